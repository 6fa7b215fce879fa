//! Tumbling: getting past foes without laying oneself open, and through the squares on which they stand.

use crate::battle::{FighterId, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::data::Skill;
use super::roll::{Natural, Target};
use super::round::{Stride, Table, Walking, provoke};
use super::scene::Snapshot;
use super::trial::Trial;
use super::{rule, skill, why, word};

/// The number for getting past a foe (`D20-MOV-10`).
pub(crate) const PAST: i16 = 15;
/// The number for getting through his square (`D20-MOV-10`).
pub(crate) const THROUGH: i16 = 25;
/// What each foe after the first makes it harder (`D20-MOV-10`).
pub(crate) const FURTHER: i16 = 2;

/// Whether somebody can tumble: he has learnt it, and wears nothing that is too heavy.
///
/// Rule: `D20-MOV-10`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may(own: &Snapshot) -> Result<(), WhyNot> {
    use super::data::ArmourKind;
    if !own.build.skills.contains_key(&Skill::Tumble) {
        return Err(why::not_learnt(rule::D20_MOV_10));
    }
    let is_heavy = |kind| matches!(kind, ArmourKind::Medium | ArmourKind::Heavy);
    match own.build.pieces.iter().any(|piece| is_heavy(piece.kind)) {
        true => Err(why::too_heavy(rule::D20_MOV_10)),
        false => Ok(()),
    }
}

/// One check against a number that grows with each foe whom he has tried to get past in this movement.
fn check(table: &mut Table, walking: &mut Walking, number: i16) -> Result<bool, DiceError> {
    let id = walking.mover;
    let tables = table.round.shelf.data();
    let modifiers = skill::ledger(
        tables.map(std::sync::Arc::as_ref),
        table.snapshot(id),
        (Skill::Tumble, rule::D20_MOV_10),
    );
    let number = number + FURTHER * i16::from(walking.tumbled);
    walking.tumbled = walking.tumbled.saturating_add(1);
    let trial = Trial {
        what: (rule::D20_MOV_10, word::TUMBLE),
        modifiers,
        target: Target::new(number, Natural::Counts, table.round.modules),
    };
    trial.play(table, id)
}

/// Of those who would have their opportunity, the ones who get it: whom he gets past has none in this movement.
///
/// Rule: `D20-MOV-10`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn past(
    table: &mut Table,
    walking: &mut Walking,
    by: Vec<FighterId>,
) -> Result<Vec<FighterId>, DiceError> {
    let mut left = Vec::new();
    // The first one to be asked stands last.
    for foe in by.into_iter().rev() {
        if check(table, walking, PAST)? {
            table.round.struck.push(foe);
        } else {
            left.insert(0, foe);
        }
    }
    Ok(left)
}

/// Whoever tumbles into the square of a foe and fails stops before it, and that foe may strike.
///
/// Rule: `D20-MOV-10`, `D20-MOV-04`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn through(
    table: &mut Table,
    walking: &mut Walking,
    stride: Stride,
) -> Result<Option<Vec<FighterId>>, DiceError> {
    let own = table.snapshot(walking.mover);
    let there = crate::board::Footprint::new(stride.cell, own.body.size);
    let scene = table.scene();
    let is_met = |foe: &&Snapshot| foe.place().cells().any(|cell| there.contains(cell));
    let foe = scene.foes(own).find(is_met).map(Snapshot::id);
    drop(scene);
    let Some(foe) = foe else { return Ok(None) };
    if check(table, walking, THROUGH)? {
        return Ok(None);
    }
    let strikes = provoke::may_strike(table, foe, walking.mover) && !table.round.struck.contains(&foe);
    Ok(Some(if strikes { vec![foe] } else { Vec::new() }))
}
