//! The reasons behind the odds of a card: every value of its chain with its ledger, and what the blow may cost, point by point.
//!
//! They lie over the foot of the map as long as the player wants them and wait for nothing.

use std::ops::Range;

use bevy::prelude::*;

use super::battle_rule::{RuleBook, Vocabulary, number};
use super::desk::{Card, Desk, DeskSystems};
use super::ledger::{draw_forbidden, draw_ledger};
use super::widget::{card as sheet, column, row, text};
use crate::battle::{Ledger, Odds, Term};
use crate::dice::Chance;
use crate::view::Stage;
use crate::view::camera::{CoversMap, MapWindow};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

/// Least width of a column in logical pixels.
const COLUMN: f32 = 280.0;
/// Between two columns.
const GAP: f32 = 20.0;
/// From the edge of the map to the sheet, and from that to the columns.
const EDGE: f32 = 6.0;
const PAD: f32 = 12.0;
/// Losses side by side.
const LOSSES: usize = 3;

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
    windows: Query<(Entity, &ComputedNode), With<MapWindow>>,
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
    let (Some(card), Ok((window, map))) = (card, windows.single()) else {
        return;
    };
    let room = map.size().x * map.inverse_scale_factor() - 2.0 * (EDGE + PAD);
    let columns = ((room + GAP) / (COLUMN + GAP)).floor() as usize;
    let Some(odds) = &card.odds else { return };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(EDGE),
        right: px(EDGE),
        bottom: px(EDGE),
        padding: UiRect::axes(px(PAD), px(8)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        ..column(size::HAIR)
    };
    commands.entity(window).with_children(|parent| {
        parent
            .spawn((Reasons, CoversMap, sheet(), GlobalZIndex(20)))
            .insert((node, BorderColor::all(colour::INK)))
            .with_children(|sheet| draw(sheet, card, odds, columns, &book));
    });
}

fn draw(sheet: &mut ChildSpawnerCommands, card: &Card, odds: &Odds, columns: usize, book: &RuleBook) {
    let mut title = vec![book.offer(&card.offer.choice, card.offer.word)];
    title.extend(card.target().map(|foe| book.called(foe)));
    title.extend(card.offer.thing.clone().map(Phrase::Words));
    let letters = Letters::new(Face::Strong, size::BODY);
    sheet.spawn((text(Phrase::list(title, " · "), letters), Terms::default()));
    let body = Node {
        column_gap: px(GAP),
        ..default()
    };
    sheet.spawn((body, Pickable::IGNORE)).with_children(|body| {
        for part in share(&heights(odds, details(odds, book).count()), columns) {
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..column(1.0)
            };
            body.spawn((node, Pickable::IGNORE)).with_children(|parent| {
                for place in part {
                    match odds.ledgers.get(place) {
                        Some((term, ledger)) => draw_value(parent, *term, ledger, book),
                        None => draw_losses(parent, odds, book),
                    }
                }
            });
        }
    });
}

/// How many lines each value takes, and after them the losses with the closer looks.
fn heights(odds: &Odds, details: usize) -> Vec<usize> {
    let ledgers = odds.ledgers.iter();
    // A line that does not count has its reason below it.
    let lines = |ledger: &Ledger| {
        ledger
            .lines
            .iter()
            .map(|line| 1 + usize::from(!line.applies))
            .sum::<usize>()
    };
    let values = ledgers.map(|(_, ledger)| 2 + lines(ledger));
    values
        .chain([1 + odds.losses.len().div_ceil(LOSSES) + details + odds.forbidden.len()])
        .collect()
}

/// Shares pieces of these heights out to columns, in their order and so that the highest column is as low as can be.
fn share(heights: &[usize], columns: usize) -> Vec<Range<usize>> {
    let all: usize = heights.iter().sum();
    let least = heights.iter().copied().max().unwrap_or(0);
    (least..=all)
        .map(|limit| fill(heights, limit))
        .find(|filled| filled.len() <= columns.max(1))
        .unwrap_or_default()
}

/// Fills one column after the other up to a limit.
fn fill(heights: &[usize], limit: usize) -> Vec<Range<usize>> {
    let mut columns: Vec<Range<usize>> = Vec::new();
    let mut used = 0;
    for (place, height) in heights.iter().enumerate() {
        match columns.last_mut().filter(|_| used + height <= limit) {
            Some(column) => column.end = place + 1,
            None => {
                columns.push(place..place + 1);
                used = 0;
            }
        }
        used += height;
    }
    columns
}

/// A value with its ledger.
pub(super) fn draw_value(
    parent: &mut ChildSpawnerCommands,
    term: Term,
    ledger: &Ledger,
    book: &impl Vocabulary,
) {
    let line = Node {
        justify_content: JustifyContent::SpaceBetween,
        border: UiRect::bottom(px(1)),
        ..row(size::GAP)
    };
    parent
        .spawn((line, BorderColor::all(colour::EDGE), Pickable::IGNORE))
        .with_children(|line| {
            let letters = Letters::new(Face::Strong, size::SMALL);
            line.spawn((text(book.word("value", term), letters), Terms::default()));
            let letters = Letters::new(Face::StrongFigures, size::SMALL);
            // On the line of the word beside it.
            let level = Node {
                top: px(-1.5),
                ..default()
            };
            line.spawn((text(Phrase::plain(number(ledger.value())), letters), level));
        });
    draw_ledger(parent, ledger, book);
}

/// What a card has no room for: the closer look at what its blow may come to.
fn details<'o>(odds: &'o Odds, book: &RuleBook) -> impl Iterator<Item = &'o (Term, Chance)> {
    odds.effects.iter().filter(|(term, _)| book.is_detail(*term))
}

/// Every loss with its chance, and what else the blow may come to.
fn draw_losses(parent: &mut ChildSpawnerCommands, odds: &Odds, book: &RuleBook) {
    draw_forbidden(parent, odds, book);
    for (term, chance) in details(odds, book) {
        let line = Node {
            justify_content: JustifyContent::SpaceBetween,
            ..row(size::GAP)
        };
        parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
            let letters = Letters::new(Face::Text, size::TINY);
            line.spawn((text(book.word("chain", *term), letters), Terms::default()));
            let letters = Letters::new(Face::Figures, size::TINY);
            line.spawn((
                text(words::exact_percent(*chance), letters),
                TextLayout::no_wrap(),
            ));
        });
    }
    let Some(mean) = words::mean_loss(odds) else {
        return;
    };
    parent.spawn(text(
        Phrase::key("battle-losses").with("mean", mean),
        Letters::new(Face::Strong, size::SMALL),
    ));
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(20),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_order_and_the_highest_column_is_as_low_as_can_be() {
        let shared = |heights: &[usize], columns| -> Vec<(usize, usize)> {
            let parts = share(heights, columns).into_iter();
            parts.map(|part| (part.start, part.end)).collect()
        };
        // 5 + 3 and 2 + 4: eight lines; any other cut makes a column of nine at least.
        assert_eq!(shared(&[5, 3, 2, 4], 2), [(0, 2), (2, 4)]);
        assert_eq!(shared(&[5, 3, 2, 4], 1), [(0, 4)]);
        assert_eq!(shared(&[5, 3, 2, 4], 9), [(0, 1), (1, 3), (3, 4)]);
        assert_eq!(shared(&[], 2), []);
    }
}
