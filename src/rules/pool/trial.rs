//! Tests of a fighter against a difficulty: first aid, a long jump, hiding, and finding those who hide.

use crate::battle::{FighterId, Happening, Ledger, Odds, Outcome, RuleId, Term};
use crate::dice::{Dice, DiceError, Distribution, Pooled};
use crate::rules::kernel::Resolution;

use super::Pool;
use super::module::Modules;
use super::roll::{self, Tested};
use super::round::Table;
use super::scene::Snapshot;
use super::{assault, attack, word};

/// A test against a difficulty.
///
/// Rule: `PL-DIC-06`.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    /// The rule that asks for it, and its word.
    pub what: (RuleId, Term),
    /// The dice.
    pub dice: Ledger,
    /// What changes the successes.
    pub modifiers: Ledger,
    /// The least face that is a success.
    pub least: u8,
    /// The successes that it takes.
    pub needed: i16,
}

impl Trial {
    /// A test of somebody who is hindered by nothing but his wounds.
    ///
    /// Rule: `PL-CRL-01`.
    pub(crate) fn of(
        own: &Snapshot,
        modules: Modules,
        what: (RuleId, Term),
        dice: Ledger,
        needed: i16,
    ) -> Self {
        Self {
            what,
            dice,
            modifiers: attack::modifiers(assault::plain_hindrance(own)),
            least: roll::least(modules),
            needed,
        }
    }
}

impl Resolution for Trial {
    type Rules = Pool;
    type Fall = (Pooled, Tested);
    type End = bool;
    type Who = FighterId;
    type Landed = Tested;

    fn roll(&self, dice: &mut impl Dice) -> Result<Self::Fall, DiceError> {
        let (count, change) = (self.dice.value(), self.modifiers.value());
        let pooled = roll::throw(count, self.least, true, dice)?;
        Ok((pooled, roll::tested(&pooled, count, change, self.needed)))
    }

    fn end(&self, (_, tested): &Self::Fall) -> bool {
        tested.is_passed
    }

    fn land(
        &self,
        table: &mut Table,
        id: FighterId,
        (pooled, tested): Self::Fall,
    ) -> Result<Tested, DiceError> {
        let (rule, what) = self.what;
        let thrown = (&pooled, self.least);
        let mut check = roll::check(
            rule,
            self.dice.clone(),
            thrown,
            &self.modifiers,
            Some(self.needed),
        );
        if !tested.is_passed && check.outcome == Outcome::Success {
            check.outcome = Outcome::Failure;
        }
        table.write(Happening::Checked {
            fighter: id,
            what,
            checks: vec![check],
            pool: None,
            passed: tested.is_passed,
            left: tested.margin.max(0),
        });
        Ok(tested)
    }

    fn tell(&self, ends: &Distribution<bool>) -> Odds {
        let passes = ends.chance(|is_passed| *is_passed);
        Odds {
            chain: vec![(word::PASSES, passes)],
            ledgers: vec![
                (word::ATTACK_DICE, self.dice.clone()),
                (word::SUCCESSES, self.modifiers.clone()),
            ],
            ..Odds::default()
        }
    }
}
