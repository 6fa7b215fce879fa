//! Riders and mounts in the course of a fight: getting up, falling off, and mounts that nobody guides.

use crate::battle::{FighterId, Posture, RuleId, Slot};
use crate::board::Cell;
use crate::dice::{Dice, DiceError};
use crate::rules::kernel::{Resolution, end_if_decided};

use super::super::action::Cost;
use super::super::arm::Usage;
use super::super::data::{Hold, Quirk};
use super::super::fighter::{Leave, Progress};
use super::super::scene::Snapshot;
use super::super::{moves, ride, rule, word};
use super::table::Table;
use super::{harm, health, turn, walk};
use crate::rules::kernel::action::Price;

/// The fight begins: those who ride get into the saddle, if they have a mount of their side that bears them.
///
/// Rule: `D20-MNT-01`.
pub(super) fn settle_in(table: &mut Table) {
    let afoot = table.fighters().iter().filter(|it| it.body.altitude_dm == 0);
    let riders = afoot.filter_map(|it| Some((it.id(), it.body.mount?)));
    let riders: Vec<(FighterId, FighterId)> = riders.collect();
    for (id, mount) in riders {
        table.fighter(id).body.mount = None;
        let scene = table.scene();
        let both = scene.get(id).zip(scene.get(mount));
        let may = both.is_some_and(|(own, mount)| {
            let is_free = ride::rider_of(&scene, mount).is_none();
            is_free && bears(mount, own) && own.fighter.side == mount.fighter.side
        });
        drop(scene);
        if may {
            mount_up(table, id, mount);
        }
    }
}

/// Whether a creature is big enough to bear somebody.
pub(crate) fn bears(mount: &Snapshot, own: &Snapshot) -> bool {
    mount.is_able()
        && own.is_able()
        && mount.build.bulk.index > own.build.bulk.index
        && mount.body.mount.is_none()
}

/// Somebody gets into the saddle: from now on he is where his mount is, and it does what he wants.
///
/// Rule: `D20-MNT-01`, `D20-BRD-12`.
pub(crate) fn mount_up(table: &mut Table, id: FighterId, mount: FighterId) {
    let steed = table.snapshot(mount).body;
    let from = table.snapshot(id).body.at;
    let body = &mut table.fighter(id).body;
    body.mount = Some(mount);
    body.size = steed.size;
    body.altitude_dm = ride::HEIGHT_DM;
    if from == steed.at {
        body.facing = steed.facing;
    } else {
        walk::put(table, id, steed.at, steed.facing, (0, rule::D20_MNT_01));
    }
    let carrier = &mut table.fighter(mount).state.budget;
    carrier.is_steed = true;
    carrier.progress = Progress::Over;
    if let Some(place) = table.round.order.iter().position(|it| *it == mount) {
        table.round.order.remove(place);
        if place < usize::from(table.round.passed) {
            table.round.passed -= 1;
        }
    }
    table.state(id, word::RIDING, true, rule::D20_MNT_01);
    regrip(table, id);
}

/// Somebody is out of the saddle, beside his mount, which comes after him in the order from now on.
///
/// Rule: `D20-MNT-01`, `D20-MNT-04`.
fn get_off(table: &mut Table, id: FighterId, rule: RuleId) -> Result<(), DiceError> {
    let space = table.build(id).bulk.space;
    let body = &mut table.fighter(id).body;
    let mount = body.mount.take();
    body.size = space;
    body.altitude_dm = 0;
    let budget = &mut table.fighter(id).state.budget;
    (budget.is_one_handed, budget.is_slumped, budget.ridden) = (false, false, 0);
    budget.rides_on = None;
    table.state(id, word::RIDING, false, rule);
    regrip(table, id);
    let facing = table.snapshot(id).body.facing;
    let nearest = moves::nearest_free(&table.scene(), table.snapshot(id));
    if let Some(cell) = nearest {
        walk::put(table, id, cell, facing, (0, rule));
    }
    if let Some(mount) = mount {
        let initiative = table.snapshot(id).budget.initiative;
        table.fighter(mount).budget.initiative = initiative;
        let place = table.round.order.iter().position(|it| *it == id);
        let is_known = table.round.order.contains(&mount);
        if let Some(place) = place.filter(|_| !is_known) {
            table.round.order.insert(place + 1, mount);
            if place + 1 < usize::from(table.round.passed) {
                table.round.passed += 1;
            } else {
                table.fighter(mount).budget.progress = Progress::Ahead;
            }
        }
    }
    walk::land(table, id)
}

/// Somebody gets out of the saddle by himself.
///
/// Rule: `D20-ACT-T30`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn dismount(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    get_off(table, id, rule::D20_ACT_T30)
}

/// Somebody falls out of the saddle: a Ride check may spare him the harm, unless he is past making one.
///
/// Rule: `D20-MNT-04`, `D20-TRP-03`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(crate) fn fall(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    get_off(table, id, rule::D20_MNT_04)?;
    health::pose(table, id, Posture::Lying, rule::D20_MNT_04);
    let is_awake = table.snapshot(id).is_able();
    let what = (rule::D20_MNT_04, word::SOFT_FALL);
    let trial = ride::trial(&table.scene(), table.snapshot(id), what, ride::SOFT_FALL);
    if is_awake && trial.play(table, id)? {
        return Ok(());
    }
    harm::harm(table, id, 1, rule::D20_MNT_04)
}

/// Riders whose mount is down fall, those who have lost consciousness may stay on; mounts for whom nobody is left to come back run off.
///
/// Rule: `D20-MNT-04`, `D20-MNT-05`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(super) fn review(table: &mut Table) -> Result<(), DiceError> {
    let riders = table
        .fighters()
        .iter()
        .filter_map(|it| Some((it.id(), it.body.mount?)));
    let riders: Vec<(FighterId, FighterId)> = riders.collect();
    for (id, mount) in riders {
        let steed = table.snapshot(mount);
        if !steed.is_able() || !steed.body.present {
            fall(table, id)?;
            continue;
        }
        let is_of_war = steed.build.has_trait(&Quirk::WarTrained);
        let own = table.snapshot(id);
        if own.is_able() {
            table.fighter(id).budget.is_slumped = false;
        } else if !own.budget.is_slumped {
            table.fighter(id).budget.is_slumped = true;
            let chance = match is_of_war {
                true => ride::STAYS_IN_A_WAR_SADDLE,
                false => ride::STAYS,
            };
            let face = table.dice.roll(100)?;
            let what = (rule::D20_MNT_04, word::STAYS_ON);
            health::tell_percent(table, id, what, (face, i16::from(chance)));
            if face > chance {
                fall(table, id)?;
            }
        }
    }
    run_off(table);
    Ok(())
}

/// A mount whose side has nobody left but mounts is no foe to anybody.
///
/// Rule: `D20-MNT-05`, `D20-SEQ-07`.
fn run_off(table: &mut Table) {
    let is_steed = |it: &&Snapshot| it.budget.is_steed && it.is_able();
    let steeds: Vec<(FighterId, _)> = table
        .fighters()
        .iter()
        .filter(is_steed)
        .map(|it| (it.id(), it.fighter.side))
        .collect();
    for (id, side) in steeds {
        let mut others = table.fighters().iter();
        if others.any(|it| it.fighter.side == side && it.is_able() && !it.budget.is_steed) {
            continue;
        }
        let own = table.fighter(id);
        own.hit_points.leave = Leave::Gone;
        own.body.able = false;
        table.state(id, word::GONE, true, rule::D20_MNT_05);
        end_if_decided(table);
    }
}

/// A mount whom nobody guides makes its turn by itself: it gets as far away from foes as a move brings it. Says whether it is such a one.
///
/// Rule: `D20-MNT-05`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(super) fn flees(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    let scene = table.known_to(id);
    let Some(own) = scene.get(id).filter(|own| own.budget.is_steed) else {
        return Ok(false);
    };
    if ride::is_guided(&scene, own) {
        return Ok(false);
    }
    let far = |cell: Cell| {
        let mut there = own.clone();
        there.body.at = cell;
        scene
            .foes(own)
            .map(|foe| scene.distance(&there, foe))
            .min()
            .unwrap_or(0)
    };
    let here = far(own.body.at);
    let gait = moves::plain_gait(own);
    let is_fresh = own.budget.spent.moves == 0;
    let best = moves::reach(&scene, own, gait)
        .into_iter()
        .map(|(cell, cost)| (std::cmp::Reverse(far(cell)), cost, cell.y, cell.x))
        .min();
    let goal = best
        .filter(|(away, ..)| is_fresh && away.0 > here)
        .map(|(.., y, x)| Cell::new(x, y));
    let path = goal.and_then(|goal| moves::route(&scene, own, gait, goal));
    drop(scene);
    match path {
        Some(path) => {
            Cost::Movement.pay(table, id);
            table.acted(id, word::BOLT, None);
            walk::set_out(table, id, gait, &path, None);
            table.resume();
        }
        None => turn::end_turn(table, id)?,
    }
    Ok(true)
}

/// The turn of a rider begins: he guides his mount with his knees, or has only one hand for his weapons.
///
/// Rule: `D20-MNT-02`.
///
/// # Errors
///
/// As [`Dice::roll`].
pub(super) fn guide(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let budget = &mut table.fighter(id).state.budget;
    (budget.steed, budget.ridden) = (super::super::budget::Spent::default(), 0);
    (budget.is_obeyed, budget.is_one_handed) = (false, false);
    budget.rides_on = None;
    let own = table.snapshot(id);
    if own.body.mount.is_none() || !own.is_able() {
        return Ok(());
    }
    let what = (rule::D20_MNT_02, word::KNEES);
    let trial = ride::trial(&table.scene(), own, what, ride::KNEES);
    // Whoever cannot fail does not roll.
    if trial.modifiers.value() + 1 >= trial.target.least() {
        return Ok(());
    }
    if !trial.play(table, id)? {
        table.fighter(id).budget.is_one_handed = true;
        table.fighter(id).hands.is_shield_off = true;
    }
    Ok(())
}

/// A lance is in one hand in the saddle and in both on foot: the record has it twice.
///
/// Rule: `D20-MNT-02`, `D20-ATK-15`.
pub(crate) fn regrip(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let wanted = match own.body.mount {
        Some(_) => Usage::Held(Hold::Mounted),
        None => Usage::Held(Hold::TwoHanded),
    };
    let Some(held) = own.arm(own.hands.held) else {
        return;
    };
    let is_hold = matches!(held.usage, Usage::Held(Hold::Mounted | Hold::TwoHanded));
    let mut slots = (0..).map(Slot).zip(&own.build.arms);
    let like = slots.find(|(_, arm)| is_hold && arm.gear == held.gear && arm.usage == wanted);
    if let Some((slot, _)) = like {
        table.fighter(id).hands.held = slot;
    }
}
