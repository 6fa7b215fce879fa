//! The numbers on the pages of the chapter `defence`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{degree, mishap};

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    let (count, sides) = mishap::DICE;
    vec![
        Figure::number("PL-CRT-01-powerful", degree::POWERFUL),
        Figure::number("PL-CRT-01-critical", degree::CRITICAL),
        Figure::dice("PL-FUM-02-die", count, sides, 0),
    ]
}
