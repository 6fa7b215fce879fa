//! What is asked, in the order of a round: the rule that refuses what does not answer it, and how it is let pass.

use crate::battle::Term;
use crate::rules::kernel::action::Asking;

use super::super::set_up::SET_UP;
use super::super::{rule, word};

/// The kinds of question (`PL-DEC-01` to `PL-DEC-07`).
pub(crate) static ASKED: [Asking; 7] = [
    Asking {
        kind: word::ASK_SET_UP,
        refusal: SET_UP,
        pass: word::READY,
        behind: &[],
    },
    Asking {
        kind: word::ASK_STANCE,
        refusal: rule::PL_RIP_01,
        pass: word::PASS,
        behind: &[rule::PL_RIP_01, rule::PL_DEC_01],
    },
    Asking {
        kind: word::ASK_TURN,
        refusal: rule::PL_ACT_01,
        pass: word::PASS,
        behind: &[rule::PL_ACT_01, rule::PL_DEC_02],
    },
    Asking {
        kind: word::ASK_LATE,
        refusal: rule::PL_DLY_02,
        pass: word::WAIT,
        behind: &[rule::PL_DLY_02, rule::PL_DEC_06],
    },
    Asking {
        kind: word::ASK_RIPOSTE,
        refusal: rule::PL_RIP_04,
        pass: word::WAIT,
        behind: &[rule::PL_RIP_02, rule::PL_RIP_04, rule::PL_RIP_08, rule::PL_DEC_05],
    },
    Asking {
        kind: word::ASK_COUNTER,
        refusal: rule::PL_RIP_06,
        pass: word::WAIT,
        behind: &[rule::PL_RIP_02, rule::PL_RIP_06, rule::PL_RIP_08, rule::PL_DEC_05],
    },
    Asking {
        kind: word::ASK_REGAIN,
        refusal: rule::PL_MAN_05,
        pass: word::LEAVE_IT,
        behind: &[rule::PL_MAN_05, rule::PL_DEC_07],
    },
];

/// The words of the kinds of question.
pub(crate) static QUESTIONS: [Term; 7] = [
    word::ASK_SET_UP,
    word::ASK_STANCE,
    word::ASK_TURN,
    word::ASK_LATE,
    word::ASK_RIPOSTE,
    word::ASK_COUNTER,
    word::ASK_REGAIN,
];
