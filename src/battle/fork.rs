//! Forks: a battle as one side knows it, taken out of its world as plain values, to be played on in another one. The battle itself never
//! learns of it.

use std::fmt::Debug;

use bevy::prelude::*;

use super::chance::BattleDice;
use super::id::SideId;
use super::roster::Seat;
use super::step::Clock;

/// The last round that a battle is played in: it rests as soon as the next one has begun. Only forks have one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Horizon(pub u16);

impl Horizon {
    /// Whether a battle rests because it has come so far.
    pub fn is_passed(horizon: Option<&Self>, clock: &Clock) -> bool {
        horizon.is_some_and(|last| clock.round > last.0)
    }
}

/// How a fork is played on.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The dice that fall from now on; those of the battle itself nobody may know.
    pub dice: BattleDice,
    /// How many rounds are played, that under way counted; 0 and 1 are the same.
    pub rounds: u16,
    /// Who plays all sides.
    pub seat: Seat,
}

/// A battle as a side knows it, without its log, its hash, its dice and the secrets of others. Two forks are the same where they are
/// written the same by `Debug`.
pub trait Fork: Debug + Send + Sync {
    /// Makes a battle of it in a world whose rule system must have been built into it. It waits for the answer to the same question, keeps
    /// no secrets, and takes no state hash.
    fn open(&self, world: &mut World, branch: Branch) -> Entity;

    /// Whether every sample gives the same fork: the side has lost nobody from sight.
    fn is_certain(&self) -> bool;
}

/// How a rule system lets battles be tried out.
pub trait Forks {
    /// A battle as a side knows it; without a side, or where there are no secrets, as it is. Whom the side has seen but does not see now
    /// stands where he may have gone since: another `sample` may put him elsewhere, and 0 where he was seen last. Whom it has never seen is
    /// not there, and takes no part.
    ///
    /// None where something is under way that cannot be told without somebody of whom the side does not know.
    ///
    /// Rule: `BD-VIS-06`.
    fn fork(
        &self,
        world: &World,
        battle: Entity,
        reader: Option<SideId>,
        sample: u64,
    ) -> Option<Box<dyn Fork>>;

    /// How strong each side of a battle still is, in order: the sum over all of its fighters, in a measure of the rules.
    fn strengths(&self, world: &World, battle: Entity) -> Vec<i64>;
}
