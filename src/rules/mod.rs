//! The rule systems, each in a folder of its own, and beside them what they share. This file is the list of them; nothing else
//! names one.

pub mod board;
pub(crate) mod common;
pub mod d20;
pub mod dsa41;
mod id;
pub mod kernel;
mod modules;
pub mod own;
pub mod pool;
mod preset;
mod registry;
mod switches;
mod table;

use std::path::Path;

use bevy::prelude::*;

pub use id::{Id, Kind, Letters};
pub use preset::Preset;
pub use registry::{Chapter, Module, ModuleId, Presets, Provenance, Registry, RuleEntry, RuleState, Switch};
pub use switches::{Along, Cause, Group, Turned, switches};
pub use table::{Fault, Row, Table};
pub(crate) use table::{MarkedTable, check_row, check_rows, lay_over};

use crate::battle::{Characters, RuleSystem, Sentence};
use crate::content::Problems;

/// All rule systems of the game, the first being the default.
pub const SYSTEMS: &[&dyn RuleSystem] = &[&dsa41::Dsa41, &pool::Pool, &d20::D20];

/// The rule system of a name, as the command line (`dsa41`) or a level file (`Dsa41`) writes it.
pub fn system(name: &str) -> Option<&'static dyn RuleSystem> {
    SYSTEMS
        .iter()
        .copied()
        .find(|system| system.id().0 == name || system.level_name() == name)
}

/// All sentences that say why an answer is not allowed, those of all rule systems together.
pub fn sentences() -> impl Iterator<Item = &'static Sentence> {
    let of_systems = SYSTEMS.iter().flat_map(|system| system.sentences());
    kernel::why::ALL.iter().chain(of_systems)
}

/// Reads the rules, chapters and modules of a rule system below the content root.
///
/// # Errors
///
/// Every problem of their files.
pub fn registry(system: &dyn RuleSystem, root: &Path) -> Result<Registry, Problems> {
    Registry::load(&root.join("assets/rules").join(system.id().0))
}

/// Reads the data files of all rule systems below the content root, and the characters, which belong to none.
///
/// # Errors
///
/// Every problem of the files.
pub fn load(world: &mut World, root: &Path) -> Result<(), Problems> {
    let mut problems = Problems::default();
    match Characters::load(root) {
        Ok(characters) => world.insert_resource(characters),
        Err(found) => problems.append(found),
    }
    for system in SYSTEMS {
        if let Err(found) = system.load(world, root) {
            problems.append(found);
        }
    }
    problems.into_result(())
}

/// Gives a world the characters and the data files of all rule systems that another one has read, and the player's own: a second battle app need not
/// read them again.
///
/// # Panics
///
/// If that one has not read them.
pub fn share(from: &World, to: &mut World) {
    for system in SYSTEMS {
        system.share(from, to);
    }
    if let Some(characters) = from.get_resource::<Characters>() {
        to.insert_resource(characters.clone());
    }
    if let Some(own) = from.get_resource::<own::PlayersOwn>() {
        to.insert_resource(own.clone());
    }
}

pub(crate) fn plugin(app: &mut App) {
    for system in SYSTEMS {
        system.build(app);
    }
}
