//! The numbers on the pages of the chapter `movement`.

use super::melee_points;
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::{fall, movement, pace, tumble};

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let speeds = || data.heroes.values().map(|hero| hero.speed);
    vec![
        Figure::number("D20-MOV-01-slow", speeds().min().unwrap_or_default()),
        Figure::number("D20-MOV-01-fast", speeds().max().unwrap_or_default()),
        Figure::number("D20-MOV-04-sizes", movement::PASSING_SIZES),
        Figure::number("D20-MOV-04-tiny", movement::TINY_IN_A_SQUARE),
        Figure::number("D20-MOV-04-diminutive", movement::DIMINUTIVE_IN_A_SQUARE),
        Figure::number("D20-MOV-04-fine", movement::FINE_IN_A_SQUARE),
        Figure::number("D20-MOV-05-straight", pace::DIFFICULT),
        Figure::number("D20-MOV-05-diagonal", pace::DIFFICULT * 3 / 2),
        Figure::number("D20-MOV-05-obstacle", movement::OBSTACLE),
        Figure::signed("D20-MOV-06-attack", melee_points(data, "D20-SIT-A8")),
        Figure::signed("D20-MOV-06-armour", melee_points(data, "D20-SIT-D12")),
        Figure::number("D20-MOV-07-times", movement::RUN),
        Figure::number("D20-MOV-07-heavy", movement::RUN_IN_HEAVY_ARMOUR),
        Figure::number("D20-MOV-10-past", tumble::PAST),
        Figure::number("D20-MOV-10-more", tumble::FURTHER),
        Figure::number("D20-MOV-10-through", tumble::THROUGH),
        Figure::dice("D20-MOV-11-damage", 1, fall::SIDES, 0),
        Figure::number("D20-MOV-11-metres", fall::METRES),
        Figure::number("D20-MOV-11-most", fall::MOST_DICE),
    ]
}
