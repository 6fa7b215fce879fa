//! Whom to strike, with what, and how much to announce.

use crate::battle::{Choice, Question, Slot};

use super::super::attack::{self, Blow};
use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, word};
use super::{act, blow};

/// Announcements that are tried: more than this the opponent never dares.
const BOLDEST: i16 = 10;
/// Waiting for a foe who comes nearer.
const PATIENCE: i64 = 100;

/// Every target in reach with the best announcement of each manoeuvre; waiting, where there is none.
pub(super) fn strikes(scene: &Scene, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    for target in scene.foes(own) {
        for (slot, arm) in own.arms() {
            if legal::may_strike(scene, own, target, arm).is_ok() {
                strikes_with(scene, own, target, (slot as u8, arm), &mut found);
            }
        }
    }
    if found.is_empty() {
        let delay = act(word::DELAY);
        let comes = |foe: &Snapshot| foe.turn.plan.is_some_and(|plan| plan.moves());
        let may_wait = legal::judge(scene, Some(question), own.id(), &delay).is_ok();
        if may_wait && scene.foes(own).any(comes) {
            found.push((delay, PATIENCE));
        }
        found.push((Choice::Pass, 0));
    }
    found
}

fn strikes_with(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (slot, arm): (u8, &Arm),
    found: &mut Vec<(Choice, i64)>,
) {
    let plain = Blow::plain(slot);
    let worth = |blow| blow::worth(scene, own, target, arm, blow);
    // A blow that promises little is still better than none.
    found.push((choice(target, plain), worth(plain).max(1)));
    let most = attack::most_stakes(arm).min(BOLDEST);
    let feints = |points| Blow {
        feint: points,
        ..plain
    };
    let powers = |points| Blow {
        power: points,
        ..plain
    };
    let kinds: [&dyn Fn(i16) -> Blow; 2] = [&feints, &powers];
    for kind in kinds {
        let smallest = kind(1);
        if legal::may_announce(scene, own, target, arm, smallest, smallest.manoeuvre()).is_err() {
            continue;
        }
        // Of equal worth the smaller announcement counts.
        let best = (1..=most).map(|points| (worth(kind(points)), -points)).max();
        if let Some((worth, points)) = best {
            found.push((choice(target, kind(-points)), worth));
        }
    }
}

fn choice(target: &Snapshot, blow: Blow) -> Choice {
    let stakes = if blow.stakes() == 0 {
        Vec::new()
    } else {
        vec![blow.stakes()]
    };
    Choice::Attack {
        target: target.id(),
        with: Slot(blow.slot),
        manoeuvre: blow.manoeuvre(),
        stakes,
    }
}
