//! Free actions.

use crate::battle::{Choice, Slot, Term, WhyNot};
use crate::board::{Cell, Facing};
use crate::rules::kernel::why::no_answer;

use super::super::condition::beast;
use super::super::condition::fury;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves;
use super::super::{manoeuvre, rule, why, word};
use super::announce::plainly;
use super::attack::may_convert;
use super::floor;
use super::hands::{draw, drawing_time};

/// Whether the last words of a dying person are words, or none (`DYI-06`).
pub(super) fn last_words(choice: &Choice) -> Result<(), WhyNot> {
    let is_shout = *choice == Choice::Pass || *choice == plainly(word::SHOUT);
    if is_shout {
        Ok(())
    } else {
        Err(why::last_words_only(rule::DYI_06))
    }
}

/// Whether a free action may be taken now.
pub(super) fn free_action(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    let is_out = !fighter.is_able();
    match choice {
        Choice::Pass => Ok(()),
        Choice::Move { .. }
        | Choice::Act {
            act: word::TURN | word::DRAW | word::ACTIVATE | word::KICK,
            ..
        } if is_out => Err(why::incapacitated(rule::LEN_03, fighter.life.now)),
        Choice::Move { .. } if fighter.condition.held_by.is_some() => {
            Err(manoeuvre::held_fast(scene, fighter))
        }
        Choice::Move {
            gait: word::STEP,
            path,
            ..
        } => {
            if let Some(to) = path.last() {
                may_step(scene, fighter, *to)?;
            }
            moves::check_path(scene, fighter, word::STEP, path).map(|_| ())
        }
        Choice::Act {
            act: word::KICK,
            target: None,
            with: Some(name),
            at,
            facing: None,
        } => {
            floor::lies_there(scene, *name, *at, rule::BRD_26)?;
            floor::kick(scene, fighter, *name)
        }
        Choice::Act {
            act,
            target: None,
            with,
            at: None,
            facing,
        } => match (*act, *with, *facing) {
            (word::DRAW, Some(slot), None) => {
                floor::leaves_the_light(scene, fighter, slot)?;
                draw_at_once(fighter, slot)
            }
            (word::PUT_DOWN, Some(name), None) => floor::put_down(scene, fighter, name),
            (word::TURN, None, Some(facing)) => turn(fighter, facing),
            (word::ACTIVATE, Some(slot), None) => activate(fighter, slot),
            (word::LET_GO, None, None) => {
                let holds = manoeuvre::clasp_by(scene, fighter.id()).is_some();
                if holds || manoeuvre::pins(scene, fighter.id()) {
                    Ok(())
                } else {
                    Err(why::holds_nobody(rule::MAN_U_HOLDS))
                }
            }
            (word::SHRIEK, None, None) => beast::may_shriek(fighter),
            (word::FRENZY, None, None) => fury::may_begin(scene, fighter),
            (act, None, None) => plain(scene, fighter, act),
            _ => Err(no_answer(rule::TIM_04)),
        },
        _ => Err(no_answer(rule::TIM_04)),
    }
}

/// Whether a free step may lead there: those who are out of their mind, or at whom a series of attacks is made, do not give way.
///
/// Rule: `ACT-03`, `ADV-STATE-1`, `MAN-AUSFALL`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_step(scene: &Scene, fighter: &Snapshot, to: Cell) -> Result<(), WhyNot> {
    fury::may_step(scene, fighter, to)?;
    manoeuvre::may_give_way(scene, fighter, to)
}

/// A weapon that takes no time to draw (`ACT-14`).
fn draw_at_once(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    draw(fighter, slot)?;
    match drawing_time(fighter, slot) {
        0 => Ok(()),
        actions => Err(why::takes_actions(rule::ACT_14, actions)),
    }
}

/// An eighth of a turn (`ACT-04`).
fn turn(fighter: &Snapshot, facing: Facing) -> Result<(), WhyNot> {
    let sides = [-1, 1].map(|eighths| fighter.body.facing.turned(eighths));
    if sides.contains(&facing) {
        Ok(())
    } else {
        Err(why::turn_too_far(rule::ACT_04))
    }
}

/// What is worn or held can be awakened (`ACT-01`).
fn activate(fighter: &Snapshot, slot: Slot) -> Result<(), WhyNot> {
    let thing = fighter.build.things.get(usize::from(slot.0));
    if thing.is_some_and(|thing| thing.is_artefact) {
        Ok(())
    } else {
        Err(why::no_artefact(rule::ACT_01))
    }
}

/// Whether the next weapon to throw is at hand for quick fingers (`RNG-34`).
fn draws_next(fighter: &Snapshot) -> bool {
    let missile = fighter.missile().filter(|_| fighter.is_able());
    missile.is_some_and(|missile| missile.load() == 0 && !fighter.is_loaded() && fighter.missiles_left() > 0)
}

/// Whether each hand holds something of its own, which can be let go without the other (`ACT-05`, `RNG-34`).
fn holds_both(fighter: &Snapshot) -> bool {
    fighter.style().draw > 0 && !fighter.is_bare_handed() && holds_second(fighter)
}

fn holds_second(fighter: &Snapshot) -> bool {
    fighter.style().has_second() && fighter.hold().has_second()
}

/// Whether the hands hold anything that can be let go: a weapon that is no part of the body and has
/// not flown, or what the other hand bears (`ACT-05`, `RNG-34`).
fn holds_any(fighter: &Snapshot) -> bool {
    fighter.style().draw > 0 && !fighter.is_bare_handed() || holds_second(fighter)
}

/// A free action that names nothing but itself.
fn plain(scene: &Scene, fighter: &Snapshot, act: Term) -> Result<(), WhyNot> {
    match act {
        word::RELOAD if draws_next(fighter) => Ok(()),
        word::DROP if holds_any(fighter) => Ok(()),
        word::DROP_MAIN | word::DROP_SECOND if holds_both(fighter) => Ok(()),
        word::GO_DOWN if fighter.body.mount.is_some() => Err(why::mounted(rule::MNT_09)),
        word::GO_DOWN if !fighter.is_prone() => Ok(()),
        // ACT-02: whoever is awake can shout. TIM-04: from now on he is asked in every phase, or no longer.
        word::SHOUT | word::WATCH => Ok(()),
        act @ (word::CONVERT_TO_ATTACK | word::CONVERT_TO_DEFENCE) => may_convert(scene, fighter, act),
        word::ACTIVATE => Err(why::no_artefact(rule::ACT_01)),
        word::RELOAD => Err(why::no_next_throw(rule::ACT_18, fighter.missiles_left())),
        word::DROP => Err(why::hands_empty(rule::ACT_05)),
        word::DROP_MAIN | word::DROP_SECOND => Err(why::not_one_each(rule::ACT_05)),
        word::GO_DOWN => Err(why::posture_already(rule::ACT_06)),
        _ => Err(no_answer(rule::TIM_04)),
    }
}
