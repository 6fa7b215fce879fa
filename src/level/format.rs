//! The words of `level.ron`, field by field, as authors write them.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::battle::{Change, Character, Posture, WindForce};
use crate::board::Facing;
use crate::content::Label;
use crate::rules::Preset;

/// The whole file. What is optional may be left out.
#[derive(Debug, Default, JsonSchema)]
#[schemars(rename = "Level", deny_unknown_fields)]
#[allow(
    dead_code,
    reason = "the schema names all fields; lists are read entry by entry, so that each has its line"
)]
pub(super) struct LevelFile {
    /// Version of the format: 1.
    #[schemars(required)]
    pub version: Option<u32>,
    /// The map, a file beside this one.
    #[schemars(required)]
    pub map: Option<String>,
    /// The title.
    #[schemars(required)]
    pub title: Option<Label>,
    /// The words before the fight.
    pub intro: Option<Label>,
    /// What it is about, in one line.
    pub about: Option<Label>,
    /// How much there is to mind: 1 for a first fight, 5 for masters.
    pub difficulty: Option<u8>,
    /// Id of the side that is meant to win more often, for each rule system: by all of its presets, or by those that are named.
    #[schemars(default)]
    pub stronger: BTreeMap<String, StrongerFile>,
    /// The rule systems that the level supports, the first of them by default; one may stand without a list.
    #[schemars(required)]
    pub rules: Option<Vec<String>>,
    /// Optional rules, for each rule system.
    #[schemars(default)]
    pub modules: BTreeMap<String, ModulesFile>,
    /// Side of a cell in decimetres, for rule systems that leave it to the level.
    pub cell_dm: Option<u16>,
    /// Ambient light of cells that have no value of their own: 0 day, 1 dusk, 2 moon, 3 stars, 4 dark.
    pub light: Option<u8>,
    /// The wind.
    pub wind: Option<WindFile>,
    /// The sides in the order of their seats.
    #[schemars(required)]
    pub sides: Option<Vec<SideFile>>,
    /// The fighters that stand on the map when the fight begins.
    #[schemars(required)]
    pub fighters: Option<Vec<FighterFile>>,
    /// What each side wants, by the id of the side.
    #[schemars(required)]
    pub goals: Option<BTreeMap<u8, GoalFile>>,
    /// Fighters who come later.
    #[schemars(default)]
    pub reinforcements: Vec<ReinforcementFile>,
    /// What changes the map over time.
    #[schemars(default)]
    pub hazards: Vec<HazardFile>,
    /// Marks by which one leaves the fight.
    #[schemars(default)]
    pub exits: Vec<String>,
    /// The lesson that this level teaches.
    pub scripts: Option<String>,
    /// Whether sides hide from each other what the other cannot see.
    pub secrets: Option<bool>,
    /// Round and phase in which the fight begins.
    pub start: Option<StartFile>,
}

/// Which side is meant to win more often by one rule system.
#[derive(Clone, Debug, JsonSchema)]
#[serde(rename = "Stronger", untagged)]
pub(super) enum StrongerFile {
    /// Id of the side, whatever the preset.
    Always(u8),
    /// Id of the side for each preset by which the sides are not equal.
    ByPreset(BTreeMap<Preset, u8>),
}

impl StrongerFile {
    /// Presets with the id of the side that is stronger by them.
    pub fn by_preset(&self) -> BTreeMap<Preset, u8> {
        match self {
            Self::Always(side) => Preset::ALL.map(|preset| (preset, *side)).into(),
            Self::ByPreset(sides) => sides.clone(),
        }
    }
}

/// The optional rules of one rule system.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Modules", deny_unknown_fields, default)]
pub(super) struct ModulesFile {
    /// Name of a preset.
    pub preset: Option<String>,
    /// Modules to switch on besides.
    pub on: Vec<String>,
    /// Modules to switch off.
    pub off: Vec<String>,
    /// Modules to switch on besides, each with the variant of it that holds.
    pub flags: BTreeMap<String, String>,
}

/// The wind over the whole map.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Wind", deny_unknown_fields)]
pub(super) struct WindFile {
    /// How hard it blows.
    pub force: WindForce,
    /// Where it comes from.
    #[serde(default)]
    pub from: Facing,
}

/// One side.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Side", deny_unknown_fields)]
pub(super) struct SideFile {
    /// A number of its own.
    pub id: u8,
    /// Its name.
    pub name: Label,
    /// Who plays it.
    pub seat: SeatFile,
    /// Its colour and the shape of its badges.
    pub colour: SideColour,
    /// Mark on which its fighters stand who have no place of their own.
    pub start: Option<String>,
    /// Mark of the area in which it sets its fighters up before the fight.
    pub zone: Option<String>,
    /// Whether the fight begins before its fighters are aware of it.
    #[serde(default)]
    pub surprised: bool,
    /// Whether its fighters have made their camp and taken their armour off.
    #[serde(default)]
    pub in_camp: bool,
    /// Number of its team.
    pub team: Option<u8>,
    /// Ids of the sides that it fights; left out: everybody who is not on its team.
    pub hostile_to: Option<Vec<u8>>,
}

/// Who plays a side unless the players say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename = "Seat")]
pub(super) enum SeatFile {
    /// A human, by number of the seat, from 1.
    Human(u8),
    /// The computer.
    Ai(AiProfile),
}

/// How the computer decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
pub(super) enum AiProfile {
    /// With a look at the odds.
    Opponent,
    /// As `Opponent`, misjudging most.
    Novice,
    /// As `Opponent`, misjudging a good deal.
    Easy,
    /// As `Opponent`, misjudging a little.
    Fair,
    /// By trying out what may come of its answers.
    Deep,
    /// The first sensible thing.
    Greedy,
}

/// Colour of a side, with the shape of badge that belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, JsonSchema)]
#[serde(rename = "Colour")]
pub enum SideColour {
    /// Red; square badges.
    Madder,
    /// Blue; round badges.
    Woad,
    /// Yellow; diamonds.
    Ochre,
    /// Violet; triangles.
    Violet,
}

/// One fighter.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Fighter", deny_unknown_fields)]
pub(super) struct FighterFile {
    /// A number from 1 that never changes.
    pub id: u16,
    /// Id of the side.
    pub side: u8,
    /// Who it is, for each rule system of the level: an id of its files, or values written out.
    #[schemars(with = "BTreeMap<String, serde_json::Value>")]
    #[serde(rename = "person")]
    _person: IgnoredAny,
    /// Where it stands; left out: on the start mark of its side.
    pub at: Option<PlaceFile>,
    /// Where it looks; left out: towards the nearest foe.
    pub facing: Option<Facing>,
    /// How it holds itself.
    #[serde(default)]
    pub posture: Posture,
    /// Whether it is awake.
    #[serde(default = "yes")]
    pub awake: bool,
    /// How it fights where the computer plays it; left out: as is usual with whoever it is.
    pub character: Option<Character>,
    /// The kind of light that it carries.
    pub carries_light: Option<String>,
    /// Whether it begins hidden.
    #[serde(default)]
    pub hidden: bool,
    /// How it begins where that differs from rested and ready, for each rule system.
    #[schemars(with = "Option<BTreeMap<String, serde_json::Value>>")]
    #[serde(default, rename = "start")]
    _start: Option<IgnoredAny>,
}

fn yes() -> bool {
    true
}

/// A place on the map.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "a place is the name of a mark in quotes, or a cell (x, y)"
)]
pub(super) enum PlaceFile {
    /// A mark: its cell, or the first free cell of its area.
    Mark(String),
    /// Column and row.
    Cell(i16, i16),
}

/// What a side wants.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Goal")]
pub(super) enum GoalFile {
    /// All fighters of a side are out of the fight.
    Defeat(u8),
    /// So many of its own fighters stand on a mark.
    Reach {
        /// The mark.
        mark: String,
        /// How many.
        count: u16,
    },
    /// A mark is held for so many rounds on end.
    Hold {
        /// The mark.
        mark: String,
        /// How long.
        rounds: u16,
    },
    /// Somebody of the side is still in the fight after so many rounds.
    Survive(u16),
    /// A fighter stays in the fight.
    Protect(u16),
    /// An item, by the id of the gear, is carried by the side.
    Take(String),
    /// All of these.
    All(Vec<GoalFile>),
    /// One of these.
    Any(Vec<GoalFile>),
}

/// Fighters who come later.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename = "Reinforcement", deny_unknown_fields)]
pub(super) struct ReinforcementFile {
    /// What brings them.
    pub when: Arrival,
    /// Who comes; their `at` is left out.
    #[schemars(with = "Vec<FighterFile>")]
    #[serde(rename = "fighters")]
    _fighters: IgnoredAny,
    /// The mark on whose nearest free cells they enter.
    pub at: String,
    /// Where they look.
    #[serde(default)]
    pub facing: Facing,
}

/// What brings reinforcements, at the start of the next round.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum Arrival {
    /// A round begins.
    Round(u16),
    /// A mark is seen by their side's foes.
    Seen(String),
    /// A fighter is out of the fight.
    Down(u16),
    /// A door is opened, by its object id in the map.
    Opened(u32),
}

/// Something that changes the map over time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hazard {
    /// Mark of the cells that change.
    pub area: String,
    /// First round.
    pub from: u16,
    /// Rounds from one change to the next.
    pub every: u16,
    /// What changes.
    pub change: Change,
}
pub(super) use Hazard as HazardFile;

/// Where a fight begins that does not begin at the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename = "Start", deny_unknown_fields)]
pub(super) struct StartFile {
    /// Round, from 1.
    pub round: u16,
    /// Phase of the round.
    pub phase: i16,
}
