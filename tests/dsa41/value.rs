//! Values worked out from attributes, talents, gear and burden.

use crate::proof::proves;
use crate::story::{Man, Setup, field, man, of};

fn alone(person: String) -> crate::story::Story {
    field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open()
}

#[test]
fn base_values_points_burden_and_shield_make_the_combat_values() {
    let _proof = proves(&[
        "VAL-01", "VAL-02", "VAL-03", "VAL-05", "VAL-06", "CNV-05", "CNV-09", "CNV-10", "SHD-02",
    ]);
    // VAL-01, VAL-02, VAL-03, VAL-05, VAL-06, CNV-05, CNV-09, CNV-10: Thessa MU 14 GE 13 KK 15: 42 / 5 = 8.4 gives 8;
    // sword 11 = 6/5; BE 4 - 2 = 2 costs 1 and 1; the shield costs 2.
    let fight = alone(of("HER-01"));
    assert_eq!(fight.value(1, "at"), "11: 8 VAL-02 +6 VAL-03 -1 VAL-05 -2 SHD-02");
    assert_eq!(fight.value(1, "pa"), "12: 8 VAL-02 +5 VAL-03 -1 VAL-05");
}

#[test]
fn the_odd_point_of_burden_goes_to_the_parry() {
    let _proof = proves(&["VAL-05", "ARM-01", "ARM-03", "BRD-11", "AUS-01"]);
    // VAL-05, ARM-01, ARM-03, BRD-11, AUS-01: leather harness RS 3 BE 3; swords bear 2 of it, so eBE 1.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let fight = alone(armoured.ron());
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(fight.value(1, "pa"), "11: 7 VAL-02 +5 VAL-03 -1 VAL-05");
    assert_eq!(fight.value(1, "rs"), "3: 0 ARM-01 +3 ARM-01");
    assert_eq!(fight.value(1, "be"), "3: 0 ARM-01 +3 ARM-01");
    assert_eq!(fight.value(1, "gs"), "5: 8 VAL-02 -3 ARM-03");
    assert_eq!(fight.value(1, "aw"), "4: 7 VAL-02 -3 ARM-03");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 -3 ARM-03 +5 INI-01");
}

#[test]
fn a_whip_only_attacks_and_bears_the_whole_burden_there() {
    let _proof = proves(&["VAL-04", "VAL-05"]);
    // VAL-04, VAL-05: all 6 points in the attack; BE 3 - 1 = 2 in full; no parry.
    let tamer = Man {
        talents: r#"(talent: "TAL-PEITSCHE", value: 6)"#,
        armour: r#""ARP-LEATHERHARNESS""#,
        styles: r#"(weapon: "WPN-WHIP", talent: "TAL-PEITSCHE")"#,
        ..Man::default()
    };
    let fight = alone(tamer.ron());
    assert_eq!(fight.value(1, "at"), "11: 7 VAL-02 +6 VAL-04 -2 VAL-05");
    assert_eq!(fight.value(1, "pa"), "none");
}

#[test]
fn a_weapon_of_two_talents_is_led_by_either_and_changing_is_a_position_action() {
    let _proof = proves(&["VAL-07", "ACT-12"]);
    // VAL-07, ACT-12: the rapier with fencing 4/4 and with swords 5/5.
    let fencer = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "TAL-FECHT", value: 8, attack: 4, parry: 4)"#,
        styles: r#"(weapon: "WPN-RAPIER", talent: "TAL-SCHWERTER"), (weapon: "WPN-RAPIER", talent: "TAL-FECHT")"#,
        ..Man::default()
    };
    let mut fight = alone(fencer.ron());
    assert_eq!(fight.value(1, "at"), "12: 7 VAL-02 +5 VAL-03");
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.choose(1, crate::story::act_with("change-style", 1));
    assert_eq!(fight.value(1, "at"), "11: 7 VAL-02 +4 VAL-03");
}

#[test]
fn a_creature_has_its_printed_values() {
    let _proof = proves(&["VAL-08"]);
    // VAL-08, CRE-01: the wolf of the table.
    let fight = alone(of("OPP-09"));
    assert_eq!(fight.value(1, "at"), "11: 11 VAL-08");
    assert_eq!(fight.value(1, "pa"), "5: 5 VAL-08");
    assert_eq!(fight.value(1, "rs"), "2: 2 VAL-08");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-08 +2 INI-01");
}

#[test]
fn wounds_do_not_change_what_the_base_values_rest_on() {
    let _proof = proves(&["WND-04"]);
    // WND-04, WND-05: two wounds, 4 off each value; the base of AT stays 7 though GE is 4 lower in checks.
    let fight = field()
        .hero(man(), (1, 1), "initiative: 12, wounds: 2")
        .foe(man(), (9, 1), "initiative: -5")
        .open();
    assert_eq!(fight.value(1, "at"), "8: 7 VAL-02 +5 VAL-03 -4 WND-04");
    assert_eq!(fight.value(1, "gs"), "6: 8 VAL-02 -2 WND-04");
    assert_eq!(fight.value(1, "aw"), "3: 7 VAL-02 -4 WND-04");
}

#[test]
fn magic_resistance_and_the_initiative_of_the_origin_stand_on_the_sheet() {
    let _proof = proves(&["VAL-02", "INI-01"]);
    // VAL-02, INI-01: MR 36 / 5 = 7.2, rounded 7, - 4 for a human; a people with +1 on the initiative basis.
    let stranger = Man {
        initiative: 1,
        ..Man::default()
    };
    let fight = alone(stranger.ron());
    assert_eq!(fight.value(1, "mr"), "3: 3 VAL-02");
    assert_eq!(fight.value(1, "ini"), "12: 10 VAL-02 +1 INI-01 +1 INI-01");
}

#[test]
fn the_points_of_a_talent_are_split_within_the_cap() {
    let _proof = proves(&["VAL-03"]);
    // VAL-03: 10 as 8 and 2 differ by 6; -5 goes -2 and -3, the odd point to the parry, and not the other way round.
    let split = |talent: &'static str| Man {
        talents: talent,
        ..Man::default()
    };
    let opened = |person: Man| {
        let setup = field()
            .hero(person.ron(), (1, 1), "initiative: 12")
            .foe(man(), (9, 1), "initiative: -5");
        setup.try_open().map_err(|problems| problems.to_string())
    };
    for wrong in [
        r#"(talent: "TAL-SCHWERTER", value: 10, attack: 8, parry: 2)"#,
        r#"(talent: "TAL-SCHWERTER", value: -5, attack: -3, parry: -2)"#,
    ] {
        let said = opened(split(wrong)).err().expect("a wrong split");
        assert!(said.contains("VAL-03"), "{said}");
    }
    let untrained = split(r#"(talent: "TAL-SCHWERTER", value: -5, attack: -2, parry: -3)"#);
    let fight = alone(untrained.ron());
    assert_eq!(fight.value(1, "at"), "5: 7 VAL-02 -2 VAL-03");
    assert_eq!(fight.value(1, "pa"), "4: 7 VAL-02 -3 VAL-03");
}

#[test]
fn agility_decides_about_speed() {
    let _proof = proves(&["VAL-02"]);
    // VAL-02: 8, one more from GE 16 on, one less up to 9; Borik is a dwarf with GE 12: 6.
    for (agility, speed) in [(9, 7), (10, 8), (15, 8), (16, 9)] {
        let man = Man {
            attributes: [12, 12, 12, 12, 12, agility, 12, 12],
            ..Man::default()
        };
        assert_eq!(
            alone(man.ron()).value(1, "gs"),
            format!("{speed}: {speed} VAL-02")
        );
    }
    assert!(alone(of("HER-02")).value(1, "gs").contains(": 6 VAL-02"));
}

#[test]
fn the_older_cap_is_on_attack_and_parry_themselves() {
    let _proof = proves(&["VAL-91", "VAL-03"]);
    // MU 18: AT-Basis R(42 / 5) = 8, PA-Basis 7. 7 and 2 points differ by 5, but AT 15 and PA 9 by 6.
    let split = |courage: i8, talents: &'static str| {
        Man {
            attributes: [courage, 12, 12, 12, 12, 12, 12, 12],
            talents,
            ..Man::default()
        }
        .ron()
    };
    let bold = split(18, r#"(talent: "TAL-SCHWERTER", value: 9, attack: 7, parry: 2)"#);
    let against = |setup: Setup, person: &str| {
        let setup = setup.hero(person.to_owned(), (1, 1), "").foe(man(), (2, 1), "");
        setup.try_open().err().map(|problems| problems.to_string())
    };
    let older = || field().with("optional:legacy-split-cap").dice(&[1, 1]);
    let plain = || field().dice(&[1, 1]);
    assert_eq!(against(plain(), &bold), None);
    let problem = against(older(), &bold).unwrap();
    assert!(
        problem.contains("`TAL-SCHWERTER` comes to AT 15 and PA 9: they must differ by 5 at most (VAL-91)"),
        "{problem}"
    );
    // MU 2: AT-Basis R(26 / 5) = 5. 8 and 2 points differ by 6, but AT 13 and PA 9 by 4.
    let timid = split(2, r#"(talent: "TAL-SCHWERTER", value: 10, attack: 8, parry: 2)"#);
    assert_eq!(against(older(), &timid), None);
    let problem = against(plain(), &timid).unwrap();
    assert!(
        problem
            .contains("`TAL-SCHWERTER` splits 10 into 8 and 2: the parts must differ by 5 at most (VAL-03)"),
        "{problem}"
    );
}
