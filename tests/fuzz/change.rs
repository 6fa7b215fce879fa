//! Changes a text at random, as somebody does who makes mistakes or means harm: numbers at the edges of their types, words of the format
//! in wrong places, pieces that are gone, doubled, or nested.

use rand::{Rng, RngExt};

/// Numbers at which something may break.
const NUMBERS: [&str; 26] = [
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "7",
    "99",
    "100",
    "127",
    "128",
    "255",
    "256",
    "-128",
    "999",
    "1000",
    "32767",
    "32768",
    "-32768",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967295",
    "18446744073709551616",
    "1e39",
    "NaN",
];

/// Signs that open, close and part.
const SIGNS: [&str; 24] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    "/>",
    "\"",
    "'",
    ",",
    ":",
    "=",
    "\\",
    "\n",
    " ",
    "#",
    "//",
    "/*",
    "-",
    "\u{feff}",
    "\u{0}",
    "\u{1b}[2J",
    "\u{202e}",
];

/// The longest text that is made.
const LONGEST: usize = 200_000;

/// A text with some changes; pieces and words come from others of the same kind.
pub fn changed(text: &[u8], others: &[Vec<u8>], dice: &mut impl Rng) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..dice.random_range(1..=4) {
        change(&mut text, others, dice);
    }
    text.truncate(LONGEST);
    text
}

fn change(text: &mut Vec<u8>, others: &[Vec<u8>], dice: &mut impl Rng) {
    let here = place(text, dice);
    match dice.random_range(0..13) {
        0 => put(text, here..here, &[dice.random()]),
        1 => put(text, piece(text, 1, dice), &[dice.random()]),
        2 => put(text, piece(text, 200, dice), b""),
        3 => {
            let copy = text[piece(text, 200, dice)].to_vec();
            put(text, here..here, &copy);
        }
        4 => text.truncate(here),
        5 => put(text, here..here, pick(&SIGNS, dice).as_bytes()),
        6 | 7 => {
            if let Some(number) = word(text, here, |byte| byte.is_ascii_digit()) {
                put(text, number, pick(&NUMBERS, dice).as_bytes());
            }
        }
        8 => {
            let other = &others[dice.random_range(0..others.len())];
            let taken = other[piece(other, 200, dice)].to_vec();
            put(text, here..here, &taken);
        }
        9 | 10 => {
            let other = &others[dice.random_range(0..others.len())];
            let from = word(other, place(other, dice), is_of_word);
            if let (Some(from), Some(to)) = (from, word(text, here, is_of_word)) {
                put(text, to, &other[from]);
            }
        }
        11 => {
            let one = text[piece(text, 20, dice)].to_vec();
            let many = one.repeat(1 << dice.random_range(1..8_u32));
            put(text, here..here, &many);
        }
        _ => {
            let line = line(text, here);
            let copy = text[line].to_vec();
            let there = line_start(text, place(text, dice));
            put(text, there..there, &copy);
        }
    }
}

fn put(text: &mut Vec<u8>, at: std::ops::Range<usize>, new: &[u8]) {
    text.splice(at, new.iter().copied());
}

fn place(text: &[u8], dice: &mut impl Rng) -> usize {
    dice.random_range(0..=text.len())
}

fn piece(text: &[u8], most: usize, dice: &mut impl Rng) -> std::ops::Range<usize> {
    let from = place(text, dice);
    let to = from + dice.random_range(0..=most.min(text.len() - from));
    from..to
}

fn pick<'a>(words: &[&'a str], dice: &mut impl Rng) -> &'a str {
    words[dice.random_range(0..words.len())]
}

fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_-.".contains(&byte)
}

/// The first word after a place.
fn word(text: &[u8], from: usize, is_of_it: impl Fn(u8) -> bool) -> Option<std::ops::Range<usize>> {
    let from = from + text[from..].iter().position(|byte| is_of_it(*byte))?;
    let length = text[from..].iter().position(|byte| !is_of_it(*byte));
    Some(from..length.map_or(text.len(), |length| from + length))
}

fn line_start(text: &[u8], place: usize) -> usize {
    let before = text[..place].iter().rposition(|byte| *byte == b'\n');
    before.map_or(0, |at| at + 1)
}

fn line(text: &[u8], place: usize) -> std::ops::Range<usize> {
    let end = text[place..].iter().position(|byte| *byte == b'\n');
    line_start(text, place)..end.map_or(text.len(), |end| place + end + 1)
}
