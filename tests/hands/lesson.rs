//! The lesson by hand: keys alone and a pad alone lead to its end, and whatever was looked at, Enter goes on.

use bevy::input::gamepad::GamepadButton;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar::ActionBar;
use klingentanz::ui::lesson_panel::LessonSlot;
use klingentanz::view::camera::MapWindow;

use crate::game::Game;

#[test]
fn keys_alone_lead_through_the_lesson_to_its_end() {
    let mut game = Game::start(Home::default());
    game.focus("One blow");
    game.key(KeyCode::Enter);
    game.wait_for(Screen::Battle);
    assert!(game.says("One blow"), "the lesson has its name above the map");
    for _ in 0..40 {
        if game.says("The lesson is over.") {
            break;
        }
        game.key(KeyCode::Enter);
        game.frames(5);
    }
    assert!(game.says("of 3 right"));
    // The fight once more, then the lesson once more, then away.
    game.choose("Watch it again");
    assert!(game.says("of 3 right"));
    game.choose("Begin again");
    assert!(game.says("Step 1 of 9"));
    game.choose("Leave");
    game.wait_for(Screen::Title);
}

#[test]
fn enter_goes_on_in_the_lesson_whatever_was_looked_at_before() {
    let mut game = Game::start(Home::default());
    game.choose("One blow");
    game.wait_for(Screen::Battle);
    assert!(game.says("Step 1 of 9"));
    // The card of a rule, then the pause, then a key that has nothing to show here.
    game.choose("TIM-01");
    assert!(game.says("Close"));
    game.key(KeyCode::Escape);
    assert!(
        !game.says("Close") && !game.says("Pause"),
        "the card alone is closed"
    );
    game.key(KeyCode::KeyI);
    game.key(KeyCode::Escape);
    assert!(game.says("Pause"));
    game.key(KeyCode::Escape);
    assert!(!game.says("Pause"));
    game.key(KeyCode::Enter);
    assert!(game.says("Step 2 of 9"));
    // A value of the sheet; the hand stays on it, and the same key closes it again.
    game.key(KeyCode::KeyT);
    // The ids of rules can have the focus too, and have a hyphen.
    let is_initiative = |words: &str| words.contains("INI") && !words.contains('-');
    assert!(game.focus_where(is_initiative));
    for _ in 0..2 {
        assert!(is_initiative(&game.focused()), "{} has the focus", game.focused());
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    assert!(game.says("Step 2 of 9"));
    // On the map there is nothing to choose yet.
    focus_map(&mut game);
    game.key(KeyCode::Enter);
    game.frames(3);
    assert!(game.says("Step 3 of 9"));
}

#[test]
fn a_pressed_thing_leaves_the_focus_with_the_way_on() {
    let mut game = Game::start(Home::default());
    game.choose("One blow");
    game.wait_for(Screen::Battle);
    focus_map(&mut game);
    // As after a press of the pointer: the focus is somewhere, but no ring is shown.
    game.app.world_mut().resource_mut::<InputFocusVisible>().0 = false;
    game.frames(2);
    assert!(
        game.focused().contains("Go on"),
        "{} has the focus",
        game.focused()
    );
}

#[test]
fn the_focus_goes_to_the_way_on_when_what_had_it_is_gone() {
    let mut game = Game::start(Home::default());
    game.choose("One blow");
    game.wait_for(Screen::Battle);
    game.key(KeyCode::Tab);
    assert!(!game.focused().contains("Go on"));
    game.app.world_mut().resource_mut::<InputFocus>().clear();
    game.frames(2);
    assert!(
        game.focused().contains("Go on"),
        "{} has the focus",
        game.focused()
    );
}

#[test]
fn the_reasons_of_the_odds_are_put_away_before_the_pause_comes() {
    let mut game = Game::start(Home::default());
    game.choose("One blow");
    game.wait_for(Screen::Battle);
    for _ in 0..40 {
        if game.says("Step 4 of 9") {
            break;
        }
        game.key(KeyCode::Enter);
        game.frames(5);
    }
    game.key(KeyCode::KeyI);
    assert!(game.says("Life lost, "), "the reasons are open");
    game.key(KeyCode::Escape);
    assert!(!game.says("Life lost, ") && !game.says("Pause"));
    game.key(KeyCode::Escape);
    assert!(game.says("Pause"));
}

#[test]
fn what_is_read_in_the_lesson_has_the_strip_below_the_map_to_itself() {
    let mut game = Game::start(Home::default());
    game.choose("One blow");
    game.wait_for(Screen::Battle);
    let reading = strip(&mut game);
    assert!(reading.0 > 300.0 && reading.1 == 0.0, "{reading:?}");
    let map = map_height(&mut game);
    game.key(KeyCode::Enter);
    game.key(KeyCode::Enter);
    game.frames(5);
    assert!(game.says("Step 3 of 9"));
    let choosing = strip(&mut game);
    assert!(choosing.0 > 60.0 && choosing.1 > 150.0, "{choosing:?}");
    assert_eq!(map_height(&mut game), map, "the map does not jump");
    game.choose("Leave");
    game.wait_for(Screen::Title);
}

/// Heights of the panel of the lesson and of the action bar.
fn strip(game: &mut Game) -> (f32, f32) {
    (height::<LessonSlot>(game), height::<ActionBar>(game))
}

fn map_height(game: &mut Game) -> f32 {
    height::<MapWindow>(game)
}

fn height<M: Component>(game: &mut Game) -> f32 {
    let world = game.app.world_mut();
    let mut found = world.query_filtered::<&ComputedNode, With<M>>();
    let node = found.single(world).unwrap();
    node.size().y * node.inverse_scale_factor()
}

fn focus_map(game: &mut Game) {
    let world = game.app.world_mut();
    let mut maps = world.query_filtered::<Entity, With<MapWindow>>();
    let map = maps.single(world).unwrap();
    world.resource_mut::<InputFocus>().set(map, FocusCause::Navigated);
}

#[test]
fn a_pad_alone_leads_through_the_lesson_to_its_end() {
    let mut game = Game::start(Home::default());
    game.choose_by_pad("One blow");
    game.wait_for(Screen::Battle);
    for _ in 0..40 {
        if game.says("The lesson is over.") {
            break;
        }
        game.tap(GamepadButton::South);
        game.frames(5);
    }
    assert!(game.says("of 3 right"));
}
