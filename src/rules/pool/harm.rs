//! Harm: a blow lands, whatever has struck it. Fire and falls harm by dice alone, against which nobody can defend himself.

use crate::battle::{FighterId, Grade, Happening, Ledger, Points, RuleId};
use crate::dice::{Dice, DiceError};
use crate::rules::kernel::Resolution;

use super::Pool;
use super::round::{Table, health};
use super::rule;

/// Decimetres of a fall for each of its dice (`PL-MOV-06`).
pub(crate) const FALL_DM: u16 = 30;

/// Dice of fire (`PL-GEN-10`).
pub(crate) const FIRE_DICE: u8 = 1;

/// Sides of the dice of fire and of falls (`PL-GEN-10`, `PL-MOV-06`).
pub(crate) const SIDES: u8 = 6;

/// A blow that lands: its dice, what its target loses by them, and how well it was struck.
pub(crate) struct Landed {
    /// The dice with what is added to them.
    pub points: Points,
    /// The hit points that go.
    pub loss: Ledger,
    /// By how much the attack was better than the Defence; none where there was none.
    pub grade: Option<Grade>,
    /// The rule by which hit points go.
    pub rule: RuleId,
}

/// A blow lands, and its target loses hit points.
///
/// Rule: `PL-DMG-01`, `PL-HPT-02`, `PL-LOG-01`.
pub(crate) fn land(table: &mut Table, (by, target): (Option<FighterId>, FighterId), landed: Landed) {
    let points = landed.loss.value();
    table.write(Happening::Struck {
        target,
        by,
        points: Box::new(landed.points),
        loss: Box::new(landed.loss),
        grade: landed.grade,
    });
    health::lose(table, target, points, landed.rule);
}

/// So many six-sided dice of harm by a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Harm {
    rule: RuleId,
    dice: u8,
}

impl Harm {
    /// What fire does to whoever steps into it or begins his turn in it.
    pub(crate) const FIRE: Self = Self {
        rule: rule::PL_GEN_10,
        dice: FIRE_DICE,
    };

    /// What a fall of so many decimetres does: a die for every three metres begun; none where it is no fall.
    ///
    /// Rule: `PL-MOV-06`.
    pub(crate) fn fall(dm: u16) -> Option<Self> {
        let dice = dm.div_ceil(FALL_DM).min(20) as u8;
        (dice > 0).then_some(Self {
            rule: rule::PL_MOV_06,
            dice,
        })
    }
}

impl Resolution for Harm {
    type Rules = Pool;
    type Fall = Points;
    type End = i16;
    type Who = FighterId;
    type Landed = ();

    fn roll(&self, dice: &mut impl Dice) -> Result<Points, DiceError> {
        Points::roll(self.rule, self.dice, SIDES, dice)
    }

    fn end(&self, fall: &Points) -> i16 {
        fall.value()
    }

    fn land(&self, table: &mut Table, target: FighterId, points: Points) -> Result<(), DiceError> {
        let landed = Landed {
            loss: Ledger::new(self.rule, points.value()),
            points,
            grade: None,
            rule: self.rule,
        };
        land(table, (None, target), landed);
        Ok(())
    }
}
