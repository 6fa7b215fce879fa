//! Harm against which nobody can guard himself: fire and falls.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture, RuleId};
use crate::dice::DiceError;

use super::super::{fall, rule};
use super::{Table, health, look};

/// So many six-sided dice of harm by a rule: fire and falls, against which nobody can guard himself.
///
/// Rule: `D20-MOV-11`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn harm(table: &mut Table, id: FighterId, dice: u8, rule: RuleId) -> Result<(), DiceError> {
    let points = Points::roll(rule, dice, fall::SIDES, &mut *table.dice)?;
    let loss = points.value();
    table.write(Happening::Struck {
        target: id,
        by: None,
        points: Box::new(points),
        loss: Box::new(Ledger::new(rule, loss)),
        grade: None,
    });
    health::lose(table, id, (loss, false), rule)?;
    look::around(table);
    Ok(())
}

/// Somebody has fallen so many decimetres: he is hurt, and lies where that hurt him.
///
/// Rule: `D20-MOV-11`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn fall(table: &mut Table, id: FighterId, fall_dm: u16) -> Result<(), DiceError> {
    let dice = fall::dice(fall_dm);
    if dice > 0 {
        harm(table, id, dice, rule::D20_MOV_11)?;
        health::pose(table, id, Posture::Lying, rule::D20_MOV_11);
    }
    Ok(())
}
