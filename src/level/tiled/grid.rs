//! Turns the pixels of objects into cells, areas and edges.

use tiled::{ObjectData, ObjectShape};

use crate::board::{Cell, Edge, MAX_SIDE, Mark};

/// Most edges that one object may cover.
const MAX_SEGMENTS: usize = 10_000;

/// The grid of a map in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// Columns of the map.
    pub columns: u16,
    /// Rows of the map.
    pub rows: u16,
    /// Side of a cell.
    pub pixels: u32,
}

impl Grid {
    /// The cell in which a point lies.
    ///
    /// # Errors
    ///
    /// A clause that says what is wrong: another shape, or a point beside the map.
    pub fn point(self, object: &ObjectData) -> Result<Cell, String> {
        if !matches!(object.shape, ObjectShape::Point(..)) {
            return Err("must be a point".into());
        }
        let cell = |at: f32| (at / self.pixels as f32).floor();
        let (x, y) = (cell(object.x), cell(object.y));
        let on_map = (0.0..f32::from(self.columns)).contains(&x) && (0.0..f32::from(self.rows)).contains(&y);
        if !on_map {
            return Err("lies beside the map".into());
        }
        Ok(Cell::new(x as i16, y as i16))
    }

    /// The area that a rectangle covers.
    ///
    /// # Errors
    ///
    /// A clause that says what is wrong: another shape, a side that lies on no line of the grid, no cell inside, or a part
    /// beside the map.
    pub fn area(self, object: &ObjectData) -> Result<Mark, String> {
        let ObjectShape::Rect { width, height } = object.shape else {
            return Err("must be a rectangle".into());
        };
        upright(object)?;
        let (left, top) = (self.line(object.x)?, self.line(object.y)?);
        let (right, bottom) = (self.line(object.x + width)?, self.line(object.y + height)?);
        if right <= left || bottom <= top {
            return Err("holds no cell".into());
        }
        if left < 0 || top < 0 || right > self.columns as i16 || bottom > self.rows as i16 {
            return Err("lies beside the map".into());
        }
        Ok(Mark::area(
            Cell::new(left, top),
            (right - left) as u16,
            (bottom - top) as u16,
        ))
    }

    /// The edges along a polyline, in the order in which it was drawn.
    ///
    /// # Errors
    ///
    /// A clause that says what is wrong: another shape, a corner beside the grid, a slanting stretch, or a part beside the
    /// map.
    pub fn edges(self, object: &ObjectData) -> Result<Vec<Edge>, String> {
        let ObjectShape::Polyline { points } = &object.shape else {
            return Err("must be a polyline".into());
        };
        upright(object)?;
        let mut corners = Vec::new();
        for (x, y) in points {
            corners.push((self.line(object.x + x)?, self.line(object.y + y)?));
        }
        let mut edges = Vec::new();
        for stretch in corners.windows(2) {
            edges.extend(straight(stretch[0], stretch[1])?);
            if edges.len() > MAX_SEGMENTS {
                return Err(format!("covers more than {MAX_SEGMENTS} edges"));
            }
        }
        let (columns, rows) = (self.columns as i16, self.rows as i16);
        if edges.iter().any(|edge| {
            edge.ends()
                .iter()
                .any(|&(x, y)| x < 0 || y < 0 || x > columns || y > rows)
        }) {
            return Err("lies beside the map".into());
        }
        if edges.is_empty() {
            Err("covers no edge".into())
        } else {
            Ok(edges)
        }
    }

    /// The number of the grid line at a pixel.
    fn line(self, at: f32) -> Result<i16, String> {
        let lines = at / self.pixels as f32;
        let nearest = lines.round();
        if nearest.abs() > f32::from(MAX_SIDE) {
            return Err("lies beside the map".into());
        }
        // Tiled writes whole pixels when it snaps to the grid; a hundredth of a pixel is left for rounding.
        if (lines - nearest).abs() * self.pixels as f32 > 0.01 {
            return Err(format!(
                "does not lie on the grid (at pixel {at}; switch on View, Snapping, Snap to Grid)"
            ));
        }
        Ok(nearest as i16)
    }
}

fn upright(object: &ObjectData) -> Result<(), String> {
    if object.rotation == 0.0 {
        Ok(())
    } else {
        Err("must not be rotated".into())
    }
}

/// The edges between two corners.
fn straight(from: (i16, i16), to: (i16, i16)) -> Result<Vec<Edge>, String> {
    let ((ax, ay), (bx, by)) = (from, to);
    let along = |a: i16, b: i16| {
        let steps: Vec<i16> = (a.min(b)..a.max(b)).collect();
        if a < b {
            steps
        } else {
            steps.into_iter().rev().collect()
        }
    };
    match (ax == bx, ay == by) {
        (true, true) => Ok(Vec::new()),
        (true, false) => Ok(along(ay, by).into_iter().map(|y| Edge::west(ax, y)).collect()),
        (false, true) => Ok(along(ax, bx).into_iter().map(|x| Edge::north(x, ay)).collect()),
        (false, false) => Err(format!("runs aslant from corner ({ax}, {ay}) to ({bx}, {by})")),
    }
}
