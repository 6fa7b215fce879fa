//! The numbers on the pages of the chapter `perception`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{assault, attack, perception};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![
        Figure::number("PL-SNK-01-sides", attack::SNEAK_SIDES),
        Figure::number("PL-SNK-01-metres", assault::SNEAK_M),
        Figure::number("PL-PER-01-successes", perception::DIFFICULTY),
        Figure::number("PL-PER-02-successes", perception::HIDING),
    ]
}
