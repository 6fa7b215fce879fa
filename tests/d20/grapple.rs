//! Grappling: seizing, pinning, getting free, dragging along, and shots at those who grapple.

use super::proof::proves;
use super::story::{Setup, Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
/// In a grapple from the start, with whom stands beside.
const HELD: &str = "conditions: [(state: Grappling, until: Open)]";

/// Alda, +9 at it, beside a bugbear, +4, with the module.
fn both(faces: &[u8]) -> Setup {
    ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .with("optional:grapple")
        .dice(faces)
}

#[test]
fn a_touch_and_a_check_seize_a_foe_and_another_one_pins_him() {
    let _proof = proves(&["D20-GRP-01", "D20-GRP-02", "D20-GRP-03", "D20-FUL-01"]);
    // The touch, 2 + 9 = 11 against 10 + 0, as he is caught flat-footed; 10 + 9 = 19 against 10 + 4; 2 + 3 = 5 points that knock out.
    // Then 10 + 9 - 5 = 14 against 9 + 4 = 13 for the second attack, and 12 + 4 = 16 against 5 + 9 = 14 out of the pin.
    // In the next round 15 + 4 = 19 against 14 out of the grapple, into the nearest square.
    let mut fight = both(&[2, 10, 10, 2, 10, 9, 12, 5, 15, 5]).open();
    fight.skip();
    fight.choose(1, to("grapple", 2));
    let lines = fight.lines();
    assert!(has(&lines, "1 to 2,1"), "{lines:#?}");
    assert!(has(&lines, "2 nonlethal 0 -> 5 D20-DMG-05"), "{lines:#?}");
    assert!(fight.states(1).contains(&"grappling") && fight.states(2).contains(&"grappling"));
    fight.choose(1, to("pin", 2));
    assert_eq!(fight.asked(), Some((2, "turn")));
    assert!(fight.states(2).contains(&"pinned"));
    // Dexterity counts as 0: 17 - 1 - 5.
    assert_eq!(fight.number(2, "armour-class"), 11);
    assert_eq!(fight.forbidden(2, &act("total-defence")), "D20-GRP-03");
    fight.choose(2, to("escape", 1));
    assert!(!fight.states(2).contains(&"pinned") && fight.states(2).contains(&"grappling"));
    assert_eq!(fight.forbidden(2, &go("walk", &[(3, 1)])), "D20-CND-11");
    fight.pass(2);
    // A sword is too long, fists strike at 6 + 3 - 4.
    assert_eq!(fight.forbidden(1, &hit("strike", 2, 0)), "D20-GRP-02");
    assert!(fight.weighed(&hit("strike", 2, 2))[0].starts_with("5: "));
    fight.pass(1);
    fight.choose(2, to("escape", 1));
    let lines = fight.end();
    assert!(has(&lines, "2 to 1,0"), "{lines:#?}");
    assert!(!fight.states(1).contains(&"grappling"));
}

#[test]
fn harm_from_the_first_blow_ends_the_attempt() {
    let _proof = proves(&["D20-GRP-01", "D20-AOO-08"]);
    // 16 + 5 = 21 hits AC 21: 4 + 2 = 6.
    let mut fight = both(&[16, 4]).open();
    fight.skip();
    fight.pass(1).pass(2);
    fight.choose(1, to("grapple", 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 life 49 -> 43 D20-DMG-08"), "{lines:#?}");
    assert!(!fight.states(1).contains(&"grappling"));
}

#[test]
fn a_grapple_is_dragged_along_by_half_the_speed() {
    let _proof = proves(&["D20-GRP-02"]);
    // 10 + 9 = 19 against 5 + 4 = 9; of the 4 squares of Alda 2.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), &format!("{FIRST}, {HELD}"))
        .foe(person(BUGBEAR), (2, 1), &format!("{SECOND}, {HELD}"))
        .with("optional:grapple")
        .dice(&[10, 5])
        .open();
    fight.skip();
    assert_eq!(
        fight.forbidden(1, &go("drag", &[(1, 2), (1, 3), (1, 4)])),
        "D20-MOV-01"
    );
    fight.choose(1, go("drag", &[(1, 2), (1, 3)]));
    let lines = fight.end();
    assert!(has(&lines, "1 to 1,3") && has(&lines, "2 to 2,3"), "{lines:#?}");
}

#[test]
fn who_is_dragged_where_the_map_ends_comes_into_the_square_of_the_other() {
    let _proof = proves(&["D20-GRP-02"]);
    // 10 + 9 = 19 against 5 + 4 = 9.
    let mut fight = ground()
        .hero(person(ALDA), (1, 2), &format!("{FIRST}, {HELD}"))
        .foe(person(BUGBEAR), (2, 1), &format!("{SECOND}, {HELD}"))
        .with("optional:grapple")
        .dice(&[10, 5])
        .open();
    fight.skip();
    fight.choose(1, go("drag", &[(1, 1), (1, 0)]));
    let lines = fight.end();
    assert!(has(&lines, "1 to 1,0"), "{lines:#?}");
    assert!(has(&lines, "2 to 2,0") && has(&lines, "2 to 1,0"), "{lines:#?}");
}

#[test]
fn a_shot_into_a_grapple_strikes_anybody_in_it() {
    let _proof = proves(&["D20-GRP-04"]);
    // Two grapple by their state alone, without the module: the 2 of a two-sided die means the friend. 3 + 7 = 10 misses him.
    let mut fight: Story = ground()
        .hero(person(ALDA), (1, 1), &format!("{FIRST}, hand: 1"))
        .hero(person(BRAKK), (6, 1), &format!("initiative_die: 10, {HELD}"))
        .foe(person(ORC), (7, 1), &format!("{SECOND}, {HELD}"))
        .dice(&[2, 3])
        .open();
    fight.skip();
    fight.choose(1, hit("shot", 3, 1));
    let lines = fight.end();
    assert!(has(&lines, "1 misdirection failed"), "{lines:#?}");
    assert!(has(&lines, "1 shot 2"), "{lines:#?}");
}
