//! What dice decide: values fetched once, a roll, and what comes of it. The roll that is played is the one that is enumerated for the odds.

use crate::battle::Odds;
use crate::dice::{Dice, DiceError, Distribution, enumerate};

use super::{Rules, Table};

/// Something that dice decide. Whoever implements it holds the values, each with its reasons.
pub trait Resolution {
    /// By whose rules.
    type Rules: Rules;
    /// How the dice fell.
    type Fall;
    /// What the odds tell apart.
    type End: Ord;
    /// Between whom it happens.
    type Who;
    /// What whoever has it carried out wants to know.
    type Landed;

    /// Throws the dice.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn roll(&self, dice: &mut impl Dice) -> Result<Self::Fall, DiceError>;

    /// What that comes to.
    fn end(&self, fall: &Self::Fall) -> Self::End;

    /// Carries it out: tells how the dice fell, and lets happen what they say.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn land(
        &self,
        table: &mut Table<Self::Rules>,
        who: Self::Who,
        fall: Self::Fall,
    ) -> Result<Self::Landed, DiceError>;

    /// The odds of its ends, in words; none where nobody chooses by them.
    fn tell(&self, _ends: &Distribution<Self::End>) -> Odds {
        Odds::default()
    }

    /// All that it may come to. Throws that do not depend on each other may be enumerated one by one.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn ends(&self) -> Result<Distribution<Self::End>, DiceError> {
        enumerate(|dice| Ok(self.end(&self.roll(dice)?)))
    }

    /// Its exact odds; none where the dice are too many to be counted.
    fn odds(&self) -> Option<Odds> {
        Some(self.tell(&self.ends().ok()?))
    }

    /// Throws the dice and carries it out.
    ///
    /// # Errors
    ///
    /// As [`Dice::roll`].
    fn play(&self, table: &mut Table<Self::Rules>, who: Self::Who) -> Result<Self::Landed, DiceError> {
        let fall = self.roll(&mut *table.dice)?;
        self.land(table, who, fall)
    }
}
