//! Keeps the account of what becomes of everything that an export says.

use crate::content::helden::{Fate, Finding, Reason};

/// The account of one hero.
#[derive(Default)]
pub(super) struct Account(Vec<Finding>);

impl Account {
    fn add(&mut self, line: u32, what: impl Into<String>, fate: Fate) {
        self.0.push(Finding {
            line,
            what: what.into(),
            fate,
        });
    }

    /// It is taken as it stands.
    pub fn taken(&mut self, line: u32, what: impl Into<String>, made: impl Into<String>) {
        self.add(line, what, Fate::Taken(made.into()));
    }

    /// It is taken otherwise.
    pub fn otherwise(&mut self, line: u32, what: impl Into<String>, made: impl Into<String>, why: Reason) {
        self.add(line, what, Fate::Otherwise(made.into(), why));
    }

    /// It is not taken.
    pub fn left(&mut self, line: u32, what: impl Into<String>, why: Reason) {
        self.add(line, what, Fate::Left(why));
    }

    /// It is left out on purpose.
    pub fn aside(&mut self, line: u32, what: impl Into<String>) {
        self.add(line, what, Fate::Aside);
    }

    /// Something is to be said of it.
    pub fn note(&mut self, line: u32, what: impl Into<String>, why: Reason) {
        self.add(line, what, Fate::Note(why));
    }

    /// All of it in the order of the lines.
    pub fn in_order(mut self) -> Vec<Finding> {
        self.0.sort_by_key(|finding| finding.line);
        self.0
    }
}

/// A number with a true minus.
pub(super) fn number(number: impl ToString) -> String {
    number.to_string().replace('-', "−")
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    format!("{number:+}").replace('-', "−")
}
