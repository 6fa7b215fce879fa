//! Up and down where no stairs lead: climbing, jumping down, falling on somebody's square.

use klingentanz::board::{CellFacts, Footing};

use crate::proof::proves;
use crate::story::{Setup, Story, field, go, man};

fn floor(ground_dm: i16) -> CellFacts {
    CellFacts {
        ground_dm,
        ..CellFacts::default()
    }
}

fn moving(change: impl FnOnce(Setup) -> Setup) -> Story {
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5");
    let mut fight = change(setup).open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight
}

#[test]
fn two_metres_up_are_two_climbs_and_one_check() {
    let _proof = proves(&["BRD-12", "CNV-08"]);
    // BRD-12, BD-MOV-08: no step, but a climb: 2 + 2 * 4 half squares; three 12s pass, a 13 leaves him below.
    let mut fight = moving(|setup| setup.ground((2, 1), floor(20)).dice(&[12, 12, 12]));
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "BRD-12", "no step");
    assert!(fight.offered().contains(&"climb"));
    assert!(!fight.offered().contains(&"jump-down"));
    assert_eq!(fight.ways(&go("climb", &[(2, 1)]), 8000), 1752);
    fight.choose(1, go("climb", &[(2, 1)]));
    let lines = fight.end();
    assert!(lines[0].starts_with("1 body-control passed 1"), "{lines:#?}");
    assert_eq!(lines[1], "1 to 2,1 E 10 BRD-12");
    let mut fight = moving(|setup| setup.ground((2, 1), floor(20)).dice(&[13, 1, 2]));
    fight.choose(1, go("climb", &[(2, 1)]));
    assert_eq!(fight.end()[1..], ["round"]);
}

#[test]
fn nobody_climbs_farther_than_his_movement_or_onto_a_held_square() {
    let _proof = proves(&["BRD-10", "BRD-12", "BRD-01"]);
    // BRD-10: 4 m cost 2 + 16 of 16 half squares; BRD-12: round a corner there is no climb.
    let mut fight = moving(|setup| setup.ground((2, 1), floor(40)).ground((2, 2), floor(20)));
    assert_eq!(fight.forbidden(1, &go("climb", &[(2, 1)])), "BRD-10");
    assert_eq!(fight.forbidden(1, &go("climb", &[(2, 2)])), "BRD-12");
    assert_eq!(
        fight.forbidden(1, &go("climb", &[(1, 2)])),
        "BRD-12",
        "even ground"
    );
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: -5")
        .ground((2, 1), floor(20))
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    assert_eq!(fight.forbidden(1, &go("climb", &[(2, 1)])), "BRD-01");
}

#[test]
fn who_slips_on_the_way_down_falls() {
    let _proof = proves(&["BRD-12", "BRD-14", "WND-06"]);
    // BRD-12: a 13 fails the climb; BRD-14: two metres: -4, two 20s fail; 3 + 2 points without armour, prone below.
    let roof = |setup: Setup| setup.ground((1, 1), floor(20)).dice(&[13, 2, 2, 20, 20, 1, 3, 2]);
    let mut fight = moving(roof);
    fight.choose(1, go("climb", &[(2, 1)]));
    let lines = fight.end();
    assert_eq!(lines[1], "1 to 2,1 E 10 BRD-12");
    assert_eq!(
        lines[3..],
        [
            "1 struck [3, 2] 5: 5 BRD-14 -> 5: 5 DMG-03",
            "1 le 28 -> 23 WND-06",
            "1 prone WND-06",
            "round"
        ],
        "{lines:#?}"
    );
}

#[test]
fn body_control_halves_a_jump_from_a_roof() {
    let _proof = proves(&["BRD-14"]);
    // BRD-14: three metres: -6: three 6s pass; 1 + 2 + 4 = 7 points, half of them 3, rounded down; prone.
    let roof = |setup: Setup| setup.ground((1, 1), floor(30)).dice(&[6, 6, 6, 1, 2, 4]);
    let mut fight = moving(roof);
    assert!(fight.offered().contains(&"jump-down"));
    fight.choose(1, go("jump-down", &[(2, 1)]));
    let lines = fight.end();
    assert_eq!(lines[0], "1 to 2,1 E 2 BRD-12");
    assert!(
        lines[1].starts_with("1 body-control passed 1: 6 success (BRD-14; 6: 12 CNV-08 -6 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(
        lines[2..],
        [
            "1 struck [1, 2, 4] 7: 7 BRD-14 -> 3: 7 DMG-03 -4 BRD-14",
            "1 le 28 -> 25 WND-06",
            "1 prone WND-06",
            "round"
        ]
    );
}

#[test]
fn who_lands_on_a_held_square_rolls_to_the_nearest_free_one() {
    let _proof = proves(&["BRD-14"]);
    // BD-MOV-07: the foe stands on (2,1); the first free square around it, row by row, is (1,0). 1.5 m: one metre, 1W6 - 2.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (2, 1), "initiative: -5")
        .ground((1, 1), floor(15))
        .dice(&[20, 20, 1, 6])
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("jump-down", &[(2, 1)]));
    let lines = fight.end();
    assert_eq!(lines[0], "1 to 1,0 E 2 BRD-12");
    assert_eq!(lines[2], "1 struck [6] 4: 6 BRD-14 -2 BRD-14 -> 4: 4 DMG-03");
}

#[test]
fn of_two_at_once_only_one_comes_to_the_square() {
    let _proof = proves(&["INI-05", "BRD-13"]);
    // INI-05: both have chosen before either moves; BRD-13: the square above is taken when the climber comes to it, before any check.
    let mut fight = field()
        .hero(man(), (3, 1), "initiative: 12")
        .hero(man(), (1, 1), "initiative: 12")
        .foe(man(), (9, 9), "initiative: -5")
        .ground((2, 1), floor(20))
        .ground((3, 1), floor(20))
        .open();
    fight
        .plan(3, "defend")
        .plan(1, "move-defend")
        .plan(2, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    fight.choose(2, go("climb", &[(2, 1)]));
    let lines = fight.end();
    assert_eq!(
        lines[..2],
        ["1 to 2,1 W 2 ACT-10", "2 forgoes climb BRD-13"],
        "{lines:#?}"
    );
}

#[test]
fn a_rope_carries_whoever_climbs_by_it() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12: two metres cost 2 + 2 * 4 half squares as ever, but no die falls, up or down; without footing there is no walking.
    let rope = CellFacts {
        footing: Footing::Rope,
        ..CellFacts::default()
    };
    let mut fight = moving(|setup| setup.ground((1, 1), rope).ground((2, 1), floor(20)));
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "BRD-12");
    let climb = go("climb", &[(2, 1)]);
    let odds = fight.odds(&climb);
    assert_eq!(odds, None, "nothing is left to chance");
    fight.choose(1, climb);
    assert_eq!(fight.end()[0], "1 to 2,1 E 10 BRD-12");
    let mut fight = moving(|setup| setup.ground((1, 1), floor(20)).ground((2, 1), rope));
    fight.choose(1, go("climb", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 10 BRD-12");
}
