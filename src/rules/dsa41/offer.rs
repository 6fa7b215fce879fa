//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent.

use std::sync::Arc;

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Stake, Term};
use crate::board::{Cell, Facing, Footprint};
use crate::content::Words;

use super::attack;
use super::defence::Means;
use super::fighter::{Arm, Deed, Plan};
use super::hint::Hints;
use super::legal::plainly as act;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::shot::Way;
use super::{legal, melee, moves, offer_floor, offer_set_up, place, word};

/// Every legal answer to the open decision.
pub(crate) fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
    let Some(fighter) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let candidates = match question.kind {
        word::ASK_ANNOUNCE => announcements(),
        word::ASK_ATTACK => attacks(scene, fighter),
        word::ASK_REGULAR => regular(scene, fighter),
        word::ASK_DEFEND => defences(scene, question, fighter),
        word::ASK_STRIKE => strikes_in_passing(scene, fighter),
        word::ASK_FOLLOW => follow(scene),
        word::ASK_SET_UP => offer_set_up::offers(scene, fighter),
        word::ASK_LAST_WORDS => [act(word::SHOUT), Choice::Pass]
            .map(|choice| plain(choice.clone(), choice.term().unwrap_or(word::PASS)))
            .to_vec(),
        _ => free_actions(scene, fighter),
    };
    let is_legal =
        |offer: &Offer| legal::judge(scene, Some(question), question.fighter, &first_of(offer)).is_ok();
    let mut offers: Vec<Offer> = candidates.into_iter().filter(is_legal).collect();
    let hints = Hints::of(scene, question, fighter);
    for offer in &mut offers {
        offer.hint = hints.for_choice(&offer.choice);
    }
    offers
}

/// The offer's answer with the first of its cells, so that families can be judged by one of theirs.
fn first_of(offer: &Offer) -> Choice {
    let mut choice = offer.choice.clone();
    if let (Choice::Defend { to, .. }, Some(cell)) = (&mut choice, offer.cells.first()) {
        *to = Some(*cell);
    }
    if let (Choice::Act { at, .. }, Some(cell)) = (&mut choice, offer.cells.first()) {
        *at = Some(*cell);
    }
    // A move is judged by its cells, which are the ones that can be reached.
    match choice {
        Choice::Move { .. } if !offer.cells.is_empty() => Choice::Pass,
        other => other,
    }
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

fn announcements() -> Vec<Offer> {
    let plans = Plan::ALL.iter().map(|(_, term)| *term).chain([word::CARRY_ON]);
    plans
        .map(|plan| plain(Choice::Plan { plan, ask_free: true }, plan))
        .chain([plain(act(word::SURRENDER), word::SURRENDER)])
        .collect()
}

fn attacks(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let targets: Vec<FighterId> = scene
        .fighters
        .iter()
        .filter(|other| other.is_conscious() && scene.are_hostile(fighter, other))
        .map(Snapshot::id)
        .collect();
    for target in targets {
        for (slot, arm) in fighter.arms() {
            for manoeuvre in [word::ATTACK, word::FEINT, word::POWER_BLOW] {
                let most = attack::most_stakes(arm);
                let is_plain = manoeuvre == word::ATTACK;
                let stakes = if is_plain { Vec::new() } else { vec![1] };
                let choice = Choice::Attack {
                    target,
                    with: Slot(slot as u8),
                    manoeuvre,
                    stakes,
                };
                let stakes = if is_plain {
                    Vec::new()
                } else {
                    vec![Stake {
                        word: manoeuvre,
                        least: 1,
                        most,
                    }]
                };
                offers.push(Offer {
                    thing: Some(arm.name.clone()),
                    stakes,
                    ..plain(choice, manoeuvre)
                });
            }
        }
        offers.extend(shots(fighter, target));
    }
    if scene.round.modules.has(Modules::DK) {
        offers.extend(changes_of_distance(scene, fighter));
    }
    offers.extend(strikes_at_cells(scene, fighter));
    offers.push(plain(act(word::DELAY), word::DELAY));
    offers.push(plain(Choice::Pass, word::PASS));
    offers
}

/// Blows at cells where a foe may stand whom nobody sees; none where sides have no secrets.
///
/// Rule: `BD-VIS-06`.
fn strikes_at_cells(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    if scene.side_view().is_none() {
        return Vec::new();
    }
    let Cell { x, y } = fighter.body.at;
    let offer = |(slot, arm): (usize, &Arm)| {
        let reach = i16::from(arm.reach);
        let corner = Cell::new(x - reach, y - reach);
        let around = Footprint::new(corner, fighter.body.size + 2 * arm.reach);
        let cells: Vec<Cell> = around
            .cells()
            .filter(|cell| legal::may_strike_cell(scene, fighter, arm, *cell).is_ok())
            .collect();
        let choice = Choice::Act {
            act: word::STRIKE_CELL,
            target: None,
            with: Some(Slot(slot as u8)),
            at: None,
            facing: None,
        };
        (!cells.is_empty()).then(|| Offer {
            thing: Some(arm.name.clone()),
            cells,
            ..plain(choice, word::STRIKE_CELL)
        })
    };
    fighter.arms().filter_map(offer).collect()
}

/// Coming nearer to those with whom one is engaged, and getting away from them (`ACT-24`, `DK-04`).
fn changes_of_distance(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let Some((slot, arm)) = fighter.arms().next() else {
        return Vec::new();
    };
    let with = Slot(slot as u8);
    let mut offers = Vec::new();
    for (target, _) in scene.round.melee.pairs.foes_of(fighter.id()) {
        for manoeuvre in [
            word::SHORTEN,
            word::SHORTEN_TWO,
            word::SHORTEN_FEINT,
            word::SHORTEN_TWO_FEINT,
            word::LENGTHEN,
            word::LENGTHEN_TWO,
        ] {
            let is_feint = [word::SHORTEN_FEINT, word::SHORTEN_TWO_FEINT].contains(&manoeuvre);
            let stake = Stake {
                word: word::FEINT,
                least: 1,
                most: attack::most_stakes(arm),
            };
            let choice = Choice::Attack {
                target,
                with,
                manoeuvre,
                stakes: if is_feint { vec![1] } else { Vec::new() },
            };
            offers.push(Offer {
                thing: Some(arm.name.clone()),
                stakes: if is_feint { vec![stake] } else { Vec::new() },
                ..plain(choice, manoeuvre)
            });
        }
        offers.push(plain(concerning(word::CLOSE_IN, target), word::CLOSE_IN));
    }
    offers
}

const fn concerning(act: Term, target: FighterId) -> Choice {
    Choice::Act {
        act,
        target: Some(target),
        with: None,
        at: None,
        facing: None,
    }
}

/// The shots and throws at a target, and the aim at it; those that are not possible fall out later.
fn shots(fighter: &Snapshot, target: FighterId) -> Vec<Offer> {
    let Some(missile) = fighter.missile() else {
        return Vec::new();
    };
    let ways = Way::FLYING.into_iter().filter_map(Way::term);
    let shot = |manoeuvre: Term| Choice::Attack {
        target,
        with: Slot(fighter.missile_slot()),
        manoeuvre,
        stakes: Vec::new(),
    };
    ways.map(|manoeuvre| (shot(manoeuvre), manoeuvre))
        .chain([(aim(target), word::AIM)])
        .map(|(choice, word)| Offer {
            thing: Some(missile.arm.name.clone()),
            ..plain(choice, word)
        })
        .collect()
}

const fn aim(target: FighterId) -> Choice {
    Choice::Act {
        act: word::AIM,
        target: Some(target),
        with: None,
        at: None,
        facing: None,
    }
}

/// Striking at somebody who passes, now or at a later square, or not (`PAS-01`).
fn strikes_in_passing(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let Some(opening) = scene.round.melee.opening else {
        return Vec::new();
    };
    let strike = |(slot, arm): (usize, &super::fighter::Arm)| {
        let choice = Choice::Attack {
            target: opening.victim,
            with: Slot(slot as u8),
            manoeuvre: word::PASSING_STRIKE,
            stakes: Vec::new(),
        };
        Offer {
            thing: Some(arm.name.clone()),
            ..plain(choice, word::PASSING_STRIKE)
        }
    };
    let mut offers: Vec<Offer> = fighter.arms().map(strike).collect();
    offers.push(plain(act(word::STRIKE_LATER), word::STRIKE_LATER));
    offers.push(plain(Choice::Pass, word::PASS));
    offers
}

/// Following somebody who gets away, or not (`BRD-07`).
fn follow(scene: &Scene) -> Vec<Offer> {
    let Some(asked) = scene.round.melee.follow else {
        return Vec::new();
    };
    vec![
        plain(concerning(word::FOLLOW, asked.mover), word::FOLLOW),
        plain(Choice::Pass, word::PASS),
    ]
}

fn moves_of(scene: &Scene, fighter: &Snapshot, gait: Term) -> Option<Offer> {
    if fighter.condition.disoriented || fighter.condition.held_by.is_some() {
        return None;
    }
    let cells: Vec<Cell> = moves::reach(scene, fighter, gait)
        .into_iter()
        .map(|(cell, _)| cell)
        .collect();
    let choice = Choice::Move {
        gait,
        path: Vec::new(),
        facing: None,
    };
    (!cells.is_empty()).then(|| Offer {
        cells,
        ..plain(choice, gait)
    })
}

fn regular(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    match legal::deed(scene.round, fighter) {
        Some(deed @ (Deed::Move | Deed::Sprint)) => {
            let gait = if deed == Deed::Move {
                word::WALK
            } else {
                word::SPRINT
            };
            offers.extend(moves_of(scene, fighter, gait));
            offers.extend(moves_of(scene, fighter, word::JUMP));
            offers.extend(moves_of(scene, fighter, word::CLIMB));
            offers.extend(moves_of(scene, fighter, word::JUMP_DOWN));
            offers.push(plain(act(word::LEAVE), word::LEAVE));
        }
        _ => offers.extend(acts(scene, fighter)),
    }
    offers.push(plain(Choice::Pass, word::PASS));
    offers
}

fn acts(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let simple = [
        word::STAND,
        word::STAND_QUICKLY,
        word::KNEEL,
        word::RECOVER,
        word::PICK_UP,
        word::ORIENT,
        word::BREATHE,
        word::RELOAD,
        word::STOW,
        word::BREAK_FREE,
        word::SLIP_FREE,
    ];
    let mut offers: Vec<Offer> = simple.iter().map(|term| plain(act(*term), *term)).collect();
    for (slot, style) in fighter.build.styles.iter().enumerate() {
        for term in [word::CHANGE_STYLE, word::DRAW] {
            let with = Some(Slot(slot as u8));
            let choice = Choice::Act {
                act: term,
                target: None,
                with,
                at: None,
                facing: None,
            };
            offers.push(Offer {
                thing: Some(style.name.clone()),
                ..plain(choice, term)
            });
        }
    }
    let skills = fighter.build.skills.iter().map(|skill| &skill.name);
    offers.extend(with_slots(word::USE_TALENT, skills));
    offers.extend(with_slots(word::USE_ITEM, things(fighter)));
    for towards in Facing::ALL {
        let cell = fighter.body.at.step(towards);
        let door = Choice::Act {
            act: word::DOOR,
            target: None,
            with: None,
            at: Some(cell),
            facing: None,
        };
        offers.push(plain(door, word::DOOR));
        let turn = Choice::Act {
            act: word::TURN_FULLY,
            target: None,
            with: None,
            at: None,
            facing: Some(towards),
        };
        offers.push(plain(turn, word::TURN_FULLY));
    }
    for other in &scene.fighters {
        let target = Some(other.id());
        let choice = Choice::Act {
            act: word::TREAT,
            target,
            with: None,
            at: None,
            facing: None,
        };
        offers.push(plain(choice, word::TREAT));
        if let Some(missile) = fighter.missile() {
            offers.push(Offer {
                thing: Some(missile.arm.name.clone()),
                ..plain(aim(other.id()), word::AIM)
            });
        }
    }
    offers.extend(offer_floor::acts(scene, fighter));
    offers
}

fn things(fighter: &Snapshot) -> impl Iterator<Item = &Arc<Words>> {
    fighter.build.things.iter().map(|thing| &thing.name)
}

/// One offer for each of a fighter's things or talents, by slot.
fn with_slots<'a>(act: Term, names: impl Iterator<Item = &'a Arc<Words>>) -> impl Iterator<Item = Offer> {
    names.enumerate().map(move |(slot, name)| {
        let choice = Choice::Act {
            act,
            target: None,
            with: Some(Slot(slot as u8)),
            at: None,
            facing: None,
        };
        Offer {
            thing: Some(name.clone()),
            ..plain(choice, act)
        }
    })
}

fn defences(scene: &Scene, question: Question, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    let attacker = question.about.and_then(|id| scene.get(id));
    for (means, term) in Means::ALL {
        let cells = match (means, attacker) {
            (Means::Dodge, Some(attacker)) => place::dodge_cells(scene, fighter, attacker),
            (means, Some(attacker)) if means.classes() > 0 => {
                let ways = melee::retreat(scene, fighter, attacker, means.classes()).unwrap_or_default();
                ways.iter().filter_map(|way| way.last()).copied().collect()
            }
            _ => Vec::new(),
        };
        let thing = match means {
            Means::Parry => Some(fighter.main_arm().name.clone()),
            Means::Ward | Means::SecondWard => fighter.style().ward.as_ref().map(|ward| ward.name.clone()),
            _ => None,
        };
        offers.push(Offer {
            cells,
            thing,
            ..plain(
                Choice::Defend {
                    means: term,
                    to: None,
                },
                term,
            )
        });
    }
    offers.push(plain(
        Choice::Defend {
            means: word::NO_DEFENCE,
            to: None,
        },
        word::NO_DEFENCE,
    ));
    offers
}

fn free_actions(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    if fighter.is_able() {
        offers.extend(moves_of(scene, fighter, word::STEP));
    }
    for (slot, style) in fighter.build.styles.iter().enumerate() {
        let choice = Choice::Act {
            act: word::DRAW,
            target: None,
            with: Some(Slot(slot as u8)),
            at: None,
            facing: None,
        };
        offers.push(Offer {
            thing: Some(style.name.clone()),
            ..plain(choice, word::DRAW)
        });
    }
    for side in [-1, 1] {
        let facing = Some(fighter.body.facing.turned(side));
        let choice = Choice::Act {
            act: word::TURN,
            target: None,
            with: None,
            at: None,
            facing,
        };
        offers.push(plain(choice, word::TURN));
    }
    offers.extend(with_slots(word::ACTIVATE, things(fighter)));
    offers.extend(offer_floor::free_actions(scene, fighter));
    let simple = [word::RELOAD, word::DROP, word::GO_DOWN, word::SHOUT, word::WATCH];
    offers.extend(simple.map(|term| plain(act(term), term)));
    offers.push(plain(Choice::Pass, word::PASS));
    offers
}
