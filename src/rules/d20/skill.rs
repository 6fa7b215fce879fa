//! Skills as somebody has them at this moment: the value of the record, and what states and lost ability scores change of it.

use crate::battle::{Ledger, RuleId};

use super::data::{Ability, D20Data, FeatEffect, Skill, State, StateEffect};
use super::scene::Snapshot;
use super::{cause, condition, rule};

/// What no eyes are worth: a check that cannot succeed (`D20-CND-01`).
const NONE: i16 = -100;

/// The bonus of a skill with its reasons, for a rule that asks for a check of it.
///
/// Rule: `D20-CND-01`, `D20-CND-05`, `D20-CND-10`, `D20-CND-19`, `D20-CND-20`, `D20-FEA-36`, `D20-CORE-04`.
pub(crate) fn ledger(tables: Option<&D20Data>, own: &Snapshot, (skill, by): (Skill, RuleId)) -> Ledger {
    let whole = own.build.skill(tables, skill);
    let of_feats = own.build.feats.iter().filter_map(|held| match &held.effect {
        FeatEffect::Skills { skills, amount } if skills.contains(&skill) => Some((held, *amount)),
        _ => None,
    });
    let of_feats: Vec<_> = of_feats.collect();
    let learnt: i16 = of_feats.iter().map(|(_, amount)| amount).sum();
    let mut ledger = Ledger::of(by, cause::of_skill(skill), whole - learnt);
    for (held, amount) in of_feats {
        ledger.add_for(held.rule, held.row, amount);
    }
    let Some(tables) = tables else { return ledger };
    let ability = tables.skill(skill).map(|row| row.ability);
    if let Some(ability) = ability {
        let change = condition::modifier(tables, own, ability) - own.build.abilities.modifier(ability);
        ledger.add_for(rule::D20_CORE_04, cause::of(ability), change);
    }
    for (state, effect) in condition::effects(tables, own) {
        let points = match effect {
            StateEffect::Skill { skill: it, amount } if *it == skill => *amount,
            StateEffect::NoSkill(it) if *it == skill => NONE,
            StateEffect::SkillsBy { abilities, amount } if is_led(ability, abilities) => *amount,
            StateEffect::Skills(amount) => *amount,
            // A check of a skill is a check: what says both means one and the same.
            StateEffect::Checks(amount) if !names_skills(tables, state) => *amount,
            _ => continue,
        };
        ledger.add(condition::rule_of(state), points);
    }
    ledger
}

/// Whether a state says of itself what it does to skills.
fn names_skills(tables: &D20Data, state: State) -> bool {
    let row = tables.state(state);
    row.is_some_and(|row| {
        let mut effects = row.effects.iter();
        effects.any(|effect| matches!(effect, StateEffect::Skills(_)))
    })
}

/// What states take from somebody's checks of an ability, each by its rule.
///
/// Rule: `D20-CND-10`, `D20-CND-19`, `D20-CND-20`.
pub(crate) fn checks(tables: Option<&D20Data>, own: &Snapshot) -> Vec<(RuleId, i16)> {
    let of_states = tables.map_or_else(Vec::new, |tables| {
        condition::points(tables, own, |effect| match effect {
            StateEffect::Checks(points) => Some(*points),
            _ => None,
        })
    });
    let by_rule = |(state, points)| (condition::rule_of(state), points);
    of_states.into_iter().map(by_rule).collect()
}

fn is_led(ability: Option<Ability>, by: &[Ability]) -> bool {
    ability.is_some_and(|ability| by.contains(&ability))
}
