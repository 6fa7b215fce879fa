//! The action bar: one line with the open question and the answers to it, few of them by themselves and many in groups; below it what the
//! answer that is looked at gives, costs and leads to.
//!
//! The options of an open group lie on a sheet over the foot of the map (`action_bar_sheet.rs`).

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::battle_rule::RuleBook;
use super::battle_thought::Thought;
use super::battle_tool::SHOWS_ALL;
use super::desk::{Card, Desk, DeskSystems};
use super::key_name::KeyWords;
use super::widget::{spacer, text};
use super::{action_bar_card, action_bar_choice, action_bar_foe, action_bar_group, action_bar_sheet};
use crate::battle::{Choice, Clock, FighterId, Happening, Log};
use crate::view::say::Say;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Glance, Reading, Stage};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (draw_bar, say_latest)
            .chain()
            .after(super::desk::lay_cards)
            .in_set(DeskSystems),
    );
    action_bar_card::plugin(app);
    action_bar_choice::plugin(app);
    action_bar_foe::plugin(app);
    action_bar_group::plugin(app);
    action_bar_sheet::plugin(app);
}

/// The panel of the action bar.
#[derive(Component)]
#[require(Hovered)]
pub struct ActionBar;

/// What the bar shows at the moment; it is drawn anew only when this changes.
#[derive(PartialEq, Clone)]
struct Drawn {
    bar: Entity,
    seen: Option<(Entity, usize)>,
    table: Vec<usize>,
    whom: Option<FighterId>,
    moving: bool,
    over: bool,
    looks_back: bool,
}

fn draw_bar(
    desk: Res<Desk>,
    stage: Res<Stage>,
    glance: Res<Glance>,
    reading: Res<Reading>,
    clocks: Query<(&Clock, &Log)>,
    bars: Query<Entity, With<ActionBar>>,
    book: RuleBook,
    mut drawn: Local<Option<Drawn>>,
    mut commands: Commands,
    mut atelier: Atelier,
) {
    let Ok(bar) = bars.single() else {
        return;
    };
    let fight = stage.battle.and_then(|battle| clocks.get(battle).ok());
    let over = fight.is_some_and(|(clock, _)| clock.over) && !stage.is_playing();
    let end = fight.filter(|_| over).and_then(|(_, log)| log.entries().last());
    let now = Drawn {
        bar,
        seen: desk.seen,
        table: if desk.is_direct() {
            desk.table()
        } else {
            Vec::new()
        },
        whom: desk.whom(),
        moving: stage.is_moving(),
        over,
        looks_back: glance.0.is_some(),
    };
    if drawn.as_ref() == Some(&now) {
        return;
    }
    *drawn = Some(now);
    commands
        .entity(bar)
        .despawn_related::<Children>()
        .with_children(|parent| {
            if glance.0.is_some() {
                let letters = Letters::new(Face::Slanted, size::HEADING);
                parent.spawn(text("battle-look-no-choice", letters));
                return;
            }
            if desk.cards.is_empty() {
                draw_idle(parent, &stage, end.map(|entry| &entry.happening), &book);
                return;
            }
            parent.spawn(line()).with_children(|line| {
                draw_heading(line, &desk, &reading, &book);
                if desk.whom().is_some() {
                    action_bar_foe::spawn(line, &desk, &stage, &mut atelier, &book);
                }
                if desk.is_direct() {
                    for (key, place) in (1..).zip(desk.table()) {
                        action_bar_card::spawn_chip(line, place, key, &desk, &book);
                    }
                    action_bar_sheet::spawn_more(line, &desk);
                } else {
                    action_bar_group::spawn(line, &desk, &book);
                }
            });
            parent.spawn(action_bar_choice::line());
        });
}

/// A line that breaks where it is too narrow for what stands on it.
fn line() -> Node {
    Node {
        min_height: px(28),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(6),
        row_gap: px(3),
        ..default()
    }
}

/// Who is asked, and what, where the answers do not say it by themselves.
fn draw_heading(line: &mut ChildSpawnerCommands, desk: &Desk, reading: &Reading, book: &RuleBook) {
    let Some((question, cast)) = reading.question.zip(reading.cast()) else {
        return;
    };
    let is_announcement = |card: &Card| matches!(card.offer.choice, Choice::Plan { .. });
    let is_plain = desk.is_direct() || !desk.cards.iter().any(is_announcement);
    let title = match is_plain {
        true => words::question(cast, &question),
        false => book.called(question.fighter),
    };
    let room = Node {
        flex_shrink: 1.0,
        margin: UiRect::right(px(6)),
        ..default()
    };
    line.spawn(room).with_child((
        text(title, Letters::new(Face::Strong, size::BODY)),
        Terms::default(),
    ));
}

/// What there is to say while there is nothing to choose: that the fight goes on, or how it has ended.
fn draw_idle(parent: &mut ChildSpawnerCommands, stage: &Stage, end: Option<&Happening>, book: &RuleBook) {
    let goes_on = || Phrase::key("battle-goes-on");
    let title = match end {
        Some(end) if !stage.is_playing() => book.told(end).unwrap_or_else(|| Phrase::key("battle-over")),
        _ => goes_on(),
    };
    parent.spawn(line()).with_children(|line| {
        line.spawn((
            text(title, Letters::new(Face::Strong, size::BODY)),
            Terms::default(),
        ));
        let letters = Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK);
        line.spawn((Thought, text(Phrase::plain(""), letters)));
        line.spawn(spacer());
        if stage.is_moving() {
            let letters = Letters::new(Face::Text, size::TINY + 0.5).in_ink(colour::SOFT_INK);
            let keys = KeyWords::new("battle-keys-idle", &[("all", SHOWS_ALL)]);
            line.spawn((keys, text(Phrase::plain(""), letters), TextLayout::no_wrap()));
        }
    });
    if stage.is_moving() {
        let letters = Letters::new(Face::Slanted, size::SMALL);
        parent.spawn((Latest, text(Phrase::plain(""), letters), Terms::default()));
    }
}

/// What is being shown, in one sentence, while there is nothing to choose.
#[derive(Component)]
struct Latest;

fn say_latest(
    stage: Res<Stage>,
    logs: Query<&Log>,
    book: RuleBook,
    mut latest: Query<&mut Say, With<Latest>>,
) {
    let Ok(mut said) = latest.single_mut() else {
        return;
    };
    let log = stage.battle.and_then(|battle| logs.get(battle).ok());
    let shown = log.map(|log| log.news(0..stage.shown.min(log.entries().len()), stage.watching.0));
    let latest = shown.and_then(|news| news.rev().find_map(|(_, entry)| book.told(&entry.happening)));
    if let Some(phrase) = latest {
        said.set_if_neq(Say(phrase));
    }
}
