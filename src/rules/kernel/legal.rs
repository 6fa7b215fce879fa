//! What is allowed: every answer is judged here, whoever gives it, by the conditions of its action.

use crate::battle::{Choice, FighterId, Question, Refusal, WhyNot};

use super::action::{Action, Acts, At, Call, asking, find};
use super::{Scene, Snapshot, why};

/// Whether a choice of a fighter is a legal answer to a question, as the actions say.
///
/// # Errors
///
/// Why it is not.
pub fn judge<R: Acts>(
    scene: &Scene<R>,
    question: Option<Question>,
    fighter: FighterId,
    choice: &Choice,
) -> Result<(), Refusal> {
    judge_by(scene, question, fighter, |question, own| {
        verdict(scene, own, question, choice)
    })
}

/// The same by another verdict.
///
/// # Errors
///
/// Why it is not.
pub fn judge_by<R: Acts>(
    scene: &Scene<R>,
    question: Option<Question>,
    fighter: FighterId,
    verdict: impl FnOnce(Question, &Snapshot<R>) -> Result<(), WhyNot>,
) -> Result<(), Refusal> {
    let question = question.ok_or(Refusal::NothingAsked)?;
    if question.fighter != fighter {
        return Err(Refusal::NotYourChoice {
            asked: question.fighter,
        });
    }
    let own = scene.get(fighter).ok_or(Refusal::NothingAsked)?;
    verdict(question, own).map_err(Refusal::Forbidden)
}

/// Whether a choice answers a question, and may be made.
///
/// # Errors
///
/// Why not.
pub fn verdict<R: Acts>(
    scene: &Scene<R>,
    own: &Snapshot<R>,
    question: Question,
    choice: &Choice,
) -> Result<(), WhyNot> {
    match find::<R>(question.kind, choice) {
        Some(action) => allows(action, &At::new(scene, own, question, Call::of(choice))),
        None => {
            let asking = asking::<R>(question.kind).unwrap_or(&R::asked()[0]);
            Err(why::no_answer(asking.refusal))
        }
    }
}

/// Whether an action with what is named may be chosen.
///
/// # Errors
///
/// Why not.
pub fn allows<R: Acts>(action: &Action<R>, at: &At<R>) -> Result<(), WhyNot> {
    let cost = action.price(at)?;
    R::leaves_open(at, action, cost)
}
