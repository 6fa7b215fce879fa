//! The orders that have been given, and which answer comes next.

use bevy::prelude::*;

use super::matter::{self, Matter, Reason};
use super::together::Together;
use crate::battle::{Aim, Choice, Clock, Decision, FighterId, Gesture, Misreading, System, read};
use crate::replay::{self, Tape};

/// What is to be done with an open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// No order speaks of it.
    Wait,
    /// An order answers it so.
    Give(Choice),
    /// An order would answer it, but for this reason whoever gave it must be asked again. It is given up.
    Ask(FighterId, Reason),
}

/// An order for one fighter in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Who carries it out.
    pub fighter: FighterId,
    /// What it is about.
    pub aim: Aim,
    /// All of it, as it was shown when it was given.
    pub gesture: Gesture,
    /// Choices that the tape held before each of the answers that have been given.
    given: Vec<usize>,
    /// The round for which it was given.
    round: u16,
    pub(super) matter: Matter,
}

impl Order {
    /// The answers that are still to be given.
    pub fn rest(&self) -> &[Choice] {
        self.gesture.answers.get(self.given.len()..).unwrap_or_default()
    }
}

/// The orders of the fight that is played, one for each fighter.
#[derive(Resource, Clone, Debug, Default)]
pub struct Orders {
    battle: Option<Entity>,
    orders: Vec<Order>,
    /// What several announce as one of them has.
    pub(super) together: Option<Together>,
}

impl Orders {
    /// The orders of which something is still to be done, in the order in which they were given.
    pub fn open(&self) -> impl Iterator<Item = &Order> {
        self.orders.iter().filter(|order| !order.rest().is_empty())
    }

    /// The open order of a fighter.
    pub fn of(&self, fighter: FighterId) -> Option<&Order> {
        self.open().find(|order| order.fighter == fighter)
    }

    /// Gives an order; its first answer is about to be given. It takes the place of an older one for the same fighter.
    pub fn give(world: &mut World, battle: Entity, fighter: FighterId, aim: Aim, gesture: Gesture) {
        let matter = Matter::of(world, battle, fighter, aim, &gesture);
        let (count, round) = (choices(world, battle), round(world, battle));
        let mut orders = world.resource_mut::<Self>();
        orders.of_battle(battle);
        orders.drop_for(fighter);
        orders.orders.push(Order {
            fighter,
            aim,
            gesture,
            given: vec![count],
            round,
            matter,
        });
    }

    /// Takes an order back.
    pub fn drop_for(&mut self, fighter: FighterId) {
        self.orders.retain(|order| order.fighter != fighter);
    }

    /// Takes all orders back.
    pub fn clear(&mut self) {
        self.orders.clear();
        self.together = None;
    }

    /// What the orders say to the open question.
    pub fn next(world: &World, battle: Entity) -> Next {
        let orders = world.resource::<Self>();
        let asked = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let order = asked.and_then(|asked| orders.of(asked.fighter));
        let is_now = |order: &&Order| orders.battle == Some(battle) && order.round == round(world, battle);
        let Some(order) = order.filter(is_now) else {
            return Next::Wait;
        };
        let Some(next) = order.rest().first() else {
            return Next::Wait;
        };
        // Another question: how to answer a blow, whether to strike at somebody who passes.
        if let Err(Misreading::Question { .. }) = read(world, battle, order.fighter, next) {
            return Next::Wait;
        }
        match matter::changed(world, battle, order, next) {
            Some(reason) => Next::Ask(order.fighter, reason),
            None => Next::Give(next.clone()),
        }
    }

    /// Takes down that the next answer of a fighter's order is about to be given.
    pub fn advance(world: &mut World, battle: Entity, fighter: FighterId) {
        let count = choices(world, battle);
        let log = matter::entries(world, battle);
        let mut orders = world.resource_mut::<Self>();
        if let Some(order) = orders.orders.iter_mut().find(|order| order.fighter == fighter) {
            order.given.push(count);
            order.matter.seen = log;
        }
    }

    /// How many choices stay when the last gesture is taken back: those before the first answer of the order whose answer was the last
    /// choice of a human, and of announcements for several those before the first of them. None where no order gave that answer.
    pub fn before_last(world: &World, battle: Entity) -> Option<usize> {
        let orders = world.resource::<Self>();
        let last = replay::last_of_human(world, battle)?;
        let together = orders.together.iter().map(|together| &together.given);
        let alone = orders.orders.iter().map(|order| &order.given);
        let mut given = together.chain(alone).filter(|_| orders.is_of(battle));
        given.find(|given| given.last() == Some(&last))?.first().copied()
    }

    /// Whether these are the orders of a fight.
    pub(super) fn is_of(&self, battle: Entity) -> bool {
        self.battle == Some(battle)
    }

    /// Goes on in a fight that was built up anew with so many of its choices.
    pub fn take_back(&mut self, anew: Entity, choices: usize) {
        self.battle = Some(anew);
        for order in &mut self.orders {
            order.given.retain(|place| *place < choices);
        }
        self.orders.retain(|order| !order.given.is_empty());
        // Whoever takes back a part of it has something else in mind.
        let is_whole = |together: &Together| together.given.iter().all(|place| *place < choices);
        self.together = self.together.take().filter(is_whole);
    }

    pub(super) fn of_battle(&mut self, battle: Entity) {
        if self.battle != Some(battle) {
            *self = Self {
                battle: Some(battle),
                ..Self::default()
            };
        }
    }
}

/// How many choices the tape of a fight holds.
pub(super) fn choices(world: &World, battle: Entity) -> usize {
    world.get::<Tape>(battle).map_or(0, |tape| tape.intents.len())
}

/// The round of a fight.
pub(super) fn round(world: &World, battle: Entity) -> u16 {
    world.get::<Clock>(battle).map_or(0, |clock| clock.round)
}

/// The rule system of a battle.
pub(super) fn system(world: &World, battle: Entity) -> Option<System> {
    world.get::<System>(battle).copied()
}
