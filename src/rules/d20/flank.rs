//! Flanking: two who stand on opposite sides of somebody.

use crate::board::{Cell, Footprint};

/// What flanking adds to an attack roll (`D20-FLK-01`).
pub(crate) const BONUS: i16 = 2;

/// Whether two spaces lie on opposite sides of a third: a straight line between the centres of a square of each meets two opposite borders
/// of it, end corners included.
///
/// Rule: `D20-FLK-02`, `D20-FLK-03`, `D20-BRD-10`.
pub(crate) fn is_between(one: Footprint, other: Footprint, target: Footprint) -> bool {
    let borders = Borders::of(target);
    one.cells()
        .any(|from| other.cells().any(|to| borders.are_met(centre(from), centre(to))))
}

/// The centre of a square, everything counted twice so that it is a whole number.
fn centre(cell: Cell) -> (i32, i32) {
    (2 * i32::from(cell.x) + 1, 2 * i32::from(cell.y) + 1)
}

/// The borders of a space, counted twice: left, right, top and bottom.
struct Borders {
    columns: (i32, i32),
    rows: (i32, i32),
}

impl Borders {
    fn of(space: Footprint) -> Self {
        let (mut columns, mut rows) = ((i32::MAX, i32::MIN), (i32::MAX, i32::MIN));
        for cell in space.cells() {
            let (x, y) = (2 * i32::from(cell.x), 2 * i32::from(cell.y));
            columns = (columns.0.min(x), columns.1.max(x + 2));
            rows = (rows.0.min(y), rows.1.max(y + 2));
        }
        Self { columns, rows }
    }

    /// Whether a line meets both borders of one kind.
    fn are_met(&self, from: (i32, i32), to: (i32, i32)) -> bool {
        let turned = |(x, y): (i32, i32)| (y, x);
        let meets_both = |(low, high): (i32, i32), across, from, to| {
            meets(low, across, from, to) && meets(high, across, from, to)
        };
        meets_both(self.columns, self.rows, from, to)
            || meets_both(self.rows, self.columns, turned(from), turned(to))
    }
}

/// Whether a line meets a border at `at` on its first axis, which goes from `low` to `high` on the second one.
fn meets(at: i32, (low, high): (i32, i32), (px, py): (i32, i32), (qx, qy): (i32, i32)) -> bool {
    let along = qx - px;
    if along == 0 || at < px.min(qx) || at > px.max(qx) {
        return false;
    }
    // The second coordinate there is py + (qy - py) · (at - px) / along; both sides times along, whose sign turns the comparison.
    let there = py * along + (qy - py) * (at - px);
    let (low, high) = (low * along, high * along);
    (low.min(high)..=low.max(high)).contains(&there)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flanks(one: (i16, i16), other: (i16, i16)) -> bool {
        let at = |(x, y)| Footprint::single(Cell::new(x, y));
        is_between(at(one), at(other), at((5, 5)))
    }

    #[test]
    fn opposite_sides_and_opposite_corners_flank_d20_flk_02() {
        assert!(flanks((4, 5), (6, 5)) && flanks((5, 4), (5, 6)));
        assert!(flanks((4, 4), (6, 6)) && flanks((6, 4), (4, 6)));
        assert!(!flanks((4, 5), (5, 4)), "round a corner they do not");
        assert!(!flanks((4, 4), (6, 4)), "on one side they do not");
    }

    #[test]
    fn a_line_through_the_end_corner_of_a_border_flanks_d20_flk_02() {
        // From the west to the north-east corner square the line leaves through the top: (9, 11) to (13, 9) is at y = 10 when x = 11 and at
        // y = 9.5 when x = 12: it meets the left border and the top, no two opposite ones.
        assert!(!flanks((4, 5), (6, 4)));
        // With a reach of two squares: (7, 11) to (13, 11) straight through.
        assert!(flanks((3, 5), (6, 5)));
        // (9, 9) to (15, 13): at x = 10 y = 9.67, above the space; at x = 12 y = 11. Rows 10 and 12 are met at x = 10.5 and x = 13.5: no.
        assert!(!flanks((4, 4), (7, 6)));
    }

    #[test]
    fn the_big_use_any_of_their_squares_d20_flk_03() {
        let big = Footprint::new(Cell::new(3, 3), 2);
        let ally = Footprint::single(Cell::new(6, 6));
        let target = Footprint::single(Cell::new(5, 5));
        // Its square (4, 4) and (6, 6) are opposite corners.
        assert!(is_between(big, ally, target));
        // A big target is flanked from the middle of opposite sides: (4, 5) and (7, 5) of a space from (5, 5) to (6, 6).
        let wide = Footprint::new(Cell::new(5, 5), 2);
        let at = |x, y| Footprint::single(Cell::new(x, y));
        assert!(is_between(at(4, 5), at(7, 5), wide) && is_between(at(4, 5), at(7, 6), wide));
        assert!(!is_between(at(4, 5), at(5, 4), wide));
    }
}
