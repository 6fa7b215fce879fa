//! What moves keeps the program awake, and what does not lets it sleep.

use bevy::ecs::message::Messages;
use bevy::input::gamepad::GamepadButton;
use bevy::window::RequestRedraw;
use klingentanz::content::Home;
use klingentanz::screen::{Rest, Screen};
use klingentanz::ui::preference::{Preferences, Tempo};
use klingentanz::view::Stage;

use super::game::Game;

/// Frames of 40 ms after which everything that was set going has come to its end.
const A_WHILE: usize = 300;

fn moves(game: &Game) -> bool {
    game.app.world().resource::<Rest>().is_moving()
}

/// Lets frames pass until nothing moves; how many it took.
fn come_to_rest(game: &mut Game) -> usize {
    let taken = (0..A_WHILE).find(|_| {
        game.frames(1);
        !moves(game)
    });
    taken.unwrap_or_else(|| {
        let reason = game.app.world().resource::<Rest>().reason();
        panic!("{reason:?} move for ever on {:?}", game.screen())
    })
}

#[test]
fn title_and_set_up_come_to_rest_and_a_press_wakes_them() {
    let mut game = Game::start(Home::default());
    come_to_rest(&mut game);
    game.tap(GamepadButton::South);
    assert!(
        moves(&game),
        "the press is followed by frames that show what it does"
    );
    game.wait_for(Screen::Setup);
    come_to_rest(&mut game);
    game.frames(5);
    assert!(!moves(&game), "nothing wakes it by itself");
    let wishes = game.app.world().resource::<Messages<RequestRedraw>>();
    assert!(wishes.is_empty(), "no old wish for a frame is left");
}

#[test]
fn happenings_that_are_shown_keep_the_program_awake_and_an_open_question_lets_it_sleep() {
    let mut game = Game::start(Home::default());
    let mut preferences = game.app.world_mut().resource_mut::<Preferences>();
    (preferences.tempo, preferences.opponent_tempo) = (Tempo::Once, Tempo::Once);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    let mut shown = 0;
    for _ in 0..6 {
        for _ in 0..A_WHILE {
            if !game.app.world().resource::<Stage>().is_playing() {
                break;
            }
            assert!(moves(&game), "a happening is being shown");
            shown += 1;
            game.frames(1);
        }
        if game.screen() != Screen::Battle {
            break;
        }
        come_to_rest(&mut game);
        assert!(!game.app.world().resource::<Stage>().is_playing());
        game.tap(GamepadButton::South);
    }
    assert!(shown > 20, "something was shown: {shown} frames");
}
