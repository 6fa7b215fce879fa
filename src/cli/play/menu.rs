//! The options of the open decision: numbered, with their exact odds; and what a choice still lacks.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::battle::{Choice, Offer, RuleSystem};
use crate::board::Cell;
use crate::words::{self, Cast, Phrase};

/// What can be chosen now, in the order of the numbers.
pub struct Menu {
    offers: Vec<Offer>,
}

/// What still has to be said before an offer is a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// One of the offer's cells.
    Cell,
    /// The points of the stake with this place.
    Stake(usize),
}

impl Menu {
    /// The menu of a battle's open decision.
    pub fn of(world: &World, battle: Entity, system: &dyn RuleSystem) -> Self {
        Self {
            offers: system.offers(world, battle),
        }
    }

    /// How many options there are.
    pub fn len(&self) -> usize {
        self.offers.len()
    }

    /// The option with a number, counted from 1.
    pub fn get(&self, number: usize) -> Option<&Offer> {
        self.offers.get(number.checked_sub(1)?)
    }

    /// The first option that leads to a cell.
    pub fn leading_to(&self, cell: Cell) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.cells.contains(&cell))
    }

    /// All cells that some option leads to.
    pub fn cells(&self) -> BTreeSet<Cell> {
        self.offers
            .iter()
            .flat_map(|offer| offer.cells.iter().copied())
            .collect()
    }

    /// One line for each option: its number, its words, its odds, what it will be asked for, and what is to be known of it.
    pub fn lines(&self, world: &World, battle: Entity, system: &dyn RuleSystem, cast: &Cast) -> Vec<Phrase> {
        (1i64..)
            .zip(&self.offers)
            .map(|(number, offer)| {
                let mut row = vec![Phrase::plain(format!("{number:>3}  ")), words::offer(cast, offer)];
                if !offer.cells.is_empty() {
                    let count = offer.cells.len() as i64;
                    row.push(Phrase::plain("  "));
                    row.push(Phrase::key("cli-cells").with("count", count));
                }
                if let Some(odds) = system.odds(world, battle, &plain_choice(offer)) {
                    row.push(Phrase::plain("  ["));
                    row.push(words::odds(cast.system(), &odds));
                    row.push(Phrase::plain("]"));
                }
                if let Some(way) = system.way(world, battle, &offer.choice) {
                    row.push(Phrase::plain("  "));
                    row.push(words::way(cast, &way));
                }
                if let Some(hint) = &offer.hint {
                    row.push(Phrase::plain("  – "));
                    row.push(words::hint(cast, hint));
                }
                Phrase::Row(row)
            })
            .collect()
    }
}

/// What an offer still lacks, with the points and the cell given so far.
pub fn lack(offer: &Offer, stakes: &[i16], cell: Option<Cell>) -> Option<Lack> {
    if cell.is_none() && !offer.cells.is_empty() {
        return Some(Lack::Cell);
    }
    (stakes.len() < offer.stakes.len()).then_some(Lack::Stake(stakes.len()))
}

/// The choice with the least points, for its odds; where one dodges to makes no difference to them.
pub fn plain_choice(offer: &Offer) -> Choice {
    let mut choice = offer.choice.clone();
    if let Choice::Defend { to, .. } = &mut choice {
        *to = offer.cells.first().copied();
    }
    choice
}
