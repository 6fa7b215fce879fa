//! A value of a fighter as its note tells it: the number and the lines that it is made of.

use bevy::prelude::*;

use crate::battle::{Ledger, RuleId};
use crate::words::Phrase;

/// A value on a sheet, which its note spells out.
#[derive(Component, Clone, Debug, PartialEq)]
pub(in crate::ui) struct ValueNote {
    /// What the sheet calls it; its first term is what the value means.
    pub label: Phrase,
    /// Whose it is.
    pub whose: Phrase,
    /// The number as the sheet shows it.
    pub number: String,
    /// What it is made of.
    pub ledger: Ledger,
    /// The rules behind it that stand in no line of the ledger.
    pub behind: Vec<RuleId>,
}
