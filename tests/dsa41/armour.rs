//! Armour and burden.

use klingentanz::battle::Posture;

use crate::proof::proves;
use crate::story::{Man, act, act_with, field, man};

fn alone(person: Man) -> crate::story::Story {
    field()
        .hero(person.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open()
}

#[test]
fn habituation_lightens_armour_but_no_load() {
    let _proof = proves(&["ARM-04", "ARM-05", "SF-RUESTUNG2"]);
    // ARM-04, ARM-05: harness 3, one less for every armour, load 2 in full.
    let habituated = Man {
        abilities: r#""SF-RUESTUNG1", "SF-RUESTUNG2""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#,
        armour: r#""ARP-LEATHERHARNESS""#,
        load: 2,
        ..Man::default()
    };
    let fight = alone(habituated);
    assert_eq!(fight.value(1, "be"), "4: 0 ARM-01 +3 ARM-01 -1 ARM-05 +2 ARM-04");
}

#[test]
fn the_best_habituation_halves_the_loss_of_initiative() {
    let _proof = proves(&["ARM-05", "INI-01", "SF-RUESTUNG3"]);
    // ARM-05, INI-01: mail coat 5 - 2 = 3; INI loses R(3/2) = 2, the dodge all 3.
    let habituated = Man {
        abilities: r#""SF-RUESTUNG1", "SF-RUESTUNG2", "SF-RUESTUNG3""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#,
        armour: r#""ARP-CHAINCOAT""#,
        ..Man::default()
    };
    let fight = alone(habituated);
    assert_eq!(fight.value(1, "be"), "3: 0 ARM-01 +5 ARM-01 -2 ARM-05");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 -2 ARM-03 +4 INI-01");
    assert_eq!(fight.value(1, "aw"), "4: 7 VAL-02 -3 ARM-03");
}

#[test]
fn what_hit_zones_change_of_the_burden_stands_in_every_value() {
    let _proof = proves(&["ARP-05", "ARM-03", "VAL-05"]);
    // ARP-05: BE 3, but 3 * (4 + 4 + 4) / 20 = 1.8 on chest, back and belly, so gBE 2. Swords bear 2 of it: eBE 1 and 0 (VAL-05).
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-ATHLETIK", value: 3)"#,
        ..Man::default()
    };
    let zoned = |posture| {
        field()
            .with("optional:zones")
            .hero(armoured.ron(), (1, 1), "initiative: 12")
            .posture(posture)
            .foe(man(), (9, 1), "initiative: -5")
    };
    let mut fight = zoned(Posture::Lying).dice(&[10]).open();
    assert_eq!(fight.value(1, "be"), "2: 0 ARM-01 +2 ARP-05");
    assert_eq!(fight.value(1, "gs"), "6: 8 VAL-02 -3 ARM-03 +1 ARP-05");
    assert_eq!(
        fight.value(1, "ini"),
        "12: 10 VAL-02 -3 ARM-03 +1 ARP-05 +4 INI-01"
    );
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    assert_eq!(fight.ways(&act("stand-quickly"), 20), 10);
    fight.act(1, "stand-quickly");
    assert_eq!(
        fight.lines()[..2],
        [
            "1 agility passed 0: 10 success (SIT-05; 10: 12 CNV-07 -3 SIT-05 +1 ARP-05)",
            "1 not prone SIT-05"
        ]
    );
    assert_eq!(fight.value(1, "aw"), "5: 7 VAL-02 -3 ARM-03 +1 ARP-05");
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(fight.value(1, "pa"), "12: 7 VAL-02 +5 VAL-03 -1 VAL-05 +1 ARP-05");
    let mut fight = zoned(Posture::Standing).dice(&[12, 12, 12]).open();
    fight.plan(2, "defend").plan(1, "act-act").skip();
    fight.choose(1, act_with("use-talent", 0));
    let line = fight.lines().remove(1);
    assert!(line.ends_with("of 1: 3 CNV-08 -3 ARM-03 +1 ARP-05"), "{line}");
}

#[test]
fn pieces_that_do_not_go_together_are_refused() {
    let _proof = proves(&["ARM-02"]);
    // ARM-02: never two body armours.
    let twofold = Man {
        armour: r#""ARP-LEATHERHARNESS", "ARP-TOADSKIN""#,
        ..Man::default()
    };
    let setup = field()
        .hero(twofold.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5");
    let problems = setup.try_open().err().expect("two body armours").to_string();
    assert!(
        problems.contains("story.ron") && problems.contains("fighter 1, person"),
        "{problems}"
    );
}

#[test]
fn habituation_spares_no_initiative_that_a_load_costs() {
    let _proof = proves(&["ARM-04", "ARM-05", "INI-01"]);
    // ARM-04, ARM-05, INI-01: mail coat 5 - 2 = 3 costs R(3/2) = 2, the load of 2 costs 2 in full.
    let laden = Man {
        abilities: r#""SF-RUESTUNG1", "SF-RUESTUNG2", "SF-RUESTUNG3""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-TOADSKIN"]))"#,
        armour: r#""ARP-CHAINCOAT""#,
        load: 2,
        ..Man::default()
    };
    let fight = alone(laden);
    assert_eq!(fight.value(1, "be"), "5: 0 ARM-01 +5 ARM-01 -2 ARM-05 +2 ARM-04");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 -4 ARM-03 +6 INI-01");
}

#[test]
fn a_helmet_protects_only_with_a_body_armour() {
    let _proof = proves(&["ARM-01", "ARM-02"]);
    // ARM-01, ARM-02: the steel cap (2/1) counts nothing alone, and with the harness (3/3) RS 5, BE 4; two helmets are refused.
    let wearing = |armour| Man {
        armour,
        ..Man::default()
    };
    let bare = alone(wearing(r#""ARP-STORMCAP""#));
    assert_eq!(
        (bare.value(1, "rs"), bare.value(1, "be")),
        ("0: 0 ARM-01".into(), "0: 0 ARM-01".into())
    );
    let both = alone(wearing(r#""ARP-LEATHERHARNESS", "ARP-STORMCAP""#));
    assert!(both.value(1, "rs").starts_with("5: "), "{}", both.value(1, "rs"));
    assert!(both.value(1, "be").starts_with("4: "), "{}", both.value(1, "be"));
    let two = wearing(r#""ARP-LEATHERHARNESS", "ARP-STORMCAP", "ARP-KETTLE""#);
    let setup = field()
        .hero(two.ron(), (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5");
    assert!(setup.try_open().is_err());
}

#[test]
fn the_first_habituation_knows_one_armour_only() {
    let _proof = proves(&["ARM-05"]);
    // ARM-05: learned for the leather harness: 3 - 1; in studded leather nothing.
    let wearing = |armour| Man {
        abilities: r#""SF-RUESTUNG1""#,
        subjects: r#"(ability: "SF-RUESTUNG1", of: Armour(["ARP-LEATHERHARNESS"]))"#,
        armour,
        ..Man::default()
    };
    assert!(
        alone(wearing(r#""ARP-LEATHERHARNESS""#))
            .value(1, "be")
            .starts_with("2: ")
    );
    let other = alone(wearing(r#""ARP-CHAINCOAT""#));
    assert_eq!(other.value(1, "be"), "5: 0 ARM-01 +5 ARM-01");
}
