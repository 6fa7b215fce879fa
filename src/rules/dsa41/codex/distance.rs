//! The numbers on the pages of the chapter `distance`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::check;
use crate::rules::dsa41::melee::class;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("DK-02-malus", -class::MISFIT),
        Figure::number("DK-05-two", -class::TWO_CLASSES),
        Figure::number("DK-06-one", -class::GETTING_AWAY),
        Figure::number("DK-06-two", -class::TWO_CLASSES),
        Figure::number("DK-09-best", check::BEST),
        Figure::number("DK-09-worst", check::WORST),
    ]
}
