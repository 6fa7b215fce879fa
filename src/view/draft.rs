//! A drawing of coloured pieces that becomes one mesh: later pieces lie over earlier ones.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// The pieces in the order in which they were drawn.
#[derive(Default)]
pub(super) struct Draft {
    places: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Draft {
    /// A piece with four corners, in order around it, each with its own colour.
    pub(super) fn piece(&mut self, corners: [Vec2; 4], colours: [Color; 4]) {
        let first = self.places.len() as u32;
        self.places
            .extend(corners.map(|corner| [corner.x, corner.y, 0.0]));
        self.colours
            .extend(colours.map(|colour| colour.to_linear().to_f32_array()));
        self.indices
            .extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }

    /// An upright rectangle between two opposite corners.
    pub(super) fn rect(&mut self, a: Vec2, b: Vec2, colour: Color) {
        let (least, most) = (a.min(b), a.max(b));
        self.piece(
            [
                least,
                Vec2::new(most.x, least.y),
                most,
                Vec2::new(least.x, most.y),
            ],
            [colour; 4],
        );
    }

    /// A line with soft edges, so that it does not step when it runs aslant.
    pub(super) fn line(&mut self, a: Vec2, b: Vec2, width: f32, colour: Color) {
        const SOFT: f32 = 0.8;
        let across = (b - a).perp().normalize_or_zero();
        let (core, rim) = (
            across * (width / 2.0 - SOFT / 2.0).max(0.0),
            across * (width / 2.0 + SOFT / 2.0),
        );
        let clear = colour.with_alpha(0.0);
        self.piece([a - core, b - core, b + core, a + core], [colour; 4]);
        self.piece(
            [a + core, b + core, b + rim, a + rim],
            [colour, colour, clear, clear],
        );
        self.piece(
            [a - core, b - core, b - rim, a - rim],
            [colour, colour, clear, clear],
        );
    }

    /// The corners of all pieces.
    #[cfg(test)]
    pub(super) fn places(&self) -> &[[f32; 3]] {
        &self.places
    }

    /// Whether nothing has been drawn.
    pub(super) fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// The finished drawing.
    pub(super) fn into_mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// The material of all drawings: the colours of the pieces, and nothing besides.
pub(super) fn ink(materials: &mut Assets<ColorMaterial>) -> MeshMaterial2d<ColorMaterial> {
    let material = ColorMaterial {
        alpha_mode: bevy::sprite_render::AlphaMode2d::Blend,
        ..default()
    };
    MeshMaterial2d(materials.add(material))
}
