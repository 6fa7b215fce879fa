//! Intents come in: those that are legal close the open decision, the others are refused and change nothing. Where nobody has said anything,
//! reflexes answer what they are asked.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal, Term};

use super::stage::Battles;
use super::{Answer, Guest, Table};

/// Takes the intents of a step. Where nobody has said anything, reflexes answer what they are asked, once: what comes of it is taken down
/// before they answer again.
pub(super) fn hear_intents<R: Guest>(
    mut battles: Battles<R>,
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
) {
    let all: Vec<&Intent> = intents.read().collect();
    for intent in &all {
        battles.change(intent.battle, |table| {
            hear_choice(table, intent.fighter, intent.choice.clone(), &mut refused);
        });
    }
    battles.answer_by_reflex(&mut refused, |parts| {
        parts.is_hashed() && !all.iter().any(|intent| parts.battle() == intent.battle)
    });
}

/// Battles in which nobody takes down what comes of each choice are taken on at once, and reflexes answer in them what they are asked.
pub(super) fn hurry<R: Guest>(mut battles: Battles<R>, mut refused: MessageWriter<BattleEvent>) {
    battles.hurry(&mut refused);
}

/// Closes the open decision with what reflexes answer to it; says whether it is closed.
pub(super) fn hear_reflex<R: Guest>(table: &mut Table<R>, refused: &mut MessageWriter<BattleEvent>) -> bool {
    let Some(question) = table.question().filter(|_| !table.clock.over) else {
        return false;
    };
    let scene = table.known_to(question.fighter);
    let Answer { choice, is_judged } = R::reflex(&scene, question, table.clock.round);
    let judge = |choice: &Choice| R::judge(&scene, Some(question), question.fighter, choice);
    let is_allowed = is_judged || judge(&choice).is_ok();
    debug_assert!(
        !is_judged || judge(&choice).is_ok(),
        "reflexes have answered what is not allowed"
    );
    // A fight must not wait for the computer.
    let last = (!is_allowed).then(|| R::last_resort(&scene, question)).flatten();
    drop(scene);
    if is_allowed {
        close(table, question.fighter, choice);
    } else {
        hear_choice(table, question.fighter, last.unwrap_or(choice), refused);
    }
    table.question().is_none()
}

/// Closes the open decision with a choice, or says why not.
fn hear_choice<R: Guest>(
    table: &mut Table<R>,
    fighter: FighterId,
    choice: Choice,
    refused: &mut MessageWriter<BattleEvent>,
) {
    match table.judge(fighter, &choice) {
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

fn close<R: Guest>(table: &mut Table<R>, fighter: FighterId, choice: Choice) {
    let kind = table.question().map_or(Term(""), |question| question.kind);
    table.dice.set_key(table.clock.round, fighter, kind);
    table.close();
    table.write(Happening::Chosen {
        fighter,
        choice: choice.clone(),
    });
    R::hear(table.round, choice);
}

impl<R: Guest> Table<'_, R> {
    /// Whether a choice is allowed, as far as the side of whoever is asked can know (`BD-VIS-06`).
    ///
    /// # Errors
    ///
    /// Why it is not.
    fn judge(&self, fighter: FighterId, choice: &Choice) -> Result<(), Refusal> {
        let question = self.question();
        let asked = question.map_or(fighter, |question| question.fighter);
        R::judge(&self.known_to(asked), question, fighter, choice)
    }
}
