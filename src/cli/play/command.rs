//! What a player types: a number, a cell, or one of the letters that show or undo something.

use std::io::{self, BufRead, Read};

use crate::board::Cell;
use crate::words::cell_named;

/// The longest line that is read, in bytes; what stands beyond belongs to the next line.
const LONGEST: u64 = 1024;

/// One thing that a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The option with this number.
    Number(usize),
    /// Whatever leads to this cell.
    Cell(Cell),
    /// The ledger of the last roll.
    Explain,
    /// The last choice taken back.
    Undo,
    /// The sheet of the fighter with this sign, or of the one who is asked.
    Sheet(Option<String>),
    /// An overlay of the map, by its word and what it is about; empty: the list of them.
    Overlay(String),
    /// Who is near, or an overlay by its word and what it is about, as a list of squares with distance and direction.
    List(String),
    /// The map drawn from now on, or left out.
    Map(bool),
    /// What this cell would do to the fighter who is asked.
    Place(Cell),
    /// What the computer would do: the best answers, or all that it tries.
    Advise {
        /// Whether all are asked for.
        all: bool,
    },
    /// The log.
    Log,
    /// To be asked for free actions from now on, or no longer.
    Free,
    /// The map, the ladder and the question once more.
    Again,
    /// The words of this list.
    Help,
    /// What the rules say of a word, or of an id.
    LookUp(String),
    /// The end of the session; the fight is recorded.
    Quit,
    /// Nothing that is known.
    Unknown,
}

impl Command {
    /// Reads one line.
    pub fn of(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("s" | "sheet", "") => Self::Sheet(None),
            ("s" | "sheet", sign) => Self::Sheet(Some(sign.to_owned())),
            ("o" | "overlay", wanted) => Self::Overlay(wanted.to_owned()),
            ("p" | "place", name) => cell_named(name).map_or(Self::Unknown, Self::Place),
            ("n" | "near" | "list", wanted) => Self::List(wanted.to_owned()),
            ("m" | "map", "on") => Self::Map(true),
            ("m" | "map", "off") => Self::Map(false),
            ("w" | "what", "") => Self::Advise { all: false },
            ("w" | "what", "all") => Self::Advise { all: true },
            ("h" | "help", wanted) if !wanted.is_empty() => Self::LookUp(wanted.to_owned()),
            (_, rest) if !rest.is_empty() => Self::Unknown,
            ("?" | "why", _) => Self::Explain,
            ("u" | "undo", _) => Self::Undo,
            ("l" | "log", _) => Self::Log,
            ("f" | "free", _) => Self::Free,
            ("m" | "map" | "", _) => Self::Again,
            ("h" | "help", _) => Self::Help,
            ("q" | "quit" | "exit", _) => Self::Quit,
            (word, _) => match (word.parse(), cell_named(word)) {
                (Ok(number), _) => Self::Number(number),
                (_, Some(cell)) => Self::Cell(cell),
                _ => Self::Unknown,
            },
        }
    }
}

/// The next line without its end; none at the end of the input. What is no text is read as signs that match nothing.
///
/// # Errors
///
/// The input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_cell_or_a_letter() {
        for (line, command) in [
            (" 12 ", Command::Number(12)),
            ("c7", Command::Cell(Cell::new(2, 6))),
            ("?", Command::Explain),
            ("u", Command::Undo),
            ("s", Command::Sheet(None)),
            ("s 2", Command::Sheet(Some("2".to_owned()))),
            ("o", Command::Overlay(String::new())),
            ("o sight c7", Command::Overlay("sight c7".to_owned())),
            ("n", Command::List(String::new())),
            ("list reach 2", Command::List("reach 2".to_owned())),
            ("map off", Command::Map(false)),
            ("m on", Command::Map(true)),
            ("m", Command::Again),
            ("map of", Command::Unknown),
            ("p c7", Command::Place(Cell::new(2, 6))),
            ("p", Command::Unknown),
            ("", Command::Again),
            ("q", Command::Quit),
            ("w", Command::Advise { all: false }),
            ("what all", Command::Advise { all: true }),
            ("w al", Command::Unknown),
            ("q q", Command::Unknown),
            ("-1", Command::Unknown),
            ("99999999999999999999999", Command::Unknown),
            ("quit", Command::Quit),
            ("undo", Command::Undo),
            ("why", Command::Explain),
            ("help", Command::Help),
            ("help two weapons", Command::LookUp("two weapons".to_owned())),
            ("sheet 2", Command::Sheet(Some("2".to_owned()))),
            ("fight", Command::Unknown),
        ] {
            assert_eq!(Command::of(line), command, "{line:?}");
        }
    }

    #[test]
    fn lines_end_with_the_input_and_long_ones_are_cut() {
        let mut input = io::Cursor::new(b"one\r\ntwo\xff".to_vec());
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("one"));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("two\u{fffd}"));
        assert_eq!(read_line(&mut input).unwrap(), None);
        let mut long = io::Cursor::new(vec![b'x'; 1500]);
        let lengths: Vec<_> =
            std::iter::from_fn(|| read_line(&mut long).unwrap().map(|line| line.len())).collect();
        assert_eq!(lengths, [1024, 476]);
    }
}
