//! Squeezing: those who fill more than one square get through places half as wide, slowly and badly guarded.

use crate::battle::Term;
use crate::board::{BoardView, Edge, Facing, Footprint, Passage, Thing, is_passable};

use super::scene::Snapshot;
use super::word;

/// Squares along each side of somebody who makes himself small.
///
/// Rule: `D20-MOV-06`.
pub(crate) const fn narrow(space: u8) -> u8 {
    space.div_ceil(2)
}

/// Whether somebody may squeeze in this way of moving: nobody does who steps, runs or charges, and small ones need not.
///
/// Rule: `D20-MOV-06`.
pub(crate) fn may(own: &Snapshot, gait: Term) -> bool {
    own.build.bulk.space > 1 && matches!(gait, word::WALK | word::WITHDRAW | word::TUMBLE | word::STRUGGLE)
}

/// Whether a space is wide enough by the ground: nothing fills a square of it, and no wall runs through it.
///
/// Rule: `D20-MOV-06`.
pub(crate) fn fits(view: BoardView, space: Footprint) -> bool {
    let blocks = |thing: Option<&Thing>| thing.is_some_and(|thing| thing.passage() == Passage::Block);
    let is_walled = |(cell, towards): (crate::board::Cell, Facing)| {
        let is_inside = space.contains(cell.step(towards));
        is_inside && Edge::of(cell, towards).is_some_and(|edge| blocks(view.edge(edge)))
    };
    space.cells().all(|cell| {
        let edges = [Facing::E, Facing::S].map(|towards| (cell, towards));
        is_passable(view, cell) && !edges.into_iter().any(is_walled)
    })
}

/// The size of the body that somebody has where he stands: all of it where there is room.
///
/// Rule: `D20-MOV-06`.
pub(crate) fn size_at(view: BoardView, own: &Snapshot) -> u8 {
    let space = own.build.bulk.space.max(1);
    let has_room = space == 1 || fits(view, Footprint::new(own.body.at, space));
    if has_room { space } else { narrow(space) }
}
