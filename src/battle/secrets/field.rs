//! What each pair of eyes sees, worked out anew only where they, the light or the map have changed.

use super::super::ground::Ground;
use super::super::id::FighterId;
use super::{Onlooker, SightLimits};
use crate::board::{Cell, Footprint, LightBook, Pair, Sights, Spot};

/// What one pair of eyes sees, kept until they or the light or the map change.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) eye: FighterId,
    place: Footprint,
    version: u32,
    pub(super) cells: Vec<bool>,
}

impl Field {
    /// What somebody sees, in the light of a book that is up to date.
    pub(super) fn of(
        ground: &Ground,
        eye: &Onlooker,
        limits: &SightLimits,
        (light, heights): (&LightBook, &mut Heights),
    ) -> Self {
        Self {
            eye: eye.id,
            place: eye.place(),
            version: ground.changes.version(),
            cells: cells_of(ground, eye.place(), limits, (light, heights)),
        }
    }

    /// Whether it is what somebody sees on this version of the map.
    pub(super) fn is_of(&self, eye: &Onlooker, version: u32) -> bool {
        eye.place() == self.place && self.version == version
    }
}

/// What blocks sight for eyes at each height from which somebody has looked, on one version of the map.
#[derive(Debug, Default)]
pub(super) struct Heights {
    version: u32,
    sights: Vec<Sights>,
}

impl Heights {
    fn at(&mut self, ground: &Ground, floor_dm: i32) -> &Sights {
        let version = ground.changes.version();
        if self.version != version {
            self.sights.clear();
            self.version = version;
        }
        let known = self.sights.iter().position(|known| known.floor_dm() == floor_dm);
        let place = known.unwrap_or_else(|| {
            self.sights.push(Sights::of(ground.view(), floor_dm));
            self.sights.len() - 1
        });
        &self.sights[place]
    }
}

/// The cells that an eye sees: a clear line, and near enough for the light that falls on them. The own cells always.
///
/// Rule: `BD-VIS-03`.
fn cells_of(
    ground: &Ground,
    eye: Footprint,
    limits: &SightLimits,
    (light, heights): (&LightBook, &mut Heights),
) -> Vec<bool> {
    let view = ground.view();
    let (light, spot) = (light.map(view, 1), Spot::on_floor(eye));
    let floor_dm = spot.floor_dm(view);
    let seen = heights.at(ground, floor_dm).field(view, spot);
    let sees = |cell: Cell| {
        let limit = limits.cells[usize::from(light.at(cell).min(4))];
        let place = Footprint::single(cell);
        let there = Spot::on_floor(place);
        let is_near = limit.is_none_or(|limit| eye.gap(place).by(limits.measure) <= limit);
        // The field is seen from the height of the eye; between two heights the greater one counts.
        let has_line = || {
            if there.floor_dm(view) > floor_dm {
                Pair::new(view, spot, there).has_sight()
            } else {
                seen.contains(cell)
            }
        };
        eye.contains(cell) || is_near && has_line()
    };
    view.board().cells().map(sees).collect()
}
