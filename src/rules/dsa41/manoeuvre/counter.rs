//! A blow that its target may strike into.

use super::super::attack::Blow;
use super::super::round::Due;
use crate::battle::FighterId;

/// A blow that waits for its target, who may strike into it instead of parrying it.
///
/// Rule: `MAN-GEGENHALTEN`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// Who strikes, and with what right; none at the end of a run.
    pub striker: (FighterId, Option<Due>),
    /// At whom.
    pub target: FighterId,
    /// How.
    pub blow: Blow,
}
