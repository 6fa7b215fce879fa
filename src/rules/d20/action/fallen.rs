//! What concerns those who lie helpless: the last blow for a foe, first aid for a friend.

use crate::battle::{FighterId, Happening, Ledger, Points, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::arm::Arm;
use super::super::assault::{self, Assault};
use super::super::attack::Hit;
use super::super::data::{Skill, State, WeaponTrait};
use super::super::life::Vitality;
use super::super::roll::{Natural, Target};
use super::super::round::{Table, health, look, provoke};
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{rule, skill, why, word};
use super::lurk::{FIND_HELPLESS, is_found};
use super::{ACT, Action, At, Call, Cost, Shape, holds};

/// What may be done to one who lies beside the fighter.
pub(super) static FALLEN: [Action; 4] = [COUP_DE_GRACE, FIND_HELPLESS, STABILISE, WAKE];

/// Kills a helpless foe, or wounds him so that he may die of it.
///
/// Rule: `D20-HLP-01`, `D20-HLP-03`, `D20-HLP-04`, `D20-CND-12`.
const COUP_DE_GRACE: Action = Action {
    word: word::COUP_DE_GRACE,
    rule: rule::D20_HLP_03,
    shape: Shape::WHOM,
    may: &[|at| {
        let foe = at.target().filter(|it| {
            it.can_suffer() && at.scene.are_hostile(at.own, it) && at.scene.is_in(it, State::Helpless)
        });
        let foe = foe.ok_or_else(|| why::not_helpless(rule::D20_HLP_03))?;
        holds(!foe.build.kind.is_immune_to_criticals(), || {
            why::no_vitals(rule::D20_CRT_07, foe.id())
        })?;
        holds(weapon(at.own).is_some(), || why::hand_empty(rule::D20_HLP_03))?;
        is_beside(at, foe)?;
        is_found(at, foe)
    }],
    cost: |_| Cost::FullRoundStanding,
    play: coup_de_grace,
    weigh: |mind, at| mind.coup(at),
    behind: &[
        rule::D20_HLP_01,
        rule::D20_HLP_03,
        rule::D20_HLP_04,
        rule::D20_CND_12,
        rule::D20_ACT_T12,
    ],
    ..ACT
};

/// Keeps a dying friend from dying.
///
/// Rule: `D20-DTH-03`.
const STABILISE: Action = Action {
    word: word::STABILISE,
    rule: rule::D20_DTH_03,
    shape: Shape::WHOM,
    may: &[|at| {
        let patient = at.target().filter(|it| {
            it.body.present && it.state.vitality() == Vitality::Dying && !at.scene.are_hostile(at.own, it)
        });
        let patient = patient.ok_or_else(|| why::nobody_dying(rule::D20_DTH_03))?;
        is_beside(at, patient)
    }],
    cost: |_| Cost::Standard,
    odds: |at| tending(at.scene, at.own).odds(),
    play: |table, id, call| {
        let Some(patient) = call.target else { return Ok(()) };
        let by = provoke::all_who_may(table, id);
        if provoke::halts(table, id, word::ASK_TURN, call, by) {
            return Ok(());
        }
        table.acted(id, word::STABILISE, Some(patient));
        let scene = table.scene();
        let trial = scene.get(id).map(|own| tending(&scene, own));
        drop(scene);
        if let Some(trial) = trial
            && trial.play(table, id)?
        {
            table.fighter(patient).hit_points.life.is_stable = true;
            table.state(patient, word::DYING, false, rule::D20_DTH_03);
            table.state(patient, word::STABLE, true, rule::D20_DTH_03);
        }
        Ok(())
    },
    weigh: |mind, at| mind.rescued(at),
    behind: &[rule::D20_DTH_03, rule::D20_ACT_T35],
    ..ACT
};

/// Shakes a sleeping friend awake.
///
/// Rule: `D20-AID-01`, `D20-CND-21`.
const WAKE: Action = Action {
    word: word::WAKE,
    rule: rule::D20_AID_01,
    shape: Shape::WHOM,
    may: &[|at| {
        let sleeper = at.target().filter(|it| {
            it.body.present && it.state.suffers(State::Asleep) && !at.scene.are_hostile(at.own, it)
        });
        let sleeper = sleeper.ok_or_else(|| why::nobody_asleep(rule::D20_AID_01))?;
        is_beside(at, sleeper)
    }],
    cost: |_| Cost::Standard,
    play: |table, id, call| {
        let Some(sleeper) = call.target else { return Ok(()) };
        table.acted(id, word::WAKE, Some(sleeper));
        table.relieve(sleeper, |suffered| suffered.state == State::Asleep);
        Ok(())
    },
    weigh: |mind, at| mind.woken(at),
    behind: &[rule::D20_AID_01, rule::D20_CND_21],
    ..ACT
};

/// The number of first aid (`D20-DTH-03`).
const FIRST_AID: i16 = 15;

/// First aid, with what the helper suffers from.
///
/// Rule: `D20-DTH-03`, `D20-CND-19`.
fn tending(scene: &Scene, own: &Snapshot) -> Trial {
    Trial {
        what: (rule::D20_DTH_03, word::STABILISING),
        modifiers: skill::ledger(scene.tables(), own, (Skill::Heal, rule::D20_DTH_03)),
        target: Target::new(FIRST_AID, Natural::Counts, scene.modules()),
    }
}

fn is_beside(at: &At, other: &Snapshot) -> Result<(), WhyNot> {
    let is_near = at.own.place().gap(other.place()).cheb() <= 1;
    let has_line = || at.scene.pair(at.own, other).has_melee_line(1);
    holds(is_near && has_line(), || why::not_near(rule::D20_HLP_03))
}

/// A weapon for the last blow: one that strikes, or a bow or a crossbow.
///
/// Rule: `D20-HLP-03`.
fn weapon(own: &Snapshot) -> Option<(crate::battle::Slot, bool)> {
    let fits = |arm: &Arm| arm.has(WeaponTrait::Bow) || arm.has(WeaponTrait::Crossbow);
    let mut all = own.wielded();
    all.find(|(_, arm)| arm.reach.is_some() && arm.is_armed(&own.build) || fits(arm))
        .map(|(slot, arm)| (slot, arm.reach.is_none()))
}

/// Hits without a roll and critically; who survives that must save against 10 and the damage, or dies.
fn coup_de_grace(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(target) = call.target else { return Ok(()) };
    let by = provoke::all_who_may(table, id);
    if provoke::halts(table, id, word::ASK_TURN, call, by) {
        return Ok(());
    }
    let scene = table.foreseen_by(id, Some(target));
    let found = scene.get(id).zip(scene.get(target));
    let values = found.and_then(|(own, foe)| {
        let (slot, is_far) = weapon(own)?;
        assault::values(&scene, own, foe, Assault::plain(slot, is_far))
    });
    drop(scene);
    let Some(values) = values else { return Ok(()) };
    let place = table.snapshot(target).place();
    look::face(table, id, place);
    table.acted(id, word::COUP_DE_GRACE, Some(target));
    let hit = Hit::Critical { is_perfect: false };
    let thrown = values.blow.throw(hit, &mut *table.dice)?;
    let points: Points = values.points(&thrown);
    let dealt = values.shelter.left(points.value());
    let mut loss = Ledger::new(rule::D20_HLP_03, points.value());
    loss.add(rule::D20_DMG_04, dealt - points.value());
    table.write(Happening::Struck {
        target,
        by: Some(id),
        points: Box::new(points),
        loss: Box::new(loss),
        grade: None,
    });
    health::lose(table, target, (dealt, false), rule::D20_HLP_03)?;
    health::save_or_die(table, target, dealt, rule::D20_HLP_03)
}
