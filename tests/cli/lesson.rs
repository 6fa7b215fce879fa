//! The lesson in the terminal, fed through a pipe: from the first page to the last question, in each language.

use std::path::Path;

use crate::program::{Ran, run_with};
use klingentanz::content::{Arg, Language, Texts};

/// Reads on, fights, strikes, reads on, wards off with the sword, reads on, and picks the first answer to each question.
const FIRST: &str = "\n\n1\n1\n\n\n\n1\n\n1\n1\n1\n";

/// The same with the shield and the right answers, after a word that is none, a wrong turn, and the sheet and the log.
const RIGHT: &str = "\n\nfoo\n3\n1\ns\nl\n1\n\n\n\n2\n\n9\n2\n2\n2\n";

fn play(language: Language, input: &str) -> Ran {
    run_with(
        &["play", "levels/00-one-blow", "--text", "--lang", language.code()],
        input,
    )
}

fn texts() -> Texts {
    Texts::load(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|problems| panic!("{problems}"))
}

fn tally(texts: &Texts, language: Language, right: i64) -> String {
    let args = [("right", Arg::number(right)), ("count", Arg::number(3))];
    texts.say(language, "lesson-panel-tally", &args)
}

#[test]
fn one_blow_is_played_to_its_end_in_each_language() {
    let texts = texts();
    for language in Language::ALL {
        for (input, right) in [(FIRST, 0), (RIGHT, 3)] {
            let ran = play(language, input);
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", language.code());
            for number in 1..=9 {
                let args = [("number", Arg::number(number)), ("count", Arg::number(9))];
                let step = texts.say(language, "lesson-panel-step", &args);
                assert!(ran.out.contains(&step), "{step} is not in {}", ran.out);
            }
            let over = texts.say(language, "lesson-panel-over", &[]);
            let tally = tally(&texts, language, right);
            assert!(ran.out.contains(&over), "{over} is not in {}", ran.out);
            assert!(ran.out.contains(&tally), "{tally} is not in {}", ran.out);
            assert!(
                !ran.out.contains("[lesson") && !ran.out.contains("[cli"),
                "{}",
                ran.out
            );
        }
    }
}

#[test]
fn the_lesson_may_be_left_and_its_input_may_end_anywhere() {
    let over = texts().say(Language::En, "lesson-panel-over", &[]);
    let lines: Vec<&str> = FIRST.split_inclusive('\n').collect();
    for end in 0..lines.len() {
        for last in ["", "q\n"] {
            let ran = play(Language::En, &(lines[..end].concat() + last));
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "after {end} lines");
            assert!(!ran.out.contains(&over), "{}", ran.out);
        }
    }
}
