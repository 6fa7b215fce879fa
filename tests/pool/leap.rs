//! Jumps over gaps and climbs within a movement.

use klingentanz::board::{CellFacts, Terrain};

use super::proof::proves;
use super::story::Setup;
use super::tale::*;

/// A pit of two metres that leaves no way past it: these columns of the field, from its first row to its last.
fn pit(columns: std::ops::RangeInclusive<i16>) -> Setup {
    let facts = CellFacts {
        terrain: Terrain::Pit,
        ground_dm: -20,
        ..CellFacts::default()
    };
    let cells = columns.flat_map(|x| (0..12).map(move |y| (x, y)));
    cells.fold(ground(), |setup, cell| setup.ground(cell, facts))
}

/// Aldric at the west end of a row, with the goblin far from him, and his first turn.
fn runner(setup: Setup, dice: &[u8]) -> super::story::Story {
    let mut fight = setup
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .dice(dice)
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    fight
}

/// The squares to which an offer of a gait leads, those of one row.
fn offered(fight: &super::story::Story, gait: &str, row: i16) -> Vec<i16> {
    let offers = fight.system.offers(fight.app.world(), fight.battle);
    let cells = offers.iter().filter(|offer| offer.word.0 == gait);
    let cells = cells.flat_map(|offer| &offer.cells).filter(|cell| cell.y == row);
    cells.map(|cell| cell.x).collect()
}

#[test]
fn a_sprint_leads_over_a_gap_of_two_squares_and_goes_on() {
    let _proof = proves(&["PL-MOV-06", "PL-SPR-01"]);
    let mut fight = runner(pit(3..=4), &[]);
    // (0,1) is beside him; two squares of run-up in the line of the jump are wanted, wherever he came from.
    let ways: [&[(i16, i16)]; 3] = [
        &[(0, 1), (1, 1), (5, 1)],
        &[(1, 0), (2, 1), (5, 1)],
        &[(1, 0), (2, 0), (6, 0)],
    ];
    for way in ways {
        assert_eq!(fight.forbidden(1, &go("sprint", way)), "PL-MOV-06", "{way:?}");
    }
    assert_eq!(offered(&fight, "sprint", 0), [1, 2, 5, 6, 7, 8, 9, 10, 11]);
    assert_eq!(offered(&fight, "jump", 0), [5, 6, 7, 8, 9, 10]);
    let way = [(0, 1), (1, 1), (2, 1), (5, 1), (6, 2)];
    let lines = fight.choose(1, go("sprint", &way)).lines();
    assert_eq!(
        lines[1..6],
        [
            "1 to 0,1 S 2 PL-SPR-01",
            "1 to 1,1 E 2 PL-SPR-01",
            "1 to 2,1 E 2 PL-SPR-01",
            "1 to 5,1 E 6 PL-MOV-06",
            "1 to 6,2 SE 2 PL-SPR-01",
        ]
    );
}

#[test]
fn the_landing_of_a_jump_costs_what_its_ground_costs() {
    let _proof = proves(&["PL-MOV-06", "PL-MOV-03", "PL-SPR-03"]);
    // Two squares of run-up, one of gap; the landing on rubble costs two points, in the bog three, on open floor one. The lines
    // tell half points.
    let way = [(1, 0), (2, 0), (4, 0)];
    for (terrain, half, is_open) in [
        (Terrain::Rubble, 6, false),
        (Terrain::Bog, 8, false),
        (Terrain::Floor, 4, true),
    ] {
        let facts = CellFacts {
            terrain,
            ..CellFacts::default()
        };
        let mut fight = runner(pit(3..=3).ground((4, 0), facts), &[]);
        assert_eq!(offered(&fight, "sprint", 0).contains(&4), is_open);
        if !is_open {
            // Any square of a sprint that costs more than one point forbids it.
            assert_eq!(fight.forbidden(1, &go("sprint", &way)), "PL-SPR-03");
        }
        let lines = fight.choose(1, go("jump", &way)).lines();
        let jump = format!("1 to 4,0 E {half} PL-MOV-06");
        assert!(lines.contains(&jump), "{terrain:?}: {lines:?}");
    }
}

#[test]
fn a_sprint_leads_over_no_gap_of_three_squares() {
    let _proof = proves(&["PL-MOV-06"]);
    let mut fight = runner(pit(3..=5), &[]);
    let way = [(1, 0), (2, 0), (6, 0)];
    assert_eq!(fight.forbidden(1, &go("sprint", &way)), "PL-MOV-06");
    assert_eq!(offered(&fight, "sprint", 0), [1, 2]);
    // Two of run-up and four of jump leave four of ten.
    assert_eq!(offered(&fight, "jump", 0), [6, 7, 8, 9, 10]);
}

#[test]
fn a_sprint_may_hold_several_jumps_and_the_way_to_a_square_knows_them() {
    let _proof = proves(&["PL-MOV-06"]);
    let narrow = CellFacts {
        water_dm: 20,
        ..CellFacts::default()
    };
    let setup = (0..12).fold(pit(3..=3), |setup, y| setup.ground((7, y), narrow));
    let mut fight = runner(setup, &[]);
    let ways = fight.system.routes(
        fight.app.world(),
        fight.battle,
        klingentanz::battle::Term::named("sprint").unwrap(),
        klingentanz::board::Cell::new(9, 0),
    );
    let steps: Vec<_> = ways[0]
        .steps
        .iter()
        .map(|step| (step.cell.x, step.sum_half))
        .collect();
    // One point for each square, those of the gaps among them: nine.
    assert_eq!(
        steps,
        [(1, 2), (2, 4), (4, 8), (5, 10), (6, 12), (8, 16), (9, 18)]
    );
    let way: Vec<_> = ways[0]
        .steps
        .iter()
        .map(|step| (step.cell.x, step.cell.y))
        .collect();
    let lines = fight.choose(1, go("sprint", &way)).lines();
    assert!(lines.contains(&"1 to 9,0 E 2 PL-SPR-01".to_owned()), "{lines:?}");
}

#[test]
fn a_jump_over_three_squares_takes_a_test() {
    let _proof = proves(&["PL-MOV-06"]);
    let way = [(1, 0), (2, 0), (6, 0), (7, 0)];
    // Strength 5 and Agility 3: eight dice. Of the 256 ways of success and failure nine hold fewer than two successes; among the
    // others none is a critical failure, which takes five ones.
    let faces = |faces: [u8; 8]| runner(pit(3..=5), &faces);
    let mut fight = faces([4, 6, 1, 2, 3, 1, 2, 1]);
    let lines = fight.choose(1, go("jump", &way)).end();
    assert_eq!(lines.last().unwrap(), "1 to 7,0 E 2 PL-MOV-06");
    assert!(lines.contains(&"1 to 6,0 E 8 PL-MOV-06".to_owned()), "{lines:?}");
    // One success is too few, and with five ones of eight dice he fails whatever else there is: the movement is over.
    for dice in [[4, 3, 3, 2, 3, 1, 2, 1], [6, 6, 6, 1, 1, 1, 1, 1]] {
        let mut fight = faces(dice);
        let lines = fight.choose(1, go("jump", &way)).end();
        assert!(lines[2].contains("PL-MOV-06") && lines.len() == 3, "{lines:?}");
        assert_eq!(lines[1], "1 to 2,0 E 2 PL-MOV-06");
        assert_eq!(fight.asked(), Some((1, "turn")));
        assert_eq!(fight.actions(1, "moves"), (1, 2));
    }
}

#[test]
fn the_odds_of_a_long_jump_are_exact_and_a_short_one_has_none() {
    let odds = |pit: Setup, way: &[(i16, i16)]| {
        let fight = runner(pit, &[]);
        fight.odds(&go("jump", way)).map(|odds| odds.chain)
    };
    assert_eq!(odds(pit(3..=4), &[(1, 0), (2, 0), (5, 0)]), None);
    let chain = odds(pit(3..=5), &[(1, 0), (2, 0), (6, 0)]).unwrap();
    // Of 6^8 = 1,679,616 ways 9 * 3^8 = 59,049 have fewer than two successes. Five ones or more with two or three successes:
    // five ones C(8,5) = 56 places, the other three dice with two successes and one blank (2 or 3): 3 * 9 * 2 = 54, with three: 27,
    // so 56 * 81 = 4,536; six ones and two successes: 28 * 9 = 252. 1,679,616 - 59,049 - 4,788 = 1,615,779.
    assert_eq!(chain.len(), 1);
    let (_, chance) = chain[0];
    assert_eq!(chance.of * 1_679_616, 1_615_779 * chance.total);
}

#[test]
fn nobody_jumps_off_a_square_that_a_friend_holds() {
    let _proof = proves(&["PL-MOV-06"]);
    let mut fight = pit(3..=3)
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .hero(person(ODO), (2, 0), "initiative_die: 1")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(3, "fight").plan(2, "fight").skip();
    let way = [(1, 0), (2, 0), (4, 0)];
    assert_eq!(fight.forbidden(1, &go("sprint", &way)), "PL-MOV-06");
    assert_eq!(fight.forbidden(1, &go("jump", &way)), "PL-MOV-06");
}

#[test]
fn a_climb_is_a_part_of_a_movement() {
    let _proof = proves(&["PL-MOV-06"]);
    let high = CellFacts {
        ground_dm: 12,
        ..CellFacts::default()
    };
    let setup = (2..=4).fold(ground(), |setup, x| setup.ground((x, 0), high));
    let mut fight = setup
        .hero(person(ALDRIC), (0, 0), "initiative_die: 6")
        .foe(person(GOBLIN), (11, 11), "initiative_die: 1")
        .open();
    fight.plan(1, "fight").plan(2, "fight").skip();
    // A point for the square before it, two metres begun at four points each, and the tenth point for a square above.
    let reach = fight.system.reach(
        fight.app.world(),
        fight.battle,
        klingentanz::battle::Term::named("climb").unwrap(),
    );
    let cost = |x: i16| {
        let found = reach.iter().find(|(cell, _)| (cell.x, cell.y) == (x, 0));
        found.map(|(_, cost)| *cost)
    };
    assert_eq!([2, 3, 4].map(cost), [Some(18), Some(20), None]);
    let far = [(1, 0), (2, 0), (3, 0), (4, 0)];
    assert_eq!(fight.forbidden(1, &go("climb", &far)), "PL-MOV-01");
    assert_eq!(fight.forbidden(1, &go("climb", &[(1, 0)])), "PL-MOV-06");
    assert_eq!(fight.forbidden(1, &go("walk", &far[..2])), "PL-MOV-06");
    let lines = fight.choose(1, go("climb", &far[..3])).lines();
    assert_eq!(
        lines,
        [
            "1 to 1,0 E 2 PL-MOV-06",
            "1 to 2,0 E 16 PL-MOV-06",
            "1 to 3,0 E 2 PL-MOV-06"
        ]
    );
}
