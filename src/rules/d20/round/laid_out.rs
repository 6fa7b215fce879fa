//! What is these rules' own where the level does something to fighters; `rules/common` drives it.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::Cell;
use crate::dice::DiceError;
use crate::rules::kernel::OnMap;

use super::super::fighter::{Leave, Progress};
use super::super::scene::Snapshot;
use super::super::{D20, rule, word};
use super::table::Table;
use super::{begin, harm, health};

impl OnMap for D20 {
    const DECIDED: RuleId = rule::D20_SEQ_07;

    fn waits(fighter: &Snapshot) -> bool {
        fighter.hit_points.leave == Leave::Waits
    }

    fn come(fighter: &mut Snapshot) {
        fighter.state.hit_points.leave = Leave::No;
        fighter.body.able = true;
    }

    fn welcome(table: &mut Table, id: FighterId, at: Cell) -> Result<(), DiceError> {
        table.write(Happening::Acted {
            fighter: id,
            act: word::ARRIVE,
            target: None,
            with: None,
            at: Some(at),
        });
        health::set_able(table, id);
        table.fighter(id).budget.progress = Progress::Ahead;
        begin::roll_initiative(table, &[id])
    }

    fn can_suffer(fighter: &Snapshot) -> bool {
        fighter.can_suffer()
    }

    /// Whoever is under a ceiling that comes down is hurt as by a fall from its height.
    fn crush(table: &mut Table, id: FighterId, dm: u16) -> Result<(), DiceError> {
        harm::fall(table, id, dm)
    }
}
