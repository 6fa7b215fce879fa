//! Turning undead as an action.

use crate::battle::FighterId;
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::round::Table;
use super::super::turning::Turning;
use super::super::{rule, spell, why, word};
use super::{ACT, Action, At, Call, Cost, holds};

/// Turns the undead around.
///
/// Rule: `D20-ACT-T36`.
pub(super) static TURN_UNDEAD: [Action; 1] = [Action {
    word: word::TURN_UNDEAD,
    rule: rule::D20_ACT_T36,
    may: &[
        |at| {
            let can = at.own.build.turner.is_some();
            holds(can, || why::no_turner(rule::D20_ACT_T36))
        },
        |at| {
            let is_left = at.own.budget.turnings > 0;
            holds(is_left, || why::no_turnings(rule::D20_ACT_T36))
        },
        |at| {
            let range = at.own.build.turner.as_ref().map_or(0, |it| it.of_class.range);
            holds(has_foe(at), || why::no_undead(rule::D20_ACT_T36, range))
        },
    ],
    cost: |_| Cost::Standard,
    odds: |at| Turning::of(at.scene, at.own)?.odds(),
    play: turn_undead,
    considers: |at| at.own.budget.turnings > 0,
    weigh: |mind, at| mind.turn_undead(at),
    behind: &[rule::D20_ACT_T36],
    ..ACT
}];

/// Whether a foe is among the undead within reach.
fn has_foe(at: &At) -> bool {
    let those = Turning::of(at.scene, at.own).map_or_else(Vec::new, |turning| turning.those);
    let mut known = those.iter().filter_map(|it| at.scene.get(it.id));
    known.any(|it| at.scene.are_hostile(at.own, it))
}

/// Nobody gets an opening by it, but it is an attack: it ends what an attack ends.
fn turn_undead(table: &mut Table, id: FighterId, call: Call) -> Result<(), DiceError> {
    let before = table.snapshot(id).budget.turnings;
    let left = before.saturating_sub(1);
    table.fighter(id).budget.turnings = left;
    table.acted(id, call.word, None);
    let (from, to) = (before.into(), left.into());
    table.changed(id, word::TURNINGS, from, to, rule::D20_ACT_T36);
    spell::attacked(table, id);
    let turning = Turning::of(&table.scene(), table.snapshot(id));
    match turning {
        Some(turning) => turning.play(table, id),
        None => Ok(()),
    }
}
