//! The fight as the resolutions see it: plain values of all fighters, fetched once for a decision.

mod snapshot;

use crate::rules::kernel;

use super::Dsa41;

pub(crate) use kernel::Fighters;

/// A fighter as he is at this moment.
pub type Snapshot = kernel::Snapshot<Dsa41>;

/// All fighters of a battle and what lies around them.
pub type Scene<'a> = kernel::Scene<'a, Dsa41>;

impl<'a> Scene<'a> {
    /// The foes who can fight no more but are awake, and keep their squares: one may strike at them (`LEN-03`, `BRD-01`).
    pub fn fallen_foes<'s>(&'s self, of: &Snapshot) -> impl Iterator<Item = &'s Snapshot> + use<'s, 'a> {
        let takes = kernel::takes_for_foes(self.sides, of);
        self.fighters
            .iter()
            .filter(move |other| !other.is_able() && other.is_conscious() && takes(other))
    }
}
