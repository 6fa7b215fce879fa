//! The numbers on the pages of the chapter `attack`.

use crate::content::Figure;
use crate::rules::pool::attack;
use crate::rules::pool::data::PoolData;

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![Figure::number("PL-ATK-07-successes", -attack::CROWDED)]
}
