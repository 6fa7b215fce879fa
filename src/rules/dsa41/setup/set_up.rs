//! Setting up: where a side may place its fighters before the fight, where they look when it begins, and the lights that they carry.

use crate::battle::{Body, Choice, Movable, Offer, Slot, Term, Whereabouts, WhyNot};
use crate::board::{Cell, Facing};
use crate::rules::kernel::set_up::act;
use crate::rules::kernel::why::no_answer;

use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, rule, why, word};

pub(crate) use crate::rules::kernel::set_up::{cells, judge, offers};

/// Where a fighter looks to whom nobody has said it: towards the nearest foe whom his side knows of, else to the middle of the map.
///
/// Rule: `BRD-30`.
pub(crate) fn facing(scene: &Scene, fighter: &Snapshot) -> Facing {
    let own = &fighter.body;
    nearest_foe(scene, fighter)
        .and_then(|foe| place::bearing(own, &foe.body))
        .or_else(|| place::bearing(own, &middle(scene)))
        .unwrap_or(own.facing)
}

/// The nearest foe on the map, of several the one with the lowest id.
pub(crate) fn nearest_foe<'s>(scene: &'s Scene, fighter: &'s Snapshot) -> Option<&'s Snapshot> {
    let foes = scene.fighters.iter();
    foes.filter(|foe| foe.body.present && scene.are_hostile(fighter, foe))
        .min_by_key(|foe| place::distance(fighter, foe))
}

/// The light that a fighter has in his hand, as far as it is one that he carries besides a weapon.
///
/// Rule: `BRD-30`, `BRD-19`.
pub(crate) fn light_in_hand(scene: &Scene, fighter: &Snapshot) -> Option<Slot> {
    let mut held = scene.ground.movables.held_by(fighter.id());
    let is_light = |(_, movable): &(Slot, &Movable)| scene.round.shelf.is_light(movable);
    held.find(is_light).map(|(name, _)| name)
}

/// The light that a fighter carries and that lies at his feet, because both his hands are full, or because he has put it there.
///
/// Rule: `BRD-30`, `BD-LVL-10`.
pub(crate) fn light_at_feet(scene: &Scene, fighter: &Snapshot) -> Option<Slot> {
    let mut carried = scene.ground.setting.carried.iter();
    let (_, kind) = carried.find(|(bearer, _)| *bearer == fighter.id())?;
    let here = Whereabouts::Lies(fighter.body.at);
    let mut all = scene.ground.movables.iter();
    all.find(|(_, movable)| movable.at == here && movable.gear == *kind)
        .map(|(name, _)| name)
}

/// Whether a fighter may begin with another of his styles: not when his weapon is in its sheath or in other hands.
///
/// Rule: `BRD-30`, `VAL-07`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_hold(scene: &Scene, fighter: &Snapshot, style: Slot) -> Result<(), WhyNot> {
    legal::leaves_the_light(scene, fighter, style)?;
    let wanted = fighter.build.styles.get(usize::from(style.0));
    let wanted = wanted.ok_or_else(|| why::no_weapon(rule::BRD_30))?;
    if style == fighter.hands.style {
        Err(why::in_hand_already(rule::BRD_30, &wanted.name))
    } else if wanted.hurls.is_some() {
        // Nobody begins in the middle of a throw (WPN-14).
        Err(why::begins_with_no_throw(rule::BRD_30, &wanted.name))
    } else if fighter.condition.ado.has_lost(style) {
        Err(why::lost(rule::BRD_30, &wanted.name))
    } else if fighter.hands.empty {
        Err(why::begins_empty_handed(rule::BRD_30))
    } else {
        Ok(())
    }
}

/// Whether a fighter may begin with the light at his feet in hand, or the other way round.
///
/// Rule: `BRD-30`.
///
/// # Errors
///
/// Why not.
pub(crate) fn judge_light(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    match choice {
        Choice::Act {
            act: word::PUT_DOWN,
            with: Some(name),
            ..
        } if *choice == handled(word::PUT_DOWN, *name) => match light_in_hand(scene, fighter) {
            Some(light) if light == *name => Ok(()),
            _ => Err(why::not_carried(rule::BRD_30)),
        },
        Choice::Act {
            act: word::TAKE_LIGHT,
            with: Some(name),
            ..
        } if *choice == handled(word::TAKE_LIGHT, *name) => match light_at_feet(scene, fighter) {
            Some(light) if light != *name => Err(why::not_near(rule::BRD_30)),
            None => Err(why::not_near(rule::BRD_30)),
            Some(_) if !legal::has_free_hand(scene, fighter) => {
                Err(why::hands_full(rule::BRD_30, &fighter.style().name))
            }
            Some(_) => Ok(()),
        },
        _ => Err(no_answer(rule::BRD_30)),
    }
}

/// The offers of both.
pub(crate) fn offer_light(scene: &Scene, fighter: &Snapshot) -> Vec<Offer> {
    let lights = [
        (light_in_hand(scene, fighter), word::PUT_DOWN),
        (light_at_feet(scene, fighter), word::TAKE_LIGHT),
    ];
    let offer = |(name, act): (Option<Slot>, _)| {
        let movable = scene.ground.movables.get(name?)?;
        Some(Offer {
            thing: Some(scene.round.shelf.name(&movable.gear)),
            ..Offer::of(handled(act, name?), act)
        })
    };
    lights.into_iter().filter_map(offer).collect()
}

/// An act with a thing.
fn handled(word: Term, name: Slot) -> Choice {
    let mut choice = act(word);
    if let Choice::Act { with, .. } = &mut choice {
        *with = Some(name);
    }
    choice
}

/// The middle of the map as a body, to measure towards.
fn middle(scene: &Scene) -> Body {
    let board = scene.board().board();
    Body {
        at: Cell::new((board.width() / 2) as i16, (board.height() / 2) as i16),
        size: 1,
        facing: Facing::N,
        posture: crate::battle::Posture::Standing,
        able: false,
        present: false,
        altitude_dm: 0,
        mount: None,
    }
}
