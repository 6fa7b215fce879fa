//! The numbers on the pages of the chapter `movement`.

use super::melee_points;
use super::unplayed::{crowd, tumble};
use crate::content::Figure;
use crate::rules::d20::data::D20Data;
use crate::rules::d20::{moves, pace, round::health};

pub(super) fn figures(data: &D20Data) -> Vec<Figure> {
    let speeds = || data.heroes.values().map(|hero| hero.speed);
    vec![
        Figure::number("D20-MOV-01-slow", speeds().min().unwrap_or_default()),
        Figure::number("D20-MOV-01-fast", speeds().max().unwrap_or_default()),
        Figure::number("D20-MOV-04-sizes", moves::PASSING_SIZES),
        Figure::number("D20-MOV-04-tiny", crowd::TINY),
        Figure::number("D20-MOV-04-diminutive", crowd::DIMINUTIVE),
        Figure::number("D20-MOV-04-fine", crowd::FINE),
        Figure::number("D20-MOV-05-straight", pace::DIFFICULT),
        Figure::number("D20-MOV-05-diagonal", pace::DIFFICULT * 3 / 2),
        Figure::number("D20-MOV-05-obstacle", pace::OBSTACLE_HALF / 2),
        Figure::signed("D20-MOV-06-attack", melee_points(data, "D20-SIT-A8")),
        Figure::signed("D20-MOV-06-armour", melee_points(data, "D20-SIT-D12")),
        Figure::number("D20-MOV-07-times", moves::RUN_TIMES[0]),
        Figure::number("D20-MOV-07-heavy", moves::RUN_TIMES[1]),
        Figure::number("D20-MOV-10-past", tumble::PAST),
        Figure::number("D20-MOV-10-more", tumble::FURTHER),
        Figure::number("D20-MOV-10-through", tumble::THROUGH),
        Figure::dice("D20-MOV-11-damage", 1, health::SIDES, 0),
        Figure::number("D20-MOV-11-metres", health::FALL_DM / 10),
        Figure::number("D20-MOV-11-most", health::MOST_DICE),
    ]
}
