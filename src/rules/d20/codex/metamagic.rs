//! The numbers on the pages of the chapter `metamagic`.

use crate::content::Figure;
use crate::rules::d20::data::D20Data;

pub(super) fn figures(_data: &D20Data) -> Vec<Figure> {
    Vec::new()
}
