//! Wounds: thresholds, effects, bookkeeping.

use crate::proof::proves;
use crate::story::{Man, field, man, of};

fn struck(person: String, faces: &[u8]) -> Vec<String> {
    // An ogre's club: 3W6+4.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(person, (3, 1), "initiative: 10")
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    fight.end()
}

#[test]
fn a_hit_wounds_once_for_each_threshold_that_it_exceeds() {
    let _proof = proves(&["WND-01"]);
    // WND-01: KO 12: 6, 12, 18. 13 exceeds two of them, 12 only the first.
    let two = struck(man(), &[3, 1, 2, 6]);
    assert!(
        two.contains(&"2 wounds +2 = 2 [6, 12, 18] WND-01".to_owned()),
        "{two:#?}"
    );
    let one = struck(man(), &[3, 1, 1, 6]);
    assert!(
        one.contains(&"2 wounds +1 = 1 [6, 12, 18] WND-01".to_owned()),
        "{one:#?}"
    );
}

#[test]
fn iron_people_stand_more_and_brittle_ones_less() {
    let _proof = proves(&["WND-02"]);
    // WND-02: 2 up and 2 down. 13 is not above 14, but above 10.
    let iron = Man {
        advantages: r#"(advantage: "ADV-EISERN")"#,
        ..Man::default()
    };
    let lines = struck(iron.ron(), &[3, 1, 2, 6]);
    assert!(
        lines.contains(&"2 wounds +1 = 1 [8, 14, 20] WND-01".to_owned()),
        "{lines:#?}"
    );
    let brittle = Man {
        advantages: r#"(advantage: "ADV-GLASKNOCHEN")"#,
        ..Man::default()
    };
    let lines = struck(brittle.ron(), &[3, 1, 2, 6]);
    assert!(
        lines.contains(&"2 wounds +2 = 2 [4, 10, 16] WND-01".to_owned()),
        "{lines:#?}"
    );
    let fight = field()
        .hero(iron.ron(), (1, 1), "initiative: 12")
        .foe(brittle.ron(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "ws"), "8: 6 WND-01 +2 WND-02");
    assert_eq!(fight.value(2, "ws"), "4: 6 WND-01 -2 WND-02");
}

#[test]
fn blunt_damage_wounds_two_points_later() {
    let _proof = proves(&["WND-03", "WND-07"]);
    // WND-03, WND-07: KO 3 gives 2, 3 and R(5/2) = 5, two more each against fists. KK 15 adds 1 to 6: R(7/2) = 4 does not
    // exceed 4. KK 21 adds 3: R(9/2) = 5 does.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 3, 12],
        ..Man::default()
    };
    let punched_by = |strength: i8| {
        let strong = Man {
            attributes: [12, 12, 12, 12, 12, 12, 12, strength],
            ..Man::default()
        };
        let mut fight = field()
            .hero(strong.ron(), (1, 1), "initiative: 14")
            .foe(frail.ron(), (2, 1), "initiative: 10")
            .dice(&[3, 6])
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.choose(1, crate::story::blow(2, 1)).take(2);
        fight.end()
    };
    let lines = punched_by(15);
    // LE (3 + 3 + 12) / 2 + 10 = 19; AU (12 + 3 + 12) / 2 = 13.5, rounded 14, + 10 = 24.
    assert_eq!(lines[3..5], ["2 le 19 -> 15 DMG-02", "2 au 24 -> 17 DMG-07"]);
    assert!(!lines.iter().any(|line| line.contains("wounds")), "{lines:#?}");
    let lines = punched_by(21);
    assert_eq!(
        lines[3..6],
        [
            "2 le 19 -> 14 DMG-02",
            "2 au 24 -> 15 DMG-07",
            "2 wounds +1 = 1 [4, 5, 7] WND-07"
        ]
    );
}

#[test]
fn each_wound_costs_two_of_every_value_at_once() {
    let _proof = proves(&["WND-04", "WND-08"]);
    // WND-04, WND-08: two wounds of one hit: INI 10 - 4; LE and wounds are kept apart.
    let lines = struck(man(), &[3, 1, 2, 6]);
    assert_eq!(
        lines[3..6],
        [
            "2 le 28 -> 15 DMG-02",
            "2 wounds +2 = 2 [6, 12, 18] WND-01",
            "2 ini 10 -> 6 WND-04",
        ]
    );
}

#[test]
fn in_a_frenzy_wounds_are_counted_and_not_felt() {
    let _proof = proves(&["WND-10"]);
    // WND-10: three wounds, which take 6 and give them back: neither attack nor initiative nor speed is lower.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12, wounds: 3, frenzied: true")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03 -6 WND-04 +6 WND-10");
    assert_eq!(
        fight.value(1, "ini"),
        "12: 10 VAL-02 +2 INI-01 -6 WND-04 +6 WND-10"
    );
    assert_eq!(fight.value(1, "gs"), "8: 8 VAL-02");
}

#[test]
fn agility_is_lower_in_checks_only() {
    let _proof = proves(&["WND-05", "SIT-05", "CNV-07"]);
    // WND-05, SIT-05, CNV-07: GE 12 - 2 = 10; 11 fails.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, wounds: 1")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .dice(&[11])
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.act(1, "stand-quickly");
    assert_eq!(
        fight.end()[0],
        "1 agility failed 0: 11 failure (SIT-05; 10: 12 CNV-07 -2 WND-05)"
    );
    assert_eq!(fight.states(1), ["prone"]);
}
