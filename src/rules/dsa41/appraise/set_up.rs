//! Setting up: the opponent's fighters stand near to blows or far from them, as their weapons ask, not alone, and not in the dark.

use crate::battle::{Choice, FighterId, Question, Slot, Term};
use crate::board::{Cell, Footprint};

use super::super::fighter::Style;
use super::super::legal::plainly as act;
use super::super::scene::Snapshot;
use super::super::setup::set_up;
use super::super::terrain::{place, situation};
use super::super::word;
use super::known::Known;
use super::{HALF_SQUARE, POINT};

/// From here on a shooter gains nothing by standing farther away, in squares.
const FAR_ENOUGH: u16 = 12;
/// Whoever strikes keeps this many squares between himself and the foes at first, so that they have to come to him.
const NEAR_ENOUGH: u16 = 3;
/// Squares to the nearest comrade from which on one counts as alone.
const ALONE: u16 = 3;

/// What a point of what the dark takes from his blows is worth to somebody who begins with a light.
const IN_THE_DARK: i64 = 700;
/// What a point of attack or parry is worth to somebody who chooses a weapon.
const SKILL: i64 = 150;

/// What a place for a fighter is worth more than the one that he has, and a light in his hand; that he is ready is worth nothing.
pub(super) fn places(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let here = worth(known, own, own.body.at);
    let mut found = vec![(Choice::Pass, 0)];
    for cell in set_up::cells(&known.seen, own) {
        let gain = worth(known, own, cell) - here;
        if gain > 0 {
            found.push((placed(cell), gain));
        }
    }
    found.extend(light(known, question, own));
    found
}

/// Taking the light at his feet in hand where it is dark to him, or the weapon that leaves a hand for it, if that is worth it.
///
/// Rule: `BRD-30`, `SIT-20`.
fn light(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let level = scene.board().ambient(own.body.at).unwrap_or(0);
    let gain = -i64::from(situation::light::hindrance(own.build.traits.eyes, level)) * IN_THE_DARK;
    let Some(name) = set_up::light_at_feet(scene, own).filter(|_| gain > 0) else {
        return Vec::new();
    };
    let take = with(word::TAKE_LIGHT, name);
    if known.allows(question, own, &take) {
        return vec![(take, gain)];
    }
    let shelf = &scene.round.shelf;
    let leaves_a_hand = |slot: &Slot| !shelf.takes_both_hands(&own.build, *slot);
    let slots = (0..own.build.styles.len()).map(|place| Slot(place as u8));
    let others = slots.filter(leaves_a_hand).filter(|_| own.missile().is_none());
    let weighed = others.filter_map(|slot| {
        let draw = with(word::DRAW, slot);
        let worth = gain + strength(own.build.style(slot)) - strength(own.style());
        let is_meant = worth > 0 && own.build.style(slot).missile.is_none();
        (is_meant && known.allows(question, own, &draw)).then_some((draw, worth))
    });
    weighed.collect()
}

/// About what the weapon of a style is worth: what it does, and how well it is led.
fn strength(style: &Style) -> i64 {
    let arm = style.main();
    let parry = arm.parry.as_ref().map_or(0, |parry| i64::from(parry.value()));
    let dice = i64::from(arm.dice) * (i64::from(arm.sides) + 1) * POINT / 2;
    let points = if arm.is_endurance { POINT / 2 } else { POINT } * i64::from(arm.plus.value());
    dice + points + SKILL * (i64::from(arm.attack.value()) + parry)
}

fn with(word: Term, slot: Slot) -> Choice {
    let mut choice = act(word);
    if let Choice::Act { with, .. } = &mut choice {
        *with = Some(slot);
    }
    choice
}

fn placed(cell: Cell) -> Choice {
    let mut choice = act(word::PLACE);
    if let Choice::Act { at, .. } = &mut choice {
        *at = Some(cell);
    }
    choice
}

fn worth(known: &Known, own: &Snapshot, cell: Cell) -> i64 {
    let there = Footprint::new(cell, own.body.size);
    let far = |other: &Snapshot| there.gap(place::footprint(&other.body)).cheb();
    let Some(foe) = foes(known, own).map(far).min() else {
        return 0;
    };
    let comrade = comrades(known, own).map(far).min();
    let wanted = if own.missile().is_some() {
        FAR_ENOUGH
    } else {
        NEAR_ENOUGH
    };
    let alone = comrade.map_or(0, |far| far.saturating_sub(ALONE));
    -2 * HALF_SQUARE * (i64::from(foe.abs_diff(wanted)) + i64::from(alone))
}

fn foes<'s>(known: &'s Known, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let all = known.seen.fighters.iter();
    all.filter(|other| other.body.present && known.seen.are_hostile(own, other))
}

fn comrades<'s>(known: &'s Known, own: &'s Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let id: FighterId = own.id();
    let all = known.seen.fighters.iter();
    all.filter(move |other| other.id() != id && other.fighter.side == own.fighter.side && other.body.present)
}
