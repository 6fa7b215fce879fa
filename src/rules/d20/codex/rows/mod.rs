//! The rows of the tables as pages of the codex show them, a file for each kind of row: the values that the lines of its pattern name.

mod action;
mod armour;
mod condition;
mod creature;
mod feat;
mod metamagic;
mod quirk;
mod situation;
mod spell;
mod weapon;
mod word;

use crate::content::Particulars;
use crate::rules::d20::data::D20Data;

/// What all rows say that have a page.
pub(super) fn particulars(data: &D20Data) -> Vec<Particulars> {
    [
        action::rows(data),
        situation::rows(data),
        condition::rows(data),
        weapon::rows(data),
        armour::rows(data),
        metamagic::rows(data),
        spell::rows(data),
        feat::rows(data),
        creature::rows(data),
    ]
    .concat()
}
