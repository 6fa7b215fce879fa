//! The review of a fight: how the chance to win went up and down, what was decision and what was luck.
//!
//! Each decision of a recorded fight is tried out as it stood, as the side knew it that had to answer (`ai::Inquiry`). The chance before it is
//! that of a careful player, who answers with the careful seat; the difference to the chance after the given answer is what the decision
//! brought, and what the dice change until the next decision is luck, as in the analysis of backgammon. The sums add up by construction; the
//! remainder, where nothing was decided and no die fell, shows how exact the count is.
//!
//! What was tried is kept in a file beside the recording (`kept`), so that no decision is tried out twice.
//!
//! While a fight goes on the same trials make a hint (`hint`): what the computer would answer, and why.

mod account;
mod estimate;
mod grade;
mod hint;
mod kept;
mod page;
mod reader;
mod running;
mod throw;
mod walk;

pub use account::{Answer, Moment, Review};
pub use estimate::Estimate;
pub use grade::{Effort, Graded, Mark, chances};
pub use hint::{BEST_ANSWERS, Hint, hints};
pub use kept::Kept;
pub use page::page;
pub use reader::{Reader, Told, estimated};
pub use running::{Fortune, Running};
pub use throw::{Cast as ThrowCast, throws};
pub use walk::{End, Fault, Position, Walk};

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::ai::Beside;

/// Certain victory, in millionths.
pub const WHOLE: i64 = 1_000_000;

/// Tries all decisions of a walk out, on so many threads, but for those that are known already from the first on; what comes of it is the same
/// with each number of them. `step` is told after each decision how many are done. Where it was stopped, those from the first on that are done.
pub fn try_out(
    walk: &Walk,
    effort: Effort,
    known: Vec<Option<Graded>>,
    (threads, stop): (usize, &AtomicBool),
    step: impl Fn(usize) + Sync,
) -> Vec<Option<Graded>> {
    let (next, done) = (AtomicUsize::new(known.len()), AtomicUsize::new(known.len()));
    let mut graded: Vec<Option<Option<Graded>>> = known.into_iter().map(Some).collect();
    graded.resize(walk.positions.len(), None);
    let graded = Mutex::new(graded);
    let work = || {
        let mut beside: Option<Beside> = None;
        while !stop.load(Ordering::Relaxed) {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(position) = walk.positions.get(place) else {
                break;
            };
            let beside = beside.get_or_insert_with(|| position.inquiry.beside());
            let found = Graded::of(position, walk.side, beside, effort);
            if let Ok(mut all) = graded.lock() {
                all[place] = Some(found);
            }
            step(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let graded = graded.into_inner().unwrap_or_default().into_iter();
    graded.map_while(|it| it).collect()
}

/// Tries all decisions of a walk out, on so many threads, and sums up. None where nothing could be tried.
pub fn review(walk: &Walk, effort: Effort, threads: usize) -> Option<Review> {
    let go_on = AtomicBool::new(false);
    let graded = try_out(walk, effort, Vec::new(), (threads, &go_on), |_| {});
    sum_up(walk, &graded, effort)
}

/// The review of a walk whose decisions have been tried out, in order; none of those that could not be. None where there is no other.
pub fn sum_up(walk: &Walk, graded: &[Option<Graded>], effort: Effort) -> Option<Review> {
    let open = match &walk.end {
        End::Open(Some(inquiry)) => chances(inquiry, walk.side, &mut inquiry.beside(), effort),
        End::Open(None) | End::Over(_) => None,
    };
    Review::of(walk, graded, open.as_deref())
}
