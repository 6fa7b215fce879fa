//! The numbers on the pages of the chapter `unarmed`.

use crate::content::Figure;
use crate::rules::dsa41::build::{arm, bare};
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::manoeuvre;
use crate::rules::dsa41::round::blow;
use crate::rules::dsa41::terrain::situation::foe;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("UNA-01-threshold", bare::OF_FISTS.threshold),
        Figure::number("UNA-01-step", bare::OF_FISTS.step),
        Figure::number("UNA-01-initiative", blow::bare::OUTREACHED),
        Figure::dice("UNA-02-points", bare::FIST.0, bare::FIST.1, 0),
        Figure::number("UNA-02-iron", bare::IRON),
        Figure::number("UNA-03-next", blow::bare::WORSE_PLACE),
        Figure::number("UNA-06-attack", -foe::AGAINST_WEAPON),
        Figure::number("UNA-06-parry", -defence::AGAINST_WEAPON),
        Figure::number("UNA-07-classes", manoeuvre::bare::TOO_BIG),
        Figure::number("UNA-08-each", bare::STYLE),
        Figure::number("UNA-08-most", bare::MOST_STYLE),
        Figure::number("UNA-09-fumble", arm::CLUMSY),
    ]
}
