//! What is hunted without a window: levels, maps, tilesets, templates, things, lessons, texts, recordings, intents.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::App;
use klingentanz::cli::{Intents, give_answer};
use klingentanz::content::{Arg, Language, Texts, helden};
use klingentanz::lesson::Lesson;
use klingentanz::level::Level;
use klingentanz::replay::{self, Opening, Recording};
use klingentanz::rules::SYSTEMS;

use crate::common;
use crate::hunt::hunt;

/// A folder in which a copy of the game could lie, removed when dropped.
struct Place(PathBuf);

impl Place {
    /// With a level `yard` in it: the small level of the tests, or the rich one.
    fn new(name: &str, map: &str) -> Self {
        let root = std::env::temp_dir().join(format!("klingentanz-fuzz-{name}-{}", std::process::id()));
        let place = Self(root);
        let small = common::root().join("tests/levels/small");
        let from = common::root().join("tests/levels").join(map);
        place.copy(&small.join("level.ron"), "levels/yard/level.ron");
        place.copy(&from.join("map.tmx"), "levels/yard/map.tmx");
        for file in fs::read_dir(&from).unwrap() {
            let file = file.unwrap().path();
            let name = file.file_name().unwrap().to_str().unwrap();
            if name.ends_with(".tsx") || name.ends_with(".tx") {
                place.copy(&file, &format!("assets/tiles/{name}"));
            }
        }
        for tileset in ["klingentanz.tsx", "klingentanz.png"] {
            place.copy(
                &common::root().join("assets/tiles").join(tileset),
                &format!("assets/tiles/{tileset}"),
            );
        }
        for picture in ["tiles.png", "sign.png", "tree.png"] {
            place.write(&format!("assets/tiles/{picture}"), b"a picture");
        }
        place
    }

    fn copy(&self, from: &Path, to: &str) {
        self.write(to, &fs::read(from).unwrap());
    }

    fn write(&self, name: &str, content: &[u8]) {
        let file = self.0.join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    }

    fn level(&self) -> PathBuf {
        self.0.join("levels/yard")
    }

    /// What is said about the level.
    fn said(&self) -> String {
        Level::load(&self.level()).map_or_else(|problems| problems.to_string(), |_| String::new())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The files of the levels of the game that have this name.
fn of_levels(name: &str) -> Vec<Vec<u8>> {
    let levels = fs::read_dir(common::root().join("levels")).unwrap();
    let mut files: Vec<PathBuf> = levels.map(|level| level.unwrap().path().join(name)).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read(file).ok()).collect()
}

fn of_tests(names: &[&str]) -> Vec<Vec<u8>> {
    let folder = common::root().join("tests/levels");
    names
        .iter()
        .map(|name| fs::read(folder.join(name)).unwrap())
        .collect()
}

/// Opens the fight of a level by every rule system that it names, as `check` does.
fn opened(app: &mut App, folder: &Path) -> String {
    let level = match Level::load(folder) {
        Ok(level) => level,
        Err(problems) => return problems.to_string(),
    };
    let mut said = String::new();
    for system in &level.rules {
        let opening = Opening {
            system: Some(system.clone()),
            seats: vec![klingentanz::battle::Seat::Script; 4],
            ..Opening::of_level(folder, 1)
        };
        match replay::open(app.world_mut(), &opening) {
            Ok(battle) => replay::discard(app.world_mut(), battle),
            Err(problems) => said += &problems.to_string(),
        }
    }
    said
}

/// Level files are read with the map of their level, and the fight is opened.
#[test]
fn whatever_a_level_file_says_is_read_or_refused() {
    let place = Place::new("level", "small");
    let mut seeds = Vec::new();
    for level in ["00-one-blow"].into_iter().chain(common::LEVELS) {
        let folder = common::root().join("levels").join(level);
        place.copy(&folder.join("map.tmx"), &format!("levels/yard/{level}.tmx"));
        let text = fs::read_to_string(folder.join("level.ron")).unwrap();
        assert!(text.contains("\"map.tmx\""), "{level}");
        seeds.push(
            text.replace("\"map.tmx\"", &format!("\"{level}.tmx\""))
                .into_bytes(),
        );
    }
    seeds.extend(of_tests(&["small/level.ron"]));
    let mut app = common::app();
    hunt("level", seeds, |input| {
        place.write("levels/yard/level.ron", input);
        opened(&mut app, &place.level())
    });
}

#[test]
fn whatever_a_map_says_is_read_or_refused() {
    let place = Place::new("map", "rich");
    let mut seeds = of_tests(&["rich/map.tmx", "small/map.tmx"]);
    seeds.extend(of_levels("map.tmx"));
    hunt("map", seeds, |input| {
        place.write("levels/yard/map.tmx", input);
        place.said()
    });
}

#[test]
fn whatever_a_tileset_says_is_read_or_refused() {
    let place = Place::new("tileset", "small");
    let seeds = of_tests(&["small/tiles.tsx", "rich/tiles.tsx", "rich/trees.tsx"]);
    hunt("tileset", seeds, |input| {
        place.write("assets/tiles/tiles.tsx", input);
        place.said()
    });
}

#[test]
fn whatever_a_template_says_is_read_or_refused() {
    let place = Place::new("template", "rich");
    hunt(
        "template",
        of_tests(&["rich/crenel.tx", "rich/torch.tx"]),
        |input| {
            place.write("assets/tiles/crenel.tx", input);
            place.said()
        },
    );
}

#[test]
fn whatever_stands_among_own_things_is_read_or_refused() {
    let place = Place::new("things", "small");
    hunt("things", Vec::new(), |input| {
        place.write("levels/yard/things.ron", input);
        place.said()
    });
}

#[test]
fn whatever_a_lesson_says_is_read_or_refused() {
    let place = Place::new("lesson", "small");
    hunt("lesson", of_levels("lesson.ron"), |input| {
        place.write("levels/yard/lesson.ron", input);
        Lesson::load(&place.level()).map_or_else(|problems| problems.to_string(), |_| String::new())
    });
}

/// Texts are read, and every text in them is said with a name and a number.
#[test]
fn whatever_a_text_says_is_read_or_refused() {
    let place = Place::new("texts", "small");
    for language in Language::ALL {
        place.write(&format!("assets/text/{}/a.ftl", language.code()), b"a = A\n");
    }
    let folder = common::root().join("assets/text/en");
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    // A few lines at a time, so that a change does not drown.
    let texts: Vec<String> = files
        .iter()
        .map(|file| fs::read_to_string(file).unwrap())
        .collect();
    let lines: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    let seeds = lines
        .chunks(20)
        .map(|lines| (lines.join("\n") + "\n").into_bytes())
        .collect();
    hunt("texts", seeds, |input| {
        place.write("assets/text/en/a.ftl", input);
        let texts = match Texts::load(&place.0) {
            Ok(texts) => texts,
            Err(problems) => return problems.to_string(),
        };
        let text = String::from_utf8_lossy(input);
        let keys = text.lines().filter_map(|line| line.split_once('='));
        let values = [
            ("name", Arg::from("Alrik")),
            ("count", Arg::number(-3)),
            ("value", Arg::number(i64::MAX)),
        ];
        let said = keys.map(|(key, _)| texts.say(Language::En, key.trim(), &values));
        said.collect::<String>().chars().take(100).collect()
    });
}

fn recordings() -> Vec<(Recording, Vec<u8>)> {
    let folder = fs::read_dir(common::root().join("tests/recordings")).unwrap();
    let mut files: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |file: &PathBuf| (replay::load(file).unwrap(), fs::read(file).unwrap());
    files.iter().map(read).collect()
}

/// Recordings are read and fought again as far as they go.
#[test]
fn whatever_a_recording_says_is_read_or_refused() {
    let place = Place::new("recording", "small");
    let file = place.0.join("recording.json");
    let mut app = common::app();
    // The beginning of a fight holds all kinds of fields, and is fought quickly.
    let short = |(mut recording, _): (Recording, Vec<u8>)| {
        recording.intents.truncate(12);
        serde_json::to_vec(&recording).unwrap()
    };
    hunt(
        "recording",
        recordings().into_iter().map(short).collect(),
        |input| {
            fs::write(&file, input).unwrap();
            let verdict =
                replay::load(&file).and_then(|recording| replay::verify(app.world_mut(), &recording));
            verdict.map_or_else(|problems| problems.to_string(), |verdict| format!("{verdict:?}"))
        },
    );
}

/// Intents are read, and answered to the fight that a remark on their first line names; what is refused is passed over.
#[test]
fn whatever_an_intent_says_is_answered_or_refused() {
    let place = Place::new("intents", "small");
    let file = place.0.join("intents.jsonl");
    let recordings = recordings();
    let opening = |recording: &Recording| Opening {
        seats: vec![klingentanz::battle::Seat::Script; 4],
        ..recording.opening.clone()
    };
    let seeds = recordings.iter().enumerate().map(|(number, (recording, _))| {
        let first = recording.intents.iter().take(30);
        let lines = first.map(|intent| {
            serde_json::json!({"fighter": intent.fighter, "choice": intent.choice}).to_string()
        });
        [format!("# {number}")]
            .into_iter()
            .chain(lines)
            .collect::<Vec<_>>()
            .join("\n")
            .into_bytes()
    });
    let mut app = common::app();
    hunt("intents", seeds.collect(), |input| {
        fs::write(&file, input).unwrap();
        let intents = match Intents::read(&file) {
            Ok(intents) => intents,
            Err(problems) => return problems.to_string(),
        };
        let number = input.get(2..).and_then(|rest| {
            rest.iter()
                .position(|byte| *byte == b'\n')
                .map(|end| &rest[..end])
        });
        let number: usize = number
            .and_then(|number| std::str::from_utf8(number).ok()?.parse().ok())
            .unwrap_or_default();
        let opening = opening(&recordings[number % recordings.len()].0);
        let battle = replay::open(app.world_mut(), &opening).unwrap();
        let mut said = String::new();
        for (_, intent) in intents.lines.iter().take(60) {
            let answer = give_answer(app.world_mut(), battle, None, intent);
            said += &answer.map_or_else(|refused| refused.reason, |()| "done ".to_owned());
        }
        replay::discard(app.world_mut(), battle);
        said
    });
}

/// Heroes are read and taken over by every rule system.
#[test]
fn whatever_a_hero_says_is_read_or_refused() {
    let place = Place::new("hero", "small");
    let file = place.0.join("hero.xml");
    let heroes = fs::read_dir(common::root().join("tests/heroes")).unwrap();
    let mut seeds: Vec<PathBuf> = heroes.map(|hero| hero.unwrap().path()).collect();
    seeds.retain(|seed| seed.extension().is_some_and(|ending| ending == "xml"));
    seeds.sort();
    let seeds = seeds.iter().map(|seed| fs::read(seed).unwrap()).collect();
    let app = common::app();
    hunt("hero", seeds, |input| {
        fs::write(&file, input).unwrap();
        let heroes = match helden::read(&file) {
            Ok(heroes) => heroes,
            Err(problems) => return problems.to_string(),
        };
        let each = heroes
            .iter()
            .flat_map(|hero| SYSTEMS.iter().map(move |system| (system, hero)));
        each.map(|(system, hero)| format!("{:?}", system.import(app.world(), hero, None)))
            .collect()
    });
}
