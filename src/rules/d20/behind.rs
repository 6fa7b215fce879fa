//! The rules behind what happens: those that made a happening or a value what it is without standing in it.

use crate::battle::{Cause, Check, Choice, Fallen, Happening, Ledger, Points, RuleId, Term, Verb};

use super::data::State;
use super::{D20, action, backing, condition, rule, spell, word};

/// The rules behind a happening besides those that it names.
pub(crate) fn happening(happening: &Happening) -> Vec<RuleId> {
    match happening {
        Happening::FightStarted => vec![rule::D20_SEQ_01, rule::D20_SEQ_05],
        Happening::InitiativeRolled { .. } | Happening::PhaseReached => vec![rule::D20_SEQ_02],
        Happening::RoundStarted => vec![rule::D20_SEQ_01, rule::D20_SEQ_06],
        Happening::Asked { question } => {
            action::asking::<D20>(question.kind).map_or_else(Vec::new, |asking| asking.behind.to_vec())
        }
        Happening::Chosen { choice, .. } => chosen(choice),
        Happening::Acted { act, .. } => {
            let mut rules = acted(*act).to_vec();
            // What an act costs and whether it provokes stands in one table.
            if rules.iter().any(|by| by.0.starts_with("D20-ACT-T")) {
                rules.extend([rule::D20_ACT_08, rule::D20_T_ACT]);
            }
            rules
        }
        Happening::Attacked { manoeuvre, check, .. } => {
            let mut rules = attacked(*manoeuvre).to_vec();
            rules.extend(around(check));
            rules
        }
        Happening::StateChanged {
            state: word::SQUEEZING,
            ..
        } => vec![rule::D20_CND_25, rule::D20_MOV_06],
        Happening::StateChanged { state, .. } => of_state(*state).into_iter().collect(),
        Happening::Turned {
            rule: rule::D20_FAC_08 | rule::D20_FAC_09,
            ..
        } => vec![rule::D20_FAC_02, rule::D20_ACT_T38, rule::D20_T_ACT],
        Happening::ValueChanged {
            value: word::SPELLS, ..
        } => vec![rule::D20_T_SLOTS],
        Happening::Rolled { what, points, .. } => rolled(*what, points),
        Happening::Forgone {
            rule: Some(rule::D20_CND_03 | rule::D20_CND_04 | rule::D20_CND_23),
            ..
        } => vec![rule::D20_ACT_07],
        Happening::Forgone {
            what: word::ASK_OPPORTUNITY,
            ..
        } => vec![rule::D20_AOO_10],
        Happening::Struck {
            by: Some(_),
            points,
            loss,
            ..
        } => {
            let mut rules = struck(points, loss);
            rules.extend([
                rule::D20_DMG_01,
                rule::D20_DMG_02,
                rule::D20_DMG_08,
                rule::D20_CORE_02,
            ]);
            rules
        }
        Happening::Checked { what, checks, .. } => {
            let mut rules = checked(*what).to_vec();
            // By the light of a lamp: how it is seen in such light says another rule.
            let is_lit = |check: &Check| check.ledger.source == Some(rule::D20_T_LIGHT);
            if checks.iter().any(is_lit) {
                rules.extend([rule::D20_CON_07, rule::D20_BRD_14]);
            }
            if checks.iter().any(|check| check.rule == rule::D20_CRT_06) {
                rules.push(rule::D20_FEA_07);
            }
            rules.extend(backing::of(checks.iter().map(|check| &check.ledger)));
            rules
        }
        Happening::Moved { cost, .. } if *cost > 0 => {
            vec![
                rule::D20_MOV_02,
                rule::D20_MOV_03,
                rule::D20_MOV_05,
                rule::D20_BRD_01,
                rule::D20_BRD_02,
                rule::D20_BRD_18,
                rule::D20_BRD_20,
            ]
        }
        _ => Vec::new(),
    }
}

/// The rules behind the lines of an attack.
///
/// Rule: `D20-CORE-10`, `D20-BRD-17`.
fn around(check: &Check) -> Vec<RuleId> {
    let number = match &check.fallen {
        Fallen::Sum(sum) => Some(&sum.number),
        _ => None,
    };
    let mut rules = backing::of(std::iter::once(&check.ledger).chain(number));
    rules.extend(number.map_or_else(Vec::new, denied));
    rules
}

/// The rules behind the damage of a blow: several multipliers are counted together.
///
/// Rule: `D20-CORE-06`.
fn struck(points: &Points, loss: &Ledger) -> Vec<RuleId> {
    let mut rules = backing::of([&points.ledger, loss]);
    let has = |by: &[RuleId]| points.ledger.lines.iter().any(|line| by.contains(&line.rule));
    if has(&[rule::D20_CRT_03]) && has(&[rule::D20_DMG_03, rule::D20_FEA_42]) {
        rules.push(rule::D20_CORE_06);
    }
    if points.rule == rule::D20_DMG_01 {
        rules.push(rule::D20_T_WEAPON);
    }
    rules
}

/// The rows of the fixed table that take the Dexterity from an AC.
///
/// Rule: `D20-SIT-D6`, `D20-SIT-D7`, `D20-ATK-06`.
fn denied(number: &Ledger) -> Vec<RuleId> {
    let lost = number
        .lines
        .iter()
        .filter(|line| !line.applies && line.rule == rule::D20_ATK_06);
    let rows = lost.filter_map(|line| match line.cause {
        Cause::Row { row } => Some(RuleId(row.id())),
        _ => None,
    });
    rows.filter(|row| row.0.starts_with("D20-SIT-")).collect()
}

/// The condition that a state is, whatever has brought it.
///
/// Rule: `D20-CND-14`, `D20-CND-18`, `D20-CND-26`.
fn of_state(state: Term) -> Option<RuleId> {
    let mut all = State::ALL.into_iter();
    all.find(|known| condition::term(*known) == state)
        .map(condition::rule_of)
}

/// The rules behind a value of a sheet besides those of its ledger.
pub(crate) fn value(value: Term) -> &'static [RuleId] {
    match value {
        word::ARMOUR_CLASS => &[rule::D20_ATK_04, rule::D20_CORE_05],
        word::TOUCH => &[rule::D20_ATK_05],
        word::FLAT_FOOTED_CLASS => &[rule::D20_ATK_06],
        word::ATTACK => &[rule::D20_ATK_01, rule::D20_CORE_07],
        word::SHOT_ATTACK => &[rule::D20_ATK_02, rule::D20_CORE_07],
        word::LIFE => &[rule::D20_DMG_08],
        word::INI => &[rule::D20_SEQ_02],
        word::SPEED => &[rule::D20_MOV_01],
        word::SPELLS => &[rule::D20_MAG_12, rule::D20_T_SLOTS],
        word::CANTRIPS => &[rule::D20_T_SP],
        word::SPELL_POINTS => &[rule::D20_SP_02, rule::D20_T_SP],
        word::POTIONS => &[rule::D20_ACT_T32],
        word::CHARGES => &[rule::D20_ACT_T33],
        word::SCROLLS => &[rule::D20_ACT_T34],
        word::SAVE_DC => &[rule::D20_MAG_07],
        _ => &[],
    }
}

fn attacked(manoeuvre: Term) -> &'static [RuleId] {
    match manoeuvre {
        spell if spell::is_spell(spell) => &[
            rule::D20_MAG_06,
            rule::D20_ATK_03,
            rule::D20_ATK_05,
            rule::D20_BRD_08,
            rule::D20_BRD_17,
        ],
        word::SHOT => &[
            rule::D20_ATK_02,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
            rule::D20_BRD_08,
            rule::D20_BRD_17,
        ],
        word::CHARGE => &[
            rule::D20_CHG_02,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
            rule::D20_BRD_08,
            rule::D20_BRD_17,
        ],
        _ => &[
            rule::D20_ATK_01,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
            rule::D20_BRD_08,
            rule::D20_BRD_17,
        ],
    }
}

fn checked(what: Term) -> &'static [RuleId] {
    match what {
        word::CONFIRMATION => &[rule::D20_CRT_01, rule::D20_CRT_02],
        word::MISS_CHANCE => &[rule::D20_CON_03, rule::D20_SIT_D3, rule::D20_BRD_09],
        word::SPOT | word::NOTICE => &[rule::D20_CORE_01, rule::D20_BRD_09],
        word::TOLL => &[],
        word::TRIP
        | word::BULL_RUSH
        | word::OVERRUN
        | word::KNOCK_DOWN
        | word::FEINT
        | word::GRAPPLE
        | word::SUNDER => &[rule::D20_CORE_09],
        word::SAVE | word::MASSIVE | word::FORTITUDE | word::REFLEX | word::WILL => {
            &[rule::D20_CORE_07, rule::D20_CORE_03]
        }
        _ => &[rule::D20_CORE_01],
    }
}

/// What was chosen to be done to a foe, or where to.
fn chosen(choice: &Choice) -> Vec<RuleId> {
    let verb = Verb::of(choice);
    let mut all = action::all::<D20>().filter(|action| action.shape.verb == verb);
    let found = match verb {
        Verb::Attack | Verb::Move => all.find(|action| Some(action.word) == choice.term()),
        _ => None,
    };
    found.map_or_else(Vec::new, |action| action.behind.to_vec())
}

/// The rules behind a value that is told with its reasons: what a caster has of spell points, and by what a spell is altered.
///
/// Rule: `D20-SP-01`, `D20-SP-10`, `D20-MET-01` to `D20-MET-07`, `D20-OVR-03`.
fn rolled(what: Term, points: &Points) -> Vec<RuleId> {
    match what {
        // Whoever has slept has all of them.
        word::SPELL_POINTS => vec![rule::D20_SP_01, rule::D20_SP_10, rule::D20_T_SP],
        word::EFFECTIVE_LEVEL => {
            let mut rules = vec![rule::D20_MET_01, rule::D20_MET_07, rule::D20_T_META];
            // Unless it is heightened, all else goes by the level of the table.
            let lines = || points.ledger.lines.iter().map(|line| line.rule);
            let is_heightened = lines().any(|by| by == rule::D20_MTA_06);
            rules.push(if is_heightened {
                rule::D20_MET_06
            } else {
                rule::D20_MET_05
            });
            rules.extend(lines().filter_map(spell::feat_of));
            if lines().any(|by| by == rule::D20_MTA_03) {
                rules.push(rule::D20_ACT_T06);
            }
            rules
        }
        _ => Vec::new(),
    }
}

/// What was done besides.
fn acted(act: Term) -> &'static [RuleId] {
    if let Some(rules) = spell::rules_of(act) {
        return rules;
    }
    if [
        word::BEARS_IT,
        word::STRAIN,
        word::COLLAPSE,
        word::MADNESS,
        word::DEATH,
    ]
    .contains(&act)
    {
        return &[rule::D20_OVR_04];
    }
    match act {
        word::CLEAVE => return &[rule::D20_FEA_02],
        word::GREAT_CLEAVE => return &[rule::D20_FEA_03],
        word::STRIKES_FALLEN => return &[rule::D20_FEA_25],
        word::REFLEXES => return &[rule::D20_FEA_06, rule::D20_AOO_09],
        word::USE_WAND => return &[rule::D20_ACT_T33],
        word::READ_SCROLL => return &[rule::D20_ACT_T34, rule::D20_MAG_01],
        word::QUICK_FEINT => return &[rule::D20_FEA_26],
        word::DESTROYS => return &[rule::D20_ACT_T36],
        word::TRAMPLE => return &[rule::D20_FEA_43],
        word::WEAPON_BREAKS | word::SHIELD_BREAKS | word::WEAPON_HOLDS | word::SHIELD_HOLDS => {
            return &[rule::D20_ACT_T14];
        }
        _ => {}
    }
    // A mount that nobody guides.
    if act == word::BOLT {
        return &[rule::D20_MNT_05];
    }
    let mut acts = action::all::<D20>().filter(|action| action.word == act);
    acts.find(|action| action.word == act)
        .map_or(&[rule::D20_ACT_08], |action| action.behind)
}
