//! What is under way goes on: the top frame, until it asks somebody or is done.

use crate::battle::{Choice, FighterId, Term};
use crate::dice::DiceError;
use crate::rules::kernel::end_if_decided;

use super::super::{action, rule, spell, word};
use super::table::Table;
use super::{Frame, provoke, turn, walk};

/// Takes the top frame on.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn go_on(table: &mut Table) -> Result<(), DiceError> {
    match table.round.frames.last().cloned() {
        None => {}
        Some(Frame::Walk(walking)) => walk::go_on(table, walking)?,
        Some(Frame::Open { actor, by, kind }) => open(table, actor, by, kind)?,
        Some(Frame::Deed {
            fighter,
            kind,
            choice,
            life,
        }) => {
            table.round.frames.pop();
            let now = table.snapshot(fighter).hit_points.life;
            table.round.was_hurt = now.hit_points - now.nonlethal < life;
            let is_late = slain_before(table, &choice);
            if let Some(what) = is_late {
                table.forgone(fighter, what, rule::D20_AOO_11);
            }
            // Whoever has been felled, or lies where he stood, does not do it any more (D20-AOO-11).
            if is_late.is_none() && table.snapshot(fighter).is_able() {
                table.round.is_cleared = true;
                action::replay(table, (fighter, kind), &choice)?;
                table.round.is_cleared = false;
            }
            table.round.was_hurt = false;
        }
        Some(Frame::Push(pushing)) => action::push::go_on(table, pushing)?,
        Some(Frame::Overrun(running)) => action::clash::go_on(table, running)?,
        Some(Frame::FollowUp { fighter, only }) => follow_up(table, fighter, only)?,
        Some(Frame::Volley {
            fighter,
            spell,
            left,
            at,
        }) => spell::volley(table, (fighter, spell), (left, at))?,
        Some(Frame::Burdened { fighter, burden }) => {
            table.round.frames.pop();
            spell::overspend::bear(table, fighter, burden)?;
        }
    }
    if table.round.frames.is_empty() {
        end_if_decided(table);
    }
    turn::settle(table)
}

/// Asks those who may strike, one after the other.
///
/// Rule: `D20-AOO-11`, `D20-SEQ-08`.
fn open(table: &mut Table, actor: FighterId, mut by: Vec<FighterId>, kind: Term) -> Result<(), DiceError> {
    if let Some(answer) = table.round.answer.take() {
        let id = by.pop();
        set_asked(table, by);
        return match (id, answer) {
            (None, _) | (_, Choice::Pass) => Ok(()),
            (Some(id), answer) => action::play(table, (id, kind, Some(actor)), &answer),
        };
    }
    while let Some(id) = by.last().copied() {
        let may = match kind {
            word::ASK_READIED => provoke::may_use_readied(table, id, actor),
            _ => provoke::may_strike(table, id, actor),
        };
        if may {
            set_asked(table, by);
            table.ask(id, kind, Some(actor));
            return Ok(());
        }
        by.pop();
    }
    table.round.frames.pop();
    Ok(())
}

/// What is aimed at somebody who has been killed meanwhile, as by the blow that answered his.
///
/// Rule: `D20-AOO-11`.
fn slain_before(table: &Table, choice: &Choice) -> Option<Term> {
    let Choice::Attack {
        target, manoeuvre, ..
    } = choice
    else {
        return None;
    };
    table.snapshot(*target).state.is_dead().then_some(*manoeuvre)
}

fn set_asked(table: &mut Table, left: Vec<FighterId>) {
    if let Some(Frame::Open { by, .. }) = table.round.frames.last_mut() {
        *by = left;
    }
}

/// Asks somebody who has dropped or tripped a foe for one more blow.
///
/// Rule: `D20-FEA-02`, `D20-FEA-03`, `D20-FEA-25`.
fn follow_up(table: &mut Table, id: FighterId, only: Option<FighterId>) -> Result<(), DiceError> {
    if let Some(answer) = table.round.answer.take() {
        table.round.frames.pop();
        return match answer {
            Choice::Pass => Ok(()),
            answer => {
                let deed = match only {
                    Some(_) => word::STRIKES_FALLEN,
                    None if table.snapshot(id).budget.attacks.cleaves > 0 => word::GREAT_CLEAVE,
                    None => word::CLEAVE,
                };
                table.acted(id, deed, None);
                action::play(table, (id, word::ASK_FOLLOW_UP, only), &answer)
            }
        };
    }
    let scene = table.known_to(id);
    let may = scene.get(id).is_some_and(|own| {
        own.is_able() && action::attack::can_strike(&scene, own, only, word::ASK_FOLLOW_UP)
    });
    drop(scene);
    if may {
        table.ask(id, word::ASK_FOLLOW_UP, only);
    } else {
        table.round.frames.pop();
    }
    Ok(())
}
