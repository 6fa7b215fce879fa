//! What has changed since a fight was recorded is noticed and named: level, map, people, gear, rules.

use crate::checkout::Checkout;
use crate::program::run;
use serde_json::Value;

const LEVEL: &str = "levels/01-courtyard";

/// A checkout with a recorded fight in `r.json`.
fn recorded(name: &str) -> Checkout {
    let game = Checkout::new(name, &["01-courtyard"]);
    let fight = [
        "run",
        LEVEL,
        "--seed",
        "7",
        "--seats",
        "opponent,opponent",
        "--record",
        "r.json",
    ];
    assert_eq!(game.run(&fight).status, 0);
    let ran = game.run(&["replay", "r.json", "--verify"]);
    assert!(
        ran.out.starts_with("The recording is verified: all "),
        "{}",
        ran.out
    );
    assert_eq!(ran.out.lines().count(), 1, "nothing is left open: {}", ran.out);
    game
}

/// Changes a file and expects the verdict to name what has changed, and nothing else.
#[track_caller]
fn assert_named(name: &str, (file, from, to): (&str, &str, &str), matter: &str, told: &str) {
    let game = recorded(name);
    game.change(file, from, to);
    let ran = game.run(&["replay", "r.json", "--verify", "--json"]);
    assert_eq!(ran.status, 1, "{}", ran.out);
    let verdict: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(verdict["changed"], serde_json::json!([matter]), "{verdict}");
    assert_ne!(verdict["verdict"], "same");
    let ran = game.run(&["replay", "r.json", "--verify"]);
    assert_eq!(ran.status, 1);
    let told = format!("Changed since the recording: {told}.");
    assert_eq!(ran.out.lines().last(), Some(told.as_str()));
    let ran = game.run(&["play", "--text", "--resume", "r.json"]);
    assert!(
        ran.out.contains(&told) || ran.err.contains("cannot be gone on with"),
        "{}{}",
        ran.out,
        ran.err
    );
}

#[test]
fn a_gate_that_stands_open_now_is_told_as_a_change_of_the_map() {
    assert_named(
        "gate",
        (
            "levels/01-courtyard/map.tmx",
            "name=\"state\" value=\"shut\"",
            "name=\"state\" value=\"open\"",
        ),
        "map",
        "the map",
    );
}

#[test]
fn things_that_are_gone_from_the_map_are_told_as_a_change_of_the_map() {
    assert_named(
        "things",
        (
            "levels/01-courtyard/map.tmx",
            "173,0,0,48,0,0,0,56,0,0,0,0,48,0,0,143,",
            "173,0,0,0,0,0,0,0,0,0,0,0,0,0,0,143,",
        ),
        "map",
        "the map",
    );
}

#[test]
fn another_goal_is_told_as_a_change_of_the_level() {
    assert_named(
        "goal",
        (
            "levels/01-courtyard/level.ron",
            "1: Defeat(2)",
            "1: Any([Defeat(2), Survive(150)])",
        ),
        "level",
        "the level",
    );
}

#[test]
fn a_person_who_has_another_row_now_is_told_as_a_change_of_the_people() {
    assert_named(
        "people",
        (
            "assets/rules/dsa41/people.ron",
            "id: \"OPP-05\",\n        name: (en: \"",
            "id: \"OPP-05\",\n        name: (en: \"Old ",
        ),
        "people",
        "the people",
    );
}

#[test]
fn a_weapon_that_has_changed_is_told_only_where_somebody_has_it() {
    let game = recorded("gear");
    game.change(
        "assets/rules/dsa41/weapons.ron",
        "en: \"Hunting knife\"",
        "en: \"Big knife\"",
    );
    assert_eq!(
        game.run(&["replay", "r.json", "--verify"]).status,
        0,
        "nobody has a hunting knife"
    );
    game.change(
        "assets/rules/dsa41/weapons.ron",
        "en: \"Scimitar\"",
        "en: \"Great scimitar\"",
    );
    let ran = game.run(&["replay", "r.json", "--verify"]);
    assert_eq!(
        ran.out.lines().last(),
        Some("Changed since the recording: the gear."),
        "{}",
        ran.err
    );
}

#[test]
fn a_table_of_the_rules_that_has_changed_is_told() {
    assert_named(
        "rules",
        (
            "assets/rules/dsa41/usages.ron",
            "en: \"Fists\"",
            "en: \"Bare fists\"",
        ),
        "rules",
        "the rules",
    );
}

#[test]
fn what_no_fight_depends_on_changes_nothing() {
    let game = recorded("looks");
    game.change(
        "levels/01-courtyard/level.ron",
        "level-courtyard-intro",
        "level-field-intro",
    );
    game.change(
        "levels/01-courtyard/level.ron",
        "fighters:",
        "// The two of them.\n\n    fighters:",
    );
    let map = "levels/01-courtyard/map.tmx";
    game.change(
        map,
        "0,0,65,0,0,0,0,0,0,0,0,0,0,65,0,0,",
        "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,",
    );
    let ran = game.run(&["replay", "r.json", "--verify"]);
    assert_eq!((ran.status, ran.out.lines().count()), (0, 1), "{}", ran.out);
}

#[test]
fn an_older_recording_is_read_and_says_what_it_leaves_open() {
    let ran = run(&["replay", "tests/recordings/dsa41-01-courtyard.json", "--verify"]);
    assert_eq!(ran.status, 0, "{}", ran.out);
    assert_eq!(
        ran.out.lines().last(),
        Some(
            "An older recording: it does not hold the level, the map, the people, the gear, the rules, so changes there go \
             unnoticed."
        )
    );
}
