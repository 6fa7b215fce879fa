//! Holds the gear that lies on the map of a level, or that a side wants to take, against the gear that its rules know.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::content::{Entry, Problems, hint};
use crate::level::Level;
use crate::rules::own::tables;
use crate::rules::system;

/// Names the gear of a level that none of its rules knows. What lies on the map and is wanted by the same name is a treasure: it needs no
/// row in any table.
pub fn unknown(world: &World, level: &Level, problems: &mut Problems) {
    let systems = level.rules.iter().filter_map(|name| system(name));
    let mut known = BTreeSet::new();
    for system in systems {
        match tables(world, system, &level.own) {
            Ok(tables) => known.extend(system.gear_ids(world, &tables)),
            // What is wrong with the rows of its own is told with its fighters.
            Err(_) => return,
        }
    }
    check(&level.gear, &level.wanted, &known, problems);
    check(&level.wanted, &level.gear, &known, problems);
}

fn check(
    named: &[Entry<String>],
    others: &[Entry<String>],
    known: &BTreeSet<String>,
    problems: &mut Problems,
) {
    for Entry { value: gear, mark } in named {
        let is_treasure = || others.iter().any(|other| other.value == *gear);
        if known.contains(gear) || is_treasure() {
            continue;
        }
        let all = known.iter().map(String::as_str);
        let hint = hint(gear, all.chain(others.iter().map(|other| other.value.as_str())));
        problems.push(mark.problem(format!("there is no gear `{gear}`{hint}")));
    }
}
