//! What a fighter has borne by force of will, and what it will cost him.

use crate::battle::RuleId;

use super::super::rule;

/// What a fighter has borne by force of will in this fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grit {
    /// Wounds that no zone bears and that he does not feel (`WND-11`).
    pub numb: i16,
    /// How often he has not let himself feel wounds: a die of exhaustion each (`WND-11`).
    pub suppressed: u8,
    /// Whether he has tried to fight on although he could not any more (`LEN-04`).
    pub has_tried: bool,
    /// The last round in which he fights on so; 0 while he does not (`LEN-04`).
    pub defies_until: u16,
    /// The last round in which pain keeps him down; 0 while it does not (`WND-12`).
    pub pained_until: u16,
    /// Whether his life energy has fallen below the mark of a lasting loss since it was above 0 (`DYI-05`).
    pub is_marked: bool,
}

impl Grit {
    /// The dice of exhaustion that he owes, by the rules that ask for them.
    pub const fn dice(&self) -> [(RuleId, u8); 2] {
        [
            (rule::WND_11, self.suppressed),
            (rule::LEN_04, self.has_tried as u8),
        ]
    }
}
