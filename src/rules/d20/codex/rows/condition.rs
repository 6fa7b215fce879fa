//! The rows of conditions.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{
    Budget, Circumstance, Condition, ConfusedAct, ConfusedRow, D20Data, DexterityKept, Situation,
    StateEffect, StateRow,
};

use super::{situation, word};

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.conditions.values().map(|row| condition(data, row)).collect()
}

fn condition(data: &D20Data, row: &Condition) -> Particulars {
    let effects = match &row.states[..] {
        [state] => Particular::clauses(said(data, state)),
        states => Particular::clauses(states.iter().map(|state| {
            let effects = Particular::list(said(data, state));
            word::labelled(Particular::name(&state.name), effects)
        })),
    };
    Particulars::new(row.id.as_str(), "condition").with("effects", effects)
}

/// All that a state does: on attack rolls and armour class, by states that come with it, and else.
fn said(data: &D20Data, row: &StateRow) -> Vec<Particular> {
    let situations = row.situations.iter();
    let situations = situations.filter_map(|id| data.situations.get(id.as_str()));
    let states = row.implies.iter().map(|state| word::state(data, *state));
    let brings = (!row.implies.is_empty())
        .then(|| Particular::said("state-brings").with("states", Particular::list(states)));
    let effects = row.effects.iter().flat_map(|one| effect(data, one));
    situations.map(fixed).chain(brings).chain(effects).collect()
}

/// A row of the fixed modifiers that holds with a state.
fn fixed(row: &Situation) -> Particular {
    let dexterity = match row.dexterity {
        DexterityKept::Kept => "kept",
        DexterityKept::Lost => "lost",
        DexterityKept::Zero => "zero",
    };
    Particular::said(match row.on {
        Circumstance::Attacker => "state-attacker",
        Circumstance::Defender => "state-defender",
    })
    .with("melee", situation::modifier(row.melee))
    .with("ranged", situation::modifier(row.ranged))
    .with("dexterity", Particular::Word(dexterity))
}

fn effect(data: &D20Data, effect: &StateEffect) -> Vec<Particular> {
    let with_points =
        |key: &'static str, points: i16| Particular::said(key).with("points", Particular::signed(points));
    let one = match effect {
        StateEffect::EnemiesUnseen => Particular::said("state-unseeing"),
        StateEffect::HalfSpeed => Particular::said("state-half-speed"),
        StateEffect::NoRunOrCharge => Particular::said("state-no-run"),
        StateEffect::NoMovement => Particular::said("state-no-movement"),
        StateEffect::NoThreat => Particular::said("state-no-threat"),
        StateEffect::NoOpportunities => Particular::said("state-no-opportunities"),
        StateEffect::OpportunitiesOnlyAgainstFoe => Particular::said("state-only-foe"),
        StateEffect::Actions(budget) => actions(*budget),
        StateEffect::Ability { ability, amount } => {
            word::valued(word::ability(*ability), Particular::signed(*amount))
        }
        StateEffect::AbilityZero(ability) => {
            Particular::said("state-zero").with("ability", word::ability(*ability))
        }
        StateEffect::Skill { skill, amount } => {
            word::valued(word::skill(data, *skill), Particular::signed(*amount))
        }
        StateEffect::NoSkill(skill) => {
            Particular::said("state-no-skill").with("name", word::skill(data, *skill))
        }
        StateEffect::SkillsBy { abilities, amount } => {
            let abilities = abilities.iter().map(|ability| word::ability(*ability));
            with_points("state-skills-by", *amount).with("abilities", Particular::list(abilities))
        }
        StateEffect::Skills(amount) => with_points("state-skills", *amount),
        StateEffect::Checks(amount) => with_points("state-checks", *amount),
        StateEffect::Saves(amount) => with_points("state-saves", *amount),
        StateEffect::Attack(amount) => with_points("state-attack", *amount),
        StateEffect::Damage(amount) => with_points("state-damage", *amount),
        StateEffect::ArmourClass(amount) => with_points("state-armour-class", *amount),
        StateEffect::Dodge(amount) => with_points("state-dodge", *amount),
        StateEffect::MustFlee => Particular::said("state-flees"),
        StateEffect::CowersWhenCornered => Particular::said("state-cowers"),
        StateEffect::DropsHeld => Particular::said("state-drops"),
        StateEffect::Unseen { moving, still } => Particular::said("state-unseen")
            .with("moving", Particular::signed(*moving))
            .with("still", Particular::signed(*still)),
        StateEffect::WakesOnDamage => Particular::said("state-wakes-hurt"),
        StateEffect::WakesWhenShaken => Particular::said("state-wakes-shaken"),
        StateEffect::ConcentrationDc(dc) => {
            Particular::said("state-concentration").with("dc", Particular::number(*dc))
        }
        StateEffect::Confusion(rows) => return confusion(rows),
        StateEffect::AnswersAttacker => Particular::said("state-answers"),
        StateEffect::StrainCosts(points) => {
            Particular::said("state-strain").with("points", Particular::number(*points))
        }
        StateEffect::Bleeds { stable_up_to, points } => Particular::said("state-bleeds")
            .with("face", Particular::number(*stable_up_to))
            .with("points", Particular::number(*points)),
    };
    vec![one]
}

/// What is left of a turn.
fn actions(budget: Budget) -> Particular {
    Particular::said(match budget {
        Budget::Nothing => "state-no-action",
        Budget::MindOnly => "state-mind-only",
        Budget::OneMove => "state-one-move",
        Budget::OneStandardOrMove => "state-one-action",
    })
}

/// What the confused do, each with its faces of the d100.
fn confusion(rows: &[ConfusedRow]) -> Vec<Particular> {
    let mut least = 1;
    let each = rows.iter().map(|row| {
        let act = match row.does {
            ConfusedAct::AttackSource => "confused-attack-source",
            ConfusedAct::ActNormally => "confused-act",
            ConfusedAct::Nothing => "confused-nothing",
            ConfusedAct::FleeSource => "confused-flee",
            ConfusedAct::AttackNearest => "confused-attack-nearest",
        };
        let from = least;
        least = u16::from(row.up_to) + 1;
        Particular::said("confused")
            .with("least", Particular::number(from))
            .with("most", Particular::number(row.up_to))
            .with("act", Particular::said(act))
    });
    each.collect()
}
