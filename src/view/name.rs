//! What fighters are called: their names, and the signs on their badges that tell apart those of one name.

use std::collections::BTreeMap;

use super::reading::Reading;
use super::stage::{Figure, Stage};
use crate::battle::FighterId;
use crate::ui::say::Phrase;

/// Letters for the first and third side, figures for the second and fourth.
///
/// A letter is the first of the fighter's English name as long as it is free, so that it does not change with the language.
pub(super) fn marks(reading: &Reading) -> BTreeMap<FighterId, String> {
    let mut marks = BTreeMap::new();
    let mut taken: BTreeMap<u8, Vec<char>> = BTreeMap::new();
    let mut counts: BTreeMap<u8, u16> = BTreeMap::new();
    for (id, fighter) in &reading.fighters {
        let side = fighter.side.0;
        let mark = if side % 2 == 0 {
            letter(&fighter.readout.name.en, taken.entry(side).or_default())
        } else {
            None
        };
        let mark = mark.unwrap_or_else(|| {
            let count = counts.entry(side).or_default();
            *count += 1;
            count.to_string()
        });
        marks.insert(*id, mark);
    }
    marks
}

/// The first letter of a name that nobody has yet, else the first of the alphabet that is free.
fn letter(name: &str, taken: &mut Vec<char>) -> Option<String> {
    let wanted = name.chars().next().map(|sign| sign.to_ascii_uppercase());
    let letter = wanted
        .into_iter()
        .chain('A'..='Z')
        .find(|sign| sign.is_ascii_uppercase() && !taken.contains(sign))?;
    taken.push(letter);
    Some(letter.to_string())
}

impl Figure {
    /// His name, with his mark where another one has the same.
    pub fn called(&self) -> Phrase {
        let name = Phrase::Words(self.name.clone());
        if self.shares_name {
            Phrase::Row(vec![name, Phrase::plain(format!(" {}", self.mark))])
        } else {
            name
        }
    }
}

impl Stage {
    /// What a fighter is called.
    pub fn called(&self, id: FighterId) -> Phrase {
        self.figures
            .get(&id)
            .map_or_else(|| Phrase::plain(format!("{}", id.0)), Figure::called)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_given_only_once() {
        let mut taken = Vec::new();
        let letters: Vec<_> = ["Alrike", "Dana", "Answin", "Ölga"]
            .iter()
            .filter_map(|name| letter(name, &mut taken))
            .collect();
        assert_eq!(letters, ["A", "D", "B", "C"]);
    }
}
