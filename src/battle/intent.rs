//! What a player wants: the answer to an open decision, and the refusal of one that is not legal.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::id::{FighterId, Slot, Term};
use super::why_not::WhyNot;
use crate::board::{Cell, Facing};

/// A wish. The shapes are shared by all rule systems; the terms in them are each system's own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// Declares what the fighter will do in this round.
    Plan {
        /// The declaration.
        plan: Term,
        /// Whether the fighter wants to be asked for free actions in this round.
        #[serde(default)]
        ask_free: bool,
    },
    /// Strikes a foe.
    Attack {
        /// The foe.
        target: FighterId,
        /// The weapon or natural attack, by its place in the fighter's list.
        #[serde(default)]
        with: Slot,
        /// The manoeuvre.
        manoeuvre: Term,
        /// The announced points, one number for each stake that the manoeuvre knows.
        #[serde(default)]
        stakes: Vec<i16>,
    },
    /// Answers a blow.
    Defend {
        /// The kind of defence, or the term for none.
        means: Term,
        /// The cell a dodger moves to.
        #[serde(default)]
        to: Option<Cell>,
        /// The announced points, one number for each stake that this kind of defence knows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stakes: Vec<i16>,
    },
    /// Moves along a path.
    Move {
        /// How: walk, sprint, step, ...
        gait: Term,
        /// The cells entered one after the other, without the start.
        path: Vec<Cell>,
        /// Where to look at the end; left out: along the last step.
        #[serde(default)]
        facing: Option<Facing>,
    },
    /// Does anything else.
    Act {
        /// The action.
        act: Term,
        /// The fighter it concerns.
        #[serde(default)]
        target: Option<FighterId>,
        /// The weapon, item or style it concerns.
        #[serde(default)]
        with: Option<Slot>,
        /// The cell it concerns.
        #[serde(default)]
        at: Option<Cell>,
        /// The new facing.
        #[serde(default)]
        facing: Option<Facing>,
    },
    /// Lets the moment pass.
    Pass,
}

impl Choice {
    /// The term that names what is done; none for letting the moment pass.
    pub const fn term(&self) -> Option<Term> {
        match self {
            Self::Plan { plan, .. } => Some(*plan),
            Self::Attack { manoeuvre, .. } => Some(*manoeuvre),
            Self::Defend { means, .. } => Some(*means),
            Self::Move { gait, .. } => Some(*gait),
            Self::Act { act, .. } => Some(*act),
            Self::Pass => None,
        }
    }

    /// The fighter whom the answer is for, other than the one who gives it.
    pub const fn target(&self) -> Option<FighterId> {
        match self {
            Self::Attack { target, .. } => Some(*target),
            Self::Act { target, .. } => *target,
            _ => None,
        }
    }
}

/// A wish of one fighter in one battle; the only way into a fight.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// The battle entity.
    pub battle: Entity,
    /// The fighter who answers.
    pub fighter: FighterId,
    /// The answer.
    pub choice: Choice,
}

/// Why an intent was not accepted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Nothing is being asked.
    NothingAsked,
    /// Somebody else has to choose.
    NotYourChoice {
        /// Who has to.
        asked: FighterId,
    },
    /// A rule forbids it: which one, and what is missing.
    Forbidden(WhyNot),
}
