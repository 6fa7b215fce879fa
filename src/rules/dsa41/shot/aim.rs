//! Aiming: who may, and what it brings.

use crate::battle::{FighterId, WhyNot};

use super::super::data::belongings::Missile;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why};
use super::legal::{may_send, ready};
use super::{Way, call};

/// The most that aiming brings (`RNG-09`).
pub(crate) const MOST: i16 = 4;

/// The regular actions that somebody has spent on aiming at a target.
pub(super) fn actions(shooter: &Snapshot, target: FighterId) -> u8 {
    let aim = shooter.hands.quiver.aim;
    aim.filter(|aim| aim.target == target)
        .map_or(0, |aim| aim.actions)
}

/// What aiming adds: half of the extra actions, all of them for marksmen; those that an announcement takes add nothing.
///
/// Rule: `RNG-09`, `RNG-40`.
pub(super) fn bonus(
    shooter: &Snapshot,
    target: FighterId,
    (missile, called): (&Missile, super::Called),
) -> i16 {
    let spent = i16::from(actions(shooter, target)) - call::time(called.points(), missile);
    of_actions(spent.clamp(0, 255) as u8, missile)
}

/// The same for a number of actions spent on it; the first is part of every shot that is not made in haste.
fn of_actions(actions: u8, missile: &Missile) -> i16 {
    let extra = i16::from(actions.saturating_sub(1));
    let bonus = if missile.marksman > 0 { extra } else { extra / 2 };
    bonus.min(MOST)
}

/// Whether somebody may aim at a target: with a loaded weapon that is not thrown, at whom he could shoot; longer than one action
/// only where the modules say so, and not longer than it helps.
///
/// Rule: `ACT-19`, `RNG-09`, `RNG-40`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_aim(scene: &Scene, shooter: &Snapshot, target: FighterId) -> Result<(), WhyNot> {
    let modules = scene.round.modules;
    // What is thrown is aimed only for the sake of an announcement (RNG-40).
    let announces = modules.has(Modules::RANGED_ANNOUNCE);
    let missile = shooter
        .missile()
        .filter(|missile| announces || !missile.is_thrown);
    let missile = missile.ok_or_else(|| why::nothing_to_aim(rule::ACT_19))?;
    let target = scene.get(target).ok_or_else(|| why::nobody(rule::ACT_19))?;
    ready(shooter)?;
    may_send(scene, shooter, target, missile)?;
    let spent = actions(shooter, target.id());
    let is_long = modules.has(Modules::AIMING) && !missile.is_thrown;
    let gains = is_long && of_actions(spent, missile) < MOST;
    let base = u8::from(!missile.is_thrown);
    let longest = i16::from(base) + call::time(call::most(missile), missile);
    let announces = announces && i16::from(spent) < longest;
    if spent >= base && !gains && !announces {
        return Err(why::aimed_enough(rule::ACT_19, spent));
    }
    Ok(())
}

/// The way in which somebody would shoot at a target now.
pub(super) fn way(shooter: &Snapshot, target: FighterId, missile: &Missile) -> Way {
    if missile.is_thrown {
        Way::Throw
    } else if actions(shooter, target) > 0 {
        Way::Shot
    } else {
        Way::QuickShot
    }
}
