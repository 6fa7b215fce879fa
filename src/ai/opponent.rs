//! The computer's seat: takes the answer of the greatest worth, one decision ahead.

use bevy::prelude::*;

use super::advice;
use crate::battle::{
    BattleStep, BattleSystems, Clock, Decision, Fighter, FighterId, Intent, Roster, Seat, Sides, System,
};

// It stands between two stages because it reads the whole world, which no other system of its stage may change meanwhile.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        BattleStep,
        answer.after(BattleSystems::Answer).before(BattleSystems::Check),
    );
}

/// Answers every open decision of a side that the computer plays.
fn answer(
    world: &mut World,
    battles: &mut QueryState<(Entity, &'static Sides)>,
    mut intents: Local<Vec<Intent>>,
) {
    // In most battles of a balance lab he has no part, so that nothing else of them is looked at.
    let played = battles
        .iter_manual(world)
        .filter(|(_, sides)| sides.has_seat(&Seat::Opponent));
    intents.extend(played.filter_map(|(battle, sides)| asked(world, battle, sides)));
    if !intents.is_empty() {
        world
            .resource_mut::<Messages<Intent>>()
            .write_batch(intents.drain(..));
    }
}

/// The answer to the open decision of a battle, if it is his.
fn asked(world: &World, battle: Entity, sides: &Sides) -> Option<Intent> {
    let found = world.get_entity(battle).ok()?;
    if found.get::<Clock>()?.over {
        return None;
    }
    let fighter = found.get::<Decision>()?.0?.fighter;
    let side = world
        .get::<Fighter>(found.get::<Roster>()?.entity(fighter)?)?
        .side;
    let is_mine = sides.get(side)?.seat == Seat::Opponent;
    if !is_mine {
        return None;
    }
    intent(world, battle, fighter, *found.get()?)
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
