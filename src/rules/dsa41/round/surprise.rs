//! Surprise: whom the fight finds unprepared, and how he comes to himself.

use crate::battle::FighterId;
use crate::dice::DiceError;

use super::super::fighter::Traits;
use super::super::module::Modules;
use super::super::scene::Snapshot;
use super::super::value::Attribute;
use super::super::{rule, word};
use super::begin;
use super::table::Table;
use super::trial::attribute_check;

/// Takes a fighter by surprise whose side the level says so of: his die does not fall yet. Says whether it has.
///
/// Rule: `SUR-01`, `BRD-30`.
pub(super) fn takes(table: &mut Table, id: FighterId) -> bool {
    let side = table.snapshot(id).fighter.side;
    let is_it = table.round.modules.has(Modules::SURPRISE) && table.ground.setting.surprised.contains(&side);
    if is_it {
        table.fighter(id).condition.opening.surprised = true;
        table.state(id, word::SURPRISED, true, rule::SUR_01);
    }
    is_it
}

/// A round begins: whoever is still surprised tests his intuition, and rolls his die when he passes.
///
/// Rule: `SUR-01`.
pub(super) fn wear_off(table: &mut Table) -> Result<(), DiceError> {
    if table.clock.over || table.ground.setting.surprised.is_empty() {
        return Ok(());
    }
    for id in table.ids() {
        let fighter = table.snapshot(id);
        if !fighter.condition.opening.surprised || !fighter.is_conscious() {
            continue;
        }
        let modifier = modifier(table, fighter);
        if attribute_check(
            table,
            id,
            Attribute::In,
            word::INTUITION,
            (rule::SUR_01, modifier),
        )? {
            end(table, id);
            begin::roll_initiative(table, id)?;
        }
    }
    Ok(())
}

/// He is surprised no more.
pub(super) fn end(table: &mut Table, id: FighterId) {
    if table.snapshot(id).condition.opening.surprised {
        table.fighter(id).condition.opening.surprised = false;
        table.state(id, word::SURPRISED, false, rule::SUR_01);
    }
}

/// What makes the check easier: the rounds that have gone by, what he has learnt, and foes that he can smell.
///
/// Rule: `SUR-01`, `OPP-09`.
fn modifier(table: &Table, fighter: &Snapshot) -> i16 {
    let scene = table.scene();
    let smell = scene.foes(fighter).map(|foe| foe.build.traits.scent).min();
    by_time(table.clock.round) + by_learning(&fighter.build.traits) + smell.unwrap_or(0)
}

/// Two points for every second round after the first.
const fn by_time(round: u16) -> i16 {
    2 * ((round.saturating_sub(1) / 2) as i16)
}

const fn by_learning(traits: &Traits) -> i16 {
    let mut points = 0;
    if traits.vigilance {
        points += 4;
    }
    if traits.instinct {
        points += 4;
    }
    if traits.eyes.blind_fighting {
        points += 2;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_second_round_makes_it_easier_sur_01() {
        // 2 * floor((n - 1) / 2)
        for (round, points) in [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (9, 8)] {
            assert_eq!(by_time(round), points, "round {round}");
        }
    }

    #[test]
    fn learning_adds_up_sur_01() {
        let vigilant = Traits {
            vigilance: true,
            ..Traits::default()
        };
        let sensing = Traits {
            instinct: true,
            ..vigilant
        };
        let mut blind = sensing;
        blind.eyes.blind_fighting = true;
        assert_eq!([vigilant, sensing, blind].map(|it| by_learning(&it)), [4, 8, 10]);
    }
}
