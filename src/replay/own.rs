//! By which weapons, armour and people a fight goes: the game's, over them those that the player has of his own or had when the fight was
//! recorded, over them those of the level.

use std::path::Path;

use bevy::prelude::*;

use super::KeptRow;
use crate::battle::{RawRon, Recruit, RuleSystem, TableSet};
use crate::content::{Own, OwnRow, Problem, Problems, hint};
use crate::level::Level;
use crate::rules;

/// What messages call the rows that a recording keeps.
const KEPT: &str = "own content of the recording";

/// The tables of a fight, and what is in them of one's own.
pub(super) struct OwnTables {
    /// The rows of the player's that may count, for the recording.
    pub kept: Vec<KeptRow>,
    /// The same, and over them those of the level.
    pub rows: Vec<OwnRow>,
    /// The tables.
    pub tables: TableSet,
}

impl OwnTables {
    /// The tables of a fight of these fighters; `recorded` are the player's rows of a fight that was fought before.
    ///
    /// # Errors
    ///
    /// What is wrong with the rows, with file, line and reason.
    pub fn of(
        world: &World,
        (system, level): (&dyn RuleSystem, &Level),
        fighters: &[Recruit],
        recorded: Option<&[KeptRow]>,
    ) -> Result<Self, Problems> {
        let words = words(fighters, (system, level));
        let kept = match recorded {
            Some(rows) => rows.to_vec(),
            None => players(world, (system, level), &words),
        };
        let own = level.own.over(&rows(system, &kept)?);
        Ok(Self {
            kept,
            rows: own.rows(system.id().0),
            tables: rules::own::lay_over(world, system, &own, &words)?,
        })
    }
}

/// The words about everybody who fights, now or later.
fn words<'a>(fighters: &'a [Recruit], (system, level): (&dyn RuleSystem, &'a Level)) -> Vec<&'a RawRon> {
    let starts = fighters.iter().filter_map(|fighter| fighter.start.as_ref());
    let later = level.everybody();
    let later = later.filter_map(|fighter| fighter.person.get(system.level_name()));
    let now = fighters.iter().map(|fighter| &fighter.person);
    now.chain(starts).chain(later).collect()
}

/// The rows of the player's that may count in a fight of these words.
fn players(world: &World, (system, level): (&dyn RuleSystem, &Level), words: &[&RawRon]) -> Vec<KeptRow> {
    let lying = level.board.items().iter();
    let lying: Vec<String> = lying.map(|item| format!("\"{}\"", item.gear)).collect();
    let words = words.iter().map(|raw| raw.text.as_str());
    let words: Vec<&str> = words.chain(lying.iter().map(String::as_str)).collect();
    let used = rules::own::used(world, system, &level.own, &words).into_iter();
    used.map(|row| KeptRow {
        table: row.table,
        row: row.text,
    })
    .collect()
}

/// The rows that a recording keeps.
fn rows(system: &dyn RuleSystem, kept: &[KeptRow]) -> Result<Own, Problems> {
    let file = Path::new(KEPT);
    let known = system.table_files();
    if let Some(row) = kept.iter().find(|row| !known.contains(&row.table.as_str())) {
        let table = &row.table;
        let reason = format!(
            "`{table}` is no table of these rules{}",
            hint(table, known.iter().copied())
        );
        return Err(Problem::of_file(file, reason).into());
    }
    let row = |row: &KeptRow| OwnRow::kept(system.id().0, &row.table, &row.row, file);
    Ok(Own::of_rows(kept.iter().map(row).collect()))
}
