//! Where things land that fly out of a hand or are kicked away.

use crate::battle::{FighterId, Points, RuleId};
use crate::board::{Cell, Facing};
use crate::dice::DiceError;
use crate::rules::common::landing;

use super::super::arena::Arena;
use super::super::table::Table;
use crate::rules::dsa41::{rule, word};

/// Sides of the die that tells the direction of a scatter (`BRD-25`).
pub(crate) const DIRECTIONS: u8 = 8;

/// Where something lands that flies out of a fighter's hand: one die tells where to, clockwise from the north, another how far
/// (`BRD-25`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn scatter(table: &mut Table, id: FighterId, most: u8) -> Result<Cell, DiceError> {
    let from = table.snapshot(id).body.at;
    let course = Points::roll(rule::BRD_25, 1, DIRECTIONS, &mut *table.dice)?;
    let towards = direction(course.value());
    table.rolled(id, word::COURSE, course);
    let far = distance(table, id, (rule::BRD_25, most))?;
    Ok(landing(table.ground.view(), from, towards, far))
}

/// The direction of a scatter: an eight-sided die, 1 for the north, then clockwise (`BRD-25`).
fn direction(face: i16) -> Facing {
    Facing::from_index((face - 1).clamp(0, 7) as u8)
}

pub(crate) fn distance(
    table: &mut Table,
    id: FighterId,
    (cited, sides): (RuleId, u8),
) -> Result<u16, DiceError> {
    let far = table.throw(id, word::SCATTER, (cited, 1, sides))?.unsigned_abs();
    Ok(far)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_faces_go_round_the_compass_from_the_north_brd_25() {
        let expected = [Facing::N, Facing::NE, Facing::E, Facing::S, Facing::NW];
        for (face, facing) in [1, 2, 3, 5, 8].into_iter().zip(expected) {
            assert_eq!(direction(face), facing);
        }
    }
}
