//! The curve of a review: how the chance to win went, a column for each decision, a block for each round. The pale end of a column is the band
//! in which the chance lies.

use bevy::prelude::*;

use crate::review::{Estimate, Moment, Review, WHOLE};
use crate::ui::widget::text;
use crate::view::theme::{Face, Letters, Palette, colour, size};
use crate::words::Phrase;

/// Logical pixels of the certainty to win.
const HEIGHT: f32 = 120.0;

/// How much of the ink the band has.
const PALE: f32 = 0.4;

/// The most rounds that are named.
const MOST_NAMES: usize = 12;

/// The most columns.
const MOST_COLUMNS: usize = 160;

/// Draws the curve of a review.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, review: &Review, palette: &Palette) {
    let ink = palette.side(review.side);
    let step = review.moments.len().div_ceil(MOST_COLUMNS).max(1);
    let rounds: Vec<&[Moment]> = review
        .moments
        .chunk_by(|one, next| one.round == next.round)
        .collect();
    let named = rounds.len().div_ceil(MOST_NAMES).max(1);
    let line = Node {
        width: percent(100),
        flex_shrink: 0.0,
        align_items: AlignItems::FlexStart,
        ..default()
    };
    list.spawn(line).with_children(|line| {
        for (place, moments) in rounds.iter().enumerate() {
            let columns: Vec<Estimate> = moments.iter().step_by(step).map(|it| it.after).collect();
            // Never narrower than its name.
            let block = Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(0),
                flex_grow: columns.len() as f32,
                min_width: auto(),
                ..default()
            };
            line.spawn(block).with_children(|block| {
                block.spawn(ground()).with_children(|ground| {
                    for chance in columns {
                        spawn_column(ground, chance, ink);
                    }
                });
                let name = if place % named == 0 {
                    moments[0].round.to_string()
                } else {
                    String::new()
                };
                let letters = Letters::new(Face::Figures, size::TINY).in_ink(colour::SOFT_INK);
                block.spawn((
                    text(Phrase::plain(name), letters),
                    TextLayout::no_wrap(),
                    Node {
                        height: px(20),
                        ..default()
                    },
                ));
            });
        }
    });
}

/// The ground of a round: as high as certain victory, with a line at its beginning.
fn ground() -> impl Bundle {
    (
        Node {
            height: px(HEIGHT),
            width: percent(100),
            align_items: AlignItems::FlexEnd,
            border: UiRect::left(px(1)),
            ..default()
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::EDGE),
    )
}

/// A chance as a column: full up to where it surely is, pale up to where it may be.
fn spawn_column(ground: &mut ChildSpawnerCommands, chance: Estimate, ink: Color) {
    let height = |millionths: i64| 100.0 * millionths.clamp(0, WHOLE) as f32 / WHOLE as f32;
    let least = height(chance.mean - chance.band());
    let most = height(chance.mean + chance.band());
    let column = Node {
        flex_direction: FlexDirection::ColumnReverse,
        height: percent(100),
        flex_basis: px(0),
        flex_grow: 1.0,
        min_width: px(0),
        ..default()
    };
    let part = |share: f32, ink: Color| {
        let node = Node {
            height: percent(share),
            flex_shrink: 0.0,
            ..default()
        };
        (node, BackgroundColor(ink))
    };
    ground.spawn(column).with_children(|column| {
        column.spawn(part(least, ink));
        column.spawn(part(most - least, ink.with_alpha(PALE)));
    });
}
