//! The numbers on the pages of the chapter `time`.

use crate::content::Figure;
use crate::rules::dsa41::data::Dsa41Data;

pub(super) fn figures(_data: &Dsa41Data) -> Vec<Figure> {
    Vec::new()
}
