//! What the documents show is what the program does.

use crate::expected;
use crate::program::{done, file};

fn document(name: &str) -> String {
    std::fs::read_to_string(format!("{}/docs/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The blocks of a document in one language of code, in order.
fn blocks(document: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let inside = |rest: &str| rest.split("```").next().unwrap_or_default().to_owned();
    document.split(&fence).skip(1).map(inside).collect()
}

#[test]
fn the_example_of_a_file_of_intents_plays_to_the_result_that_is_shown() {
    let document = document("intents.md");
    let intents = file("duel.jsonl", &blocks(&document, "jsonl")[0]);
    let command = blocks(&document, "sh")[0].replace("duel.jsonl", &intents);
    let arguments: Vec<&str> = command.split_whitespace().skip(1).collect();
    let out = done(&arguments);
    assert!(out.contains(&blocks(&document, "text")[0]), "{out}");
}

#[test]
fn the_result_that_is_shown_has_the_fields_of_a_result() {
    let shown: serde_json::Value = serde_json::from_str(&blocks(&document("json.md"), "json")[0]).unwrap();
    let out = done(&["run", "01-courtyard", "--seed", "7", "--json"]);
    let last: serde_json::Value = serde_json::from_str(out.lines().last().unwrap()).unwrap();
    let fields = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(fields(&shown), fields(&last));
}

#[test]
fn every_event_that_a_fight_writes_is_described() {
    let document = document("json.md");
    for (level, seed) in [("01-courtyard", "3"), ("02-tavern", "5")] {
        for line in done(&["run", level, "--seed", seed, "--json"]).lines() {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            let name = format!("`{}`", event["event"].as_str().unwrap());
            let row = document
                .lines()
                .find(|row| row.starts_with('|') && row.contains(&name));
            if event["event"] == "result" {
                continue;
            }
            let row = row.unwrap_or_else(|| panic!("{name} is not described"));
            let own = |field: &&String| !["round", "phase", "event", "behind"].contains(&field.as_str());
            for field in event.as_object().unwrap().keys().filter(own) {
                assert!(
                    row.contains(&format!("`{field}`")),
                    "{field} of {name} is not described"
                );
            }
        }
    }
}

#[test]
fn the_pages_of_words_are_those_that_the_program_prints() {
    for system in ["dsa41", "pool", "d20"] {
        let page = format!("{}/docs/words-{system}.md", env!("CARGO_MANIFEST_DIR"));
        let told = done(&["words", system, "--markdown"]);
        // A text that is missing is told by its key in brackets.
        let is_missing = told.contains("[cli-") || told.contains(&format!("[{system}-"));
        assert!(!is_missing, "{told}");
        expected::compare(page.as_ref(), &told);
        assert!(document("intents.md").contains(&format!("(words-{system}.md)")));
        assert!(document("json.md").contains(&format!("(words-{system}.md)")));
    }
}

#[test]
fn every_option_of_the_commands_is_described() {
    let document = document("command-line.md");
    for command in [
        "play", "run", "simulate", "odds", "compare", "facts", "sheet", "replay", "rules", "words", "check",
        "import",
    ] {
        assert!(document.contains(&format!("| `{command}")), "{command}");
    }
    for option in [
        "--seed",
        "--dice",
        "--intents",
        "--seats",
        "--fighters",
        "--as",
        "--team",
        "--to",
        "--preset",
        "--record",
        "--resume",
        "--policy",
        "--explain",
    ] {
        assert!(document.contains(option), "{option}");
    }
}

/// The first words of the rows of a document below a heading, sorted.
fn rows<'a>(document: &'a str, heading: &str) -> Vec<&'a str> {
    let below = document.split(heading).nth(1).unwrap();
    let section = below.split("\n## ").next().unwrap();
    let rows = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let mut rows: Vec<&str> = rows.collect();
    rows.sort_unstable();
    rows
}

#[test]
fn every_field_of_a_recording_is_described_and_no_other() {
    use klingentanz::battle::{FighterId, Seat};
    use klingentanz::replay::{DiceSource, KeptRow, Opening, load};
    let document = document("recordings.md");
    let record = file("every-field.json", "");
    done(&[
        "run",
        "01-courtyard",
        "--seed",
        "7",
        "--record",
        &record,
        "--overwrite",
    ]);
    let mut recording = load(record.as_ref()).unwrap();
    recording.opening = Opening {
        seats: vec![Seat::Human(1), Seat::Greedy],
        dealt: [(FighterId(1), 3)].into(),
        persons: [(FighterId(1), "(person: \"PER-ALRIK\")".to_owned())].into(),
        left_out: [FighterId(2)].into(),
        own: Some(vec![KeptRow {
            table: "weapons.ron".to_owned(),
            row: "()".to_owned(),
        }]),
        dice: DiceSource::Seed(7),
        swapped: true,
        ..recording.opening
    };
    recording.intents.truncate(1);
    recording.intents[0].faces = Some(vec![7]);
    let whole = serde_json::to_value(&recording).unwrap();
    let fields = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for (heading, part) in [
        ("# Recordings", &whole),
        ("## `opening`", &whole["opening"]),
        ("## `intents`", &whole["intents"][0]),
    ] {
        assert_eq!(rows(&document, heading), fields(part), "{heading}");
    }
    assert_eq!(
        whole["opening"]["seats"],
        serde_json::json!([{"human": 1}, "greedy"])
    );
    assert_eq!(whole["opening"]["dealt"], serde_json::json!({"1": 3}));
}
