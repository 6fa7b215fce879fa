//! The focus in a fight: it stays with what is shown, and confirming it does one thing alone.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use klingentanz::battle::{Group, Happening, Log};
use klingentanz::screen::Screen;
use klingentanz::ui::action_bar_group::GroupButton;
use klingentanz::ui::battle_tool::Tool;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::Stage;
use klingentanz::view::camera::MapWindow;

use super::answers::take;
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
    let best = game.app.world().resource::<Desk>().best.unwrap();
    take(&mut game, best);
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
    let first = desk.card().unwrap().offer.choice.term();
    let others = 0..desk.cards.len();
    let leads_on = |place: &usize| {
        let card = &desk.cards[*place];
        card.idle.is_none() && card.offer.cells.is_empty() && card.offer.choice.term() != first
    };
    let other = others.into_iter().find(leads_on).unwrap();
    let second = desk.cards[other].offer.choice.term();
    desk.look_at(other);
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

/// The group under the pointer.
fn hovered_group(game: &mut Game) -> Option<Group> {
    let world = game.app.world_mut();
    let mut groups = world.query::<(&GroupButton, &Hovered)>();
    let hovered = groups.iter(world).find(|(_, hovered)| hovered.get());
    hovered.map(|(group, _)| group.0)
}

#[test]
fn a_pointer_at_rest_opens_no_group_that_is_dealt_below_it() {
    let mut game = in_a_fight();
    game.frames(5);
    let desk = game.app.world().resource::<Desk>();
    let own = desk.group();
    let other = desk
        .groups()
        .into_iter()
        .find(|group| Some(*group) != own)
        .unwrap();
    let world = game.app.world_mut();
    let mut groups = world.query::<(&GroupButton, &UiGlobalTransform)>();
    let found = groups.iter(world).find(|(group, _)| group.0 == other);
    let place = found.unwrap().1.translation;
    game.point_at(place);
    assert_eq!(game.app.world().resource::<Desk>().group(), Some(other));
    let mut dealt = 0;
    for _ in 0..40 {
        let before = game.entries();
        game.key(KeyCode::Enter);
        game.frames(3);
        if game.screen() != Screen::Battle {
            break;
        }
        // The first press may open the group that the pointer is on.
        if game.entries() == before {
            continue;
        }
        let hovered = hovered_group(&mut game);
        let desk = game.app.world().resource::<Desk>();
        if hovered.is_some() && hovered != desk.best.map(|best| desk.cards[best].group) {
            assert_eq!(desk.best, Some(desk.chosen));
            dealt += 1;
        }
    }
    assert!(dealt > 0, "{dealt} groups lay below the pointer");
}
