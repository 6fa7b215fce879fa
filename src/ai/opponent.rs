//! The computer's seat: takes the answer of the greatest worth, one decision ahead.

use bevy::prelude::*;

use super::{character, difficulty};
use crate::battle::{
    BattleStep, BattleSystems, Clock, Decision, Fighter, Horizon, Intent, Question, Roster, Seat, Sides,
    System,
};

// It stands between two stages because it reads the whole world, which no other system of its stage may change meanwhile.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        BattleStep,
        answer.after(BattleSystems::Answer).before(BattleSystems::Check),
    );
}

/// Answers every open decision of a side that the computer plays.
pub(super) fn answer(
    world: &mut World,
    battles: &mut QueryState<(Entity, &'static Sides)>,
    mut intents: Local<Vec<Intent>>,
) {
    battles.update_archetypes(world);
    // In most battles of a balance lab he has no part, so that nothing else of them is looked at.
    let is_his = |seat: &Seat| matches!(seat, Seat::Opponent | Seat::Eased(_));
    let played = battles
        .iter_manual(world)
        .filter(|(_, sides)| sides.iter().any(|(_, side)| is_his(&side.seat)));
    intents.extend(played.filter_map(|(battle, sides)| {
        let (question, seat) = asked(world, (battle, sides))?;
        let System(system) = *world.get(battle)?;
        // What is appraised is legal, and tests hold the rule systems to it.
        let choice = match seat {
            Seat::Opponent => character::decide(world, battle, system),
            Seat::Eased(difficulty) => difficulty::decide(world, battle, system, *difficulty),
            _ => None,
        };
        Some(Intent {
            battle,
            fighter: question.fighter,
            choice: choice?,
        })
    }));
    if !intents.is_empty() {
        world
            .resource_mut::<Messages<Intent>>()
            .write_batch(intents.drain(..));
    }
}

/// The open decision of a battle that is played on, and who plays the side that is asked.
pub(super) fn asked<'s>(world: &World, (battle, sides): (Entity, &'s Sides)) -> Option<(Question, &'s Seat)> {
    let found = world.get_entity(battle).ok()?;
    let clock = found.get::<Clock>()?;
    if clock.over || Horizon::is_passed(found.get(), clock) {
        return None;
    }
    let question = found.get::<Decision>()?.0?;
    let fighter = found.get::<Roster>()?.entity(question.fighter)?;
    let side = world.get::<Fighter>(fighter)?.side;
    Some((question, &sides.get(side)?.seat))
}
