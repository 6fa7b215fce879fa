//! Intents come in: those that are legal close the open decision, the others are refused and change nothing.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal};

use super::super::{legal, reflex};
use super::stage::Battles;
use super::table::Table;

/// Takes the intents of a step. Where nobody has said anything, reflexes answer what they are asked, once: what comes of it is taken down
/// before they answer again.
pub(super) fn hear_intents(
    mut battles: Battles,
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
) {
    let all: Vec<&Intent> = intents.read().collect();
    for intent in &all {
        battles.change(intent.battle, |table| hear(table, intent, &mut refused));
    }
    battles.answer_by_reflex(&mut refused, |battles, row| {
        battles.are_hashed() && !all.iter().any(|intent| battles.is(row, intent.battle))
    });
}

/// Battles in which nobody takes down what comes of each choice are taken on at once, and reflexes answer in them what they are asked.
pub(super) fn hurry(mut battles: Battles, mut refused: MessageWriter<BattleEvent>) {
    battles.hurry(&mut refused);
}

/// Closes the open decision with the choice of an intent, or says why not.
fn hear(table: &mut Table, intent: &Intent, refused: &mut MessageWriter<BattleEvent>) {
    hear_choice(table, intent.fighter, intent.choice.clone(), refused);
}

/// Closes the open decision with what reflexes answer to it, if it is theirs; says whether it is closed.
pub(super) fn hear_reflex(table: &mut Table, refused: &mut MessageWriter<BattleEvent>) -> bool {
    let (Some(question), Some(answer)) = (table.question(), table.reflex()) else {
        return false;
    };
    if answer.is_judged {
        take(table, question.fighter, answer.choice);
    } else {
        let choice = match judge(table, question.fighter, &answer.choice) {
            Ok(()) => None,
            // A fight must not wait for the computer.
            Err(_) => reflex::last_resort(&table.known_to(question.fighter), question),
        };
        hear_choice(table, question.fighter, choice.unwrap_or(answer.choice), refused);
    }
    table.question().is_none()
}

/// Closes the open decision with a choice, or says why not.
fn hear_choice(
    table: &mut Table,
    fighter: FighterId,
    choice: Choice,
    refused: &mut MessageWriter<BattleEvent>,
) {
    match judge(table, fighter, &choice) {
        Ok(()) => close(table, fighter, choice),
        Err(refusal) => {
            refused.write(BattleEvent {
                battle: table.entity,
                round: table.clock.round,
                phase: table.clock.phase,
                happening: Happening::Refused {
                    fighter,
                    choice,
                    refusal: Box::new(refusal),
                },
            });
        }
    }
}

/// Closes the open decision with a choice that has been judged and is allowed.
fn take(table: &mut Table, fighter: FighterId, choice: Choice) {
    debug_assert!(
        judge(table, fighter, &choice).is_ok(),
        "reflexes have answered what is not allowed"
    );
    close(table, fighter, choice);
}

fn close(table: &mut Table, fighter: FighterId, choice: Choice) {
    table.close();
    table.write(Happening::Chosen {
        fighter,
        choice: choice.clone(),
    });
    table.round.answer = Some(choice);
}

/// Whether a choice is allowed, as far as the side of whoever is asked can know (`BD-VIS-06`).
fn judge(table: &Table, fighter: FighterId, choice: &Choice) -> Result<(), Refusal> {
    let question = table.question();
    let asked = question.map_or(fighter, |question| question.fighter);
    legal::judge(&table.known_to(asked), question, fighter, choice)
}
