//! A pen that draws with triangles: lines whose width breathes a little, as ink does, and plain areas.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A drawing in the making.
#[derive(Default)]
pub(super) struct Pen {
    points: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    corners: Vec<u32>,
}

impl Pen {
    /// Fills a convex area.
    pub(super) fn area(&mut self, outline: &[Vec2], colour: Color) {
        let first = self.points.len() as u32;
        let colour = colour.to_linear().to_f32_array();
        for point in outline {
            self.points.push([point.x, point.y, 0.0]);
            self.colours.push(colour);
        }
        for corner in 2..outline.len() as u32 {
            self.corners.extend([first, first + corner - 1, first + corner]);
        }
    }

    /// Draws a line through points, `width` wide.
    pub(super) fn line(&mut self, points: &[Vec2], width: f32, colour: Color) {
        for (step, pair) in points.windows(2).enumerate() {
            let along = (pair[1] - pair[0]).normalize_or_zero();
            let (from, to) = (breath(step, pair[0]) * width, breath(step + 1, pair[1]) * width);
            let side = along.perp() / 2.0;
            // A little overlap closes the gap at bends.
            let over = along * width * 0.3;
            let outline = [
                pair[0] - over + side * from,
                pair[1] + over + side * to,
                pair[1] + over - side * to,
                pair[0] - over - side * from,
            ];
            self.area(&outline, colour);
        }
    }

    /// Draws a closed line.
    pub(super) fn outline(&mut self, points: &[Vec2], width: f32, colour: Color) {
        let closed: Vec<_> = points.iter().chain(points.first()).copied().collect();
        self.line(&closed, width, colour);
    }

    /// Draws a circle.
    pub(super) fn circle(&mut self, middle: Vec2, radius: f32, width: f32, colour: Color) {
        self.outline(&ring(middle, radius, 96), width, colour);
    }

    /// Fills a circle.
    pub(super) fn disc(&mut self, middle: Vec2, radius: f32, colour: Color) {
        self.area(&ring(middle, radius, 48), colour);
    }

    /// The finished drawing.
    pub(super) fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.points)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.corners))
    }
}

/// Points around a circle.
pub(super) fn ring(middle: Vec2, radius: f32, count: usize) -> Vec<Vec2> {
    let turn = std::f32::consts::TAU / count as f32;
    (0..count)
        .map(|step| middle + Vec2::from_angle(turn * step as f32) * radius)
        .collect()
}

/// How strongly the pen presses at a point, about 1.
fn breath(step: usize, point: Vec2) -> f32 {
    1.0 + 0.18 * (step as f32 * 1.7 + point.x * 0.031 + point.y * 0.047).sin()
}
