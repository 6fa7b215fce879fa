//! Intents come in: those that are legal close the open decision, the others are refused and change nothing.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal};

use super::super::legal;
use super::table::Table;

/// Takes an intent, or says why not.
pub(super) fn hear(table: &mut Table, intent: &Intent, refused: &mut MessageWriter<BattleEvent>) {
    if let Err((choice, refusal)) = take(table, intent.fighter, intent.choice.clone()) {
        refused.write(BattleEvent {
            battle: intent.battle,
            round: table.clock.round,
            phase: table.clock.phase,
            happening: Happening::Refused {
                fighter: intent.fighter,
                choice,
                refusal: Box::new(refusal),
            },
        });
    }
}

/// Closes the open decision with a choice; one that is not legal comes back with its refusal.
pub(super) fn take(table: &mut Table, fighter: FighterId, choice: Choice) -> Result<(), (Choice, Refusal)> {
    if let Err(refusal) = judge(table, fighter, &choice) {
        return Err((choice, refusal));
    }
    table.close();
    table.write(Happening::Chosen {
        fighter,
        choice: choice.clone(),
    });
    table.round.answer = Some(choice);
    Ok(())
}

/// Whether a choice is allowed, as far as the side of whoever is asked can know (`BD-VIS-06`).
fn judge(table: &Table, fighter: FighterId, choice: &Choice) -> Result<(), Refusal> {
    if table.has_vouched(fighter, choice) {
        debug_assert!(
            judge_anew(table, fighter, choice).is_ok(),
            "an answer was vouched for that is not allowed"
        );
        return Ok(());
    }
    judge_anew(table, fighter, choice)
}

fn judge_anew(table: &Table, fighter: FighterId, choice: &Choice) -> Result<(), Refusal> {
    let question = table.question();
    let asked = question.map_or(fighter, |question| question.fighter);
    legal::judge(&table.known_to(asked), question, fighter, choice)
}
