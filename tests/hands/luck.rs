//! The luck of the fight under way: counted beside the game in points of win chance, and not told where it would tell a secret.

use bevy::prelude::*;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::LuckRollouts;

use super::game::Game;

/// A fight on a level in which some choices have been made.
fn fought(level: &str) -> Game {
    let wish = cli::Window {
        level: Some(level.into()),
        seats: vec!["human".to_owned(), "greedy".to_owned()],
        seed: Some(7),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    // Few enough for a test.
    game.app.insert_resource(LuckRollouts(4));
    game.wait_for(Screen::Battle);
    for _ in 0..6 {
        game.key(KeyCode::Enter);
    }
    assert_eq!(game.screen(), Screen::Battle);
    game
}

/// What the line above the log says about the luck of both sides; none where it says nothing.
fn told(game: &mut Game) -> Option<(i64, i64)> {
    let points = |game: &mut Game, sign: &str| {
        let mut texts = game.app.world_mut().query::<&Text>();
        let texts = texts.iter(game.app.world());
        let mut found = texts.filter_map(|text| text.0.strip_prefix(sign)?.strip_prefix('\u{a0}'));
        found.find_map(|said| said.replace('−', "-").parse().ok())
    };
    Some((points(game, "■")?, points(game, "●")?))
}

#[test]
fn what_the_dice_have_brought_one_side_they_have_cost_the_other() {
    let mut game = fought("01-courtyard");
    game.wait_for_words("luck");
    let (own, foes) = told(&mut game).unwrap();
    assert_eq!(own, -foes);
    // At the beginning of the fight no die had fallen.
    for _ in 0..40 {
        game.key(KeyCode::Comma);
    }
    game.frames(3);
    assert_eq!(told(&mut game), Some((0, 0)));
}

#[test]
fn where_sides_have_secrets_luck_is_not_told() {
    let mut game = fought("10-wood");
    // Longer than the count of the courtyard takes.
    for _ in 0..100 {
        game.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(told(&mut game), None);
}
