//! Movement: budgets, costs, facing, doors, the edge of the map.

use klingentanz::battle::{Choice, Posture, Term};
use klingentanz::board::{Cell, CellFacts, Facing, Footprint, Terrain, rel};

use crate::proof::proves;
use crate::story::{Man, act, field, go, man, of, plan};

/// A mover who is alone with a foe far away.
fn mover(person: String, start: &str) -> crate::story::Setup {
    let start = format!("initiative: 12{start}");
    field()
        .hero(person, (1, 1), &start)
        .foe(man(), (11, 11), "initiative: -5")
}

#[test]
fn a_walk_reaches_as_far_as_the_speed_and_one_half_square_more() {
    let _proof = proves(&["ACT-10", "BRD-10", "BRD-11"]);
    // ACT-10, BRD-10, BRD-11: GS 8 - BE 3 = 5: ten half squares; straight steps cost 2, diagonal ones 3. Three diagonals
    // cost 9, and with half a square left the last step may be taken.
    let armoured = Man {
        armour: r#""ARP-LEATHERHARNESS""#,
        ..Man::default()
    };
    let mut fight = mover(armoured.ron(), "").open();
    assert_eq!(fight.value(1, "gs"), "5: 8 VAL-02 -3 ARM-03");
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    let five = [(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)];
    assert_eq!(fight.forbidden(1, &go("walk", &five)), "BRD-10");
    fight.choose(1, go("walk", &[(2, 2), (3, 3), (4, 4), (5, 5)]));
    assert_eq!(
        fight.end()[..4],
        [
            "1 to 2,2 SE 3 ACT-10",
            "1 to 3,3 SE 3 ACT-10",
            "1 to 4,4 SE 3 ACT-10",
            "1 to 5,5 SE 3 ACT-10",
        ]
    );
}

#[test]
fn walking_burdens_blows_and_parries_of_the_whole_round() {
    let _proof = proves(&["ACT-10"]);
    // ACT-10: declared, so the parry before the movement is 4 harder as well.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10")
        .dice(&[3, 8])
        .open();
    fight.plan(2, "move-defend").plan(1, "fight").skip();
    fight.strike(1, 2).defend(2, "parry");
    assert_eq!(
        fight.end()[1],
        "2 parry: 8 success (ATK-02; 8: 7 VAL-02 +5 VAL-03 -4 ACT-10)"
    );
}

#[test]
fn a_sprint_takes_both_actions_and_every_defence() {
    let _proof = proves(&["ACT-11", "TIM-03"]);
    // ACT-11, TIM-03: three times the speed in phase 12, nothing in phase 4, and no dodge when somebody strikes first.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 12")
        .dice(&[3, 1])
        .open();
    fight.plan(2, "sprint").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.lines()[1], "2 undefended ACT-11");
    fight.choose(
        2,
        go(
            "sprint",
            &[
                (3, 1),
                (4, 1),
                (5, 1),
                (6, 1),
                (7, 1),
                (8, 1),
                (9, 1),
                (10, 1),
                (11, 1),
            ],
        ),
    );
    let lines = fight.end();
    assert_eq!(lines[0], "2 to 3,1 E 2 ACT-11");
    assert_eq!(lines[8..], ["2 to 11,1 E 2 ACT-11", "round"]);
}

#[test]
fn the_lame_and_the_prone_do_not_sprint() {
    let _proof = proves(&["ACT-11", "BRD-12"]);
    // ACT-11, BRD-12.
    let lame = Man {
        advantages: r#"(advantage: "ADV-LAHM")"#,
        ..Man::default()
    };
    let mut fight = mover(lame.ron(), "").open();
    fight.plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("sprint")), "ACT-11");
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(Posture::Lying)
        .foe(man(), (11, 11), "initiative: -5")
        .open();
    fight.plan(2, "defend");
    assert_eq!(fight.forbidden(1, &plan("sprint")), "BRD-12");
}

#[test]
fn the_ground_makes_steps_dear() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12: rubble twice; knee-deep water one and a half times; on the knees twice.
    let rubble = CellFacts {
        terrain: Terrain::Rubble,
        ..CellFacts::default()
    };
    let knee = CellFacts {
        water_dm: 5,
        ..CellFacts::default()
    };
    let mut fight = mover(man(), "")
        .ground((2, 1), rubble)
        .ground((3, 1), knee)
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert_eq!(fight.end()[..2], ["1 to 2,1 E 4 ACT-10", "1 to 3,1 E 3 ACT-10"]);
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .posture(Posture::Kneeling)
        .foe(man(), (11, 11), "initiative: -5")
        .open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 4 ACT-10");
}

#[test]
fn friends_let_pass_and_foes_do_not() {
    let _proof = proves(&["BRD-01", "BRD-12"]);
    // BRD-01, BRD-12: through a friend twice the cost; through a foe who stands no way.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .hero(man(), (2, 1), "initiative: -5")
        .foe(man(), (1, 2), "initiative: -5")
        .open();
    fight
        .plan(2, "defend")
        .plan(3, "defend")
        .plan(1, "move-defend")
        .skip();
    assert_eq!(fight.forbidden(1, &go("walk", &[(1, 2), (1, 3)])), "BRD-12");
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "BRD-12");
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert_eq!(fight.end()[..2], ["1 to 2,1 E 4 ACT-10", "1 to 3,1 E 2 ACT-10"]);
}

#[test]
fn a_failed_climb_stops_before_the_table() {
    let _proof = proves(&["BRD-12"]);
    // BRD-12, BRD-13, ARM-03: body control with 0 points: 13 fails; the rest of the way is lost.
    let mut fight = mover(man(), "").thing((3, 1), "table").dice(&[13, 1, 2]).open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert_eq!(lines[0], "1 to 2,1 E 2 ACT-10");
    assert!(
        lines[1].starts_with("1 body-control failed 0: 13 failure (BRD-12; 12: 12 CNV-08)"),
        "{lines:#?}"
    );
    assert_eq!(lines[2], "round");
}

#[test]
fn a_step_of_half_a_metre_costs_one_more() {
    let _proof = proves(&["BRD-12", "BRD-10"]);
    // BRD-12, BRD-10.
    let step = CellFacts {
        ground_dm: 5,
        ..CellFacts::default()
    };
    let mut fight = mover(man(), "").ground((2, 1), step).open();
    fight.plan(2, "defend").plan(1, "move-defend").skip();
    fight.choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end()[0], "1 to 2,1 E 3 ACT-10");
}

#[test]
fn no_step_cuts_a_solid_corner() {
    // BRD-10: a wall in one of the two neighbours forbids the diagonal.
    let mut fight = mover(man(), "").thing((2, 1), "solid").open();
    fight.plan(2, "defend").plan_free(1, "fight");
    assert_eq!(fight.forbidden(1, &go("step", &[(2, 2)])), "BRD-12");
    assert_eq!(fight.forbidden(1, &go("step", &[(1, 2), (1, 3)])), "ACT-03");
}

#[test]
fn whoever_strikes_turns_an_eighth_and_arcs_follow_the_facing() {
    let _proof = proves(&["BRD-03"]);
    // BRD-03, BRD-04: looking east, he strikes to the south and turns south-east; north is behind him then.
    let mut fight = field()
        .hero(man(), (5, 5), "initiative: 14")
        .foe(man(), (5, 6), "initiative: -5")
        .dice(&[20])
        .open();
    fight.plan(2, "defend").plan(1, "fight").skip();
    fight.strike(1, 2);
    assert_eq!(fight.end()[0], "1 turns SE BRD-03");
    let at = |x, y| Footprint::single(Cell::new(x, y));
    let arc = |x, y| match rel(at(5, 5), Facing::SE, at(x, y)) {
        eighths @ 0..=4 => eighths,
        eighths => 8 - eighths,
    };
    // Front up to one eighth away, flank two, rear three and four.
    assert_eq!(
        [arc(6, 6), arc(5, 6), arc(6, 4), arc(5, 4), arc(4, 4)],
        [0, 1, 2, 3, 4]
    );
}

#[test]
fn a_position_action_turns_to_any_side() {
    let _proof = proves(&["BRD-03", "ACT-12"]);
    // BRD-03, ACT-12.
    let mut fight = mover(man(), "").open();
    fight.plan(2, "defend").plan(1, "act-defend").skip();
    let turn = |facing| Choice::Act {
        act: Term::named("turn-fully").unwrap(),
        target: None,
        with: None,
        at: None,
        facing: Some(facing),
    };
    assert_eq!(fight.forbidden(1, &turn(Facing::E)), "BRD-03");
    fight.choose(1, turn(Facing::W));
    assert_eq!(fight.end()[0], "1 turns W BRD-03");
}

#[test]
fn leaving_the_map_is_flight() {
    let _proof = proves(&["BRD-29", "TIM-09"]);
    // BRD-29, TIM-09: only from the edge; the last one who goes loses the fight.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(of("OPP-09"), (11, 5), "initiative: 12")
        .open();
    fight.plan(2, "move-defend").plan(1, "move-defend").skip();
    assert_eq!(fight.forbidden(1, &act("leave")), "BRD-29");
    fight.pass(1).act(2, "leave");
    assert_eq!(
        fight.end(),
        [
            "1 forgoes walk by choice",
            "phase 12",
            "2 fled BRD-29",
            "end [SideId(0)] TIM-09"
        ]
    );
}

#[test]
fn a_door_takes_one_action() {
    let _proof = proves(&["ACT-22", "BRD-31"]);
    // ACT-22, BRD-31: closed, it stops whoever walks; opened, it lets him through.
    let mut fight = mover(man(), "").edge((1, 1), Facing::E, "door").open();
    fight.plan(2, "defend").plan(1, "act-move").skip();
    let open = |x, y| Choice::Act {
        act: Term::named("door").unwrap(),
        target: None,
        with: None,
        at: Some(Cell::new(x, y)),
        facing: None,
    };
    assert_eq!(fight.forbidden(1, &open(1, 2)), "BRD-31");
    fight.choose(1, open(2, 1)).choose(1, go("walk", &[(2, 1)]));
    assert_eq!(fight.end(), ["1 door", "phase 4", "1 to 2,1 E 2 ACT-10", "round"]);
}

#[test]
fn nobody_stands_on_one_who_will_wake() {
    let _proof = proves(&["BRD-01", "BRD-12", "END-06"]);
    // BRD-01, BRD-12, END-06: he lies stunned for four rounds; one may walk over him at twice the cost, but not stay there.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 14")
        .foe(man(), (2, 1), "initiative: 10, endurance: 4")
        .foe(man(), (9, 9), "initiative: -5")
        .dice(&[6, 5, 4])
        .open();
    fight.plan(3, "defend").plan(2, "fight").plan(1, "fight");
    fight.choose(1, crate::story::blow(2, 1)).take(2);
    fight.plan(3, "defend").plan(1, "move-defend").skip();
    assert_eq!(fight.forbidden(1, &go("walk", &[(2, 1)])), "BRD-12");
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    assert_eq!(fight.end()[..2], ["1 to 2,1 E 4 ACT-10", "1 to 3,1 E 2 ACT-10"]);
}

#[test]
fn whoever_is_stopped_in_a_friends_square_steps_back() {
    let _proof = proves(&["BRD-13", "BRD-01", "BRD-12"]);
    // BRD-13, BRD-01, BRD-12: past the friend in (2,1) the climb onto the table fails; he may not stay with the friend.
    let mut fight = field()
        .hero(man(), (1, 1), "initiative: 12")
        .hero(man(), (2, 1), "initiative: -5")
        .foe(man(), (11, 11), "initiative: -5")
        .thing((3, 1), "table")
        .dice(&[13, 1, 2])
        .open();
    fight
        .plan(2, "defend")
        .plan(3, "defend")
        .plan(1, "move-defend")
        .skip();
    fight.choose(1, go("walk", &[(2, 1), (3, 1)]));
    let lines = fight.end();
    assert_eq!(lines[0], "1 to 2,1 E 4 ACT-10");
    assert_eq!(lines[2..], ["1 to 1,1 E 0 BRD-13", "round"]);
}
