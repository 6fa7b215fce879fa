//! Levels are read whole: those of the game, and a small one in which every field stands.

use std::path::Path;

use klingentanz::battle::{Change, FighterId, Posture, RawRon, Seat, SideId, Stance, Wind, WindForce};
use klingentanz::board::{
    Cell, DoorState, Edge, Facing, Footing, Item, Light, LightSource, Mark, Terrain, ThingId,
};
use klingentanz::content::Label;
use klingentanz::level::{Arrival, Goal, Hazard, Level, SideColour, level_schema};

use crate::board_proof::proves_board;
use crate::folder::{LEVEL, LEVEL_FILE, LevelFolder, MAP_FILE, TILE_FILE};

fn loaded(folder: &LevelFolder) -> Level {
    folder.load().unwrap_or_else(|problems| panic!("{problems}"))
}

fn small_level() -> Level {
    loaded(&LevelFolder::new())
}

fn level_of_the_game(name: &str) -> Level {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels").join(name);
    Level::load(&folder).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn the_levels_of_the_game_load_without_a_warning() {
    proves_board(&["BD-LVL-15"]);
    for (name, sides, size) in [
        ("00-one-blow", [1, 1], (11, 8)),
        ("01-courtyard", [1, 1], (16, 13)),
        ("02-tavern", [3, 3], (20, 15)),
        ("03-field", [8, 8], (32, 24)),
        ("04-corridor", [3, 3], (24, 13)),
        ("05-bridge", [4, 4], (24, 14)),
        ("06-high-water", [4, 5], (22, 14)),
        ("07-roofs", [3, 3], (24, 14)),
        ("08-ship", [4, 4], (24, 13)),
        ("09-tomb", [4, 5], (22, 15)),
        ("10-wood", [4, 5], (24, 16)),
        ("11-battlements", [5, 5], (24, 16)),
        ("12-cave", [3, 5], (24, 16)),
        ("13-market", [4, 4], (24, 16)),
        ("14-ledge", [4, 4], (20, 12)),
        ("15-book", [4, 4], (19, 11)),
        ("16-abbey", [3, 3], (18, 13)),
    ] {
        let level = level_of_the_game(name);
        assert_eq!(level.warnings, [], "{name}");
        // The words of a lesson live beside the level that teaches it, and beside no other.
        let has_words = level.folder.join("lesson.ron").exists();
        assert_eq!(level.lesson.is_some(), has_words, "{name}");
        assert_eq!(level.lesson.is_some(), name == "00-one-blow", "{name}");
        let recruits = level
            .recruits(&level.rules[0])
            .expect("every level of the game names fighters for the rules that it is played with");
        let of_side = |side| {
            recruits
                .iter()
                .filter(|recruit| recruit.side == SideId(side))
                .count()
        };
        assert_eq!([of_side(0), of_side(1)], sides, "{name}");
        assert_eq!((level.board.width(), level.board.height()), size, "{name}");
        assert!(level.battle_sides().are_hostile(SideId(0), SideId(1)), "{name}");
    }
}

#[test]
fn the_tavern_has_walls_tables_and_doors() {
    let board = level_of_the_game("02-tavern").board;
    let class = |edge| board.edge(edge).map(|thing| thing.class.as_str());
    assert_eq!(class(Edge::west(1, 1)), Some("wall"));
    assert_eq!(class(Edge::west(13, 6)), None, "the way to the kitchen is open");
    assert_eq!(class(Edge::west(13, 10)), Some("door"));
    assert!(board.edge(Edge::north(5, 13)).expect("the front door").is_open());
    assert_eq!(
        board.thing(Cell::new(2, 3)).expect("the long table").class,
        "table"
    );
    assert_eq!(
        board.thing(Cell::new(9, 1)).expect("the counter").class,
        "low_wall"
    );
}

#[test]
fn cells_take_terrain_and_properties_from_tiles_and_later_regions_win() {
    proves_board(&["BD-MAP-01", "BD-MAP-04"]);
    let board = small_level().board;
    let facts = |x, y| *board.cell(Cell::new(x, y)).expect("the cell is on the map");
    assert_eq!((facts(3, 2).terrain, facts(3, 2).water_dm), (Terrain::Water, 4));
    assert_eq!((facts(0, 1).terrain, facts(0, 1).ground_dm), (Terrain::Grass, 0));
    assert_eq!((facts(0, 0).ground_dm, facts(0, 0).footing), (5, Footing::Firm));
    assert_eq!((facts(1, 0).ground_dm, facts(1, 0).footing), (-5, Footing::Mud));
}

#[test]
fn things_keep_their_names_and_what_the_map_overrides() {
    proves_board(&["BD-MAP-02", "BD-MAP-03", "BD-MAP-06", "BD-MAP-09"]);
    let board = small_level().board;
    let table = board.thing(Cell::new(3, 0)).expect("the table");
    assert_eq!((table.class.as_str(), table.kind.height_dm), ("table", 6));
    assert_eq!(table.name, ThingId::Tile(Cell::new(3, 0)));
    let wall = board.edge(Edge::west(2, 1)).expect("the wall");
    assert_eq!(
        wall.name,
        ThingId::Object {
            object: 1,
            segment: 1
        }
    );
    let door = board.edge(Edge::west(2, 2)).expect("the door cuts the wall");
    assert_eq!(
        door.name,
        ThingId::Object {
            object: 2,
            segment: 0
        }
    );
    assert_eq!(
        (door.state, door.key.as_deref()),
        (Some(DoorState::Locked), Some("old key"))
    );
    let light = Light {
        cell: Cell::new(2, 0),
        source: LightSource::Named("torch".into()),
        lit: true,
        tint: None,
    };
    assert_eq!(board.lights(), [light]);
    let rope = Item {
        cell: Cell::new(2, 1),
        gear: "rope".into(),
        count: 1,
    };
    assert_eq!(board.items(), [rope]);
}

#[test]
fn a_door_that_fills_its_cell_makes_it_a_doorway() {
    let folder = LevelFolder::new();
    folder.change(TILE_FILE, "type=\"solid\"", "type=\"door\"");
    let board = loaded(&folder).board;
    let doorway = |x, y| {
        board
            .cell(Cell::new(x, y))
            .expect("the cell is on the map")
            .doorway
    };
    assert_eq!((doorway(1, 1), doorway(0, 1)), (true, false));
}

#[test]
fn fighters_stand_where_they_say_and_the_others_on_the_start_mark() {
    proves_board(&["BD-MAP-07"]);
    let level = small_level();
    let places: Vec<_> = level
        .fighters
        .iter()
        .map(|fighter| (fighter.id.0, fighter.at))
        .collect();
    assert_eq!(
        places,
        [(1, Cell::new(0, 2)), (2, Cell::new(0, 0)), (3, Cell::new(3, 0))]
    );
    // 32 by 48 pixels from the corner are two columns and three rows of 16; the point (56, 8) lies in column 3, row 0.
    let marks: Vec<_> = level.board.marks().iter().collect();
    assert_eq!(
        marks,
        [
            (&"east".to_owned(), &Mark::point(Cell::new(3, 0))),
            (&"west".to_owned(), &Mark::area(Cell::new(0, 0), 2, 3))
        ]
    );
    let third = &level.fighters[2];
    assert_eq!((third.side, third.facing), (SideId(1), Facing::W));
    assert_eq!((third.posture, third.awake), (Posture::Kneeling, false));
}

#[test]
fn what_only_a_rule_system_understands_is_kept_with_its_line() {
    let level = small_level();
    let recruits = level.recruits("Dsa41").expect("the level supports these rules");
    let raw = |text: &str, line| RawRon {
        text: text.into(),
        line,
    };
    assert_eq!(recruits[0].person, raw("Id(\"X\")", 17));
    assert_eq!(
        recruits[2].person,
        raw("Inline((name: \"a (b)\", values: [1, 2]))", 19)
    );
    assert_eq!(
        (&recruits[2].start, &recruits[0].start),
        (&Some(raw("(le: 12)", 21)), &None)
    );
    assert_eq!(
        level.recruits("Pool").expect("and these")[0].person,
        raw("(dice: 5)", 17)
    );
    assert!(level.recruits("D20").is_none());
}

#[test]
fn all_other_fields_arrive_in_the_level() {
    proves_board(&[
        "BD-LVL-03",
        "BD-LVL-04",
        "BD-LVL-05",
        "BD-LVL-07",
        "BD-LVL-08",
        "BD-LVL-09",
        "BD-LVL-14",
        "BD-LVL-15",
    ]);
    let level = small_level();
    assert_eq!(
        (level.title.key(), level.intro.as_ref().and_then(Label::key)),
        (Some("level-yard-title"), Some("level-yard-intro"))
    );
    assert_eq!(level.rules, ["Dsa41", "Pool"]);
    let modules = &level.modules["Dsa41"];
    assert_eq!((modules.wish.preset.as_deref(), modules.line), (Some("Basic"), 8));
    assert_eq!(
        [&modules.wish.on, &modules.wish.off],
        [&["a".to_owned()], &["b".to_owned()]]
    );
    let wind = Wind {
        force: WindForce::Gusty,
        from: Facing::NE,
    };
    assert_eq!((level.light, level.wind), (1, wind));
    // The fight hears of them: the map by its light, the rule system by wind and exits.
    assert_eq!(level.board.ambient(), 1);
    let setting = level.setting("Dsa41");
    assert_eq!(setting.wind, wind);
    assert_eq!(setting.exits, [Mark::area(Cell::new(0, 0), 2, 3)]);
    let [one, two] = &level.sides[..] else {
        panic!("there are two sides")
    };
    assert_eq!(
        (&one.seat, one.colour, one.start.as_deref()),
        (&Seat::Human(1), SideColour::Madder, Some("west"))
    );
    assert_eq!((two.number, &two.seat, two.team), (7, &Seat::Opponent, Some(2)));
    let reach = Goal::Reach {
        mark: "east".into(),
        count: 1,
    };
    assert_eq!(
        level.goals[&SideId(0)],
        Goal::Any(vec![Goal::Defeat(SideId(1)), reach])
    );
    assert_eq!(
        level.goals[&SideId(1)],
        Goal::All(vec![Goal::Survive(3), Goal::Protect(FighterId(3))])
    );
    let later = &level.reinforcements[0];
    assert_eq!(
        (&later.when, later.at.as_str(), later.facing),
        (&Arrival::Opened(2), "east", Facing::S)
    );
    assert_eq!(later.fighters[0].id, FighterId(9));
    let flood = Change::Water { dm: 2, max: 12 };
    assert_eq!(
        level.hazards,
        [Hazard {
            area: "west".into(),
            from: 2,
            every: 1,
            change: flood
        }]
    );
    assert_eq!(
        (&level.exits, level.lesson.as_deref()),
        (&vec!["west".to_owned()], Some("lesson-one"))
    );
    assert_eq!((level.secrets, level.start), (true, Some((2, 11))));
}

#[test]
fn a_level_for_one_rule_system_names_it_without_a_list() {
    proves_board(&["BD-LVL-04"]);
    let folder = LevelFolder::new();
    folder.write(LEVEL_FILE, for_one_system("Dsa41"));
    let level = loaded(&folder);
    assert_eq!(level.rules, ["Dsa41"]);
    assert!(level.recruits("Dsa41").is_some() && level.recruits("Pool").is_none());
}

/// The small level for one of its rule systems only.
fn for_one_system(system: &str) -> String {
    let (other, modules) = match system {
        "Dsa41" => ("Pool", ""),
        _ => ("Dsa41", "Dsa41: (preset: \"Basic\", on: [\"a\"], off: [\"b\"]),"),
    };
    let mut level = LEVEL.replace("[Dsa41, Pool]", system);
    if !modules.is_empty() {
        level = level
            .replace(modules, "")
            .replace("start: { Dsa41: (le: 12) }", "");
    }
    for person in [
        "Id(\"X\")",
        "Id(\"Y\")",
        "Id(\"Z\")",
        "(dice: 5)",
        "Inline((name: \"a (b)\", values: [1, 2]))",
    ] {
        level = level
            .replace(&format!("{other}: {person}, "), "")
            .replace(&format!(", {other}: {person}"), "")
            .replace(&format!("{other}: {person},\n"), "\n");
    }
    level
}

#[test]
fn the_size_of_cells_is_the_levels_only_where_the_rules_leave_it_open() {
    proves_board(&["BD-LVL-06"]);
    let with_cells = |level: &str| {
        let folder = LevelFolder::new();
        folder.write(LEVEL_FILE, level.replace("light: 1,", "light: 1, cell_dm: 15,"));
        folder
    };
    assert_eq!(small_level().cell_dm, None);
    assert_eq!(loaded(&with_cells(&for_one_system("Pool"))).cell_dm, Some(15));
    // Of the two systems one leaves it to the level; alone the other does not.
    let both = loaded(&with_cells(LEVEL));
    assert_eq!(both.cell_dm, Some(15));
    // Each rule system hears of it as far as it is asked.
    assert_eq!(both.setting("Pool").cell_dm, Some(15));
    assert_eq!(both.setting("Dsa41").cell_dm, None);
    assert_eq!(
        with_cells(&for_one_system("Dsa41")).problems(),
        "levels/yard/level.ron:10:24: cell_dm: the rule systems of the level set the size of cells themselves"
    );
}

#[test]
fn variants_of_optional_rules_are_kept_and_surprised_sides_known() {
    proves_board(&["BD-LVL-05", "BD-LVL-09"]);
    let folder = LevelFolder::new();
    let off = "off: [\"b\"]";
    folder.change(
        LEVEL_FILE,
        off,
        &format!("{off}, flags: {{ \"variant\": \"mild\" }}"),
    );
    folder.change(LEVEL_FILE, "colour: Woad", "colour: Woad, surprised: true");
    let level = loaded(&folder);
    // A variant is chosen as it is on the command line.
    assert_eq!(level.modules["Dsa41"].wish.on, ["a", "variant=mild"]);
    let surprised: Vec<bool> = level.sides.iter().map(|side| side.surprised).collect();
    assert_eq!(surprised, [false, true]);
    assert_eq!(level.setting("Dsa41").surprised, [SideId(1)]);
}

#[test]
fn sides_are_foes_unless_they_say_otherwise_and_teams_are_allied() {
    proves_board(&["BD-LVL-09"]);
    let folder = LevelFolder::new();
    let third =
        "(id: 8, name: \"side-three\", seat: Ai(Greedy), colour: Ochre, team: 2),\n    ],\n    fighters: [
        (id: 4, side: 8, person: { Dsa41: Id(\"X\"), Pool: Id(\"Y\") }, at: (2, 2)),";
    folder.change(LEVEL_FILE, "],\n    fighters: [", third);
    folder.change(LEVEL_FILE, "7: All(", "8: Defeat(1),\n        7: All(");
    let stances = |folder: &LevelFolder| {
        let sides = loaded(folder).battle_sides();
        [(0, 1), (0, 2), (1, 2)].map(|(a, b)| sides.stance(SideId(a), SideId(b)))
    };
    assert_eq!(
        stances(&folder),
        [Stance::Hostile, Stance::Hostile, Stance::Allied]
    );
    folder.change(LEVEL_FILE, "colour: Madder,", "colour: Madder, hostile_to: [8],");
    folder.change(LEVEL_FILE, "colour: Woad,", "colour: Woad, hostile_to: [],");
    assert_eq!(
        stances(&folder),
        [Stance::Neutral, Stance::Hostile, Stance::Allied]
    );
    folder.change(LEVEL_FILE, "hostile_to: []", "hostile_to: [8]");
    assert_eq!(
        stances(&folder),
        [Stance::Neutral, Stance::Hostile, Stance::Hostile]
    );
}

#[test]
fn a_level_may_define_things_of_its_own() {
    let folder = LevelFolder::new();
    let cage = "{ \"cage\": (on: both, move: cost, height_dm: 20, material: iron) }";
    folder.write("levels/yard/things.ron", cage);
    folder.change(TILE_FILE, "type=\"table\"", "type=\"cage\"");
    assert_eq!(
        loaded(&folder)
            .board
            .thing(Cell::new(3, 0))
            .expect("the cage")
            .class,
        "cage"
    );
}

#[test]
fn the_drawing_names_pictures_and_tiles() {
    let folder = LevelFolder::new();
    // The third highest bit of a tile number mirrors it along the diagonal.
    folder.change(MAP_FILE, "0,3,0,0,", "0,536870915,0,0,");
    let drawing = loaded(&folder).drawing;
    assert_eq!(
        drawing.sheets[0].picture,
        folder.root().join("assets/tiles/tiles.png")
    );
    assert_eq!((drawing.pixels, drawing.sheets[0].columns), (16, 2));
    let names: Vec<&str> = drawing.layers.iter().map(|layer| layer.name.as_str()).collect();
    assert_eq!(names, ["ground", "things"]);
    let turned = drawing.layers[1].tiles[5].expect("the solid");
    assert_eq!(
        (turned.tile, turned.flip_diagonal, turned.flip_x),
        (2, true, false)
    );
}

#[test]
fn the_schema_names_every_field_and_those_that_are_needed() {
    let schema = level_schema();
    assert_eq!(schema["properties"].as_object().expect("fields").len(), 21);
    let names = schema["required"].as_array().expect("a list").iter();
    let mut needed: Vec<&str> = names.filter_map(|name| name.as_str()).collect();
    needed.sort_unstable();
    assert_eq!(
        needed,
        ["fighters", "goals", "map", "rules", "sides", "title", "version"]
    );
}
