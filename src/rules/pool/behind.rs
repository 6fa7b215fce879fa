//! The rules behind what happens: those that made a happening or a value what it is without standing in it.

use crate::battle::{Choice, Happening, Outcome, RuleId, Term};

use super::{rule, word};

/// The rules behind a happening besides those that it names.
pub(crate) fn happening(happening: &Happening) -> Vec<RuleId> {
    match happening {
        Happening::FightStarted => vec![rule::PL_CHR_04, rule::PL_DIC_12],
        Happening::InitiativeRolled { .. } => vec![rule::PL_INI_02],
        Happening::RoundStarted => vec![rule::PL_RND_01, rule::PL_INI_03],
        Happening::PhaseReached => vec![rule::PL_INI_02],
        Happening::Asked { question } => asked(question.kind).to_vec(),
        Happening::Chosen { choice, .. } => chosen(choice),
        Happening::Acted { act, .. } => acted(*act).to_vec(),
        Happening::Attacked {
            manoeuvre, check, ..
        } => {
            let mut behind = vec![rule::PL_ATK_02, rule::PL_ATK_03, rule::PL_ATK_04, rule::PL_DIC_02];
            behind.push(rule::PL_DIC_03);
            behind.extend((check.outcome == Outcome::Failure).then_some(rule::PL_ATK_05));
            behind.extend((check.outcome == Outcome::Fumble).then_some(rule::PL_DIC_08));
            behind.extend((check.outcome == Outcome::Fumble).then_some(rule::PL_FUM_01));
            let is_sneaky = [word::SNEAK_STRIKE, word::SNEAK_SHOT].contains(manoeuvre);
            behind.extend(is_sneaky.then_some(rule::PL_SNK_01));
            behind
        }
        Happening::Defended { check, .. } => {
            let mut behind = vec![rule::PL_DEF_05, rule::PL_DEF_06, rule::PL_DIC_02];
            let is_magic = check.rule == rule::PL_DEF_08;
            behind.extend((!is_magic).then_some(rule::PL_DEF_02));
            behind
        }
        Happening::Undefended { .. } => vec![rule::PL_DEF_09],
        Happening::Struck { by: Some(_), .. } => {
            vec![rule::PL_DMG_01, rule::PL_DMG_05, rule::PL_CRT_02, rule::PL_DMG_07, rule::PL_HPT_02]
        }
        Happening::ValueChanged {
            value: word::LIFE,
            from,
            to,
            ..
        } if to < from => vec![rule::PL_HPT_01, rule::PL_HPT_02],
        Happening::ValueChanged { value: word::LIFE, .. } => vec![rule::PL_HPT_04],
        Happening::Checked { what, .. } if *what == word::FIRST_AID => {
            vec![rule::PL_AID_01, rule::PL_AID_02, rule::PL_DIC_06]
        }
        Happening::Checked { .. } => vec![rule::PL_MAN_01],
        Happening::Moved { cost, .. } if *cost > 2 => vec![rule::PL_MOV_03],
        Happening::Forgone { .. } => vec![rule::PL_RND_02],
        _ => Vec::new(),
    }
}

/// The rules behind a value of a sheet besides those of its ledger.
pub(crate) fn value(value: Term) -> &'static [RuleId] {
    match value {
        word::DEFENCE_DICE => &[rule::PL_DEF_01, rule::PL_DEF_02, rule::PL_DEF_05],
        word::ATTACK_DICE | word::SHOT_DICE => &[rule::PL_ATK_01, rule::PL_ATK_02, rule::PL_DIC_03],
        word::LIFE => &[rule::PL_HPT_01, rule::PL_CHR_04],
        word::INI => &[rule::PL_INI_01, rule::PL_INI_02],
        _ => &[],
    }
}

fn asked(kind: Term) -> &'static [RuleId] {
    match kind {
        word::ASK_STANCE => &[rule::PL_RIP_01, rule::PL_DEC_01],
        word::ASK_TURN => &[rule::PL_ACT_01, rule::PL_DEC_02],
        word::ASK_LATE => &[rule::PL_DLY_02, rule::PL_DEC_06],
        word::ASK_RIPOSTE => &[rule::PL_RIP_02, rule::PL_RIP_04, rule::PL_DEC_05],
        word::ASK_COUNTER => &[rule::PL_RIP_02, rule::PL_RIP_06, rule::PL_DEC_05],
        word::ASK_REGAIN => &[rule::PL_MAN_05, rule::PL_DEC_07],
        _ => &[],
    }
}

fn chosen(choice: &Choice) -> Vec<RuleId> {
    match choice {
        Choice::Attack { .. } => vec![rule::PL_ACT_04, rule::PL_DEC_03],
        Choice::Move { gait: word::SPRINT, .. } => vec![rule::PL_ACT_07, rule::PL_SPR_01],
        Choice::Move { .. } => vec![rule::PL_ACT_03, rule::PL_MOV_01],
        _ => Vec::new(),
    }
}

fn acted(act: Term) -> &'static [RuleId] {
    match act {
        word::DELAY => &[rule::PL_DLY_01, rule::PL_DLY_04],
        word::ACT_NOW => &[rule::PL_DLY_02, rule::PL_DLY_05],
        word::DRAW => &[rule::PL_ACT_05, rule::PL_MOV_02],
        word::PICK_UP | word::DOOR => &[rule::PL_ACT_05],
        word::DROP => &[rule::PL_ACT_08],
        word::RISE => &[rule::PL_ACT_04, rule::PL_STA_05],
        word::TREAT => &[rule::PL_ACT_06, rule::PL_AID_01, rule::PL_AID_07],
        word::DRINK | word::GIVE_DRINK => &[rule::PL_ACT_05, rule::PL_HPT_04],
        word::FINISH => &[rule::PL_DWN_04],
        word::HEAL => &[rule::PL_MAG_01, rule::PL_MAG_02],
        word::LIFT | word::PUT_DOWN => &[rule::PL_SPR_03],
        _ => &[rule::PL_ACT_06],
    }
}
