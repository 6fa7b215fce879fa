//! A ledger line by line: points, what brings them, title and id of each rule; what was looked at and did not apply is struck through,
//! and the reason stands below it.

use bevy::prelude::*;
use bevy::text::Strikethrough;

use super::battle_rule::{Vocabulary, number};
use super::widget::{column, text};
use crate::battle::{Check, Fallen, Ledger, Odds, Points, RuleId};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::{self, Phrase};

/// Width of the column of points in logical pixels.
const POINTS: f32 = 27.0;

/// The lines of a ledger: base, then each rule with its points; what did not apply is struck through.
pub(super) fn draw_ledger(parent: &mut ChildSpawnerCommands, ledger: &Ledger, book: &impl Vocabulary) {
    // A sum that begins with nothing needs no line for it.
    let is_bare = ledger.base == 0 && ledger.lines.iter().next().is_some();
    if let Some(source) = ledger.source.filter(|_| !is_bare) {
        let base = Line::of(book.caused(ledger.cause, source), source, number(ledger.base));
        base.draw(parent, book);
    }
    draw_modifiers(parent, ledger, book);
}

/// A check: the ledger of its value, then the die against it, or the dice that it gave and their successes.
pub(super) fn draw_check(parent: &mut ChildSpawnerCommands, check: &Check, book: &impl Vocabulary) {
    draw_ledger(parent, &check.ledger, book);
    draw_rule(parent);
    let ink = if check.outcome.is_success() {
        colour::SUCCESS_INK
    } else {
        colour::WARNING_INK
    };
    let value = match &check.fallen {
        Fallen::Die(die) => die.target,
        Fallen::Pool(pool) => {
            draw_sum(parent, check.ledger.value(), words::pool_throw(pool), colour::INK);
            draw_modifiers(parent, &pool.successes, book);
            draw_rule(parent);
            pool.net()
        }
        Fallen::Sum(sum) => {
            draw_ledger(parent, &sum.number, book);
            draw_rule(parent);
            i16::from(sum.face) + check.ledger.value()
        }
    };
    draw_sum(parent, value, words::result(check), ink);
}

/// The answers that a blow leaves no room for, each with the rule that forbids it.
pub(super) fn draw_forbidden(parent: &mut ChildSpawnerCommands, odds: &Odds, book: &impl Vocabulary) {
    for (what, why) in &odds.forbidden {
        let said = words::not_possible(book.word("offer", *what), why, |rule| book.title(rule));
        let said = (
            text(said, Letters::new(Face::Text, size::TINY + 1.0)),
            Terms::default(),
        );
        parent.spawn(line_node()).with_children(|line| {
            line.spawn(title_node()).with_child(said);
            book.draw_id(line, why.rule);
        });
    }
}

/// The points that a talent check may spend, with their reasons.
pub(super) fn draw_pool(parent: &mut ChildSpawnerCommands, pool: &Ledger, book: &impl Vocabulary) {
    draw_ledger(parent, pool, book);
    draw_rule(parent);
    draw_sum(parent, pool.value(), Phrase::key("battle-spendable"), colour::INK);
}

/// Rolled points: the dice and what is added to them; then, for a blow, what the armour leaves.
pub(super) fn draw_points(
    parent: &mut ChildSpawnerCommands,
    points: &Points,
    loss: Option<&Ledger>,
    book: &impl Vocabulary,
) {
    let head = if points.throw.faces().is_empty() {
        book.title(points.rule)
    } else {
        words::throw(points)
    };
    Line::of(head, points.rule, number(points.ledger.base)).draw(parent, book);
    draw_modifiers(parent, &points.ledger, book);
    draw_rule(parent);
    let sum = if loss.is_some() {
        "battle-points"
    } else {
        "battle-sum"
    };
    draw_sum(parent, points.value(), Phrase::key(sum), colour::INK);
    if let Some(loss) = loss {
        draw_modifiers(parent, loss, book);
        draw_rule(parent);
        draw_sum(
            parent,
            loss.value(),
            Phrase::key("battle-loss"),
            colour::WARNING_INK,
        );
    }
}

fn draw_modifiers(parent: &mut ChildSpawnerCommands, ledger: &Ledger, book: &impl Vocabulary) {
    for line in ledger.lines.iter() {
        Line {
            is_void: !line.applies,
            why: book.why(line),
            ..Line::of(
                book.caused(line.cause, line.rule),
                line.rule,
                words::signed(line.amount),
            )
        }
        .draw(parent, book);
    }
}

/// A line: points, title, id. The title takes a second line where it needs one.
struct Line {
    title: Phrase,
    rule: RuleId,
    amount: String,
    /// Whether it does not count.
    is_void: bool,
    /// Why it does not.
    why: Option<Phrase>,
}

impl Line {
    /// A line that counts.
    const fn of(title: Phrase, rule: RuleId, amount: String) -> Self {
        Self {
            title,
            rule,
            amount,
            is_void: false,
            why: None,
        }
    }

    fn draw(self, parent: &mut ChildSpawnerCommands, book: &impl Vocabulary) {
        let ink = if self.is_void {
            colour::SOFT_INK
        } else {
            colour::INK
        };
        let letters = Letters::new(Face::Text, size::TINY + 1.0).in_ink(ink);
        let figures = Letters::new(Face::StrongFigures, size::TINY).in_ink(ink);
        parent.spawn(line_node()).with_children(|line| {
            let points = (
                text(Phrase::plain(self.amount), figures),
                TextLayout::no_wrap(),
                points_pad(),
            );
            let title = (text(self.title, letters), Terms::default());
            if self.is_void {
                line.spawn(points_node()).with_child((points, Strikethrough));
                line.spawn(title_node()).with_children(|lines| {
                    lines.spawn((title, Strikethrough));
                    if let Some(why) = self.why {
                        lines.spawn((text(why, letters), Terms::default()));
                    }
                });
            } else {
                line.spawn(points_node()).with_child(points);
                line.spawn(title_node()).with_child(title);
            }
            book.draw_id(line, self.rule);
        });
    }
}

/// The line under a ledger: its sum, and what the sum is.
fn draw_sum(parent: &mut ChildSpawnerCommands, value: i16, title: Phrase, ink: Color) {
    parent.spawn(line_node()).with_children(|line| {
        let figures = Letters::new(Face::StrongFigures, size::TINY + 1.0).in_ink(ink);
        line.spawn(points_node()).with_child((
            text(Phrase::plain(number(value)), figures),
            TextLayout::no_wrap(),
            points_pad(),
        ));
        let letters = Letters::new(Face::Strong, size::SMALL - 0.5).in_ink(ink);
        line.spawn(title_node())
            .with_child((text(title, letters), Terms::default()));
    });
}

fn draw_rule(parent: &mut ChildSpawnerCommands) {
    let node = Node {
        height: px(1),
        flex_shrink: 0.0,
        margin: UiRect::vertical(px(1)),
        ..default()
    };
    parent.spawn((node, BackgroundColor(colour::INK), Pickable::IGNORE));
}

fn line_node() -> Node {
    Node {
        flex_shrink: 0.0,
        // A long id stands below its title.
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(7),
        align_items: AlignItems::Start,
        ..default()
    }
}

fn points_node() -> Node {
    Node {
        width: px(POINTS),
        flex_shrink: 0.0,
        justify_content: JustifyContent::End,
        ..default()
    }
}

/// Figures stand on the line of the letters beside them, whose face stands higher in its line.
fn points_pad() -> Node {
    Node {
        top: px(-1),
        ..default()
    }
}

fn title_node() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(96),
        min_width: px(0),
        ..column(0.0)
    }
}
