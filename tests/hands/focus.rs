//! The focus in a fight: it stays with what is shown, and confirming it does one thing alone.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use klingentanz::battle::{Happening, Log};
use klingentanz::ui::action_bar_card::CardButton;
use klingentanz::ui::battle_tool::Tool;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::Stage;
use klingentanz::view::camera::MapWindow;

use super::game::Game;
use super::overlay::in_a_fight;

/// The tools above the map that Tab comes to.
fn tools_in_the_row(game: &mut Game) -> Vec<Tool> {
    let mut found = Vec::new();
    for _ in 0..60 {
        game.key(KeyCode::Tab);
        let world = game.app.world();
        let focus = world.resource::<InputFocus>().get().unwrap();
        found.extend(world.get::<Tool>(focus));
    }
    found
}

/// A fight of which several happenings are still to be shown.
fn playing() -> Game {
    let mut game = in_a_fight();
    let mut preferences = game.app.world_mut().resource_mut::<Preferences>();
    (preferences.tempo, preferences.opponent_tempo) = (Tempo::Once, Tempo::Once);
    for _ in 0..200 {
        let stage = game.app.world().resource::<Stage>();
        if stage.known - stage.shown > 3 {
            game.frames(2);
            assert!(is_playing(&game));
            return game;
        }
        game.key(KeyCode::Digit1);
    }
    panic!("nothing is shown");
}

fn is_playing(game: &Game) -> bool {
    game.app.world().resource::<Stage>().is_playing()
}

#[test]
fn tab_passes_over_a_button_that_is_not_shown() {
    let mut game = in_a_fight();
    game.frames(5);
    assert!(tools_in_the_row(&mut game).contains(&Tool::FreeActions));
    // The first press may look at the card, the second takes it.
    for _ in 0..2 {
        if game.says("Free actions: ") {
            game.key(KeyCode::Digit1);
        }
    }
    assert!(!game.says("Free actions: "), "there is nothing to declare");
    let after = tools_in_the_row(&mut game);
    assert!(!after.contains(&Tool::FreeActions));
    assert!(after.contains(&Tool::Speed), "the others are still in the row");
}

#[test]
fn the_map_keeps_the_focus_while_a_happening_is_shown_and_enter_skips_it() {
    let mut game = playing();
    let world = game.app.world();
    let focus = world.resource::<InputFocus>().get().unwrap();
    assert!(world.get::<MapWindow>(focus).is_some(), "{}", game.focused());
    game.key(KeyCode::Enter);
    assert!(!is_playing(&game));
}

#[test]
fn enter_on_a_button_above_the_map_presses_it_and_skips_nothing() {
    let mut game = playing();
    let world = game.app.world_mut();
    let mut tools = world.query::<(Entity, &Tool)>();
    let mut tools = tools.iter(world);
    let (speed, _) = tools.find(|(_, tool)| **tool == Tool::Speed).unwrap();
    let mut focus = world.resource_mut::<InputFocus>();
    focus.set(speed, FocusCause::Navigated);
    game.key(KeyCode::Enter);
    assert_eq!(game.app.world().resource::<Preferences>().tempo, Tempo::Twice);
    assert!(is_playing(&game));
}

#[test]
fn enter_takes_the_card_under_the_pointer() {
    let mut game = in_a_fight();
    game.frames(5);
    let mut desk = game.app.world_mut().resource_mut::<Desk>();
    let own = desk.fighter.unwrap();
    let (first, second) = (&desk.cards[0].offer.choice, &desk.cards[1].offer.choice);
    let (first, second) = (first.term(), second.term());
    assert!(desk.chosen == 0 && first != second);
    desk.look_at(1);
    game.frames(2);
    game.key(KeyCode::Enter);
    let world = game.app.world();
    let log = world
        .get::<Log>(world.resource::<Stage>().battle.unwrap())
        .unwrap();
    let taken = log.entries().iter().find_map(|event| match &event.happening {
        Happening::Chosen { fighter, choice } if *fighter == own => Some(choice.term()),
        _ => None,
    });
    assert_eq!(taken, Some(second));
}

#[test]
fn enter_takes_the_card_after_the_pointer_has_pressed_a_button_above_the_map() {
    let mut game = in_a_fight();
    game.frames(5);
    let before = game.entries();
    let world = game.app.world_mut();
    let mut tools = world.query::<(&Tool, &UiGlobalTransform)>();
    let mut tools = tools.iter(world);
    let (_, place) = tools.find(|(tool, _)| **tool == Tool::Speed).unwrap();
    let place = place.translation;
    game.click_at(place);
    let tempo = game.app.world().resource::<Preferences>().tempo;
    assert_ne!(tempo, Tempo::Skip, "the button has done its work");
    game.key(KeyCode::Enter);
    assert_eq!(game.app.world().resource::<Preferences>().tempo, tempo);
    assert!(game.entries() > before, "a card is taken");
}

/// The card under the pointer by its place.
fn hovered_card(game: &mut Game) -> Option<usize> {
    let world = game.app.world_mut();
    let mut cards = world.query::<(&CardButton, &Hovered)>();
    let hovered = cards.iter(world).find(|(_, hovered)| hovered.get());
    hovered.map(|(card, _)| card.0)
}

#[test]
fn a_pointer_at_rest_looks_at_no_card_that_is_dealt_below_it() {
    let mut game = in_a_fight();
    game.frames(5);
    let world = game.app.world_mut();
    let mut cards = world.query::<(&CardButton, &UiGlobalTransform)>();
    let second = cards.iter(world).find(|(card, _)| card.0 == 1);
    let place = second.unwrap().1.translation;
    game.point_at(place);
    assert_eq!(game.app.world().resource::<Desk>().chosen, 1);
    let mut dealt = 0;
    for _ in 0..30 {
        game.key(KeyCode::Enter);
        game.frames(3);
        if hovered_card(&mut game).is_some_and(|place| place > 0) {
            assert_eq!(game.app.world().resource::<Desk>().chosen, 0);
            dealt += 1;
        }
    }
    assert!(dealt > 3, "{dealt} cards lay below the pointer");
    // It looks at them again when it moves.
    while hovered_card(&mut game).is_none_or(|place| place == 0) {
        game.key(KeyCode::Enter);
        game.frames(3);
    }
    game.point_at(place + Vec2::X);
    let under = hovered_card(&mut game).unwrap();
    assert_eq!(game.app.world().resource::<Desk>().chosen, under);
}
