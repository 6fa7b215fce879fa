//! Attacks: the roll, the armour class, critical hits, the damage, the full attack, heavy attacks.

use super::proof::proves;
use super::story::act;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

#[test]
fn a_roll_that_reaches_the_armour_class_hits() {
    let _proof = proves(&["D20-ATK-03", "D20-DMG-01"]);
    // The bugbear has not acted and is caught flat-footed: AC 16. 5 + 11 = 16 hits; 3 + 5 = 8 of 16 hit points.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[5, 3]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 strike 2: 5 success"), "{lines:#?}");
    assert!(
        lines.contains(&"2 life 16 -> 8 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    // 4 + 11 = 15 does not.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[4]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 strike 2: 4 failure"), "{lines:#?}");
}

#[test]
fn a_twenty_hits_and_is_confirmed_for_double_damage() {
    let _proof = proves(&["D20-CRT-01", "D20-CRT-02", "D20-CRT-03"]);
    // A longsword: 19-20/x2. 20, confirmed with 5 + 11 = 16 against 16: 2d8 + 10 = 1 + 2 + 10 = 13 of 16.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[20, 5, 1, 2]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 16 -> 3 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    // 19, not confirmed with 4: 3 + 5 = 8.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[19, 4, 3]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 16 -> 8 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn a_full_attack_goes_on_at_five_less() {
    let _proof = proves(&["D20-FUL-01", "D20-ACT-T18"]);
    // The first at +11: 2 + 11 = 13 misses AC 16. The second at +6: 9 + 6 = 15 misses, 10 + 6 = 16 would hit.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[2, 10, 1]);
    fight.choose(1, hit("strike", 2, 0));
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 strike 2: 10 success")),
        "{lines:#?}"
    );
    assert!(
        lines.contains(&"2 life 16 -> 10 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    // A full attack leaves no move action.
    assert_ne!(fight.asked(), Some((1, "follow-up")));
    assert_eq!(fight.actions(1, "moves").0, 0);
}

#[test]
fn a_heavy_attack_gives_accuracy_for_damage() {
    let _proof = proves(&["D20-FEA-20"]);
    // +11 - 4 = +7: 9 + 7 = 16 hits AC 16; 1 + 5 + 4 = 10 of 16 with one hand.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[9, 1]);
    fight.choose(1, hit_for("strike", 2, 0, &[4]));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 16 -> 6 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    // With both hands each point counts double: 1 + 6 + 8 = 15.
    let mut fight = duel((BRAKK, FIRST), (BUGBEAR, SECOND), &[9, 1]);
    fight.choose(1, hit_for("strike", 2, 0, &[4]));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 16 -> 1 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn a_charge_runs_straight_and_strikes_better() {
    let _proof = proves(&["D20-CHG-02"]);
    // Three squares, then +11 + 2: 3 + 13 = 16 hits AC 16. AC 21 - 2 afterwards.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(&[3, 1])
        .open();
    fight.skip();
    fight.choose(1, hit("charge", 2, 0));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 charge 2: 3 success")),
        "{lines:#?}"
    );
    assert_eq!(fight.number(1, "armour-class"), 19);
}

#[test]
fn a_total_defence_guards_by_four() {
    let _proof = proves(&["D20-TDF-01"]);
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    fight.choose(1, act("total-defence"));
    assert_eq!(fight.number(1, "armour-class"), 25);
}

#[test]
fn by_the_harsher_rules_a_blow_at_somebody_helpless_is_critical_and_may_kill() {
    let _proof = proves(&["D20-HLP-05"]);
    // 15 hits and is critical without a roll: 1 + 1 + 1 + 18 = 21 of 16 hit points; 10 + 2 against 10 + 21 fails.
    let mut fight = ground()
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(
            person(BUGBEAR),
            (2, 1),
            "initiative_die: 10, conditions: [(state: Asleep, until: Open)]",
        )
        .foe(person(ORC), (11, 11), SECOND)
        .with("optional:brutal-helpless")
        .dice(&[15, 1, 1, 1, 10])
        .open();
    fight.choose(1, hit("strike", 2, 0));
    fight.end();
    assert!(fight.states(2).contains(&"dead"));
}
