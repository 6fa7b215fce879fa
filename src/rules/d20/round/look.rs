//! Where somebody looks, and what an attack gives away.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::{Facing, Footprint};
use crate::rules::common;

use super::super::rule;
use super::Table;

/// Whoever attacks looks there. Facing is for the eye alone where its module is off.
///
/// Rule: `D20-FAC-07`.
pub(crate) fn face(table: &mut Table, id: FighterId, there: Footprint) {
    let own = table.snapshot(id);
    let towards = own.place().gap(there).sector();
    if let Some(facing) = towards.filter(|it| *it != own.body.facing) {
        turn(table, id, facing, rule::D20_FAC_07);
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

/// Whoever attacks has shown himself.
pub(crate) fn give_away(table: &mut Table, id: FighterId, target: FighterId) {
    common::give_away(table, id, target);
    common::look_around(table);
}

/// All look around.
pub(crate) fn around(table: &mut Table) {
    common::look_around(table);
}
