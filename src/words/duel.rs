//! What of an exchange can be compared between rule systems: four figures that mean the same in each.

use super::Phrase;
use super::figures::{exact_percent, mean_points, tenths};
use crate::battle::Duel;

/// What the four figures tell, in their order.
pub const COMPARED: [&str; 4] = [
    "words-compared-lands",
    "words-compared-loss",
    "words-compared-out",
    "words-compared-blows",
];

/// The four figures of an exchange: the chance that it lands, the mean loss as a share of all life, the chance that it puts the
/// defender out of the fight, and how many of its like it takes for that on average.
pub fn compared(duel: &Duel) -> [Phrase; 4] {
    [
        exact_percent(duel.lands()),
        Phrase::key("words-percent").with("percent", tenths(duel.mean_share())),
        exact_percent(duel.out),
        duel.blows().map_or(Phrase::key("words-compared-never"), tenths),
    ]
}

/// The mean loss and all life in points of the rule system.
pub fn mean_of_life(duel: &Duel) -> Phrase {
    Phrase::key("words-compared-points")
        .with("points", mean_points(&duel.odds))
        .with("life", duel.life)
}
