//! The numbers on the pages of the chapter `decisions`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::fighter;

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![Figure::number("PL-DEC-02-moves", fighter::MOST_MOVES)]
}
