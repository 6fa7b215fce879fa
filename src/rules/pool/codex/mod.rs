//! The numbers on the pages of the codex, taken from the code or the table that decides by them.

use crate::content::Figure;
use crate::rules::pool::data::PoolData;

/// The numbers on all pages.
pub(super) fn figures(_data: &PoolData) -> Vec<Figure> {
    Vec::new()
}
