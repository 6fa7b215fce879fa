//! The panel of a lesson between the name of the level and the map: what to do, why, the rules behind it, what was said to
//! the last choice, and the way on.

use bevy::input_focus::AutoFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::battle_codex::RuleLink;
use super::lesson::{Page, Teaching};
use super::lesson_quiz;
use super::theme::{Face, Letters, colour, size};
use super::widget::{Skin, card, column, focusable, primary_button, quiet_button, row, spacer, text};
use crate::battle::RuleId;
use crate::lesson::{Feedback, Moment, Step, Verdict};
use crate::view::Stage;
use crate::words::Phrase;

/// Height of the panel in logical pixels, the same for every step, so that the map does not jump.
const HEIGHT: f32 = 172.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_panel.after(super::desk::DeskSystems));
}

/// The place of the panel on the battle screen; it takes no room while nothing is taught.
#[derive(Component)]
pub struct LessonSlot;

/// What a button of the panel does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// On to the next page.
    On,
    /// Picks the answer in this place.
    Pick(usize),
    /// Opens the entry of the log in this place.
    Entry(usize),
}

/// What a button of the panel asks of the screens.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonWish {
    /// The same lesson from the beginning.
    Again,
    /// To the title.
    Leave,
    /// The fight of the lesson shown once more, from its beginning.
    Watch,
    /// A fight without a teacher.
    Fight,
}

/// What is drawn at the moment; the panel is drawn anew only when this changes.
#[derive(Clone, PartialEq)]
struct Drawn {
    slot: Entity,
    battle: Entity,
    page: Page,
    feedback: Option<Feedback>,
    is_moving: bool,
}

fn draw_panel(
    teaching: Option<Res<Teaching>>,
    stage: Res<Stage>,
    slots: Query<Entity, With<LessonSlot>>,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
) {
    let (Ok(slot), Some(teaching)) = (slots.single(), teaching) else {
        if drawn.take().is_some() {
            slots.iter().for_each(|slot| {
                commands.entity(slot).despawn_related::<Children>();
            });
        }
        return;
    };
    let now = Drawn {
        slot,
        battle: teaching.course().battle(),
        page: teaching.page(),
        feedback: teaching.feedback().cloned(),
        is_moving: stage.is_moving(),
    };
    if drawn.as_ref() == Some(&now) {
        return;
    }
    commands
        .entity(slot)
        .despawn_related::<Children>()
        .with_children(|slot| {
            slot.spawn(card())
                .insert((
                    Node {
                        height: px(HEIGHT),
                        margin: UiRect::new(px(size::GUTTER), px(0), px(0), px(6)),
                        padding: UiRect::new(px(12), px(8), px(6), px(6)),
                        border: UiRect::new(px(5), px(size::LINE), px(size::LINE), px(size::LINE)),
                        border_radius: BorderRadius::all(px(size::CORNER)),
                        overflow: Overflow::clip(),
                        ..column(2.0)
                    },
                    BorderColor::all(colour::ACTIVE),
                ))
                .with_children(|card| draw_page(card, &teaching, &now));
        });
    *drawn = Some(now);
}

fn draw_page(card: &mut ChildSpawnerCommands, teaching: &Teaching, now: &Drawn) {
    match now.page {
        Page::Step(_) => draw_step(card, teaching, now),
        Page::Ask(place, picked) => {
            if let Some(quiz) = teaching.quiz().get(place) {
                lesson_quiz::draw_question(card, quiz, (place + 1, teaching.quiz().len()), picked);
            }
        }
        Page::Done(right) => lesson_quiz::draw_end(card, (right, teaching.quiz().len())),
    }
}

fn draw_step(card: &mut ChildSpawnerCommands, teaching: &Teaching, now: &Drawn) {
    let (number, count) = teaching.course().progress();
    let title = Phrase::key("lesson-panel-step")
        .with("number", number as i64)
        .with("count", count as i64);
    let (step, is_read) = match teaching.course().moment() {
        Moment::Read(step) => (Some(step), true),
        Moment::Choose(step) => (Some(step), false),
        Moment::Questions => (None, false),
    };
    // While the fight goes on, only what was said to the choice stands there.
    let step = step.filter(|_| !now.is_moving);
    let rules = step.map_or(&[][..], |step| &step.rules);
    draw_head(card, title, rules, |head| {
        if is_read && !now.is_moving {
            draw_way_on(head, "lesson-panel-on");
        }
    });
    if let Some(feedback) = &now.feedback {
        draw_feedback(card, feedback);
    }
    match step {
        Some(step) => draw_words(card, step),
        None => {
            let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
            card.spawn(text("lesson-panel-watch", letters));
        }
    }
}

fn draw_words(card: &mut ChildSpawnerCommands, step: &Step) {
    card.spawn(text(
        Phrase::key(step.what.clone()),
        Letters::new(Face::Strong, size::BODY),
    ));
    card.spawn(text(
        Phrase::key(step.why.clone()),
        Letters::new(Face::Text, size::SMALL + 0.5),
    ));
}

fn draw_feedback(card: &mut ChildSpawnerCommands, feedback: &Feedback) {
    let ink = match feedback.verdict {
        Verdict::Praise => colour::SUCCESS_INK,
        Verdict::Explain => colour::WOAD,
        Verdict::Again => colour::WARNING_INK,
    };
    card.spawn(text(
        Phrase::key(feedback.say.clone()),
        Letters::new(Face::Strong, size::SMALL + 0.5).in_ink(ink),
    ));
}

/// The upper line of the panel: where the learner stands, the rules behind it, and the ways out and on.
pub(super) fn draw_head(
    card: &mut ChildSpawnerCommands,
    title: Phrase,
    rules: &[RuleId],
    way_on: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let line = Node {
        flex_shrink: 0.0,
        height: px(size::TOUCH),
        ..row(6.0)
    };
    card.spawn(line).with_children(|line| {
        let letters = Letters::new(Face::Strong, size::SMALL).in_ink(colour::SOFT_INK);
        line.spawn((text(title, letters), TextLayout::no_wrap()));
        rules.iter().for_each(|rule| draw_rule(line, *rule));
        line.spawn(spacer());
        for (wish, key) in [
            (LessonWish::Again, "lesson-panel-again"),
            (LessonWish::Leave, "lesson-panel-leave"),
        ] {
            line.spawn((wish, quiet_button(key)));
        }
        way_on(line);
    });
}

/// The button that goes on; it has the focus, so that Enter and the pad go on too.
pub(super) fn draw_way_on(line: &mut ChildSpawnerCommands, key: &'static str) {
    line.spawn((Turn::On, primary_button(key), AutoFocus));
}

/// The id of a rule, which opens its card.
pub(super) fn draw_rule(line: &mut ChildSpawnerCommands, rule: RuleId) {
    let node = Node {
        padding: UiRect::axes(px(5), px(2)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let letters = Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK);
    let hands = (RuleLink(rule), Button, Hovered::default(), focusable());
    let looks = (BackgroundColor::default(), BorderColor::default(), Skin::PAPER);
    line.spawn((hands, node, looks))
        .with_child((text(Phrase::plain(rule.0), letters), TextLayout::no_wrap()));
}
