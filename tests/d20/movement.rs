//! Movement in other ways: past foes and through them, running, struggling on, kneeling, where there is hardly room.

use klingentanz::board::{CellFacts, RoomMark, Terrain};

use super::proof::proves;
use super::story::{Story, act};
use super::tale::*;

const FIRST: &str = "initiative_die: 20";
const SECOND: &str = "initiative_die: 1";

/// Tilly, rogue: Tumble +13, speed 4 squares.
const TILLY: &str = "D20-HER-03";
/// Serin, ranger: AC 17, 3 of it by Dexterity, speed 6 squares.
const SERIN: &str = "D20-HER-06";

/// Tilly beside a bugbear, both on their guard.
fn beside(faces: &[u8]) -> Story {
    let mut fight = duel((TILLY, FIRST), (BUGBEAR, SECOND), faces);
    fight.pass(1).pass(2).skip();
    fight
}

#[test]
fn who_tumbles_well_gets_past_a_foe() {
    let _proof = proves(&["D20-MOV-10"]);
    // 2 + 13 reaches 15.
    let mut fight = beside(&[2]);
    fight.choose(1, go("tumble", &[(1, 2), (1, 3)]));
    assert_eq!(fight.asked(), Some((1, "turn")));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 to 1,3")),
        "{lines:#?}"
    );
    // 1 + 13 does not, and half of four squares is two.
    let mut fight = beside(&[1]);
    assert_eq!(
        fight.forbidden(1, &go("tumble", &[(1, 2), (1, 3), (1, 4)])),
        "D20-MOV-01"
    );
    fight.choose(1, go("tumble", &[(1, 2), (1, 3)]));
    assert_eq!(fight.asked(), Some((2, "opportunity")));
}

#[test]
fn through_the_square_of_a_foe_is_harder() {
    let _proof = proves(&["D20-MOV-10"]);
    // Past him 2 + 13 = 15; through his square, the second check, 25 + 2: 14 + 13 = 27.
    let mut fight = beside(&[2, 14]);
    fight.choose(1, go("tumble", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("1 to 3,1")),
        "{lines:#?}"
    );
    // With 13 she stops before it.
    let mut fight = beside(&[2, 13]);
    fight.choose(1, go("tumble", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert!(!lines.iter().any(|line| line.starts_with("1 to ")), "{lines:#?}");
}

#[test]
fn armour_and_want_of_practice_forbid_to_tumble() {
    let _proof = proves(&["D20-MOV-10"]);
    let mut fight = duel((ALDA, FIRST), (BUGBEAR, SECOND), &[]);
    assert_eq!(fight.forbidden(1, &go("tumble", &[(1, 2)])), "D20-MOV-10");
}

#[test]
fn who_runs_cannot_use_his_dexterity() {
    let _proof = proves(&["D20-MOV-07"]);
    let mut fight = ground()
        .hero(person(SERIN), (1, 1), FIRST)
        .foe(person(BUGBEAR), (1, 11), SECOND)
        .open();
    fight.choose(1, go("run", &[(2, 1), (3, 1), (4, 1), (5, 1)]));
    assert_eq!(fight.number(1, "armour-class"), 14);
}

#[test]
fn a_square_that_costs_too_much_takes_the_whole_turn() {
    let _proof = proves(&["D20-MOV-09"]);
    // Rubble in water to the shoulders costs eight times as much as a plain square; Alda has four.
    let mire = CellFacts {
        terrain: Terrain::Rubble,
        water_dm: 14,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((2, 1), mire)
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (11, 11), SECOND)
        .open();
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "D20-MOV-01");
    fight.skip();
    fight.choose(1, go("struggle", &[(2, 1)]));
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 to 2,1") && line.ends_with("D20-MOV-09")),
        "{lines:#?}"
    );
}

#[test]
fn where_there_is_hardly_room_one_fights_badly() {
    let _proof = proves(&["D20-CND-25", "D20-SIT-A8"]);
    let tight = CellFacts {
        room: RoomMark::Tight,
        ..CellFacts::default()
    };
    // +11 - 4 = +7: 8 misses AC 16.
    let mut fight = ground()
        .ground((1, 1), tight)
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (2, 1), SECOND)
        .dice(&[8])
        .open();
    assert!(fight.states(1).contains(&"squeezing"));
    fight.skip();
    fight.choose(1, hit("strike", 2, 0));
    let lines = fight.end();
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("1 strike 2: 8 failure") && line.contains("-4 D20-SIT-A8")),
        "{lines:#?}"
    );
}

#[test]
fn who_kneels_gets_up_on_his_way() {
    let _proof = proves(&["D20-MOV-08", "D20-ACT-T24"]);
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(person(BUGBEAR), (11, 11), SECOND)
        .open();
    fight.choose(1, act("kneel-down"));
    assert!(fight.states(1).contains(&"kneeling"));
    // Getting up costs one of four squares.
    let far = go("walk", &[(2, 1), (3, 1), (4, 1), (5, 1)]);
    assert_eq!(fight.forbidden(1, &far), "D20-MOV-01");
    fight.choose(1, go("walk", &[(2, 1), (3, 1), (4, 1)]));
    assert!(!fight.states(1).contains(&"kneeling"));
}

#[test]
fn an_ogre_squeezes_through_a_passage_half_as_wide() {
    let _proof = proves(&["D20-CND-25", "D20-MOV-06", "D20-BRD-02"]);
    // A passage of one square: each square costs double there, and its two by two come out whole behind it.
    let mut fight = ground()
        .walls(&[
            "............",
            "............",
            "...##.......",
            "............",
            "...##.......",
            "...##.......",
            "...##.......",
            "...##.......",
            "...##.......",
            "...##.......",
            "...##.......",
            "...##.......",
        ])
        .hero(person("D20-OPP-09"), (1, 3), FIRST)
        .foe(person(ALDA), (11, 11), SECOND)
        .open();
    fight.skip();
    fight.choose(1, go("walk", &[(2, 3), (3, 3)]));
    assert!(fight.states(1).contains(&"squeezing"));
    fight.choose(1, go("walk", &[(4, 3), (5, 3)]));
    assert!(!fight.states(1).contains(&"squeezing"));
    fight.end();
}

#[test]
fn one_may_stay_where_somebody_helpless_lies() {
    // The sleeping orc on (2, 1) is passed slowly, four half squares, and stood over.
    let mut fight = ground()
        .hero(person(ALDA), (1, 1), FIRST)
        .foe(
            person(ORC),
            (2, 1),
            "initiative_die: 1, conditions: [(state: Asleep, until: Open)]",
        )
        .foe(person(BUGBEAR), (9, 9), "initiative_die: 2")
        .open();
    fight.skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert!(has(&fight.end(), "1 to 2,1"));
}

#[test]
fn the_computer_goes_on_a_square_at_a_time_where_each_costs_too_much() {
    // Deep water all around a skeleton, of which each square costs more than its six: it wades on all the same.
    let deep = klingentanz::board::CellFacts {
        move_half: 20,
        ..klingentanz::board::CellFacts::default()
    };
    let mut fight = ground()
        .everywhere(deep)
        .hero(person("D20-OPP-07"), (1, 1), FIRST)
        .foe(person(BUGBEAR), (9, 1), SECOND)
        .open();
    fight.skip();
    let decided = fight.system.decide(fight.app.world(), fight.battle);
    assert!(
        matches!(decided, Some(klingentanz::battle::Choice::Move { .. })),
        "{decided:?}"
    );
    fight.choose(1, decided.unwrap());
    assert!(has(&fight.end(), "1 to 2,1"));
}
