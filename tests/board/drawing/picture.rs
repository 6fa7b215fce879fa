//! Answers about every cell of a map, drawn as one sign each, so that a test sets them beside the map that was drawn by hand.

use klingentanz::board::{Board, Cell};

/// One sign for every cell, row by row.
pub fn picture(board: &Board, sign: impl Fn(Cell) -> char) -> String {
    let row = |y| {
        (0..board.width() as i16)
            .map(|x| sign(Cell::new(x, y)))
            .collect::<String>()
    };
    let rows: Vec<String> = (0..board.height() as i16).map(row).collect();
    rows.join("\n")
}
