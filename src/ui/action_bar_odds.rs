//! The odds on a card: the chain of chances as bars with exact percent, and what the blow may cost.

use bevy::prelude::*;

use super::battle_rule::RuleBook;
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{row, text};
use crate::battle::Odds;
use crate::dice::Chance;

/// The links of the chain as bars with their exact percent, then what the blow may cost.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, odds: &Odds, book: &RuleBook) {
    let links = odds.chain.len().min(3);
    for (place, (term, chance)) in odds.chain.iter().take(links).enumerate() {
        let hue = if place + 1 == links {
            colour::SUCCESS
        } else {
            colour::MADDER
        };
        draw_link(parent, book.word("chain", *term), *chance, hue);
    }
    let node = Node {
        flex_grow: 1.0,
        align_items: AlignItems::End,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|line| {
        let tenths = (odds.mean_loss_per_mille + 50) / 100;
        let mean = if odds.losses.is_empty() {
            Phrase::plain("")
        } else {
            Phrase::key("battle-mean-loss").with(
                "points",
                Phrase::plain(format!("{}.{}", tenths / 10, tenths % 10)),
            )
        };
        line.spawn(text(
            mean,
            Letters::new(Face::Figures, size::TINY - 0.5).in_ink(colour::SOFT_INK),
        ));
        draw_histogram(line, odds);
    });
}

fn draw_link(parent: &mut ChildSpawnerCommands, word: Phrase, chance: Chance, hue: Color) {
    parent
        .spawn((
            Node {
                height: px(15),
                flex_shrink: 0.0,
                ..row(5.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let name = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                justify_content: JustifyContent::End,
                overflow: Overflow::clip(),
                ..default()
            };
            let letters = Letters::new(Face::Text, size::TINY + 0.5);
            line.spawn((name, Pickable::IGNORE))
                .with_child((text(word, letters), TextLayout::no_wrap()));
            let track = Node {
                width: px(50),
                height: px(10),
                flex_shrink: 0.0,
                border: UiRect::all(px(1)),
                ..default()
            };
            let share = Node {
                width: percent(f32::from(chance.per_mille()) / 10.0),
                height: percent(100),
                ..default()
            };
            line.spawn((
                track,
                BackgroundColor(colour::PANEL),
                BorderColor::all(colour::SOFT_INK),
                Pickable::IGNORE,
            ))
            .with_child((share, BackgroundColor(hue), Pickable::IGNORE));
            let number = Node {
                width: px(32),
                flex_shrink: 0.0,
                justify_content: JustifyContent::End,
                ..default()
            };
            let letters = Letters::new(Face::StrongFigures, size::TINY);
            line.spawn((number, children![text(percent_of(chance), letters)]));
        });
}

/// A chance as whole percent; 0 and 100 only when it never or always happens.
fn percent_of(chance: Chance) -> Phrase {
    Phrase::key("battle-percent").with("number", i64::from(chance.percent()))
}

/// The chance of each loss above 0 as a column.
fn draw_histogram(parent: &mut ChildSpawnerCommands, odds: &Odds) {
    let columns: Vec<u16> = odds
        .losses
        .iter()
        .filter(|(loss, _)| *loss > 0)
        .map(|(_, chance)| chance.per_mille())
        .collect();
    let Some(highest) = columns.iter().max().copied().filter(|highest| *highest > 0) else {
        return;
    };
    let width = (72.0 / columns.len() as f32).clamp(2.0, 9.0);
    let node = Node {
        height: px(18),
        align_items: AlignItems::End,
        column_gap: px(1),
        ..default()
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|parent| {
        for column in columns {
            let height = (f32::from(column) / f32::from(highest) * 17.0).max(1.0);
            let node = Node {
                width: px(width - 1.0),
                height: px(height),
                ..default()
            };
            parent.spawn((node, BackgroundColor(colour::SOFT_INK), Pickable::IGNORE));
        }
    });
}
