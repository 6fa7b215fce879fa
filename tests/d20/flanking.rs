//! Flanking: who stands on opposite sides, who helps, and who is not to be flanked.

use super::proof::{proves, strikes_out};
use super::situation::next_round;
use super::story::Story;
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const THIRD: &str = "initiative_die: 2";
/// Serin, ranger: a bow in the hand, a longsword as the second weapon.
const SERIN: &str = "D20-HER-06";
/// Ogre: large, reach 2.
const OGRE: &str = "D20-OPP-09";

/// Alda at a place, a friend at another one, and a bugbear on (2, 1), who is on his guard: AC 17.
fn around(own: (i16, i16), friend: (&str, (i16, i16), &str), faces: &[u8]) -> Story {
    let fight = ground()
        .hero(person(ALDA), own, FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .hero(person(friend.0), friend.1, friend.2)
        .dice(faces)
        .open();
    next_round(fight, 1)
}

/// What Alda adds to a blow.
fn bonus(fight: &Story) -> i16 {
    let weighed = fight.weighed(&hit("strike", 2, 0));
    weighed[0].split(':').next().unwrap().parse().unwrap()
}

#[test]
fn a_friend_on_the_other_side_is_worth_two_points() {
    let _proof = proves(&[
        "D20-FLK-01",
        "D20-FLK-02",
        "D20-SIT-A7",
        "D20-CORE-10",
        "D20-BRD-10",
    ]);
    // 4 + 11 + 2 = 17 hits AC 17: 1 + 5 of 16.
    let mut fight = around((1, 1), (BRAKK, (3, 1), THIRD), &[4, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
    // Opposite corners do as well; beside the opposite side is not enough: from (3, 3) to (7, 5), counted twice, the line leaves by the
    // southern border before it comes to the eastern one.
    assert_eq!(bonus(&around((1, 0), (BRAKK, (3, 2), THIRD), &[])), 13);
    assert_eq!(bonus(&around((1, 1), (BRAKK, (3, 2), THIRD), &[])), 11);
    assert_eq!(bonus(&around((1, 1), (BRAKK, (2, 2), THIRD), &[])), 11);
}

#[test]
fn shots_gain_nothing_by_it() {
    let _proof = proves(&["D20-ATK-08"]);
    let fight = ground()
        .hero(person(ALDA), (1, 1), "initiative_die: 20, hand: 1")
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .hero(person(BRAKK), (3, 1), THIRD)
        .open();
    // 7 - 4 for the melee.
    assert!(fight.weighed(&hit("shot", 2, 1))[0].starts_with("3: "));
}

#[test]
fn whoever_helps_to_flank_threatens_the_foe() {
    let _proof = proves(&["D20-FLK-04", "D20-SIT-A7"]);
    // With the bow in her hand Serin threatens nobody; with the sword she does: 4 + 13 hits.
    assert_eq!(bonus(&around((1, 1), (SERIN, (3, 1), THIRD), &[])), 11);
    let mut fight = around((1, 1), (SERIN, (3, 1), "initiative_die: 2, hand: 1"), &[4, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
    // Nor does a friend who cannot act.
    let stunned = "initiative_die: 2, conditions: [(state: Stunned, until: Open)]";
    assert_eq!(bonus(&around((1, 1), (BRAKK, (3, 1), stunned), &[])), 11);
}

#[test]
fn the_big_flank_with_any_of_their_squares() {
    let _proof = proves(&["D20-FLK-03", "D20-SIT-A7"]);
    // The ogre fills (3, 0) to (4, 1): its square (3, 1) is opposite, the one that it is placed by is not. 4 + 13 = 17 hits.
    let mut fight = around((1, 1), (OGRE, (3, 0), THIRD), &[4, 1]);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "2 life 16 -> 10"), "{lines:#?}");
    assert_eq!(bonus(&around((1, 1), (BRAKK, (3, 0), THIRD), &[])), 11);
}

/// Somebody of so many hit dice who notices all that comes from two sides.
fn wary(hit_dice: u8) -> String {
    format!(
        r#"Inline((id: "D20-OPP-98", name: (en: "Guard", de: "Wache", fr: "Garde"), shape: Human, kind: Humanoid, people: Human,
        size: Medium, hit_dice: {hit_dice}, hit_points: 10,
        abilities: (strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10),
        initiative: 0, speed: 6, base_attack: 1, saves: (fortitude: 0, reflex: 0, will: 0),
        attacks: [(weapon: "D20-WPN-19", hold: OneHanded, bonus: 1, damage: (count: 1, sides: 8))],
        feats: [(feat: "D20-FEA-11")]))"#
    )
}

#[test]
fn some_are_not_to_be_flanked_but_by_those_who_know_much_more() {
    let _proof = strikes_out(&["D20-FLK-05"]);
    // Alda and Brakk have six levels: they flank a guard of two hit dice, and none of three.
    for (dice, bonus) in [(2, 13), (3, 11)] {
        let fight = ground()
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(wary(dice), (2, 1), SECOND)
            .hero(person(BRAKK), (3, 1), THIRD)
            .open();
        let weighed = fight.weighed(&hit("strike", 2, 0));
        assert!(
            weighed[0].starts_with(&format!("{bonus}: ")),
            "{dice}: {weighed:#?}"
        );
    }
}
