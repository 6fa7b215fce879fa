//! The fight as every rule system knows it: decisions, intents, events, log and ledger.
//!
//! All state of a fight hangs on one battle entity and its fighters. What a blow does is for the rule systems to say.

mod aim;
mod arrival;
mod audience;
mod bearer;
mod cause;
mod chance;
mod character;
mod check;
mod cited;
mod decision;
mod duel;
mod event;
mod facts;
mod fork;
mod goal;
mod ground;
mod group;
mod hash;
mod hazard;
mod id;
mod intent;
mod ledger;
mod lines;
mod looks;
mod misreading;
mod movable;
mod muster;
mod offer;
mod overlay;
mod phase;
mod reading;
mod readout;
mod report;
mod roster;
mod route;
mod secrets;
mod setting;
mod step;
mod swap;
mod system;
mod table_set;
mod vocabulary;
mod why_not;
mod witness;

use bevy::prelude::*;

pub use aim::{Aim, Gesture, Obstacle};
pub use arrival::{Occasion, REINFORCEMENT, Reinforcement, entry};
pub use audience::{Asking, Audience};
pub use bearer::Bearer;
pub use cause::{Cause, NamedRow};
pub use chance::BattleDice;
pub use character::{Aspects, Character, CharacterRow, Characters, Tempers};
pub use check::{Check, Die, Fallen, Outcome, Pool, Sum};
pub use decision::{Decision, Question};
pub use duel::Duel;
pub use event::{BattleEvent, Grade, Happening, Log, Watched};
pub use facts::Facts;
pub use fork::{Branch, Fork, Forks, Horizon};
pub use goal::{GOAL, Goal, Progress, Standing, count_round, sides_at_goal};
pub use ground::{Ground, System};
pub use group::Group;
pub use hash::{StableHasher, StateHash};
pub use hazard::{Altered, Change, Coming, GroundChange, HAZARD, Hazard, can_burn, is_burning, is_fire};
pub use id::{FighterId, RuleId, SideId, Slot, Term};
pub use intent::{Choice, Intent, Refusal};
pub use ledger::{Ledger, Modifier, Points};
pub use lines::Lines;
pub use looks::{BodyShape, GearShape, Looks, WardShape, WeaponShape};
pub use misreading::Misreading;
pub use movable::{Burning, Flame, ITEMS, LIGHTS, Movable, Movables, OVERTURNED, Whereabouts};
pub use muster::{ModuleFault, ModuleSet, ModuleWish, Muster, RawRon, Recruit, WishPart};
pub use offer::{Hint, Odds, Offer, Stake, best_of};
pub use overlay::{
    Hatch, Meaning, Overlay, OverlayKind, OverlayWish, PlaceFact, PlaceReport, Shade, Sign, Tone,
};
pub use phase::{BattleRound, Motion, Phase};
pub use reading::{allowed, read};
pub use readout::{Readout, Rung};
pub use report::{Along, BoardFact, BoardFacts, FactValue, Met, NearLine, PairReport, Pushed};
pub use roster::{Body, Difficulty, Fighter, Posture, Roster, Seat, Side, Sides, Stance, StateSign};
pub use route::{Route, RouteStep, RouteStrike};
pub use secrets::{
    INTERRUPT, LastSeen, Memory, Onlooker, SIDE_VIEW, Secrets, SideView, SightChange, SightLimits, Veil,
};
pub use setting::{Setting, Wind, WindForce};
pub use step::{BattleStep, BattleSystems, Clock, STEPS_OF_A_ROUND, settle, stands_still};
pub use system::{Chart, Choices, Forecast, Library, People, RuleSystem, Sheets, Telling};
pub use table_set::TableSet;
pub use vocabulary::{Field, Keyword, Need, Verb, Vocabulary};
pub(crate) use why_not::sentences;
pub use why_not::{Sentence, Value, WhyNot};
pub use witness::Witness;

pub(crate) fn plugin(app: &mut App) {
    step::plugin(app);
}
