//! Why answers lead to nothing now: what the judgement of the round knows, said of each declaration that it thinks nothing of.

use crate::battle::{Choice, Offer, Question, Term};

use super::super::fighter::{Deed, Plan, Vitality};
use super::super::scene::Snapshot;
use super::super::{shot, word};
use super::blow;
use super::known::Known;
use super::plan::Outlook;

/// The word for why each offer leads to nothing; none for those that may lead to something.
pub(super) fn reasons(
    known: &Known,
    question: Question,
    own: &Snapshot,
    offers: &[Offer],
) -> Vec<Option<Term>> {
    if question.kind != word::ASK_ANNOUNCE {
        let is_empty =
            |offer: &Offer| matches!(&offer.choice, Choice::Act { act, .. } if *act == word::STRIKE_CELL);
        let reasons = offers
            .iter()
            .map(|offer| is_empty(offer).then_some(word::NOBODY_THERE));
        return reasons.collect();
    }
    // Whoever is driven by pain, breath or fear asks nothing of his foes.
    let is_free = own.condition.vitality != Vitality::Incapacitated
        && !own.condition.exhausted
        && !own.condition.ado.spirit.flees();
    if !is_free {
        return vec![None; offers.len()];
    }
    let outlook = Outlook::of(known, own, &blow::rivals(known, own));
    let no_shot = shot::hint(&known.seen, own).map(|hint| hint.word);
    let of_plan = |plan: Plan| match no_shot {
        // Loading first is what such a plan is for.
        Some(word::NOT_LOADED) if plan == Plan::ActAttack => None,
        why if own.missile().is_some() && strikes(plan) => why,
        _ => outlook.idle(plan),
    };
    let plan_of = |offer: &Offer| match offer.choice {
        Choice::Plan { plan, .. } => Plan::of(plan),
        _ => None,
    };
    offers.iter().map(|offer| of_plan(plan_of(offer)?)).collect()
}

/// Whether a declaration holds an attack.
fn strikes(plan: Plan) -> bool {
    [plan.first(), plan.second()].contains(&Some(Deed::Attack))
}

impl Outlook {
    /// Why a declaration leads to nothing; none where it may lead to something after all.
    fn idle(&self, plan: Plan) -> Option<Term> {
        let reaches = self.strike.is_some() || self.strike_after_step.is_some() || self.charge.is_some();
        let no_blow = (!reaches).then_some(word::NOBODY_IN_REACH);
        let no_need = self.need.is_none().then_some(word::NOTHING_TO_DO);
        match (plan.first(), plan.second()) {
            (Some(Deed::Move), Some(Deed::Attack)) => {
                let is_far = self.strike_after_move.is_none() && self.strike.is_none();
                is_far.then_some(word::NONE_IN_A_MOVE)
            }
            (Some(Deed::Attack), Some(Deed::Act)) | (Some(Deed::Act), Some(Deed::Attack)) => {
                no_blow.or(no_need)
            }
            // Of those who only strike, some wait for a foe who comes.
            (Some(Deed::Attack), None) => no_blow.filter(|_| self.comer.is_none()),
            (Some(Deed::Attack), _) | (_, Some(Deed::Attack)) => no_blow,
            (Some(Deed::Act), _) | (_, Some(Deed::Act)) => no_need,
            (Some(Deed::Move), Some(Deed::Move)) | (Some(Deed::Sprint), _) => {
                let is_enough = self.is_near && self.strike.is_none();
                is_enough.then_some(word::ONE_MOVE_IS_ENOUGH)
            }
            (None, _) if plan == Plan::Shelter => Some(word::NOBODY_SHOOTS),
            (None, _) => self.is_stand_off.then_some(word::NOBODY_COMES),
            _ => None,
        }
    }
}
