//! What the board knows of a pair, and the sheet of a fighter, held against values worked out by hand on a small map.

use serde_json::{Value, json};

use crate::program::{done, folder, run};

/// Nine columns, a to i, and five rows. Fighter 1 stands at b3 on ground that lies 3 decimetres lower and looks east; 2 at f3 looks
/// west, with a table before him at e3 and 3, a friend of 1, behind him at g3. Foe 4 stands at b2 and looks south. Foe 5 stands
/// at i1 behind a wall between the columns h and i.
const MAP: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" renderorder="right-down" width="9" height="5" tilewidth="16" tileheight="16" infinite="0">
 <tileset firstgid="1" source="../../assets/tiles/tiles.tsx"/>
 <layer id="1" name="ground" width="9" height="5"><data encoding="csv">
1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1,
1,1,1,1,1,1,1,1,1
</data></layer>
 <layer id="2" name="things" width="9" height="5"><data encoding="csv">
0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,
0,0,0,0,2,0,0,0,0,
0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0
</data></layer>
 <objectgroup id="3" name="edges">
  <object id="1" type="wall" x="128" y="0"><polyline points="0,0 0,80"/></object>
 </objectgroup>
 <objectgroup id="4" name="regions">
  <object id="2" type="region" x="16" y="32" width="16" height="16">
   <properties><property name="ground_dm" type="int" value="-3"/></properties>
  </object>
 </objectgroup>
 <objectgroup id="5" name="lights"/>
 <objectgroup id="6" name="items"/>
 <objectgroup id="7" name="marks"/>
</map>
"#;

const TILES: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="tiles" tilewidth="16" tileheight="16" tilecount="2" columns="2">
 <image source="tiles.png" width="32" height="16"/>
 <tile id="0" type="grass"/>
 <tile id="1" type="table"><properties><property name="height_dm" type="int" value="6"/></properties></tile>
</tileset>
"#;

const IDA: &str = r#"Inline((
        id: "HER-90", name: (en: "Ida", de: "Ida", fr: "Ida"), species: "SPC-HUMAN", size: Medium,
        attributes: (MU: 12, KL: 11, IN: 13, CH: 11, FF: 12, GE: 13, KO: 12, KK: 12),
        talents: [(talent: "TAL-RAUFEN", value: 4, attack: 2, parry: 2)],
    ))"#;

/// The level on that map.
fn level() -> String {
    let home = folder("facts");
    let yard = home.join("levels/yard");
    std::fs::create_dir_all(&yard).unwrap();
    std::fs::create_dir_all(home.join("assets/tiles")).unwrap();
    std::fs::write(yard.join("map.tmx"), MAP).unwrap();
    std::fs::write(home.join("assets/tiles/tiles.tsx"), TILES).unwrap();
    std::fs::write(home.join("assets/tiles/tiles.png"), "a picture").unwrap();
    let fighter = |id: u16, side: u8, (old, pool): (&str, &str), (at, facing): (&str, &str)| {
        format!(
            "(id: {id}, side: {side}, person: {{ Dsa41: {old}, Pool: Id(\"{pool}\") }}, at: {at}, facing: {facing}),"
        )
    };
    let (hero, foe) = (r#"Id("HER-01")"#, r#"Id("OPP-01")"#);
    let fighters = [
        fighter(1, 1, (IDA, "PL-HER-01"), ("(1, 2)", "E")),
        fighter(2, 2, (foe, "PL-OPP-02"), ("(5, 2)", "W")),
        fighter(3, 1, (hero, "PL-HER-02"), ("(6, 2)", "W")),
        fighter(4, 2, (foe, "PL-OPP-02"), ("(1, 1)", "S")),
        fighter(5, 2, (foe, "PL-OPP-02"), ("(8, 0)", "W")),
    ];
    let text = format!(
        r#"(
    version: 1, map: "map.tmx", title: "level-courtyard-title", rules: [Dsa41, Pool],
    modules: {{ Dsa41: (preset: "Basic") }}, light: 1,
    sides: [
        (id: 1, name: "level-courtyard-side-1", seat: Human(1), colour: Madder),
        (id: 2, name: "level-courtyard-side-2", seat: Human(2), colour: Woad),
    ],
    fighters: [{}],
    goals: {{ 1: Defeat(2), 2: Defeat(1) }},
)"#,
        fighters.concat()
    );
    std::fs::write(yard.join("level.ron"), text).unwrap();
    yard.to_str().unwrap().to_owned()
}

/// The object that a command prints.
fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&done(arguments)).unwrap()
}

/// Compares the values of facts with those worked out by hand.
fn assert_facts(facts: &Value, expected: &[(&str, Value)]) {
    for (fact, value) in expected {
        assert_eq!(&facts[fact]["value"], value, "{fact}");
        assert!(facts[fact]["rule"].is_string(), "{fact}");
    }
}

#[test]
fn a_pair_is_told_with_distance_arcs_lines_and_cover() {
    let report = object(&["facts", &level(), "1", "2", "--json"]);
    assert_eq!(report["system"], "dsa41");
    // Four squares of one metre due east. The table, 6 decimetres high, is hip-high for both (BD-OBJ-12) and one square before the
    // target; nothing low blocks a line (BD-LIN-05).
    let table = json!({ "thing": "table", "at": { "x": 4, "y": 2 }, "side": null, "height": "low", "from_target": 1 });
    let crossed = json!({ "thing": "table", "at": { "x": 4, "y": 2 }, "side": null, "height": "low", "opaque": false, "from_target": 1 });
    assert_facts(
        &report["pair"],
        &[
            ("gap", json!({ "x": 4, "y": 0 })),
            ("range", json!(4)),
            ("range-dm", json!(40)),
            ("longer-axis", json!(4)),
            ("alternating", json!(4)),
            ("straight", json!(4)),
            ("adjacent", json!(false)),
            ("same-square", json!(false)),
            ("bearing", json!("E")),
            ("arc-on-target", json!("front")),
            ("arc-on-attacker", json!("front")),
            ("elevation-dm", json!(-3)),
            ("steep", json!(false)),
            ("sight", json!(true)),
            ("effect", json!(true)),
            ("missile", json!(true)),
            ("blow-from-reach", json!(4)),
            ("crossed", json!([crossed])),
            ("hidden-of-4", json!(0)),
            ("cover-kind", json!("none")),
            ("low-cover", json!([table])),
            ("neighbour-cover", json!("none")),
            ("opening", json!("none")),
            ("veil", json!(0)),
            ("target-in-veil", json!(false)),
            ("opposite-allies", json!([3])),
            // 3 stands on the line, five squares away and behind; 4 one square beside c3, the first square of the line; 5 seven squares
            // away, two beside i3, which lies on the line behind the target.
            (
                "near-line",
                json!([
                    { "fighter": 3, "off_line": 0, "from_attacker": 5, "behind": true },
                    { "fighter": 4, "off_line": 1, "from_attacker": 1, "behind": false },
                    { "fighter": 5, "off_line": 2, "from_attacker": 7, "behind": true },
                ]),
            ),
            ("push", json!([{ "at": { "x": 6, "y": 2 }, "end": "occupied" }])),
        ],
    );
    let along = |towards: &str, length: u32| json!({ "towards": towards, "length": length });
    // Two rows to the north and south, one column to the west, six or more to the east; N-S 2 + 2 + 1 squares of 100 cm, NE-SW
    // 2 + 1 + 1 of 141 cm, E-W 6 + 1 + 1, NW-SE 1 + 2 + 1. Foe 4 shuts the north, friend 3 the fifth square to the east; the
    // target himself is in nobody's way (BD-ROOM-02).
    assert_facts(
        &report["attacker"],
        &[
            ("square", json!({ "x": 1, "y": 2 })),
            ("facing", json!("E")),
            ("posture", json!("standing")),
            ("floor-dm", json!(-3)),
            ("light", json!("dusk")),
            ("terrain", json!("grass")),
            ("footing", json!("firm")),
            ("water", json!("dry")),
            ("cost-half", json!(2)),
            ("on-thing", json!(false)),
            (
                "room-runs",
                json!([
                    along("N", 2),
                    along("NE", 2),
                    along("E", 6),
                    along("SE", 2),
                    along("S", 2),
                    along("SW", 1),
                    along("W", 1),
                    along("NW", 1),
                ]),
            ),
            (
                "room-cm",
                json!([
                    along("N", 500),
                    along("NE", 564),
                    along("E", 800),
                    along("SE", 564)
                ]),
            ),
            (
                "room-among-bodies-cm",
                json!([
                    along("N", 300),
                    along("NE", 564),
                    along("E", 600),
                    along("SE", 564)
                ]),
            ),
            ("closed-in", json!(0)),
            ("foes-in-contact", json!([4])),
            // Foe 4 looks at b3 (BRD-08), and fists reach one square.
            ("guarded-by", json!([4])),
            ("reach", json!(1)),
        ],
    );
    assert_facts(
        &report["target"],
        &[
            ("floor-dm", json!(0)),
            ("foes-in-contact", json!([3])),
            ("guarded-by", json!([3])),
        ],
    );
}

#[test]
fn a_wall_stops_every_line_and_the_success_pools_count_along_the_longer_axis() {
    let level = level();
    // Seven columns and two rows: 7 + 2 / 2 = 8 with every second diagonal double, the root of 53 rounded is 7.
    let wall = json!({ "thing": "wall", "at": { "x": 7, "y": 0 }, "side": "E", "height": "full", "opaque": true, "from_target": 0 });
    for (system, guard) in [("dsa41", "guarded-by"), ("pool", "struck-by")] {
        let report = object(&["facts", &level, "1", "5", "--system", system, "--json"]);
        assert_eq!(report["system"], system);
        assert_facts(
            &report["pair"],
            &[
                ("gap", json!({ "x": 7, "y": -2 })),
                ("range", json!(7)),
                ("range-dm", json!(70)),
                ("alternating", json!(8)),
                ("straight", json!(7)),
                ("bearing", json!("E")),
                ("sight", json!(false)),
                ("effect", json!(false)),
                ("missile", json!(false)),
                ("blow-from-reach", Value::Null),
                ("crossed", json!([wall])),
                ("hidden-of-4", json!(4)),
                ("cover-grade", json!("total")),
            ],
        );
        // A sword or fists of the foe beside him reach one square (PL-BRD-12).
        assert_facts(&report["attacker"], &[(guard, json!([4]))]);
        assert_facts(&report["target"], &[(guard, json!([])), ("closed-in", json!(7))]);
    }
}

#[test]
fn somebody_is_asked_about_on_another_square() {
    let level = level();
    let report = object(&["facts", &level, "1", "2", "--at", "f4", "--json"]);
    assert_eq!(report["at"], json!({ "x": 5, "y": 3 }));
    // South of him who looks west: on his left; he himself still looks east, so that the foe is on his left too.
    assert_facts(
        &report["pair"],
        &[
            ("gap", json!({ "x": 0, "y": -1 })),
            ("range", json!(1)),
            ("adjacent", json!(true)),
            ("bearing", json!("N")),
            ("arc-on-target", json!("left")),
            ("arc-on-attacker", json!("left")),
            ("elevation-dm", json!(0)),
            ("crossed", json!([])),
        ],
    );
    let words: Vec<&str> = report["place"]["facts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fact| fact["word"].as_str().unwrap())
        .collect();
    assert!(words.contains(&"strikes-flank"), "{words:?}");
    let told = done(&["facts", &level, "1", "2", "--at", "f4"]);
    assert!(
        told.contains("\n  Direction to the second: north (BD-PF-04)\n"),
        "{told}"
    );
    assert!(told.contains("What f4 would do to Ida\n"), "{told}");
}

#[test]
fn without_fighters_it_is_told_who_stands_where_and_which_ways_the_map_has() {
    let level = level();
    let layout = object(&["facts", &level, "--json"]);
    assert_eq!(
        (&layout["map"]["width"], &layout["map"]["height"]),
        (&json!(9), &json!(5))
    );
    let fighters = layout["fighters"].as_array().unwrap();
    assert_eq!(fighters.len(), 5);
    assert_eq!(
        fighters[1],
        json!({
            "fighter": 2, "side": 1, "name": "Bandit", "on_map": true,
            "at": { "x": 5, "y": 2 }, "side_squares": 1, "facing": "W",
        })
    );
    let squares = layout["map"]["squares"].as_array().unwrap();
    let steps = |x: i32, y: i32| {
        let mut found = squares
            .iter()
            .filter(|square| square["x"] == x && square["y"] == y);
        found.next().map(|square| square["steps"].clone())
    };
    // Somebody can stand on the table at e3 too: six decimetres are a step (BD-MOV-02).
    assert_eq!(squares.len(), 45);
    assert_eq!(
        steps(3, 2),
        Some(json!(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]))
    );
    // The wall between h and i.
    assert_eq!(steps(7, 0), Some(json!(["S", "SW", "W"])));
    assert_eq!(steps(8, 4), Some(json!(["N"])));
    // b3 lies three decimetres lower, which is a step.
    assert_eq!(steps(0, 2), Some(json!(["N", "NE", "E", "SE", "S"])));
    let told = done(&["facts", &level]);
    assert_eq!(
        told.lines().take(2).collect::<Vec<_>>(),
        [
            "Map of 9 columns and 5 rows",
            "1: Ida, side 1, at b3, facing east"
        ]
    );
    let ran = run(&["facts", &level, "1"]);
    assert_eq!(ran.status, 2, "{}", ran.err);
}

#[test]
fn every_fact_is_told_in_every_language() {
    let level = level();
    for language in ["en", "de", "fr"] {
        for system in ["dsa41", "pool", "d20"] {
            let told = done(&["--lang", language, "facts", &level, "1", "5", "--system", system]);
            assert!(!told.contains("[cli-"), "{told}");
            let told = done(&["--lang", language, "facts", &level, "--system", system]);
            assert!(!told.contains('['), "{told}");
            let told = done(&["--lang", language, "sheet", &level, "3", "--system", system]);
            assert!(!told.contains('['), "{told}");
        }
    }
}

#[test]
fn whom_and_what_there_is_not_is_wrong_usage() {
    let level = level();
    for (arguments, reason) in [
        (
            vec!["1", "9"],
            "the level has no such fighter, only 1, 2, 3, 4, 5",
        ),
        (vec!["1", "1"], "two different fighters make a pair"),
        (vec!["1", "2", "--at", "7c"], "a square has a letter and a number"),
        (vec!["1", "2", "--at", "z9"], "the map has no such square"),
        (vec!["1", "2", "--on", "optional:nonsense"], "optional:nonsense"),
        (
            vec!["1", "2", "--system", "nobody"],
            "there is no rule system `nobody`",
        ),
    ] {
        let all: Vec<&str> = ["facts", level.as_str()].into_iter().chain(arguments).collect();
        let ran = run(&all);
        assert_eq!(ran.status, 2, "{}", ran.err);
        assert!(ran.err.contains(reason), "{}", ran.err);
    }
    assert_eq!(run(&["sheet", &level, "6"]).status, 2);
}

/// The values of a sheet by their words.
fn value<'v>(sheet: &'v Value, word: &str) -> &'v Value {
    let mut values = sheet["values"].as_array().unwrap().iter();
    values
        .find(|value| value["value"] == word)
        .unwrap_or_else(|| panic!("no {word}: {sheet}"))
}

#[test]
fn a_sheet_holds_every_value_with_its_ledger() {
    // Ida is unarmed. AT (12 + 13 + 12) / 5 = 7 and 2 points of brawling; PA (13 + 13 + 12) / 5 = 8 and 2; LE (12 + 12 + 12) / 2 + 10;
    // AU (12 + 12 + 13) / 2 = 19 and 10; WS 12 / 2 (VAL-02, VAL-03, UNA-01).
    let level = level();
    let sheet = object(&["sheet", &level, "1", "--json"]);
    assert_eq!(
        (&sheet["name"], &sheet["side"], &sheet["on_map"]),
        (&json!("Ida"), &json!(0), &json!(true))
    );
    assert_eq!(sheet["life"], json!({ "now": 28, "most": 28 }));
    for (word, is) in [
        ("at", 9),
        ("pa", 10),
        ("le", 28),
        ("au", 29),
        ("ws", 6),
        ("rs", 0),
        ("be", 0),
        ("gs", 8),
    ] {
        assert_eq!(value(&sheet, word)["is"], is, "{word}: {sheet}");
    }
    let ledger = &value(&sheet, "at")["ledger"];
    assert_eq!(
        (&ledger["base"], &ledger["source"]),
        (&json!(7), &json!("VAL-02"))
    );
    assert_eq!(ledger["lines"][0]["amount"], 2);
    // Aldric: Defence is Agility 3 up to the cap of his armour; 10 dice to strike, 26 hit points.
    let sheet = object(&["sheet", &level, "1", "--system", "pool", "--json"]);
    assert_eq!(sheet["life"], json!({ "now": 26, "most": 26 }));
    assert_eq!(sheet["wounds"], Value::Null);
    assert_eq!(value(&sheet, "attack-dice")["is"], 10);
    let told = done(&["sheet", &level, "1", "--lang", "de"]);
    assert!(told.starts_with("Ida\n"), "{told}");
    assert!(told.contains("\n    7 Basiswert der Attacke · VAL-02 "), "{told}");
}
