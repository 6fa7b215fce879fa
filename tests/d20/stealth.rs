//! Hiding and lying in ambush: who may, who notices, and what comes of it.

use klingentanz::board::CellFacts;

use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;

const SECOND: &str = "initiative_die: 1";

/// Tilly, rogue: Hide +17, Move Silently +15, short sword +10.
const TILLY: &str = "D20-HER-03";

#[test]
fn who_does_not_notice_an_ambush_is_surprised() {
    let _proof = proves(&["D20-SEQ-03", "D20-SEQ-04"]);
    let fight = |faces: &[u8]| {
        ground()
            .hero(person(TILLY), (1, 1), "initiative_die: 20, ambush: true")
            .foe(person(BUGBEAR), (6, 1), SECOND)
            .dice(faces)
            .open()
    };
    // In the open she moves silently: 5 + 15 = 20. 15 + 4 of the bugbear does not reach it, 16 + 4 does.
    let mut surprised = fight(&[5, 15]);
    surprised.end();
    assert!(surprised.states(2).contains(&"surprised"));
    assert_eq!(surprised.actions(1, "moves").0, 1);
    surprised.pass(1);
    let lines = surprised.lines();
    assert!(
        lines.contains(&"2 forgoes turns D20-SEQ-04".to_owned()),
        "{lines:#?}"
    );
    let mut aware = fight(&[5, 16]);
    aware.end();
    assert!(!aware.states(2).contains(&"surprised"));
}

/// Tilly in a bush, five squares from a bugbear.
fn in_a_bush(faces: &[u8]) -> Story {
    let bush = CellFacts {
        leaf: 1,
        ..CellFacts::default()
    };
    ground()
        .ground((1, 1), bush)
        .hero(person(TILLY), (1, 1), "initiative_die: 20")
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(faces)
        .open()
}

#[test]
fn who_hides_in_a_bush_is_not_to_be_shot_at() {
    let _proof = proves(&["D20-CON-11", "D20-CON-05"]);
    // 4 + 17 = 21: 16 + 4 of the bugbear does not reach it, nor does it at the start of his turn.
    let mut fight = in_a_bush(&[4, 16, 16]);
    fight.choose(1, act("hide"));
    assert!(fight.states(1).contains(&"hidden"));
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.choose(2, draw_second());
    assert_eq!(fight.forbidden(2, &hit("shot", 1, 1)), "D20-CON-05");
    fight.end();
}

/// Draws the second weapon.
fn draw_second() -> klingentanz::battle::Choice {
    super::story::act_with("draw", 1)
}

#[test]
fn who_is_found_hides_no_more() {
    let _proof = proves(&["D20-CON-11"]);
    // 17 + 4 = 21 at the start of his turn.
    let mut fight = in_a_bush(&[4, 16, 17]);
    fight.choose(1, act("hide"));
    fight.pass(1);
    fight.end();
    assert!(!fight.states(1).contains(&"hidden"));
}

#[test]
fn nobody_hides_in_the_open() {
    let _proof = proves(&["D20-CON-11"]);
    let mut fight = duel((TILLY, "initiative_die: 20"), (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &act("hide")), "D20-CON-11");
}
