//! What a fight begins with: its level, its rule system and their optional rules, read from an opening.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::lineup::{Persons, stand_ins, systems};
use super::own::OwnTables;
use super::recast::stay_away;
use super::{DiceSource, KeptRow, Opening};
use crate::battle::{
    BattleDice, FighterId, ModuleFault, ModuleSet, ModuleWish, Muster, RawRon, RuleSystem, Seat, SideId,
};
use crate::content::{Label, OwnRow, Problem, Problems};
use crate::level::{LEVEL_FILE, Level};
use crate::rules;

/// After this round a fight that is not decided is called a draw.
const LAST_ROUND: u16 = 200;

/// A fight that is ready to be made.
pub struct Prepared {
    /// The rule system.
    pub system: &'static dyn RuleSystem,
    /// All that it needs to make the battle, as often as it is told to.
    pub muster: Muster,
    /// Who plays each side, in the level's order.
    pub seats: Vec<Seat>,
    /// Who fights in the place of somebody else: those of the opening, and all stand-ins.
    pub persons: BTreeMap<FighterId, String>,
    /// What the level file says, in one number.
    pub level: u64,
    /// The rows of the player's own that may count in it.
    pub own: Vec<KeptRow>,
    /// These rows, and over them those of the level.
    pub rows: Vec<OwnRow>,
}

/// Reads all that the rule system of an opening needs to make its battle, as often as it is told to.
///
/// # Errors
///
/// Every problem of the level and the modules, with file, line and reason.
pub fn prepare(world: &World, opening: &Opening) -> Result<Prepared, Problems> {
    let folder = locate(&opening.level);
    let level = Level::load(&folder)?;
    let system = system_of(world, opening, &level, &folder.join(LEVEL_FILE))?;
    prepare_for(world, opening, system, level)
}

/// The same for a rule system that need not be one of the list, and for the level of the opening, which has been read.
///
/// # Errors
///
/// As [`prepare`].
pub fn prepare_for(
    world: &World,
    opening: &Opening,
    system: &'static dyn RuleSystem,
    mut level: Level,
) -> Result<Prepared, Problems> {
    let file = locate(&opening.level).join(LEVEL_FILE);
    let fault = |reason: String| Problems::from(Problem::of_file(&file, reason));
    let modules = modules(world, opening, (system, &level, &file))?.map_err(|faults| {
        fault(format!(
            "the fight cannot have these optional rules: {}",
            told(&faults)
        ))
    })?;
    stay_away(&mut level, &opening.left_out).map_err(fault)?;
    let persons = persons(world, opening, (system, &level));
    level.stand_in(system.level_name(), &persons);
    let fighters = level.recruits(system.level_name()).ok_or_else(|| {
        fault(format!(
            "not every fighter has a person for {}",
            system.level_name()
        ))
    })?;
    let own = OwnTables::of(world, (system, &level), &fighters, opening.own.as_deref())?;
    let mut sides = level.battle_sides();
    for (side, seat) in opening.seats.iter().enumerate() {
        sides.seat(SideId(side as u8), seat.clone());
    }
    let seats = sides.iter().map(|(_, side)| side.seat.clone()).collect();
    let dice = match &opening.dice {
        DiceSource::Seed(seed) => BattleDice::seeded(*seed),
        DiceSource::Faces(faces) => BattleDice::scripted(faces.clone()),
        DiceSource::Prompted { seed, faces } => {
            let mut dice = BattleDice::seeded(*seed);
            dice.prompt(faces);
            dice
        }
    };
    let listed = Muster {
        file,
        board: level.board.clone(),
        setting: level.setting(system.level_name()),
        sides,
        fighters,
        modules,
        tables: own.tables,
        dice,
        // A phase is one of the rule system that the level was made for.
        start: level
            .start
            .filter(|_| level.names_fighters_for(system.level_name())),
        last_round: LAST_ROUND,
    };
    let muster = if opening.swapped { listed.swapped() } else { listed };
    Ok(Prepared {
        system,
        muster,
        seats,
        persons: persons.into_iter().map(|(id, raw)| (id, raw.text)).collect(),
        level: level.says,
        own: own.kept,
        rows: own.rows,
    })
}

/// Who fights in the places of those whom the level names: those of the opening, and where the level names nobody for the rule
/// system, its stand-ins for all others.
fn persons(world: &World, opening: &Opening, (system, level): (&dyn RuleSystem, &Level)) -> Persons {
    let mut persons = if level.names_fighters_for(system.level_name()) {
        Persons::new()
    } else {
        stand_ins(world, level, system).unwrap_or_default()
    };
    let chosen = |text: &String| RawRon {
        text: text.clone(),
        line: 1,
    };
    persons.extend(opening.persons.iter().map(|(id, text)| (*id, chosen(text))));
    persons
}

/// What an opening asks of its level.
pub struct Prospect {
    /// The title of the level.
    pub title: Label,
    /// How many sides the level has.
    pub sides: usize,
    /// Switches of the opening that cannot be had.
    pub faults: Vec<ModuleFault>,
}

/// Looks at the level of an opening before the fight is made.
///
/// # Errors
///
/// Every problem of the level, with file, line and reason.
pub fn prospect(world: &World, opening: &Opening) -> Result<Prospect, Problems> {
    let folder = locate(&opening.level);
    let level = Level::load(&folder)?;
    let file = folder.join(LEVEL_FILE);
    let system = system_of(world, opening, &level, &file)?;
    let faults = modules(world, opening, (system, &level, &file))?.err();
    Ok(Prospect {
        sides: level.battle_sides().iter().count(),
        title: level.title,
        faults: faults.unwrap_or_default(),
    })
}

/// The modules of an opening on top of those of its level, or what of the opening's own wish cannot be had.
///
/// # Errors
///
/// The level itself wishes for what cannot be had.
fn modules(
    world: &World,
    opening: &Opening,
    (system, level, file): (&dyn RuleSystem, &Level, &Path),
) -> Result<Result<ModuleSet, Vec<ModuleFault>>, Problems> {
    let own = level.modules.get(system.level_name());
    let line = own.map(|modules| modules.line);
    let own = own.map(|modules| modules.wish.clone()).unwrap_or_default();
    if let Err(faults) = system.modules(world, &own) {
        let problem =
            Problem::of_file(file, told(&faults)).in_place(format!("modules / {}", system.level_name()));
        return Err(Problem { line, ..problem }.into());
    }
    Ok(modules_of(world, level, system, &opening.modules))
}

/// The modules that a player wishes for on top of those that a level asks of a rule system.
///
/// # Errors
///
/// Every part of the wish that cannot be had.
pub fn modules_of(
    world: &World,
    level: &Level,
    system: &dyn RuleSystem,
    player: &ModuleWish,
) -> Result<ModuleSet, Vec<ModuleFault>> {
    let own = level.modules.get(system.level_name());
    let own = own.map(|modules| modules.wish.clone()).unwrap_or_default();
    system.modules(world, &join(own, player))
}

pub(super) fn told(faults: &[ModuleFault]) -> String {
    let reasons: Vec<&str> = faults.iter().map(|fault| fault.reason.as_str()).collect();
    reasons.join("; ")
}

/// Where a level lies: as given, or below the content root.
pub fn locate(level: &Path) -> PathBuf {
    if level.is_absolute() || level.exists() {
        level.to_owned()
    } else {
        crate::content::root().join(level)
    }
}

/// The rule system of an opening: the one that it names, or the first by which the level can be played.
fn system_of(
    world: &World,
    opening: &Opening,
    level: &Level,
    file: &Path,
) -> Result<&'static dyn RuleSystem, Problems> {
    let fault = |reason: String| Problems::from(Problem::of_file(file, reason));
    let Some(name) = &opening.system else {
        let first = systems(world, level).into_iter().next();
        return first.ok_or_else(|| fault("no rule system of the level is built yet".to_owned()));
    };
    let system =
        rules::system(name).ok_or_else(|| fault(format!("the rule system `{name}` is not built yet")))?;
    if level.names_fighters_for(system.level_name()) || stand_ins(world, level, system).is_some() {
        Ok(system)
    } else {
        Err(fault(format!("this level is not for the rule system `{name}`")))
    }
}

/// The level's modules with those of the player on top.
fn join(mut wish: ModuleWish, player: &ModuleWish) -> ModuleWish {
    if player.preset.is_some() {
        wish.preset.clone_from(&player.preset);
    }
    wish.on.extend(player.on.iter().cloned());
    let module = |switch: &String| switch.split('=').next().unwrap_or_default().to_owned();
    wish.off
        .retain(|name| !player.on.iter().map(module).any(|on| on == *name));
    wish.off.extend(player.off.iter().cloned());
    wish
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_has_the_last_word_on_the_switches_of_a_level() {
        let wish = |preset: Option<&str>, on: &[&str], off: &[&str]| ModuleWish {
            preset: preset.map(str::to_owned),
            on: on.iter().map(ToString::to_string).collect(),
            off: off.iter().map(ToString::to_string).collect(),
        };
        let level = wish(Some("Basic"), &["a"], &["b", "c"]);
        let player = wish(None, &["b=rich"], &["a"]);
        // What is switched off comes last, so that `b` may not stay among it.
        assert_eq!(
            join(level.clone(), &player),
            wish(Some("Basic"), &["a", "b=rich"], &["c", "a"])
        );
        let preset = wish(Some("Expert"), &[], &[]);
        assert_eq!(join(level, &preset), wish(Some("Expert"), &["a"], &["b", "c"]));
    }
}
