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
    let _proof = proves(&["D20-DSA-01", "D20-ACT-T14"]);
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

#[test]
fn whoever_fails_to_drive_a_foe_back_goes_back_himself() {
    let _proof = proves(&["D20-BUL-01", "D20-BUL-02", "D20-BUL-03"]);
    // The bugbear lets it pass, the other one strikes: 10 + 5 = 15, and 20 of 100 means his friend, whose AC is 17.
    // Then 1 + 4 = 5 against 15 + 2 = 17.
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), "initiative_die: 2")
        .foe(person(BUGBEAR), (3, 1), SECOND)
        .dice(&[10, 20, 1, 15])
        .open();
    fight.pass(1).pass(2).pass(3).skip();
    fight.choose(1, to("bull-rush", 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    fight.choose(3, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(has(&lines, "3 opportunity 2"), "{lines:#?}");
    assert!(has(&lines, "1 to 1,1"), "{lines:#?}");
}

#[test]
fn a_charge_that_ends_in_a_push_drives_a_foe_far() {
    let _proof = proves(&[
        "D20-FEA-23",
        "D20-CHG-02",
        "D20-BUL-02",
        "D20-BUL-03",
        "D20-BRD-16",
    ]);
    // 10 + 3 + 2 for the charge + 4 for the feat = 19 against 5 + 2: 12 ahead, three squares; the pusher keeps beside.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .dice(&[10, 5])
        .open();
    fight.skip();
    fight.choose(1, to("charge-rush", 2));
    let lines = fight.end();
    assert!(has(&lines, "2 to 8,1") && has(&lines, "1 to 7,1"), "{lines:#?}");
}

#[test]
fn help_may_last_for_one_roll_alone() {
    let _proof = proves(&["D20-AID-01", "D20-ACT-T09"]);
    // Brakk helps with 2 + 11 = 13 against 10. 3 + 11 + 2 = 16 hits AC 16 for 1 + 5; the second one has 9 + 6 = 15 and misses.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 10")
        .hero(person(BRAKK), (2, 2), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .with("optional:aid-next-roll")
        .dice(&[2, 3, 1, 9])
        .open();
    fight.skip();
    fight.choose(2, to("aid", 1));
    fight.pass(2);
    fight.choose(1, hit("strike", 3, 0));
    fight.choose(1, hit("strike", 3, 0));
    let lines = fight.end();
    assert!(has(&lines, "3 life 16 -> 10"), "{lines:#?}");
    assert!(has(&lines, "1 strike 3: 9 failure"), "{lines:#?}");
}

#[test]
fn a_friend_shakes_a_sleeper_awake() {
    let _proof = proves(&["D20-AID-01"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .hero(
            person(BRAKK),
            (2, 1),
            "initiative_die: 10, conditions: [(state: Asleep, until: Open)]",
        )
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .open();
    fight.skip();
    assert!(fight.states(2).contains(&"asleep"));
    fight.choose(1, to("wake", 2));
    assert!(!fight.states(2).contains(&"asleep"));
}
