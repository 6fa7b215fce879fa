//! A level that names nobody for a rule system is played by persons who stand in, and the recording keeps who they were.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use bevy::prelude::*;
use klingentanz::battle::{Fighter, FighterId, Roster, Seat, SideId, System};
use klingentanz::level::Level;
use klingentanz::replay::{self, Opening, Recording, Verdict};
use klingentanz::rules::SYSTEMS;

use crate::common;

/// A copy of a level of the game that names its fighters for rules that nobody knows.
struct Foreign(PathBuf);

impl Foreign {
    fn of(level: &str) -> Self {
        let home = env::temp_dir().join(format!("klingentanz-foreign-{}-{level}", process::id()));
        let copy = |from: &Path, to: &Path| {
            fs::create_dir_all(to).unwrap();
            for file in fs::read_dir(from).unwrap() {
                let file = file.unwrap().path();
                if file.is_file() {
                    fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
                }
            }
        };
        copy(&common::root().join("assets/tiles"), &home.join("assets/tiles"));
        let folder = home.join("levels").join(level);
        copy(&common::root().join("levels").join(level), &folder);
        let text = fs::read_to_string(folder.join("level.ron")).unwrap();
        fs::write(folder.join("level.ron"), text.replace("Dsa41", "Elsewhere")).unwrap();
        Self(folder)
    }

    fn opening(&self) -> Opening {
        Opening {
            seats: vec![Seat::Greedy; 4],
            ..Opening::of_level(&self.0, 3)
        }
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(self.0.join("../.."));
    }
}

/// The names of the fighters of a side, in order of the alphabet.
fn names(app: &App, battle: Entity, side: u8) -> Vec<String> {
    let world = app.world();
    let System(system) = world.get::<System>(battle).unwrap();
    let roster = world.get::<Roster>(battle).unwrap();
    let theirs = roster
        .iter()
        .filter(|(_, entity)| world.get::<Fighter>(*entity).unwrap().side == SideId(side));
    let mut names: Vec<_> = theirs
        .map(|(_, entity)| system.readout(world, entity).name.en.clone())
        .collect();
    names.sort();
    names
}

#[test]
fn a_level_for_other_rules_is_fought_by_sides_of_equal_points() {
    let foreign = Foreign::of("13-market");
    let level = Level::load(&foreign.0).unwrap();
    for system in SYSTEMS {
        let mut app = common::app();
        let found = replay::systems(app.world(), &level);
        assert!(found.iter().any(|known| known.id() == system.id()));
        let opening = Opening {
            system: Some(system.id().0.to_owned()),
            ..foreign.opening()
        };
        let battle = common::open(&mut app, &opening);
        // Who is who's equal is for the rules to say: their own tests count the points.
        let sizes = [0, 1].map(|side| names(&app, battle, side).len());
        assert_eq!(sizes, [4, 4], "{}", system.id());
    }
}

#[test]
fn a_recording_keeps_who_stood_in() {
    let foreign = Foreign::of("03-field");
    let mut app = common::app();
    let battle = common::open(&mut app, &foreign.opening());
    let recording = Recording::of(app.world(), battle).unwrap();
    let kept = &recording.opening;
    assert_eq!(kept.system.as_deref(), Some(SYSTEMS[0].id().0));
    let everybody = app.world().get::<Roster>(battle).unwrap().len();
    assert_eq!(kept.persons.len(), everybody);
    let text = serde_json::to_string(&recording).unwrap();
    assert_eq!(serde_json::from_str::<Recording>(&text).unwrap(), recording);
    let verdict = replay::verify(app.world_mut(), &recording).unwrap();
    assert!(matches!(verdict, Verdict::Same(_)), "{verdict:?}");
    // Had another stood in, the fight would be another.
    let mut other = recording.clone();
    let last = other.opening.persons.values().last().unwrap().clone();
    let first = other.opening.persons.values_mut().next().unwrap();
    assert_ne!(*first, last);
    *first = last;
    let verdict = replay::verify(app.world_mut(), &other).unwrap();
    assert_eq!(verdict, Verdict::DiffersAtStart);
}

#[test]
fn somebody_may_fight_in_the_place_of_a_fighter_of_the_level() {
    let mut app = common::app();
    let own = Opening::of_level(common::root().join("levels/01-courtyard"), 1);
    let battle = common::open(&mut app, &own);
    let recording = Recording::of(app.world(), battle).unwrap();
    assert!(recording.opening.persons.is_empty() && recording.opening.system.is_none());
    let foe = names(&app, battle, 1).remove(0);
    let level = Level::load(&own.level).unwrap();
    let theirs = level
        .fighters
        .iter()
        .find(|fighter| fighter.side == SideId(1))
        .unwrap();
    let person = theirs.person.values().next().unwrap().text.clone();
    let swapped = Opening {
        persons: [(FighterId(1), person)].into(),
        ..own
    };
    let battle = common::open(&mut app, &swapped);
    assert!(names(&app, battle, 0).contains(&foe));
}
