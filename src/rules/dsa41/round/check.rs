//! Intents come in: those that are legal close the open decision, the others are refused and change nothing.

use bevy::prelude::*;

use crate::battle::{BattleEvent, Happening, Intent};

use super::super::legal;
use super::super::scene::Combatant;
use super::table::{BattleParts, Table};

pub(super) fn take_intents(
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<BattleEvent>,
    mut battles: Query<BattleParts>,
    mut fighters: Query<Combatant>,
) {
    for intent in intents.read() {
        let Ok(parts) = battles.get_mut(intent.battle) else {
            continue;
        };
        let mut table = Table::lay(parts, &mut fighters);
        let verdict = legal::judge(&table.scene(), table.question(), intent.fighter, &intent.choice);
        match verdict {
            Ok(()) => {
                table.close();
                table.write(Happening::Chosen {
                    fighter: intent.fighter,
                    choice: intent.choice.clone(),
                });
                table.round.answer = Some(intent.choice.clone());
            }
            Err(refusal) => {
                refused.write(BattleEvent {
                    battle: intent.battle,
                    round: table.clock.round,
                    phase: table.clock.phase,
                    happening: Happening::Refused {
                        fighter: intent.fighter,
                        choice: intent.choice.clone(),
                        refusal,
                    },
                });
            }
        }
    }
}
