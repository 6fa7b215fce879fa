//! What is asked: the rule that refuses what does not answer it, and how it is let pass.

use crate::battle::Term;
use crate::rules::kernel::action::Asking;

use super::super::set_up::SET_UP;
use super::super::{rule, word};

/// The kinds of question.
pub(crate) static ASKED: [Asking; 8] = [
    Asking {
        kind: word::ASK_SET_UP,
        refusal: SET_UP,
        pass: word::READY,
        behind: &[],
    },
    Asking {
        kind: word::ASK_TURN,
        refusal: rule::D20_ACT_01,
        pass: word::PASS,
        behind: &[rule::D20_ACT_01, rule::D20_ACT_08],
    },
    Asking {
        kind: word::ASK_LATE,
        refusal: rule::D20_SEQ_08,
        pass: word::WAIT,
        behind: &[rule::D20_SEQ_08],
    },
    Asking {
        kind: word::ASK_OPPORTUNITY,
        refusal: rule::D20_AOO_11,
        pass: word::LET_PASS,
        behind: &[
            rule::D20_AOO_01,
            rule::D20_AOO_03,
            rule::D20_AOO_06,
            rule::D20_AOO_08,
            rule::D20_AOO_09,
            rule::D20_AOO_11,
            rule::D20_AOO_12,
            rule::D20_AOO_13,
            rule::D20_BRD_15,
        ],
    },
    Asking {
        kind: word::ASK_READIED,
        refusal: rule::D20_SEQ_08,
        pass: word::LET_PASS,
        behind: &[rule::D20_SEQ_08],
    },
    Asking {
        kind: word::ASK_FOLLOW_UP,
        refusal: rule::D20_FEA_02,
        pass: word::LET_PASS,
        behind: &[rule::D20_FEA_02],
    },
    Asking {
        kind: word::ASK_AIM,
        refusal: rule::D20_MAG_02,
        pass: word::SAME_AIM,
        behind: &[rule::D20_MAG_02],
    },
    Asking {
        kind: word::ASK_GIVE_WAY,
        refusal: rule::D20_FEA_43,
        pass: word::STAND_FIRM,
        behind: &[rule::D20_FEA_43],
    },
];

/// The words of the kinds of question.
pub(crate) static QUESTIONS: [Term; 8] = [
    word::ASK_SET_UP,
    word::ASK_TURN,
    word::ASK_LATE,
    word::ASK_OPPORTUNITY,
    word::ASK_READIED,
    word::ASK_FOLLOW_UP,
    word::ASK_AIM,
    word::ASK_GIVE_WAY,
];
