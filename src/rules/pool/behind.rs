//! The rules behind what happens: those that made a happening or a value what it is without standing in it.

use crate::battle::{Check, Choice, Fallen, Happening, Ledger, Outcome, Points, RuleId, Term, Verb};

use super::action::manoeuvre::Manoeuvre;
use super::{Pool, action, degree, rule, word};

/// The rules behind a happening besides those that it names.
pub(crate) fn happening(happening: &Happening) -> Vec<RuleId> {
    match happening {
        Happening::FightStarted => vec![rule::PL_CHR_04, rule::PL_DIC_12],
        Happening::InitiativeRolled { .. } | Happening::PhaseReached => vec![rule::PL_INI_02],
        Happening::RoundStarted => vec![rule::PL_RND_01, rule::PL_INI_03, rule::PL_DLY_03],
        Happening::Asked { question } => asked(question.kind).to_vec(),
        Happening::Chosen { choice, .. } => chosen(choice),
        Happening::Acted { act, .. } => acted(*act).to_vec(),
        Happening::Attacked { manoeuvre, check, .. } => attacked(*manoeuvre, check),
        Happening::Defended { check, .. } => defended(check),
        Happening::Undefended { .. } => vec![rule::PL_DEF_09],
        Happening::Struck {
            by: Some(_),
            points,
            loss,
            ..
        } => struck(points, loss),
        Happening::StateChanged { state, .. } => changed(*state).to_vec(),
        Happening::ValueChanged {
            value: word::LIFE,
            from,
            to,
            ..
        } if to < from => vec![rule::PL_HPT_01, rule::PL_HPT_02],
        Happening::ValueChanged {
            value: word::LIFE, ..
        } => vec![rule::PL_HPT_04],
        Happening::Checked {
            what, checks, left, ..
        } => checked(*what, checks, *left),
        // Whoever attacks looks along the bearing of his target.
        Happening::Turned {
            rule: rule::PL_GEN_08,
            ..
        } => vec![rule::PL_BRD_03],
        Happening::Rolled { points, .. } if points.rule == rule::PL_AID_04 => vec![rule::PL_DIC_11],
        Happening::Moved { cost, rule: by, .. } => moved(*cost, *by),
        Happening::Forgone { .. } => vec![rule::PL_RND_02],
        _ => Vec::new(),
    }
}

/// The rules behind a value of a sheet besides those of its ledger.
pub(crate) fn value(value: Term) -> &'static [RuleId] {
    match value {
        word::DEFENCE_DICE => &[rule::PL_DEF_01, rule::PL_DEF_02, rule::PL_DEF_05, rule::PL_CHR_05],
        word::ATTACK_DICE | word::SHOT_DICE => {
            &[rule::PL_ATK_01, rule::PL_ATK_02, rule::PL_DIC_03, rule::PL_CHR_02]
        }
        word::LIFE => &[rule::PL_HPT_01, rule::PL_CHR_04],
        word::INI => &[rule::PL_INI_01, rule::PL_INI_02],
        _ => &[],
    }
}

/// How an attack was counted, and between whom.
fn attacked(manoeuvre: Term, check: &Check) -> Vec<RuleId> {
    let mut behind = vec![rule::PL_ATK_02, rule::PL_ATK_03, rule::PL_ATK_04, rule::PL_DIC_02];
    behind.extend([rule::PL_DIC_03, rule::PL_DIC_04, rule::PL_BRD_02, rule::PL_GEN_06]);
    behind.extend([
        rule::PL_GEN_01,
        rule::PL_BRD_16,
        rule::PL_BRD_17,
        rule::PL_LOG_01,
        rule::PL_LOG_02,
    ]);
    let is_close = [word::STRIKE, word::SNEAK_STRIKE].contains(&manoeuvre);
    behind.extend(if is_close {
        [rule::PL_BRD_05, rule::PL_BRD_12]
    } else {
        [rule::PL_BRD_06, rule::PL_BRD_08]
    });
    match check.outcome {
        Outcome::Failure => behind.push(rule::PL_ATK_05),
        Outcome::Fumble => behind.extend([rule::PL_DIC_08, rule::PL_FUM_01]),
        _ => {}
    }
    behind.extend((manoeuvre == word::SPELL).then_some(rule::PL_ATK_06));
    let is_sneaky = [word::SNEAK_STRIKE, word::SNEAK_SHOT].contains(&manoeuvre);
    behind.extend(is_sneaky.then_some(rule::PL_SNK_01));
    behind.extend(is_modified(check).then_some(rule::PL_DIC_05));
    behind
}

/// Whether something was added to the successes of a throw or taken from them (`PL-DIC-05`).
fn is_modified(check: &Check) -> bool {
    match &check.fallen {
        Fallen::Pool(pool) => pool.successes.lines.iter().any(|line| line.applies),
        Fallen::Die(_) | Fallen::Sum(_) => false,
    }
}

/// What a Defence roll is made of; nobody has a choice in it.
fn defended(check: &Check) -> Vec<RuleId> {
    let mut behind = vec![rule::PL_DEF_05, rule::PL_DEF_06, rule::PL_DIC_02, rule::PL_DIC_04];
    behind.push(rule::PL_DEC_08);
    if check.rule != rule::PL_DEF_08 {
        behind.extend([rule::PL_DEF_01, rule::PL_DEF_02]);
    }
    let has = |is: &dyn Fn(RuleId) -> bool| check.ledger.lines.iter().any(|line| is(line.rule));
    behind.extend(has(&|rule| rule.0.starts_with("PL-AMR")).then_some(rule::PL_DEF_04));
    behind.extend(has(&|rule| rule == rule::PL_SUR_01).then_some(rule::PL_DEF_09));
    behind
}

/// What a blow does, and why.
fn struck(points: &Points, loss: &Ledger) -> Vec<RuleId> {
    let mut behind = vec![
        rule::PL_DMG_05,
        rule::PL_CRT_02,
        rule::PL_DMG_07,
        rule::PL_HPT_02,
        rule::PL_GEN_05,
    ];
    let is_plain = points.rule == rule::PL_DMG_01;
    let of_strength = [rule::PL_DMG_02, rule::PL_DMG_04];
    let is_distant = !points
        .ledger
        .lines
        .iter()
        .any(|line| of_strength.contains(&line.rule));
    behind.extend((is_distant && is_plain).then_some(rule::PL_DMG_03));
    behind.extend(is_plain.then_some(rule::PL_DIC_10));
    let is_critical = loss.value() == 2 * loss.base;
    behind.extend(is_critical.then_some(rule::PL_CRT_03));
    behind
}

/// What a state is, and how long it lasts.
fn changed(state: Term) -> &'static [RuleId] {
    match state {
        word::WINDED => &[rule::PL_GEN_09, rule::PL_SPR_02],
        word::CORNERED => &[rule::PL_GEN_09, rule::PL_STA_01, rule::PL_BRD_14],
        word::DISTRACTED | word::IMMOBILISED | word::BLINDED | word::STUNNED | word::OFF_BALANCE => {
            &[rule::PL_GEN_09, rule::PL_STA_01]
        }
        word::PRONE => &[rule::PL_STA_05, rule::PL_BRD_09],
        word::UNCONSCIOUS => &[rule::PL_STA_11, rule::PL_DWN_02],
        word::CRITICAL_LIFE => &[rule::PL_STA_12, rule::PL_HPT_03, rule::PL_GEN_04],
        word::STABLE => &[rule::PL_AID_03, rule::PL_AID_06, rule::PL_GEN_03],
        word::DEAD => &[rule::PL_GEN_03],
        word::DISARMED => &[rule::PL_STA_10],
        word::STANCE => &[rule::PL_RIP_03, rule::PL_RIP_05],
        _ => &[],
    }
}

/// What a test asks for.
fn checked(what: Term, checks: &[Check], left: i16) -> Vec<RuleId> {
    let modified = checks.iter().any(is_modified).then_some(rule::PL_DIC_05);
    if let Some(manoeuvre) = Manoeuvre::of(what) {
        let behind = [rule::PL_MAN_01, rule::PL_MAN_11, manoeuvre.rule];
        return behind.into_iter().chain(modified).collect();
    }
    let mut behind = match what {
        word::FIRST_AID => vec![rule::PL_AID_01, rule::PL_AID_02, rule::PL_DIC_06],
        _ => vec![rule::PL_DIC_06],
    };
    behind.extend((left >= degree::POWERFUL).then_some(rule::PL_DIC_07));
    behind.extend(modified);
    behind
}

/// What a step costs, and that nobody strikes at whoever takes it.
fn moved(cost: u8, by: RuleId) -> Vec<RuleId> {
    let mut behind = vec![rule::PL_BRD_01, rule::PL_BRD_18];
    if by == rule::PL_BRD_14 {
        behind.extend([rule::PL_BRD_03, rule::PL_MAN_03]);
    }
    if cost > 0 {
        behind.extend([rule::PL_MOV_05, rule::PL_MOV_07, rule::PL_GEN_07]);
        behind.extend([rule::PL_BRD_13, rule::PL_GEN_02]);
    }
    if cost > 2 {
        behind.extend([rule::PL_MOV_03, rule::PL_BRD_15, rule::PL_GEN_10]);
    }
    behind
}

/// What a question asks for.
fn asked(kind: Term) -> &'static [RuleId] {
    action::asking::<Pool>(kind).map_or(&[], |asking| asking.behind)
}

/// What was chosen to be done to a foe, or where to.
fn chosen(choice: &Choice) -> Vec<RuleId> {
    let verb = Verb::of(choice);
    let mut all = action::all::<Pool>().filter(|action| action.shape.verb == verb);
    let found = match verb {
        Verb::Attack | Verb::Move => all.find(|action| Some(action.word) == choice.term()),
        _ => None,
    };
    found.map_or_else(Vec::new, |action| action.behind.to_vec())
}

/// What was done besides.
fn acted(act: Term) -> &'static [RuleId] {
    let mut acts = action::all::<Pool>().filter(|action| action.shape.verb == Verb::Act);
    match acts.find(|action| action.word == act) {
        Some(action) => action.behind,
        None if act == word::LOSE => &[rule::PL_STA_10],
        None => &[rule::PL_ACT_06],
    }
}
