//! The rolls and reasons that a line of the log opens to, and the rules behind it.

use bevy::prelude::*;

use super::battle_codex::rule_button;
use super::battle_rule::{RuleBook, Vocabulary};
use super::ledger::{draw_check, draw_points, draw_pool};
use super::widget::{row, text};
use crate::battle::{Check, Happening, Ledger, Points, RuleId};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};

/// A roll that lies on the dice table.
pub(super) enum Roll<'a> {
    /// A check against a target.
    Check(&'a Check),
    /// A sum of dice, and what is left of it after armour.
    Points(&'a Points, Option<&'a Ledger>),
}

/// The roll of a happening.
pub(super) fn roll(happening: &Happening) -> Option<Roll<'_>> {
    match happening {
        Happening::Attacked { check, .. } | Happening::Defended { check, .. } => Some(Roll::Check(check)),
        Happening::Checked { checks, .. } => checks.last().map(Roll::Check),
        Happening::Struck { points, loss, .. } => Some(Roll::Points(points, Some(loss))),
        Happening::InitiativeRolled { points, .. } | Happening::Rolled { points, .. } => {
            Some(Roll::Points(points, None))
        }
        _ => None,
    }
}

/// The rule behind a happening without a roll.
pub(super) fn rule(happening: &Happening) -> Option<RuleId> {
    match happening {
        Happening::ValueChanged { rule, .. }
        | Happening::Wounded { rule, .. }
        | Happening::StateChanged { rule, .. }
        | Happening::Moved { rule, .. }
        | Happening::Turned { rule, .. }
        | Happening::GroundChanged { rule, .. }
        | Happening::FightEnded { rule, .. } => Some(*rule),
        Happening::Undefended { rule, .. } | Happening::Forgone { rule, .. } => *rule,
        _ => None,
    }
}

/// Whether there is anything behind a happening, be it in itself or among the `others`.
pub(super) fn has_reasons(happening: &Happening, others: &[RuleId]) -> bool {
    roll(happening).is_some() || rule(happening).is_some() || !others.is_empty()
}

/// All that is behind a happening: the ledgers of its rolls, or the rule that made it; below them the `others` behind it.
pub(super) fn draw_reasons(
    parent: &mut ChildSpawnerCommands,
    happening: &Happening,
    others: &[RuleId],
    book: &RuleBook,
) {
    match (happening, roll(happening), rule(happening)) {
        (Happening::Checked { checks, pool, .. }, ..) => {
            pool.iter().for_each(|pool| draw_pool(parent, pool, book));
            checks.iter().for_each(|check| draw_check(parent, check, book));
        }
        (_, Some(Roll::Check(check)), _) => draw_check(parent, check, book),
        (_, Some(Roll::Points(points, loss)), _) => draw_points(parent, points, loss, book),
        (_, None, Some(rule)) => draw_title(parent, rule, book),
        (_, None, None) => {}
    }
    if let Happening::Struck {
        grade: Some(grade), ..
    } = happening
    {
        let letters = Letters::new(Face::Text, size::TINY + 1.0);
        parent
            .spawn(Node::default())
            .with_child((text(book.grade(*grade), letters), Terms::default()));
    }
    draw_behind(parent, others, book);
}

/// The rules behind something besides those that it names itself.
pub(super) fn draw_behind(parent: &mut ChildSpawnerCommands, rules: &[RuleId], book: &RuleBook) {
    if rules.is_empty() {
        return;
    }
    let letters = Letters::new(Face::Slanted, size::TINY + 1.0).in_ink(colour::SOFT_INK);
    let gap = Node {
        margin: UiRect::top(px(3)),
        ..default()
    };
    parent.spawn((gap, text("battle-rules-behind", letters)));
    rules.iter().for_each(|rule| draw_title(parent, *rule, book));
}

/// The title of a rule, and its id, which opens its card.
fn draw_title(parent: &mut ChildSpawnerCommands, rule: RuleId, book: &RuleBook) {
    let line = Node {
        align_items: AlignItems::Start,
        ..row(6.0)
    };
    parent.spawn(line).with_children(|line| {
        let name = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        };
        let letters = Letters::new(Face::Text, size::TINY + 1.0);
        line.spawn(name)
            .with_child((text(book.title(rule), letters), Terms::default()));
        rule_button(line, rule);
    });
}
