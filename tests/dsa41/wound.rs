//! Wounds: thresholds, effects, bookkeeping.

use klingentanz::battle::{Choice, Term};

use crate::proof::proves;
use crate::story::{Man, blow, face_to_face, field, man, of, shot};

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
    // The odds of a blow tell the same, with what the kind of blow shifts: an arrow tears wounds 2 sooner (WND-03).
    let mark = |target: String, choice: Choice| {
        let archer = Man {
            talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-BOGEN", value: 8)"#,
            styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
            shots: r#"(weapon: "RWP-SHORTBOW", talent: "TAL-BOGEN")"#,
            carries: "Arrows(20)",
            ..Man::default()
        };
        let (start, at) = match choice.term() {
            Some(Term("attack")) => ("initiative: 14", (2, 1)),
            _ => ("initiative: 14, style: 1, loaded: true", (7, 1)),
        };
        let mut fight = field()
            .hero(archer.ron(), (1, 1), start)
            .foe(target, at, "initiative: -5")
            .open();
        fight.plan(2, "defend").plan(1, "fight");
        let odds = fight.odds(&choice).unwrap();
        let mut marks = odds.ledgers.into_iter().filter(|(value, _)| value.0 == "ws");
        let marks = marks.next().unwrap().1;
        let lines: Vec<_> = marks
            .lines
            .iter()
            .map(|line| (line.rule.0, line.amount))
            .collect();
        (marks.base, lines)
    };
    assert_eq!(mark(iron.ron(), blow(2, 0)), (6, vec![("WND-02", 2)]));
    assert_eq!(mark(brittle.ron(), blow(2, 0)), (6, vec![("WND-02", -2)]));
    assert_eq!(
        mark(iron.ron(), shot(2, "quick-shot")),
        (6, vec![("WND-02", 2), ("WND-03", -2)])
    );
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
        let mut fight = face_to_face(
            (strong.ron(), "initiative: 14"),
            (frail.ron(), "initiative: 10"),
            &[3, 6],
        );
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
    assert_eq!(fight.value(1, "gs"), "8: 8 VAL-02 -3 WND-04 +3 WND-10");
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

/// A beast whose bite tears one wound more than its points.
fn render(traits: &str, points: &str) -> String {
    format!(
        r#"Creature((id: "OPP-97", name: (en: "Beast", de: "Bestie", fr: "Bête"), kind: Animal, size: Medium, footprint: 1,
        legs: Four, initiative: 10, parry: 5, life: 20, armour: 0, speed: 8, constitution: 12, wound_thresholds: (6, 12, 18),
        shot_modifier: 0, morale: Animal, attacks_per_round: 1, traits: [{traits}], rules: [],
        attacks: [(name: (en: "Fangs", de: "Zähne", fr: "Crocs"), attack: 10, points: "{points}", classes: "H", extra_wounds: 1)]))"#
    )
}

#[test]
fn some_attacks_tear_a_wound_more() {
    let _proof = proves(&["WND-09", "WND-01", "WND-04"]);
    // WND-09, WND-01, WND-04: 6 + 4 = 10 SP is one wound by the thresholds, and one comes with the bite; INI 10 - 4.
    let mut fight = face_to_face(
        (render("", "1W6+4"), "initiative: 14"),
        (man(), "initiative: 10"),
        &[3, 6],
    );
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[3..],
        [
            "2 le 28 -> 18 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 wounds +1 = 2 [6, 12, 18] WND-09",
            "2 ini 10 -> 6 WND-04",
            "phase 6",
        ]
    );
}

#[test]
fn a_bite_that_armour_stops_tears_nothing() {
    // WND-09, CRE-09: 3 points against RS 3; and the undead take no wounds at all.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    for (target, faces) in [(armoured.ron(), [3, 3]), (of("OPP-10"), [3, 6])] {
        let mut fight = field()
            .hero(render("", "1W6"), (1, 1), "initiative: 14")
            .foe(target, (2, 1), "initiative: -5")
            .dice(&faces)
            .open();
        fight.plan(2, "defend").plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        let lines = fight.end();
        assert!(!lines.iter().any(|line| line.contains("wounds")), "{lines:#?}");
    }
}

#[test]
fn a_frenzied_creature_feels_no_wounds_that_it_takes() {
    let _proof = proves(&["WND-10", "WND-01"]);
    // WND-10, WND-01: 10 SP are a wound, which is written down; neither attack nor initiative nor speed falls.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(render("Frenzied", "1W6"), (2, 1), "initiative: 10")
        .dice(&[3, 6])
        .open();
    assert_eq!(fight.states(2), ["frenzied"]);
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[3..],
        [
            "2 le 20 -> 10 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "phase 10"
        ]
    );
    assert_eq!(fight.value(2, "at"), "10: 10 VAL-08 -2 WND-04 +2 WND-10");
    assert!(fight.value(2, "gs").starts_with("8: "));
}

#[test]
fn in_a_frenzy_nobody_is_too_weak_to_fight() {
    // WND-10, LEN-03: 15 - 10 = 5, and he has his turn; below 1 frenzy helps nobody (DYI-01).
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, life: 15, frenzied: true")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[3, 6, 3, 6, 2])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight
        .pass(2)
        .plan(3, "defend")
        .plan(2, "fight")
        .plan(1, "fight")
        .skip();
    fight.strike(1, 2).take(2);
    let lines = fight.end();
    assert!(lines.contains(&"2 dying DYI-01".to_owned()), "{lines:#?}");
}

#[test]
fn wounds_lower_agility_in_talent_checks_too() {
    let _proof = proves(&["WND-05", "CNV-08", "BRD-12"]);
    // WND-05, CNV-08, BRD-12: body control tests MU, IN and GE: GE 12 - 2 = 10, so 11 fails without points.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, wounds: 1")
        .foe(man(), (9, 1), "initiative: -5")
        .thing((2, 1), "table")
        .dice(&[12, 12, 11])
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, crate::story::go("walk", &[(2, 1)]));
    let lines = fight.end();
    assert!(
        lines[0].ends_with("11 failure (BRD-12; 10: 12 CNV-08 -2 WND-05) of 0: 0 CNV-08"),
        "{lines:#?}"
    );
}

#[test]
fn one_hit_tears_three_wounds_at_most() {
    let _proof = proves(&["WND-01"]);
    // WND-01: 3 * 6 + 4 = 22 exceeds all of 6, 12 and 18.
    let lines = struck(man(), &[3, 6, 6, 6]);
    assert!(
        lines.contains(&"2 wounds +3 = 3 [6, 12, 18] WND-01".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn wounds_and_burden_leave_one_square_of_speed() {
    let _proof = proves(&["WND-04", "BRD-11"]);
    // WND-04, BRD-11: 8 - 10 wounds, and never below 1.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12, wounds: 10")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "gs"), "1: 8 VAL-02 -10 WND-04 +3 BRD-11");
}
