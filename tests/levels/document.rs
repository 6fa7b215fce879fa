//! What `docs/levels.md` says is true: its example can be played, and it leaves out no name.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use klingentanz::HeadlessPlugin;
use klingentanz::battle::{BattleDice, Muster, TableSet};
use klingentanz::board::{Catalogue, DoorState, Footing, Harm, Material, RoomMark, Terrain, Word};
use klingentanz::content::budget::Cost;
use klingentanz::content::level::{LEVEL_FILE as LEVEL_RON, Level, level_schema};
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
