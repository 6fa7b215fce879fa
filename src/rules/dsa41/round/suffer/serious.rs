//! Serious wounds by the older rules: the check that may spare one, what they take, and how they bleed.

use crate::battle::FighterId;
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::table::Table;
use super::super::trial::self_control;
use super::consequence::{Torn, of_blow, sink, tire};
use crate::rules::dsa41::condition::grit;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::{rule, word};

/// Serious wounds that put anybody out of the fight (`WND-92`).
pub(crate) const MOST: i16 = 5;

/// Sides of the die of endurance that each of them takes (`WND-91`).
pub(crate) const BREATH: u8 = 6;

/// The serious wounds of a harm: a loss above KO tears one unless self-control bears it; what tears one by itself asks nobody.
///
/// Rule: `WND-90`, `CRT-02`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn torn(table: &mut impl Arena, harm: Harm) -> Result<Torn, DiceError> {
    let is_torn = harm.wounds > 0 && !bears(table, harm.target)?;
    let by_luck = match harm.luck {
        Some(rule::CRT_03) => (1, rule::CRT_02),
        Some(luck) => (1, luck),
        None => (0, rule::WND_90),
    };
    Ok([
        (u8::from(is_torn), rule::WND_90),
        (harm.extra_wounds, of_blow(harm, rule::WND_90)),
        by_luck,
    ])
}

/// Checks self-control against a serious wound.
///
/// Rule: `WND-90`.
fn bears(table: &mut impl Arena, id: FighterId) -> Result<bool, DiceError> {
    Ok(self_control(table, id, grit::TO_BEAR)?.passed)
}

/// Serious wounds that are felt bleed from now on and take endurance at once; with the fifth nobody can fight on. In a frenzy that is
/// put off, and the endurance is not lost.
///
/// Rule: `WND-91`, `WND-92`, `WND-10`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn open(table: &mut impl Arena, id: FighterId, wounds: i16) -> Result<(), DiceError> {
    if !table.modules().has(Modules::SERIOUS_WOUNDS) || wounds == 0 {
        return Ok(());
    }
    let total = table.snapshot(id).wounds.0;
    let fighter = table.fighter(id);
    let gashes = &mut fighter.condition.ado.gashes;
    let fresh = u8::try_from(wounds).unwrap_or(u8::MAX);
    let was_closed = gashes.open == 0;
    gashes.open = gashes.open.saturating_add(fresh);
    let turns_grave = total >= MOST && !gashes.is_grave;
    gashes.is_grave |= turns_grave;
    let is_frenzied = fighter.condition.frenzied;
    let tires = fighter.endurance.max > 0 && !is_frenzied;
    if was_closed {
        table.state(id, word::BLEEDING, true, rule::WND_91);
    }
    if tires {
        let lost = table.throw(id, word::BREATH, (rule::WND_91, fresh, BREATH))?;
        tire(table, id, lost, rule::WND_91)?;
    }
    if turns_grave {
        table.state(id, word::GRAVE_WOUND, true, rule::WND_92);
        sink(table, id)?;
    }
    Ok(())
}

/// Every serious wound that nobody has stopped takes a point of life at the end of a round.
///
/// Rule: `WND-91`, `WND-10`.
pub(crate) fn bleed(table: &mut Table) {
    if !table.round.modules.has(Modules::SERIOUS_WOUNDS) {
        return;
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        let lost = fighter.condition.ado.gashes.open;
        let feels = fighter.body.present
            && fighter.condition.vitality < Vitality::Dead
            && !fighter.condition.frenzied;
        if lost > 0 && feels {
            table.round.harm.push(Harm {
                life: lost.into(),
                ..Harm::of(id, rule::WND_91)
            });
        }
    }
}

/// A healer stops the bleeding of all of them.
///
/// Rule: `WND-91`, `DYI-04`.
pub(crate) fn staunch(table: &mut Table, id: FighterId) {
    if table.snapshot(id).condition.ado.gashes.open > 0 {
        table.fighter(id).condition.ado.gashes.open = 0;
        table.state(id, word::BLEEDING, false, rule::WND_91);
    }
}
