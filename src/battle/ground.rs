//! The ground a battle stands on and the rules it is fought by.

use std::sync::Arc;

use bevy::prelude::*;

use super::decision::Decision;
use super::event::Log;
use super::goal::Progress;
use super::hazard::{self, Altered, Change, Coming, Hazard};
use super::movable::Movables;
use super::muster::ModuleSet;
use super::phase::Motion;
use super::roster::{Roster, Sides};
use super::secrets::Secrets;
use super::setting::Setting;
use super::step::Clock;
use super::system::RuleSystem;
use crate::board::{Board, BoardChanges, BoardView};

/// The map of a battle: shared as it was made, with the changes of this fight.
#[derive(Component, Clone, Debug)]
pub struct Ground {
    /// The static map, shared by all battles on it.
    pub board: Arc<Board>,
    /// What this fight has changed.
    pub changes: BoardChanges,
    /// What lies about, burns and was taken up.
    pub movables: Movables,
    /// How far the sides are with what they want.
    pub progress: Progress,
    /// What the level says besides the map: light, wind, what will change it.
    pub setting: Arc<Setting>,
}

impl Ground {
    /// A map on which nothing has happened, with what lies and burns on it.
    pub fn new(board: Arc<Board>, setting: Arc<Setting>) -> Self {
        let movables = Movables::of_map(board.items(), board.lights());
        Self {
            board,
            changes: BoardChanges::new(),
            movables,
            progress: Progress::default(),
            setting,
        }
    }

    /// The map as it is now.
    pub fn view(&self) -> BoardView<'_> {
        BoardView::new(&self.board, &self.changes)
    }

    /// Whether nothing on the map has changed or will change of itself.
    pub fn is_at_rest(&self) -> bool {
        self.setting.hazards.is_empty() && self.changes.version() == 0
    }

    /// What the map's own changes will do next, as the map is now: in the round that is under way or later. In the order of the
    /// level file.
    ///
    /// Rule: `BD-LVL-13`.
    pub fn coming(&self, round: u16) -> Vec<Coming> {
        let hazards = self.setting.hazards.iter();
        hazards
            .flat_map(|hazard| hazard.coming(self.view(), round))
            .collect()
    }

    /// What a hazard does at the end of a round, on the map as it is now; nothing when it is not due.
    pub fn at_end_of(&self, hazard: &Hazard, round: u16) -> Vec<Altered> {
        if hazard.is_due(round) {
            hazard.at_end_of(self.view(), round)
        } else {
            Vec::new()
        }
    }

    /// Brings the map in line with a change, that of a hazard or of a deed.
    pub fn alter(&mut self, altered: &Altered, hazard: Option<&Hazard>) {
        let water_max = hazard.and_then(|hazard| match hazard.change {
            Change::Water { max, .. } => Some(max),
            _ => None,
        });
        hazard::apply(&self.board, &mut self.changes, altered, water_max);
    }
}

/// The rule system that a battle is fought by: the component that makes an entity a battle.
#[derive(Component, Clone, Copy)]
#[component(immutable)]
#[require(Clock, Decision, Log, Motion, Roster, Sides, Secrets, ModuleSet)]
pub struct System(pub &'static dyn RuleSystem);

impl std::fmt::Debug for System {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("System").field(&self.0.id()).finish()
    }
}
