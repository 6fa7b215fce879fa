//! The charge: straight at a foe, and one blow.

use crate::battle::{FighterId, Verb, WhyNot};
use crate::board::{Band, Cell, Charge, Measure, charge};
use crate::dice::DiceError;

use super::super::assault::{Assault, Occasion};
use super::super::budget::Allowance;
use super::super::data::State;
use super::super::round::{Frame, Table, health, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::{moves, rule, why, word};
use super::attack::{ATTACK, at_foe, count, make, strikes, wielded};
use super::{Action, At, Call, Cost, Shape, WEAPONS, holds};

/// Squares that a charge leads at least (`D20-CHG-01`).
pub(crate) const LEAST: u16 = 2;

/// Charges at a foe.
pub(super) const CHARGE: Action = Action {
    word: word::CHARGE,
    rule: rule::D20_CHG_01,
    shape: Shape {
        with: Some(WEAPONS),
        ..Shape::of(Verb::Attack)
    },
    may: &[at_foe, may_charge, lane_is_free],
    cost: |_| Cost::FullRoundOrSingle,
    play: rush,
    weigh: |mind, at| mind.charge(at),
    behind: &[rule::D20_CHG_01, rule::D20_CHG_02, rule::D20_BRD_11],
    ..ATTACK
};

/// Whether somebody can charge as he is now, with a weapon that strikes.
fn may_charge(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    moves::may_go(at.scene, own, word::CHARGE).map_err(|why| why.by(rule::D20_CHG_01))?;
    holds(own.budget.attacks.is_fresh() && at.call.stakes.is_empty(), || {
        why::turn_begun(rule::D20_CHG_01)
    })?;
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })?;
    let arm = wielded(at)?;
    holds(arm.reach.is_some() && !arm.is_secondary(), || {
        why::no_melee_weapon(rule::D20_CHG_02, &arm.name)
    })
}

/// The lane is straight and free, long enough and not too long, and the target is seen.
///
/// Rule: `D20-CHG-01`, `D20-BRD-11`, `D20-ACT-07`.
fn lane_is_free(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_CHG_01))?;
    let found = lane(scene, own, foe, at.slot()).ok_or_else(|| why::no_lane(rule::D20_CHG_01))?;
    let times = if own.budget.allowance == Allowance::Single {
        1
    } else {
        2
    };
    let most = times * moves::speed(scene, own);
    holds(found.length >= LEAST, || why::too_near(rule::D20_CHG_01))?;
    holds(found.length <= most, || {
        why::out_of_range(rule::D20_CHG_01, found.length, most)
    })?;
    holds(found.blockers.is_empty(), || why::no_lane(rule::D20_BRD_11))?;
    holds(scene.pair(own, foe).has_sight(), || {
        why::not_in_sight(rule::D20_CHG_01)
    })?;
    holds(way(scene, own, &found).is_some(), || {
        why::no_lane(rule::D20_CHG_01)
    })
}

/// The lane to the nearest square from which a weapon strikes a foe.
///
/// Rule: `D20-BRD-11`.
fn lane(scene: &Scene, own: &Snapshot, foe: &Snapshot, with: crate::battle::Slot) -> Option<Charge> {
    let reach = own.arm(with)?.reach?;
    let band = Band {
        measure: if reach.to <= 2 {
            Measure::Cheb
        } else {
            Measure::Alt
        },
        low: reach.from,
        high: reach.to,
    };
    let place = |of: &Snapshot| scene.fighters.iter().position(|it| it.id() == of.id());
    charge(
        scene.board(),
        &scene.figures(),
        [place(own)?, place(foe)?],
        band,
        Measure::Alt,
    )
}

/// The steps along a lane.
fn way(scene: &Scene, own: &Snapshot, lane: &Charge) -> Option<Vec<Cell>> {
    moves::route(scene, own, word::CHARGE, lane.end)
}

/// Runs at a foe; the blow comes when nobody has stopped him. From the start on he is easier to hit.
///
/// Rule: `D20-CHG-01`, `D20-CHG-02`.
fn rush(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(with)) = (call.target, call.with) else {
        return Ok(());
    };
    if std::mem::take(&mut table.round.is_cleared) {
        return blow(table, id, call);
    }
    table.fighter(id).budget.spent.has_moved = true;
    table.afflict(id, health::until_turn_of(State::Charging, id));
    table.acted(id, word::CHARGE, Some(target));
    let scene = table.foreseen_by(id, Some(target));
    let found = match (scene.get(id), scene.get(target)) {
        (Some(own), Some(foe)) => lane(&scene, own, foe, with).and_then(|lane| way(&scene, own, &lane)),
        _ => None,
    };
    drop(scene);
    let life = table.snapshot(id).hit_points.life;
    table.round.frames.push(Frame::Deed {
        fighter: id,
        kind: word::ASK_TURN,
        choice: call.choice(),
        life: life.hit_points - life.nonlethal,
    });
    walk::set_out(table, id, word::CHARGE, &found.unwrap_or_default(), None);
    Ok(())
}

/// The one blow at the end of a charge, if the foe is within reach there.
///
/// Rule: `D20-CHG-02`.
fn blow(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let (Some(target), Some(with)) = (call.target, call.with) else {
        return Ok(());
    };
    let scene = table.scene();
    let reaches = scene.get(id).is_some_and(|own| {
        let at = At::of(&scene, own, call);
        at_foe(&at).and_then(|()| strikes(&at)).is_ok()
    });
    drop(scene);
    if !reaches {
        table.forgone(id, word::CHARGE, rule::D20_CHG_01);
        return Ok(());
    }
    count(table, id, with);
    let assault = Assault {
        occasion: Occasion::Charge,
        ..Assault::plain(with, false)
    };
    make(table, (id, target), assault)?;
    Ok(())
}
