//! Looking back: everything goes back, nothing can be chosen, and the way on leads to now; from the result into the fight and back.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::*;
use klingentanz::battle::{Happening, Log};
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::desk::Desk;
use klingentanz::ui::dice_table::OnTable;
use klingentanz::view::{Glance, OnStage, Past, Stage};

use super::game::Game;

/// A fight of the computer against itself in the courtyard.
fn watched() -> Game {
    let wish = cli::Window {
        level: Some("01-courtyard".into()),
        seats: vec!["opponent".to_owned(), "opponent".to_owned()],
        seed: Some(7),
        ..default()
    };
    Game::begin(Home::default(), wish)
}

/// The fight on the stage, as far as it was told.
fn log(game: &Game) -> &Log {
    let world = game.app.world();
    let battle = world.resource::<OnStage>().battle.unwrap();
    world.get::<Log>(battle).unwrap()
}

#[test]
fn a_turning_point_leads_from_the_result_into_the_fight_and_back() {
    let mut game = watched();
    game.wait_for(Screen::Result);
    assert!(game.says("Turning points"));
    game.choose("Round ");
    game.wait_for(Screen::Battle);
    game.frames(10);
    assert!(game.says("Looking back: Round") && game.says("nothing to choose"));
    game.frames(60);
    assert_eq!(game.screen(), Screen::Battle, "it is left only when one wants");
    game.tap(GamepadButton::East);
    game.wait_for(Screen::Result);
}

#[test]
fn whoever_looks_back_sees_figures_sheets_and_dice_as_they_were_then() {
    let mut game = watched();
    game.wait_for(Screen::Result);
    game.choose("Round ");
    game.wait_for(Screen::Battle);
    game.frames(5);
    // Before the first loss of life, and after it.
    let life = |entry: &Happening| match entry {
        Happening::ValueChanged {
            fighter,
            value,
            from,
            to,
            ..
        } if to < from => Some((*fighter, *value, *from, *to)),
        _ => None,
    };
    let stage = game.app.world().resource::<Stage>();
    let of_life = |fighter, value| stage.figures[&fighter].life_value == Some(value);
    let losses: Vec<_> = log(&game)
        .entries()
        .iter()
        .enumerate()
        .filter_map(|(place, entry)| Some((place, life(&entry.happening)?)))
        .filter(|(_, (fighter, value, ..))| of_life(*fighter, *value))
        .collect();
    let (place, (fighter, value, from, to)) = losses[0];
    for (glance, expected) in [(place - 1, from), (place, to)] {
        game.app.world_mut().insert_resource(Glance(Some(glance)));
        game.frames(3);
        let world = game.app.world();
        assert_eq!(world.resource::<Stage>().figures[&fighter].life.0, expected);
        let system = klingentanz::rules::SYSTEMS[0].id();
        let sheets = world.resource::<Past>().sheets(log(&game), glance + 1, system);
        let (_, ledger, _) = sheets[&fighter]
            .values
            .iter()
            .find(|(term, ..)| *term == value)
            .unwrap();
        assert_eq!(ledger.value(), expected);
        let roll = world.resource::<OnTable>().entry.unwrap();
        assert!(roll <= glance, "the roll {roll} was still to come");
    }
}

#[test]
fn keys_lead_step_by_step_back_and_on_to_now_and_cards_wait_meanwhile() {
    let mut game = Game::start(Home::default());
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Setup);
    game.tap(GamepadButton::South);
    game.wait_for(Screen::Battle);
    game.frames(10);
    let cards = game.app.world().resource::<Desk>().cards.len();
    assert!(cards > 0);
    let mut moments = Vec::new();
    for _ in 0..2 {
        game.key(KeyCode::Comma);
        moments.push(game.app.world().resource::<Glance>().0.unwrap());
        assert!(game.app.world().resource::<Desk>().cards.is_empty());
    }
    assert!(moments[1] < moments[0]);
    game.key(KeyCode::Period);
    assert_eq!(game.app.world().resource::<Glance>().0, Some(moments[0]));
    game.key(KeyCode::Period);
    game.frames(3);
    assert_eq!(*game.app.world().resource::<Glance>(), Glance(None));
    assert_eq!(game.app.world().resource::<Desk>().cards.len(), cards);
}

#[test]
fn the_wheel_over_the_log_leaves_the_map_as_it_is() {
    use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
    use bevy::input::touch::TouchPhase;
    use klingentanz::view::camera::MapCamera;

    let mut game = watched();
    game.wait_for(Screen::Result);
    game.choose("Round ");
    game.wait_for(Screen::Battle);
    game.frames(5);
    let region = game.app.world().resource::<MapCamera>().region;
    for (place, zooms) in [(Vec2::new(1100.0, 600.0), false), (region.center(), true)] {
        game.point_at(place);
        let before = game.app.world().resource::<MapCamera>().scale;
        let window = game.window();
        let mut screen = game.app.world_mut().get_mut::<Window>(window).unwrap();
        screen.set_cursor_position(Some(place));
        game.app.world_mut().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 1.0,
            window,
            phase: TouchPhase::Moved,
        });
        game.frames(2);
        let after = game.app.world().resource::<MapCamera>().scale;
        assert_eq!(after != before, zooms, "at {place}: from {before} to {after}");
    }
}
