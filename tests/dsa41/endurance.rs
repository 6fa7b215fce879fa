//! Endurance in combat: what efforts, armour and wounds cost, what little of it takes, and how it comes back.

use klingentanz::battle::Choice;

use crate::bare::brawler;
use crate::proof::proves;
use crate::story::{Man, Setup, act, field, go, man};

const MODULE: &str = "expert:endurance";

/// Two men beside each other with the module: the hero acts in phase 14, the foe in phase 10.
fn facing(hero: (String, &str), foe: (String, &str)) -> Setup {
    field()
        .hero(hero.0, (1, 1), hero.1)
        .foe(foe.0, (2, 1), foe.1)
        .with(MODULE)
}

/// The man with this strength and load.
fn burdened(strength: i8, load: u8) -> String {
    let man = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, strength],
        load,
        ..Man::default()
    };
    man.ron()
}

#[test]
fn efforts_take_breath() {
    let _proof = proves(&["END-01"]);
    // END-01: a power blow takes 1, a plain blow with 80 ounces and KK 12 (120) nothing; a dodge takes 1.
    let mut fight = facing((man(), "initiative: 14"), (man(), "initiative: 10"))
        .dice(&[3, 5])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.announce(1, 2, "power-blow", 1).dodge(2, (3, 1));
    let lines = fight.end();
    let tired: Vec<_> = lines.iter().filter(|line| line.contains(" au ")).collect();
    assert_eq!(tired, ["1 au 28 -> 27 END-01", "2 au 28 -> 27 END-01"]);
    // With KK 7 the 80 ounces are more than 70: the blow and the parry take 1 each. AU (12 + 12 + 12) / 2 + 10 = 28.
    let mut fight = facing(
        (burdened(7, 0), "initiative: 14"),
        (burdened(7, 0), "initiative: 10"),
    )
    .dice(&[3, 5])
    .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.end();
    let tired: Vec<_> = lines.iter().filter(|line| line.contains(" au ")).collect();
    assert_eq!(tired, ["1 au 28 -> 27 END-01", "2 au 28 -> 27 END-01"]);
}

#[test]
fn a_parry_by_wrestling_takes_no_breath() {
    // END-01 names dodges and heavy weapons only.
    let mut fight = facing((brawler(), "initiative: 14"), (brawler(), "initiative: 10"))
        .dice(&[5, 12])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "wrestling-parry");
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("2 wrestling-parry: 12 success")),
        "{lines:#?}"
    );
    assert!(!lines.iter().any(|line| line.contains(" au ")), "{lines:#?}");
}

#[test]
fn a_sprint_takes_breath() {
    let _proof = proves(&["END-01"]);
    // END-01: one point for the sprint, whatever its length.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (9, 9), "initiative: -5")
        .with(MODULE)
        .open();
    fight.plan(2, "defend").plan(1, "sprint").skip();
    fight.choose(1, go("sprint", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    let tired: Vec<_> = lines.iter().filter(|line| line.contains(" au ")).collect();
    assert_eq!(tired, ["1 au 28 -> 27 END-01"]);
}

#[test]
fn armour_takes_breath() {
    let _proof = proves(&["END-02"]);
    // END-02: floor((6 - 3) / 3) = 1 for the blow, floor((9 - 3) / 3) = 2 for the parry; the sword is light enough.
    let mut fight = facing(
        (burdened(12, 6), "initiative: 14"),
        (burdened(12, 9), "initiative: 10"),
    )
    .dice(&[3, 5])
    .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.end();
    let tired: Vec<_> = lines.iter().filter(|line| line.contains(" au ")).collect();
    assert_eq!(tired, ["1 au 28 -> 27 END-02", "2 au 28 -> 26 END-02"]);
}

#[test]
fn wounds_take_breath_and_little_of_it_hinders() {
    let _proof = proves(&["END-03", "END-04"]);
    // END-03, END-04: one wound, a die of 4: 12 - 4 = 8 of 28 is below a third (24 < 28), not below a quarter (32).
    let mut fight = facing(
        (man(), "initiative: 14"),
        (man(), "initiative: 10, endurance: 12"),
    )
    .dice(&[3, 6, 4])
    .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).take(2);
    assert_eq!(
        fight.end()[3..8],
        [
            "2 le 28 -> 18 DMG-02",
            "2 wounds +1 = 1 [6, 12, 18] WND-01",
            "2 ini 10 -> 8 WND-04",
            "2 breath [4] 4: 4 END-03",
            "2 au 12 -> 8 END-03",
        ]
    );
    assert_eq!(fight.value(2, "at"), "9: 7 VAL-02 +5 VAL-03 -2 WND-04 -1 END-04");
    assert_eq!(fight.value(2, "ini"), "7: 10 VAL-02 -2 WND-04 -1 END-04");
}

#[test]
fn rows_of_low_endurance_replace_each_other() {
    let _proof = proves(&["END-04"]);
    // END-04: of 28 points 10 are not below a third (30), 9 are (27), 7 are not below a quarter (28), 6 are (24).
    for (endurance, points) in [(10, 0), (9, 1), (7, 1), (6, 2)] {
        let fight = field()
            .hero(man(), (1, 1), &format!("initiative: 12, endurance: {endurance}"))
            .foe(man(), (9, 1), "initiative: -5")
            .with(MODULE)
            .open();
        let told = |value: i16| match points {
            0 => format!("{value}: 7 VAL-02 +5 VAL-03"),
            _ => format!("{}: 7 VAL-02 +5 VAL-03 -{points} END-04", value - points),
        };
        assert_eq!(fight.value(1, "at"), told(12), "{endurance}");
        assert_eq!(fight.value(1, "pa"), told(12), "{endurance}");
        // A dodge is not worse for it.
        assert!(fight.value(1, "aw").starts_with("7:"), "{endurance}");
    }
    // Checks are: GE 12 - 1, so 12 fails.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, endurance: 9")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(man(), (9, 1), "initiative: -5")
        .with(MODULE)
        .dice(&[12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "stand-quickly");
    let lines = fight.end();
    assert!(
        lines.contains(&"1 agility failed 0: 12 failure (SIT-05; 11: 12 CNV-07 -1 END-04)".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn two_quiet_actions_bring_breath_back() {
    let _proof = proves(&["END-05"]);
    // END-05: KO 12: from 9 to 21, which ends the malus of END-04.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, endurance: 9")
        .foe(man(), (9, 1), "initiative: -5")
        .with(MODULE)
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "breathe");
    let lines = fight.end();
    assert!(lines.contains(&"1 au 9 -> 21 END-05".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"1 ini 12 -> 13 END-04".to_owned()), "{lines:#?}");
}

#[test]
fn the_fresh_need_no_breath() {
    let _proof = proves(&["ACT-20"]);
    // END-05, ACT-20: who has lost nothing has nothing to regain, and without the module only the exhausted do it.
    for (module, endurance) in [(MODULE, 28), ("optional:low-le", 9)] {
        let mut fight = field()
            .hero(man(), (1, 1), &format!("initiative: 12, endurance: {endurance}"))
            .foe(man(), (9, 1), "initiative: -5")
            .with(module)
            .open();
        fight.plan(2, "defend").plan(1, "act-act");
        assert_eq!(fight.forbidden(1, &act("breathe")), "ACT-20");
    }
}

#[test]
fn orientation_brings_breath_back_besides() {
    let _proof = proves(&["ORI-03"]);
    // ORI-03: IN 12, die 12 passes; the die counts as 6, and AU rises by KO 12.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, endurance: 14")
        .foe(man(), (9, 1), "initiative: -5")
        .with(MODULE)
        .dice(&[12])
        .open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.act(1, "orient");
    let lines = fight.end();
    assert!(lines.contains(&"1 ini 12 -> 16 ORI-01".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"1 au 14 -> 26 ORI-03".to_owned()), "{lines:#?}");
}

#[test]
fn the_opponent_rests_when_he_is_short_of_breath() {
    // END-05: nobody is near, and less than half of the breath is left.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12, endurance: 6")
        .foe(man(), (11, 11), "initiative: -5")
        .with(MODULE)
        .open();
    fight.plan(2, "defend");
    let mut plans = fight.system.appraise(fight.app.world(), fight.battle);
    plans.sort_by_key(|(_, worth)| *worth);
    let best = plans.pop().map(|(choice, _)| choice);
    let is_rest = matches!(best, Some(Choice::Plan { plan, .. }) if plan.0 == "act-act");
    assert!(is_rest, "{best:?}");
}

#[test]
fn wounds_that_are_not_felt_take_no_breath() {
    let _proof = proves(&["END-03", "WND-11"]);
    // 6 + 4 SP: a wound. Self-control 10 - 4 = 6: one point too many three times is 3 of them, so it is not felt, and no die falls for
    // the breath. With three 20 it is felt: a die of 5.
    let steady = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-SELBSTBEHERRSCHUNG", value: 10)"#,
        ..Man::default()
    };
    let struck = |faces: &[u8]| {
        let mut fight = facing((man(), "initiative: 14"), (steady.ron(), "initiative: 10"))
            .with("optional:suppress-wounds")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
        fight.act(2, "suppress");
        fight.end()
    };
    let passed = struck(&[3, 6, 13, 13, 13]);
    assert!(passed.contains(&"2 numb WND-11".to_owned()), "{passed:#?}");
    assert!(!passed.iter().any(|line| line.contains(" au ")), "{passed:#?}");
    let failed = struck(&[3, 6, 20, 20, 20, 5]);
    assert!(failed.contains(&"2 au 28 -> 23 END-03".to_owned()), "{failed:#?}");
}

#[test]
fn wounds_take_no_breath_in_a_frenzy() {
    let _proof = proves(&["WND-10"]);
    // 6 + 4 SP: a wound, whose effects he ignores: no die falls for the breath.
    let mut fight = facing(
        (man(), "initiative: 14"),
        (man(), "initiative: 10, frenzied: true"),
    )
    .dice(&[3, 6])
    .open();
    fight.plan(2, "fight").plan(1, "fight").strike(1, 2).take(2);
    fight.value(2, "ini");
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 wounds +1 = 1")),
        "{lines:#?}"
    );
    assert!(!lines.iter().any(|line| line.contains(" au ")), "{lines:#?}");
}
