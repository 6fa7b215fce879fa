//! What a distance is worth: coming nearer against longer weapons, getting away from shorter ones, following, striking in
//! passing.

use crate::battle::{Choice, FighterId, Slot};
use crate::board::{Cell, Facing};

use super::super::data::DistanceClass;
use super::super::exchange::attack::Blow;
use super::super::melee::{self, Purpose, Trigger};
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::landing::landing;
use super::{INITIATIVE, act, deed, window};

/// Rounds for which a better distance is counted on.
const HORIZON: i64 = 2;
/// Mean points of initiative that a strike in passing takes (`PAS-01`).
const NERVE: i64 = 3;
/// What a free action is worth that is kept for something else.
const KEPT: i64 = 150;

/// Points of a feint that are tried with coming nearer (`DK-05`).
const FEINTS: [i16; 2] = [2, 4];

/// What the distance classes are worth to one of a pair: each is looked at once.
struct Classes<'s> {
    scene: &'s Scene<'s>,
    own: &'s Snapshot,
    foe: &'s Snapshot,
    /// The class that the pair has now.
    now: DistanceClass,
    /// What a round at each class is worth, where that is known.
    known: [Option<i64>; DistanceClass::ALL.len()],
}

impl<'s> Classes<'s> {
    /// None for two who are not engaged with each other.
    fn of(scene: &'s Scene<'s>, own: &'s Snapshot, foe: &'s Snapshot) -> Option<Self> {
        Some(Self {
            scene,
            own,
            foe,
            now: melee::between(scene, own, foe)?,
            known: [None; DistanceClass::ALL.len()],
        })
    }

    /// What another class would bring over the one that the pair has now.
    fn gain(&mut self, classes: i8) -> Option<i64> {
        let then = self.now.shifted(classes)?;
        Some(HORIZON * (self.balance(then) - self.balance(self.now)))
    }

    fn balance(&mut self, class: DistanceClass) -> i64 {
        let (scene, own, foe) = (self.scene, self.own, self.foe);
        *self.known[class as usize].get_or_insert_with(|| balance(scene, own, foe, class))
    }
}

/// What a round at a distance is worth between two, as things stand or at another class.
fn balance(scene: &Scene, own: &Snapshot, foe: &Snapshot, class: DistanceClass) -> i64 {
    let mut round = scene.round.clone();
    round.melee.pairs.set(own.id(), foe.id(), class, None);
    let there = Scene {
        fighters: Fighters::Shared(&scene.fighters),
        sides: scene.sides,
        ground: scene.ground,
        round: &round,
        facts: scene.facts,
    };
    let (own, foe) = (blow::expected(own), blow::expected(foe));
    blow::best_plain(&there, &own, &foe, 0) - blow::best_plain(&there, &foe, &own, 0)
}

/// The changes of distance that are allowed with a foe, each with what it promises.
pub(super) fn changes(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    let Some(mut classes) = Classes::of(scene, own, foe) else {
        return found;
    };
    let (slot, arm) = (own.main_slot(), own.main_arm());
    let purposes = [
        Purpose::Shorten(1, false),
        Purpose::Shorten(2, false),
        Purpose::Lengthen(1, 0),
        Purpose::Lengthen(2, 0),
        Purpose::Lengthen(1, 1),
        Purpose::Lengthen(2, 1),
    ];
    let nearer = purposes
        .iter()
        .filter(|purpose| matches!(purpose, Purpose::Shorten(..)));
    let feints = nearer.flat_map(|purpose| FEINTS.map(|feint| (*purpose, feint)));
    for (purpose, feint) in purposes.into_iter().map(|purpose| (purpose, 0)).chain(feints) {
        let blow = Blow {
            purpose,
            feint,
            ..Blow::plain(slot as u8)
        };
        if legal::may_change_distance(scene, own, foe, arm, blow).is_err() {
            continue;
        }
        let worth = match purpose {
            Purpose::Shorten(by, _) => classes.gain(-(by as i8)).map(|gain| {
                let wards = blow::ward_against(scene, foe, own, blow);
                blow::hit(scene, own, foe, arm, blow) * (FACES - wards) * gain / (FACES * FACES)
            }),
            Purpose::Lengthen(by, farther) => lengthening(&mut classes, (by, farther))
                .map(|gain| blow::hit(scene, own, foe, arm, blow) * gain / FACES),
            Purpose::Harm | Purpose::Passing | Purpose::Occasional(_) => None,
        };
        let choice = Choice::Attack {
            target: foe.id(),
            with: Slot(slot as u8),
            manoeuvre: blow.manoeuvre(),
            stakes: if blow.feint > 0 {
                vec![blow.feint]
            } else {
                Vec::new()
            },
        };
        found.extend(worth.filter(|worth| *worth > 0).map(|worth| (choice, worth)));
    }
    if legal_close_in(scene, own, foe)
        && let Some(gain) = classes.gain(-1).filter(|gain| *gain > 0)
    {
        let close_in = Choice::Act {
            act: word::CLOSE_IN,
            target: Some(foe.id()),
            with: None,
            at: None,
            facing: None,
        };
        found.push((close_in, gain));
    }
    found
}

fn legal_close_in(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> bool {
    melee::may_close_in(scene, own, foe).is_ok()
}

/// What getting away promises while the fight goes on. A quicker foe follows, to whom it matters as much, so that it is undone at once;
/// but not over two squares, which are worth it only against him.
fn lengthening(classes: &mut Classes, (by, farther): (u8, u8)) -> Option<i64> {
    let (scene, own, foe) = (classes.scene, classes.own, classes.foe);
    let then = classes.now.shifted(by as i8)?;
    let reach = melee::longest_reach(scene.round, own).max(melee::longest_reach(scene.round, foe));
    if then as u8 > reach.min(3) || farther > 0 && u16::from(reach) < melee::most_squares_of(then) {
        return None;
    }
    let gain = classes.gain(by as i8)?;
    let may_follow = foe.ini() > own.ini() && foe.turn.free > 0;
    match (farther, may_follow) {
        (0, false) | (1.., true) => Some(gain),
        (0, true) | (1.., false) => None,
    }
}

/// The best that can be done with a foe with whom one is engaged, by the attack action of a round.
pub(super) fn best_change(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> i64 {
    let found = changes(scene, own, foe);
    found.into_iter().map(|(_, worth)| worth).max().unwrap_or(0)
}

/// Whether somebody who gets away is followed.
pub(super) fn follow(known: &Known) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = vec![(Choice::Pass, 0)];
    let asked = scene.round.melee.follow;
    let pair = asked.and_then(|asked| scene.get(asked.foe).zip(scene.get(asked.mover)));
    if let Some((own, mover)) = pair
        && let Some(now) = melee::between(scene, own, mover)
        && let Some(then) = scene.round.melee.opened
    {
        let worth = balance(scene, own, mover, now) - balance(scene, own, mover, then) - KEPT;
        let follow = Choice::Act {
            act: word::FOLLOW,
            target: Some(mover.id()),
            with: None,
            at: None,
            facing: None,
        };
        found.push((follow, worth));
    }
    found
}

/// Whether it pays to strike at somebody who passes.
pub(super) fn in_passing(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = vec![(Choice::Pass, 0)];
    let opening = scene.round.melee.opening;
    if opening.is_some_and(|it| it.trigger == Trigger::Leaving) {
        found.push((act(word::STRIKE_LATER), -1));
    }
    let victim = opening.and_then(|it| scene.get(it.victim));
    let Some(victim) = victim else { return found };
    let unfinished = deed::unfinished(own);
    // After a fumble it costs nothing (PAS-05).
    let purpose = scene
        .round
        .melee
        .opening
        .map_or(Purpose::Passing, |it| it.purpose());
    let kept = if purpose != Purpose::Passing {
        0
    } else if window::must_save_dodge(own) {
        10 * KEPT
    } else {
        KEPT
    };
    for (slot, arm) in own.arms() {
        let verdict = if purpose == Purpose::Passing {
            melee::may_strike(scene, own, victim, arm)
        } else {
            melee::may_seize(scene, own, victim, arm)
        };
        if verdict.is_err() {
            continue;
        }
        let blow = Blow {
            purpose,
            ..Blow::plain(slot as u8)
        };
        let choice = Choice::Attack {
            target: victim.id(),
            with: Slot(slot as u8),
            manoeuvre: word::PASSING_STRIKE,
            stakes: Vec::new(),
        };
        found.push((
            choice,
            passing_worth(scene, own, victim, blow) - unfinished - kept,
        ));
    }
    found
}

fn passing_worth(scene: &Scene, striker: &Snapshot, victim: &Snapshot, blow: Blow) -> i64 {
    let Some(arm) = striker.arm(usize::from(blow.slot)) else {
        return 0;
    };
    let wards = blow::ward_against(scene, victim, striker, blow);
    let nerve = if blow.purpose == Purpose::Passing {
        NERVE
    } else {
        0
    };
    let harm = landing(scene, striker, arm, blow, victim) + nerve * INITIATIVE;
    blow::hit(scene, striker, victim, arm, blow) * (FACES - wards) * harm / (FACES * FACES)
}

/// What the blows in passing along a path would do, each foe's once.
pub(super) fn toll(scene: &Scene, own: &Snapshot, path: &[Cell]) -> i64 {
    if !melee::strikes_are_on(scene) {
        return 0;
    }
    let mut struck: Vec<FighterId> = Vec::new();
    let mut there = own.clone();
    let mut sum = 0;
    for cell in path {
        let from = place::footprint(&there.body);
        let towards = Facing::ALL
            .into_iter()
            .find(|it| there.body.at.step(*it) == *cell);
        let Some(towards) = towards else { break };
        for foe in melee::strikers(scene, &there, from, Some(towards)) {
            if !struck.contains(&foe.id()) {
                struck.push(foe.id());
                sum += blow_in_passing(scene, foe, &there);
            }
        }
        there.body.at = *cell;
    }
    sum
}

/// What the blows in passing would do that await somebody who leaves the map where he stands.
///
/// Rule: `BRD-29`, `PAS-02`.
pub(super) fn toll_at_the_edge(scene: &Scene, own: &Snapshot) -> i64 {
    if !melee::strikes_are_on(scene) {
        return 0;
    }
    let strikers = melee::strikers(scene, own, place::footprint(&own.body), None);
    strikers.map(|foe| blow_in_passing(scene, foe, own)).sum()
}

/// What a way is worth with the blows on it: at least half, so that nobody stands and waits for ever where every way is
/// watched.
pub(super) fn less_toll(worth: i64, toll: i64) -> i64 {
    worth - toll.min(worth / 2)
}

/// The worst that a foe's strike in passing would do.
pub(super) fn blow_in_passing(scene: &Scene, foe: &Snapshot, own: &Snapshot) -> i64 {
    let arms = foe
        .arms()
        .filter(|(_, arm)| melee::may_strike(scene, foe, own, arm).is_ok());
    let worth = |(slot, _): (usize, &super::super::fighter::Arm)| {
        let blow = Blow {
            purpose: Purpose::Passing,
            ..Blow::plain(slot as u8)
        };
        passing_worth(scene, foe, own, blow)
    };
    arms.map(worth).max().unwrap_or(0)
}

/// Squares at which two come to blows: where distance classes count the longer weapon of the two decides.
pub(super) fn span(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> u16 {
    let reach = melee::longest_reach(scene.round, own);
    u16::from(if melee::has_classes(scene) {
        reach.max(melee::longest_reach(scene.round, foe))
    } else {
        reach
    })
}
