//! Rider and mount in the round: riding checks, getting on and off, and going everywhere together.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::Cell;
use crate::dice::DiceError;

use super::super::blow::feat;
use super::super::deeds::aiming;
use super::super::table::Table;
use super::super::trial::talent_check;
use super::super::turn::act;
use super::super::{Actor, Due, Stage};
use super::pair;
use crate::rules::dsa41::condition::riding::{self, Test};
use crate::rules::dsa41::fighter::{Plan, Saddle};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::setup::enlist;
use crate::rules::dsa41::{rule, word};

/// Whether a rider holds himself on his mount, or makes it do what he wants: a riding check.
///
/// Rule: `MNT-01`, `MNT-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn test(table: &mut Table, id: FighterId, test: Test) -> Result<Option<i16>, DiceError> {
    let scene = table.scene();
    let Some((rider, mount)) = scene
        .get(id)
        .and_then(|own| Some((own, riding::mount_of(&scene, own)?)))
    else {
        return Ok(None);
    };
    let trial = riding::trial(rider, mount, test);
    drop(scene);
    let rolled = talent_check(table, id, word::RIDING, trial)?;
    Ok(rolled.passed.then_some(rolled.left))
}

/// The ride begins: who rides well is quicker for it, and who does not makes no attack in the round that follows.
///
/// Rule: `MNT-01`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn begin(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    if table.snapshot(id).body.mount.is_none() {
        return Ok(());
    }
    let passed = test(table, id, Test::Start)?;
    let round = table.clock.round + u16::from(matches!(table.round.stage, Stage::Muster | Stage::SetUp));
    let from = table.snapshot(id).ini();
    let fighter = table.fighter(id);
    let saddle = &mut fighter.condition.ado.saddle;
    match passed {
        Some(left) => saddle.initiative = left / 2,
        None => saddle.unready_in = round,
    }
    if table.snapshot(id).initiative.rolled {
        let to = table.snapshot(id).ini();
        table.changed(id, word::INI, from, to, rule::MNT_01);
    }
    if passed.is_none() {
        table.state(id, word::UNREADY, true, rule::MNT_01);
    }
    Ok(())
}

/// A round begins: those who could not attack can again, and a mount that bears somebody declares nothing of its own.
///
/// Rule: `MNT-01`, `OPP-18`.
pub(crate) fn begin_round(table: &mut Table) {
    if !table.round.modules.has(Modules::MOUNTED) {
        return;
    }
    let round = table.clock.round;
    for id in table.ids() {
        let saddle = table.snapshot(id).condition.ado.saddle;
        if saddle.rider.is_some() {
            // Those who have come together to the map go on together.
            carry(table, id);
        }
        if saddle.unready_in > 0 && saddle.unready_in != round {
            table.fighter(id).condition.ado.saddle.unready_in = 0;
            table.state(id, word::UNREADY, false, rule::MNT_01);
        }
        if saddle.rider.is_some() && table.snapshot(id).is_able() {
            let turn = &mut table.fighter(id).turn;
            (turn.plan, turn.defences) = (Some(Plan::Defend), 1);
        }
    }
    let mut declaring = std::mem::take(&mut table.round.declaring);
    declaring.retain(|id| table.snapshot(*id).condition.ado.saddle.rider.is_none());
    table.round.declaring = declaring;
}

/// Gets on a mount that stands beside him.
///
/// Rule: `ACT-12`, `MNT-09`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn get_on(table: &mut Table, id: FighterId, mount: FighterId) -> Result<(), DiceError> {
    let from = table.snapshot(id).body;
    let seated = riding::seated(from, table.snapshot(mount));
    let pace = riding::pace(table.snapshot(mount));
    let fighter = table.fighter(id);
    fighter.body = seated;
    fighter.condition.ado.saddle.pace = pace;
    table.fighter(mount).condition.ado.saddle.rider = Some(id);
    table.write(Happening::Acted {
        fighter: id,
        act: word::MOUNT,
        target: Some(mount),
        with: None,
        at: None,
    });
    table.write(Happening::Moved {
        fighter: id,
        from: from.at,
        to: seated.at,
        facing: seated.facing,
        cost: 0,
        rule: rule::MNT_09,
    });
    table.state(id, word::RIDES, true, rule::MNT_09);
    aiming::follow(table, id, from.at);
    pair::ended(table, id, pair::Moved::Stepped);
    begin(table, id)
}

/// Gets off his mount, to a square beside it.
///
/// Rule: `ACT-12`, `MNT-09`.
pub(crate) fn get_off(table: &mut Table, id: FighterId, to: Cell) {
    table.write(act::acted(id, word::DISMOUNT));
    leave_saddle(table, id, to, rule::MNT_09);
}

/// Comes to stand on a square, without the mount.
fn leave_saddle(table: &mut Table, id: FighterId, to: Cell, by: RuleId) {
    let rider = table.snapshot(id);
    let (from, ini) = (rider.body, rider.ini());
    let Some(mount) = from.mount else { return };
    let size = enlist::footprint(rider.build.size);
    let fighter = table.fighter(id);
    (fighter.body.at, fighter.body.size) = (to, size);
    (fighter.body.mount, fighter.body.altitude_dm) = (None, 0);
    let in_lists = fighter.condition.ado.saddle.in_lists;
    fighter.condition.ado.saddle = Saddle {
        in_lists,
        unready_in: fighter.condition.ado.saddle.unready_in,
        ..Saddle::default()
    };
    table.fighter(mount).condition.ado.saddle.rider = None;
    table.write(Happening::Moved {
        fighter: id,
        from: from.at,
        to,
        facing: from.facing,
        cost: 0,
        rule: by,
    });
    table.state(id, word::RIDES, false, by);
    let now = table.snapshot(id).ini();
    table.changed(id, word::INI, ini, now, rule::MNT_01);
    aiming::follow(table, id, from.at);
    pair::ended(table, id, pair::Moved::Forced);
}

/// A rider loses his seat: he lies beside his mount, or as near to it as there is room; what the fall does comes later.
///
/// Rule: `MNT-04`.
pub(crate) fn lose_seat(table: &mut Table, id: FighterId) {
    let scene = table.scene();
    let Some(rider) = scene.get(id) else { return };
    let beside = riding::cells_beside(&scene, rider).into_iter().next();
    let to = beside.unwrap_or(rider.body.at);
    drop(scene);
    leave_saddle(table, id, to, rule::MNT_04);
    table.fighter(id).condition.ado.saddle.falls = true;
}

/// A rider and his mount go and turn together.
///
/// Rule: `MNT-09`, `BRD-01`.
pub(crate) fn carry(table: &mut Table, id: FighterId) {
    if !table.round.modules.has(Modules::MOUNTED) {
        return;
    }
    let own = table.snapshot(id);
    let body = own.body;
    let Some(other) = body.mount.or(own.condition.ado.saddle.rider) else {
        return;
    };
    let before = table.snapshot(other).body;
    if before.at == body.at && before.facing == body.facing {
        return;
    }
    let carried = table.fighter(other);
    (carried.body.at, carried.body.facing) = (body.at, body.facing);
    if before.at == body.at {
        table.write(Happening::Turned {
            fighter: other,
            facing: body.facing,
            rule: rule::MNT_09,
        });
        return;
    }
    table.write(Happening::Moved {
        fighter: other,
        from: before.at,
        to: body.at,
        facing: body.facing,
        cost: 0,
        rule: rule::MNT_09,
    });
    feat::unpin(table, other);
    aiming::follow(table, other, before.at);
}

/// Riders know how fast their mounts are now, and are where they are.
///
/// Rule: `OPP-18`, `MNT-09`.
pub(crate) fn keep_pace(table: &mut Table) {
    if !table.round.modules.has(Modules::MOUNTED) {
        return;
    }
    for id in table.ids() {
        let Some(mount) = table.snapshot(id).body.mount else {
            continue;
        };
        let pace = riding::pace(table.snapshot(mount));
        if table.snapshot(id).condition.ado.saddle.pace != pace {
            table.fighter(id).condition.ado.saddle.pace = pace;
        }
    }
}

/// A rider lets his mount strike instead of himself: it is asked in his place.
///
/// Rule: `OPP-18`.
#[inline(never)]
pub(crate) fn let_strike(table: &mut Table, actor: Actor) {
    let id = actor.fighter;
    act::spend(table, id, actor.due);
    let Some(mount) = table.snapshot(id).body.mount else {
        return;
    };
    table.write(Happening::Acted {
        fighter: id,
        act: word::MOUNT_STRIKES,
        target: Some(mount),
        with: None,
        at: None,
    });
    let turn = &mut table.fighter(mount).turn;
    (turn.plan, turn.first_done) = (Some(Plan::Fight), false);
    (turn.struck, turn.struck_with) = (0, 0);
    table.round.actors.push(Actor {
        fighter: mount,
        due: Due::First,
        rank: actor.rank,
    });
}

/// Whoever tires when the two of them go.
pub(crate) fn walker(table: &Table, id: FighterId) -> FighterId {
    table.snapshot(id).body.mount.unwrap_or(id)
}

/// A mount leaves the map with its rider.
///
/// Rule: `BRD-29`, `MNT-09`.
pub(crate) fn leave_with(table: &mut Table, id: FighterId) {
    if let Some(mount) = table.snapshot(id).body.mount {
        let mount_body = &mut table.fighter(mount).body;
        (mount_body.present, mount_body.able) = (false, false);
        table.state(mount, word::FLED, true, rule::BRD_29);
    }
}
