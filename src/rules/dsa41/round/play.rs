//! The play of a battle: its stages one after the other, in the order of the rule book, until somebody has to choose.

use bevy::prelude::*;

use crate::dice::DiceError;

use super::super::reflex;
use super::super::scene::Combatant;
use super::table::{BattleParts, Table};
use super::{Stage, act, begin, check, consequence, count, finish, react};

/// Takes every battle that waits for nobody as far as it goes by itself, at most to the end of its round.
///
/// Battles know nothing of each other, so each is laid out once and goes through its stages alone.
pub(super) fn play_on(mut battles: Query<BattleParts>, mut fighters: Query<Combatant>) {
    for parts in &mut battles {
        if parts.rests() {
            continue;
        }
        let mut table = Table::lay(parts, &mut fighters);
        if let Err(error) = play_to_the_end_of_the_round(&mut table) {
            table.dice.fail(error);
        }
        table.clear();
    }
}

fn play_to_the_end_of_the_round(table: &mut Table) -> Result<(), DiceError> {
    while !table.clock.over {
        if table.question().is_some() {
            if answer_by_reflex(table) {
                continue;
            }
            return Ok(());
        }
        match table.round.stage {
            Stage::Muster | Stage::Begin | Stage::Declare => begin::announce(table)?,
            Stage::Count => count::count_phases(table)?,
            Stage::Act => {
                act::act(table)?;
                if table.round.stage == Stage::Act && table.question().is_none() {
                    consequence::apply_consequences(table)?;
                }
            }
            Stage::React => react::answer_blow(table)?,
            Stage::Resolve => react::land_blow(table)?,
            Stage::Finish => return finish::finish_round(table),
        }
    }
    Ok(())
}

/// Answers the open decision where reflexes do; says whether the battle goes on.
fn answer_by_reflex(table: &mut Table) -> bool {
    let Some(question) = table
        .question()
        .filter(|question| table.is_left_to_reflexes(*question))
    else {
        return false;
    };
    let choice = reflex::choose(&table.scene(), question);
    choice.is_some_and(|choice| check::take(table, question.fighter, choice).is_ok())
}
