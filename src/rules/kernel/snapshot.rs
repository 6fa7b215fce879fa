//! A fighter as plain values, and how he is fetched from his components and put back.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use bevy::ecs::query::{QueryData, QueryItem, ROQueryItem, ReleaseStateQueryData, SingleEntityQueryData};
use bevy::prelude::*;

use crate::battle::{Body, Fighter, FighterId, Posture, SideId};
use crate::board::{Cell, Facing};

use super::Rules;

/// What a fighter is: the component of what no fight changes, but for a weapon that he finds.
#[derive(Component, Clone, Debug)]
pub struct Sheet<R: Rules>(pub(crate) Arc<R::Build>);

impl<R: Rules> Sheet<R> {
    /// The sheet of a fighter.
    pub const fn of(build: Arc<R::Build>) -> Self {
        Self(build)
    }
}

/// What a fight changes of a fighter, as values; each of its columns is a component.
pub trait Worn: Bundle + Clone + Debug + PartialEq + Hash + Send + Sync + 'static {
    /// The components, all of them to be written.
    type Columns: QueryData<ReadOnly: ReleaseStateQueryData + SingleEntityQueryData>;

    /// The values of the components.
    fn read(columns: ROQueryItem<'_, '_, Self::Columns>) -> Self;

    /// Puts the values back; a component that they leave as it is does not count as changed.
    fn write(&self, columns: QueryItem<'_, '_, Self::Columns>);
}

/// Says that a component is all that a fight changes of a fighter.
#[macro_export]
macro_rules! worn {
    ($state:ty) => {
        impl $crate::rules::kernel::Worn for $state {
            type Columns = &'static mut Self;

            fn read(state: bevy::ecs::query::ROQueryItem<'_, '_, Self::Columns>) -> Self {
                state.clone()
            }

            fn write(&self, mut state: bevy::ecs::query::QueryItem<'_, '_, Self::Columns>) {
                if *state != *self {
                    state.clone_from(self);
                }
            }
        }
    };
}

/// The components of a fighter.
pub type Combatant<R> = (
    &'static Fighter,
    &'static mut Body,
    &'static mut Sheet<R>,
    <<R as Rules>::State as Worn>::Columns,
);

/// A fighter as he is at this moment.
#[derive(Clone, Debug)]
pub struct Snapshot<R: Rules> {
    /// Id, battle, side.
    pub fighter: Fighter,
    /// Body on the board.
    pub body: Body,
    /// What does not change.
    pub build: Arc<R::Build>,
    /// What does; its parts are read as if they were the snapshot's own.
    pub state: R::State,
}

impl<R: Rules> Deref for Snapshot<R> {
    type Target = R::State;

    #[inline]
    fn deref(&self) -> &R::State {
        &self.state
    }
}

impl<R: Rules> DerefMut for Snapshot<R> {
    #[inline]
    fn deref_mut(&mut self) -> &mut R::State {
        &mut self.state
    }
}

impl<R: Rules> Snapshot<R> {
    /// A fighter as a query found him.
    #[inline]
    pub(crate) fn of((fighter, body, sheet, columns): ROQueryItem<'_, '_, Combatant<R>>) -> Self {
        Self {
            fighter: *fighter,
            body: *body,
            build: Arc::clone(&sheet.0),
            state: R::State::read(columns),
        }
    }

    /// A fighter of a world; none when the entity is no fighter of these rules.
    pub fn in_world(world: &World, entity: Entity) -> Option<Self> {
        let found = world.get_entity(entity).ok()?;
        let read = found.get_components::<<Combatant<R> as QueryData>::ReadOnly>();
        Some(Self::of(read.ok()?))
    }

    /// His components take over what a phase has made of him.
    pub(crate) fn put(&self, (_, mut body, mut sheet, columns): QueryItem<'_, '_, Combatant<R>>) {
        body.set_if_neq(self.body);
        // A weapon found in the fight is a new one of the sheet.
        if !Arc::ptr_eq(&sheet.0, &self.build) {
            sheet.0 = Arc::clone(&self.build);
        }
        self.state.write(columns);
    }

    /// Somebody who stands alone on a cell, each number on a side of its own, for questions without a battle.
    pub fn alone(build: &Arc<R::Build>, state: R::State, number: u16, at: Cell) -> Self {
        Self {
            fighter: Fighter {
                id: FighterId(number),
                battle: Entity::PLACEHOLDER,
                side: SideId(number.saturating_sub(1) as u8),
            },
            body: Body {
                at,
                size: 1,
                facing: Facing::E,
                posture: Posture::Standing,
                able: true,
                present: true,
                altitude_dm: 0,
                mount: None,
            },
            build: Arc::clone(build),
            state,
        }
    }

    /// His id.
    #[inline]
    pub const fn id(&self) -> FighterId {
        self.fighter.id
    }

    /// Whether he takes part: on the map, conscious, able to act.
    #[inline]
    pub const fn is_able(&self) -> bool {
        self.body.able && self.body.present
    }

    /// Whether he lies on the ground.
    pub fn is_prone(&self) -> bool {
        self.body.posture == Posture::Lying
    }
}
