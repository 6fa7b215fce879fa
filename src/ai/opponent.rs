//! The computer's seat: takes the answer of the greatest worth, one decision ahead.

use bevy::prelude::*;

use crate::battle::{
    BattleStep, BattleSystems, Choice, Clock, Decision, Fighter, FighterId, Intent, Roster, Seat, Side,
    Sides, System,
};

// It stands between two stages because it reads the whole world, which no other system of its stage may change meanwhile.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        BattleStep,
        answer.after(BattleSystems::Answer).before(BattleSystems::Check),
    );
}

/// The answer of the greatest worth; of equal ones the first.
pub fn best_of(appraised: Vec<(Choice, i64)>) -> Option<Choice> {
    let mut best: Option<(Choice, i64)> = None;
    for (choice, worth) in appraised {
        if best.as_ref().is_none_or(|(_, known)| worth > *known) {
            best = Some((choice, worth));
        }
    }
    best.map(|(choice, _)| choice)
}

/// A battle that waits for somebody.
type Waiting = (
    Entity,
    &'static Decision,
    &'static Clock,
    &'static Roster,
    &'static Sides,
    &'static System,
);

/// Answers every open decision of a side that the computer plays.
fn answer(world: &mut World, battles: &mut QueryState<Waiting>, mut intents: Local<Vec<Intent>>) {
    let asked = |(battle, decision, clock, roster, sides, system): (
        Entity,
        &Decision,
        &Clock,
        &Roster,
        &Sides,
        &System,
    )| {
        let is_played = |(_, side): (_, &Side)| side.seat == Seat::Opponent;
        if clock.over || !sides.iter().any(is_played) {
            return None;
        }
        let fighter = decision.0?.fighter;
        let side = world.get::<Fighter>(roster.entity(fighter)?)?.side;
        let is_mine = sides.get(side)?.seat == Seat::Opponent;
        is_mine.then(|| intent(world, battle, fighter, *system))?
    };
    intents.extend(battles.iter_manual(world).filter_map(asked));
    if !intents.is_empty() {
        world
            .resource_mut::<Messages<Intent>>()
            .write_batch(intents.drain(..));
    }
}

fn intent(world: &World, battle: Entity, fighter: FighterId, system: System) -> Option<Intent> {
    let is_legal = |choice: &Choice| system.0.judge(world, battle, fighter, choice).is_ok();
    // What is appraised is legal, and tests hold the rule systems to it. A battle must not wait for the computer even
    // if one of them should fail: then the last thing on offer will do.
    let choice = best_of(system.0.appraise(world, battle))
        .filter(is_legal)
        .or_else(|| {
            let offers = system.0.offers(world, battle);
            offers.into_iter().rev().map(|offer| offer.choice).find(is_legal)
        })?;
    Some(Intent {
        battle,
        fighter,
        choice,
    })
}
