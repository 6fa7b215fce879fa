//! The quick lines of the book of facts are held against the lines as the rules say them, on random maps with doors and moves.

use crate::drawing::plain::PlainPair;
use crate::drawing::plans;
use crate::drawing::proof::proves_board;
use klingentanz::board::{
    BoardChanges, BoardView, Cell, CellFacts, Channel, CornerRow, CornerScale, DoorState, Facing, FactBook,
    Figure, Footprint, Measure, Scale,
};
use proptest::collection::vec;
use proptest::prelude::*;

const SCALES: [CornerScale; 3] = [CornerScale::Grade, CornerScale::Hidden, CornerScale::Opaque];

/// A row of the corner table as the plain rule writes it.
fn plain(row: &CornerRow) -> String {
    let low = row.low.iter().map(|low| {
        let name = low.thing.map(|name| format!("{name:?}"));
        (name, low.rise_dm, low.from_attacker, low.from_target)
    });
    let row = crate::drawing::plain::Row {
        opaque: row.opaque,
        post: row.post,
        is_walled: row.is_walled,
        grade: row.grade,
        low: low.collect(),
        opening: row.opening,
        is_narrow: row.is_narrow,
        soft: row.soft.clone(),
        veil: row.veil,
    };
    format!("{row:?}")
}

fn agree(book: &FactBook, view: BoardView, figures: &[Figure]) -> Result<(), TestCaseError> {
    for a in 0..figures.len() {
        for t in (0..figures.len()).filter(|&t| t != a) {
            let (facts, pair) = (
                book.pair(view, a, t),
                PlainPair::new(view, figures[a], figures[t]),
            );
            let lines =
                [Channel::Sight, Channel::Effect, Channel::Missile].map(|channel| pair.is_clear(channel));
            let found = facts.lines();
            prop_assert_eq!([found.sight, found.effect, found.missile], lines, "{} {}", a, t);
            for reach in 1..4 {
                prop_assert_eq!(
                    facts.has_melee_line(reach),
                    pair.has_melee_line(reach),
                    "{} {}",
                    a,
                    t
                );
            }
            let others = figures.iter().copied().enumerate();
            let bodies: Vec<_> = others
                .filter(|(number, it)| *number != a && *number != t && it.is_upright())
                .collect();
            for scale in SCALES {
                let row = facts.cover().best(scale).expect("a corner");
                prop_assert_eq!(
                    plain(row),
                    pair.best_row(scale, &bodies),
                    "{} {} {:?}",
                    a,
                    t,
                    scale
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_the_book_keeps_is_what_the_lines_say_one_by_one(
        plan in plans(),
        starts in vec((0i16..7, 0i16..7, prop_oneof![3 => Just(1u8), 1 => Just(2u8)]), 4),
        leaves in vec((0i16..7, 0i16..7), 0..4),
        moves in vec((0usize..4, 0i16..7, 0i16..7, any::<bool>()), 1..4),
    ) {
        proves_board(&["BD-LIN-02", "BD-LIN-03", "BD-LIN-05", "BD-LIN-06", "BD-LIN-07", "BD-LIN-09", "BD-PF-12", "BD-DYN-07"]);
        let mut board = plan.build();
        let clamp = |x: i16, y: i16| Cell::new(x.min(plan.width - 1), y.min(plan.height - 1));
        for &(x, y) in &leaves {
            let facts = board.cell(clamp(x, y)).copied().expect("a cell");
            board.set_cell(clamp(x, y), CellFacts { leaf: 1, ..facts });
        }
        let mut changes = BoardChanges::new();
        let doors: Vec<_> = board.edges().filter(|(_, thing)| thing.kind.door).map(|(edge, _)| edge).collect();
        let stand = |(side, &(x, y, size)): (usize, &(i16, i16, u8))| {
            Figure::standing(Footprint::new(clamp(x, y), size), Facing::N, side as u8 % 2)
        };
        let mut figures: Vec<Figure> = starts.iter().enumerate().map(stand).collect();
        let mut book = FactBook::new(Scale { measure: Measure::Round, corner: CornerScale::Hidden, cell_dm: 10 });
        for (who, x, y, opens) in moves {
            figures[who].place.corner = clamp(x, y);
            if let Some(door) = doors.first().filter(|_| opens) {
                changes.set_edge_door(&board, *door, DoorState::Open);
            }
            let view = BoardView::new(&board, &changes);
            book.refresh(changes.version(), figures.iter().copied());
            agree(&book, view, &figures)?;
        }
    }
}
