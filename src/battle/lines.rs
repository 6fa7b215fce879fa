//! The lines of a ledger: a log keeps thousands of them, and most come again in every check of the same weapon.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Serialize, Serializer};
use smallvec::SmallVec;

use super::ledger::Modifier;

/// The lines of a ledger in order: first those that were worked out before the fight and are shared by all checks that
/// begin with them, then those of the situation, of which there are rarely more than two.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    shared: Option<Arc<[Modifier]>>,
    own: SmallVec<[Modifier; 2]>,
    /// Of the lines that count.
    pub(super) sum: i16,
}

impl Lines {
    /// Adds a line at the end.
    pub(crate) fn push(&mut self, line: Modifier) {
        self.sum += if line.applies { line.amount } else { 0 };
        self.own.push(line);
    }

    /// The lines in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Modifier> {
        self.shared.iter().flat_map(|lines| lines.iter()).chain(&self.own)
    }

    /// The number of lines.
    pub fn len(&self) -> usize {
        self.shared.as_ref().map_or(0, |lines| lines.len()) + self.own.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// From here on the lines are shared by all clones.
    pub(super) fn close(&mut self) {
        if !self.own.is_empty() {
            self.shared = Some(self.iter().copied().collect());
            self.own.clear();
        }
    }
}

impl Extend<Modifier> for Lines {
    fn extend<T: IntoIterator<Item = Modifier>>(&mut self, lines: T) {
        lines.into_iter().for_each(|line| self.push(line));
    }
}

impl<'l> Extend<&'l Modifier> for Lines {
    fn extend<T: IntoIterator<Item = &'l Modifier>>(&mut self, lines: T) {
        self.extend(lines.into_iter().copied());
    }
}

impl PartialEq for Lines {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Lines {}

impl Hash for Lines {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.iter().for_each(|line| line.hash(state));
    }
}

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::super::id::{RuleId, Term};
    use super::super::ledger::Ledger;

    #[test]
    fn lines_that_are_shared_come_first_and_count_once() {
        let mut base = Ledger::new(RuleId("VAL-03"), 8);
        base.add(RuleId("TAL-03"), 5);
        let open = base.clone();
        base.close();
        assert_eq!(base, open, "closing changes nothing that can be seen");
        let mut check = base.clone();
        check.add(RuleId("WND-04"), -2);
        check.note(RuleId("ACT-10"), -4, &Term("stands-still"));
        let lines: Vec<_> = check
            .lines
            .iter()
            .map(|line| (line.rule.0, line.amount))
            .collect();
        assert_eq!(lines, [("TAL-03", 5), ("WND-04", -2), ("ACT-10", -4)]);
        assert_eq!((check.value(), base.value()), (11, 13));
        check.close();
        assert_eq!((check.lines.len(), check.value()), (3, 11));
    }
}
