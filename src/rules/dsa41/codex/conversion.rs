//! The numbers on the pages of the chapter `conversion`.

use crate::content::Figure;
use crate::rules::dsa41::build::arm;
use crate::rules::dsa41::condition::convert;
use crate::rules::dsa41::data::Dsa41Data;
use crate::rules::dsa41::exchange::attack;
use crate::rules::dsa41::fighter::spent;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("UMW-02-malus", -attack::CONVERTED),
        Figure::number("UMW-03-phases", convert::LATE),
        Figure::number("UMW-04-staff", convert::AT_HOME_WITH_STAFFS),
        Figure::number("UMW-05-length", arm::VERY_LONG_CM),
        Figure::number("UMW-06-all", spent::MOST),
        Figure::number("UMW-06-weapon", spent::MOST_WITH_ONE),
    ]
}
