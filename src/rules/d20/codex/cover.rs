//! The numbers on the pages of the chapter `cover`.

use crate::board::LOW_COVER_CELLS;
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::{assault, guard, hide, save};

pub(super) fn figures(_data: &D20Data) -> Vec<Figure> {
    vec![
        Figure::signed("D20-COV-01-bonus", guard::COVERED),
        Figure::signed("D20-COV-02-bonus", guard::COVERED),
        Figure::number("D20-COV-03-squares", LOW_COVER_CELLS),
        Figure::signed("D20-COV-05-bonus", save::COVERED),
        Figure::number("D20-COV-05-squares", LOW_COVER_CELLS),
        Figure::signed("D20-COV-07-bonus", guard::COVERED),
        Figure::signed("D20-COV-10-armour", guard::WELL_COVERED),
        Figure::signed("D20-COV-10-reflex", save::WELL_COVERED),
        Figure::signed("D20-COV-10-hide", hide::WELL_COVERED),
        Figure::signed("D20-COV-11-penalty", assault::NARROW),
    ]
}
