//! What a rule system says of a fighter: the sheet, and the place on the ladder.

use std::sync::Arc;

use serde::Serialize;

use super::character::Character;
use super::id::{FighterId, RuleId, Slot, Term};
use super::ledger::Ledger;
use super::looks::{Looks, WeaponShape};
use crate::content::Words;

/// A fighter as others see him.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Readout {
    /// His name.
    pub name: Arc<Words>,
    /// How he fights where the computer plays him.
    #[serde(skip_serializing_if = "Character::is_steady")]
    pub character: Character,
    /// Life now and at most: the ring of the token.
    pub life: (i16, i16),
    /// Wounds: the drops on the token.
    pub wounds: u8,
    /// What the eye sees of him: body, shield, helmet.
    pub looks: Looks,
    /// The shape of the ready weapon; none where he is not seen to have one.
    pub silhouette: Option<WeaponShape>,
    /// The name of the ready weapon.
    pub weapon: Option<Arc<Words>>,
    /// The weapons and attacks that can be chosen, by slot.
    pub arms: Vec<(Slot, Arc<Words>)>,
    /// The boxes of the sheet: word, value with its reasons, and the most it can be.
    pub values: Vec<(Term, Ledger, Option<i16>)>,
    /// The rows of the tables that a value comes from: gear, talents, the fighter himself.
    pub rows: Vec<(Term, RuleId)>,
    /// States such as prone, dying, disoriented.
    pub states: Vec<Term>,
    /// Actions left: word, left, of how many.
    pub actions: Vec<(Term, u8, u8)>,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// The foes whom he fights at close quarters, each with the distance between them.
    pub engaged: Vec<(FighterId, Term)>,
}

/// A fighter's place on the initiative ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rung {
    /// Who.
    pub fighter: FighterId,
    /// The value, which is also the phase in which he acts.
    pub value: i16,
    /// Phases of this round in which he still acts.
    pub due: Vec<i16>,
    /// Where the value comes from.
    pub ledger: Ledger,
    /// Rules that lowered it in this fight, with the points.
    pub losses: Vec<(RuleId, i16)>,
}
