//! Zones: the cells at which a fighter can strike, and the steps that lead out of them.

use super::measure::Measure;
use super::{Arc, BoardView, Cell, Facing, Footprint, Pair, PathStep, Spot, rel};

/// The distances at which a weapon strikes.
///
/// Rule: `BD-ZON-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Band {
    /// The least distance.
    pub low: u16,
    /// The greatest distance.
    pub high: u16,
    /// How distances are counted.
    pub measure: Measure,
}

/// The line that a blow needs in a rule system.
///
/// Rule: `BD-VAR-05`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StrikeLine {
    /// A line of effect.
    Effect,
    /// The line from centre to centre.
    Melee,
}

/// The cells that a fighter guards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zone {
    /// Where the fighter stands.
    pub holder: Footprint,
    /// The guarded cells, row by row.
    pub cells: Vec<Cell>,
}

impl Zone {
    /// The zone of control: the front to the weapon's reach and the flanks to the next cell; without a
    /// `facing` all around to the reach. Who strikes with bare hands guards only the front, so his `flanks` are 0.
    ///
    /// Rule: `BD-ZON-02`.
    pub fn of_control(
        view: BoardView,
        fighter: Spot,
        facing: Option<Facing>,
        reach: u16,
        flanks: u16,
    ) -> Self {
        let band = Band {
            low: 1,
            high: reach.max(flanks),
            measure: Measure::Cheb,
        };
        let mut cells = strike_cells(view, fighter, band, StrikeLine::Melee);
        cells.retain(|&cell| {
            let place = Footprint::single(cell);
            let distance = fighter.place.gap(place).cheb();
            let guarded = match facing.map(|facing| Arc::of(rel(fighter.place, facing, place))) {
                None | Some(Arc::Front) => reach,
                Some(Arc::Left | Arc::Right) => flanks,
                Some(Arc::Rear) => 0,
            };
            distance <= guarded
        });
        Self {
            holder: fighter.place,
            cells,
        }
    }

    /// The threatened cells: all around, at the distances of the weapon.
    ///
    /// Rule: `BD-ZON-02`.
    pub fn of_threat(view: BoardView, fighter: Spot, band: Band) -> Self {
        Self {
            holder: fighter.place,
            cells: strike_cells(view, fighter, band, StrikeLine::Effect),
        }
    }

    /// Whether a footprint touches the zone.
    ///
    /// Rule: `BD-PF-26`.
    pub fn touches(&self, place: Footprint) -> bool {
        self.cells.iter().any(|&cell| place.contains(cell))
    }
}

/// The cells at which a fighter can strike, row by row, whatever way he faces.
///
/// Rule: `BD-ZON-01`.
pub fn strike_cells(view: BoardView, fighter: Spot, band: Band, line: StrikeLine) -> Vec<Cell> {
    let around = fighter
        .place
        .span()
        .grown(band.high.min(i16::MAX as u16 / 2) as i16);
    let board = view.board();
    let is_struck = |&cell: &Cell| {
        let place = Footprint::single(cell);
        let distance = fighter.place.gap(place).by(band.measure);
        if !(band.low..=band.high).contains(&distance) {
            return false;
        }
        let pair = Pair::new(view, fighter, Spot::on_floor(place));
        match line {
            StrikeLine::Effect => pair.has_effect(),
            StrikeLine::Melee => pair.has_melee_line(band.high),
        }
    };
    around
        .within(board.width(), board.height())
        .cells()
        .filter(is_struck)
        .collect()
}

/// A step of a path that starts in an enemy's zone.
///
/// Rule: `BD-ZON-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaving {
    /// The number of the step in the path, from 0.
    pub step: usize,
    /// The number of the zone in the list.
    pub zone: usize,
    /// Whether the step leads straight towards the enemy.
    pub is_towards: bool,
}

/// Every step of a path that starts in one of the zones, also where it ends in the same one.
///
/// Rule: `BD-ZON-03`.
pub fn leavings(start: Footprint, path: &[PathStep], zones: &[Zone]) -> Vec<Leaving> {
    let mut found = Vec::new();
    for (step, from, next) in places(start, path) {
        for (zone, guarded) in zones.iter().enumerate().filter(|(_, zone)| zone.touches(from)) {
            let is_towards = from.gap(guarded.holder).sector() == Some(next.towards);
            found.push(Leaving {
                step,
                zone,
                is_towards,
            });
        }
    }
    found
}

/// Every step of a path that leads into a zone from outside, as (step, zone).
///
/// Rule: `BD-MOV-04`.
pub fn entries(start: Footprint, path: &[PathStep], zones: &[Zone]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (step, from, next) in places(start, path) {
        let to = Footprint::new(next.cell, start.size);
        let is_entered = |zone: &Zone| !zone.touches(from) && zone.touches(to);
        found.extend(
            (0..zones.len())
                .filter(|&zone| is_entered(&zones[zone]))
                .map(|zone| (step, zone)),
        );
    }
    found
}

/// Every step of a path with its number and the place where it starts.
fn places(start: Footprint, path: &[PathStep]) -> impl Iterator<Item = (usize, Footprint, &PathStep)> {
    let starts =
        std::iter::once(start).chain(path.iter().map(move |step| Footprint::new(step.cell, start.size)));
    path.iter()
        .zip(starts)
        .enumerate()
        .map(|(number, (step, from))| (number, from, step))
}
