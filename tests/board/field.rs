//! The field of view: rows of bits say what the lines say.

use crate::drawing::proof::proves_board;
use crate::drawing::{Plan, draw, plans};
use klingentanz::board::{
    BoardView, Cell, CellFacts, CellSet, Edge, EdgeSide, Footprint, Spot, field_by_lines, field_of_view,
    sees_any,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// What a fighter sees, drawn with `*` for the cells that he sees.
fn picture(drawing: &crate::drawing::Drawing, viewer: char) -> String {
    let seen = field_of_view(drawing.view(), Spot::on_floor(drawing.at(viewer)));
    shown(drawing.view(), &seen)
}

fn shown(view: BoardView, seen: &CellSet) -> String {
    let (width, height) = (view.board().width() as i16, view.board().height() as i16);
    let row = |y| {
        (0..width)
            .map(|x| if seen.contains(Cell::new(x, y)) { '*' } else { '.' })
            .collect::<String>()
    };
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

#[test]
fn on_open_ground_everything_is_seen() {
    proves_board(&["BD-LIN-03"]);
    assert_eq!(picture(&draw("...\n.A.\n..."), 'A'), "***\n***\n***");
}

#[test]
fn behind_a_block_lies_what_is_not_seen() {
    proves_board(&["BD-LIN-03", "BD-LIN-02"]);
    // A looks east: the block hides the row behind it, no more, as from A's corners all else is seen.
    assert_eq!(picture(&draw("....\nA#..\n...."), 'A'), "****\n**..\n****");
    // A closed room: its floor and the near sides of its walls; its corners lie behind two blocks that touch.
    let room = draw(".......\n.#####.\n.#...#.\n.#.A.#.\n.#...#.\n.#####.\n.......");
    let seen = ".......\n..***..\n.*****.\n.*****.\n.*****.\n..***..\n.......";
    assert_eq!(picture(&room, 'A'), seen);
}

#[test]
fn two_blocks_that_touch_at_a_corner_let_nothing_through() {
    proves_board(&["BD-LIN-02"]);
    // BD-EX-04, the pinch.
    assert_eq!(picture(&draw("A#\n#T"), 'A'), "**\n*.");
    // One block alone leaves the corner open.
    assert_eq!(picture(&draw("A#\n.T"), 'A'), "**\n**");
}

#[test]
fn dense_smoke_is_seen_into_only_from_beside_it() {
    proves_board(&["BD-LIN-04", "BD-CEL-07"]);
    let dense = CellFacts {
        mist: 3,
        ..CellFacts::default()
    };
    // BD-EX-15: A on the smoke sees only his neighbours, and is seen only by them.
    let map = draw("AT.U.").with_cell(0, 0, dense);
    assert_eq!(picture(&map, 'A'), "**...");
    assert_eq!(picture(&map, 'T'), "*****");
    assert_eq!(picture(&map, 'U'), ".****");
}

#[test]
fn who_stands_higher_sees_over_low_ground_and_not_over_walls() {
    proves_board(&["BD-OBJ-12"]);
    let hill = |dm| CellFacts {
        ground_dm: dm,
        ..CellFacts::default()
    };
    // A bank of 18 dm is full for who stands at its foot, and nothing for who stands on one of 20.
    let bank = draw("A.x.".replace('x', ".").as_str()).with_cell(2, 0, hill(18));
    assert_eq!(picture(&bank, 'A'), "***.");
    assert_eq!(picture(&bank.with_cell(0, 0, hill(20)), 'A'), "****");
}

#[test]
fn a_big_fighter_sees_what_any_of_his_cells_sees() {
    proves_board(&["BD-LIN-03"]);
    let map = draw("..#.\n..#.\n....\n....");
    let ogre = Footprint::new(Cell::new(0, 1), 2);
    let seen = field_of_view(map.view(), Spot::on_floor(ogre));
    let mut each = CellSet::none(map.view());
    for cell in ogre.cells() {
        each.extend(&field_of_view(
            map.view(),
            Spot::on_floor(Footprint::single(cell)),
        ));
    }
    assert_eq!(seen, each);
    assert!(sees_any(&seen, Footprint::new(Cell::new(3, 1), 2)));
    assert!(!sees_any(&seen, Footprint::single(Cell::new(3, 0))));
    assert_eq!(seen.cells().count(), seen.len());
    assert!(!seen.is_empty());
}

/// Bigger and more crowded maps than those of the other tests.
fn mazes(
    widths: impl Strategy<Value = i16>,
    heights: impl Strategy<Value = i16>,
) -> impl Strategy<Value = Plan> {
    const TILES: [&str; 5] = ["solid", "solid", "pillar", "door", "bush"];
    const SEGMENTS: [&str; 6] = ["wall", "wall", "wall", "curtain", "door", "low_wall"];
    (widths, heights).prop_flat_map(|(width, height)| {
        let cell = move || (0..width, 0..height).prop_map(|(x, y)| Cell::new(x, y));
        let edge = (
            0..=width,
            0..=height,
            select(vec![EdgeSide::North, EdgeSide::West]),
        )
            .prop_map(|(x, y, side)| Edge {
                cell: Cell::new(x, y),
                side,
            });
        let area = (width * height) as usize;
        (
            Just((width, height)),
            vec((cell(), select(TILES.to_vec())), 0..area / 2),
            vec((edge, select(SEGMENTS.to_vec())), 0..area / 2),
            vec((cell(), select(vec![-20, 8, 18, 30])), 0..4),
        )
            .prop_map(|((width, height), cells, edges, grounds)| Plan {
                width,
                height,
                cells,
                edges,
                grounds,
                mists: Vec::new(),
                lights: Vec::new(),
            })
    })
}

fn agree(plan: &Plan, mists: &[Cell], x: i16, y: i16, size: u8) -> Result<(), TestCaseError> {
    let mut board = plan.build();
    for &cell in mists {
        if let Some(facts) = board.cell(cell).copied() {
            board.set_cell(cell, CellFacts { mist: 3, ..facts });
        }
    }
    let view = BoardView::unchanged(&board);
    let place = Footprint::new(Cell::new(x % plan.width, y % plan.height), size);
    let eye = Spot::on_floor(place);
    let (quick, slow) = (field_of_view(view, eye), field_by_lines(view, eye));
    prop_assert_eq!(shown(view, &quick), shown(view, &slow), "from {:?}", place);
    prop_assert!(quick.cells().eq(slow.cells()), "no cell beyond the map");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_field_of_view_is_what_the_lines_say(plan in plans(), x in 0i16..7, y in 0i16..7, size in 1u8..4) {
        agree(&plan, &[], x, y, size)?;
    }

    #[test]
    fn so_it_is_in_a_maze_and_in_smoke(
        plan in mazes(2i16..14, 2i16..14),
        mists in vec((0i16..14, 0i16..14).prop_map(|(x, y)| Cell::new(x, y)), 0..5),
        x in 0i16..14,
        y in 0i16..14,
        size in 1u8..4,
    ) {
        agree(&plan, &mists, x, y, size)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    // Rows of bits are cut into words of 64 slots and of 128 grid corners: here a row runs over a border of either, with the eye on
    // any side of it.
    #[test]
    fn so_it_is_where_a_row_does_not_fit_into_a_word(
        plan in mazes(prop_oneof![64i16..70, 126i16..140], 2i16..7),
        mists in vec((0i16..140, 0i16..7).prop_map(|(x, y)| Cell::new(x, y)), 0..5),
        x in 0i16..140,
        y in 0i16..7,
        size in 1u8..4,
    ) {
        agree(&plan, &mists, x, y, size)?;
    }
}
