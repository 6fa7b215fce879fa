//! A series of attacks: who may begin one, go on with it and end it, and what it leaves its foe.

use super::super::exchange::value::{Attribute, rounded};
use super::super::fighter::{Arm, Build, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{melee, rule, why};
use super::may::may_try;
use super::{Art, Form, Series};
use crate::battle::{Posture, WhyNot};
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
pub(super) fn may_begin(fighter: &Snapshot, target: &Snapshot) -> Result<(), WhyNot> {
    if let Some(ward) = fighter.ward().filter(|ward| ward.is_very_large) {
        Err(why::shield_too_large(rule::SHD_22, &ward.name))
    } else if fighter.ini() <= target.ini() {
        Err(why::not_quicker(rule::MAN_AUSFALL, fighter.ini(), target.ini()))
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
/// Why not.
#[inline(never)]
pub(crate) fn may_go_on(scene: &Scene, fighter: &Snapshot) -> Result<(), WhyNot> {
    let series = series_of(scene, fighter).ok_or_else(|| why::no_series(rule::MAN_AUSFALL))?;
    let foe = scene.get(series.foe).filter(|foe| foe.is_conscious());
    let reaches = |foe: &Snapshot| {
        fighter.arms().any(|(_, arm)| {
            arm.kind.arts.has(Art::Lunge) && melee::in_reach(scene, fighter, foe, arm).is_ok()
        })
    };
    let is_up = fighter.body.posture == Posture::Standing && !fighter.condition.disoriented;
    match foe {
        None => Err(why::out_of_fight(rule::MAN_AUSFALL, series.foe)),
        Some(_) if !is_up => Err(why::not_standing(rule::MAN_AUSFALL)),
        Some(foe) if !reaches(foe) => Err(why::series_is_out_of_reach(rule::MAN_AUSFALL, foe.id())),
        Some(_) => Ok(()),
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
pub(super) fn may_continue(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> Result<(), WhyNot> {
    match series_of(scene, fighter) {
        Some(series) if fighter.turn.plan == Some(Plan::LungeOn) => match series.foe == target.id() {
            true => Ok(()),
            false => Err(why::series_of_other(rule::MAN_AUSFALL, series.foe)),
        },
        _ => Err(why::no_series(rule::MAN_AUSFALL)),
    }
}

/// Whether a series may end with another manoeuvre: only its last attack, with a weapon that it could be led with.
///
/// Rule: `MAN-AUSFALL`.
pub(super) fn may_end(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    may_try(scene, fighter, Some(arm), Art::Lunge)?;
    may_continue(scene, fighter, target)?;
    let last = most_attacks(&fighter.build) - 1;
    let made = series_of(scene, fighter).map_or(0, |series| i16::from(series.made));
    if made == last {
        Ok(())
    } else {
        Err(why::ends_series(rule::MAN_AUSFALL, last, made))
    }
}

/// Whether somebody may step there although a series of attacks is made at him: he cannot get away from its attacker.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_give_way(scene: &Scene, fighter: &Snapshot, to: Cell) -> Result<(), WhyNot> {
    if fighter.turn.plan != Some(Plan::Pressed) {
        return Ok(());
    }
    let mut all = scene.round.melee.series.iter();
    let gives_way = |series: &Series| {
        let attacker = scene.get(series.attacker);
        series.foe == fighter.id() && attacker.is_some_and(|foe| place::gives_way(fighter, to, foe))
    };
    match all.find(|series| gives_way(series)) {
        Some(series) => Err(why::cannot_give_way(rule::MAN_AUSFALL, series.attacker)),
        None => Ok(()),
    }
}
