//! The numbers on the pages of the chapter `round`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::initiative;

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    let (count, sides) = initiative::DICE;
    vec![Figure::dice("PL-INI-01-die", count, sides, 0)]
}
