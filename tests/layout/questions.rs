//! The bar with every kind of question.

use std::collections::BTreeSet;

use bevy::prelude::*;
use klingentanz::screen::Screen;
use klingentanz::ui::desk::Desk;
use klingentanz::view::Reading;

use super::battle::fight;
use super::game::{Game, root};
use super::{is_whole, look_over};

/// The kind of question that is open.
fn kind(game: &Game) -> Option<&'static str> {
    let question = game.app.world().resource::<Reading>().question;
    question.map(|question| question.kind.0)
}

/// Plays with the first answer and looks at the screen at every kind of question that was not seen before.
fn look_at_questions(game: &mut Game, name: &str, (presses, seen): (usize, &mut BTreeSet<&'static str>)) {
    for _ in 0..presses {
        if game.screen() != Screen::Battle {
            break;
        }
        if let Some(kind) = kind(game)
            && seen.insert(kind)
        {
            look_over(game, &format!("{name}, {kind}"));
            game.app.world_mut().resource_mut::<Desk>().is_open = true;
            game.frames(3);
            look_over(game, &format!("{name}, {kind} with all options"));
            game.app.world_mut().resource_mut::<Desk>().is_open = false;
        }
        game.key(KeyCode::Enter);
        game.frames(3);
    }
}

#[test]
fn nothing_overlaps_or_is_cut_at_the_questions_of_the_fourth_edition() {
    let mut game = fight("02-tavern", "Expert", "dsa41");
    let mut seen = BTreeSet::new();
    look_at_questions(&mut game, "tavern", (60, &mut seen));
    assert!(seen.len() >= 4, "{seen:?}");
}

#[test]
fn nothing_overlaps_or_is_cut_at_the_questions_of_the_pool() {
    let mut game = fight("02-tavern", "Standard", "pool");
    let mut seen = BTreeSet::new();
    look_at_questions(&mut game, "tavern by the pool", (40, &mut seen));
    assert!(seen.len() >= 2, "{seen:?}");
}

#[test]
fn nothing_overlaps_or_is_cut_at_the_questions_of_the_d20() {
    let mut game = fight("15-book", "Expert", "d20");
    let mut seen = BTreeSet::new();
    look_at_questions(&mut game, "book by the d20", (40, &mut seen));
    assert!(seen.contains("turn"), "{seen:?}");
}

#[test]
fn nothing_overlaps_or_is_cut_on_a_hint() {
    let mut game = fight("02-tavern", "Expert", "dsa41");
    game.key(KeyCode::F2);
    game.wait_for_words("chance to win");
    look_over(&mut game, "hint");
}

/// Only where everything is to be looked at: the ordinary run has the tests before.
#[test]
fn nothing_overlaps_or_is_cut_at_any_question_of_any_level() {
    if !is_whole() {
        return;
    }
    let mut levels: Vec<String> = std::fs::read_dir(root().join("levels"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| !root().join("levels").join(name).join("lesson.ron").exists())
        .collect();
    levels.sort();
    for (system, presets) in [
        ("dsa41", &["Expert", "Basic"][..]),
        ("pool", &["Standard"][..]),
        ("d20", &["Standard", "Expert"][..]),
    ] {
        let mut seen = BTreeSet::new();
        for level in &levels {
            for preset in presets {
                let mut game = fight(level, preset, system);
                let name = format!("{level} by {preset} of {system}");
                look_at_questions(&mut game, &name, (150, &mut seen));
            }
        }
        println!("{system}: {seen:?}");
        assert!(seen.len() >= 4, "{system}: {seen:?}");
    }
}
