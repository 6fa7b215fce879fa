//! Pain: a wound that self-control does not bear throws its victim down for some rounds.

use crate::battle::Points;
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::blow::grip;
use super::super::table::Table;
use super::super::trial::self_control;
use super::super::turn::task;
use super::consequence::{after, fall};
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::grit::may_bear;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// The die of the rounds that pain lasts, and the rounds besides (`WND-12`).
pub(crate) const DICE: u8 = 1;
pub(crate) const SIDES: u8 = 6;
pub(crate) const ROUNDS: i16 = 3;

/// Whoever is wounded and feels it must bear the pain: the more points above the first threshold the harder it is, and the easier with
/// every point below it that a wound of the blow itself leaves.
///
/// Rule: `WND-12`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_wound(table: &mut impl Arena, harm: Harm) -> Result<(), DiceError> {
    let id = harm.target;
    if !table.modules().has(Modules::PAIN) {
        return Ok(());
    }
    let fighter = table.snapshot(id);
    let traits = fighter.build.traits;
    let is_exempt = traits.tough || traits.iron;
    let Some([first, ..]) = fighter
        .build
        .thresholds
        .filter(|_| !is_exempt && may_bear(fighter))
    else {
        return Ok(());
    };
    if self_control(table, id, (rule::WND_12, first - harm.life))?.passed {
        return Ok(());
    }
    let mut points = Points::roll(rule::WND_12, DICE, SIDES, table.details())?;
    points.ledger.add_for(rule::WND_12, &cause::CONSTANT, ROUNDS);
    let rounds = points.value().unsigned_abs();
    table.rolled(id, word::PAIN, points);
    let last = table.now().saturating_add(rounds);
    let fighter = table.fighter(id);
    let was_fit = fighter.condition.vitality == Vitality::Fit;
    let grit = &mut fighter.condition.ado.grit;
    grit.pained_until = grit.pained_until.max(last);
    fighter.condition.vitality = fighter.condition.vitality.max(Vitality::Incapacitated);
    fighter.body.able = false;
    table.state(id, word::PAINED, true, rule::WND_12);
    if was_fit {
        table.state(id, word::INCAPACITATED, true, rule::WND_12);
    }
    table.on_table(|table| task::interrupt(table, id));
    table.on_table(|table| grip::let_go(table, id));
    fall(table, id)
}

/// At the end of a round those get up again whose pain is over.
///
/// Rule: `WND-12`.
pub(crate) fn pass(table: &mut Table) {
    if !table.round.modules.has(Modules::PAIN) {
        return;
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if fighter.condition.ado.grit.pained_until != table.clock.round {
            continue;
        }
        // Whom a third wound has felled nothing but a healer brings back (ZON-04).
        let is_fit = fighter.condition.vitality == Vitality::Incapacitated
            && !fighter.condition.ado.scars.bleeding
            && after(fighter, fighter.life.now) == Vitality::Fit;
        let fighter = table.fighter(id);
        fighter.condition.ado.grit.pained_until = 0;
        if is_fit {
            fighter.condition.vitality = Vitality::Fit;
            // Whoever is stunned or out of breath besides can act once that is over.
            let condition = &fighter.condition;
            let is_awake = condition.unconscious == 0 && !condition.exhausted && !condition.surrendered;
            fighter.body.able = fighter.body.present && is_awake;
        }
        table.state(id, word::PAINED, false, rule::WND_12);
        if is_fit {
            table.state(id, word::INCAPACITATED, false, rule::WND_12);
        }
    }
}
