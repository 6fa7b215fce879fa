//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent.

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Stake, Term};
use crate::board::{Cell, Facing, Footprint};

use super::assault::{Assault, Way};
use super::legal::{self, plainly};
use super::manoeuvre::Manoeuvre;
use super::scene::{Scene, Snapshot};
use super::sheet::Arm;
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
    offers.retain(|offer| !has_legal_cells(offer) || !offer.cells.is_empty());
    offers
}

/// Whether an offer is allowed; a movement is judged by its cells.
fn is_legal(scene: &Scene, question: Question, offer: &Offer) -> bool {
    match &offer.choice {
        // Its cells are those that may be chosen.
        Choice::Act {
            act: word::PLACE | word::STRIKE_CELL,
            ..
        } => true,
        Choice::Move { gait, .. } => scene
            .get(question.fighter)
            .is_some_and(|own| legal::may_begin(own, *gait).is_ok()),
        choice => legal::judge(scene, Some(question), question.fighter, choice).is_ok(),
    }
}

/// Of the cells of a movement and of a blow at a suspected foe those remain that are allowed: a late riposte must come to blows.
fn keep_legal_cells(scene: &Scene, question: Question, offer: &mut Offer) {
    let Some(own) = scene.get(question.fighter) else {
        return;
    };
    if question.about.is_none() {
        return;
    }
    let choice = |cell: Cell| match &offer.choice {
        Choice::Move { gait, .. } => Some(Choice::Move {
            gait: *gait,
            path: moves::route(scene, own, *gait, cell)?,
            facing: None,
        }),
        Choice::Act {
            act: word::STRIKE_CELL,
            with,
            ..
        } => Some(Choice::Act {
            act: word::STRIKE_CELL,
            target: None,
            with: *with,
            at: Some(cell),
            facing: None,
        }),
        _ => None,
    };
    let is_open = |cell: &Cell| {
        let choice = choice(*cell);
        choice.is_some_and(|choice| legal::judge(scene, Some(question), question.fighter, &choice).is_ok())
    };
    if has_legal_cells(offer) {
        offer.cells = offer.cells.iter().copied().filter(is_open).collect();
    }
}

/// Whether an offer is for nothing but its cells, each of which must be allowed.
fn has_legal_cells(offer: &Offer) -> bool {
    matches!(
        offer.choice,
        Choice::Move { .. }
            | Choice::Act {
                act: word::STRIKE_CELL,
                ..
            }
    )
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

/// Blows at squares where a foe may stand whom nobody sees; none where sides have no secrets.
///
/// Rule: `BD-VIS-06`.
fn strikes_at_cells(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    if scene.side_view().is_none() || !own.state.turn.has_attack() {
        return Vec::new();
    }
    let offer = |(with, arm): (Slot, &Arm)| {
        let reach = arm.close?.reach;
        let Cell { x, y } = own.body.at;
        let corner = Cell::new(x - i16::from(reach), y - i16::from(reach));
        let around = Footprint::new(corner, own.body.size + 2 * reach);
        let cells: Vec<Cell> = around
            .cells()
            .filter(|cell| legal::may_strike_cell(scene, own, with, *cell).is_ok())
            .collect();
        (!cells.is_empty()).then(|| Offer {
            thing: Some(arm.name.clone()),
            cells,
            ..plain(with_slot(word::STRIKE_CELL, with), word::STRIKE_CELL)
        })
    };
    own.wielded().filter_map(offer).collect()
}

fn turn(scene: &Scene, own: &Snapshot) -> Vec<Offer> {
    let mut offers = attacks(scene, own);
    offers.extend(strikes_at_cells(scene, own));
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
    // With all actions used the turn is over but for trifles.
    let has_action = own.state.turn.has_attack() || own.state.turn.has_move();
    let end = if has_action { offers.len() } else { 0 };
    offers.insert(end, plain(Choice::Pass, word::PASS));
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

/// A manoeuvre on somebody by the way of a number, where there is a choice.
pub(super) fn at_contact(target: FighterId, with: Slot, manoeuvre: Term, number: Option<i16>) -> Choice {
    Choice::Attack {
        target,
        with,
        manoeuvre,
        stakes: number.into_iter().collect(),
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
        for (with, arm) in own.wielded().chain(drawn_on_the_way(own)) {
            for manoeuvre in Manoeuvre::ALL {
                offers.push(Offer {
                    thing: Some(arm.name.clone()),
                    ..plain(
                        at_contact(foe.id(), with, manoeuvre.term(), None),
                        manoeuvre.term(),
                    )
                });
                offers.extend(from_another_side(scene, own, foe, manoeuvre, (with, arm)));
            }
        }
    }
    offers
}

/// A manoeuvre that comes into contact by another way than the shortest, by the number of the way; none where there is one at most.
///
/// Rule: `PL-DEC-04`.
fn from_another_side(
    scene: &Scene,
    own: &Snapshot,
    foe: &Snapshot,
    manoeuvre: Manoeuvre,
    (with, arm): (Slot, &Arm),
) -> Option<Offer> {
    let word = match manoeuvre {
        Manoeuvre::Push => word::PUSH_ROUND,
        Manoeuvre::KnockOver => word::KNOCK_ROUND,
        _ => return None,
    };
    legal::may_manoeuvre(scene, own, foe, manoeuvre, with, legal::Right::Turn).ok()?;
    let most = legal::contact_ways(scene, own, foe, manoeuvre).len() as i16;
    (most > 1).then(|| Offer {
        thing: Some(arm.name.clone()),
        stakes: vec![Stake {
            word: word::WAY,
            least: 2,
            most,
            shares: false,
        }],
        ..plain(at_contact(foe.id(), with, manoeuvre.term(), Some(2)), word)
    })
}

/// The weapons for close combat that can be drawn on the way of a manoeuvre, by slot.
///
/// Rule: `PL-MAN-09`.
pub(super) fn drawn_on_the_way(own: &Snapshot) -> impl Iterator<Item = (Slot, &Arm)> {
    let slots = (0..own.build.arms.len() as u8).map(Slot);
    let at_hand = slots.filter(|slot| legal::may_draw_on_the_way(own, *slot));
    at_hand.filter_map(|slot| Some((slot, own.arm(slot).filter(|arm| arm.close.is_some())?)))
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
    for (name, movable) in legal::held_things(scene, own) {
        offers.push(Offer {
            thing: Some(scene.round.shelf.name(&movable.gear)),
            ..plain(with_slot(word::DROP_THING, name), word::DROP_THING)
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
