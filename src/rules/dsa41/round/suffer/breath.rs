//! Endurance in the round: what efforts and wounds take, and what catching breath brings back.

use crate::battle::{FighterId, RuleId};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::table::Table;
use super::consequence::tire;
use crate::rules::dsa41::condition::breath::Cost;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Takes what an effort costs, once it is over.
///
/// Rule: `END-01`, `END-02`.
#[inline]
pub(crate) fn spend(table: &mut Table, id: FighterId, cost: Cost) {
    if cost.iter().all(|(_, points)| *points == 0) || table.snapshot(id).endurance.max == 0 {
        return;
    }
    for (rule, endurance) in cost.into_iter().filter(|(_, points)| *points > 0) {
        table.round.harm.push(Harm {
            endurance,
            ..Harm::of(id, rule)
        });
    }
}

/// The dice of endurance that a wound takes, and their sides (`END-03`).
pub(crate) const OF_WOUND: (u8, u8) = (1, 6);

/// Each wound takes a die, but in a frenzy; serious ones take theirs by their own rule (`WND-91`).
///
/// Rule: `END-03`, `WND-10`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn of_wounds(table: &mut impl Arena, id: FighterId, wounds: u8) -> Result<(), DiceError> {
    let modules = table.modules();
    let has_module = modules.has(Modules::ENDURANCE) && !modules.has(Modules::SERIOUS_WOUNDS);
    let fighter = table.snapshot(id);
    if wounds == 0 || !has_module || fighter.endurance.max == 0 || fighter.condition.frenzied {
        return Ok(());
    }
    let dice = wounds.saturating_mul(OF_WOUND.0);
    let lost = table.throw(id, word::BREATH, (rule::END_03, dice, OF_WOUND.1))?;
    tire(table, id, lost, rule::END_03)
}

/// Regains KO points of endurance, which ends exhaustion (`END-06`).
///
/// Rule: `END-05`, `ORI-03`.
pub(crate) fn catch(table: &mut Table, id: FighterId, rule: RuleId) {
    let fighter = table.snapshot(id);
    let (from, ini) = (fighter.endurance.now, fighter.ini());
    let to = (from + fighter.build.constitution.unwrap_or(0)).min(fighter.endurance.max);
    let was_exhausted = fighter.condition.exhausted;
    let fighter = table.fighter(id);
    fighter.endurance.now = to;
    fighter.condition.exhausted = fighter.condition.exhausted && to <= 0;
    let fit = fighter.condition.vitality == Vitality::Fit && fighter.condition.unconscious == 0;
    fighter.body.able = fit && !fighter.condition.exhausted;
    table.changed(id, word::AU, from, to, rule);
    if was_exhausted && to > 0 {
        table.state(id, word::EXHAUSTED, false, rule::END_06);
    }
    let rested = table.snapshot(id).ini();
    table.changed(id, word::INI, ini, rested, rule::END_04);
}
