//! What lies about: who gets at it, where it lands that flies, and how it comes to lie on a square.

use super::lamp::drench;
use super::{LaidOut, footprint};
use crate::battle::{Body, FighterId, Happening, Slot, Term, Whereabouts};
use crate::board::{BoardView, Cell, Channel, Facing, Footprint, Pair, Spot, WaterGrade};

/// Squares within which one gets hold of what lies about.
const NEAR: i16 = 1;

/// Whether a cell is one of a body's own or a neighbour of one.
pub(crate) fn is_near(body: &Body, cell: Cell) -> bool {
    let near = |own: Cell| (own.x - cell.x).abs() <= NEAR && (own.y - cell.y).abs() <= NEAR;
    footprint(body).cells().any(near)
}

/// Whether water hides what lies on a cell (`BD-DYN-02`).
pub(crate) fn is_sunk(view: BoardView, cell: Cell) -> bool {
    let facts = view.cell(cell);
    facts.is_some_and(|facts| facts.water_grade() >= WaterGrade::Waist)
}

/// Lays a thing on a cell.
pub(crate) fn lay(table: &mut impl LaidOut, name: Slot, cell: Cell) {
    if let Some(movable) = table.ground_mut().movables.get_mut(name) {
        movable.at = Whereabouts::Lies(cell);
    }
}

/// A fighter puts down what he carries where he stands, and it is said with this word; a light may fall into water.
pub(crate) fn put_down(table: &mut impl LaidOut, id: FighterId, name: Slot, act: Term) {
    let cell = table.body(id).at;
    lay(table, name, cell);
    table.write(Happening::Acted {
        fighter: id,
        act,
        target: None,
        with: Some(name),
        at: Some(cell),
    });
    drench(table);
}

/// Where something lands that flies so many squares: before the first thing that stops missiles, and on the map.
///
/// Rule: `BD-DYN-02`.
pub(crate) fn landing(view: BoardView, from: Cell, towards: Facing, squares: u16) -> Cell {
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
    fn a_thing_flies_until_something_stops_it() {
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
