//! Room to swing a weapon, and how closely a place is walled in.

use smallvec::SmallVec;

use super::step::detours;
use super::{BoardView, Body, Cell, Edge, Facing, Footprint, RoomMark, Thing, is_passable, is_walled};

/// The most cells that are counted in one direction.
pub(crate) const LONGEST_RUN: u8 = 6;

/// How high something may rise above the floor, in decimetres, without hindering a swing.
pub(crate) const SWING_DM: i32 = 10;

/// The free room around a fighter.
///
/// Rule: `BD-ROOM-02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    /// Free cells in each of the eight directions from the cell that has the fewest, at most 6.
    pub run: [u8; 8],
    /// Cells across on the axes N-S, NE-SW, E-W and NW-SE.
    pub cells: [u8; 4],
}

impl Room {
    /// The room around a fighter, up to walls, things and the upright ones of these bodies.
    ///
    /// Without bodies it is the width that the walls leave. The two who fight are never among them.
    ///
    /// Rule: `BD-ROOM-01`, `BD-ROOM-02`.
    pub fn around(view: BoardView, fighter: Footprint, bodies: &[Body]) -> Self {
        let upright = bodies
            .iter()
            .filter(|body| body.is_upright)
            .map(|body| body.place);
        let near: SmallVec<[Footprint; 8]> = upright.filter(|&place| may_hinder(fighter, place)).collect();
        Runs::around(view, fighter).room(view, fighter, &near)
    }

    /// The width in centimetres of the axis that runs in a direction, on cells of `cell_dm` decimetres.
    ///
    /// Rule: `BD-ROOM-02`.
    pub fn width_cm(&self, along: Facing, cell_dm: u16) -> u32 {
        let cells = u32::from(self.cells[usize::from(along.index() % 4)]);
        let tenths_of_cm = if along.is_diagonal() { 141 } else { 100 };
        cells * u32::from(cell_dm) * tenths_of_cm / 10
    }

    /// The width in centimetres at right angles to a blow in a direction.
    ///
    /// Rule: `BD-ROOM-03`.
    pub fn width_across_cm(&self, bearing: Facing, cell_dm: u16) -> u32 {
        self.width_cm(bearing.turned(2), cell_dm)
    }
}

/// Whether the width at right angles to a blow in a direction, on cells of `cell_dm` decimetres, is less than `than_cm`: asked of
/// [`Room::width_across_cm`], worked out for this axis alone and no farther than it matters. `is_marked` heeds the marks of the map as well.
///
/// Rule: `BD-ROOM-03`.
pub fn is_narrower_across(
    view: BoardView,
    fighter: Footprint,
    bearing: Facing,
    bodies: &[Body],
    (cell_dm, than_cm): (u16, u16),
    is_marked: bool,
) -> bool {
    let swing = Swing::of(view, fighter, bodies);
    let along = bearing.turned(2);
    let axis = usize::from(along.index() % 4);
    // So many free cells on one side are wide enough, whatever the other has.
    let enough = than_cm / (cell_dm * 10).max(1) + 1;
    let most = enough.min(u16::from(LONGEST_RUN)) as u8;
    let across = |cell: Cell| {
        let mut run = [0; 8];
        run[axis] = swing.run_within(cell, along, most);
        if is_marked || u16::from(run[axis]) < enough {
            run[axis + 4] = swing.run_within(cell, along.turned(4), most);
        }
        if is_marked {
            swing.across(cell, run)[axis]
        } else {
            run[axis] + run[axis + 4] + 1
        }
    };
    let least = fighter.cells().map(across).min().unwrap_or(1);
    let mut room = Room {
        run: [LONGEST_RUN; 8],
        cells: [2 * LONGEST_RUN + 1; 4],
    };
    room.cells[axis] = least + fighter.size - 1;
    room.width_cm(along, cell_dm) < u32::from(than_cm)
}

/// How far a fighter can swing from each of his cells, up to walls and things.
///
/// Rule: `BD-ROOM-01`.
#[derive(Clone, Debug)]
pub(super) struct Runs(SmallVec<[[u8; 8]; 1]>);

impl Runs {
    /// The runs around a fighter.
    pub fn around(view: BoardView, fighter: Footprint) -> Self {
        let swing = Swing::of(view, fighter, &[]);
        let of_cell = |cell| Facing::ALL.map(|towards| swing.run(cell, towards));
        Self(fighter.cells().map(of_cell).collect())
    }

    /// The room of the fighter up to these bodies besides, all of them upright; those that hinder nobody may be left out.
    ///
    /// Rule: `BD-ROOM-02`.
    pub fn room(&self, view: BoardView, fighter: Footprint, bodies: &[Footprint]) -> Room {
        let swing = Swing::of(view, fighter, &[]);
        let mut room = Room {
            run: [LONGEST_RUN; 8],
            cells: [2 * LONGEST_RUN + 1; 4],
        };
        for (cell, free) in fighter.cells().zip(&self.0) {
            let mut run = *free;
            if !bodies.is_empty() {
                for (towards, run) in Facing::ALL.into_iter().zip(&mut run) {
                    let quick = (fighter.size == 1).then(|| run_up_to(cell, towards, *run, bodies));
                    *run = match quick.flatten() {
                        Some(quick) => quick,
                        None => swing.run_among(cell, towards, *run, bodies),
                    };
                }
            }
            let across = swing.across(cell, run);
            room.run = std::array::from_fn(|i| room.run[i].min(run[i]));
            room.cells = std::array::from_fn(|i| room.cells[i].min(across[i]));
        }
        room.cells = room.cells.map(|cells| cells + fighter.size - 1);
        room
    }
}

/// Whether a body may stop a swing of a fighter: false only where it surely does not.
///
/// Rule: `BD-ROOM-01`.
pub(super) fn may_hinder(fighter: Footprint, body: Footprint) -> bool {
    let gap = fighter.gap(body);
    let (x, y) = (gap.x.unsigned_abs(), gap.y.unsigned_abs());
    // On the diagonals a body counts beside the way as well.
    let wide = u16::from(fighter.size) + u16::from(body.size) - 1;
    gap.cheb() <= u16::from(LONGEST_RUN) && (x == 0 || y == 0 || x.abs_diff(y) <= wide)
}

/// How many of `free` cells are free up to the bodies on the way; none where a body beside a diagonal way may have a say.
fn run_up_to(from: Cell, towards: Facing, free: u8, bodies: &[Footprint]) -> Option<u8> {
    let (dx, dy) = towards.delta();
    let free = i16::from(free);
    let mut run = free;
    for body in bodies {
        // After how many steps the way gets into the columns and the rows of the body, and how many it stays there.
        let stretch = |start: i16, d: i16, at: i16| {
            let (first, last) = (at - start, at - start + i16::from(body.size) - 1);
            match d {
                1 => [first, last],
                -1 => [-last, -first],
                _ if first <= 0 && 0 <= last => [i16::MIN, i16::MAX],
                _ => [i16::MAX, i16::MIN],
            }
        };
        let (x, y) = (
            stretch(from.x, dx, body.corner.x),
            stretch(from.y, dy, body.corner.y),
        );
        let first = x[0].max(y[0]).max(1);
        if first <= x[1].min(y[1]) {
            run = run.min(first - 1);
        }
        let is_beside = |one: [i16; 2], other: [i16; 2]| {
            (one[0] - 1).max(other[0]).max(0) <= (one[1] - 1).min(other[1]).min(free - 1)
        };
        if towards.is_diagonal() && (is_beside(x, y) || is_beside(y, x)) {
            return None;
        }
    }
    Some(run as u8)
}

/// What stops a swing on a map.
struct Swing<'a> {
    view: BoardView<'a>,
    fighter: Footprint,
    floor_dm: i32,
    bodies: &'a [Body],
}

impl<'a> Swing<'a> {
    fn of(view: BoardView<'a>, fighter: Footprint, bodies: &'a [Body]) -> Self {
        let floor_dm = fighter
            .cells()
            .map(|cell| i32::from(view.ground_dm(cell)))
            .max()
            .unwrap_or(0);
        Self {
            view,
            fighter,
            floor_dm,
            bodies,
        }
    }

    /// The free cells from a cell in one direction, at most 6; the others that the fighter himself fills are passed and not
    /// counted, as his size is added to the width.
    ///
    /// Rule: `BD-ROOM-01`, `BD-ROOM-02`.
    fn run(&self, from: Cell, towards: Facing) -> u8 {
        self.run_within(from, towards, LONGEST_RUN)
    }

    /// The same, counted no farther than `most`.
    fn run_within(&self, from: Cell, towards: Facing, most: u8) -> u8 {
        let mut cell = from;
        let mut free = 0;
        while free < most && self.is_open(cell, towards) {
            cell = cell.step(towards);
            free += u8::from(!self.fighter.contains(cell));
        }
        free
    }

    /// The same past these bodies as well, where `free` cells are free without them.
    fn run_among(&self, from: Cell, towards: Facing, free: u8, bodies: &[Footprint]) -> u8 {
        let has_body = |cell: Cell| bodies.iter().any(|place| place.span().contains(cell));
        let mut cell = from;
        let mut passed = 0;
        while passed < free {
            let next = cell.step(towards);
            if has_body(next) {
                break;
            }
            if towards.is_diagonal() {
                let sides = [towards.turned(-1), towards.turned(1)].map(|side| cell.step(side));
                let held = sides.map(has_body);
                let stops = |side: usize| held[side] || self.stops(sides[side]);
                if (held[0] || held[1]) && stops(0) && stops(1) {
                    break;
                }
            }
            cell = next;
            passed += u8::from(!self.fighter.contains(cell));
        }
        passed
    }

    /// The cells across on the four axes.
    fn across(&self, cell: Cell, run: [u8; 8]) -> [u8; 4] {
        let facts = self.view.cell(cell);
        let has_door = self.view.thing(cell).is_some_and(|thing| thing.kind.door);
        let is_doorway = has_door || facts.is_some_and(|facts| facts.doorway);
        match facts.map(|facts| facts.room) {
            _ if is_doorway => [1; 4],
            Some(RoomMark::Tight) => [1; 4],
            Some(RoomMark::Open) => [2 * LONGEST_RUN + 1; 4],
            _ => std::array::from_fn(|axis| run[axis] + run[axis + 4] + 1),
        }
    }

    /// Whether a swing goes on from a cell into the next.
    fn is_open(&self, cell: Cell, towards: Facing) -> bool {
        if self.stops(cell.step(towards)) {
            return false;
        }
        if !towards.is_diagonal() {
            return Edge::of(cell, towards).is_none_or(|edge| !self.edge_stops(edge));
        }
        let sides = [towards.turned(-1), towards.turned(1)].map(|side| cell.step(side));
        let mut edges = Edge::around(cell.corner(towards)).into_iter();
        !sides.into_iter().all(|side| self.stops(side)) && !edges.any(|edge| self.edge_stops(edge))
    }

    fn stops(&self, cell: Cell) -> bool {
        let has_body = |body: &Body| body.is_upright && body.place.contains(cell);
        !self.view.contains(cell)
            || self.is_high(i32::from(self.view.ground_dm(cell)), self.view.thing(cell))
            || self.bodies.iter().any(has_body)
    }

    fn edge_stops(&self, edge: Edge) -> bool {
        let Some(thing) = self.view.edge(edge) else {
            return false;
        };
        let cells = edge.cells().into_iter().filter(|&cell| self.view.contains(cell));
        let ground_dm = cells.map(|cell| self.view.ground_dm(cell)).max().unwrap_or(0);
        self.is_high(i32::from(ground_dm), Some(thing))
    }

    /// Whether the ground, or a thing on it that is no open door, rises too high.
    fn is_high(&self, ground_dm: i32, thing: Option<&Thing>) -> bool {
        let standing = thing.filter(|thing| !thing.is_open());
        ground_dm + standing.map_or(0, |thing| i32::from(thing.kind.height_dm)) - self.floor_dm > SWING_DM
    }
}

/// How many of the eight sides of a fighter are shut by walls, things or the end of the map. Bodies never
/// count, nor does the ban on cutting corners. A side of a big fighter is shut if any cell of it is.
///
/// Rule: `BD-ROOM-04`.
pub fn closed_in(view: BoardView, fighter: Footprint) -> u8 {
    let is_shut = |cell: Cell, towards: Facing| {
        let to = cell.step(towards);
        !fighter.contains(to) && (!is_passable(view, to) || is_cut_off(view, cell, towards))
    };
    let shut_sides = Facing::ALL
        .iter()
        .filter(|&&towards| fighter.cells().any(|cell| is_shut(cell, towards)));
    shut_sides.count() as u8
}

/// Whether blocking edges lie on every way to a neighbour cell.
fn is_cut_off(view: BoardView, cell: Cell, towards: Facing) -> bool {
    let ways = detours(cell, towards);
    let is_shut = |way: &[Option<Edge>; 2]| way.iter().flatten().any(|&edge| is_walled(view, edge));
    if towards.is_diagonal() {
        ways.iter().all(is_shut)
    } else {
        is_shut(&ways[0])
    }
}
