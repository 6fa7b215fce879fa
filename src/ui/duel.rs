//! One exchange without a battle as a column: four figures that every rule system has, then its own chain, losses and values with
//! their reasons.

use bevy::prelude::*;

use super::action_bar_odds::draw_chain;
use super::battle_rule::Lexicon;
use super::ledger::draw_forbidden;
use super::reasons::draw_value;
use super::widget::{column, row, spacer, text};
use crate::battle::{Duel, Odds};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

/// Height of the bar below a figure, and of the highest column of the losses, in logical pixels.
const BAR: f32 = 5.0;
const LOSS: f32 = 54.0;
/// Width of the chain and of the chart of the losses, and the most of one column in it.
const CHAIN: f32 = 204.0;
/// Width below which the values stand under the chain.
const VALUES: f32 = 190.0;
const WIDEST: f32 = 17.0;
/// Most losses below which every column bears its number.
const NUMBERED: usize = 12;

/// What the columns of a comparison have in common, so that bars of one length mean the same.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scale {
    /// The most blows that any of them takes, in tenths.
    blows: i64,
    /// The greatest chance of a single loss in any of them, in thousandths.
    loss: u16,
}

impl Scale {
    /// The scale of some exchanges.
    pub(crate) fn of<'d>(duels: impl Iterator<Item = &'d Duel>) -> Self {
        duels.fold(Self::default(), |scale, duel| {
            let losses = above_nothing(&duel.odds).map(|(_, share)| share);
            Self {
                blows: scale.blows.max(duel.blows().unwrap_or(0)),
                loss: losses.fold(scale.loss, u16::max),
            }
        })
    }
}

/// Draws an exchange: who strikes at whom, the four figures, and below them side by side what the dice may do and where it comes
/// from.
pub(crate) fn draw(parent: &mut ChildSpawnerCommands, duel: &Duel, scale: Scale, book: &Lexicon) {
    let said = Phrase::key("words-exchange")
        .with("attacker", Phrase::Words(duel.attacker.clone()))
        .with("defender", Phrase::Words(duel.defender.clone()))
        .with("weapon", Phrase::Words(duel.weapon.clone()));
    let line = Node {
        // Two lines of letters, so that the figures of all columns stand on one height.
        min_height: px(38),
        flex_shrink: 0.0,
        ..default()
    };
    parent.spawn(line).with_child(text(
        said,
        Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK),
    ));
    draw_figures(parent, duel, scale);
    let body = Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(size::PAD),
        row_gap: px(size::HAIR),
        margin: UiRect::top(px(size::HAIR)),
        ..default()
    };
    parent.spawn(body).with_children(|body| {
        let dice = Node {
            width: px(CHAIN),
            flex_shrink: 0.0,
            ..column(2.0)
        };
        body.spawn(dice).with_children(|dice| {
            draw_chain(dice, &duel.odds, false, book);
            draw_losses(dice, duel, scale);
        });
        let values = Node {
            flex_grow: 1.0,
            flex_basis: px(VALUES),
            min_width: px(0),
            ..column(size::HAIR)
        };
        body.spawn(values)
            .with_children(|list| draw_values(list, &duel.odds, book));
    });
}

/// The four figures, each with a bar; those of all columns are of one scale.
fn draw_figures(parent: &mut ChildSpawnerCommands, duel: &Duel, scale: Scale) {
    let blows = duel.blows().map(|blows| blows as f32 / scale.blows.max(1) as f32);
    let shares = [
        (f32::from(duel.lands().per_mille()) / 1000.0, colour::SUCCESS),
        (duel.mean_share() as f32 / 1000.0, colour::MADDER),
        (f32::from(duel.out.per_mille()) / 1000.0, colour::MADDER),
        (blows.unwrap_or(0.0), colour::ACTIVE),
    ];
    let figures = words::COMPARED.into_iter().zip(words::compared(duel));
    for ((what, figure), (share, hue)) in figures.zip(shares) {
        let node = Node {
            flex_shrink: 0.0,
            ..column(1.0)
        };
        parent.spawn(node).with_children(|part| {
            part.spawn(row(size::GAP)).with_children(|line| {
                line.spawn((
                    text(what, Letters::new(Face::Text, size::SMALL)),
                    TextLayout::no_wrap(),
                ));
                line.spawn(spacer());
                if what == words::COMPARED[1] {
                    let letters = Letters::new(Face::Text, size::TINY).in_ink(colour::SOFT_INK);
                    line.spawn((text(words::mean_of_life(duel), letters), TextLayout::no_wrap()));
                }
                let letters = Letters::new(Face::StrongFigures, size::BODY);
                // On the line of the words beside it, whose face stands higher.
                let level = Node {
                    top: px(-2),
                    ..default()
                };
                line.spawn((text(figure, letters), TextLayout::no_wrap(), level));
            });
            draw_bar(part, share, hue);
        });
    }
}

fn draw_bar(parent: &mut ChildSpawnerCommands, share: f32, hue: Color) {
    let track = Node {
        height: px(BAR),
        border_radius: BorderRadius::MAX,
        overflow: Overflow::clip(),
        ..default()
    };
    let filled = Node {
        width: percent(100.0 * share.clamp(0.0, 1.0)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    parent.spawn((
        track,
        BackgroundColor(colour::EDGE),
        children![(filled, BackgroundColor(hue))],
    ));
}

/// Every loss above 0 with its chance in thousandths.
fn above_nothing(odds: &Odds) -> impl Iterator<Item = (i16, u16)> {
    let losses = odds.losses.iter().filter(|(loss, _)| *loss > 0);
    losses.map(|(loss, chance)| (*loss, chance.per_mille()))
}

/// The chance of each loss as a column, with the number of points below it.
fn draw_losses(parent: &mut ChildSpawnerCommands, duel: &Duel, scale: Scale) {
    let all: Vec<(i16, u16)> = above_nothing(&duel.odds).collect();
    if all.is_empty() {
        return;
    }
    let heading = Node {
        margin: UiRect::top(px(size::HAIR)),
        ..default()
    };
    parent.spawn((
        text("compare-losses", Letters::new(Face::Strong, size::TINY + 0.5)),
        heading,
    ));
    let chart = Node {
        height: px(LOSS + 14.0),
        flex_shrink: 0.0,
        align_items: AlignItems::End,
        column_gap: px(1),
        border: UiRect::bottom(px(1)),
        ..default()
    };
    let last = all.len() - 1;
    let is_numbered =
        |place: usize| all.len() <= NUMBERED || place == 0 || place == last || place == last / 2;
    parent
        .spawn((chart, BorderColor::all(colour::EDGE)))
        .with_children(|chart| {
            for (_, share) in &all {
                let height = f32::from(*share) / f32::from(scale.loss.max(1)) * LOSS;
                let node = Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    max_width: px(WIDEST),
                    height: px(height.max(1.0)),
                    ..default()
                };
                chart.spawn((node, BackgroundColor(colour::SOFT_INK)));
            }
        });
    let numbers = Node {
        flex_shrink: 0.0,
        column_gap: px(1),
        ..default()
    };
    parent.spawn(numbers).with_children(|numbers| {
        for (place, (loss, _)) in all.iter().enumerate() {
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                max_width: px(WIDEST),
                justify_content: JustifyContent::Center,
                ..default()
            };
            let said = if is_numbered(place) {
                loss.to_string()
            } else {
                String::new()
            };
            let letters = Letters::new(Face::Figures, size::TINY - 2.0).in_ink(colour::SOFT_INK);
            numbers
                .spawn(node)
                .with_child((text(Phrase::plain(said), letters), TextLayout::no_wrap()));
        }
    });
}

/// Every value behind the chain with its reasons. Keys and pad go from rule to rule, so that the pane follows them.
fn draw_values(parent: &mut ChildSpawnerCommands, odds: &Odds, book: &Lexicon) {
    for (term, ledger) in &odds.ledgers {
        let node = Node {
            flex_shrink: 0.0,
            ..column(1.0)
        };
        parent
            .spawn(node)
            .with_children(|part| draw_value(part, *term, ledger, book));
    }
    draw_forbidden(parent, odds, book);
}
