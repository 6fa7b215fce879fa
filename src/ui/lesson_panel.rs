//! The panel of a lesson in the strip below the map: what to do, why, the rules behind it, what was said to the last choice,
//! and the way on. What is read has the strip to itself; what is to be chosen shares it with the action bar.

use bevy::input_focus::AutoFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::battle::{BarFrame, Strip, Upper, measure};
use super::battle_codex::RuleLink;
use super::battle_rule::{RuleBook, Vocabulary};
use super::key_name::KeyWords;
use super::lesson::{Page, Teaching};
use super::widget::{
    Skin, card, column, focusable, primary_button, quiet_button, row, scroll_sheet, spacer, text,
};
use super::{lesson_picture, lesson_quiz};
use crate::battle::RuleId;
use crate::input::{Action, Haven};
use crate::lesson::{Feedback, Moment, Spot, Step, Verdict};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Stage};
use crate::words::Phrase;

/// Height of the strip while a lesson is taught, in logical pixels, where the map leaves it as much: the same for every page, so
/// that the map does not jump.
const TAUGHT: f32 = 344.0;
/// Least height of the panel of a lesson.
const LEAST: f32 = 118.0;
/// The key that goes on.
const GOES_ON: KeyWords = KeyWords::new("lesson-panel-key", &[("key", &[Action::Confirm])]);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (share_strip, draw_panel).chain().after(super::desk::DeskSystems),
    );
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

/// What a page is drawn with.
type Drawing<'d, 'b, 'a> = (&'d Stage, &'d RuleBook<'b>, &'d mut Atelier<'a>);

/// Whether the showing stands still for something to be read, so that there is nothing to choose.
fn is_reading(teaching: Option<&Teaching>, stage: &Stage) -> bool {
    teaching.is_some() && stage.halt.is_some() && !stage.is_moving()
}

/// Gives the strip its height, and the panel of the lesson all of it while there is nothing to choose.
fn share_strip(
    teaching: Option<Res<Teaching>>,
    stage: Res<Stage>,
    mut strips: Query<&mut Node, With<Strip>>,
    mut uppers: Query<&mut Node, (With<Upper>, Without<Strip>)>,
    mut slots: Query<&mut Node, (With<LessonSlot>, Without<Strip>, Without<Upper>)>,
    mut bars: Query<
        &mut Node,
        (
            With<BarFrame>,
            Without<Strip>,
            Without<LessonSlot>,
            Without<Upper>,
        ),
    >,
) {
    let display = match is_reading(teaching.as_deref(), &stage) {
        true => Display::None,
        false => Display::Flex,
    };
    let (height, grow, least_map) = match teaching.is_some() {
        true => (px(TAUGHT), 1.0, vh(measure::LEAST_TAUGHT)),
        false => (auto(), 0.0, vh(measure::LEAST_MAP)),
    };
    for mut upper in uppers.iter_mut().filter(|upper| upper.min_height != least_map) {
        upper.min_height = least_map;
    }
    for mut strip in strips.iter_mut().filter(|strip| strip.height != height) {
        strip.height = height;
    }
    for mut slot in slots.iter_mut().filter(|slot| slot.flex_grow != grow) {
        slot.flex_grow = grow;
        slot.min_height = px(LEAST * grow);
    }
    for mut bar in bars.iter_mut().filter(|bar| bar.display != display) {
        bar.display = display;
    }
}

fn draw_panel(
    teaching: Option<Res<Teaching>>,
    stage: Res<Stage>,
    slots: Query<Entity, With<LessonSlot>>,
    book: RuleBook,
    mut atelier: Atelier,
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
                .insert((sheet(), BorderColor::all(colour::ACTIVE)))
                .with_children(|card| draw_page(card, &teaching, &now, (&stage, &book, &mut atelier)));
        });
    *drawn = Some(now);
}

/// The sheet of the panel, with a strong line at its left edge.
fn sheet() -> Node {
    Node {
        flex_grow: 1.0,
        min_height: px(0),
        padding: UiRect::new(px(12), px(8), px(4), px(8)),
        border: UiRect::new(px(5), px(size::LINE), px(size::LINE), px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        overflow: Overflow::clip(),
        ..column(3.0)
    }
}

fn draw_page(card: &mut ChildSpawnerCommands, teaching: &Teaching, now: &Drawn, with: Drawing) {
    let (stage, book, atelier) = with;
    let learner = teaching.course().lesson().learner;
    match now.page {
        Page::Step(_) => draw_step(card, teaching, now, (stage, book, atelier)),
        Page::Ask(place, picked) => {
            if let Some(quiz) = teaching.quiz().get(place) {
                let count = teaching.quiz().len();
                let draw_picture = |page: &mut ChildSpawnerCommands| {
                    lesson_picture::draw(page, None, learner, stage, atelier);
                };
                lesson_quiz::draw_question(card, quiz, (place + 1, count), picked, (book, draw_picture));
            }
        }
        Page::Done(right) => {
            spread(card, |spread| {
                lesson_picture::draw(spread, Some(Spot::Fighter(learner.0)), learner, stage, atelier);
                spread
                    .spawn(page())
                    .with_children(|page| lesson_quiz::draw_end(page, (right, teaching.quiz().len())));
            });
        }
    }
}

fn draw_step(
    card: &mut ChildSpawnerCommands,
    teaching: &Teaching,
    now: &Drawn,
    (stage, book, atelier): Drawing,
) {
    let progress = teaching.course().progress();
    let title = Phrase::key("lesson-panel-step")
        .with("number", progress.0 as i64)
        .with("count", progress.1 as i64);
    // While the fight goes on, only what was said to the choice stands there.
    let moment = match teaching.course().moment() {
        _ if now.is_moving => None,
        Moment::Read(step) => Some((step, true)),
        Moment::Choose(step) => Some((step, false)),
        Moment::Questions => None,
    };
    let beside = match moment {
        Some((step, false)) => &step.rules[..],
        _ => &[],
    };
    draw_head(card, title, progress, beside);
    match moment {
        Some((step, true)) => {
            spread(card, |spread| {
                let learner = teaching.course().lesson().learner;
                lesson_picture::draw(spread, Some(step.at), learner, stage, atelier);
                spread.spawn(page()).with_children(|page| {
                    draw_feedback(page, now.feedback.as_ref());
                    draw_words(page, step, (size::HEADING + 3.0, size::BODY + 1.0));
                });
            });
            draw_foot(card, &step.rules, book);
        }
        Some((step, false)) => scrolling(card, |page| {
            draw_feedback(page, now.feedback.as_ref());
            draw_words(page, step, (size::BODY, size::SMALL + 0.5));
        }),
        None => {
            draw_feedback(card, now.feedback.as_ref());
            let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
            card.spawn(text("lesson-panel-watch", letters));
        }
    }
}

/// The middle of a page that has the strip to itself: a picture, and beside it what is said.
pub(super) fn spread(card: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    scrolling(card, |page| {
        let spread = Node {
            flex_shrink: 0.0,
            padding: UiRect::horizontal(px(16)),
            ..row(22.0)
        };
        page.spawn(spread).with_children(fill);
    });
}

/// The part of a page between its head and its foot, which scrolls where it has too little room.
fn scrolling(card: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let pane = Node {
        flex_grow: 1.0,
        min_height: px(0),
        justify_content: JustifyContent::Center,
        ..column(0.0)
    };
    card.spawn(pane).with_children(|pane| {
        pane.spawn(scroll_sheet(3.0)).with_children(fill);
    });
}

/// What is said beside the picture.
pub(super) fn page() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..column(7.0)
    }
}

/// What to do and why, in letters of these sizes.
fn draw_words(page: &mut ChildSpawnerCommands, step: &Step, (what, why): (f32, f32)) {
    let letters = Letters::new(Face::Strong, what);
    page.spawn((text(Phrase::from(&step.what), letters), Terms::default()));
    let letters = Letters::new(Face::Text, why);
    page.spawn((text(Phrase::from(&step.why), letters), Terms::default()));
}

fn draw_feedback(page: &mut ChildSpawnerCommands, feedback: Option<&Feedback>) {
    let Some(feedback) = feedback else { return };
    let ink = match feedback.verdict {
        Verdict::Praise => colour::SUCCESS_INK,
        Verdict::Explain => colour::WOAD,
        Verdict::Again => colour::WARNING_INK,
    };
    let letters = Letters::new(Face::Strong, size::SMALL + 0.5).in_ink(ink);
    page.spawn((text(Phrase::from(&feedback.say), letters), Terms::default()));
}

/// The upper line of the panel: where the learner stands, the rules behind it, and the ways out.
pub(super) fn draw_head(
    card: &mut ChildSpawnerCommands,
    title: Phrase,
    progress: (usize, usize),
    rules: &[RuleId],
) {
    let line = Node {
        flex_shrink: 0.0,
        min_height: px(size::TOUCH),
        flex_wrap: FlexWrap::Wrap,
        ..row(6.0)
    };
    card.spawn(line).with_children(|line| {
        let letters = Letters::new(Face::Strong, size::SMALL).in_ink(colour::SOFT_INK);
        line.spawn((text(title, letters), TextLayout::no_wrap()));
        draw_dots(line, progress);
        rules.iter().for_each(|rule| draw_rule(line, *rule, None));
        line.spawn(spacer());
        for (wish, key) in [
            (LessonWish::Again, "lesson-panel-again"),
            (LessonWish::Leave, "lesson-panel-leave"),
        ] {
            line.spawn((wish, quiet_button(key)));
        }
    });
}

/// A dot for every page: full for those behind, ringed for this one, faint for those to come.
fn draw_dots(line: &mut ChildSpawnerCommands, (number, count): (usize, usize)) {
    let dots = Node {
        margin: UiRect::horizontal(px(6)),
        ..row(4.0)
    };
    line.spawn(dots).with_children(|dots| {
        for place in 1..=count {
            let side = if place == number { 11.0 } else { 8.0 };
            let node = Node {
                width: px(side),
                height: px(side),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let (ground, edge) = match place.cmp(&number) {
                std::cmp::Ordering::Less => (colour::SOFT_INK, colour::SOFT_INK),
                std::cmp::Ordering::Equal => (colour::ACTIVE, colour::INK),
                std::cmp::Ordering::Greater => (Color::NONE, colour::FAINT),
            };
            dots.spawn((node, BackgroundColor(ground), BorderColor::all(edge)));
        }
    });
}

/// The lower line of a page that is read: the rules behind it with their titles, the key that goes on, and the button for it,
/// which has the focus.
pub(super) fn draw_foot(card: &mut ChildSpawnerCommands, rules: &[RuleId], book: &RuleBook) {
    let line = Node {
        flex_shrink: 0.0,
        align_items: AlignItems::End,
        column_gap: px(size::GAP),
        ..default()
    };
    card.spawn(line).with_children(|line| {
        let list = Node {
            flex_wrap: FlexWrap::Wrap,
            flex_grow: 1.0,
            flex_basis: px(0),
            column_gap: px(6),
            row_gap: px(4),
            ..default()
        };
        line.spawn(list).with_children(|list| {
            rules
                .iter()
                .for_each(|rule| draw_rule(list, *rule, Some(book.title(*rule))));
        });
        let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK);
        let hint = Node {
            height: px(size::TOUCH),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        };
        line.spawn(hint)
            .with_child((GOES_ON, text(Phrase::plain(""), letters), TextLayout::no_wrap()));
        line.spawn((
            Turn::On,
            primary_button("lesson-panel-on"),
            AutoFocus,
            Haven::WayOn,
        ));
    });
}

/// The id of a rule, perhaps with its title; it opens the card of the rule.
fn draw_rule(line: &mut ChildSpawnerCommands, rule: RuleId, title: Option<Phrase>) {
    let node = Node {
        column_gap: px(5),
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(5), px(2)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(3)),
        ..default()
    };
    let letters = Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK);
    let hands = (RuleLink::from(rule), Button, Hovered::default(), focusable());
    let looks = (BackgroundColor::default(), BorderColor::default(), Skin::PAPER);
    line.spawn((hands, node, looks)).with_children(|place| {
        place.spawn((text(Phrase::plain(rule.0), letters), TextLayout::no_wrap()));
        if let Some(title) = title {
            let letters = Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK);
            place.spawn((text(title, letters), TextLayout::no_wrap()));
        }
    });
}
