//! A ledger line by line: title, points and id of each rule; what was looked at and did not apply is struck through.

use bevy::prelude::*;
use bevy::text::Strikethrough;

use super::battle_codex::rule_button;
use super::battle_rule::{RuleBook, number, signed};
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{row, text};
use crate::battle::{Ledger, RuleId};

/// The lines of a ledger: base, then each rule with its points; what did not apply is struck through.
pub(super) fn draw_ledger(parent: &mut ChildSpawnerCommands, ledger: &Ledger, book: &RuleBook) {
    if let Some(source) = ledger.source {
        base_line(parent, book.title(source), source, ledger.base);
    }
    for line in ledger.lines.iter() {
        draw_line(
            parent,
            book.title(line.rule),
            line.rule,
            line.amount,
            line.applies,
        );
    }
}

fn base_line(parent: &mut ChildSpawnerCommands, title: Phrase, rule: RuleId, base: i16) {
    spawn_line(parent, title, rule, number(base), true);
}

/// A line of a ledger: the title of the rule, its points, its id.
pub(super) fn draw_line(
    parent: &mut ChildSpawnerCommands,
    title: Phrase,
    rule: RuleId,
    amount: i16,
    applies: bool,
) {
    spawn_line(parent, title, rule, signed(amount), applies);
}

fn spawn_line(parent: &mut ChildSpawnerCommands, title: Phrase, rule: RuleId, amount: String, applies: bool) {
    let ink = if applies { colour::INK } else { colour::SOFT_INK };
    parent
        .spawn(Node {
            height: px(17),
            flex_shrink: 0.0,
            ..row(4.0)
        })
        .with_children(|line| {
            let name = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                overflow: Overflow::clip(),
                ..default()
            };
            let words = (
                text(title, Letters::new(Face::Text, size::TINY + 1.0).in_ink(ink)),
                TextLayout::no_wrap(),
            );
            let figures = text(
                Phrase::plain(amount),
                Letters::new(Face::StrongFigures, size::TINY).in_ink(ink),
            );
            let sum = Node {
                width: px(26),
                flex_shrink: 0.0,
                justify_content: JustifyContent::End,
                ..default()
            };
            if applies {
                line.spawn(name).with_child(words);
                line.spawn(sum).with_child(figures);
            } else {
                line.spawn(name).with_child((words, Strikethrough));
                line.spawn(sum).with_child((figures, Strikethrough));
            }
            rule_button(line, rule);
        });
}

/// The line under a ledger with the sum.
pub(super) fn sum_line(parent: &mut ChildSpawnerCommands, title: Phrase, value: i16) {
    parent.spawn((
        Node {
            height: px(1),
            margin: UiRect::vertical(px(2)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(colour::INK),
    ));
    parent
        .spawn(Node {
            height: px(17),
            flex_shrink: 0.0,
            ..row(4.0)
        })
        .with_children(|line| {
            let name = Node {
                flex_grow: 1.0,
                ..default()
            };
            line.spawn(name)
                .with_child(text(title, Letters::new(Face::Text, size::TINY + 1.0)));
            let sum = Node {
                width: px(26),
                justify_content: JustifyContent::End,
                ..default()
            };
            line.spawn(sum).with_child(text(
                Phrase::plain(number(value)),
                Letters::new(Face::StrongFigures, size::SMALL),
            ));
            line.spawn(Node {
                width: px(66),
                ..default()
            });
        });
}
