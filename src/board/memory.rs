//! What a side has seen of the map: now, once, or never.

use std::collections::BTreeMap;

use super::{BoardView, Cell, CellFacts, CellSet, Edge, Footprint, Thing};

/// How well a side knows a cell.
///
/// Rule: `BD-VIS-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Known {
    /// Never seen.
    Never,
    /// Seen before; what is known of it may not be so any more.
    Once,
    /// Seen now.
    Now,
}

/// Somebody whom a side saw once.
///
/// Rule: `BD-VIS-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sighting {
    /// Where he stood.
    pub place: Footprint,
    /// The round in which he was seen last.
    pub round: u16,
}

/// What a side sees and has seen.
///
/// Rule: `BD-VIS-04`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideView {
    now: CellSet,
    ever: CellSet,
    cells: BTreeMap<Cell, (CellFacts, Option<Thing>)>,
    edges: BTreeMap<Edge, Option<Thing>>,
    sightings: BTreeMap<u16, Sighting>,
}

impl SideView {
    /// A side that has seen nothing of a map.
    pub fn blind(view: BoardView) -> Self {
        Self {
            now: CellSet::none(view),
            ever: CellSet::none(view),
            ..Self::default()
        }
    }

    /// Takes in what the able fighters of the side see now: the cells of all their fields of view, and the figures that one
    /// of them sees, by number.
    ///
    /// Rule: `BD-VIS-03`, `BD-VIS-04`.
    pub fn look<'f>(
        &mut self,
        view: BoardView,
        round: u16,
        fields: impl IntoIterator<Item = &'f CellSet>,
        figures: impl IntoIterator<Item = (u16, Footprint)>,
    ) {
        self.now = CellSet::none(view);
        fields.into_iter().for_each(|field| self.now.extend(field));
        self.ever.extend(&self.now);
        for cell in self.now.cells() {
            let facts = view.cell(cell).copied().unwrap_or_default();
            self.cells.insert(cell, (facts, view.thing(cell).cloned()));
            for edge in [
                Edge::north(cell.x, cell.y),
                Edge::west(cell.x, cell.y),
                Edge::north(cell.x, cell.y + 1),
                Edge::west(cell.x + 1, cell.y),
            ] {
                let thing = view.edge(edge).cloned();
                if thing.is_some() || self.edges.contains_key(&edge) {
                    self.edges.insert(edge, thing);
                }
            }
        }
        let now = &self.now;
        // Whoever is not where he was seen last, though that place is seen, is known to be gone.
        self.sightings
            .retain(|_, sighting| !sighting.place.cells().all(|cell| now.contains(cell)));
        for (number, place) in figures {
            self.sightings.insert(number, Sighting { place, round });
        }
    }

    /// How well the side knows a cell.
    pub fn known(&self, cell: Cell) -> Known {
        if self.now.contains(cell) {
            Known::Now
        } else if self.ever.contains(cell) {
            Known::Once
        } else {
            Known::Never
        }
    }

    /// The cells that the side sees now.
    pub const fn seen_now(&self) -> &CellSet {
        &self.now
    }

    /// What a cell was like when the side saw it last.
    pub fn cell(&self, cell: Cell) -> Option<&CellFacts> {
        self.cells.get(&cell).map(|(facts, _)| facts)
    }

    /// What filled a cell when the side saw it last.
    pub fn thing(&self, cell: Cell) -> Option<&Thing> {
        self.cells.get(&cell).and_then(|(_, thing)| thing.as_ref())
    }

    /// What lay on an edge when the side saw it last: a door is remembered as it stood then.
    pub fn edge(&self, edge: Edge) -> Option<&Thing> {
        self.edges.get(&edge).and_then(Option::as_ref)
    }

    /// Where a figure was seen last, and when.
    pub fn sighting(&self, number: u16) -> Option<Sighting> {
        self.sightings.get(&number).copied()
    }
}
