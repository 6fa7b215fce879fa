//! A soak: random legal fights on every level, with everything that must always be true looked at after every step.
//!
//! The optimised build fights five thousand by each preset on each level by the rules of the fourth edition and 1,000 by those of the
//! success pool (`scripts/test soak`), the build of the quick checks the first few of the same, by their seeds. These words in the
//! environment name a part of them, in any build:
//!
//! - `KLINGENTANZ_SOAK_LEVELS=05-bridge,12-cave`: these levels alone.
//! - `KLINGENTANZ_SOAK_PRESETS=Basic,Expert`: these presets alone, where a system has several.
//! - `KLINGENTANZ_SOAK_FIGHTS=1000..2000`: the fights with these seeds, on each level and by each preset.
//!
//! A name behind the program picks tests as always: `random_fights` leaves out the modules switched by themselves.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

mod common;
#[path = "secrets/page.rs"]
mod page;
#[path = "soak/truth/mod.rs"]
mod truth;
#[path = "secrets/twins.rs"]
mod twins;
#[path = "soak/watch.rs"]
mod watch;
#[path = "soak/watchdog.rs"]
mod watchdog;

use std::ops::Range;
use std::sync::OnceLock;
use std::time::Instant;

use bevy::prelude::*;
use common::chance::{answer, pick};
use common::switch;
use klingentanz::battle::{
    BattleDice, Choice, Clock, FighterId, ModuleWish, RuleSystem, SideId, StateHash, settle,
};
use klingentanz::content::Texts;
use klingentanz::dice::SeededDice;
use klingentanz::replay::{self, DiceSource, Opening, Prepared};
use klingentanz::rules::{Module, Preset, Registry, Switch};
use truth::Truth;
use watch::Watch;

/// Fights on each level by each preset of a rule system in the optimised build.
const FIGHTS: [(&str, u64); 3] = [("dsa41", 5000), ("pool", 1000), ("d20", 1000)];

/// Everything that is offered is accepted; one of it is chosen.
fn choose(app: &App, battle: Entity, fighter: FighterId, dice: &mut SeededDice) -> Choice {
    let system: &dyn RuleSystem = common::system(app, battle);
    let offers = system.offers(app.world(), battle);
    let choices: Vec<Choice> = offers
        .iter()
        .map(|offer| answer(app, battle, offer, dice))
        .collect();
    for choice in &choices {
        let verdict = system.judge(app.world(), battle, fighter, choice);
        assert_eq!(verdict, Ok(()), "{choice:?} was offered");
    }
    // Whoever gives up ends the fight: that happens, but seldom.
    let gives_up = |choice: &Choice| choice.term().is_some_and(|term| term.0 == "surrender");
    let is_weary = pick(dice, 200) == 0;
    let choices: Vec<_> = choices
        .iter()
        .filter(|choice| is_weary || !gives_up(choice))
        .collect();
    choices[pick(dice, choices.len())].clone()
}

/// Fights at random until it is over, with everything looked at after every step.
fn fight_out(app: &mut App, prepared: &mut Prepared, seed: u64, place: &str) {
    let _place = Place(place);
    prepared.muster.dice = BattleDice::seeded(seed);
    let battle = prepared.system.muster(app.world_mut(), &prepared.muster);
    let battle = battle.unwrap_or_else(|problems| panic!("{problems}"));
    // Nobody here compares states, and without the component no time is spent on them.
    app.world_mut().entity_mut(battle).remove::<StateHash>();
    let mut truth = is_read(seed).then(|| Truth::of(app, battle, texts()));
    settle(app.world_mut(), battle);
    if let Some(truth) = &mut truth {
        truth.read(app, battle, place);
    }
    let mut dice = SeededDice::new(seed ^ 0x5eed);
    let mut watch = Watch::default();
    while let Some(question) = common::question(app, battle) {
        let choice = choose(app, battle, question.fighter, &mut dice);
        common::play(app, battle, question.fighter.0, choice);
        watch.look(app, battle, place);
        if let Some(truth) = &mut truth {
            truth.read(app, battle, place);
        }
    }
    assert!(
        app.world().get::<Clock>(battle).unwrap().over,
        "{place}: the fight stopped without an end"
    );
    assert_eq!(
        app.world().get::<BattleDice>(battle).unwrap().error(),
        None,
        "{place}"
    );
    replay::discard(app.world_mut(), battle);
}

/// Whether what a fight tells is read word by word, which takes longer than to fight it: the first few, and each 25th.
const fn is_read(seed: u64) -> bool {
    seed < 20 || seed.is_multiple_of(25)
}

/// The texts of the game.
fn texts() -> &'static Texts {
    static READ: OnceLock<Texts> = OnceLock::new();
    READ.get_or_init(|| Texts::load(common::root()).unwrap_or_else(|problems| panic!("{problems}")))
}

/// Says which fight was under way when something in it panicked.
struct Place<'a>(&'a str);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this happened in {}", self.0);
        }
    }
}

/// Whether the environment means this one of them: it does where it names none.
fn is_meant<'a>(variable: &str, name: &str, all: impl Iterator<Item = &'a str> + Clone) -> bool {
    let Ok(list) = std::env::var(variable) else {
        return true;
    };
    let unknown = list.split(',').find(|one| all.clone().all(|known| known != *one));
    assert_eq!(unknown, None, "{variable} names what is not there");
    list.split(',').any(|one| one == name)
}

/// The seeds of the fights: those that are named, or all of them in the optimised build and a few where every step is checked for
/// overflow.
fn seeds(system: &str, few: u64) -> Range<u64> {
    let Ok(named) = std::env::var("KLINGENTANZ_SOAK_FIGHTS") else {
        let all = FIGHTS.iter().find(|(known, _)| *known == system).unwrap().1;
        return 0..if cfg!(debug_assertions) { few } else { all };
    };
    let (first, end) = named.split_once("..").expect("fights are named as 1000..2000");
    first.parse().unwrap()..end.parse().unwrap()
}

/// Fights on a level by each of the presets that are meant.
fn soak(system: &str, level: &str, few: u64) {
    let levels = SHORT.into_iter().chain(common::LEVELS);
    if !is_meant("KLINGENTANZ_SOAK_LEVELS", level, levels) {
        return;
    }
    let registry = Registry::load(&common::root().join("assets/rules").join(system)).unwrap();
    let presets = registry.presets();
    let is_one = presets.len() == 1;
    let names = Preset::ALL.map(Preset::name).into_iter();
    let is_wanted =
        |preset: &Preset| is_one || is_meant("KLINGENTANZ_SOAK_PRESETS", preset.name(), names.clone());
    let mut app = common::app();
    for preset in presets.into_iter().filter(is_wanted) {
        let start = Instant::now();
        let seeds = seeds(system, few);
        let opening = common::opening_with((system, preset), level, DiceSource::Seed(0));
        let mut prepared = common::prepared(&app, &opening);
        for seed in seeds.clone() {
            let place = format!("{system}, {level}, {}, seed {seed}", preset.name());
            fight_out(&mut app, &mut prepared, seed, &place);
        }
        println!(
            "{system}, {level}, {}: fights {seeds:?} in {:.0?}",
            preset.name(),
            start.elapsed()
        );
    }
}

#[test]
fn random_fights_of_the_lesson_keep_their_bounds_and_end() {
    soak("dsa41", "00-one-blow", 40);
}

#[test]
fn random_fights_in_the_courtyard_keep_their_bounds_and_end() {
    soak("dsa41", "01-courtyard", 15);
}

#[test]
fn random_fights_in_the_tavern_keep_their_bounds_and_end() {
    soak("dsa41", "02-tavern", 5);
}

#[test]
fn random_fights_in_the_field_keep_their_bounds_and_end() {
    soak("dsa41", "03-field", 2);
}

#[test]
fn random_fights_in_every_other_level_keep_their_bounds_and_end() {
    for level in &common::LEVELS[3..] {
        soak("dsa41", level, 1);
    }
}

#[test]
fn random_fights_by_the_success_pool_rules_keep_their_bounds_and_end() {
    for level in common::LEVELS {
        soak("pool", level, if level == "01-courtyard" { 7 } else { 1 });
    }
}

#[test]
fn random_fights_by_the_d20_rules_keep_their_bounds_and_end() {
    for level in common::LEVELS {
        soak("d20", level, 1);
    }
}

/// Fights of each side on each level by each preset of a rule system that are compared in the optimised build with those that differ from
/// them only in what the side does not know.
const TWINS: [(&str, u64); 3] = [("dsa41", 60), ("pool", 60), ("d20", 60)];

#[test]
fn no_side_can_tell_fights_apart_that_differ_in_what_it_does_not_know() {
    for (system, count) in TWINS {
        let registry = Registry::load(&common::root().join("assets/rules").join(system)).unwrap();
        let (start, mut fights, mut compared, mut leaks) = (Instant::now(), 0, 0, 0);
        for level in common::LEVELS {
            if !is_meant(
                "KLINGENTANZ_SOAK_LEVELS",
                level,
                SHORT.into_iter().chain(common::LEVELS),
            ) {
                continue;
            }
            for preset in registry.presets() {
                for (seed, side) in twin_seeds(count).flat_map(|seed| [(seed, SideId(0)), (seed, SideId(1))])
                {
                    let case = twins::Case {
                        system,
                        preset,
                        level,
                        side,
                        seed,
                    };
                    fights += 1;
                    match twins::compare(case) {
                        Ok(decisions) => compared += decisions,
                        Err(leak) => {
                            leaks += 1;
                            println!("told apart: {leak}");
                        }
                    }
                }
            }
        }
        println!(
            "{system}: {compared} decisions of {fights} fights compared in {:.0?}",
            start.elapsed()
        );
        assert_eq!(leaks, 0, "of {fights} fights by {system} can be told apart");
    }
}

/// The seeds of the fights that are compared: those that are named, or all in the optimised build; the quick checks compare theirs in
/// `tests/secrets`.
fn twin_seeds(all: u64) -> Range<u64> {
    let named = std::env::var("KLINGENTANZ_SOAK_FIGHTS").ok();
    let named = named.as_deref().and_then(|named| named.split_once(".."));
    match named {
        Some((first, end)) => first.parse().unwrap()..end.parse().unwrap(),
        None if cfg!(debug_assertions) => 0..0,
        // The first are those of the quick checks.
        None => 0..all,
    }
}

/// Fights between policies of the computer on each level by each preset of a rule system, in the optimised build.
const BETWEEN_POLICIES: u64 = 200;

#[test]
fn fights_between_all_policies_of_the_computer_come_to_an_end() {
    let mut app = common::app();
    for (system, _) in FIGHTS {
        let registry = Registry::load(&common::root().join("assets/rules").join(system)).unwrap();
        for (place, level) in common::LEVELS.into_iter().enumerate() {
            let levels = SHORT.into_iter().chain(common::LEVELS);
            if !is_meant("KLINGENTANZ_SOAK_LEVELS", level, levels) {
                continue;
            }
            for preset in policy_presets(&registry, place) {
                let start = Instant::now();
                let seeds = policy_seeds(place as u64);
                let report = watchdog::fight_out(&mut app, (system, preset), level, seeds);
                let name = preset.name();
                println!("{system}, {level}, {name}: {report:?} in {:.0?}", start.elapsed());
                assert_eq!(
                    report.dragged, [0; 0],
                    "{system}, {level}, {name}: the seeds of fights that drag"
                );
                assert_eq!(
                    report.still, [0; 0],
                    "{system}, {level}, {name}: the seeds of fights that stand still"
                );
            }
        }
    }
}

/// The presets by which policies fight on a level: those that are meant, in the quick checks another one on each level.
fn policy_presets(registry: &Registry, level: usize) -> Vec<Preset> {
    let presets = registry.presets();
    let names = Preset::ALL.map(Preset::name).into_iter();
    let is_wanted = |preset: &Preset| {
        presets.len() == 1 || is_meant("KLINGENTANZ_SOAK_PRESETS", preset.name(), names.clone())
    };
    let has_turn = |place: usize| !cfg!(debug_assertions) || place == level % presets.len();
    let in_turn = presets.iter().enumerate().filter(|(place, _)| has_turn(*place));
    in_turn.map(|(_, preset)| *preset).filter(is_wanted).collect()
}

/// The seeds of the fights between policies: those that are named, or all in the optimised build; else one of each level, another pair of
/// policies on each.
fn policy_seeds(level: u64) -> Range<u64> {
    let named = std::env::var("KLINGENTANZ_SOAK_FIGHTS").ok();
    let named = named.as_deref().and_then(|named| named.split_once(".."));
    match named {
        Some((first, end)) => first.parse().unwrap()..end.parse().unwrap(),
        None if cfg!(debug_assertions) => 5 * level..5 * level + 1,
        None => 0..BETWEEN_POLICIES,
    }
}

/// Fights with each module switched the other way: on each level in the optimised build.
const SWITCHED_FIGHTS: u64 = 2;

/// The level on which the checked build fights one of them each: its fights are the shortest.
const SHORT: [&str; 1] = ["00-one-blow"];

/// A preset with one module switched the other way, and with what goes with it: what it needs, and without what it excludes; or without
/// what needs it.
fn switched(registry: &Registry, preset: Preset, module: &Module) -> ModuleWish {
    let wish = if *module.presets.of(preset) == Switch::Off {
        switch::with(registry, module)
    } else {
        switch::without(registry, module)
    };
    ModuleWish {
        preset: Some(preset.name().to_owned()),
        ..wish
    }
}

#[test]
fn every_module_can_be_switched_by_itself() {
    let registry = Registry::load(&common::root().join("assets/rules/dsa41")).unwrap();
    let mut app = common::app();
    let start = Instant::now();
    let mut seed = 0;
    for preset in Preset::ALL {
        for module in registry
            .modules
            .values()
            .filter(|module| module.id.as_str() != "base")
        {
            let wish = switched(&registry, preset, module);
            let (levels, fights) = if cfg!(debug_assertions) {
                (&SHORT[..], 1)
            } else {
                (&common::LEVELS[..], SWITCHED_FIGHTS)
            };
            for level in levels {
                let opening = Opening {
                    modules: wish.clone(),
                    ..common::opening_by("dsa41", level, DiceSource::Seed(0))
                };
                let mut prepared = common::prepared(&app, &opening);
                for _ in 0..fights {
                    seed += 1;
                    let place = format!("{level}, seed {seed}, {wish:?}");
                    fight_out(&mut app, &mut prepared, seed, &place);
                }
            }
        }
    }
    println!("every module by itself: {seed} fights in {:.0?}", start.elapsed());
}
