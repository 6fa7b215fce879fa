//! The rows of the tables as pages of the codex show them, a file for each kind of row: the values that the lines of its pattern name.

mod ability;
mod armour;
mod combatant;
mod creature;
mod example;
mod manoeuvre;
mod ranged;
mod shield;
mod special;
mod talent;
mod weapon;
mod word;

use crate::content::Particulars;
use crate::rules::dsa41::data::Dsa41Data;

/// What all rows say that have a page.
pub(super) fn particulars(data: &Dsa41Data) -> Vec<Particulars> {
    [
        weapon::rows(data),
        shield::rows(data),
        armour::rows(data),
        ranged::rows(data),
        ability::rows(data),
        talent::rows(data),
        manoeuvre::rows(data),
        combatant::rows(data),
        creature::rows(data),
    ]
    .concat()
}
