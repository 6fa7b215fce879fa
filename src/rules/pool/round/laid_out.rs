//! What is these rules' own where the level does something to fighters; `rules/common` drives it.

use crate::battle::{FighterId, Happening, RuleId};
use crate::board::Cell;
use crate::dice::DiceError;
use crate::rules::kernel::OnMap;

use super::super::fighter::Leave;
use super::super::scene::Snapshot;
use super::super::{Pool, rule, word};
use super::table::Table;
use super::{begin, walk};

impl OnMap for Pool {
    const DECIDED: RuleId = rule::PL_RND_03;

    fn waits(fighter: &Snapshot) -> bool {
        fighter.state.leave == Leave::Waits
    }

    fn come(fighter: &mut Snapshot) {
        fighter.state.leave = Leave::No;
        fighter.body.able = fighter.state.fallen.is_none();
    }

    fn welcome(table: &mut Table, id: FighterId, at: Cell) -> Result<(), DiceError> {
        table.write(Happening::Acted {
            fighter: id,
            act: word::ARRIVE,
            target: None,
            with: None,
            at: Some(at),
        });
        begin::roll_initiative(table, id)
    }

    fn can_suffer(fighter: &Snapshot) -> bool {
        fighter.can_suffer()
    }

    /// Whoever is under a ceiling that comes down is hurt as by a fall from its height (`PL-MOV-06`).
    fn crush(table: &mut Table, id: FighterId, dm: u16) -> Result<(), DiceError> {
        if dm == 0 {
            return Ok(());
        }
        walk::hurt_by_fall(table, id, dm)
    }
}
