//! Unusual foes: small ones, left-handed ones, armed ones against bare hands.

use crate::proof::proves;
use crate::situation::{blow_and_answer, blow_value, ready};
use crate::story::{Man, blow, field, man};

#[test]
fn small_targets_are_hard_to_strike() {
    let _proof = proves(&["SIT-41", "CRE-02"]);
    // SIT-41, CRE-02: AT -2 against very small ones.
    let cat = r#"Creature((id: "OPP-93", name: (en: "Cat", de: "Katze", fr: "Chat"), kind: Animal, size: VerySmall,
        footprint: 1, legs: Four, initiative: 6, parry: 5, life: 8, armour: 0, speed: 8, constitution: 6,
        wound_thresholds: (3, 6, 9), shot_modifier: -6, morale: Animal, attacks_per_round: 1, rules: [],
        attacks: [(name: (en: "Claw", de: "Kralle", fr: "Griffe"), attack: 9, points: "1W6", classes: "H")]))"#;
    let setup = field()
        .hero(man(), (4, 5), "initiative: 14")
        .foe(cat.to_owned(), (5, 5), "initiative: 10");
    assert_eq!(blow_value(setup), "10: 7 VAL-02 +5 VAL-03 -2 CRE-02");
}

#[test]
fn a_left_handed_foe_is_harder_to_parry() {
    let _proof = proves(&["SIT-42"]);
    // SIT-42: PA -1, but not for those who are left-handed themselves.
    let left = Man {
        advantages: r#"(advantage: "ADV-LINKSHAENDER")"#,
        ..Man::default()
    };
    let against = |attacker: String, defender: String| {
        let setup = field()
            .hero(attacker, (4, 5), "initiative: 14")
            .foe(defender, (5, 5), "initiative: 10");
        let [_, parry] = blow_and_answer(setup, "parry");
        parry
    };
    assert_eq!(against(left.ron(), man()), "11: 7 VAL-02 +5 VAL-03 -1 SIT-42");
    assert_eq!(against(left.ron(), left.ron()), "12: 7 VAL-02 +5 VAL-03");
    assert_eq!(against(man(), left.ron()), "12: 7 VAL-02 +5 VAL-03");
}

#[test]
fn bare_hands_do_badly_against_weapons() {
    let _proof = proves(&["SIT-43", "UNA-06"]);
    // SIT-43, UNA-06: brawling 7/7: AT 7 - 1, and PA 7 - 2 against a sword.
    let attack =
        field()
            .hero(man(), (4, 5), "initiative: 14, sheathed: true")
            .foe(man(), (5, 5), "initiative: 10");
    let mut fight = ready(attack.dice(&[20]));
    fight.choose(1, blow(2, 1));
    let told = fight.lines().join("\n");
    assert!(told.contains("6: 7 VAL-02 -1 UNA-06"), "{told}");
    let mut fight = ready(
        field()
            .hero(man(), (4, 5), "initiative: 14")
            .foe(man(), (5, 5), "initiative: 10, sheathed: true")
            .dice(&[1, 20, 1]),
    );
    fight.strike(1, 2).defend(2, "parry");
    let told = fight.lines().join("\n");
    assert!(told.contains("5: 7 VAL-02 -2 UNA-06"), "{told}");
}
