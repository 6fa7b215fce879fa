//! The screen of a fight, with each kind of question and what may lie over it.

use bevy::prelude::*;
use klingentanz::battle::ModuleWish;
use klingentanz::cli;
use klingentanz::content::Home;
use klingentanz::screen::Screen;
use klingentanz::ui::dice_table::DiceTable;
use klingentanz::ui::preference::Preferences;
use klingentanz::view::camera::MapWindow;

use super::game::{Folder, Game, root};
use super::{look_over, resize};

/// A fight on a level by a preset, a human against the computer.
pub fn fight(level: &str, preset: &str, system: &str) -> Game {
    let wish = cli::Window {
        level: Some(root().join("levels").join(level)),
        seats: vec!["human".to_owned(), "opponent".to_owned()],
        seed: Some(5),
        system: Some(system.to_owned()),
        modules: ModuleWish {
            preset: Some(preset.to_owned()),
            ..ModuleWish::default()
        },
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(5);
    game
}

/// The share of the window that shows the map.
fn map_share(game: &mut Game) -> f32 {
    let world = game.app.world_mut();
    let mut maps = world.query_filtered::<&ComputedNode, With<MapWindow>>();
    let map = maps.single(world).unwrap().size();
    let mut windows = world.query::<&Window>();
    let window = windows.single(world).unwrap().physical_size().as_vec2();
    map.x * map.y / (window.x * window.y)
}

#[test]
fn nothing_overlaps_or_is_cut_on_what_lies_over_a_fight() {
    let mut game = fight("02-tavern", "Standard", "dsa41");
    game.key(KeyCode::KeyO);
    game.frames(3);
    look_over(&mut game, "list of overlays");
    game.key(KeyCode::Digit1);
    game.frames(3);
    look_over(&mut game, "overlay with its legend");
    game.key(KeyCode::Escape);
    game.frames(3);
    look_over(&mut game, "pause");
    game.choose("Leave");
    look_over(&mut game, "question before leaving");
}

#[test]
fn nothing_overlaps_or_is_cut_with_the_column_folded_or_shown_to_a_room() {
    let mut game = fight("02-tavern", "Standard", "dsa41");
    for _ in 0..12 {
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    game.key(KeyCode::KeyJ);
    game.frames(2);
    look_over(&mut game, "column folded");
    game.key(KeyCode::KeyP);
    game.frames(2);
    look_over(&mut game, "shown to a room");
}

#[test]
fn nothing_overlaps_or_is_cut_when_the_screen_is_handed_over() {
    let wish = cli::Window {
        level: Some(root().join("levels/10-wood")),
        seats: vec!["human".to_owned(), "human".to_owned()],
        seed: Some(5),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(5);
    let is_covered = |game: &mut Game| game.says("Hand over to") || game.says(": your turn");
    for _ in 0..60 {
        if is_covered(&mut game) {
            break;
        }
        game.key(KeyCode::Enter);
        game.frames(2);
    }
    assert!(is_covered(&mut game), "the level has secrets");
    look_over(&mut game, "hand-over");
}

#[test]
fn nothing_overlaps_or_is_cut_in_a_lesson() {
    let wish = cli::Window {
        level: Some(root().join("levels/00-one-blow")),
        ..cli::Window::default()
    };
    let mut game = Game::begin(Home::default(), wish);
    game.wait_for(Screen::Battle);
    game.frames(5);
    for page in 1..=14 {
        look_over(&mut game, &format!("lesson, page {page}"));
        game.key(KeyCode::Enter);
        game.frames(6);
        if game.screen() != Screen::Battle {
            break;
        }
    }
}

#[test]
fn the_map_has_three_fifths_of_the_window() {
    let mut game = fight("02-tavern", "Basic", "dsa41");
    for (size, least) in [((1280, 720), 0.6), ((1920, 1080), 0.6), ((3840, 2160), 0.6)] {
        resize(&mut game, size, 100);
        game.frames(4);
        let share = map_share(&mut game);
        assert!(share >= least, "{size:?}: {share}");
    }
    // However large the letters are, the map keeps 45 of 100 parts of the height.
    resize(&mut game, (1280, 720), 160);
    game.frames(4);
    let world = game.app.world_mut();
    let mut maps = world.query_filtered::<&ComputedNode, With<MapWindow>>();
    let height = maps.single(world).unwrap().size().y;
    assert!(height >= 0.45 * 720.0 - 1.0, "{height}");
}

#[test]
fn the_sections_beside_the_map_fold_by_click_key_and_pad_and_stay_so() {
    let folder = Folder::new("folded");
    let mut game = Game::start(folder.home());
    game.choose("Straight into a fight");
    game.wait_for(Screen::Setup);
    game.choose("Fight!");
    game.wait_for(Screen::Battle);
    game.frames(4);
    let folded = |game: &Game| game.app.world().resource::<Preferences>().folded;
    game.click("Dice and reasons");
    assert!(folded(&game).dice);
    assert!(!has_room::<DiceTable>(&mut game));
    game.click("Dice and reasons");
    assert!(!folded(&game).dice);
    assert!(has_room::<DiceTable>(&mut game));
    game.choose("Dice and reasons");
    assert!(folded(&game).dice, "by the keyboard");
    game.choose_by_pad("Log");
    assert!(folded(&game).log, "by the pad");
    let before = map_share(&mut game);
    game.key(KeyCode::KeyJ);
    game.frames(3);
    assert!(folded(&game).column);
    assert!(map_share(&mut game) > before + 0.1, "the map takes the room");
    drop(game);
    let again = Game::start(folder.home());
    let kept = folded(&again);
    assert!(kept.column && kept.dice && kept.log && !kept.fighter);
}

/// Whether a panel is laid out on the screen.
fn has_room<Panel: Component>(game: &mut Game) -> bool {
    let world = game.app.world_mut();
    let mut panels = world.query_filtered::<&ComputedNode, With<Panel>>();
    panels.iter(world).any(|node| !node.is_empty())
}
