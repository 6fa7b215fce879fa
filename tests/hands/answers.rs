//! How a hand gets at any answer of the action bar: group, what is folded, foe, page, figure.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use klingentanz::battle::Group;
use klingentanz::ui::action_bar_group::GroupButton;
use klingentanz::ui::action_bar_sheet::{More, Turn};
use klingentanz::ui::desk::Desk;

use super::game::Game;

pub fn desk(game: &Game) -> &Desk {
    game.app.world().resource::<Desk>()
}

const FIGURES: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// Takes an answer as a hand does: looks at it and presses its figure.
pub fn take(game: &mut Game, place: usize) {
    look(game, place);
    // The page may lie otherwise once one of its answers is looked at.
    assert!(press_figure(game, place));
}

/// Looks at an answer with all its chances as a hand does, without taking it.
pub fn look(game: &mut Game, place: usize) {
    let group = desk(game).cards[place].group;
    if !desk(game).is_direct() && desk(game).group() != Some(group) {
        open(game, group);
    }
    for _ in 0..60 {
        if !desk(game).is_grown() && !desk(game).is_direct() {
            // The pointer on the group brings its options up.
            let button = place_of::<GroupButton>(game, |button| button.0 == group);
            game.point_at(button);
        } else if desk(game).chosen == place {
            game.frames(3);
            return;
        } else if desk(game).table().contains(&place) {
            if !press_figure(game, place) {
                click::<Turn>(game, |turn| turn.0 == 1);
            }
        } else if desk(game).cards[place].idle.is_some() && !desk(game).shows_more {
            click::<More>(game, |_| true);
        } else {
            game.key(KeyCode::KeyT);
        }
        game.frames(2);
    }
    panic!("no page shows {:?}", desk(game).cards[place].offer.choice);
}

/// Opens a group by a press of the pointer.
pub fn open(game: &mut Game, group: Group) {
    click::<GroupButton>(game, |button| button.0 == group);
    game.frames(2);
    assert_eq!(desk(game).group(), Some(group), "its button opens it");
}

/// Where the first button of this kind stands.
pub fn place_of<B: Component>(game: &mut Game, is: impl Fn(&B) -> bool) -> Vec2 {
    let world = game.app.world_mut();
    let mut buttons = world.query::<(&B, &UiGlobalTransform)>();
    let found = buttons.iter(world).find(|(button, _)| is(button));
    found.expect("there is such a button").1.translation
}

fn click<B: Component>(game: &mut Game, is: impl Fn(&B) -> bool) {
    let place = place_of(game, is);
    game.click_at(place);
}

/// Presses the figure of an answer, from the tenth on with Shift; whether the page shows it. What is looked at already is taken by it.
fn press_figure(game: &mut Game, place: usize) -> bool {
    let page = desk(game).page();
    let Some(figure) = page.iter().position(|other| *other == place) else {
        return false;
    };
    let key = FIGURES[figure % FIGURES.len()];
    if figure < FIGURES.len() {
        game.key(key);
    } else {
        game.hold(KeyCode::ShiftLeft);
        game.key(key);
        game.let_go(KeyCode::ShiftLeft);
    }
    true
}
