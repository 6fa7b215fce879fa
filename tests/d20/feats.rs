//! Feats: what they give and take, line by line.

use super::proof::proves;
use super::story::{act, act_with};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Tilly, rogue: attack +10, 1d4 - 1, AC 18, 29 hit points.
const TILLY: &str = "D20-HER-03";
/// Serin, ranger: longbow +11, 1d8 + 2, AC 17, 36 hit points; goblinoids are his favoured foes, 4 points of damage more.
const SERIN: &str = "D20-HER-06";
/// Skeleton: initiative +5, of which 4 by its feat.
const SKELETON: &str = "D20-OPP-07";

#[test]
fn accuracy_is_given_for_defence() {
    let _proof = proves(&["D20-FEA-24"]);
    // +10 - 2 = +8 against 16, as the bugbear is caught flat-footed: 7 misses.
    let mut fight = duel((TILLY, FIRST), (BUGBEAR, SECOND), &[7]);
    assert_eq!(fight.forbidden(1, &act_with("expertise", 5)), "D20-FEA-24");
    fight.choose(1, act_with("expertise", 2));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 strike 2: 7 failure")),
        "{lines:#?}"
    );
    // AC 18 + 2 until her next turn.
    assert_eq!(fight.number(1, "armour-class"), 20);
}

#[test]
fn two_arrows_fly_at_once_with_a_single_roll() {
    let _proof = proves(&["D20-FEA-44", "D20-FEA-30", "D20-FEA-21"]);
    // +11 - 4 + 1 from close by = +8: 8 hits 16. Twice 1d8 + 2 + 1 + 4: 1 + 7 = 8 of 16 each.
    let mut fight = ground()
        .hero(person(SERIN), (1, 1), FIRST)
        .foe(person(BUGBEAR), (5, 1), SECOND)
        .foe(person(BUGBEAR), (11, 11), "initiative_die: 2")
        .dice(&[8, 1, 1])
        .open();
    fight.skip();
    fight.choose(1, hit("manyshot", 2, 0));
    let lines = fight.end();
    let losses = ["2 life 16 -> 8 D20-DMG-08", "2 life 8 -> 0 D20-DMG-08"];
    assert!(
        losses.iter().all(|loss| lines.contains(&(*loss).to_owned())),
        "{lines:#?}"
    );
    // It is no full attack: a move is left.
    assert_eq!(fight.actions(1, "moves").0, 1);
}

#[test]
fn an_initiative_says_what_a_feat_brings() {
    let _proof = proves(&["D20-FEA-35"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), "")
        .foe(person(SKELETON), (9, 1), "")
        .dice(&[7, 12])
        .open();
    let lines = fight.lines();
    let told = "2 INI [12] 17: 12 D20-SEQ-02 +1 D20-SEQ-02 +4 D20-FEA-35".to_owned();
    assert!(lines.contains(&told), "{lines:#?}");
}

#[test]
fn a_weapon_that_kills_may_knock_out() {
    let _proof = proves(&["D20-DMG-05"]);
    // 9 + 11 - 4 = 16 hits 16: 3 + 5 points, which knock out.
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[9, 3]);
    fight.choose(1, act("turn-blows"));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 nonlethal 0 -> 8 D20-DMG-05".to_owned()),
        "{lines:#?}"
    );
}

/// A spearman: +1 with a spear for 1d8, AC 10.
fn spearman() -> String {
    let row = r#"Inline((
        id: "D20-OPP-90", name: (en: "Spearman", de: "Speerkämpfer", fr: "Lancier"), shape: Human, kind: Humanoid, people: Human,
        size: Medium, hit_dice: 1, hit_points: 9,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 1, saves: (fortitude: 2, reflex: 0, will: 0),
        attacks: [(weapon: "D20-WPN-08", hold: TwoHanded, bonus: 1, damage: (count: 1, sides: 8))],
    ))"#;
    row.to_owned()
}

#[test]
fn a_spear_set_against_a_charge_does_double_damage() {
    let _proof = proves(&["D20-SEQ-08", "D20-CHG-02"]);
    // 13 + 1 hits AC 16 - 2: twice 1d8, 3 + 4, of 56 hit points. Brakk goes on and misses with 1.
    let mut fight = ground()
        .hero(spearman(), (1, 1), FIRST)
        .foe(person(BRAKK), (6, 1), SECOND)
        .dice(&[13, 3, 4, 1])
        .open();
    fight.choose(1, act("ready-attack"));
    fight.pass(1).skip();
    fight.choose(2, hit("charge", 1, 0));
    assert_eq!(fight.asked(), Some((1, "readied")));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 56 -> 49 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
}
