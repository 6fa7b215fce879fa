//! The review of a recorded fight on the command line: in words, as JSON, as a page; and what cannot be reviewed.

use serde_json::Value;

use crate::program::{done, folder, run};

/// A recorded fight in the courtyard, in a folder of its own.
fn recorded(name: &str) -> String {
    let file = folder(&format!("review-{name}")).join("fight.json");
    let file = file.to_str().unwrap().to_owned();
    let courtyard = ["run", "01-courtyard", "--seed", "5", "--seats", "opponent,greedy"];
    done(&[&courtyard[..], &["--record", &file, "--overwrite"]].concat());
    file
}

fn review<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["review", file, "--rollouts", "4"], more].concat()
}

#[test]
fn a_review_tells_the_course_the_sums_and_the_throws() {
    let file = recorded("words");
    for (language, course, luck) in [
        ("en", "How the chance to win went", "Luck of the dice"),
        ("de", "Wie die Siegchance verlief", "Würfelglück"),
        ("fr", "Évolution des chances de victoire", "La chance aux dés"),
    ] {
        let said = done(&review(&file, &["--lang", language]));
        assert!(said.contains(course) && said.contains(luck), "{said}");
        assert!(!said.contains("review-"), "a text is missing: {said}");
    }
}

#[test]
fn what_a_review_counts_adds_up_in_its_json() {
    let file = recorded("json");
    let of = |side: &str| -> Value {
        serde_json::from_str(&done(&review(&file, &["--json", "--side", side]))).unwrap()
    };
    let (ours, theirs) = (of("1"), of("2"));
    for told in [&ours, &theirs] {
        let number = |value: &Value| value.as_i64().unwrap();
        let parts = ["own", "foes", "luck"].map(|part| number(&told[part]));
        let sum = parts.iter().sum::<i64>() + number(&told["doubt"]["mean"]);
        assert_eq!(number(&told["start"]["mean"]) + sum, number(&told["end"]["mean"]));
        assert!(!told["moments"].as_array().unwrap().is_empty());
    }
    // What one side has won the other has lost.
    let end = |told: &Value| told["end"]["mean"].as_i64().unwrap();
    assert_eq!(end(&ours) + end(&theirs), 1_000_000);
}

#[test]
fn a_review_is_written_as_a_page() {
    let file = recorded("page");
    let page = folder("review-page").join("review.html");
    let path = page.to_str().unwrap();
    assert_eq!(done(&review(&file, &["--html", path, "--lang", "de"])), "");
    let page = std::fs::read_to_string(path).unwrap();
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"de\">"), "{page}");
    assert!(page.contains("<polyline points=\"0,") && page.contains("Würfelglück"));
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_a_reason() {
    let file = recorded("broken");
    let ran = run(&review(&file, &["--side", "3"]));
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("the fight has no side 3"), "{}", ran.err);
    assert_eq!(run(&review(&file, &["--side", "0"])).status, 2);
    let ran = run(&["review", "nowhere.json"]);
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("nowhere.json"), "{}", ran.err);
    let mut value: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    value["intents"][2]["hash"] = "0123456789abcdef".into();
    std::fs::write(&file, value.to_string()).unwrap();
    let ran = run(&review(&file, &[]));
    assert_eq!(ran.status, 1);
    assert!(ran.err.contains("from choice 3 on"), "{}", ran.err);
}
