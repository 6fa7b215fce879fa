//! The dice of one battle: part of its saved state.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::dice::{Dice, DiceError, ScriptedDice, SeededDice};

/// The dice that a battle rolls with, and how many have fallen.
#[derive(Component, Clone, Debug)]
pub struct BattleDice {
    source: Source,
    fallen: u64,
    error: Option<DiceError>,
}

#[derive(Clone, Debug)]
enum Source {
    Seeded(SeededDice),
    Scripted(ScriptedDice),
}

impl BattleDice {
    /// Dice that follow from a seed.
    pub fn seeded(seed: u64) -> Self {
        Self {
            source: Source::Seeded(SeededDice::new(seed)),
            fallen: 0,
            error: None,
        }
    }

    /// Dice that fall as they are told.
    pub fn scripted(faces: impl Into<Vec<u8>>) -> Self {
        Self {
            source: Source::Scripted(ScriptedDice::new(faces)),
            fallen: 0,
            error: None,
        }
    }

    /// How many dice have fallen; a player may undo as long as this has not grown.
    pub const fn fallen(&self) -> u64 {
        self.fallen
    }

    /// Faces of a script that nobody has asked for; empty for seeded dice.
    pub fn left_over(&self) -> &[u8] {
        match &self.source {
            Source::Seeded(_) => &[],
            Source::Scripted(dice) => dice.left_over(),
        }
    }

    /// The error that stopped the battle, if a script ended too early or named a face that a die does not have.
    pub const fn error(&self) -> Option<DiceError> {
        self.error
    }

    /// Notes the error that a resolution came back with: the battle goes no further.
    pub(crate) fn fail(&mut self, error: DiceError) {
        self.error.get_or_insert(error);
    }
}

impl Dice for BattleDice {
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError> {
        let face = match &mut self.source {
            Source::Seeded(dice) => dice.roll(sides),
            Source::Scripted(dice) => dice.roll(sides),
        }?;
        self.fallen += 1;
        Ok(face)
    }
}

impl Hash for BattleDice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.source {
            Source::Seeded(dice) => (0u8, dice.seed(), dice.position()).hash(state),
            Source::Scripted(dice) => (1u8, dice).hash(state),
        }
        self.fallen.hash(state);
    }
}
