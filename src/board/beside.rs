//! Who stands beside the line between two fighters of one cell each: the usual case of the centre line, worked out without a
//! walk along the line.

use super::centre::{BEHIND_CELLS, NEAR_CELLS};
use super::{Bystander, Cell, Footprint};

/// The line from the middle of one cell to the middle of another, turned so that it runs along its longer axis in ascending
/// order and never backwards on the other. Units are half cells from the middle of the first cell.
struct Course {
    start: Cell,
    /// Which way each axis is counted.
    signs: [i32; 2],
    /// Whether columns are the longer axis.
    is_wide: bool,
    /// From the one to the other in whole cells on the longer and on the shorter axis.
    long: i32,
    short: i32,
}

/// Where a body lies on the longer and on the shorter axis: its first and its last border on each.
type Borders = [[i32; 2]; 2];

/// Those of these upright bodies who stand on the line from one cell to another, behind the second one, or near that.
///
/// Rule: `BD-PF-22`.
pub(super) fn bystanders(
    attacker: Cell,
    target: Cell,
    bodies: impl Iterator<Item = (usize, Footprint)>,
) -> Vec<Bystander> {
    let Some(course) = Course::between(attacker, target) else {
        return Vec::new();
    };
    let near = bodies.filter_map(|(body, place)| {
        let (before, behind) = course.off(place);
        let off_line = before.unwrap_or(u16::MAX).min(behind.unwrap_or(u16::MAX));
        (off_line <= NEAR_CELLS).then(|| Bystander {
            body,
            off_line,
            from_attacker: Footprint::single(attacker).gap(place).cheb(),
            is_behind: behind.is_some() && before.is_none_or(|before| behind < Some(before)),
        })
    });
    near.collect()
}

impl Course {
    /// None from a cell to itself.
    fn between(from: Cell, to: Cell) -> Option<Self> {
        let (dx, dy) = (
            i32::from(to.x) - i32::from(from.x),
            i32::from(to.y) - i32::from(from.y),
        );
        let is_wide = dx.abs() >= dy.abs();
        let long = dx.abs().max(dy.abs());
        let sign = |d: i32| if d < 0 { -1 } else { 1 };
        (long > 0).then_some(Self {
            start: from,
            signs: [sign(dx), sign(dy)],
            is_wide,
            long,
            short: dx.abs().min(dy.abs()),
        })
    }

    /// How many cells a body stands off the line between the two, and off the line that goes on behind the second one; none
    /// where it is in no danger.
    fn off(&self, body: Footprint) -> (Option<u16>, Option<u16>) {
        let borders = self.borders(body);
        let [[first, last], [low, high]] = borders;
        let far = 2 * i32::from(NEAR_CELLS);
        let cells = i32::from(BEHIND_CELLS);
        // Most bodies are far away. On neither axis does the line run backwards, nor on the shorter one farther than on the other.
        let is_behind_start = last + far <= 0 || high + far <= 0;
        if is_behind_start || 2 * (self.long + cells) < first - far || 2 * (self.short + cells) < low - far {
            return (None, None);
        }
        // The line leaves the first cell after half a cell and enters the last one half a cell before its end.
        let before = self.off_stretch(borders, 1, 2 * self.long - 1);
        let shifted = [
            borders[0].map(|at| at - 2 * self.long),
            borders[1].map(|at| at - 2 * self.short),
        ];
        // Behind the target it goes on so many times as far as it has come, but not farther away than so many cells.
        let end = (2 * cells + 1).min(2 * cells * self.long);
        (before, self.off_stretch(shifted, 1, end))
    }

    fn borders(&self, body: Footprint) -> Borders {
        let size = i32::from(body.size);
        let along = |at: i16, start: i16, sign: i32| {
            let first = 2 * (i32::from(at) - i32::from(start)) - 1;
            let last = first + 2 * size;
            if sign < 0 { [-last, -first] } else { [first, last] }
        };
        let x = along(body.corner.x, self.start.x, self.signs[0]);
        let y = along(body.corner.y, self.start.y, self.signs[1]);
        if self.is_wide { [x, y] } else { [y, x] }
    }

    /// How many cells a body stands off the cells that the line enters between two places on its longer axis: so many as the body
    /// must be wider on every side for the line to run through it.
    fn off_stretch(&self, borders: Borders, from: i32, to: i32) -> Option<u16> {
        let [[first, last], [low, high]] = borders;
        let is_met = |cells: u16| {
            let wider = 2 * i32::from(cells);
            let (from, to) = (from.max(first - wider), to.min(last + wider));
            from < to
                && self.short * from < (high + wider) * self.long
                && (low - wider) * self.long < self.short * to
        };
        is_met(NEAR_CELLS).then(|| (0..NEAR_CELLS).find(|&cells| is_met(cells)).unwrap_or(NEAR_CELLS))
    }
}
