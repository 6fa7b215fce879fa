//! The charge: straight at a foe, and one blow.

use crate::battle::{FighterId, Verb, WhyNot};
use crate::board::{Band, Cell, Charge, Measure, charge};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;
use crate::rules::kernel::action::Price;

use super::super::assault::{Assault, Occasion};
use super::super::budget::Allowance;
use super::super::data::{FeatEffect, State};
use super::super::fighter::RideOn;
use super::super::reach::Reach;
use super::super::round::{Frame, Table, health, look, walk};
use super::super::scene::{Scene, Snapshot};
use super::super::{facing, moves, rule, why, word};
use super::attack::{ATTACK, at_foe, count, make, strikes, wielded};
use super::push::{contest_of, is_movable, rush};
use super::{ACT, Action, At, Call, Cost, Shape, WEAPONS, holds};

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
    play: run_and_strike,
    weigh: |mind, at| mind.charge(at),
    behind: &[
        rule::D20_CHG_01,
        rule::D20_CHG_02,
        rule::D20_BRD_11,
        rule::D20_ACT_T11,
    ],
    ..ATTACK
};

/// Charges at a foe to drive him back.
///
/// Rule: `D20-CHG-02`, `D20-BUL-01`.
pub(super) static CHARGE_RUSH: [Action; 1] = [Action {
    word: word::CHARGE_RUSH,
    rule: rule::D20_CHG_02,
    shape: Shape::WHOM,
    may: &[at_foe, may_run, is_movable, |at| {
        is_free_to(at, Some(Reach::natural(1)))
    }],
    cost: |_| Cost::FullRoundOrSingle,
    play: |table, id, call| {
        if !table.round.is_cleared {
            table.round.rushed_from = None;
            return set_out(table, id, call, Some(Reach::natural(1)));
        }
        if table.round.rushed_from.is_none() {
            table.round.is_cleared = false;
            let (own, foe) = (
                table.snapshot(id),
                call.target.map(|target| table.snapshot(target)),
            );
            let is_near = foe.is_some_and(|foe| own.place().gap(foe.place()).cheb() == 1);
            if !is_near {
                table.forgone(id, word::CHARGE, rule::D20_CHG_01);
                return Ok(());
            }
        }
        rush(table, id, call)
    },
    odds: |at| contest_of(at, at.target()?).odds(),
    weigh: |mind, at| mind.push(at),
    behind: &[rule::D20_CHG_01, rule::D20_CHG_02, rule::D20_BUL_01],
    ..ACT
}];

/// Whether somebody can charge as he is now.
fn may_run(at: &At) -> Result<(), WhyNot> {
    let own = at.own;
    moves::may_go(at.scene, own, word::CHARGE).map_err(|why| why.by(rule::D20_CHG_01))?;
    holds(own.budget.attacks.is_fresh() && at.call.stakes.is_empty(), || {
        why::turn_begun(rule::D20_CHG_01)
    })?;
    if own.body.mount.is_some() {
        Cost::RideAll.is_left(own)?;
    }
    holds(!own.state.suffers(State::TotalDefence), || {
        why::defending(rule::D20_TDF_01)
    })
}

/// Whether somebody can charge with a weapon that strikes.
fn may_charge(at: &At) -> Result<(), WhyNot> {
    may_run(at)?;
    let arm = wielded(at)?;
    holds(arm.reach.is_some() && !arm.is_secondary(), || {
        why::no_melee_weapon(rule::D20_CHG_02, &arm.name)
    })
}

/// The lane is straight and free, long enough and not too long, and the target is seen.
///
/// Rule: `D20-CHG-01`, `D20-BRD-11`, `D20-ACT-07`.
fn lane_is_free(at: &At) -> Result<(), WhyNot> {
    is_free_to(at, at.own.arm(at.slot()).and_then(|arm| arm.reach))
}

fn is_free_to(at: &At, reach: Option<Reach>) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let foe = at.target().ok_or_else(|| why::nobody(rule::D20_CHG_01))?;
    let found = reach.and_then(|reach| lane(scene, own, foe, reach));
    let found = found.ok_or_else(|| why::no_lane(rule::D20_CHG_01))?;
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
fn lane(scene: &Scene, own: &Snapshot, foe: &Snapshot, reach: Reach) -> Option<Charge> {
    let band = Band {
        measure: if reach.to <= 2 {
            Measure::Cheb
        } else {
            Measure::Alt
        },
        // Nobody charges into the square of his target.
        low: reach.from.max(1),
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

/// Runs at a foe, and strikes when nobody has stopped him.
///
/// Rule: `D20-CHG-01`, `D20-CHG-02`.
fn run_and_strike(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    if std::mem::take(&mut table.round.is_cleared) {
        return blow(table, id, call);
    }
    let own = table.snapshot(id);
    let reach = call.with.and_then(|with| own.arm(with)?.reach);
    set_out(table, id, call, reach)
}

/// Runs at a foe; what he does there comes when nobody has stopped him. From the start on he is easier to hit.
///
/// Rule: `D20-CHG-01`, `D20-CHG-02`.
fn set_out(table: &mut Table, id: FighterId, call: Call, reach: Option<Reach>) -> Result<(), DiceError> {
    let (Some(target), Some(reach)) = (call.target, reach) else {
        return Ok(());
    };
    table.fighter(id).budget.spent.has_moved = true;
    if table.snapshot(id).body.mount.is_some() {
        Cost::RideAll.pay(table, id);
    }
    table.afflict(id, health::until_turn_of(State::Charging, id));
    table.acted(id, word::CHARGE, Some(target));
    let scene = table.foreseen_by(id, Some(target));
    let found = match (scene.get(id), scene.get(target)) {
        (Some(own), Some(foe)) => lane(&scene, own, foe, reach).and_then(|lane| way(&scene, own, &lane)),
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
    face_foe(table, id, target);
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
    ride_on(table, id, target);
    Ok(())
}

/// Whoever has learnt it may ride on in the line of his charge, as far as his mount can still go.
///
/// Rule: `D20-FEA-41`.
fn ride_on(table: &mut Table, id: FighterId, past: FighterId) {
    let scene = table.scene();
    let own = table.snapshot(id);
    let is_learnt = own.build.has_feat(|effect| matches!(effect, FeatEffect::RideBy));
    let most = 2 * moves::speed(&scene, own);
    drop(scene);
    let towards = own.place().gap(table.snapshot(past).place()).sector();
    let squares = most.saturating_sub(own.budget.ridden.into()).min(99) as u8;
    let may = is_learnt && own.is_able() && own.body.mount.is_some() && squares > 0;
    if let Some(towards) = towards.filter(|_| may) {
        table.fighter(id).budget.rides_on = Some(RideOn {
            towards,
            squares,
            past,
        });
    }
}

/// A charge ends with a look at the foe.
///
/// Rule: `D20-FAC-21`.
fn face_foe(table: &mut Table, id: FighterId, target: FighterId) {
    let (own, foe) = (table.snapshot(id), table.snapshot(target));
    let wanted = facing::towards(own, foe).filter(|it| *it != own.body.facing);
    if let Some(wanted) = wanted.filter(|_| facing::has_arcs(&table.scene(), own)) {
        look::turn(table, id, wanted, rule::D20_FAC_21);
    }
}
