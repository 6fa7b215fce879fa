//! The open decision: the one thing that a battle ever waits for.

use bevy::prelude::*;
use serde::Serialize;

use super::id::{FighterId, Term};

/// What must be chosen, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Question {
    /// The fighter who must choose.
    pub fighter: FighterId,
    /// The kind of choice, a term of the rule system.
    pub kind: Term,
    /// The other fighter whom it is about: the attacker for a defender.
    pub about: Option<FighterId>,
}

/// The decision of a battle; empty while nothing is being asked.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decision(pub Option<Question>);
