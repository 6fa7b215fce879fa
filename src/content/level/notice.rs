//! Names what a level asks for and the game does not do yet, so that nothing is passed over in silence.

use std::fmt;
use std::path::PathBuf;

use super::{Goal, LEVEL_FILE, Level};
use crate::battle::WindForce;
use crate::board::Board;

/// Something in a level that is read and checked, but has no effect yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The file that asks for it.
    pub file: PathBuf,
    /// The field, layer or fighter.
    pub place: String,
    /// What will not happen, as a clause without a full stop.
    pub what: String,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}: not yet in effect: {}",
            self.file.display(),
            self.place,
            self.what
        )
    }
}

/// Everything in a level that has no effect yet, in the order of its fields.
pub fn not_yet_in_effect(level: &Level) -> Vec<Notice> {
    let mut found = fields(level);
    found.extend(fighters(level));
    found.extend(map(&level.board));
    let file = level.folder.join(LEVEL_FILE);
    found
        .into_iter()
        .map(|(place, what)| Notice {
            file: file.clone(),
            place,
            what: what.to_owned(),
        })
        .collect()
}

type Found = (String, &'static str);

fn fields(level: &Level) -> Vec<Found> {
    let other_goals = level.goals.values().any(|goal| !matches!(goal, Goal::Defeat(_)));
    let flags = level.modules.values().any(|modules| !modules.flags.is_empty());
    let surprised = level.sides.iter().any(|side| side.surprised);
    [
        (flags, "modules", "variants of optional rules (`flags`)"),
        (
            level.cell_dm.is_some(),
            "cell_dm",
            "a size of cells that the level sets",
        ),
        (level.light > 0, "light", "fighting in poor light"),
        (level.wind.force != WindForce::None, "wind", "the wind"),
        (surprised, "sides", "surprise"),
        (other_goals, "goals", "goals other than the defeat of a side"),
        (
            !level.reinforcements.is_empty(),
            "reinforcements",
            "fighters who come later",
        ),
        (
            !level.hazards.is_empty(),
            "hazards",
            "changes of the map over time",
        ),
        (!level.exits.is_empty(), "exits", "leaving the fight"),
    ]
    .into_iter()
    .filter(|(asked, ..)| *asked)
    .map(|(_, place, what)| (place.to_owned(), what))
    .collect()
}

fn fighters(level: &Level) -> Vec<Found> {
    let carriers = level
        .fighters
        .iter()
        .filter(|fighter| fighter.carries_light.is_some());
    let place = |id: u16| format!("fighter {id}");
    carriers
        .map(|fighter| (place(fighter.id.0), "a light that a fighter carries"))
        .collect()
}

fn map(board: &Board) -> Vec<Found> {
    let any = |asked: fn(&crate::board::CellFacts) -> bool| {
        board.cells().filter_map(|cell| board.cell(cell)).any(asked)
    };
    [
        (!board.lights().is_empty(), "layer `lights`", "lights on the map"),
        (!board.items().is_empty(), "layer `items`", "items on the map"),
        (
            any(|facts| facts.light.is_some_and(|light| light > 0)),
            "map, `light`",
            "fighting in poor light",
        ),
        (any(|facts| facts.mist > 0), "map, `mist`", "mist"),
        (
            any(|facts| facts.harm.is_some()),
            "map, `harm`",
            "cells that hurt",
        ),
    ]
    .into_iter()
    .filter(|(asked, ..)| *asked)
    .map(|(_, place, what)| (place.to_owned(), what))
    .collect()
}
