//! The numbers on the pages of the chapter `opportunity`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::melee::{passing, zone};
use crate::rules::dsa41::round::way::passing::SHAKEN;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("PAS-01-malus", -passing::IN_PASSING),
        Figure::dice("PAS-01-initiative", SHAKEN.0, SHAKEN.1, 0),
        Figure::number("PAS-02-busy", zone::PINNED_BY),
        Figure::number("PAS-03-vigilance", -passing::VIGILANCE),
        Figure::number("PAS-03-instinct", -passing::INSTINCT),
    ]
}
