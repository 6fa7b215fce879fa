//! Special attacks, and rage.

use super::proof::proves;
use super::story::act;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

#[test]
fn a_rage_strengthens_for_seven_rounds_and_then_tires() {
    let _proof = proves(&["D20-HER-02", "D20-CND-08"]);
    let mut fight = ground()
        .hero(person(BRAKK), (0, 0), FIRST)
        .foe(person(ORC), (11, 11), SECOND)
        .open();
    fight.choose(1, act("rage"));
    // Strength 18 + 4 and Constitution 14 + 4: +2 each, and 2 hit points for each of six levels; AC 16 - 2.
    let raging = ["attack", "life", "armour-class", "fortitude", "will"].map(|value| fight.number(1, value));
    assert_eq!(raging, [13, 68, 14, 9, 5]);
    assert!(fight.states(1).contains(&"raging"));
    for _ in 0..7 {
        fight.pass(1).pass(2);
    }
    // Fatigued: Strength and Dexterity 2 points lower.
    assert!(fight.states(1).contains(&"fatigued"));
    let tired = ["attack", "life", "armour-class"].map(|value| fight.number(1, value));
    assert_eq!(tired, [10, 56, 15]);
    assert_eq!(fight.forbidden(1, &act("rage")), "D20-ACT-05");
}

#[test]
fn a_weapon_is_knocked_out_of_the_hand() {
    let _proof = proves(&["D20-DSA-01"]);
    // 10 + 11 = 21 against 5 + 5 = 10; the bugbear is caught flat-footed and does not strike first.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .with("optional:disarm")
        .dice(&[10, 5])
        .open();
    fight.choose(1, hit("disarm", 2, 0));
    fight.end();
    assert!(fight.states(2).contains(&"disarmed"));
}

#[test]
fn a_foe_is_tripped_by_a_touch_and_a_contest() {
    let _proof = proves(&["D20-TRP-01"]);
    // Bare hands against the touch AC; the bugbear is caught flat-footed and cannot strike first.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[15, 15, 5])
        .open();
    let trip = fight
        .offered()
        .contains(&"trip")
        .then(|| hit("trip", 2, 2))
        .expect("a fighter can always trip with bare hands");
    fight.choose(1, trip);
    fight.end();
    assert!(fight.states(2).contains(&"prone"));
}
