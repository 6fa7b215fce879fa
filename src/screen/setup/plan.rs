//! The fight that is being planned: the levels found, and what was chosen so far.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::heroes::Places;
use super::people::seats_of;
use crate::battle::{Difficulty, FighterId, ModuleWish, RuleSystem, Seat, Term};
use crate::content::{Problems, Words, root};
use crate::level::{LEVEL_FILE, Level};
use crate::replay::{Balance, Count, Opening};
use crate::rules::{self, Preset};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screen) enum Chair {
    /// A human.
    Human,
    /// The computer, looking one decision ahead.
    Thinking,
    /// The same, misjudging what its answers are worth.
    Eased(Difficulty),
    /// The computer, trying out what may come of its answers.
    Deep,
    /// The computer in a hurry.
    Hasty,
}

impl Chair {
    /// Who sits where a level has put a seat; a script that a level needs is the computer's here.
    const fn of(seat: &Seat) -> Self {
        match seat {
            Seat::Human(_) => Self::Human,
            Seat::Greedy => Self::Hasty,
            Seat::Eased(difficulty) => Self::Eased(*difficulty),
            Seat::Deep => Self::Deep,
            Seat::Opponent | Seat::Script => Self::Thinking,
        }
    }

    /// By the word of the command line.
    pub(in crate::screen) fn named(word: &str) -> Self {
        match word {
            "human" => Self::Human,
            "greedy" => Self::Hasty,
            "deep" => Self::Deep,
            "careful@novice" | "opponent@novice" => Self::Eased(Difficulty::Novice),
            "careful@easy" | "opponent@easy" => Self::Eased(Difficulty::Easy),
            "careful@fair" | "opponent@fair" => Self::Eased(Difficulty::Fair),
            _ => Self::Thinking,
        }
    }
}

/// A level found in the folder of the levels: read, or broken with all its problems.
pub(in crate::screen) struct Found {
    /// Its folder.
    pub folder: PathBuf,
    /// What was read.
    pub level: Result<Level, Problems>,
}

impl Found {
    /// The name of the folder.
    pub(super) fn name(&self) -> String {
        self.folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    }
}

/// The plan of the next fight.
#[derive(Resource, Default)]
pub(super) struct Plan {
    /// The levels, in the order of their folders.
    pub levels: Vec<Found>,
    /// Place of the chosen level.
    pub chosen: usize,
    /// Who plays each side.
    pub chairs: Vec<Chair>,
    /// Fighters whom another seat leads than that of their side.
    pub shares: BTreeMap<FighterId, u8>,
    /// The rule system; none where the level is broken, or until one is found that can play it.
    pub system: Option<Term>,
    /// The preset of its modules.
    pub preset: Preset,
    /// The modules that the player has switched himself; names no preset.
    pub own: ModuleWish,
    /// The rule systems by which the level can be played.
    pub systems: Vec<Term>,
    /// Who fights in the places of those whom the level names.
    pub places: Places,
    /// Who fights, side by side.
    pub cast: Vec<Vec<Arc<Words>>>,
    /// Whether these stand in, as the level names nobody for the rule system.
    pub stands_in: bool,
    /// The level and the rule system that the three above belong to.
    pub looked_up: Option<(usize, Option<Term>)>,
    /// The seed as it was typed.
    pub seed: String,
    /// Whether undo goes back over dice.
    pub practice: bool,
    /// How often the sides of the levels win.
    pub balance: Balance,
    /// Whether a level has been chosen, by whomever.
    is_begun: bool,
}

impl Plan {
    /// Reads the levels anew and keeps what was chosen before where it still fits.
    pub(super) fn refresh(&mut self) {
        self.looked_up = None;
        let before = self.levels.get(self.chosen).map(Found::name);
        self.levels = find_levels(&root().join("levels"));
        // A lesson has its own seats, rules and dice, and begins on the title.
        self.levels
            .retain(|found| found.level.as_ref().map_or(true, |level| level.lesson.is_none()));
        // From easy to hard; those that do not say how hard they are come after them, and broken ones last.
        self.levels.sort_by_key(|found| {
            let hard = found
                .level
                .as_ref()
                .map(|level| level.difficulty.unwrap_or(u8::MAX));
            (hard.is_err(), hard.unwrap_or_default())
        });
        self.balance = Balance::load(&root()).unwrap_or_else(|reason| {
            warn!("assets/balance.ron: {reason}");
            Balance::default()
        });
        let same = self.levels.iter().position(|found| Some(found.name()) == before);
        let whole = || self.levels.iter().position(|found| found.level.is_ok());
        let chosen = same.or_else(whole).unwrap_or(0);
        if same.is_none() || self.chairs.is_empty() {
            self.choose(chosen);
        }
        if self.seed.is_empty() {
            self.seed = new_seed().to_string();
        }
    }

    /// Chooses the level after the one that was fought last, if that fight is over, else the same one; not where the player has chosen.
    pub(super) fn go_on_after(&mut self, level: &Path, over: bool) {
        if std::mem::replace(&mut self.is_begun, true) {
            return;
        }
        let last = level.file_name().unwrap_or_default().to_string_lossy();
        let Some(place) = self.levels.iter().position(|found| found.name() == last) else {
            return;
        };
        let next = place + usize::from(over);
        let is_whole = |place: &usize| self.levels.get(*place).is_some_and(|found| found.level.is_ok());
        if let Some(next) = Some(next).filter(is_whole) {
            self.choose(next);
        }
    }

    /// How often the sides of a level win: of the chosen one by the rules chosen, of another by those that it wishes for. None where
    /// others fight than were counted, or by switches that no preset has.
    pub(super) fn count(&self, place: usize) -> Option<&Count> {
        let found = self.levels.get(place)?;
        let level = found.level.as_ref().ok()?;
        let counted = self.balance.of(&found.folder, &level.fingerprint())?;
        if place != self.chosen {
            let system = level.rules.iter().find_map(|name| rules::system(name))?;
            return counted.count(system.id(), wished(level, system));
        }
        let is_as_counted = self.changes() == 0 && self.places == Places::default();
        counted.count(self.system?, self.preset).filter(|_| is_as_counted)
    }

    /// Takes a level with its own seats, rules and preset.
    pub(super) fn choose(&mut self, place: usize) {
        self.chosen = place;
        self.places = Places::default();
        self.shares.clear();
        let Some(Found { level: Ok(level), .. }) = self.levels.get(place) else {
            self.chairs.clear();
            return;
        };
        self.chairs = level.sides.iter().map(|side| Chair::of(&side.seat)).collect();
        let known = level.rules.iter().find_map(|name| rules::system(name));
        self.system = None;
        if let Some(system) = known {
            self.take(system.id());
        }
    }

    /// Takes a rule system with the preset that the level wishes of it.
    pub(super) fn take(&mut self, system: Term) {
        if self.system != Some(system) {
            self.places = Places::default();
        }
        self.system = Some(system);
        let wish = self.level().zip(self.rules());
        let wish = wish.map(|(level, system)| wished(level, system));
        self.choose_preset(wish.unwrap_or_default());
    }

    /// Takes a preset as it is: the player's own switches go back.
    pub(super) fn choose_preset(&mut self, preset: Preset) {
        self.preset = preset;
        self.own = ModuleWish::default();
    }

    /// How many modules the player has switched himself.
    pub(super) fn changes(&self) -> usize {
        self.own.on.len() + self.own.off.len()
    }

    /// What the player wishes for the modules of the chosen rule system: the preset, and his own switches on top of it.
    pub(super) fn wish(&self) -> ModuleWish {
        ModuleWish {
            preset: Some(self.preset.name().to_owned()),
            ..self.own.clone()
        }
    }

    /// Gives a side to a human, or to the computer, which thinks unless it is in a hurry already.
    pub(super) fn seat(&mut self, side: usize, human: bool) {
        if let Some(chair) = self.chairs.get_mut(side) {
            *chair = match (human, *chair) {
                (true, _) => Chair::Human,
                (false, Chair::Human) => Chair::Thinking,
                (false, computer) => computer,
            };
        }
    }

    /// The human sides, each with the seats that can lead its fighters; the first of them leads whoever is dealt to nobody.
    pub(super) fn human_seats(&self) -> Vec<(usize, Vec<u8>)> {
        let is_human = |(_, chair): &(usize, &Chair)| **chair == Chair::Human;
        let humans: Vec<usize> = self
            .chairs
            .iter()
            .enumerate()
            .filter(is_human)
            .map(|(side, _)| side)
            .collect();
        let seats = seats_of(humans.len());
        humans.into_iter().zip(seats).collect()
    }

    /// The seat that leads a fighter of a side; none where the computer does.
    pub(super) fn seat_of(&self, fighter: FighterId, side: usize) -> Option<u8> {
        let (_, seats) = self.human_seats().into_iter().find(|(human, _)| *human == side)?;
        let dealt = self.shares.get(&fighter).filter(|seat| seats.contains(seat));
        dealt.or(seats.first()).copied()
    }

    /// Gives a fighter of a side to a seat. Nobody leads fighters of two sides: those of another one go back to their own seat.
    pub(super) fn deal(&mut self, fighter: FighterId, side: usize, seat: u8) {
        let fighters = self.level().map_or(&[][..], |level| &level.fighters);
        let others = fighters.iter().filter(|other| usize::from(other.side.0) != side);
        let others: Vec<FighterId> = others.map(|other| other.id).collect();
        self.shares
            .retain(|other, dealt| *dealt != seat || !others.contains(other));
        self.shares.insert(fighter, seat);
    }

    /// Who leads whom where people share a side.
    pub(super) fn seating(&self) -> BTreeMap<FighterId, u8> {
        let fighters = self.level().map_or(&[][..], |level| &level.fighters);
        let dealt = fighters.iter().filter_map(|fighter| {
            let seat = self.seat_of(fighter.id, usize::from(fighter.side.0))?;
            (self.shares.get(&fighter.id) == Some(&seat)).then_some((fighter.id, seat))
        });
        dealt.collect()
    }

    /// The chosen level, if it is whole.
    pub(super) fn level(&self) -> Option<&Level> {
        self.levels.get(self.chosen)?.level.as_ref().ok()
    }

    /// The chosen rule system.
    pub(super) fn rules(&self) -> Option<&'static dyn RuleSystem> {
        rules::system(self.system?.0)
    }

    /// The plan as the beginning of a fight; none while the level is broken.
    pub(super) fn opening(&self) -> Option<Opening> {
        let level = self.level()?;
        let mut opening = Opening {
            system: Some(self.rules()?.id().0.to_owned()),
            modules: self.wish(),
            seats: seats(&self.chairs),
            dealt: self.seating(),
            practice: self.practice,
            left_out: self.places.away.clone(),
            ..Opening::of_level(&level.folder, seed_of(&self.seed))
        };
        self.places.recast(&mut opening.persons);
        Some(opening)
    }
}

/// The preset that a level wishes of a rule system.
fn wished(level: &Level, system: &dyn RuleSystem) -> Preset {
    let modules = level.modules.get(system.level_name());
    let named = modules.and_then(|modules| modules.wish.preset.as_deref());
    named.and_then(Preset::named).unwrap_or_default()
}

/// The seats of the sides: humans are counted from 1.
pub(in crate::screen) fn seats(chairs: &[Chair]) -> Vec<Seat> {
    let mut humans = 0;
    let seat = |chair: &Chair| match chair {
        Chair::Human => {
            humans += 1;
            Seat::Human(humans)
        }
        Chair::Thinking => Seat::Opponent,
        Chair::Eased(difficulty) => Seat::Eased(*difficulty),
        Chair::Deep => Seat::Deep,
        Chair::Hasty => Seat::Greedy,
    };
    chairs.iter().map(seat).collect()
}

/// The number that was typed; a line without one stands for a seed that nobody knows before.
fn seed_of(typed: &str) -> u64 {
    typed.parse().unwrap_or_else(|_| new_seed())
}

/// A seed that nobody knows before, short enough to be read out to a friend.
pub(in crate::screen) fn new_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(()) % 1_000_000_000
}

/// The folders with a level file, in the order of their names.
pub(in crate::screen) fn find_levels(folder: &Path) -> Vec<Found> {
    let mut folders: Vec<PathBuf> = fs::read_dir(folder)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    folders.retain(|folder| folder.join(LEVEL_FILE).is_file());
    folders.sort();
    folders
        .into_iter()
        .map(|folder| Found {
            level: Level::load(&folder),
            folder,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn humans_are_seated_in_the_order_of_their_sides() {
        let chairs = ["opponent", "human", "greedy", "human"].map(Chair::named);
        assert_eq!(
            seats(&chairs),
            [Seat::Opponent, Seat::Human(1), Seat::Greedy, Seat::Human(2)]
        );
    }

    #[test]
    fn a_seed_is_what_was_typed_and_any_number_where_nothing_was() {
        assert_eq!(seed_of("7"), 7);
        // The line takes 19 figures, which is always less than the largest number.
        assert_eq!(seed_of("9999999999999999999"), 9_999_999_999_999_999_999);
        assert!(seed_of("") < 1_000_000_000);
    }

    #[test]
    fn a_seat_leads_fighters_of_one_side_only() {
        let mut plan = Plan::default();
        plan.refresh();
        let tavern = plan.levels.iter().position(|found| found.name() == "02-tavern");
        plan.choose(tavern.expect("the tavern is a level"));
        plan.chairs = vec![Chair::Human; 2];
        plan.deal(FighterId(2), 0, 3);
        assert_eq!(plan.seating(), [(FighterId(2), 3)].into());
        // The third and the fourth stand on different sides.
        plan.deal(FighterId(4), 1, 3);
        assert_eq!(plan.seating(), [(FighterId(4), 3)].into());
        assert_eq!(plan.seat_of(FighterId(2), 0), Some(1));
        assert_eq!(plan.seat_of(FighterId(5), 1), Some(2));
        plan.chairs[1] = Chair::Thinking;
        assert!(plan.seating().is_empty(), "the computer shares with nobody");
    }

    #[test]
    fn the_levels_of_the_game_are_found_and_whole() {
        let mut plan = Plan::default();
        plan.refresh();
        let broken: Vec<_> = plan
            .levels
            .iter()
            .filter_map(|found| found.level.as_ref().err())
            .collect();
        assert!(plan.levels.len() >= 3 && broken.is_empty(), "{broken:?}");
        let opening = plan.opening().expect("the first level is chosen");
        assert!(opening.level.ends_with("01-courtyard"));
        assert_eq!(opening.seats, [Seat::Human(1), Seat::Opponent]);
    }
}
