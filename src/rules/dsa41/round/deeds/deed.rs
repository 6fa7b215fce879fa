//! What is done besides blows: each action is carried out, or begun where it takes longer.

use crate::battle::{Choice, FighterId, Happening, Slot, Term};
use crate::board::{Cell, Facing};
use crate::dice::DiceError;
use crate::rules::common::set_door;

use super::super::Actor;
use super::super::blow::{clasp, grip};
use super::super::ending::{beast, ground, morale};
use super::super::suffer::{breath, fury};
use super::super::table::Table;
use super::super::turn::act::{acted, turn};
use super::super::turn::task;
use super::super::turn::task::interrupt;
use super::super::way::walk::{self, climb_away, walk};
use super::super::way::{pair, saddle};
use super::hands::{drop_weapon, ready, slip};
use super::pose::{go_down, rise, stand_quickly};
use super::{aiming, fixture, floor, lamp};
use crate::rules::dsa41::condition::breath::of_gait;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::{Passion, Piece};
use crate::rules::dsa41::melee::Team;
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::{legal, rule, word};

/// Carries out a regular action whose slot is already spent.
pub(crate) fn regular(table: &mut Table, actor: Actor, choice: Choice) -> Result<(), DiceError> {
    let id = actor.fighter;
    if choice.term() != Some(word::AIM) {
        aiming::lose_aim(table, id);
    }
    match choice {
        Choice::Move {
            gait: word::JUMP,
            path,
            ..
        } => jump(table, id, &path),
        Choice::Move {
            gait: gait @ (word::CLIMB | word::JUMP_DOWN),
            path,
            facing,
        } => match path.first() {
            Some(to) => climb_away(table, id, gait, (*to, facing)),
            None => Ok(()),
        },
        Choice::Move { gait, path, facing } => {
            walk(table, id, gait, &path, (None, facing))?;
            let walker = saddle::walker(table, id);
            breath::spend(table, walker, of_gait(table.snapshot(walker), gait));
            Ok(())
        }
        Choice::Act {
            act,
            target,
            with,
            at,
            facing,
        } => {
            find_bearings(table, id, act);
            other(table, actor, act, (target, with, at, facing))?;
            if legal::is_position(act) && act != word::TURN_FULLY {
                // Any position action may turn to any side (BRD-03).
                face(table, id, facing);
            }
            Ok(())
        }
        _ => unreachable!("only legal actions are accepted"),
    }
}

/// A jump over a gap after a run (`BRD-12`).
fn jump(table: &mut Table, id: FighterId, path: &[Cell]) -> Result<(), DiceError> {
    match path {
        [run @ .., landing] => walk(table, id, word::WALK, run, (Some(*landing), None)),
        [] => Ok(()),
    }
}

/// Turns a fighter, unless he looks there already.
fn face(table: &mut Table, id: FighterId, facing: Option<Facing>) {
    let now = table.snapshot(id).body.facing;
    turn(table, id, facing.filter(|wanted| *wanted != now));
}

type Details = (Option<FighterId>, Option<Slot>, Option<Cell>, Option<Facing>);

/// A regular action other than movement.
fn other(
    table: &mut Table,
    actor: Actor,
    act: Term,
    (target, with, at, facing): Details,
) -> Result<(), DiceError> {
    let id = actor.fighter;
    match act {
        word::STAND | word::KNEEL => {
            rise(table, id, act == word::KNEEL);
            Ok(())
        }
        word::STAND_QUICKLY => stand_quickly(table, id),
        word::TURN_FULLY => {
            turn(table, id, facing);
            Ok(())
        }
        word::RECOVER => Ok(()),
        word::AIM => {
            aiming::aim(table, id, target.unwrap_or(id));
            Ok(())
        }
        word::BEAT_OUT => {
            ground::beat_out(table, id);
            Ok(())
        }
        word::DIVE => {
            table.fighter(id).condition.ado.dived = at;
            table.write(Happening::Acted {
                fighter: id,
                act,
                target,
                with,
                at,
            });
            Ok(())
        }
        word::JOIN_PIKE => {
            let bearer = target.unwrap_or(id);
            table.round.melee.teams.push(Team { bearer, helper: id });
            table.write(Happening::Acted {
                fighter: id,
                act,
                target,
                with,
                at,
            });
            Ok(())
        }
        word::KINDLE | word::PUT_OUT => {
            lamp::tend(table, id, with.unwrap_or_default(), act == word::KINDLE);
            Ok(())
        }
        word::OVERTURN => {
            fixture::overturn(table, id, at.unwrap_or_default());
            Ok(())
        }
        word::FORCE => fixture::force(table, id, at.unwrap_or_default()),
        word::UNLOCK => {
            fixture::unlock(table, id, at.unwrap_or_default());
            Ok(())
        }
        word::BREAK_FREE => grip::break_free(table, id, Attribute::Kk),
        word::SLIP_FREE => grip::break_free(table, id, Attribute::Ge),
        word::MOUNT => saddle::get_on(table, id, target.unwrap_or(id)),
        word::DISMOUNT => {
            saddle::get_off(table, id, at.unwrap_or_default());
            Ok(())
        }
        word::LEAVE => walk::leave(table, id),
        word::CHANGE_STYLE => {
            ready(table, id, with.unwrap_or_default(), rule::VAL_07);
            Ok(())
        }
        word::DOOR => {
            move_door(table, id, at.unwrap_or_default());
            Ok(())
        }
        _ => task::begin(table, actor, act, (target, with, at)),
    }
}

/// Any position action ends the disorientation after a free dodge (`AUS-04`).
fn find_bearings(table: &mut Table, id: FighterId, act: Term) {
    if legal::is_position(act) && table.snapshot(id).condition.disoriented {
        table.fighter(id).condition.disoriented = false;
        table.state(id, word::DISORIENTED, false, rule::AUS_04);
    }
}

/// A fighter is over the edge of the map: he has fled (`BRD-29`).
pub(crate) fn leave(table: &mut Table, id: FighterId) {
    let fighter = table.fighter(id);
    fighter.body.present = false;
    fighter.body.able = false;
    fighter.task.0 = None;
    table.state(id, word::FLED, true, rule::BRD_29);
    saddle::leave_with(table, id);
    grip::let_go(table, id);
    pair::tidy(table);
}

fn move_door(table: &mut Table, id: FighterId, cell: Cell) {
    let scene = table.scene();
    let found = scene
        .get(id)
        .and_then(|fighter| legal::door(&scene, fighter, cell));
    drop(scene);
    let Some((place, state)) = found else { return };
    set_door(table.ground, place, state);
    aiming::look_after(table);
    table.write(Happening::Acted {
        fighter: id,
        act: word::DOOR,
        target: None,
        with: None,
        at: Some(cell),
    });
    pair::tidy(table);
}

/// Whether a free action is a turn towards the target that is aimed at (`RNG-09`).
fn keeps_the_target_in_view(table: &Table, id: FighterId, choice: &Choice) -> bool {
    let Choice::Act {
        act: word::TURN,
        facing: Some(facing),
        ..
    } = choice
    else {
        return false;
    };
    let shooter = table.snapshot(id);
    let towards = shooter
        .hands
        .quiver
        .aim
        .and_then(|aim| place::bearing(&shooter.body, &table.snapshot(aim.target).body));
    towards.is_some_and(|towards| place::turned_towards(shooter.body.facing, towards) == *facing)
}

/// Carries out a free action that is already paid for.
pub(crate) fn free_action(table: &mut Table, id: FighterId, choice: Choice) -> Result<(), DiceError> {
    if !keeps_the_target_in_view(table, id, &choice) {
        aiming::lose_aim(table, id);
    }
    // Nothing but a step, a turn and a shout goes on beside a long action (TIM-05).
    let goes_beside = matches!(
        choice,
        Choice::Move { .. }
            | Choice::Act {
                act: word::TURN | word::SHOUT,
                ..
            }
    );
    if !goes_beside {
        interrupt(table, id);
    }
    match choice {
        Choice::Move { gait, path, facing } => walk(table, id, gait, &path, (None, facing)),
        Choice::Act {
            act: word::TURN,
            facing,
            ..
        } => {
            turn(table, id, facing);
            Ok(())
        }
        Choice::Act {
            act: word::DRAW,
            with,
            ..
        } => {
            ready(table, id, with.unwrap_or_default(), rule::ACT_14);
            Ok(())
        }
        Choice::Act {
            act: word::RELOAD, ..
        } => {
            task::load(table, id, None);
            Ok(())
        }
        Choice::Act {
            act: word::KICK,
            with,
            ..
        } => floor::kick(table, id, with.unwrap_or_default()),
        Choice::Act {
            act: word::PUT_DOWN,
            with,
            ..
        } => {
            floor::put_down(table, id, with.unwrap_or_default());
            Ok(())
        }
        Choice::Act {
            act: word::LET_GO, ..
        } => {
            clasp::release(table, id);
            Ok(())
        }
        Choice::Act { act: word::DROP, .. } => {
            drop_weapon(table, id, rule::ACT_05);
            Ok(())
        }
        Choice::Act {
            act: act @ (word::DROP_MAIN | word::DROP_SECOND),
            ..
        } => {
            let piece = if act == word::DROP_MAIN {
                Piece::Main
            } else {
                Piece::Second
            };
            slip(table, id, piece, rule::ACT_05);
            Ok(())
        }
        Choice::Act {
            act: word::GO_DOWN, ..
        } => go_down(table, id),
        Choice::Act {
            act: word::ACTIVATE,
            with,
            ..
        } => {
            table.write(Happening::Acted {
                fighter: id,
                act: word::ACTIVATE,
                target: None,
                with,
                at: None,
            });
            Ok(())
        }
        Choice::Act {
            act: word::SHRIEK, ..
        } => {
            table.write(acted(id, word::SHRIEK));
            beast::shriek(table, id)
        }
        Choice::Act {
            act: word::FRENZY, ..
        } => {
            table.write(acted(id, word::FRENZY));
            fury::begin(table, id, Passion::Frenzy)
        }
        Choice::Act { act, .. } => {
            table.write(acted(id, act));
            if act == word::SHOUT {
                morale::call(table, id);
            }
            Ok(())
        }
        _ => unreachable!("only legal free actions are accepted"),
    }
}
