//! The reasons behind the odds of a card: every value of its chain with its ledger, and what the blow may cost, point by point.
//!
//! They lie over the foot of the map as long as the player wants them and wait for nothing.

use bevy::prelude::*;

use super::battle_rule::{RuleBook, number};
use super::desk::{Card, Desk, DeskSystems};
use super::ledger::draw_ledger;
use super::theme::{Face, Letters, colour, size};
use super::widget::{card as sheet, row, text};
use crate::battle::{Ledger, Odds, Term};
use crate::view::Stage;
use crate::view::camera::{CoversMap, MapWindow};
use crate::words::{self, Phrase};

/// Width of a ledger in logical pixels.
const COLUMN: f32 = 290.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_reasons.after(DeskSystems));
}

/// The sheet with the reasons.
#[derive(Component)]
struct Reasons;

/// Puts the reasons of the card that is looked at over the map, or takes them away.
fn show_reasons(
    desk: Res<Desk>,
    stage: Res<Stage>,
    book: RuleBook,
    windows: Query<Entity, With<MapWindow>>,
    sheets: Query<Entity, With<Reasons>>,
    mut shown: Local<Option<Card>>,
    mut commands: Commands,
) {
    if !desk.is_changed() && !stage.is_changed() {
        return;
    }
    let card = desk.card().filter(|_| desk.explains && !stage.is_playing());
    let card = card.filter(|card| card.odds.is_some());
    if shown.as_ref() == card && sheets.is_empty() == card.is_none() {
        return;
    }
    *shown = card.cloned();
    sheets.iter().for_each(|sheet| commands.entity(sheet).despawn());
    let (Some(card), Ok(window)) = (card, windows.single()) else {
        return;
    };
    let Some(odds) = &card.odds else { return };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(6),
        right: px(6),
        bottom: px(6),
        column_gap: px(18),
        row_gap: px(8),
        flex_wrap: FlexWrap::Wrap,
        padding: UiRect::axes(px(12), px(8)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..default()
    };
    commands.entity(window).with_children(|parent| {
        parent
            .spawn((Reasons, CoversMap, sheet(), GlobalZIndex(20)))
            .insert((node, BorderColor::all(colour::INK)))
            .with_children(|sheet| draw(sheet, card, odds, &book));
    });
}

fn draw(sheet: &mut ChildSpawnerCommands, card: &Card, odds: &Odds, book: &RuleBook) {
    let mut title = vec![book.offer(&card.offer.choice, card.offer.word)];
    title.extend(card.target().map(|foe| book.called(foe)));
    title.extend(card.offer.thing.clone().map(Phrase::Words));
    let head = Node {
        width: percent(100),
        ..default()
    };
    sheet.spawn((head, Pickable::IGNORE)).with_child(text(
        Phrase::list(title, " · "),
        Letters::new(Face::Strong, size::BODY),
    ));
    // The rolls stand side by side; the values that need no roll share what is left with the losses.
    let (rolled, fixed): (Vec<_>, Vec<_>) = odds
        .ledgers
        .iter()
        .partition(|(_, ledger)| ledger.lines.iter().count() > 2);
    for (term, ledger) in rolled {
        column(sheet, |parent| draw_value(parent, *term, ledger, book));
    }
    column(sheet, |parent| {
        fixed
            .iter()
            .for_each(|(term, ledger)| draw_value(parent, *term, ledger, book));
    });
    column(sheet, |parent| draw_losses(parent, odds));
}

fn column(sheet: &mut ChildSpawnerCommands, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let node = Node {
        width: px(COLUMN),
        flex_grow: 1.0,
        flex_direction: FlexDirection::Column,
        row_gap: px(1),
        ..default()
    };
    sheet.spawn((node, Pickable::IGNORE)).with_children(fill);
}

/// A value with its ledger.
fn draw_value(parent: &mut ChildSpawnerCommands, term: Term, ledger: &Ledger, book: &RuleBook) {
    let line = Node {
        justify_content: JustifyContent::SpaceBetween,
        border: UiRect::bottom(px(1)),
        ..row(size::GAP)
    };
    parent
        .spawn((line, BorderColor::all(colour::EDGE), Pickable::IGNORE))
        .with_children(|line| {
            line.spawn(text(
                book.word("value", term),
                Letters::new(Face::Strong, size::SMALL),
            ));
            let letters = Letters::new(Face::StrongFigures, size::SMALL);
            line.spawn(text(Phrase::plain(number(ledger.value())), letters));
        });
    draw_ledger(parent, ledger, book);
}

/// Every loss with its chance.
fn draw_losses(parent: &mut ChildSpawnerCommands, odds: &Odds) {
    parent.spawn(text(
        Phrase::key("battle-losses").with("mean", words::mean_loss(odds)),
        Letters::new(Face::Strong, size::SMALL),
    ));
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(26),
        row_gap: px(1),
        ..default()
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|list| {
        for (loss, chance) in &odds.losses {
            let entry = Node {
                width: px(80),
                justify_content: JustifyContent::SpaceBetween,
                ..default()
            };
            list.spawn((entry, Pickable::IGNORE)).with_children(|entry| {
                let letters = Letters::new(Face::StrongFigures, size::TINY);
                let points = Phrase::plain(number(*loss));
                entry.spawn((text(points, letters), TextLayout::no_wrap()));
                let letters = Letters::new(Face::Figures, size::TINY);
                entry.spawn((
                    text(words::exact_percent(*chance), letters),
                    TextLayout::no_wrap(),
                ));
            });
        }
    });
}
