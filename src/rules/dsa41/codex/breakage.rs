//! The numbers on the pages of the chapter `breakage`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::{breakage, luck};
use crate::rules::dsa41::round::blow::feat;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::dice("BRK-01-dice", breakage::TEST.0, breakage::TEST.1, 0),
        Figure::number("BRK-01-rise", feat::WORN),
        Figure::number("BRK-01-best", feat::BEST),
        Figure::dice("BRK-01-fumble", 1, breakage::RISE, 0),
        Figure::number("BRK-02-points", luck::MIGHTY),
        Figure::number("BRK-03-rise", feat::WORN),
    ]
}
