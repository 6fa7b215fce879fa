//! Hit points: disabled, dying, stable, dead.

use super::proof::proves;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

#[test]
fn below_zero_somebody_is_dying_and_loses_a_point_each_round() {
    let _proof = proves(&["D20-DTH-02", "D20-DMG-08"]);
    // 10 + 11 hits; 2 + 5 = 7: the orc with 5 hit points is at -2. Another orc fights on, so that the fight does.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(ORC), (2, 1), "initiative_die: 10")
        .foe(person(ORC), (11, 11), SECOND)
        .dice(&[10, 2, 50])
        .open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 life 5 -> -2 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    assert!(fight.states(2).contains(&"dying"));
    // His turn passes: 50 of 100 is more than 10, and he loses a point.
    fight.pass(1);
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life -2 -> -3 D20-DTH-02".to_owned()),
        "{lines:#?}"
    );
    assert_eq!(fight.asked(), Some((3, "turn")));
}

#[test]
fn at_minus_ten_somebody_is_dead() {
    let _proof = proves(&["D20-DTH-04"]);
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(ORC), (2, 1), "initiative_die: 10")
        .foe(person(ORC), (11, 11), SECOND)
        .dice(&[10, 9])
        .open();
    // 9 + 6 = 15: 5 - 15 = -10.
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(lines.iter().any(|line| line.starts_with("2 dead ")), "{lines:#?}");
    assert!(fight.states(2).contains(&"dead"));
}
