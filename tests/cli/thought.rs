//! What the computer would do in one's place: asked for in a fight in the terminal, and told as JSON.

use serde_json::Value;

use crate::program::{folder, run, run_with};

const LEVEL: &str = "levels/01-courtyard";

#[test]
fn who_asks_hears_the_best_answers_with_their_chances_and_reasons() {
    for (language, chance, advised) in [
        ("en", "chance to win", "the advice at first sight"),
        ("de", "Siegchance", "der Rat auf den ersten Blick"),
        ("fr", "chances de victoire", "le conseil à première vue"),
    ] {
        let recording = folder("thought").join(format!("{language}.json"));
        let arguments = [
            "--lang",
            language,
            "play",
            LEVEL,
            "--text",
            "--seed",
            "7",
            "--overwrite",
        ];
        let record = ["--record", recording.to_str().unwrap()];
        let ran = run_with(&[&arguments[..], &record[..]].concat(), "w\nw all\nq\n");
        assert_eq!(ran.status, 0, "{}", ran.err);
        let lines: Vec<&str> = ran.out.lines().collect();
        let told: Vec<usize> = (0..lines.len())
            .filter(|place| lines[*place].contains(chance) && lines[*place].contains('±'))
            .collect();
        let firsts: Vec<&&str> = lines
            .iter()
            .filter(|line| line.trim_start().starts_with("1. "))
            .collect();
        // Asked twice, the same is answered; first the three best of them, then all.
        assert_eq!(firsts.len(), 2, "{}", ran.out);
        assert_eq!(firsts[0], firsts[1]);
        assert!(told.len() > 6, "{language}: {}", ran.out);
        assert_eq!(ran.out.matches(advised).count(), 2, "{language}: {}", ran.out);
        for place in told {
            let why = lines[place + 1];
            assert!(why.starts_with("    ") && why.trim().len() > 10, "{why:?}");
        }
        assert!(!ran.out.contains("[cli-"), "{}", ran.out);
    }
}

#[test]
fn an_open_question_is_told_with_all_that_the_computer_would_try() {
    let intents = folder("thought").join("none.jsonl");
    std::fs::write(&intents, "").unwrap();
    let arguments = |file: &str| {
        [
            "run",
            LEVEL,
            "--seed",
            "3",
            "--json",
            "--ponder",
            "--intents",
            file,
        ]
        .map(str::to_owned)
    };
    let ran_with = |file: &str| {
        let arguments = arguments(file);
        run(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let ran = ran_with(intents.to_str().unwrap());
    assert_eq!(ran.status, 0, "{}", ran.err);
    let lines: Vec<Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let asked: Vec<&Value> = lines.iter().filter(|line| line["tried"].is_array()).collect();
    assert_eq!(asked.len(), 1, "only the open question");
    let tried = asked[0]["tried"].as_array().unwrap();
    assert!(tried.len() > 2, "{tried:?}");
    let chosen: Vec<&Value> = tried.iter().filter(|it| it["chosen"] == true).collect();
    assert_eq!(chosen, [&tried[0]]);
    for it in tried {
        let chance = it["win_chance_per_million"].as_i64().unwrap();
        assert!((0..=1_000_000).contains(&chance), "{it}");
        assert!(it["rollouts"].as_u64().unwrap() > 1, "{it}");
    }
    // What it would answer is accepted.
    let line =
        serde_json::json!({ "fighter": asked[0]["question"]["fighter"], "choice": chosen[0]["choice"] });
    let given = folder("thought").join("one.jsonl");
    std::fs::write(&given, format!("{line}\n")).unwrap();
    let ran = ran_with(given.to_str().unwrap());
    assert_eq!(ran.status, 0, "{}", ran.err);
}

#[test]
fn chances_are_told_where_json_is_asked_for() {
    assert_eq!(run(&["run", LEVEL, "--ponder"]).status, 2);
}

#[test]
fn a_degree_of_difficulty_has_a_seat_on_the_command_line() {
    let ran = run(&[
        "simulate",
        LEVEL,
        "--battles",
        "2",
        "--policy",
        "careful@easy:careful",
        "--swap",
    ]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains("1. careful@easy"), "{}", ran.out);
    let ran = run(&[
        "simulate",
        LEVEL,
        "--battles",
        "2",
        "--policy",
        "careful@hard:careful",
    ]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("careful@novice"), "{}", ran.err);
}

#[test]
fn a_simulation_lets_the_deep_seat_think_as_long_as_it_is_told() {
    let simulated = |more: &[&str]| {
        let arguments = [
            "simulate",
            LEVEL,
            "--battles",
            "2",
            "--policy",
            "deep:careful",
            "--json",
        ];
        run(&[&arguments[..], more].concat())
    };
    let usual = simulated(&[]);
    assert_eq!(usual.status, 0, "{}", usual.err);
    assert_eq!(simulated(&["--rollouts", "160", "--rounds", "2"]).out, usual.out);
    let hasty = simulated(&["--rollouts", "12", "--rounds", "1"]);
    assert_eq!(hasty.status, 0, "{}", hasty.err);
    assert_ne!(hasty.out, usual.out);
    for wrong in [["--rollouts", "0"], ["--rounds", "0"]] {
        assert_eq!(simulated(&wrong).status, 2, "{wrong:?}");
    }
}
