//! The numbers on the pages of the chapter `initiative`.

use crate::content::Figure;
use crate::rules::dsa41::build::{
    DANCER_DICE, DANCER_UP_TO, INITIATIVE_DICE, INSTINCT, REFLEXES, REFLEXES_UP_TO,
};
use crate::rules::dsa41::condition::initiative;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::round;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::dice("INI-01-die", INITIATIVE_DICE, initiative::SIDES, 0),
        Figure::number("INI-02-reflexes", REFLEXES),
        Figure::number("INI-02-burden", REFLEXES_UP_TO),
        Figure::number("INI-02-instinct", INSTINCT),
        Figure::dice("INI-02-dance", DANCER_DICE, initiative::SIDES, 0),
        Figure::number("INI-02-light", DANCER_UP_TO),
        Figure::number("INI-06-first", initiative::HIGH),
        Figure::number("INI-06-step", initiative::HIGH_STEP),
        Figure::number("INI-06-most", initiative::HIGH_MOST),
        Figure::number("ORI-01-actions", round::ORIENTING),
    ]
}
