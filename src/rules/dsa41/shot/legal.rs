//! Whether a shot or throw is possible now, and why not.

use crate::battle::WhyNot;
use crate::board::{Pair, Room};

use super::super::condition::{fury, riding};
use super::super::data::belongings::Missile;
use super::super::fighter::{Deed, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation::water::{self, Depth};
use super::super::{rule, why};
use super::{Flight, Way, aim, bearing, call, lane, sight, value};

/// Squares that a thrown spear needs behind the thrower (`SIT-13`).
pub(crate) const RUN_BACK: u8 = 2;
/// Metres that a crossbow carries under water (`RNG-13`).
pub(crate) const UNDER_WATER: u16 = 3;
/// Initiative that a second shot needs (`RNG-11`).
pub(crate) const SECOND_FROM: i16 = 8;

/// The way in which somebody would send off what he holds; none without a missile weapon in the hands.
pub(crate) fn way_of(shooter: &Snapshot, target: &Snapshot) -> Option<Way> {
    Some(aim::way(shooter, target.id(), shooter.missile()?))
}

/// Whether a shot or throw at a target is possible in this way now.
///
/// Rule: `RNG-01`, `RNG-03`, `RNG-04`, `RNG-07`, `RNG-08`, `RNG-11`, `RNG-13`, `RNG-18`, `RNG-30`, `RNG-35`, `RNG-36`, `RNG-40`,
/// `RNG-41`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_shoot(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    flight: Flight,
) -> Result<(), WhyNot> {
    let missile = shooter
        .missile()
        .ok_or_else(|| why::no_missile_weapon(rule::RNG_01))?;
    let way = flight.way;
    ready(shooter)?;
    let is_second = shooter.turn.volley.shots > 0;
    if is_second && shooter.turn.plan != Some(Plan::ShootTwice) {
        return Err(why::has_attacked(rule::RNG_11));
    }
    if is_second && shooter.ini() < SECOND_FROM {
        return Err(why::too_slow_again(rule::RNG_11, SECOND_FROM, shooter.ini()));
    }
    if way != aim::way(shooter, target.id(), missile) {
        return Err(if way == Way::Throw {
            why::not_thrown(rule::RNG_34)
        } else {
            why::other_way_of_shooting(rule::RNG_09)
        });
    }
    call::may_call(scene, shooter, target, (missile, flight.called))?;
    may_send(scene, shooter, target, missile)
}

/// Whether the weapon is ready to go off.
pub(super) fn ready(shooter: &Snapshot) -> Result<(), WhyNot> {
    let Some(missile) = shooter.missile() else {
        return Err(why::no_missile_weapon(rule::RNG_30));
    };
    if shooter.missiles_left() == 0 {
        Err(why::no_missiles(rule::RNG_35, &missile.arm.name))
    } else if shooter.is_loaded() {
        Ok(())
    } else {
        let left = loading_left(shooter, missile);
        Err(why::not_loaded(rule::RNG_30, &missile.arm.name, left))
    }
}

/// Whether something can be sent off to a target from here.
pub(super) fn may_send(
    scene: &Scene,
    shooter: &Snapshot,
    target: &Snapshot,
    missile: &Missile,
) -> Result<(), WhyNot> {
    if shooter.condition.disoriented {
        return Err(why::disoriented(rule::AUS_04));
    }
    if !scene.are_hostile(shooter, target) {
        return Err(why::no_foe(rule::ATK_01, target.id()));
    }
    if !target.is_conscious() && !target.is_asleep() {
        return Err(why::out_of_fight(rule::ATK_01, target.id()));
    }
    fury::may_aim_at(scene, shooter, target)?;
    if let Some(holder) = shooter.condition.held_by {
        return Err(why::held(rule::CRE_07, holder));
    }
    if shooter.condition.ado.saddle.unready_in > 0 {
        return Err(why::unready_in_saddle(rule::MNT_01));
    }
    if shooter.is_prone() && !missile.is_crossbow {
        return Err(why::prone(rule::SIT_06));
    }
    if shooter
        .turn
        .plan
        .is_some_and(|plan| plan.first() == Some(Deed::Sprint))
    {
        return Err(why::sprints(rule::RNG_07));
    }
    riding::may_shoot(shooter, missile)?;
    value::may_in_melee(scene, shooter, target, missile)?;
    let metres = lane::metres(shooter, target);
    if metres > missile.range() {
        return Err(why::out_of_range(rule::RNG_04, metres, missile.range()));
    }
    may_in_water(scene, shooter, missile, metres)?;
    let pair = Pair::new(
        scene.board(),
        place::spot(&shooter.body),
        place::spot(&target.body),
    );
    lane::is_open(&pair, target)?;
    if !sight::is_near_enough(scene, shooter, target) {
        return Err(why::too_dark(rule::BRD_19));
    }
    run_up(scene, shooter, target, missile)
}

/// Nobody shoots from water that is deeper than the waist; under water a crossbow carries a little way (`RNG-13`, `RNG-18`).
fn may_in_water(scene: &Scene, shooter: &Snapshot, missile: &Missile, metres: u16) -> Result<(), WhyNot> {
    match water::depth(scene, shooter) {
        Depth::Under if missile.is_crossbow && metres <= UNDER_WATER => Ok(()),
        Depth::Under => Err(why::no_shot_under_water(rule::RNG_13, &missile.arm.name)),
        Depth::Shoulder => Err(why::water_too_deep(rule::RNG_18)),
        Depth::Dry | Depth::Knee | Depth::Waist => Ok(()),
    }
}

/// A thrown spear needs room behind the thrower (`SIT-13`).
fn run_up(scene: &Scene, shooter: &Snapshot, target: &Snapshot, missile: &Missile) -> Result<(), WhyNot> {
    let Some(towards) = bearing(shooter, target).filter(|_| missile.is_spear) else {
        return Ok(());
    };
    let room = Room::around(scene.board(), place::footprint(&shooter.body), &[]);
    let behind = room.run[usize::from(towards.turned(4).index())];
    if behind >= RUN_BACK {
        Ok(())
    } else {
        Err(why::no_room_behind(
            rule::SIT_13,
            &missile.arm.name,
            RUN_BACK,
            behind,
        ))
    }
}

/// A shooter as he would be with everything loaded, before his first shot of a round.
pub(crate) fn loaded(shooter: &Snapshot) -> Snapshot {
    let mut ready = shooter.clone();
    ready.hands.unloaded = 0;
    ready.turn.volley.shots = 0;
    ready
}

/// Regular actions to make the weapon in the hands ready: an empty magazine has to be filled besides, a snapped string replaced.
///
/// Rule: `RNG-30`, `RNG-34`, `FUM-07`.
pub(crate) fn loading_time(shooter: &Snapshot, missile: &Missile) -> u16 {
    let spent = shooter.hands.quiver.spent(shooter.hands.style);
    let fill = missile
        .magazine
        .filter(|(shots, _)| spent > 0 && spent.is_multiple_of((*shots).max(1)))
        .map_or(0, |(_, refill)| u16::from(refill));
    missile.load() + fill + u16::from(shooter.hands.quiver.snapped(shooter.hands.style))
}

/// What is left of them: a crossbow keeps what was done.
///
/// Rule: `RNG-32`.
pub(crate) fn loading_left(shooter: &Snapshot, missile: &Missile) -> u16 {
    let kept = shooter.hands.quiver.cranked(shooter.hands.style);
    loading_time(shooter, missile).saturating_sub(kept)
}
