//! The computer's seat: takes the answer of the greatest worth, one decision ahead.

use bevy::prelude::*;

use super::advice;
use crate::battle::{
    BattleStep, BattleSystems, Clock, Decision, Fighter, FighterId, Horizon, Intent, Question, Roster, Seat,
    Sides, System,
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
    let played = battles
        .iter_manual(world)
        .filter(|(_, sides)| sides.has_seat(&Seat::Opponent));
    intents.extend(played.filter_map(|(battle, sides)| {
        let question = asked(world, (battle, sides), &Seat::Opponent)?;
        intent(world, battle, question.fighter, *world.get(battle)?)
    }));
    if !intents.is_empty() {
        world
            .resource_mut::<Messages<Intent>>()
            .write_batch(intents.drain(..));
    }
}

/// The open decision of a battle that is played on, if it is that of somebody in this seat.
pub(super) fn asked(world: &World, (battle, sides): (Entity, &Sides), seat: &Seat) -> Option<Question> {
    let found = world.get_entity(battle).ok()?;
    let clock = found.get::<Clock>()?;
    if clock.over || Horizon::is_passed(found.get(), clock) {
        return None;
    }
    let question = found.get::<Decision>()?.0?;
    let fighter = found.get::<Roster>()?.entity(question.fighter)?;
    let side = world.get::<Fighter>(fighter)?.side;
    (sides.get(side)?.seat == *seat).then_some(question)
}

fn intent(world: &World, battle: Entity, fighter: FighterId, system: System) -> Option<Intent> {
    // What is appraised is legal, and tests hold the rule systems to it.
    let choice = advice::decide(world, battle, system.0)?;
    Some(Intent {
        battle,
        fighter,
        choice,
    })
}
