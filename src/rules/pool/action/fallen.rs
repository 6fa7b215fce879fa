//! Help for those who are hurt, and the end of those who lie on the ground: potions, first aid, spells that heal, the last blow.

use crate::battle::{FighterId, Points, WhyNot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::module::Modules;
use super::super::round::{Table, health};
use super::super::scene::Snapshot;
use super::super::{aid, life, rule, why, word};
use super::attack::is_sighted;
use super::{ACT, Action, At, Call, Cost, POWERS, Shape, has_free_hands, holds};

/// Number and sides of the dice of a healing potion (`PL-HPT-04`).
pub(crate) const POTION_DICE: (u8, u8) = (2, 4);

/// Drinks a healing potion (`PL-HPT-04`).
pub(super) static DRINK: [Action; 1] = [Action {
    word: word::DRINK,
    rule: rule::PL_HPT_04,
    may: &[has_free_hands, |at| {
        holds(at.own.state.potions > 0, || why::no_potion(rule::PL_HPT_04))?;
        let points = at.own.state.hit_points;
        holds(points < at.own.build.hit_points, || {
            why::unhurt(rule::PL_HPT_04, points)
        })
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
        |at| holds(fallen(at).is_some(), || why::no_fallen(rule::PL_AID_01)),
        |at| {
            let is_tended = |it: &&Snapshot| it.state.fallen.is_some_and(|fallen| fallen.is_tended);
            match at.target().filter(is_tended) {
                Some(patient) => Err(why::is_tended(rule::PL_AID_06, patient.id())),
                None => Ok(()),
            }
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
        holds(at.own.state.potions > 0, || why::no_potion(rule::PL_HPT_04))?;
        holds(fallen(at).is_some(), || why::no_fallen(rule::PL_HPT_04))
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
        holds(at.scene.round.modules.has(Modules::FINISHING), || {
            why::module_off(rule::PL_DWN_04)
        })?;
        let victim = fallen(at).ok_or_else(|| why::no_fallen(rule::PL_DWN_04))?;
        holds(at.scene.are_hostile(at.own, victim), || {
            why::wrong_side(rule::PL_DWN_04, victim.id())
        })
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
            holds(at.scene.round.modules.has(Modules::MAGIC), || {
                why::module_off(rule::PL_MAG_01)
            })?;
            holds(at.power().is_some_and(|spell| spell.heals), || {
                why::no_healing_spell(rule::PL_MAG_01)
            })
        },
        may_heal,
    ],
    cost: |_| Cost::Limited,
    play: heal,
    weigh: |mind, at| mind.healed(at),
    behind: &[rule::PL_MAG_01, rule::PL_MAG_02],
    ..ACT
};

fn may_heal(at: &At) -> Result<(), WhyNot> {
    let (scene, own) = (at.scene, at.own);
    let patient = at.target().ok_or_else(|| why::nobody(rule::PL_MAG_02))?;
    let spell = at.power().ok_or_else(|| why::no_healing_spell(rule::PL_MAG_02))?;
    holds(!scene.are_hostile(own, patient), || {
        why::wrong_side(rule::PL_MAG_02, patient.id())
    })?;
    holds(patient.can_suffer(), || why::nobody(rule::PL_MAG_02))?;
    let points = patient.state.hit_points;
    holds(points < patient.build.hit_points, || {
        why::unhurt(rule::PL_MAG_02, points)
    })?;
    match patient.id() == own.id() {
        true => Ok(()),
        false => is_sighted(at, patient, (rule::PL_MAG_02, spell.range_m)),
    }
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
