//! The work of a review: the decisions of the fight are tried out on a task beside the game, one after the other, and kept beside its recording.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::headless_app_like;
use crate::replay::{Recording, Tape};
use crate::review::{Effort, Graded, Kept, Reader, Review, Told, Walk, sum_up};
use crate::words::Phrase;

/// Rollouts by which a review counts each answer.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Rollouts(pub u16);

impl Default for Rollouts {
    fn default() -> Self {
        Self(Effort::USUAL)
    }
}

/// After how many decisions what has been tried out is written down.
const WRITTEN: usize = 16;

/// A review that is made, or has been.
#[derive(Resource)]
pub(super) struct Work {
    /// The fight, and how many choices it had.
    of: (Entity, usize),
    recording: Recording,
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
    /// The review of those that have been tried out, until all have.
    pub(super) so_far: Option<Box<Review>>,
    /// What came of it.
    pub(super) outcome: Option<Outcome>,
}

impl State {
    fn tell(&mut self, done: usize, so_far: Option<Box<Review>>) {
        self.done = done;
        self.so_far = so_far;
    }
}

/// What came of a review.
pub(super) enum Outcome {
    /// The review, and how it is told.
    Told {
        /// The review.
        review: Box<Review>,
        /// How it is told.
        told: Box<Told>,
        /// The fight from which this one has parted, and the two decisions in words, where they were tried out.
        former: Option<(Box<Review>, Option<Phrase>)>,
    },
    /// There is nothing to review, for a reason that the file of the fight gives; none where no decision could be tried.
    Nothing(Option<String>),
}

/// The fight that was reviewed before, where the one on the screen has parted from it.
#[derive(Clone)]
pub(super) struct Former {
    /// Its review.
    pub(super) review: Review,
    /// The place of the first choice that was another one, counted from 0.
    choice: usize,
}

impl Work {
    /// Begins to review a fight, whose recording lies in a file, beside the one that it has parted from; none where it has no recording.
    pub(super) fn begin(
        world: &World,
        battle: Entity,
        file: Option<PathBuf>,
        before: Option<&Self>,
    ) -> Option<Self> {
        let recording = Recording::of(world, battle)?;
        let former = before.and_then(|before| before.parted(&recording));
        let state = Arc::new(Mutex::new(State::default()));
        let beside = std::mem::take(headless_app_like(world).world_mut());
        let Rollouts(count) = *world.resource::<Rollouts>();
        let wanted = Wanted {
            recording: recording.clone(),
            count,
            file,
            former,
        };
        let work = work(beside, wanted, Arc::clone(&state));
        Some(Self {
            of: of(world, battle),
            recording,
            state,
            _task: AsyncComputeTaskPool::get().spawn(work),
        })
    }

    /// Its fight as one from which another has parted; none where that is another fight, or has not been reviewed to its end.
    fn parted(&self, other: &Recording) -> Option<Former> {
        let (mine, theirs) = (&self.recording, other);
        let pairs = mine.intents.iter().zip(&theirs.intents);
        let choice = pairs.take_while(|(one, other)| one == other).count();
        let is_same = mine.opening == theirs.opening && choice > 0;
        match &self.state().outcome {
            Some(Outcome::Told { review, .. }) if is_same => Some(Former {
                review: (**review).clone(),
                choice,
            }),
            _ => None,
        }
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

/// What is to be reviewed.
struct Wanted {
    recording: Recording,
    /// Rollouts by which each answer is counted.
    count: u16,
    /// The file of the recording, beside which the work is kept.
    file: Option<PathBuf>,
    former: Option<Former>,
}

/// Walks through the fight and tries its decisions out; between two of them others may work.
async fn work(mut world: World, wanted: Wanted, state: Arc<Mutex<State>>) {
    let outcome = match Walk::through(&mut world, &wanted.recording, None) {
        Ok(walk) => {
            lock(&state).all = walk.positions.len();
            let effort = Effort::of(walk.fighters, wanted.count);
            let file = wanted.file.as_deref();
            let kept = file.map(|file| Kept::beside(file, &wanted.recording, &walk, effort));
            let graded = grade(&walk, effort, kept.as_ref(), &state).await;
            let told = sum_up(&walk, &graded, effort).and_then(|review| {
                let reader = Reader::of(&world, &walk)?;
                let former = wanted.former.map(|former| {
                    let said = reader.parting(&review, &former.review, former.choice);
                    (Box::new(former.review), said)
                });
                Some(Outcome::Told {
                    told: Box::new(reader.tell(&review)),
                    review: Box::new(review),
                    former,
                })
            });
            told.unwrap_or(Outcome::Nothing(None))
        }
        Err(fault) => Outcome::Nothing(Some(fault.to_string())),
    };
    lock(&state).outcome = Some(outcome);
}

async fn grade(
    walk: &Walk,
    effort: Effort,
    kept: Option<&Kept>,
    state: &Mutex<State>,
) -> Vec<Option<Graded>> {
    let mut beside = None;
    let mut graded = kept.map_or_else(Vec::new, |kept| kept.read(walk));
    let rest = &walk.positions[graded.len()..];
    for position in rest {
        let beside = beside.get_or_insert_with(|| position.inquiry.beside());
        graded.push(Graded::of(position, walk.side, beside, effort));
        let is_due = graded.len().is_multiple_of(WRITTEN) || graded.len() == walk.positions.len();
        if let Some(kept) = kept.filter(|_| is_due) {
            // Where nothing can be written it is tried out again the next time.
            let _ = kept.write(&graded);
        }
        let so_far = Review::so_far(walk, &graded).map(Box::new);
        lock(state).tell(graded.len(), so_far);
        yield_now().await;
    }
    graded
}
