//! The numbers on the pages of the chapter `off-hand`.

use crate::content::Figure;
use crate::rules::dsa41::build::{maker, ward};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::{Dsa41Data, weapon};
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::manoeuvre::value;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let [best, better, good] = ward::LED_WELL;
    vec![
        Figure::number("SHD-01-hand", ward::TRAINED_HAND),
        Figure::number("SHD-01-step", ward::SHIELD_FIGHTING),
        Figure::number("SHD-01-good", good.0),
        Figure::number("SHD-01-good-bonus", good.1),
        Figure::number("SHD-01-better", better.0),
        Figure::number("SHD-01-better-bonus", better.1),
        Figure::number("SHD-01-best", best.0),
        Figure::number("SHD-01-best-bonus", best.1),
        Figure::number("SHD-05-feint", -attack::LARGE_SHIELD),
        Figure::number("SHD-05-lunge", -value::LUNGE_BEHIND_SHIELD),
        Figure::number("SHD-06-burden", maker::LIGHT),
        Figure::number("SHD-07-untaught", -ward::UNTAUGHT),
        Figure::number("SHD-07-first", -ward::FIRST_STEP),
        Figure::number("SHD-07-second", ward::SECOND_STEP),
        Figure::number("TWO-05-phases", convert::EXTRA_AFTER),
        Figure::number("TWO-07-ounces", weapon::MOST_OUNCES),
        Figure::number("TWO-07-length", weapon::MOST_CM),
    ]
}
