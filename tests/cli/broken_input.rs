//! Broken recordings, intents and arguments: an error with file and reason each time, never a panic.

use crate::program::{Ran, done, file, folder, run, run_with};
use serde_json::{Value, json};

const LEVEL: &str = "levels/01-courtyard";

/// Bytes that are no text and no file of the game: every byte once, and the zero byte often.
fn rubbish() -> Vec<u8> {
    (0..=u8::MAX).chain([0; 300]).chain((0..=u8::MAX).rev()).collect()
}

/// A whole recording.
fn recording() -> String {
    let path = folder("broken").join(format!("whole-{:?}.json", std::thread::current().id()));
    done(&[
        "run",
        LEVEL,
        "--seed",
        "7",
        "--record",
        path.to_str().unwrap(),
        "--overwrite",
    ]);
    std::fs::read_to_string(path).unwrap()
}

/// Fails unless the run ended with status 1 and one of its words names the file and the reason.
fn assert_told(ran: &Ran, file: &str, reason: &str) {
    assert_eq!(ran.status, 1, "{file}: {}{}", ran.out, ran.err);
    let said = format!("{}{}", ran.out, ran.err);
    assert!(
        said.contains(file) && said.contains(reason),
        "{file} and {reason} in {said}"
    );
}

/// Replays a changed recording in every way there is.
fn assert_recording_is_told(name: &str, content: impl AsRef<[u8]>, reason: &str) {
    let path = file(name, content);
    for arguments in [
        &["replay", &path][..],
        &["replay", &path, "--verify"],
        &["replay", &path, "--json"],
        &["play", "--text", "--resume", &path],
    ] {
        assert_told(&run(arguments), name, reason);
    }
    assert_told(&run(&["check", &path]), name, reason);
}

#[test]
fn a_recording_that_is_cut_anywhere_is_told_with_line_and_column() {
    let whole = recording();
    for part in [0, 1, 2, 3, 5, 8] {
        let end = whole.len() * part / 9;
        let end = (0..=end).rev().find(|end| whole.is_char_boundary(*end)).unwrap();
        let name = format!("cut-{part}.json");
        let path = file(&name, &whole[..end]);
        assert_told(&run(&["replay", &path, "--verify"]), &format!("{name}:1:"), "EOF");
    }
}

#[test]
fn a_recording_of_other_things_is_told() {
    assert_recording_is_told("rubbish.json", rubbish(), "is no text in UTF-8");
    assert_recording_is_told("list.json", "[]", "list.json:1:");
    assert_recording_is_told("deep.json", "[".repeat(100_000), "deep.json:1:1");
    assert_recording_is_told(
        "unknown-field.json",
        "{\"formatt\": 1}",
        "unknown field `formatt`",
    );
}

#[test]
fn a_recording_with_wrong_types_or_huge_numbers_is_told() {
    let whole: Value = serde_json::from_str(&recording()).unwrap();
    let cases: [(&str, &str, Value, &str); 10] = [
        ("format-text", "/format", json!("one"), "invalid type"),
        ("format-new", "/format", json!(3), "has format 3"),
        (
            "format-old",
            "/format",
            json!(1),
            "has format 1, but this version of the game reads format 2",
        ),
        (
            "seat-of-nobody",
            "/opening/seats",
            json!([{"human": 9}]),
            "opening / seats: the seats of humans are 1 to 4, not 9",
        ),
        ("seed-negative", "/opening/dice/seed", json!(-1), "invalid value"),
        ("seed-huge", "/opening/dice/seed", json!(1e300), "invalid type"),
        (
            "fighter-huge",
            "/intents/0/fighter",
            json!(70_000),
            "invalid value",
        ),
        (
            "hash-short",
            "/intents/0/hash",
            json!("12"),
            "16 hexadecimal digits",
        ),
        (
            "choice-unknown",
            "/intents/0/choice",
            json!({"dance": {}}),
            "unknown variant `dance`",
        ),
        (
            "term-long",
            "/intents/0/choice",
            json!({"plan": {"plan": "x".repeat(100)}}),
            "at most 48 bytes",
        ),
    ];
    for (name, place, value, reason) in cases {
        let mut changed = whole.clone();
        *changed.pointer_mut(place).unwrap() = value;
        let name = format!("{name}.json");
        let path = file(&name, changed.to_string());
        assert_told(&run(&["replay", &path, "--verify"]), &name, reason);
    }
}

#[test]
fn a_recording_of_an_unknown_level_system_or_module_is_told() {
    let whole: Value = serde_json::from_str(&recording()).unwrap();
    let changed = |place: &str, value: Value| {
        let mut changed = whole.clone();
        *changed.pointer_mut(place).unwrap() = value;
        changed.to_string()
    };
    for (name, place, value, reason) in [
        (
            "level.json",
            "/opening/level",
            json!("levels/99-nowhere"),
            "99-nowhere",
        ),
        ("system.json", "/opening/system", json!("chess"), "`chess`"),
        (
            "module.json",
            "/opening/modules/on",
            json!(["optional:luck"]),
            "optional:luck",
        ),
        (
            "preset.json",
            "/opening/modules/preset",
            json!("Insane"),
            "Insane",
        ),
    ] {
        let path = file(name, changed(place, value));
        assert_told(&run(&["replay", &path, "--verify"]), "level.ron", reason);
        assert_eq!(
            run_with(&["play", "--text", "--resume", &path], "1\n").status,
            1,
            "{name}"
        );
    }
}

#[test]
fn a_recorded_choice_of_an_unknown_fighter_or_word_is_named() {
    let whole: Value = serde_json::from_str(&recording()).unwrap();
    for (place, value, reason) in [
        (
            "/intents/1/fighter",
            json!(999),
            "refused: fighter 1 has to choose, not this one, asked `announce`\n",
        ),
        (
            "/intents/1/choice",
            json!({"plan": {"plan": "figth"}}),
            "unknown word `figth` of `plan`; did you mean fight? Allowed here: plan fight, ",
        ),
        (
            "/intents/1/choice",
            json!({"attack": {"target": 999, "with": 250, "manoeuvre": "attack"}}),
            "fighter 1 is asked `announce`, but `attack` answers `attack`. Allowed here: plan fight, ",
        ),
        (
            "/intents/1/choice",
            json!({"move": {"gait": "walk", "path": [{"x": 32767, "y": -32768}]}}),
            "fighter 1 is asked `announce`, but `walk` answers `regular`. Allowed here: plan fight, ",
        ),
    ] {
        let mut changed = whole.clone();
        *changed.pointer_mut(place).unwrap() = value;
        let path = file("strange.json", changed.to_string());
        let ran = run(&["replay", &path, "--verify"]);
        assert_eq!(ran.status, 1);
        let said = format!("Choice 2 of the recording is not legal.\n{reason}");
        assert!(ran.out.starts_with(&said), "{place}: {}", ran.out);
    }
}

#[test]
fn every_broken_line_of_intents_is_told() {
    for (name, content, reason) in [
        ("rubbish.jsonl", rubbish(), "is not text in UTF-8"),
        (
            "cut.jsonl",
            b"{\"fighter\":1,\"cho".to_vec(),
            "cut.jsonl:1:17: EOF",
        ),
        (
            "type.jsonl",
            b"\n{\"fighter\":\"one\",\"choice\":\"pass\"}".to_vec(),
            "type.jsonl:2:",
        ),
        (
            "huge.jsonl",
            b"{\"fighter\":99999999999999999999,\"choice\":\"pass\"}".to_vec(),
            "huge.jsonl:1:",
        ),
        (
            "field.jsonl",
            b"{\"fighter\":1,\"choice\":\"pass\",\"why\":0}".to_vec(),
            "unknown field `why`",
        ),
        (
            "variant.jsonl",
            b"{\"fighter\":1,\"choice\":\"dance\"}".to_vec(),
            "unknown variant `dance`",
        ),
        ("deep.jsonl", vec![b'['; 100_000], "deep.jsonl:1:"),
    ] {
        let path = file(name, content);
        let ran = run(&["run", LEVEL, "--intents", &path]);
        assert_told(&ran, name, reason);
        assert!(
            ran.out.is_empty(),
            "the fight begins only when all lines are read: {}",
            ran.out
        );
    }
    assert_told(
        &run(&["run", LEVEL, "--intents", "nowhere.jsonl"]),
        "nowhere.jsonl",
        "cannot be read",
    );
    assert_told(&run(&["run", LEVEL, "--intents", "src"]), "src", "cannot be read");
}

#[test]
fn intents_that_no_fight_can_hold_are_refused_with_their_line() {
    for (name, choice, reason) in [
        (
            "target.jsonl",
            json!({"attack": {"target": 999, "with": 255, "manoeuvre": "feint", "stakes": [32767, -32768]}}),
            "`feint` needs one number in `stakes` (feint), but there are 2",
        ),
        (
            "path.jsonl",
            json!({"move": {"gait": "walk", "path": vec![json!({"x": 0, "y": 0}); 5000]}}),
            "fighter 2 is asked `announce`, but `walk` answers `regular`. Allowed here: plan fight, ",
        ),
        (
            "term.jsonl",
            json!({"act": {"act": "\u{0}\u{202e}", "at": {"x": -32768, "y": 32767}}}),
            "unknown word `\\0\\u{202e}` of `act`. Allowed here: plan fight, ",
        ),
        (
            "plan.jsonl",
            json!({"plan": {"plan": ""}}),
            "unknown word `` of `plan`. Allowed here: plan fight, ",
        ),
    ] {
        let path = file(name, json!({"fighter": 2, "choice": choice}).to_string());
        let ran = run(&["run", LEVEL, "--dice", "6,1", "--intents", &path]);
        assert_told(&ran, &format!("{name}:1:1"), reason);
    }
}

#[test]
fn strange_arguments_are_told_and_never_a_panic() {
    for (arguments, status) in [
        (&["run", ""][..], 2),
        (&["run", "\u{1}\u{7f}"], 1),
        (&["run", LEVEL, "--preset", "Insane"], 2),
        (&["run", LEVEL, "--preset", ""], 2),
        (&["run", LEVEL, "--on", "optional:luck"], 2),
        (&["run", LEVEL, "--on", ""], 2),
        (&["run", LEVEL, "--off", "base"], 2),
        (&["run", LEVEL, "--system", "chess"], 2),
        (&["odds", "HER-01", "HER-02", "--system", ""], 2),
        (&["rules", "chess"], 2),
        (&["run", LEVEL, "--seed", "99999999999999999999999"], 2),
        (&["run", LEVEL, "--dice", "0"], 2),
        (&["run", LEVEL, "--dice", "21"], 2),
        (&["run", LEVEL, "--dice", ""], 2),
        (&["run", LEVEL, "--dice", "3,,4"], 2),
        (&["run", LEVEL, "--seats", "opponent,greedy,opponent"], 2),
        (&["play", LEVEL, "--text", "--seats", "human,human,human"], 2),
        (&["run", LEVEL, "--dice", "one"], 2),
        (&["run", LEVEL, "--seats", "nobody"], 2),
        (&["simulate", LEVEL, "--battles", "1", "--policy", "opponent"], 2),
        (&["simulate", LEVEL, "--battles", "-1"], 2),
        (&["simulate", "levels", "--battles", "1"], 1),
        (&["odds", "HER-01"], 2),
        (&["odds", "", "\u{0}x".trim_start_matches('\u{0}')], 2),
        (&["replay", "levels"], 1),
        (&["check", "nowhere"], 1),
        (&["play", "nowhere", "--text"], 1),
    ] {
        let ran = run(arguments);
        assert_eq!(ran.status, status, "{arguments:?}: {}{}", ran.out, ran.err);
        assert!(
            !ran.err.is_empty() || !ran.out.is_empty(),
            "{arguments:?} ends without a word"
        );
    }
}

#[test]
fn a_recording_that_cannot_be_written_is_told() {
    let place = folder("broken").join("no").join("file.txt");
    std::fs::create_dir_all(place.parent().unwrap()).unwrap();
    std::fs::write(&place, "a file where a folder would have to be").unwrap();
    let inside = place.join("fight.json");
    let ran = run(&["run", LEVEL, "--seed", "7", "--record", inside.to_str().unwrap()]);
    assert_told(&ran, "fight.json", "");
}

#[test]
fn rubbish_on_the_input_of_a_game_ends_with_the_input() {
    let input: String = rubbish().iter().map(|byte| char::from(*byte)).collect();
    let recording = folder("broken").join("rubbish-input.json");
    let recording = recording.to_str().unwrap();
    let ran = run_with(
        &[
            "play",
            LEVEL,
            "--text",
            "--seed",
            "7",
            "--record",
            recording,
            "--overwrite",
        ],
        &input,
    );
    assert_eq!(ran.status, 0, "{}", ran.err);
}
