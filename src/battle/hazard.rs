//! What changes a map over time, the same for every rule system: water that rises, fire and mist that spread, light that goes,
//! ceilings that come down. What that does to a body is for the rule systems to say.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::id::RuleId;
use crate::board::{
    Board, BoardChanges, BoardView, Cell, CellFacts, Facing, Features, Footing, Footprint, Footway, Harm,
    Mark, Material, Passage, Terrain, footway,
};

/// The rule of the map's own changes.
pub const HAZARD: RuleId = RuleId("BD-LVL-13");

/// The cost of walking over what a ceiling has become, in halves.
const RUBBLE_HALF: u8 = 4;

/// Something that changes the map over time, always at the end of a round.
///
/// Rule: `BD-LVL-13`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// The cells that change, or from which it spreads.
    pub area: Mark,
    /// The first round, from 1.
    pub from: u16,
    /// Rounds from one change to the next, from 1.
    pub every: u16,
    /// What changes.
    pub change: Change,
}

/// How a hazard changes its cells.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum Change {
    /// The water rises by `dm` decimetres up to `max`.
    Water {
        /// Decimetres each time; negative numbers let it fall.
        dm: i8,
        /// Where it ends.
        max: u8,
    },
    /// Fire, which spreads by so many cells each time.
    Fire {
        /// Cells.
        spread: u8,
    },
    /// Mist of a level, which spreads by so many cells each time.
    Mist {
        /// 1 haze to 3 dense.
        level: u8,
        /// Cells.
        spread: u8,
    },
    /// Ambient light from now on, 0 to 4.
    Light(u8),
    /// The ceiling comes down.
    Collapse,
}

/// What has become of cells of the map.
///
/// Rule: `BD-DYN-03` to `BD-DYN-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GroundChange {
    /// The water has risen by so many decimetres, or less where it was nearly there; below zero it has fallen.
    Water(i8),
    /// They burn.
    Fire,
    /// They burn no longer.
    FireOut,
    /// What stood there has burnt.
    Burnt,
    /// Mist of this level lies there.
    Mist(u8),
    /// The mist of a time has gone.
    Clear,
    /// The ambient light is this one.
    Light(u8),
    /// The ceiling has come down.
    Collapse,
    /// A table lies on its side; its cell is free.
    Overturned,
    /// A pane or the like is in pieces.
    Broken,
    /// A light burns.
    LampLit,
    /// A light has gone out.
    LampOut,
}

/// Cells that change, row by row, and what becomes of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Altered {
    /// What becomes of them.
    pub change: GroundChange,
    /// Which cells, in ascending order of row and column.
    pub cells: Vec<Cell>,
}

/// A change that is to come, announced before it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Coming {
    /// At the end of this round.
    pub round: u16,
    /// What will come, as the map is now.
    pub altered: Altered,
}

impl Hazard {
    /// Whether it changes something at the end of a round.
    pub const fn is_due(&self, round: u16) -> bool {
        round >= self.from && (round - self.from).is_multiple_of(self.every)
    }

    /// The first round from this one on at whose end it changes something.
    const fn next_round(&self, round: u16) -> u16 {
        if round <= self.from {
            self.from
        } else {
            self.from + (round - self.from).div_ceil(self.every) * self.every
        }
    }

    /// What it will do at the end of this round or a later one, in the order in which it happens; nothing when it has come to
    /// its end.
    pub fn coming(&self, view: BoardView, round: u16) -> Vec<Coming> {
        let round = self.next_round(round);
        let coming = |altered| Coming { round, altered };
        self.at_end_of(view, round).into_iter().map(coming).collect()
    }

    /// What it does at the end of a round in which it is due.
    pub fn at_end_of(&self, view: BoardView, round: u16) -> Vec<Altered> {
        let is_first = round == self.from;
        match self.change {
            Change::Water { dm, max } => {
                let rises = |facts: &CellFacts| after_water(facts.water_dm, dm, max) != facts.water_dm;
                vec![Altered {
                    change: GroundChange::Water(dm),
                    cells: self.cells_that(view, rises),
                }]
            }
            Change::Fire { spread } => self.fire(view, is_first, spread),
            Change::Mist { level, spread } => {
                let held = |cell| view.cell(cell).is_some_and(|facts| facts.mist >= level);
                let begins = if is_first {
                    self.cells(view)
                } else {
                    BTreeSet::new()
                };
                let grown = grown(view, begins, self.front(view, held), spread, is_first, |cell| {
                    !held(cell)
                });
                vec![Altered {
                    change: GroundChange::Mist(level),
                    cells: in_rows(grown.into_iter().filter(|cell| !held(*cell))),
                }]
            }
            Change::Light(light) => vec![Altered {
                change: GroundChange::Light(light),
                cells: self.cells_that(view, |facts| facts.light != Some(light)),
            }],
            Change::Collapse => vec![Altered {
                change: GroundChange::Collapse,
                cells: self.cells_that(view, |facts| facts.ceiling_dm > 0),
            }],
        }
        .into_iter()
        .filter(|altered| !altered.cells.is_empty())
        .collect()
    }

    /// Tables and the like that have burnt since the last time are gone; then the fire spreads.
    fn fire(&self, view: BoardView, is_first: bool, spread: u8) -> Vec<Altered> {
        let begins = if is_first {
            self.cells(view)
        } else {
            BTreeSet::new()
        };
        let front = self.front(view, |cell| is_burning(view, cell));
        let burnt = front.iter().copied().filter(|cell| is_fuel(view, *cell));
        let burnt = in_rows(burnt.collect::<Vec<_>>());
        let grown = grown(view, begins, front, spread, is_first, |cell| can_burn(view, cell));
        let caught = grown.into_iter().filter(|cell| can_burn(view, *cell));
        vec![
            Altered {
                change: GroundChange::Burnt,
                cells: burnt,
            },
            Altered {
                change: GroundChange::Fire,
                cells: in_rows(caught),
            },
        ]
    }

    /// The cells of its area that lie on the map.
    fn cells(&self, view: BoardView) -> BTreeSet<Cell> {
        self.area.cells().filter(|cell| view.contains(*cell)).collect()
    }

    fn cells_that(&self, view: BoardView, is_it: impl Fn(&CellFacts) -> bool) -> Vec<Cell> {
        let is_it = |cell: &Cell| view.cell(*cell).is_some_and(&is_it);
        self.area.cells().filter(is_it).collect()
    }

    /// What it has taken hold of: cells that hang together with its area.
    fn front(&self, view: BoardView, holds: impl Fn(Cell) -> bool) -> BTreeSet<Cell> {
        let mut front: BTreeSet<Cell> = self.cells(view).into_iter().filter(|cell| holds(*cell)).collect();
        let mut open: Vec<Cell> = front.iter().copied().collect();
        while let Some(cell) = open.pop() {
            for next in neighbours(view, cell) {
                if holds(next) && front.insert(next) {
                    open.push(next);
                }
            }
        }
        front
    }
}

/// The cells that are reached from a front in so many steps, the front with them; where it begins it does not spread yet.
fn grown(
    view: BoardView,
    begins: BTreeSet<Cell>,
    mut front: BTreeSet<Cell>,
    spread: u8,
    is_first: bool,
    may_take: impl Fn(Cell) -> bool,
) -> BTreeSet<Cell> {
    if is_first {
        front.extend(begins);
        return front;
    }
    for _ in 0..spread {
        let next: Vec<Cell> = front.iter().flat_map(|cell| neighbours(view, *cell)).collect();
        front.extend(next.into_iter().filter(|cell| may_take(*cell)));
    }
    front
}

/// The cells around one that no wall or corner cuts off from it.
fn neighbours(view: BoardView, cell: Cell) -> impl Iterator<Item = Cell> {
    let from = Footprint::single(cell);
    Facing::ALL
        .into_iter()
        .filter(move |towards| footway(view, from, *towards) != Footway::Blocked)
        .map(move |towards| cell.step(towards))
}

fn in_rows(cells: impl IntoIterator<Item = Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.into_iter().collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells
}

/// The water after a change that goes as far as `max`.
fn after_water(now: u8, dm: i8, max: u8) -> u8 {
    let moved = (i16::from(now) + i16::from(dm)).max(0) as u8;
    if dm > 0 {
        now.max(moved.min(max))
    } else {
        now.min(moved.max(max))
    }
}

/// Whether a cell burns.
pub fn is_burning(view: BoardView, cell: Cell) -> bool {
    view.features().has(Features::HARMS) && view.cell(cell).is_some_and(is_fire)
}

/// The same, asked of the facts of a cell.
pub const fn is_fire(facts: &CellFacts) -> bool {
    matches!(facts.harm, Some(Harm::Fire | Harm::Bonfire | Harm::Inferno))
}

/// Whether a cell that does not burn could: no water, no ice, no gap, and nothing solid in it but wood.
pub fn can_burn(view: BoardView, cell: Cell) -> bool {
    let is_dry = view.cell(cell).is_some_and(|facts| {
        facts.water_dm == 0
            && facts.harm.is_none()
            && !matches!(
                facts.terrain,
                Terrain::Water | Terrain::Ice | Terrain::Pit | Terrain::Void
            )
    });
    let is_open = view
        .thing(cell)
        .is_none_or(|thing| thing.passage() != Passage::Block || thing.kind.material == Some(Material::Wood));
    is_dry && is_open
}

/// Whether a thing in a cell burns away: a table, a crate.
fn is_fuel(view: BoardView, cell: Cell) -> bool {
    let thing = view.thing(cell);
    thing.is_some_and(|thing| thing.kind.material == Some(Material::Wood) && thing.state.is_none())
}

/// Brings the map in line with a change; the water of a hazard ends at its `max`.
pub(super) fn apply(board: &Board, changes: &mut BoardChanges, altered: &Altered, water_max: Option<u8>) {
    for &cell in &altered.cells {
        if altered.change == GroundChange::Burnt {
            changes.set_thing(cell, None);
            continue;
        }
        let Some(facts) = BoardView::new(board, changes).cell(cell) else {
            continue;
        };
        if let Some(after) = after(*facts, altered.change, water_max) {
            changes.set_cell(cell, after);
        }
    }
}

/// What a change makes of a cell; none where it does not concern the cell itself.
fn after(mut facts: CellFacts, change: GroundChange, water_max: Option<u8>) -> Option<CellFacts> {
    match change {
        GroundChange::Water(dm) => {
            let end = water_max.unwrap_or(if dm > 0 { u8::MAX } else { 0 });
            facts.water_dm = after_water(facts.water_dm, dm, end);
            // Nothing burns in the water.
            facts.harm = facts.harm.filter(|_| facts.water_dm == 0);
        }
        GroundChange::Fire => facts.harm = Some(Harm::Fire),
        GroundChange::FireOut => facts.harm = None,
        GroundChange::Mist(level) => facts.mist = facts.mist.max(level),
        GroundChange::Light(light) => facts.light = Some(light),
        GroundChange::Collapse => {
            facts.ceiling_dm = 0;
            facts.terrain = Terrain::Rubble;
            facts.footing = Footing::Rubble;
            facts.move_half = facts.move_half.max(RUBBLE_HALF);
        }
        GroundChange::Burnt
        | GroundChange::Clear
        | GroundChange::Overturned
        | GroundChange::Broken
        | GroundChange::LampLit
        | GroundChange::LampOut => return None,
    }
    Some(facts)
}
