//! The odds on a card: every link of the chain as a strip that is filled as far as its chance goes, with the exact percent.

use bevy::prelude::*;

use super::battle_rule::Vocabulary;
use super::widget::text;
use crate::battle::{Odds, Term};
use crate::dice::Chance;
use crate::view::theme::{Face, Letters, colour, mix, size};
use crate::words::{self, Phrase};

/// Height of a strip in logical pixels.
const STRIP: f32 = 14.0;
const LEAST_STRIP: f32 = 10.5;
/// Greatest width of a histogram in logical pixels.
const HISTOGRAM: f32 = 72.0;
/// Losses between which there is room for gaps.
const GAPS: usize = 16;

/// The links of the chain, then what the blow may come to.
pub(super) fn draw_chain(
    parent: &mut ChildSpawnerCommands,
    odds: &Odds,
    is_defence: bool,
    book: &impl Vocabulary,
) {
    let last = odds.chain.len().saturating_sub(1);
    for (place, (term, chance)) in odds.chain.iter().enumerate() {
        draw_strip(
            parent,
            book.word("chain", *term),
            *chance,
            hue(place, last, is_defence),
        );
    }
    for (term, chance) in odds.effects.iter().filter(|(term, _)| !book.is_detail(*term)) {
        draw_strip(parent, book.word("chain", *term), *chance, colour::MADDER);
    }
}

/// The link of the chain that matters most: of a defence the first, whether it wards off, else the last.
pub(super) fn gist(odds: &Odds, is_defence: bool) -> Option<(Term, Chance)> {
    let link = if is_defence {
        odds.chain.first()
    } else {
        odds.chain.last()
    };
    link.copied()
}

/// The link that matters most as a strip.
pub(super) fn draw_gist(
    parent: &mut ChildSpawnerCommands,
    odds: &Odds,
    is_defence: bool,
    book: &impl Vocabulary,
) {
    if let Some((term, chance)) = gist(odds, is_defence) {
        draw_strip(parent, book.word("chain", term), chance, colour::SUCCESS);
    }
}

/// The chance of the link that matters most.
pub(super) fn draw_chance(parent: &mut ChildSpawnerCommands, odds: &Odds, is_defence: bool) {
    if let Some((_, chance)) = gist(odds, is_defence) {
        let letters = Letters::new(Face::StrongFigures, size::TINY);
        parent.spawn((text(words::percent(chance), letters), TextLayout::no_wrap()));
    }
}

/// The colour of a link: green for what whoever chooses wants in the end, red for what he does not.
fn hue(place: usize, last: usize, is_defence: bool) -> Color {
    match (is_defence, place == last) {
        (false, true) => colour::SUCCESS,
        (true, true) => colour::MADDER,
        (true, false) if place == 0 => colour::SUCCESS,
        _ => colour::ACTIVE,
    }
}

/// A strip with its word at the left and its percent at the right.
fn draw_strip(parent: &mut ChildSpawnerCommands, word: Phrase, chance: Chance, hue: Color) {
    let track = Node {
        height: px(STRIP),
        // A name of two lines takes a little of every strip.
        min_height: px(LEAST_STRIP),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(4),
        padding: UiRect::horizontal(px(4)),
        border_radius: BorderRadius::all(px(2)),
        overflow: Overflow::clip(),
        ..default()
    };
    let share = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        bottom: px(0),
        width: percent(f32::from(chance.per_mille()) / 10.0),
        ..default()
    };
    let (ground, filled) = (
        mix(colour::PAPER, colour::PANEL, 0.55),
        mix(colour::PAPER, hue, 0.42),
    );
    parent
        .spawn((track, BackgroundColor(ground), Pickable::IGNORE))
        .with_children(|strip| {
            strip.spawn((share, BackgroundColor(filled), Pickable::IGNORE));
            let letters = Letters::new(Face::Text, size::TINY + 0.5);
            // The text face stands higher in its line than the figures do.
            let level = Node {
                top: px(2),
                flex_grow: 1.0,
                min_width: px(0),
                overflow: Overflow::clip(),
                ..default()
            };
            strip
                .spawn((level, Pickable::IGNORE))
                .with_child((text(word, letters), TextLayout::no_wrap()));
            let letters = Letters::new(Face::StrongFigures, size::TINY - 0.5);
            strip.spawn((text(words::exact_percent(chance), letters), TextLayout::no_wrap()));
        });
}

/// The mean loss, where there is room for it, and the chance of each loss above 0 as a column.
pub(super) fn draw_loss(parent: &mut ChildSpawnerCommands, odds: &Odds, has_room: bool) {
    let mean = has_room.then(|| words::mean_loss(odds)).flatten();
    let mean = mean.unwrap_or_else(|| Phrase::plain(""));
    let letters = Letters::new(Face::Text, size::TINY).in_ink(colour::SOFT_INK);
    parent.spawn((text(mean, letters), TextLayout::no_wrap()));
    draw_histogram(parent, odds);
}

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
    let node = Node {
        height: px(16),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        max_width: px(HISTOGRAM),
        align_items: AlignItems::End,
        justify_content: JustifyContent::End,
        column_gap: px(if columns.len() > GAPS { 0 } else { 1 }),
        ..default()
    };
    parent.spawn((node, Pickable::IGNORE)).with_children(|parent| {
        for column in columns {
            let height = (f32::from(column) / f32::from(highest) * 15.0).max(1.0);
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                max_width: px(7),
                height: px(height),
                ..default()
            };
            parent.spawn((node, BackgroundColor(colour::SOFT_INK), Pickable::IGNORE));
        }
    });
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::content::root;
    use crate::rules::SYSTEMS;

    /// The narrowest strip leaves 137 pixels for its word beside `100,00 %`; five take a letter.
    const MOST: usize = 27;

    #[test]
    fn every_word_of_a_chain_has_room_on_the_narrowest_strip() {
        let mut words = 0;
        for language in ["de", "en", "fr"] {
            for system in SYSTEMS {
                let name = system.id().0;
                let file = format!("assets/text/{language}/{name}.ftl");
                let texts = fs::read_to_string(root().join(&file)).unwrap();
                let chain = texts
                    .lines()
                    .filter_map(|line| line.strip_prefix(&format!("{name}-chain-"))?.split_once(" = "));
                let on_cards = chain.filter(|(term, _)| !system.is_detail(Term::named(term).unwrap()));
                for (_, word) in on_cards {
                    words += 1;
                    assert!(word.chars().count() <= MOST, "{file}: {word}");
                }
            }
        }
        assert!(words > 60, "{words} words");
    }
}
