//! Pointing at something on the map: what is pointed at, what the best answer is that has to do with it, or why there is none.

use serde::Serialize;

use super::id::{FighterId, RuleId};
use super::intent::Choice;
use super::offer::Odds;
use super::route::Route;
use super::why_not::WhyNot;
use crate::board::Cell;

/// What somebody points at who has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A fighter: a foe to get at, a friend to help, or the one himself who chooses.
    Fighter(FighterId),
    /// A square to go to, or what lies or stands there.
    Square(Cell),
}

/// The plan by which an aim is pursued: the answer to the open question, and those that are to follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gesture {
    /// The answers in order, each complete. The first is allowed now; the others answer later questions if nothing changes until then.
    pub answers: Vec<Choice>,
    /// The way that one of them leads, with all that waits on it.
    pub route: Option<Route>,
    /// The odds of the last answer, in whose place and condition it will be given.
    pub odds: Option<Odds>,
    /// The phase in which the last answer is carried out, where the rules count phases.
    pub phase: Option<i16>,
}

impl Gesture {
    /// A gesture of one answer that needs no way.
    pub fn of(choice: Choice, odds: Option<Odds>) -> Self {
        Self {
            answers: vec![choice],
            route: None,
            odds,
            phase: None,
        }
    }

    /// The square on which it ends; none where nobody moves.
    pub fn end(&self) -> Option<Cell> {
        self.route.as_ref()?.steps.last().map(|step| step.cell)
    }
}

/// Why pointing at something leads to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// Nobody has to choose, or nothing can be done with it now.
    Nothing,
    /// It is too far away.
    Far {
        /// Half squares of the way there; none where only the distance as the crow flies is known.
        cost_half: u16,
        /// Half squares that can be gone now.
        most_half: u16,
    },
    /// No way leads there.
    NoWay,
    /// What stands there fills the square.
    Solid,
    /// Somebody stands there.
    Taken,
    /// A rule forbids it: which one, and what is missing.
    Forbidden(WhyNot),
}

impl Obstacle {
    /// The rule that forbids it; none where it is no rule that stands in the way.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Forbidden(why) => Some(why.rule),
            _ => None,
        }
    }
}
