//! `simulate --tournament`: each two of the policies fight, and a table rates them.

use serde_json::Value;

use crate::program::run;

const LEVEL: &str = "levels/01-courtyard";

fn tournament(policies: &str, more: &[&str]) -> crate::program::Ran {
    let arguments = [
        "simulate",
        LEVEL,
        "--tournament",
        "--battles",
        "6",
        "--policy",
        policies,
    ];
    run(&[&arguments[..], more].concat())
}

#[test]
fn each_two_fight_and_what_is_told_adds_up() {
    let ran = tournament("careful:greedy:careful@novice", &["--json"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    let number = |value: &Value| value.as_u64().unwrap();
    let encounters = told["encounters"].as_array().unwrap();
    let policies: Vec<[&str; 2]> = encounters
        .iter()
        .map(|it| [0, 1].map(|place| it["policies"][place].as_str().unwrap()))
        .collect();
    assert_eq!(
        policies,
        [
            ["opponent", "greedy"],
            ["opponent", "careful@novice"],
            ["greedy", "careful@novice"]
        ]
    );
    let standings = told["policies"].as_array().unwrap();
    for standing in standings {
        let name = standing["policy"].as_str().unwrap();
        let places = encounters.iter().flat_map(|it| [(it, 0), (it, 1)]);
        let own: Vec<(&Value, usize)> = places
            .filter(|(it, place)| it["policies"][place].as_str() == Some(name))
            .collect();
        let wins: u64 = own.iter().map(|(it, place)| number(&it["wins"][place])).sum();
        assert_eq!(
            (number(&standing["wins"]), number(&standing["battles"])),
            (wins, 12)
        );
    }
    let ratings: Vec<f64> = standings
        .iter()
        .map(|it| it["rating"].as_f64().unwrap())
        .collect();
    assert!(
        ratings.is_sorted_by(|better, worse| better >= worse),
        "{ratings:?}"
    );
    assert!(ratings.iter().sum::<f64>().abs() < 0.2, "{ratings:?}");
    // An encounter is the simulation with the same policies.
    let alone = run(&[
        "simulate",
        LEVEL,
        "--battles",
        "6",
        "--swap",
        "--json",
        "--policy",
        "careful:greedy",
    ]);
    let alone: Value = serde_json::from_str(&alone.out).unwrap();
    let wins = [0, 1].map(|place| number(&alone["places"][place]["wins"]));
    assert_eq!([0, 1].map(|place| number(&encounters[0]["wins"][place])), wins);
}

#[test]
fn the_table_names_the_best_first() {
    let ran = tournament("careful:greedy", &[]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(
        ran.out
            .contains("levels/01-courtyard: 6 fights of each two policies"),
        "{}",
        ran.out
    );
    assert_eq!(ran.out.lines().count(), 4, "{}", ran.out);
}

#[test]
fn a_tournament_of_one_or_of_twins_is_wrong_usage() {
    for policies in ["careful", "careful:opponent"] {
        let ran = tournament(policies, &[]);
        assert_eq!(ran.status, 2);
        let reason = "--tournament needs two or more policies that differ";
        assert!(ran.err.contains(reason), "{}", ran.err);
    }
    let ran = tournament("careful:greedy", &["--swap"]);
    assert_eq!(ran.status, 2, "every second fight is swapped in any case");
}
