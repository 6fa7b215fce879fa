//! Warns of doors and doorways that nobody can walk through.

use super::spot::Spot;
use crate::board::{Board, Cell, Edge, Facing, Passage, Thing};
use crate::content::Problem;
use crate::content::budget::MAX_PROBLEMS;

/// A warning for every doorway without a free cell on both sides; of very many the first, and how many others there are.
///
/// Rule: `BD-MAP-09`.
pub(super) fn blocked_doorways(map: &Spot, board: &Board) -> Vec<Problem> {
    let cells = board
        .cells()
        .filter(|cell| is_doorway(board, *cell) && !has_way(board, *cell))
        .map(|cell| {
            let spot = map.inside(format!("cell ({}, {})", cell.x, cell.y));
            spot.problem("the doorway has no free cell on both sides")
        });
    let edges = board
        .edges()
        .filter(|(edge, thing)| thing.kind.door && !leads_on(board, *edge))
        .map(|(edge, thing)| {
            let [_, Cell { x, y }] = edge.cells();
            let spot = map
                .inside("layer `edges`")
                .inside(format!("{} by cell ({x}, {y})", thing.class));
            spot.problem("the door has no free cell on both sides")
        });
    let mut found = cells.chain(edges);
    let mut kept: Vec<Problem> = found.by_ref().take(MAX_PROBLEMS).collect();
    let others = found.count();
    if others > 0 {
        kept.push(map.problem(format!(
            "{others} other doorways have no free cell on both sides either"
        )));
    }
    kept
}

fn is_doorway(board: &Board, cell: Cell) -> bool {
    board.cell(cell).is_some_and(|facts| facts.doorway)
        || board.thing(cell).is_some_and(|thing| thing.kind.door)
}

/// Whether one can walk straight through a cell in one of the two directions.
fn has_way(board: &Board, cell: Cell) -> bool {
    [(Facing::N, Facing::S), (Facing::W, Facing::E)]
        .into_iter()
        .any(|(one, other)| {
            [one, other].into_iter().all(|side| {
                let wall = Edge::of(cell, side).and_then(|edge| board.edge(edge));
                is_free(board, cell.step(side)) && wall.is_none_or(lets_through)
            })
        })
}

fn leads_on(board: &Board, edge: Edge) -> bool {
    edge.cells().into_iter().all(|cell| is_free(board, cell))
}

fn is_free(board: &Board, cell: Cell) -> bool {
    board.contains(cell) && board.thing(cell).is_none_or(lets_through)
}

/// A shut door may be opened.
fn lets_through(thing: &Thing) -> bool {
    thing.kind.door || thing.passage() != Passage::Block
}
