//! Masters of a weapon: what they are better at, what it takes, and what they must bring for it.

use crate::drill::{drilled, feat, fight, strike, tells, who};
use crate::proof::proves;
use crate::shot_value::archer;
use crate::story::{Man, Setup, Story, blow, field, man, open_field};

const MODULE: &str = "optional:weapon-master";
const LEARNT: [&str; 5] = [
    "SF-SPEZIALISIERUNG",
    "SF-WAFFENMEISTER",
    "SF-GEZIELTERSTICH",
    "SF-BINDEN",
    "SF-HAMMERSCHLAG",
];

/// The man as a master of his long sword with these bonuses.
fn master(bonuses: &str) -> String {
    subject(bonuses, "WPN-LONGSWORD", "")
}

fn subject(bonuses: &str, weapon: &str, more: &str) -> String {
    let subjects = format!(
        r#"subjects: [(ability: "SF-SPEZIALISIERUNG", of: Weapon("WPN-LONGSWORD")),
            (ability: "SF-WAFFENMEISTER", of: Weapon("{weapon}"), bonuses: [{bonuses}]{more})]"#
    );
    who(man(), &LEARNT).replace("subjects: []", &subjects)
}

/// What is wrong with a person.
fn said(person: String) -> String {
    let setup = field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5");
    setup
        .try_open()
        .err()
        .map_or_else(String::new, |problems| problems.to_string())
}

fn played(setup: Setup, hero: String, foe: String, faces: &[u8]) -> Story {
    fight(setup.with(MODULE), hero, foe, faces)
}

#[test]
fn a_master_is_better_with_his_weapon() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    // 5 for the attack, 5 for the hit point, 3 for the initiative and 2 for the thrust: 15 points. AT 12 + 1 + 1.
    let bonuses = r#"Attack(1), Points(1), Initiative(1), Ease("MAN-GEZIELTERSTICH", 1)"#;
    let mut strikes = played(drilled(), master(bonuses), man(), &[14, 1]);
    assert_eq!(
        strikes.value(1, "at"),
        "14: 7 VAL-02 +5 VAL-03 +1 WPN-13 +1 SF-WAFFENMEISTER"
    );
    assert_eq!(strikes.value(1, "pa"), "13: 7 VAL-02 +5 VAL-03 +1 WPN-13");
    assert_eq!(
        strikes.value(1, "ini"),
        "14: 10 VAL-02 +1 SF-WAFFENMEISTER +3 INI-01"
    );
    strikes.choose(1, blow(2, 0)).take(2);
    tells(
        &strikes.end(),
        &[
            "2 struck [1] 6: 1 DMG-01 +4 DMG-01 +1 SF-WAFFENMEISTER -> 6:",
            "2 le 28 -> 22",
        ],
    );
    // The thrust costs 4 less 1.
    let mut thrust = played(drilled(), master(bonuses), man(), &[11, 1]);
    assert_eq!(thrust.ways(&strike(2, "thrust", &[0]), 20), 11);
    thrust.choose(1, strike(2, "thrust", &[0])).take(2);
    tells(
        &thrust.end(),
        &[
            "1 thrust 2: 11 success (ATK-01; 11: 7 VAL-02 +5 VAL-03 +1 WPN-13 +1 SF-WAFFENMEISTER -4 MAN-GEZIELTERSTICH +1 SF-WAFFENMEISTER)",
        ],
    );
    // With his fists he is as others are: 7, and 1 less against a sword.
    let fists = played(drilled(), master(bonuses), man(), &[]);
    assert_eq!(fists.ways(&blow(2, 1), 20), 6);
}

#[test]
fn a_master_parries_better_and_binds_more_easily() {
    let _proof = proves(&["SF-WAFFENMEISTER", "MAN-BINDEN"]);
    // PA 12 + 1 + 2 = 15; to bind 4 less, and 2 of them saved.
    let bonuses = r#"Parry(2), Ease("MAN-BINDEN", 2)"#;
    let mut binds = played(drilled(), man(), master(bonuses), &[5, 13]);
    assert_eq!(
        binds.value(2, "pa"),
        "15: 7 VAL-02 +5 VAL-03 +1 WPN-13 +2 SF-WAFFENMEISTER"
    );
    binds.strike(1, 2).choose(2, feat("bind", &[0]));
    tells(
        &binds.end(),
        &[
            "2 bind: 13 success (ATK-02; 13: 7 VAL-02 +5 VAL-03 +1 WPN-13 +2 SF-WAFFENMEISTER -4 MAN-BINDEN +2 SF-WAFFENMEISTER)",
        ],
    );
}

#[test]
fn what_a_master_saves_does_not_hinder_him_after_a_failure() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    // MAN-GEN-05: the thrust has cost 4 - 1 = 3, and so much is taken from the next blow: 12 + 1 + 1 - 3.
    let bonuses = r#"Attack(1), Ease("MAN-GEZIELTERSTICH", 1)"#;
    let mut thrust = played(drilled(), master(bonuses), man(), &[12]);
    thrust.choose(1, strike(2, "thrust", &[0])).pass(2);
    thrust.plan(2, "fight").plan(1, "fight").skip();
    assert_eq!(thrust.ways(&blow(2, 0), 20), 11);
    // To bind costs 4 - 2 = 2: a 14 fails, and AT 12 + 1 is 2 less. TP 1 + 4.
    let mut binds = played(
        drilled(),
        man(),
        master(r#"Parry(2), Ease("MAN-BINDEN", 2)"#),
        &[5, 14, 1],
    );
    binds.strike(1, 2).choose(2, feat("bind", &[0])).skip();
    assert_eq!(binds.ways(&blow(1, 0), 20), 11);
}

#[test]
fn a_master_finds_manoeuvres_that_his_weapon_is_not_made_for() {
    let _proof = proves(&["SF-WAFFENMEISTER", "MAN-GEN-06"]);
    // No long sword strikes a hammer blow; his does: 12 + 1 - 8.
    let hammer = strike(2, "hammer", &[0, 0]);
    let mut plain = played(drilled(), master("Attack(1)"), man(), &[]);
    assert_eq!(plain.forbidden(1, &hammer), "MAN-GEN-06");
    let mut found = played(drilled(), master(r#"Fits("MAN-HAMMERSCHLAG")"#), man(), &[5, 1]);
    found.value(1, "at");
    assert_eq!(found.ways(&hammer, 20), 5);
    found.choose(1, hammer).take(2);
    // Three times 1 + 4.
    tells(&found.end(), &["1 hammer 2: 5 success", "2 struck [1] 15:"]);
}

#[test]
fn nothing_of_it_counts_without_the_module() {
    let bonuses = r#"Attack(1), Points(1), Initiative(1), Ease("MAN-GEZIELTERSTICH", 1)"#;
    let plain = fight(drilled(), master(bonuses), man(), &[]);
    assert_eq!(plain.value(1, "at"), "13: 7 VAL-02 +5 VAL-03 +1 WPN-13");
    assert_eq!(plain.value(1, "ini"), "14: 10 VAL-02 +4 INI-01");
    assert_eq!(plain.ways(&strike(2, "thrust", &[0]), 20), 9);
}

#[test]
fn masters_of_the_bow_shoot_better_and_load_faster() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    // FK 7 + 11 + 2 + 1; the long bow takes 3 actions, his 2.
    let bowman = Man {
        abilities: r#""SF-SPEZIALISIERUNG", "SF-WAFFENMEISTER""#,
        subjects: r#"(ability: "SF-SPEZIALISIERUNG", of: Weapon("RWP-LONGBOW")),
            (ability: "SF-WAFFENMEISTER", of: Weapon("RWP-LONGBOW"), bonuses: [Attack(1), Loading(1), Points(1)])"#,
        ..archer()
    };
    let range = open_field(40, 3)
        .with(MODULE)
        .hero(bowman.ron(), (0, 1), "initiative: 14, style: 1")
        .foe(man(), (20, 1), "initiative: 10")
        .open();
    assert_eq!(
        range.value(1, "fk"),
        "21: 7 VAL-02 +11 VAL-04 +2 WPN-13 +1 SF-WAFFENMEISTER"
    );
    let loading = range.value(1, "loading");
    assert!(loading.ends_with("-1 SF-WAFFENMEISTER"), "{loading}");
}

/// Somebody with a long sword, a reinforced shield and shield fighting II, who has mastered something.
fn shield_master(of: &str, talent: u8) -> String {
    let half = talent / 2;
    format!(
        r#"Inline((id: "HER-96", name: "Shield master", species: "SPC-HUMAN", size: Medium,
            attributes: (MU: 14, KL: 11, IN: 13, CH: 12, FF: 11, GE: 13, KO: 14, KK: 15),
            talents: [(talent: "TAL-SCHWERTER", value: {talent}, attack: {half}, parry: {half}),
                (talent: "TAL-RAUFEN", value: 7, attack: 4, parry: 3)],
            styles: [(weapon: "WPN-LONGSWORD", second: "SHD-REINF", talent: "TAL-SCHWERTER")],
            abilities: ["SF-LINKHAND", "SF-SCHILDKAMPF1", "SF-SCHILDKAMPF2", "SF-WAFFENMEISTER"],
            subjects: [(ability: "SF-WAFFENMEISTER", {of})]))"#
    )
}

#[test]
fn a_shield_has_its_masters_too() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    // Two points of parry and one of initiative are 13 of 15 points.
    let bonuses = r#"of: Shield("SHD-REINF"), bonuses: [Parry(2), Initiative(1)]"#;
    let plain = played(
        field(),
        shield_master(r#"of: Shield("SHD-REINF"), bonuses: [Attack(1)]"#, 18),
        man(),
        &[],
    );
    let master = played(field(), shield_master(bonuses, 18), man(), &[]);
    let parry = |fight: &Story| fight.value(1, "ward");
    let (before, after) = (parry(&plain), parry(&master));
    assert!(after.ends_with("+2 SF-WAFFENMEISTER"), "{after}");
    assert!(!before.contains("SF-WAFFENMEISTER"), "{before}");
    assert!(
        master.value(1, "ini").contains("+1 SF-WAFFENMEISTER"),
        "{}",
        master.value(1, "ini")
    );
}

#[test]
fn the_master_of_a_shield_needs_shield_fighting_and_the_talent_beside_it() {
    let _proof = proves(&["SF-WAFFENMEISTER", "ABI-01"]);
    let bonuses = r#"of: Shield("SHD-REINF"), bonuses: [Parry(2)]"#;
    assert_eq!(said(shield_master(bonuses, 18)), "");
    let weak = said(shield_master(bonuses, 16));
    assert!(
        weak.contains("`SF-WAFFENMEISTER` needs its talent 18, but there is 16 (ABI-01)"),
        "{weak}"
    );
    let untaught = said(shield_master(bonuses, 18).replace(r#""SF-SCHILDKAMPF2", "#, ""));
    assert!(
        untaught.contains("the master of `SHD-REINF` needs `SF-SCHILDKAMPF2` (SF-WAFFENMEISTER, ABI-01)"),
        "{untaught}"
    );
    for (wrong, reason) in [
        (
            r#"of: Shield("SHD-REINFORCED"), bonuses: [Parry(2)]"#,
            "there is no shield or parry weapon `SHD-REINFORCED`",
        ),
        (
            r#"of: Shield("SHD-REINF"), bonuses: [Loading(1)]"#,
            "this bonus is none for `SHD-REINF`",
        ),
        (
            r#"of: Shield("SHD-REINF"), bonuses: [Fits("MAN-FINTE")]"#,
            "this bonus is none for `SHD-REINF`",
        ),
    ] {
        let said = said(shield_master(wrong, 18));
        assert!(said.contains(reason), "{said}");
    }
}

#[test]
fn the_points_of_a_master_are_counted() {
    let _proof = proves(&["SF-WAFFENMEISTER"]);
    for (bonuses, wrong) in [
        (
            r#"Attack(2), Points(1), Initiative(1)"#,
            "take 18 points, but there are 15 (SF-WAFFENMEISTER)",
        ),
        ("Attack(3)", "a bonus of a master"),
        ("Attack(1), Attack(1)", "stands twice"),
        (
            "Loading(1)",
            "this bonus is none for `WPN-LONGSWORD` (SF-WAFFENMEISTER)",
        ),
        (
            r#"Ease("MAN-FINTE", 1)"#,
            "`MAN-FINTE` has no malus that could be less (SF-WAFFENMEISTER)",
        ),
        (
            r#"Ease("MAN-GEZIELTERSTICH", 5)"#,
            "the points off `MAN-GEZIELTERSTICH`",
        ),
        (
            "",
            "`bonuses` must say what the master of `WPN-LONGSWORD` is better at",
        ),
    ] {
        let said = said(master(bonuses));
        assert!(said.contains(wrong), "{bonuses}: {said}");
    }
    assert_eq!(said(master("Attack(2), Points(1)")), "");
    let shield = said(subject("Parry(1)", "SHD-WOOD", ""));
    assert!(
        shield.contains("`SHD-WOOD` is a shield or parry weapon: write `of: Shield(\"SHD-WOOD\")`"),
        "{shield}"
    );
    let other = master("Attack(1)").replace(
        "SF-SPEZIALISIERUNG\", of: Weapon(\"WPN-LONGSWORD\")",
        "SF-SPEZIALISIERUNG\", of: Weapon(\"WPN-LONGSWORD\"), bonuses: [Attack(1)]",
    );
    let other = said(other);
    assert!(
        other.contains("`SF-SPEZIALISIERUNG` brings no bonuses of its own"),
        "{other}"
    );
}

#[test]
fn a_specialisation_needs_a_talent_value_of_seven() {
    let _proof = proves(&["WPN-13", "ABI-01"]);
    let with = |value: u8| {
        let talent = format!(
            "value: {value}, attack: {}, parry: {}",
            value / 2,
            value - value / 2
        );
        man()
            .replace("value: 10, attack: 5, parry: 5", &talent)
            .replace("load: 0", r#"specialisations: ["WPN-LONGSWORD"], load: 0"#)
    };
    let bound = |person: String| said(person.replace("exempt: true", "exempt: false"));
    let novice = bound(with(6));
    assert!(
        novice.contains(
            "the specialisation in `WPN-LONGSWORD` needs its talent 7, but there is 6 (WPN-13, ABI-01)"
        ),
        "{novice}"
    );
    assert_eq!(bound(with(7)), "");
    assert_eq!(said(with(6)), "", "who is exempt needs nothing");
}

#[test]
fn a_master_brings_what_he_has_set_himself() {
    let _proof = proves(&["SF-WAFFENMEISTER", "ABI-01"]);
    // A talent of 18, the specialisation of the very weapon, and needs of his own.
    let bound = |person: String| said(person.replace("exempt: true", "exempt: false"));
    let weak = bound(master("Attack(1)"));
    assert!(
        weak.contains("`SF-WAFFENMEISTER` needs its talent 18, but there is 10 (ABI-01)"),
        "{weak}"
    );
    let adept =
        |person: String| person.replace("value: 10, attack: 5, parry: 5", "value: 18, attack: 9, parry: 9");
    let other = bound(adept(master("Attack(1)")).replace(
        r#"(ability: "SF-WAFFENMEISTER", of: Weapon("WPN-LONGSWORD")"#,
        r#"(ability: "SF-WAFFENMEISTER", of: Weapon("WPN-SHORTSWORD")"#,
    ));
    assert!(
        other.contains("the master of `WPN-SHORTSWORD` needs its specialisation (SF-WAFFENMEISTER, ABI-01)"),
        "{other}"
    );
    let own = bound(adept(subject(
        "Attack(1)",
        "WPN-LONGSWORD",
        ", needs: [Attribute(GE, 15)]",
    )));
    assert!(
        own.contains("the master of `WPN-LONGSWORD` needs GE 15, but there is 12 (SF-WAFFENMEISTER, ABI-01)"),
        "{own}"
    );
}
