//! What an attack gives away: where somebody looks, and that he is there.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::{Facing, Footprint};
use crate::rules::common;

use super::super::{rule, word};
use super::table::Table;

/// Whoever attacks looks there (`PL-ACT-08`, `PL-BRD-03`).
pub(crate) fn face(table: &mut Table, id: FighterId, there: Footprint) {
    let own = table.snapshot(id);
    let towards = own.place().gap(there).sector();
    if let Some(facing) = towards.filter(|it| *it != own.body.facing) {
        turn(table, id, facing, rule::PL_GEN_08);
    }
}

/// Somebody looks another way by a rule.
pub(crate) fn turn(table: &mut Table, fighter: FighterId, facing: Facing, rule: RuleId) {
    table.fighter(fighter).body.facing = facing;
    table.write(Happening::Turned {
        fighter,
        facing,
        rule,
    });
}

/// Whoever attacks from hiding has shown himself.
pub(crate) fn give_away(table: &mut Table, id: FighterId, target: FighterId) {
    common::give_away(table, id, target);
    if table.snapshot(id).state.hides.is_some() {
        table.fighter(id).state.hides = None;
        table.state(id, word::HIDDEN, false, rule::PL_PER_02);
    }
    common::look_around(table);
}
