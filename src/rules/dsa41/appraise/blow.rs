//! The worth of a blow: the chances of attack and defence, and the best that can be struck.

use std::cell::RefCell;

use super::super::condition::beast;
use super::super::condition::breath::of_blow;
use super::super::exchange::attack::{self, Blow};
use super::super::exchange::defence::{self, Means};
use super::super::exchange::tally::Sum;
use super::super::exchange::{check, damage};
use super::super::fighter::{Arm, Plan};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{legal, melee};
use super::known::Known;
use super::landing::{Mark, Scale, landing};
use super::{fallen, wind};

/// Faces of a d20.
pub(super) const FACES: i64 = 20;

/// Faces of a d20 that pass a check against this value.
pub(super) fn faces(value: i16) -> i64 {
    PASSING[value.clamp(0, MOST) as usize]
}

/// The value from which on nothing gets better; below 0 nothing gets worse.
const MOST: i16 = FACES as i16;

/// The faces that pass against each value from 0 on.
const PASSING: [i64; MOST as usize + 1] = {
    let mut passing = [0; MOST as usize + 1];
    let mut value = 0;
    while value <= MOST {
        let mut face = 1;
        while face <= FACES as u8 {
            passing[value as usize] += check::outcome(face, value).is_success() as i64;
            face += 1;
        }
        value += 1;
    }
    passing
};

/// Faces of the target's best defence against a plain blow.
pub(super) fn ward(scene: &Scene, target: &Snapshot, striker: &Snapshot, slot: u8) -> i64 {
    best_defence(scene, target, striker, slot).map_or(0, faces)
}

/// The value of the target's best defence against a plain blow, free dodges only where nothing else is left.
fn best_defence(scene: &Scene, target: &Snapshot, striker: &Snapshot, slot: u8) -> Option<i16> {
    let value = |means| {
        defence::defence::<Sum>(scene, target, striker, Blow::plain(slot), means)
            .ok()
            .map(|found| found.ledger)
    };
    let standing = [
        Means::Parry,
        Means::Other,
        Means::Ward,
        Means::SecondWard,
        Means::AimedDodge,
    ];
    let (has_second, has_ward) = (target.second_arm().is_some(), target.ward().is_some());
    let is_at_hand = |means: &Means| match means {
        Means::Other => has_second,
        Means::Ward | Means::SecondWard => has_ward,
        _ => true,
    };
    let best = standing.into_iter().filter(is_at_hand).filter_map(value).max();
    best.or_else(|| value(Means::Dodge)).map(|sum| sum.0)
}

/// Faces of the target's best answer to a blow that is struck for something else than harm, or in passing.
pub(super) fn ward_against(scene: &Scene, target: &Snapshot, striker: &Snapshot, blow: Blow) -> i64 {
    let value = |means| defence::defence::<Sum>(scene, target, striker, blow, means).ok();
    let found = Means::ALL.iter().filter_map(|(means, _)| value(*means));
    found.map(|found| faces(found.ledger.0)).max().unwrap_or(0)
}

/// Faces of an attack.
pub(super) fn hit(scene: &Scene, striker: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> i64 {
    let value: Sum = attack::ledger(scene, striker, target, arm, blow);
    faces(value.0)
}

/// One weapon against one target: what is the same for all announcements, worked out once.
pub(super) struct Bout<'s> {
    scene: &'s Scene<'s>,
    striker: &'s Snapshot,
    target: &'s Snapshot,
    slot: u8,
    arm: &'s Arm,
    /// The value of an attack that announces nothing.
    attack: Sum,
    /// The value of the target's best defence while nothing is feigned.
    defence: Option<i16>,
    /// What blows with more and more power do.
    scale: RefCell<Scale<'s>>,
    /// What a point of malus costs after a failed announcement.
    balance: i64,
    /// What its breath is worth, without power and with any.
    breath: [i64; 2],
}

impl<'s> Bout<'s> {
    pub(super) fn of(
        scene: &'s Scene<'s>,
        striker: &'s Snapshot,
        target: &'s Snapshot,
        (slot, arm): (u8, &'s Arm),
        balance: i64,
    ) -> Self {
        let plain = Blow::plain(slot);
        let constant = damage::hit_points(0, &striker.build, arm, plain);
        let mark = Mark::of(scene, striker, arm, plain, target);
        let breath = [plain, Blow { power: 1, ..plain }];
        Self {
            scene,
            striker,
            target,
            slot,
            arm,
            attack: attack::ledger(scene, striker, target, arm, plain),
            defence: best_defence(scene, target, striker, slot),
            scale: RefCell::new(Scale::of(mark, constant)),
            balance,
            breath: breath.map(|blow| wind::price(striker, of_blow(striker, arm, blow))),
        }
    }

    /// The worth of a plain blow with points of feint and power, with what a failed announcement costs, and the breath.
    pub(super) fn worth(&self, (feint, power): (i16, i16)) -> i64 {
        let hits = self.hits((feint, power));
        let feigned = attack::feint_of(&self.striker.build, self.arm, feint);
        let wards = self.defence.map_or(0, |value| faces(value - feigned));
        let landing = self.landing(power);
        let risk = (FACES - hits) * i64::from(feint + power) * self.balance / FACES;
        let breath = self.breath[usize::from(power > 0)];
        hits * (FACES - wards) * landing / (FACES * FACES) - risk - breath
    }

    /// Faces of an attack with points of feint and power.
    fn hits(&self, (feint, power): (i16, i16)) -> i64 {
        let mut attack = self.attack;
        attack::announce(&mut attack, self.scene, self.striker, (feint, power));
        let hits = faces(attack.0);
        debug_assert_eq!(hits, {
            let blow = Blow {
                feint,
                ..self.powerful(power)
            };
            hit(self.scene, self.striker, self.target, self.arm, blow)
        });
        hits
    }

    /// The mean worth of a blow with points of power that nothing stops.
    fn landing(&self, power: i16) -> i64 {
        let constant = |power| damage::hit_points(0, &self.striker.build, self.arm, self.powerful(power));
        let found = self.scale.borrow_mut().landing(power, constant);
        debug_assert_eq!(found, {
            let blow = self.powerful(power);
            landing(self.scene, self.striker, self.arm, blow, self.target)
        });
        found
    }

    fn powerful(&self, power: i16) -> Blow {
        Blow {
            power,
            ..Blow::plain(self.slot)
        }
    }
}

/// The worth of the best plain blow at a foe with any of the attacks that could be made, wherever he stands; where none gets
/// through his armour, of the best with more power. So many friends strike at him too, and he can turn the blow of only one of
/// them.
pub(super) fn best_plain(scene: &Scene, striker: &Snapshot, target: &Snapshot, friends: i64) -> i64 {
    best_plain_above(scene, striker, target, friends, 0)
}

/// The same, or this much where the best is worth no more. What a blow does is worked out first and what turns it aside last, which
/// is the dearest, and only as long as the blow can still be the best.
pub(super) fn best_plain_above(
    scene: &Scene,
    striker: &Snapshot,
    target: &Snapshot,
    friends: i64,
    floor: i64,
) -> i64 {
    let (mut best, mut gets_through) = (0, false);
    for (slot, arm) in usable(scene, striker, target) {
        let blow = Blow::plain(slot as u8);
        let landing = landing(scene, striker, arm, blow, target);
        let worth = |hits: i64, lands: i64| hits * lands * landing / (FACES * FACES);
        let to_beat = |best: i64, gets_through| if gets_through { floor.max(best) } else { best };
        if worth(FACES, FACES) <= to_beat(best, gets_through) {
            continue;
        }
        let hits = hit(scene, striker, target, arm, blow);
        gets_through |= worth(hits, FACES - faces(MOST)) > 0;
        if worth(hits, FACES) <= to_beat(best, gets_through) {
            continue;
        }
        let lands = FACES - ward(scene, target, striker, slot as u8) / (1 + friends);
        best = best.max(worth(hits, lands));
        gets_through |= best > 0;
    }
    if gets_through {
        best.max(floor)
    } else {
        best_powerful(scene, striker, target).max(floor)
    }
}

/// The worth of the best plain blow at a foe who has been struck at once in the round already, and may have used his defence up.
pub(super) fn best_again(scene: &Scene, striker: &Snapshot, target: &Snapshot) -> i64 {
    let of = |(slot, arm): (usize, &Arm)| {
        let blow = Blow::plain(slot as u8);
        if !arm.kind.converts {
            return 0;
        }
        let hits = hit(scene, striker, target, arm, blow);
        // The first blow, which was four points easier, drew his defence if it hit.
        let is_undrawn = FACES - (hits + EASIER).min(FACES);
        let lands = FACES - ward(scene, target, striker, slot as u8) * is_undrawn / FACES;
        hits * lands * landing(scene, striker, arm, blow, target) / (FACES * FACES)
    };
    usable(scene, striker, target).map(of).max().unwrap_or(0)
}

/// Faces by which the first of two blows is easier (`UMW-02`).
const EASIER: i64 = 4;

/// Points that are tried against armour that a plain blow does not get through.
const POWERS: [i16; 4] = [2, 4, 6, 8];

/// The worth of the best blow with more power that may be announced.
///
/// Rule: `MAN-WUCHTSCHLAG`.
fn best_powerful(scene: &Scene, striker: &Snapshot, target: &Snapshot) -> i64 {
    let tried = usable(scene, striker, target).flat_map(|attack| POWERS.map(|power| (attack, power)));
    let of = |((slot, arm), power): ((usize, &Arm), i16)| {
        let blow = Blow {
            power,
            ..Blow::plain(slot as u8)
        };
        legal::may_announce(scene, striker, target, arm, blow, blow.manoeuvre()).ok()?;
        let lands = FACES - ward(scene, target, striker, slot as u8);
        let harm = landing(scene, striker, arm, blow, target);
        Some(hit(scene, striker, target, arm, blow) * lands * harm / (FACES * FACES))
    };
    tried.filter_map(of).max().unwrap_or(0)
}

/// The attacks that can be made at the distance at which two fight, or will.
fn usable<'s>(
    scene: &'s Scene,
    striker: &'s Snapshot,
    target: &'s Snapshot,
) -> impl Iterator<Item = (usize, &'s Arm)> {
    let fits =
        |(_, arm): &(usize, &Arm)| arm.kind.sole.is_none() && melee::is_usable(scene, striker, target, arm);
    striker.arms().filter(fits)
}

/// What a foe's best blow would do to somebody who does not answer it.
pub(super) fn threat(scene: &Scene, foe: &Snapshot, own: &Snapshot) -> i64 {
    let mut worst = None;
    for (slot, arm) in usable(scene, foe, own) {
        let blow = Blow::plain(slot as u8);
        let landing = landing(scene, foe, arm, blow, own);
        if worst.is_none_or(|worst| landing.max(0) > worst) {
            worst = worst.max(Some(hit(scene, foe, own, arm, blow) * landing / FACES));
        }
    }
    worst.unwrap_or(0)
}

/// A fighter as others must expect him: whoever has not declared yet will fight.
pub(super) fn expected(fighter: &Snapshot) -> Snapshot {
    match fighter.turn.plan {
        Some(_) => fighter.clone(),
        None => planning(fighter, Plan::Fight),
    }
}

/// A fighter as he would be had he declared this.
pub(super) fn planning(fighter: &Snapshot, plan: Plan) -> Snapshot {
    let mut planned = fighter.clone();
    planned.turn.plan = Some(plan);
    planned.turn.defences = plan.defences();
    planned
}

/// Whether a fighter can come to blows with another from where he stands: by reach, or as they are engaged already, and past
/// whoever stands between.
pub(super) fn reaches(scene: &Scene, from: &Snapshot, to: &Snapshot) -> bool {
    let is_where_he_is = || {
        let places = [from, to].map(|it| scene.get(it.id()).map(|known| known.body.at == it.body.at));
        places == [Some(true); 2]
    };
    let holds = place::reaches(scene, from, to, melee::longest_reach(scene.round, from))
        || melee::has_classes(scene) && melee::between(scene, from, to).is_some() && is_where_he_is();
    holds && gets_past(scene, from, to)
}

/// Whether nobody who stands between keeps a fighter from striking at another with what he has.
pub(super) fn gets_past(scene: &Scene, from: &Snapshot, to: &Snapshot) -> bool {
    place::distance(from, to) < 2 || from.arms().any(|(_, arm)| melee::gets_past(scene, from, to, arm))
}

/// Whether anything that a fighter has serves for a blow at another from where he stands.
pub(super) fn is_open(scene: &Scene, from: &Snapshot, to: &Snapshot) -> bool {
    from.arms()
        .any(|(_, arm)| melee::in_reach(scene, from, to, arm).is_ok())
}

/// A foe as an attacker weighs him.
#[derive(Clone, Copy)]
pub(super) struct Rival<'s> {
    pub(super) foe: &'s Snapshot,
    /// The worth of the best plain blow at him.
    pub(super) blow: i64,
    /// What his best blow does to somebody who does not answer it.
    pub(super) threat: i64,
    /// Squares that he covers.
    pub(super) reach: u16,
}

impl Rival<'_> {
    /// Whether he covers the place where somebody stands; walls are left out of account.
    pub(super) fn covers(&self, own: &Snapshot) -> bool {
        place::distance(self.foe, own) <= self.reach
    }

    /// Whether he can come and strike at somebody in this round, as far as he has declared.
    pub(super) fn may_come(&self, own: &Snapshot) -> bool {
        let may_move = self.foe.is_able() && self.foe.turn.plan.is_none_or(|plan| plan.moves());
        let farthest = moves::speed(self.foe).unsigned_abs() + self.reach;
        may_move && place::distance(self.foe, own) <= farthest
    }
}

/// All able foes in sight, weighed, and of those who can fight no more whoever lies where one would have to stand.
pub(super) fn rivals<'s>(known: &'s Known, own: &Snapshot) -> Vec<Rival<'s>> {
    let scene = &known.seen;
    let weigh = |foe: &'s Snapshot| Rival {
        foe,
        blow: best_plain(scene, own, &expected(foe), friends_at(scene, own, foe)),
        threat: threat(scene, foe, own),
        reach: u16::from(place::longest_reach(foe)),
    };
    let prey = beast::prey(scene, own);
    let is_prey = |foe: &&Snapshot| prey.is_none_or(|prey| foe.id() == prey);
    let mut found: Vec<Rival> = scene.foes(own).filter(is_prey).map(weigh).collect();
    if let Some(foe) = fallen::in_the_way(known, own, &found) {
        found.push(Rival {
            foe,
            blow: best_plain(scene, own, foe, 0),
            threat: 0,
            reach: 0,
        });
    }
    found
}

/// Friends who can strike at a foe from where they stand.
fn friends_at(scene: &Scene, own: &Snapshot, foe: &Snapshot) -> i64 {
    let strikes = |friend: &&Snapshot| {
        let is_friend = friend.id() != own.id() && friend.fighter.side == own.fighter.side;
        is_friend && friend.is_able() && reaches(scene, friend, foe)
    };
    scene.fighters.iter().filter(strikes).count() as i64
}
