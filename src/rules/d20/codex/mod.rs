//! The numbers on the pages of the codex, a file for each chapter: each is taken from the code or the table that decides by it. What the
//! rows of the tables say besides, and who has what, have files of their own.

mod action_table;
mod actions;
mod armour;
mod attack;
mod bearers;
mod board;
mod concealment;
mod conditions;
mod cover;
mod critical;
mod damage;
mod facing;
mod feats;
mod flanking;
mod general;
mod helpless;
mod heroes;
mod magic;
mod metamagic;
mod movement;
mod opponents;
mod opportunity;
mod rows;
mod sequence;
mod situation;
mod special;
mod spell_points;
mod spells;
mod unplayed;
mod weapons;

pub(super) use bearers::bearers;

use crate::content::{Figure, Particulars};
use crate::rules::d20::data::{D20Data, Modifier};

/// The numbers on all pages.
pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    [
        general::figures(data),
        sequence::figures(data),
        actions::figures(data),
        action_table::figures(data),
        movement::figures(data),
        attack::figures(data),
        critical::figures(data),
        damage::figures(data),
        opportunity::figures(data),
        situation::figures(data),
        cover::figures(data),
        concealment::figures(data),
        flanking::figures(data),
        helpless::figures(data),
        special::figures(data),
        facing::figures(data),
        magic::figures(data),
        spell_points::figures(data),
        conditions::figures(data),
        board::figures(data),
        weapons::figures(data),
        armour::figures(data),
        metamagic::figures(data),
        spells::figures(data),
        feats::figures(data),
        opponents::figures(data),
        heroes::figures(data),
    ]
    .concat()
}

/// What the rows of the tables say.
pub(super) fn particulars(data: &D20Data) -> Vec<Particulars> {
    rows::particulars(data)
}

/// The points of a row of the fixed table against melee attacks; 0 where it has none.
fn melee_points(data: &D20Data, id: &str) -> i16 {
    match data.situations.get(id).map(|row| row.melee) {
        Some(Modifier::Points(points)) => points,
        Some(Modifier::Impossible | Modifier::Nothing) | None => 0,
    }
}
