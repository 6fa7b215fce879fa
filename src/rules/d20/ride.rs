//! Riding: who rides whom, what a mount does for its rider, and the checks of riders.

use crate::battle::{RuleId, Term};

use super::arm::Arm;
use super::data::{FeatEffect, Quirk, Size, Skill, WeaponTrait};
use super::roll::{Natural, Target};
use super::scene::{Scene, Snapshot};
use super::trial::Trial;
use super::{rule, skill};

/// Decimetres above the ground of a rider (`D20-BRD-12`).
pub(crate) const HEIGHT_DM: i16 = 15;
/// The number of making a mount without training obey in a fight (`D20-MNT-01`).
pub(crate) const CONTROL: i16 = 20;
/// The number of having the mount strike while its rider does (`D20-MNT-01`).
pub(crate) const BOTH_ATTACK: i16 = 10;
/// The number of guiding with the knees (`D20-MNT-02`).
pub(crate) const KNEES: i16 = 5;
/// What shots cost when the mount moves twice (`D20-MNT-03`).
pub(crate) const DOUBLE_MOVE: i16 = -4;
/// What shots cost when the mount runs (`D20-MNT-03`).
pub(crate) const RUNNING: i16 = -8;
/// The number of concentration while the mount moves, without the level of the spell (`D20-MAG-05`).
pub(crate) const CASTING_ON_THE_MOVE: i16 = 10;
/// The number of concentration while the mount runs, without the level of the spell (`D20-MAG-05`).
pub(crate) const CASTING_AT_A_RUN: i16 = 15;
/// The number of falling softly (`D20-MNT-04`).
pub(crate) const SOFT_FALL: i16 = 15;
/// Percent of the unconscious who stay on (`D20-MNT-04`).
pub(crate) const STAYS: u8 = 50;
/// The same in a war saddle, which horses trained for war bear (`D20-MNT-04`).
pub(crate) const STAYS_IN_A_WAR_SADDLE: u8 = 75;
/// The number of getting into the saddle or out of it at no cost (`D20-ACT-T30`).
pub(crate) const VAULTING: i16 = 20;
/// How much a lance hurts on a mounted charge (`D20-DMG-03`, `D20-CHG-02`).
pub(crate) const LANCE: u8 = 2;

/// Whom somebody rides.
pub(crate) fn mount_of<'s>(scene: &'s Scene, own: &Snapshot) -> Option<&'s Snapshot> {
    scene.get(own.body.mount?)
}

/// Who rides a mount.
pub(crate) fn rider_of<'s>(scene: &'s Scene, mount: &Snapshot) -> Option<&'s Snapshot> {
    let mut riders = scene.fighters.iter();
    riders.find(|it| it.body.mount == Some(mount.id()))
}

/// Whether two are rider and mount.
pub(crate) fn are_pair(one: &Snapshot, other: &Snapshot) -> bool {
    one.body.mount == Some(other.id()) || other.body.mount == Some(one.id())
}

/// Whether somebody rides, or is ridden.
pub(crate) fn is_tied(scene: &Scene, own: &Snapshot) -> bool {
    own.body.mount.is_some() || rider_of(scene, own).is_some()
}

/// Whether a mount is guided by somebody who can guide it.
///
/// Rule: `D20-MNT-01`, `D20-MNT-05`.
pub(crate) fn is_guided(scene: &Scene, mount: &Snapshot) -> bool {
    rider_of(scene, mount).is_some_and(Snapshot::is_able)
}

/// Whether the mount of somebody does not obey him yet in this turn.
///
/// Rule: `D20-MNT-01`.
pub(crate) fn is_wild(scene: &Scene, own: &Snapshot) -> bool {
    let mount = mount_of(scene, own);
    !own.budget.is_obeyed && mount.is_some_and(|mount| !mount.build.has_trait(&Quirk::WarTrained))
}

/// A Ride check against a number, with what the rider suffers from.
///
/// Rule: `D20-CORE-01`, `D20-CND-19`, `D20-CND-01`.
pub(crate) fn trial(scene: &Scene, own: &Snapshot, what: (RuleId, Term), number: i16) -> Trial {
    Trial {
        what,
        modifiers: skill::ledger(scene.tables(), own, (Skill::Ride, what.0)),
        target: Target::new(number, Natural::Counts, scene.modules()),
    }
}

/// Whether somebody strikes from the saddle at one who is smaller than a horse and on foot.
///
/// Rule: `D20-MNT-03`.
pub(crate) fn is_above(own: &Snapshot, target: &Snapshot) -> bool {
    own.body.mount.is_some() && target.body.mount.is_none() && target.build.size <= Size::Medium
}

/// What the pace of the mount costs on shots.
///
/// Rule: `D20-MNT-03`.
pub(crate) fn shot_penalty(own: &Snapshot) -> i16 {
    match own.budget.steed {
        _ if own.body.mount.is_none() => 0,
        steed if steed.full_round => RUNNING,
        steed if steed.moves > 1 => DOUBLE_MOVE,
        _ => 0,
    }
}

/// The number of concentration in the saddle, without the level of the spell; none where the mount stands.
///
/// Rule: `D20-MAG-05`.
pub(crate) fn concentration(own: &Snapshot) -> Option<i16> {
    match own.budget.steed {
        _ if own.body.mount.is_none() => None,
        steed if steed.full_round => Some(CASTING_AT_A_RUN),
        _ if own.budget.ridden > 0 => Some(CASTING_ON_THE_MOVE),
        _ => None,
    }
}

/// Whether the mount has gone so far that one blow is all that its rider gets in.
///
/// Rule: `D20-MNT-03`.
pub(crate) fn is_riding_by(own: &Snapshot) -> bool {
    own.body.mount.is_some() && own.budget.ridden > 1
}

/// The rule by which a charge from the saddle hits harder: a feat, or a lance alone.
///
/// Rule: `D20-DMG-03`, `D20-FEA-42`.
pub(crate) fn charge_rule(own: &Snapshot) -> RuleId {
    let mut feats = own.build.feats.iter();
    let learnt = feats.find(|held| matches!(held.effect, FeatEffect::MountedCharge { .. }));
    learnt.map_or(rule::D20_DMG_03, |held| held.rule)
}

/// How often the damage of a blow counts at the end of a mounted charge, apart from critical hits.
///
/// Rule: `D20-CHG-02`, `D20-DMG-03`, `D20-FEA-42`.
pub(crate) fn charge_times(own: &Snapshot, arm: &Arm) -> u8 {
    if own.body.mount.is_none() {
        return 1;
    }
    let is_lance = arm.has(WeaponTrait::Lance);
    let learnt = own.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::MountedCharge { times, lance } => Some(if is_lance { lance } else { times }),
        _ => None,
    });
    learnt.unwrap_or(if is_lance { LANCE } else { 1 })
}
