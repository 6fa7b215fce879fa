//! What a fumble concerns: the very thing that struck or parried, what its bearer hurts himself with, and where it lies then.

use crate::fumble::{awry, lying};
use crate::mounted_charge::{lancer, on_the_field};
use crate::proof::proves;
use crate::story::{Man, act, act_on, act_with, blow, field, hewer, man, of};

fn has(lines: &[String], wanted: &str) {
    assert!(lines.iter().any(|line| line == wanted), "{wanted}: {lines:#?}");
}

/// The man with a long sword and this in his other hand.
fn beside(second: &str) -> String {
    let plain = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-X", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    plain.ron().replace("SHD-X", second)
}

#[test]
fn whoever_fumbles_a_punch_hurts_himself_with_his_fist() {
    let _proof = proves(&["FUM-01", "FUM-03"]);
    // The sword is in his hand, but he has punched: nothing slips, 12 is read as 20. The fist does 1W6 against endurance, KK 12 adds
    // nothing (UNA-01, UNA-02): 5 AU, and R(5/2) = 3 LE (DMG-07).
    let mut fight = awry(man(), man(), &[20, 12, 5]);
    fight.choose(1, blow(2, 1));
    let lines = fight.end();
    for wanted in [
        "1 fumble [12] 20: 12 FUM-01 +8 FUM-03",
        "1 struck [5] 5: 5 FUM-01 -> 5: 5 DMG-03",
        "1 le 28 -> 25 DMG-03",
        "1 au 28 -> 23 DMG-07",
    ] {
        has(&lines, wanted);
    }
    assert!(fight.states(1).is_empty());
}

#[test]
fn a_beast_that_fumbles_a_bite_hurts_itself_with_its_teeth() {
    let _proof = proves(&["FUM-01", "FUM-03"]);
    // The bear's paw misses. Its bite does 1W6+5, not the 2W6+2 of the paw: 2 + 5.
    let mut fight = field()
        .with("optional:fumbles")
        .hero(of("OPP-13"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .dice(&[19, 20, 13, 2])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.strike(1, 2).choose(1, blow(2, 1));
    let lines = fight.end();
    has(&lines, "1 fumble [13] 20: 13 FUM-01 +7 FUM-03");
    has(&lines, "1 struck [2] 7: 2 FUM-01 +5 DMG-01 -> 7: 7 DMG-03");
}

#[test]
fn whoever_fumbles_a_blow_with_the_spikes_of_his_shield_hurts_himself_with_them() {
    let _proof = proves(&["FUM-01", "FUM-05"]);
    // The spikes do 1W6+1; the one die of FUM-05 is for parries.
    let mut fight = awry(beside("SHD-BOCK"), man(), &[20, 20, 3]);
    fight.choose(1, blow(2, 1));
    has(&fight.end(), "1 struck [3] 4: 3 FUM-01 +1 DMG-01 -> 4: 4 DMG-03");
}

#[test]
fn an_ogre_may_lose_his_club_or_hit_himself_with_it() {
    let _proof = proves(&["FUM-01", "FUM-03"]);
    let ogre = |faces: &[u8]| {
        let mut fight = field()
            .with("optional:fumbles")
            .hero(of("OPP-08"), (4, 5), "initiative: 14")
            .foe(man(), (6, 5), "initiative: 10")
            .dice(faces)
            .open();
        fight.plan(2, "fight").plan(1, "fight").skip();
        fight.strike(1, 2);
        fight
    };
    // CRE-05: he counts as armed, so that his club slips; INI 14 - 1.
    let mut slips = ogre(&[20, 12]);
    let lines = slips.end();
    for wanted in [
        "1 fumble [12] 12: 12 FUM-01",
        "1 fumble-slips",
        "1 ini 14 -> 13 FUM-04",
        "1 unarmed FUM-01",
    ] {
        has(&lines, wanted);
    }
    assert_eq!(lying(&slips), [("Tree club".to_owned(), (4, 5))]);
    // It has no break factor: 16 to 19 are read as 20, and it does 3W6+4.
    let lines = ogre(&[20, 16, 1, 2, 1]).end();
    has(&lines, "1 fumble [16] 20: 16 FUM-01 +4 FUM-03");
    has(&lines, "1 struck [1, 2, 1] 8: 4 FUM-01 +4 DMG-01 -> 8: 8 DMG-03");
}

/// The man with a dagger in his other hand and nothing else.
fn lefty() -> Man {
    Man {
        talents: r#"(talent: "TAL-DOLCHE", value: 10, attack: 5, parry: 5)"#,
        styles: r#"(weapon: "WPN-DAGGER", talent: "TAL-DOLCHE", hand: Other)"#,
        ..Man::default()
    }
}

#[test]
fn the_only_weapon_slips_out_of_the_other_hand_too() {
    let _proof = proves(&["FUM-02", "BRK-01"]);
    let mut fight = awry(man(), lefty().ron(), &[5, 20, 1, 12]);
    fight.strike(1, 2).defend(2, "parry");
    let lines = fight.lines();
    has(&lines, "2 fumble [12] 12: 12 FUM-02");
    has(&lines, "2 unarmed FUM-02");
    assert_eq!(lying(&fight), [("WPN-DAGGER".to_owned(), (6, 5))]);
    assert_eq!(fight.states(2), ["unarmed"]);
    // Its break factor of 2 is tested: 1 + 2 are more; a 2 on the W4 makes it 4.
    let mut fight = awry(man(), lefty().ron(), &[5, 20, 1, 16, 1, 2, 2]);
    fight.strike(1, 2).defend(2, "parry");
    has(&fight.lines(), "2 bf 2 -> 4 BRK-01");
}

#[test]
fn the_only_weapon_is_wrenched_out_of_the_other_hand_too() {
    let _proof = proves(&["MAN-ENTWAFFNEN-PA", "BRD-25"]);
    // SIT-01: AT 12 - 9 = 3. PA 12 - 8 - 1 = 3 against the left hand (SIT-42); KK 12 - 8 = 4, a 5 fails: east, 2 squares.
    let taker = crate::drill::who(man(), &["SF-ENTWAFFNEN"]);
    let mut fight = crate::drill::fight(crate::drill::drilled(), lefty().ron(), taker, &[3, 3, 5, 3, 2]);
    fight
        .strike(1, 2)
        .choose(2, crate::drill::feat("disarming-parry", &[0]));
    has(&fight.lines(), "1 unarmed MAN-ENTWAFFNEN-AT");
    assert_eq!(fight.states(1), ["unarmed"]);
}

#[test]
fn a_weapon_that_slips_with_a_hand_on_its_blade_lies_there() {
    let _proof = proves(&["FUM-01", "MAN-HALBSCHWERT", "ACT-17", "ACT-14"]);
    let taught = hewer().replace("abilities: []", "abilities: [\"SF-HALBSCHWERT\"]");
    let mut fight = field()
        .with("optional:manoeuvres")
        .with("optional:fumbles")
        .hero(taught, (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 8")
        .dice(&[20, 12, 12])
        .open();
    fight.plan(2, "fight").plan(1, "act-attack");
    fight.choose(1, act_with("change-style", 1)).pass(2);
    fight.strike(1, 2);
    has(&fight.lines(), "1 fumble-slips");
    assert_eq!(lying(&fight), [("WPN-GREATSWORD".to_owned(), (5, 5))]);
    // It is drawn in no other way either: it must be picked up, FF 12.
    fight.plan(2, "fight").plan(1, "act-act").skip();
    assert_eq!(fight.forbidden(1, &act_with("draw", 0)), "ACT-14");
    fight.choose(1, act("pick-up")).pass(2);
    has(&fight.end(), "1 draw");
    assert!(fight.states(1).is_empty());
    assert!(lying(&fight).is_empty());
}

#[test]
fn a_buckler_that_slips_is_picked_up_however_it_was_used() {
    let _proof = proves(&["FUM-05", "SHD-09", "ACT-17"]);
    // He takes it as a shield first, and parries with 7 + 1.
    let mut fight = field()
        .with("optional:fumbles")
        .hero(beside("SHD-BUCKLER"), (5, 5), "initiative: 14")
        .foe(man(), (6, 5), "initiative: 8")
        .dice(&[5, 20, 1, 12, 12])
        .open();
    fight.plan(2, "fight").plan(1, "act-defend");
    fight.choose(1, act_with("change-style", 1));
    fight.strike(2, 1).defend(1, "shield-parry");
    has(&fight.lines(), "1 unshielded FUM-02");
    assert_eq!(lying(&fight), [("SHD-BUCKLER".to_owned(), (5, 5))]);
    fight.plan(2, "fight").plan(1, "act-act").skip();
    fight.choose(1, act_on("pick-up", 0, (5, 5))).pass(2);
    has(&fight.end(), "1 not unshielded ACT-17");
    assert_eq!(fight.value(1, "ward"), "8: 7 VAL-02 +1 SHD-01");
}

#[test]
fn a_lance_that_is_dropped_lies_there() {
    let _proof = proves(&["ACT-05"]);
    let mut fight = on_the_field(lancer("", "WPN-WARLANCE"), "style: 1")
        .foe(man(), (30, 3), "initiative: 10")
        .open();
    fight.plan(3, "fight").plan_free(1, "act-act").act(1, "drop");
    let lies = lying(&fight);
    let gear: Vec<&str> = lies.iter().map(|(gear, _)| gear.as_str()).collect();
    assert_eq!(gear, ["WPN-WARLANCE"]);
}
