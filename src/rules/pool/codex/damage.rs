//! The numbers on the pages of the chapter `damage`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;
use crate::rules::pool::{degree, sheet};

pub(super) fn figures(data: &PoolData) -> Vec<Figure> {
    let hands = data.weapons.get(sheet::BARE_HANDS);
    let (count, sides) = hands.map(|hands| hands.damage).unwrap_or_default();
    vec![
        Figure::dice("PL-DMG-04-dice", count, sides, 0),
        Figure::number("PL-DMG-05-least", degree::LEAST_DAMAGE),
    ]
}
