//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent.

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Term};
use crate::board::{Cell, Facing};

use super::assault::{Assault, Way};
use super::legal::{self, plainly};
use super::manoeuvre::Manoeuvre;
use super::scene::{Scene, Snapshot};
use super::{moves, word};

/// Every legal answer to the open decision.
pub(crate) fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
    let Some(own) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let candidates = match question.kind {
        word::ASK_SET_UP => super::set_up::offers(scene, own),
        word::ASK_STANCE => stances(),
        word::ASK_LATE | word::ASK_COUNTER => {
            vec![
                plain(plainly(word::ACT_NOW), word::ACT_NOW),
                plain(Choice::Pass, word::WAIT),
            ]
        }
        word::ASK_REGAIN => {
            vec![
                plain(plainly(word::TAKE_BACK), word::TAKE_BACK),
                plain(Choice::Pass, word::LEAVE_IT),
            ]
        }
        word::ASK_RIPOSTE => {
            let mut offers = attacks(scene, own);
            offers.push(plain(Choice::Pass, word::WAIT));
            offers
        }
        _ => turn(scene, own),
    };
    let mut offers: Vec<Offer> = candidates
        .into_iter()
        .filter(|offer| is_legal(scene, question, offer))
        .collect();
    offers
        .iter_mut()
        .for_each(|offer| keep_legal_cells(scene, question, offer));
    offers.retain(|offer| !matches!(offer.choice, Choice::Move { .. }) || !offer.cells.is_empty());
    offers
}

/// Whether an offer is allowed; a movement is judged by its cells.
fn is_legal(scene: &Scene, question: Question, offer: &Offer) -> bool {
    match &offer.choice {
        // Its cells are those that may be chosen.
        Choice::Act { act: word::PLACE, .. } => true,
        Choice::Move { gait, .. } => scene
            .get(question.fighter)
            .is_some_and(|own| legal::may_begin(own, *gait).is_ok()),
        choice => legal::judge(scene, Some(question), question.fighter, choice).is_ok(),
    }
}

/// Of the cells of a movement those remain to which it may lead: a late riposte must come to blows.
fn keep_legal_cells(scene: &Scene, question: Question, offer: &mut Offer) {
    let Choice::Move { gait, .. } = offer.choice else {
        return;
    };
    let Some(own) = scene.get(question.fighter) else {
        return;
    };
    if question.about.is_none() {
        return;
    }
    offer.cells.retain(|cell| {
        let Some(path) = moves::route(scene, own, gait, *cell) else {
            return false;
        };
        let choice = Choice::Move {
            gait,
            path,
            facing: None,
        };
        legal::judge(scene, Some(question), question.fighter, &choice).is_ok()
    });
}

pub(super) fn plain(choice: Choice, word: Term) -> Offer {
    Offer {
        choice,
        word,
        thing: None,
        stakes: Vec::new(),
        cells: Vec::new(),
        hint: None,
    }
}

fn stances() -> Vec<Offer> {
    let plans = [word::PLAN_FIGHT, word::PLAN_STANCE].map(|plan| {
        let choice = Choice::Plan {
            plan,
            ask_free: false,
        };
        plain(choice, plan)
    });
    let surrender = plain(plainly(word::SURRENDER), word::SURRENDER);
    plans.into_iter().chain([surrender]).collect()
}

fn turn(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    let mut offers = attacks(scene, own);
    offers.extend(manoeuvres(scene, own));
    for gait in [word::WALK, word::CRAWL, word::SPRINT, word::CLIMB, word::JUMP] {
        let cells: Vec<Cell> = if legal::may_begin(own, gait).is_ok() {
            moves::reach(scene, own, gait)
                .into_iter()
                .map(|(cell, _)| cell)
                .collect()
        } else {
            Vec::new()
        };
        let choice = Choice::Move {
            gait,
            path: Vec::new(),
            facing: None,
        };
        offers.push(Offer {
            cells,
            ..plain(choice, gait)
        });
    }
    offers.extend(deeds(scene, own));
    offers.push(plain(Choice::Pass, word::PASS));
    offers
}

/// An attack or manoeuvre of a word on somebody.
pub(super) fn attack(target: FighterId, with: Slot, manoeuvre: Term) -> Choice {
    Choice::Attack {
        target,
        with,
        manoeuvre,
        stakes: Vec::new(),
    }
}

/// All attacks on all foes with all that is in the hands; those that are not allowed are sorted out with the others.
fn attacks(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let foes = scene
        .fighters
        .iter()
        .filter(|foe| scene.are_hostile(own, foe) && foe.can_suffer());
    for foe in foes {
        for (with, arm) in own.wielded() {
            for (way, is_sneaky) in [
                (Way::Close, true),
                (Way::Close, false),
                (Way::Shot, true),
                (Way::Shot, false),
            ] {
                let assault = Assault { way, with, is_sneaky };
                let choice = attack(foe.id(), with, assault.term());
                offers.push(Offer {
                    thing: Some(arm.name.clone()),
                    ..plain(choice, assault.term())
                });
            }
        }
        for (place, spell) in own.build.powers.iter().enumerate() {
            let choice = attack(foe.id(), Slot(place as u8), word::SPELL);
            offers.push(Offer {
                thing: Some(spell.name.clone()),
                ..plain(choice, word::SPELL)
            });
        }
    }
    offers
}

fn manoeuvres(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let foes = scene
        .fighters
        .iter()
        .filter(|foe| scene.are_hostile(own, foe) && foe.can_suffer());
    for foe in foes {
        for (with, arm) in own.wielded() {
            for manoeuvre in Manoeuvre::ALL {
                let choice = attack(foe.id(), with, manoeuvre.term());
                offers.push(Offer {
                    thing: Some(arm.name.clone()),
                    ..plain(choice, manoeuvre.term())
                });
            }
        }
    }
    offers
}

fn deeds(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    let simple = [
        word::RISE,
        word::LOAD,
        word::DRINK,
        word::DELAY,
        word::SHEATHE,
        word::DROP,
        word::PUT_DOWN,
        word::LEAVE,
        word::HIDE,
    ];
    let mut offers: Vec<Offer> = simple.iter().map(|term| plain(plainly(*term), *term)).collect();
    for (place, arm) in own.build.arms.iter().enumerate() {
        offers.push(Offer {
            thing: Some(arm.name.clone()),
            ..plain(with_slot(word::DRAW, Slot(place as u8)), word::DRAW)
        });
    }
    for (name, movable) in legal::near_items(scene, own) {
        offers.push(Offer {
            thing: Some(scene.round.shelf.name(&movable.gear)),
            ..plain(with_slot(word::PICK_UP, name), word::PICK_UP)
        });
    }
    for other in scene.fighters.iter() {
        for act in [word::TREAT, word::GIVE_DRINK, word::FINISH, word::LIFT] {
            offers.push(plain(at_fighter(act, other.id(), None), act));
        }
        for (place, spell) in own.build.powers.iter().enumerate() {
            let slot = Some(Slot(place as u8));
            offers.push(Offer {
                thing: Some(spell.name.clone()),
                ..plain(at_fighter(word::HEAL, other.id(), slot), word::HEAL)
            });
        }
    }
    for towards in Facing::ALL {
        let cell = Some(own.body.at.step(towards));
        for act in [word::DOOR, word::SMASH] {
            let choice = Choice::Act {
                act,
                target: None,
                with: None,
                at: cell,
                facing: None,
            };
            offers.push(plain(choice, act));
        }
        let choice = Choice::Act {
            act: word::TURN,
            target: None,
            with: None,
            at: None,
            facing: Some(towards),
        };
        offers.push(plain(choice, word::TURN));
    }
    offers
}

/// An act with one of the own things, or with one that lies about.
pub(super) const fn with_slot(act: Term, with: Slot) -> Choice {
    Choice::Act {
        act,
        target: None,
        with: Some(with),
        at: None,
        facing: None,
    }
}

/// An act that concerns somebody.
pub(super) const fn at_fighter(act: Term, target: FighterId, with: Option<Slot>) -> Choice {
    Choice::Act {
        act,
        target: Some(target),
        with,
        at: None,
        facing: None,
    }
}
