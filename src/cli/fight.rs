//! What every command that fights has in common: the world, the level, seats, rules and dice.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::failure::Failure;
use crate::battle::{
    BattleDice, Clock, Difficulty, ModuleFault, ModuleSet, ModuleWish, RuleSystem, Seat, SideId, Sides,
    StateHash, WishPart, Witness,
};
use crate::content::{FileKind, Home, Problem, hint, root};
use crate::level::LEVEL_FILE;
use crate::replay::{self, DiceSource, Opening, Prospect, Shelf};
use crate::rules::{SYSTEMS, system};
use crate::words::Phrase;

/// The rules that somebody wants to fight by.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct RuleWish {
    /// Rule system, as `rules` lists them; left out: the first one, of a level the first that it names fighters for
    #[arg(long, value_name = "NAME")]
    pub system: Option<String>,
    /// Optional rules that are on together: Basic, Standard or Expert
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Optional rules that are on besides, separated by commas
    #[arg(long, value_name = "MODULE", value_delimiter = ',')]
    pub on: Vec<String>,
    /// Optional rules that are off, separated by commas
    #[arg(long, value_name = "MODULE", value_delimiter = ',')]
    pub off: Vec<String>,
}

impl RuleWish {
    /// The same in the words of a rule system.
    pub fn modules(&self) -> ModuleWish {
        ModuleWish {
            preset: self.preset.as_deref().map(preset),
            on: self.on.clone(),
            off: self.off.clone(),
        }
    }

    /// The modules that are on in a rule system.
    ///
    /// # Errors
    ///
    /// Wrong usage: what cannot be had.
    pub fn resolve(&self, rules: &dyn RuleSystem, world: &World) -> Result<ModuleSet, Failure> {
        let contradictions: Vec<String> = self.contradictions().collect();
        let told = |faults: Vec<ModuleFault>| faults.iter().map(|fault| self.fault(fault)).collect();
        match rules.modules(world, &self.modules()) {
            Ok(modules) if contradictions.is_empty() => Ok(modules),
            Ok(_) => Err(Failure::Usage(contradictions)),
            Err(faults) => {
                let mut wrong: Vec<String> = told(faults);
                wrong.extend(contradictions);
                Err(Failure::Usage(wrong))
            }
        }
    }

    /// What is wrong with the arguments if this cannot be had.
    fn fault(&self, fault: &ModuleFault) -> String {
        let ModuleFault { part, reason } = fault;
        match part {
            WishPart::Preset => {
                let value = self.preset.as_deref().unwrap_or_default();
                Failure::value(value, "--preset <NAME>", reason)
            }
            WishPart::On(name) => Failure::value(name, "--on <MODULE>", reason),
            WishPart::Off(name) => Failure::value(name, "--off <MODULE>", reason),
            WishPart::Whole => format!("--preset, --on and --off do not fit together here: {reason}"),
        }
    }

    /// Modules that are to be on and off at the same time.
    fn contradictions(&self) -> impl Iterator<Item = String> {
        let name = |wish: &str| wish.split('=').next().unwrap_or_default().to_owned();
        let is_off = move |wish: &&String| self.off.contains(&name(wish));
        let told = |wish: &String| format!("'{wish}' stands behind --on and behind --off");
        self.on.iter().filter(is_off).map(told)
    }
}

/// A preset however it is capitalised; whether it exists is for the rule system to say.
fn preset(name: &str) -> String {
    let mut signs = name.chars();
    let first = signs.next().into_iter().flat_map(char::to_uppercase);
    first.chain(signs.flat_map(char::to_lowercase)).collect()
}

/// A rule system by its name.
///
/// # Errors
///
/// There is none of that name: wrong usage, as the argument is used.
pub fn system_named(name: &str, argument: &str) -> Result<&'static dyn RuleSystem, Failure> {
    system(name).ok_or_else(|| {
        let known: Vec<&str> = SYSTEMS.iter().map(|system| system.id().0).collect();
        let reason = format!(
            "there is no rule system `{name}`, only {}{}",
            known.join(", "),
            hint(name, known.iter().copied())
        );
        Failure::Usage(vec![Failure::value(name, argument, &reason)])
    })
}

/// Looks whether the arguments fit a level: the switches of the rules, and the number of seats, which may be left out.
///
/// # Errors
///
/// Wrong usage; or every problem of the level.
pub fn fit(
    world: &World,
    opening: &Opening,
    rules: &RuleWish,
    seats: &[SeatWord],
) -> Result<Prospect, Failure> {
    if let Some(name) = &rules.system {
        system_named(name, "--system <NAME>")?;
    }
    let prospect = replay::prospect(world, opening)?;
    let mut wrong: Vec<String> = prospect.faults.iter().map(|fault| rules.fault(fault)).collect();
    wrong.extend(rules.contradictions());
    let (sides, given) = (prospect.sides, seats.len());
    if given > sides {
        wrong.push(format!(
            "--seats names {given} seats, but the level has {sides} sides"
        ));
    }
    if wrong.is_empty() {
        Ok(prospect)
    } else {
        Err(Failure::Usage(wrong))
    }
}

/// The folder of a level: as it is written, or its name under `levels/` of the game.
///
/// A folder of the game is named as seen from the content root, so that recordings of it can be sent to others.
///
/// # Errors
///
/// Neither of the two is the folder of a level.
pub fn level(name: &Path) -> Result<PathBuf, Failure> {
    // Whoever names the file in the folder means the folder.
    let folder = if name.ends_with(LEVEL_FILE) && name.is_file() {
        name.parent().filter(|folder| !folder.as_os_str().is_empty())
    } else {
        Some(name)
    };
    let folder = folder.unwrap_or_else(|| Path::new("."));
    let places = [
        folder.to_owned(),
        root().join("levels").join(folder),
        root().join(folder),
    ];
    let found = places.into_iter().find(|place| place.join(LEVEL_FILE).exists());
    let found = found.and_then(|place| place.canonicalize().ok());
    let Some(folder) = found else {
        let kind = FileKind::of(name).filter(|kind| kind.is_telling());
        if let Some(kind) = kind {
            let reason = kind.instead_of("the folder of a level");
            return Err(Failure::Problems(Problem::of_file(name, reason).into()));
        }
        let wanted = name.file_name().unwrap_or_default().to_string_lossy();
        let known = level_names();
        let hint = hint(&wanted, known.iter().map(String::as_str));
        let reason = format!("is not the folder of a level: it holds no {LEVEL_FILE}{hint}");
        return Err(Failure::Problems(Problem::of_file(name, reason).into()));
    };
    let home = root().canonicalize().unwrap_or_default();
    Ok(folder.strip_prefix(home).map(Path::to_owned).unwrap_or(folder))
}

/// The shelf of the player's recordings.
pub fn shelf() -> Shelf {
    Shelf::new(Home::of_user().recordings.unwrap_or_default())
}

/// The file of a recording: as it is written, or the one with this number on the player's shelf.
///
/// # Errors
///
/// There is neither such a file nor a fight of this number.
pub fn recording(name: &Path) -> Result<PathBuf, Failure> {
    let number = name.to_str().and_then(|name| name.parse::<u32>().ok());
    let Some(number) = number.filter(|_| !name.exists()) else {
        return Ok(name.to_owned());
    };
    let shelf = shelf();
    shelf.with_number(number).ok_or_else(|| {
        let reason =
            format!("the shelf holds no fight {number}: `klingentanz replay --list` names those it holds");
        Failure::Problems(Problem::of_file(shelf.folder(), reason).into())
    })
}

/// The names of the folders of levels of the game.
fn level_names() -> Vec<String> {
    let Ok(folders) = fs::read_dir(root().join("levels")) else {
        return Vec::new();
    };
    folders
        .filter_map(|folder| folder.ok()?.file_name().into_string().ok())
        .collect()
}

/// Seats from words such as `human` and `opponent`; humans are counted in the order in which they stand.
pub fn seats(words: &[SeatWord]) -> Vec<Seat> {
    let mut humans = 0;
    let seat = |word: &SeatWord| match word {
        SeatWord::Human => {
            humans += 1;
            Seat::Human(humans)
        }
        SeatWord::Opponent => Seat::Opponent,
        SeatWord::Novice => Seat::Eased(Difficulty::Novice),
        SeatWord::Easy => Seat::Eased(Difficulty::Easy),
        SeatWord::Fair => Seat::Eased(Difficulty::Fair),
        SeatWord::Deep => Seat::Deep,
        SeatWord::Greedy => Seat::Greedy,
        SeatWord::Script => Seat::Script,
    };
    words.iter().map(seat).collect()
}

/// Who plays a side, on the command line.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatWord {
    /// A human
    Human,
    /// The computer, one decision ahead
    #[value(alias = "careful")]
    Opponent,
    /// The same, misjudging what its answers are worth by up to 12 life points
    #[value(name = "careful@novice", alias = "opponent@novice")]
    Novice,
    /// The same, misjudging it by up to 6 life points
    #[value(name = "careful@easy", alias = "opponent@easy")]
    Easy,
    /// The same, misjudging it by up to 1.5 life points
    #[value(name = "careful@fair", alias = "opponent@fair")]
    Fair,
    /// The computer, trying out what may come of its answers
    Deep,
    /// The computer in a hurry
    Greedy,
    /// A file of intents
    Script,
}

/// The beginning of a fight on a level.
///
/// # Errors
///
/// There is no such level.
pub fn opening(
    folder: &Path,
    rules: &RuleWish,
    seats: Vec<Seat>,
    dice: DiceSource,
    practice: bool,
) -> Result<Opening, Failure> {
    Ok(Opening {
        level: level(folder)?,
        system: rules.system.clone(),
        modules: rules.modules(),
        seats,
        dealt: BTreeMap::new(),
        persons: BTreeMap::new(),
        left_out: BTreeSet::new(),
        own: None,
        dice,
        practice,
        swapped: false,
    })
}

/// The side with a number, counted from 1; none for a reader who knows everything.
///
/// # Errors
///
/// Wrong usage: there is no such side.
pub fn reader(world: &World, battle: Entity, number: Option<u8>) -> Result<Option<SideId>, Failure> {
    let Some(number) = number else { return Ok(None) };
    let count = world.get::<Sides>(battle).map_or(0, |sides| sides.iter().count());
    match number.checked_sub(1) {
        Some(side) if usize::from(side) < count => Ok(Some(SideId(side))),
        _ => {
            let reason = format!("the fight has {count} sides, counted from 1");
            let value = number.to_string();
            Err(Failure::Usage(vec![Failure::value(
                &value,
                "--side <N>",
                &reason,
            )]))
        }
    }
}

/// How a fight stands, as far as every command tells it at its end.
pub struct Standing {
    /// Whether it is over.
    pub over: bool,
    /// The round.
    pub round: u16,
    /// The state hash; none for a side that does not see everything: it would tell two fights apart that look the same to it.
    pub hash: Option<StateHash>,
}

impl Standing {
    /// The standing of a battle, for a side or for somebody who knows everything.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn of(world: &World, battle: Entity, reader: Option<SideId>) -> Self {
        let is_open = Witness::new(world, battle, reader).view().is_none();
        let clock = world.get::<Clock>(battle).copied().unwrap_or_default();
        Self {
            over: clock.over,
            round: clock.round,
            hash: is_open.then(|| world.get::<StateHash>(battle).copied().unwrap_or_default()),
        }
    }

    /// The rounds and the state hash, as the last line of a fight tells them.
    pub fn words(&self) -> Phrase {
        match self.hash {
            Some(hash) => Phrase::key("cli-hash").with("hash", Phrase::plain(hash.to_string())),
            None => Phrase::key("cli-rounds"),
        }
        .with("rounds", self.round)
    }
}

/// What stopped the dice of a fight, if something did: a script that ended too early, or a face that a die does not have.
///
/// # Errors
///
/// A sentence that names the face.
pub fn dice_fault(world: &World, battle: Entity) -> Result<(), String> {
    let error = world.get::<BattleDice>(battle).and_then(BattleDice::error);
    error.map_or(Ok(()), |error| Err(error.to_string()))
}

/// Complains if the dice of a fight failed, or if faces of a script are left over at its end.
///
/// # Errors
///
/// A sentence that names the faces.
pub fn settle_dice(world: &World, battle: Entity) -> Result<(), Failure> {
    dice_fault(world, battle)?;
    let left = world
        .get::<BattleDice>(battle)
        .map_or(&[][..], BattleDice::left_over);
    if left.is_empty() {
        return Ok(());
    }
    let faces: Vec<String> = left.iter().map(u8::to_string).collect();
    Err(Failure::Told(format!(
        "the dice script has faces left over: {}",
        faces.join(", ")
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn humans_are_counted_and_others_are_not() {
        let words = [SeatWord::Human, SeatWord::Opponent, SeatWord::Human];
        assert_eq!(seats(&words), [Seat::Human(1), Seat::Opponent, Seat::Human(2)]);
    }

    #[test]
    fn a_preset_is_found_however_it_is_capitalised() {
        assert_eq!(preset("basic"), "Basic");
        assert_eq!(preset("EXPERT"), "Expert");
        assert_eq!(preset(""), "");
    }
}
