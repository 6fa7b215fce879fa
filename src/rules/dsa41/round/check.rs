//! Intents come in: those that are legal close the open decision, the others are refused and change nothing.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal};

use super::super::legal;
use super::super::scene::Combatant;
use super::table::{BattleParts, Table};

/// The intents mostly come in the order in which their battles lie in memory, as whoever writes them has gone through the battles
/// so; then none of these has to be looked for.
pub(super) fn take_intents(
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
    mut battles: Query<BattleParts>,
    fighters: Query<Combatant>,
) {
    let mut waiting = intents.read().peekable();
    if let Ok(tables) = battles.contiguous_iter_mut() {
        for mut table in tables {
            for row in table.rows() {
                while let Some(intent) = waiting.next_if(|intent| table.is(row, intent.battle)) {
                    hear(table.table(row).lay(&fighters), intent, &mut refused);
                }
            }
        }
    }
    for intent in waiting {
        if let Ok(parts) = battles.get_mut(intent.battle) {
            hear(Table::from(parts).lay(&fighters), intent, &mut refused);
        }
    }
}

/// Takes an intent, or says why not.
fn hear(mut table: Table, intent: &Intent, refused: &mut MessageWriter<BattleEvent>) {
    if let Err((choice, refusal)) = take(&mut table, intent.fighter, intent.choice.clone()) {
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
    let question = table.question();
    let asked = question.map_or(fighter, |question| question.fighter);
    legal::judge(&table.known_to(asked), question, fighter, choice)
}
