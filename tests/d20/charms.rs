//! Spells that guard, heal, hide and strike: each by the numbers of its row.

use super::caster::{FIRST, SECOND, cast, facing_bugbear, holds, mage, spell_of};
use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;
use klingentanz::board::Cell;

const DURGAN: &str = "D20-HER-04";

/// A mage with a spell and a bugbear beside him; both have had a turn.
fn warm(spell: &str, at: (i16, i16), faces: &[u8]) -> Story {
    let mut fight = ground()
        .hero(mage("", &format!("\"{spell}\"")), (1, 1), FIRST)
        .foe(person(BUGBEAR), at, SECOND)
        .dice(faces)
        .open();
    fight.pass(1).pass(2).skip();
    fight
}

#[test]
fn a_ray_of_frost_chills_by_a_touch() {
    let _proof = proves(&["D20-SPL-10"]);
    // +6 against the touch AC 11: 5 + 6 hits. 1d3: 2.
    let mut fight = facing_bugbear((6, 1), "", &[5, 2]);
    fight.choose(1, cast(0, 2));
    holds(&fight.end(), "2 life 16 -> 14 D20-SPL-10");
}

#[test]
fn a_shield_of_force_is_four_points_for_a_shield() {
    let _proof = proves(&["D20-SPL-04"]);
    // AC 12, 16 behind the spell. 10 + 5 misses 16.
    let mut fight = warm("D20-SPL-04", (8, 1), &[]);
    fight.choose(1, cast(0, 1));
    assert!(fight.value(1, "armour-class").starts_with("16: "));
    fight.end();
}

#[test]
fn faith_deflects() {
    let _proof = proves(&["D20-SPL-09"]);
    // 2, and one more for six levels of the caster: AC 20 and 3.
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .open();
    fight.choose(1, act("drop")).choose(1, cast(2, 1));
    assert_eq!(fight.number(1, "armour-class"), 23);
    fight.end();
}

#[test]
fn a_blessing_is_a_point_on_attacks() {
    let _proof = proves(&["D20-SPL-07"]);
    // Durgan without his weapon: fists at 4 + 1, and 1 for the blessing.
    let mut fight = ground()
        .hero(person(DURGAN), (1, 1), FIRST)
        .hero(person(ALDA), (1, 3), "initiative_die: 10")
        .foe(person(BUGBEAR), (2, 3), SECOND)
        .dice(&[5, 1])
        .open();
    fight.choose(1, act("drop")).choose(1, cast(0, 1)).pass(1);
    fight.skip();
    // Alda: +11 and 1. 5 + 12 = 17 hits.
    fight.choose(2, hit("strike", 3, 0));
    let lines = fight.lines();
    holds(&lines, "2 strike 3: 5 success (D20-ATK-03; 12: ");
}

#[test]
fn a_bolt_of_lightning_strikes_all_in_its_line() {
    let _proof = proves(&["D20-SPL-16"]);
    // 6d6 = 6 for all. DC 10 + 3 + 3 = 16: 12 + 4 of the bugbear saves, 11 + 0 of the orc does not: 3 of 16, 6 of 5.
    let mut fight = ground()
        .hero(mage("", "\"D20-SPL-16\""), (1, 1), FIRST)
        .foe(person(BUGBEAR), (4, 1), SECOND)
        .foe(person(ORC), (6, 1), "initiative_die: 2")
        .dice(&[1, 1, 1, 1, 1, 1, 12, 11])
        .open();
    fight.skip();
    fight.choose(1, spell_of("cast-at", 0, None, Some(Cell::new(6, 1)), None));
    let lines = fight.lines();
    holds(&lines, "2 life 16 -> 13 D20-SPL-16");
    holds(&lines, "3 life 5 -> -1 D20-SPL-16");
}

#[test]
fn wounds_close_by_two_and_by_three_dice() {
    let _proof = proves(&["D20-SPL-19", "D20-SPL-20"]);
    // Durgan, level 6: 2d8 + 6 and 3d8 + 6, every die a 1.
    for (spell, dice, healed) in [(4, 2, 8), (5, 3, 9)] {
        let mut fight = ground()
            .hero(person(DURGAN), (1, 1), FIRST)
            .hero(person(ALDA), (1, 2), "initiative_die: 10, hit_points: 20")
            .foe(person(BUGBEAR), (9, 9), SECOND)
            .dice(&vec![1; dice])
            .open();
        fight.choose(1, act("drop")).choose(1, cast(spell, 2));
        assert_eq!(fight.number(2, "life"), 20 + healed);
        fight.end();
    }
}

#[test]
fn who_is_invisible_is_so_until_he_strikes() {
    let _proof = proves(&["D20-SPL-14"]);
    let mut fight = warm("D20-SPL-14", (8, 1), &[]);
    fight.choose(1, cast(0, 1));
    assert!(fight.states(1).contains(&"invisible"));
    fight.end();
}

#[test]
fn a_blurred_figure_is_missed_by_twenty_of_a_hundred() {
    let _proof = proves(&["D20-SPL-13"]);
    // 10 + 5 hits AC 12; 20 of a hundred misses, 21 does not: 1 + 2.
    for (face, left) in [(20, 30), (21, 27)] {
        let faces: &[u8] = if face == 20 { &[10, 20] } else { &[10, 21, 1] };
        let mut fight = warm("D20-SPL-13", (3, 1), faces);
        fight.choose(1, cast(0, 1)).pass(1);
        fight.choose(2, go("step", &[(2, 1)]));
        fight.choose(2, hit("strike", 1, 0));
        assert_eq!(fight.number(1, "life"), left);
        fight.end();
    }
}
