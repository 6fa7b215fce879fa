//! Facing: what counts an attack to the side and one from it, shields, turns, moving without turning, and what the computer makes of it.

use klingentanz::battle::{Choice, Term};
use klingentanz::board::Facing;

use super::proof::{proves, strikes_out};
use super::story::{Setup, Story};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";
const TILLY: &str = "D20-HER-03";
const OGRE: &str = "D20-OPP-09";
const RAT: &str = "D20-OPP-11";

fn facing() -> Setup {
    ground().with("optional:facing")
}

/// A hero who looks one way and a foe who looks another way.
fn two(hero: (&str, (i16, i16), Facing), foe: (&str, (i16, i16), Facing), faces: &[u8]) -> Story {
    let mut fight = facing()
        .hero(person(hero.0), hero.1, FIRST)
        .facing(hero.2)
        .foe(person(foe.0), foe.1, SECOND)
        .facing(foe.2)
        .dice(faces)
        .open();
    fight.skip();
    fight
}

/// The bonus of a blow of the first at the second, and the AC that it meets.
fn blow(fight: &Story) -> (i16, i16) {
    let value = |ledger: &String| ledger.split(':').next().unwrap().parse().unwrap();
    let weighed = fight.weighed(&hit("strike", 2, 0));
    (value(&weighed[0]), value(&weighed[1]))
}

fn turn(facing: Facing) -> Choice {
    Choice::Act {
        act: Term::named("turn").unwrap(),
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    }
}

#[test]
fn attacks_to_the_own_flank_and_rear_are_harder() {
    let _proof = proves(&["D20-FAC-11"]);
    // Brakk looks east and has +11: nothing off in front, 5 to a flank, 10 behind. The orc looks at him from everywhere.
    for (at, looks, bonus) in [
        ((6, 5), Facing::W, 11),
        ((6, 4), Facing::SW, 11),
        ((6, 6), Facing::NW, 11),
        ((5, 6), Facing::N, 6),
        ((5, 4), Facing::S, 6),
        ((4, 4), Facing::SE, 1),
        ((4, 5), Facing::E, 1),
        ((4, 6), Facing::NE, 1),
    ] {
        let fight = two((BRAKK, (5, 5), Facing::E), (ORC, at, looks), &[]);
        assert_eq!(blow(&fight).0, bonus, "at {at:?}");
    }
}

#[test]
fn attacks_on_flank_and_rear_are_easier_and_may_pass_the_shield() {
    let _proof = proves(&["D20-FAC-12"]);
    // Brakk strikes at +11 from the west. The bugbear, caught flat-footed, has AC 16, of which 1 is the shield on his left arm.
    for (looks, bonus, class) in [
        (Facing::W, 11, 16),
        (Facing::NW, 11, 16),
        (Facing::SW, 11, 16),
        (Facing::N, 13, 16),
        (Facing::S, 13, 15),
        (Facing::NE, 15, 15),
        (Facing::E, 15, 15),
        (Facing::SE, 15, 15),
    ] {
        let fight = two((BRAKK, (5, 5), Facing::E), (BUGBEAR, (6, 5), looks), &[]);
        assert_eq!(blow(&fight), (bonus, class), "he looks {looks:?}");
    }
}

#[test]
fn a_shield_guards_its_side_alone() {
    let _proof = strikes_out(&["D20-FAC-18"]);
    let fight = two((BRAKK, (5, 5), Facing::E), (BUGBEAR, (6, 5), Facing::S), &[]);
    assert_eq!(blow(&fight).1, 15);
}

#[test]
fn the_sides_of_the_big_follow_from_the_gap() {
    // The ogre on (6, 5) to (7, 6) looks west: beside it in the north the two squares above it are its right flank, the corner squares
    // in the west still front, those in the east its rear. Brakk looks at it from everywhere.
    for (at, looks, bonus) in [
        ((5, 4), Facing::SE, 11),
        ((6, 4), Facing::S, 13),
        ((7, 4), Facing::S, 13),
        ((8, 4), Facing::SW, 15),
        ((8, 5), Facing::W, 15),
    ] {
        let fight = two((BRAKK, at, looks), (OGRE, (6, 5), Facing::W), &[]);
        assert_eq!(blow(&fight).0, bonus, "from {at:?}");
    }
    // Facing north-west, its flanks are the two corners in the north-east and the south-west.
    for (at, looks, bonus) in [
        ((8, 4), Facing::SW, 13),
        ((7, 4), Facing::S, 11),
        ((8, 5), Facing::W, 15),
    ] {
        let fight = two((BRAKK, at, looks), (OGRE, (6, 5), Facing::NW), &[]);
        assert_eq!(blow(&fight).0, bonus, "from {at:?}");
    }
}

#[test]
fn the_tiny_are_the_same_on_every_side() {
    let _proof = strikes_out(&["D20-FAC-06"]);
    let fight = two((BRAKK, (5, 5), Facing::E), (RAT, (6, 5), Facing::E), &[]);
    assert_eq!(blow(&fight).0, 11);
}

#[test]
fn friends_on_both_sides_count_no_more() {
    let _proof = strikes_out(&["D20-FAC-01"]);
    let mut fight = facing()
        .hero(person(BRAKK), (5, 5), FIRST)
        .foe(person(ORC), (6, 5), SECOND)
        .hero(person(ALDA), (7, 5), "initiative_die: 10")
        .open();
    fight.skip();
    assert_eq!(blow(&fight).0, 11);
}

#[test]
fn a_back_lets_a_sneak_attack_in_and_a_flank_does_not() {
    let _proof = proves(&["D20-FAC-13"]);
    // Both have acted. +10 + 4 against AC 17 - 1: 2 + 14 = 16 hits; 3 - 1 and three dice: 14 of 16.
    let on_guard = |looks, faces: &[u8]| {
        let mut fight = two((TILLY, (5, 5), Facing::E), (BUGBEAR, (6, 5), looks), faces);
        fight.pass(1).pass(2).skip();
        fight.choose(1, hit("strike", 2, 0));
        fight.end()
    };
    let lines = on_guard(Facing::E, &[2, 3, 4, 4, 4]);
    assert!(
        lines[0].starts_with("1 strike 2 from rear: 2 success"),
        "{lines:#?}"
    );
    assert!(
        lines.iter().any(|line| line.contains("+12 D20-FAC-13")),
        "{lines:#?}"
    );
    assert!(
        lines.contains(&"2 life 16 -> 2 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
    // From his left: +12 against AC 17, and no more dice.
    let lines = on_guard(Facing::N, &[5, 3]);
    assert!(
        lines.contains(&"2 life 16 -> 14 D20-DMG-08".to_owned()),
        "{lines:#?}"
    );
}

#[test]
fn who_notices_everything_is_not_caught_from_behind() {
    let _proof = strikes_out(&["D20-FAC-17"]);
    // Brakk dodges uncannily: no bonus, and Tilly of his own level strikes him nowhere in particular: 3 - 1.
    let mut fight = two((TILLY, (5, 5), Facing::E), (BRAKK, (6, 5), Facing::E), &[10, 3]);
    assert_eq!(blow(&fight), (10, 16));
    fight.choose(1, hit("strike", 2, 0));
    assert!(fight.end().contains(&"2 life 56 -> 54 D20-DMG-08".to_owned()));
}

#[test]
fn the_eye_of_a_fighter_spares_the_flanks_but_not_the_rear() {
    let _proof = strikes_out(&["D20-FAC-15"]);
    for (at, looks, bonus) in [((5, 6), Facing::N, 11), ((4, 5), Facing::E, 1)] {
        let fight = two((ALDA, (5, 5), Facing::E), (ORC, at, looks), &[]);
        assert_eq!(blow(&fight).0, bonus, "at {at:?}");
    }
}

#[test]
fn the_helpless_are_not_struck_better_from_behind() {
    let _proof = strikes_out(&["D20-FAC-21"]);
    let mut fight = facing()
        .hero(person(BRAKK), (5, 5), FIRST)
        .foe(person(BUGBEAR), (6, 5), SECOND)
        .facing(Facing::E)
        .asleep()
        .foe(person(ORC), (11, 11), SECOND)
        .open();
    fight.skip();
    assert_eq!(blow(&fight).0, 11);
}

#[test]
fn one_turn_is_free_and_each_further_one_takes_a_move_action() {
    let _proof = proves(&["D20-FAC-08", "D20-FAC-09"]);
    let mut fight = two((ALDA, (5, 5), Facing::E), (ORC, (11, 11), Facing::W), &[]);
    fight.choose(1, turn(Facing::W));
    assert_eq!(
        (fight.lines(), fight.actions(1, "moves")),
        (vec!["1 turns W D20-FAC-08".to_owned()], (2, 2))
    );
    fight.choose(1, turn(Facing::N));
    assert_eq!(
        (fight.lines(), fight.actions(1, "moves")),
        (vec!["1 turns N D20-FAC-09".to_owned()], (1, 2))
    );
    fight.choose(1, turn(Facing::E));
    assert_eq!(fight.forbidden(1, &turn(Facing::N)), "D20-ACT-03");
    // After a movement no turn is free, after a step of one square it is.
    let mut fight = two((ALDA, (5, 5), Facing::E), (ORC, (11, 11), Facing::W), &[]);
    fight.choose(1, go("walk", &[(6, 5)])).skip();
    fight.choose(1, turn(Facing::N));
    assert_eq!(fight.lines()[0], "1 turns N D20-FAC-09");
    let mut fight = two((ALDA, (5, 5), Facing::E), (ORC, (11, 11), Facing::W), &[]);
    fight.choose(1, go("step", &[(4, 5)]));
    assert_eq!(
        fight.lines(),
        ["1 to 4,5 E 2 D20-ACT-06"],
        "a step keeps the facing"
    );
    fight.choose(1, turn(Facing::N));
    assert_eq!(fight.lines(), ["1 turns N D20-FAC-08"]);
}

#[test]
fn whoever_moves_turns_as_he_likes() {
    let _proof = proves(&["D20-FAC-07"]);
    let mut fight = two((ALDA, (5, 5), Facing::E), (ORC, (11, 11), Facing::W), &[]);
    let Choice::Move { gait, path, .. } = go("walk", &[(4, 5), (3, 5)]) else {
        unreachable!("it is a movement");
    };
    let facing = Some(Facing::S);
    fight.choose(1, Choice::Move { gait, path, facing });
    assert_eq!(
        fight.lines(),
        [
            "1 to 4,5 W 2 D20-MOV-01",
            "1 to 3,5 W 2 D20-MOV-01",
            "1 turns S D20-FAC-07"
        ]
    );
}

#[test]
fn to_move_without_turning_costs_double_to_the_side_and_backward() {
    let _proof = proves(&["D20-FAC-10"]);
    // Alda looks east and has four squares. Straight back 2 each, diagonally back 3, forward 1.
    let mut fight = two((ALDA, (5, 5), Facing::E), (ORC, (11, 11), Facing::W), &[]);
    for path in [
        &[(4, 5), (3, 5), (2, 5)][..],
        &[(4, 4), (3, 4)],
        &[(5, 6), (5, 7), (6, 7)],
    ] {
        assert_eq!(fight.forbidden(1, &go("sidle", path)), "D20-MOV-01", "{path:?}");
    }
    fight.choose(1, go("sidle", &[(4, 4), (5, 4)]));
    assert_eq!(
        fight.lines(),
        ["1 to 4,4 E 6 D20-FAC-10", "1 to 5,4 E 2 D20-FAC-10"]
    );
    let mut fight = ground()
        .without("optional:facing")
        .hero(person(ALDA), (5, 5), FIRST)
        .foe(person(ORC), (11, 11), SECOND)
        .open();
    assert_eq!(fight.forbidden(1, &go("sidle", &[(6, 5)])), "D20-FAC-10");
}

#[test]
fn whoever_walks_away_shows_his_back() {
    let _proof = proves(&["D20-FAC-20", "D20-FAC-12"]);
    // The bugbear strikes at 5 + 4 on AC 21 - 2: 10 + 9 = 19 hits.
    let mut fight = two((ALDA, (1, 1), Facing::E), (BUGBEAR, (2, 1), Facing::W), &[10, 4]);
    fight.pass(1).pass(2).skip();
    fight.choose(1, go("walk", &[(0, 1)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    assert_eq!(lines[0], "1 turns W D20-FAC-20");
    assert!(
        lines[1].starts_with("2 opportunity 1 from rear: 10 success"),
        "{lines:#?}"
    );
    // Backward without turning she shows her front: 10 + 5 against 21.
    let mut fight = two((ALDA, (1, 1), Facing::E), (BUGBEAR, (2, 1), Facing::W), &[10]);
    fight.pass(1).pass(2).skip();
    fight.choose(1, go("sidle", &[(0, 1)]));
    fight.choose(2, hit("strike", 1, 0));
    let lines = fight.end();
    assert!(lines[0].starts_with("2 opportunity 1: 10 failure"), "{lines:#?}");
}

/// What the computer thinks best.
fn best(fight: &Story) -> Choice {
    let weighed = fight.system.appraise(fight.app.world(), fight.battle);
    let best = weighed.into_iter().max_by_key(|(_, worth)| *worth);
    best.unwrap().0
}

#[test]
fn the_computer_turns_to_whom_it_strikes_and_shows_no_back() {
    let mut fight = two((ALDA, (5, 5), Facing::E), (OGRE, (3, 5), Facing::E), &[]);
    assert_eq!(best(&fight), turn(Facing::W));
    fight.choose(1, turn(Facing::W));
    assert_eq!(best(&fight).term(), Term::named("strike"));
}

#[test]
fn the_computer_goes_for_backs() {
    // Tilly stands north of a bugbear who looks at her friend in the west, caught flat-footed: nobody can strike at her on the way.
    let fight = {
        let mut fight = facing()
            .hero(person(TILLY), (6, 2), FIRST)
            .foe(person(BUGBEAR), (6, 5), SECOND)
            .hero(person(ALDA), (5, 5), "initiative_die: 10")
            .open();
        fight.skip();
        fight
    };
    let Choice::Move { path, facing, .. } = best(&fight) else {
        panic!("she goes there: {:?}", best(&fight));
    };
    let last = path.last().unwrap();
    assert_eq!((last.x, facing.is_some()), (7, true), "{last:?}");
}
