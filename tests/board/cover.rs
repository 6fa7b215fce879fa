//! Cover: hidden lines, kinds and grades, low things, bodies and veils.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, gap_in_a_wall, plans};
use klingentanz::board::{
    Board, BoardView, Body, Cell, CellFacts, CornerScale, Cover, CoverGrade, CoverKind, DoorState, Edge,
    Facing, Footprint, Footway, Pair, Screen, Spot, ThingId, footway,
};
use proptest::prelude::*;
use proptest::sample::Index;

fn pair<'a>(drawing: &'a Drawing, attacker: char, target: char) -> Pair<'a> {
    let spot = |fighter| Spot::on_floor(drawing.at(fighter));
    Pair::new(drawing.view(), spot(attacker), spot(target))
}

/// The cover of a target with all others of the drawing standing, and the letters of the others.
fn cover(drawing: &Drawing, attacker: char, target: char) -> (Cover, Vec<char>) {
    cover_with(drawing, attacker, target, &[])
}

fn cover_with(drawing: &Drawing, attacker: char, target: char, lying: &[char]) -> (Cover, Vec<char>) {
    let others: Vec<char> = drawing
        .fighters
        .keys()
        .copied()
        .filter(|&other| other != attacker && other != target)
        .collect();
    let bodies: Vec<Body> = others
        .iter()
        .map(|other| Body {
            place: drawing.at(*other),
            is_upright: !lying.contains(other),
        })
        .collect();
    (pair(drawing, attacker, target).cover(&bodies), others)
}

/// Hidden lines, kind and grade.
fn facts(drawing: &Drawing, attacker: char, target: char) -> (u8, CoverKind, CoverGrade) {
    let (cover, _) = cover(drawing, attacker, target);
    (cover.hidden_of_4(), cover.kind(), cover.grade())
}

/// The letters of those who give soft cover.
fn soft(drawing: &Drawing, attacker: char, target: char, lying: &[char]) -> String {
    let (cover, others) = cover_with(drawing, attacker, target, lying);
    cover.soft().iter().map(|&number| others[number]).collect()
}

const BARE: (u8, CoverKind, CoverGrade) = (0, CoverKind::None, CoverGrade::None);

#[test]
fn a_pillar_hides_half_and_a_block_all() {
    proves_board(&[
        "BD-EX-02",
        "BD-PF-12",
        "BD-PF-13",
        "BD-PF-14",
        "BD-PF-15",
        "BD-LIN-05",
        "BD-LIN-07",
        "BD-OBJ-32",
        "BD-VAR-03",
    ]);
    // BD-EX-02.
    let pillar = draw(".......\nA.O..T.\n.......");
    let half = (2, CoverKind::Post, CoverGrade::Part);
    assert_eq!(facts(&pillar, 'A', 'T'), half);
    assert_eq!(facts(&pillar, 'T', 'A'), half);
    let block = draw(".......\nA..#..T\n......U");
    let hidden = facts(&block, 'A', 'T');
    assert_eq!((hidden.0, hidden.2), (4, CoverGrade::Total));
    assert_eq!(facts(&block, 'A', 'U'), BARE);
    assert_eq!(facts(&block, 'U', 'A'), (1, CoverKind::Corner, CoverGrade::Part));
}

#[test]
fn he_who_stands_at_the_corner_is_covered_and_does_not_cover_his_foe() {
    proves_board(&["BD-EX-03", "BD-LIN-05", "BD-LIN-07"]);
    // BD-EX-03.
    let corner = draw(".A..\n.#..\n..T.");
    assert_eq!(facts(&corner, 'A', 'T'), BARE);
    assert_eq!(facts(&corner, 'T', 'A'), (1, CoverKind::Corner, CoverGrade::Part));
}

#[test]
fn neighbours_at_a_corner_screen_blows_and_not_shots() {
    proves_board(&["BD-EX-04", "BD-PF-17", "BD-LIN-02"]);
    // BD-EX-04.
    let corner = draw("A#\n.T");
    assert_eq!(facts(&corner, 'A', 'T'), BARE);
    assert_eq!(facts(&corner, 'T', 'A'), BARE);
    assert_eq!(pair(&corner, 'A', 'T').neighbour_screen(), Screen::Part);
    assert_eq!(pair(&corner, 'T', 'A').neighbour_screen(), Screen::Part);
    let pinch = draw("A#\n#T");
    assert_eq!(facts(&pinch, 'A', 'T').2, CoverGrade::Total);
    assert_eq!(facts(&pinch, 'T', 'A').2, CoverGrade::Total);
}

#[test]
fn what_fills_a_gap_decides_the_cover_behind_it() {
    proves_board(&[
        "BD-EX-05",
        "BD-PF-18",
        "BD-LIN-06",
        "BD-OBJ-07",
        "BD-OBJ-08",
        "BD-OBJ-09",
        "BD-OBJ-37",
    ]);
    // BD-EX-05: hidden and grade of A>T and T>A, then the opening of A>T.
    use CoverGrade::{Most, None, Part, Total};
    let cases = [
        ("", (0, None), (0, None), Screen::None),
        ("door", (4, Total), (4, Total), Screen::None),
        ("wall", (4, Total), (4, Total), Screen::None),
        ("window", (0, Part), (0, None), Screen::Part),
        ("bars", (0, Part), (0, None), Screen::Part),
        ("slit", (0, Most), (0, None), Screen::Most),
        ("pane", (0, Total), (0, Total), Screen::None),
        ("hard_pane", (0, Total), (0, Total), Screen::None),
        ("curtain", (4, None), (4, None), Screen::None),
    ];
    for (class, there, back, opening) in cases {
        let map = gap_in_a_wall(class);
        let [a, t] = [facts(&map, 'A', 'T'), facts(&map, 'T', 'A')];
        assert_eq!([(a.0, a.2), (t.0, t.2)], [there, back], "through {class}");
        assert_eq!([a.1, t.1], [CoverKind::None; 2], "through {class}");
        let found = cover(&map, 'A', 'T').0.opening(CornerScale::Hidden);
        assert_eq!(found, (opening, class == "slit"), "through {class}");
    }
    let mut open = gap_in_a_wall("door");
    assert!(
        open.changes
            .set_edge_door(&open.board, Edge::west(3, 1), DoorState::Open)
    );
    assert_eq!(facts(&open, 'A', 'T'), BARE);
}

#[test]
fn a_door_gap_covers_in_one_direction() {
    proves_board(&["BD-EX-06", "BD-PF-21"]);
    // BD-EX-06.
    let gap = [0, 2, 3]
        .into_iter()
        .fold(draw("......\nA....T\n..B..U\n......"), |map, y| {
            map.with_edge(Edge::west(3, y), "wall")
        });
    assert_eq!(facts(&gap, 'A', 'T'), BARE);
    assert_eq!(facts(&gap, 'A', 'U'), (0, CoverKind::None, CoverGrade::Soft));
    assert_eq!(soft(&gap, 'A', 'U', &[]), "T");
    assert_eq!(facts(&gap, 'U', 'A'), BARE);
    assert_eq!(facts(&gap, 'B', 'T'), BARE);
    assert_eq!(facts(&gap, 'T', 'B'), (3, CoverKind::Corner, CoverGrade::Part));
    assert_eq!(facts(&gap, 'B', 'U').2, CoverGrade::Total);
}

fn low_wall() -> Drawing {
    let open = draw("........\nA...T..U\n........");
    (0..3).fold(open, |map, y| map.with_edge(Edge::west(4, y), "low_wall"))
}

/// The distances of the low things from attacker and target, each pair once.
fn low_distances(drawing: &Drawing, attacker: char, target: char) -> Vec<(u16, u16)> {
    let (cover, _) = cover(drawing, attacker, target);
    let low = cover.low(CornerScale::Grade).iter();
    let mut distances: Vec<_> = low.map(|low| (low.from_attacker, low.from_target)).collect();
    distances.dedup();
    distances
}

#[test]
fn a_low_wall_covers_who_stands_behind_it() {
    proves_board(&["BD-EX-07", "BD-PF-16", "BD-VAR-04", "BD-OBJ-30"]);
    // BD-EX-07.
    let wall = low_wall();
    let part = (0, CoverKind::None, CoverGrade::Part);
    assert_eq!(facts(&wall, 'A', 'T'), part);
    // The wall is three things; a line along the cell border is pinched between two of them.
    assert_eq!(low_distances(&wall, 'A', 'T'), [(3, 1), (3, 0)]);
    assert_eq!(facts(&wall, 'T', 'A'), BARE);
    assert_eq!(facts(&wall, 'A', 'U'), part);
    assert_eq!(low_distances(&wall, 'A', 'U'), [(3, 3)]);
    assert_eq!(facts(&wall, 'U', 'A'), part);
    assert_eq!(soft(&wall, 'A', 'U', &[]), "T");
}

#[test]
fn carts_engines_and_fences_hide_in_part_whoever_stands_behind_them_and_ledges_nobody() {
    proves_board(&["BD-OBJ-24", "BD-OBJ-33", "BD-OBJ-34", "BD-OBJ-36"]);
    // BD-LIN-05: 11 dm high, one cell from T and four from A: a low thing that is nearer to T. The other way round it is nearer to the
    // attacker. BD-MOV-02: nobody walks through it.
    let part = (0, CoverKind::None, CoverGrade::Part);
    for class in ["bodywork", "engine"] {
        let mut row = draw("A....T");
        let cell = Cell::new(4, 0);
        assert!(row.board.set_thing(cell, Some(crate::drawing::tile(cell, class))));
        assert_eq!(facts(&row, 'A', 'T'), part, "{class}");
        assert_eq!(facts(&row, 'T', 'A'), BARE, "{class}");
        let before = Footprint::single(Cell::new(3, 0));
        assert_eq!(
            footway(row.view(), before, Facing::E),
            Footway::Blocked,
            "{class}"
        );
    }
    // A fence on T's border, 13 dm high and pierced: his own opening, over which he shoots freely (BD-LIN-06). A ledge is flat.
    let fence = draw("A....T").with_edge(Edge::west(5, 0), "fence");
    assert_eq!(facts(&fence, 'A', 'T'), part);
    assert_eq!(facts(&fence, 'T', 'A'), BARE);
    let ledge = draw("A....T").with_edge(Edge::west(5, 0), "drop");
    assert_eq!(facts(&ledge, 'A', 'T'), BARE);
    assert_eq!(facts(&ledge, 'T', 'A'), BARE);
}

#[test]
fn from_high_ground_a_low_wall_is_flat() {
    proves_board(&["BD-EX-07", "BD-OBJ-12", "BD-VAR-12"]);
    // BD-EX-07.
    let high = low_wall().with_cell(
        0,
        1,
        CellFacts {
            ground_dm: 30,
            ..CellFacts::default()
        },
    );
    assert_eq!(facts(&high, 'A', 'T'), BARE);
    assert_eq!(facts(&high, 'T', 'A'), BARE);
}

#[test]
fn a_window_between_neighbours_covers_both() {
    proves_board(&["BD-LIN-06", "BD-OBJ-25"]);
    // BD-LIN-06: it lies on both borders (0 and 0), so it is nobody's own opening; every corner line ends or begins at it
    // (BD-LIN-02, 4).
    let window = draw("AT").with_edge(Edge::west(1, 0), "window");
    let part = (0, CoverKind::None, CoverGrade::Part);
    assert_eq!(facts(&window, 'A', 'T'), part);
    assert_eq!(facts(&window, 'T', 'A'), part);
}

#[test]
fn a_low_wall_covers_up_to_six_cells_behind_it() {
    proves_board(&["BD-LIN-05", "BD-PF-16"]);
    // T on (15, 0). The wall on v(9, 0) is 6 from T and 8 from A; that on v(8, 0) 7 from both.
    let wall = |x| draw("A..............T").with_edge(Edge::west(x, 0), "low_wall");
    assert_eq!(facts(&wall(9), 'A', 'T').2, CoverGrade::Part);
    assert_eq!(facts(&wall(8), 'A', 'T').2, CoverGrade::None);
}

#[test]
fn who_stands_on_a_table_is_not_covered_by_it() {
    proves_board(&["BD-LIN-02", "BD-OBJ-31"]);
    let mut table = draw("A...T");
    let cell = table.cell('T');
    assert!(
        table
            .board
            .set_thing(cell, Some(crate::drawing::tile(cell, "table")))
    );
    assert_eq!(facts(&table, 'A', 'T'), BARE);
}

#[test]
fn where_somebody_is_seen_at_most_three_lines_are_hidden() {
    proves_board(&["BD-PF-13", "BD-LIN-02"]);
    // A pillar in a corridor: two lines of each corner run along the wall and are pinched between it and the pillar, the other
    // two enter the pillar: four of four, and yet he is seen, as pillars stop no glance.
    let corridor = draw("#######\nA.O..T.\n#######");
    assert!(pair(&corridor, 'A', 'T').has_sight());
    assert_eq!(facts(&corridor, 'A', 'T').0, 3);
}

#[test]
fn leaves_on_a_bank_take_no_cover_away() {
    proves_board(&["BD-OBJ-12", "BD-OBJ-35", "BD-PF-15"]);
    // BD-OBJ-12: bare ground 8 dm higher is a low thing and covers who stands behind it (BD-LIN-05: part). A bush on it, which
    // screens nothing itself, leaves it so; on level ground the bush is no cover.
    let bank = |ground_dm| {
        draw("A.....T").with_cell(
            5,
            0,
            CellFacts {
                ground_dm,
                ..CellFacts::default()
            },
        )
    };
    let with_bush = |mut map: Drawing| {
        let cell = Cell::new(5, 0);
        assert!(
            map.board
                .set_thing(cell, Some(crate::drawing::tile(cell, "bush")))
        );
        map
    };
    assert_eq!(facts(&bank(8), 'A', 'T').2, CoverGrade::Part);
    assert_eq!(facts(&with_bush(bank(8)), 'A', 'T').2, CoverGrade::Part);
    assert_eq!(facts(&with_bush(bank(0)), 'A', 'T').2, CoverGrade::None);
}

#[test]
fn standing_bodies_cover_and_lying_ones_do_not() {
    proves_board(&["BD-EX-08", "BD-PF-21", "BD-VAR-08"]);
    // BD-EX-08.
    let bodies = draw("......\nA.B...\n..C.T.\n...D..");
    assert_eq!(soft(&bodies, 'A', 'T', &[]), "C");
    assert_eq!(soft(&bodies, 'T', 'A', &[]), "B");
    assert_eq!(soft(&bodies, 'A', 'T', &['B']), "C");
    assert_eq!(soft(&bodies, 'T', 'A', &['B']), "");
}

#[test]
fn mist_veils_what_lies_in_it_or_behind_it() {
    proves_board(&["BD-EX-15", "BD-PF-19", "BD-CEL-07"]);
    // BD-EX-15.
    let mist = draw("......\nA.~~T.\n......");
    let veil = |map: &Drawing, from, to| cover(map, from, to).0.veil(CornerScale::Grade);
    assert_eq!([veil(&mist, 'A', 'T'), veil(&mist, 'T', 'A')], [2, 2]);
    let smoke = CellFacts {
        mist: 3,
        ..CellFacts::default()
    };
    let smoky = draw(".....\nAT.U.\n.....").with_cell(0, 1, smoke);
    assert_eq!([veil(&smoky, 'T', 'A'), veil(&smoky, 'A', 'T')], [3, 0]);
    assert!(pair(&smoky, 'T', 'A').is_veil_in_target());
    assert!(!pair(&smoky, 'A', 'T').is_veil_in_target());
}

fn all_facts(board: &Board, from: Cell, to: Cell) -> (u8, CoverKind, CoverGrade, Screen, u8) {
    let spot = |cell| Spot::on_floor(Footprint::single(cell));
    let pair = Pair::new(BoardView::unchanged(board), spot(from), spot(to));
    let cover = pair.cover(&[]);
    let veil = cover.best(CornerScale::Opaque).map_or(0, |row| row.opaque);
    (
        cover.hidden_of_4(),
        cover.kind(),
        cover.grade(),
        pair.neighbour_screen(),
        veil,
    )
}

proptest! {
    #[test]
    fn a_turned_map_covers_as_well(plan in plans(), picks in any::<[Index; 2]>()) {
        proves_board(&["BD-PF-12"]);
        let (board, turned) = (plan.build(), plan.turned().build());
        let cells: Vec<_> = board.cells().collect();
        let [from, to] = picks.map(|pick| cells[pick.index(cells.len())]);
        prop_assert_eq!(all_facts(&board, from, to), all_facts(&turned, plan.turn(from), plan.turn(to)));
    }
}

#[test]
fn more_things_than_a_byte_counts_stay_apart() {
    proves_board(&["BD-PF-16", "BD-LIN-05"]);
    // A row of 300 tables between A and T. From each corner of A two of the four lines run along the border of the row and enter
    // none of them, and the other two enter all, so that every row of the table names each table once, in the order of cells.
    // Table x, counted from 1, has x - 1 tables before it and 300 - x behind it; neighbours are one cell apart.
    let picture = format!("{0}\nA{1}T\n{0}", ".".repeat(302), "t".repeat(300));
    let row = draw(&picture);
    let (cover, _) = cover(&row, 'A', 'T');
    let expected: Vec<_> = (1..=300u16)
        .map(|x| (Some(ThingId::Tile(Cell::new(x as i16, 1))), x, 301 - x))
        .collect();
    for row in cover.rows() {
        let low = row.low.iter();
        let found: Vec<_> = low
            .map(|low| (low.thing, low.from_attacker, low.from_target))
            .collect();
        assert_eq!(found, expected);
    }
    assert_eq!(cover.rows().len(), 4);
}

#[test]
fn lines_are_pinched_between_the_very_things_that_touch_them() {
    proves_board(&["BD-PF-16", "BD-LIN-02", "BD-LIN-05"]);
    // 300 tables in the row above A and T, and one in their own row, below the last of them: its number is far beyond a byte. The
    // line from A's north-western corner to T's runs along the border between the rows. It touches all tables of the upper row from
    // below, and from above the one in its own row, at which it is therefore pinched: together with the table right above it and
    // the one west of that, whose corner it shares (BD-LIN-02, 3). So it is from his north-eastern corner; from the southern ones no
    // line runs along the border, and those that lead up to it end there, where it goes on beside T.
    let upper = format!("{}..", "t".repeat(300));
    let own = format!("A{}tT.", ".".repeat(298));
    let map = draw(&format!("{upper}\n{own}"));
    let below = ThingId::Tile(Cell::new(299, 1));
    let pinching = [298, 299].map(|x| ThingId::Tile(Cell::new(x, 0)));
    let (cover, _) = cover(&map, 'A', 'T');
    let met: Vec<Vec<_>> = cover
        .rows()
        .iter()
        .map(|row| row.low.iter().filter_map(|low| low.thing).collect())
        .collect();
    let northern = vec![pinching[0], pinching[1], below];
    assert_eq!(met, [northern.clone(), northern, vec![below], vec![below]]);
}
