//! A series of attacks: who may begin one, go on with it and end it, and what it leaves its foe.

use super::super::exchange::value::{Attribute, rounded};
use super::super::fighter::{Arm, Build, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{melee, rule};
use super::may::may_try;
use super::{Art, Form, Series};
use crate::battle::{Posture, RuleId};
use crate::board::Cell;

/// The most attacks of a series.
///
/// Rule: `MAN-AUSFALL`.
pub(crate) const fn most_attacks(build: &Build) -> i16 {
    rounded(build.attribute(Attribute::Ko), 2)
}

/// Whether a form is one of a series: the first attack, one that follows, or a manoeuvre with which it may end.
///
/// Rule: `MAN-AUSFALL`.
pub(crate) fn is_of_series(attacker: &Snapshot, form: Form) -> bool {
    match form {
        Form::Lunge(_) => true,
        Form::Hammer | Form::Thrust | Form::DeathThrust => attacker.turn.plan == Some(Plan::LungeOn),
        _ => false,
    }
}

/// Whether a series of attacks may begin against a foe: one who is slower, and not behind a very large shield.
///
/// Rule: `MAN-AUSFALL`, `SHD-22`.
pub(super) fn may_begin(fighter: &Snapshot, target: &Snapshot) -> Result<(), RuleId> {
    if fighter.ward().is_some_and(|ward| ward.is_very_large) {
        Err(rule::SHD_22)
    } else if fighter.ini() <= target.ini() {
        Err(rule::MAN_AUSFALL)
    } else {
        Ok(())
    }
}

/// Whether a series goes on in the coming round: its foe is still within reach, and attacks are left.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// The rule that forbids it.
#[inline(never)]
pub(crate) fn may_go_on(scene: &Scene, fighter: &Snapshot) -> Result<(), RuleId> {
    let series = series_of(scene, fighter).ok_or(rule::MAN_AUSFALL)?;
    let foe = scene.get(series.foe).filter(|foe| foe.is_conscious());
    let reaches = |foe: &Snapshot| {
        fighter.arms().any(|(_, arm)| {
            arm.kind.arts.has(Art::Lunge) && melee::in_reach(scene, fighter, foe, arm).is_ok()
        })
    };
    let is_up = fighter.body.posture == Posture::Standing && !fighter.condition.disoriented;
    if is_up && foe.is_some_and(reaches) {
        Ok(())
    } else {
        Err(rule::MAN_AUSFALL)
    }
}

/// The series of a fighter.
///
/// Rule: `MAN-AUSFALL`.
pub(crate) fn series_of<'s>(scene: &'s Scene, fighter: &Snapshot) -> Option<&'s Series> {
    let mut all = scene.round.melee.series.iter();
    all.find(|series| series.attacker == fighter.id())
}

/// Whether another attack of a series goes at its foe.
///
/// Rule: `MAN-AUSFALL`.
pub(super) fn may_continue(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> Result<(), RuleId> {
    let is_his = series_of(scene, fighter).is_some_and(|series| series.foe == target.id());
    if is_his && fighter.turn.plan == Some(Plan::LungeOn) {
        Ok(())
    } else {
        Err(rule::MAN_AUSFALL)
    }
}

/// Whether a series may end with another manoeuvre: only its last attack, with a weapon that it could be led with.
///
/// Rule: `MAN-AUSFALL`.
pub(super) fn may_end(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), RuleId> {
    may_try(scene, fighter, Some(arm), Art::Lunge)?;
    may_continue(scene, fighter, target)?;
    let last = most_attacks(&fighter.build) - 1;
    if series_of(scene, fighter).is_some_and(|series| i16::from(series.made) == last) {
        Ok(())
    } else {
        Err(rule::MAN_AUSFALL)
    }
}

/// Whether somebody may step there although a series of attacks is made at him: he cannot get away from its attacker.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_give_way(scene: &Scene, fighter: &Snapshot, to: Cell) -> Result<(), RuleId> {
    if fighter.turn.plan != Some(Plan::Pressed) {
        return Ok(());
    }
    let mut all = scene.round.melee.series.iter();
    let gives_way = |series: &Series| {
        let attacker = scene.get(series.attacker);
        series.foe == fighter.id() && attacker.is_some_and(|foe| place::gives_way(fighter, to, foe))
    };
    if all.any(gives_way) {
        Err(rule::MAN_AUSFALL)
    } else {
        Ok(())
    }
}
