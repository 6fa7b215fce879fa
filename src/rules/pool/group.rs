//! What answers are about.

use crate::battle::{Choice, Group};

use super::word;

/// The group of an answer.
pub(super) fn of(choice: &Choice) -> Group {
    match choice.term() {
        Some(word::PLAN_FIGHT | word::STRIKE_CELL | word::FINISH | word::ACT_NOW) => Group::Fight,
        Some(word::PLAN_STANCE) => Group::Defend,
        Some(word::TURN | word::LEAVE | word::PLACE) => Group::Move,
        _ => Group::of_shape(choice),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_riposte_stance_is_a_defence_and_a_blow_is_fighting() {
        let plan = |plan| Choice::Plan {
            plan,
            ask_free: false,
        };
        assert_eq!(of(&plan(word::PLAN_STANCE)), Group::Defend);
        assert_eq!(of(&plan(word::PLAN_FIGHT)), Group::Fight);
        assert_eq!(of(&Choice::Pass), Group::Other);
    }
}
