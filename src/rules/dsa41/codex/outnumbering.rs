//! The numbers on the pages of the chapter `outnumbering`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::defence;
use crate::rules::dsa41::melee::numbers;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("UEB-01-each", numbers::LOST_TO_EACH),
        Figure::number("UEB-01-most", numbers::MOST_LOST),
        Figure::number("UEB-02-bonus", numbers::TOGETHER),
        Figure::number("UEB-03-two", -defence::PRESSED_BY_TWO),
        Figure::number("UEB-03-three", -defence::PRESSED_BY_MORE),
        Figure::number("UEB-04-each", numbers::GAINED_BY_EACH),
        Figure::number("UEB-04-most", numbers::MOST_GAINED),
    ]
}
