//! Skills that a fight asks for.

use serde::Deserialize;

use super::{Ability, D20Data, Record};
use crate::content::Words;
use crate::rules::table::word_faults;
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// A skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum Skill {
    Bluff,
    Climb,
    Concentration,
    EscapeArtist,
    Heal,
    Hide,
    Intimidate,
    Jump,
    Listen,
    MoveSilently,
    Ride,
    SenseMotive,
    Spellcraft,
    Spot,
    Tumble,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Bluff,
        Self::Climb,
        Self::Concentration,
        Self::EscapeArtist,
        Self::Heal,
        Self::Hide,
        Self::Intimidate,
        Self::Jump,
        Self::Listen,
        Self::MoveSilently,
        Self::Ride,
        Self::SenseMotive,
        Self::Spellcraft,
        Self::Spot,
        Self::Tumble,
    ];

    /// The id of its row.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bluff => "bluff",
            Self::Climb => "climb",
            Self::Concentration => "concentration",
            Self::EscapeArtist => "escape-artist",
            Self::Heal => "heal",
            Self::Hide => "hide",
            Self::Intimidate => "intimidate",
            Self::Jump => "jump",
            Self::Listen => "listen",
            Self::MoveSilently => "move-silently",
            Self::Ride => "ride",
            Self::SenseMotive => "sense-motive",
            Self::Spellcraft => "spellcraft",
            Self::Spot => "spot",
            Self::Tumble => "tumble",
        }
    }
}

/// What the table says of a skill.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillRow {
    /// The word for it, in small letters.
    pub id: Id<SkillRow>,
    /// Its name.
    pub name: Words,
    /// The ability whose modifier counts where a record lists no value.
    pub ability: Ability,
    /// Whether the check penalty of armour counts.
    #[serde(default)]
    pub hindered: bool,
    /// Whether only those can use it whose record lists a value.
    #[serde(default)]
    pub trained: bool,
}

impl Kind for SkillRow {
    const WORD: &'static str = "skill";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Row for SkillRow {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for SkillRow {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if !Skill::ALL.iter().any(|skill| skill.word() == self.id.as_str()) {
            faults.push(format!("the rules ask for no skill `{}`", self.id).into());
        }
        faults
    }
}
