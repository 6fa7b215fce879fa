//! Opportunity attacks: what provokes them, what does not, and what they stop.

use super::proof::proves;
use super::story::act;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// A duel in which both have acted once, so that nobody is caught flat-footed.
fn both_ready(faces: &[u8]) -> super::story::Story {
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), faces);
    fight.pass(1).pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn leaving_a_threatened_square_provokes_and_the_walk_goes_on() {
    let _proof = proves(&["D20-AOO-03", "D20-AOO-01", "D20-BRD-15"]);
    // 16 + 5 = 21 hits AC 21: 4 + 2 = 6 of 49.
    let mut fight = both_ready(&[16, 4]);
    fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"1 life 49 -> 43 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    assert!(
        lines.iter().any(|line| line.starts_with("1 to 0,2")),
        "{lines:#?}"
    );
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn a_step_and_the_first_square_of_a_withdrawal_do_not_provoke() {
    let _proof = proves(&["D20-ACT-06"]);
    let mut fight = both_ready(&[]);
    fight.choose(1, go("step", &[(0, 1)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
    let mut fight = both_ready(&[]);
    fight.choose(1, go("withdraw", &[(0, 1), (0, 2), (0, 3)]));
    assert_ne!(fight.asked(), Some((2, "opportunity")));
}

#[test]
fn nobody_strikes_before_his_first_turn() {
    let _proof = proves(&["D20-SEQ-05"]);
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
}

#[test]
fn an_opportunity_may_be_let_pass() {
    let mut fight = both_ready(&[]);
    fight.choose(1, go("walk", &[(0, 1), (0, 2)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "turn")));
    // In his own turn the bugbear does what he likes.
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.choose(2, act("total-defence"));
}

#[test]
fn whoever_is_killed_on_the_square_of_a_friend_lies_there() {
    let _proof = proves(&["D20-MOV-04", "D20-AOO-03"]);
    // Brakk strikes when the orc leaves the square of his friend: 15 hits, and 12 + 6 points leave him dead; 1 + 6 leave him dying, who
    // falls back to where he came from.
    let struck = |points: u8| {
        let mut fight = ground()
            .hero(person(BRAKK), (3, 2), FIRST)
            .foe(person(ORC), (1, 1), "initiative_die: 10")
            .foe(person(ORC), (2, 1), "initiative_die: 2")
            .dice(&[15, points])
            .open();
        fight.pass(1).skip();
        fight.choose(2, go("walk", &[(2, 1), (3, 1), (4, 1)]));
        assert_eq!(fight.asked(), Some((1, "opportunity")));
        fight.choose(1, hit("strike", 2, 0));
        // He might cleave at the other one.
        fight.pass(1);
        let lines = fight.lines();
        lines.iter().any(|line| line.starts_with("2 to 1,1"))
    };
    assert!(!struck(12) && struck(1));
}

#[test]
fn who_was_killed_by_an_answer_is_not_struck_at_any_more() {
    let _proof = proves(&["D20-AOO-11"]);
    // The orc answers one attempt to disarm with another, which lays him open as well: a 20, and 20 + 11 confirms it. 2 x (8 + 5) = 26
    // points leave him at 5 - 26 = -21.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(ORC), (2, 1), SECOND)
        .foe(person(ORC), (8, 8), "initiative_die: 2")
        .with("optional:disarm")
        .dice(&[20, 20, 8, 8])
        .open();
    fight.skip();
    fight.pass(1).pass(3).pass(2).skip();
    fight.choose(1, hit("disarm", 2, 0));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("disarm", 1, 0));
    assert_eq!(fight.asked(), Some((1, "opportunity")));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 dead"), "{lines:#?}");
    assert!(has(&lines, "1 forgoes disarm D20-AOO-11"), "{lines:#?}");
    assert!(!has(&lines, "1 disarm"), "{lines:#?}");
}
