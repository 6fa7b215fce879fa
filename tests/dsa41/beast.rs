//! Beasts written down in the tests: sizes, grips, dodges, what shields stop.

use crate::proof::proves;
use crate::story::{Man, blow, face_to_face, field, man, of};

/// A beast of a size that bites, and may hold on.
fn beast(size: &str, footprint: u8, traits: &str) -> String {
    format!(
        r#"Creature((id: "OPP-96", name: (en: "Beast", de: "Bestie", fr: "Bête"), kind: Animal, size: {size},
        footprint: {footprint}, legs: Four, initiative: 10, parry: 5, life: 30, armour: 0, speed: 8, constitution: 12,
        wound_thresholds: (6, 12, 18), shot_modifier: 0, morale: Animal, attacks_per_round: 1, traits: [{traits}], rules: [],
        attacks: [(name: (en: "Bite", de: "Biss", fr: "Morsure"), attack: 10, points: "1W6", classes: "H")]))"#
    )
}

fn shielded() -> String {
    Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    }
    .ron()
}

fn by(means: &str) -> klingentanz::battle::Choice {
    klingentanz::battle::Choice::Defend {
        means: klingentanz::battle::Term::named(means).unwrap(),
        to: None,
        stakes: Vec::new(),
    }
}

#[test]
fn the_tiny_and_the_huge_are_only_dodged() {
    let _proof = proves(&["CRE-02"]);
    // CRE-02, ATK-06: neither weapon nor shield; AT at the tiny is 4 lower: with the shield 11 - 4.
    for (size, footprint, foe_at) in [("Tiny", 1, (2, 1)), ("Huge", 3, (4, 1))] {
        let mut fight = field()
            .hero(beast(size, footprint, ""), (1, 1), "initiative: 14")
            .foe(shielded(), foe_at, "initiative: 10")
            .dice(&[3])
            .open();
        fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
        assert_eq!(fight.forbidden(2, &by("parry")), "CRE-02", "{size}");
        assert_eq!(fight.forbidden(2, &by("shield-parry")), "CRE-02", "{size}");
        assert!(fight.offered().contains(&"dodge"), "{size}");
    }
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(beast("Tiny", 1, ""), (2, 1), "initiative: -5")
        .dice(&[20])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(
        fight.end()[0],
        "1 attack 2: 20 fumble (ATK-01; 8: 7 VAL-02 +5 VAL-03 -4 CRE-02)"
    );
}

#[test]
fn the_big_are_struck_into_and_the_tiny_and_the_huge_are_not() {
    // CRE-02, MAN-GEGENHALTEN.
    let taught = || crate::drill::who(man(), &["SF-GEGENHALTEN"]);
    let asked = |size: &str, footprint: u8, foe_at: (i16, i16), faces: &[u8]| {
        let mut fight = crate::drill::drilled()
            .hero(beast(size, footprint, ""), (1, 1), "initiative: 14")
            .foe(taught(), foe_at, "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
        fight.asked().map(|(_, kind)| kind)
    };
    // Of the big alone it is said that it is possible; they are asked about before the attack is rolled.
    assert_eq!(asked("Big", 2, (3, 1), &[]), Some("counter-blow"));
    assert_eq!(asked("Huge", 3, (4, 1), &[3]), Some("defend"));
    assert_eq!(asked("Tiny", 1, (2, 1), &[3]), Some("defend"));
}

#[test]
fn a_shield_stops_the_big_and_hurts_no_animal() {
    // CRE-02, CRE-03: a big beast is warded with the shield; no points come back from it.
    let mut fight = field()
        .hero(beast("Big", 2, ""), (1, 1), "initiative: 14")
        .foe(shielded(), (3, 1), "initiative: 10")
        .dice(&[3, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "shield-parry");
    let lines = fight.end();
    assert!(!lines.iter().any(|line| line.contains("struck")), "{lines:#?}");
}

#[test]
fn a_wound_or_nimbleness_ends_a_grip() {
    let _proof = proves(&["CRE-07"]);
    // CRE-07: 10 SP wound the beast, which lets go; GE 12 + 3 = 15 slips out of it.
    let gripped = |faces: &[u8], plan: &str| {
        let mut fight = field()
            .hero(
                beast("Medium", 1, "Grapples(check: 3, points: \"1W6\")"),
                (1, 1),
                "initiative: 14",
            )
            .foe(man(), (2, 1), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, plan).plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        assert!(fight.states(2).contains(&"held"));
        fight
    };
    let mut fight = gripped(&[3, 1, 5, 6], "fight");
    fight.skip().strike(2, 1).take(1);
    let lines = fight.end();
    assert!(lines.contains(&"2 not held CRE-07".to_owned()), "{lines:#?}");
    let mut fight = gripped(&[3, 1, 15], "act-act");
    fight.skip().act(2, "slip-free");
    assert_eq!(
        fight.end()[..2],
        [
            "2 agility passed 0: 15 success (CRE-07; 15: 12 CNV-07 +3 CRE-07)",
            "2 not held CRE-07"
        ]
    );
}

#[test]
fn whoever_dodges_a_jump_is_not_thrown_down() {
    let _proof = proves(&["AUS-02"]);
    // CRE-08, AUS-02: no check of strength after a dodge that holds.
    let mut fight = face_to_face(
        (of("OPP-09"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 5],
    );
    fight.choose(1, blow(2, 1)).dodge(2, (3, 1));
    let lines = fight.end();
    assert!(!lines.iter().any(|line| line.contains("strength")), "{lines:#?}");
}
