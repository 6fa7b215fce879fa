//! Which steps the ground allows: walls, corners and heights. Prices and bodies come in elsewhere.

use super::{BoardView, Cell, Edge, EdgeSide, Facing, Footing, Footprint, Passage, Terrain};

/// The greatest difference of height, in decimetres, that is still a step.
pub(crate) const STEP_DM: i16 = 10;

/// What the ground says to a step into a neighbour cell.
///
/// In ascending order of how much stands in the way.
///
/// Rule: `BD-MOV-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Footway {
    /// It may be taken.
    Open,
    /// The floor beyond lies so many decimetres lower: a fall.
    Drop(u16),
    /// The floor beyond lies so many decimetres higher: a climb.
    Climb(u16),
    /// A wall, a thing or the end of the map is in the way.
    Blocked,
}

/// What the ground says to a step of a fighter of any size.
///
/// A big fighter may step where each of his cells could step alone, and no blocking edge lies inside the
/// square that he would fill. Bodies, his own among them, are no part of the ground.
///
/// Rule: `BD-MOV-02`.
pub fn footway(view: BoardView, from: Footprint, towards: Facing) -> Footway {
    // What the map keeps is true as long as no fight has changed it.
    if from.size == 1
        && view.changes().is_empty()
        && let Some(place) = view.board().index(from.corner)
        && view.board().ways()[place].open >> towards.index() & 1 == 1
    {
        return Footway::Open;
    }
    let to = from.step(towards);
    if has_inner_wall(view, to) {
        return Footway::Blocked;
    }
    let cells = from.cells().map(|cell| footway_of_cell(view, cell, towards));
    cells.max().unwrap_or(Footway::Blocked)
}

/// The directions in which one cell may be left, as bits, and those whose step is not plain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ways {
    /// Bit `d` is set where a step in direction `d` is [`Footway::Open`].
    pub open: u8,
    /// Bit `d` is set where an edge on the way costs something or the floor rises.
    pub dear: u8,
}

/// The ways out of one cell for a fighter of one cell.
pub(super) fn ways(view: BoardView, cell: Cell) -> Ways {
    let mut ways = Ways::default();
    for towards in Facing::ALL {
        let bit = 1 << towards.index();
        if footway_of_cell(view, cell, towards) == Footway::Open {
            ways.open |= bit;
            let rises = view.ground_dm(cell.step(towards)) > view.ground_dm(cell);
            if rises
                || detours(cell, towards)
                    .into_iter()
                    .flatten()
                    .flatten()
                    .any(|edge| costs(view, edge))
            {
                ways.dear |= bit;
            }
        }
    }
    ways
}

/// The edges that a step crosses: for a straight step one, for a diagonal one those of both ways round.
pub(super) fn detours(cell: Cell, towards: Facing) -> [[Option<Edge>; 2]; 2] {
    if !towards.is_diagonal() {
        return [[Edge::of(cell, towards), None], [None, None]];
    }
    let (left, right) = (towards.turned(-1), towards.turned(1));
    let round = |first, second| [Edge::of(cell, first), Edge::of(cell.step(first), second)];
    [round(left, right), round(right, left)]
}

/// Whether a fighter could stand on a cell, bodies apart.
pub fn is_passable(view: BoardView, cell: Cell) -> bool {
    let Some(facts) = view.cell(cell) else {
        return false;
    };
    facts.terrain != Terrain::Void
        && view
            .thing(cell)
            .is_none_or(|thing| thing.passage() != Passage::Block)
}

/// Whether nobody can cross an edge.
pub fn is_walled(view: BoardView, edge: Edge) -> bool {
    view.edge(edge)
        .is_some_and(|thing| thing.passage() == Passage::Block)
}

/// Whether a blocking edge lies between two cells of a footprint.
pub(super) fn has_inner_wall(view: BoardView, footprint: Footprint) -> bool {
    footprint.size > 1
        && footprint.cells().any(|cell| {
            [EdgeSide::North, EdgeSide::West].iter().any(|&side| {
                let edge = Edge { cell, side };
                edge.cells()
                    .iter()
                    .all(|&side_cell| footprint.contains(side_cell))
                    && is_walled(view, edge)
            })
        })
}

fn costs(view: BoardView, edge: Edge) -> bool {
    view.edge(edge)
        .is_some_and(|thing| thing.passage() == Passage::Cost)
}

fn footway_of_cell(view: BoardView, cell: Cell, towards: Facing) -> Footway {
    let to = cell.step(towards);
    let is_free = |cell| is_passable(view, cell);
    if !is_free(to) {
        return Footway::Blocked;
    }
    let is_shut = if towards.is_diagonal() {
        let sides = [cell.step(towards.turned(-1)), cell.step(towards.turned(1))];
        !sides.into_iter().all(is_free)
            || Edge::around(cell.corner(towards))
                .into_iter()
                .any(|edge| is_walled(view, edge))
    } else {
        Edge::of(cell, towards).is_some_and(|edge| is_walled(view, edge))
    };
    if is_shut {
        Footway::Blocked
    } else {
        height_step(view, cell, to)
    }
}

/// The decimetres that somebody falls who comes from one place to another by a ladder against his will; none where that is no more
/// than a step.
///
/// Rule: `BD-MOV-02`, `BD-MOV-07`.
pub(super) fn ladder_drop(view: BoardView, from: Footprint, to: Footprint) -> Option<u16> {
    // Nearly everybody fills one cell, and is asked for with all others around him.
    let floor = |place: Footprint| match place.size {
        1 => view.ground_dm(place.corner),
        _ => place.cells().map(|cell| view.ground_dm(cell)).max().unwrap_or(0),
    };
    let is_ladder = |cell: Cell| {
        view.cell(cell)
            .is_some_and(|facts| facts.footing == Footing::Ladder)
    };
    let depth = floor(from) - floor(to);
    let by_ladder = || from.cells().chain(to.cells()).any(is_ladder);
    (depth > STEP_DM && by_ladder()).then_some(depth.unsigned_abs())
}

/// Whether stairs or a ladder lead from one cell to its neighbour.
pub fn is_stairway(view: BoardView, from: Cell, to: Cell) -> bool {
    let has_way_up = |cell| view.cell(cell).is_some_and(|facts| facts.footing.is_way_up());
    has_way_up(from) || has_way_up(to)
}

fn height_step(view: BoardView, from: Cell, to: Cell) -> Footway {
    let rise = view.ground_dm(to) - view.ground_dm(from);
    if rise.abs() <= STEP_DM || is_stairway(view, from, to) {
        Footway::Open
    } else if rise > 0 {
        Footway::Climb(rise.unsigned_abs())
    } else {
        Footway::Drop(rise.unsigned_abs())
    }
}
