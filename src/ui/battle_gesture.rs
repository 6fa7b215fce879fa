//! A gesture in words: what will be done and when, what may come of it, and what waits on the way.

use super::battle_outlook::{Line, lines_of};
use super::battle_rule::{RuleBook, Vocabulary};
use crate::battle::{Choice, Gesture};
use crate::board::Cell;
use crate::view::theme::colour;
use crate::words::{self, Phrase};

/// Whether a gesture says more than the card that it begins with: where it has several answers, or none of them is a way or a blow.
pub(super) fn is_whole(gesture: &Gesture) -> bool {
    gesture.answers.len() > 1 || matches!(gesture.answers.first(), Some(Choice::Plan { .. }))
}

/// The lines of a gesture: its answers, for whom they are and the phase of the last; the way and the odds; the blows that wait on the way.
pub(super) fn gesture_lines(
    gesture: &Gesture,
    whom: Option<Phrase>,
    start: Option<Cell>,
    book: &RuleBook,
) -> Vec<Line> {
    let mut lines = vec![(title(gesture, whom, book), colour::INK)];
    let mut facts = Vec::new();
    if let Some(route) = &gesture.route {
        facts.push(Phrase::key("battle-paces").with("cost", words::paces(route.cost_half())));
    }
    if let Some(odds) = &gesture.odds {
        let lands = odds.chain.last().map(|(word, chance)| {
            Phrase::Row(vec![
                book.word("chain", *word),
                Phrase::plain(" "),
                words::exact_percent(*chance),
            ])
        });
        facts.extend(lands);
        facts.extend(words::mean_loss(odds));
    }
    if !facts.is_empty() {
        lines.push((Phrase::list(facts, " · "), colour::INK));
    }
    if let Some(route) = &gesture.route {
        lines.extend(lines_of(route, start, book));
    }
    lines
}

/// What will be done: all but a declaration that something follows.
pub(super) fn title(gesture: &Gesture, whom: Option<Phrase>, book: &RuleBook) -> Phrase {
    let is_alone = gesture.answers.len() == 1;
    let told = gesture
        .answers
        .iter()
        .filter(|choice| is_alone || !matches!(choice, Choice::Plan { .. }));
    let names = told.filter_map(|choice| Some(book.offer(choice, choice.term()?)));
    let phase = gesture
        .phase
        .map(|phase| Phrase::key("battle-phase").with("phase", Phrase::plain(phase.to_string())));
    let mut names: Vec<Phrase> = names.collect();
    // Two moves are one way.
    names.dedup();
    let names = Phrase::list(names, ", ");
    Phrase::list(std::iter::once(names).chain(whom).chain(phase), " · ")
}
