//! Things that fill a cell or lie on an edge: walls, doors, tables, bars.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Cell, UnknownWord, Word};

/// How a thing lets a walker pass.
///
/// Rule: `BD-OBJ-02`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    /// As if it were not there.
    #[default]
    Free,
    /// At a price.
    Cost,
    /// Not at all.
    Block,
}

impl Word for Passage {
    const SUBJECT: &'static str = "move";
    const ALL: &'static [Self] = &[Self::Free, Self::Cost, Self::Block];

    fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Cost => "cost",
            Self::Block => "block",
        }
    }
}

impl FromStr for Passage {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// How much of a body a thing hides when it blocks nothing.
///
/// Rule: `BD-OBJ-07`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Screen {
    #[default]
    None,
    Part,
    Most,
}

impl Word for Screen {
    const SUBJECT: &'static str = "screen";
    const ALL: &'static [Self] = &[Self::None, Self::Part, Self::Most];

    fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Part => "part",
            Self::Most => "most",
        }
    }
}

impl FromStr for Screen {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// What a thing is made of; the rule system knows what that stops.
///
/// Rule: `BD-OBJ-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Material {
    Wood,
    Stone,
    Iron,
    Glass,
    HardGlass,
    Bodywork,
    Engine,
    Cloth,
}

impl Word for Material {
    const SUBJECT: &'static str = "material";
    const ALL: &'static [Self] = &[
        Self::Wood,
        Self::Stone,
        Self::Iron,
        Self::Glass,
        Self::HardGlass,
        Self::Bodywork,
        Self::Engine,
        Self::Cloth,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Iron => "iron",
            Self::Glass => "glass",
            Self::HardGlass => "hard_glass",
            Self::Bodywork => "bodywork",
            Self::Engine => "engine",
            Self::Cloth => "cloth",
        }
    }
}

impl FromStr for Material {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// How a door stands.
///
/// Rule: `BD-OBJ-37`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoorState {
    /// Blocks nothing.
    Open,
    /// Opened by a hand.
    Shut,
    /// Opened by a key or by force.
    Locked,
    /// Opened from one side, or by force.
    Barred,
    /// As open, and cannot be shut again.
    Broken,
}

impl DoorState {
    /// Whether the way through is free.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Broken)
    }
}

impl Word for DoorState {
    const SUBJECT: &'static str = "door state";
    const ALL: &'static [Self] = &[Self::Open, Self::Shut, Self::Locked, Self::Barred, Self::Broken];

    fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Shut => "shut",
            Self::Locked => "locked",
            Self::Barred => "barred",
            Self::Broken => "broken",
        }
    }
}

impl FromStr for DoorState {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// Where a kind of thing may stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// It fills a cell.
    #[default]
    Cell,
    /// It lies on an edge.
    Edge,
    /// It may do either.
    Both,
}

impl Place {
    /// Whether it may fill a cell.
    pub const fn fits_cell(self) -> bool {
        matches!(self, Self::Cell | Self::Both)
    }

    /// Whether it may lie on an edge.
    pub const fn fits_edge(self) -> bool {
        matches!(self, Self::Edge | Self::Both)
    }
}

impl Word for Place {
    const SUBJECT: &'static str = "place";
    const ALL: &'static [Self] = &[Self::Cell, Self::Edge, Self::Both];

    fn name(self) -> &'static str {
        match self {
            Self::Cell => "cell",
            Self::Edge => "edge",
            Self::Both => "both",
        }
    }
}

impl FromStr for Place {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Self, UnknownWord> {
        Self::from_name(name)
    }
}

/// What runs along a line and may be stopped on the way.
///
/// Rule: `BD-LIN-03`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// A glance.
    Sight,
    /// A spell, a breath, a blow.
    Effect,
    /// An arrow, a bolt, a bullet, a throw.
    Missile,
}

/// The properties that all things of one kind share until a map overrides them.
///
/// Rule: `BD-OBJ-02` to `BD-OBJ-11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ThingKind {
    /// Whether it fills cells, lies on edges, or both.
    pub on: Place,
    /// How it lets a walker pass; in files `move`.
    #[serde(rename = "move")]
    pub passage: Passage,
    /// Half cells that crossing it adds to a step, for things that cost something.
    pub cross_half: u8,
    /// Factor on the cost of entering its cell, in halves, for things that cost something.
    pub move_half: u8,
    /// Whether it blocks sight.
    pub sight: bool,
    /// Whether it blocks effects.
    pub effect: bool,
    /// Whether it stops missiles.
    pub missile: bool,
    /// Its top above the floor in decimetres; on an edge above the higher of its two cells.
    pub height_dm: u16,
    /// How much of a body it hides when it blocks nothing.
    pub screen: Screen,
    /// Whether it has openings through which a thrust passes.
    pub pierced: bool,
    /// Whether only long thrusting weapons and missiles pass well.
    pub narrow: bool,
    /// What it is made of, where that matters.
    pub material: Option<Material>,
    /// Whether the first missile or blow that crosses it removes it.
    pub breaks: bool,
    /// Foliage that it brings into its cell, 0 to 2.
    pub leaf: u8,
    /// Whether it is a door, whose state decides what it blocks.
    pub door: bool,
}

impl Default for ThingKind {
    fn default() -> Self {
        Self {
            on: Place::Cell,
            passage: Passage::Free,
            cross_half: 0,
            move_half: 2,
            sight: false,
            effect: false,
            missile: false,
            height_dm: 0,
            screen: Screen::None,
            pierced: false,
            narrow: false,
            material: None,
            breaks: false,
            leaf: 0,
            door: false,
        }
    }
}

/// The stable name of a thing, by which saves and level files speak of it.
///
/// Rule: `BD-MAP-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ThingId {
    /// Drawn as an object: its number in the map file and the number of its unit segment, from 0.
    Object {
        /// The object's number in the map file.
        object: u32,
        /// The number of the unit segment along the object.
        segment: u16,
    },
    /// Painted as a tile on this cell.
    Tile(Cell),
}

/// One thing on the map.
///
/// Rule: `BD-OBJ-01`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Thing {
    /// Its stable name.
    pub name: ThingId,
    /// The catalogue name of its kind: `wall`, `table`.
    pub class: String,
    /// The properties of its kind with what the map overrides.
    pub kind: ThingKind,
    /// How it stands, if it is a door.
    pub state: Option<DoorState>,
    /// What opens its lock, a name that the rule system reads.
    pub key: Option<String>,
    /// What forces it, a name that the rule system reads.
    pub force: Option<String>,
}

impl Thing {
    /// A thing of this kind; a door starts shut.
    pub fn new(name: ThingId, class: &str, kind: ThingKind) -> Self {
        let state = kind.door.then_some(DoorState::Shut);
        Self {
            name,
            class: class.to_owned(),
            kind,
            state,
            key: None,
            force: None,
        }
    }

    /// Whether it is a door that stands open, which blocks nothing.
    pub fn is_open(&self) -> bool {
        self.state.is_some_and(DoorState::is_open)
    }

    /// How it lets a walker pass now.
    pub fn passage(&self) -> Passage {
        if self.is_open() {
            Passage::Free
        } else {
            self.kind.passage
        }
    }

    /// Whether it blocks a channel now, if it is high enough for the pair that asks.
    pub fn blocks(&self, channel: Channel) -> bool {
        !self.is_open()
            && match channel {
                Channel::Sight => self.kind.sight,
                Channel::Effect => self.kind.effect,
                Channel::Missile => self.kind.missile,
            }
    }
}
