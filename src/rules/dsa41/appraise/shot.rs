//! Shots as the opponent weighs them: whom, in haste or aimed, from where, and when to let the bow go.

use std::cmp::Reverse;

use crate::battle::{Choice, Slot, Term};
use crate::board::{Cell, Reach};

use super::super::data::belongings::Missile;
use super::super::exchange::attack::Blow;
use super::super::exchange::check;
use super::super::exchange::defence::{self, Means};
use super::super::exchange::tally::Sum;
use super::super::fighter::{Plan, Turn};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::shot::{self, Aim, Flight, Others, Part, Press, Way};
use super::super::terrain::moves;
use super::super::{legal, word};
use super::blow::{self, FACES, Rival};
use super::known::Known;
use super::landing::landing;
use super::{HALF_SQUARE, act, bow, distance, hail, peril, shelter, way};

/// Hitting one of the own side counts so many times what hitting a foe brings, in halves.
const FRIEND_HALVES: i64 = 4;
/// Fire under a foe's feet (`BRD-28`): a die or two, and the action to beat it out.
const ALIGHT: i64 = 7000;
/// A weapon for blows in the hand of him whom foes press.
const ARMED: i64 = 4000;
/// Cells that are tried as places to shoot from, at most.
const TRIED: usize = 40;
/// Places for which the shots that come back are counted, at most.
const ANSWERED: usize = 6;

/// Whether somebody fights with missiles: he holds a weapon for them and has some left.
pub(super) fn is_shooter(own: &Snapshot) -> bool {
    own.missile().is_some() && own.missiles_left() > 0 && own.is_able()
}

/// The worth of a shot that is possible now, in the way in which it would be made.
fn worth(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Option<(Way, i64)> {
    let way = shot::way_of(own, target)?;
    let worth = worth_of(scene, own, target, Flight::of(way))?;
    Some((way, worth))
}

/// The same of a shot before which something is called.
pub(super) fn worth_of(scene: &Scene, own: &Snapshot, target: &Snapshot, flight: Flight) -> Option<i64> {
    shot::may_shoot(scene, own, target, flight).ok()?;
    let missile = own.missile()?;
    let mut worth = weigh(scene, own, target, missile, flight);
    if shot::lays_open(scene, own, target, missile) {
        worth -= distance::blow_in_passing(scene, target, own);
    }
    Some(worth)
}

pub(super) fn weigh(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    missile: &Missile,
    flight: Flight,
) -> i64 {
    let blow = Blow {
        flight,
        ..Blow::flying(own.missile_slot(), flight.way)
    };
    let arm = missile.arm_at(shot::metres(own, target));
    let value: Sum = shot::ledger(scene, own, target, missile, flight);
    let hits = (1..=20)
        .filter(|face| shot::outcome(*face, value.0, check::WORST).is_success())
        .count() as i64;
    let guarded = target
        .turn
        .plan
        .map_or_else(|| blow::planning(target, Plan::Fight), |_| target.clone());
    let wards = [Means::Ward, Means::AimedDodge, Means::Dodge]
        .into_iter()
        .filter_map(|means| defence::defence::<Sum>(scene, &guarded, own, blow, means).ok())
        .map(|found| blow::faces(found.ledger.0))
        .max()
        .unwrap_or(0);
    let is_oil = missile.is_oil && scene.round.modules.has(Modules::OIL);
    let landing = landing(scene, own, &arm, blow, target) + if is_oil { ALIGHT } else { 0 };
    hits * (FACES - wards) * landing / (FACES * FACES) + strays(scene, own, target, &arm, value.0)
}

/// What a miss does to others: good where it hits a foe, worse than that where it hits a friend.
fn strays(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    arm: &super::super::fighter::Arm,
    value: i16,
) -> i64 {
    let others = Others::around(scene, own, target);
    let (melee, in_line) = others.stray_faces(value);
    let share = |id| {
        let victim = scene.get(id)?;
        let harm = landing(scene, own, arm, Blow::plain(0), victim);
        let is_foe = scene.are_hostile(own, victim);
        Some(if is_foe { harm } else { -harm * FRIEND_HALVES / 2 })
    };
    let number = others.melee.len().max(1) as i64;
    let in_melee: i64 = others.melee.iter().filter_map(|id| share(*id)).sum();
    let before = others.first.and_then(share).unwrap_or(0);
    (melee * in_melee / number + in_line * before) / FACES
}

/// The shots that pay now, and an aim where loading has left an action for it.
pub(super) fn shots(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    for target in scene.foes(own) {
        let Some((way, worth)) = worth(scene, own, target) else {
            continue;
        };
        let Some(manoeuvre) = way.term().filter(|_| worth > 0) else {
            continue;
        };
        let shot = Choice::Attack {
            target: target.id(),
            with: Slot(own.missile_slot()),
            manoeuvre,
            stakes: Vec::new(),
        };
        found.push((shot, worth));
        found.extend(called(scene, own, target, worth));
        found.extend(hail::hails(scene, own, target, worth));
    }
    found
}

/// A weapon made for blows is thrown only where another one is at hand, and no foe in reach.
///
/// Rule: `WPN-14`.
pub(super) fn hurls(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let styles = (0..).map(Slot).zip(&own.build.styles);
    let mut others = styles.filter(|(slot, style)| {
        let is_other = style.missile.is_none() && style.draw > 0 && style.weapon() != own.style().weapon();
        is_other && !own.condition.ado.has_lost(*slot)
    });
    let Some(thrower) = shot::hurling(own).filter(|_| others.next().is_some()) else {
        return Vec::new();
    };
    let flight = shot::hurl(&thrower).flight;
    let weighed = scene.foes(own).filter_map(|target| {
        let worth = worth_of(scene, &thrower, target, flight)? - DRAWN;
        let choice = Choice::Attack {
            target: target.id(),
            with: Slot(0),
            manoeuvre: word::HURL,
            stakes: Vec::new(),
        };
        (worth > 0).then_some((choice, worth))
    });
    weighed.collect()
}

/// The action that drawing another weapon takes.
const DRAWN: i64 = 2000;

/// Points that are tried before a shot, and parts of the body.
const POINTS: [i16; 4] = [2, 4, 6, 8];

/// The shots at a target that are worth more with something called before them.
///
/// Rule: `RNG-40`, `RNG-41`.
fn called(scene: &Scene, own: &Snapshot, target: &Snapshot, plain: i64) -> Vec<(Choice, i64)> {
    let modules = scene.round.modules;
    let slot = own.missile_slot();
    let thrown = own.missile().is_some_and(|missile| missile.is_thrown);
    let announced = if thrown {
        word::ANNOUNCED_THROW
    } else {
        word::ANNOUNCED_SHOT
    };
    let announces = modules.has(Modules::RANGED_ANNOUNCE);
    let points = POINTS
        .iter()
        .filter(|_| announces)
        .map(|points| (announced, vec![*points]));
    let has_zones = modules.has(Modules::ZONES);
    let parts = Part::ALL
        .iter()
        .filter(|_| has_zones)
        .map(|(_, word)| (*word, Vec::new()));
    let weighed = points.chain(parts).filter_map(|(manoeuvre, stakes)| {
        let blow = shot::resolved(scene, own, target, Blow::of(manoeuvre, slot, &stakes)?);
        let worth = worth_of(scene, own, target, blow.flight).filter(|worth| *worth > plain)?;
        let choice = Choice::Attack {
            target: target.id(),
            with: Slot(slot),
            manoeuvre,
            stakes,
        };
        Some((choice, worth))
    });
    weighed.collect()
}

/// The best shot from where somebody stands, as he is.
fn best(scene: &Scene, own: &Snapshot) -> i64 {
    scene
        .foes(own)
        .filter_map(|target| worth(scene, own, target))
        .map(|(_, worth)| worth)
        .max()
        .unwrap_or(0)
}

/// The same once the weapon is loaded.
pub(super) fn best_loaded(scene: &Scene, own: &Snapshot) -> i64 {
    best(scene, &shot::loaded(own))
}

/// The target that is worth aiming at for so many actions more, with what a shot at it is worth then, with what it leaves time to call.
///
/// Rule: `RNG-09`, `RNG-40`, `RNG-41`.
fn best_aim(scene: &Scene, own: &Snapshot, more: u8) -> Option<(crate::battle::FighterId, i64)> {
    let missile = own.missile()?;
    let aimed = |target: &Snapshot| {
        shot::may_aim(scene, own, target.id()).ok()?;
        let mut ready = own.clone();
        let spent = own.hands.quiver.aim.filter(|aim| aim.target == target.id());
        ready.hands.quiver.aim = Some(Aim {
            target: target.id(),
            actions: spent.map_or(0, |aim| aim.actions) + more,
        });
        let plain = weigh(scene, &ready, target, missile, Flight::of(Way::Shot));
        let called = called(scene, &ready, target, plain);
        Some((
            target.id(),
            called.into_iter().map(|(_, worth)| worth).max().unwrap_or(plain),
        ))
    };
    let found = scene.foes(own).filter_map(aimed);
    found.max_by_key(|(id, worth)| (*worth, Reverse(*id)))
}

/// What a shooter may do to others, wherever they stand; nothing where he could not shoot even with a loaded weapon.
pub(super) fn harm(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> i64 {
    if !is_shooter(fighter) {
        return 0;
    }
    worth(scene, &shot::loaded(fighter), target).map_or(0, |(_, worth)| worth.max(0))
}

/// Whether a shooter had better take up a weapon for blows: foes are upon him, or nothing is left to shoot.
pub(super) fn should_switch(scene: &Scene, own: &Snapshot) -> bool {
    let Some(missile) = own.missile() else {
        return false;
    };
    let is_pressed = shot::press(scene, own) == Press::Contact;
    let is_useless = own.missiles_left() == 0;
    let shoots_on = own.is_loaded() && missile.close > super::super::data::belongings::Close::Never;
    blade(own).is_some() && (is_useless || is_pressed && !shoots_on)
}

/// The style whose weapon he would draw, once the hands are empty; none where he has no such weapon any more.
fn blade(own: &Snapshot) -> Option<Slot> {
    let styles = (0..).map(Slot).zip(&own.build.styles);
    let mut blades = styles.filter(|(_, style)| style.missile.is_none());
    let (slot, _) = blades.find(|(slot, _)| !own.condition.ado.has_lost(*slot))?;
    Some(slot)
}

/// The declarations of a shooter; none where he has to fight like anybody else.
pub(super) fn plans(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    if should_switch(scene, own) {
        return switch(own);
    }
    if own.missile().is_none() {
        return bow::plans(scene, own, rivals);
    }
    if !is_shooter(own) || rivals.is_empty() || own.condition.disoriented {
        return Vec::new();
    }
    let Some(missile) = own.missile() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut add = |plan: Plan, ask_free: bool, worth: i64| {
        if worth > 0 && legal::plan(own, plan).is_ok() {
            let plan = plan.term();
            found.push((Choice::Plan { plan, ask_free }, worth));
        }
    };
    let (now, ready) = (best(scene, own), best_loaded(scene, own));
    let load = i64::from(shot::loading_left(own, missile));
    // What one action of loading is worth: its share in the next shot.
    let step = ready / (i64::from(missile.load()) + 1);
    let cover = shelter::table(scene, own).map_or(0, |(_, worth)| worth);
    if cover > 0 && own.is_loaded() {
        add(Plan::ActAttack, false, cover + now.max(0));
    } else if cover > 0 {
        add(Plan::ActAct, false, cover + step.max(0));
    }
    if own.is_loaded() {
        let next = if own.missiles_left() > 1 { step } else { 0 };
        add(Plan::Fight, false, now);
        add(Plan::AttackAct, false, now + next);
        add(Plan::ShootTwice, true, now + 3 * now / 4);
        let aimed = |more| best_aim(scene, own, more).map_or(0, |(_, worth)| worth);
        add(Plan::ActAttack, false, aimed(1));
        // Two aims now and one in the next round, whose actions would have loaded the weapon.
        if !rivals.iter().any(|rival| rival.may_come(own)) {
            add(Plan::ActAct, false, aimed(3) - 2 * step);
        }
        // Shooting is no use from here: another place may do.
        if now <= 0 || rivals.iter().any(|rival| rival.may_come(own)) {
            let stand = stand(known, own, rivals);
            add(Plan::MoveAttack, false, stand.map_or(0, |(_, _, worth)| worth));
        }
    } else if load <= 1 {
        add(Plan::ActAttack, false, ready);
        add(Plan::ActDefend, false, step);
    } else {
        add(Plan::ActAct, false, 2 * step);
    }
    if own.task.0.is_some_and(|task| task.act == word::RELOAD) {
        let left = own.task.0.map_or(0, |task| task.left);
        let plan = Choice::Plan {
            plan: word::CARRY_ON,
            ask_free: false,
        };
        found.push((plan, if left <= 1 { ready + 1 } else { 2 * step + 1 }.max(1)));
    }
    found
}

/// Lets the missile weapon fall and draws another.
fn switch(own: &Snapshot) -> Vec<(Choice, i64)> {
    let Some(slot) = blade(own) else { return Vec::new() };
    let mut bare = own.clone();
    bare.hands.empty = true;
    let plan = match legal::drawing_time(&bare, slot) {
        0 | 1 => Plan::ActDefend,
        _ => Plan::ActAct,
    };
    let found = [plan, Plan::Act].into_iter();
    let plan = found.into_iter().find(|plan| legal::plan(own, *plan).is_ok());
    let declare = |plan: Plan| Choice::Plan {
        plan: plan.term(),
        ask_free: true,
    };
    plan.map(|plan| (declare(plan), 3 * ARMED)).into_iter().collect()
}

/// What a shooter does with an action: he loads, or aims.
pub(super) fn acts(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    if !is_shooter(own) {
        return Vec::new();
    }
    if !own.is_loaded() {
        return vec![(act(word::RELOAD), best_loaded(scene, own).max(1))];
    }
    let aim = best_aim(scene, own, 1).filter(|(_, worth)| *worth > 0);
    let choice = |(target, worth)| {
        let aim = Choice::Act {
            act: word::AIM,
            target: Some(target),
            with: None,
            at: None,
            facing: None,
        };
        (aim, worth)
    };
    aim.map(choice).into_iter().collect()
}

/// What a shooter does with a free action: he lets the bow fall when foes are upon him, or has the next knife in his hand.
pub(super) fn free_actions(scene: &Scene, own: &Snapshot) -> Vec<(Choice, i64)> {
    let mut found = Vec::new();
    if should_switch(scene, own) && !own.has_thrown() {
        found.push((act(word::DROP), ARMED));
    }
    let Turn { plan, volley, .. } = own.turn;
    let throws_again = plan == Some(Plan::ShootTwice) && volley.shots == 1;
    if throws_again && !own.is_loaded() {
        found.push((act(word::RELOAD), ARMED));
    }
    found
}

/// The best place to shoot from within one move, with the worth of the shot and of the distance from the foes.
fn stand(known: &Known, own: &Snapshot, rivals: &[Rival]) -> Option<(Cell, Reach, i64)> {
    let scene = &known.seen;
    let budget = moves::budget(scene, own, word::WALK);
    let reach = known.survey(own, budget);
    let mover = shot::loaded(&blow::planning(own, Plan::MoveAttack));
    let danger = |there: &Snapshot| -> i64 {
        let coming = rivals.iter().filter(|rival| rival.may_come(there));
        let blows: i64 = coming.map(|rival| rival.threat / 2).sum();
        blows + peril::at(known, own, there.body.at)
    };
    let shots = |there: &Snapshot| {
        if shelter::is_needed(scene, own) {
            shelter::exposure(scene, there)
        } else {
            0
        }
    };
    let mut cells: Vec<(i64, u16, Cell)> = reach
        .cells()
        .filter(|(_, reached)| reached.may_end && reached.cost_half > 0)
        .map(|(cell, reached)| (danger(&way::at(&mover, cell)), reached.cost_half, cell))
        .collect();
    cells.sort_unstable();
    // Of many cells every n-th is tried, so that all directions are.
    let skip = cells.len().div_ceil(TRIED).max(1);
    let here = danger(own) + shots(&blow::expected(own));
    let tried = cells.into_iter().step_by(skip);
    let weighed = tried.filter_map(|(danger, cost, cell)| {
        let shot = best(scene, &way::at(&mover, cell));
        let worth = shot + here - danger - i64::from(cost) * HALF_SQUARE / 4;
        (shot > 0).then_some((worth, Reverse((cost, cell))))
    });
    // Of the best places the one where the fewest shots come back.
    let mut best: Vec<(i64, Reverse<(u16, Cell)>)> = weighed.collect();
    best.sort_unstable_by(|a, b| b.cmp(a));
    let answered = best.into_iter().take(ANSWERED).map(|(worth, place)| {
        let Reverse((_, cell)) = place;
        (worth - shots(&way::at(&mover, cell)), place)
    });
    let (worth, Reverse((_, cell))) = answered.max()?;
    Some((cell, reach, worth))
}

/// The move of a shooter to a place from which he can shoot.
pub(super) fn go(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    if gait != word::WALK || own.turn.plan != Some(Plan::MoveAttack) || !is_shooter(own) {
        return None;
    }
    let (cell, reach, worth) = stand(known, own, rivals)?;
    let path = way::path_to(own, &reach, cell)?;
    let movement = Choice::Move {
        gait,
        path,
        facing: None,
    };
    Some((movement, super::CONTACT + worth.max(0)))
}
