//! What may be chosen: every answer is judged here, whoever gives it.

mod attack;
mod deed;
mod door;
mod owed;

use crate::battle::{Choice, FighterId, Question, Refusal, RuleId};

use super::scene::{Scene, Snapshot};
use super::{rule, word};

pub(crate) use attack::{
    Right, can_reach, contact_way, contact_ways, may_attack, may_draw_on_the_way, may_manoeuvre,
    may_strike_cell, reaches,
};
pub(crate) use deed::{Cost, LEAVING, deed, held_things, may_begin, near_items};
pub(crate) use door::{door, pane};

/// Whether a choice is a legal answer to a question.
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
    let own = scene.get(fighter).ok_or(Refusal::NothingAsked)?;
    verdict(scene, question, own, choice).map_err(|rule| Refusal::Forbidden { rule })
}

fn verdict(scene: &Scene, question: Question, own: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    match question.kind {
        word::ASK_SET_UP => super::set_up::judge(scene, own, choice),
        word::ASK_STANCE => stance(choice),
        word::ASK_LATE => plain_or_pass(choice, word::ACT_NOW, rule::PL_DLY_02),
        word::ASK_COUNTER => plain_or_pass(choice, word::ACT_NOW, rule::PL_RIP_06),
        word::ASK_REGAIN => plain_or_pass(choice, word::TAKE_BACK, rule::PL_MAN_05),
        word::ASK_RIPOSTE => riposte(scene, question, own, choice),
        _ => turn(scene, own, choice),
    }
}

/// The stance is declared or not; a side may give up instead (`PL-RIP-01`, `PL-DEC-01`).
fn stance(choice: &Choice) -> Result<(), RuleId> {
    match choice {
        Choice::Plan {
            plan: word::PLAN_FIGHT | word::PLAN_STANCE,
            ..
        } => Ok(()),
        _ if is_plain(choice, word::SURRENDER) => Ok(()),
        _ => Err(rule::PL_RIP_01),
    }
}

/// An early riposte is one attack on whoever has struck, or nothing.
///
/// Rule: `PL-RIP-04`, `PL-RIP-07`, `PL-DEC-05`.
fn riposte(scene: &Scene, question: Question, own: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Attack { target, .. } if Some(*target) != question.about => Err(rule::PL_RIP_07),
        Choice::Attack { .. } => attack::attack_choice(scene, own, choice, attack::Right::Riposte),
        _ => Err(rule::PL_RIP_04),
    }
}

/// An answer in the own turn.
///
/// Rule: `PL-DEC-02` to `PL-DEC-04`.
fn turn(scene: &Scene, own: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    // A late riposte is a whole turn with an attack on whoever has struck (PL-RIP-06, PL-RIP-07).
    let against = scene.round.running().and_then(|running| running.against);
    let owed = against
        .filter(|_| own.state.turn.has_attack())
        .and_then(|id| scene.get(id));
    match choice {
        Choice::Pass if owed.is_some_and(|foe| owed::can_come_to_blows(scene, own, foe)) => {
            Err(rule::PL_RIP_06)
        }
        Choice::Pass => Ok(()),
        Choice::Attack { target, .. } if against.is_some_and(|it| it != *target) => Err(rule::PL_RIP_07),
        Choice::Attack { .. } => attack::attack_choice(scene, own, choice, attack::Right::Turn),
        Choice::Move { gait, path, .. } => {
            deed::movement(scene, own, *gait, path)?;
            owed.map_or(Ok(()), |foe| owed::after_move(scene, own, foe, choice))
        }
        Choice::Act { .. } => {
            let cost = deed(scene, own, choice)?;
            owed.map_or(Ok(()), |foe| owed::after_act(scene, own, foe, (choice, cost)))
        }
        _ => Err(rule::PL_ACT_01),
    }
}

fn plain_or_pass(choice: &Choice, act: crate::battle::Term, rule: RuleId) -> Result<(), RuleId> {
    if *choice == Choice::Pass || is_plain(choice, act) {
        Ok(())
    } else {
        Err(rule)
    }
}

/// Whether a choice is an act and nothing besides.
fn is_plain(choice: &Choice, wanted: crate::battle::Term) -> bool {
    *choice == plainly(wanted)
}

/// An act without any further word.
pub(crate) const fn plainly(act: crate::battle::Term) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}
