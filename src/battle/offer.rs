//! An answer that is allowed: how it is offered, and its exact odds.

use std::sync::Arc;

use bevy::prelude::*;
use serde::Serialize;

use super::id::{RuleId, Term};
use super::intent::Choice;
use super::ledger::Ledger;
use super::system::RuleSystem;
use super::why_not::WhyNot;
use crate::board::Cell;
use crate::content::Words;
use crate::dice::{Chance, Distribution};

/// A legal answer, or a family of them that differ in numbers or cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer with the least stakes and, for a move, an empty path.
    pub choice: Choice,
    /// The word for it on the card: `SYSTEM-offer-TERM`.
    pub word: Term,
    /// The name of the weapon or item in it.
    pub thing: Option<Arc<Words>>,
    /// Points that may be announced.
    pub stakes: Vec<Stake>,
    /// Cells to choose from: the end of a move, the place of a dodge. Empty when no cell is to be chosen.
    pub cells: Vec<Cell>,
    /// What a player should know who thinks of it.
    pub hint: Option<Hint>,
}

/// The answer of the greatest worth; of equal ones the first.
pub fn best_of(appraised: Vec<(Choice, i64)>) -> Option<Choice> {
    let mut best: Option<(Choice, i64)> = None;
    for (choice, worth) in appraised {
        if best.as_ref().is_none_or(|(_, known)| worth > *known) {
            best = Some((choice, worth));
        }
    }
    best.map(|(choice, _)| choice)
}

/// What speaks against an answer though it is allowed, or for one that looks like nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// The word for it: `SYSTEM-hint-TERM`.
    pub word: Term,
    /// The numbers in it, by the names of the text's variables.
    pub numbers: Vec<(Term, i16)>,
    /// The rule behind it.
    pub rule: RuleId,
}

impl Offer {
    /// An answer as it stands.
    pub const fn of(choice: Choice, word: Term) -> Self {
        Self {
            choice,
            word,
            thing: None,
            stakes: Vec::new(),
            cells: Vec::new(),
            hint: None,
        }
    }

    /// A move of this gait to one of some cells; none where there are none.
    pub fn walk(gait: Term, cells: impl IntoIterator<Item = Cell>) -> Option<Self> {
        let cells: Vec<Cell> = cells.into_iter().collect();
        let choice = Choice::Move {
            gait,
            path: Vec::new(),
            facing: None,
        };
        (!cells.is_empty()).then(|| Self {
            cells,
            ..Self::of(choice, gait)
        })
    }

    /// Whether an answer is this one, or one of the family that it stands for: with other points, to one of its cells, with any facing
    /// where none is named.
    pub fn stands_for(&self, answer: &Choice) -> bool {
        let is_cell = |cell: Option<Cell>, named: Option<Cell>| match cell {
            Some(cell) if !self.cells.is_empty() => self.cells.contains(&cell),
            _ => cell == named,
        };
        match (&self.choice, answer) {
            (Choice::Plan { plan, .. }, Choice::Plan { plan: named, .. }) => plan == named,
            (
                Choice::Move { gait, .. },
                Choice::Move {
                    gait: named, path, ..
                },
            ) => gait == named && path.last().is_none_or(|end| self.cells.contains(end)),
            (Choice::Defend { means, to, .. }, answer @ Choice::Defend { to: cell, .. }) => {
                Some(*means) == answer.term() && is_cell(*cell, *to) && self.takes_points_of(answer)
            }
            (
                Choice::Attack {
                    target,
                    with,
                    manoeuvre,
                    ..
                },
                Choice::Attack {
                    target: foe,
                    with: slot,
                    manoeuvre: named,
                    ..
                },
            ) => (target, with, manoeuvre) == (foe, slot, named) && self.takes_points_of(answer),
            (
                Choice::Act {
                    act,
                    target,
                    with,
                    at,
                    facing,
                },
                Choice::Act {
                    act: named,
                    target: whom,
                    with: slot,
                    at: cell,
                    facing: towards,
                },
            ) => {
                (act, target, with) == (named, whom, slot)
                    && is_cell(*cell, *at)
                    && (facing.is_none() || facing == towards)
            }
            (Choice::Pass, Choice::Pass) => true,
            _ => false,
        }
    }

    /// Whether as many points are announced with an answer as can be with this one.
    fn takes_points_of(&self, answer: &Choice) -> bool {
        match answer {
            Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } => {
                stakes.len() == self.stakes.len()
            }
            _ => true,
        }
    }

    /// The choice that this becomes with points and a cell; none if no way leads to the cell, or a move has none. Without points the
    /// least are announced.
    pub fn answer(
        &self,
        (world, battle): (&World, Entity),
        system: &dyn RuleSystem,
        points: &[i16],
        cell: Option<Cell>,
    ) -> Option<Choice> {
        let mut choice = self.choice.clone();
        match &mut choice {
            Choice::Attack { stakes, .. } if !points.is_empty() => *stakes = points.to_vec(),
            Choice::Move { gait, path, .. } => *path = system.route(world, battle, *gait, cell?)?,
            Choice::Defend { to, stakes, .. } => {
                *to = cell;
                if !points.is_empty() {
                    *stakes = points.to_vec();
                }
            }
            Choice::Act { at, .. } if cell.is_some() => *at = cell,
            _ => {}
        }
        Some(choice)
    }
}

/// Points that may be announced with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stake {
    /// The word for them.
    pub word: Term,
    /// The least that may be announced.
    pub least: i16,
    /// The most.
    pub most: i16,
    /// Whether the points of all stakes that share count together, so that their sum is at most the greatest of these limits.
    pub shares: bool,
}

impl Stake {
    /// Whether so many points may be announced for these stakes.
    pub fn allow(stakes: &[Self], points: &[i16]) -> bool {
        let each = || stakes.iter().zip(points);
        let sum: i32 = each()
            .filter(|(stake, _)| stake.shares)
            .map(|(_, points)| i32::from(*points))
            .sum();
        let shared = stakes.iter().filter(|stake| stake.shares);
        let most = shared.map(|stake| i32::from(stake.most)).max();
        stakes.len() == points.len()
            && each().all(|(stake, points)| (stake.least..=stake.most).contains(points))
            && most.is_none_or(|most| sum <= most)
    }
}

/// The exact odds of an answer down the whole chain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// The links of the chain in order: the word for each and its chance.
    pub chain: Vec<(Term, Chance)>,
    /// Points that the target loses (0: none), with the chance of each, in ascending order.
    pub losses: Vec<(i16, Chance)>,
    /// What else may come of it: wounds, out of the fight, a fumble.
    pub effects: Vec<(Term, Chance)>,
    /// The values behind the chain with their reasons.
    pub ledgers: Vec<(Term, Ledger)>,
    /// Answers that cannot turn the blow aside, each with the reason why not, where a reader would look for one.
    pub forbidden: Vec<(Term, WhyNot)>,
    /// Thousandths of the mean loss.
    pub mean_loss_per_mille: i64,
}

impl Odds {
    /// The odds of losing so much, and nothing else.
    pub fn losing(losses: &Distribution<i16>) -> Self {
        let total = losses.total();
        let chance = |(loss, of): (&i16, u128)| (*loss, Chance::new(of, total));
        Self {
            losses: losses.outcomes().map(chance).collect(),
            mean_loss_per_mille: losses.mean_per_mille(|loss| i64::from(*loss)),
            ..Self::default()
        }
    }

    /// The chance of something that may come of the answer; none of what is not among it.
    pub fn effect(&self, word: Term) -> Chance {
        let found = self.effects.iter().find(|(effect, _)| *effect == word);
        found.map_or(Chance::NEVER, |(_, chance)| *chance)
    }
}
