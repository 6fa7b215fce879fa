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

/// Those of these upright bodies who stand on the line from one cell to another, behind the second one, or near that; and the same
/// from the second cell to the first.
///
/// Rule: `BD-PF-22`.
pub(super) fn bystanders_of_both(
    [attacker, target]: [Cell; 2],
    bodies: impl Iterator<Item = (usize, Footprint)>,
) -> [Vec<Bystander>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    let Some(course) = Course::between(attacker, target) else {
        return found;
    };
    for (body, place) in bodies {
        let off = course.off(place);
        for (found, (from, behind)) in found
            .iter_mut()
            .zip([(attacker, off.behind), (target, off.before)])
        {
            let off_line = off.between.min(behind);
            if off_line <= NEAR_CELLS {
                found.push(Bystander {
                    body,
                    off_line,
                    from_attacker: Footprint::single(from).gap(place).cheb(),
                    is_behind: behind < off.between,
                });
            }
        }
    }
    found
}

/// How many cells a body stands off the parts of a course, [`FAR`] where it is in no danger.
struct Off {
    /// Off the line between the two.
    between: u16,
    /// Off the line that goes on behind the second one.
    behind: u16,
    /// Off the line that goes on behind the first one, from the second.
    before: u16,
}

/// Farther off than anybody is looked for.
const FAR: u16 = NEAR_CELLS + 1;

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

    fn off(&self, body: Footprint) -> Off {
        let borders = self.borders(body);
        let cells = i32::from(BEHIND_CELLS);
        // Beyond either of the two the line goes on so many times as far as it has come, but not farther away than so many cells.
        let end = (2 * cells + 1).min(2 * cells * self.long);
        let mut off = Off {
            between: FAR,
            behind: FAR,
            before: FAR,
        };
        let [[first, last], [low, high]] = borders;
        let far = 2 * i32::from(NEAR_CELLS);
        // Most bodies lie wholly beside the line that goes on both ways for ever.
        let across = (low + high) * self.long - (first + last) * self.short;
        if across.abs() >= (last - first + 2 * far) * (self.long + self.short) {
            return off;
        }
        // The line leaves the first cell after half a cell and enters the last one half a cell before its end.
        off.between = self.off_stretch(borders, 2 * self.long - 1);
        let (long, short) = (2 * self.long, 2 * self.short);
        if last + far > long {
            off.behind = self.off_stretch([[first - long, last - long], [low - short, high - short]], end);
        }
        if first - far < 0 {
            off.before = self.off_stretch([[-last, -first], [-high, -low]], end);
        }
        off
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

    /// How many cells a body stands off the cells that the line enters from half a cell behind its start to a place on its longer
    /// axis: so many as the body must be wider on every side for the line to run through it.
    fn off_stretch(&self, [[first, last], [low, high]]: Borders, to: i32) -> u16 {
        let is_met = |cells: u16| {
            let wider = 2 * i32::from(cells);
            let (from, to) = ((first - wider).max(1), to.min(last + wider));
            from < to
                && self.short * from < (high + wider) * self.long
                && (low - wider) * self.long < self.short * to
        };
        (0..=NEAR_CELLS)
            .rev()
            .take_while(|&cells| is_met(cells))
            .last()
            .unwrap_or(FAR)
    }
}
