//! Low life, incapacity, dying, death, and being saved from it.

use klingentanz::battle::{Choice, FighterId, Term};

use crate::drill::tells;
use crate::proof::proves;
use crate::story::{Man, field, go, man, of, plan};

#[test]
fn with_five_points_left_one_can_only_crawl() {
    let _proof = proves(&["LEN-03", "LEN-05", "BRD-11", "BRD-12"]);
    // LEN-03, LEN-05, BRD-11, BRD-12, SIT-06: 15 - 10 = 5; the sword falls; GS 1, and crawling costs four times as much.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, life: 15")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[3, 6])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[3..],
        [
            "2 le 15 -> 5 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 incapacitated LEN-03",
            "2 prone LEN-05",
            "2 unarmed LEN-05",
            "2 forgoes attack LEN-03",
            "round",
        ]
    );
    // His sheet says why he crawls: 8, 1 less for the wound, and GS 1 in the end.
    assert_eq!(fight.value(2, "gs"), "1: 8 VAL-02 -1 WND-04 -6 LEN-03");
    fight.plan(3, "defend");
    assert_eq!(fight.forbidden(2, &plan("fight")), "LEN-03");
    fight
        .choose(
            2,
            Choice::Plan {
                plan: Term::named("move").unwrap(),
                ask_free: true,
            },
        )
        .plan(1, "fight")
        .skip();
    // LEN-03: of the free actions only shouting is left to him.
    fight.pass(1);
    assert_eq!(fight.asked(), Some((2, "free")));
    assert_eq!(fight.forbidden(2, &go("step", &[(3, 1)])), "LEN-03");
    fight.act(2, "shout").choose(2, go("walk", &[(3, 1)]));
    assert_eq!(
        fight.end()[1..],
        ["phase 9", "2 shout", "phase 8", "2 to 3,1 E 8 ACT-10", "phase 7"]
    );
}

#[test]
fn the_tough_fight_on() {
    // LEN-03: ADV-ZAEHERHUND; he has his turn with 5 points.
    let tough = Man {
        advantages: r#"(advantage: "ADV-ZAEHERHUND")"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(tough.ron(), (2, 1), "initiative: 10, life: 15")
        .dice(&[3, 6])
        .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    assert_eq!(fight.asked(), Some((2, "attack")));
}

#[test]
fn the_dying_have_a_few_rounds() {
    let _proof = proves(&["DYI-01", "DYI-02", "DYI-06", "ACT-02"]);
    // DYI-01, DYI-02, DYI-06, ACT-02: KO 1, die 1: one round after this one. LE (1 + 1 + 12) / 2 + 10 = 17.
    let frail = Man {
        attributes: [12, 12, 12, 12, 12, 12, 1, 12],
        ..Man::default()
    };
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(frail.ron(), (2, 1), "initiative: 10, life: 10")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[3, 6, 1])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    let lines = fight.lines();
    assert!(lines.contains(&"2 dying DYI-01".to_owned()), "{lines:#?}");
    assert!(
        lines.contains(&"2 countdown [1] 1: 1 DYI-02".to_owned()),
        "{lines:#?}"
    );
    assert_eq!(
        lines.last().unwrap(),
        "round",
        "it does not fall in the round of the blow"
    );
    fight.plan(3, "defend").plan(1, "fight").pass(1);
    // DYI-06: nobody can help him any more, so he may speak, and nothing else.
    assert_eq!(fight.asked(), Some((2, "last-words")));
    assert_eq!(fight.offered(), ["shout", "pass"]);
    assert_eq!(fight.forbidden(2, &crate::story::act("drop")), "DYI-06");
    fight.skip().act(2, "shout");
    assert_eq!(fight.end(), ["2 shout", "2 dead DYI-02", "round"]);
}

#[test]
fn far_below_zero_is_death_at_once() {
    let _proof = proves(&["DYI-03"]);
    // DYI-03: 8 - 22 = -14, less than -KO 12. A tough one lasts to -R(18): he is dying, with 3 * 18 rounds (DYI-02).
    let hit = |person: String, faces: &[u8]| {
        let mut fight = field()
            .hero(of("OPP-08"), (1, 1), "initiative: 14")
            .foe(person, (3, 1), "initiative: 10, life: 8")
            .foe(man(), (9, 9), "initiative: -5")
            .dice(faces)
            .open();
        fight
            .plan(3, "defend")
            .plan(2, "fight")
            .plan(1, "fight")
            .strike(1, 2)
            .take(2);
        fight.end()
    };
    let lines = hit(man(), &[3, 6, 6, 6]);
    assert!(lines.contains(&"2 dead DYI-03".to_owned()), "{lines:#?}");
    let tough = Man {
        advantages: r#"(advantage: "ADV-ZAEHERHUND")"#,
        ..Man::default()
    };
    let lines = hit(tough.ron(), &[3, 6, 6, 6, 3]);
    assert!(lines.contains(&"2 dying DYI-01".to_owned()), "{lines:#?}");
    assert!(
        lines.contains(&"2 countdown [3] 54: 3 DYI-02 +51 DYI-02".to_owned()),
        "{lines:#?}"
    );
}

fn healer() -> String {
    Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-HEILKUNDEWUNDEN", value: 5)"#,
        ..Man::default()
    }
    .ron()
}

fn treat(patient: u16) -> Choice {
    Choice::Act {
        act: Term::named("treat").unwrap(),
        target: Some(FighterId(patient)),
        with: None,
        at: None,
        facing: None,
    }
}

#[test]
fn a_treatment_saves_the_dying() {
    let _proof = proves(&["DYI-04", "ACT-21", "CNV-08", "DYI-02"]);
    // DYI-04, ACT-21, CNV-08, DYI-02: LE -1: mod -2, so 3 points; 13 costs one, 2 are left: 2 * 1 - 2 = 0, at least one round.
    let mut fight = field()
        .hero(healer(), (1, 1), "initiative: 12")
        .hero(man(), (2, 1), "life: -1")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[2, 12, 13, 12])
        .open();
    assert_eq!(fight.lines()[1], "2 countdown [2] 24: 2 DYI-02 +22 DYI-02");
    fight.plan(3, "defend").plan(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &treat(3)), "DYI-04");
    fight.choose(1, treat(2));
    let lines = fight.end();
    // What was rolled is hidden until the treatment ends.
    assert_eq!(lines[..2], ["1 treat", "phase 4"]);
    assert!(
        lines[2].starts_with("1 treat-wounds passed 2: 12 success (DYI-04; 12: 12 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(lines[3..], ["2 stable DYI-04", "round"]);
    assert_eq!(fight.states(2), ["stable", "prone", "unarmed"]);
}

#[test]
fn a_failed_treatment_harms_in_the_end() {
    let _proof = proves(&["DYI-04", "TIM-05"]);
    // DYI-04, TIM-05, DMG-03: two 20s fail; 2 * 1 rounds are four actions, then 1W6 SP. Nobody knows of the failure before.
    let mut fight = field()
        .hero(healer(), (1, 1), "initiative: 12")
        .hero(man(), (2, 1), "life: -1")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[2, 20, 20, 1, 3])
        .open();
    fight.plan(3, "defend").plan(1, "act-act").choose(1, treat(2));
    let first = fight.lines();
    assert!(
        !first.iter().any(|line| line.contains("treat-wounds")),
        "{first:#?}"
    );
    fight.plan(3, "defend").skip();
    fight.plan(1, "carry-on");
    let lines = fight.end();
    assert_eq!(lines[..3], ["1 plans carry-on", "phase 12", "phase 4"]);
    assert!(
        lines[3].starts_with("1 treat-wounds failed 0: 20 failure (DYI-04; 12: 12 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(
        lines[4..],
        [
            "2 struck [3] 3: 3 DYI-04 -> 3: 3 DYI-04",
            "2 le -1 -> -4 DYI-04",
            "round",
        ]
    );
}

#[test]
fn a_healer_who_walks_away_helps_nobody() {
    let _proof = proves(&["DYI-04", "ACT-03"]);
    // DYI-04, ACT-03: a step does not interrupt, but two squares are too far.
    let mut fight = field()
        .hero(healer(), (1, 1), "initiative: 12")
        .hero(man(), (2, 1), "life: -1")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[2, 12, 12, 12])
        .open();
    fight
        .plan(3, "defend")
        .plan_free(1, "act-act")
        .pass(1)
        .choose(1, treat(2));
    fight.choose(1, go("step", &[(0, 1)]));
    fight.pass(1);
    let lines = fight.end();
    tells(&lines, &["1 treat", "phase 4", "1 forgoes treat DYI-04"]);
    // What it would have come to nobody learns.
    assert!(
        !lines.iter().any(|line| line.contains("treat-wounds")),
        "{lines:#?}"
    );
}

#[test]
fn who_cannot_fight_loses_what_he_had_declared() {
    let _proof = proves(&["LEN-03"]);
    // LEN-03, END-06, TIM-09: 15 - 10 = 5 in the middle of a round of walking and striking: the blow is lost, the way is not.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, life: 15")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[3, 6])
        .open();
    fight
        .plan(3, "defend")
        .plan(2, "move-attack")
        .plan(1, "fight")
        .skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.lines()[6..],
        [
            "2 incapacitated LEN-03",
            "2 prone LEN-05",
            "2 unarmed LEN-05",
            "2 forgoes attack LEN-03",
            "phase 8"
        ]
    );
    assert_eq!(fight.asked(), Some((2, "regular")));
    fight.choose(2, go("walk", &[(3, 1)]));
    assert_eq!(fight.end(), ["2 to 3,1 E 8 ACT-10", "round"]);
}
