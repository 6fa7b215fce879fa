//! What may be chosen: every answer is judged here, whoever gives it, by the conditions of its action.

use crate::battle::{Choice, FighterId, Question, Refusal, RuleId, Term};

use super::action::{self, Action, At, Call};
use super::scene::{Scene, Snapshot};
use super::{rule, word};

pub(crate) use super::action::manoeuvre::contact_way;

/// Whether a choice is a legal answer to a question.
///
/// # Errors
///
/// Why it is not.
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
    if question.kind == word::ASK_SET_UP {
        return super::set_up::judge(scene, own, choice);
    }
    let Some(action) = action::find(question.kind, choice) else {
        let asking = action::asking(question.kind);
        return Err(asking.map_or(rule::PL_ACT_01, |asking| asking.refusal));
    };
    allows(action, &At::new(scene, own, question, Call::of(choice)))
}

/// Whether an action with what is named may be chosen.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn allows(action: &Action, at: &At) -> Result<(), RuleId> {
    let cost = action.price(at)?;
    action::keeps_attack(at, action, cost)
}

/// An act without any further word.
pub(crate) const fn plainly(act: Term) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: None,
        at: None,
        facing: None,
    }
}
