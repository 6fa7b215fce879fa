//! What every fight is made of: bonuses and armour class line by line, shots by their distance and into a melee, bare hands, what an action
//! costs, how a fight begins and ends.

use klingentanz::battle::Clock;

use super::caster::holds;
use super::proof::{proves, strikes_out};
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// A hero at (1, 1) and a foe so many squares to the east; both have had a turn, so that nobody is caught flat-footed.
fn warm(hero: (&str, &str), (foe, squares): (&str, i16), faces: &[u8]) -> Story {
    let start = |more: &str, die: &str| {
        if more.is_empty() {
            die.to_owned()
        } else {
            format!("{die}, {more}")
        }
    };
    let mut fight = ground()
        .hero(person(hero.0), (1, 1), &start(hero.1, FIRST))
        .foe(person(foe), (1 + squares, 1), SECOND)
        .dice(faces)
        .open();
    fight.pass(1).pass(2).skip();
    assert_eq!(fight.asked(), Some((1, "turn")));
    fight
}

#[test]
fn an_attack_and_an_armour_class_say_what_they_are_made_of() {
    let _proof = proves(&[
        "D20-ATK-01",
        "D20-ATK-04",
        "D20-ATK-14",
        "D20-CORE-04",
        "D20-ACT-T01",
    ]);
    // Alda: 6 of her training, Strength +3, the feat and the fine sword 1 each. The bugbear: 10, Dexterity 1, leather 2, light shield 1, hide
    // 3. 5 + 11 = 16 does not reach 17, 6 + 11 does.
    for (faces, word) in [(&[5][..], "5 failure"), (&[6, 1], "6 success")] {
        let mut fight = warm((ALDA, ""), (BUGBEAR, 1), faces);
        fight.choose(1, hit("strike", 2, 0));
        let told = format!(
            "1 strike 2: {word} (D20-ATK-03; 11: 6 D20-ATK-01 +3 D20-CORE-04 +1 D20-FEA-21 +1 D20-WPN-19; against 17: 10 D20-ATK-04 +1 \
             D20-CORE-04 +2 D20-ARM-02 +1 D20-SHD-02 +3 D20-ATK-04)"
        );
        holds(&fight.lines(), &told);
    }
}

#[test]
fn a_shot_loses_two_for_each_further_increment_and_four_into_a_melee() {
    let _proof = proves(&[
        "D20-ATK-02",
        "D20-ATK-07",
        "D20-ATK-08",
        "D20-ACT-T02",
        "D20-BRD-03",
    ]);
    // A javelin of a bugbear: base attack 2, Dexterity +1; eight squares are one increment of six more.
    let mut fight = warm((BUGBEAR, "hand: 1"), (BUGBEAR, 8), &[15]);
    fight.choose(1, hit("shot", 2, 1));
    holds(
        &fight.lines(),
        "1 shot 2: 15 failure (D20-ATK-03; 1: 2 D20-ATK-02 +1 D20-CORE-04 -2 D20-ATK-07; against 17",
    );
    // The bow of Elenwe: 3 and Dexterity +3, less 4 as a friend fights the target, who is not on his guard and has soft cover behind her.
    let mut fight = ground()
        .hero(person("D20-HER-05"), (1, 1), FIRST)
        .hero(person(ALDA), (6, 1), "initiative_die: 10")
        .foe(person(BUGBEAR), (7, 1), SECOND)
        .dice(&[10])
        .open();
    fight.skip();
    fight.choose(1, hit("shot", 3, 0));
    holds(
        &fight.lines(),
        "1 shot 3: 10 failure (D20-ATK-03; 2: 3 D20-ATK-02 +3 D20-CORE-04 -4 D20-ATK-08; against 20",
    );
}

#[test]
fn bare_hands_lay_open_against_an_armed_foe_and_only_knock_out() {
    let _proof = proves(&["D20-ACT-T03", "D20-AOO-08", "D20-ATK-09"]);
    // 6 + 3 = 9: 8 + 9 = 17 hits. 1d3 and Strength 3: 2 + 3 = 5 that knock out.
    let mut fight = warm((ALDA, ""), (BUGBEAR, 1), &[8, 2]);
    fight.choose(1, hit("strike", 2, 2));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.pass(2);
    let lines = fight.lines();
    holds(
        &lines,
        "1 strike 2: 8 success (D20-ATK-03; 9: 6 D20-ATK-01 +3 D20-CORE-04",
    );
    holds(&lines, "2 nonlethal 0 -> 5 D20-DMG-05");
}

#[test]
fn a_crossbow_is_loaded_with_a_move_and_takes_the_shield_off() {
    let _struck = strikes_out(&["D20-ATK-15"]);
    let _proof = proves(&["D20-ATK-13", "D20-ACT-T28"]);
    // Durgan: AC 20, of which the heavy shield is 2.
    let mut fight = warm(("D20-HER-04", "hand: 1"), (BUGBEAR, 6), &[3]);
    assert_eq!(fight.number(1, "armour-class"), 20);
    fight.choose(1, hit("shot", 2, 1));
    holds(&fight.lines(), "1 unloaded D20-WPN-11");
    assert_eq!(fight.number(1, "armour-class"), 18);
    fight.pass(1).pass(2);
    assert_eq!(fight.number(1, "armour-class"), 20);
    assert_eq!(fight.forbidden(1, &hit("shot", 2, 1)), "D20-ATK-13");
    fight.choose(1, act("load"));
    assert!(!fight.states(1).contains(&"unloaded"));
    assert_eq!(fight.actions(1, "moves").0, 1);
}

#[test]
fn every_second_diagonal_counts_twice_and_rubble_does() {
    let _proof = proves(&[
        "D20-MOV-02",
        "D20-MOV-03",
        "D20-MOV-05",
        "D20-ACT-T21",
        "D20-BRD-01",
    ]);
    // Alda has four squares: three diagonals are 1 + 2 + 1, the fourth would be 2 more.
    let mut fight = warm((ALDA, ""), (ORC, 10), &[]);
    let steps = [(2, 2), (3, 3), (4, 4), (5, 5)];
    assert_eq!(fight.forbidden(1, &go("walk", &steps)), "D20-MOV-01");
    fight.choose(1, go("walk", &steps[..3]));
    assert_eq!(fight.actions(1, "moves").0, 1);
    fight.end();
    // Two squares of rubble are four, a third is too much.
    let rubble = klingentanz::board::CellFacts {
        terrain: klingentanz::board::Terrain::Rubble,
        ..Default::default()
    };
    let mut fight = ground()
        .ground((2, 1), rubble)
        .ground((3, 1), rubble)
        .ground((4, 1), rubble)
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(ORC), (11, 11), SECOND)
        .open();
    assert_eq!(
        fight.forbidden(1, &go("walk", &[(2, 1), (3, 1), (4, 1)])),
        "D20-MOV-01"
    );
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    // Past the corner of a wall no step is diagonal.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(ORC), (11, 11), SECOND)
        .walls(&["....", "..#.", "...."])
        .open();
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 2)])), "D20-MOV-03");
}

#[test]
fn a_hit_does_a_point_at_least_and_bones_take_off_five() {
    let _proof = proves(&["D20-DMG-02", "D20-DMG-04", "D20-CORE-08"]);
    // The short sword of Tilly does 1d4 - 1: a 1 is still a point. She is small: a point on attack and AC.
    let mut fight = warm(("D20-HER-03", ""), (BUGBEAR, 1), &[15, 1]);
    assert!(fight.value(1, "armour-class").contains("+1 D20-CORE-08"));
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "2 life 16 -> 15 D20-DMG-08");
    // A sword cuts: 1 + 5 less 5 against bones.
    let mut fight = warm((ALDA, ""), ("D20-OPP-07", 1), &[15, 1]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "2 life 6 -> 5 D20-DMG-08");
}

#[test]
fn bones_have_no_vital_spot() {
    let _proof = proves(&["D20-CRT-07"]);
    // A natural 20 and a sword that threatens on 19: nothing is confirmed, 8 + 5 - 5 = 8 of 6.
    let mut fight = warm((ALDA, ""), ("D20-OPP-07", 1), &[20, 8]);
    fight.choose(1, hit("strike", 2, 0));
    holds(&fight.lines(), "2 life 6 -> -2 D20-DMG-08");
}

#[test]
fn rounds_follow_each_other_until_one_side_is_left() {
    let _proof = proves(&["D20-SEQ-01", "D20-SEQ-06", "D20-SEQ-07"]);
    // Two turns are a round. 10 + 11 hits the orc; 8 + 5 = 13 of 5 hit points, and nobody is left.
    let mut fight = warm((ALDA, ""), (ORC, 1), &[10, 8]);
    assert_eq!(fight.app.world().get::<Clock>(fight.battle).unwrap().round, 2);
    fight.choose(1, hit("strike", 2, 0));
    let clock = fight.app.world().get::<Clock>(fight.battle).unwrap();
    assert!(clock.over);
    fight.end();
}
