//! Persons who stand in where a level names nobody for these rules, so that its sides are of equal points.
//!
//! The points of a person are attack, parry and half the life energy, with twice the armour: what decides a fight with the weapon that
//! he holds at its beginning. The rules themselves know no points for whole persons.

use crate::battle::RawRon;
use crate::rules::common::equal_sides;

use super::build;
use super::data::Dsa41Data;
use super::fighter::Build;
use super::module::Modules;

/// The points of a person.
fn points(build: &Build) -> i16 {
    let arm = build.styles.first().and_then(|style| style.arms.first());
    let attack = arm.map_or(0, |arm| arm.attack.value());
    let parry = arm.and_then(|arm| arm.parry.as_ref());
    let parry = parry.or(build.dodge.as_ref()).map_or(0, |ledger| ledger.value());
    attack + parry + build.life / 2 + 2 * build.armour.value()
}

/// Persons for sides of so many fighters each, in the words of a level file.
pub(super) fn stand_ins(tables: &Dsa41Data, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let people = tables.people.iter().map(|(id, person)| {
        let build = build::of_person(tables, person, Modules::default());
        (points(&build), id.as_str())
    });
    equal_sides(people.collect(), sides)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn tables() -> Dsa41Data {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
        Dsa41Data::load(&folder).unwrap()
    }

    fn sums(tables: &Dsa41Data, sides: &[usize]) -> Vec<i16> {
        let worth = |raw: &RawRon| {
            let id = raw.text.split('"').nth(1).unwrap();
            let person = &tables.people[&crate::rules::Id::new(id).unwrap()];
            points(&build::of_person(tables, person, Modules::default()))
        };
        let found = stand_ins(tables, sides).unwrap();
        let lengths: Vec<_> = found.iter().map(Vec::len).collect();
        assert_eq!(lengths, sides);
        found.iter().map(|side| side.iter().map(worth).sum()).collect()
    }

    #[test]
    fn sides_of_one_size_are_of_equal_points() {
        let tables = tables();
        for sides in [vec![1, 1], vec![4, 4], vec![30, 30, 30]] {
            let sums = sums(&tables, &sides);
            assert!(sums.iter().all(|sum| *sum == sums[0]), "{sides:?}: {sums:?}");
        }
        assert!(stand_ins(&tables, &[]).is_none());
    }

    #[test]
    fn a_larger_side_comes_as_near_as_the_persons_allow() {
        let tables = tables();
        for sides in [[3, 4], [4, 3], [4, 5], [5, 7]] {
            let sums = sums(&tables, &sides);
            // Persons are a few points apart from the next, and no more than that is left over.
            assert!(sums[0].abs_diff(sums[1]) <= 5, "{sides:?}: {sums:?}");
        }
    }
}
