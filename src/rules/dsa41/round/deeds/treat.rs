//! Saving the dying: the check, its time, and what comes of it.

use crate::battle::{FighterId, Happening, Points};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::suffer::{serious, zone};
use super::super::table::Table;
use super::super::trial::hidden_talent_check;
use crate::rules::dsa41::exchange::trial::Trial;
use crate::rules::dsa41::fighter::LongAction;
use crate::rules::dsa41::{rule, word};

/// Regular actions in a round (`TIM-05`).
const ACTIONS_A_ROUND: u16 = 2;
/// The malus of the check, and the rounds that it takes, for each point of life energy below 0 (`DYI-04`).
pub(crate) const MALUS_OF_POINT: i16 = 2;
pub(crate) const ROUNDS_OF_POINT: u16 = 2;
/// The dice of the harm that a failed treatment does, and their sides (`DYI-04`).
pub(crate) const HARM: (u8, u8) = (1, 6);

/// The checks of treatments under way, each with its healer: nobody is told of them before the treatment ends.
///
/// Rule: `DYI-04`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Treatments(Vec<(FighterId, Happening)>);

impl Treatments {
    /// Keeps a check; one of a treatment that the same healer has broken off is forgotten.
    fn keep(&mut self, healer: FighterId, told: Happening) {
        self.take(healer);
        self.0.push((healer, told));
    }

    /// The check of a healer, which is not hidden any more, or never told.
    fn take(&mut self, healer: FighterId) -> Option<Happening> {
        let place = self.0.iter().position(|(of, _)| *of == healer)?;
        Some(self.0.remove(place).1)
    }
}

/// Rolls the check, which stays hidden until the treatment ends, and sets its time (`DYI-04`).
pub(crate) fn begin(table: &mut Table, id: FighterId, task: LongAction) -> Result<LongAction, DiceError> {
    let Some(patient) = task.target else {
        return Ok(task);
    };
    let below = table.snapshot(patient).life.now.min(0);
    let trial = Trial::treatment(table.snapshot(id), (rule::DYI_04, MALUS_OF_POINT * below));
    let (rolled, told) = hidden_talent_check(table, id, word::TREAT_WOUNDS, trial)?;
    table.round.treatments.keep(id, told);
    let full = ROUNDS_OF_POINT * below.unsigned_abs();
    let saved = if rolled.passed {
        rolled.left.unsigned_abs()
    } else {
        0
    };
    let rounds = full.saturating_sub(saved).max(1);
    let success = rolled.passed.then_some(rolled.left);
    Ok(LongAction {
        left: ACTIONS_A_ROUND * rounds,
        success,
        ..task
    })
}

/// A treatment is broken off: it has no effect, and nobody learns what would have come of it (`DYI-04`).
pub(crate) fn forget(table: &mut Table, id: FighterId) {
    table.round.treatments.take(id);
}

/// Ends a treatment: what was rolled is told, and the countdown stops, or the patient takes harm (`DYI-04`).
pub(crate) fn finish(table: &mut Table, id: FighterId, task: LongAction) -> Result<(), DiceError> {
    let told = table.round.treatments.take(id);
    let Some(patient) = task.target else { return Ok(()) };
    let condition = table.snapshot(patient).condition;
    if condition.countdown.is_none() && !condition.ado.is_bleeding() {
        return Ok(());
    }
    if let Some(told) = told {
        table.write(told);
    }
    if task.success.is_some() {
        zone::staunch(table, patient);
        serious::staunch(table, patient);
        if condition.countdown.is_some() {
            table.fighter(patient).condition.countdown = None;
            table.state(patient, word::STABLE, true, rule::DYI_04);
        }
        return Ok(());
    }
    let points = Points::roll(rule::DYI_04, HARM.0, HARM.1, &mut *table.dice)?;
    let loss = crate::battle::Ledger::new(rule::DYI_04, points.value());
    let life = points.value();
    // A healer who does harm has struck nobody.
    table.strike(
        None,
        (points, loss),
        Harm {
            life,
            ..Harm::of(patient, rule::DYI_04)
        },
    );
    Ok(())
}
