//! The lines between two places in one record: sight, effect and missiles, for whoever keeps what he has asked.

use super::segment::{Line, Point};
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
        let shapes = |channel| self.shapes(|obstacle| obstacle.blocks(channel));
        let (sight, effect, missile) = (
            shapes(Channel::Sight),
            shapes(Channel::Effect),
            shapes(Channel::Missile),
        );
        let is_misty = !self.between.veils.is_empty();
        let (is_effect_same, is_missile_same) = (!is_misty && effect == sight, missile == effect);
        let has_sight = self.is_clear_of(sight, Channel::Sight);
        let has_effect = if is_effect_same {
            has_sight
        } else {
            self.is_clear_of(effect, Channel::Effect)
        };
        let has_missile = if is_missile_same {
            has_effect
        } else {
            self.is_clear_of(missile, Channel::Missile)
        };
        Lines {
            sight: has_sight,
            effect: has_effect,
            missile: has_missile,
        }
    }

    /// The shortest reach at which a blow can land.
    ///
    /// Rule: `BD-PF-11`, `BD-LIN-09`.
    pub fn shortest_blow(&self) -> Option<u16> {
        let distance = |from, to| Footprint::single(from).gap(Footprint::single(to)).cheb();
        let shapes = self.shapes(|obstacle| obstacle.stops_blow());
        let is_free = |from, to| Line::between(Point::centre(from), Point::centre(to)).is_free(&shapes);
        self.cell_pairs()
            .filter(|&(from, to)| is_free(from, to))
            .map(|(from, to)| distance(from, to))
            .min()
    }
}
