//! Strikes in passing: a foe is asked, strikes, and only a free dodge answers him.

use crate::battle::{Choice, FighterId, Slot};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::blow::swing;
use super::super::table::Table;
use super::super::turn::task;
use super::super::{Exchange, Harm, Stage};
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::manoeuvre::Form;
use crate::rules::dsa41::melee::{self, Opening, Purpose, Trigger};
use crate::rules::dsa41::{rule, word};

/// Asks a foe whether he strikes at somebody in passing.
///
/// Triggers d to f of `PAS-02` belong to manoeuvres and fumbles, which call this from where they fail; the fight then goes on at
/// [`Stage::Between`].
///
/// Rule: `PAS-01`, `PAS-02`, `ENG-03`.
pub(crate) fn ask(table: &mut Table, striker: FighterId, victim: FighterId, trigger: Trigger) {
    table.round.melee.opening = Some(Opening {
        striker,
        victim,
        trigger,
    });
    table.round.stage = Stage::Between;
    let kind = match trigger {
        Trigger::Leaving => word::ASK_STRIKE,
        Trigger::Throw => word::ASK_STRIKE_THROWER,
        Trigger::Charge => word::ASK_STRIKE_CHARGER,
        Trigger::FailedManoeuvre => word::ASK_STRIKE_EXPOSED,
        Trigger::Fumble(_) => word::ASK_SEIZE,
    };
    table.ask(striker, kind, Some(victim));
}

/// A blow has failed: one that leaves its striker open lets the foe at whom it went strike.
///
/// Rule: `PAS-02`, `MAN-HAMMERSCHLAG`.
pub(crate) fn punish(table: &mut Table, victim: FighterId, striker: FighterId, blow: Blow) {
    if blow.form == Form::Hammer {
        lay_open(table, victim, striker);
    }
}

/// Somebody has left himself open to a foe, who may strike if he is ready to.
///
/// Rule: `PAS-02`, `MAN-HAMMERSCHLAG`, `MAN-AUSFALL`.
pub(crate) fn lay_open(table: &mut Table, victim: FighterId, striker: FighterId) {
    let scene = table.scene();
    let is_ready = scene
        .get(striker)
        .zip(scene.get(victim))
        .is_some_and(|(foe, own)| melee::is_laid_open(&scene, foe, own));
    drop(scene);
    if is_ready {
        ask(table, striker, victim, Trigger::FailedManoeuvre);
    }
}

/// Carries out what a foe answered, who may strike at somebody passing.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn answer(table: &mut Table, opening: Opening, answer: &Choice) -> Result<(), DiceError> {
    let striker = opening.striker;
    match *answer {
        Choice::Attack { with, .. } => strike(table, opening, with),
        Choice::Act { .. } => {
            if let Some(walk) = table.round.melee.walk.as_mut() {
                walk.waiting.push(striker);
            }
            Ok(())
        }
        _ => {
            close(table, striker);
            Ok(())
        }
    }
}

/// Whoever has struck or will not is not asked again in the same movement (`BRD-08`).
fn close(table: &mut Table, striker: FighterId) {
    if let Some(walk) = table.round.melee.walk.as_mut() {
        walk.done.push(striker);
    }
}

/// Strikes with a free action, or for nothing after a fumble; a long action of the striker is over (`PAS-01`, `PAS-05`,
/// `TIM-05`).
fn strike(table: &mut Table, opening: Opening, with: Slot) -> Result<(), DiceError> {
    let Opening { striker, victim, .. } = opening;
    close(table, striker);
    task::interrupt(table, striker);
    let blow = Blow {
        purpose: opening.purpose(),
        ..Blow::plain(with.0)
    };
    if blow.purpose == Purpose::Passing {
        table.round.melee.struck.push(striker);
        table.fighter(striker).turn.free -= 1;
    }
    let struck = swing::swing(table, striker, victim, blow)?;
    if struck.outcome.is_success() {
        table.round.exchange = Some(Exchange {
            attacker: striker,
            target: victim,
            blow: struck.blow,
            answered: None,
        });
        table.round.stage = Stage::React;
    }
    Ok(())
}

/// The dice of initiative that a hit in passing costs, and their sides (`PAS-01`).
pub(crate) const SHAKEN: (u8, u8) = (1, 6);

/// A hit in passing costs initiative besides (`PAS-01`).
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn shake(table: &mut Table, exchange: Exchange) -> Result<(), DiceError> {
    if exchange.blow.purpose != Purpose::Passing {
        return Ok(());
    }
    let initiative = table.throw(exchange.target, word::NERVE, (rule::PAS_01, SHAKEN.0, SHAKEN.1))?;
    table.suffer(Harm {
        initiative,
        ..Harm::of(exchange.target, rule::PAS_01)
    });
    Ok(())
}
