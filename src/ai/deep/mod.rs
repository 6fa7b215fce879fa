//! The seat "deep": tries its candidates out on forks of the fight as its side knows it, and takes the one that does best.
//!
//! It begins with the answer that the careful seat would give, and leaves it only for one that has done clearly better with the same dice
//! (rollouts of a base policy: Tesauro and Galperin 1996; common random numbers). It counts rollouts and not time, so that it gives the same
//! answer on every machine.

mod candidate;
mod counsel;
mod inquiry;
mod rollout;
mod search;
mod value;

use bevy::prelude::*;

use super::{character, opponent};
use crate::battle::{
    BattleStep, BattleSystems, Choice, Decision, Fighter, Fork, Intent, Log, Question, Roster, RuleSystem,
    Seat, SideId, Sides, System,
};
use candidate::{Candidate, Whose};
pub use counsel::Counsel;
pub use inquiry::Inquiry;
pub use rollout::Beside;
use search::Search;
pub use search::Tried;

/// How deep it looks. Its numbers are the whole of the policy besides the code of this folder.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Rollouts of all candidates together for one decision.
    pub rollouts: u32,
    /// So many times as many at most, where the last answer beside the careful one leads, and not yet beyond doubt.
    pub run_off: u32,
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
            run_off: 4,
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

/// Rollouts that it does in one battle step at most, for each battle, so that a window stays alive; the answer is the same. Where there is
/// none it thinks each decision through at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Portion(pub u32);

/// What it has begun to think about, on the battle that waits for it. The battle goes on with the next step, although nothing happens in this
/// one; whoever removes the battle ends the thinking too.
#[derive(Component, Debug)]
pub struct Thinking {
    search: Search,
    /// How much had happened when it began.
    moment: usize,
}

impl Thinking {
    /// What is asked.
    pub const fn question(&self) -> Question {
        self.search.question()
    }

    /// How far it is, 0 to 100.
    pub fn percent(&self) -> u8 {
        self.search.percent()
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

/// Answers every open decision of a side that it plays, as soon as it has thought it through.
fn answer(
    world: &mut World,
    battles: &mut QueryState<(Entity, &'static Sides)>,
    under_way: &mut QueryState<Entity, With<Thinking>>,
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
    under_way.update_archetypes(world);
    let is_idle = |battle: &Entity| asked.iter().all(|(of, _)| of != battle);
    let idle: Vec<Entity> = under_way.iter_manual(world).filter(is_idle).collect();
    for battle in idle {
        world.entity_mut(battle).remove::<Thinking>();
    }
    let mut intents = Vec::new();
    for (battle, question) in asked {
        let Some(system) = world.get::<System>(battle).map(|system| system.0) else {
            continue;
        };
        let choice = think(world, battle, question, Beside::among(&mut beside, system));
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

/// Thinks about an open decision for one portion; the answer once that is done.
fn think(world: &mut World, battle: Entity, question: Question, beside: &mut Beside) -> Option<Choice> {
    let moment = moment(world, battle);
    let begun = world.entity_mut(battle).take::<Thinking>();
    let begun = begun.filter(|it| it.search.question() == question && it.moment == moment);
    let begun = begun.map(|it| it.search);
    let Some(mut search) = begun.or_else(|| begin(world, battle, question, beside.system())) else {
        return character::decide(world, battle, beside.system());
    };
    let portion = world
        .get_resource::<Portion>()
        .map_or(u32::MAX, |portion| portion.0);
    search.advance(beside, portion);
    if !search.is_done() {
        world.entity_mut(battle).insert(Thinking { search, moment });
        return None;
    }
    match search::best(&search.tried(), &depth(world)) {
        Some(best) => Some(best.choice.clone()),
        None => character::decide(world, battle, beside.system()),
    }
}

/// How much has happened in a battle.
fn moment(world: &World, battle: Entity) -> usize {
    world.get::<Log>(battle).map_or(0, |log| log.entries().len())
}

/// What there is to be tried for an open decision; none where there is no choice, where it does not pay to think twice, or nothing can be
/// tried.
fn begin(
    world: &World,
    battle: Entity,
    question: Question,
    system: &'static dyn RuleSystem,
) -> Option<Search> {
    let candidates = candidate::candidates(world, battle, system, (Whose::Fighter, &depth(world)));
    let pays = candidates.iter().any(Candidate::shapes_the_fight);
    pays.then(|| begin_with(world, battle, question, system, candidates))?
}

/// The same with these candidates, whatever they are.
fn begin_with(
    world: &World,
    battle: Entity,
    question: Question,
    system: &'static dyn RuleSystem,
    candidates: Vec<Candidate>,
) -> Option<Search> {
    let depth = depth(world);
    let side = side_of(world, battle, question).filter(|_| candidates.len() > 1)?;
    let forks = forks(world, battle, system, (side, depth.samples));
    (!forks.is_empty()).then(|| Search::new(forks, (question, side), candidates, &depth))
}

/// What is tried for the open decision of a battle, the careful answer first, each with its win chances: what the deep seat would think. Nothing
/// where it would not think twice.
pub fn ponder(world: &World, battle: Entity) -> Vec<Tried> {
    ponder_in_portions(world, battle, Portion(u32::MAX))
}

/// As [`ponder`], so many rollouts at a time: it comes to the same.
pub fn ponder_in_portions(world: &World, battle: Entity, portion: Portion) -> Vec<Tried> {
    let Some((question, system)) = open_question(world, battle) else {
        return Vec::new();
    };
    let Some(mut search) = begin(world, battle, question, system) else {
        return Vec::new();
    };
    let mut beside = Beside::of(system);
    while !search.is_done() {
        search.advance(&mut beside, portion.0);
    }
    search.tried()
}

/// As [`ponder`], but blows and the answers to them are tried as well: for a player who asks. The answer first that the deep seat would give;
/// one answer alone stands there without chances.
pub fn weigh(world: &World, battle: Entity) -> Vec<Tried> {
    let Some(mut counsel) = Counsel::begin(world, battle) else {
        return Vec::new();
    };
    counsel.advance(Portion(u32::MAX));
    counsel.tried(world)
}

/// What is asked in a battle, and its rules.
fn open_question(world: &World, battle: Entity) -> Option<(Question, &'static dyn RuleSystem)> {
    let System(system) = world.get::<System>(battle)?;
    Some((world.get::<Decision>(battle)?.0?, *system))
}

/// The answer that the deep seat would give after having tried these, in the order of [`ponder`].
pub fn chosen<'t>(world: &World, tried: &'t [Tried]) -> Option<&'t Tried> {
    search::best(tried, &depth(world))
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
