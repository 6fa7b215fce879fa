//! The words of these rules in which answers are given.

use std::sync::OnceLock;

use crate::battle::{Field, Keyword, Need, Verb, Vocabulary};

use super::action::{self, QUESTIONS};
use super::set_up::SET_UP;
use super::{D20, word};

pub(super) use super::action::counted;

/// The table: the words of all actions, and where somebody is placed before the fight.
pub(super) fn vocabulary() -> &'static Vocabulary {
    static WORDS: OnceLock<Vocabulary> = OnceLock::new();
    WORDS.get_or_init(|| {
        let place = Keyword::new(Verb::Act, word::PLACE, SET_UP, &[word::ASK_SET_UP]);
        let place = place.having(Field::At, Need::Must);
        Vocabulary {
            questions: &QUESTIONS,
            keywords: action::all::<D20>()
                .map(action::Action::keyword)
                .chain([place])
                .collect(),
        }
    })
}
