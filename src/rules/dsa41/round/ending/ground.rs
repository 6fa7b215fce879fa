//! What the map does of itself at the end of a round, and what fire does to whoever stands in it.

use crate::battle::{FighterId, Happening, Ledger, Points};
use crate::dice::DiceError;
use crate::rules::common::{self, Elements};

use super::super::Harm;
use super::super::missiles::oil;
use super::super::suffer::consequence::{apply_all, end_if_decided};
use super::super::suffer::fall::{METRE, fall};
use super::super::table::Table;
use crate::rules::dsa41::exchange::damage;
use crate::rules::dsa41::fighter::Vitality;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::{rule, word};

/// The map's own changes at the end of a round, and what they do to those who stand there (`BD-LVL-13`).
pub(crate) fn change(table: &mut Table) -> Result<(), DiceError> {
    if table.ground.is_at_rest() && table.round.harm.is_empty() {
        return Ok(());
    }
    common::change(table)?;
    oil::burn_down(table);
    apply_all(table)
}

impl Elements for Table<'_> {
    fn can_suffer(&self, id: FighterId) -> bool {
        can_suffer(self.snapshot(id))
    }

    /// The stones hurt as a fall from where they come, which is the way that they take (`BRD-14`).
    fn crush(&mut self, id: FighterId, dm: u16) -> Result<(), DiceError> {
        fall(self, id, dm / METRE).map(|_| ())
    }
}

/// Fire at the start of a round: it hurts whoever stands in it or burns (`BRD-28`).
pub(crate) fn begin_round(table: &mut Table) -> Result<(), DiceError> {
    let mut has_burnt = false;
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if (fighter.condition.ado.burning || stands_in_fire(table, id)) && can_suffer(fighter) {
            burn(table, id)?;
            has_burnt = true;
        }
    }
    if has_burnt {
        apply_all(table)?;
        end_if_decided(table);
    }
    Ok(())
}

/// What a square does to a fighter who has just come there; says whether it stops him (`BRD-13`, `BRD-28`).
pub(crate) fn enter(table: &mut Table, id: FighterId) -> Result<bool, DiceError> {
    table.fighter(id).condition.ado.dived = None;
    if !table.ground.movables.is_empty() {
        common::drench(table);
    }
    if !stands_in_fire(table, id) {
        return Ok(false);
    }
    burn(table, id)?;
    if !table.round.acts_at_once() {
        apply_all(table)?;
    }
    Ok(!table.snapshot(id).is_able())
}

/// Whether a fighter stands in fire.
fn stands_in_fire(table: &Table, id: FighterId) -> bool {
    common::stands_in_fire(table.ground.view(), &table.snapshot(id).body)
}

/// How many dice fire does, and of how many sides (`BRD-28`).
pub(crate) const FIRE: (u8, u8) = (1, 6);

/// A die of damage that no armour stops, and he burns from now on (`BRD-28`, `DMG-03`, `WND-06`).
fn burn(table: &mut Table, id: FighterId) -> Result<(), DiceError> {
    let points = Points::roll(rule::BRD_28, FIRE.0, FIRE.1, &mut *table.dice)?;
    let life = points.value();
    let thresholds = damage::marks(&table.build(id), 0);
    table.write(Happening::Struck {
        target: id,
        by: None,
        points: Box::new(points),
        loss: Box::new(Ledger::new(rule::DMG_03, life)),
        grade: None,
    });
    if !table.snapshot(id).condition.ado.burning {
        table.fighter(id).condition.ado.burning = true;
        table.state(id, word::BURNING, true, rule::BRD_28);
    }
    table.round.harm.push(Harm {
        life,
        wounds: damage::wounds_of(life, thresholds),
        thresholds: thresholds.unwrap_or([i16::MAX; 3]),
        ..Harm::of(id, rule::BRD_28)
    });
    Ok(())
}

/// Beats out the flames on oneself (`BRD-28`).
pub(crate) fn beat_out(table: &mut Table, id: FighterId) {
    table.fighter(id).condition.ado.burning = false;
    table.state(id, word::BURNING, false, rule::BRD_28);
}

/// Whether something can still happen to a fighter.
fn can_suffer(fighter: &Snapshot) -> bool {
    fighter.body.present && fighter.condition.vitality != Vitality::Dead
}
