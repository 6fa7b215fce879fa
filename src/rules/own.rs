//! Weapons, armour and people of one's own: whose rows a fight goes by, the game's or those that lie over them.
//!
//! What a player has in his data folder counts for every level, and what lies in a level's folder for that level, before his. The
//! game's own tables stay as they are.

use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::SYSTEMS;
use crate::battle::{RawRon, RuleSystem, StableHasher, TableSet};
use crate::content::{Home, OpenTables, Own, OwnRow, Problem, Problems};

/// The folder of the heroes in a player's data folder; each of them has a folder of own content in it.
pub const HEROES: &str = "heroes";

/// The rows of his own that a player has for every level.
#[derive(Resource, Clone, Debug, Default)]
pub struct PlayersOwn(pub Arc<Own>);

/// The tables of all rule systems.
pub fn open_tables() -> Vec<OpenTables> {
    let tables = SYSTEMS.iter().map(|system| OpenTables {
        system: system.id().0,
        files: system.table_files(),
    });
    tables.collect()
}

/// Reads the rows of his own that a player has in his data folder: its `rules`, and those of each of its heroes.
///
/// A folder with a mistake is left out whole, so that nobody is kept from playing by a file of his own; what is wrong is returned.
pub fn load_own(world: &mut World, home: &Home) -> Problems {
    let mut problems = Problems::default();
    let mut all = Own::default();
    let folders = home
        .content
        .iter()
        .flat_map(|folder| folders(folder, &mut problems));
    for folder in folders.collect::<Vec<_>>() {
        let mut faults = Problems::default();
        let own = Own::read(&folder, &open_tables(), &mut faults).over(&all);
        for system in SYSTEMS {
            if let Err(found) = lay_over(world, *system, &own, &[]) {
                faults.append(found);
            }
        }
        if faults.is_empty() {
            all = own;
        } else {
            problems.append(faults);
        }
    }
    world.insert_resource(PlayersOwn(Arc::new(all)));
    problems
}

/// The folders of own content of a player: his data folder, and below it one for each hero, in order of their names.
fn folders(content: &Path, problems: &mut Problems) -> Vec<PathBuf> {
    let heroes = content.join(HEROES);
    let mut folders = vec![content.to_owned()];
    match fs::read_dir(&heroes) {
        Ok(inner) => {
            let inner = inner.filter_map(|entry| Some(entry.ok()?.path()));
            let mut inner: Vec<_> = inner.filter(|path| path.is_dir()).collect();
            inner.sort();
            folders.extend(inner);
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => problems.push(Problem::of_file(&heroes, format!("cannot be read: {error}"))),
    }
    folders
}

/// The tables by which a rule system is played on a level with these rows of its own: the game's, over them the player's, over them
/// the level's.
///
/// # Errors
///
/// What is wrong with the rows, with file, line and reason.
pub fn tables(world: &World, system: &dyn RuleSystem, of_level: &Own) -> Result<TableSet, Problems> {
    lay_over(world, system, &of_level.over(&players(world)), &[])
}

/// The tables of a rule system with these rows over the game's own, and with what these persons have changed for themselves.
///
/// # Errors
///
/// What is wrong with the rows, with file, line and reason.
pub fn lay_over(
    world: &World,
    system: &dyn RuleSystem,
    own: &Own,
    persons: &[&RawRon],
) -> Result<TableSet, Problems> {
    system.tables(world, &own.rows(system.id().0), persons)
}

/// The player's rows that may count in a fight of these words: those that change the game's, and those of which the words speak, or
/// the level's rows, or other rows that count. With them the fight can be fought again by somebody who has none of them.
pub fn used(world: &World, system: &dyn RuleSystem, of_level: &Own, words: &[&str]) -> Vec<OwnRow> {
    let mut left = players(world).rows(system.id().0);
    let level = of_level.rows(system.id().0);
    let mut texts: Vec<String> = words.iter().map(ToString::to_string).collect();
    texts.extend(level.into_iter().map(|row| row.text));
    let mut used: Vec<OwnRow> = left
        .extract_if(.., |row| system.has_row(world, &row.table, row.id()))
        .collect();
    texts.extend(used.iter().map(|row| row.text.clone()));
    while let Some(text) = texts.pop() {
        let spoken_of: Vec<OwnRow> = left
            .extract_if(.., |row| text.contains(&format!("\"{}\"", row.id())))
            .collect();
        texts.extend(spoken_of.iter().map(|row| row.text.clone()));
        used.extend(spoken_of);
    }
    used.sort_by(|one, other| (&one.table, one.id()).cmp(&(&other.table, other.id())));
    used
}

/// A number made of rows of one's own, by which tables that hold them are told from others; 0 without any.
pub(crate) fn stamp(own: &[OwnRow]) -> u64 {
    let mut hasher = StableHasher::default();
    for row in own {
        (&row.table, &row.text).hash(&mut hasher);
    }
    if own.is_empty() { 0 } else { hasher.finish() }
}

/// The ids of the rows of his own that a player has for a rule system.
pub fn players_ids(world: &World, system: &dyn RuleSystem) -> Vec<String> {
    let rows = players(world).rows(system.id().0);
    rows.iter().map(|row| row.id().to_owned()).collect()
}

fn players(world: &World) -> Arc<Own> {
    let own = world.get_resource::<PlayersOwn>();
    own.map_or_else(Arc::default, |own| Arc::clone(&own.0))
}
