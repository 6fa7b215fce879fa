//! What the map does of itself at the end of a round, by the hazards of the level.

use super::LaidOut;
use super::lamp::drench;
use crate::battle::{Altered, Body, FighterId, GroundChange, HAZARD, Happening, is_burning};
use crate::board::{BoardView, Cell, Features};
use crate::dice::DiceError;

/// What a rule system does when the map strikes at fighters.
pub(crate) trait Elements: LaidOut {
    /// Whether something can still happen to a fighter.
    fn can_suffer(&self, id: FighterId) -> bool;

    /// A ceiling comes down on a fighter from so many decimetres above his square.
    ///
    /// # Errors
    ///
    /// As [`crate::dice::Dice::roll`].
    fn crush(&mut self, id: FighterId, dm: u16) -> Result<(), DiceError>;
}

/// The map's own changes at the end of a round, in the order of the level, and what they do to those who stand there; then the
/// mist lifts whose time is over.
///
/// Rule: `BD-LVL-13`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn change(table: &mut impl Elements) -> Result<(), DiceError> {
    let round = table.clock().round;
    let setting = table.ground().setting.clone();
    for hazard in &setting.hazards {
        for altered in table.ground_mut().at_end_of(hazard, round) {
            let heights = ceilings(table.ground().view(), &altered);
            table.ground_mut().alter(&altered, Some(hazard));
            let change = altered.change;
            tell(table, altered);
            match change {
                GroundChange::Collapse => bury_under(table, &heights)?,
                GroundChange::Water(_) => drench(table),
                _ => {}
            }
        }
    }
    let ground = table.ground_mut();
    let cells = ground.changes.lift_mist(&ground.board, round);
    if !cells.is_empty() {
        let change = GroundChange::Clear;
        tell(table, Altered { change, cells });
    }
    Ok(())
}

fn tell(table: &mut impl LaidOut, altered: Altered) {
    table.write(Happening::GroundChanged {
        altered,
        by: None,
        rule: HAZARD,
    });
}

/// How high the ceiling is above each cell on which it comes down.
fn ceilings(view: BoardView, altered: &Altered) -> Vec<(Cell, u16)> {
    if altered.change != GroundChange::Collapse {
        return Vec::new();
    }
    let height = |cell: &Cell| Some((*cell, view.cell(*cell)?.ceiling_dm));
    altered.cells.iter().filter_map(height).collect()
}

/// The stones strike whoever is under a ceiling that comes down.
fn bury_under(table: &mut impl Elements, heights: &[(Cell, u16)]) -> Result<(), DiceError> {
    for (fighter, _) in table.bodies() {
        if !table.can_suffer(fighter.id) {
            continue;
        }
        let body = super::footprint(table.body(fighter.id));
        let above = heights.iter().filter(|(cell, _)| body.contains(*cell));
        let height = above.map(|(_, height)| *height).max().unwrap_or(0);
        table.crush(fighter.id, height)?;
    }
    Ok(())
}

/// Whether a body stands in fire.
pub(crate) fn stands_in_fire(view: BoardView, body: &Body) -> bool {
    view.features().has(Features::HARMS) && super::footprint(body).cells().any(|cell| is_burning(view, cell))
}
