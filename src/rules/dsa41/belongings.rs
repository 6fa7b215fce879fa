//! What a fighter carries and knows besides weapons for blows: missile weapons, talents to use, things to use.

use std::sync::Arc;

use crate::battle::{Ledger, Term};
use crate::content::Words;

use super::value::Attribute;

/// A weapon that shoots or is thrown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Missile {
    /// Ranged attack value with its parts (`VAL-06`).
    pub value: Ledger,
    /// Its picture.
    pub silhouette: Term,
    /// Regular actions to load it; 0 for those that are thrown (`ACT-18`).
    pub load: u16,
    /// A crossbow: loaded lying as well, and an interruption leaves what was done (`SIT-06`, `RNG-32`).
    pub is_crossbow: bool,
}

/// A talent that a check of three dice can be made on (`ACT-25`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Skill {
    /// Its name.
    pub name: Arc<Words>,
    /// The attributes of the three dice.
    pub attributes: [Attribute; 3],
    /// Its value.
    pub value: i16,
    /// What encumbrance takes off it (`ARM-03`).
    pub burden: i16,
    /// Regular actions that using it takes.
    pub actions: u16,
}

/// Something carried that can be used or awakened (`ACT-01`, `ACT-16`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thing {
    /// Its name.
    pub name: Arc<Words>,
    /// Whether it is an artefact, worn or held.
    pub is_artefact: bool,
    /// Regular actions to take it out and use it; none when it cannot be got at in a fight.
    pub actions: Option<u16>,
}
