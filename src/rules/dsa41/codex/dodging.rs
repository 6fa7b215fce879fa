//! The numbers on the pages of the chapter `dodging`.

use crate::content::Figure;
use crate::rules::dsa41::build::maker;
use crate::rules::dsa41::data::{DistanceClass, Dsa41Data};
use crate::rules::dsa41::exchange::{check, defence};
use crate::rules::dsa41::melee::class;
use crate::rules::dsa41::round::blow::react;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    let free = |apart| -class::dodge_malus(apart);
    vec![
        Figure::number("AUS-01-ability", maker::DODGING),
        Figure::number("AUS-01-acrobatics", maker::ACROBATICS_OF_POINT),
        Figure::number("AUS-01-beyond", maker::ACROBATICS_BEYOND),
        Figure::number("AUS-02-initiative", react::DODGE_LOSS),
        Figure::number("AUS-03-initiative", react::AIMED_DODGE_LOSS),
        Figure::number("AUS-03-two", -defence::TWO_CLASSES_AWAY),
        Figure::number("AUS-05-hand", free(DistanceClass::Hand)),
        Figure::number("AUS-05-close", free(DistanceClass::Close)),
        Figure::number("AUS-05-spear", free(DistanceClass::Spear)),
        Figure::number("AUS-05-plain", -class::DODGE_WITHOUT_CLASSES),
        Figure::number("AUS-05-two", -defence::PRESSED_BY_TWO),
        Figure::number("AUS-05-three", -defence::PRESSED_BY_MORE),
        Figure::number(
            "AUS-05-many",
            i64::try_from(defence::TOO_MANY).unwrap_or(i64::MAX),
        ),
        Figure::number("AUS-05-best", check::BEST),
    ]
}
