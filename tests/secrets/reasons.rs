//! What is said of a choice that is refused, and of a fight that stands still, names nobody whom the reader does not see.

use std::path::Path;

use bevy::prelude::*;
use klingentanz::battle::{self, Decision, FighterId, Seat, SideId, Sides};
use klingentanz::cli::{IntentLine, give_answer, moves_on};
use klingentanz::replay::DiceSource;

use super::board_proof::proves_board;
use super::story::blow;
use super::{OURS, THEIRS, common};

/// One of the five who lie in ambush.
const LURKER: FighterId = FighterId(7);

/// A fight in the wood in which one is asked who lies in ambush.
fn wood() -> (App, Entity) {
    let mut app = common::app();
    let battle = common::open(&mut app, &common::opening("10-wood", DiceSource::Seed(1)));
    let mut decision = app.world_mut().get_mut::<Decision>(battle).unwrap();
    decision.0.as_mut().unwrap().fighter = LURKER;
    (app, battle)
}

/// Why a line is refused, as it is told to a reader.
fn refused(reader: Option<SideId>, line: &str) -> String {
    let (mut app, battle) = wood();
    let line = IntentLine::read(line).unwrap();
    let given = give_answer(app.world_mut(), battle, reader, &line);
    given.unwrap_err().reason
}

#[test]
fn a_refusal_names_nobody_whom_the_reader_does_not_see() {
    proves_board(&["BD-VIS-05"]);
    let others = "refused: another side has to choose, and keeps secret what";
    let asked = "refused: fighter 7 has to choose, not this one, asked `announce`";
    let lines = [
        r#"{"fighter": 1, "choice": "pass"}"#,
        r#"{"fighter": 7, "choice": "pass"}"#,
        r#"{"fighter": 7, "offer": 99}"#,
    ];
    for line in lines {
        assert_eq!(refused(Some(OURS), line), others, "{line}");
    }
    for reader in [None, Some(THEIRS)] {
        assert_eq!(refused(reader, lines[0]), asked);
        assert_ne!(refused(reader, lines[1]), others);
        assert!(refused(reader, lines[2]).starts_with("there is no offer 99"));
    }
    // What a word needs is no secret.
    let unknown = refused(
        Some(OURS),
        r#"{"fighter": 1, "choice": {"plan": {"plan": "fihgt"}}}"#,
    );
    assert!(unknown.starts_with("unknown word `fihgt` of `plan`"), "{unknown}");
    assert!(!unknown.contains("Allowed here"), "{unknown}");
}

#[test]
fn whom_a_question_is_about_is_not_listed_unless_he_is_seen() {
    let mut fight = super::ambush(&["....", ".12."]).open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    let mut decision = fight.app.world_mut().get_mut::<Decision>(fight.battle).unwrap();
    let question = decision.0.as_mut().unwrap();
    assert_eq!(question.fighter, FighterId(1));
    question.about = Some(FighterId(2));
    let read = battle::read(fight.app.world(), fight.battle, FighterId(1), &blow(9, 0));
    assert_eq!(read.unwrap_err().to_string(), "there is no fighter 9, only 1");
}

#[test]
fn a_fight_that_stands_still_names_nobody_whom_the_reader_does_not_see() {
    for (reader, said) in [
        (Some(OURS), ": another side is asked, and the computer"),
        (Some(THEIRS), ": fighter 7 is asked `announce`, and the computer"),
        (None, ": fighter 7 is asked `announce`, and the computer"),
    ] {
        let (mut app, battle) = wood();
        let mut sides = app.world_mut().get_mut::<Sides>(battle).unwrap();
        sides.seat(THEIRS, Seat::Opponent);
        let told = moves_on((app.world(), battle), reader, Some(Path::new("kept.replay")));
        let told = told.unwrap_err().to_string();
        assert!(told.contains(said), "{told}");
        assert!(told.contains("its recording is kept.replay"), "{told}");
    }
}
