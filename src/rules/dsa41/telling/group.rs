//! What answers are about: plans by what their two actions hold, blows by whether the feet have part in them.

use crate::battle::{Choice, Group, Term};

use super::super::fighter::{Deed, Plan};
use super::super::word;

/// What is done to come nearer to a foe (`DK-05`).
const NEARER: [Term; 4] = [
    word::SHORTEN,
    word::SHORTEN_TWO,
    word::SHORTEN_FEINT,
    word::SHORTEN_TWO_FEINT,
];

/// What is done to get away from one (`DK-06`).
const FARTHER: [Term; 4] = [
    word::LENGTHEN,
    word::LENGTHEN_TWO,
    word::LENGTHEN_FAR,
    word::LENGTHEN_TWO_FAR,
];

/// Whether a manoeuvre is meant to hurt: what changes the distance does not.
pub(crate) fn is_blow(manoeuvre: Term) -> bool {
    !NEARER.contains(&manoeuvre) && !FARTHER.contains(&manoeuvre)
}

/// The group of an answer.
pub(crate) fn of(choice: &Choice) -> Group {
    match choice {
        Choice::Plan { plan, .. } => Plan::of(*plan).map_or(Group::Other, of_plan),
        Choice::Attack { manoeuvre, .. } => match *manoeuvre {
            word::CHARGE | word::MOUNTED_CHARGE | word::RIDE_DOWN | word::LANCE_CHARGE | word::JUMP_KICK => {
                Group::MoveAndFight
            }
            nearer if NEARER.contains(&nearer) => Group::MoveAndFight,
            farther if FARTHER.contains(&farther) => Group::Move,
            _ => Group::Fight,
        },
        Choice::Act { act, .. } => match *act {
            word::STRIKE_CELL
            | word::MOUNT_STRIKES
            | word::CLOSE_IN
            | word::CONVERT_TO_ATTACK
            | word::KEEP_HOLD
            | word::WREST_FREE
            | word::HAIL_AT
            | word::JOUST
            | word::SHRIEK
            | word::FRENZY => Group::Fight,
            word::CONVERT_TO_DEFENCE | word::GO_DOWN => Group::Defend,
            word::TURN
            | word::TURN_FULLY
            | word::FOLLOW
            | word::PRESS
            | word::LEAVE
            | word::MOUNT
            | word::DISMOUNT
            | word::PLACE => Group::Move,
            _ => Group::Other,
        },
        other => Group::of_shape(other),
    }
}

/// The group of a declaration.
fn of_plan(plan: Plan) -> Group {
    let holds = |deed| plan.first() == Some(deed) || plan.second() == Some(deed);
    match (holds(Deed::Attack), plan.moves() || plan.sprints()) {
        (true, true) => Group::MoveAndFight,
        (true, false) => Group::Fight,
        (false, true) => Group::Move,
        (false, false) if holds(Deed::Act) => Group::Other,
        (false, false) => Group::Defend,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_about_what_its_two_actions_hold() {
        for (plan, group) in [
            (Plan::Fight, Group::Fight),
            (Plan::ActAttack, Group::Fight),
            (Plan::AttackMove, Group::MoveAndFight),
            (Plan::MoveAttack, Group::MoveAndFight),
            (Plan::MoveDefend, Group::Move),
            (Plan::ActMove, Group::Move),
            (Plan::Sprint, Group::Move),
            (Plan::Defend, Group::Defend),
            (Plan::Guarded, Group::Defend),
            (Plan::ActDefend, Group::Other),
            (Plan::ActAct, Group::Other),
        ] {
            assert_eq!(of_plan(plan), group, "{plan:?}");
        }
    }
}
