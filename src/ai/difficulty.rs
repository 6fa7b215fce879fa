//! Degrees of difficulty: the careful seat, misjudging what its answers are worth. It throws the same dice and knows the same as everybody.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use super::character;
use crate::battle::{Choice, Clock, Decision, Difficulty, RuleSystem, best_of};
use crate::content::StableHasher;

/// By how much a degree of difficulty misjudges each answer at most, up or down, in thousandths of a life point.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misjudging {
    /// The easiest.
    pub novice: i64,
    /// The middle one.
    pub easy: i64,
    /// Nearly as good as the careful seat.
    pub fair: i64,
}

impl Default for Misjudging {
    fn default() -> Self {
        Self {
            novice: 12_000,
            easy: 6000,
            fair: 1500,
        }
    }
}

impl Misjudging {
    const fn of(&self, difficulty: Difficulty) -> i64 {
        match difficulty {
            Difficulty::Novice => self.novice,
            Difficulty::Easy => self.easy,
            Difficulty::Fair => self.fair,
        }
    }
}

/// The answer of a degree to the open decision of a battle. Whether it gives up it judges as the careful seat does.
pub(super) fn decide(
    world: &World,
    battle: Entity,
    system: &dyn RuleSystem,
    difficulty: Difficulty,
) -> Option<Choice> {
    let careful = character::decide(world, battle, system)?;
    if system.gives_up(&careful) {
        return Some(careful);
    }
    let most = world
        .get_resource::<Misjudging>()
        .copied()
        .unwrap_or_default()
        .of(difficulty);
    let asked = world.get::<Decision>(battle)?.0?;
    let appraised = character::appraise(world, battle, system);
    // Nothing but what the side knows has a say, so that two fights that look the same to it are answered the same.
    let mut moment = StableHasher::default();
    (asked.fighter, asked.kind.0).hash(&mut moment);
    world.get::<Clock>(battle).hash(&mut moment);
    appraised.hash(&mut moment);
    let start = moment.finish();
    let misjudged = appraised
        .into_iter()
        .filter(|(choice, _)| !system.gives_up(choice));
    let misjudged = misjudged.map(|(choice, worth)| {
        moment.clear();
        (start, &choice).hash(&mut moment);
        let worth = worth + error(moment.finish(), most);
        (choice, worth)
    });
    let best = best_of(misjudged.collect());
    let is_legal = |choice: &Choice| system.judge(world, battle, asked.fighter, choice).is_ok();
    best.filter(is_legal).or(Some(careful))
}

/// By how much an answer with this hash is misjudged: any whole number from `-most` to `most`, each as likely.
const fn error(hash: u64, most: i64) -> i64 {
    let most = most.unsigned_abs();
    (hash % (2 * most + 1)) as i64 - most as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_lies_between_both_bounds_and_reaches_them() {
        // Five numbers from -2 to 2 in turn.
        let errors = [0, 1, 2, 3, 4, 5].map(|hash| error(hash, 2));
        assert_eq!(errors, [-2, -1, 0, 1, 2, -2]);
        assert_eq!(error(u64::MAX, 0), 0);
    }

    #[test]
    fn the_degrees_misjudge_in_their_order() {
        let misjudging = Misjudging::default();
        let of = [Difficulty::Novice, Difficulty::Easy, Difficulty::Fair]
            .map(|difficulty| misjudging.of(difficulty));
        assert!(of.is_sorted_by(|more, less| more > less) && of[2] > 0, "{of:?}");
    }
}
