//! Offers: every answer that is allowed now, ready for a card, a menu or the opponent.

mod blow;
mod defence;
mod floor;
mod hand;
mod hint;
mod movement;

use std::sync::Arc;

use crate::battle::{Choice, FighterId, Offer, Question, Slot, Term};
use crate::board::Facing;
use crate::content::Words;

use self::hint::Hints;
use super::condition::riding;
use super::fighter::{Deed, Plan};
use super::legal::plainly as act;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::setup::set_up;
use super::{legal, melee, word};

/// Every legal answer to the open decision.
pub(crate) fn offers(scene: &Scene, question: Question) -> Vec<Offer> {
    let Some(fighter) = scene.get(question.fighter) else {
        return Vec::new();
    };
    let candidates = match question.kind {
        word::ASK_ANNOUNCE => announcements(),
        word::ASK_ATTACK => blow::attacks(scene, fighter),
        word::ASK_REGULAR => regular(scene, fighter),
        word::ASK_DEFEND => defence::defences(scene, question, fighter),
        kind if word::asks_for_strike(kind) => blow::strikes_in_passing(scene, fighter),
        word::ASK_FOLLOW => blow::follow(scene),
        word::ASK_PRESS => blow::press(scene),
        word::ASK_NEXT_TARGET => blow::next_targets(scene, fighter),
        word::ASK_COUNTER => defence::counters(fighter),
        word::ASK_JOUST => by_will(word::JOUST),
        word::ASK_COVER => defence::covers(scene, fighter),
        word::ASK_SET_UP => set_up::offers(scene, fighter),
        word::ASK_SUPPRESS => by_will(word::SUPPRESS),
        word::ASK_SHRUG_OFF => by_will(word::SHRUG_OFF),
        word::ASK_DEFY => by_will(word::DEFY),
        word::ASK_LAST_WORDS => [act(word::SHOUT), Choice::Pass]
            .map(|choice| Offer::of(choice.clone(), choice.term().unwrap_or(word::PASS)))
            .to_vec(),
        _ => free_actions(scene, fighter),
    };
    // Whoever has lost heart goes where his cells lead, and may not stay (MRL-02).
    let flees = fighter.condition.ado.spirit.flees();
    let is_legal = |offer: &Offer| {
        let is_flight = flees && matches!(offer.choice, Choice::Move { .. }) && !offer.cells.is_empty();
        is_flight || legal::judge(scene, Some(question), question.fighter, &first_of(offer)).is_ok()
    };
    let mut offers: Vec<Offer> = candidates.into_iter().filter(is_legal).collect();
    hand::tell_apart(fighter, &mut offers);
    let hints = Hints::of(scene, question, fighter);
    for offer in &mut offers {
        offer.hint = offer.hint.take().or_else(|| hints.for_choice(&offer.choice));
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

/// An effort of will, or none.
fn by_will(effort: Term) -> Vec<Offer> {
    vec![
        Offer::of(act(effort), effort),
        Offer::of(Choice::Pass, word::PASS),
    ]
}

fn announcements() -> Vec<Offer> {
    let plans = Plan::ALL.iter().map(|(_, term)| *term).chain([word::CARRY_ON]);
    plans
        .map(|plan| Offer::of(Choice::Plan { plan, ask_free: true }, plan))
        .chain([Offer::of(act(word::SURRENDER), word::SURRENDER)])
        .collect()
}

fn regular(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::new();
    match legal::deed(scene.round, fighter) {
        Some(deed @ (Deed::Move | Deed::Sprint)) => {
            offers.extend(movement::movements(scene, fighter, deed));
        }
        _ => {
            offers.extend(
                fighter
                    .task
                    .0
                    .map(|_| Offer::of(act(word::CARRY_ON), word::CARRY_ON)),
            );
            offers.extend(acts(scene, fighter));
        }
    }
    offers.push(Offer::of(Choice::Pass, word::PASS));
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
    let mut offers = Vec::with_capacity(64);
    offers.extend(simple.map(|term| Offer::of(act(term), term)));
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
                ..Offer::of(choice, term)
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
        offers.push(Offer::of(door, word::DOOR));
        let turn = Choice::Act {
            act: word::TURN_FULLY,
            target: None,
            with: None,
            at: None,
            facing: Some(towards),
        };
        offers.push(Offer::of(turn, word::TURN_FULLY));
    }
    if scene.round.modules.has(Modules::MOUNTED) {
        offers.extend(mounting(scene, fighter));
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
        offers.push(Offer::of(choice, word::TREAT));
        if fighter.build.traits.pike_team && melee::may_join(scene, fighter, other.id()).is_ok() {
            offers.push(Offer {
                thing: Some(other.main_arm().name.clone()),
                ..Offer::of(join_pike(other.id()), word::JOIN_PIKE)
            });
        }
        if let Some(missile) = fighter.missile() {
            offers.push(Offer {
                thing: Some(missile.arm.name.clone()),
                ..Offer::of(blow::aim(other.id()), word::AIM)
            });
        }
    }
    offers.extend(floor::acts(scene, fighter));
    offers
}

/// Getting on a mount, and off it to one of the squares beside it.
///
/// Rule: `ACT-12`, `MNT-09`.
fn mounting(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let choice = |act, target| Choice::Act {
        act,
        target,
        with: None,
        at: None,
        facing: None,
    };
    if fighter.body.mount.is_some() {
        let cells = riding::cells_beside(scene, fighter);
        let off = Offer {
            cells,
            ..Offer::of(choice(word::DISMOUNT, None), word::DISMOUNT)
        };
        return if off.cells.is_empty() {
            Vec::new()
        } else {
            vec![off]
        };
    }
    let mounts = scene.fighters.iter().filter(|other| other.build.traits.is_mount);
    let offers = mounts.map(|mount| Offer::of(choice(word::MOUNT, Some(mount.id())), word::MOUNT));
    offers.collect()
}

/// Laying hands on the pike of a friend.
///
/// Rule: `MAN-SPIESSGESPANN`.
pub(crate) const fn join_pike(bearer: FighterId) -> Choice {
    Choice::Act {
        act: word::JOIN_PIKE,
        target: Some(bearer),
        with: None,
        at: None,
        facing: None,
    }
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
            ..Offer::of(choice, act)
        }
    })
}

fn free_actions(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let mut offers = Vec::with_capacity(64);
    if fighter.is_able() {
        offers.extend(movement::moves_of(scene, fighter, word::STEP));
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
            ..Offer::of(choice, word::DRAW)
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
        offers.push(Offer::of(choice, word::TURN));
    }
    offers.extend(with_slots(word::ACTIVATE, things(fighter)));
    offers.extend(floor::free_actions(scene, fighter));
    let simple = [
        word::RELOAD,
        word::DROP,
        word::DROP_MAIN,
        word::DROP_SECOND,
        word::LET_GO,
        word::GO_DOWN,
        word::FRENZY,
        word::SHRIEK,
        word::SHOUT,
        word::WATCH,
        word::CONVERT_TO_ATTACK,
        word::CONVERT_TO_DEFENCE,
    ];
    offers.extend(simple.map(|term| Offer::of(act(term), term)));
    offers.push(Offer::of(Choice::Pass, word::PASS));
    offers
}
