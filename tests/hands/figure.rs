//! Chances as they stand on the screen.

use bevy::prelude::*;
use klingentanz::battle::Odds;
use klingentanz::dice::Chance;

use super::game::Game;

/// A chance as a share.
pub fn share(chance: Chance) -> f64 {
    chance.of as f64 / chance.total as f64
}

/// A number with so many decimals at most and a sign of percent.
pub fn percent(number: f64, decimals: usize) -> String {
    let figures = format!("{number:.decimals$}");
    let figures = if decimals > 0 {
        figures.trim_end_matches('0').trim_end_matches('.')
    } else {
        &figures
    };
    format!("{figures} %")
}

/// A chance with two decimals at most; 0 and 100 only for what never or always happens.
pub fn exact(chance: Chance) -> String {
    let number = 100.0 * share(chance);
    let shown = match number {
        0.0 | 100.0 => number,
        _ => number.clamp(0.01, 99.99),
    };
    percent(shown, 2)
}

/// All percentages on the screen.
pub fn percentages(game: &mut Game) -> Vec<String> {
    let mut texts = game.app.world_mut().query::<&Text>();
    let world = game.app.world();
    let mut figures: Vec<String> = texts.iter(world).map(|text| text.0.clone()).collect();
    figures.retain(|text| text.ends_with(" %"));
    figures
}

/// The chance of every link of a chain stands on the screen.
pub fn assert_shown(game: &mut Game, odds: &Odds, what: &str) {
    assert!(!odds.chain.is_empty(), "{what} has odds");
    let shown = percentages(game);
    for (link, chance) in &odds.chain {
        let figure = exact(*chance);
        assert!(
            shown.contains(&figure),
            "{what}: {link} {figure} is not among {shown:?}"
        );
    }
}
