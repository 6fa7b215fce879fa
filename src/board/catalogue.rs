//! The catalogue of things that every map may name, with room for those of one level.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Material, Passage, Place, Screen, THICK_LEAF, ThingKind};

/// Kinds of things by catalogue name.
///
/// Rule: `BD-OBJ-20` to `BD-OBJ-36`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Catalogue(BTreeMap<String, ThingKind>);

impl Default for Catalogue {
    /// The kinds that every map may name.
    fn default() -> Self {
        let kinds = walls().into_iter().chain(openings()).chain(obstacles());
        Self(kinds.map(|(name, kind)| (name.to_owned(), kind)).collect())
    }
}

impl Catalogue {
    /// A catalogue without any kind, as a level file that defines its own starts out.
    pub const fn empty() -> Self {
        Self(BTreeMap::new())
    }

    /// The kind with this name.
    pub fn kind(&self, name: &str) -> Option<&ThingKind> {
        self.0.get(name)
    }

    /// Every name, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Every name with its kind, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &ThingKind)> {
        self.0.iter().map(|(name, kind)| (name.as_str(), kind))
    }

    /// Adds a kind; one of the same name gives way and is returned.
    pub fn insert(&mut self, name: impl Into<String>, kind: ThingKind) -> Option<ThingKind> {
        self.0.insert(name.into(), kind)
    }
}

/// The height of what reaches the ceiling, in decimetres; nothing is higher.
pub const TALL_DM: u16 = 300;

fn walls() -> [(&'static str, ThingKind); 5] {
    let wall = ThingKind {
        on: Place::Edge,
        passage: Passage::Block,
        sight: true,
        effect: true,
        missile: true,
        height_dm: TALL_DM,
        material: Some(Material::Stone),
        ..ThingKind::default()
    };
    let door = ThingKind {
        on: Place::Both,
        material: Some(Material::Wood),
        door: true,
        ..wall
    };
    let curtain = ThingKind {
        on: Place::Edge,
        sight: true,
        height_dm: TALL_DM,
        material: Some(Material::Cloth),
        ..ThingKind::default()
    };
    let drop = ThingKind {
        on: Place::Edge,
        ..ThingKind::default()
    };
    [
        (
            "solid",
            ThingKind {
                on: Place::Cell,
                ..wall
            },
        ),
        ("wall", wall),
        ("door", door),
        ("curtain", curtain),
        ("drop", drop),
    ]
}

fn openings() -> [(&'static str, ThingKind); 6] {
    let bars = ThingKind {
        on: Place::Edge,
        passage: Passage::Block,
        height_dm: TALL_DM,
        screen: Screen::Part,
        pierced: true,
        material: Some(Material::Iron),
        ..ThingKind::default()
    };
    let window = ThingKind {
        passage: Passage::Cost,
        cross_half: 4,
        material: None,
        ..bars
    };
    let fence = ThingKind {
        height_dm: 13,
        material: Some(Material::Wood),
        ..window
    };
    let slit = ThingKind {
        screen: Screen::Most,
        narrow: true,
        material: None,
        ..bars
    };
    let pane = ThingKind {
        on: Place::Edge,
        passage: Passage::Block,
        effect: true,
        height_dm: TALL_DM,
        material: Some(Material::Glass),
        breaks: true,
        ..ThingKind::default()
    };
    let hard_pane = ThingKind {
        missile: true,
        material: Some(Material::HardGlass),
        breaks: false,
        ..pane
    };
    [
        ("bars", bars),
        ("fence", fence),
        ("window", window),
        ("pane", pane),
        ("hard_pane", hard_pane),
        ("slit", slit),
    ]
}

fn obstacles() -> [(&'static str, ThingKind); 7] {
    let pillar = ThingKind {
        passage: Passage::Block,
        height_dm: TALL_DM,
        screen: Screen::Part,
        material: Some(Material::Stone),
        ..ThingKind::default()
    };
    let low_wall = ThingKind {
        on: Place::Both,
        passage: Passage::Cost,
        cross_half: 4,
        height_dm: 10,
        ..pillar
    };
    let table = ThingKind {
        passage: Passage::Cost,
        move_half: 4,
        height_dm: 8,
        material: Some(Material::Wood),
        ..pillar
    };
    let bodywork = ThingKind {
        height_dm: 11,
        material: Some(Material::Bodywork),
        ..pillar
    };
    let engine = ThingKind {
        material: Some(Material::Engine),
        ..bodywork
    };
    let bush = ThingKind {
        height_dm: 18,
        screen: Screen::None,
        material: None,
        leaf: THICK_LEAF,
        ..table
    };
    [
        ("low_wall", low_wall),
        ("table", table),
        ("barrel", table),
        ("pillar", pillar),
        ("bodywork", bodywork),
        ("engine", engine),
        ("bush", bush),
    ]
}
