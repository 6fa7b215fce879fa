//! Whom to strike, with what, and how much to announce.

use crate::battle::{Choice, Question, Slot};

use super::super::attack::{self, Blow};
use super::super::fighter::{Arm, Deed};
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, word};
use super::blow::{Bout, FACES};
use super::known::Known;
use super::{act, blow, distance, manoeuvre, shot};

/// Announcements that are tried: more than this the opponent never dares.
const BOLDEST: i16 = 10;
/// Waiting for a foe who comes nearer.
const PATIENCE: i64 = 100;

/// Every target in reach with the best announcement of each manoeuvre; waiting, where there is none.
pub(super) fn strikes(known: &Known, question: Question, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = Vec::new();
    if own.is_able() {
        let balance = balance(scene, own);
        for target in scene.foes(own) {
            strikes_at(scene, own, target, balance, &mut found);
            found.extend(distance::changes(scene, own, target));
            found.extend(manoeuvre::manoeuvres(scene, own, target, balance));
        }
    }
    if shot::is_shooter(own) {
        found.extend(shot::shots(scene, own));
    }
    if found.is_empty() && own.is_able() {
        let rivals = blow::rivals(known, own);
        for rival in rivals.iter().filter(|rival| !rival.foe.is_able()) {
            strikes_at(scene, own, rival.foe, 0, &mut found);
        }
    }
    if found.is_empty() {
        let delay = act(word::DELAY);
        if scene.foes(own).any(still_moves) && known.allows(question, own, &delay) {
            found.push((delay, PATIENCE));
        }
        found.push((Choice::Pass, 0));
    }
    found
}

/// Whether a shooter's blow is possible in the action that he has left: the second one of two shots is a shot (`RNG-11`), and a
/// late one of the slow as well (`TIM-03`).
fn may_still_strike(own: &Snapshot) -> bool {
    let is_late = own.turn.first_done && own.ini() < 8;
    !is_late && own.turn.plan != Some(super::super::fighter::Plan::ShootTwice)
}

/// Whether a fighter has declared a move that he has not made yet.
pub(super) fn still_moves(fighter: &Snapshot) -> bool {
    let turn = fighter.turn;
    turn.plan.is_some_and(|plan| {
        plan.first() == Some(Deed::Move) && !turn.first_done
            || plan.second() == Some(Deed::Move) && !turn.second_done
    })
}

/// What a point of malus costs after a failed announcement (`MAN-GEN-05`): a face of the parry against the worst foe in
/// reach, or of the next blow where nothing is left to parry with.
fn balance(scene: &Scene, own: &Snapshot) -> i64 {
    // What a failure has cost already is over by then.
    let mut next = own.clone();
    next.condition.off_balance = 0;
    let own = &next;
    let in_reach = |foe: &&Snapshot| blow::reaches(scene, foe, own);
    let parried = if own.turn.defences > 0 {
        scene
            .foes(own)
            .filter(in_reach)
            .map(|foe| blow::threat(scene, foe, own))
            .max()
    } else {
        None
    };
    let struck = scene
        .foes(own)
        .map(|foe| blow::best_plain(scene, own, foe, 0) / FACES)
        .max();
    parried.map(|threat| threat / FACES).max(struck).unwrap_or(0)
}

/// The blows at somebody with everything that may be struck with.
fn strikes_at(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    balance: i64,
    found: &mut Vec<(Choice, i64)>,
) {
    for (slot, arm) in own.arms() {
        if may_still_strike(own) && legal::may_strike(scene, own, target, arm).is_ok() {
            strikes_with(scene, own, target, (slot as u8, arm, balance), found);
        }
    }
}

fn strikes_with(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (slot, arm, balance): (u8, &Arm, i64),
    found: &mut Vec<(Choice, i64)>,
) {
    let plain = Blow::plain(slot);
    let bout = Bout::of(scene, own, target, (slot, arm), balance);
    let worth = |blow| bout.worth(blow);
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
