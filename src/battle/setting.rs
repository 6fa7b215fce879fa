//! What a level says besides its map and its fighters: the hour, the weather, what will happen.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Deserialize;

use super::arrival::Reinforcement;
use super::goal::Goal;
use super::hazard::Hazard;
use super::id::{FighterId, SideId};
use crate::board::{Facing, Mark};

/// The hour, the weather and what will happen on a map. It never changes during a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setting {
    /// The wind over the whole map (`BD-LVL-08`).
    pub wind: Wind,
    /// What changes the map over time, in the order of the level (`BD-LVL-13`).
    pub hazards: Vec<Hazard>,
    /// Who carries which kind of light when the fight begins (`BD-LVL-10`).
    pub carried: Vec<(FighterId, String)>,
    /// Whether sides hide from each other what the other cannot see (`BD-LVL-16`).
    pub secrets: bool,
    /// Who begins hidden, in ascending order of the ids (`BD-LVL-10`).
    pub hidden: Vec<FighterId>,
    /// The areas by which one leaves the fight (`BD-LVL-14`).
    pub exits: Vec<Mark>,
    /// What the sides want; empty where each wants nothing but to beat the only other one (`BD-LVL-11`).
    pub goals: Vec<(SideId, Goal)>,
    /// Fighters who come later, in the order of the level (`BD-LVL-12`).
    pub reinforcements: Vec<Reinforcement>,
    /// The zones of the sides that set their fighters up before the fight (`BD-LVL-09`).
    pub zones: Vec<(SideId, Mark)>,
    /// The sides that the fight takes by surprise (`BD-LVL-09`).
    pub surprised: Vec<SideId>,
    /// The sides that have made their camp and taken their armour off (`BD-LVL-09`).
    pub camped: Vec<SideId>,
    /// Fighters whom the level does not tell where to look, in ascending order of the ids (`BD-LVL-10`).
    pub unturned: Vec<FighterId>,
    /// Side of a cell in decimetres, where the level sets it and the rule system leaves it to the level (`BD-LVL-06`).
    pub cell_dm: Option<u16>,
}

impl Setting {
    /// How many decimetres along a cell a level may ask for.
    ///
    /// Rule: `BD-LVL-06`.
    pub const CELL_DM: RangeInclusive<u16> = 5..=50;

    /// The zone in which a side sets its fighters up; none where each stands in his place.
    pub fn zone(&self, side: SideId) -> Option<Mark> {
        let mut zones = self.zones.iter();
        zones.find(|(of, _)| *of == side).map(|(_, zone)| *zone)
    }
}

/// The wind over a map.
///
/// Rule: `BD-LVL-08`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wind {
    /// How hard it blows.
    pub force: WindForce,
    /// Where it comes from.
    pub from: Facing,
}

/// How hard the wind blows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
pub enum WindForce {
    /// Not worth a thought.
    #[default]
    None,
    /// In gusts.
    Gusty,
    /// Strongly.
    Strong,
}
