//! Concentration: what it takes to bring a spell to its end where something disturbs it.

use crate::battle::RuleId;
use crate::dice::Chance;
use crate::rules::kernel::Resolution;

use super::super::data::{FeatEffect, Skill, State, StateEffect};
use super::super::roll::Target;
use super::super::save;
use super::super::scene::{Scene, Snapshot};
use super::super::trial::Trial;
use super::super::{condition, ride, rule, skill, word};
use super::{Known, magic_item};

/// A Concentration check. What is learnt for fights counts on the defensive and in a grapple.
///
/// Rule: `D20-MAG-03`, `D20-MAG-04`, `D20-MAG-05`, `D20-FEA-34`.
fn check(scene: &Scene, own: &Snapshot, (rule, target): (RuleId, Target), is_pressed: bool) -> Trial {
    let mut modifiers = skill::ledger(scene.tables(), own, (Skill::Concentration, rule));
    let learnt = |effect: &FeatEffect| match effect {
        FeatEffect::ConcentrationInCombat(points) => Some(*points),
        _ => None,
    };
    if let Some((feat, row, points)) = own.build.feat(learnt, None).filter(|_| is_pressed) {
        modifiers.add_for(feat, row, points);
    }
    Trial {
        what: (rule, word::CONCENTRATION),
        modifiers,
        target,
    }
}

/// The check of whoever casts on the defensive.
///
/// Rule: `D20-MAG-04`.
pub(crate) fn defensive(scene: &Scene, own: &Snapshot, known: &Known) -> Trial {
    let target = save::on_the_defensive(known.level.into(), scene.modules());
    check(scene, own, (rule::D20_MAG_04, target), true)
}

/// The check of whoever takes damage while he casts.
///
/// Rule: `D20-MAG-03`.
pub(super) fn hurt(scene: &Scene, own: &Snapshot, known: &Known, points: i16) -> Trial {
    let target = save::hurt_while_casting(points, known.level.into(), scene.modules());
    check(scene, own, (rule::D20_MAG_03, target), false)
}

/// The checks that the states of a caster ask for, being entangled, grappled or pinned, and a mount that moves.
///
/// Rule: `D20-MAG-05`.
pub(super) fn distracted(scene: &Scene, own: &Snapshot, known: &Known) -> Vec<Trial> {
    let Some(tables) = scene.tables() else {
        return Vec::new();
    };
    let of_states = condition::points(tables, own, |effect| match effect {
        StateEffect::ConcentrationDc(number) => Some(*number),
        _ => None,
    });
    let check = |(state, number): (State, i16)| {
        let target = save::distracted(number, known.level.into(), scene.modules());
        let is_pressed = matches!(state, State::Grappling | State::Pinned);
        self::check(scene, own, (rule::D20_MAG_05, target), is_pressed)
    };
    let in_the_saddle = ride::concentration(own).map(|number| {
        let target = save::distracted(number, known.level.into(), scene.modules());
        self::check(scene, own, (rule::D20_MAG_05, target), false)
    });
    of_states.into_iter().map(check).chain(in_the_saddle).collect()
}

/// The chance that nothing which can be foreseen spoils a spell: what disturbs its caster, casting on the defensive, armour.
///
/// Rule: `D20-MAG-01`, `D20-MAG-04`, `D20-MAG-05`.
pub(crate) fn chance(scene: &Scene, own: &Snapshot, known: &Known) -> Chance {
    if !known.is_cast() {
        return Chance::new(1, 1);
    }
    let mut checks = distracted(scene, own, known);
    checks.extend(magic_item::reading(scene, own, known));
    if own.magic.is_defensive {
        checks.push(defensive(scene, own, known));
    }
    let passes = |trial: &Trial| match trial.ends() {
        Ok(ends) => ends.chance(|is_passed| *is_passed),
        Err(_) => Chance::new(1, 1),
    };
    let fails = u128::from(super::cast::failure(own, known));
    let of_armour = Chance::new(100 - fails, 100);
    checks
        .iter()
        .map(passes)
        .fold(of_armour, |all, chance| all.and(chance))
}
