//! The grid itself, drawn: directions, edges, gaps, the three measures, sectors, and what lies ahead of or beyond somebody.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, tile};
use klingentanz::board::{
    Cell, Edge, Facing, Footprint, Footway, Gap, Mark, Measure, PairFacts, Scale, ahead, are_opposite,
    beyond, footway, rel, squeezed_size,
};

/// The gap from a fighter of one cell to every cell of the map, told in one sign.
fn gaps(drawing: &Drawing, from: char, sign: impl Fn(Gap) -> char) -> String {
    drawing.shown(|cell| sign(drawing.at(from).gap(Footprint::single(cell))))
}

fn digit(number: impl Into<u32>) -> char {
    char::from_digit(number.into(), 10).expect("a number of one digit")
}

#[test]
fn cells_fighters_and_things_are_walked_row_by_row() {
    proves_board(&["BD-00", "BD-GRD-01", "BD-MAP-07"]);
    // BD-00: in ascending order of (y, x), y to the south (BD-GRD-01). An area reads like a page.
    let map = draw(
        ".O...
         .ABC.
         .DEFt
         #....",
    );
    let area = Mark::area(map.cell('A'), 3, 2);
    let letter = |cell: Cell| {
        let found = map.fighters.iter().find(|(_, place)| **place == cell);
        found.map(|(letter, _)| *letter)
    };
    assert_eq!(
        area.cells().map(letter).collect::<Option<String>>().as_deref(),
        Some("ABCDEF")
    );
    assert_eq!(
        map.marked(area.cells()),
        [".....", ".***.", ".***.", "....."].join("\n")
    );
    let classes: Vec<&str> = map
        .board
        .things()
        .map(|(_, thing)| thing.class.as_str())
        .collect();
    assert_eq!(classes, ["pillar", "table", "solid"]);
}

#[test]
fn the_eight_directions_are_numbered_clockwise_from_north() {
    proves_board(&["BD-GRD-02"]);
    // BD-GRD-02: 0 N (0,-1), 1 NE (1,-1), 2 E (1,0), 3 SE (1,1), 4 S (0,1), 5 SW (-1,1), 6 W (-1,0), 7 NW (-1,-1).
    let map = draw(
        ".....
         ..A..
         .....",
    );
    let around = map.shown(|cell| {
        let towards = Facing::ALL.into_iter().find(|&it| map.cell('A').step(it) == cell);
        towards.map_or('.', |towards| digit(towards.index()))
    });
    assert_eq!(around, [".701.", ".6.2.", ".543."].join("\n"));
}

#[test]
fn an_edge_between_two_cells_has_the_name_that_both_give_it() {
    proves_board(&["BD-GRD-03"]);
    // BD-GRD-03: v(3, 1) is the west side of B, h(2, 2) the north side of C.
    let map = draw(
        "....
         ..AB
         ..C.",
    );
    let [a, b, c] = ['A', 'B', 'C'].map(|fighter| map.cell(fighter));
    assert_eq!(
        [Edge::of(a, Facing::E), Edge::of(b, Facing::W)],
        [Some(Edge::west(3, 1)); 2]
    );
    assert_eq!(
        [Edge::of(a, Facing::S), Edge::of(c, Facing::N)],
        [Some(Edge::north(2, 2)); 2]
    );
    // A wall drawn there by its one name stands between them from both sides, and nowhere else.
    let walled = map.with_edge(Edge::west(3, 1), "wall");
    let way = |fighter, towards| footway(walled.view(), walled.at(fighter), towards);
    assert_eq!([way('A', Facing::E), way('B', Facing::W)], [Footway::Blocked; 2]);
    assert_eq!([way('A', Facing::S), way('C', Facing::N)], [Footway::Open; 2]);
}

#[test]
fn a_thing_fills_its_cell_and_the_later_one_takes_its_place() {
    proves_board(&["BD-CEL-13", "BD-GRD-03"]);
    // BD-CEL-13: one thing a cell, none unless it is said; A and T stand on free floor.
    let mut map = draw(
        ".t.
         A#O
         ..T",
    );
    let classes = |map: &Drawing| {
        map.shown(|cell| match map.view().thing(cell).map(|it| it.class.as_str()) {
            Some("table") => 't',
            Some("solid") => '#',
            Some("pillar") => 'O',
            Some(_) => '?',
            None => '.',
        })
    };
    assert_eq!(classes(&map), [".t.", ".#O", "..."].join("\n"));
    let cell = Cell::new(1, 1);
    assert!(map.board.set_thing(cell, Some(tile(cell, "table"))));
    assert_eq!(classes(&map), [".t.", ".tO", "..."].join("\n"));
}

#[test]
fn the_three_measures_lie_around_a_fighter_as_squares_octagons_and_circles() {
    proves_board(&["BD-DST-1", "BD-DST-2", "BD-DST-3", "BD-GRD-06", "BD-VAR-06"]);
    let map = draw(
        "A.....
         ......
         ......
         ......
         ......",
    );
    let by = |measure| gaps(&map, 'A', |gap| digit(gap.by(measure)));
    // BD-DST-1: the longer axis.
    let cheb = ["012345", "112345", "222345", "333345", "444445"];
    assert_eq!(by(Measure::Cheb), cheb.join("\n"));
    // BD-DST-2: half of the shorter axis, rounded down, comes on top: nothing in row 1, one from (2, 2) on, two from (4, 4) on.
    let alt = ["012345", "112345", "223456", "334456", "445567"];
    assert_eq!(by(Measure::Alt), alt.join("\n"));
    // BD-DST-3: the roots of 1 + 4 + ...: (1, 1) 1.4, (2, 2) 2.8, (3, 2) and (2, 3) 3.6, (4, 2) 4.5 (20 < 20.25), (3, 3) 4.2, (5, 3) 5.8,
    // (4, 4) 5.7, (5, 4) 6.4.
    let round = ["012345", "112345", "223445", "334456", "444566"];
    assert_eq!(by(Measure::Round), round.join("\n"));
}

#[test]
fn the_worked_distances_are_those_of_fighters_on_a_map() {
    proves_board(&["BD-EX-01", "BD-DST-4", "BD-DST-5", "BD-GRD-08"]);
    // BD-EX-01, from A: B (2, 2), C (1, 3), D (3, 4), E (5, 2), F (7, 3), G (4, 6): cheb, alt, round, bearing.
    let map = draw(
        "A.......
         ........
         ..B..E..
         .C.....F
         ...D....
         ........
         ....G...",
    );
    for (fighter, cheb, alt, round, bearing) in [
        ('B', 2, 3, 3, Facing::SE),
        ('C', 3, 3, 3, Facing::S),
        ('D', 4, 5, 5, Facing::SE),
        ('E', 5, 6, 5, Facing::E),
        ('F', 7, 8, 8, Facing::SE),
        ('G', 6, 8, 7, Facing::SE),
    ] {
        let gap = map.at('A').gap(map.at(fighter));
        let ranges = [Measure::Cheb, Measure::Alt, Measure::Round].map(|it| gap.by(it));
        assert_eq!(ranges, [cheb, alt, round], "{fighter}");
        assert_eq!(gap.sector(), Some(bearing), "{fighter}");
        // BD-DST-5: in decimetres, on cells of 1 m and of 1.5 m.
        let decimetres = [(Measure::Round, 10), (Measure::Alt, 15)].map(|(it, dm)| gap.range_dm(it, dm));
        assert_eq!(decimetres, [round * 10, alt * 15].map(u32::from), "{fighter}");
    }
}

#[test]
fn the_sectors_cut_the_map_into_eight_equal_parts() {
    proves_board(&["BD-GRD-08"]);
    // BD-GRD-08: straight if (lo + hi)^2 < 2 hi^2: (3, 1) 16 < 18 is straight, (3, 2) 25, (2, 1) 9 > 8 and (1, 1) 4 > 2 are not.
    let map = draw(
        ".......
         .......
         .......
         ...A...
         .......
         .......
         .......",
    );
    let sectors = gaps(&map, 'A', |gap| {
        gap.sector().map_or('A', |towards| digit(towards.index()))
    });
    let hand = [
        "7700011", "7770111", "6770112", "666A222", "6554332", "5554333", "5544433",
    ];
    assert_eq!(sectors, hand.join("\n"));
}

/// The ogre of BD-EX-09, of 2x2 cells from T on.
fn ogre_field() -> Drawing {
    draw(
        "........
         .A...B..
         ...T....
         ........
         ..E.....
         ...C....
         ......D.",
    )
}

#[test]
fn a_gap_is_counted_from_the_nearest_rows_and_columns_of_both() {
    proves_board(&["BD-GRD-05", "BD-EX-09"]);
    // BD-EX-09: gap to the ogre, cheb, alt, round, and where he who faces east sees them.
    let map = ogre_field();
    let ogre = map.big('T', 2);
    for (fighter, (x, y), ranges, seen) in [
        ('A', (2, 1), [2, 2, 2], 5),
        ('B', (-1, 1), [1, 1, 1], 7),
        ('C', (0, -2), [2, 2, 2], 2),
        ('D', (-2, -3), [3, 4, 4], 1),
        ('E', (1, -1), [1, 1, 1], 3),
    ] {
        let gap = map.at(fighter).gap(ogre);
        assert_eq!(gap, Gap { x, y }, "{fighter}");
        assert_eq!(ogre.gap(map.at(fighter)), Gap { x: -x, y: -y }, "{fighter}");
        let found = [Measure::Cheb, Measure::Alt, Measure::Round].map(|it| gap.by(it));
        assert_eq!(found, ranges, "{fighter}");
        assert_eq!(rel(ogre, Facing::E, map.at(fighter)), seen, "{fighter}");
    }
    // His own cells have no gap to him.
    let inside = map.shown(|cell| {
        if Footprint::single(cell).gap(ogre) == Gap::default() {
            'T'
        } else {
            '.'
        }
    });
    let hand = [
        "........", "........", "...TT...", "...TT...", "........", "........", "........",
    ];
    assert_eq!(inside, hand.join("\n"));
}

#[test]
fn allies_on_two_opposite_sides_of_an_ogre_have_him_between_them() {
    proves_board(&["BD-EX-09", "BD-PF-23"]);
    // BD-EX-09: A (2, 2) and E (5, 3), B (2, 1) and F (5, 4) yes; A and G (3, 4), C (2, 3) and D (5, 1) no. North and south of him
    // are H (4, 1) and G as well: their segment meets both sides inside of his columns, 3 to 5.
    let map = draw(
        "........
         ..B.HD..
         ..AT....
         ..C..E..
         ...G.F..",
    );
    let ogre = map.big('T', 2);
    let opposite = [('A', 'E'), ('B', 'F'), ('H', 'G'), ('A', 'G'), ('C', 'D')]
        .map(|(one, other)| are_opposite(map.at(one), map.at(other), ogre));
    assert_eq!(opposite, [true, true, true, false, false]);
}

#[test]
fn ahead_lie_the_cells_straight_before_a_fighter_and_beyond_him_three_ways_lead() {
    proves_board(&["BD-GRD-10"]);
    let map = draw(
        ".....
         .T...
         .....
         ...A.
         .....",
    );
    let before = |place, facing| map.marked(ahead(place, facing));
    assert_eq!(
        before(map.at('A'), Facing::NE),
        [".....", ".....", "....*", ".....", "....."].join("\n")
    );
    // An ogre of 2x2 from T on: two cells before him to the east, one at his corner to the south-west.
    assert_eq!(
        before(map.big('T', 2), Facing::E),
        [".....", "...*.", "...*.", ".....", "....."].join("\n")
    );
    assert_eq!(
        before(map.big('T', 2), Facing::SW),
        [".....", ".....", ".....", "*....", "....."].join("\n")
    );
    // Away from T, A is driven: the gap (2, 2) points south-east, so east, south-east and south.
    let away = beyond(map.at('T'), map.at('A')).expect("two places");
    assert_eq!(
        map.marked(away.map(|towards| map.cell('A').step(towards))),
        [".....", ".....", ".....", "....*", "...**"].join("\n")
    );
}

#[test]
fn who_is_squeezed_gets_through_where_he_fills_half_of_his_cells() {
    proves_board(&["BD-PF-39", "BD-GRD-04"]);
    // BD-GRD-04: an ogre of 2x2 fills 1x1 then, one of 3x3 fills 2x2. The gap is one cell wide; all come from its row.
    let map = draw(
        "##########
         .....#####
         ..........
         .....#####
         ##########",
    );
    let step = |size: u8| {
        let place = Footprint::new(Cell::new(5 - i16::from(size), 2), size);
        footway(map.view(), place, Facing::E)
    };
    assert_eq!(
        [step(2), step(squeezed_size(2))],
        [Footway::Blocked, Footway::Open]
    );
    assert_eq!(step(squeezed_size(3)), Footway::Blocked);
}

#[test]
fn the_size_of_a_cell_turns_the_same_squares_into_other_metres() {
    proves_board(&["BD-LVL-06", "BD-GRD-07", "BD-DST-5"]);
    // BD-GRD-07: four cells of 1 m, of 1.5 m, and of what a level says; the squares stay four.
    let map = draw("A...T");
    let figures = ['A', 'T'].map(|fighter| {
        klingentanz::board::Figure::standing(map.at(fighter), Facing::E, u8::from(fighter == 'T'))
    });
    let range = |cell_dm| {
        let scale = Scale {
            measure: Measure::Cheb,
            corner: klingentanz::board::CornerScale::Opaque,
            cell_dm,
        };
        let facts = PairFacts::direct(map.view(), scale, &figures, [0, 1], figures);
        (facts.range(), facts.range_dm())
    };
    assert_eq!([range(10), range(15), range(20)], [(4, 40), (4, 60), (4, 80)]);
}
