//! What a fight is made of: the modules that are on, the sides, the fighters before it begins.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::chance::BattleDice;
use super::character::Character;
use super::id::{FighterId, SideId};
use super::roster::{Posture, Sides};
use super::setting::Setting;
use super::table_set::TableSet;
use crate::board::{Board, Cell, Facing};

/// Which modules somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ModuleWish {
    /// Name of a preset; none for the system's default.
    pub preset: Option<String>,
    /// Switched on besides.
    pub on: Vec<String>,
    /// Switched off.
    pub off: Vec<String>,
}

/// A part of a wish for modules that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleFault {
    /// Which part.
    pub part: WishPart,
    /// Why, as a clause without a full stop.
    pub reason: String,
}

/// A part of a wish for modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishPart {
    /// The name of the preset.
    Preset,
    /// A name among those that are to be on, as it was given.
    On(String),
    /// A name among those that are to be off, as it was given.
    Off(String),
    /// What all of it together comes to.
    Whole,
}

/// The modules that are on, in ascending order of their names, each with its variant.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[component(immutable)]
pub struct ModuleSet(pub Vec<(String, Option<String>)>);

impl ModuleSet {
    /// Whether a module is on.
    pub fn has(&self, name: &str) -> bool {
        self.0
            .binary_search_by(|(module, _)| module.as_str().cmp(name))
            .is_ok()
    }

    /// The variant by which a module is on: none inside where it has none; none at all where it is off.
    pub fn variant(&self, name: &str) -> Option<Option<&str>> {
        let found = self.0.iter().find(|(module, _)| module == name);
        found.map(|(_, variant)| variant.as_deref())
    }
}

/// All that a rule system needs to make a battle.
#[derive(Clone, Debug)]
pub struct Muster {
    /// The file that the fighters come from, for messages.
    pub file: std::path::PathBuf,
    /// The map.
    pub board: Arc<Board>,
    /// What the level says besides.
    pub setting: Arc<Setting>,
    /// The sides.
    pub sides: Sides,
    /// The fighters.
    pub fighters: Vec<Recruit>,
    /// The modules.
    pub modules: ModuleSet,
    /// The tables.
    pub tables: TableSet,
    /// The dice.
    pub dice: BattleDice,
    /// Round and phase to begin in; none for the beginning.
    pub start: Option<(u16, i16)>,
    /// After this round the fight is called a draw.
    pub last_round: u16,
}

/// A fighter before the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// His id.
    pub id: FighterId,
    /// His side.
    pub side: SideId,
    /// Who he is, in the words of the rule system's files (RON).
    pub person: RawRon,
    /// North-west cell.
    pub at: Cell,
    /// Where he looks.
    pub facing: Facing,
    /// How he holds himself.
    pub posture: Posture,
    /// Whether he is awake.
    pub awake: bool,
    /// How he fights where the computer plays him; none for what is usual with him.
    pub character: Option<Character>,
    /// How he begins where it differs from rested and ready (RON of the rule system).
    pub start: Option<RawRon>,
}

/// A piece of a level file that only the rule system understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawRon {
    /// The text.
    pub text: String,
    /// The line of the file on which it begins, counted from 1.
    pub line: u32,
}

impl RawRon {
    /// A person of the data files, as every rule system's level files name him.
    pub fn id(id: &str) -> Self {
        Self {
            text: format!("Id({id:?})"),
            line: 1,
        }
    }
}
