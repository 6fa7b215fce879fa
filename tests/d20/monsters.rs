//! What is special about opponents: poison, claws that tear, eyes that daylight hurts.

use super::proof::proves;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Giant spider: bite +4, 1d6 and poison: Fortitude against 12, or 1d4 of Strength.
const SPIDER: &str = "D20-OPP-12";
/// Troll: two claws +9, 1d6 + 6; both on one foe tear him for 2d6 + 9.
const TROLL: &str = "D20-OPP-10";

#[test]
fn poison_takes_strength_at_once_and_again_after_ten_rounds() {
    let _proof = proves(&["D20-OPP-12"]);
    // 16 + 4 hits AC 20, as Alda is caught flat-footed: 3 points. 4 + 7 does not reach 12: 4 of Strength 16.
    let mut fight = duel((SPIDER, FIRST), (ALDA, SECOND), &[16, 3, 4, 4, 5]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.lines();
    assert!(
        lines.contains(&"2 strength 16 -> 12 D20-OPP-12".to_owned()),
        "{lines:#?}"
    );
    assert!(fight.states(2).contains(&"poisoned"));
    // Strength 12 is 2 points less on her attacks.
    assert_eq!(fight.number(2, "attack"), 9);
    for _ in 0..10 {
        assert!(fight.states(2).contains(&"poisoned"));
        while fight.asked().is_some_and(|(id, _)| id == 1) {
            fight.pass(1);
        }
        fight.pass(2);
    }
    // 5 + 7 reaches 12 the second time.
    fight.end();
    assert!(!fight.states(2).contains(&"poisoned"));
    assert_eq!(fight.number(2, "attack"), 9);
}

#[test]
fn two_claws_on_one_foe_tear_him() {
    let _proof = proves(&["D20-OPP-10"]);
    // 11 + 9 hits AC 20 twice: 1 + 6 each, then 2 + 3 + 9.
    let mut fight = ground()
        .hero(person(TROLL), (1, 1), FIRST)
        .foe(person(ALDA), (3, 1), SECOND)
        .dice(&[11, 1, 11, 1, 2, 3])
        .open();
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 35 -> 21 D20-OPP-10".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn daylight_dazzles_an_orc() {
    let _proof = proves(&["D20-CND-05", "D20-SIT-A2"]);
    let mut fight = ground()
        .hero(person(ORC), (1, 1), FIRST)
        .foe(person(ALDA), (2, 1), SECOND)
        .dice(&[5])
        .open();
    assert!(fight.states(1).contains(&"dazzled"));
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.contains("-1 D20-SIT-A2")),
        "{lines:#?}"
    );
}

#[test]
fn a_rat_bites_in_the_square_of_its_foe() {
    let _proof = proves(&["D20-MOV-04", "D20-AOO-13"]);
    // Alda has Combat Reflexes and might strike first. 16 + 4 hits AC 20, as she is caught flat-footed: 1d3 - 4 is 1 at least.
    let mut fight = ground()
        .hero(person("D20-OPP-11"), (1, 1), FIRST)
        .foe(person(ALDA), (2, 1), SECOND)
        .dice(&[16, 2])
        .open();
    fight.skip();
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-AOO-02");
    fight.choose(1, go("step", &[(2, 1)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines.contains(&"2 life 49 -> 48 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
}
