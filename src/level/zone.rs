//! Checks the zones in which sides set their fighters up.

use super::LevelFighter;
use super::format::SideFile;
use super::lookup::Names;
use super::place::is_free;
use crate::battle::SideId;
use crate::board::{Board, Mark};
use crate::content::{Entry, Problems};

/// The zones of a level with those who begin in them.
pub(super) struct Zones<'a> {
    /// The sides as written.
    pub sides: &'a [Entry<SideFile>],
    /// Who stands on the map.
    pub fighters: &'a [LevelFighter],
    /// The map.
    pub board: &'a Board,
}

impl Zones<'_> {
    /// Refuses zones that hold nobody or too many, and those that lie over each other.
    ///
    /// Rule: `BD-LVL-09`, `BRD-30`.
    pub fn check(&self, names: &Names<'_>, problems: &mut Problems) {
        let mut before: Vec<(u8, Mark)> = Vec::new();
        for entry in self.sides {
            let number = entry.value.id;
            let name = entry.value.zone.as_deref().unwrap_or_default();
            let Some(zone) = self.board.marks().get(name).copied() else {
                continue;
            };
            let Ok(side) = names.side(number) else { continue };
            let mut wrong = |reason: String| problems.push(entry.mark.problem(reason));
            if let Some(reason) = self.fault(name, zone, side) {
                wrong(reason);
            }
            let shared = |(_, other): &&(u8, Mark)| other.cells().any(|cell| zone.contains(cell));
            if let Some((other, _)) = before.iter().find(shared) {
                wrong(format!(
                    "the zones of the sides {other} and {number} lie over each other"
                ));
            }
            before.push((number, zone));
        }
    }

    /// What is wrong with a zone alone.
    fn fault(&self, name: &str, zone: Mark, side: SideId) -> Option<String> {
        let heads = self.fighters.iter();
        let heads = heads.filter(|fighter| fighter.side == side && zone.contains(fighter.at));
        let (heads, free) = (
            heads.count(),
            zone.cells().filter(|cell| is_free(self.board, *cell)).count(),
        );
        let mut others = self.fighters.iter().filter(|fighter| fighter.side != side);
        if let Some(other) = others.find(|fighter| zone.contains(fighter.at)) {
            let id = other.id.0;
            return Some(format!(
                "fighter {id} of another side begins in the zone `{name}`"
            ));
        }
        if free == 0 {
            Some(format!("every cell of the zone `{name}` is blocked"))
        } else if heads == 0 {
            Some(format!("nobody of the side begins in its zone `{name}`"))
        } else if free <= heads {
            Some(format!(
                "the zone `{name}` is too small: {free} free cells for {heads} fighters leave nothing to choose"
            ))
        } else {
            None
        }
    }
}
