//! Small pictures for the panels, drawn once for each size: weapons, the die, the marker of the phase.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::art::{self, Model, Sign};
use super::guise::{self, Guise, REACH};
use super::ink::{Canvas, disc, polygon};
use super::theme::{Palette, colour};
use super::token::Portraits;
use crate::battle::{GearShape, Shade, SideId, WeaponShape};

/// What a small picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Motif {
    /// The silhouette of a weapon.
    Weapon(WeaponShape),
    /// Something that lies on the floor.
    Gear(GearShape),
    /// The sign of a button.
    Sign(Sign),
    /// A die with this many sides, without its number.
    Die(u8),
    /// The gold marker of the phase, pointing right.
    Marker,
    /// A small ink triangle that points down.
    Pointer,
    /// A square of an overlay.
    Swatch(Shade),
}

/// The pictures drawn so far.
#[derive(Resource, Default)]
pub struct Pictures(BTreeMap<(Motif, u32), Handle<Image>>);

/// Everything that is needed to have a picture drawn.
#[derive(SystemParam)]
pub struct Atelier<'w> {
    pictures: ResMut<'w, Pictures>,
    portraits: ResMut<'w, Portraits>,
    palette: Res<'w, Palette>,
    images: ResMut<'w, Assets<Image>>,
}

impl Atelier<'_> {
    /// A small picture, `side` pixels wide.
    pub fn motif(&mut self, motif: Motif, side: u32) -> Handle<Image> {
        let images = &mut self.images;
        self.pictures
            .0
            .entry((motif, side))
            .or_insert_with(|| images.add(draw(motif, side)))
            .clone()
    }

    /// The picture of a token, `side` pixels wide from edge to edge.
    pub fn token(&mut self, guise: &Guise, side: u32) -> Handle<Image> {
        self.portraits
            .picture(guise, side, &self.palette, &mut self.images)
    }

    /// The badge of a fighter alone, `side` pixels wide.
    pub fn badge(&mut self, of: SideId, mark: &str, side: u32) -> Handle<Image> {
        self.portraits
            .badge(of, mark, side, &self.palette, &mut self.images)
    }

    /// The head and shoulders of a figure in the colours of his side, `side` pixels wide.
    pub fn bust(&mut self, of: SideId, model: Model, side: u32) -> Handle<Image> {
        self.portraits
            .bust(of, model, side, &self.palette, &mut self.images)
    }

    /// The dotted circle around a token, in the same scale.
    pub fn halo(&mut self, side: u32) -> Handle<Image> {
        self.portraits.halo(side, &mut self.images)
    }

    /// The colours of the sides.
    pub fn palette(&self) -> Palette {
        *self.palette
    }
}

/// How many times wider than the rim of its token a token's picture is.
pub const TOKEN_MARGIN: f32 = REACH;

fn draw(motif: Motif, side: u32) -> Image {
    if let Motif::Swatch(shade) = motif {
        return super::shade::swatch(shade, side);
    }
    let mut canvas = Canvas::new(side, 1.0);
    match motif {
        Motif::Weapon(weapon) => canvas.paint(|picture| {
            art::paint_weapon(weapon, picture, &guise::inks(colour::MADDER));
        }),
        Motif::Gear(gear) => canvas.paint(|picture| {
            art::paint_gear(gear, picture, &guise::inks(colour::MADDER));
        }),
        Motif::Sign(sign) => canvas.paint(|picture| {
            art::paint_sign(sign, picture, &guise::inks(colour::MADDER));
        }),
        Motif::Die(sides) => draw_die(&mut canvas, sides),
        Motif::Marker => {
            let arrow = [(-0.9, -0.62), (0.92, 0.0), (-0.9, 0.62)].map(Vec2::from);
            canvas.fill(colour::ACTIVE, |point| polygon(point, &arrow));
            canvas.line(colour::INK, 0.09, |point| polygon(point, &arrow));
        }
        Motif::Pointer => {
            let arrow = [(-0.8, -0.6), (0.8, -0.6), (0.0, 0.8)].map(Vec2::from);
            canvas.fill(colour::MADDER, |point| polygon(point, &arrow));
        }
        Motif::Swatch(_) => {}
    }
    canvas.into_image()
}

/// A die as one sees it from above: a twenty-sided one is a hexagon with a face in the middle, a cube a square.
fn draw_die(canvas: &mut Canvas, sides: u8) {
    let corner = |eighth: f32, radius: f32| Vec2::from_angle((eighth * 60.0 - 84.0).to_radians()) * radius;
    if sides <= 6 {
        let body =
            |point: Vec2| super::ink::plate(Rot2::degrees(7.0) * point, Vec2::ZERO, Vec2::splat(0.7), 0.16);
        canvas.fill(colour::PAPER, body);
        canvas.line(colour::INK, 0.06, body);
        return;
    }
    let rim: [Vec2; 6] = std::array::from_fn(|place| corner(place as f32, 0.93));
    let face: [Vec2; 3] = std::array::from_fn(|place| corner(place as f32 * 2.0, 0.6));
    canvas.fill(colour::PAPER, |point| polygon(point, &rim));
    canvas.fill(colour::PANEL.with_alpha(0.5), |point| {
        polygon(point, &rim).max(-polygon(point, &face))
    });
    for (place, inner) in face.iter().enumerate() {
        for outer in [place * 2, (place * 2 + 1) % 6, (place * 2 + 5) % 6] {
            canvas.fill(colour::FAINT, |point| {
                super::ink::stroke(point, *inner, rim[outer], 0.014)
            });
        }
    }
    canvas.line(colour::FAINT, 0.04, |point| polygon(point, &face));
    canvas.line(colour::INK, 0.065, |point| polygon(point, &rim));
    canvas.cut(|point| 0.99 - disc(point, Vec2::ZERO, 0.0));
}
