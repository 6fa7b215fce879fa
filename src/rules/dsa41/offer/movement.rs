//! Offers of movement: the gaits of a fighter with the squares that each of them leads to.

use crate::battle::{Choice, Hint, Offer, Term};
use crate::board::{Cell, WaterGrade};

use super::super::condition::morale::{self, WayOut};
use super::super::fighter::{Deed, Plan};
use super::super::legal::plainly as act;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, melee, rule, word};

/// The ways to move in the slot of a movement: walking, running, sprinting, jumping, climbing; and leaving the map.
///
/// Rule: `ACT-10`, `ACT-11`, `BRD-12`, `BRD-29`.
pub(super) fn movements(scene: &Scene, fighter: &Snapshot, deed: Deed) -> Vec<Offer> {
    let gait = if deed == Deed::Move {
        word::WALK
    } else {
        word::SPRINT
    };
    let mut offers: Vec<Offer> = moves_of(scene, fighter, gait).into_iter().collect();
    let withdrawal = offers.first().and_then(|plain| withdrawal(scene, fighter, plain));
    // Who gives both actions for his way runs (ACT-10).
    if fighter.turn.plan == Some(Plan::MoveMove) {
        offers.iter_mut().for_each(|offer| offer.word = word::RUN);
    }
    if let Some(word) = manner(scene, fighter) {
        offers.iter_mut().for_each(|offer| offer.word = word);
    }
    offers.extend(withdrawal);
    for gait in [word::JUMP, word::CLIMB, word::JUMP_DOWN] {
        offers.extend(moves_of(scene, fighter, gait));
    }
    offers.push(Offer::of(act(word::LEAVE), word::LEAVE));
    offers
}

/// What moving is called for who lies or swims.
///
/// Rule: `BRD-12`.
fn manner(scene: &Scene, fighter: &Snapshot) -> Option<Term> {
    let is_deep = |cell| {
        let facts = scene.board().cell(cell);
        facts.is_some_and(|facts| facts.water_grade() == WaterGrade::Swimming)
    };
    let flies = fighter.body.flies_dm() > 0;
    if !flies && place::footprint(&fighter.body).cells().all(is_deep) {
        Some(word::SWIM)
    } else if fighter.is_prone() {
        Some(word::CRAWL)
    } else {
        None
    }
}

/// Breaking off: of the squares that an offered move leads to those where none of the foes with whom he is engaged reaches him any more,
/// with the number of those who may strike at him as he goes.
///
/// Rule: `PAS-02`, `BRD-06`, `BRD-08`.
fn withdrawal(scene: &Scene, fighter: &Snapshot, plain_move: &Offer) -> Option<Offer> {
    let pairs = scene.round.melee.pairs.foes_of(fighter.id());
    let foes: Vec<&Snapshot> = pairs.filter_map(|(id, _)| scene.get(id)).collect();
    if foes.is_empty() {
        return None;
    }
    let mut offer = plain_move.clone();
    let mut there = fighter.clone();
    offer.cells.retain(|cell| {
        there.body.at = *cell;
        !foes.iter().any(|foe| melee::holds_together(scene, &there, foe))
    });
    let strikers = foes.iter().filter(|foe| {
        let own = place::footprint(&fighter.body);
        melee::strikes_are_on(scene) && melee::exerts(scene, foe, fighter) && melee::guards(scene, foe, own)
    });
    offer.word = word::WITHDRAW;
    offer.hint = Some(Hint {
        word: word::STRIKES_WAIT,
        numbers: vec![(word::FOES, strikers.count() as i16)],
        rule: rule::PAS_02,
    });
    (!offer.cells.is_empty()).then_some(offer)
}

/// The square that somebody who has lost heart goes to.
///
/// Rule: `MRL-02`.
fn retreat(scene: &Scene, fighter: &Snapshot, gait: Term) -> Option<Cell> {
    match morale::way_out(scene, fighter, gait) {
        WayOut::Leg(leg) if gait == morale::gait(fighter) => leg.last().copied(),
        _ => None,
    }
}

/// The squares that a gait leads to; none for who cannot move so.
pub(super) fn moves_of(scene: &Scene, fighter: &Snapshot, gait: Term) -> Option<Offer> {
    if fighter.condition.disoriented || fighter.condition.held_by.is_some() {
        return None;
    }
    let cells: Vec<Cell> = if fighter.condition.ado.spirit.flees() && gait != word::STEP {
        retreat(scene, fighter, gait).into_iter().collect()
    } else {
        moves::reach(scene, fighter, gait)
            .into_iter()
            .map(|(cell, _)| cell)
            .collect()
    };
    let cells: Vec<Cell> = if gait == word::STEP {
        let is_open = |cell: &Cell| legal::may_step(scene, fighter, *cell).is_ok();
        cells.into_iter().filter(is_open).collect()
    } else {
        cells
    };
    let choice = Choice::Move {
        gait,
        path: Vec::new(),
        facing: None,
    };
    (!cells.is_empty()).then(|| Offer {
        cells,
        ..Offer::of(choice, gait)
    })
}
