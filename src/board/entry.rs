//! What it costs a mover to stand on a cell, apart from the way by which he comes.

use super::step::has_inner_wall;
use super::{Cell, Footprint, StepRules, Toll, Walk};

/// Costs beyond this many half cells are no move any more; it bounds the memory of a search.
pub(super) const MOST_HALF: u32 = 20_000;

/// What it costs to stand on a cell: the costs of a plain straight and a plain diagonal step into it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    pub(super) plain: [u16; 2],
    pub(super) harms: u8,
    pub(super) may_end: bool,
}

impl Entry {
    pub(super) const UNKNOWN: Self = Self {
        plain: [0; 2],
        harms: 0,
        may_end: false,
    };
    const SHUT: Self = Self {
        plain: [u16::MAX; 2],
        harms: 0,
        may_end: false,
    };

    pub(super) const fn is_unknown(self) -> bool {
        self.plain[0] == 0
    }

    pub(super) const fn is_shut(self) -> bool {
        self.plain[0] == u16::MAX
    }
}

/// What it costs to stand somewhere, with the toll behind it.
pub(super) fn entry<R: StepRules>(walk: &Walk<R>, place: Footprint) -> (Entry, Toll) {
    let is_split = place.size > 1 && has_inner_wall(walk.view, place);
    let toll = if is_split { None } else { walk.entry_toll(place) };
    toll.map_or((Entry::SHUT, Toll::NONE), |toll| {
        (open_entry(walk, place, toll), toll)
    })
}

fn open_entry<R: StepRules>(walk: &Walk<R>, place: Footprint, toll: Toll) -> Entry {
    let plain = [false, true].map(|is_diagonal| walk.rules.diagonal().price(toll, is_diagonal, false).0);
    let has_harm = |&cell: &Cell| walk.view.cell(cell).is_some_and(|facts| facts.harm.is_some());
    Entry {
        plain: plain.map(|cost| cost.min(MOST_HALF + 1) as u16),
        harms: place.cells().filter(has_harm).count() as u8,
        may_end: walk.may_end(place),
    }
}
