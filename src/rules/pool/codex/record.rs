//! The numbers on the pages of the chapter `record`.

use crate::content::Figure;
use crate::rules::pool::data::{LEAST_CHARACTERISTIC, MOST_CHARACTERISTIC, MOST_SKILL, PoolData};
use crate::rules::pool::sheet;

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    vec![
        Figure::number("PL-CHR-01-least", LEAST_CHARACTERISTIC),
        Figure::number("PL-CHR-01-most", MOST_CHARACTERISTIC),
        Figure::number("PL-CHR-02-most", MOST_SKILL),
        Figure::number("PL-CHR-04-base", sheet::HERO_BASE),
        Figure::number("PL-CHR-04-constitution", sheet::HERO_PER_CONSTITUTION),
        Figure::number("PL-CHR-04-level", sheet::HERO_PER_LEVEL),
    ]
}
