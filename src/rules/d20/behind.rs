//! The rules behind what happens: those that made a happening or a value what it is without standing in it.

use crate::battle::{Choice, Happening, RuleId, Term, Verb};

use super::{D20, action, rule, spell, word};

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
        Happening::Acted { act, .. } => acted(*act).to_vec(),
        Happening::Attacked { manoeuvre, .. } => attacked(*manoeuvre).to_vec(),
        Happening::Struck { by: Some(_), .. } => {
            vec![
                rule::D20_DMG_01,
                rule::D20_DMG_02,
                rule::D20_DMG_08,
                rule::D20_CORE_02,
            ]
        }
        Happening::Checked { what, .. } => checked(*what).to_vec(),
        Happening::Moved { cost, .. } if *cost > 0 => {
            vec![rule::D20_MOV_02, rule::D20_MOV_03, rule::D20_MOV_05]
        }
        _ => Vec::new(),
    }
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
        word::SPELLS => &[rule::D20_MAG_12],
        word::SAVE_DC => &[rule::D20_MAG_07],
        _ => &[],
    }
}

fn attacked(manoeuvre: Term) -> &'static [RuleId] {
    match manoeuvre {
        spell if spell::is_spell(spell) => &[rule::D20_MAG_06, rule::D20_ATK_03, rule::D20_ATK_05],
        word::SHOT => &[
            rule::D20_ATK_02,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
        ],
        word::CHARGE => &[
            rule::D20_CHG_02,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
        ],
        _ => &[
            rule::D20_ATK_01,
            rule::D20_ATK_03,
            rule::D20_ATK_14,
            rule::D20_CORE_03,
        ],
    }
}

fn checked(what: Term) -> &'static [RuleId] {
    match what {
        word::CONFIRMATION => &[rule::D20_CRT_01, rule::D20_CRT_02],
        word::MISS_CHANCE => &[rule::D20_CON_03],
        word::TRIP | word::BULL_RUSH | word::FEINT | word::GRAPPLE => &[rule::D20_CORE_09],
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

/// What was done besides.
fn acted(act: Term) -> &'static [RuleId] {
    if let Some(rules) = spell::rules_of(act) {
        return rules;
    }
    let mut acts = action::all::<D20>().filter(|action| action.word == act);
    acts.find(|action| action.word == act)
        .map_or(&[rule::D20_ACT_08], |action| action.behind)
}
