//! What riders do: charges at the end of a gallop, the kick of the mount, where to ride.

use crate::battle::{Choice, Slot, Term};

use super::super::condition::riding::{self, Test};
use super::super::exchange::attack::Blow;
use super::super::fighter::Plan;
use super::super::legal::{self, may_let_strike};
use super::super::manoeuvre::{self, Form, Rush};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::word;
use super::blow::{self, FACES, Rival};
use super::known::Known;
use super::landing::landing;
use super::manoeuvre::defence_given_up;
use super::{CONTACT, HALF_SQUARE, act, distance, way};

/// The charges at a foe that a rider may make now, each with what it promises: that he rides home, and the blow.
pub(super) fn rushes(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Vec<(Choice, i64)> {
    if own.body.mount.is_none() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (slot, arm) in own.arms() {
        for rush in [Rush::Blow, Rush::Down, Rush::Lance] {
            let blow = Blow {
                form: Form::Mounted(rush, 0),
                ..Blow::plain(slot as u8)
            };
            if legal::may_manoeuvre(scene, own, target, arm, blow).is_err() {
                continue;
            }
            let choice = Choice::Attack {
                target: target.id(),
                with: Slot(slot as u8),
                manoeuvre: blow.manoeuvre(),
                stakes: Vec::new(),
            };
            found.extend(worth(scene, own, target, (arm, blow), rush).map(|worth| (choice, worth)));
        }
    }
    found
}

fn worth(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (arm, blow): (&super::super::fighter::Arm, Blow),
    rush: Rush,
) -> Option<i64> {
    let there = manoeuvre::arrived(scene, own, target, (arm, blow.form))?;
    let (rider, foe) = (there.get(own.id())?, there.get(target.id())?);
    let blow = blow.by(rider);
    let arm = &*manoeuvre::led(rider, arm, blow.form);
    let hits = match rush {
        Rush::Down => FACES,
        Rush::Blow | Rush::Lance => blow::hit(&there, rider, foe, arm, blow),
    };
    let lands = FACES - blow::ward_against(&there, foe, rider, blow);
    let landed = hits * lands * landing(&there, rider, arm, blow, foe) / (FACES * FACES);
    let fallen = if rush == Rush::Down {
        super::manoeuvre::FALLEN / 2
    } else {
        0
    };
    let rides = riding::chance(own, riding::mount_of(scene, own)?, Test::Rush(rush));
    let promised = (landed + fallen) * rides.of as i64 / rides.total as i64;
    Some(promised + CONTACT - defence_given_up(scene, own))
}

/// The best charge at any of these foes, were the round declared for it.
pub(super) fn best_rush<'s>(
    scene: &Scene,
    own: &Snapshot,
    foes: impl Iterator<Item = &'s Snapshot>,
) -> Option<i64> {
    let ready = blow::planning(own, Plan::Fight);
    foes.flat_map(|foe| rushes(scene, &ready, foe))
        .map(|(_, worth)| worth)
        .max()
}

/// What it is worth to sit in the saddle again.
const REMOUNTED: i64 = 3000;

/// The mount beside a rider who has lost his seat, where no foe presses him.
///
/// Rule: `ACT-12`, `MNT-09`.
pub(super) fn remount(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> Option<(Choice, i64)> {
    let is_rider = own.build.talents.riding > 0 && own.body.mount.is_none();
    let is_pressed = || rivals.iter().any(|rival| rival.covers(own));
    if !is_rider || is_pressed() {
        return None;
    }
    let mut mounts = scene.fighters.iter().map(Snapshot::id);
    let mount = mounts.find(|mount| riding::may_mount(scene, own, *mount).is_ok())?;
    let mut get_on = act(word::MOUNT);
    if let Choice::Act { target, .. } = &mut get_on {
        *target = Some(mount);
    }
    Some((get_on, REMOUNTED))
}

/// Letting the mount strike, where that is possible.
pub(super) fn kick(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    may_let_strike(scene, own).ok()?;
    let mount = riding::fresh(riding::mount_of(scene, own)?);
    let blows = scene.foes(own).map(|foe| blow::best_plain(scene, &mount, foe, 0));
    Some((act(word::MOUNT_STRIKES), blows.max()?))
}

/// The ride of a gait that brings a rider to blows, or nearest to them.
pub(super) fn approach(known: &Known, own: &Snapshot, gait: Term) -> Option<(Choice, i64)> {
    let scene = &known.seen;
    let rivals = blow::rivals(known, own);
    let apart = |there: &Snapshot| {
        let all = rivals.iter().map(|rival| place::distance(there, rival.foe));
        all.min().map(i64::from)
    };
    let now = apart(own)?;
    let ways = moves::ridden(scene, own, gait).into_iter();
    let weighed = ways.filter_map(|(cell, half, path)| {
        let there = way::at(own, cell);
        let in_reach = rivals
            .iter()
            .filter(|rival| blow::reaches(scene, &there, rival.foe));
        let worth = match in_reach.map(|rival| rival.blow).max() {
            Some(blow) => CONTACT + blow / 2,
            None => 2 * HALF_SQUARE * (now - apart(&there)?),
        };
        let worth = distance::less_toll(worth, distance::toll(scene, own, &path)) - i64::from(half);
        Some((path, worth))
    });
    let (path, worth) = weighed
        .filter(|(_, worth)| *worth > 0)
        .max_by_key(|(path, worth)| (*worth, std::cmp::Reverse(path.len())))?;
    let facing = None;
    Some((Choice::Move { gait, path, facing }, worth))
}
