//! What `docs/levels.md` says is true: its example can be played, and it leaves out no name.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use klingentanz::HeadlessPlugin;
use klingentanz::battle::{BattleDice, Muster, TableSet};
use klingentanz::board::{Catalogue, DoorState, Footing, Harm, Material, RoomMark, Terrain, Word};
use klingentanz::content::budget::Cost;
use klingentanz::level::{LEVEL_FILE as LEVEL_RON, Level, level_schema};
use klingentanz::rules::SYSTEMS;

use crate::folder::{LEVEL_FILE, LevelFolder};

fn document() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/levels.md");
    fs::read_to_string(file).expect("the document is there")
}

/// Musters the fighters of a level with its first rule system, as the game does before a battle.
fn muster(level: &Level) {
    let system = SYSTEMS
        .iter()
        .find(|system| system.level_name() == level.rules[0])
        .expect("a rule system of the game");
    let mut app = App::new();
    app.add_plugins(HeadlessPlugin);
    let world = app.world_mut();
    system
        .load(world, Path::new(env!("CARGO_MANIFEST_DIR")))
        .unwrap_or_else(|problems| panic!("{problems}"));
    let wish = level
        .modules
        .get(&level.rules[0])
        .map(|modules| modules.wish.clone())
        .unwrap_or_default();
    let muster = Muster {
        file: level.folder.join(LEVEL_RON),
        board: level.board.clone(),
        setting: level.setting(&level.rules[0]),
        sides: level.battle_sides(),
        fighters: level.recruits(&level.rules[0]).expect("the level supports it"),
        modules: system.modules(world, &wish).expect("the modules are known"),
        tables: TableSet::default(),
        dice: BattleDice::seeded(7),
        start: level.start,
        last_round: 200,
    };
    system
        .muster(world, &muster)
        .unwrap_or_else(|problems| panic!("{problems}"));
}

#[test]
fn the_example_of_the_document_can_be_played() {
    let document = document();
    let (_, after) = document.split_once("## A complete level").expect("the chapter");
    let (_, example) = after.split_once("```ron\n").expect("the example");
    let (example, _) = example.split_once("```").expect("its end");
    let folder = LevelFolder::new();
    folder.write(LEVEL_FILE, example);
    let level = folder.load().unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(level.start, Some((2, 14)));
    muster(&level);
}

#[test]
fn the_rules_know_everybody_in_the_levels_of_the_game() {
    let levels = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels");
    let folders = std::fs::read_dir(levels).expect("the folder of the levels");
    let folders: Vec<_> = folders
        .map(|folder| folder.expect("a level").path())
        .filter(|folder| folder.join("level.ron").exists())
        .collect();
    assert!(folders.len() >= 14);
    for folder in folders {
        muster(&Level::load(&folder).unwrap_or_else(|problems| panic!("{problems}")));
    }
}

fn names<W: Word>() -> Vec<String> {
    W::ALL.iter().map(|word| word.name().to_owned()).collect()
}

#[test]
fn the_document_leaves_out_no_name() {
    let schema = level_schema();
    let fields = schema["properties"]
        .as_object()
        .expect("fields")
        .keys()
        .cloned()
        .collect();
    let things = Catalogue::default().names().map(str::to_owned).collect();
    let lists: [Vec<String>; 8] = [
        fields,
        things,
        names::<Terrain>(),
        names::<Footing>(),
        names::<RoomMark>(),
        names::<Harm>(),
        names::<Material>(),
        names::<DoorState>(),
    ];
    let document = document();
    for name in lists.iter().flatten() {
        assert!(
            document.contains(&format!("`{name}`")),
            "docs/levels.md does not name `{name}`"
        );
    }
}

#[test]
fn the_document_names_every_limit() {
    let document = document();
    for cost in Cost::ALL {
        let limit = format!("| {}", cost.most());
        assert!(document.contains(&limit), "{cost:?}: {limit}");
    }
}

/// The chapter of a document that begins with a heading, up to the next heading of its rank or a higher one.
fn chapter<'d>(document: &'d str, heading: &str) -> &'d str {
    let (_, after) = document
        .split_once(&format!("\n{heading}\n"))
        .unwrap_or_else(|| panic!("docs/levels.md has no `{heading}`"));
    let rank = heading.find(' ').expect("a heading");
    let ends = (1..=rank).filter_map(|rank| after.find(&format!("\n{} ", "#".repeat(rank))));
    &after[..ends.min().unwrap_or(after.len())]
}

/// The names that a part of a schema allows: fields of a struct, or words of an enum.
fn names_in(schema: &serde_json::Value) -> Vec<String> {
    let keys = |object: &serde_json::Value| -> Vec<String> {
        let object = object["properties"].as_object();
        object
            .into_iter()
            .flat_map(|fields| fields.keys().cloned())
            .collect()
    };
    let mut names = keys(schema);
    for variant in schema["oneOf"].as_array().into_iter().flatten().chain([schema]) {
        names.extend(variant["const"].as_str().map(str::to_owned));
        let words = variant["enum"].as_array().into_iter().flatten();
        names.extend(words.filter_map(|word| word.as_str().map(str::to_owned)));
        names.extend(keys(variant));
        let inner = variant["properties"].as_object().into_iter().flatten();
        names.extend(inner.flat_map(|(_, fields)| keys(fields)));
    }
    names
}

/// The row of a table that begins with a name; a row may begin with several.
fn row<'d>(chapter: &'d str, name: &str) -> Option<&'d str> {
    chapter.lines().find(|line| {
        let first = line.split('|').nth(1).unwrap_or_default();
        line.starts_with('|') && first.contains(&format!("`{name}`"))
    })
}

#[test]
fn every_field_of_a_person_and_of_a_start_is_described() {
    let document = document();
    let titles = [
        "### Persons of the fourth edition",
        "### Persons of the success pools",
        "### Persons of the d20 rules",
    ];
    for (system, title) in SYSTEMS.iter().zip(titles) {
        let start = format!("#### `start` for `{}`", system.level_name());
        // Whoever is a chapter of his own has a row for each field; parts have one for all of theirs.
        let own = |part: &str| match part {
            "Person" => Some("#### `Inline`".to_owned()),
            "Creature" => Some("#### `Creature`".to_owned()),
            "Start" => Some(start.clone()),
            _ => None,
        };
        let of_system = chapter(&document, title);
        let schemas = system.schemas();
        let roots = ["PersonFile", "Start"].into_iter().zip(&schemas);
        let parts = schemas
            .iter()
            .flat_map(|schema| schema["$defs"].as_object())
            .flatten();
        let parts = parts.map(|(part, schema)| (part.as_str(), schema));
        let mut seen = 0;
        for (part, schema) in roots.chain(parts) {
            for name in names_in(schema) {
                seen += 1;
                let found = match own(part) {
                    Some(heading) => row(chapter(of_system, &heading), &name),
                    None if part == "PersonFile" => Some(of_system),
                    None => row(of_system, part),
                };
                let mentioned = |text: &str| {
                    let begins = text.match_indices(&name).map(|(at, _)| &text[at + name.len()..]);
                    begins
                        .into_iter()
                        .any(|rest| !rest.starts_with(|next: char| next.is_ascii_alphanumeric()))
                };
                assert!(
                    found.is_some_and(mentioned),
                    "{}: docs/levels.md does not tell of `{name}` of `{part}`",
                    system.level_name()
                );
            }
        }
        assert!(seen > 40, "only {seen} names");
    }
}

#[test]
fn every_start_that_the_document_shows_can_be_read() {
    let document = document();
    let pool = chapter(&document, "#### `start` for `Pool`");
    let (_, example) = pool.split_once("start: ").expect("the example");
    let (example, _) = example.split_once("\n```").expect("its end");
    let folder = LevelFolder::new();
    let level =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/01-courtyard/level.ron"))
            .expect("a level");
    // Lysandre throws knives.
    let level = level
        .replace("rules: Dsa41", "rules: Pool")
        .replace("modules: { Dsa41: (preset: \"Basic\") },", "")
        .replace("start: { Dsa41: (style: 1) }", &format!("start: {example}"))
        .replace("Dsa41: Id(\"HER-05\")", "Pool: Id(\"PL-HER-02\")")
        .replace("Dsa41: Id(\"OPP-05\")", "Pool: Id(\"PL-OPP-01\")")
        .replace("\"challenger\"", "(0, 0)")
        .replace("\"defender\"", "(2, 2)")
        .replace(", start: \"west\"", "")
        .replace(", start: \"east\"", "");
    folder.write(LEVEL_FILE, &level);
    muster(
        &folder
            .load()
            .unwrap_or_else(|problems| panic!("{problems}\n{level}")),
    );
}
