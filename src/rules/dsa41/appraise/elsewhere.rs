//! Leaving a foe whom one can hardly hurt for others who are worth the way.

use super::super::scene::{Scene, Snapshot};
use super::blow::{self, Rival};

/// Blows that promise less are no reason to stay: half a life point in a round.
const POOR: i64 = 500;
/// So many times as much must the blow at another foe promise.
const BETTER: i64 = 3;

/// The foes out of reach whom it is worth going to although a blow is possible here; none where the blow here is good enough, where
/// there is none, or where nobody else is worth the way.
pub(super) fn prey<'s>(scene: &Scene, own: &Snapshot, rivals: &[Rival<'s>]) -> Option<Vec<Rival<'s>>> {
    let is_here = |rival: &&Rival| blow::reaches(scene, own, rival.foe);
    let here = rivals.iter().filter(is_here).map(|rival| rival.blow).max()?;
    if here >= POOR {
        return None;
    }
    let is_better = |rival: &&Rival| rival.blow >= POOR.max(BETTER * here) && !is_here(rival);
    let better: Vec<Rival> = rivals.iter().filter(is_better).copied().collect();
    (!better.is_empty()).then_some(better)
}
