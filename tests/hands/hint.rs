//! What would you do? The computer tries the answers out in frames and names the best.

use bevy::prelude::*;
use klingentanz::ai::weigh;
use klingentanz::battle::{Choice, ModuleWish};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::battle_hint::WantedHint;
use klingentanz::ui::battle_tool::Tool;
use klingentanz::ui::desk::Desk;
use klingentanz::view::OnStage;

use super::game::{Game, root};

/// The announcement of the first side in the tavern, led by a human.
fn asked() -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels/02-tavern")),
        seats: vec!["human".to_owned(), "greedy".to_owned()],
        seed: Some(7),
        modules: ModuleWish {
            preset: Some("Basic".to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(20);
    game
}

fn is_told(game: &Game) -> bool {
    matches!(game.app.world().resource::<WantedHint>(), WantedHint::Told { .. })
}

#[test]
fn a_hint_is_thought_through_in_frames_and_goes_with_its_question() {
    let mut game = asked();
    game.key(KeyCode::F2);
    game.frames(1);
    assert!(game.says("Trying the answers out:"), "the frames go on");
    game.wait_for_words("chance to win");
    assert!(is_told(&game));
    assert!(
        game.says("1. ") && game.says("2. "),
        "the best are named in order"
    );
    assert!(game.says("the advice at first sight"), "whatever its place");
    let before = game.app.world().resource::<Desk>().fighter;
    // The same as when it is thought through at once.
    let battle = game.app.world().resource::<OnStage>().battle.unwrap();
    let tried = weigh(game.app.world(), battle);
    assert!(tried.iter().all(|it| matches!(it.choice, Choice::Plan { .. })));
    let chance = tried[0].mean().unwrap();
    let percent = format!("{}.{} %", chance / 10_000, (chance + 500) / 1000 % 10);
    assert!(game.says(&percent), "{percent} is not said");
    game.key(KeyCode::F2);
    game.frames(2);
    assert!(!game.says("chance to win"), "the key takes it away again");
    game.key(KeyCode::F2);
    game.wait_for_words("chance to win");
    game.key(KeyCode::Enter);
    game.frames(5);
    assert_ne!(game.app.world().resource::<Desk>().fighter, before);
    assert!(!game.says("chance to win"), "it went with what it was about");
}

#[test]
fn the_button_above_the_map_asks_too() {
    let mut game = asked();
    let world = game.app.world_mut();
    let mut tools = world.query::<(&Tool, &UiGlobalTransform)>();
    let (_, button) = tools.iter(world).find(|(tool, _)| **tool == Tool::Hint).unwrap();
    let place = button.translation;
    game.click_at(place);
    game.wait_for_words("chance to win");
    game.click_at(place);
    game.frames(2);
    assert!(!game.says("chance to win"));
}
