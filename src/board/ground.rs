//! Cells that are alike: what a step onto one of them costs is worked out once for all of them.

use super::CellFacts;

/// The kind of a cell that is like no other: a thing fills it, or the map knows too many kinds already.
pub(super) const OWN: u32 = u32::MAX;

/// The kinds of ground of a map.
#[derive(Clone, Debug)]
pub(super) struct Grounds {
    /// For every cell the number of its kind, or [`OWN`].
    kinds: Vec<u32>,
    /// What the cells of each kind are like.
    facts: Vec<CellFacts>,
}

impl Grounds {
    /// Kinds that are told apart; a map hardly has more.
    const MOST: usize = 256;

    /// The kinds of all cells in their order, given what each is like; none where a thing fills it.
    pub(super) fn of<'a>(cells: impl Iterator<Item = Option<&'a CellFacts>>) -> Self {
        let mut grounds = Self {
            kinds: Vec::new(),
            facts: Vec::new(),
        };
        for facts in cells {
            let kind = facts.map_or(OWN, |facts| grounds.kind_of(facts));
            grounds.kinds.push(kind);
        }
        grounds
    }

    fn kind_of(&mut self, facts: &CellFacts) -> u32 {
        if let Some(known) = self.facts.iter().position(|known| known == facts) {
            return known as u32;
        }
        if self.facts.len() == Self::MOST {
            return OWN;
        }
        self.facts.push(*facts);
        self.facts.len() as u32 - 1
    }

    /// For every cell the number of its kind, or [`OWN`].
    pub(super) fn kinds(&self) -> &[u32] {
        &self.kinds
    }

    /// The number of kinds.
    pub(super) fn len(&self) -> usize {
        self.facts.len()
    }
}
