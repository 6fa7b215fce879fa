//! Off the level: falls, climbs, and jumps over gaps.

use super::step::{Footway, STEP_DM, footway, is_walled, ladder_drop};
use super::{BoardView, Cell, Edge, Facing, Footing, Footprint, Terrain, is_passable};

/// The most cells that a jump goes over.
pub(crate) const LONGEST_GAP: usize = 3;

/// The most cells that are counted before a jump.
pub(crate) const LONGEST_RUN_UP: u8 = 12;

/// A fall.
///
/// Rule: `BD-MOV-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fall {
    /// Decimetres from the floor that was left to the floor that was reached.
    pub fall_dm: u16,
    /// The north-west cell of the body at the end; none where no free cell is left.
    pub cell: Option<Cell>,
}

/// What becomes of a body that goes over an edge in a direction: it ends on the first cell below, or if somebody in `held`
/// fills that, on the nearest free one as low; a ladder at the edge holds nobody. None where there is no edge to fall from.
///
/// Rule: `BD-MOV-07`, `BD-MOV-06`.
pub fn fall(view: BoardView, from: Footprint, towards: Facing, held: &[Footprint]) -> Option<Fall> {
    let below = from.step(towards);
    let fall_dm = match footway(view, from, towards) {
        Footway::Drop(fall_dm) => fall_dm,
        Footway::Open => ladder_drop(view, from, below)?,
        Footway::Climb(_) | Footway::Blocked => return None,
    };
    let floor_dm = floor(view, below);
    let is_free = |place: Footprint| {
        place.cells().all(|cell| is_passable(view, cell))
            && (floor(view, place) - floor_dm).abs() <= STEP_DM
            && held.iter().all(|body| body.gap(place).cheb() > 0)
    };
    let board = view.board();
    let places = board.cells().map(|corner| Footprint::new(corner, from.size));
    let distance = |place: &Footprint| (below.gap(*place).round(), below.gap(*place).cheb(), place.corner);
    let nearest = || places.filter(|&place| is_free(place)).min_by_key(distance);
    let end = if is_free(below) { Some(below) } else { nearest() };
    Some(Fall {
        fall_dm,
        cell: end.map(|place| place.corner),
    })
}

/// A climb.
///
/// Rule: `BD-MOV-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Climb {
    /// Decimetres, up or down a wall or a ladder.
    pub climb_dm: u16,
    /// The north-west cell at the end.
    pub cell: Cell,
}

/// The climb to a neighbour cell: up a bank that is too high for a step, down one, or by a ladder; none where there is nothing
/// to climb or somebody in `held` fills its end.
///
/// Rule: `BD-MOV-08`.
pub fn climb(view: BoardView, from: Footprint, towards: Facing, held: &[Footprint]) -> Option<Climb> {
    let to = from.step(towards);
    let rise_dm = (floor(view, to) - floor(view, from)).unsigned_abs();
    let has_ladder = |place: Footprint| {
        let mut cells = place.cells();
        cells.any(|cell| {
            view.cell(cell)
                .is_some_and(|facts| facts.footing == Footing::Ladder)
        })
    };
    let climb_dm = match footway(view, from, towards) {
        Footway::Climb(dm) | Footway::Drop(dm) => dm,
        Footway::Open if rise_dm > 0 && (has_ladder(from) || has_ladder(to)) => rise_dm,
        _ => return None,
    };
    held.iter().all(|body| body.gap(to).cheb() > 0).then_some(Climb {
        climb_dm,
        cell: to.corner,
    })
}

/// A jump over a gap.
///
/// Rule: `BD-MOV-08`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jump {
    /// The cells that are jumped over, 1 to 3, in order.
    pub gap: Vec<Cell>,
    /// The cell beyond.
    pub landing: Cell,
    /// The free cells in a straight line before the take-off, at most 12.
    pub run_up: u8,
}

/// Whether there may be anything on a map to jump over: pits, water, or floors of different heights.
///
/// Rule: `BD-MOV-08`.
pub fn has_gaps(view: BoardView) -> bool {
    let floor_dm = view.ground_dm(Cell::new(0, 0));
    let mut all = view.board().cells().filter_map(|cell| view.cell(cell));
    all.any(|facts| facts.terrain == Terrain::Pit || facts.water_dm > 0 || facts.ground_dm != floor_dm)
}

/// The jump from a cell in a direction: over up to three cells of pit, drop or water, with firm ground on both sides and
/// nothing in the way. None where there is no such gap.
///
/// Rule: `BD-MOV-08`.
pub fn jump(view: BoardView, from: Cell, towards: Facing, held: &[Footprint]) -> Option<Jump> {
    let floor_dm = view.ground_dm(from);
    let is_gap = |cell: Cell| {
        view.cell(cell).is_some_and(|facts| {
            facts.terrain == Terrain::Pit || facts.water_dm > 0 || floor_dm - facts.ground_dm > STEP_DM
        })
    };
    let is_firm = |cell: Cell| {
        view.cell(cell)
            .is_some_and(|facts| facts.footing == Footing::Firm)
            && is_passable(view, cell)
    };
    // Most cells have no gap beside them, and that is seen at once.
    if !is_gap(from.step(towards)) || !is_firm(from) || is_gap(from) {
        return None;
    }
    let mut gap = Vec::new();
    let mut cell = from;
    loop {
        if is_cut(view, cell, towards) {
            return None;
        }
        cell = cell.step(towards);
        if !is_gap(cell) {
            break;
        }
        // Who flies over a cell must not strike what stands in it.
        if gap.len() == LONGEST_GAP || !is_passable(view, cell) {
            return None;
        }
        gap.push(cell);
    }
    let is_held = held.iter().any(|body| body.contains(cell));
    let is_level = (view.ground_dm(cell) - floor_dm).abs() <= STEP_DM;
    (!gap.is_empty() && is_firm(cell) && is_level && !is_held).then(|| Jump {
        gap,
        landing: cell,
        run_up: run_up(view, from, towards, held),
    })
}

/// The free cells in a straight line behind a cell.
fn run_up(view: BoardView, from: Cell, towards: Facing, held: &[Footprint]) -> u8 {
    let back = towards.turned(4);
    let mut cell = from;
    let mut free = 0;
    while free < LONGEST_RUN_UP
        && footway(view, Footprint::single(cell), back) == Footway::Open
        && !held.iter().any(|body| body.contains(cell.step(back)))
    {
        cell = cell.step(back);
        free += 1;
    }
    free
}

/// Whether a wall, or a thing beside a diagonal way, cuts off the next cell.
fn is_cut(view: BoardView, cell: Cell, towards: Facing) -> bool {
    match Edge::of(cell, towards) {
        Some(edge) => is_walled(view, edge),
        None => {
            let sides = [towards.turned(-1), towards.turned(1)].map(|side| cell.step(side));
            let is_filled = |side: Cell| view.contains(side) && !is_passable(view, side);
            sides.into_iter().any(is_filled)
                || Edge::around(cell.corner(towards))
                    .into_iter()
                    .any(|edge| is_walled(view, edge))
        }
    }
}

fn floor(view: BoardView, place: Footprint) -> i16 {
    place.cells().map(|cell| view.ground_dm(cell)).max().unwrap_or(0)
}
