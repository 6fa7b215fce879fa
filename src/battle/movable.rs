//! What can be carried and lies about: dropped weapons, things of the level, lights. The same for every rule system.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::id::{FighterId, RuleId, Slot};
use crate::board::{Cell, Glow, Light, LightSource, Tint};

/// The rule of lights that are carried, thrown and go out.
pub const LIGHTS: RuleId = RuleId("BD-DYN-04");

/// The rule of what lies on the floor.
pub const ITEMS: RuleId = RuleId("BD-DYN-02");

/// The rule of things that a fight changes.
pub const OVERTURNED: RuleId = RuleId("BD-DYN-03");

/// Where something that can be carried is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// On the floor of a cell.
    Lies(Cell),
    /// Fixed to a cell: a light on a wall, a fire. Nobody takes it along.
    Fixed(Cell),
    /// A fighter has it on him.
    Held(FighterId),
    /// Gone for this fight.
    Gone,
}

/// A flame that gives light.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Flame {
    /// How far it reaches.
    pub source: LightSource,
    /// Whether it burns.
    pub lit: bool,
    /// Its colour; none for the usual one of its kind. It never changes, and no rule asks for it.
    #[serde(skip)]
    pub tint: Option<Tint>,
}

// The colour is for the eye alone: it leaves no trace in the hash of a battle.
impl Hash for Flame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.source, self.lit).hash(state);
    }
}

impl Flame {
    /// A flame of a kind that the rule system knows.
    pub fn named(kind: &str, lit: bool) -> Self {
        Self {
            source: LightSource::Named(kind.to_owned()),
            lit,
            tint: None,
        }
    }
}

/// A light that burns, for whoever draws the light of a map.
///
/// Rule: `BD-VIS-01`, `BD-DYN-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burning {
    /// Where it is and how far it reaches.
    pub glow: Glow,
    /// Who carries it.
    pub bearer: Option<FighterId>,
    /// Its colour.
    pub tint: Tint,
}

/// Something that can be carried, or at least looked at by the light of it.
///
/// Rule: `BD-DYN-02`, `BD-DYN-04`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Movable {
    /// Its id in the gear files, or the kind of the light.
    pub gear: String,
    /// How many.
    pub count: u16,
    /// Whose it was when the fight began, and the style that it belongs to.
    pub whose: Option<(FighterId, Slot)>,
    /// Its light, if it gives any.
    pub flame: Option<Flame>,
    /// Where it is.
    pub at: Whereabouts,
}

impl Movable {
    /// The cell on which it lies or stands.
    pub const fn cell(&self) -> Option<Cell> {
        match self.at {
            Whereabouts::Lies(cell) | Whereabouts::Fixed(cell) => Some(cell),
            Whereabouts::Held(_) | Whereabouts::Gone => None,
        }
    }

    /// Whether it burns.
    pub fn is_lit(&self) -> bool {
        self.flame.as_ref().is_some_and(|flame| flame.lit)
    }
}

/// Everything of a fight that can be carried and does not stay with whoever had it at the beginning. The place in the list is a
/// thing's name; nothing is ever taken out of it.
///
/// Rule: `BD-MAP-05`, `BD-MAP-06`, `BD-DYN-02`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movables(Vec<Movable>);

impl Movables {
    /// The most things that a fight can name: a slot has one byte.
    pub const MOST: usize = 255;

    /// What lies and burns on a map when a fight begins.
    pub fn of_map(items: &[crate::board::Item], lights: &[Light]) -> Self {
        let items = items.iter().map(|item| Movable {
            gear: item.gear.clone(),
            count: item.count,
            whose: None,
            flame: None,
            at: Whereabouts::Lies(item.cell),
        });
        let lights = lights.iter().map(|light| Movable {
            gear: match &light.source {
                LightSource::Named(name) => name.clone(),
                LightSource::Radii { .. } => "light".to_owned(),
            },
            count: 1,
            whose: None,
            flame: Some(Flame {
                source: light.source.clone(),
                lit: light.lit,
                tint: light.tint,
            }),
            at: Whereabouts::Fixed(light.cell),
        });
        Self(items.chain(lights).take(Self::MOST).collect())
    }

    /// Whether there is nothing of the kind.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of it with its names, in the order in which it came into the fight.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Movable)> {
        self.0
            .iter()
            .enumerate()
            .map(|(place, movable)| (Slot(place as u8), movable))
    }

    /// All of it, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Movable> {
        self.0.iter_mut()
    }

    /// One of them.
    pub fn get(&self, name: Slot) -> Option<&Movable> {
        self.0.get(usize::from(name.0))
    }

    /// One of them, to be changed.
    pub fn get_mut(&mut self, name: Slot) -> Option<&mut Movable> {
        self.0.get_mut(usize::from(name.0))
    }

    /// What lies or stands on a cell.
    pub fn on(&self, cell: Cell) -> impl Iterator<Item = (Slot, &Movable)> {
        self.iter()
            .filter(move |(_, movable)| movable.cell() == Some(cell))
    }

    /// What a fighter has taken up or begun with of these.
    pub fn held_by(&self, fighter: FighterId) -> impl Iterator<Item = (Slot, &Movable)> {
        let at = Whereabouts::Held(fighter);
        self.iter().filter(move |(_, movable)| movable.at == at)
    }

    /// What burns, in the order of the names.
    pub fn lit(&self) -> impl Iterator<Item = &Movable> {
        self.0.iter().filter(|movable| movable.is_lit())
    }

    /// Adds something and names it; none when there is too much already.
    pub fn add(&mut self, movable: Movable) -> Option<Slot> {
        if self.0.len() >= Self::MOST {
            return None;
        }
        self.0.push(movable);
        Some(Slot((self.0.len() - 1) as u8))
    }
}
