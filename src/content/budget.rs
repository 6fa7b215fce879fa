//! What a stranger's files may cost: one budget for a level with all that belongs to it, and the limits of every single file.
//!
//! A small file can ask for much: layers that unpack to gigabytes, areas that are painted over and over, pictures of a million
//! columns. So whoever reads asks here before he spends, and says no with the name of the limit.

use std::borrow::Cow;
use std::cell::Cell;

/// Largest content file that is read, in bytes: 8 MiB.
pub const MAX_BYTES: u64 = 8 << 20;

/// Largest recording that is read, in bytes: 64 MiB.
pub const MAX_RECORDING: u64 = 64 << 20;

/// Largest picture file that is read, in bytes: 32 MiB.
pub const MAX_PICTURE: u64 = 32 << 20;

/// Most pixels of one picture, and of all pictures of a level together.
pub const MAX_PIXELS: u64 = 64 << 20;

/// Most pixels on a side of a picture.
pub const MAX_SIDE: u32 = 16_384;

/// How often the tiles of a map may cover it, on the average of all cells.
pub const MAX_COVER: u64 = 64;

/// Deepest nesting of brackets that is read.
pub const MAX_DEPTH: usize = 64;

/// Most entries of one list, struct or map that are read.
pub const MAX_ENTRIES: usize = 100_000;

/// Most problems that are told of one load; the others are counted.
pub const MAX_PROBLEMS: usize = 200;

/// Most names that a message lists.
pub const MAX_NAMES: usize = 24;

/// Most bytes of a name that are shown in a message.
pub const MAX_NAME: usize = 60;

/// Most bytes of what a message says.
pub const MAX_REASON: usize = 1_000;

/// Most bytes of words in a map that every cell may repeat: names of things, keys of doors.
pub const MAX_WORDS: usize = 100;

/// Something of which a level has a limited amount, all its files together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Bytes of text files: of the level, its map, tilesets, templates, things and texts.
    Bytes,
    /// Tilesets that a map names.
    Tilesets,
    /// Cells of tile layers, empty ones too: a layer costs as many as the map has cells.
    Cells,
    /// Cells that tiles are drawn over, a large tile over several.
    Tiles,
    /// Objects of a map.
    Objects,
    /// Cells and edges that objects cover, or lights reach, each as often as that.
    Covered,
    /// Pixels of pictures.
    Pixels,
}

impl Cost {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Bytes,
        Self::Tilesets,
        Self::Cells,
        Self::Tiles,
        Self::Objects,
        Self::Covered,
        Self::Pixels,
    ];

    /// How much of it a level may have.
    pub const fn most(self) -> u64 {
        match self {
            Self::Bytes => 32 << 20,
            Self::Tilesets => 64,
            Self::Cells => 4 << 20,
            Self::Tiles => 2 << 20,
            Self::Objects => 20_000,
            Self::Covered => 8 << 20,
            Self::Pixels => MAX_PIXELS,
        }
    }

    /// What there is too much of.
    const fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes in the files of the level",
            Self::Tilesets => "tilesets",
            Self::Cells => "cells in the tile layers of the map",
            Self::Tiles => "cells of the map with tiles drawn over them",
            Self::Objects => "objects on the map",
            Self::Covered => "cells covered by objects or reached by lights of the map",
            Self::Pixels => "pixels in the pictures of the level",
        }
    }
}

/// What a level has cost so far.
#[derive(Clone, Debug, Default)]
pub struct Budget([Cell<u64>; Cost::ALL.len()]);

impl Budget {
    /// Counts a cost before it is paid; what is refused is not counted.
    ///
    /// # Errors
    ///
    /// A clause with the limit: there would be too much.
    pub fn spend(&self, cost: Cost, amount: u64) -> Result<(), String> {
        let spent = &self.0[cost as usize];
        let sum = spent.get().saturating_add(amount);
        if sum <= cost.most() {
            spent.set(sum);
            Ok(())
        } else {
            Err(format!(
                "too many {}: at most {} are read",
                cost.name(),
                cost.most()
            ))
        }
    }
}

/// A text of at most so many bytes; what is left out of a longer one is shown by dots.
pub fn brief(text: &str, most: usize) -> Cow<'_, str> {
    if text.len() <= most {
        return Cow::Borrowed(text);
    }
    let end = (0..=most).rev().find(|end| text.is_char_boundary(*end));
    Cow::Owned(format!("{}...", &text[..end.unwrap_or_default()]))
}

/// The names in a message: all of them, or the first and how many others there are.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let mut names = names.into_iter();
    let first = names.by_ref().take(MAX_NAMES);
    let first: Vec<_> = first.map(|name| brief(name, MAX_NAME)).collect();
    let others = names.count();
    if others == 0 {
        first.join(", ")
    } else {
        format!("{} and {others} others", first.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_beyond_the_limit_is_refused_by_name() {
        let budget = Budget::default();
        assert_eq!(budget.spend(Cost::Tilesets, 63), Ok(()));
        assert_eq!(budget.spend(Cost::Objects, 20_000), Ok(()));
        assert_eq!(budget.spend(Cost::Tilesets, 1), Ok(()));
        let refused = Err("too many tilesets: at most 64 are read".to_owned());
        assert_eq!(budget.spend(Cost::Tilesets, 1), refused);
        assert_eq!(budget.spend(Cost::Tilesets, u64::MAX), refused);
    }

    #[test]
    fn long_words_are_cut_between_two_signs() {
        assert_eq!(brief("abc", 3), "abc");
        assert_eq!(brief("abcd", 3), "abc...");
        assert_eq!(brief("aää", 4), "aä...");
        assert_eq!(listed(["x".repeat(100).as_str()]).len(), 63);
    }

    #[test]
    fn long_lists_of_names_are_cut() {
        assert_eq!(listed(["a", "b"]), "a, b");
        let many = listed(std::iter::repeat_n("a", 30));
        assert!(many.ends_with("a, a and 6 others"), "{many}");
    }
}
