//! Choices by chance: any legal answer, with dice of its own.

use bevy::prelude::*;
use klingentanz::battle::Choice;
use klingentanz::dice::{Dice, SeededDice};

/// A number below `count`.
pub fn pick(dice: &mut SeededDice, count: usize) -> usize {
    let hundred = usize::from(dice.roll(250).unwrap() - 1) * 250 + usize::from(dice.roll(250).unwrap() - 1);
    hundred % count
}

/// Chooses among all offers of the open decision.
pub fn choose(app: &App, battle: Entity, dice: &mut SeededDice) -> Choice {
    let system = super::system(app, battle);
    let offers = system.offers(app.world(), battle);
    assert!(!offers.is_empty(), "an open decision has an answer");
    // Whoever gives up ends the fight, which would be short then.
    let goes_on = |offer: &&klingentanz::battle::Offer| offer.word.0 != "surrender";
    let offers: Vec<_> = offers.iter().filter(goes_on).collect();
    let offer = offers[pick(dice, offers.len())];
    let cell = (!offer.cells.is_empty()).then(|| offer.cells[pick(dice, offer.cells.len())]);
    match (offer.choice.clone(), cell) {
        (Choice::Move { gait, facing, .. }, Some(to)) => {
            let path = system
                .route(app.world(), battle, gait, to)
                .expect("every cell that is offered has a route");
            Choice::Move { gait, path, facing }
        }
        (Choice::Defend { means, stakes, .. }, to) => Choice::Defend { means, to, stakes },
        (mut choice, cell) => {
            if let (Choice::Act { at, .. }, Some(cell)) = (&mut choice, cell) {
                *at = Some(cell);
            }
            choice
        }
    }
}
