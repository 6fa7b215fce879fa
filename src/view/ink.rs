//! Drawing with ink: shapes as signed distances, painted into pictures at the size at which they are shown.
//!
//! A shape is a function of a point that says how far outside it lies; negative is inside. Edges stay smooth at every size.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use tiny_skia::Pixmap;

/// A square picture in the making. Points run from (-reach, -reach) in the upper left to (reach, reach).
pub struct Canvas {
    side: u32,
    reach: f32,
    pixels: Vec<[f32; 4]>,
}

impl Canvas {
    /// An empty picture of `side` pixels that shows `reach` units to each side of its middle.
    pub fn new(side: u32, reach: f32) -> Self {
        let side = side.max(1);
        Self {
            side,
            reach,
            pixels: vec![[0.0; 4]; (side * side) as usize],
        }
    }

    /// The width of a pixel in units.
    pub fn grain(&self) -> f32 {
        2.0 * self.reach / self.side as f32
    }

    /// Fills a shape with a colour.
    pub fn fill(&mut self, colour: Color, shape: impl Fn(Vec2) -> f32) {
        let grain = self.grain();
        let colour = colour.to_srgba().to_f32_array();
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let (column, row) = (index as u32 % self.side, index as u32 / self.side);
            let point = (Vec2::new(column as f32, row as f32) + 0.5) * grain - self.reach;
            let cover = (0.5 - shape(point) / grain).clamp(0.0, 1.0);
            if cover > 0.0 {
                blend(pixel, colour, cover);
            }
        }
    }

    /// Draws the outline of a shape with a pen of this width in units.
    pub fn line(&mut self, colour: Color, width: f32, shape: impl Fn(Vec2) -> f32) {
        // A line thinner than a pixel would vanish here and there.
        let half = width.max(self.grain()) / 2.0;
        self.fill(colour, |point| shape(point).abs() - half);
    }

    /// Takes away what lies in a shape.
    pub fn cut(&mut self, shape: impl Fn(Vec2) -> f32) {
        let grain = self.grain();
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let (column, row) = (index as u32 % self.side, index as u32 / self.side);
            let point = (Vec2::new(column as f32, row as f32) + 0.5) * grain - self.reach;
            pixel[3] *= 1.0 - (0.5 - shape(point) / grain).clamp(0.0, 1.0);
        }
    }

    /// Lets a brush paint a picture of the same size, and lays it over what is there.
    pub fn paint(&mut self, brush: impl FnOnce(&mut Pixmap)) {
        let Some(mut picture) = Pixmap::new(self.side, self.side) else {
            return;
        };
        brush(&mut picture);
        for (pixel, painted) in self.pixels.iter_mut().zip(picture.pixels()) {
            if painted.alpha() > 0 {
                let straight = painted.demultiply();
                let parts =
                    [straight.red(), straight.green(), straight.blue()].map(|part| f32::from(part) / 255.0);
                blend(
                    pixel,
                    [parts[0], parts[1], parts[2], 1.0],
                    f32::from(straight.alpha()) / 255.0,
                );
            }
        }
    }

    /// The share of the picture that is covered, 0 to 1.
    #[cfg(test)]
    pub fn cover(&self) -> f32 {
        self.pixels.iter().map(|pixel| pixel[3]).sum::<f32>() / self.pixels.len() as f32
    }

    /// The finished picture.
    pub fn into_image(self) -> Image {
        let bytes = self
            .pixels
            .iter()
            .flatten()
            .map(|part| (part * 255.0 + 0.5) as u8)
            .collect();
        let extent = Extent3d {
            width: self.side,
            height: self.side,
            depth_or_array_layers: 1,
        };
        Image::new(
            extent,
            TextureDimension::D2,
            bytes,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

/// Lays a colour over a pixel; both are straight, not multiplied with their alpha.
fn blend(pixel: &mut [f32; 4], colour: [f32; 4], cover: f32) {
    let over = colour[3] * cover;
    let under = pixel[3] * (1.0 - over);
    let alpha = over + under;
    for part in 0..3 {
        pixel[part] = (colour[part] * over + pixel[part] * under) / alpha.max(1e-6);
    }
    pixel[3] = alpha;
}

/// A disc.
pub fn disc(point: Vec2, centre: Vec2, radius: f32) -> f32 {
    point.distance(centre) - radius
}

/// A stroke with round ends from `a` to `b`, `radius` thick to each side.
pub fn stroke(point: Vec2, a: Vec2, b: Vec2, radius: f32) -> f32 {
    let (to_point, along) = (point - a, b - a);
    let share = (to_point.dot(along) / along.length_squared().max(1e-9)).clamp(0.0, 1.0);
    (to_point - along * share).length() - radius
}

/// A rectangle with rounded corners.
pub fn plate(point: Vec2, centre: Vec2, half: Vec2, corner: f32) -> f32 {
    let beyond = (point - centre).abs() - half + corner;
    beyond.max(Vec2::ZERO).length() + beyond.max_element().min(0.0) - corner
}

/// The area inside a closed line of straight pieces.
pub fn polygon(point: Vec2, corners: &[Vec2]) -> f32 {
    let mut nearest = f32::MAX;
    let mut inside = false;
    for (index, &b) in corners.iter().enumerate() {
        let a = corners[(index + corners.len() - 1) % corners.len()];
        nearest = nearest.min(stroke(point, a, b, 0.0));
        if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    if inside { -nearest } else { nearest }
}

/// A drop with its tip upwards.
pub fn drop(point: Vec2, centre: Vec2, radius: f32) -> f32 {
    let (left, right, tip) = (
        Vec2::new(-0.87, -0.5),
        Vec2::new(0.87, -0.5),
        Vec2::new(0.0, -2.0),
    );
    let corners = [left, right, tip].map(|corner| centre + corner * radius);
    disc(point, centre, radius).min(polygon(point, &corners))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_covers_its_area() {
        let mut canvas = Canvas::new(100, 1.0);
        canvas.fill(Color::BLACK, |point| disc(point, Vec2::ZERO, 0.5));
        let wanted = std::f32::consts::PI * 0.25 / 4.0;
        assert!((canvas.cover() - wanted).abs() < 0.002, "{}", canvas.cover());
    }

    #[test]
    fn a_point_inside_a_polygon_has_a_negative_distance() {
        let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(Vec2::from);
        for (point, distance) in [
            ((0.0, 0.0), -1.0),
            ((0.5, 0.0), -0.5),
            ((2.0, 0.0), 1.0),
            ((0.0, -3.0), 2.0),
        ] {
            assert!(
                (polygon(Vec2::from(point), &square) - distance).abs() < 1e-5,
                "{point:?}"
            );
        }
    }

    #[test]
    fn a_plate_ends_where_its_halves_end() {
        let at = |x, y| plate(Vec2::new(x, y), Vec2::ZERO, Vec2::new(2.0, 1.0), 0.25);
        assert!(at(2.0, 0.0).abs() < 1e-6 && at(0.0, 1.0).abs() < 1e-6);
        assert!(at(2.0, 1.0) > 0.0 && at(0.0, 0.0) < 0.0);
    }
}
