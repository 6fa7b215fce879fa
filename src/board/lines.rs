//! The lines between two places in one record: sight, effect and missiles, for whoever keeps what he has asked.

use super::segment::{Line, Point, Shape};
use super::{Channel, Footprint, Pair};

/// What runs freely between two places. Symmetric.
///
/// Rule: `BD-PF-08` to `BD-PF-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    /// A line of sight.
    pub sight: bool,
    /// A line of effect.
    pub effect: bool,
    /// A line for missiles.
    pub missile: bool,
}

impl Pair<'_> {
    /// All lines between the two at once.
    ///
    /// Rule: `BD-PF-08` to `BD-PF-10`.
    pub fn lines(&self) -> Lines {
        Lines {
            sight: self.is_clear(Channel::Sight),
            effect: self.is_clear(Channel::Effect),
            missile: self.is_clear(Channel::Missile),
        }
    }

    /// The shortest reach at which a blow can land.
    ///
    /// Rule: `BD-PF-11`, `BD-LIN-09`.
    pub fn shortest_blow(&self) -> Option<u16> {
        let distance = |from, to| Footprint::single(from).gap(Footprint::single(to)).cheb();
        if self.obstacles.is_empty() {
            return Some(self.attacker.place.gap(self.target.place).cheb());
        }
        let shapes: Vec<Shape> = self
            .obstacles
            .iter()
            .filter(|obstacle| obstacle.stops_blow())
            .map(|obstacle| obstacle.shape)
            .collect();
        let is_free =
            |from, to| Line::between(Point::centre(from), Point::centre(to)).is_free(shapes.iter().copied());
        self.cell_pairs()
            .filter(|&(from, to)| is_free(from, to))
            .map(|(from, to)| distance(from, to))
            .min()
    }
}
