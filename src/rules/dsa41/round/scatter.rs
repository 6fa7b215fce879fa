//! Where things land that fly out of a hand or are kicked away.

use crate::battle::{FighterId, Happening, Points, RuleId};
use crate::board::{BoardView, Cell, Channel, Facing, Footprint, Pair, Spot};
use crate::dice::DiceError;

use super::super::{rule, word};
use super::table::Table;

/// Squares that a weapon flies that slips out of the hand (`BRD-25`).
const FLUNG: u8 = 4;

/// Where something lands that flies out of a fighter's hand: one die tells where to, clockwise from the north, another how far
/// (`BRD-25`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn scatter(table: &mut Table, id: FighterId) -> Result<Cell, DiceError> {
    let from = table.snapshot(id).body.at;
    let course = Points::roll(rule::BRD_25, 1, 8, &mut *table.dice)?;
    let towards = direction(course.value());
    table.write(Happening::Rolled {
        fighter: id,
        what: word::COURSE,
        points: Box::new(course),
    });
    let far = distance(table, id, (rule::BRD_25, FLUNG))?;
    Ok(landing(table.ground.view(), from, towards, far))
}

/// The direction of a scatter: an eight-sided die, 1 for the north, then clockwise (`BRD-25`).
fn direction(face: i16) -> Facing {
    Facing::from_index((face - 1).clamp(0, 7) as u8)
}

pub(super) fn distance(
    table: &mut Table,
    id: FighterId,
    (cited, sides): (RuleId, u8),
) -> Result<u16, DiceError> {
    let points = Points::roll(cited, 1, sides, &mut *table.dice)?;
    let far = points.value().unsigned_abs();
    table.write(Happening::Rolled {
        fighter: id,
        what: word::SCATTER,
        points: Box::new(points),
    });
    Ok(far)
}

/// Where something lands that flies so many squares: before the first thing that stops missiles, and on the map.
///
/// Rule: `BRD-25`, `BD-DYN-02`.
pub(super) fn landing(view: BoardView, from: Cell, towards: Facing, squares: u16) -> Cell {
    let is_open = |at: Cell, next: Cell| {
        let spot = |cell| Spot::on_floor(Footprint::single(cell));
        let is_full = view
            .thing(next)
            .is_some_and(|thing| thing.blocks(Channel::Missile));
        view.contains(next) && !is_full && Pair::new(view, spot(at), spot(next)).has_missile()
    };
    let mut at = from;
    for _ in 0..squares {
        let next = at.step(towards);
        if !is_open(at, next) {
            break;
        }
        at = next;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Catalogue, Edge, Thing, ThingId};

    fn yard() -> Board {
        Board::new(7, 5).unwrap()
    }

    fn thing(class: &str) -> Option<Thing> {
        let kind = *Catalogue::default().kind(class).unwrap();
        Some(Thing::new(ThingId::Tile(Cell::default()), class, kind))
    }

    #[test]
    fn the_eight_faces_go_round_the_compass_from_the_north_brd_25() {
        let expected = [Facing::N, Facing::NE, Facing::E, Facing::S, Facing::NW];
        for (face, facing) in [1, 2, 3, 5, 8].into_iter().zip(expected) {
            assert_eq!(direction(face), facing);
        }
    }

    #[test]
    fn a_thing_flies_until_something_stops_it_brd_25() {
        // ......#   the flight begins at (2, 2)
        let mut board = yard();
        board.set_thing(Cell::new(5, 2), thing("solid"));
        board.set_thing(Cell::new(2, 0), thing("table"));
        board.set_edge(Edge::west(2, 2), thing("wall"));
        let view = BoardView::unchanged(&board);
        let from = Cell::new(2, 2);
        for (towards, squares, end) in [
            (Facing::E, 1, (3, 2)),
            (Facing::E, 4, (4, 2)),
            (Facing::W, 3, (2, 2)),
            // A table stops nothing; then the map ends.
            (Facing::N, 4, (2, 0)),
            (Facing::SE, 4, (4, 4)),
        ] {
            let lands = landing(view, from, towards, squares);
            assert_eq!((lands.x, lands.y), end, "{towards:?} {squares}");
        }
    }
}
