//! The numbers on the pages of the chapter `shields`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::{attack, zone};

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::signed("SHD-22-feint", attack::LARGE_SHIELD),
        Figure::number("SHD-23-large", zone::LARGE_GUARD),
        Figure::number("SHD-23-huge", zone::VERY_LARGE_GUARD),
    ]
}
