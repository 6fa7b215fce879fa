//! Heroes of the Helden-Software, taken in and sent to fight as a player would.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Ran, folder, run_at};

/// A made-up export of the tests.
fn export(name: &str) -> String {
    format!("{}/tests/heroes/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// An empty folder for the data of a player of this test alone.
fn player(name: &str) -> PathBuf {
    let data = folder("import").join(name);
    let _ = fs::remove_dir_all(&data);
    fs::create_dir_all(&data).unwrap();
    data
}

/// What the program says when all goes well.
fn done_at(data: &Path, arguments: &[&str]) -> String {
    let Ran { status, out, err } = run_at(data, arguments);
    assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}: {out}");
    out
}

/// What it says when it does not.
fn fails(data: &Path, arguments: &[&str], status: i32) -> String {
    let ran = run_at(data, arguments);
    assert_eq!(ran.status, status, "{arguments:?}: {} {}", ran.out, ran.err);
    ran.err
}

#[test]
fn an_imported_hero_wins_or_loses_the_courtyard_and_the_recording_tells_it_elsewhere() {
    let data = player("courtyard");
    let out = done_at(&data, &["import", &export("ysra.xml")]);
    assert!(
        out.starts_with("Ysra Tannhauser can fight: HER-YSRA-TANNHAUSER\n"),
        "{out}"
    );
    // What no table knows, and no piece of one is near to, is described by the export alone.
    assert!(
        out.contains("no table knows it: it has only what the export says"),
        "{out}"
    );
    let people = data.join("klingentanz/heroes/ysra-tannhauser/rules/dsa41/people.ron");
    assert!(out.contains(&people.display().to_string()), "{out}");
    let recording = data.join("ysra.json");
    let recording = recording.to_str().unwrap();
    let fight = [
        "run",
        "01-courtyard",
        "--seed",
        "4",
        "--as",
        "1=HER-YSRA-TANNHAUSER",
        "--record",
        recording,
        "--json",
    ];
    let out = done_at(&data, &fight);
    let recorded = fs::read_to_string(recording).unwrap();
    assert!(
        recorded.contains("HER-YSRA-TANNHAUSER") && recorded.contains("Morgenglanz"),
        "{recorded}"
    );
    let result: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    assert_eq!(result["over"], true, "{result}");
    assert!(
        result["winners"]
            .as_array()
            .is_some_and(|winners| winners.len() == 1),
        "{result}"
    );
    // Somebody else, who has nothing of her, can see the same fight.
    let verified = done_at(&player("elsewhere"), &["replay", recording, "--verify"]);
    assert!(verified.contains("verified"), "{verified}");
}

#[test]
fn a_hero_can_be_a_side_of_his_own() {
    let data = player("side");
    done_at(&data, &["import", &export("band.xml")]);
    // The tavern has several on a side: two take their places and the others stay away.
    let out = done_at(
        &data,
        &[
            "run",
            "02-tavern",
            "--seed",
            "2",
            "--team",
            "1=HER-LIRAEL,HER-HALDAN-ZWEIKLINGE",
        ],
    );
    assert!(
        out.contains("Lirael") && out.contains("Haldan Zweiklinge"),
        "{out}"
    );
    let alone = done_at(
        &data,
        &["run", "01-courtyard", "--seed", "2", "--team", "2=HER-LIRAEL"],
    );
    assert!(alone.contains("Lirael"), "{alone}");
}

#[test]
fn what_cannot_be_meant_by_a_cast_is_told() {
    let data = player("cast");
    done_at(&data, &["import", &export("old.xml")]);
    for (wish, expected) in [
        (
            ["--as", "9=HER-GRIMBOLD"],
            "the level has no fighter 9, only 1, 2",
        ),
        (
            ["--as", "1=HER-GRIMBALD"],
            "there is no person `HER-GRIMBALD`; did you mean HER-GRIMBOLD?",
        ),
        (
            ["--as", "HER-GRIMBOLD"],
            "a number, `=` and the id of a person are expected",
        ),
        (["--team", "0=HER-GRIMBOLD"], "sides are counted from 1"),
        (
            ["--team", "3=HER-GRIMBOLD"],
            "the level has 2 sides, counted from 1, and no side 3",
        ),
        (
            ["--team", "1=HER-GRIMBOLD,HER-01,HER-02"],
            "side 1 has places for 1 to 1, but 3 are named",
        ),
    ] {
        let told = fails(&data, &["run", "01-courtyard", wish[0], wish[1]], 2);
        assert!(told.contains(expected), "{wish:?}: {told}");
    }
}

#[test]
fn the_sample_of_strangers_is_taken_in_with_a_report_case_10() {
    let data = player("probe");
    let out = done_at(&data, &["import", &export("probe.xml"), "--json"]);
    let told: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(told["person"], "HER-PROBE");
    let findings = told["findings"].as_array().unwrap();
    let made = |what: &str| {
        let found = findings.iter().find(|finding| finding["what"] == what);
        found.map(|finding| {
            (
                finding["fate"].as_str().unwrap(),
                finding["made"].as_str().unwrap_or_default(),
            )
        })
    };
    assert_eq!(made("Mut 12"), Some(("taken", "MU 12")));
    assert_eq!(made("Stäbe 8/9"), Some(("taken", "TAL-STAEBE +2/+3")));
    assert_eq!(made("Ausweichen I"), Some(("taken", "SF-AUSWEICHEN1")));
    assert_eq!(made("Klugheit"), Some(("otherwise", "KL 10")));
    done_at(&data, &["run", "01-courtyard", "--as", "1=HER-PROBE"]);
}

#[test]
fn heroes_can_be_put_into_the_folder_of_a_level_beside_what_stands_there() {
    let data = player("level");
    let level = data.join("my-level");
    fs::create_dir_all(&level).unwrap();
    let to = level.to_str().unwrap();
    let people = level.join("rules/dsa41/people.ron");
    done_at(
        &data,
        &["import", &export("band.xml"), "--hero", "lirael", "--to", to],
    );
    let first = fs::read_to_string(&people).unwrap();
    assert!(
        first.contains("HER-LIRAEL") && !first.contains("HER-HALDAN"),
        "{first}"
    );
    done_at(&data, &["import", &export("ysra.xml"), "--to", to]);
    let both = fs::read_to_string(&people).unwrap();
    assert!(
        both.contains("HER-LIRAEL") && both.contains("HER-YSRA-TANNHAUSER"),
        "{both}"
    );
    // The same again changes nothing; another set of gear replaces her row and keeps what was there.
    let again = done_at(&data, &["import", &export("ysra.xml"), "--to", to]);
    assert!(!again.contains("is kept"), "{again}");
    assert_eq!(fs::read_to_string(&people).unwrap(), both);
    let other = done_at(&data, &["import", &export("ysra.xml"), "--to", to, "--set", "1"]);
    assert!(other.contains("what was there before is kept"), "{other}");
    assert_eq!(
        fs::read_to_string(level.join("rules/dsa41/people.ron.old-1")).unwrap(),
        both
    );
}

#[test]
fn what_is_left_out_on_purpose_is_documented() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/command-line.md")).unwrap();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for (element, what) in klingentanz::content::helden::ASIDE {
        assert!(page.contains(what), "{element}: {what}");
    }
}

#[test]
fn broken_and_hostile_exports_are_refused_with_file_line_and_reason() {
    let data = player("broken");
    let file = |name: &str, text: &str| {
        let file = data.join(name);
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let many = format!(
        "<helden><held name=\"a\">{}</held></helden>",
        "<x y=\"1\"/>".repeat(60_000)
    );
    for (name, text, expected) in [
        (
            "open.xml",
            "<helden>\n<held name=\"a\">",
            "open.xml:2:1: cannot be read as XML: the file ends too early",
        ),
        (
            "map.xml",
            "<map/>",
            "is no export of heroes of the Helden-Software",
        ),
        ("none.xml", "<helden>\n</helden>", "none.xml:1:1: holds no hero"),
        ("many.xml", &many, "has more than 50000 elements"),
        (
            "bare.xml",
            "<helden><held name=\"a\"/></helden>",
            "the export gives no attributes",
        ),
    ] {
        let told = fails(&data, &["import", &file(name, text)], 1);
        assert!(told.contains(expected), "{name}: {told}");
    }
    let big = file("big.xml", &" ".repeat(9 << 20));
    assert!(fails(&data, &["import", &big], 1).contains("is larger than 8 MiB"));
    let told = fails(
        &data,
        &["import", &export("ysra.xml"), "--hero", "Isra Tannhauser"],
        2,
    );
    assert!(
        told.contains("the file holds Ysra Tannhauser; did you mean Ysra Tannhauser?"),
        "{told}"
    );
    assert!(
        !data.join("klingentanz/heroes").exists(),
        "nothing is written of what cannot be taken in"
    );
}
