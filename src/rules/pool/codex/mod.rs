//! The numbers on the pages of the codex, a file for each chapter: each is taken from the code or the table that decides by it. What the
//! rows of the tables say besides has a file of its own.

mod armour;
mod attack;
mod bearers;
mod board;
mod conditions;
mod damage;
mod decisions;
mod defence;
mod dice;
mod general;
mod life;
mod log;
mod magic;
mod manoeuvres;
mod movement;
mod people;
mod perception;
mod record;
mod riposte;
mod round;
mod rows;
mod turn;
mod weapons;

pub(super) use bearers::bearers;

use crate::content::{Figure, Particulars};
use crate::rules::pool::data::PoolData;

/// The numbers on all pages.
pub(super) fn figures(data: &PoolData) -> Vec<Figure> {
    [
        general::figures(data),
        dice::figures(data),
        record::figures(data),
        round::figures(data),
        turn::figures(data),
        movement::figures(data),
        attack::figures(data),
        defence::figures(data),
        riposte::figures(data),
        manoeuvres::figures(data),
        conditions::figures(data),
        damage::figures(data),
        life::figures(data),
        perception::figures(data),
        magic::figures(data),
        board::figures(data),
        decisions::figures(data),
        weapons::figures(data),
        armour::figures(data),
        people::figures(data),
        log::figures(data),
    ]
    .concat()
}

/// What the rows of the tables say.
pub(super) fn particulars(data: &PoolData) -> Vec<Particulars> {
    rows::particulars(data)
}
