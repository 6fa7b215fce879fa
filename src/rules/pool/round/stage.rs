//! The phases of a round as systems: each takes every battle that stands at it a stage on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::battle::{
    BattleEvent, BattleRound, BattleStep, BattleSystems, Choice, FighterId, Happening, Intent, Motion, Phase,
    Refusal, StateHash,
};
use crate::dice::DiceError;

use super::super::legal;
use super::table::{BattleParts, Combatants, Table};
use super::{Stage, after, begin, finish, turn};

pub(in super::super) fn plugin(app: &mut App) {
    // The battles of two rule systems share the kinds of their components, but no battle belongs to both.
    app.add_systems(
        BattleStep,
        (
            take_intents.in_set(BattleSystems::Check).ambiguous_with_all(),
            hash_changed.in_set(BattleSystems::Seal).ambiguous_with_all(),
        ),
    );
    app.add_systems(
        BattleRound,
        (
            announce.in_set(Phase::Announce).ambiguous_with_all(),
            count_on.in_set(Phase::Count).ambiguous_with_all(),
            act.in_set(Phase::Act).ambiguous_with_all(),
            react.in_set(Phase::React).ambiguous_with_all(),
            finish_rounds.in_set(Phase::Finish).ambiguous_with_all(),
            keep_up.in_set(Phase::Keep).ambiguous_with_all(),
        ),
    );
}

/// Takes the intents of a step: those that are legal close the open decision, the others are refused and change nothing.
fn take_intents(
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

/// Hashes battles in which something has happened, and those that are hashed from now on.
fn hash_changed(
    mut battles: Query<BattleParts, Or<(Changed<Motion>, Added<StateHash>)>>,
    fighters: Combatants,
) {
    for parts in &mut battles {
        Table::lay(parts, &fighters).seal();
    }
}

/// Fighters are set up, the round begins, and whoever wants to takes the riposte stance (`PL-RND-01`, `PL-RIP-01`).
fn announce(mut battles: Battles) {
    battles.at(
        &[Stage::Muster, Stage::SetUp, Stage::Begin, Stage::Declare],
        |table| {
            match table.round.stage {
                Stage::Muster => begin::muster(table),
                Stage::SetUp => begin::set_up(table)?,
                Stage::Begin => begin::begin(table)?,
                _ => begin::declare(table),
            }
            Ok(())
        },
    );
}

/// The next place in the order comes, or those who have put off their turns may take them (`PL-INI-02`, `PL-DLY-02`).
fn count_on(mut battles: Battles) {
    battles.at(&[Stage::Next, Stage::Windows], |table| {
        if table.round.stage == Stage::Next {
            turn::next(table)
        } else {
            turn::windows(table);
            Ok(())
        }
    });
}

/// Somebody plays his turn (`PL-ACT-01`).
fn act(mut battles: Battles) {
    battles.at(&[Stage::Turn], turn::play);
}

/// Those who were attacked answer: the disarmed one takes his weapon back, the struck one ripostes (`PL-DEC-07`, `PL-RIP-02`).
fn react(mut battles: Battles) {
    battles.at(&[Stage::After], after::after);
}

/// Rounds end, and fights (`PL-RND-03`).
fn finish_rounds(mut battles: Battles) {
    battles.at(&[Stage::Finish], finish::finish);
}

/// Says of every battle whether another pass takes it on.
fn keep_up(mut battles: Query<BattleParts>) {
    for mut parts in &mut battles {
        parts.end_pass();
    }
}

/// All battles of these rules.
#[derive(SystemParam)]
struct Battles<'w, 's> {
    battles: Query<'w, 's, BattleParts>,
    fighters: Combatants<'w, 's>,
}

impl Battles<'_, '_> {
    /// Takes each battle a stage on that goes on and stands at one of these stages.
    fn at(&mut self, stages: &[Stage], stroke: impl Fn(&mut Table) -> Result<(), DiceError>) {
        for parts in &mut self.battles {
            if !parts.stands_at(stages) {
                continue;
            }
            let mut table = Table::lay(parts, &self.fighters);
            let before = table.progress();
            if let Err(error) = stroke(&mut table) {
                table.dice.fail(error);
            }
            if table.progress() != before {
                *table.motion = Motion::Moved;
            }
            table.dismiss(&mut self.fighters);
        }
    }
}
