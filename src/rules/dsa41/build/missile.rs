//! Weapons that shoot or are thrown, in the hands of a person.

use std::sync::Arc;

use crate::battle::{Ledger, Term};
use crate::rules::Id;

use super::super::belongings::Missile;
use super::super::data::{Item, Missile as Flies, RangedWeapon, Shot, Talent};
use super::super::fighter::{Arm, Style};
use super::super::rule;
use super::arm;
use super::person::Maker;

/// The style of holding a missile weapon ready: feet and elbows are all that is left for blows.
pub(super) fn style(maker: &Maker, shot: &Shot, brawling: &Arm) -> Option<Style> {
    let weapon = maker.data.ranged.get(&shot.weapon)?;
    let is_thrown = weapon.missile == Flies::Thrown;
    Some(Style {
        name: Arc::new(weapon.name.clone()),
        arms: vec![brawling.clone()],
        ward: None,
        is_off_hand: false,
        missile: Some(Missile {
            value: value(maker, weapon, &shot.talent),
            silhouette: Term(if is_thrown { "spear" } else { "bow" }),
            load: load(maker, weapon),
            is_crossbow: weapon.missile == Flies::Bolt,
        }),
        initiative: maker.initiative(),
        gear_initiative: 0,
        draw: if is_thrown { 1 } else { 2 },
        ward_draw: 0,
    })
}

/// The ranged attack value: all points of the talent, and all of the encumbrance that it bears (`VAL-04`, `VAL-05`, `VAL-06`).
fn value(maker: &Maker, weapon: &RangedWeapon, talent: &Id<Talent>) -> Ledger {
    let (_, _, points) = maker.split(talent);
    let special = 2 * i16::from(maker.is_special(&Item::Ranged(weapon.id.clone())));
    let mut value = Ledger::new(rule::VAL_02, maker.basis.fk);
    value.add(rule::VAL_04, points);
    value.add(rule::WPN_13, special);
    value.add(rule::VAL_05, -arm::burden(maker, talent));
    value
}

/// Regular actions to load; quick hands save one with a bow, a quarter with a crossbow (`RNG-30`, `RNG-33`). A thrown weapon is
/// loaded by drawing it (`RNG-34`).
fn load(maker: &Maker, weapon: &RangedWeapon) -> u16 {
    let slow = u16::from(weapon.load);
    match weapon.missile {
        Flies::Thrown => 0,
        Flies::Arrow if maker.has("SF-SCHNELLLADENBOGEN") => slow.saturating_sub(1).max(1),
        Flies::Bolt if maker.has("SF-SCHNELLLADENARMBRUST") => (3 * slow).div_ceil(4),
        _ => slow,
    }
}
