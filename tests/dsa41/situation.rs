//! What the tests of situations share: one blow, one answer, and the two lines that tell of them.

use crate::story::{Setup, Story, blow};

/// Fighter 1 strikes at fighter 2, who answers; two faces of 1 make both succeed whatever their values are, and a third is there
/// for what hurts the bare arm that stops a blade.
pub fn blow_and_answer(setup: Setup, means: &str) -> [String; 2] {
    let mut fight = ready(setup.dice(&[1, 1, 1]));
    fight.strike(1, 2).defend(2, means);
    let told = fight.lines();
    [line(&told, "1 attack"), line(&told, &format!("2 {means}"))].map(|line| values(&line))
}

/// The value of the blow alone: it misses.
pub fn blow_value(setup: Setup) -> String {
    let mut fight = ready(setup.dice(&[20]));
    fight.strike(1, 2);
    let told = fight.lines();
    values(&line(&told, "1 attack"))
}

/// The rule that forbids an answer to the blow.
pub fn forbidden_answer(setup: Setup, means: &str) -> &'static str {
    let mut fight = ready(setup.dice(&[1]));
    fight.strike(1, 2);
    fight.forbidden(2, &crate::story::defend(means))
}

/// The rule that forbids the blow.
pub fn forbidden_blow(setup: Setup) -> &'static str {
    ready(setup).forbidden(1, &blow(2, 0))
}

/// Everybody has declared a fight, and fighter 1 is asked whom to strike.
pub fn ready(setup: Setup) -> Story {
    let mut fight = setup.open();
    while let Some((fighter, "announce")) = fight.asked() {
        fight.plan(fighter, "fight");
    }
    fight.skip();
    fight
}

/// The line that begins so: turns are told between the rolls.
fn line(told: &[String], beginning: &str) -> String {
    told.iter()
        .find(|line| line.starts_with(beginning))
        .unwrap()
        .clone()
}

/// The sum and the lines of a roll, without the face that fell.
fn values(told: &str) -> String {
    let (_, ledger) = told.split_once("; ").unwrap();
    ledger.trim_end_matches(')').to_owned()
}
