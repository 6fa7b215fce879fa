//! The numbers on the pages of the chapter `manoeuvres`.

use crate::battle::Term;
use crate::content::Figure;
use crate::rules::pool::action::manoeuvre::{self, Manoeuvre};
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{action, word};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![
        Figure::number("PL-MAN-02-metres", manoeuvre::DISTRACT_M),
        Figure::number("PL-MAN-03-metres", action::PUSH_M),
        Figure::number("PL-MAN-03-walk", action::APPROACH_M),
        Figure::number("PL-MAN-04-successes", price(word::BLOCK)[0]),
        Figure::number("PL-MAN-05-successes", price(word::DISARM)[0]),
        Figure::number("PL-MAN-06-successes", price(word::BLIND)[0]),
        Figure::number("PL-MAN-07-successes", price(word::KNOCK_OVER)[0]),
        Figure::number("PL-MAN-07-quadruped", price(word::KNOCK_OVER)[1]),
        Figure::number("PL-MAN-08-successes", price(word::STUN)[0]),
    ]
}

/// Successes that a manoeuvre costs the initiator, against those on two feet and on four.
fn price(manoeuvre: Term) -> [i16; 2] {
    Manoeuvre::of(manoeuvre).map_or([0; 2], |known| known.malus.map(|malus| -malus))
}
