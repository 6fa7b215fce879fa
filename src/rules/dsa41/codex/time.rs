//! The numbers on the pages of the chapter `time`.

use crate::content::Figure;
use crate::rules::dsa41::build::{BACK_DRAW, BELT_DRAW, SHIELD_DRAW, TALENT_ACTIONS};
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::{Dsa41Data, FROM_BACKPACK, FROM_POUCH};
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::legal::{QUICK_FROM_BACK, QUICK_SHIELD};
use crate::rules::dsa41::round;
use crate::rules::dsa41::terrain::moves;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("TIM-02-free", round::FREE_ACTIONS),
        Figure::number("TIM-02-slow", round::SLOW_FREE_ACTIONS),
        Figure::number("TIM-03-phases", round::SECOND_AFTER),
        Figure::number("TIM-03-least", convert::LATE),
        Figure::number("TIM-05-penalty", -attack::CONVERTED),
        Figure::dice("ACT-06-loss", round::DICE_OF_DIVE, round::SIDES_OF_DIVE, 0),
        Figure::number("ACT-10-penalty", -attack::MOVING),
        Figure::number("ACT-11-times", moves::SPRINT),
        Figure::number("ACT-13-actions", round::ORIENTING),
        Figure::number("ACT-13-vigilant", round::VIGILANT),
        Figure::number("ACT-14-belt", BELT_DRAW),
        Figure::number("ACT-14-back", BACK_DRAW),
        Figure::number("ACT-14-shield", SHIELD_DRAW),
        Figure::number("ACT-14-quick", QUICK_FROM_BACK),
        Figure::number("ACT-14-swift", QUICK_SHIELD),
        Figure::number("ACT-16-pouch", FROM_POUCH),
        Figure::number("ACT-16-backpack", FROM_BACKPACK),
        Figure::number("ACT-17-actions", round::PICKING_UP),
        Figure::number("ACT-20-actions", round::BREATHING),
        Figure::number("ACT-25-actions", TALENT_ACTIONS),
    ]
}
