//! Questions for free actions: whoever has a use for one is asked, and whoever wants every one of them, as keys, pad and pointer can say.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use klingentanz::battle::{Choice, Happening, Log};
use klingentanz::input::Action;
use klingentanz::ui::battle_tool::Tool;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::preference::Preferences;
use klingentanz::view::Stage;

use super::does_on_pad;
use super::game::Game;
use super::overlay::in_a_fight;

/// Declares what is advised, and says whether questions for free actions were asked for with it.
fn announced(game: &mut Game) -> bool {
    game.frames(5);
    let own = game.app.world().resource::<Desk>().fighter.unwrap();
    game.key(KeyCode::Enter);
    let world = game.app.world();
    let log = world
        .get::<Log>(world.resource::<Stage>().battle.unwrap())
        .unwrap();
    let mut asked = log.entries().iter().filter_map(|event| match &event.happening {
        Happening::Chosen {
            fighter,
            choice: Choice::Plan { ask_free, .. },
        } if *fighter == own => Some(*ask_free),
        _ => None,
    });
    asked.next_back().expect("it has been declared")
}

#[test]
fn nobody_is_asked_for_free_actions_who_has_no_use_for_them_and_has_not_wished_it() {
    let mut game = in_a_fight();
    game.frames(5);
    assert!(game.says("Free actions: where useful"));
    assert!(!announced(&mut game));
}

#[test]
fn a_key_asks_for_free_actions() {
    let mut game = in_a_fight();
    game.key(KeyCode::KeyF);
    assert!(game.says("Free actions: every one"));
    assert!(announced(&mut game));
    assert!(
        !game.says("Free actions: every one"),
        "there is nothing to declare"
    );
}

#[test]
fn the_button_does_nothing_while_it_is_not_shown() {
    let mut game = in_a_fight();
    game.frames(5);
    let world = game.app.world_mut();
    let mut tools = world.query::<(Entity, &Tool)>();
    let mut tools = tools.iter(world);
    let (entity, _) = tools.find(|(_, tool)| **tool == Tool::FreeActions).unwrap();
    let press = |game: &mut Game| {
        game.app.world_mut().trigger(Activate { entity });
        game.frames(3);
        game.app.world().resource::<Preferences>().free_actions
    };
    assert!(press(&mut game) && !press(&mut game));
    announced(&mut game);
    assert!(
        !game.says("Free actions: where useful"),
        "there is nothing to declare"
    );
    assert!(!press(&mut game));
}

#[test]
fn the_button_above_the_map_asks_for_free_actions() {
    let mut game = in_a_fight();
    game.frames(5);
    game.click("Free actions: where useful");
    assert!(game.app.world().resource::<Preferences>().free_actions);
    assert!(announced(&mut game));
}

#[test]
fn a_pad_asks_for_free_actions() {
    let mut game = in_a_fight();
    assert!(does_on_pad(
        &mut game,
        GamepadButton::RightThumb,
        GamepadButton::DPadLeft,
        Action::FreeActions
    ));
}
