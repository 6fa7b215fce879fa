//! Talents and attributes in checks: every point that helps or hinders stands there with its rule, in the log as in the odds.

use crate::proof::proves;
use crate::story::{Man, Story, act, act_with, field, man};

/// The man with a talent besides, which takes one action.
fn skilled(talent: &'static str) -> Man {
    Man {
        talents: talent,
        ..Man::default()
    }
}

/// Somebody who uses his first talent in phase 12, with a start and a module.
fn uses(man_of_skill: &Man, start: &str, module: &str, faces: &[u8]) -> Story {
    let mut fight = field()
        .with(module)
        .hero(man_of_skill.ron(), (1, 1), &format!("initiative: 12{start}"))
        .foe(man(), (9, 9), "initiative: -5")
        .dice(faces)
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight
}

/// What odds and log say of it: the pool, and the line of the log.
fn told(mut fight: Story) -> (String, String) {
    let choice = act_with("use-talent", 0);
    let weighed = fight.weighed(&choice).remove(0);
    fight.choose(1, choice);
    let line = fight.lines().remove(1);
    (weighed, line)
}

#[test]
fn the_pool_of_a_talent_names_all_that_takes_from_it() {
    let _proof = proves(&["CNV-08", "CNV-10", "ARM-03", "LEN-01", "END-04"]);
    // Schleichen 9, BE 2 by his load; LE 13 of 28 is less than a half: -3. Three 12s spend nothing of 9 - 2 - 3 = 4.
    let sneak = Man {
        load: 2,
        ..skilled(r#"(talent: "SKL-SCHLEICHEN", value: 9, actions: 1)"#)
    };
    let die = "12 success (ACT-25; 12: 12 CNV-08)";
    let (odds, line) = told(uses(&sneak, ", life: 13", "optional:low-le", &[12, 12, 12]));
    assert_eq!(odds, "4: 9 CNV-08 -2 ARM-03 -3 LEN-01");
    assert_eq!(line, format!("1 talent passed 4: {die}, {die}, {die} of {odds}"));
    // AU 9 of 28 is less than a third, not than a quarter: -3.
    let (odds, _) = told(uses(&sneak, ", endurance: 9", "expert:endurance", &[12, 12, 12]));
    assert_eq!(odds, "4: 9 CNV-08 -2 ARM-03 -3 END-04");
    // Nothing less than nothing: LE 6 of 28 is less than a quarter, -9, with TaW 5 and BE 2 six points below zero, which each of the
    // three attributes is lower by.
    let clumsy = Man {
        load: 2,
        ..skilled(r#"(talent: "SKL-SCHLEICHEN", value: 5, actions: 1)"#)
    };
    let die = "6 success (ACT-25; 6: 12 CNV-08 -6 CNV-08)";
    let (odds, line) = told(uses(&clumsy, ", life: 6", "optional:low-le", &[6, 6, 6]));
    assert_eq!(odds, "-6: 5 CNV-08 -2 ARM-03 -9 LEN-01");
    assert_eq!(line, format!("1 talent passed 1: {die}, {die}, {die} of {odds}"));
}

#[test]
fn a_dull_helmet_and_a_serious_wound_stand_in_the_pool() {
    let _proof = proves(&["ARP-10", "WND-91"]);
    // Four points of mail on the head. Sinnenschärfe bears no encumbrance.
    let watcher = Man {
        armour: r#""ARP-COIF-F""#,
        ..skilled(r#"(talent: "SKL-SINNENSCHAERFE", value: 4, actions: 1)"#)
    };
    let (odds, _) = told(uses(&watcher, "", "optional:surprise", &[12, 12, 12]));
    assert_eq!(odds, "2: 4 CNV-08 -2 ARP-10");
    // A serious wound takes two points of the pool, and two of agility: MU, IN, GE.
    let sneak = skilled(r#"(talent: "SKL-SCHLEICHEN", value: 9, actions: 1)"#);
    let (odds, line) = told(uses(
        &sneak,
        ", wounds: 1",
        "optional:legacy-serious-wounds",
        &[12, 12, 10],
    ));
    assert_eq!(odds, "7: 9 CNV-08 -2 WND-91");
    assert!(
        line.contains("10 success (ACT-25; 10: 12 CNV-08 -2 WND-91) of 7"),
        "{line}"
    );
}

#[test]
fn the_value_of_a_talent_is_told_where_nothing_changes_it() {
    let _proof = proves(&["CNV-10"]);
    let sneak = skilled(r#"(talent: "SKL-SCHLEICHEN", value: 9, actions: 1)"#);
    let (odds, line) = told(uses(&sneak, "", "optional:low-le", &[14, 12, 12]));
    assert_eq!(odds, "9: 9 CNV-08");
    // 14 costs two of nine points.
    assert!(line.starts_with("1 talent passed 7: 14 failure"), "{line}");
    assert!(line.ends_with(" of 9: 9 CNV-08"), "{line}");
}

#[test]
fn a_failed_announcement_takes_from_the_next_talent() {
    let _proof = proves(&["MAN-GEN-05"]);
    // AT 12 - 3 = 9 misses with a 10; the talent eight phases later is 3 harder.
    let sneak = Man {
        talents: r#"(talent: "SKL-SCHLEICHEN", value: 9, actions: 1), (talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        ..Man::default()
    };
    let mut fight = crate::drill::drilled()
        .hero(sneak.ron(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: -5")
        .dice(&[10, 12, 12, 12])
        .open();
    fight.plan(2, "defend").plan(1, "attack-act");
    fight.announce(1, 2, "power-blow", 3).skip();
    assert_eq!(
        fight.weighed(&act_with("use-talent", 0)),
        ["6: 9 CNV-08 -3 MAN-GEN-05"]
    );
    fight.choose(1, act_with("use-talent", 0));
    assert!(fight.end()[1].ends_with(" of 6: 9 CNV-08 -3 MAN-GEN-05"));
}

#[test]
fn a_wound_of_a_leg_lowers_agility_by_the_rule_of_zones() {
    let _proof = proves(&["ZON-03", "SIT-05"]);
    // The die 1 is the right leg, and the zone that the blow of 7 SP wounds: GE 12 - 2, and one may be crippled only by three of them.
    let mut fight = field()
        .with("optional:zones")
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 10")
        .posture(klingentanz::battle::Posture::Lying)
        .dice(&[5, 2, 3, 11])
        .open();
    fight.plan(2, "act-defend").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(fight.weighed(&act("stand-quickly")), ["10: 12 CNV-07 -2 ZON-03"]);
    fight.act(2, "stand-quickly");
    crate::drill::tells(
        &fight.end(),
        &["2 agility failed 0: 11 failure (SIT-05; 10: 12 CNV-07 -2 ZON-03)"],
    );
}
