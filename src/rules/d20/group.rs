//! What answers are about.

use crate::battle::{Choice, Group};

use super::word;

/// The group of an answer.
pub(super) fn of(choice: &Choice) -> Group {
    match choice.term() {
        Some(
            word::STRIKE_CELL
            | word::COUP_DE_GRACE
            | word::ACT_NOW
            | word::FEINT
            | word::BULL_RUSH
            | word::AID
            | word::RAPID_SHOT
            | word::READY_ATTACK,
        ) => Group::Fight,
        Some(word::TOTAL_DEFENCE | word::AID_DEFENCE | word::DEFENSIVE) => Group::Defend,
        Some(word::TURN | word::LEAVE | word::PLACE | word::RISE | word::DROP_PRONE) => Group::Move,
        _ => Group::of_shape(choice),
    }
}

#[cfg(test)]
mod tests {
    use super::super::legal::plainly;
    use super::*;

    #[test]
    fn total_defence_is_a_defence_and_a_feint_is_fighting() {
        assert_eq!(of(&plainly(word::TOTAL_DEFENCE)), Group::Defend);
        assert_eq!(of(&plainly(word::FEINT)), Group::Fight);
        assert_eq!(of(&Choice::Pass), Group::Other);
    }
}
