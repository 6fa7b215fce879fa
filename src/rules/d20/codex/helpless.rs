//! The numbers on the pages of the chapter `helpless`.

use super::melee_points;
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::{armour_class, life};

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    vec![
        Figure::signed("D20-HLP-02-melee", melee_points(data, "D20-SIT-D8")),
        Figure::signed("D20-HLP-02-dexterity", armour_class::HELPLESS),
        Figure::number("D20-HLP-03-number", life::COUP_DE_GRACE),
    ]
}
