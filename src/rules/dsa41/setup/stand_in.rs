//! Persons who stand in where a level names nobody for these rules, so that its sides are a match for each other: a hero counts as much
//! as two of the rank and file.

use crate::battle::RawRon;
use crate::rules::common::equal_sides;

use super::super::data::Dsa41Data;

/// Persons for sides of so many fighters each, in the words of a level file: of those who are known to count for something.
///
/// Rule: `CMB-02`.
pub(crate) fn stand_ins(tables: &Dsa41Data, sides: &[usize]) -> Option<Vec<Vec<RawRon>>> {
    let people = tables.people.iter();
    let people = people.filter_map(|(id, person)| Some((i16::from(person.worth?), id.as_str())));
    equal_sides(people.collect(), sides)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// How much the sides count that stand in for so many fighters each.
    fn sums(sides: &[usize]) -> Vec<u8> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/rules/dsa41");
        let tables = Dsa41Data::load(&folder).unwrap();
        let worth = |raw: &RawRon| {
            let id = raw.text.split('"').nth(1).unwrap();
            let person = &tables.people[&crate::rules::Id::new(id).unwrap()];
            person.worth.unwrap()
        };
        let found = stand_ins(&tables, sides).unwrap();
        let lengths: Vec<_> = found.iter().map(Vec::len).collect();
        assert_eq!(lengths, sides);
        found.iter().map(|side| side.iter().map(worth).sum()).collect()
    }

    #[test]
    fn a_hero_is_a_match_for_two_of_the_rank_and_file_cmb_02() {
        for (sides, expected) in [
            (&[1, 1][..], vec![2, 2]),
            (&[4, 4], vec![8, 8]),
            (&[2, 4], vec![4, 4]),
            (&[4, 3], vec![6, 6]),
            (&[5, 7], vec![10, 10]),
            // Not even the weakest are few enough.
            (&[1, 3], vec![2, 3]),
        ] {
            assert_eq!(sums(sides), expected, "{sides:?}");
        }
    }
}
