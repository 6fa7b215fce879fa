//! Rollouts: forks are opened in a world beside that of the game, an answer is given in each, and the careful seat plays all sides on.

use bevy::ecs::message::Messages;
use bevy::prelude::*;

use super::super::opponent;
use super::{Depth, value};
use crate::battle::{
    self, BattleDice, BattleEvent, BattleStep, Branch, Choice, Clock, Fork, Happening, Horizon, Intent, Log,
    Question, Roster, RuleSystem, Seat, SideId, Sides,
};

/// Steps after which a rollout is valued as it stands: more than any two rounds take.
const MOST_STEPS: u32 = 4000;

/// A world in which what may come is tried out.
pub struct Beside {
    world: World,
    system: &'static dyn RuleSystem,
}

impl Beside {
    /// An empty one for fights by a rule system.
    pub(super) fn of(system: &'static dyn RuleSystem) -> Self {
        let mut app = App::empty();
        battle::plugin(&mut app);
        system.build(&mut app);
        opponent::plugin(&mut app);
        let world = std::mem::take(app.world_mut());
        Self { world, system }
    }

    /// That of a rule system among several; a new one where there is none yet.
    pub(super) fn among<'b>(all: &'b mut Vec<Self>, system: &'static dyn RuleSystem) -> &'b mut Self {
        let known = all.iter().position(|it| it.system.id() == system.id());
        let place = known.unwrap_or_else(|| {
            all.push(Self::of(system));
            all.len() - 1
        });
        &mut all[place]
    }

    /// The rules by which fights are tried out in it.
    pub(super) const fn system(&self) -> &'static dyn RuleSystem {
        self.system
    }

    /// The win chances of a side after an answer, one for each seed; the seeds take the forks in turn. None where a fork refuses the answer.
    pub(super) fn play(
        &mut self,
        forks: &[Box<dyn Fork>],
        (question, side): (Question, SideId),
        choice: &Choice,
        seeds: &[u64],
        depth: &Depth,
    ) -> Option<Vec<i64>> {
        let world = &mut self.world;
        let battles: Vec<Entity> = seeds
            .iter()
            .zip(forks.iter().cycle())
            .map(|(seed, fork)| {
                let branch = Branch {
                    dice: BattleDice::keyed(*seed),
                    rounds: depth.rounds,
                    // Nobody answers before the answer that is tried.
                    seat: Seat::Script,
                };
                fork.open(world, branch)
            })
            .collect();
        let intents = battles.iter().map(|battle| Intent {
            battle: *battle,
            fighter: question.fighter,
            choice: choice.clone(),
        });
        world.resource_mut::<Messages<Intent>>().write_batch(intents);
        world.run_schedule(BattleStep);
        let is_answered = battles.iter().all(|battle| has_answered(world, *battle));
        if is_answered {
            battles.iter().for_each(|battle| seat_careful(world, *battle));
            play_on(world, &battles);
        }
        let values = battles
            .iter()
            .map(|battle| value::chance(world, *battle, self.system, side));
        let values = is_answered.then(|| values.collect());
        battles.iter().for_each(|battle| discard(world, *battle));
        world.resource_mut::<Messages<BattleEvent>>().clear();
        values
    }
}

/// Whether the answer that is tried was allowed: it is the first entry of a log that begins with the fork.
fn has_answered(world: &World, battle: Entity) -> bool {
    let log = world.get::<Log>(battle).map(Log::entries);
    let first = log.and_then(<[BattleEvent]>::first);
    first.is_some_and(|event| matches!(event.happening, Happening::Chosen { .. }))
}

fn seat_careful(world: &mut World, battle: Entity) {
    if let Some(mut sides) = world.get_mut::<Sides>(battle) {
        let count = sides.iter().len() as u8;
        (0..count).for_each(|side| sides.seat(SideId(side), Seat::Opponent));
    }
}

/// Plays all of them on until each is over or has come to its horizon.
fn play_on(world: &mut World, battles: &[Entity]) {
    let rests = |world: &World, battle: Entity| {
        let clock = world.get::<Clock>(battle).copied().unwrap_or_default();
        let dice = world.get::<BattleDice>(battle).and_then(BattleDice::error);
        clock.over || dice.is_some() || Horizon::is_passed(world.get(battle), &clock)
    };
    for _ in 0..MOST_STEPS {
        if battles.iter().all(|battle| rests(world, *battle)) {
            return;
        }
        world.run_schedule(BattleStep);
    }
}

fn discard(world: &mut World, battle: Entity) {
    let fighters = world.get::<Roster>(battle).cloned().unwrap_or_default();
    for (_, fighter) in fighters.iter() {
        world.despawn(fighter);
    }
    world.despawn(battle);
}
