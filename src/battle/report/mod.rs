//! What the board knows of two fighters and of the squares on which they stand, as plain data that can be told or written down.
//! The facts are those of `board`; what they cost or bring is for the rule systems to say.

mod pair;
mod stand;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::id::{FighterId, RuleId, Term};
use super::overlay::PlaceReport;
use crate::board::{BoardView, Cell, DoorState, Facing, LightMap, PairFacts};

/// All that the board knows of an ordered pair of fighters, and of the place of the first one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PairReport {
    /// Of the two together.
    pub pair: BoardFacts,
    /// Of the first one where he is asked about.
    pub attacker: BoardFacts,
    /// Of the second one.
    pub target: BoardFacts,
    /// What the square of the first one would do to him.
    pub place: PlaceReport,
}

impl PairReport {
    /// What the board says of a pair in this light; `ids` are those of all fighters, in the order of their numbers.
    pub fn of(facts: &PairFacts, view: BoardView, ids: &[FighterId], light: &LightMap) -> Self {
        let [attacker, target] = [0, 1].map(|of| stand::facts((facts, of), view, ids, light));
        Self {
            pair: pair::facts(facts, view, ids),
            attacker,
            target,
            place: PlaceReport::default(),
        }
    }
}

/// Facts by their words, in the order in which they are told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardFacts(pub Vec<BoardFact>);

/// One thing that the board knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFact {
    /// The word for it: `cli-fact-TERM`.
    pub word: Term,
    /// What is so.
    pub value: FactValue,
    /// The rule that defines it.
    pub rule: RuleId,
}

/// What is so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum FactValue {
    /// There is no such thing.
    Nothing,
    /// A number in the unit that the word says.
    Number(i64),
    /// Whether it is so.
    Yes(bool),
    /// One of a few words: `cli-fact-is-TERM`.
    Word(Term),
    /// A direction.
    Towards(Facing),
    /// Columns to the east and rows to the south.
    Gap {
        /// Columns to the east; negative to the west.
        x: i16,
        /// Rows to the south; negative to the north.
        y: i16,
    },
    /// A square.
    At(Cell),
    /// Squares.
    Cells(Vec<Cell>),
    /// Fighters.
    Fighters(Vec<FighterId>),
    /// Numbers by their directions.
    Along(Vec<Along>),
    /// Things that a line meets.
    Things(Vec<Met>),
    /// Who stands near a line.
    Near(Vec<NearLine>),
    /// Squares into which somebody is pushed.
    Push(Vec<Pushed>),
}

/// A number in a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Along {
    /// The direction.
    pub towards: Facing,
    /// The number, in the unit that the fact says.
    pub length: u32,
}

/// A thing, or bare ground, that a line meets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Met {
    /// The class of the thing; none for bare ground.
    pub thing: Option<String>,
    /// How it stands, if it is a door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<DoorState>,
    /// The square that it fills, or one square of the edge on which it lies; none for bare ground.
    pub at: Option<Cell>,
    /// The side of that square on which it lies, for what lies on an edge.
    pub side: Option<Facing>,
    /// How high it is for the pair: `flat`, `low`, `chest` or `full`.
    pub height: Term,
    /// Whether it blocks sight; none where nobody asks for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opaque: Option<bool>,
    /// Squares from the target to it, 0 on his border.
    pub from_target: u16,
}

/// Who stands near a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NearLine {
    /// Who.
    pub fighter: FighterId,
    /// Squares from the line, 0 on it.
    pub off_line: u16,
    /// Squares from the attacker.
    pub from_attacker: u16,
    /// Whether he stands behind the target.
    pub behind: bool,
}

/// A square into which somebody is pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pushed {
    /// The square.
    pub at: Cell,
    /// What waits there: `free`, `occupied`, `blocked` or `drop`.
    pub end: Term,
    /// How deep he falls, in decimetres.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drop_dm: Option<u16>,
}

impl BoardFacts {
    /// Adds a fact.
    pub fn add(&mut self, word: &'static str, value: FactValue, rule: &'static str) {
        self.0.push(BoardFact {
            word: Term(word),
            value,
            rule: RuleId(rule),
        });
    }

    /// The value of a fact.
    pub fn get(&self, word: &str) -> Option<&FactValue> {
        let found = self.0.iter().find(|fact| fact.word.0 == word)?;
        Some(&found.value)
    }
}

impl Serialize for BoardFacts {
    /// An object of objects, each with `value` and `rule`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told<'a> {
            value: &'a FactValue,
            rule: RuleId,
        }
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for BoardFact { word, value, rule } in &self.0 {
            map.serialize_entry(word, &Told { value, rule: *rule })?;
        }
        map.end()
    }
}

impl From<bool> for FactValue {
    fn from(is_so: bool) -> Self {
        Self::Yes(is_so)
    }
}

impl From<u8> for FactValue {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for FactValue {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for FactValue {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for FactValue {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for FactValue {
    fn from(word: &'static str) -> Self {
        Self::Word(Term(word))
    }
}

/// The fighters with these numbers.
fn fighters(ids: &[FighterId], numbers: impl IntoIterator<Item = usize>) -> FactValue {
    let named = numbers.into_iter().filter_map(|number| ids.get(number).copied());
    FactValue::Fighters(named.collect())
}
