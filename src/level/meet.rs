//! Can the sides of a level come to each other at all? A map may shut them off for good.

use super::{Level, LevelSide, stance};
use crate::battle::{SideId, Stance};
use crate::board::{Board, Cell, Edge, Facing, Passage, Terrain, Thing};
use crate::content::{Mark, Problem};

/// From this height on, in decimetres, nobody gets over what is in the way.
const TOO_HIGH: u16 = 20;

/// A number for each cell, the same for cells between which a way leads; 0 where nobody stands.
struct Areas {
    columns: usize,
    numbers: Vec<u32>,
}

impl Areas {
    /// The areas of a map. Whatever may be opened, broken or climbed is no barrier, so that nothing is said without need.
    fn of(board: &Board) -> Self {
        let columns = usize::from(board.width());
        let mut areas = Self {
            columns,
            numbers: vec![0; columns * usize::from(board.height())],
        };
        let mut last = 0;
        for start in board.cells() {
            if areas.at(start) == 0 && is_open(board, start) {
                last += 1;
                areas.fill(board, start, last);
            }
        }
        areas
    }

    fn at(&self, cell: Cell) -> u32 {
        self.numbers[self.place(cell)]
    }

    fn place(&self, cell: Cell) -> usize {
        cell.y as usize * self.columns + cell.x as usize
    }

    fn fill(&mut self, board: &Board, start: Cell, number: u32) {
        let place = self.place(start);
        self.numbers[place] = number;
        let mut next = vec![start];
        while let Some(cell) = next.pop() {
            for side in [Facing::N, Facing::E, Facing::S, Facing::W] {
                let other = cell.step(side);
                let edge = Edge::of(cell, side).and_then(|edge| board.edge(edge));
                if board.contains(other)
                    && self.at(other) == 0
                    && !edge.is_some_and(is_barrier)
                    && is_open(board, other)
                {
                    let place = self.place(other);
                    self.numbers[place] = number;
                    next.push(other);
                }
            }
        }
    }
}

/// Whether somebody could stand on a cell.
fn is_open(board: &Board, cell: Cell) -> bool {
    let is_ground = board
        .cell(cell)
        .is_some_and(|facts| facts.terrain != Terrain::Void);
    is_ground && !board.thing(cell).is_some_and(is_barrier)
}

/// Whether a thing is in the way for good.
fn is_barrier(thing: &Thing) -> bool {
    let kind = &thing.kind;
    kind.passage == Passage::Block && !kind.door && !kind.breaks && (kind.sight || kind.height_dm >= TOO_HIGH)
}

/// Sides that are hostile to each other and between which no way leads.
pub(super) fn apart(level: &Level, mark: &Mark) -> Vec<Problem> {
    let areas = Areas::of(&level.board);
    let of_side = |side: SideId| -> Vec<u32> {
        let here = level.fighters.iter().filter(|fighter| fighter.side == side);
        let mut found: Vec<u32> = here.map(|fighter| areas.at(fighter.at)).collect();
        for group in &level.reinforcements {
            let cells = level
                .board
                .marks()
                .get(&group.at)
                .into_iter()
                .flat_map(|mark| mark.cells());
            if group.fighters.iter().any(|fighter| fighter.side == side) {
                found.extend(
                    cells
                        .filter(|cell| level.board.contains(*cell))
                        .map(|cell| areas.at(cell)),
                );
            }
        }
        found
    };
    let all: Vec<(SideId, &LevelSide)> = level.with_ids().collect();
    let mut told = Vec::new();
    for (place, (one, first)) in all.iter().enumerate() {
        for (other, second) in &all[place + 1..] {
            let is_hostile = stance(&level.sides, *one, *other) == Stance::Hostile;
            let theirs = of_side(*other);
            if is_hostile && !of_side(*one).iter().any(|area| theirs.contains(area)) {
                told.push(mark.problem(format!(
                    "sides {} and {} can never meet: no way leads from one to the other",
                    first.number, second.number
                )));
            }
        }
    }
    told
}
