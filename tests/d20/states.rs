//! States: what they make somebody do, and what they cost.

use super::proof::proves;
use super::story::{act, act_with};
use super::tale::*;

const SECOND: &str = "initiative_die: 1";

#[test]
fn a_standard_action_costs_the_disabled_a_hit_point() {
    let _proof = proves(&["D20-DTH-01"]);
    let start = "hit_points: 0, initiative_die: 20";
    let mut fight = duel((ALDA, start), (BUGBEAR, SECOND), &[2]);
    fight.choose(1, hit("strike", 2, 0));
    fight.pass(1);
    let lines = fight.lines();
    assert!(
        lines.contains(&"1 life 0 -> -1 D20-DTH-01".to_owned()),
        "{lines:#?}"
    );
    assert!(fight.states(1).contains(&"dying"));
}

#[test]
fn the_frightened_flee_by_themselves() {
    let _proof = proves(&["D20-CND-10"]);
    let start = "initiative_die: 20, conditions: [(state: Frightened, until: Open)]";
    let mut fight = ground()
        .hero(person(BRAKK), (5, 1), start)
        .foe(person(BUGBEAR), (3, 1), SECOND)
        .open();
    // He runs as far as the field is wide, and it is the turn of the other one.
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 to 11,") && line.ends_with("D20-MOV-07")),
        "{lines:#?}"
    );
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_die_says_what_the_confused_do() {
    let _proof = proves(&["D20-CND-02"]);
    let start = "initiative_die: 20, conditions: [(state: Confused, until: Open)]";
    let fight = |faces: &[u8]| {
        ground()
            .hero(person(ALDA), (1, 1), start)
            .foe(person(BUGBEAR), (2, 1), SECOND)
            .dice(faces)
            .open()
    };
    // 21 to 50: nothing.
    let mut still = fight(&[30]);
    let lines = still.end();
    assert!(
        lines.contains(&"1 forgoes turns D20-CND-02".to_owned()),
        "{lines:#?}"
    );
    assert_eq!(still.asked(), Some((2, "turn")));
    // 71 and above: the nearest creature is struck at, with 2.
    let mut wild = fight(&[90, 2]);
    let lines = wild.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 strike 2: 2")),
        "{lines:#?}"
    );
}

#[test]
fn a_friend_wakes_the_sleeping() {
    let _proof = proves(&["D20-AID-01", "D20-CND-21"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 20")
        .hero(
            person(BRAKK),
            (2, 1),
            "initiative_die: 10, conditions: [(state: Asleep, until: Open)]",
        )
        .foe(person(BUGBEAR), (11, 11), SECOND)
        .open();
    let wake = match act("wake") {
        klingentanz::battle::Choice::Act { act, .. } => klingentanz::battle::Choice::Act {
            act,
            target: Some(klingentanz::battle::FighterId(2)),
            with: None,
            at: None,
            facing: None,
        },
        other => other,
    };
    fight.choose(1, wake);
    assert!(!fight.states(2).contains(&"asleep"));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn what_was_kept_ready_moves_in_the_order() {
    let _proof = proves(&["D20-SEQ-08"]);
    // 2 + 11 misses AC 17.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 20")
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .dice(&[2])
        .open();
    fight.choose(1, act("ready-attack"));
    fight.pass(1).skip();
    fight.choose(2, go("walk", &[(4, 1), (3, 1), (2, 1)]));
    assert_eq!(fight.asked(), Some((1, "readied")));
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
    // The bugbear acts at 2, and so does Alda from now on, just before him.
    assert_eq!(fight.number(1, "ini"), 2);
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "turn")));
    assert_eq!(fight.forbidden(1, &act_with("expertise", 1)), "D20-FEA-24");
}

#[test]
fn by_the_harsher_reading_every_blow_at_the_helpless_may_kill() {
    let _proof = proves(&["D20-HLP-05"]);
    // 5 + 11 reaches 10 - 4 - 5 and what the bugbear wears: twice 1d8 + 5 = 1 + 1 + 10 = 12 of 16; Fortitude 10 + 2 does not reach 10 + 12.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 20")
        .foe(
            person(BUGBEAR),
            (2, 1),
            "initiative_die: 1, conditions: [(state: Paralysed, until: Open)]",
        )
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        .with("optional:brutal-helpless")
        .dice(&[5, 1, 1, 10])
        .open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    fight.lines();
    assert!(fight.states(2).contains(&"dead"));
}
