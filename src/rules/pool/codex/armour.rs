//! The numbers on the pages of the chapter `armour`.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;

pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    Vec::new()
}
