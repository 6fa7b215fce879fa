//! Levels of somebody who means harm: small files that ask for gigabytes or hours, files that are none, names that steer a terminal.

#![allow(clippy::unwrap_used, reason = "in a test file a surprise ends the test")]

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use base64::Engine;

use crate::folder::{LEVEL_FILE, LevelFolder, MAP, MAP_FILE, TILE_FILE};

/// Far more than any of these files needs, even in a debug build beside other tests. Each took half a minute or more before.
const PATIENCE: Duration = Duration::from_secs(15);

/// The problems of a level, which must not take long to find.
fn problems(folder: &LevelFolder) -> String {
    let begin = Instant::now();
    let told = folder.problems();
    assert!(begin.elapsed() < PATIENCE, "took {:?}", begin.elapsed());
    told
}

/// Tile data of the largest map, all cells with the same number.
fn packed(number: u32) -> String {
    let mut packer = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(&number.to_le_bytes().repeat(512 * 512)).unwrap();
    let packed = base64::engine::general_purpose::STANDARD.encode(packer.finish().unwrap());
    format!("<data encoding=\"base64\" compression=\"zlib\">{packed}</data>")
}

/// The largest map, with one line a layer: so many for the eye, and these regions.
fn largest_map(for_the_eye: usize, regions: &str) -> String {
    let (ground, empty) = (packed(1), packed(0));
    let layer = |name: &str, data: &str| {
        format!("<layer name=\"{name}\" width=\"512\" height=\"512\">{data}</layer>\n")
    };
    let eye: String = (0..for_the_eye)
        .map(|number| layer(&format!("decor{number}"), &empty))
        .collect();
    let objects = |name: &str, inside: &str| format!("<objectgroup name=\"{name}\">{inside}</objectgroup>\n");
    let marks = MAP.split("name=\"marks\">").nth(1).unwrap();
    let (marks, _) = marks.split_once("</objectgroup>").unwrap();
    let (_, edges) = MAP.split_once("name=\"edges\">").unwrap();
    let (edges, _) = edges.split_once("</objectgroup>").unwrap();
    let head = "<map version=\"1.10\" orientation=\"orthogonal\" width=\"512\" height=\"512\" tilewidth=\"16\" tileheight=\"16\" infinite=\"0\">\n\
        <tileset firstgid=\"1\" source=\"../../assets/tiles/tiles.tsx\"/>\n";
    [
        head,
        &layer("ground", &ground),
        &layer("things", &empty),
        &eye,
        &objects("edges", edges),
        &objects("regions", regions),
        &objects("lights", ""),
        &objects("items", ""),
        &objects("marks", marks),
        "</map>",
    ]
    .concat()
}

/// Case hostile/01: 75 KB that unpacked to more than 4 GB.
#[test]
fn four_hundred_layers_of_the_largest_map_are_refused() {
    let folder = LevelFolder::new();
    folder.write(MAP_FILE, largest_map(400, ""));
    // Ground, things and 14 others are 16 times 262,144 cells; the layer after them stands on line 19.
    assert_eq!(
        problems(&folder),
        "levels/yard/map.tmx:19: layer `decor14`: too many cells in the tile layers of the map: at most 4194304 are read"
    );
    folder.write(MAP_FILE, largest_map(14, ""));
    assert_eq!(problems(&folder), "");
}

/// Case hostile/02: 20 regions over the largest map took 84 seconds.
#[test]
fn twenty_regions_over_the_largest_map_are_read_and_a_hundred_refused() {
    let region = |id: usize| {
        format!(
            "<object id=\"{id}\" type=\"region\" x=\"0\" y=\"0\" width=\"8192\" height=\"8192\"><properties>\
             <property name=\"light\" type=\"int\" value=\"3\"/></properties></object>"
        )
    };
    let regions = |count: usize| (1001..1001 + count).map(region).collect::<String>();
    let folder = LevelFolder::new();
    folder.write(MAP_FILE, largest_map(0, &regions(20)));
    assert_eq!(problems(&folder), "");
    // Wall and door cover 4 edges, each region 262,144 cells: 31 of them fit into 8,388,608, and the next does not.
    folder.write(MAP_FILE, largest_map(0, &regions(100)));
    let told = problems(&folder);
    let first = told.lines().next().unwrap_or_default();
    assert!(
        first
            .ends_with("object 1032: too many cells covered by objects or reached by lights of the map: at most 8388608 are read"),
        "{told}"
    );
}

/// Case hostile/05: 437 KB that grew past 5 GB in the window.
#[test]
fn a_picture_of_more_pixels_than_are_read_is_refused_by_its_head() {
    let folder = LevelFolder::new();
    let head = |width: u32, height: u32| {
        let sides = [width.to_be_bytes(), height.to_be_bytes()].concat();
        [
            &b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR"[..],
            &sides[..],
            &[1, 0, 0, 0, 0],
        ]
        .concat()
    };
    folder.write("assets/tiles/tiles.png", head(40_000, 40_000));
    assert_eq!(
        problems(&folder),
        "assets/tiles/tiles.tsx:3: the picture `tiles.png` has 40000 by 40000 pixels; at most 16384 on a side and 67108864 in all are read"
    );
    folder.write("assets/tiles/tiles.png", head(8_192, 8_192));
    assert!(
        problems(&folder)
            .ends_with("too many pixels in the pictures of the level: at most 67108864 are read")
    );
    folder.write("assets/tiles/tiles.png", head(4_096, 4_096));
    assert_eq!(problems(&folder), "");
}

/// Tiles that only a tileset counts cost as much as those of a picture: the window makes room for them.
#[test]
fn a_tileset_that_claims_more_pixels_than_are_read_is_refused() {
    let folder = LevelFolder::new();
    folder.change(TILE_FILE, "tilecount=\"6\"", "tilecount=\"16384\"");
    folder.change(
        TILE_FILE,
        "tilewidth=\"16\" tileheight=\"16\"",
        "tilewidth=\"512\" tileheight=\"512\"",
    );
    assert!(
        problems(&folder)
            .starts_with("assets/tiles/tiles.tsx:2: too many pixels in the pictures of the level")
    );
}

#[test]
fn a_picture_that_is_no_png_is_a_warning() {
    let folder = LevelFolder::new();
    folder.write("assets/tiles/tiles.png", "a picture");
    let level = folder.load().unwrap();
    let warnings: Vec<_> = level
        .warnings
        .iter()
        .map(|warning| warning.reason.as_str())
        .collect();
    assert_eq!(
        warnings,
        ["the picture `tiles.png` is no PNG, so the window leaves its tiles out"]
    );
}

/// RUSTSEC-2026-0194: 60,000 attributes took two minutes.
#[test]
fn an_element_with_very_many_attributes_is_refused() {
    let attributes: String = (0..60_000).map(|number| format!(" a{number}=\"\"")).collect();
    let told = "an element has more than 64 attributes";
    for (file, element) in [(MAP_FILE, "<map"), (MAP_FILE, "<point"), (TILE_FILE, "<image")] {
        let folder = LevelFolder::new();
        let text = std::fs::read_to_string(folder.root().join(file)).unwrap();
        folder.write(file, text.replacen(element, &format!("{element}{attributes}"), 1));
        let problems = problems(&folder);
        assert!(
            problems.contains("is no whole XML") && problems.contains(told),
            "{problems}"
        );
    }
}

/// 99,000 unknown fields took 25 seconds and 25 MB of messages.
#[test]
fn very_many_problems_are_told_in_part_and_counted() {
    let folder = LevelFolder::new();
    let fields: String = (0..99_000).map(|number| format!("f{number}: 1,\n")).collect();
    folder.change(
        LEVEL_FILE,
        "    version: 1,",
        &format!("    version: 1,\n{fields}"),
    );
    let told = problems(&folder);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 201);
    assert!(
        lines[0].starts_with("levels/yard/level.ron:3:5: f0: unknown field `f0`"),
        "{}",
        lines[0]
    );
    assert_eq!(
        lines[200],
        "and 98800 other problems, which show when these are mended"
    );
}

/// Lists that are compared entry by entry.
#[test]
fn lists_without_end_are_cut() {
    for (from, entry) in [
        (
            "    sides: [",
            "(id: 3, name: \"a\", seat: Human(1), colour: Ochre),\n",
        ),
        ("    fighters: [", "(id: 4, side: 1, person: {}, at: \"west\"),\n"),
        (
            "    hazards: [",
            "(area: \"west\", from: 1, every: 1, change: Light(1)),\n",
        ),
        ("    exits: [", "\"nowhere\",\n"),
    ] {
        let folder = LevelFolder::new();
        folder.change(LEVEL_FILE, from, &format!("{from}{}", entry.repeat(90_000)));
        let told = problems(&folder);
        assert!(told.contains("the list has more than "), "{told}");
        assert!(told.lines().count() <= 201);
    }
}

/// Words that a file says once, but that every cell or object would repeat.
#[test]
fn long_words_are_not_repeated_for_every_cell() {
    let long = "a".repeat(1 << 20);
    let folder = LevelFolder::new();
    let doorway = format!(
        "<tile id=\"0\" type=\"grass\"><properties><property name=\"thing\" value=\"{long}\"/></properties></tile>"
    );
    folder.change(TILE_FILE, "<tile id=\"0\" type=\"grass\"/>", &doorway);
    folder.write(MAP_FILE, largest_map(0, ""));
    assert_eq!(
        problems(&folder),
        "assets/tiles/tiles.tsx:4: tile 0: property `thing` is longer than 100 bytes"
    );
    let folder = LevelFolder::new();
    folder.write(
        "levels/yard/things.ron",
        format!("{{ \"{long}\": (height_dm: 3) }}"),
    );
    let told = problems(&folder);
    assert!(
        told.contains("a thing has a name of small letters") && told.len() < 2_000,
        "{told}"
    );
}

/// A template of a megabyte is copied for each of its objects.
#[test]
fn a_long_template_cannot_have_many_objects() {
    let folder = LevelFolder::rich();
    let template = std::fs::read_to_string(folder.root().join("assets/tiles/crenel.tx")).unwrap();
    folder.write(
        "assets/tiles/crenel.tx",
        template.replace("<template>", &format!("<template><!--{}-->", " ".repeat(1 << 20))),
    );
    assert_eq!(folder.problems(), "");
    let object =
        |id: u32| format!("<object id=\"{id}\" template=\"../../assets/tiles/crenel.tx\" x=\"0\" y=\"0\"/>");
    let many: String = (1_000..1_040).map(object).collect();
    let map = std::fs::read_to_string(folder.root().join(MAP_FILE)).unwrap();
    let (before, after) = map.split_once("</objectgroup>").unwrap();
    folder.write(MAP_FILE, format!("{before}{many}</objectgroup>{after}"));
    assert_eq!(
        problems(&folder),
        "assets/tiles/crenel.tx: too many bytes in the files of the level: at most 33554432 are read"
    );
}

/// Names of a file that stand in a message do not fill the screen.
#[test]
fn a_message_lists_no_more_names_than_can_be_read() {
    let folder = LevelFolder::new();
    let marks: String = (100..9_000)
        .map(|id| format!("<object id=\"{id}\" name=\"m{id}\" x=\"8\" y=\"8\"><point/></object>"))
        .collect();
    folder.change(
        MAP_FILE,
        "<objectgroup id=\"7\" name=\"marks\">",
        &format!("<objectgroup id=\"7\" name=\"marks\">{marks}"),
    );
    folder.change(LEVEL_FILE, "exits: [\"west\"]", "exits: [\"nowhere\"]");
    let told = problems(&folder);
    assert!(
        told.contains("unknown mark `nowhere`; the map has east, m100, ") && told.ends_with(" others"),
        "{told}"
    );
    assert!(told.len() < 400);
}

/// Case hostile/06: a mark that sets the title of the terminal and its colour.
#[test]
fn what_is_told_has_no_control_characters() {
    let folder = LevelFolder::new();
    folder.change(
        LEVEL_FILE,
        "start: \"west\"",
        "start: \"\u{1b}]0;title\u{7}\u{1b}[31mx\"",
    );
    folder.change(MAP_FILE, "name=\"east\"", "name=\"&#27;[2J\u{9b}1m\"");
    folder.change(
        MAP_FILE,
        "<objectgroup id=\"5\" name=\"lights\">",
        "<objectgroup id=\"5\" name=\"l\u{1b}[5m\">",
    );
    let told = problems(&folder);
    assert!(
        told.contains(r"unknown mark `\u001b]0;title\u0007\u001b[31mx`; the map has \u001b[2J\u009b1m, west"),
        "{told}"
    );
    assert!(told.contains(r"layer `l\u001b[5m`"), "{told}");
    assert!(
        told.chars().all(|sign| !sign.is_control() || sign == '\n'),
        "{told:?}"
    );
}

/// Puts something else in the place of a file of the level.
#[cfg(unix)]
fn in_place_of(folder: &LevelFolder, name: &str, put: impl Fn(&Path)) -> String {
    let file = folder.root().join(name);
    let _ = std::fs::remove_file(&file);
    put(&file);
    problems(folder)
}

/// A pipe blocked the reader for ever; so did a device.
#[cfg(unix)]
#[test]
fn pipes_devices_and_folders_are_no_files_of_a_level() {
    let pipe = |file: &Path| {
        assert!(
            std::process::Command::new("mkfifo")
                .arg(file)
                .status()
                .unwrap()
                .success()
        );
    };
    let device = |file: &Path| std::os::unix::fs::symlink("/dev/zero", file).unwrap();
    let inner = |file: &Path| std::fs::create_dir(file).unwrap();
    for name in [
        LEVEL_FILE,
        MAP_FILE,
        TILE_FILE,
        "assets/tiles/tiles.png",
        "levels/yard/things.ron",
    ] {
        let told = in_place_of(&LevelFolder::new(), name, pipe);
        assert!(
            told.contains("cannot be read: it is no plain file"),
            "{name}: {told}"
        );
        let told = in_place_of(&LevelFolder::new(), name, device);
        assert!(
            told.contains("lies outside the folder of the level and the assets of the game"),
            "{name}: {told}"
        );
        let told = in_place_of(&LevelFolder::new(), name, inner);
        assert!(told.contains("cannot be read: it is a folder"), "{name}: {told}");
    }
}

/// A level in `~/Downloads/x` could read all that lies in the home.
#[test]
fn a_level_reads_nothing_two_steps_up() {
    let (home, game) = (LevelFolder::new(), LevelFolder::new());
    home.write(
        "Downloads/x/level.ron",
        std::fs::read(game.root().join(LEVEL_FILE)).unwrap(),
    );
    home.write("Downloads/x/map.tmx", MAP);
    let told = klingentanz::level::Level::load(&home.root().join("Downloads/x"))
        .unwrap_err()
        .to_string();
    assert!(
        told.ends_with(
            "assets/tiles/tiles.tsx`: lies outside the folder of the level and the assets of the game"
        ),
        "{told}"
    );
}
