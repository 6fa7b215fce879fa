//! Every level by every rule system, in the terminal and many times at once.

use std::fs;

use serde_json::Value;

use crate::program::{converse, done, folder, run};

/// Rule systems that play every level.
const SYSTEMS: [&str; 3] = ["dsa41", "pool", "d20"];
/// Answers after which a fight has gone astray; the longest here takes fewer than 300.
const MOST: usize = 1000;

/// The levels but for the lesson, which has its own rules.
fn levels() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/levels");
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let named = entries.filter(|entry| entry.path().join("level.ron").exists());
    let mut names: Vec<String> = named
        .map(|entry| entry.file_name().to_str().unwrap().to_owned())
        .collect();
    names.retain(|name| name != "00-one-blow");
    names.sort();
    assert!(names.len() >= 13, "{names:?}");
    names
}

/// The numbers at the end of a question: `1 to 56: `, `2 to 7? (empty: back) `.
fn bounds(question: &str) -> Option<(usize, usize)> {
    let (before, after) = question.rsplit_once(" to ")?;
    let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let least = before.rsplit(' ').next()?.parse().ok()?;
    Some((least, number(after).parse().ok()?))
}

/// Somebody who strikes whenever a blow comes first among the answers, and else does the last thing that is no giving up.
fn reply(said: &str) -> String {
    let question = said.lines().next_back().unwrap();
    let Some((least, most)) = bounds(question) else {
        // Which cell? The first of those in the line before.
        let cells = said.lines().rev().nth(1).unwrap();
        let is_cell = |word: &&str| {
            let figures = word.trim_start_matches(|sign: char| sign.is_ascii_lowercase());
            !figures.is_empty() && figures.len() < word.len() && figures.parse::<u8>().is_ok()
        };
        return cells.split_whitespace().find(is_cell).unwrap().to_owned();
    };
    if !question.ends_with(": ") {
        return least.to_string();
    }
    let number = |line: &str| {
        line.trim_start()
            .split("  ")
            .next()
            .and_then(|it| it.parse::<usize>().ok())
    };
    let mut lines = Vec::new();
    for line in said.lines().rev().skip(1) {
        let number = number(line);
        lines.extend(number.map(|_| line));
        if number == Some(1) {
            break;
        }
    }
    assert_eq!(lines.len(), most, "{said}");
    let first = lines.last().unwrap();
    if first.contains('%') || first.contains("Ready") {
        return "1".to_owned();
    }
    let goes_on = |line: &&&str| !line.contains("Surrender") && !line.contains("Leave");
    let calm = lines.iter().find(goes_on).unwrap_or(first);
    calm.trim_start().split(' ').next().unwrap().to_owned()
}

/// Plays a level to its end in the terminal, against the opponent, and verifies the recording.
fn play(system: &str, level: &str) {
    let recording = folder("every-level").join(format!("{system}-{level}.json"));
    let recording = recording.to_str().unwrap();
    let path = format!("levels/{level}");
    let ran = converse(
        &[
            "play",
            &path,
            "--text",
            "--system",
            system,
            "--seed",
            "7",
            "--record",
            recording,
            "--overwrite",
        ],
        MOST,
        reply,
    );
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{system}, {level}");
    assert!(
        ran.out.contains("The fight is over. "),
        "{system}, {level}: {}",
        &ran.out[ran.out.len().saturating_sub(2000)..]
    );
    for key in ["[pool", "[d20", "[dsa41", "[words", "[cli", "[board", "[level"] {
        assert!(!ran.out.contains(key), "{system}, {level}: {key}");
    }
    let kept: Value = serde_json::from_str(&fs::read_to_string(recording).unwrap()).unwrap();
    assert_eq!(kept["opening"]["system"], *system);
    assert_eq!(
        run(&["replay", recording, "--verify"]).status,
        0,
        "{system}, {level}"
    );
}

#[test]
fn every_level_is_played_to_its_end_in_the_terminal_by_every_rule_system_and_verified() {
    for system in SYSTEMS {
        for level in levels() {
            play(system, &level);
        }
    }
}

#[test]
fn every_level_is_simulated_by_every_rule_system() {
    for system in SYSTEMS {
        for level in levels() {
            let path = format!("levels/{level}");
            let said = done(&["simulate", &path, "--system", system, "--battles", "2", "--json"]);
            let counted: Value = serde_json::from_str(&said).unwrap();
            assert_eq!(counted["battles"], 2, "{system}, {level}");
            let sides = counted["sides"].as_array().unwrap();
            let wins: u64 = sides.iter().map(|side| side["wins"].as_u64().unwrap()).sum();
            let draws = counted["draws"].as_u64().unwrap();
            assert_eq!(wins + draws, 2, "{system}, {level}: {said}");
            assert!(
                counted["mean_rounds"].as_f64().unwrap() >= 1.0,
                "{system}, {level}"
            );
        }
    }
}
