//! The numbers on the pages of the chapter `general`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{CELL_DM, degree, harm, life};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![
        Figure::number("PL-GEN-02-metres", CELL_DM / 10),
        Figure::number("PL-GEN-03-seconds", life::ROUND_SECONDS),
        Figure::number("PL-GEN-05-least", degree::LEAST_DAMAGE),
        Figure::dice("PL-GEN-10-fire", harm::FIRE_DICE, harm::SIDES, 0),
    ]
}
