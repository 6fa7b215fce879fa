//! Chance: the one door through which every die falls. What a roll means is the rule systems' business.

mod distribution;
mod enumerating;
mod keyed;
mod scripted;
mod seeded;
mod steady;

pub use distribution::{Chance, Distribution};
pub use enumerating::{Enumerating, Sums, enumerate, sums};
pub use keyed::KeyedDice;
pub use scripted::ScriptedDice;
pub use seeded::SeededDice;
pub use steady::SteadyDice;

use serde::Serialize;

/// The most dice of one throw; more would not fit into a log line.
pub const MOST_DICE: u8 = 20;

/// A source of dice.
///
/// Resolutions take their dice as a parameter, so the code that rolls a blow is the code that computes its odds.
pub trait Dice {
    /// Rolls one die with faces 1 to `sides`.
    ///
    /// # Errors
    ///
    /// Scripted dice run out, or name a face that the die does not have.
    fn roll(&mut self, sides: u8) -> Result<u8, DiceError>;

    /// Rolls `count` dice of the same kind, of which only the sum counts.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn sum(&mut self, count: u8, sides: u8) -> Result<Throw, DiceError> {
        if count > MOST_DICE {
            return Err(DiceError::NoSuchDie { count, sides });
        }
        let mut throw = Throw::default();
        for _ in 0..count {
            throw.push(self.roll(sides)?);
        }
        Ok(throw)
    }

    /// Rolls a d20 of which only four things count: natural 1, at most `target`, above it, natural 20.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn check(&mut self, target: i16) -> Result<u8, DiceError> {
        let _ = target;
        self.roll(20)
    }

    /// Rolls `count` dice of the same kind, of which only those that show `least` or more count, and, where `ones` are asked
    /// for, those that show 1.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn pool(&mut self, count: u8, sides: u8, least: u8, ones: bool) -> Result<Pooled, DiceError> {
        let throw = self.sum(count, sides)?;
        Ok(Pooled::of_throw(throw, least, ones))
    }
}

/// A handful of dice, each of which is a success or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pooled {
    /// The faces in the order they fell; none of them when only the numbers are known (enumerated pools).
    pub throw: Throw,
    /// How many dice are successes.
    pub successes: u8,
    /// How many dice show 1 and are no successes; 0 where nobody asked for them.
    pub ones: u8,
}

impl Pooled {
    fn of_throw(throw: Throw, least: u8, ones: bool) -> Self {
        let count = |wanted: &dyn Fn(u8) -> bool| {
            let faces = throw.faces().iter();
            faces.filter(|face| wanted(**face)).count() as u8
        };
        Self {
            throw,
            successes: count(&|face| face >= least),
            ones: count(&|face| ones && face == 1 && face < least),
        }
    }
}

/// Several dice thrown at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    faces: [u8; MOST_DICE as usize],
    count: u8,
    total: u16,
}

impl Throw {
    /// The sum of the faces.
    pub const fn total(&self) -> i16 {
        self.total as i16
    }

    /// The faces in the order they fell; empty when only the sum is known (enumerated throws).
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.count as usize]
    }

    fn push(&mut self, face: u8) {
        self.faces[self.count as usize] = face;
        self.count += 1;
        self.total += u16::from(face);
    }

    const fn of_total(total: u16) -> Self {
        Self {
            faces: [0; MOST_DICE as usize],
            count: 0,
            total,
        }
    }
}

impl Serialize for Throw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

/// Why dice could not be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceError {
    /// The script has no more faces.
    #[error("the dice script ends after {0} faces, but one more die is rolled")]
    Missing(usize),
    /// The script names a face that this die does not have.
    #[error("face {face} in place {place} of the dice script does not lie on a die with {sides} sides")]
    NoSuchFace {
        /// Place in the script, counted from 1.
        place: usize,
        /// The face that stands there.
        face: u8,
        /// Sides of the die that was rolled.
        sides: u8,
    },
    /// A die without sides or a throw with too many dice was asked for.
    #[error("there is no throw of {count} dice with {sides} sides")]
    NoSuchDie {
        /// Dice asked for.
        count: u8,
        /// Sides asked for.
        sides: u8,
    },
}
