//! The numbers on the pages of the chapter `creatures`.

use crate::content::Figure;
use crate::rules::dsa41::data::{Dsa41Data, Size};
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::manoeuvre::value;
use crate::rules::dsa41::terrain::situation::foe;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("CRE-02-tiny", -foe::TINY),
        Figure::number("CRE-02-very-small", -foe::VERY_SMALL),
        Figure::number("CRE-02-parry", -defence::AGAINST_VERY_SMALL),
        Figure::number("CRE-02-big", Size::Big.footprint()),
        Figure::number("CRE-02-huge", Size::Huge.footprint()),
        Figure::number("CRE-05-big", -value::BIG),
    ]
}
