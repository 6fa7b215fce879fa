//! What an example says of the hour, the weather and what will happen, as a level says it.

use serde::Deserialize;

use super::example::{Example, Person, recruit};
use crate::battle::{Change, FighterId, Hazard, Occasion, Reinforcement, Setting, SideId, Wind, WindForce};
use crate::board::{Cell, Facing, Mark};

/// An area of the board: its north-west cell, its columns and its rows.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Area((i16, i16), (u16, u16));

/// Something that changes the board at the ends of rounds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trouble {
    /// Where.
    pub area: Area,
    /// The first round, from 1.
    pub from: u16,
    /// Rounds from one change to the next, from 1.
    #[serde(default = "each_round")]
    pub every: u16,
    /// What changes.
    pub change: Change,
}

const fn each_round() -> u16 {
    1
}

/// Fighters who come later; their numbers follow those of the others.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Later {
    /// What brings them.
    pub when: When,
    /// Where they enter.
    pub area: Area,
    /// Where they look.
    pub facing: Facing,
    /// Who; the cells of their own mean nothing.
    pub fighters: Vec<Person>,
}

/// What brings fighters who come later.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum When {
    /// This round begins.
    Round(u16),
    /// A foe sees the area.
    Seen(Area),
    /// A fighter is out of the fight.
    Down(u16),
}

impl Area {
    fn mark(self) -> Mark {
        let Self((x, y), (columns, rows)) = self;
        Mark::area(Cell::new(x, y), columns, rows)
    }
}

impl When {
    fn occasion(self) -> Occasion {
        match self {
            Self::Round(round) => Occasion::Round(round),
            Self::Seen(area) => Occasion::Seen(area.mark()),
            Self::Down(fighter) => Occasion::Down(FighterId(fighter)),
        }
    }
}

/// The setting of an example.
pub(super) fn setting(example: &Example) -> Setting {
    let sides = |numbers: &[u8]| numbers.iter().map(|side| SideId(*side)).collect();
    let (force, from) = example.wind.unwrap_or((WindForce::None, Facing::N));
    let mut next = 1..;
    // The fighters who are there from the beginning have the first numbers.
    next.by_ref().take(example.fighters.len()).for_each(drop);
    let reinforcements = example.reinforcements.iter().map(|later| Reinforcement {
        when: later.when.occasion(),
        area: later.area.mark(),
        facing: later.facing,
        fighters: next.by_ref().zip(&later.fighters).map(recruit).collect(),
    });
    Setting {
        wind: Wind { force, from },
        hazards: example
            .hazards
            .iter()
            .map(|trouble| Hazard {
                area: trouble.area.mark(),
                from: trouble.from,
                every: trouble.every.max(1),
                change: trouble.change.clone(),
            })
            .collect(),
        secrets: !example.hidden.is_empty(),
        hidden: example.hidden.iter().map(|fighter| FighterId(*fighter)).collect(),
        exits: example.exits.iter().map(|area| area.mark()).collect(),
        reinforcements: reinforcements.collect(),
        zones: example
            .zones
            .iter()
            .map(|(side, area)| (SideId(*side), area.mark()))
            .collect(),
        surprised: sides(&example.surprised),
        camped: sides(&example.camped),
        cell_dm: example.cell_dm,
        ..Setting::default()
    }
}
