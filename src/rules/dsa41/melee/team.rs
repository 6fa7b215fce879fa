//! Two who lead one pike: who may lay hands on it, how long they hold it together, and how hard it strikes then.

use std::borrow::Cow;

use super::super::data::DistanceClass;
use super::super::exchange::value::Attribute;
use super::super::fighter::Arm;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use crate::battle::{FighterId, Posture, Stance, WhyNot};

/// Somebody who holds the pike of another with him.
///
/// Rule: `MAN-SPIESSGESPANN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    /// Who leads the pike.
    pub bearer: FighterId,
    /// Who has laid his hands on it too.
    pub helper: FighterId,
}

/// Whether somebody may lay hands on the pike of a friend beside him: both have learnt it, his hands are empty, and nobody else helps.
///
/// Rule: `MAN-SPIESSGESPANN`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_join(scene: &Scene, helper: &Snapshot, bearer: FighterId) -> Result<(), WhyNot> {
    let bearer = scene
        .get(bearer)
        .ok_or_else(|| why::nobody(rule::MAN_SPIESSGESPANN))?;
    let is_taken = || {
        let mut teams = scene.round.melee.teams.iter();
        teams.any(|team| team.bearer == bearer.id() || team.helper == helper.id())
    };
    if is_taken() {
        Err(why::pike_has_helper(rule::MAN_SPIESSGESPANN, bearer.id()))
    } else if holds(scene, bearer, helper) {
        Ok(())
    } else {
        Err(why::no_pike_team(rule::MAN_SPIESSGESPANN, bearer.id()))
    }
}

/// Whether two can hold a pike together where they stand.
fn holds(scene: &Scene, bearer: &Snapshot, helper: &Snapshot) -> bool {
    let is_ready = |fighter: &Snapshot| {
        fighter.build.traits.pike_team && fighter.is_able() && fighter.body.posture == Posture::Standing
    };
    let stance = scene.sides.stance(bearer.fighter.side, helper.fighter.side);
    let leads_pike = bearer.missile().is_none() && bearer.main_arm().classes.contains(DistanceClass::Pike);
    bearer.id() != helper.id()
        && is_ready(bearer)
        && is_ready(helper)
        && stance == Stance::Allied
        && leads_pike
        && (helper.hands.empty || helper.main_arm().kind.is_unarmed)
        && helper.ward().is_none()
        && place::distance(bearer, helper) == 1
}

/// Who holds the pike of somebody with him now.
///
/// Rule: `MAN-SPIESSGESPANN`.
pub(crate) fn helper_of<'s>(scene: &'s Scene, bearer: &Snapshot) -> Option<&'s Snapshot> {
    let mut teams = scene.round.melee.teams.iter();
    let team = teams.find(|team| team.bearer == bearer.id())?;
    scene
        .get(team.helper)
        .filter(|helper| holds(scene, bearer, helper))
}

/// A weapon as it strikes now: a pike in four hands has the strength of both behind it, and what both hands could lead has that of one
/// beside a light.
///
/// Rule: `MAN-SPIESSGESPANN`, `DMG-04`, `WPN-03`.
pub(crate) fn teamed<'a>(scene: &Scene, bearer: &Snapshot, arm: &'a Arm) -> Cow<'a, Arm> {
    if bearer.leads_with_one(arm) {
        let mut led = arm.clone();
        led.plus
            .add_for(rule::WPN_03, arm.thing, arm.kind.in_one_hand.points);
        return Cow::Owned(led);
    }
    if scene.round.melee.teams.is_empty() || !arm.classes.contains(DistanceClass::Pike) {
        return Cow::Borrowed(arm);
    }
    let Some(helper) = helper_of(scene, bearer) else {
        return Cow::Borrowed(arm);
    };
    let mut led = arm.clone();
    led.kind.is_teamed = true;
    if let Some((threshold, step)) = arm
        .kind
        .strength
        .filter(|_| scene.round.modules.has(Modules::TPKK))
    {
        let strength = |fighter: &Snapshot| fighter.build.attribute(Attribute::Kk);
        let bonus = |strength: i16| (strength - i16::from(threshold)).max(0) / i16::from(step.max(1));
        let more = bonus(strength(bearer) + strength(helper)) - bonus(strength(bearer));
        led.plus.add_for(rule::MAN_SPIESSGESPANN, arm.thing, more);
    }
    Cow::Owned(led)
}
