//! The chances of checks that actions ask for, from the values and dice with which they are rolled.

use crate::battle::{Choice, Ledger, Odds, RuleId, Term};
use crate::board::Cell;
use crate::dice::{Chance, Dice, DiceError, enumerate};
use crate::rules::common::Breakable;

use super::super::condition::grit;
use super::super::condition::riding;
use super::super::condition::riding::Test;
use super::super::exchange::check;
use super::super::exchange::trial::Trial;
use super::super::exchange::value::Attribute;
use super::super::legal;
use super::super::round::{FORCED, attribute_ledger, burdened_ledger, clinch_check};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{moves, place};
use super::super::{manoeuvre, rule, word};

/// The chance that the check of an action is passed; none where no die falls, or it is kept hidden (`DYI-04`).
pub(crate) fn of(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Option<Odds> {
    match choice {
        Choice::Move { gait: word::JUMP, .. } => {
            Some(talent(fighter, Trial::athletics(fighter, (rule::BRD_12, 0))))
        }
        Choice::Move {
            gait: word::CLIMB,
            path,
            ..
        } => {
            let to = path.last().copied();
            if to.is_some_and(|to| moves::is_roped(scene.board(), place::footprint(&fighter.body), to)) {
                return None;
            }
            Some(talent(fighter, Trial::body_control(fighter, (rule::BRD_12, 0))))
        }
        Choice::Act {
            act,
            target,
            with,
            at,
            ..
        } => match *act {
            word::FORCE => forcing(scene, fighter, (*at)?),
            word::STAND_QUICKLY => against(burdened_ledger(fighter, Attribute::Ge, rule::SIT_05)).ok(),
            word::MOUNT => {
                let mount = scene.get((*target)?)?;
                let trial = riding::trial(fighter, mount, Test::Start);
                Some(passing(trial.chance(fighter), vec![(word::RIDING, trial.pool)]))
            }
            word::GO_DOWN => attribute(fighter, Attribute::Ge, (rule::ACT_06, 0)).ok(),
            word::PICK_UP => against(burdened_ledger(fighter, Attribute::Ff, rule::ACT_17)).ok(),
            word::USE_ITEM => attribute(fighter, Attribute::Ff, (rule::ACT_16, 0)).ok(),
            word::ORIENT if !fighter.build.traits.vigilance => {
                let bonus = fighter.build.talents.warfare / 2;
                attribute(fighter, Attribute::In, (rule::ORI_01, bonus)).ok()
            }
            word::BREAK_FREE | word::WREST_FREE if manoeuvre::clasp(scene, fighter.id()).is_some() => {
                let by_strength = *act == word::BREAK_FREE;
                against(clinch_check(scene, fighter, by_strength)?).ok()
            }
            word::BREAK_FREE => grip(scene, fighter, Attribute::Kk),
            word::SLIP_FREE => grip(scene, fighter, Attribute::Ge),
            word::SUPPRESS => {
                let so_far = scene.round.ordeals.wounds_so_far();
                Some(will(fighter, grit::to_suppress(so_far)))
            }
            word::SHRUG_OFF => {
                let wounds = scene.round.ordeals.lucky_wounds();
                Some(will(fighter, grit::to_shrug_off(wounds)))
            }
            word::DEFY => Some(will(fighter, grit::TO_DEFY)),
            word::USE_TALENT => {
                let trial = Trial::skill(fighter, with.unwrap_or_default())?;
                Some(talent(fighter, trial))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The chance that a treatment saves a dying patient.
///
/// Rule: `DYI-04`.
pub(crate) fn treatment(healer: &Snapshot, patient: &Snapshot) -> Chance {
    let asked = 2 * patient.life.now.min(0);
    Trial::treatment(healer, (rule::DYI_04, asked)).chance(healer)
}

/// Whether agility keeps somebody on his feet more likely than body control does.
///
/// Rule: `FUM-06`.
pub(crate) fn prefers_agility(fighter: &Snapshot) -> bool {
    let agility = check::chance(burdened_ledger(fighter, Attribute::Ge, rule::FUM_06).value());
    let control = Trial::body_control(fighter, (rule::FUM_01, 0)).chance(fighter);
    agility.of * control.total >= control.of * agility.total
}

/// Only a door takes strength, and none from whoever has the tool for it; a pane breaks at once (`BRD-31`, `BD-OBJ-11`).
fn forcing(scene: &Scene, fighter: &Snapshot, cell: Cell) -> Option<Odds> {
    match legal::breakable(scene, fighter, cell)? {
        Breakable::Door(_) if legal::has_tool_for(scene, fighter, cell) => None,
        Breakable::Door(_) => attribute(fighter, Attribute::Kk, (rule::BRD_31, FORCED)).ok(),
        Breakable::Pane(_) => None,
    }
}

fn grip(scene: &Scene, fighter: &Snapshot, which: Attribute) -> Option<Odds> {
    let (which, asked) = freeing(scene, fighter, which)?;
    attribute(fighter, which, asked).ok()
}

/// The check of an attribute that frees somebody who is pinned, or of the grip of a creature, with the rule that asks for it and its
/// modifier; none for whom nothing holds.
///
/// Rule: `MAN-FESTNAGELN`, `CRE-07`.
pub(crate) fn freeing(
    scene: &Scene,
    fighter: &Snapshot,
    which: Attribute,
) -> Option<(Attribute, (RuleId, i16))> {
    if let Some(points) = manoeuvre::pinned(scene, fighter.id()) {
        return Some((Attribute::Kk, (rule::MAN_FESTNAGELN, -points)));
    }
    let holder = scene.get(fighter.condition.held_by?)?;
    let grip = holder.arms().find_map(|(_, arm)| arm.kind.grip)?;
    Some((which, (rule::CRE_07, grip.check)))
}

/// Self-control, as a rule asks for it.
fn will(fighter: &Snapshot, asked: (RuleId, i16)) -> Odds {
    talent(fighter, Trial::self_control(fighter, asked))
}

/// The chance of it.
pub(crate) fn will_chance(fighter: &Snapshot, asked: (RuleId, i16)) -> Chance {
    Trial::self_control(fighter, asked).chance(fighter)
}

fn attribute(fighter: &Snapshot, which: Attribute, asked: (RuleId, i16)) -> Result<Odds, DiceError> {
    against(attribute_ledger(fighter, which, asked))
}

/// The chance of passing a check against a value.
fn against(ledger: Ledger) -> Result<Odds, DiceError> {
    let value = ledger.value();
    let ends = enumerate(|dice| Ok(check::outcome(dice.check(value)?, value).is_success()))?;
    Ok(passing(
        ends.chance(|passed| *passed),
        vec![(word::CHECK, ledger)],
    ))
}

fn talent(fighter: &Snapshot, trial: Trial) -> Odds {
    passing(trial.chance(fighter), vec![(word::CHECK, trial.pool)])
}

fn passing(chance: Chance, ledgers: Vec<(Term, Ledger)>) -> Odds {
    Odds {
        chain: vec![(word::PASSES, chance)],
        ledgers,
        ..Odds::default()
    }
}
