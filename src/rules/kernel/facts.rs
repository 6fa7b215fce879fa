//! What a scene knows of its pairs of fighters already.

use crate::battle::{Facts, Roster};
use crate::board::FactBook;

/// What a scene knows of the pairs already: nothing, or what stands in the book of its battle.
#[derive(Clone, Copy, Default)]
pub struct SceneFacts<'a>(pub(crate) Option<(&'a FactBook, &'a Roster)>);

impl<'a> SceneFacts<'a> {
    /// What stands in the book of a battle, if it keeps one; the book counts its fighters as the roster does.
    pub(crate) fn of(facts: Option<&'a Facts>, roster: &'a Roster) -> Self {
        Self(facts.map(|facts| (&facts.0, roster)))
    }
}
