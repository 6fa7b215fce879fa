//! The seat "deep": tries its candidates out on forks of the fight as its side knows it, and takes the one that does best.
//!
//! It begins with the answer that the careful seat would give, and leaves it only for one that has done clearly better with the same dice
//! (rollouts of a base policy: Tesauro and Galperin 1996; common random numbers). It counts rollouts and not time, so that it gives the same
//! answer on every machine.

mod candidate;
mod inquiry;
mod rollout;
mod search;
mod value;

use bevy::prelude::*;

use super::{advice, opponent};
use crate::battle::{
    BattleStep, BattleSystems, Choice, Fork, Intent, Question, Roster, Seat, SideId, Sides, System,
};
use crate::battle::{Fighter, RuleSystem};
use candidate::Candidate;
pub use inquiry::Inquiry;
pub use rollout::Beside;
pub use search::Tried;

/// How deep it looks. Its numbers are the whole of the policy besides the code of this folder.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Rollouts of all candidates together for one decision.
    pub rollouts: u32,
    /// Rounds that each is played, that under way counted.
    pub rounds: u16,
    /// The most answers that are tried.
    pub candidates: usize,
    /// Thousandths of a life point by which an answer may be worth less than the best, one decision ahead, and is still tried.
    pub window: i64,
    /// By how many of them an announcement counts as worth less that the judgement has not on its list.
    pub unlisted: i64,
    /// Millionths of win chance for each of them, so that what lies beyond the rollouts has a say.
    pub prior: i64,
    /// Quarters of the squared standard error of the lead that another answer must have over the careful one.
    pub doubt: i128,
    /// Places tried for those whom the side has lost from sight.
    pub samples: u64,
}

impl Default for Depth {
    fn default() -> Self {
        Self {
            rollouts: 160,
            rounds: 2,
            candidates: 8,
            window: 8000,
            unlisted: 2000,
            prior: 2,
            doubt: 9,
            samples: 4,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        BattleStep,
        answer
            .after(BattleSystems::Answer)
            .after(opponent::answer)
            .before(BattleSystems::Check),
    );
}

/// Answers every open decision of a side that it plays.
fn answer(
    world: &mut World,
    battles: &mut QueryState<(Entity, &'static Sides)>,
    mut beside: Local<Vec<Beside>>,
) {
    battles.update_archetypes(world);
    let played = battles
        .iter_manual(world)
        .filter(|(_, sides)| sides.has_seat(&Seat::Deep));
    let asked: Vec<(Entity, Question)> = played
        .filter_map(|(battle, sides)| {
            let (question, seat) = opponent::asked(world, (battle, sides))?;
            (*seat == Seat::Deep).then_some((battle, question))
        })
        .collect();
    let mut intents = Vec::new();
    for (battle, question) in asked {
        let Some(system) = world.get::<System>(battle).map(|system| system.0) else {
            continue;
        };
        let choice = Beside::among(&mut beside, system).decide(world, battle, question);
        intents.extend(choice.map(|choice| Intent {
            battle,
            fighter: question.fighter,
            choice,
        }));
    }
    if !intents.is_empty() {
        world.resource_mut::<Messages<Intent>>().write_batch(intents);
    }
}

impl Beside {
    /// The answer to an open decision of a battle of a world.
    fn decide(&mut self, world: &World, battle: Entity, question: Question) -> Option<Choice> {
        let tried = self.try_out(world, battle, question);
        match search::best(&tried, &depth(world)) {
            Some(best) => Some(best.choice.clone()),
            None => advice::decide(world, battle, self.system()),
        }
    }

    /// All that is tried for an open decision, the careful answer first; nothing where there is no choice, or nothing can be tried.
    fn try_out(&mut self, world: &World, battle: Entity, question: Question) -> Vec<Tried> {
        let (system, depth) = (self.system(), depth(world));
        let candidates = candidate::candidates(world, battle, system, &depth);
        if candidates.len() < 2 || !candidates.iter().any(Candidate::shapes_the_fight) {
            return Vec::new();
        }
        let Some(side) = side_of(world, battle, question) else {
            return Vec::new();
        };
        let forks = forks(world, battle, system, (side, depth.samples));
        if forks.is_empty() {
            return Vec::new();
        }
        search::search(self, &forks, (question, side), candidates, &depth)
    }
}

/// What is tried for the open decision of a battle, the careful answer first, each with its win chances: what the deep seat would think. Nothing
/// where it would not think twice.
pub fn ponder(world: &World, battle: Entity) -> Vec<Tried> {
    let question = world
        .get::<crate::battle::Decision>(battle)
        .and_then(|open| open.0);
    match (question, world.get::<System>(battle)) {
        (Some(question), Some(system)) => Beside::of(system.0).try_out(world, battle, question),
        _ => Vec::new(),
    }
}

fn depth(world: &World) -> Depth {
    world.get_resource().copied().unwrap_or_default()
}

fn side_of(world: &World, battle: Entity, question: Question) -> Option<SideId> {
    let entity = world.get::<Roster>(battle)?.entity(question.fighter)?;
    Some(world.get::<Fighter>(entity)?.side)
}

/// The fight as a side knows it, with as many places for those whom it has lost from sight as make a difference.
fn forks(
    world: &World,
    battle: Entity,
    system: &dyn RuleSystem,
    (side, samples): (SideId, u64),
) -> Vec<Box<dyn Fork>> {
    let fork = |sample| system.fork(world, battle, Some(side), sample);
    let Some(first) = fork(0) else {
        return Vec::new();
    };
    if first.is_certain() {
        return vec![first];
    }
    std::iter::once(first)
        .chain((1..samples).filter_map(fork))
        .collect()
}
