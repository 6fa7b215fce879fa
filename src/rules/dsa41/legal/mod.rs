//! What is allowed: every answer to an open decision is judged here, and offers are only what passes.
//!
//! One file for each question; what is in the hands and the doors have files of their own, and so have the points that are announced with a blow.

mod announce;
mod attack;
mod defend;
mod door;
mod floor;
mod free;
mod hands;
mod passing;
mod regular;
mod stake;

use crate::battle::{Choice, FighterId, Question, Refusal, RuleId, Term, WhyNot};

use super::scene::Scene;
use super::setup::set_up;
use super::{rule, why, word};
use crate::rules::kernel::why::no_answer;

pub(crate) use announce::{plainly, plan};
pub(crate) use attack::{
    may_assassinate, may_change_distance, may_convert, may_let_strike, may_manoeuvre, may_strike,
    may_strike_cell,
};
pub(crate) use door::door;
pub(crate) use floor::{
    breakable, has_free_hand, has_tool_for, is_his_last, leaves_the_light, lying, overturned, tables,
    unlockable,
};
pub(crate) use free::may_step;
pub(crate) use hands::{QUICK_FROM_BACK, QUICK_SHIELD, change_style, draw, drawing_time, pick_up};
pub(crate) use regular::{deed, is_position, regular};
pub(crate) use stake::{may_announce, may_stake};

/// Judges an answer to the open decision of a battle.
///
/// # Errors
///
/// The reason why it is not allowed.
pub(crate) fn judge(
    scene: &Scene,
    question: Option<Question>,
    fighter: FighterId,
    choice: &Choice,
) -> Result<(), Refusal> {
    let question = question.ok_or(Refusal::NothingAsked)?;
    if question.fighter != fighter {
        return Err(Refusal::NotYourChoice {
            asked: question.fighter,
        });
    }
    let asked = scene.get(fighter).ok_or(Refusal::NothingAsked)?;
    let verdict = match question.kind {
        word::ASK_ANNOUNCE => announce::announcement(scene, asked, choice),
        word::ASK_ATTACK => attack::attack(scene, asked, choice),
        word::ASK_REGULAR => regular::regular(scene, asked, choice),
        word::ASK_DEFEND => defend::answer(scene, asked, choice),
        word::ASK_LAST_WORDS => free::last_words(choice),
        kind if word::asks_for_strike(kind) => passing::strike(scene, asked, choice),
        word::ASK_FOLLOW => passing::follow(scene, choice),
        word::ASK_PRESS => passing::press(scene, choice),
        word::ASK_NEXT_TARGET => passing::next_target(scene, asked, choice),
        word::ASK_COUNTER => defend::counter(scene, asked, choice),
        word::ASK_JOUST => by_will(choice, (word::JOUST, rule::MNT_07)),
        word::ASK_COVER => defend::cover(scene, asked, choice),
        word::ASK_SUPPRESS => by_will(choice, (word::SUPPRESS, rule::WND_11)),
        word::ASK_SHRUG_OFF => by_will(choice, (word::SHRUG_OFF, rule::CRT_03)),
        word::ASK_DEFY => by_will(choice, (word::DEFY, rule::LEN_04)),
        word::ASK_SET_UP => set_up::judge(scene, asked, choice),
        // AUS-04: whoever has jumped aside can only dodge or find his bearings.
        _ if asked.condition.disoriented && *choice != Choice::Pass => Err(why::disoriented(rule::AUS_04)),
        _ => free::free_action(scene, asked, choice),
    };
    verdict.map_err(Refusal::Forbidden)
}

/// Whether an effort of will, or none, answers the question of a rule.
///
/// Rule: `WND-11`, `CRT-03`, `LEN-04`.
fn by_will(choice: &Choice, (effort, rule): (Term, RuleId)) -> Result<(), WhyNot> {
    if *choice == Choice::Pass || *choice == plainly(effort) {
        Ok(())
    } else {
        Err(no_answer(rule))
    }
}
