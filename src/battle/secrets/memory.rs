//! The memory of one side: which cells it sees, what it saw on the others last, and where it knows whom.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use super::super::ground::Ground;
use super::super::id::{FighterId, SideId};
use super::super::movable::Whereabouts;
use super::super::roster::Body;
use super::{Onlooker, SightChange};
use crate::board::{Cell, Footprint};

/// What a side knows of a cell.
///
/// Rule: `BD-VIS-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Memory {
    /// It has never seen it: it knows the plan of the level and nothing more.
    #[default]
    Never,
    /// It saw it last in this round.
    Once(u16),
    /// It sees it now.
    Now,
}

/// A body as a side saw it last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastSeen {
    /// The body.
    pub body: Body,
    /// The round.
    pub round: u16,
    /// Whether it is seen now.
    pub now: bool,
}

/// What one side knows.
///
/// Rule: `BD-VIS-04`.
#[derive(Clone, Debug)]
pub struct SideView {
    side: SideId,
    width: u16,
    cells: Vec<Memory>,
    ground: Ground,
    bodies: BTreeMap<FighterId, LastSeen>,
    met: Vec<FighterId>,
    learnt: u64,
}

impl SideView {
    /// A side that has seen nothing yet.
    pub(super) fn new(side: SideId, ground: &Ground) -> Self {
        let board = &ground.board;
        Self {
            side,
            width: board.width(),
            cells: vec![Memory::Never; usize::from(board.width()) * usize::from(board.height())],
            ground: ground.clone(),
            bodies: BTreeMap::new(),
            met: Vec::new(),
            learnt: 0,
        }
    }

    /// How many cells and foes have come into the sight of the side so far, each as often as it did. It only grows, and is no
    /// part of the state: it tells whether something was learnt between two moments.
    pub const fn learnt(&self) -> u64 {
        self.learnt
    }

    /// Everybody whom the side has ever seen, its own among them, in the order in which it came to see them; of those whom it saw
    /// in the same moment in ascending order of the ids. It is no part of the state: the log tells it too.
    pub fn met(&self) -> &[FighterId] {
        &self.met
    }

    /// Whose knowledge it is.
    pub const fn side(&self) -> SideId {
        self.side
    }

    /// The number of cells of the map.
    pub(super) const fn count(&self) -> usize {
        self.cells.len()
    }

    /// What the side knows of a cell; nothing of what lies outside of the map.
    pub fn memory(&self, cell: Cell) -> Memory {
        self.index(cell).map_or(Memory::Never, |index| self.cells[index])
    }

    /// Whether the side sees a cell now.
    pub fn sees_cell(&self, cell: Cell) -> bool {
        self.memory(cell) == Memory::Now
    }

    /// Whether the side sees a fighter now; its own it always knows of.
    pub fn sees(&self, fighter: FighterId) -> bool {
        self.bodies.get(&fighter).is_some_and(|known| known.now)
    }

    /// A fighter as the side saw him last; none whom it never saw, or of whom it knows that he is no longer there.
    pub fn last_seen(&self, fighter: FighterId) -> Option<&LastSeen> {
        self.bodies.get(&fighter)
    }

    /// Everybody whom the side sees or remembers somewhere, in ascending order of the ids.
    pub fn bodies(&self) -> impl Iterator<Item = (FighterId, &LastSeen)> {
        self.bodies.iter().map(|(id, known)| (*id, known))
    }

    /// The map as the side saw it last; where it has never been, as the plan of the level shows it.
    pub const fn ground(&self) -> &Ground {
        &self.ground
    }

    pub(super) fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (usize::try_from(cell.x).ok()?, usize::try_from(cell.y).ok()?);
        let width = usize::from(self.width);
        (x < width && y * width < self.cells.len()).then_some(y * width + x)
    }

    /// Takes in what the side sees now: `now` tells of each cell whether, `hidden` of each of `all` whether he hides.
    pub(super) fn take_in(
        &mut self,
        ground: &Ground,
        round: u16,
        now: &[bool],
        all: &[Onlooker],
        hidden: &[bool],
    ) -> Vec<SightChange> {
        for (memory, is_seen) in self.cells.iter_mut().zip(now) {
            self.learnt += u64::from(*is_seen && *memory != Memory::Now);
            *memory = match (*memory, is_seen) {
                (_, true) => Memory::Now,
                (Memory::Now, false) => Memory::Once(round),
                (before, false) => before,
            };
        }
        let changes = self.take_in_bodies(round, all, hidden);
        self.learnt += changes.iter().filter(|change| change.seen).count() as u64;
        self.take_in_ground(ground);
        changes
    }

    fn take_in_bodies(&mut self, round: u16, all: &[Onlooker], hidden: &[bool]) -> Vec<SightChange> {
        let mut changes = Vec::new();
        for (other, is_hidden) in all.iter().zip(hidden) {
            let before = self.bodies.get(&other.id).copied();
            let was_seen = before.is_some_and(|known| known.now);
            let is_seen = match (other.side == self.side, other.body.present) {
                (true, _) => true,
                // Whoever has left the map is known to be gone by those who saw him go.
                (false, false) => was_seen,
                (false, true) => !is_hidden && other.place().cells().any(|cell| self.sees_cell(cell)),
            };
            if is_seen {
                let seen = LastSeen {
                    body: other.body,
                    round,
                    now: true,
                };
                self.bodies.insert(other.id, seen);
                if !self.met.contains(&other.id) {
                    self.met.push(other.id);
                }
            } else if let Some(known) = self.bodies.get_mut(&other.id).filter(|known| known.now) {
                (known.now, known.round) = (false, round);
            }
            if was_seen != is_seen && other.side != self.side {
                changes.push(SightChange {
                    side: self.side,
                    fighter: other.id,
                    seen: is_seen,
                    at: before
                        .filter(|_| !is_seen)
                        .map_or(other.body.at, |known| known.body.at),
                });
            }
        }
        // Where a side looks and sees nobody, nobody is any more.
        let (cells, width) = (&self.cells, usize::from(self.width));
        let looks_at = |cell: Cell| {
            let index = cell.y as usize * width + cell.x as usize;
            cells.get(index) == Some(&Memory::Now)
        };
        self.bodies.retain(|_, known| {
            let place = Footprint::new(known.body.at, known.body.size);
            known.now || !place.cells().all(looks_at)
        });
        changes
    }

    /// Learns what has become of the map where the side looks.
    ///
    /// Rule: `BD-VIS-04`, `BD-VIS-05`.
    fn take_in_ground(&mut self, truth: &Ground) {
        let mut known = std::mem::take(&mut self.ground.changes);
        known.learn(&truth.changes, |cell| self.sees_cell(cell));
        self.ground.changes = known;
        for (name, movable) in truth.movables.iter() {
            let is_seen = match movable.at {
                Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => self.sees_cell(cell),
                Whereabouts::Held(bearer) => self.sees(bearer),
                // What was seen where it lay and lies there no longer is gone for whoever looks there.
                Whereabouts::Gone => {
                    let known = self.ground.movables.get(name).and_then(|known| known.cell());
                    known.is_some_and(|cell| self.sees_cell(cell))
                }
            };
            match self.ground.movables.get_mut(name) {
                Some(known) if is_seen => known.clone_from(movable),
                Some(known) => {
                    let is_missed = match known.at {
                        Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => {
                            self.cells
                                .get(cell.y as usize * usize::from(self.width) + cell.x as usize)
                                == Some(&Memory::Now)
                        }
                        Whereabouts::Held(_) | Whereabouts::Gone => false,
                    };
                    if is_missed {
                        known.at = Whereabouts::Gone;
                    }
                }
                None => {
                    let mut new = movable.clone();
                    if !is_seen {
                        new.at = Whereabouts::Gone;
                    }
                    self.ground.movables.add(new);
                }
            }
        }
    }
}

impl Hash for SideView {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.side, &self.cells, &self.ground.changes, &self.bodies).hash(state);
    }
}
