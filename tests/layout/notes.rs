//! Notes beside terms, in every size of window and text and in every language: they cover nothing that they are about, lie in the window,
//! and nothing on them is cut.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use klingentanz::ui::note::Note;
use klingentanz::ui::preference::Preferences;

use super::battle::fight;
use super::check::{faults, rect};
use super::game::Game;
use super::{LANGUAGES, resize, views};

/// Terms at whose notes each view is looked at.
const LOOKS: usize = 4;

/// What is wrong with the notes on the screen: they lie over what they are about, or out of the window. And how many there are.
fn misplaced(game: &mut Game, place: &str) -> (usize, Vec<String>) {
    let world = game.app.world_mut();
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let size = windows.single(world).unwrap().physical_size().as_vec2();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.0);
    let mut notes = world.query::<(Entity, &Note, &ComputedNode, &InheritedVisibility)>();
    let mut found = Vec::new();
    let mut count = 0;
    for (entity, note, node, seen) in notes.iter(world) {
        count += 1;
        let own = rect(world, entity);
        let scale = node.inverse_scale_factor();
        let about = Rect::from_corners(note.about.min / scale, note.about.max / scale);
        let common = own.intersect(about);
        if !seen.get() {
            found.push(format!("{place}: a note is not seen"));
        }
        if common.width() > 1.0 && common.height() > 1.0 {
            found.push(format!("{place}: {own:?} covers {about:?}"));
        }
        if !window.contains(own.min) || !window.contains(own.max) {
            found.push(format!("{place}: {own:?} leaves the window"));
        }
    }
    (count, found)
}

#[test]
fn a_note_covers_nothing_that_it_is_about_and_shows_all_that_it_says() {
    let mut game = fight("01-courtyard", "Standard", "dsa41");
    let mut found = Vec::new();
    for language in LANGUAGES {
        game.app.world_mut().resource_mut::<Preferences>().language = language;
        for (size, scale) in views() {
            resize(&mut game, size, scale);
            game.frames(4);
            let place = format!("{language:?}, {}×{} at {scale} %", size.0, size.1);
            for _ in 0..LOOKS {
                game.key(KeyCode::KeyG);
                game.frames(5);
                let (count, faults) = misplaced(&mut game, &place);
                assert_eq!(count, 1, "{place}");
                found.extend(faults);
            }
            found.extend(faults(&mut game, &place));
            game.hold(KeyCode::ShiftLeft);
            game.key(KeyCode::KeyK);
            game.let_go(KeyCode::ShiftLeft);
            game.key(KeyCode::KeyG);
            game.frames(5);
            let (count, faults) = misplaced(&mut game, &place);
            assert!(count >= 1, "{place}");
            found.extend(faults);
            (0..count).for_each(|_| game.key(KeyCode::Escape));
            assert_eq!(misplaced(&mut game, &place).0, 0, "{place}");
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
