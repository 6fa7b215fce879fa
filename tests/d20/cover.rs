//! Cover: what stands between an attacker and his target, how much it is worth, and what it keeps off besides.

use klingentanz::battle::Posture;
use klingentanz::board::Facing;

use super::caster::{BURNING_HANDS, ELENWE, FIREBALL, cast_at, holds, spell_of};
use super::proof::proves;
use super::situation::next_round;
use super::story::{Setup, Story, act, open_field};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
/// With the bow: +7, 1d8 + 3.
const ARCHER: &str = "initiative_die: 20, hand: 1";
/// Tilly, rogue: Hide +17.
const TILLY: &str = "D20-HER-03";
/// Ogre: large, AC 16, reach 2.
const OGRE: &str = "D20-OPP-09";

/// The AC that an attack meets.
fn class(fight: &Story, word: &str, slot: u8) -> i16 {
    let weighed = fight.weighed(&hit(word, 2, slot));
    weighed[1].split(':').next().unwrap().parse().unwrap()
}

/// Alda with her bow on (1, 1) and a bugbear on (6, 1); nobody is caught flat-footed any more when it is her turn.
fn shooting(setup: Setup, faces: &[u8]) -> Story {
    let fight = setup
        .hero(person(ALDA), (1, 1), ARCHER)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(faces)
        .open();
    next_round(fight, 1)
}

#[test]
fn a_pillar_on_one_line_of_every_corner_covers_from_shots() {
    let _proof = proves(&["D20-COV-01", "D20-SIT-D1", "D20-BRD-05", "D20-BRD-06"]);
    // From each corner of her square one of the four lines goes through the square of the pillar: 17 + 4. 13 + 7 = 20 misses.
    let mut fight = shooting(ground().thing((3, 1), "pillar"), &[13]);
    assert_eq!(class(&fight, "shot", 1), 21);
    fight.choose(1, hit("shot", 2, 1));
    let lines = fight.end();
    assert!(has(&lines, "1 shot 2: 13 failure"), "{lines:#?}");
    // One square aside it stands on no line at all.
    assert_eq!(
        class(&shooting(ground().thing((3, 3), "pillar"), &[]), "shot", 1),
        17
    );
}

#[test]
fn whoever_stands_at_his_own_slit_shoots_freely() {
    let _proof = proves(&["D20-COV-10", "D20-SIT-D1"]);
    // The slit lies on the border of the bugbear: 17 + 8 against Alda.
    let mut fight = shooting(ground().edge((6, 1), Facing::W, "slit"), &[17]);
    assert_eq!(class(&fight, "shot", 1), 25);
    // 17 + 7 = 24 misses.
    fight.choose(1, hit("shot", 2, 1));
    let lines = fight.end();
    assert!(has(&lines, "1 shot 2: 17 failure"), "{lines:#?}");
    // On her own border it is none of her concern.
    let own = shooting(ground().edge((1, 1), Facing::E, "slit"), &[]);
    assert_eq!(class(&own, "shot", 1), 17);
}

#[test]
fn a_corner_between_neighbours_covers_both() {
    let _proof = proves(&["D20-COV-02", "D20-SIT-D1"]);
    // Diagonally round a block some of the sixteen lines go through it: 17 + 4. 9 + 11 = 20 misses.
    let fight = ground()
        .thing((2, 1), "solid")
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 2), SECOND)
        .dice(&[9])
        .open();
    let mut fight = next_round(fight, 1);
    assert_eq!(class(&fight, "strike", 0), 21);
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 9 failure"), "{lines:#?}");
}

/// A shot along a row 18 squares long past a table: the AC of a bugbear.
fn past_a_table(archer: i16, table: i16, foe: i16) -> i16 {
    let fight = open_field(18, 3)
        .by("d20")
        .preset("Standard")
        .thing((table, 1), "table")
        .hero(person(ALDA), (archer, 1), ARCHER)
        .foe(person(BUGBEAR), (foe, 1), SECOND)
        .open();
    class(&next_round(fight, 1), "shot", 1)
}

#[test]
fn something_low_covers_those_alone_who_stand_behind_it() {
    let _proof = proves(&["D20-COV-03"]);
    // Close behind it, and as far from it as the archer: 17 + 4.
    assert_eq!(past_a_table(1, 4, 5), 21);
    assert_eq!(past_a_table(1, 4, 7), 21);
    // The archer is nearer: she shoots over it.
    assert_eq!(past_a_table(3, 4, 7), 17);
    // Six squares behind it, and seven, where it covers no more.
    assert_eq!(past_a_table(0, 8, 14), 21);
    assert_eq!(past_a_table(0, 8, 15), 17);
}

#[test]
fn nobody_strikes_out_of_turn_at_whom_something_covers() {
    let _proof = proves(&["D20-COV-04", "D20-AOO-10"]);
    let leaving = |setup: Setup| {
        let fight = setup
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(BUGBEAR), (2, 2), SECOND)
            .open();
        let mut fight = next_round(fight, 1);
        fight.pass(1);
        fight.choose(2, go("walk", &[(3, 2), (4, 2)]));
        fight
    };
    let mut covered = leaving(ground().thing((2, 1), "solid"));
    assert_eq!(covered.asked(), Some((2, "turn")));
    let lines = covered.end();
    assert!(
        lines.contains(&"1 forgoes opportunity D20-COV-04".to_owned()),
        "{lines:#?}"
    );
    assert_eq!(leaving(ground()).asked(), Some((1, "opportunity")));
}

/// Burning hands of Elenwe towards a bugbear three squares away: what he adds to his save, and all that happens.
fn burnt(setup: Setup, faces: &[u8]) -> Vec<String> {
    let fight = setup
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (3, 1), SECOND)
        .dice(faces)
        .open();
    let mut fight = next_round(fight, 1);
    fight.choose(
        1,
        spell_of("cast-towards", BURNING_HANDS, None, None, Some(Facing::E)),
    );
    fight.end()
}

#[test]
fn cover_helps_against_what_bursts_from_the_other_side_of_it() {
    let _proof = proves(&["D20-COV-05"]);
    // DC 14 + 1. 5d4 = 10. A table is between: 9 + 4 + 2 = 15 saves for 5.
    let lines = burnt(ground().thing((2, 1), "table"), &[2, 2, 2, 2, 2, 9]);
    holds(
        &lines,
        "2 reflex passed 0: 9 success (D20-MAG-08; 6: 4 D20-CORE-07 +2 D20-COV-05; against 15",
    );
    holds(&lines, "2 life 16 -> 11 D20-SPL-02");
    // Without it 9 + 4 does not.
    let lines = burnt(ground(), &[2, 2, 2, 2, 2, 9]);
    holds(&lines, "2 reflex failed 0: 9 failure");
    // What spreads goes round it: 12 + 4 against 14 + 3 fails.
    let fight = ground()
        .thing((2, 1), "table")
        .hero(person(ELENWE), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 9), SECOND)
        .thing((8, 9), "pillar")
        .dice(&[1, 1, 1, 1, 1, 1, 12])
        .open();
    let mut fight = next_round(fight, 1);
    fight.choose(1, cast_at(FIREBALL, (7, 9)));
    holds(
        &fight.end(),
        "2 reflex failed 0: 12 failure (D20-MAG-08; 4: 4 D20-CORE-07; against 17",
    );
}

#[test]
fn better_cover_doubles_it_and_halves_what_gets_through() {
    let _proof = proves(&["D20-COV-10"]);
    // A slit on his border: 10 + 4 + 4 = 18 saves for nothing at all; 6 + 8 = 14 does not, and half of 10 is 5.
    let slit = || ground().edge((3, 1), Facing::W, "slit");
    let lines = burnt(slit(), &[2, 2, 2, 2, 2, 10]);
    holds(
        &lines,
        "2 reflex passed 3: 10 success (D20-MAG-08; 8: 4 D20-CORE-07 +4 D20-COV-10; against 15",
    );
    assert!(!has(&lines, "2 life"), "{lines:#?}");
    let lines = burnt(slit(), &[2, 2, 2, 2, 2, 6]);
    holds(&lines, "2 life 16 -> 11 D20-SPL-02");
}

#[test]
fn behind_cover_one_may_hide_but_not_behind_a_friend() {
    let _proof = proves(&["D20-COV-06"]);
    // 4 + 17 = 21: 16 + 4 of the bugbear does not reach it.
    let mut fight = ground()
        .thing((2, 1), "pillar")
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(&[4, 16])
        .open();
    fight.choose(1, act("hide"));
    assert!(fight.states(1).contains(&"hidden"));
    fight.end();
    let mut fight = ground()
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .hero(person(ALDA), (2, 1), "initiative_die: 2")
        .open();
    assert_eq!(fight.forbidden(1, &act("hide")), "D20-CON-11");
}

#[test]
fn better_cover_makes_hiding_easier() {
    let _proof = proves(&["D20-COV-10"]);
    // 4 + 17 + 10 = 31: 20 + 4 does not reach it.
    let mut fight = ground()
        .edge((1, 1), Facing::E, "slit")
        .hero(person(TILLY), (1, 1), FIRST)
        .foe(person(BUGBEAR), (6, 1), SECOND)
        .dice(&[4, 20])
        .open();
    fight.choose(1, act("hide"));
    let lines = fight.end();
    assert!(has(&lines, "1 hide [4] 31: "), "{lines:#?}");
    assert!(fight.states(1).contains(&"hidden"));
}

#[test]
fn somebody_in_between_covers_unless_he_lies() {
    let _proof = proves(&["D20-COV-07", "D20-SIT-D1"]);
    let past = |posture, faces: &[u8]| {
        let fight = ground()
            .hero(person(ALDA), (1, 1), ARCHER)
            .foe(person(BUGBEAR), (6, 1), SECOND)
            .hero(person(BRAKK), (3, 1), "initiative_die: 2")
            .posture(posture)
            .dice(faces)
            .open();
        next_round(fight, 1)
    };
    // 17 + 4; 13 + 7 = 20 misses.
    let mut fight = past(Posture::Standing, &[13]);
    assert_eq!(class(&fight, "shot", 1), 21);
    fight.choose(1, hit("shot", 2, 1));
    let lines = fight.end();
    assert!(has(&lines, "1 shot 2: 13 failure"), "{lines:#?}");
    assert_eq!(class(&past(Posture::Lying, &[]), "shot", 1), 17);
}

#[test]
fn of_somebody_big_the_square_counts_that_is_covered_least() {
    let _proof = proves(&["D20-COV-08"]);
    // The ogre fills (6, 1) to (7, 2).
    let fight = |pillars: &[(i16, i16)]| {
        let setup = pillars
            .iter()
            .fold(ground(), |setup, at| setup.thing(*at, "pillar"));
        let fight = setup
            .hero(person(ALDA), (1, 1), ARCHER)
            .foe(person(OGRE), (6, 1), SECOND)
            .open();
        next_round(fight, 1)
    };
    // From her south-east corner all lines to its southern squares pass below a pillar at (3, 1).
    assert_eq!(class(&fight(&[(3, 1)]), "shot", 1), 16);
    // With another one beside it none of them does: 16 + 4.
    assert_eq!(class(&fight(&[(3, 1), (3, 2)]), "shot", 1), 20);
    // In melee with its square (2, 2), diagonally round a block on (2, 1), she would strike at cover; with its square (1, 2) below her she does not.
    let melee = |at: (i16, i16)| {
        let fight = ground()
            .thing((2, 1), "solid")
            .hero(person(ALDA), (1, 1), FIRST)
            .foe(person(OGRE), at, SECOND)
            .open();
        class(&next_round(fight, 1), "strike", 0)
    };
    assert_eq!(melee((2, 2)), 20);
    assert_eq!(melee((1, 2)), 16);
}

#[test]
fn behind_a_wall_nobody_can_be_attacked() {
    let _proof = proves(&["D20-COV-09"]);
    let mut fight = shooting(ground().walls(&["...#"; 12]), &[]);
    assert_eq!(fight.forbidden(1, &hit("shot", 2, 1)), "D20-COV-09");
}

#[test]
fn through_a_narrow_opening_broad_weapons_are_a_hindrance() {
    let _proof = proves(&["D20-COV-11", "D20-COV-10"]);
    // The axe of Brakk: 11 - 4 against 17 + 8. An arrow fits.
    let fight = ground()
        .edge((2, 1), Facing::W, "slit")
        .hero(person(BRAKK), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[17])
        .open();
    let mut fight = next_round(fight, 1);
    assert!(fight.weighed(&hit("strike", 2, 0))[0].starts_with("7: "));
    assert_eq!(class(&fight, "strike", 0), 25);
    // 17 + 7 = 24 misses.
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(has(&lines, "1 strike 2: 17 failure"), "{lines:#?}");
    let arrow = shooting(ground().edge((6, 1), Facing::W, "slit"), &[]);
    assert!(arrow.weighed(&hit("shot", 2, 1))[0].starts_with("7: "));
}
