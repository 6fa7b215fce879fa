//! The numbers on the pages of the codex about the board, taken from the code that decides by them.

use crate::battle::Setting;
use crate::board::{
    BEHIND_CELLS, Board, BoardView, CELL_DM, Catalogue, Cell, CellFacts, DARK, DAY, DENSE_MIST, DUSK, Facing,
    Footprint, Gap, HAZE, HeightClass, LONGEST_GAP, LONGEST_RUN, LONGEST_RUN_UP, LOW_COVER_CELLS, MAX_SIDE,
    MOON, NEAR_CELLS, Room, STARS, STEP_DM, STRAIGHT_HALF, SWING_DM, TALL_DM, THICK_LEAF, Thing, ThingId,
    ThingKind, WaterGrade, closed_in,
};
use crate::content::Figure;

/// The numbers on all pages.
pub fn figures() -> Vec<Figure> {
    [
        grid(),
        ground(),
        air(),
        things(),
        levels(),
        pairs(),
        movement(),
        distances(),
        rooms(),
    ]
    .concat()
}

/// What is counted in a list.
fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

fn grid() -> Vec<Figure> {
    let directions = count(Facing::ALL.len());
    vec![
        Figure::number("BD-GRD-01-largest", MAX_SIDE),
        Figure::number("BD-GRD-02-directions", directions),
        Figure::number("BD-GRD-04-largest", Footprint::LARGEST),
        Figure::number("BD-GRD-07-side", CELL_DM),
        Figure::number("BD-GRD-08-directions", directions),
    ]
}

/// What lies underfoot.
fn ground() -> Vec<Figure> {
    let [plain, slow, double, heavy, most] = CellFacts::MOVE_HALVES;
    vec![
        Figure::number("BD-CEL-02-plain", plain),
        Figure::number("BD-CEL-02-slow", slow),
        Figure::number("BD-CEL-02-double", double),
        Figure::number("BD-CEL-02-heavy", heavy),
        Figure::number("BD-CEL-02-most", most),
        Figure::signed("BD-CEL-03-lowest", *CellFacts::GROUND_DM.start()),
        Figure::number("BD-CEL-03-highest", *CellFacts::GROUND_DM.end()),
        Figure::number("BD-CEL-04-highest", *CellFacts::CEILING_DM.end()),
        Figure::number("BD-CEL-05-deepest", *CellFacts::WATER_DM.end()),
        Figure::number("BD-CEL-05-waist", WaterGrade::WAIST_DM),
        Figure::number("BD-CEL-05-shoulder", WaterGrade::SHOULDER_DM),
        Figure::number("BD-CEL-05-swimming", WaterGrade::SWIMMING_DM),
    ]
}

/// What fills the air: light, mist, leaves.
fn air() -> Vec<Figure> {
    vec![
        Figure::number("BD-CEL-06-day", DAY),
        Figure::number("BD-CEL-06-dusk", DUSK),
        Figure::number("BD-CEL-06-moon", MOON),
        Figure::number("BD-CEL-06-stars", STARS),
        Figure::number("BD-CEL-06-dark", DARK),
        Figure::number("BD-CEL-07-haze", HAZE),
        Figure::number("BD-CEL-07-dense", DENSE_MIST),
        Figure::number("BD-CEL-08-thick", THICK_LEAF),
    ]
}

fn things() -> Vec<Figure> {
    let catalogue = Catalogue::default();
    let kind = |class: &str| catalogue.kind(class).copied().unwrap_or_default();
    let height = |name: &str, class: &str| Figure::number(name, kind(class).height_dm);
    let cost = |name: &str, class: &str| Figure::number(name, kind(class).cross_half);
    vec![
        Figure::number("BD-OBJ-06-highest", TALL_DM),
        Figure::number("BD-OBJ-12-low", HeightClass::LOW_DM),
        Figure::number("BD-OBJ-12-chest", HeightClass::CHEST_DM),
        Figure::number("BD-OBJ-12-full", HeightClass::FULL_DM),
        height("BD-OBJ-24-height", "fence"),
        cost("BD-OBJ-24-cost", "fence"),
        cost("BD-OBJ-25-cost", "window"),
        height("BD-OBJ-30-height", "low_wall"),
        cost("BD-OBJ-30-cost", "low_wall"),
        height("BD-OBJ-31-height", "table"),
        height("BD-OBJ-33-height", "bodywork"),
        height("BD-OBJ-34-height", "engine"),
        height("BD-OBJ-35-height", "bush"),
    ]
}

fn levels() -> Vec<Figure> {
    vec![
        Figure::number("BD-LVL-06-smallest", *Setting::CELL_DM.start()),
        Figure::number("BD-LVL-06-largest", *Setting::CELL_DM.end()),
        Figure::number("BD-LVL-07-day", DAY),
        Figure::number("BD-LVL-07-dark", DARK),
    ]
}

fn pairs() -> Vec<Figure> {
    vec![
        Figure::number("BD-LIN-05-low", LOW_COVER_CELLS),
        Figure::number("BD-LIN-08-behind", BEHIND_CELLS),
        Figure::number("BD-PF-22-near", NEAR_CELLS),
        Figure::number("BD-PF-29-most", LONGEST_RUN),
        Figure::number("BD-PF-30-sides", count(Facing::ALL.len())),
        Figure::number("BD-ROOM-01-swing", SWING_DM),
        Figure::number("BD-ROOM-01-most", LONGEST_RUN),
    ]
}

fn movement() -> Vec<Figure> {
    vec![
        Figure::number("BD-MOV-01-straight", STRAIGHT_HALF),
        Figure::number("BD-MOV-02-step", STEP_DM),
        Figure::number("BD-MOV-08-gap", count(LONGEST_GAP)),
        Figure::number("BD-MOV-08-run", LONGEST_RUN_UP),
    ]
}

/// The distances of the worked maps.
fn distances() -> Vec<Figure> {
    let apart = Gap { x: 7, y: 3 };
    let ogre = Footprint::new(Cell::new(3, 2), 2);
    let to_ogre = Footprint::single(Cell::new(6, 6)).gap(ogre);
    vec![
        Figure::number("BD-EX-01-columns", apart.x),
        Figure::number("BD-EX-01-rows", apart.y),
        Figure::number("BD-EX-01-longer", apart.cheb()),
        Figure::number("BD-EX-01-halves", apart.alt()),
        Figure::number("BD-EX-01-straight", apart.round()),
        Figure::number("BD-EX-09-columns", to_ogre.x.abs()),
        Figure::number("BD-EX-09-rows", to_ogre.y.abs()),
        Figure::number("BD-EX-09-longer", to_ogre.cheb()),
        Figure::number("BD-EX-09-straight", to_ogre.round()),
    ]
}

/// The worked map of two rooms with a gap in the wall between them: `#` is a solid block.
const ROOMS: [&str; 7] = [
    "#######", "#.....#", "###.###", "#.....#", "#.....#", "#.....#", "#######",
];

fn rooms() -> Vec<Figure> {
    let Some(board) = rooms_on_a_board() else {
        return Vec::new();
    };
    let view = BoardView::unchanged(&board);
    let place = |x, y| Footprint::single(Cell::new(x, y));
    // Across a blow to the south.
    let width = |at| Room::around(view, at, &[]).width_across_cm(Facing::S, CELL_DM);
    let (gap, room, corner) = (place(3, 2), place(3, 3), place(5, 5));
    vec![
        Figure::number("BD-EX-10-gap", width(gap)),
        Figure::number("BD-EX-10-room", width(room)),
        Figure::number("BD-EX-10-corner", closed_in(view, corner)),
        Figure::number("BD-EX-10-open", closed_in(view, gap)),
    ]
}

fn rooms_on_a_board() -> Option<Board> {
    let class = "solid";
    let solid: ThingKind = *Catalogue::default().kind(class)?;
    let mut board = Board::new(ROOMS[0].len() as u16, ROOMS.len() as u16).ok()?;
    for cell in board.cells() {
        if ROOMS[cell.y as usize].as_bytes()[cell.x as usize] == b'#' {
            board.set_thing(cell, Some(Thing::new(ThingId::Tile(cell), class, solid)));
        }
    }
    Some(board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::FigureValue;

    #[test]
    fn the_worked_maps_have_the_numbers_of_the_rules() {
        let all = figures();
        let number = |name: &str| {
            let found = all.iter().find(|figure| figure.name == name);
            found.expect("the figure is there").value
        };
        for (name, expected) in [
            ("BD-EX-01-longer", 7),
            ("BD-EX-01-halves", 8),
            ("BD-EX-01-straight", 8),
            ("BD-EX-09-columns", 2),
            ("BD-EX-09-rows", 3),
            ("BD-EX-09-longer", 3),
            ("BD-EX-09-straight", 4),
            ("BD-EX-10-gap", 100),
            ("BD-EX-10-room", 500),
            ("BD-EX-10-corner", 5),
            ("BD-EX-10-open", 2),
        ] {
            assert_eq!(number(name), FigureValue::Number(expected), "{name}");
        }
    }
}
