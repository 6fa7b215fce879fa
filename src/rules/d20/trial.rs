//! Rolls of one fighter against a number: saves, skills, the end of dying; and opposed checks of two.

use crate::battle::{Check, FighterId, Happening, Ledger, Odds, Outcome, RuleId, Term};
use crate::dice::{Dice, DiceError, Distribution};
use crate::rules::kernel::Resolution;

use super::contest::Contest;
use super::roll::{self, Target};
use super::round::Table;
use super::{D20, cause, rule, word};

/// A roll against a number.
///
/// Rule: `D20-CORE-01`.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    /// The rule that asks for it, and its word.
    pub what: (RuleId, Term),
    /// What is added to the die.
    pub modifiers: Ledger,
    /// The number.
    pub target: Target,
}

impl Resolution for Trial {
    type Rules = D20;
    type Fall = (u8, bool);
    type End = bool;
    type Who = FighterId;
    type Landed = bool;

    fn roll(&self, dice: &mut impl Dice) -> Result<(u8, bool), DiceError> {
        self.target.roll(self.modifiers.value(), dice)
    }

    fn end(&self, (_, is_passed): &(u8, bool)) -> bool {
        *is_passed
    }

    fn land(&self, table: &mut Table, id: FighterId, (face, passed): (u8, bool)) -> Result<bool, DiceError> {
        let (rule, what) = self.what;
        let number = Ledger::new(rule, self.target.least());
        let die = (roll::SIDES, face);
        let check = Check::of_sum(rule, self.modifiers.clone(), die, number, Outcome::of(passed));
        let left = i16::from(face) + self.modifiers.value() - self.target.least();
        table.write(Happening::Checked {
            fighter: id,
            what,
            checks: vec![check],
            pool: None,
            passed,
            left: if passed { left.max(0) } else { 0 },
        });
        Ok(passed)
    }

    fn tell(&self, ends: &Distribution<bool>) -> Odds {
        Odds {
            chain: vec![(word::PASSES, ends.chance(|is_passed| *is_passed))],
            ledgers: vec![(word::ATTACK, self.modifiers.clone())],
            ..Odds::default()
        }
    }
}

/// An opposed check, with the rule that asks for it and its word.
#[derive(Clone, Debug)]
pub(crate) struct Opposed {
    /// The rule, and the word.
    pub what: (RuleId, Term),
    /// The bonuses of both.
    pub contest: Contest,
}

impl Opposed {
    /// Tells both dice, and by how many points whoever began is ahead. He needs so many more than the other has.
    ///
    /// Rule: `D20-CORE-09`.
    pub(crate) fn tell_fall(
        &self,
        table: &mut Table,
        id: FighterId,
        (faces, ahead): ([u8; 2], i16),
        needed: i16,
    ) {
        let (rule, what) = self.what;
        let bonuses = [&self.contest.own, &self.contest.other];
        let totals = [0, 1].map(|of| i16::from(faces[of]) + bonuses[of].value());
        let passed = roll::is_won(ahead, 0);
        let check = |of: usize, is_won: bool| {
            let mut number = Ledger::new(rule::D20_CORE_09, totals[1 - of]);
            if of == 0 {
                number.add_for(rule::D20_CORE_09, &cause::LEAD, needed);
            }
            let die = (roll::SIDES, faces[of]);
            Check::of_sum(rule, bonuses[of].clone(), die, number, Outcome::of(is_won))
        };
        table.write(Happening::Checked {
            fighter: id,
            what,
            checks: vec![check(0, passed), check(1, !passed)],
            pool: None,
            passed,
            left: ahead.max(0),
        });
    }
}

impl Resolution for Opposed {
    type Rules = D20;
    type Fall = ([u8; 2], i16);
    type End = i16;
    type Who = FighterId;
    /// By how many points the initiator is ahead; none or fewer is a failure.
    type Landed = i16;

    fn roll(&self, dice: &mut impl Dice) -> Result<([u8; 2], i16), DiceError> {
        self.contest.roll(dice)
    }

    fn end(&self, (_, ahead): &([u8; 2], i16)) -> i16 {
        *ahead
    }

    fn land(&self, table: &mut Table, id: FighterId, (faces, ahead): Self::Fall) -> Result<i16, DiceError> {
        self.tell_fall(table, id, (faces, ahead), 1);
        Ok(ahead)
    }

    fn tell(&self, ends: &Distribution<i16>) -> Odds {
        Odds {
            chain: vec![(word::WINS, ends.chance(|ahead| *ahead > 0))],
            ledgers: vec![
                (word::ATTACK, self.contest.own.clone()),
                (word::OTHER_CHECK, self.contest.other.clone()),
            ],
            ..Odds::default()
        }
    }
}
