//! Choices by chance: any legal answer, with dice of its own.

use bevy::prelude::*;
use klingentanz::battle::{Choice, Offer};
use klingentanz::dice::{Dice, SeededDice};

use super::offered::drawn;

/// A number below `count`.
pub fn pick(dice: &mut SeededDice, count: usize) -> usize {
    let hundred = usize::from(dice.roll(250).unwrap() - 1) * 250 + usize::from(dice.roll(250).unwrap() - 1);
    hundred % count
}

/// How many fights a property is tried on: so many, or as many as `KLINGENTANZ_CASES` asks for.
pub fn cases(usual: u32) -> u32 {
    let asked = std::env::var("KLINGENTANZ_CASES").ok();
    asked.map_or(usual, |count| {
        count.parse().expect("KLINGENTANZ_CASES is a number")
    })
}

/// Chooses among all offers of the open decision, with any points that may be announced.
pub fn choose(app: &App, battle: Entity, dice: &mut SeededDice) -> Choice {
    let system = super::system(app, battle);
    let offers = system.offers(app.world(), battle);
    assert!(!offers.is_empty(), "an open decision has an answer");
    // Whoever gives up ends the fight, which would be short then.
    let goes_on = |offer: &&Offer| offer.word.0 != "surrender";
    let offers: Vec<_> = offers.iter().filter(goes_on).collect();
    let offer = offers[pick(dice, offers.len())];
    answer(app, battle, offer, dice)
}

/// The answer that an offer stands for, with any cell and points that it leaves open.
pub fn answer(app: &App, battle: Entity, offer: &Offer, dice: &mut SeededDice) -> Choice {
    let system = super::system(app, battle);
    let cell = (!offer.cells.is_empty()).then(|| offer.cells[pick(dice, offer.cells.len())]);
    let points = drawn(&offer.stakes, |count| pick(dice, count));
    let choice = offer.answer((app.world(), battle), system, &points, cell);
    choice.expect("every cell that is offered has a route")
}
