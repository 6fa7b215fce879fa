//! Low life energy, fighting on regardless, wounds that are not felt, lasting losses, missing strength.

use klingentanz::battle::Choice;

use crate::proof::proves;
use crate::story::{Man, Story, act, face_to_face, field, hewer, man, of};

/// The man with this much self-control.
fn steady(value: u8) -> String {
    let talents = format!(
        r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-SELBSTBEHERRSCHUNG", value: {value})"#
    );
    let steady = Man {
        talents: talents.leak(),
        ..Man::default()
    };
    steady.ron()
}

/// The man against a foe, both ready to fight, with one more module.
fn with(module: &str, foe: String, start: &str, faces: &[u8]) -> Story {
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(foe, (2, 1), start)
        .with(module)
        .dice(faces)
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight
}

/// What the opponent would choose.
fn best(fight: &Story) -> Choice {
    let mut all = fight.system.appraise(fight.app.world(), fight.battle);
    all.sort_by_key(|(_, worth)| *worth);
    all.pop().unwrap().0
}

#[test]
fn whoever_has_little_life_left_is_worse_at_everything() {
    let _proof = proves(&["LEN-01", "BRD-11"]);
    // LEN-01: of 28 points 14 are half, 10 are not below a third (30), 9 are (27), 7 are not below a quarter (28), 6 are (24).
    for (life, points) in [(14, 0), (13, 1), (10, 1), (9, 2), (7, 2), (6, 3)] {
        let fight = field()
            .hero(man(), (1, 1), &format!("life: {life}"))
            .foe(man(), (9, 1), "initiative: -5")
            .with("optional:low-le")
            .dice(&[2])
            .open();
        let told = |value: i16, rest: &str| match points {
            0 => format!("{value}: {rest}"),
            _ => format!("{}: {rest} -{points} LEN-01", value - points),
        };
        assert_eq!(fight.value(1, "at"), told(12, "7 VAL-02 +5 VAL-03"), "{life}");
        assert_eq!(fight.value(1, "pa"), told(12, "7 VAL-02 +5 VAL-03"), "{life}");
        assert_eq!(fight.value(1, "gs"), told(8, "8 VAL-02"), "{life}");
        assert_eq!(fight.value(1, "ini"), told(12, "10 VAL-02 +2 INI-01"), "{life}");
        assert!(
            fight.value(1, "aw").starts_with(&format!("{}:", 7 - points)),
            "{life}"
        );
    }
}

#[test]
fn initiative_comes_and_goes_with_the_life_energy() {
    let _proof = proves(&["LEN-01"]);
    // LEN-01: 10 of 28 is below half: one point at once, before the wound takes its two.
    let mut fight = with("optional:low-le", man(), "initiative: 10, life: 20", &[3, 6]);
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[3..7],
        [
            "2 le 20 -> 10 DMG-02",
            "2 ini 10 -> 9 LEN-01",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 9 -> 7 WND-04",
        ]
    );
}

#[test]
fn checks_are_harder_with_little_life() {
    let _proof = proves(&["LEN-01"]);
    // LEN-01: 9 of 28 is below a third: GE 12 - 2 = 10, so 11 fails.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 9")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .with("optional:low-le")
        .dice(&[11])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "stand-quickly");
    let lines = fight.end();
    assert!(
        lines.contains(&"1 agility failed 0: 11 failure (SIT-05; 10: 12 CNV-07 -2 LEN-01)".to_owned()),
        "{lines:#?}"
    );
    // A talent loses three for each point: 15 - 5 = 10 is below half; TIM-05 asks for -5, pool 0 - 5 - 3: 12 - 8 = 4.
    let mut fight = field()
        .hero(hewer(), (1, 1), "initiative: 14, life: 15, sheathed: true")
        .foe(man(), (2, 1), "initiative: 10")
        .with("optional:low-le")
        .dice(&[5, 1, 5, 2, 2])
        .open();
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight
        .choose(1, crate::story::act_with("draw", 0))
        .strike(2, 1)
        .take(1);
    let lines = fight.end();
    let check = lines
        .iter()
        .find(|line| line.starts_with("1 self-control"))
        .unwrap();
    assert!(
        check.contains("failed 0: 5 failure (TIM-05; 4: 12 CNV-08 -8 CNV-08)")
            && check.ends_with(" of -8: 0 CNV-08 -5 TIM-05 -3 LEN-01"),
        "{check}"
    );
}

#[test]
fn in_a_frenzy_low_life_is_not_felt() {
    let _proof = proves(&["LEN-02"]);
    // LEN-02: 6 of 28 takes three points and gives them back.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12, life: 6, frenzied: true")
        .foe(man(), (9, 1), "initiative: -5")
        .with("optional:low-le")
        .open();
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03 -3 LEN-01 +3 LEN-02");
    assert_eq!(
        fight.value(1, "ini"),
        "12: 10 VAL-02 +2 INI-01 -3 LEN-01 +3 LEN-02"
    );
    assert_eq!(fight.value(1, "gs"), "8: 8 VAL-02 -3 LEN-01 +3 LEN-02");
}

#[test]
fn the_undead_do_not_know_low_life() {
    let _proof = proves(&["LEN-01", "CRE-09"]);
    // CRE-09: of 20 points 9 are below half, 4 below a quarter; the skeleton strikes at 9 and parries at 7 as ever.
    for (life, points) in [(9, 1), (4, 3)] {
        let fight = field()
            .hero(man(), (1, 1), "initiative: 12")
            .foe(of("OPP-10"), (9, 1), &format!("initiative: 5, life: {life}"))
            .with("optional:low-le")
            .open();
        let told = |value: i16, base: &str| format!("{value}: {base} -{points} LEN-01 +{points} CRE-09");
        assert_eq!(fight.value(2, "at"), told(9, "9 VAL-08"));
        assert_eq!(fight.value(2, "pa"), told(7, "7 VAL-08"));
        assert_eq!(fight.number(2, "gs"), 6);
        assert_eq!(fight.number(2, "ini"), 5);
    }
}

#[test]
fn will_keeps_one_fighting_for_a_while() {
    let _proof = proves(&["LEN-04"]);
    // LEN-04: 14 - 12 = 2 points for 12, 12 and 13: one is left, so one round after this one.
    let faces = [3, 6, 12, 12, 13, 4];
    let mut fight = with(
        "optional:ignore-incapacity",
        steady(14),
        "initiative: 10, life: 15",
        &faces,
    );
    fight.strike(1, 2).take(2);
    assert_eq!(fight.asked(), Some((2, "defy")));
    assert_eq!(fight.offered(), ["defy", "pass"]);
    // The excess of three dice is at most 2 in 1728 + 432 + 432 + 36 ways, and two faces of 1 save 18 more.
    assert_eq!(fight.ways(&act("defy"), 8000), 2646);
    assert_eq!(best(&fight), act("defy"));
    assert_eq!(fight.forbidden(2, &act("shout")), "LEN-04");
    fight.act(2, "defy");
    assert_eq!(
        fight.lines()[3..8],
        [
            "2 le 15 -> 5 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 self-control passed 1: 12 success (LEN-04; 12: 12 CNV-08), 12 success (LEN-04; 12: 12 CNV-08), \
             13 failure (LEN-04; 12: 12 CNV-08) of 2: 14 CNV-08 -12 LEN-04",
            "2 defiant LEN-04",
        ]
    );
    // He strikes back in this round, and has one free action less.
    assert_eq!(fight.asked(), Some((2, "attack")));
    assert_eq!(fight.actions(2, "free-actions"), (1, 2));
    fight.pass(2).plan(2, "fight").plan(1, "fight").pass(1).skip();
    assert_eq!(fight.asked(), Some((2, "attack")));
    fight.pass(2);
    // At the end of the next one he breaks down, and the fight is over: then a die of exhaustion.
    assert_eq!(
        fight.end()[1..],
        [
            "2 not defiant LEN-04",
            "2 incapacitated LEN-03",
            "2 prone LEN-05",
            "2 unarmed LEN-05",
            "2 exhaustion [4] 4: 4 LEN-04",
            "2 au-most 28 -> 24 LEN-04",
            "2 au 28 -> 24 LEN-04",
            "end [SideId(0)] TIM-09",
        ]
    );
}

#[test]
fn who_lies_there_may_try_in_a_later_round_but_only_once() {
    let _proof = proves(&["LEN-04", "LEN-03"]);
    // LEN-04: he breaks down, and does not try; in the next round he does, and fails: 14 - 12 = 2 is less than 15 - 12.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(steady(14), (2, 1), "initiative: 10, life: 15")
        .foe(man(), (9, 9), "initiative: -5")
        .with("optional:ignore-incapacity")
        .dice(&[3, 6, 15, 1, 2])
        .open();
    fight
        .plan(3, "defend")
        .plan(2, "fight")
        .plan(1, "fight")
        .strike(1, 2)
        .take(2);
    fight.pass(2);
    let lines = fight.lines();
    assert!(lines.contains(&"2 incapacitated LEN-03".to_owned()), "{lines:#?}");
    assert_eq!(fight.asked(), Some((2, "defy")));
    fight.act(2, "defy");
    let lines = fight.end();
    assert!(
        lines[0].starts_with("2 self-control failed 0: 15 failure (LEN-04; 12: 12 CNV-08)"),
        "{lines:#?}"
    );
    fight
        .plan(3, "defend")
        .plan(2, "move")
        .plan(1, "fight")
        .pass(1)
        .pass(2);
    // He is not asked again.
    assert_eq!(fight.asked(), Some((3, "announce")));
}

#[test]
fn a_wound_can_be_ignored() {
    let _proof = proves(&["WND-11"]);
    // WND-11: one wound, 10 - 4 = 6 points for a 18; then two of them, 10 - 8 = 2 are not enough for a 15.
    let faces = [3, 6, 12, 12, 18, 3, 4, 12, 12, 15];
    let mut fight = with("optional:suppress-wounds", steady(10), "initiative: 10", &faces);
    fight.strike(1, 2).take(2);
    assert_eq!(fight.asked(), Some((2, "suppress")));
    assert_eq!(fight.offered(), ["suppress", "pass"]);
    assert_eq!(best(&fight), act("suppress"));
    fight.act(2, "suppress");
    assert_eq!(
        fight.lines()[3..9],
        [
            "2 le 28 -> 18 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 self-control passed 1: 12 success (WND-11; 12: 12 CNV-08), 12 success (WND-11; 12: 12 CNV-08), \
             18 failure (WND-11; 12: 12 CNV-08) of 6: 10 CNV-08 -4 WND-11",
            "2 numb WND-11",
            "2 ini 8 -> 10 WND-11",
        ]
    );
    assert_eq!(fight.value(2, "at"), "12: 7 VAL-02 +5 VAL-03");
    fight
        .pass(2)
        .plan(2, "fight")
        .plan(1, "fight")
        .strike(1, 2)
        .take(2)
        .act(2, "suppress");
    let lines = fight.end();
    assert!(
        lines.contains(&"2 wounds +1 = 2 [6, 12, 18] WND-01".to_owned()),
        "{lines:#?}"
    );
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("2 self-control failed 0")),
        "{lines:#?}"
    );
    assert_eq!(fight.value(2, "at"), "10: 7 VAL-02 +5 VAL-03 -2 WND-04");
}

#[test]
fn a_wound_of_the_next_blow_does_not_make_it_harder_to_ignore_the_first() {
    let _proof = proves(&["WND-11", "INI-05"]);
    // Two strike at once, 6 + 4 SP each: both wounds are there before he is asked. For the first 10 - 4 = 6 are left for three 13, for the
    // second, the last of two, 10 - 8 = 2 for three 12.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .hero(man(), (2, 2), "initiative: 14")
        .foe(steady(10), (2, 1), "initiative: 10")
        .with("optional:suppress-wounds")
        .dice(&[3, 6, 3, 6, 13, 13, 13, 12, 12, 12])
        .open();
    fight.plan(3, "fight").plan(1, "fight").plan(2, "fight");
    fight.strike(1, 3).take(3).strike(2, 3).take(3).skip();
    fight.act(3, "suppress");
    let first = fight.lines().remove(0);
    assert!(first.ends_with("of 6: 10 CNV-08 -4 WND-11"), "{first}");
    fight.act(3, "suppress");
    let second = fight.end().remove(0);
    assert!(second.ends_with("of 2: 10 CNV-08 -8 WND-11"), "{second}");
}

#[test]
fn exhaustion_follows_an_ignored_wound_after_the_fight() {
    let _proof = proves(&["WND-11"]);
    // WND-11: one ignored wound is a die; the fight ends as a draw after its only round.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(steady(10), (2, 1), "initiative: 10")
        .with("optional:suppress-wounds")
        .last_round(1)
        .dice(&[3, 6, 12, 12, 12, 5])
        .open();
    fight
        .plan(2, "fight")
        .plan(1, "fight")
        .strike(1, 2)
        .take(2)
        .act(2, "suppress")
        .skip();
    fight.pass(2);
    assert_eq!(
        fight.end()[1..],
        [
            "2 exhaustion [5] 5: 5 WND-11",
            "2 au-most 28 -> 23 WND-11",
            "2 au 28 -> 23 WND-11",
            "end [] TIM-09"
        ]
    );
}

#[test]
fn an_ignored_wound_of_a_zone_does_nothing_there() {
    let _proof = proves(&["WND-11", "ZON-03"]);
    // WND-11, ZON-03: the chest (16) takes no die of further damage, and no point of attack.
    for (faces, chooses, life, attack) in [
        (
            &[3, 16, 6, 12, 12, 12][..],
            act("suppress"),
            18,
            "12: 7 VAL-02 +5 VAL-03",
        ),
        (
            &[3, 16, 6, 5][..],
            Choice::Pass,
            13,
            "11: 7 VAL-02 +5 VAL-03 -1 ZON-03",
        ),
    ] {
        let mut fight = field()
            .hero(man(), (1, 1), "initiative: 14")
            .foe(steady(10), (2, 1), "initiative: 10")
            .with("optional:suppress-wounds")
            .with("optional:zones")
            .dice(faces)
            .open();
        fight
            .plan(2, "fight")
            .plan(1, "fight")
            .strike(1, 2)
            .take(2)
            .choose(2, chooses);
        fight.end();
        assert!(fight.value(2, "le").starts_with(&format!("{life}:")));
        assert_eq!(fight.value(2, "at"), attack);
        assert_eq!(fight.asked(), Some((2, "attack")));
    }
}

#[test]
fn whoever_falls_far_below_nothing_loses_a_point_for_good() {
    let _proof = proves(&["DYI-05"]);
    // DYI-05: WS1 is 6. 13 points bring 6 down to -7, below the mark; 12 only to -6.
    let struck = |faces: &[u8]| {
        let mut fight = field()
            .hero(of("OPP-08"), (1, 1), "initiative: 14")
            .foe(man(), (3, 1), "initiative: 10, life: 6")
            .with("optional:permanent-le")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2).take(2);
        fight.end()
    };
    let lines = struck(&[3, 1, 2, 6, 3]);
    assert_eq!(lines[3..5], ["2 le 6 -> -7 DMG-02", "2 le-most 28 -> 27 DYI-05"]);
    let lines = struck(&[3, 1, 1, 6, 3]);
    assert_eq!(lines[3], "2 le 6 -> -6 DMG-02");
    assert!(!lines.iter().any(|line| line.contains("DYI-05")), "{lines:#?}");
}

#[test]
fn missing_strength_weakens_blow_and_parry() {
    let _proof = proves(&["DMG-06"]);
    // DMG-06: the long sword asks for 11/4. KK 7 misses 4: one step; KK 8 misses 3: none. Bases R(31/5) = R(32/5) = 6.
    let weak = |strength: i8| Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, strength],
        ..Man::default()
    };
    let mut fight = field()
        .hero(weak(7).ron(), (1, 1), "initiative: 14")
        .foe(weak(8).ron(), (2, 1), "initiative: 10")
        .with("optional:tpkk-low")
        .dice(&[3, 1])
        .open();
    assert_eq!(fight.value(1, "at"), "10: 6 VAL-02 +5 VAL-03 -1 DMG-06");
    assert_eq!(fight.value(1, "pa"), "10: 6 VAL-02 +5 VAL-03 -1 DMG-06");
    assert_eq!(fight.value(2, "at"), "11: 6 VAL-02 +5 VAL-03");
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    let lines = fight.end();
    assert!(
        lines.contains(&"2 struck [1] 4: 1 DMG-01 +4 DMG-01 -1 DMG-06 -> 4: 4 DMG-01".to_owned()),
        "{lines:#?}"
    );
    // Without the module it takes nothing away.
    let plain = face_to_face((weak(7).ron(), "initiative: 14"), (man(), "initiative: 10"), &[]);
    assert_eq!(plain.value(1, "at"), "11: 6 VAL-02 +5 VAL-03");
}
