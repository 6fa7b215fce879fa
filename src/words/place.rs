//! What cells and directions are called.

use super::Phrase;
use crate::board::{Cell, Facing};

/// The name of a cell: columns are lettered from `a`, rows are counted from 1, both from the north-west corner.
///
/// After `z` comes `aa`. A cell outside of the map has no letters and is named by its numbers.
pub fn cell_name(cell: Cell) -> String {
    let (Ok(column), Ok(row)) = (u16::try_from(cell.x), u16::try_from(cell.y)) else {
        return format!("{}/{}", cell.x, cell.y);
    };
    let mut letters = Vec::new();
    let mut left = u32::from(column) + 1;
    while left > 0 {
        letters.push(b'a' + ((left - 1) % 26) as u8);
        left = (left - 1) / 26;
    }
    let letters: String = letters.into_iter().rev().map(char::from).collect();
    format!("{letters}{}", u32::from(row) + 1)
}

/// The cell with a name, as [`cell_name`] gives it; capital letters do as well.
pub fn cell_named(name: &str) -> Option<Cell> {
    let split = name.find(|sign: char| !sign.is_ascii_alphabetic())?;
    let (letters, digits) = name.split_at(split);
    if letters.is_empty() || letters.len() > 3 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let column = letters.bytes().fold(0i16, |sum, letter| {
        sum * 26 + i16::from(letter.to_ascii_lowercase() - b'a') + 1
    });
    let row: i16 = digits.parse().ok()?;
    (row > 0).then(|| Cell::new(column - 1, row - 1))
}

/// A direction.
pub fn facing(facing: Facing) -> Phrase {
    Phrase::key(match facing {
        Facing::N => "words-facing-n",
        Facing::NE => "words-facing-ne",
        Facing::E => "words-facing-e",
        Facing::SE => "words-facing-se",
        Facing::S => "words-facing-s",
        Facing::SW => "words-facing-sw",
        Facing::W => "words-facing-w",
        Facing::NW => "words-facing-nw",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_named_by_letters_and_a_number_and_found_by_them() {
        for (x, y, name) in [
            (0, 0, "a1"),
            (2, 6, "c7"),
            (25, 9, "z10"),
            (26, 0, "aa1"),
            (51, 0, "az1"),
            (52, 0, "ba1"),
            (701, 0, "zz1"),
            (702, 0, "aaa1"),
        ] {
            assert_eq!(cell_name(Cell::new(x, y)), name);
            assert_eq!(cell_named(name), Some(Cell::new(x, y)));
        }
        assert_eq!(cell_named("C7"), cell_named("c7"));
    }

    #[test]
    fn what_is_no_cell_is_not_found() {
        for name in [
            "",
            "7",
            "c",
            "c0",
            "c-7",
            "c7x",
            "7c",
            "aaaa1",
            "c99999999",
            "é1",
            "cé",
        ] {
            assert_eq!(cell_named(name), None, "{name}");
        }
    }
}
