//! Damage: hit points, armour, strength, endurance.

use crate::proof::{proves, strikes_out};
use crate::story::{Man, blow, duel, face_to_face, field, man};

#[test]
fn armour_takes_its_share_and_never_heals() {
    let _proof = proves(&["DMG-02", "ARM-01"]);
    // DMG-02, ARM-01: RS 3 of 5 leaves 2; chain and helmet together would leave nothing below 0.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (armoured.ron(), "initiative: 7"),
        &[3, 1],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[2..4],
        [
            "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 2: 5 DMG-01 -3 DMG-02",
            "2 le 28 -> 26 DMG-02",
        ]
    );
    assert_eq!(fight.value(2, "rs"), "3: 0 ARM-01 +3 ARM-01");
}

#[test]
fn strength_adds_points_above_the_threshold_and_takes_none_below() {
    let _proof = proves(&["DMG-04"]);
    let _struck_out = strikes_out(&["DMG-05"]);
    // DMG-04, DMG-05: long sword 11/4: KK 15 adds 1, KK 9 takes nothing away. KK 15: AT (12+12+15)/5 = 7.8, rounded 8.
    let strong = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 15],
        ..Man::default()
    };
    let mut fight = face_to_face(
        (strong.ron(), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 1],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[2],
        "2 struck [1] 6: 1 DMG-01 +4 DMG-01 +1 DMG-04 -> 6: 6 DMG-01"
    );
    let weak = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 9],
        ..Man::default()
    };
    let mut fight = face_to_face((weak.ron(), "initiative: 14"), (man(), "initiative: 10"), &[3, 1]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[2],
        "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01"
    );
}

#[test]
fn fists_take_endurance_and_half_of_it_as_life() {
    let _proof = proves(&["DMG-07", "UNA-06"]);
    // DMG-07, WND-03: brawling 7, against a sword 1 less (UNA-06); 5 TP(A): 5 AU and R(5/2) = 3 LE, no wound up to 8.
    let mut fight = duel(&[6, 5]);
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 6 success (ATK-01; 6: 7 VAL-02 -1 UNA-06)",
            "2 undefended by choice",
            "2 struck [5] 5: 5 DMG-01 -> 5: 5 DMG-01",
            "2 le 28 -> 25 DMG-02",
            "2 au 28 -> 23 DMG-07",
            "phase 10",
        ]
    );
}

#[test]
fn whoever_is_beaten_out_of_breath_is_unconscious_for_a_while() {
    let _proof = proves(&["END-06", "DMG-07", "LEN-05"]);
    // END-06, DMG-07, LEN-05: AU 4 - 5 ends at 0; unconscious for 2 rounds after this one; he falls and drops his sword. A
    // friend keeps the fight going.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, endurance: 4")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[6, 5, 2])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, blow(2, 1)).take(2);
    assert_eq!(
        fight.lines()[3..],
        [
            "2 le 28 -> 25 DMG-02",
            "2 au 4 -> 0 DMG-07",
            "2 exhausted END-06",
            "2 stun [2] 2: 2 END-06",
            "2 unconscious END-06",
            "2 prone LEN-05",
            "2 unarmed LEN-05",
            "round",
        ]
    );
    fight.plan(3, "defend").plan(1, "act-act").pass(1).pass(1);
    assert_eq!(fight.lines().last().unwrap(), "round");
    fight.plan(3, "defend").plan(1, "act-act").pass(1).pass(1);
    assert_eq!(
        fight.lines().iter().rev().nth(1).unwrap(),
        "2 not unconscious END-06"
    );
    // Awake, but out of breath: nothing but catching it is left. KO 12 points come back (ACT-20).
    fight.plan(3, "defend");
    assert_eq!(fight.forbidden(2, &crate::story::plan("fight")), "END-06");
    fight.plan(2, "act-act").plan(1, "act-act").skip();
    fight.pass(1).act(2, "breathe").pass(1);
    let lines = fight.end();
    assert!(lines.contains(&"2 au 0 -> 12 ACT-20".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"2 not exhausted END-06".to_owned()), "{lines:#?}");
}

#[test]
fn half_of_a_weapon_is_rounded_down() {
    let _proof = proves(&["DMG-08", "UNA-05"]);
    // DMG-08, UNA-05: a sword that parries a fist hurts the arm: (4 + 1) / 2 = 2.
    let mut fight = duel(&[6, 12, 1]);
    fight.choose(1, blow(2, 1)).defend(2, "parry");
    assert_eq!(
        fight.end()[2],
        "1 struck [1] 5: 1 UNA-05 +4 DMG-01 -> 2: 5 UNA-05 -3 DMG-08"
    );
}
