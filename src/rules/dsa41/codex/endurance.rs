//! The numbers on the pages of the chapter `endurance`.

use crate::content::Figure;
use crate::rules::dsa41::build::arm;
use crate::rules::dsa41::condition::{breath, strain};
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::round::suffer::breath::OF_WOUND;
use crate::rules::dsa41::round::suffer::consequence::STUNNED;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("END-01-effort", breath::EFFORT),
        Figure::number("END-01-ounces", arm::OUNCES_OF_STRENGTH),
        Figure::number("END-02-light", breath::LIGHT),
        Figure::number("END-02-burden", breath::BURDEN),
        Figure::dice("END-03-breath", OF_WOUND.0, OF_WOUND.1, 0),
        Figure::number("END-04-step", strain::OF_MARK),
        Figure::number("END-04-talents", strain::OF_TALENT),
        Figure::dice("END-06-rounds", STUNNED.0, STUNNED.1, 0),
    ]
}
