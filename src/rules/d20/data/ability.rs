//! The six ability scores and their modifiers.

use serde::Deserialize;

use crate::rules::Fault;
use crate::rules::table::within;

/// The score without a modifier (`D20-CORE-04`).
pub(crate) const AVERAGE_SCORE: i16 = 10;

/// One of the abilities.
///
/// Rule: `D20-CORE-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Ability {
    Strength,
    Dexterity,
    Constitution,
    Intelligence,
    Wisdom,
    Charisma,
}

/// Ability scores, most between 1 and 25; none where a creature does not have the ability.
///
/// Rule: `D20-CORE-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the rules")]
pub struct Abilities {
    pub strength: Option<i16>,
    pub dexterity: Option<i16>,
    pub constitution: Option<i16>,
    pub intelligence: Option<i16>,
    pub wisdom: Option<i16>,
    pub charisma: Option<i16>,
}

impl Abilities {
    /// The score of one of them; none where the creature does not have it.
    pub const fn score(&self, which: Ability) -> Option<i16> {
        match which {
            Ability::Strength => self.strength,
            Ability::Dexterity => self.dexterity,
            Ability::Constitution => self.constitution,
            Ability::Intelligence => self.intelligence,
            Ability::Wisdom => self.wisdom,
            Ability::Charisma => self.charisma,
        }
    }

    /// The modifier of one of them: half of what the score is above 10, rounded down; 0 without the ability.
    ///
    /// Rule: `D20-CORE-04`, `D20-CORE-02`.
    pub fn modifier(&self, which: Ability) -> i16 {
        self.score(which)
            .map_or(0, |score| (score - AVERAGE_SCORE).div_euclid(2))
    }

    pub(super) fn faults(&self, faults: &mut Vec<Fault>) {
        let scores = [
            ("Strength", self.strength),
            ("Dexterity", self.dexterity),
            ("Constitution", self.constitution),
            ("Intelligence", self.intelligence),
            ("Wisdom", self.wisdom),
            ("Charisma", self.charisma),
        ];
        for (name, score) in scores {
            within(faults, name, score.unwrap_or(1), 1, 60);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_modifier_is_half_of_what_is_above_ten_rounded_down() {
        let of = |score| {
            let abilities = Abilities {
                strength: score,
                ..Abilities::default()
            };
            abilities.modifier(Ability::Strength)
        };
        let cases = [
            (1, -5),
            (8, -1),
            (9, -1),
            (10, 0),
            (11, 0),
            (12, 1),
            (18, 4),
            (23, 6),
        ];
        for (score, modifier) in cases {
            assert_eq!(of(Some(score)), modifier, "D20-CORE-04: {score}");
        }
        assert_eq!(of(None), 0, "D20-CORE-04: without the ability");
    }
}
