//! The order of the turns: initiative, and the actions of a turn.

use super::proof::proves;
use super::tale::*;

#[test]
fn initiative_is_rolled_once_and_the_higher_plays_first() {
    let _proof = proves(&["D20-SEQ-02", "D20-CND-09"]);
    // Alda 7 + 1 = 8, the orc 12 + 0 = 12.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "")
        .foe(person(ORC), (9, 1), "")
        .dice(&[7, 12])
        .open();
    assert_eq!(
        fight.lines(),
        [
            "fight",
            "1 flat-footed D20-CND-09",
            "2 flat-footed D20-CND-09",
            // Daylight dazzles orcs.
            "2 dazzled D20-CND-05",
            "1 INI [7] 8: 7 D20-SEQ-02 +1 D20-SEQ-02",
            "2 INI [12] 12: 12 D20-SEQ-02",
            "round",
            "phase 12",
            "2 not flat-footed D20-CND-09",
        ]
    );
    assert_eq!(fight.asked(), Some((2, "turn")));
    fight.pass(2);
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight.pass(1).skip();
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn a_turn_is_a_standard_and_a_move_action_or_two_moves() {
    let _proof = proves(&["D20-ACT-01", "D20-MOV-01"]);
    let mut fight = ground()
        .hero(person(ALDA), (0, 0), "initiative_die: 20")
        .foe(person(ORC), (11, 11), "initiative_die: 1")
        .open();
    fight.skip();
    assert_eq!(
        (fight.actions(1, "standard"), fight.actions(1, "moves")),
        ((1, 1), (2, 2))
    );
    fight.choose(1, go("walk", &[(1, 0), (2, 0)]));
    // A charge and a run want a whole turn; a step wants one without other movement.
    assert_eq!(fight.forbidden(1, &go("run", &[(3, 0)])), "D20-ACT-04");
    assert_eq!(fight.forbidden(1, &go("step", &[(3, 0)])), "D20-ACT-06");
    fight.choose(1, go("walk", &[(3, 0)]));
    // Nothing is left of the turn, and the next one comes.
    assert_eq!(fight.asked(), Some((2, "turn")));
}
