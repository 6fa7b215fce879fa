//! The numbers on the pages of the chapter `surprise`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::manoeuvre::{Form, value};
use crate::rules::dsa41::round::announce::surprise;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("SUR-01-time", surprise::OF_TIME),
        Figure::number("SUR-01-vigilance", surprise::OF_VIGILANCE),
        Figure::number("SUR-01-instinct", surprise::OF_INSTINCT),
        Figure::number("SUR-01-blind", surprise::OF_BLIND_FIGHTING),
        Figure::number("SUR-02-missile", -surprise::UNSEEN_MISSILE),
        Figure::number("SUR-04-awake", value::UNAWARE),
        Figure::number("SUR-04-asleep", value::ASLEEP),
        Figure::number("SUR-04-times", 1 + value::hit_points(Form::Assassinate, 1)),
    ]
}
