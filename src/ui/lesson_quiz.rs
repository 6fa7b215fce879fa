//! The questions at the end of a lesson, on its panel: four answers, the right one explained and linked to the log.

use bevy::input_focus::AutoFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::Strikethrough;
use bevy::ui_widgets::Button;

use super::battle_rule::{RuleBook, number};
use super::lesson_panel::{LessonWish, Turn, draw_foot, draw_head, page, spread};
use super::widget::{Skin, button, focusable, primary_button, row, text};
use crate::input::Haven;
use crate::lesson::Quiz;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// A question, with what is to be said once an answer is picked.
pub(super) fn draw_question(
    card: &mut ChildSpawnerCommands,
    quiz: &Quiz,
    (place, count): (usize, usize),
    picked: Option<usize>,
    (book, draw_picture): (&RuleBook, impl FnOnce(&mut ChildSpawnerCommands)),
) {
    let title = Phrase::key("lesson-panel-question")
        .with("number", place as i64)
        .with("count", count as i64);
    draw_head(card, title, (place, count), &[]);
    spread(card, |spread| {
        draw_picture(spread);
        spread
            .spawn(page())
            .with_children(|page| fill_question(page, quiz, picked));
    });
    if picked.is_some() {
        draw_foot(card, &quiz.rules, book);
    }
}

/// The question with its answers, and what is to be said of the one that was picked.
fn fill_question(page: &mut ChildSpawnerCommands, quiz: &Quiz, picked: Option<usize>) {
    let letters = Letters::new(Face::Strong, size::HEADING + 3.0);
    page.spawn((text(Phrase::from(&quiz.ask), letters), Terms::default()));
    page.spawn(Node {
        margin: UiRect::vertical(px(6)),
        ..row(size::GAP)
    })
    .with_children(|line| {
        for answer in 0..quiz.answers.len() {
            draw_answer(line, quiz, answer, picked);
        }
        if picked.is_some() {
            line.spawn((Turn::Entry(quiz.event), button("lesson-panel-log")));
        }
    });
    if let Some(picked) = picked {
        draw_verdict(page, quiz, picked == quiz.right);
    }
}

/// An answer: a button until one is picked; then the right one stands out and a wrong one is struck through.
fn draw_answer(line: &mut ChildSpawnerCommands, quiz: &Quiz, answer: usize, picked: Option<usize>) {
    let is_right = picked.is_some() && answer == quiz.right;
    let is_wrong = picked == Some(answer) && !is_right;
    let ink = match (is_right, is_wrong) {
        (true, _) => colour::SUCCESS_INK,
        (_, true) => colour::WARNING_INK,
        _ => colour::INK,
    };
    let node = Node {
        width: px(64),
        height: px(size::TOUCH),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(if is_right { 3.0 } else { 1.5 })),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    let mut place = line.spawn((node, BackgroundColor(colour::PAPER)));
    if picked.is_none() {
        place.insert((
            Turn::Pick(answer),
            Button,
            Hovered::default(),
            focusable(),
            Skin::PAPER,
            BorderColor::default(),
        ));
        if answer == 0 {
            place.insert((AutoFocus, Haven::WayOn));
        }
    } else {
        place.insert(BorderColor::all(if is_right { ink } else { colour::FAINT }));
    }
    let letters = Letters::new(Face::StrongFigures, size::BODY).in_ink(ink);
    place.with_children(|place| {
        let mut said = place.spawn(text(Phrase::plain(number(quiz.answers[answer])), letters));
        if is_wrong {
            said.insert(Strikethrough);
        }
    });
}

fn draw_verdict(card: &mut ChildSpawnerCommands, quiz: &Quiz, is_right: bool) {
    let right = Phrase::plain(number(quiz.answers[quiz.right]));
    let (key, ink) = if is_right {
        ("lesson-panel-right", colour::SUCCESS_INK)
    } else {
        ("lesson-panel-wrong", colour::WARNING_INK)
    };
    let said = Phrase::Row(vec![
        Phrase::key(key).with("answer", right),
        Phrase::plain(" "),
        Phrase::from(&quiz.why),
    ]);
    let letters = Letters::new(Face::Text, size::BODY).in_ink(ink);
    card.spawn((text(said, letters), Terms::default()));
}

/// The end of the lesson: how it went, and where to go from here.
pub(super) fn draw_end(card: &mut ChildSpawnerCommands, (right, count): (usize, usize)) {
    card.spawn(text(
        "lesson-panel-over",
        Letters::new(Face::Strong, size::HEADING),
    ));
    card.spawn(text(
        Phrase::key("lesson-panel-tally")
            .with("right", right as i64)
            .with("count", count as i64),
        Letters::new(Face::Text, size::BODY),
    ));
    let line = Node {
        margin: UiRect::top(px(10)),
        ..row(size::GAP)
    };
    card.spawn(line).with_children(|line| {
        line.spawn((
            LessonWish::Fight,
            primary_button("lesson-panel-fight"),
            AutoFocus,
            Haven::WayOn,
        ));
        line.spawn((LessonWish::Watch, button("lesson-panel-watch-again")));
        line.spawn((LessonWish::Again, button("lesson-panel-again")));
        line.spawn((LessonWish::Leave, button("lesson-panel-title")));
    });
}
