//! The wrong hand: what it costs, and what is learnt against it.

use crate::proof::proves;
use crate::situation::{blow_value, ready};
use crate::story::{Man, Story, act_with, blow, field, man};

/// A man with two swords.
fn two_swords(abilities: &'static str, advantages: &'static str) -> Story {
    let man_with_two = Man {
        attributes: [12, 12, 12, 12, 12, 12, 12, 15],
        styles: r#"(weapon: "WPN-LONGSWORD", second: "WPN-LONGSWORD", talent: "TAL-SCHWERTER")"#,
        abilities,
        advantages,
        ..Man::default()
    };
    ready(
        field()
            .hero(man_with_two.ron(), (4, 5), "initiative: 14")
            .foe(man(), (5, 5), "initiative: 10")
            .dice(&[1, 1]),
    )
}

/// What the blow with the second sword is worth, and what it does.
fn second(mut fight: Story) -> [String; 2] {
    fight.choose(1, blow(2, 1)).take(2);
    let told = fight.lines();
    [
        told[0].clone(),
        told.iter()
            .find(|line| line.starts_with("2 struck"))
            .unwrap()
            .clone(),
    ]
}

#[test]
fn the_wrong_hand_costs_nine_until_it_is_learnt() {
    let _proof = proves(&["SIT-01", "SIT-02", "SIT-03"]);
    // SIT-01, SIT-02: base (12 + 12 + 15)/5 = 7.8, so 8, + 5 - 9, each ability 3 less. SIT-03, DMG-04: KK 15 over 11 by 4 is one
    // point, which the wrong hand does not give before SF-BEIDHAENDIG1. A natural 1 on the die of the hit points.
    let [attack, points] = second(two_swords("", ""));
    assert_eq!(
        attack,
        "1 attack 2: 1 lucky (ATK-01; 4: 8 VAL-02 +5 VAL-03 -9 SIT-01)"
    );
    assert!(
        points.contains("[1] 5: 1 DMG-01 +4 DMG-01 +1 DMG-04 -1 SIT-03"),
        "{points}"
    );
    let [attack, _] = second(two_swords(r#""SF-LINKHAND""#, ""));
    assert!(
        attack.contains("7: 8 VAL-02 +5 VAL-03 -9 SIT-01 +3 SIT-02"),
        "{attack}"
    );
    let [attack, points] = second(two_swords(r#""SF-LINKHAND", "SF-BEIDHAENDIG1""#, ""));
    assert!(
        attack.contains("10: 8 VAL-02 +5 VAL-03 -9 SIT-01 +6 SIT-02"),
        "{attack}"
    );
    assert!(
        points.contains("[1] 6: 1 DMG-01 +4 DMG-01 +1 DMG-04 "),
        "{points}"
    );
    let all = r#""SF-LINKHAND", "SF-BEIDHAENDIG1", "SF-BEIDHAENDIG2""#;
    let [attack, _] = second(two_swords(all, ""));
    assert!(
        attack.contains("13: 8 VAL-02 +5 VAL-03 -9 SIT-01 +9 SIT-02"),
        "{attack}"
    );
    let [attack, _] = second(two_swords("", r#"(advantage: "ADV-BEIDHAENDIG")"#));
    assert!(
        attack.contains("13: 8 VAL-02 +5 VAL-03 -9 SIT-01 +9 SIT-02"),
        "{attack}"
    );
}

#[test]
fn a_weapon_changes_hands_by_a_position_action() {
    let _proof = proves(&["SIT-01", "VAL-07", "ACT-12"]);
    // SIT-01: 12 - 9 with the same sword in the other hand, attack and parry.
    let both_hands = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER"),
            (weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER", hand: Other)"#,
        ..Man::default()
    };
    let mut fight = field()
        .hero(both_hands.ron(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10")
        .dice(&[20])
        .open();
    fight
        .plan(2, "fight")
        .plan(1, "act-attack")
        .choose(1, act_with("change-style", 1));
    assert_eq!(fight.value(1, "pa"), "3: 7 VAL-02 +5 VAL-03 -9 SIT-01");
    fight.pass(2).strike(1, 2);
    let told = fight.end().join("\n");
    assert!(told.contains("3: 7 VAL-02 +5 VAL-03 -9 SIT-01"), "{told}");
}

#[test]
fn the_other_hand_leads_only_what_one_hand_can() {
    let _proof = proves(&["SIT-01"]);
    let wrong = Man {
        styles: r#"(weapon: "WPN-GREATSWORD", talent: "TAL-ZHSCHWERT", hand: Other)"#,
        ..Man::default()
    };
    let setup = field().hero(wrong.ron(), (4, 5), "").foe(man(), (5, 5), "");
    let Err(problems) = setup.try_open() else {
        panic!("a great sword in one hand was accepted");
    };
    assert!(problems.to_string().contains("in the other hand"), "{problems}");
    // A sword in the other hand is fine, and the style says so from the start.
    let fine = Man {
        styles: r#"(weapon: "WPN-LONGSWORD", talent: "TAL-SCHWERTER", hand: Other)"#,
        ..Man::default()
    };
    let setup = field()
        .hero(fine.ron(), (4, 5), "initiative: 14")
        .foe(man(), (5, 5), "initiative: 10");
    assert_eq!(blow_value(setup), "3: 7 VAL-02 +5 VAL-03 -9 SIT-01");
}
