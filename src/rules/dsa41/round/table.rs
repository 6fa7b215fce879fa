//! A battle laid out on the table, and the strokes that all stages of these rules share.

use crate::battle::{FighterId, RuleId};
use crate::rules::kernel;

use super::super::Dsa41;
use super::super::fighter::Cause;
use super::Harm;

/// One battle with all its fighters.
pub type Table<'t> = kernel::Table<'t, Dsa41>;

impl Table<'_> {
    /// Takes points of initiative through a combat action (`INI-09`).
    ///
    /// While others act at once with whoever acts now, it waits for the last of them (`INI-05`).
    pub(super) fn lose_initiative(&mut self, id: FighterId, points: i16, rule: RuleId) {
        if self.round.acts_at_once() {
            let harm = Harm {
                initiative: points,
                ..Harm::of(id, rule)
            };
            self.round.harm.push(harm);
        } else {
            self.lower_initiative(id, points, rule);
        }
    }

    /// Takes points of initiative now.
    pub(super) fn lower_initiative(&mut self, id: FighterId, points: i16, rule: RuleId) {
        let from = self.snapshot(id).ini();
        let initiative = &mut self.fighter(id).initiative;
        initiative.lost += points;
        initiative.taken_by = Cause(Some(rule));
        let to = self.snapshot(id).ini();
        self.changed(id, super::super::word::INI, from, to, rule);
    }
}
