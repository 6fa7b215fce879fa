//! How a fight by any rules is kept, carried on and asked about.
//!
//! A rule system says what its fighters are and what happens in each phase of a round ([`Rules`]); all that the next one would have to write
//! again stands here: fighters as plain values, the scene as a side knows it, the table on which a battle is laid out, the phases as systems,
//! the state hash. What a *level* does to a fight stands in `rules::common`.

pub mod action;
mod facts;
mod fork;
mod guest;
mod hear;
mod laid_out;
pub mod legal;
mod muster;
pub mod offer;
mod on_map;
pub mod overlay;
mod plain;
mod pursue;
mod ranks;
mod resolve;
mod scene;
mod seal;
pub mod set_up;
mod sheets;
mod sighting;
mod snapshot;
mod stage;
mod table;
pub(crate) mod temper;
mod walk;
pub(crate) mod why;

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::battle::{Character, Choice, Facts, FighterId, Ground, Phase, Sides, SightLimits, Term};
use crate::board::{Glow, Measure};
use crate::dice::DiceError;

pub use crate::worn;
pub use facts::SceneFacts;
pub use guest::{Answer, Guest, Now};
pub use muster::{Enlists, muster};
pub use on_map::{OnMap, begin_round, change_map, end, end_if_decided, finish_round};
pub use plain::{best, judge_offered, weigh};
pub use pursue::Pursuit;
pub use resolve::Resolution;
pub(crate) use scene::takes_for_foes;
pub use scene::{Fighters, Scene};
pub use sighting::Sightings;
pub use snapshot::{Combatant, Sheet, Snapshot, Worn};
pub use stage::plugin;
pub use table::Table;
pub use walk::{PlainPace, Walker, Walks, go, holders, on_foot};

/// A set of combat rules, as far as a fight by it is kept and carried on.
pub trait Rules: Copy + Debug + Default + Send + Sync + 'static {
    /// What a fighter is: what no fight changes, but for a weapon that he finds.
    type Build: Clone + Debug + Send + Sync + 'static;

    /// What a fight changes of a fighter besides his body.
    type State: Worn;

    /// Where a battle stands.
    type Round: Component<Mutability = Mutable> + Clone + Debug + Default + Hash;

    /// The places at which it can stand.
    type Stage: Copy + PartialEq;

    /// How far one sees in each light; everywhere, if nothing else is said.
    const LIMITS: SightLimits = SightLimits {
        measure: Measure::Cheb,
        cells: [None; 5],
    };

    /// What a mover is said to give up who is stopped.
    const WALK: Term;

    /// The place at which a battle stands.
    fn stage(round: &Self::Round) -> Self::Stage;

    /// Whether a phase may have something to do in a battle that stands so. Nothing else of the battle is looked at where it has not.
    fn is_at(round: &Self::Round, phase: Phase) -> bool;

    /// Takes a battle a stage on, in a phase at which it stands.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn play(table: &mut Table<Self>, phase: Phase) -> Result<(), DiceError>;

    /// Whether something goes along with the fighters of a battle that must keep up with them after each pass.
    fn has_followers(_round: &Self::Round, _ground: &Ground) -> bool {
        false
    }

    /// Lets what goes along with the fighters keep up with them.
    fn keep_up(_table: &mut Table<Self>) {}

    /// Keeps the answer to the open decision until the battle goes on.
    fn hear(round: &mut Self::Round, answer: Choice);

    /// Whether somebody who is asked now deals with another one, whom he then knows of without seeing him.
    fn deals_with(_round: &Self::Round, _id: FighterId, _other: FighterId) -> bool {
        false
    }

    /// Leaves those out of a round of whom a side does not know. False where something is under way that cannot be told without them: then
    /// nothing is tried out.
    ///
    /// Rule: `BD-VIS-06`.
    fn forget(round: &mut Self::Round, is_known: &dyn Fn(FighterId) -> bool) -> bool;

    /// Lets a fighter have nothing to do with those who are not there, and takes from him what nobody knows yet.
    fn forget_of(_own: &mut Snapshot<Self>, _is_there: &dyn Fn(FighterId) -> bool) {}

    /// Whether somebody takes everybody else for a foe.
    fn is_beside_himself(_own: &Snapshot<Self>) -> bool {
        false
    }

    /// How a fighter fights where the computer plays him.
    fn character(_build: &Self::Build) -> Character {
        Character::Steady
    }

    /// Whether a fighter is awake and sees.
    fn has_eyes(fighter: &Snapshot<Self>) -> bool {
        fighter.is_able()
    }

    /// The lights that burn, where they are now.
    fn glows(_scene: &Scene<Self>) -> Vec<Glow> {
        Vec::new()
    }

    /// Brings the book of facts in line with the map and with those who may have changed, each with his place; only where the battle keeps one.
    fn keep_book<'f>(
        _fighters: &'f [Snapshot<Self>],
        _changed: impl Iterator<Item = (usize, &'f Snapshot<Self>)>,
        _lie: (&Ground, &Sides),
        _facts: &mut Facts,
    ) {
    }

    /// Feeds the state hash with what a fight may change of a fighter besides his body, and with what two battles of one level can differ in.
    fn hash_fighter<H: Hasher>(fighter: &Snapshot<Self>, hasher: &mut H) {
        fighter.state.hash(hasher);
    }
}
