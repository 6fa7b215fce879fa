//! What there is in an answer that characters differ about, and how somebody gets away who does not need to.

use crate::battle::{Aspects, Choice, Question};
use crate::rules::kernel::temper;

use super::super::scene::Scene;
use super::super::{moves, word};

/// What there is in an answer to a question.
pub(crate) fn aspects(scene: &Scene, question: Question, choice: &Choice) -> Aspects {
    let shape = temper::of_shape(scene, question, choice);
    match choice.term() {
        Some(word::PLAN_STANCE) => Aspects { defence: 1, ..shape },
        Some(word::PLAN_FIGHT) => Aspects { attack: 1, ..shape },
        Some(word::SHOT | word::SNEAK_SHOT | word::SPELL) => Aspects { missile: 1, ..shape },
        // Whoever sprints lays himself open to the first blow (PL-SPR-02).
        Some(word::SPRINT) => Aspects {
            risk: shape.risk + 1,
            ..shape
        },
        Some(
            word::DISTRACT
            | word::PUSH
            | word::BLOCK
            | word::DISARM
            | word::BLIND
            | word::KNOCK_OVER
            | word::STUN,
        ) => Aspects {
            manoeuvre: 1,
            ..shape
        },
        Some(word::TREAT | word::HEAL | word::GIVE_DRINK) => Aspects { aid: 1, ..shape },
        Some(word::LEAVE | word::SURRENDER) => Aspects { flight: 1, ..shape },
        _ => shape,
    }
}

/// The way by which somebody gets away; these rules give nobody a blow at him (`PL-GEN-07`).
pub(crate) fn ways_away(scene: &Scene, question: Question) -> Vec<(Choice, i64)> {
    let own = scene
        .get(question.fighter)
        .filter(|_| question.kind == word::ASK_TURN);
    let way = own.and_then(|own| temper::retreat(scene, own, moves::plain_gait(own)));
    way.map(|way| (way, 0)).into_iter().collect()
}
