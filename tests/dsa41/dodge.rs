//! Dodging.

use crate::proof::proves;
use crate::story::{able, act, blow, duel, face_to_face, field, go, man};

#[test]
fn a_free_dodge_costs_initiative_and_orientation_until_a_position_action() {
    let _proof = proves(&["AUS-01", "AUS-02", "AUS-04", "AUS-05", "ACT-07", "BRD-15"]);
    // AUS-01, AUS-02, AUS-04, AUS-05, ACT-07, BRD-15: 7 - 2; INI 10 - 4 = 6; then neither blow nor free action.
    let mut fight = duel(&[3, 5]);
    fight.strike(1, 2).dodge(2, (2, 2));
    assert_eq!(
        fight.lines(),
        [
            "1 attack 2: 3 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 dodge: 5 success (AUS-02; 5: 7 VAL-02 -2 AUS-05)",
            "2 ini 10 -> 6 AUS-02",
            "2 to 2,2 W 0 BRD-15",
            "2 disoriented AUS-04",
            "phase 6",
        ]
    );
    assert_eq!(fight.forbidden(2, &blow(1, 0)), "AUS-04");
    // The ladder names what took the points, not that combat actions took some (INI-09).
    assert_eq!(fight.losses(2), [("AUS-02", -4)]);
    fight.pass(2).plan(2, "act-defend").plan(1, "fight").skip();
    fight.pass(1);
    assert_eq!(fight.forbidden(2, &act("orient")), "AUS-04");
    fight.act(2, "kneel");
    assert_eq!(
        fight.end(),
        [
            "1 forgoes attack by choice",
            "phase 6",
            "2 not disoriented AUS-04",
            "2 kneeling SIT-05",
            "round"
        ]
    );
}

#[test]
fn the_disoriented_do_not_walk() {
    let _proof = proves(&["AUS-04"]);
    // AUS-04.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, disoriented: true")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "move-defend");
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "AUS-04");
}

#[test]
fn the_square_before_the_attacker_is_no_place_to_dodge_to() {
    let _proof = proves(&["BRD-15"]);
    // BRD-15: two squares before the attacker lies nothing, but the front square (2,1) is his own; (1,2) is beside him.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 2), "initiative: 10")
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    // Striking, he turned south-east, so (2,2) is his front square now and (2,1) is free to dodge to.
    let to = |x, y| klingentanz::battle::Choice::Defend {
        means: klingentanz::battle::Term::named("dodge").unwrap(),
        to: Some(klingentanz::board::Cell::new(x, y)),
        stakes: Vec::new(),
    };
    assert_eq!(fight.forbidden(2, &to(1, 1)), "BRD-15");
    assert_eq!(fight.forbidden(2, &to(5, 5)), "BRD-15");
}

#[test]
fn a_targeted_dodge_costs_the_defence_and_failing_it_initiative() {
    let _proof = proves(&["AUS-03", "AUS-01"]);
    // AUS-03, AUS-01: SF-AUSWEICHEN1 gives 3: 7 + 3 - 4 = 6; 7 fails, so the blow lands and INI is 2 lower.
    let mut fight = face_to_face(
        (man(), "initiative: 14"),
        (able("SF-AUSWEICHEN1"), "initiative: 10"),
        &[3, 7, 1],
    );
    fight.strike(1, 2).defend(2, "aimed-dodge");
    assert_eq!(
        fight.end(),
        [
            "1 attack 2: 3 success (ATK-01; 12: 7 VAL-02 +5 VAL-03)",
            "2 aimed-dodge: 7 failure (AUS-03; 6: 7 VAL-02 +3 AUS-01 -4 AUS-05)",
            "2 ini 10 -> 8 AUS-03",
            "2 struck [1] 5: 1 DMG-01 +4 DMG-01 -> 5: 5 DMG-01",
            "2 le 28 -> 23 DMG-02",
            "phase 8",
        ]
    );
}

#[test]
fn several_foes_make_dodging_harder_and_four_impossible() {
    let _proof = proves(&["AUS-05"]);
    // AUS-05: two engaged foes: 7 - 2 - 2 = 3.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 2), "initiative: -5")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[3, 3])
        .open();
    fight.plan(2, "defend").plan(3, "fight").plan(1, "fight").skip();
    fight.strike(1, 3).dodge(3, (3, 1));
    assert_eq!(
        fight.end()[1],
        "3 dodge: 3 success (AUS-02; 3: 7 VAL-02 -2 AUS-05 -2 AUS-05)"
    );
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 2), "initiative: -5")
        .hero(man(), (3, 1), "initiative: -5")
        .hero(man(), (3, 2), "initiative: -5")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[3])
        .open();
    fight
        .plan(2, "defend")
        .plan(3, "defend")
        .plan(4, "defend")
        .plan(5, "fight")
        .plan(1, "fight");
    fight.strike(1, 5);
    assert!(!fight.offered().contains(&"dodge"));
}

#[test]
fn kneeling_burdens_a_dodge_and_lying_forbids_it() {
    let _proof = proves(&["SIT-07", "SIT-06", "AUS-05"]);
    // SIT-07, SIT-06, AUS-05: 7 - 2 - 4 = 1; against the kneeling AT +1 (SIT-09).
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .posture(klingentanz::battle::Posture::Kneeling)
        .dice(&[3, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).dodge(2, (3, 1));
    assert_eq!(
        fight.end()[..2],
        [
            "1 attack 2: 3 success (ATK-01; 13: 7 VAL-02 +5 VAL-03 +1 SIT-09)",
            "2 dodge: 1 lucky (AUS-02; 1: 7 VAL-02 -2 AUS-05 -4 SIT-07)",
        ]
    );
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .dice(&[3])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2);
    let dodge = klingentanz::battle::Choice::Defend {
        means: klingentanz::battle::Term::named("dodge").unwrap(),
        to: Some(klingentanz::board::Cell::new(3, 1)),
        stakes: Vec::new(),
    };
    assert_eq!(fight.forbidden(2, &dodge), "SIT-06");
}

#[test]
fn three_foes_cost_four_points() {
    let _proof = proves(&["AUS-05", "CNV-03"]);
    // AUS-05, CNV-03: 7 - 2 - 4 = 1, and a 1 always succeeds.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (1, 2), "initiative: -5")
        .hero(man(), (3, 2), "initiative: -5")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[3, 1])
        .open();
    fight
        .plan(2, "defend")
        .plan(3, "defend")
        .plan(4, "fight")
        .plan(1, "fight")
        .skip();
    fight.strike(1, 4).dodge(4, (3, 1));
    assert_eq!(
        fight.end()[1],
        "4 dodge: 1 lucky (AUS-02; 1: 7 VAL-02 -2 AUS-05 -4 AUS-05)"
    );
}

#[test]
fn a_feint_misleads_a_dodger_in_full() {
    let _proof = proves(&["AUS-05"]);
    // AUS-05: three points of a feint that was learnt: 7 - 2 - 3 = 2.
    let mut fight = face_to_face(
        (able("SF-FINTE"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[9, 2],
    );
    fight.announce(1, 2, "feint", 3).dodge(2, (3, 1));
    assert_eq!(
        fight.end()[1],
        "2 dodge: 2 success (AUS-02; 2: 7 VAL-02 -2 AUS-05 -3 MAN-FINTE)"
    );
}

#[test]
fn walking_burdens_the_targeted_dodge_and_not_the_free_one() {
    let _proof = proves(&["ACT-10", "AUS-03", "AUS-02"]);
    // ACT-10, AUS-03, AUS-02: 10 - 4 - 4 = 2 in place, 10 - 2 = 8 aside.
    let nimble = able("SF-AUSWEICHEN1");
    let struck = |face: u8| {
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(nimble.clone(), (2, 1), "initiative: 10")
            .dice(&[3, face])
            .open();
        fight.plan(2, "move-defend").plan(1, "fight").skip();
        fight.strike(1, 2);
        fight
    };
    let mut aimed = struck(2);
    aimed.defend(2, "aimed-dodge");
    assert_eq!(
        aimed.end()[1],
        "2 aimed-dodge: 2 success (AUS-03; 2: 7 VAL-02 +3 AUS-01 -4 ACT-10 -4 AUS-05)"
    );
    let mut free = struck(8);
    free.dodge(2, (3, 1));
    assert_eq!(
        free.end()[1],
        "2 dodge: 8 success (AUS-02; 8: 7 VAL-02 +3 AUS-01 -2 AUS-05)"
    );
}
