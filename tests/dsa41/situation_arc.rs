//! From where a blow comes: flanks and rear against weapon, shield and dodge.

use crate::proof::proves;
use crate::situation::{blow_and_answer, blow_value, forbidden_answer, ready};
use crate::story::{Man, Setup, able, blow, field, hewer, man, of};

/// The defender stands on (5,5) and looks west: north of him is his right hand, south his left, east his back.
///
/// ```text
/// .n.
/// wDe
/// .s.
/// ```
const FRONT: (i16, i16) = (4, 5);
const RIGHT: (i16, i16) = (5, 4);
const LEFT: (i16, i16) = (5, 6);
const REAR: (i16, i16) = (6, 5);

fn against(defender: String, from: (i16, i16)) -> Setup {
    field()
        .with("optional:facing")
        .hero(man(), from, "initiative: 14")
        .foe(defender, (5, 5), "initiative: 10")
}

/// The answer to a blow from a side.
fn answer(defender: &str, from: (i16, i16), means: &str) -> String {
    let [_, answer] = blow_and_answer(against(defender.to_owned(), from), means);
    answer
}

fn with_shield() -> String {
    let bearer = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", second: "SHD-WOOD", talent: "TAL-SCHWERTER")"#,
        ..Man::default()
    };
    bearer.ron()
}

#[test]
fn a_blow_at_the_back_is_easier_and_cannot_be_turned() {
    let _proof = proves(&["BRD-05", "BRD-04"]);
    // BRD-05: 12 + 1; neither weapon nor shield nor an aimed dodge stop it.
    assert_eq!(
        blow_value(against(man(), REAR)),
        "13: 7 VAL-02 +5 VAL-03 +1 BRD-05"
    );
    for side in [FRONT, RIGHT, LEFT] {
        assert_eq!(blow_value(against(man(), side)), "12: 7 VAL-02 +5 VAL-03");
    }
    assert_eq!(forbidden_answer(against(man(), REAR), "parry"), "BRD-05");
    let shield = against(with_shield(), REAR);
    let mut fight = ready(shield.dice(&[1]));
    fight.strike(1, 2);
    for means in ["parry", "shield-parry"] {
        assert_eq!(fight.forbidden(2, &crate::story::defend(means)), "BRD-05");
    }
    let dodger = against(able("SF-AUSWEICHEN1"), REAR);
    assert_eq!(forbidden_answer(dodger, "aimed-dodge"), "BRD-05");
}

#[test]
fn who_feels_a_foe_behind_him_turns_some_blows_still() {
    let _proof = proves(&["BRD-05"]);
    // BRD-05: SF-KAMPFGESPUER: 12 - 4 with the weapon.
    assert_eq!(
        answer(&able("SF-KAMPFGESPUER"), REAR, "parry"),
        "8: 7 VAL-02 +5 VAL-03 -4 BRD-05"
    );
}

#[test]
fn the_weapon_guards_its_own_side_and_the_shield_the_other() {
    let _proof = proves(&["BRD-05"]);
    // BRD-05: the sword is in the right hand, the shield, 7 + 3, in the left.
    let (sword, shield) = ("12: 7 VAL-02 +5 VAL-03", "10: 7 VAL-02 +3 SHD-01");
    let (no_sword, no_shield) = (
        "10: 7 VAL-02 +5 VAL-03 -2 BRD-05",
        "8: 7 VAL-02 +3 SHD-01 -2 BRD-05",
    );
    let bearer = with_shield();
    for (from, parry, shield_parry) in [
        (FRONT, sword, shield),
        (RIGHT, sword, no_shield),
        (LEFT, no_sword, shield),
    ] {
        assert_eq!(answer(&bearer, from, "parry"), parry, "{from:?}");
        assert_eq!(answer(&bearer, from, "shield-parry"), shield_parry, "{from:?}");
    }
    // Without a shield the sides of the weapon are the same; a left-handed fighter has them the other way round.
    assert_eq!(answer(&man(), RIGHT, "parry"), sword);
    assert_eq!(answer(&man(), LEFT, "parry"), no_sword);
    let left_handed = Man {
        advantages: r#"(advantage: "ADV-LINKSHAENDER")"#,
        ..Man::default()
    };
    assert_eq!(answer(&left_handed.ron(), RIGHT, "parry"), no_sword);
    assert_eq!(answer(&left_handed.ron(), LEFT, "parry"), sword);
}

#[test]
fn a_weapon_in_both_hands_is_slow_to_both_sides() {
    let _proof = proves(&["BRD-05"]);
    // BRD-05: 12, WM -1, 2 less from either flank.
    let slow = "9: 7 VAL-02 +5 VAL-03 -1 VAL-06 -2 BRD-05";
    for side in [RIGHT, LEFT] {
        assert_eq!(answer(&hewer(), side, "parry"), slow);
    }
}

#[test]
fn dodges_are_harder_from_the_side_and_from_behind() {
    let _proof = proves(&["BRD-05", "AUS-05"]);
    // BRD-05, AUS-05: AW 7, free -2, flank -2, rear -4; aimed with SF-AUSWEICHEN1 7 + 3 - 4, flank -2.
    for (from, value) in [
        (FRONT, "5: 7 VAL-02 -2 AUS-05"),
        (RIGHT, "3: 7 VAL-02 -2 AUS-05 -2 BRD-05"),
        (LEFT, "3: 7 VAL-02 -2 AUS-05 -2 BRD-05"),
        (REAR, "1: 7 VAL-02 -2 AUS-05 -4 BRD-05"),
    ] {
        let mut fight = ready(against(man(), from).dice(&[1, 1]));
        fight.strike(1, 2).dodge(2, (4, 4));
        let told = fight.lines().join("\n");
        assert!(
            told.contains(&format!("2 dodge: 1 lucky (AUS-02; {value})")),
            "{told}"
        );
    }
    assert_eq!(
        answer(&able("SF-AUSWEICHEN1"), LEFT, "aimed-dodge"),
        "4: 7 VAL-02 +3 AUS-01 -4 AUS-05 -2 BRD-05"
    );
}

#[test]
fn creatures_without_hands_have_no_flanks() {
    let _proof = proves(&["BRD-05"]);
    // BRD-05: a wolf parries with 5 to all sides, with 3 to the rear.
    let wolf = of("OPP-09");
    for side in [FRONT, RIGHT, LEFT] {
        assert_eq!(answer(&wolf, side, "parry"), "5: 5 VAL-08");
    }
    assert_eq!(answer(&wolf, REAR, "parry"), "3: 5 VAL-08 -2 BRD-05");
}

#[test]
fn without_the_module_everything_comes_from_the_front() {
    let setup = field()
        .hero(man(), REAR, "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10");
    let [attack, parry] = blow_and_answer(setup, "parry");
    assert_eq!(
        [attack, parry],
        ["12: 7 VAL-02 +5 VAL-03", "12: 7 VAL-02 +5 VAL-03"]
    );
}

#[test]
fn the_odds_know_the_arc() {
    let _proof = proves(&["BRD-05"]);
    // BRD-05: 13 of 20 from behind, 12 of 20 from the front.
    for (from, ways) in [(REAR, 13), (FRONT, 12)] {
        let fight = ready(against(man(), from));
        assert_eq!(fight.ways(&blow(2, 0), 20), ways);
    }
    // What counts must be said besides, and the blow that follows says it.
    blow_value(against(man(), REAR));
}
