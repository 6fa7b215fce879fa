//! Movement and sprint.

use klingentanz::board::{CellFacts, Facing, Harm, Terrain};

use super::proof::proves;
use super::story::{Setup, act, act_with};
use super::tale::*;

#[test]
fn ten_squares_are_a_move_and_difficult_ones_cost_more() {
    let _proof = proves(&["PL-MOV-01", "PL-MOV-03", "PL-MOV-05", "PL-BRD-13"]);
    let bog = CellFacts {
        terrain: Terrain::Bog,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((1, 0), bog)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // Eleven squares are too many; nine with a bog of three points are too.
    let row =
        |cells: std::ops::RangeInclusive<i16>, y: i16| -> Vec<(i16, i16)> { cells.map(|x| (x, y)).collect() };
    assert_eq!(fight.forbidden(1, &go("walk", &row(1..=9, 0))), "PL-MOV-01");
    let lines = fight.choose(1, go("walk", &row(1..=8, 0))).lines();
    assert_eq!(lines[0], "1 to 1,0 E 6 PL-MOV-01");
    assert_eq!(lines.len(), 8);
}

#[test]
fn friends_let_one_pass_and_foes_do_not_and_nobody_cuts_a_corner() {
    let _proof = proves(&["PL-MOV-05"]);
    let mut fight = ground()
        .thing((2, 2), "solid")
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .hero(person(ODO), (2, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (1, 0), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight").skip();
    // Onto a friend, through a foe, past the corner of what blocks the way.
    for path in [&[(2, 1)][..], &[(1, 0), (0, 0)], &[(1, 2), (2, 3)]] {
        assert_eq!(fight.forbidden(1, &go("walk", path)), "PL-MOV-05", "{path:?}");
    }
    let lines = fight.choose(1, go("walk", &[(2, 1), (3, 1)])).lines();
    assert_eq!(lines, ["1 to 2,1 E 2 PL-MOV-01", "1 to 3,1 E 2 PL-MOV-01"]);
}

#[test]
fn a_sprint_opens_the_guard_to_the_first_blow() {
    let _proof = proves(&["PL-SPR-01", "PL-SPR-02", "PL-STA-09", "PL-ACT-07"]);
    // Lysandre sprints up to the goblin, who strikes: five dice less of eight.
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 0), "initiative_die: 1")
        .dice(&[
            4, 1, 2, 3, 1, 2, 3, // the goblin: one success
            4, 4, 4, // Lysandre: 8 - 5 = 3 dice: warded off
        ])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let path: Vec<(i16, i16)> = (1..=8).map(|x| (x, 0)).collect();
    let lines = fight.choose(1, go("sprint", &path)).lines();
    assert_eq!(lines[0], "1 winded PL-STA-09");
    assert_eq!(lines[1], "1 to 1,0 E 2 PL-SPR-01");
    fight.pass(1).skip();
    let lines = fight.choose(2, hit("strike", 1, 0)).end();
    assert!(
        lines[1].contains("3: 5 PL-DEF-02 +2 PL-AMR-02 +1 PL-DEF-04 -5 PL-STA-09"),
        "{lines:?}"
    );
    // It is used up by the first Defence roll.
    assert_eq!(lines[2], "1 not winded PL-STA-09");
}

#[test]
fn heavy_armour_wounds_and_rough_ground_forbid_a_sprint() {
    let _proof = proves(&["PL-SPR-03"]);
    let sprint = go("sprint", &[(1, 0)]);
    for (id, start) in [
        (ORC, "initiative_die: 6"),
        (BANDIT, "initiative_die: 6, hit_points: 4"),
    ] {
        let mut fight = ground()
            .hero(person(id), (0, 0), start)
            .foe(person(OGRE), (11, 11), "initiative_die: 1")
            .open();
        fight.plan(1, "fight").plan(2, "fight");
        assert_eq!(fight.forbidden(1, &sprint), "PL-SPR-03", "{id}");
    }
    let rubble = CellFacts {
        terrain: Terrain::Rubble,
        ..CellFacts::default()
    };
    let mut fight = ground()
        .ground((1, 0), rubble)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(OGRE), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.forbidden(1, &sprint), "PL-SPR-03");
    // The goblin (13) blinds Aldric (7): seven less three against none.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 1")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 6")
        .dice(&[4, 4, 4, 4, 4, 4, 4, 1, 2, 3, 2, 3, 2, 3, 1, 3, 3])
        .open();
    fight.plan(2, "fight").plan(1, "fight");
    fight.choose(2, hit("blind", 1, 0)).skip();
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 2)])), "PL-SPR-03");
    // Whoever lies has to stand up first.
    let mut fight = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(person(OGRE), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight");
    assert_eq!(fight.forbidden(1, &sprint), "PL-STA-05");
}

#[test]
fn who_lies_on_the_ground_crawls_at_five_points_a_square() {
    let _proof = proves(&["PL-MOV-06", "PL-STA-05"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("walk", &[(1, 0)])), "PL-STA-05");
    assert_eq!(
        fight.forbidden(1, &go("crawl", &[(1, 0), (2, 0), (3, 0)])),
        "PL-MOV-01"
    );
    let lines = fight.choose(1, go("crawl", &[(1, 0), (2, 0)])).lines();
    assert_eq!(lines, ["1 to 1,0 E 10 PL-MOV-06", "1 to 2,0 E 10 PL-MOV-06"]);
}

#[test]
fn a_body_is_no_harder_to_crawl_over_than_any_square() {
    let _proof = proves(&["PL-MOV-06", "PL-MOV-05"]);
    // PL-MOV-06: every square costs whoever crawls 5, so that ten points lead over the body and off it again.
    let mut fight = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .posture(klingentanz::battle::Posture::Lying)
        .foe(person(GOBLIN), (1, 0), "initiative_die: 1, hit_points: 1")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("crawl", &[(1, 0)])), "PL-MOV-05");
    let lines = fight.choose(1, go("crawl", &[(1, 0), (2, 0)])).lines();
    assert_eq!(lines, ["1 to 1,0 E 10 PL-MOV-06", "1 to 2,0 E 10 PL-MOV-06"]);
}

#[test]
fn a_weapon_is_drawn_on_the_way_for_nothing() {
    let _proof = proves(&["PL-MOV-02", "PL-ACT-05"]);
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 0), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let left = |fight: &super::story::Story| (fight.actions(1, "moves"), fight.actions(1, "attacks"));
    fight.choose(1, go("walk", &[(1, 0)])).skip();
    assert_eq!(fight.choose(1, act_with("draw", 1)).lines(), ["1 draw"]);
    assert_eq!(left(&fight), ((1, 2), (1, 1)), "a move and the attack are left");
    // Once for each movement: the rapier takes an action again, and with two moves there is no attack.
    fight.choose(1, act_with("draw", 0));
    assert_eq!(fight.asked(), Some((2, "turn")));
    // On the spot it is a move action.
    fight.pass(2).plan(1, "fight").plan(2, "fight").skip();
    fight.choose(1, act_with("draw", 1));
    assert_eq!(left(&fight), ((1, 2), (1, 1)));
}

#[test]
fn a_weapon_is_put_away_on_the_way_for_nothing_and_on_the_spot_with_a_move_action() {
    let _proof = proves(&["PL-ACT-05"]);
    let mut fight = ground()
        .hero(person(LYSANDRE), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (9, 0), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    let left = |fight: &super::story::Story| (fight.actions(1, "moves"), fight.actions(1, "attacks"));
    fight.choose(1, go("walk", &[(1, 0)])).skip();
    assert_eq!(fight.choose(1, act("sheathe")).lines(), ["1 sheathe"]);
    assert_eq!(left(&fight), ((1, 2), (1, 1)), "a move and the attack are left");
    // Nothing is in the hand any more.
    assert_eq!(fight.forbidden(1, &act("sheathe")), "PL-ACT-05");
    fight.pass(1).pass(2).plan(1, "fight").plan(2, "fight").skip();
    // To draw takes a move action on the spot, and so does putting away: with two moves there is no attack.
    fight.choose(1, act_with("draw", 0));
    assert_eq!(left(&fight), ((1, 2), (1, 1)));
    fight.choose(1, act("sheathe"));
    assert_eq!(fight.asked(), Some((2, "turn")));
}

#[test]
fn leaving_contact_is_free() {
    let _proof = proves(&["PL-GEN-07", "PL-MOV-07"]);
    // The goblin stands in the stance; Aldric walks past and away from him, and nobody strikes.
    let mut fight = ground()
        .hero(person(ALDRIC), (1, 1), "initiative_die: 6")
        .foe(person(GOBLIN), (2, 1), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "riposte").skip();
    let lines = fight
        .choose(1, go("walk", &[(1, 2), (2, 2), (3, 2), (4, 2)]))
        .lines();
    assert_eq!(
        lines,
        [
            "1 to 1,2 S 2 PL-MOV-01",
            "1 to 2,2 E 2 PL-MOV-01",
            "1 to 3,2 E 2 PL-MOV-01",
            "1 to 4,2 E 2 PL-MOV-01",
        ]
    );
    assert_eq!(fight.asked(), Some((1, "turn")));
    let ways = fight.system.routes(
        fight.app.world(),
        fight.battle,
        klingentanz::battle::Term::named("walk").unwrap(),
        klingentanz::board::Cell::new(0, 1),
    );
    assert!(ways.iter().all(|way| way.strikes.is_empty()));
}

#[test]
fn tags_of_the_level_slow_down_and_fire_burns() {
    let _proof = proves(&["PL-GEN-10", "PL-MOV-03", "PL-SPR-03"]);
    let slow = CellFacts {
        move_half: 4,
        ..CellFacts::default()
    };
    let fire = CellFacts {
        harm: Some(Harm::Fire),
        ..CellFacts::default()
    };
    // Two points for the slow square; fire takes 1d6, whatever armour and Defence somebody has.
    let mut fight = ground()
        .ground((1, 0), slow)
        .ground((2, 0), fire)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .dice(&[4, 3])
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 0)])), "PL-SPR-03");
    let lines = fight.choose(1, go("walk", &[(1, 0), (2, 0)])).lines();
    assert_eq!(
        lines,
        [
            "1 to 1,0 E 4 PL-MOV-01",
            "1 to 2,0 E 2 PL-MOV-01",
            "1 struck [4] 4: 4 PL-GEN-10 -> 4: 4 PL-GEN-10",
            "1 life 26 -> 22 PL-GEN-10",
        ]
    );
    // His next turn begins in it.
    fight.pass(1).pass(2).plan(1, "fight").plan(2, "fight");
    assert!(fight.end().contains(&"1 life 22 -> 19 PL-GEN-10".to_owned()));
}

#[test]
fn a_body_in_the_way_costs_two_and_nobody_ends_on_it() {
    let _proof = proves(&["PL-MOV-05"]);
    let mut fight = ground()
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .hero(person(ODO), (2, 0), "hit_points: 0, initiative_die: 1")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").skip();
    assert_eq!(fight.forbidden(1, &go("walk", &[(1, 0), (2, 0)])), "PL-MOV-05");
    let lines = fight.choose(1, go("walk", &[(1, 0), (2, 0), (3, 0)])).lines();
    assert_eq!(
        lines,
        [
            "1 to 1,0 E 2 PL-MOV-01",
            "1 to 2,0 E 4 PL-MOV-01",
            "1 to 3,0 E 2 PL-MOV-01"
        ]
    );
}

#[test]
fn a_sprint_leads_over_nothing_that_costs_more_than_one() {
    let _proof = proves(&["PL-SPR-03"]);
    let first = |setup: Setup| {
        let mut fight = setup
            .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
            .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
            .foe(person(BANDIT), (2, 1), "initiative_die: 1, hit_points: 1")
            .open();
        fight.plan(1, "fight").plan(2, "fight").skip();
        fight
    };
    // A low wall on an edge costs two, and so does a body: one walks over both, and sprints over neither.
    let mut fight = first(ground().edge((0, 0), Facing::E, "low_wall"));
    assert_eq!(fight.forbidden(1, &go("sprint", &[(1, 0)])), "PL-SPR-03");
    let lines = fight.choose(1, go("walk", &[(1, 0)])).lines();
    assert_eq!(lines, ["1 to 1,0 E 4 PL-MOV-01"]);
    let mut fight = first(ground());
    let over = [(1, 0), (2, 1), (3, 2)];
    assert_eq!(fight.forbidden(1, &go("sprint", &over)), "PL-SPR-03");
    let lines = fight.choose(1, go("walk", &over)).lines();
    assert_eq!(lines[1], "1 to 2,1 SE 4 PL-MOV-01");
    // Beside the wall, which leaves a gap, he sprints round it.
    let mut fight = first(ground().edge((0, 0), Facing::E, "low_wall"));
    let lines = fight.choose(1, go("sprint", &[(0, 1), (0, 2), (1, 2)])).lines();
    assert!(lines.contains(&"1 to 1,2 E 2 PL-SPR-01".to_owned()), "{lines:?}");
}
