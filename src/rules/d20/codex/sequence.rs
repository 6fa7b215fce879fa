//! The numbers on the pages of the chapter `sequence`.

use super::unplayed::time;
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::{damage, roll};

pub(super) fn figures(_data: &D20Data) -> Vec<Figure> {
    vec![
        Figure::dice("D20-SEQ-02-die", 1, roll::SIDES, 0),
        Figure::number("D20-SEQ-06-seconds", time::ROUND_SECONDS),
        Figure::number("D20-SEQ-06-rounds", time::MINUTE_ROUNDS),
        Figure::number("D20-SEQ-08-times", damage::SET),
    ]
}
