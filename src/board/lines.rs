//! The lines between two places in one record: sight, effect and missiles, for whoever keeps what he has asked.

use super::obstacle::{HeightClass, Obstacle};
use super::segment::{Line, Point};
use super::sight::Shapes;
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
        let mut sight = Shapes::new();
        let (mut is_effect_same, mut is_missile_same) = (self.between.veils.is_empty(), true);
        // Only what is full blocks anything.
        let full = |obstacle: &&Obstacle| obstacle.class() == HeightClass::Full;
        for obstacle in self.between.obstacles.iter().filter(full) {
            let [blocks_sight, blocks_effect, blocks_missile] =
                [Channel::Sight, Channel::Effect, Channel::Missile].map(|channel| obstacle.blocks(channel));
            if blocks_sight {
                sight.push(obstacle.shape);
            }
            is_effect_same &= blocks_effect == blocks_sight;
            is_missile_same &= blocks_missile == blocks_effect;
        }
        let has_sight = self.is_clear_of(sight, Channel::Sight);
        let has_effect = if is_effect_same {
            has_sight
        } else {
            self.is_clear(Channel::Effect)
        };
        let has_missile = if is_missile_same {
            has_effect
        } else {
            self.is_clear(Channel::Missile)
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
