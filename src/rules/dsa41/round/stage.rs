//! The stages of a round as systems, one for each set of the battle step: each takes the battles that stand at it a stage on.

use bevy::prelude::*;

use crate::dice::DiceError;

use super::super::scene::Combatant;
use super::table::{BattleParts, Table};
use super::{Stage, Stages, act, begin, consequence, count, finish, react};

/// Rounds begin and fighters declare (`TIM-07`).
pub(super) fn announce(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    let stages = Stages::of(&[Stage::Muster, Stage::SetUp, Stage::Begin, Stage::Declare]);
    for_each_at(stages, &mut battles, &fighters, begin::announce);
}

/// The count goes down to the next phase in which somebody acts (`INI-04`).
pub(super) fn count_phases(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    for_each_at(
        Stages::of(&[Stage::Count]),
        &mut battles,
        &fighters,
        count::count_phases,
    );
}

/// Whoever's turn it is acts.
pub(super) fn act(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    let stages = Stages::of(&[Stage::Act, Stage::Between]);
    for_each_at(stages, &mut battles, &fighters, act::act);
}

/// Those who are struck answer (`ATK-03`).
pub(super) fn answer_blows(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    for_each_at(
        Stages::of(&[Stage::React]),
        &mut battles,
        &fighters,
        react::answer_blow,
    );
}

/// Blows that were not warded off land (`ATK-04`).
pub(super) fn land_blows(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    for_each_at(
        Stages::of(&[Stage::Resolve]),
        &mut battles,
        &fighters,
        react::land_blow,
    );
}

/// What was suffered takes effect (`ENG-02`).
pub(super) fn apply_consequences(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    for_each_at(
        Stages::of(&[Stage::Act]),
        &mut battles,
        &fighters,
        consequence::apply_consequences,
    );
}

/// Rounds end, and fights.
pub(super) fn finish_rounds(mut battles: Query<BattleParts>, fighters: Query<Combatant>) {
    for_each_at(
        Stages::of(&[Stage::Finish]),
        &mut battles,
        &fighters,
        finish::finish_round,
    );
}

/// Lays out every battle at one of these stages that waits for nobody, and lets it go through it.
fn for_each_at(
    stages: Stages,
    battles: &mut Query<BattleParts>,
    fighters: &Query<Combatant>,
    play: fn(&mut Table) -> Result<(), DiceError>,
) {
    let Ok(battles) = battles.contiguous_iter_mut() else {
        unreachable!("no component of a battle is stored as a sparse set");
    };
    for mut battles in battles {
        for row in battles.rows() {
            if !battles.stands_at(row, stages) {
                continue;
            }
            let mut table = battles.table(row).lay(fighters);
            if let Err(error) = play(&mut table) {
                table.dice.fail(error);
            }
        }
    }
}
