//! The dice of one battle: part of its saved state.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use super::id::{FighterId, Term};
use crate::dice::{Dice, DiceError, KeyedDice, ScriptedDice, SeededDice, SteadyDice};

/// The dice that a battle rolls with, and how many have fallen.
#[derive(Component, Clone, Debug)]
pub struct BattleDice {
    source: Source,
    /// Faces that fall first, the next one last: a lesson shows a point with them.
    prompted: Vec<u8>,
    fallen: u64,
    error: Option<DiceError>,
}

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every battle has the large one, and a box would cost an allocation for each"
)]
enum Source {
    Seeded(SeededDice),
    Scripted(ScriptedDice),
    Steady(SteadyDice),
    Keyed(KeyedDice),
}

impl BattleDice {
    /// Dice that follow from a seed.
    pub fn seeded(seed: u64) -> Self {
        Self::of(Source::Seeded(SeededDice::new(seed)))
    }

    /// Dice for comparing fights: each shows the same however many have fallen before.
    pub fn steady(seed: u64) -> Self {
        Self::of(Source::Steady(SteadyDice::new(seed)))
    }

    /// Dice for trying out what may come: what falls for one deed does not hang on how many dice fell for others.
    pub const fn keyed(seed: u64) -> Self {
        Self::of(Source::Keyed(KeyedDice::new(seed)))
    }

    /// Dice that fall as they are told.
    pub fn scripted(faces: impl Into<Vec<u8>>) -> Self {
        Self::of(Source::Scripted(ScriptedDice::new(faces)))
    }

    const fn of(source: Source) -> Self {
        Self {
            source,
            prompted: Vec::new(),
            fallen: 0,
            error: None,
        }
    }

    /// Lets these faces fall next, in place of those prompted before that have not fallen.
    pub fn prompt(&mut self, faces: &[u8]) {
        self.prompted = faces.iter().rev().copied().collect();
    }

    /// What the next dice fall for; only dice for trying out ask for it.
    pub(crate) fn set_key(&mut self, round: u16, whose: FighterId, purpose: Term) {
        if let Source::Keyed(dice) = &mut self.source {
            dice.set_key(round, whose.0, purpose.0);
        }
    }

    /// How many dice have fallen; a player may undo as long as this has not grown.
    pub const fn fallen(&self) -> u64 {
        self.fallen
    }

    /// Faces of a script that nobody has asked for; empty for seeded dice.
    pub fn left_over(&self) -> &[u8] {
        match &self.source {
            Source::Seeded(_) | Source::Steady(_) | Source::Keyed(_) => &[],
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
        let place = self.fallen as usize + 1;
        let face = match (self.prompted.pop(), &mut self.source) {
            (Some(face), _) if (1..=sides).contains(&face) => face,
            (Some(face), _) => return Err(DiceError::NoSuchFace { place, face, sides }),
            (None, Source::Seeded(dice)) => dice.roll(sides)?,
            (None, Source::Scripted(dice)) => dice.roll(sides)?,
            (None, Source::Steady(dice)) => dice.roll(sides)?,
            (None, Source::Keyed(dice)) => dice.roll(sides)?,
        };
        self.fallen += 1;
        Ok(face)
    }
}

impl Hash for BattleDice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match &self.source {
            Source::Seeded(dice) => (0u8, dice.seed(), dice.position()).hash(state),
            Source::Scripted(dice) => (1u8, dice).hash(state),
            Source::Steady(dice) => (2u8, dice).hash(state),
            Source::Keyed(dice) => (3u8, dice).hash(state),
        }
        (&self.prompted, self.fallen).hash(state);
    }
}
