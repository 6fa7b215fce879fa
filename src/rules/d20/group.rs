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
            | word::CHARGE_RUSH
            | word::OVERRUN
            | word::WAKE
            | word::CONTROL
            | word::MOUNT_STRIKES
            | word::AID
            | word::RAPID_SHOT
            | word::READY_ATTACK
            | word::READY_SHOT
            | word::WHIRLWIND
            | word::TURN_BLOWS
            | word::TWO_WEAPONS
            | word::GRAPPLE
            | word::GRAPPLE_HARM
            | word::PIN
            | word::ESCAPE
            | word::CAST
            | word::CAST_AT
            | word::CAST_TOWARDS
            | word::CAST_DEFENSIVELY
            | word::DISCHARGE
            | word::ROLL_SPHERE
            | word::TURN_UNDEAD
            | word::AIM,
        ) => Group::Fight,
        Some(
            word::TOTAL_DEFENCE | word::AID_DEFENCE | word::DEFENSIVE | word::EXPERTISE | word::STEP_ASIDE,
        ) => Group::Defend,
        Some(
            word::TURN
            | word::LEAVE
            | word::PLACE
            | word::RISE
            | word::DROP_PRONE
            | word::KNEEL
            | word::HIDE
            | word::SEARCH
            | word::MOUNT
            | word::DISMOUNT,
        ) => Group::Move,
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
