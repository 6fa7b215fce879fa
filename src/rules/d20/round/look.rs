//! Where somebody looks, and what an attack gives away.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::{Facing, Footprint};
use crate::rules::common;

use super::super::{facing, rule, spell};
use super::Table;

/// Whoever attacks looks there, where facing is for the eye alone: else it is his own business where he looks.
///
/// Rule: `D20-FAC-07`, `D20-FAC-11`.
pub(crate) fn face(table: &mut Table, id: FighterId, there: Footprint) {
    let own = table.snapshot(id);
    if facing::has_arcs(&table.scene(), own) {
        return;
    }
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
    spell::attacked(table, id);
    common::give_away(table, id, target);
    common::look_around(table);
}

/// All look around.
pub(crate) fn around(table: &mut Table) {
    common::look_around(table);
}
