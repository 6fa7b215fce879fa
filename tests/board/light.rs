//! Light: what falls on a cell anyway, how far lamps reach, and what stands in their way.

use crate::drawing::proof::proves_board;
use crate::drawing::{Drawing, draw, plans};
use klingentanz::board::{
    BoardChanges, BoardView, Cell, CellFacts, DoorState, Edge, Eyes, Footprint, Glow, Light, LightBook,
    LightMap, LightSource, Measure, light_of_cell,
};
use proptest::collection::vec;
use proptest::prelude::*;

fn eyes(measure: Measure) -> Eyes {
    Eyes { measure, factor: 1 }
}

fn lamp(x: i16, y: i16, bright: u16, dim: u16) -> Glow {
    Glow {
        place: Footprint::single(Cell::new(x, y)),
        bright,
        dim,
    }
}

/// The light of a drawing that is dark but for these lamps, as a picture: one digit per cell.
fn picture(drawing: &Drawing, glows: &[Glow], eyes: Eyes) -> String {
    let map = LightMap::of(drawing.view(), glows, eyes);
    drawing.shown(|cell| char::from(b'0' + map.at(cell)))
}

fn dark(picture: &str) -> Drawing {
    let mut drawing = draw(picture);
    drawing.board.set_ambient(4);
    drawing
}

#[test]
fn a_cell_is_as_bright_as_the_level_says_or_as_it_says_itself() {
    proves_board(&["BD-CEL-06", "BD-VIS-01"]);
    let moonlit = |light| CellFacts {
        light,
        ..CellFacts::default()
    };
    let mut map = draw("...")
        .with_cell(1, 0, moonlit(Some(0)))
        .with_cell(2, 0, moonlit(Some(3)));
    map.board.set_ambient(2);
    assert_eq!(picture(&map, &[], eyes(Measure::Round)), "203");
    assert!(!map.view().is_day());
    // The moon goes behind a cloud; what a cell says itself stays.
    map.changes.set_ambient(4);
    assert_eq!(picture(&map, &[], eyes(Measure::Round)), "403");
    assert_eq!(
        light_of_cell(map.view(), &[], eyes(Measure::Round), Cell::new(3, 0)),
        None
    );
}

#[test]
fn only_a_map_without_any_dusk_is_day() {
    let mut map = draw("..");
    assert!(map.view().is_day());
    let dusk = CellFacts {
        light: Some(1),
        ..CellFacts::default()
    };
    map.board.set_cell(Cell::new(0, 0), dusk);
    assert!(!map.view().is_day());
    map.board.set_cell(Cell::new(0, 0), CellFacts::default());
    assert!(map.view().is_day());
    map.changes.set_cell(Cell::new(0, 0), dusk);
    assert!(!map.view().is_day());
    map.changes = BoardChanges::new();
    map.changes.set_ambient(1);
    assert!(!map.view().is_day());
}

#[test]
fn a_lamp_is_bright_near_by_and_dim_farther_out_by_the_measure_of_the_rules() {
    proves_board(&["BD-DST-4", "BD-VIS-01"]);
    let yard = dark("......\n......\n......\n......\n......");
    // bright 1, dim 3: (3, 1) is round 3 and dim, (3, 2) is round 4 (13 > 12) and dark, (2, 2) is round 3 (8 > 6) and dim.
    let lines = picture(&yard, &[lamp(0, 0, 1, 3)], eyes(Measure::Round));
    let hand = ["001144", "001144", "111444", "114444", "444444"].join("\n");
    assert_eq!(lines, hand);
    // By the longer axis the lit squares are squares.
    let cheb = picture(&yard, &[lamp(0, 0, 1, 3)], eyes(Measure::Cheb));
    assert_eq!(
        cheb,
        ["001144", "001144", "111144", "111144", "444444"].join("\n")
    );
    // By half diagonals (3, 1) is 3, (3, 2) 4, (2, 2) 3, (1, 1) 1.
    let alt = picture(&yard, &[lamp(0, 0, 1, 3)], eyes(Measure::Alt));
    assert_eq!(alt, ["001144", "001144", "111444", "114444", "444444"].join("\n"));
}

#[test]
fn a_torch_at_four_and_eight_lights_the_example_as_the_rules_say() {
    proves_board(&["BD-DST-4", "BD-VIS-01"]);
    // BD-EX-01: a torch makes the gap (4, 3) dim by round and by alt (5), bright by cheb (4).
    let yard = dark(".....\n.....\n.....\n.....");
    let torch = [lamp(0, 0, 4, 8)];
    let far = Cell::new(4, 3);
    let seen = |measure| light_of_cell(yard.view(), &torch, eyes(measure), far);
    assert_eq!(
        [Measure::Round, Measure::Alt, Measure::Cheb].map(seen),
        [Some(1), Some(1), Some(0)]
    );
}

#[test]
fn walls_and_shut_doors_throw_shadows_and_pillars_do_not() {
    proves_board(&["BD-VIS-01"]);
    // The block hides the three cells behind it in its row; the wall is lit itself, as its near side is seen.
    let row = dark("..#...");
    assert_eq!(picture(&row, &[lamp(0, 0, 9, 9)], eyes(Measure::Cheb)), "000444");
    assert_eq!(
        picture(&dark("..O..."), &[lamp(0, 0, 9, 9)], eyes(Measure::Cheb)),
        "000000"
    );
    let mut door = dark("....").with_edge(Edge::west(2, 0), "door");
    assert_eq!(picture(&door, &[lamp(0, 0, 9, 9)], eyes(Measure::Cheb)), "0044");
    assert!(
        door.changes
            .set_edge_door(&door.board, Edge::west(2, 0), DoorState::Open)
    );
    assert_eq!(picture(&door, &[lamp(0, 0, 9, 9)], eyes(Measure::Cheb)), "0000");
}

#[test]
fn the_brightest_light_wins_and_eyes_of_the_dusk_see_lamps_twice_as_far() {
    proves_board(&["BD-VIS-01", "BD-VIS-02"]);
    let row = dark(".........");
    let lamps = [lamp(0, 0, 1, 2), lamp(8, 0, 0, 3)];
    assert_eq!(picture(&row, &lamps, eyes(Measure::Cheb)), "001441110");
    let far = Eyes {
        measure: Measure::Cheb,
        factor: 2,
    };
    // Radii 2 and 4, 0 and 6: the cells 5 to 7 are 3 to 1 from the second lamp.
    assert_eq!(picture(&row, &lamps, far), "000111110");
    // A lamp darkens nothing.
    let mut day = draw(".........");
    day.board.set_ambient(0);
    assert_eq!(picture(&day, &lamps, eyes(Measure::Cheb)), "000000000");
}

#[test]
fn a_light_that_is_carried_shines_from_all_cells_of_its_carrier() {
    proves_board(&["BD-VIS-01"]);
    let row = dark("......\n......");
    let ogre = Glow {
        place: Footprint::new(Cell::new(1, 0), 2),
        bright: 1,
        dim: 2,
    };
    assert_eq!(picture(&row, &[ogre], eyes(Measure::Cheb)), "000014\n000014");
}

#[test]
fn a_carried_lamp_goes_with_its_bearer() {
    proves_board(&["BD-DYN-04", "BD-MAP-05", "BD-LVL-07"]);
    // A has a lantern, bright 1 and dim 2 by the longer axis; at L hangs one that shines as far. The near side of the block is lit;
    // from (1, 1) its corner (3, 1) lets the light past to the cell behind it (BD-LIN-03, ii). The rest is as dark as the level
    // says: 4, later by starlight 3.
    let mut yard = dark(
        "A.#..
         .....
         ....L",
    );
    let on = |yard: &Drawing, letter| {
        let Cell { x, y } = yard.cell(letter);
        lamp(x, y, 1, 2)
    };
    let only = |yard: &Drawing, lamps: &[Glow]| picture(yard, lamps, eyes(Measure::Cheb));
    let carried = on(&yard, 'A');
    assert_eq!(only(&yard, &[carried]), ["00144", "00144", "11144"].join("\n"));
    let hung = on(&yard, 'L');
    assert_eq!(only(&yard, &[hung]), ["44111", "44100", "44100"].join("\n"));
    // He walks one cell south and one east, and his light with him.
    yard.fighters.insert('A', Cell::new(1, 1));
    let carried = on(&yard, 'A');
    assert_eq!(only(&yard, &[carried]), ["00014", "00014", "00014"].join("\n"));
    assert_eq!(only(&yard, &[]), ["44444", "44444", "44444"].join("\n"));
    yard.board.set_ambient(3);
    assert_eq!(
        only(&yard, &[carried, hung]),
        ["00011", "00000", "00000"].join("\n")
    );
}

#[test]
fn a_lamp_gives_light_only_while_it_burns_and_where_its_kind_is_known() {
    proves_board(&["BD-MAP-05"]);
    let radii = |name: &str| (name == "torch").then_some((4, 8));
    let light = |source, lit| Light {
        cell: Cell::new(2, 1),
        source,
        lit,
        tint: None,
    };
    let torch = || LightSource::Named("torch".to_owned());
    assert_eq!(light(torch(), true).glow(radii), Some(lamp(2, 1, 4, 8)));
    assert_eq!(light(torch(), false).glow(radii), None);
    assert_eq!(
        light(LightSource::Named("glow-worm".to_owned()), true).glow(radii),
        None
    );
    let own = LightSource::Radii { bright: 1, dim: 3 };
    assert_eq!(light(own, true).glow(radii), Some(lamp(2, 1, 1, 3)));
}

#[test]
fn the_book_is_written_anew_only_when_something_changes() {
    proves_board(&["BD-DYN-07", "BD-VIS-02"]);
    let row = dark("......");
    let mut book = LightBook::default();
    let torch = lamp(0, 0, 1, 2);
    assert!(book.refresh(0, Measure::Cheb, [torch]));
    let steps = |book: &LightBook, factor| {
        [0, 1, 2, 3, 4, 5].map(|x| book.map(row.view(), factor).at(Cell::new(x, 0)))
    };
    assert_eq!(steps(&book, 1), [0, 0, 1, 4, 4, 4]);
    assert_eq!(steps(&book, 2), [0, 0, 0, 1, 1, 4]);
    assert!(!book.refresh(0, Measure::Cheb, [torch]));
    assert!(book.refresh(0, Measure::Cheb, [lamp(1, 0, 1, 2)]));
    assert_eq!(steps(&book, 1), [0, 0, 0, 1, 4, 4]);
    assert!(book.refresh(1, Measure::Cheb, [lamp(1, 0, 1, 2)]));
    assert!(book.refresh(1, Measure::Cheb, []));
    assert_eq!(steps(&book, 1), [4; 6]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_map_of_light_is_what_every_cell_says_alone(
        plan in plans(),
        ambient in 0u8..5,
        lamps in vec((0i16..7, 0i16..7, 1u8..3, 0u16..4, 0u16..6), 0..4),
        factor in 1u8..3,
    ) {
        let mut board = plan.build();
        board.set_ambient(ambient);
        let view = BoardView::unchanged(&board);
        let glows: Vec<Glow> = lamps
            .into_iter()
            .filter(|&(x, y, ..)| x < plan.width && y < plan.height)
            .map(|(x, y, size, bright, dim)| Glow {
                place: Footprint::new(Cell::new(x, y), size),
                bright,
                dim,
            })
            .collect();
        let eyes = Eyes { measure: Measure::Round, factor };
        let map = LightMap::of(view, &glows, eyes);
        for cell in board.cells() {
            prop_assert_eq!(Some(map.at(cell)), light_of_cell(view, &glows, eyes, cell));
        }
    }
}
