//! Intents come in: those that are legal close the open decision, the others are refused and change nothing.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal};

use super::super::legal;
use super::table::Table;

/// Closes the open decision with the choice of an intent, or says why not.
pub(super) fn hear(table: &mut Table, intent: &Intent, refused: &mut MessageWriter<BattleEvent>) {
    let (fighter, choice) = (intent.fighter, &intent.choice);
    let vouched = table.take_vouched(fighter, choice);
    if vouched.is_none() {
        if let Err(refusal) = judge(table, fighter, choice) {
            refused.write(BattleEvent {
                battle: intent.battle,
                round: table.clock.round,
                phase: table.clock.phase,
                happening: Happening::Refused {
                    fighter,
                    choice: choice.clone(),
                    refusal: Box::new(refusal),
                },
            });
            return;
        }
    } else {
        debug_assert!(
            judge(table, fighter, choice).is_ok(),
            "an answer was vouched for that is not allowed"
        );
    }
    table.close();
    table.write(Happening::Chosen {
        fighter,
        choice: choice.clone(),
    });
    table.round.answer = Some(vouched.unwrap_or_else(|| choice.clone()));
}

/// Whether a choice is allowed, as far as the side of whoever is asked can know (`BD-VIS-06`).
fn judge(table: &Table, fighter: FighterId, choice: &Choice) -> Result<(), Refusal> {
    let question = table.question();
    let asked = question.map_or(fighter, |question| question.fighter);
    legal::judge(&table.known_to(asked), question, fighter, choice)
}
