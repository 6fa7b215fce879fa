//! What the layers of a map put on the board, drawn: beside each picture stands what the small map and the rich one say.

use std::sync::Arc;

use klingentanz::board::{Board, Cell, Edge, Facing, Terrain, ThingId};
use klingentanz::level::Level;

use crate::board_proof::proves_board;
use crate::folder::LevelFolder;
use crate::picture::picture;

fn loaded(folder: &LevelFolder) -> Level {
    folder.load().unwrap_or_else(|problems| panic!("{problems}"))
}

fn board() -> Arc<Board> {
    loaded(&LevelFolder::new()).board
}

fn sign_of(class: Option<&str>) -> char {
    match class {
        None => '.',
        Some("table") => 't',
        Some("solid") => '#',
        Some("pillar") => 'O',
        Some("wall") => '|',
        Some("door") => 'D',
        Some(_) => '?',
    }
}

fn things(board: &Board) -> String {
    picture(board, |cell| {
        sign_of(board.thing(cell).map(|thing| thing.class.as_str()))
    })
}

#[test]
fn each_cell_has_one_tile_of_the_ground_and_at_most_one_thing() {
    proves_board(&["BD-MAP-01", "BD-MAP-02", "BD-CEL-01", "BD-CEL-13"]);
    let board = board();
    // Ground: tile 1 is grass everywhere, but tile 2, water, in the last cell.
    let ground = picture(&board, |cell| match board.cell(cell).map(|facts| facts.terrain) {
        Some(Terrain::Grass) => ',',
        Some(Terrain::Water) => '~',
        _ => '?',
    });
    assert_eq!(ground, [",,,,", ",,,,", ",,,~"].join("\n"));
    // Things: tile 4, a table, at the end of the first row; tile 3, a block, in the second.
    assert_eq!(things(&board), ["...t", ".#..", "...."].join("\n"));
}

#[test]
fn a_polyline_becomes_one_thing_on_every_edge_that_it_covers() {
    proves_board(&["BD-MAP-03", "BD-MAP-09", "BD-GRD-03"]);
    let board = board();
    // One wall from (2, 0) to (2, 3) in cells, later a door from (2, 2) to (2, 3): western sides of column 2, the door wins.
    let west = |cell: Cell| board.edge(Edge::west(cell.x, cell.y));
    let classes = picture(&board, |cell| {
        sign_of(west(cell).map(|thing| thing.class.as_str()))
    });
    assert_eq!(classes, ["..|.", "..|.", "..D."].join("\n"));
    // They are named by their objects, 1 and 2, and by the segment, counted anew in each.
    let named = |sign: fn(u32, u16) -> u32| {
        picture(&board, |cell| match west(cell).map(|thing| &thing.name) {
            Some(&ThingId::Object { object, segment }) => {
                char::from_digit(sign(object, segment), 10).unwrap_or('?')
            }
            Some(_) => '?',
            None => '.',
        })
    };
    assert_eq!(named(|object, _| object), ["..1.", "..1.", "..2."].join("\n"));
    assert_eq!(
        named(|_, segment| u32::from(segment)),
        ["..0.", "..1.", "..0."].join("\n")
    );
    // Nothing lies on northern sides.
    assert_eq!(board.edges().count(), 3);
}

#[test]
fn regions_lie_over_the_ground_and_the_later_over_the_earlier() {
    proves_board(&["BD-MAP-04", "BD-CEL-03"]);
    let board = board();
    // The first region raises two cells by 5 dm, the second sinks the second of them 5 dm below the ground.
    let heights = picture(&board, |cell| {
        match board.cell(cell).map(|facts| facts.ground_dm) {
            Some(0) => '.',
            Some(5) => '+',
            Some(-5) => '-',
            _ => '?',
        }
    });
    assert_eq!(heights, ["+-..", "....", "...."].join("\n"));
}

#[test]
fn lights_items_marks_and_fighters_lie_in_the_cells_of_their_points() {
    proves_board(&["BD-MAP-05", "BD-MAP-06", "BD-MAP-07", "BD-LVL-10", "BD-LVL-14"]);
    let level = loaded(&LevelFolder::new());
    let board = &level.board;
    // Tiles are 16 wide: (40, 8) lies in column 2 of row 0, (40, 24) in row 1 below it.
    let points = picture(board, |cell| {
        let has_light = board.lights().iter().any(|light| light.cell == cell);
        let has_item = board.items().iter().any(|item| item.cell == cell);
        match (has_light, has_item) {
            (true, false) => '*',
            (false, true) => 'r',
            (false, false) => '.',
            (true, true) => '?',
        }
    });
    assert_eq!(points, ["..*.", "..r.", "...."].join("\n"));
    // The mark "west" is 32 by 48 from the corner, two columns and three rows; "east" is the point (56, 8).
    let marks = picture(board, |cell| {
        let has = |name: &str| {
            let mut marks = board.marks().iter();
            marks.any(|(known, mark)| known == name && mark.contains(cell))
        };
        match (has("west"), has("east")) {
            (true, false) => 'w',
            (false, true) => 'e',
            (false, false) => '.',
            (true, true) => '?',
        }
    });
    assert_eq!(marks, ["ww.e", "ww..", "ww.."].join("\n"));
    // Out of the fight leads the mark "west".
    let setting = level.setting("Dsa41");
    let way_out = picture(board, |cell| {
        if setting.exits.iter().any(|exit| exit.contains(cell)) {
            'x'
        } else {
            '.'
        }
    });
    assert_eq!(way_out, ["xx..", "xx..", "xx.."].join("\n"));
    // 1 stands where he says, (0, 2); 2 on the first cell of his side's mark; 3 on the mark "east", looking west.
    let fighters = picture(board, |cell| {
        let found = level.fighters.iter().find(|fighter| fighter.at == cell);
        found.map_or('.', |fighter| {
            char::from_digit(u32::from(fighter.id.0), 10).unwrap_or('?')
        })
    });
    assert_eq!(fighters, ["2..3", "....", "1..."].join("\n"));
    assert_eq!(
        [0, 2].map(|number| level.fighters[number].facing),
        [Facing::E, Facing::W]
    );
}

#[test]
fn what_is_drawn_for_the_eye_alone_is_nowhere_on_the_board() {
    proves_board(&["BD-MAP-08"]);
    // The rich map has the things of the small one and a pillar, tile 10, at the end of the second row. Its layer "decor-leaves" has
    // tiles in the first cell and the last, and its group "decor-signs" an object in the first row: none of them is a thing.
    let board = loaded(&LevelFolder::rich()).board;
    assert_eq!(things(&board), ["...t", ".#.O", "...."].join("\n"));
}
