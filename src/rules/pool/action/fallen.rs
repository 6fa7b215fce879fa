//! Help for those who are hurt, and the end of those who lie on the ground: potions, first aid, spells that heal, the last blow.

use crate::battle::{FighterId, Points};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::module::Modules;
use super::super::round::{Table, health};
use super::super::scene::Snapshot;
use super::super::{aid, life, rule, word};
use super::{ACT, Action, At, Call, Cost, POWERS, Shape, has_free_hands, holds};

/// Number and sides of the dice of a healing potion (`PL-HPT-04`).
pub(crate) const POTION_DICE: (u8, u8) = (2, 4);

/// Drinks a healing potion (`PL-HPT-04`).
pub(super) static DRINK: [Action; 1] = [Action {
    word: word::DRINK,
    rule: rule::PL_HPT_04,
    may: &[has_free_hands, |at| {
        let is_hurt = at.own.state.hit_points < at.own.build.hit_points;
        holds(at.own.state.potions > 0 && is_hurt, rule::PL_HPT_04)
    }],
    cost: |_| Cost::Move,
    play: |table, id, _| {
        table.acted(id, word::DRINK, None);
        drink(table, id, id)
    },
    weigh: |_, at| {
        let missing = at.own.build.hit_points - at.own.state.hit_points;
        vec![at.worth(i64::from(missing.min(5)) * 500)]
    },
    behind: &[rule::PL_ACT_05, rule::PL_HPT_04],
    ..ACT
}];

/// What concerns one who lies beside the fighter, or is hurt.
pub(super) static FALLEN: [Action; 5] = [TREAT, GIVE_DRINK, FINISH, super::carry::LIFT, HEAL];

/// First aid for somebody unconscious (`PL-AID-01`, `PL-AID-06`).
const TREAT: Action = Action {
    word: word::TREAT,
    rule: rule::PL_AID_01,
    shape: Shape::WHOM,
    may: &[
        has_free_hands,
        |at| holds(fallen(at).is_some(), rule::PL_AID_01),
        |at| {
            let is_tended = |it: &Snapshot| it.state.fallen.is_some_and(|fallen| fallen.is_tended);
            holds(!at.target().is_some_and(is_tended), rule::PL_AID_06)
        },
    ],
    cost: |_| Cost::Limited,
    odds: |at| aid::trial(at.own, at.target()?, at.scene.round.modules).odds(),
    play: treat,
    weigh: |mind, at| mind.rescued(at, 2),
    behind: &[rule::PL_ACT_06, rule::PL_AID_01, rule::PL_AID_07],
    ..ACT
};

/// Gives a potion to somebody unconscious (`PL-HPT-04`).
const GIVE_DRINK: Action = Action {
    word: word::GIVE_DRINK,
    rule: rule::PL_HPT_04,
    shape: Shape::WHOM,
    may: &[has_free_hands, |at| {
        holds(at.own.state.potions > 0 && fallen(at).is_some(), rule::PL_HPT_04)
    }],
    cost: |_| Cost::Move,
    play: |table, id, call| {
        let Some(patient) = call.target else { return Ok(()) };
        table.acted(id, word::GIVE_DRINK, Some(patient));
        drink(table, id, patient)
    },
    weigh: |mind, at| mind.rescued(at, 1),
    behind: &[rule::PL_ACT_05, rule::PL_HPT_04],
    ..ACT
};

/// Kills a foe who lies on the ground (`PL-DWN-04`).
const FINISH: Action = Action {
    word: word::FINISH,
    rule: rule::PL_DWN_04,
    shape: Shape::WHOM,
    may: &[has_free_hands, |at| {
        let victim = fallen(at).filter(|it| at.scene.are_hostile(at.own, it));
        let may = at.scene.round.modules.has(Modules::FINISHING) && victim.is_some();
        holds(may, rule::PL_DWN_04)
    }],
    cost: |_| Cost::Limited,
    play: |table, id, call| {
        table.acted(id, word::FINISH, call.target);
        if let Some(victim) = call.target {
            health::die(table, victim, rule::PL_DWN_04);
        }
        Ok(())
    },
    weigh: |mind, at| mind.killed(at),
    behind: &[rule::PL_DWN_04],
    ..ACT
};

/// A spell that heals anybody beside the caster, himself among them; no roll decides about it.
///
/// Rule: `PL-MAG-02`, `PL-HPT-04`.
const HEAL: Action = Action {
    word: word::HEAL,
    rule: rule::PL_MAG_02,
    shape: Shape {
        with: Some(POWERS),
        ..Shape::WHOM
    },
    may: &[
        |at| {
            let is_played = at.scene.round.modules.has(Modules::MAGIC);
            let is_learnt = at.power().is_some_and(|spell| spell.heals);
            holds(is_played && is_learnt, rule::PL_MAG_01)
        },
        |at| holds(may_heal(at).unwrap_or(false), rule::PL_MAG_02),
    ],
    cost: |_| Cost::Limited,
    play: heal,
    weigh: |mind, at| mind.healed(at),
    behind: &[rule::PL_MAG_01, rule::PL_MAG_02],
    ..ACT
};

fn may_heal(at: &At) -> Option<bool> {
    let (scene, own, patient, spell) = (at.scene, at.own, at.target()?, at.power()?);
    let is_near = patient.id() == own.id() || scene.is_within(own, patient, spell.range_m);
    let is_hurt = patient.can_suffer() && patient.state.hit_points < patient.build.hit_points;
    let is_friend = !scene.are_hostile(own, patient);
    Some(is_near && is_hurt && is_friend && scene.pair(own, patient).has_sight())
}

/// Whoever is named and lies unconscious beside the chooser.
pub(super) fn fallen<'a>(at: &At<'a>) -> Option<&'a Snapshot> {
    let found = at.target().filter(|it| it.id() != at.own.id())?;
    let is_near = super::reaches(at.scene, at.own, found, 1) || at.scene.distance(at.own, found) == 0;
    (is_near && found.state.fallen.is_some() && found.can_suffer()).then_some(found)
}

/// First aid: who is brought round gains hit points, anybody else does not die any more (`PL-AID-01` to `PL-AID-07`).
fn treat(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let Some(patient) = call.target else { return Ok(()) };
    let helper = table.snapshot(id);
    let level = helper.build.level;
    let trial = aid::trial(helper, table.snapshot(patient), table.round.modules);
    let tested = trial.play(table, id)?;
    table.acted(id, word::TREAT, Some(patient));
    if !tested.is_passed {
        health::note_care(table, patient, Some(life::ROUNDS_TO_WAKE));
        table.state(patient, word::STABLE, true, rule::PL_AID_03);
        return Ok(());
    }
    let thrown = aid::gain(level, &mut *table.dice)?;
    health::note_care(table, patient, None);
    health::cure(
        table,
        patient,
        Points::thrown(rule::PL_AID_04, aid::evolving_sides(level), thrown),
    );
    // One point is not enough for those who are no heroes (PL-HPT-03), but they do not die any more.
    if table.snapshot(patient).state.fallen.is_some() {
        table.state(patient, word::STABLE, true, rule::PL_AID_07);
    }
    Ok(())
}

/// A potion is emptied, and does its work.
fn drink(table: &mut Table, id: FighterId, patient: FighterId) -> Result<(), DiceError> {
    let state = &mut table.fighter(id).state;
    state.potions = state.potions.saturating_sub(1);
    let left = i16::from(state.potions);
    table.changed(id, word::POTIONS, left + 1, left, rule::PL_HPT_04);
    let points = Points::roll(rule::PL_HPT_04, POTION_DICE.0, POTION_DICE.1, &mut *table.dice)?;
    health::cure(table, patient, points);
    Ok(())
}

fn heal(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let build = table.build(id);
    let spell = build.powers.get(usize::from(call.with.unwrap_or_default().0));
    let (Some(spell), Some(patient)) = (spell, call.target) else {
        return Ok(());
    };
    table.acted(id, word::HEAL, Some(patient));
    let mut points = Points::roll(rule::PL_MAG_02, spell.dice.0, spell.dice.1, &mut *table.dice)?;
    points.ledger.add(rule::PL_CHR_01, spell.plus);
    health::cure(table, patient, points);
    Ok(())
}
