//! The work of a review: the decisions of the fight are tried out on a task beside the game, one after the other.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::headless_app_like;
use crate::replay::{Recording, Tape};
use crate::review::{Effort, Graded, Reader, Review, Told, Walk, sum_up};

/// Rollouts by which a review counts each answer.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Rollouts(pub u16);

impl Default for Rollouts {
    fn default() -> Self {
        Self(Effort::USUAL)
    }
}

/// A review that is made, or has been.
#[derive(Resource)]
pub(super) struct Work {
    /// The fight, and how many choices it had.
    of: (Entity, usize),
    state: Arc<Mutex<State>>,
    /// Dropping it ends the work.
    _task: Task<()>,
}

/// How far the work has come.
#[derive(Default)]
pub(super) struct State {
    /// Decisions that have been tried out.
    pub(super) done: usize,
    /// All of them; 0 before the fight has been walked through.
    pub(super) all: usize,
    /// What came of it.
    pub(super) outcome: Option<Outcome>,
}

/// What came of a review.
pub(super) enum Outcome {
    /// The review, and how it is told.
    Told(Box<Review>, Box<Told>),
    /// There is nothing to review, for a reason that the file of the fight gives; none where no decision could be tried.
    Nothing(Option<String>),
}

impl Work {
    /// Begins to review a fight; none where that has no recording.
    pub(super) fn begin(world: &World, battle: Entity) -> Option<Self> {
        let recording = Recording::of(world, battle)?;
        let state = Arc::new(Mutex::new(State::default()));
        let beside = std::mem::take(headless_app_like(world).world_mut());
        let Rollouts(count) = *world.resource::<Rollouts>();
        let work = work(beside, (recording, count), Arc::clone(&state));
        Some(Self {
            of: of(world, battle),
            state,
            _task: AsyncComputeTaskPool::get().spawn(work),
        })
    }

    /// Whether it is the review of a fight as far as that has come.
    pub(super) fn is_of(&self, world: &World, battle: Entity) -> bool {
        self.of == of(world, battle)
    }

    /// How far it has come.
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

fn of(world: &World, battle: Entity) -> (Entity, usize) {
    let tape = world.get::<Tape>(battle);
    (battle, tape.map_or(0, |tape| tape.intents.len()))
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Walks through the fight and tries its decisions out; between two of them others may work.
async fn work(mut world: World, (recording, count): (Recording, u16), state: Arc<Mutex<State>>) {
    let outcome = match Walk::through(&mut world, &recording, None) {
        Ok(walk) => {
            lock(&state).all = walk.positions.len();
            let effort = Effort::of(walk.fighters, count);
            let graded = grade(&walk, effort, &state).await;
            let told = sum_up(&walk, &graded, effort).and_then(|review| {
                let told = Reader::of(&world, &walk)?.tell(&review);
                Some(Outcome::Told(Box::new(review), Box::new(told)))
            });
            told.unwrap_or(Outcome::Nothing(None))
        }
        Err(fault) => Outcome::Nothing(Some(fault.to_string())),
    };
    lock(&state).outcome = Some(outcome);
}

async fn grade(walk: &Walk, effort: Effort, state: &Mutex<State>) -> Vec<Option<Graded>> {
    let mut beside = None;
    let mut graded = Vec::new();
    for position in &walk.positions {
        let beside = beside.get_or_insert_with(|| position.inquiry.beside());
        graded.push(Graded::of(position, walk.side, beside, effort));
        lock(state).done = graded.len();
        yield_now().await;
    }
    graded
}
