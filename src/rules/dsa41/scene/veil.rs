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
        let is_known = |other: &&Snapshot| {
            Some(other.fighter.side) == own || view.sees(other.id()) || self.deals_with(id, other)
        };
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

    /// The scene as far as everybody knows of it who sees a fighter act: the foes whom he sees and who see him, the friends whom one of these
    /// foes faces too, and with whom he deals; on the map as it is. What he does by himself goes by it, so that it tells nobody of somebody
    /// else who is unseen. The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn faced_by(self, secrets: &Secrets, id: FighterId) -> Self {
        let Some(own) = self.get(id).filter(|_| secrets.are_kept()) else {
            return self;
        };
        let is_friend = |other: &Snapshot| other.fighter.side == own.fighter.side;
        let foes = self.fighters.iter().filter(|other| !is_friend(other));
        let faced: Vec<FighterId> = foes
            .map(Snapshot::id)
            .filter(|foe| secrets.see_each_other(id, *foe))
            .collect();
        let is_known = |other: &&Snapshot| {
            let is_faced = match is_friend(other) {
                true => faced.iter().any(|foe| secrets.see_each_other(*foe, other.id())),
                false => faced.contains(&other.id()),
            };
            is_faced || other.id() == id || self.deals_with(id, other)
        };
        let known = self.fighters.iter().filter(is_known).cloned().collect();
        self.of_these(known)
    }

    /// The scene without those whom the side of a fighter does not see, on the map as it is, but for one with whom he has to do: what lies
    /// before a mover, until he runs into somebody, and what counts for a blow as its odds do. The scene itself where there are no secrets.
    ///
    /// Rule: `BD-VIS-06`, `BD-MOV-05`.
    pub fn foreseen_by(self, secrets: &Secrets, (id, other): (FighterId, Option<FighterId>)) -> Self {
        let Some(own) = self.get(id).filter(|_| secrets.are_kept()) else {
            return self;
        };
        let side = own.fighter.side;
        let is_known =
            |it: &&Snapshot| secrets.sees(side, it.id()) || Some(it.id()) == other || self.deals_with(id, it);
        let known = self.fighters.iter().filter(is_known).cloned().collect();
        self.of_these(known)
    }

    /// Whether a blow is under way between a fighter and another one.
    fn deals_with(&self, id: FighterId, other: &Snapshot) -> bool {
        let exchange = self.round.exchange;
        exchange.is_some_and(|it| {
            it.target == id && it.attacker == other.id() || it.attacker == id && it.target == other.id()
        })
    }

    /// The scene with some of its fighters.
    fn of_these(self, known: Vec<Snapshot>) -> Self {
        Self {
            fighters: Fighters::Own(known),
            // The book of facts counts everybody.
            facts: SceneFacts::default(),
            ..self
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
