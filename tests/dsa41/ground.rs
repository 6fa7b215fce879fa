//! Ground under foot: every row of the table of costs, climbs, stairs, swimming, jumps; and bodies of two squares.

use klingentanz::battle::{Choice, Posture, Term};
use klingentanz::board::{Cell, CellFacts, Facing, Footing, Terrain};

use crate::board_proof::proves_board;
use crate::proof::proves;
use crate::story::{Man, Setup, Story, act_facing, field, go, man, of};

fn facts() -> CellFacts {
    CellFacts::default()
}

/// A mover in (1,1) whose only foe is far away.
fn mover(person: String) -> Setup {
    field()
        .hero(person, (1, 1), "initiative: 12")
        .foe(man(), (11, 11), "initiative: -5")
}

fn moving(setup: Setup) -> Story {
    let mut fight = setup.open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight
}

/// What the one step from (1,1) to (2,1) costs in half squares.
fn step_east(posture: Posture, ground: CellFacts) -> String {
    let setup = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(posture)
        .foe(man(), (11, 11), "initiative: -5")
        .ground((2, 1), ground);
    let mut fight = moving(setup);
    fight.choose(1, go("walk", &[(2, 1)]));
    let line = fight.end().remove(0);
    line.trim_start_matches("1 to 2,1 E ")
        .trim_end_matches(" ACT-10")
        .to_owned()
}

#[test]
fn every_kind_of_ground_and_posture_multiplies_the_cost() {
    let _proof = proves(&["BRD-12", "BRD-10"]);
    // BRD-12, BRD-10: 2 half squares; factors multiply, and the product is rounded up.
    let terrain = |terrain| CellFacts { terrain, ..facts() };
    let footing = |footing| CellFacts { footing, ..facts() };
    let water = |water_dm| CellFacts { water_dm, ..facts() };
    for (posture, ground, cost) in [
        (Posture::Standing, facts(), "2"),
        (Posture::Kneeling, facts(), "4"),
        (Posture::Lying, facts(), "8"),
        (Posture::Standing, terrain(Terrain::Rubble), "4"),
        (Posture::Standing, terrain(Terrain::Undergrowth), "4"),
        (Posture::Standing, footing(Footing::Slippery), "4"),
        (Posture::Standing, footing(Footing::Rubble), "4"),
        (Posture::Standing, water(6), "3"),
        (Posture::Standing, water(7), "4"),
        (Posture::Standing, water(12), "6"),
        (Posture::Kneeling, terrain(Terrain::Undergrowth), "8"),
        (Posture::Kneeling, water(3), "6"),
        (Posture::Lying, footing(Footing::Slippery), "16"),
    ] {
        assert_eq!(step_east(posture, ground), cost, "{posture:?} {ground:?}");
    }
}

#[test]
fn a_diagonal_step_in_knee_deep_water_is_rounded_up() {
    let _proof = proves(&["BRD-12", "BRD-10"]);
    // BRD-12, BRD-10: 3 * 1.5 = 4.5, so 5.
    let knee = CellFacts {
        water_dm: 4,
        ..facts()
    };
    let mut fight = moving(mover(man()).ground((2, 2), knee));
    fight.choose(1, go("walk", &[(2, 2)]));
    assert_eq!(fight.end()[0], "1 to 2,2 SE 5 ACT-10");
}

#[test]
fn stairs_cost_twice_as_much_up_and_nothing_more_down() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12: half a metre up by stairs costs 4, without the one half square of a bare step; down it costs 2.
    let stairs = CellFacts {
        footing: Footing::Stairs,
        ground_dm: 5,
        ..facts()
    };
    let mut fight = moving(mover(man()).ground((2, 1), stairs));
    fight.choose(1, go("walk", &[(2, 1), (2, 2)]));
    assert_eq!(fight.end()[..2], ["1 to 2,1 E 4 ACT-10", "1 to 2,2 S 2 ACT-10"]);
}

#[test]
fn a_metre_up_and_a_low_wall_are_climbed_with_a_check() {
    let _proof = proves(&["BRD-12", "CNV-08"]);
    // BRD-12, CNV-08: 2 + 4 half squares; body control with 0 points: three 12s pass, a 13 does not.
    let ledge = CellFacts {
        ground_dm: 10,
        ..facts()
    };
    for setup in [
        mover(man()).ground((2, 1), ledge),
        mover(man()).edge((1, 1), Facing::E, "low_wall"),
    ] {
        let mut fight = moving(setup.dice(&[12, 12, 12]));
        fight.choose(1, go("walk", &[(2, 1)]));
        let lines = fight.end();
        assert!(
            lines[0].starts_with("1 body-control passed 1: 12 success (BRD-12; 12: 12 CNV-08)"),
            "{lines:#?}"
        );
        assert_eq!(lines[1], "1 to 2,1 E 6 ACT-10");
    }
    let mut fight = moving(mover(man()).edge((1, 1), Facing::E, "low_wall").dice(&[13, 1, 2]));
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[1..], ["round"], "he stops before it");
}

#[test]
fn a_swimmer_makes_a_third_of_his_speed() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12: GS 8: R(8/3) = 3 squares; GE 9 makes GS 7: R(7/3) = 2.
    let swim = |man: Man, squares: i16| {
        let mut setup = mover(man.ron());
        for x in 2..8 {
            setup = setup.ground(
                (x, 1),
                CellFacts {
                    water_dm: 20,
                    ..facts()
                },
            );
        }
        let mut fight = moving(setup);
        let path: Vec<(i16, i16)> = (2..=squares + 2).map(|x| (x, 1)).collect();
        assert_eq!(fight.forbidden(1, &go("walk", &path)), "BRD-10");
        fight.choose(1, go("walk", &path[..squares as usize]));
    };
    swim(Man::default(), 3);
    let slow = Man {
        attributes: [12, 12, 12, 12, 12, 9, 12, 12],
        ..Man::default()
    };
    swim(slow, 2);
}

/// A man with athletics 3 before a pit of two metres in (4,1).
fn before_a_pit(faces: &[u8]) -> Setup {
    let jumper = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5), (talent: "SKL-ATHLETIK", value: 3)"#,
        ..Man::default()
    };
    let pit = CellFacts {
        terrain: Terrain::Pit,
        ground_dm: -20,
        ..facts()
    };
    mover(jumper.ron()).ground((4, 1), pit).dice(faces)
}

const JUMP: [(i16, i16); 3] = [(2, 1), (3, 1), (5, 1)];

#[test]
fn a_jump_over_a_gap_takes_a_run_of_two_squares_and_athletics() {
    let _proof = proves(&["BRD-12", "CNV-08"]);
    // BRD-12, CNV-08: two squares of run, then over the pit: eight half squares in all.
    let mut fight = moving(before_a_pit(&[12, 12, 12]));
    assert!(fight.offered().contains(&"jump"));
    fight.choose(1, go("jump", &JUMP));
    let die = "12 success (BRD-12; 12: 12 CNV-08)";
    assert_eq!(
        fight.end(),
        [
            "1 to 2,1 E 2 ACT-10".to_owned(),
            "1 to 3,1 E 2 ACT-10".to_owned(),
            format!("1 athletics passed 3: {die}, {die}, {die} of 3: 3 CNV-08"),
            "1 to 5,1 E 4 BRD-12".to_owned(),
            "round".to_owned(),
        ]
    );
}

#[test]
fn a_failed_jump_is_a_fall_into_the_gap() {
    let _proof = proves(&["BRD-12", "BRD-14", "WND-06"]);
    // BRD-12, BRD-13, BRD-14, WND-06: 16 costs 4 of 3 points. Two metres: body control with -4: three 8s pass, so half of 3 + 4
    // points, rounded down; no armour; he lies in the pit.
    let mut fight = moving(before_a_pit(&[16, 12, 12, 8, 8, 8, 3, 4]));
    fight.choose(1, go("jump", &JUMP));
    let lines = fight.end();
    assert!(
        lines[2].starts_with("1 athletics failed 0: 16 failure"),
        "{lines:#?}"
    );
    assert_eq!(lines[3], "1 to 4,1 E 4 BRD-12");
    assert!(
        lines[4].starts_with("1 body-control passed 1: 8 success (BRD-14; 8: 12 CNV-08 -4 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(
        lines[5..],
        [
            "1 struck [3, 4] 7: 7 BRD-14 -> 3: 7 DMG-03 -4 BRD-14",
            "1 le 28 -> 25 WND-06",
            "1 prone WND-06",
            "round"
        ]
    );
}

#[test]
fn nobody_jumps_without_run_or_gap_or_firm_ground_beyond() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12: no run; a bend in the run; no gap; somebody beyond; on the knees.
    let mut fight = moving(before_a_pit(&[]));
    for path in [
        &[(3, 1)][..],
        &[(2, 2), (3, 1), (5, 1)],
        &[(1, 2), (1, 3), (1, 5)],
        &[(2, 1), (3, 1), (4, 1)],
    ] {
        assert_eq!(fight.forbidden(1, &go("jump", path)), "BRD-12", "{path:?}");
    }
    let mut fight = moving(before_a_pit(&[]).thing((5, 1), "solid"));
    assert_eq!(fight.forbidden(1, &go("jump", &JUMP)), "BRD-12");
    let mut fight = moving(before_a_pit(&[]).edge((4, 1), Facing::E, "wall"));
    assert_eq!(fight.forbidden(1, &go("jump", &JUMP)), "BRD-12");
    // BD-MOV-08: both ends must be firm; a beam, mud or a wet stone is not, whichever end it is.
    for footing in [Footing::Beam, Footing::Mud, Footing::Slippery] {
        for end in [(3, 1), (5, 1)] {
            let ground = CellFacts { footing, ..facts() };
            let mut fight = moving(before_a_pit(&[]).ground(end, ground));
            assert_eq!(
                fight.forbidden(1, &go("jump", &JUMP)),
                "BRD-12",
                "{footing:?} {end:?}"
            );
        }
    }
}

#[test]
fn a_fall_of_a_metre_is_two_points_less_and_never_below_none() {
    let _proof = proves(&["BRD-14"]);
    // BRD-14: a gap of water 1.2 m deeper: one metre, rounded down: 1W6 - 2; a 1 gives nothing. Body control with -2: 20 and 20 fail.
    let jumper = Man {
        talents: r#"(talent: "TAL-SCHWERTER", value: 10, attack: 5, parry: 5)"#,
        ..Man::default()
    };
    let ditch = CellFacts {
        ground_dm: -12,
        water_dm: 2,
        ..facts()
    };
    let mut fight = moving(
        mover(jumper.ron())
            .ground((4, 1), ditch)
            .dice(&[20, 20, 1, 20, 20, 1, 1]),
    );
    fight.choose(1, go("jump", &JUMP));
    let lines = fight.end();
    assert_eq!(
        lines[5..7],
        [
            "1 struck [1] 0: 1 BRD-14 -2 BRD-14 +1 DMG-01 -> 0: 0 DMG-03",
            "1 prone WND-06"
        ],
        "{lines:#?}"
    );
}

#[test]
fn a_body_of_two_squares_needs_room_for_both_and_pays_for_the_dearer() {
    let _proof = proves(&["BRD-01", "BRD-10", "BRD-12"]);
    // BRD-01, BRD-10, BRD-12, CRE-02: the ogre fills (1,1) to (2,2); a rock in (3,2) stops him, rubble there costs double.
    let ogre = |setup: Setup| {
        let mut fight = setup.open();
        fight.plan(2, "defend").plan(1, "move-defend").skip();
        fight
    };
    let base = || {
        field()
            .hero(of("OPP-08"), (1, 1), "initiative: 12")
            .foe(man(), (11, 11), "initiative: -5")
    };
    let mut fight = ogre(base().thing((3, 2), "solid"));
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "BRD-12");
    let rubble = CellFacts {
        terrain: Terrain::Rubble,
        ..facts()
    };
    let mut fight = ogre(base().ground((3, 2), rubble));
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 4 ACT-10");
}

#[test]
fn distance_counts_between_the_nearest_squares() {
    let _proof = proves(&["BRD-02"]);
    // BRD-02: from the ogre's square (2,2) to (3,3) is 1, though his corner (1,1) is 2 away; the man can strike him.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: -5")
        .foe(man(), (3, 3), "initiative: 12")
        .dice(&[20])
        .open();
    fight.plan(1, "defend").plan(2, "fight").skip();
    fight.strike(2, 1);
    let lines = fight.end();
    assert!(
        lines.iter().any(|line| line.starts_with("2 attack 1")),
        "{lines:#?}"
    );
}

/// Where the blow of a man at (x, y) comes from for a target that looks east.
fn side(target: String, at: (i16, i16), (x, y): (i16, i16)) -> String {
    let mut fight = field()
        .hero(target, at, "initiative: -5")
        .foe(man(), (x, y), "initiative: 12")
        .dice(&[20])
        .open();
    fight.plan(1, "defend").plan(2, "fight").skip();
    fight.strike(2, 1);
    let lines = fight.end();
    let blow = lines.iter().find(|line| line.starts_with("2 attack 1")).unwrap();
    let arc = blow
        .trim_start_matches("2 attack 1")
        .split(':')
        .next()
        .unwrap()
        .to_owned();
    arc.trim_start_matches(" from ").to_owned()
}

#[test]
fn a_blow_tells_from_which_side_it_comes() {
    let _proof = proves(&["BRD-04", "BRD-03"]);
    // BRD-04, BRD-03: around one who looks east: three squares front, one to each side, three behind.
    for (square, arc) in [
        ((6, 5), ""),
        ((6, 4), ""),
        ((6, 6), ""),
        ((5, 6), "right"),
        ((5, 4), "left"),
        ((4, 5), "rear"),
        ((4, 4), "rear"),
        ((4, 6), "rear"),
    ] {
        assert_eq!(side(man(), (5, 5), square), arc, "{square:?}");
    }
    // The ogre fills (5,5) to (6,6); what counts is the nearest of his squares.
    for (square, arc) in [
        ((7, 6), ""),
        ((7, 7), ""),
        ((6, 7), "right"),
        ((5, 4), "left"),
        ((4, 6), "rear"),
        ((4, 7), "rear"),
    ] {
        assert_eq!(side(of("OPP-08"), (5, 5), square), arc, "{square:?}");
    }
}

#[test]
fn a_movement_ends_with_any_facing_and_so_does_a_position_action() {
    proves_board(&["BD-MOV-09"]);
    let _proof = proves(&["BRD-03", "ACT-12"]);
    // BRD-03, ACT-12: a step back that keeps the foe in view; getting up and turning round in one action.
    let back = Choice::Move {
        gait: Term::named("walk").unwrap(),
        path: vec![Cell::new(1, 2)],
        facing: Some(Facing::W),
    };
    let mut fight = moving(mover(man()));
    fight.choose(1, back);
    assert_eq!(fight.end()[..2], ["1 to 1,2 S 2 ACT-10", "1 turns W BRD-03"]);
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(Posture::Kneeling)
        .foe(man(), (11, 11), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    fight.choose(1, act_facing("stand", Facing::NW));
    assert_eq!(fight.end()[..2], ["1 not kneeling SIT-05", "1 turns NW BRD-03"]);
}

#[test]
fn a_push_against_a_wall_moves_nobody() {
    // BRD-16: the man lies where he stood.
    let mut fight = field()
        .hero(of("OPP-08"), (1, 1), "initiative: 14")
        .foe(man(), (3, 1), "initiative: 10")
        .thing((4, 1), "solid")
        .dice(&[3, 1, 1, 1, 7, 1, 1])
        .open();
    fight.plan(2, "fight").plan(1, "fight").skip();
    fight.choose(1, crate::story::blow(2, 1)).take(2);
    let lines = fight.end();
    assert!(lines.contains(&"2 prone CRE-08".to_owned()), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("BRD-16")), "{lines:#?}");
}
