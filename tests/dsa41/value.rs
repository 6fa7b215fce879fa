//! Values worked out from attributes, talents, gear and burden.

use crate::proof::proves;
use crate::story::{Man, field, man, of};

fn alone(person: String) -> crate::story::Story {
    field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (9, 1), "initiative: -5")
        .open()
}

#[test]
fn base_values_points_burden_and_shield_make_the_combat_values() {
    let _proof = proves(&[
        "VAL-01", "VAL-02", "VAL-03", "VAL-05", "VAL-06", "CNV-05", "CNV-09", "CNV-10",
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
