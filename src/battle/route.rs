//! A way to a cell with all that waits on it, for the eye of a player before he goes.

use serde::Serialize;

use super::id::FighterId;
use super::offer::Odds;
use crate::board::{Cell, Facing, Harm, ThingId};

/// A way to a cell.
///
/// Rule: `BD-MOV-04`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Route {
    /// The steps in order; their last cell is the goal.
    pub steps: Vec<RouteStep>,
    /// The blows that foes may strike at the mover, in the order in which they come; each foe once.
    pub strikes: Vec<RouteStrike>,
}

impl Route {
    /// The cells entered one after the other, without the start.
    pub fn path(&self) -> Vec<Cell> {
        self.steps.iter().map(|step| step.cell).collect()
    }

    /// Half cells that the whole way costs.
    pub fn cost_half(&self) -> u16 {
        self.steps.last().map_or(0, |step| step.sum_half)
    }
}

/// A step of a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RouteStep {
    /// The cell entered.
    pub cell: Cell,
    /// The direction of the step, in which the mover looks then.
    pub facing: Facing,
    /// Half cells that it costs.
    pub cost_half: u16,
    /// Half cells up to and with this step.
    pub sum_half: u16,
    /// Whether the mover may end there.
    pub may_end: bool,
    /// Whether it is a climb.
    pub is_climb: bool,
    /// Decimetres by which the floor rises; negative where it falls.
    pub rise_dm: i16,
    /// What hurts there.
    pub harm: Option<Harm>,
    /// Decimetres of water there.
    pub water_dm: u8,
    /// Mist there, 0 to 3.
    pub mist: u8,
    /// What lies on the edges that are crossed, and in the cell: doors, walls, tables.
    pub things: Vec<ThingId>,
    /// Foes whose zone it leaves, whether they get a blow for it or not, with whether it leads straight towards them.
    pub leavings: Vec<(FighterId, bool)>,
    /// Foes whose zone it enters.
    pub entered: Vec<FighterId>,
}

/// A blow that a foe may strike at the mover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RouteStrike {
    /// The number of the step before which he strikes, from 0.
    pub step: usize,
    /// Who.
    pub by: FighterId,
    /// The odds.
    pub odds: Odds,
}
