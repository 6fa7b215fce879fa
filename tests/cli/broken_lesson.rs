//! A broken lesson is named by `check`, with file and line: it is read, held against its level, and played through.

use crate::checkout::Checkout;

const FILE: &str = "levels/00-one-blow/lesson.ron";

/// What `check` says of the lesson with one change.
fn told(name: &str, from: &str, to: &str) -> String {
    let game = Checkout::new(&format!("lesson-{name}"), &["00-one-blow"]);
    game.change(FILE, from, to);
    let ran = game.run(&["check", "levels/00-one-blow"]);
    assert_eq!(ran.status, 1, "`{from}` becomes `{to}`: {}", ran.out);
    ran.out
}

#[test]
fn the_lesson_of_the_game_is_in_order() {
    let game = Checkout::new("lesson", &["00-one-blow"]);
    let ran = game.run(&["check", "levels/00-one-blow"]);
    assert_eq!((ran.status, ran.out.as_str()), (0, "One file is in order.\n"));
}

#[test]
fn a_lesson_of_one_bracket_is_told() {
    let game = Checkout::new("lesson-bracket", &["00-one-blow"]);
    game.write(FILE, "(\n");
    let ran = game.run(&["check", "levels/00-one-blow"]);
    assert_eq!(ran.status, 1);
    assert_eq!(
        ran.out.lines().collect::<Vec<_>>(),
        [
            "levels/00-one-blow/lesson.ron:1:1: this bracket is never closed",
            "One problem found."
        ]
    );
}

#[test]
fn a_lesson_that_is_not_there_is_told() {
    let game = Checkout::new("lesson-gone", &["00-one-blow"]);
    std::fs::remove_file(game.path(FILE)).unwrap();
    let ran = game.run(&["check", "levels/00-one-blow"]);
    assert_eq!(ran.status, 1);
    assert!(
        ran.out
            .starts_with("levels/00-one-blow/lesson.ron: cannot be read: "),
        "{}",
        ran.out
    );
}

#[test]
fn every_broken_field_of_a_lesson_is_told_with_its_line() {
    for (name, from, to, line, reason) in [
        (
            "version",
            "version: 1",
            "version: 2",
            6,
            "is 2, but version 1 is read",
        ),
        ("field", "seed: 1,", "seeds: 1,", 1, "the field `seed` is missing"),
        (
            "unknown",
            "seed: 1,",
            "seed: 1, weather: 2,",
            8,
            "unknown field `weather`",
        ),
        (
            "seed",
            "seed: 1,",
            "seed: -1,",
            8,
            "seed: the number is -1, but must be from 0 to 18446744073709551615",
        ),
        (
            "face",
            "first: [4, 3]",
            "first: [4, 30]",
            9,
            "no die falls on 30: `faces` are from 1 to 20",
        ),
        ("learner", "learner: 1", "learner: 7", 10, "there is no fighter 7"),
        (
            "spot",
            "at: Fighter(2)",
            "at: Fighter(9)",
            37,
            "there is no fighter 9",
        ),
        (
            "rule",
            "\"TIM-01\"",
            "\"TIM-999\"",
            17,
            "there is no rule `TIM-999`",
        ),
        (
            "text",
            "lesson-blow-welcome-why",
            "lesson-blow-welcome-wy",
            17,
            "the text `lesson-blow-welcome-wy` is neither in ",
        ),
        ("verdict", "verdict: Explain", "verdict: Explains", 43, "Explains"),
        (
            "query",
            "about: Loss(2)",
            "about: Loss(7)",
            53,
            "there is no fighter 7",
        ),
    ] {
        let told = told(name, from, to);
        let place = format!("{FILE}:{line}:");
        let found = told
            .lines()
            .find(|told| told.starts_with(&place) && told.contains(reason));
        assert!(found.is_some(), "{place} ... {reason} in\n{told}");
    }
}

#[test]
fn a_script_that_does_not_fit_the_fight_is_told_where_it_goes_astray() {
    for (name, from, to, line, reason) in [
        // Nobody of the lesson has learnt a sweep.
        (
            "answer",
            "(to: \"attack\", verdict: Praise",
            "(to: \"sweep\", verdict: Praise",
            27,
            "the answer `sweep` is not offered here, only ",
        ),
        // Nobody is asked to defend himself twice.
        (
            "others",
            "(asked: \"attack\", choice: attack(target: 1",
            "(asked: \"defend\", choice: defend(means: \"parry\")), (asked: \"attack\", choice: attack(target: 1",
            14,
            "this choice never comes",
        ),
        // The blow misses, so that nobody defends himself and nothing follows.
        (
            "faces",
            "say: \"lesson-blow-attack-praise\", faces: [8]",
            "say: \"lesson-blow-attack-praise\", faces: [19]",
            38,
            "the step waits for fighter 1 and `defend`, but ",
        ),
    ] {
        let told = told(name, from, to);
        let place = format!("{FILE}:{line}:");
        let found = told
            .lines()
            .find(|told| told.starts_with(&place) && told.contains(reason));
        assert!(found.is_some(), "{place} ... {reason} in\n{told}");
    }
}

#[test]
fn the_words_of_a_lesson_are_those_of_its_rules() {
    for (name, from, to, line, reason) in [
        (
            "question",
            "asked: \"announce\",\n            replies",
            "asked: \"anounce\",\n            replies",
            19,
            "`asked`: nobody is ever asked `anounce`; did you mean announce?",
        ),
        (
            "question-of-others",
            "(asked: \"attack\", choice: attack(target: 1",
            "(asked: \"defnd\", choice: attack(target: 1",
            14,
            "`asked`: nobody is ever asked `defnd`; did you mean defend?",
        ),
        (
            "word",
            "(to: \"attack\", verdict: Praise",
            "(to: \"attak\", verdict: Praise",
            27,
            "`to`: unknown word `attak`; did you mean attack?",
        ),
        (
            "word-of-others",
            "choice: defend(means: \"parry\")",
            "choice: defend(means: \"pary\")",
            13,
            "unknown word `pary` of `means`; did you mean parry?",
        ),
        (
            "word-of-another-question",
            "(to: \"attack\", verdict: Praise",
            "(to: \"parry\", verdict: Praise",
            27,
            "`parry` is no answer to `attack`, but to defend",
        ),
        (
            "field-of-others",
            "choice: defend(means: \"parry\")",
            "choice: defend(means: \"parry\", to: (x: 1, y: 1))",
            13,
            "`parry` has no field `to`, ",
        ),
        (
            "other-question",
            "asked: \"defend\", choice: defend(",
            "asked: \"announce\", choice: defend(",
            13,
            "`parry` is no answer to `announce`, but to defend",
        ),
    ] {
        let told = told(name, from, to);
        let place = format!("{FILE}:{line}:");
        let found = told
            .lines()
            .find(|told| told.starts_with(&place) && told.contains(reason));
        assert!(found.is_some(), "{place} ... {reason} in\n{told}");
    }
}
