//! Persons who stand in where a level names nobody for these rules, so that its sides are of equal points.
//!
//! The points of a person are his hit points, three for each die of his attack with the weapon that he holds at the beginning, two for
//! each die of his Defence, and twice the mean damage of that weapon: what decides a fight. The rules themselves know no points.

use crate::battle::{RawRon, Slot};
use crate::board::Cell;
use crate::rules::common::equal_sides;

use super::assault;
use super::data::PoolData;
use super::defence::{self, Guard};
use super::scene::Snapshot;
use super::sheet::Build;

/// The points of a person.
fn points(build: &Build) -> i16 {
    let build = std::sync::Arc::new(build.clone());
    let fighter = Snapshot::rested(&build, 1, Cell::default());
    let arm = build.arms.first();
    let close = arm.and_then(|arm| arm.close);
    let shot = arm.and_then(|arm| arm.shot);
    let attack = match (close, shot) {
        (Some(_), _) => assault::close_dice(&fighter, Slot(0)).map_or(0, |dice| dice.value()),
        (None, Some(shot)) => build.attack_skill(shot.skill) + build.characteristics.agility,
        (None, None) => 0,
    };
    let damage = close.map(|close| close.damage).or(shot.map(|shot| shot.damage));
    let bonus = if close.is_some() { build.close_bonus() } else { 0 };
    let twice_mean = damage.map_or(0, |(count, sides)| i16::from(count) * (i16::from(sides) + 1)) + 2 * bonus;
    let guard = Guard {
        has_shield: fighter.has_shield(),
        ..Guard::of(&build, &[])
    };
    build.hit_points + 3 * attack + 2 * defence::pool(&guard).value() + twice_mean
}

/// Persons for sides of so many fighters each, in the words of a level file.
pub(super) fn stand_ins(tables: &PoolData, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let people = tables.people.iter();
    let worth = people.map(|(id, person)| (points(&Build::of(tables, person)), id.as_str()));
    equal_sides(worth.collect(), sides)
}

#[cfg(test)]
mod tests {
    use super::super::sheet::test::{person, tables};
    use super::*;

    #[test]
    fn points_are_what_decides_a_fight() {
        // Aldric: 26 + 3*10 + 2*10 + (8 + 1) + 2*5 = 95. The goblin: 12 + 3*7 + 2*6 + (6 + 1)... his short sword is led
        // with Agility 4: 7 dice; 1d6 + 2: 7 + 4. 12 + 21 + 12 + 11 = 56.
        assert_eq!(
            (points(&person("PL-HER-01")), points(&person("PL-OPP-01"))),
            (95, 56)
        );
        // The archer: 22 + 3*11 + 2*7 + 9 = 78; no Strength at a distance.
        assert_eq!(points(&person("PL-HER-03")), 78);
    }

    #[test]
    fn sides_of_one_size_are_the_same() {
        let tables = tables();
        for sides in [vec![1, 1], vec![4, 4], vec![12, 12, 12]] {
            let found = stand_ins(&tables, &sides).unwrap();
            assert!(found.iter().all(|side| *side == found[0]));
            assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), sides);
        }
        assert!(stand_ins(&tables, &[]).is_none());
    }
}
