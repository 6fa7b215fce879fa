//! The static map, its catalogue and the changes of a battle.

use crate::drawing::proof::proves_board;
use klingentanz::board::{
    Board, BoardChanges, BoardView, Catalogue, Cell, CellFacts, Channel, DoorState, Edge, Facing, Footing,
    Mark, Material, Passage, Screen, Terrain, Thing, ThingId, ThingKind, WaterGrade, Word,
};

fn thing(class: &str) -> Thing {
    let kind = Catalogue::default()
        .kind(class)
        .copied()
        .expect("the catalogue knows the class");
    Thing::new(
        ThingId::Object {
            object: 1,
            segment: 0,
        },
        class,
        kind,
    )
}

#[test]
fn a_map_without_cells_is_refused() {
    assert!(Board::new(0, 5).is_err());
    assert!(Board::new(5, 513).is_err());
    assert!(Board::new(1, 512).is_ok());
}

#[test]
fn every_word_reads_back_as_itself() {
    proves_board(&["BD-CEL-01", "BD-CEL-09", "BD-CEL-12"]);
    fn check<T: Word + PartialEq + std::fmt::Debug>() {
        for word in T::ALL {
            assert_eq!(T::from_name(word.name()).as_ref(), Ok(word));
        }
    }
    check::<Terrain>();
    check::<Footing>();
    check::<Passage>();
    check::<Screen>();
    check::<Material>();
    check::<DoorState>();
    check::<klingentanz::board::Harm>();
    check::<klingentanz::board::Place>();
    check::<klingentanz::board::RoomMark>();
}

#[test]
fn an_unknown_word_is_answered_with_the_known_ones() {
    let error = "ajar".parse::<DoorState>().expect_err("no such state");
    assert_eq!(
        error.to_string(),
        "unknown door state `ajar`; allowed are open, shut, locked, barred, broken"
    );
}

#[test]
fn the_catalogue_holds_its_kinds() {
    proves_board(&["BD-OBJ-01", "BD-OBJ-02", "BD-OBJ-06", "BD-OBJ-10", "BD-OBJ-11"]);
    // BD-OBJ-20 to BD-OBJ-36; barrels, which BD-OBJ-31 counts with the tables, are a kind of their own.
    let catalogue = Catalogue::default();
    assert_eq!(catalogue.names().count(), 18);
    let fence = catalogue.kind("fence").expect("a fence");
    assert_eq!(
        (fence.passage, fence.cross_half, fence.height_dm),
        (Passage::Cost, 4, 13)
    );
    assert_eq!(
        (fence.screen, fence.pierced, fence.material),
        (Screen::Part, true, Some(Material::Wood))
    );
    let pane = catalogue.kind("pane").expect("a pane");
    assert_eq!(
        (pane.sight, pane.effect, pane.missile, pane.breaks),
        (false, true, false, true)
    );
    let bush = catalogue.kind("bush").expect("a bush");
    assert_eq!(
        (bush.passage, bush.move_half, bush.leaf, bush.height_dm),
        (Passage::Cost, 4, 2, 18)
    );
}

/// A kind in the order of the table: move, sight, effect, missile, height, screen.
type Row = (&'static str, Passage, [bool; 3], u16, Screen);

#[test]
fn every_kind_of_the_catalogue_is_as_the_table_says() {
    proves_board(&[
        "BD-OBJ-20",
        "BD-OBJ-21",
        "BD-OBJ-22",
        "BD-OBJ-23",
        "BD-OBJ-24",
        "BD-OBJ-25",
        "BD-OBJ-26",
        "BD-OBJ-27",
        "BD-OBJ-28",
        "BD-OBJ-29",
        "BD-OBJ-30",
        "BD-OBJ-31",
        "BD-OBJ-32",
        "BD-OBJ-33",
        "BD-OBJ-34",
        "BD-OBJ-35",
        "BD-OBJ-36",
        "BD-OBJ-02",
        "BD-OBJ-03",
        "BD-OBJ-04",
        "BD-OBJ-05",
        "BD-OBJ-06",
        "BD-OBJ-07",
    ]);
    use Passage::{Block, Cost, Free};
    let (all, none) = ([true; 3], [false; 3]);
    let table: [Row; 18] = [
        ("solid", Block, all, 300, Screen::None),
        ("wall", Block, all, 300, Screen::None),
        ("door", Block, all, 300, Screen::None),
        ("bars", Block, none, 300, Screen::Part),
        ("fence", Cost, none, 13, Screen::Part),
        ("window", Cost, none, 300, Screen::Part),
        ("pane", Block, [false, true, false], 300, Screen::None),
        ("hard_pane", Block, [false, true, true], 300, Screen::None),
        ("slit", Block, none, 300, Screen::Most),
        ("curtain", Free, [true, false, false], 300, Screen::None),
        ("low_wall", Cost, none, 10, Screen::Part),
        ("table", Cost, none, 8, Screen::Part),
        ("barrel", Cost, none, 8, Screen::Part),
        ("pillar", Block, none, 300, Screen::Part),
        ("bodywork", Block, none, 11, Screen::Part),
        ("engine", Block, none, 11, Screen::Part),
        ("bush", Cost, none, 18, Screen::None),
        ("drop", Free, none, 0, Screen::None),
    ];
    let catalogue = Catalogue::default();
    for (name, passage, blocks, height_dm, screen) in table {
        let kind = catalogue.kind(name).expect("a kind of the table");
        let found = (
            kind.passage,
            [kind.sight, kind.effect, kind.missile],
            kind.height_dm,
            kind.screen,
        );
        assert_eq!(found, (passage, blocks, height_dm, screen), "{name}");
    }
    let is_pierced = |name| catalogue.kind(name).is_some_and(|kind| kind.pierced);
    let pierced: Vec<&str> = table
        .iter()
        .map(|row| row.0)
        .filter(|&name| is_pierced(name))
        .collect();
    assert_eq!(pierced, ["bars", "fence", "window", "slit"]);
}

#[test]
fn a_level_may_define_kinds_of_its_own() {
    let text = r#"{ "bench": (on: both, move: cost, cross_half: 2, height_dm: 5, material: Some(wood)) }"#;
    let own: Catalogue = ron::from_str(text).expect("a catalogue");
    let bench = own.kind("bench").expect("a bench");
    assert_eq!(
        (bench.passage, bench.cross_half, bench.sight),
        (Passage::Cost, 2, false)
    );
    assert!(ron::from_str::<Catalogue>(r#"{ "bench": (hight_dm: 5) }"#).is_err());
}

#[test]
fn edges_have_one_name_from_both_sides() {
    proves_board(&["BD-GRD-03"]);
    let (west, east) = (Cell::new(2, 1), Cell::new(3, 1));
    assert_eq!(Edge::of(west, Facing::E), Some(Edge::west(3, 1)));
    assert_eq!(Edge::of(west, Facing::E), Edge::of(east, Facing::W));
    assert_eq!(Edge::of(west, Facing::S), Edge::of(Cell::new(2, 2), Facing::N));
    assert_eq!(Edge::of(west, Facing::SE), None);
}

#[test]
fn the_border_of_the_map_has_edges_and_what_lies_beyond_has_none() {
    proves_board(&["BD-GRD-01", "BD-GRD-03"]);
    let mut board = Board::new(3, 2).expect("a board");
    assert!(board.set_edge(Edge::west(3, 1), Some(thing("wall"))));
    assert!(board.set_edge(Edge::north(0, 2), Some(thing("wall"))));
    assert!(!board.set_edge(Edge::west(4, 1), Some(thing("wall"))));
    assert!(!board.set_edge(Edge::north(3, 1), Some(thing("wall"))));
    assert!(!board.set_thing(Cell::new(3, 0), Some(thing("solid"))));
    assert_eq!(
        board.edges().map(|(edge, _)| edge).collect::<Vec<_>>(),
        [Edge::west(3, 1), Edge::north(0, 2)]
    );
}

#[test]
fn the_later_thing_on_an_edge_wins() {
    proves_board(&["BD-CEL-13"]);
    let mut board = Board::new(2, 2).expect("a board");
    board.set_edge(Edge::west(1, 0), Some(thing("wall")));
    board.set_edge(Edge::west(1, 0), Some(thing("door")));
    assert_eq!(
        board.edge(Edge::west(1, 0)).map(|thing| thing.class.as_str()),
        Some("door")
    );
    board.set_edge(Edge::west(1, 0), None);
    assert_eq!(board.edges().count(), 0);
}

#[test]
fn a_battle_opens_a_door_and_the_shared_map_keeps_it_shut() {
    proves_board(&["BD-OBJ-37", "BD-DYN-03", "BD-DYN-07"]);
    let mut board = Board::new(2, 1).expect("a board");
    let edge = Edge::west(1, 0);
    board.set_edge(edge, Some(thing("door")));
    let mut changes = BoardChanges::default();
    assert!(changes.set_edge_door(&board, edge, DoorState::Open));
    assert!(!changes.set_edge_door(&board, Edge::north(0, 0), DoorState::Open));
    let door = BoardView::new(&board, &changes).edge(edge).expect("a door");
    assert_eq!(
        (door.passage(), door.blocks(Channel::Sight)),
        (Passage::Free, false)
    );
    let shut = board.edge(edge).expect("a door");
    assert_eq!(
        (shut.passage(), shut.blocks(Channel::Sight)),
        (Passage::Block, true)
    );
    assert_eq!(changes.version(), 1);
}

#[test]
fn water_has_grades() {
    proves_board(&["BD-CEL-05"]);
    // BD-CEL-05.
    let grade = |water_dm| {
        CellFacts {
            water_dm,
            ..CellFacts::default()
        }
        .water_grade()
    };
    let grades = [0, 1, 6, 7, 11, 12, 15, 16].map(grade);
    use WaterGrade::{Dry, Knee, Shoulder, Swimming, Waist};
    assert_eq!(
        grades,
        [Dry, Knee, Knee, Waist, Waist, Shoulder, Shoulder, Swimming]
    );
}

#[test]
fn an_area_lists_its_cells_row_by_row() {
    proves_board(&["BD-00"]);
    let area = Mark::area(Cell::new(1, 2), 2, 2);
    let cells: Vec<_> = area.cells().collect();
    assert_eq!(
        cells,
        [Cell::new(1, 2), Cell::new(2, 2), Cell::new(1, 3), Cell::new(2, 3)]
    );
    assert!(area.contains(Cell::new(2, 3)) && !area.contains(Cell::new(3, 3)));
}

#[test]
fn a_kind_without_properties_is_free_and_flat() {
    let plain = ThingKind::default();
    assert_eq!(
        (plain.passage, plain.height_dm, plain.screen),
        (Passage::Free, 0, Screen::None)
    );
}
