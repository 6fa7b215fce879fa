//! The stages of a battle: intents come in, and every battle that waits for nobody goes on until it does.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, Intent, Refusal, StateHash};
use crate::dice::DiceError;

use super::super::legal;
use super::table::{BattleParts, Combatants, Table};
use super::{Stage, after, begin, finish, turn};

/// Takes the intents of a step: those that are legal close the open decision, the others are refused and change nothing.
pub(super) fn take_intents(
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
    mut battles: Query<BattleParts>,
    mut fighters: Combatants,
) {
    for intent in intents.read() {
        let Ok(parts) = battles.get_mut(intent.battle) else {
            continue;
        };
        let mut table = Table::lay(parts, &fighters);
        match take(&mut table, intent.fighter, intent.choice.clone()) {
            Ok(()) => table.dismiss(&mut fighters),
            Err((choice, refusal)) => {
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
    }
}

/// Closes the open decision with a choice; one that is not legal comes back with its refusal.
fn take(table: &mut Table, fighter: FighterId, choice: Choice) -> Result<(), (Choice, Refusal)> {
    let question = table.question();
    let asked = question.map_or(fighter, |question| question.fighter);
    if let Err(refusal) = legal::judge(&table.known_to(asked), question, fighter, &choice) {
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

/// Lets every battle go on that waits for nobody.
pub(super) fn play(mut battles: Query<BattleParts>, mut fighters: Combatants) {
    for parts in &mut battles {
        if !parts.goes_on() {
            continue;
        }
        let mut table = Table::lay(parts, &fighters);
        while table.goes_on() {
            if let Err(error) = stage(&mut table) {
                table.dice.fail(error);
                break;
            }
        }
        table.dismiss(&mut fighters);
    }
}

/// Hashes battles that are hashed from now on, whatever has happened or not.
pub(super) fn hash_new(mut battles: Query<BattleParts, Added<StateHash>>, mut fighters: Combatants) {
    for parts in &mut battles {
        Table::lay(parts, &fighters).dismiss(&mut fighters);
    }
}

/// Takes a battle through the stage at which it stands (`PL-RND-01`).
fn stage(table: &mut Table) -> Result<(), DiceError> {
    match table.round.stage {
        Stage::Muster => {
            begin::muster(table);
            Ok(())
        }
        Stage::SetUp => begin::set_up(table),
        Stage::Begin => begin::begin(table),
        Stage::Declare => {
            begin::declare(table);
            Ok(())
        }
        Stage::Next => turn::next(table),
        Stage::Turn => turn::play(table),
        Stage::After => after::after(table),
        Stage::Windows => {
            turn::windows(table);
            Ok(())
        }
        Stage::Finish => finish::finish(table),
    }
}
