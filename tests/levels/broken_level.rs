//! Broken level files are refused with file, line, field and reason, all problems in one go.

use crate::board_proof::proves_board;
use crate::folder::{LEVEL_FILE, LevelFolder, MAP_FILE, TILE_FILE, check};

#[test]
fn a_field_that_is_wrong_is_named_with_its_line() {
    proves_board(&["BD-LVL-01", "BD-LVL-02", "BD-LVL-03", "BD-LVL-07"]);
    check(
        LEVEL_FILE,
        &[
            (
                "version: 1",
                "version: 2",
                "levels/yard/level.ron:2:14: version: this program reads version 1 of the format",
            ),
            (
                "version: 1,",
                "",
                "levels/yard/level.ron:1:1: the field `version` is missing",
            ),
            (
                "light: 1",
                "light: 5",
                "levels/yard/level.ron:10:12: light: must be from 0 to 4",
            ),
            (
                "light: 1",
                "light: dark",
                "levels/yard/level.ron:10:12: light: Invalid digit 'd' for base 10 integers",
            ),
            (
                "NE)",
                "NNE)",
                "levels/yard/level.ron:11:32: wind: Unexpected variant named `NNE` in enum `Facing`, expected one of `N`, \
                 `NE`, `E`, `SE`, `S`, `SW`, `W`, or `NW` instead; did you mean NE?",
            ),
            (
                "secrets: true",
                "secret: true",
                "levels/yard/level.ron:36:13: secret: unknown field `secret`; the fields of a level are version, map, title, \
                 intro, about, difficulty, stronger, rules, modules, cell_dm, light, wind, sides, fighters, goals, reinforcements, \
                 hazards, exits, scripts, secrets, start; did you mean secrets?",
            ),
            (
                "secrets: true",
                "difficulty: 6",
                "levels/yard/level.ron:36:17: difficulty: must be from 1 to 5",
            ),
            (
                "secrets: true",
                "stronger: { Dsa41: 9 }",
                "levels/yard/level.ron:36:15: stronger: there is no side 9",
            ),
            (
                "secrets: true",
                "stronger: { Dsa41: { Hard: 1 } }",
                "levels/yard/level.ron:36:32: stronger / Dsa41 / Hard: there is no preset Hard: Basic, Standard, Expert",
            ),
            (
                "\"map.tmx\"",
                "\"../yard/map.tmx\"",
                "levels/yard/level.ron:3:10: map: `../yard/map.tmx` is no file beside the level whose name ends in .tmx",
            ),
            (
                "\"map.tmx\"",
                "\"mop.tmx\"",
                "levels/yard/mop.tmx: cannot be read: No such file or directory (os error 2)",
            ),
            (
                "\"level-yard-title\"",
                "\"\"",
                "levels/yard/level.ron:4:12: title: is empty",
            ),
            (
                "\"level-yard-title\"",
                "(en: \"Yard\", de: \"Hof\")",
                "levels/yard/level.ron:4:34: title: the field `fr` is missing",
            ),
            (
                "round: 2",
                "round: 0",
                "levels/yard/level.ron:37:12: start: the first round is 1",
            ),
            (
                "exits: [\"west\"]",
                "exits: [\"south\"]",
                "levels/yard/level.ron:34:12: exits: unknown mark `south`; the map has east, west",
            ),
        ],
    );
}

#[test]
fn rule_systems_are_words_and_said_for_every_fighter() {
    proves_board(&["BD-LVL-04", "BD-LVL-05"]);
    check(
        LEVEL_FILE,
        &[
            (
                "[Dsa41, Pool]",
                "[Dsa41, Pool, \"D20\"]",
                "levels/yard/level.ron:6:26: rules / entry 3: the name of a rule system is a word with a capital letter, without quotes",
            ),
            (
                "[Dsa41, Pool]",
                "[Dsa41, Pool, Pool]",
                "levels/yard/level.ron:6:12: rules: a rule system comes twice",
            ),
            (
                "Dsa41: (preset",
                "D20: (preset",
                "levels/yard/level.ron:8:14: modules / D20: the level does not support the rules `D20`",
            ),
            (
                "Pool: (dice: 5)",
                "D20: (dice: 5)",
                "levels/yard/level.ron:17:9: fighter 1: `person` says nothing for the rules `Pool`\n\
                 levels/yard/level.ron:17:9: fighter 1: the level does not support the rules `D20`",
            ),
        ],
    );
}

#[test]
fn sides_that_do_not_fit_are_refused() {
    proves_board(&["BD-LVL-09"]);
    check(
        LEVEL_FILE,
        &[
            (
                "id: 7, name",
                "id: 1, name",
                "levels/yard/level.ron:14:9: sides / entry 2: two sides have the id 1\n\
                 levels/yard/level.ron:18:9: fighter 3: there is no side 7\n\
                 levels/yard/level.ron:25:12: goals / 1: there is no side 7\n\
                 levels/yard/level.ron:26:12: goals / 7: there is no side 7\n\
                 levels/yard/level.ron:29:38: fighter 9: there is no side 7",
            ),
            (
                "Woad",
                "Madder",
                "levels/yard/level.ron:14:9: sides / entry 2: two sides have the same colour",
            ),
            (
                "Woad",
                "Blue",
                "levels/yard/level.ron:14:63: sides / entry 2: Unexpected variant named `Blue` in enum `Colour`, expected one of \
                 `Madder`, `Woad`, `Ochre`, or `Violet` instead",
            ),
            (
                "Human(1)",
                "Human(9)",
                "levels/yard/level.ron:13:9: sides / entry 1: the seats of humans are 1 to 4",
            ),
            (
                "start: \"west\"",
                "start: \"wets\"",
                "levels/yard/level.ron:13:9: sides / entry 1: unknown mark `wets`; the map has east, west; did you mean west?\n\
                 levels/yard/level.ron:22:9: fighter 2: unknown mark `wets`; the map has east, west; did you mean west?",
            ),
            (
                "team: 2",
                "hostile_to: [7, 3]",
                "levels/yard/level.ron:14:9: sides / entry 2: a side cannot be hostile to itself\n\
                 levels/yard/level.ron:14:9: sides / entry 2: there is no side 3",
            ),
            (
                "colour: Madder,",
                "colour: Madder, team: 2,",
                "levels/yard/level.ron:12:12: sides: no two sides are hostile to each other",
            ),
        ],
    );
}

#[test]
fn fighters_that_do_not_fit_are_refused() {
    check(
        LEVEL_FILE,
        &[
            (
                "id: 2, side",
                "id: 1, side",
                "levels/yard/level.ron:22:9: fighter 1: two fighters have the id 1",
            ),
            (
                "id: 9, side",
                "id: 1, side",
                "levels/yard/level.ron:29:38: fighter 1: two fighters have the id 1",
            ),
            (
                "id: 2, side",
                "id: 0, side",
                "levels/yard/level.ron:22:9: fighter 0: the id of a fighter is a number from 1 to 999",
            ),
            (
                ", start: \"west\"",
                "",
                "levels/yard/level.ron:22:9: fighter 2: the fighter has no place: neither `at` nor a start mark or a zone of the side",
            ),
            (
                "at: (0, 2)",
                "at: (1, 1)",
                "levels/yard/level.ron:17:9: fighter 1: cell (1, 1) is blocked by `solid`",
            ),
            (
                "at: (0, 2)",
                "at: (3, 0)",
                "levels/yard/level.ron:18:9: fighter 3: fighter 1 stands on cell (3, 0) already",
            ),
            (
                "at: (0, 2)",
                "at: (4, -1)",
                "levels/yard/level.ron:17:9: fighter 1: cell (4, -1) lies beside the map of 4 by 3 cells",
            ),
            (
                "at: (0, 2)",
                "at: 7",
                "levels/yard/level.ron:17:75: fighters / entry 1: a place is the name of a mark in quotes, or a cell (x, y)",
            ),
            (
                "at: (0, 2)",
                "at: (0, 2), hat: 3",
                "levels/yard/level.ron:17:83: fighters / entry 1: Unexpected field named `hat` in `Fighter`, expected one of \
                 `id`, `side`, `person`, `at`, `facing`, `posture`, `awake`, `character`, `carries_light`, `hidden`, or `start` instead; did you mean at?",
            ),
            (
                "side: 7, person: {\n",
                "side: 1, person: {\n",
                "levels/yard/level.ron:16:15: fighters: side 7 has no fighter",
            ),
        ],
    );
}

#[test]
fn goals_reinforcements_and_hazards_that_do_not_fit_are_refused() {
    check(
        LEVEL_FILE,
        &[
            (
                "Defeat(7)",
                "Defeat(1)",
                "levels/yard/level.ron:25:12: goals / 1: a side cannot want its own defeat",
            ),
            (
                "Protect(3)",
                "Protect(5)",
                "levels/yard/level.ron:26:12: goals / 7: there is no fighter 5",
            ),
            (
                "mark: \"east\", count: 1",
                "mark: \"est\", count: 1",
                "levels/yard/level.ron:25:12: goals / 1: unknown mark `est`; the map has east, west; did you mean east or west?",
            ),
            (
                "7: All(",
                "8: All(",
                "levels/yard/level.ron:24:12: goals: side 7 has no goal\n\
                 levels/yard/level.ron:26:12: goals / 8: there is no side 8",
            ),
            (
                "Opened(2)",
                "Opened(1)",
                "levels/yard/level.ron:29:9: reinforcements / entry 1: object 1 of the map is no door",
            ),
            (
                "max: 12",
                "max: 41",
                "levels/yard/level.ron:32:9: hazards / entry 1: `dm` is not 0 and `max` is at most 40",
            ),
            (
                "every: 1",
                "every: 0",
                "levels/yard/level.ron:32:9: hazards / entry 1: `from` and `every` are at least 1",
            ),
        ],
    );
}

#[test]
fn problems_of_all_files_come_in_one_go() {
    let folder = LevelFolder::new();
    folder.change(LEVEL_FILE, "light: 1", "light: 5");
    folder.change(MAP_FILE, "value=\"mud\"", "value=\"mudd\"");
    folder.change(TILE_FILE, "value=\"6\"", "value=\"999\"");
    folder.write(
        "levels/yard/things.ron",
        "{ \"wall\": (height_dm: 10), \"cage\": (height_dm: 301) }",
    );
    assert_eq!(
        folder.problems(),
        "assets/tiles/tiles.tsx:11: tile 3: property `height_dm` must be from 0 to 300, not 999\n\
         levels/yard/level.ron:10:12: light: must be from 0 to 4\n\
         levels/yard/map.tmx:36: layer `regions`, object 4: property `footing`: unknown footing `mudd`; allowed are firm, \
         slippery, rubble, mud, stairs, ladder, beam, rope; did you mean mud?\n\
         levels/yard/things.ron:1:11: wall: there is a thing of this name already\n\
         levels/yard/things.ron:1:36: cage: `height_dm` must be from 0 to 300"
    );
}

#[test]
fn missing_and_empty_files_are_refused() {
    let folder = LevelFolder::new();
    folder.remove(LEVEL_FILE);
    let expected = "levels/yard/level.ron: cannot be read: No such file or directory (os error 2)";
    assert_eq!(folder.problems(), expected);
    for (name, expected) in [
        (MAP_FILE, "levels/yard/map.tmx: holds no `map`"),
        (TILE_FILE, "assets/tiles/tiles.tsx: holds no `tileset`"),
    ] {
        let folder = LevelFolder::new();
        folder.write(name, "");
        assert_eq!(folder.problems(), expected);
    }
}

#[test]
fn zones_that_hold_nobody_or_too_many_are_refused() {
    // BRD-30, BD-LVL-09: the mark `west` is 2 by 3 cells in the north-west of the map with a solid block on (1,1); `east` is one cell.
    proves_board(&["BD-LVL-09"]);
    check(
        LEVEL_FILE,
        &[
            (
                "start: \"west\"",
                "zone: \"wets\"",
                "levels/yard/level.ron:13:9: sides / entry 1: unknown mark `wets`; the map has east, west; did you mean west?\n\
                 levels/yard/level.ron:22:9: fighter 2: unknown mark `wets`; the map has east, west; did you mean west?",
            ),
            (
                "team: 2",
                "zone: \"east\"",
                "levels/yard/level.ron:14:9: sides / entry 2: the zone `east` is too small: 1 free cells for 1 fighters leave \
                 nothing to choose",
            ),
            (
                "team: 2",
                "zone: \"west\"",
                "levels/yard/level.ron:14:9: sides / entry 2: fighter 1 of another side begins in the zone `west`",
            ),
            (
                "start: \"west\"),\n        (id: 7, name: \"side-two\", seat: Ai(Opponent), colour: Woad, team: 2)",
                "zone: \"west\"),\n        (id: 7, name: \"side-two\", seat: Ai(Opponent), colour: Woad, zone: \"west\")",
                "levels/yard/level.ron:14:9: sides / entry 2: fighter 1 of another side begins in the zone `west`\n\
                 levels/yard/level.ron:14:9: sides / entry 2: the zones of the sides 1 and 7 lie over each other",
            ),
        ],
    );
}

#[test]
fn a_zone_that_is_blocked_or_empty_is_refused() {
    // BRD-30: on (1,1) stands a solid block, on (2,2) nobody.
    for (corner, expected) in [
        ("16\" y=\"16", "every cell of the zone `spot` is blocked"),
        ("32\" y=\"32", "nobody of the side begins in its zone `spot`"),
    ] {
        let folder = LevelFolder::new();
        folder.change(LEVEL_FILE, "team: 2", "zone: \"spot\"");
        let spot = format!(
            "name=\"spot\" x=\"{corner}\" width=\"16\" height=\"16\"/><object id=\"77\" name=\"east\""
        );
        folder.change(MAP_FILE, "name=\"east\"", &spot);
        assert_eq!(
            folder.problems(),
            format!("levels/yard/level.ron:14:9: sides / entry 2: {expected}")
        );
    }
}
