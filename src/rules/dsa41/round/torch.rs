//! A torch that is led as a weapon: it burns whom it harms, and may go out.

use crate::battle::{FighterId, Happening, Points};
use crate::dice::DiceError;
use crate::rules::common::set_flame;

use super::super::damage::{self, Hit};
use super::super::fighter::Arm;
use super::super::{lamp, rule, word};
use super::table::Table;

/// A blow with a burning torch that has harmed somebody burns him besides, and no armour keeps the fire off; with the worst face the torch
/// goes out.
///
/// Rule: `WPN-TORCH`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn burn(table: &mut Table, id: FighterId, arm: &Arm, hit: &mut Hit) -> Result<(), DiceError> {
    let Some((dice, sides, plus)) = arm.kind.burns.filter(|_| hit.life > 0) else {
        return Ok(());
    };
    let Some(torch) = lamp::torch_of(&table.ground.movables, id) else {
        hit.loss.note(rule::WPN_TORCH, plus.into());
        return Ok(());
    };
    let mut points = Points::roll(rule::WPN_TORCH, dice, sides, &mut *table.dice)?;
    let goes_out = points.value() == i16::from(sides);
    points.ledger.add(rule::WPN_TORCH, plus.into());
    let fire = points.value().max(0);
    table.write(Happening::Rolled {
        fighter: id,
        what: word::FLAMES,
        points: Box::new(points),
    });
    damage::burn(hit, fire);
    if goes_out {
        let at = table.snapshot(id).body.at;
        set_flame(table, torch, (at, false), Some(id), rule::WPN_TORCH);
    }
    Ok(())
}
