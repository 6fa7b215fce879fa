//! What may be chosen: an answer is judged by its action, and before the fight by where somebody is set up.

use crate::battle::{Choice, FighterId, Question, Refusal, Term};
use crate::rules::kernel::legal;

use super::scene::Scene;
use super::{set_up, word};

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
    legal::judge_by(scene, question, fighter, |question, own| match question.kind {
        word::ASK_SET_UP => set_up::judge(scene, own, choice),
        _ => legal::verdict(scene, own, question, choice),
    })
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
