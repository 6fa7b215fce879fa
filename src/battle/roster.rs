//! Who takes part: the fighters of a battle, their bodies on the board, their sides.

use std::hash::{Hash, Hasher};

use bevy::ecs::entity::{EntityIndexSet, EntitySetIterator, UniqueEntitySlice, UniqueEntityVec};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::id::{FighterId, SideId};
use super::muster::Recruit;
pub use crate::board::Posture;
use crate::board::{Cell, Facing};
use crate::content::Label;

/// The fighters of a battle in ascending order of their ids.
#[derive(Component, Clone, Debug, Default)]
pub struct Roster {
    ids: Vec<FighterId>,
    /// In the same order.
    entities: UniqueEntityVec,
}

impl Roster {
    /// A roster of these fighters.
    ///
    /// # Panics
    ///
    /// When two fighters have the same id, or two the same entity: levels are checked before a battle is made of them.
    pub fn new(mut fighters: Vec<(FighterId, Entity)>) -> Self {
        fighters.sort_unstable_by_key(|(id, _)| *id);
        assert!(
            fighters.windows(2).all(|pair| pair[0].0 != pair[1].0),
            "two fighters have one id"
        );
        let ids: Vec<_> = fighters.iter().map(|(id, _)| *id).collect();
        let entities: EntityIndexSet = fighters.iter().map(|(_, entity)| *entity).collect();
        assert_eq!(entities.len(), ids.len(), "two fighters are one entity");
        Self {
            ids,
            entities: entities.into_iter().collect_set(),
        }
    }

    /// The place of a fighter in the order of the ids.
    #[inline]
    pub(crate) fn place(&self, id: FighterId) -> Option<usize> {
        let guess = id.likely_place();
        if self.ids.get(guess) == Some(&id) {
            return Some(guess);
        }
        self.seek(id)
    }

    /// The place of a fighter where there are gaps in the ids.
    #[cold]
    fn seek(&self, id: FighterId) -> Option<usize> {
        self.ids.binary_search(&id).ok()
    }

    /// The entity of a fighter.
    pub fn entity(&self, id: FighterId) -> Option<Entity> {
        Some(self.entities[self.place(id)?])
    }

    /// The entities in ascending order of the ids.
    pub(crate) fn entities(&self) -> &UniqueEntitySlice {
        &self.entities
    }

    /// Ids and entities in ascending order of the ids.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (FighterId, Entity)> + '_ {
        self.ids.iter().copied().zip(self.entities.iter().copied())
    }

    /// The number of fighters.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether nobody takes part.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }
}

/// A fighter of a battle: his id, battle and side. These never change.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Fighter {
    /// His id.
    pub id: FighterId,
    /// The battle entity.
    pub battle: Entity,
    /// His side.
    pub side: SideId,
}

/// The body of a fighter on the board (`BD-DYN-01`).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// North-west cell of the footprint.
    pub at: Cell,
    /// Cells along each side of the footprint, 1 to 6.
    pub size: u8,
    /// Where it looks.
    pub facing: Facing,
    /// How it holds itself.
    pub posture: Posture,
    /// Whether it is conscious and can act.
    pub able: bool,
    /// Whether it is still on the map.
    pub present: bool,
    /// Decimetres above the floor, of flyers and riders.
    pub altitude_dm: i16,
    /// Whom it rides; none for those on their own feet or wings.
    pub mount: Option<FighterId>,
}

impl Body {
    /// A body of one square as a recruit begins: on the map, and able to act where he is awake.
    pub const fn of(recruit: &Recruit) -> Self {
        Self {
            at: recruit.at,
            size: 1,
            facing: recruit.facing,
            posture: recruit.posture,
            able: recruit.awake,
            present: true,
            altitude_dm: 0,
            mount: None,
        }
    }

    /// Decimetres that it flies above the floor; 0 for those on their feet and for riders, whom a mount carries.
    pub const fn flies_dm(&self) -> i16 {
        match self.mount {
            Some(_) => 0,
            None => self.altitude_dm,
        }
    }
}

/// What a state of a fighter looks like, whatever a rule system calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateSign {
    /// He lies on the ground.
    Lies,
    /// He kneels.
    Kneels,
    /// He is out of the fight.
    Out,
    /// He is out of the fight and will not come back.
    Dead,
}

impl StateSign {
    /// Whether whoever has it is out of the fight.
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Out | Self::Dead)
    }
}

/// How two sides stand to each other (`BD-LVL-09`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    /// The same side or the same team.
    Allied,
    /// Neither helps nor harms.
    Neutral,
    /// Foes.
    Hostile,
}

/// How easy the computer makes it; the fourth and hardest degree is the computer that misjudges nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Misjudges most.
    Novice,
    /// Misjudges a good deal.
    Easy,
    /// Misjudges a little.
    Fair,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// A human, by number of the seat.
    Human(u8),
    /// The computer.
    Opponent,
    /// The computer as [`Self::Opponent`], but misjudging what its answers are worth.
    Eased(Difficulty),
    /// The computer that tries out what may come of its answers.
    Deep,
    /// The computer in a hurry: the first sensible thing, without looking at odds. For the balance lab.
    Greedy,
    /// A script: a lesson, a file of intents, a recording.
    Script,
}

impl Seat {
    /// Whether the computer plays it.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Self::Opponent | Self::Eased(_) | Self::Deep | Self::Greedy)
    }
}

/// One side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// Its name.
    pub name: Label,
    /// Who plays it.
    pub seat: Seat,
}

/// The sides of a battle and how they stand to each other.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    sides: Vec<Side>,
    stances: Vec<Stance>,
}

/// Who sits at the table is no part of the fight: a recording is fought again by nobody.
impl Hash for Sides {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stances.hash(state);
    }
}

impl Sides {
    /// Sides with the stance of each pair, asked for every ordered pair of different sides.
    pub fn new(sides: Vec<Side>, stance: impl Fn(SideId, SideId) -> Stance) -> Self {
        let ids = || (0..sides.len() as u8).map(SideId);
        let stances = ids()
            .flat_map(|a| ids().map(move |b| (a, b)))
            .map(|(a, b)| if a == b { Stance::Allied } else { stance(a, b) })
            .collect();
        Self { sides, stances }
    }

    /// A side.
    pub fn get(&self, id: SideId) -> Option<&Side> {
        self.sides.get(usize::from(id.0))
    }

    /// Changes who plays a side.
    pub fn seat(&mut self, id: SideId, seat: Seat) {
        if let Some(side) = self.sides.get_mut(usize::from(id.0)) {
            side.seat = seat;
        }
    }

    /// Whether anybody of this kind plays one of them.
    #[inline]
    pub fn has_seat(&self, seat: &Seat) -> bool {
        self.sides.iter().any(|side| side.seat == *seat)
    }

    /// All sides in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (SideId, &Side)> {
        self.sides
            .iter()
            .enumerate()
            .map(|(place, side)| (SideId(place as u8), side))
    }

    /// How one side stands to another.
    #[inline]
    pub fn stance(&self, a: SideId, b: SideId) -> Stance {
        let place = usize::from(a.0) * self.sides.len() + usize::from(b.0);
        self.stances.get(place).copied().unwrap_or(Stance::Neutral)
    }

    /// Whether two sides are foes.
    #[inline]
    pub fn are_hostile(&self, a: SideId, b: SideId) -> bool {
        self.stance(a, b) == Stance::Hostile
    }
}
