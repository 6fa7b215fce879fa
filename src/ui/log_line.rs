//! What the log says about a happening, and the rolls and reasons that its line opens to.

use super::action_bar_card::direction;
use super::battle_rule::{RuleBook, number};
use super::say::Phrase;
use crate::battle::{Check, Happening, Ledger, Points, RuleId};
use crate::view::Stage;

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

/// The heading of a roll on the dice table.
pub(super) fn title(happening: &Happening, stage: &Stage, book: &RuleBook) -> Phrase {
    match happening {
        Happening::Attacked { fighter, target, .. } => Phrase::key("battle-title-attack")
            .with("who", stage.called(*fighter))
            .with("foe", stage.called(*target)),
        Happening::Defended { fighter, means, .. } => Phrase::key("battle-title-roll")
            .with("who", stage.called(*fighter))
            .with("what", book.word("offer", *means)),
        Happening::Struck { target, .. } => {
            Phrase::key("battle-title-damage").with("who", stage.called(*target))
        }
        Happening::InitiativeRolled { fighter, .. } => {
            Phrase::key("battle-title-initiative").with("who", stage.called(*fighter))
        }
        Happening::Checked { fighter, what, .. } => Phrase::key("battle-title-roll")
            .with("who", stage.called(*fighter))
            .with("what", book.word("check", *what)),
        Happening::Rolled { fighter, what, .. } => Phrase::key("battle-title-roll")
            .with("who", stage.called(*fighter))
            .with("what", book.word("check", *what)),
        _ => Phrase::plain(""),
    }
}

/// What the log says about a happening after the name of whom it concerns; nothing about those that only the machine needs.
pub(super) fn line(happening: &Happening, stage: &Stage, book: &RuleBook) -> Option<Phrase> {
    Some(match happening {
        Happening::Attacked {
            target,
            manoeuvre,
            check,
            ..
        } => against(
            Phrase::key("battle-log-attacks")
                .with("foe", stage.called(*target))
                .with("how", book.word("offer", *manoeuvre)),
            check,
        ),
        Happening::Defended { means, check, .. } => against(book.word("offer", *means), check),
        Happening::Checked { what, checks, .. } => match checks.last() {
            Some(check) => against(book.word("check", *what), check),
            None => book.word("check", *what),
        },
        Happening::Struck { points, loss, .. } => Phrase::key("battle-log-struck")
            .with("points", Phrase::plain(number(points.value())))
            .with("loss", Phrase::plain(number(loss.value()))),
        Happening::InitiativeRolled { points, .. } => {
            Phrase::key("battle-log-initiative").with("value", Phrase::plain(number(points.value())))
        }
        Happening::Rolled { what, points, .. } => Phrase::Row(vec![
            book.word("check", *what),
            Phrase::plain(format!(": {}", number(points.value()))),
        ]),
        _ => return quiet_line(happening, stage, book),
    })
}

/// The lines of happenings without a roll.
fn quiet_line(happening: &Happening, stage: &Stage, book: &RuleBook) -> Option<Phrase> {
    Some(match happening {
        Happening::Announced { plan, .. } => {
            Phrase::key("battle-log-announces").with("plan", book.word("plan", *plan))
        }
        Happening::Undefended { .. } => Phrase::key("battle-log-undefended"),
        Happening::ValueChanged { value, from, to, .. } => Phrase::key("battle-log-value")
            .with("value", book.word("value", *value))
            .with("from", Phrase::plain(number(*from)))
            .with("to", Phrase::plain(number(*to))),
        Happening::Wounded { wounds, total, .. } if *wounds > 0 => Phrase::key("battle-log-wounded")
            .with("wounds", i64::from(*wounds))
            .with("total", i64::from(*total)),
        Happening::StateChanged { state, on, .. } => {
            let key = if *on {
                "battle-log-state-on"
            } else {
                "battle-log-state-off"
            };
            Phrase::key(key).with("state", book.word("state", *state))
        }
        Happening::Turned { facing, .. } => Phrase::key("battle-log-turns").with("where", direction(*facing)),
        Happening::Moved { .. } => Phrase::key("battle-log-moves"),
        Happening::Acted { act, target, .. } => match target {
            Some(target) => Phrase::Row(vec![
                book.word("offer", *act),
                Phrase::plain(": "),
                stage.called(*target),
            ]),
            None => book.word("offer", *act),
        },
        Happening::Forgone { what, .. } => {
            Phrase::key("battle-log-forgone").with("what", book.word("offer", *what))
        }
        _ => return None,
    })
}

/// A check in one line: what, the face against the target, and how it came out.
fn against(what: Phrase, check: &Check) -> Phrase {
    let sign = if check.outcome.is_success() { "≤" } else { ">" };
    let numbers = format!(": {}\u{a0}{sign}\u{a0}{}", check.face, number(check.target));
    Phrase::Row(vec![what, Phrase::plain(numbers)])
}

/// The rule behind a happening without a roll.
pub(super) fn rule(happening: &Happening) -> Option<RuleId> {
    match happening {
        Happening::ValueChanged { rule, .. }
        | Happening::Wounded { rule, .. }
        | Happening::StateChanged { rule, .. }
        | Happening::Moved { rule, .. }
        | Happening::Turned { rule, .. }
        | Happening::FightEnded { rule, .. } => Some(*rule),
        Happening::Undefended { rule, .. } | Happening::Forgone { rule, .. } => *rule,
        _ => None,
    }
}
