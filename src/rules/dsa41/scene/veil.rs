//! The veil over a scene: what the side of a fighter knows of it (`BD-VIS-05`, `BD-VIS-06`).

use bevy::prelude::*;

use crate::battle::{Decision, FighterId, Secrets, SideId, SideView};

use super::super::facts::SceneFacts;
use super::{Fighters, Scene, Snapshot};

impl<'a> Scene<'a> {
    /// The scene of a battle of a world as the side of the fighter knows it who is asked there.
    ///
    /// Rule: `BD-VIS-06`.
    pub fn of_asked(world: &'a World, battle: Entity) -> Option<Self> {
        let scene = Self::in_world(world, battle)?;
        let question = world.get::<Decision>(battle)?.0;
        let secrets = world.get::<Secrets>(battle)?;
        Some(match question {
            Some(question) => scene.known_to(secrets, question.fighter),
            None => scene,
        })
    }

    /// The scene of a battle of a world as a side knows it; all of it without a side.
    ///
    /// Rule: `BD-VIS-06`.
    pub fn known_by(world: &'a World, battle: Entity, reader: Option<SideId>) -> Option<Self> {
        let scene = Self::in_world(world, battle)?;
        let secrets = world.get::<Secrets>(battle)?;
        let own = scene.fighters.iter().find(|own| Some(own.fighter.side) == reader);
        Some(match own.map(Snapshot::id) {
            Some(own) => scene.known_to(secrets, own),
            None => scene,
        })
    }

    /// The scene as the side of a fighter knows it: the own people, those whom it sees, and whoever has just struck at it; the
    /// map as it saw it last. The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-05`, `BD-VIS-06`.
    #[inline]
    pub fn known_to(self, secrets: &'a Secrets, id: FighterId) -> Self {
        if secrets.are_kept() {
            self.veiled(secrets, id)
        } else {
            self
        }
    }

    fn veiled(self, secrets: &'a Secrets, id: FighterId) -> Self {
        let own = self.get(id).map(|own| own.fighter.side);
        let Some(view) = own.and_then(|side| secrets.view(side)) else {
            return self;
        };
        let deals_with = |other: &Snapshot| {
            let exchange = self.round.exchange;
            exchange.is_some_and(|it| {
                it.target == id && it.attacker == other.id() || it.attacker == id && it.target == other.id()
            })
        };
        let is_known =
            |other: &&Snapshot| Some(other.fighter.side) == own || view.sees(other.id()) || deals_with(other);
        let mut known = Vec::with_capacity(self.fighters.len());
        known.extend(self.fighters.iter().filter(is_known).cloned());
        Self {
            fighters: Fighters::Seen(known, view),
            sides: self.sides,
            ground: view.ground(),
            round: self.round,
            // The book of facts counts everybody, on the map as it is.
            facts: SceneFacts::default(),
        }
    }

    /// What the side knows as which one looks at the scene; none where there are no secrets. The computer looks at it so too.
    ///
    /// Rule: `BD-VIS-07`.
    pub fn side_view(&self) -> Option<&'a SideView> {
        match &self.fighters {
            Fighters::Seen(_, view) => Some(view),
            _ => None,
        }
    }
}
