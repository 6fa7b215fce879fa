//! Looks up the sides, fighters, marks and doors that a level file names.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::LevelSide;
use crate::battle::{FighterId, SideId};
use crate::board::{Board, Cell, Mark, Thing, ThingId};
use crate::content::budget::listed;
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
    /// The numbers of the doors of the map, looked for when the first is named.
    pub doors: OnceCell<BTreeSet<u32>>,
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
            let known = match board.marks().len() {
                0 => "none".to_owned(),
                _ => listed(board.marks().keys().map(String::as_str)),
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
        if self.doors.get_or_init(|| doors(board)).contains(&number) {
            Ok(())
        } else {
            Err(format!("object {number} of the map is no door"))
        }
    }
}

/// The numbers of the objects that are doors.
fn doors(board: &Board) -> BTreeSet<u32> {
    let on_edges = board.edges().map(|(_, thing)| thing);
    let in_cells = board.things().map(|(_, thing)| thing);
    let doors = on_edges.chain(in_cells).filter(|thing| thing.kind.door);
    let number = |thing: &Thing| match thing.name {
        ThingId::Object { object, .. } => Some(object),
        ThingId::Tile(_) => None,
    };
    doors.filter_map(number).collect()
}
