//! The steps of a way as those read them who show it.

use crate::battle::RouteStep;
use crate::board::{BoardView, PathStep};

/// A step of a way with what lies on it, before anybody has said who may strike at the mover there.
pub(crate) fn route_step(view: BoardView, step: &PathStep, is_climb: bool) -> RouteStep {
    let facts = view.cell(step.cell).copied().unwrap_or_default();
    let in_cell = view.thing(step.cell).map(|thing| thing.name);
    RouteStep {
        cell: step.cell,
        facing: step.towards,
        cost_half: step.cost_half,
        sum_half: step.sum_half,
        may_end: step.may_end,
        is_climb,
        rise_dm: step.rise_dm,
        harm: facts.harm,
        water_dm: facts.water_dm,
        mist: facts.mist,
        things: step.crossed.iter().copied().chain(in_cell).collect(),
        leavings: Vec::new(),
        entered: Vec::new(),
    }
}
