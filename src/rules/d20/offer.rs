//! Every answer that is allowed now: it follows from the list of actions, and before the fight from where somebody is set up.

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Term};
use crate::rules::kernel::offer;

use super::scene::Scene;
use super::{set_up, word};

/// Every legal answer to the open decision.
pub(crate) fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    if question.kind == word::ASK_SET_UP {
        let mut offers = set_up::offers(scene, own);
        offers.retain(|it| !it.cells.is_empty() || set_up::judge(scene, own, &it.choice).is_ok());
        return offers;
    }
    let mut offers = offer::offers(scene, question);
    // With standard and move actions used the turn is over but for trifles.
    let (spent, allowance) = (own.budget.spent, own.budget.allowance);
    let is_left =
        spent.has_standard(allowance) || spent.has_move(allowance) || super::action::attack::has_further(own);
    let is_over = question.kind == word::ASK_TURN && !is_left;
    if is_over && offers.last().is_some_and(|last| last.choice == Choice::Pass) {
        offers.rotate_right(1);
    }
    offers
}

/// An act with one of the own things, or with one that lies about.
pub(crate) const fn with_slot(act: Term, with: Slot) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: Some(with),
        at: None,
        facing: None,
    }
}

/// An act that concerns somebody.
pub(crate) const fn at_whom(act: Term, target: FighterId) -> Choice {
    Choice::Act {
        act,
        target: Some(target),
        with: None,
        at: None,
        facing: None,
    }
}
