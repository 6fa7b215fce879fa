//! Lines of sight, of effect, of fire, and of a blow.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, gap_in_a_wall, plans};
use klingentanz::board::{
    Board, BoardView, Cell, CellFacts, Channel, DoorState, Edge, Footprint, HeightClass, Pair, Spot,
};
use proptest::prelude::*;
use proptest::sample::Index;

fn pair<'a>(drawing: &'a Drawing, attacker: char, target: char) -> Pair<'a> {
    Pair::new(
        drawing.view(),
        Spot::on_floor(drawing.at(attacker)),
        Spot::on_floor(drawing.at(target)),
    )
}

/// Sight, effect, missile and blow at the given reach, which must be the same both ways.
fn lines(drawing: &Drawing, attacker: char, target: char, reach: u16) -> [bool; 4] {
    let answers = |pair: Pair| {
        [
            pair.has_sight(),
            pair.has_effect(),
            pair.has_missile(),
            pair.has_melee_line(reach),
        ]
    };
    let there = answers(pair(drawing, attacker, target));
    assert_eq!(
        there,
        answers(pair(drawing, target, attacker)),
        "{attacker} and {target} differ"
    );
    there
}

const ALL: [bool; 4] = [true; 4];
const NONE: [bool; 4] = [false; 4];

#[test]
fn a_pillar_stops_blows_and_a_block_stops_all() {
    proves_board(&[
        "BD-EX-02",
        "BD-PF-08",
        "BD-PF-09",
        "BD-PF-10",
        "BD-PF-11",
        "BD-OBJ-20",
        "BD-OBJ-32",
        "BD-VAR-01",
        "BD-VAR-05",
    ]);
    // BD-EX-02.
    assert_eq!(
        lines(&draw(".......\nA.O..T.\n......."), 'A', 'T', 5),
        [true, true, true, false]
    );
    let block = draw(".......\nA..#..T\n......U");
    assert_eq!(lines(&block, 'A', 'T', 6), NONE);
    assert_eq!(lines(&block, 'A', 'U', 6), [true, true, true, false]);
}

#[test]
fn round_a_corner_one_sees_and_does_not_strike() {
    proves_board(&["BD-EX-03", "BD-LIN-09", "BD-VAR-05"]);
    // BD-EX-03.
    assert_eq!(
        lines(&draw(".A..\n.#..\n..T."), 'A', 'T', 2),
        [true, true, true, false]
    );
}

#[test]
fn neighbours_at_a_corner_fight_past_it_but_not_through_a_pinch() {
    proves_board(&["BD-EX-04", "BD-LIN-02", "BD-VAR-02"]);
    // BD-EX-04.
    assert_eq!(lines(&draw("A#\n.T"), 'A', 'T', 1), ALL);
    assert_eq!(lines(&draw("A#\n#T"), 'A', 'T', 1), NONE);
}

#[test]
fn what_fills_a_gap_decides_which_lines_pass() {
    proves_board(&[
        "BD-EX-05",
        "BD-LIN-03",
        "BD-OBJ-03",
        "BD-OBJ-04",
        "BD-OBJ-05",
        "BD-OBJ-21",
        "BD-OBJ-22",
        "BD-OBJ-23",
        "BD-OBJ-25",
        "BD-OBJ-26",
        "BD-OBJ-27",
        "BD-OBJ-28",
        "BD-OBJ-29",
    ]);
    // BD-EX-05: sight, effect, missile, blow.
    let cases = [
        ("", ALL),
        ("door", NONE),
        ("wall", NONE),
        ("window", ALL),
        ("bars", ALL),
        ("slit", ALL),
        ("pane", [true, false, true, false]),
        ("hard_pane", [true, false, false, false]),
        ("curtain", [false, true, true, true]),
    ];
    for (class, expected) in cases {
        assert_eq!(
            lines(&gap_in_a_wall(class), 'A', 'T', 3),
            expected,
            "through {class}"
        );
    }
    let mut open = gap_in_a_wall("door");
    assert!(
        open.changes
            .set_edge_door(&open.board, Edge::west(3, 1), DoorState::Open)
    );
    assert_eq!(lines(&open, 'A', 'T', 3), ALL);
}

#[test]
fn a_door_gap_shows_some_and_hides_others() {
    proves_board(&["BD-EX-06", "BD-LIN-01", "BD-LIN-03"]);
    // BD-EX-06.
    let gap = [0, 2, 3]
        .into_iter()
        .fold(draw("......\nA....T\n..B..U\n......"), |map, y| {
            map.with_edge(Edge::west(3, y), "wall")
        });
    assert_eq!(lines(&gap, 'A', 'T', 5), ALL);
    assert_eq!(lines(&gap, 'B', 'T', 5), [true, true, true, false]);
    assert_eq!(lines(&gap, 'B', 'U', 5), NONE);
    assert!(pair(&gap, 'A', 'U').has_effect());
}

#[test]
fn a_low_wall_stops_no_line() {
    proves_board(&["BD-EX-07", "BD-OBJ-12", "BD-OBJ-30"]);
    // BD-EX-07.
    let wall = (0..3).fold(draw("........\nA...T..U\n........"), |map, y| {
        map.with_edge(Edge::west(4, y), "low_wall")
    });
    assert_eq!(lines(&wall, 'A', 'T', 4), ALL);
    assert_eq!(lines(&wall, 'A', 'U', 7), ALL);
}

#[test]
fn only_dense_mist_hides_and_only_from_a_distance() {
    proves_board(&["BD-EX-15", "BD-LIN-04", "BD-CEL-07"]);
    // BD-EX-15.
    assert_eq!(lines(&draw("......\nA.~~T.\n......"), 'A', 'T', 4), ALL);
    let smoke = CellFacts {
        mist: 3,
        ..CellFacts::default()
    };
    let smoky = draw(".....\nAT.U.\n.....").with_cell(0, 1, smoke);
    assert_eq!(lines(&smoky, 'A', 'T', 1), ALL);
    assert_eq!(lines(&smoky, 'A', 'U', 3), [false, true, true, true]);
}

#[test]
fn a_hill_between_two_fighters_hides_them_and_a_flyer_looks_over_it() {
    proves_board(&["BD-OBJ-12", "BD-CEL-03", "BD-DYN-01"]);
    // BD-OBJ-12: 18 dm above the higher floor is full.
    let hill = |ground_dm| {
        let facts = CellFacts {
            ground_dm,
            ..CellFacts::default()
        };
        (0..3).fold(draw("...\nA.T\n..."), |map, y| map.with_cell(1, y, facts))
    };
    assert_eq!(lines(&hill(17), 'A', 'T', 2), ALL);
    assert_eq!(lines(&hill(18), 'A', 'T', 2), NONE);
    let high = hill(18);
    let flyer = Spot {
        place: high.at('A'),
        altitude_dm: 15,
    };
    assert!(Pair::new(high.view(), flyer, Spot::on_floor(high.at('T'))).has_sight());
}

#[test]
fn heights_have_classes() {
    proves_board(&["BD-OBJ-12", "BD-VAR-12"]);
    // BD-OBJ-12.
    let classes = [-3, 4, 5, 11, 12, 17, 18, 300].map(HeightClass::of);
    use HeightClass::{Chest, Flat, Full, Low};
    assert_eq!(classes, [Flat, Flat, Low, Low, Chest, Chest, Full, Full]);
}

#[test]
fn a_big_fighter_is_seen_by_any_of_his_cells() {
    proves_board(&["BD-GRD-04", "BD-LIN-03"]);
    let block = draw("A.#..\n.....");
    let sees = |size| {
        let place = Footprint::new(Cell::new(3, 0), size);
        Pair::new(block.view(), Spot::on_floor(block.at('A')), Spot::on_floor(place)).has_sight()
    };
    assert!(!sees(1));
    assert!(sees(2));
}

#[test]
fn reach_counts_cells_for_a_blow() {
    proves_board(&["BD-PF-11", "BD-LIN-09"]);
    let open = draw("A..T");
    assert!(pair(&open, 'A', 'T').has_melee_line(3));
    assert!(!pair(&open, 'A', 'T').has_melee_line(2));
}

const CHANNELS: [Channel; 3] = [Channel::Sight, Channel::Effect, Channel::Missile];

/// All answers about one pair of places.
fn answers(board: &Board, from: impl Into<Spot>, to: impl Into<Spot>) -> [bool; 4] {
    let pair = Pair::new(BoardView::unchanged(board), from.into(), to.into());
    let [sight, effect, missile] = CHANNELS.map(|channel| pair.is_clear(channel));
    [sight, effect, missile, pair.has_melee_line(9)]
}

fn pick_cell(board: &Board, pick: Index) -> Cell {
    let cells: Vec<_> = board.cells().collect();
    cells[pick.index(cells.len())]
}

proptest! {
    #[test]
    fn lines_are_the_same_both_ways(
        plan in plans(), picks in any::<[Index; 2]>(), sizes in [1u8..4, 1u8..4], heights in [0i16..25, 0i16..25],
    ) {
        proves_board(&["BD-LIN-03", "BD-LIN-04", "BD-LIN-09"]);
        let board = plan.build();
        let [from, to] = [0, 1].map(|i| Spot {
            place: Footprint::new(pick_cell(&board, picks[i]), sizes[i]),
            // Every other one flies or rides.
            altitude_dm: if heights[i] % 2 == 0 { 0 } else { heights[i] },
        });
        prop_assert_eq!(answers(&board, from, to), answers(&board, to, from));
    }

    #[test]
    fn a_turned_map_has_the_same_lines(plan in plans(), picks in any::<[Index; 2]>()) {
        let (board, turned) = (plan.build(), plan.turned().build());
        let [from, to] = [0, 1].map(|i| pick_cell(&board, picks[i]));
        let [turned_from, turned_to] = [from, to].map(|cell| Footprint::single(plan.turn(cell)));
        prop_assert_eq!(
            answers(&board, Footprint::single(from), Footprint::single(to)),
            answers(&turned, turned_from, turned_to)
        );
    }

    #[test]
    fn a_map_changed_in_the_battle_has_the_lines_of_one_that_was_drawn_so(
        plan in plans(), picks in any::<[Index; 2]>(),
    ) {
        let drawn = plan.build();
        let (empty, changes) = plan.build_as_changes();
        let [from, to] = [0, 1].map(|i| Spot::on_floor(Footprint::single(pick_cell(&drawn, picks[i]))));
        for channel in CHANNELS {
            prop_assert_eq!(
                Pair::new(BoardView::unchanged(&drawn), from, to).is_clear(channel),
                Pair::new(BoardView::new(&empty, &changes), from, to).is_clear(channel)
            );
        }
    }
}
