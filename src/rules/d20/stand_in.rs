//! Creatures that stand in where a level names nobody for these rules, so that its sides are of equal points.
//!
//! The points of a creature say how long it lasts and what it does meanwhile: twenty times the root of the mean damage of all its attacks in
//! a round against an AC of 15, times its hit points over the mean damage that a blow of +5 for 1d8+2 does to it. The rules themselves know no points;
//! the numbers are those of a middling creature of the tables. Only those stand in that fill a single square and fight hand to hand: what a bow
//! is worth hangs on the way that foes have to walk, which the points of a creature do not know.

use crate::battle::RawRon;
use crate::rules::common::equal_sides;

use super::arm::Arm;
use super::attack;
use super::data::{Creature, D20Data};
use super::guard;
use super::scene::Snapshot;
use super::sheet::Build;

/// The AC of a middling creature.
const GUARD: i16 = 15;
/// The attack bonus of a middling creature, and twice its mean damage.
const BLOW: (i16, i64) = (5, 13);

/// Faces of twenty that hit.
fn hits(bonus: i16, armour_class: i16) -> i64 {
    i64::from((21 + bonus - armour_class).clamp(1, 19))
}

/// Twice the mean damage of a weapon, at least two.
fn twice_mean(arm: &Arm) -> i64 {
    let dice = arm.damage;
    let of_dice = i64::from(dice.count) * (i64::from(dice.sides) + 1);
    (of_dice + 2 * i64::from(dice.plus)).max(2)
}

/// Twenty times twice the mean damage in a round of whoever stands and fights.
fn dealt(build: &Build) -> i64 {
    let of_weapon = |arm: &Arm| -> i64 {
        let all = attack::further(build.base_attack).map(|less| hits(arm.bonus + less, GUARD));
        all.sum::<i64>() * twice_mean(arm)
    };
    let weapon = build.arms.iter().find(|arm| !arm.is_body()).map_or(0, of_weapon);
    let body: i64 = build
        .arms
        .iter()
        .filter(|arm| arm.is_natural())
        .map(|arm| i64::from(arm.count()) * hits(arm.bonus, GUARD) * twice_mean(arm))
        .sum();
    weapon.max(body)
}

/// The points of a creature.
fn points(tables: &D20Data, creature: &Creature) -> i16 {
    use std::sync::Arc;
    let build = Arc::new(Build::of(tables, creature));
    let own = Snapshot::rested(&build, 1, crate::board::Cell::default());
    let against = super::armour_class::Against::default();
    let armour_class = guard::own_parts(tables, &own).against(against).value();
    let suffered = hits(BLOW.0, armour_class) * BLOW.1;
    let worth = 400 * dealt(&build) * i64::from(build.hit_points) / suffered.max(1);
    i16::try_from(worth.max(0).isqrt()).unwrap_or(i16::MAX)
}

/// Whether a creature stands in for anybody: it fills one square by itself, and does not live by spells, by shots or on horseback.
fn may_stand_in(tables: &D20Data, creature: &Creature) -> bool {
    let fills_one = tables.size(creature.size).is_some_and(|row| row.space == 1);
    let build = Build::of(tables, creature);
    let is_archer = build
        .arms
        .iter()
        .find(|arm| !arm.is_body())
        .is_some_and(Arm::is_shot);
    fills_one && creature.spells.is_none() && creature.mount.is_none() && !is_archer
}

/// Creatures for sides of so many fighters each, in the words of a level file.
pub(super) fn stand_ins(tables: &D20Data, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let all = tables.heroes.iter().chain(&tables.opponents);
    let fit = all.filter(|(_, creature)| may_stand_in(tables, creature));
    let people = fit.map(|(id, creature)| (points(tables, creature), id.as_str()));
    equal_sides(people.collect(), sides)
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::tables;
    use super::*;

    #[test]
    fn points_are_what_decides_a_fight() {
        let tables = tables();
        let of = |id: &str| points(&tables, tables.creature(id).unwrap());
        // Worked out by hand. Alda: +11 and +6 against 15 hit with 17 and 12 faces, 29 · 19 (1d8+5 twice) = 551; AC 21 is hit by 5 faces, 5 · 13
        // = 65: root(400 · 551 · 49 / 65) = 407. The goblin: +2, 8 faces · 7 (1d6) = 56; AC 15 by 11 faces, 143: root(400 · 56 · 5 / 143) = 27.
        assert_eq!((of("D20-HER-01"), of("D20-OPP-01")), (407, 27));
    }

    #[test]
    fn who_stands_in_fills_one_square_and_casts_nothing() {
        let tables = tables();
        let may = |id: &str| may_stand_in(&tables, tables.creature(id).unwrap());
        assert!(may("D20-HER-01") && may("D20-OPP-01"));
        // A large ogre, a tiny rat, a cleric, a knight on his horse.
        assert!(!may("D20-OPP-09") && !may("D20-OPP-11") && !may("D20-HER-04") && !may("D20-HER-07"));
        // Serin with his longbow.
        assert!(!may("D20-HER-06"));
    }
}
