//! The numbers on the pages of the chapter `armour`.

use crate::content::Figure;
use crate::rules::dsa41::build::{USED, WELL_USED};
use crate::rules::dsa41::data::Dsa41Data;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    vec![
        Figure::number("ARM-05-used", USED),
        Figure::number("ARM-05-most", WELL_USED),
    ]
}
