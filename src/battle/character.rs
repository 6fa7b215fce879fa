//! Characters: what a fighter likes and shuns whom the computer plays, beside what its judgement thinks his answers are worth.
//!
//! A character knows no rules. A rule system says what there is in an answer ([`Aspects`]), and a file says what each character gives for it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::intent::Choice;
use crate::content::{Problems, Source, Words};

/// How a fighter fights whom the computer plays.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
pub enum Character {
    /// Goes by the judgement alone.
    #[default]
    Steady,
    /// Goes at the foe and strikes, whatever it costs.
    Brute,
    /// Likes manoeuvres, and keeps a defence.
    Fencer,
    /// Strikes and gets away again.
    Skirmisher,
    /// Wards off, and stays with those whom he has to protect.
    Guard,
    /// Shoots from afar.
    Archer,
    /// Falls upon whom friends fight already.
    PackLeader,
    /// Keeps away, and leaves when it goes badly.
    Coward,
}

impl Character {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Steady,
        Self::Brute,
        Self::Fencer,
        Self::Skirmisher,
        Self::Guard,
        Self::Archer,
        Self::PackLeader,
        Self::Coward,
    ];

    /// Whether he goes by the judgement alone.
    pub const fn is_steady(&self) -> bool {
        matches!(self, Self::Steady)
    }
}

/// What there is in an answer that characters differ about. As the leanings of a character: what he gives for one of each, in thousandths
/// of a life point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Aspects {
    /// Squares nearer to the nearest foe; below zero away from him.
    pub advance: i64,
    /// Attacks that it makes, or declares.
    pub attack: i64,
    /// Of them, those from afar.
    pub missile: i64,
    /// Blows and defences that are more than the plain ones.
    pub manoeuvre: i64,
    /// Defences that it makes, or declares.
    pub defence: i64,
    /// Points that it stakes, and foes beside whom it ends more than there were.
    pub risk: i64,
    /// Friends beside whom it ends more than there were.
    pub company: i64,
    /// Help for a friend.
    pub aid: i64,
    /// Friends who fight the foe that it concerns.
    pub pack: i64,
    /// Whether it gets out of reach, off the map, or gives up.
    pub flight: i64,
}

impl Aspects {
    /// What somebody with these leanings gives for an answer, in thousandths of a life point.
    pub const fn given_for(&self, answer: &Self) -> i64 {
        // Whoever wants to be near goes round what is in his way.
        let advance = match self.advance > 0 && answer.advance < 0 {
            true => 0,
            false => self.advance * answer.advance,
        };
        advance
            + self.attack * answer.attack
            + self.missile * answer.missile
            + self.manoeuvre * answer.manoeuvre
            + self.defence * answer.defence
            + self.risk * answer.risk
            + self.company * answer.company
            + self.aid * answer.aid
            + self.pack * answer.pack
            + self.flight * answer.flight
    }

    /// Whether somebody with these leanings may want to get away from foes who do him nothing yet.
    pub const fn keeps_away(&self) -> bool {
        self.advance < 0 || self.flight > 0
    }
}

/// What is said of a character in the file of characters.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterRow {
    /// Which one.
    pub id: Character,
    /// What he is called.
    pub name: Words,
    /// What he gives for what there is in an answer.
    pub leanings: Aspects,
}

/// The characters, as their file says.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Characters(BTreeMap<Character, CharacterRow>);

impl Characters {
    /// The file of characters below the content root.
    pub const FILE: &str = "assets/characters.ron";

    /// Reads the file of characters.
    ///
    /// # Errors
    ///
    /// Every broken row with its place; a character that stands there twice or not at all; one who is steady and has leanings.
    pub fn load(root: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let source = match Source::read(&root.join(Self::FILE)) {
            Ok(source) => source,
            Err(problem) => {
                problems.push(problem);
                return Err(problems);
            }
        };
        let mut rows = BTreeMap::new();
        let mut is_whole = !source.part().is_cut();
        for part in source.part().items(&mut problems) {
            let row = match part.parse::<CharacterRow>() {
                Ok(row) => row,
                Err(problem) => {
                    is_whole = false;
                    problems.push(problem);
                    continue;
                }
            };
            if row.id.is_steady() && row.leanings != Aspects::default() {
                problems.push(
                    part.mark()
                        .problem("who is steady goes by the judgement alone, without leanings"),
                );
            }
            if rows.contains_key(&row.id) {
                problems.push(part.mark().problem("this character stands twice"));
            }
            rows.insert(row.id, row);
        }
        for missing in Character::ALL
            .iter()
            .filter(|id| is_whole && !rows.contains_key(id))
        {
            let reason = format!("the character {missing:?} is missing");
            problems.push(source.part().mark().problem(&reason));
        }
        problems.into_result(Self(rows))
    }

    /// What a character gives for what there is in an answer; nothing where the file has not been read.
    pub fn leanings(&self, of: Character) -> Aspects {
        self.0.get(&of).map_or_else(Aspects::default, |row| row.leanings)
    }

    /// What a character is called where it is worth a word: who is steady fights as the computer does anyway.
    pub fn shown(&self, of: Character) -> Option<Arc<Words>> {
        let name = self.name(of).filter(|_| !of.is_steady());
        name.map(|name| Arc::new(name.clone()))
    }

    /// What a character is called; none where the file has not been read.
    pub fn name(&self, of: Character) -> Option<&Words> {
        self.0.get(&of).map(|row| &row.name)
    }
}

/// What a rule system says of open decisions to those who answer them by a character.
pub trait Tempers {
    /// The character of the fighter who is asked in a battle.
    fn character(&self, world: &World, battle: Entity) -> Character;

    /// What there is in answers to the open decision of a battle, in their order, as far as the side of the asked fighter can see.
    fn aspects(&self, world: &World, battle: Entity, answers: &[Choice]) -> Vec<Aspects>;

    /// Answers by which the asked fighter gets away from foes though the judgement sees no need for it, each with what he loses by it: worth
    /// as in [`super::Forecast::appraise`]. They need not be allowed.
    fn ways_away(&self, world: &World, battle: Entity) -> Vec<(Choice, i64)>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_gives_for_an_answer_is_the_sum_over_all_that_is_in_it() {
        let brute = Aspects {
            advance: 100,
            attack: 1000,
            flight: -9000,
            ..Aspects::default()
        };
        // Three squares nearer and two attacks: 300 + 2,000.
        let charge = Aspects {
            advance: 3,
            attack: 2,
            ..Aspects::default()
        };
        assert_eq!(brute.given_for(&charge), 2300);
        // Four squares away, which may be the way round something, and out of reach.
        let flight = Aspects {
            advance: -4,
            flight: 1,
            ..Aspects::default()
        };
        assert_eq!(brute.given_for(&flight), -9000);
        assert!(!brute.keeps_away());
    }

    #[test]
    fn the_file_of_the_game_knows_all_characters_by_a_name() {
        let characters = Characters::load(&crate::content::root()).unwrap();
        for character in Character::ALL {
            let name = characters.name(character).unwrap();
            assert!(
                !name.en.is_empty() && !name.de.is_empty() && !name.fr.is_empty(),
                "{name:?}"
            );
            let is_leaning = characters.leanings(character) != Aspects::default();
            assert_eq!(is_leaning, !character.is_steady(), "{character:?}");
        }
    }
}
