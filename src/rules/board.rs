//! The numbers on the pages of the codex about the board, taken from the code that decides by them.

use crate::content::Figure;

/// The numbers on all pages.
pub fn figures() -> Vec<Figure> {
    Vec::new()
}
