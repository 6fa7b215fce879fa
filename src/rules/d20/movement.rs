//! The numbers of movement: who gets past whom, how many share a square, and how far one runs.

use super::data::Size;

/// Places in the order of sizes from which on foes get past each other (`D20-MOV-04`).
pub(crate) const PASSING_SIZES: u8 = 3;
/// How many tiny creatures share a square (`D20-MOV-04`).
pub(crate) const TINY_IN_A_SQUARE: u8 = 4;
/// How many diminutive creatures share a square (`D20-MOV-04`).
pub(crate) const DIMINUTIVE_IN_A_SQUARE: u8 = 25;
/// How many fine creatures share a square (`D20-MOV-04`).
pub(crate) const FINE_IN_A_SQUARE: u8 = 100;
/// Squares that an obstacle costs besides the square behind it (`D20-MOV-05`).
pub(crate) const OBSTACLE: u16 = 2;
/// How many times as far as a move those go who run (`D20-MOV-07`).
pub(crate) const RUN: u16 = 4;
/// How many times as far those run who wear heavy armour (`D20-MOV-07`).
pub(crate) const RUN_IN_HEAVY_ARMOUR: u16 = 3;

/// How many creatures of a size share a square; 1 for those that fill it.
///
/// Rule: `D20-MOV-04`.
pub(crate) const fn in_a_square(size: Size) -> u8 {
    match size {
        Size::Fine => FINE_IN_A_SQUARE,
        Size::Diminutive => DIMINUTIVE_IN_A_SQUARE,
        Size::Tiny => TINY_IN_A_SQUARE,
        _ => 1,
    }
}
