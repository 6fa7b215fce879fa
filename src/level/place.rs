//! Finds the cell of every fighter and refuses places that cannot be held.

use std::collections::BTreeMap;

use super::format::PlaceFile;
use super::lookup::Names;
use super::parse::FighterEntry;
use crate::battle::FighterId;
use crate::board::{Board, Cell, CellFacts, Mark, Passage, Terrain};
use crate::content::Problems;

/// Who stands where.
#[derive(Default)]
pub(super) struct Places {
    taken: BTreeMap<Cell, FighterId>,
    found: BTreeMap<FighterId, Cell>,
}

impl Places {
    /// The cell of a fighter, if there is one for him.
    pub fn of(&self, id: FighterId) -> Option<Cell> {
        self.found.get(&id).copied()
    }

    /// Finds a cell for each fighter: first those who name one, then those who name an area or begin with their side.
    pub fn find(entries: &[FighterEntry], names: &Names<'_>, board: &Board, problems: &mut Problems) -> Self {
        let mut places = Self::default();
        let (fixed, free): (Vec<_>, Vec<_>) = entries
            .iter()
            .map(|entry| (entry, area(entry, names)))
            .partition(|(_, area)| {
                area.as_ref()
                    .is_ok_and(|area| area.width == 1 && area.height == 1)
            });
        for (entry, area) in fixed.into_iter().chain(free) {
            let id = FighterId(entry.file.id);
            match area.and_then(|area| places.choose(area, board)) {
                Ok(cell) => {
                    places.taken.insert(cell, id);
                    places.found.insert(id, cell);
                }
                Err(reason) => problems.push(entry.mark.problem(reason)),
            }
        }
        places
    }

    /// The first cell of an area that is free, or why there is none.
    fn choose(&self, area: Mark, board: &Board) -> Result<Cell, String> {
        let free = area
            .cells()
            .find(|cell| is_free(board, *cell) && !self.taken.contains_key(cell));
        if let Some(cell) = free {
            return Ok(cell);
        }
        let Cell { x, y } = area.corner;
        if area.width > 1 || area.height > 1 {
            return Err(format!("the area at cell ({x}, {y}) has no free cell left"));
        }
        match (blocked(board, area.corner), self.taken.get(&area.corner)) {
            (Some(reason), _) => Err(format!("cell ({x}, {y}) {reason}")),
            (None, Some(other)) => Err(format!("fighter {} stands on cell ({x}, {y}) already", other.0)),
            (None, None) => Err(format!("cell ({x}, {y}) is not free")),
        }
    }
}

/// Where a fighter may stand.
fn area(entry: &FighterEntry, names: &Names<'_>) -> Result<Mark, String> {
    match &entry.file.at {
        Some(PlaceFile::Cell(x, y)) => Ok(Mark::point(Cell::new(*x, *y))),
        Some(PlaceFile::Mark(name)) => names.area(name),
        None => match names.start(entry.file.side) {
            Some(name) => names.area(name),
            None => Err(
                "the fighter has no place: neither `at` nor a start mark or a zone of the side".to_owned(),
            ),
        },
    }
}

/// Whether somebody can stand on a cell.
pub(super) fn is_free(board: &Board, cell: Cell) -> bool {
    let is_floor = |facts: &CellFacts| facts.terrain != Terrain::Void;
    board.cell(cell).is_some_and(is_floor)
        && board
            .thing(cell)
            .is_none_or(|thing| thing.passage() != Passage::Block)
}

/// Why nobody can stand on a cell.
pub(super) fn blocked(board: &Board, cell: Cell) -> Option<String> {
    let Some(facts) = board.cell(cell) else {
        let (columns, rows) = (board.width(), board.height());
        return Some(format!("lies beside the map of {columns} by {rows} cells"));
    };
    match board.thing(cell) {
        Some(thing) if thing.passage() == Passage::Block => Some(format!("is blocked by `{}`", thing.class)),
        _ if facts.terrain == Terrain::Void => Some("is void".to_owned()),
        _ => None,
    }
}
