//! Free actions.

use crate::battle::{Choice, RuleId};

use super::super::scene::{Scene, Snapshot};
use super::super::{moves, rule, word};
use super::hands::{draw, drawing_time};

/// Whether a free action may be taken now.
pub(super) fn free_action(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), RuleId> {
    let is_out = !fighter.is_able();
    match choice {
        Choice::Pass => Ok(()),
        Choice::Move { .. }
        | Choice::Act {
            act: word::TURN | word::DRAW,
            ..
        } if is_out => Err(rule::LEN_03),
        Choice::Move { .. } if fighter.condition.held_by.is_some() => Err(rule::CRE_07),
        Choice::Act {
            act: word::DRAW,
            target: None,
            with: Some(slot),
            at: None,
            facing: None,
        } => {
            draw(fighter, *slot)?;
            let is_free = drawing_time(fighter, *slot) == 0;
            if is_free { Ok(()) } else { Err(rule::ACT_14) }
        }
        Choice::Move {
            gait: word::STEP,
            path,
            ..
        } => moves::check_path(scene, fighter, word::STEP, path).map(|_| ()),
        Choice::Act {
            act: word::TURN,
            target: None,
            with: None,
            at: None,
            facing: Some(facing),
        } => {
            let left = fighter.body.facing.turned(-1);
            let right = fighter.body.facing.turned(1);
            if *facing == left || *facing == right {
                Ok(())
            } else {
                Err(rule::ACT_04)
            }
        }
        Choice::Act {
            act,
            target: None,
            with: None,
            at: None,
            facing: None,
        } => match *act {
            word::DROP if !fighter.hands.empty && !fighter.main_arm().kind.is_natural => Ok(()),
            word::GO_DOWN if !fighter.is_prone() => Ok(()),
            // ACT-02: whoever is awake can shout.
            word::SHOUT => Ok(()),
            // Nobody carries an artefact in these fights.
            word::ACTIVATE => Err(rule::ACT_01),
            word::DROP => Err(rule::ACT_05),
            word::GO_DOWN => Err(rule::ACT_06),
            _ => Err(rule::TIM_04),
        },
        _ => Err(rule::TIM_04),
    }
}
