//! Postures: getting up, kneeling down, throwing oneself to the ground.

use crate::battle::{FighterId, Posture, RuleId, Term};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::suffer::consequence::tire;
use super::super::suffer::element;
use super::super::table::Table;
use super::super::trial::{attribute_check, burdened_check};
use super::super::way::saddle;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::{rule, word};

/// One step up from the ground to the knees, from the knees to the feet, or down to the knees (`SIT-05`).
pub(crate) fn rise(table: &mut Table, id: FighterId, kneels: bool) {
    let to = match table.snapshot(id).body.posture {
        Posture::Lying => Posture::Kneeling,
        _ if kneels => Posture::Kneeling,
        _ => Posture::Standing,
    };
    pose(table, id, to, rule::SIT_05);
}

/// Puts a fighter into a posture and says so.
pub(crate) fn pose(table: &mut Table, id: FighterId, to: Posture, rule: RuleId) {
    let from = table.snapshot(id).body.posture;
    if from == to {
        return;
    }
    if to == Posture::Lying {
        lose_seats(table, id);
    }
    table.fighter(id).body.posture = to;
    if to == Posture::Lying {
        element::come_down(table, id);
    }
    for (posture, state) in [(Posture::Lying, word::PRONE), (Posture::Kneeling, word::KNEELING)] {
        if from == posture || to == posture {
            table.state(id, state, to == posture, rule);
        }
    }
}

/// Whoever falls comes off his mount, and a mount that falls throws its rider.
///
/// Rule: `MNT-04`.
fn lose_seats(table: &mut Table, id: FighterId) {
    let fighter = table.snapshot(id);
    if fighter.body.mount.is_some() {
        saddle::lose_seat(table, id);
    } else if let Some(rider) = fighter.condition.ado.saddle.rider {
        pose(table, rider, Posture::Lying, rule::MNT_04);
    }
}

/// From the ground to the feet at once: an agility check burdened by BE (`SIT-05`).
pub(crate) fn stand_quickly(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = burdened_check(table, id, Attribute::Ge, word::AGILITY, rule::SIT_05)?;
    if passed {
        pose(table, id, Posture::Standing, rule::SIT_05);
    }
    Ok(())
}

/// The dice of endurance, and of initiative, that throwing oneself down may cost (`ACT-06`).
pub(crate) const DICE_OF_DIVE: u8 = 1;
pub(crate) const SIDES_OF_DIVE: u8 = 6;

/// Throws himself down; who fails the agility check loses endurance and initiative (`ACT-06`).
pub(crate) fn go_down(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let passed = attribute_check(table, id, Attribute::Ge, word::AGILITY, (rule::ACT_06, 0))?;
    pose(table, id, Posture::Lying, rule::ACT_06);
    if passed {
        return Ok(());
    }
    let breath = lost_by_throw(table, id, word::BREATH)?;
    let nerve = lost_by_throw(table, id, word::NERVE)?;
    table.lose_initiative(id, nerve, rule::ACT_06);
    tire(table, id, breath, rule::ACT_06)
}

fn lost_by_throw(table: &mut Table, id: FighterId, what: Term) -> Result<i16, DiceError> {
    let value = table.throw(id, what, (rule::ACT_06, DICE_OF_DIVE, SIDES_OF_DIVE))?;
    Ok(value)
}
