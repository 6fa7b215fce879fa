//! Looks up the sides, fighters, marks and doors that a level file names.

use std::collections::BTreeSet;

use super::LevelSide;
use crate::battle::{FighterId, SideId};
use crate::board::{Board, Cell, Mark, ThingId};
use crate::content::hint;

/// The names that a level file may use.
pub(super) struct Names<'a> {
    /// The sides.
    pub sides: &'a [LevelSide],
    /// Ids of the fighters, of those who come later too; none if a list of them could not be read whole.
    pub fighters: Option<BTreeSet<u16>>,
    /// Whether the list of sides could be read whole.
    pub all_sides: bool,
    /// The map, if it could be read.
    pub board: Option<&'a Board>,
}

impl Names<'_> {
    /// The side with a number of the file, or why there is none.
    pub fn side(&self, number: u8) -> Result<SideId, String> {
        let place = self.sides.iter().position(|side| side.number == number);
        if place.is_none() && !self.all_sides {
            // The level is refused for the broken list; a side of its own keeps others from being blamed.
            return Ok(SideId(u8::MAX));
        }
        place
            .map(|place| SideId(place as u8))
            .ok_or_else(|| format!("there is no side {number}"))
    }

    /// The mark on which fighters of a side begin who have no place of their own: its start mark, else its zone.
    pub fn start(&self, number: u8) -> Option<&str> {
        let side = self.sides.iter().find(|side| side.number == number)?;
        side.start.as_deref().or(side.zone.as_deref())
    }

    /// A fighter of the level, or why there is none.
    pub fn fighter(&self, id: u16) -> Result<FighterId, String> {
        let known = self
            .fighters
            .as_ref()
            .is_none_or(|fighters| fighters.contains(&id));
        if known {
            Ok(FighterId(id))
        } else {
            Err(format!("there is no fighter {id}"))
        }
    }

    /// The cells of a mark; one cell if the map could not be read, so that nothing else is said about it.
    pub fn area(&self, name: &str) -> Result<Mark, String> {
        let Some(board) = self.board else {
            return Ok(Mark::point(Cell::default()));
        };
        board.marks().get(name).copied().ok_or_else(|| {
            let known: Vec<&str> = board.marks().keys().map(String::as_str).collect();
            let known = if known.is_empty() {
                "none".to_owned()
            } else {
                known.join(", ")
            };
            let meant = hint(name, board.marks().keys().map(String::as_str));
            format!("unknown mark `{name}`; the map has {known}{meant}")
        })
    }

    /// Whether the map has a mark, or why not.
    pub fn mark(&self, name: &str) -> Result<(), String> {
        self.area(name).map(|_| ())
    }

    /// Whether a numbered object of the map is a door, or why not.
    pub fn door(&self, number: u32) -> Result<(), String> {
        let Some(board) = self.board else { return Ok(()) };
        let is_it = |name: ThingId| matches!(name, ThingId::Object { object, .. } if object == number);
        let on_edge = board
            .edges()
            .any(|(_, thing)| thing.kind.door && is_it(thing.name));
        let fills_cell = || {
            let mut things = board.cells().filter_map(|cell| board.thing(cell));
            things.any(|thing| thing.kind.door && is_it(thing.name))
        };
        if on_edge || fills_cell() {
            Ok(())
        } else {
            Err(format!("object {number} of the map is no door"))
        }
    }
}
