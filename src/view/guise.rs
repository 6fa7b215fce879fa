//! How a token looks: everything that its picture shows, and the drawing of it.

use bevy::prelude::*;

use super::figure::Lamp;
use super::ink::{Canvas, disc, drop, plate, polygon, stroke};
use super::theme::{Palette, colour};
use super::{mark, silhouette};
use crate::battle::{Posture, SideId, Term};

/// Units from the middle of a token's picture to its edge; the rim of the token itself lies at 1.
pub const REACH: f32 = 1.5;

/// All that the picture of a token shows. Two tokens of the same guise share one picture.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Guise {
    /// The side, which gives colour and shape of the badge.
    pub side: SideId,
    /// Letters or figures on the badge.
    pub mark: String,
    /// Life left, in sixty-fourths.
    pub life: u8,
    /// Wounds, shown as drops.
    pub wounds: u8,
    /// The weapon in hand.
    pub weapon: Option<Term>,
    /// How he holds himself.
    pub posture: Posture,
    /// Where he looks, in sixty-fourths of a circle clockwise from north.
    pub facing: u8,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// The light in his hand.
    pub lamp: Option<Lamp>,
    /// Whether the picture will be so small that the letter of the badge takes the place of the weapon.
    pub is_small: bool,
}

impl Guise {
    /// The picture, `side` pixels wide.
    pub fn draw(&self, palette: &Palette, side: u32) -> Image {
        let mut canvas = Canvas::new(side, REACH);
        let scale = if self.posture == Posture::Kneeling {
            0.82
        } else {
            1.0
        };
        let hue = if self.fights {
            palette.side(self.side)
        } else {
            colour::FAINT
        };
        self.draw_notch(&mut canvas, hue, scale);
        self.draw_disc(&mut canvas, hue, scale);
        if self.posture == Posture::Lying {
            sink(&mut canvas);
        }
        if !self.fights {
            cross_out(&mut canvas);
        }
        self.draw_drops(&mut canvas);
        if let Some(lamp) = self.lamp {
            draw_lamp(&mut canvas, lamp);
        }
        if !self.is_small {
            let centre = Vec2::splat(0.78);
            draw_badge(&mut canvas, self.side, &self.mark, hue, (centre, 1.0));
        }
        canvas.into_image()
    }

    fn draw_notch(&self, canvas: &mut Canvas, hue: Color, scale: f32) {
        let turn = Rot2::turn_fraction(f32::from(self.facing) / 64.0);
        let corners =
            [(-0.5, -0.86), (0.0, -1.42), (0.5, -0.86)].map(|(x, y)| turn * Vec2::new(x, y) * scale);
        let notch = |point: Vec2| polygon(point, &corners);
        canvas.fill(hue, notch);
        canvas.line(colour::INK, 0.07, notch);
    }

    fn draw_disc(&self, canvas: &mut Canvas, hue: Color, scale: f32) {
        let rim = |radius: f32| move |point: Vec2| disc(point, Vec2::ZERO, radius * scale);
        canvas.fill(colour::PANEL, rim(1.0));
        if self.fights {
            let left = std::f32::consts::TAU * f32::from(self.life) / 64.0;
            // The ring begins at the top and runs down clockwise: what is left ends at the top.
            canvas.fill(hue, |point| {
                let angle = point.x.atan2(-point.y).rem_euclid(std::f32::consts::TAU);
                let arc = (std::f32::consts::TAU - left - angle) * point.length();
                rim(1.0)(point).max(if self.life >= 64 { -1.0 } else { arc })
            });
        }
        canvas.fill(if self.fights { colour::PAPER } else { colour::STONE }, rim(0.72));
        canvas.line(colour::INK, 0.05, rim(0.72));
        canvas.line(colour::INK, 0.08, rim(0.98));
        if self.is_small {
            let size = 1.18 * scale;
            let shift = if self.side.0 % 4 == 3 { 0.1 } else { 0.0 };
            canvas.fill(hue, |point| badge_shape(point / size, self.side.0 % 4) * size);
            canvas.fill(colour::PAPER, |point| {
                mark::distance(point / size - Vec2::Y * shift, &self.mark, 0.6, 0.15) * size
            });
        } else if let Some(weapon) = self.weapon {
            let ink = if self.fights {
                colour::INK
            } else {
                colour::SOFT_INK
            };
            canvas.fill(ink, |point| {
                silhouette::distance(point / (0.92 * scale), weapon) * 0.92 * scale
            });
        }
    }

    fn draw_drops(&self, canvas: &mut Canvas) {
        let count = self.wounds.min(5);
        for place in 0..count {
            let centre = Vec2::new(-1.12 + 0.36 * f32::from(place), 1.02 + 0.1 * f32::from(place % 2));
            let shape = |point: Vec2| drop(point, centre, 0.19);
            canvas.fill(colour::PAPER, |point| shape(point) - 0.1);
            canvas.fill(colour::MADDER, shape);
            canvas.line(colour::INK, 0.045, shape);
        }
    }
}

/// A light at the upper left of a token: a stick or the frame of a lantern, with a flame while it burns.
fn draw_lamp(canvas: &mut Canvas, lamp: Lamp) {
    let place = Vec2::new(-0.98, -0.62);
    let body = move |point: Vec2| {
        let point = point - place;
        if lamp.is_lantern {
            plate(point, Vec2::new(0.0, 0.1), Vec2::new(0.26, 0.3), 0.06).min(stroke(
                point,
                Vec2::new(-0.2, -0.34),
                Vec2::new(0.2, -0.34),
                0.06,
            ))
        } else {
            stroke(point, Vec2::new(0.1, 0.62), Vec2::new(0.0, 0.0), 0.1)
        }
    };
    let flame = move |point: Vec2| {
        let lift = if lamp.is_lantern { 0.1 } else { -0.22 };
        drop(
            point - place,
            Vec2::new(0.0, lift),
            if lamp.is_lantern { 0.16 } else { 0.27 },
        )
    };
    canvas.fill(colour::PAPER, move |point| body(point) - 0.1);
    canvas.fill(colour::PAPER, move |point| flame(point) - 0.1);
    canvas.fill(colour::WOOD, body);
    canvas.line(colour::INK, 0.06, body);
    if lamp.is_lit {
        canvas.fill(FLAME, flame);
        canvas.line(colour::INK, 0.05, flame);
    }
}

/// The colour of a small flame.
const FLAME: Color = Color::srgb(0.94, 0.6, 0.13);

/// A badge with its letters, so many times larger than in the corner of a token.
fn draw_badge(canvas: &mut Canvas, side: SideId, mark: &str, hue: Color, (centre, scale): (Vec2, f32)) {
    let badge = |point: Vec2| badge_shape((point - centre) / scale, side.0 % 4) * scale;
    canvas.fill(colour::PAPER, |point| badge(point) - 0.1 * scale);
    canvas.fill(hue, badge);
    let (height, shift) = if side.0 % 4 == 3 { (0.42, 0.1) } else { (0.52, 0.0) };
    let height = if mark.len() > 1 { height * 0.8 } else { height };
    let sign = |point: Vec2| {
        let at = (point - centre) / scale - Vec2::Y * shift;
        mark::distance(at, mark, height, 0.11) * scale
    };
    canvas.fill(colour::PAPER, sign);
}

/// A badge alone, `side` pixels wide.
pub fn draw_badge_alone(of: SideId, mark: &str, palette: &Palette, side: u32) -> Image {
    let mut canvas = Canvas::new(side, 0.62);
    draw_badge(&mut canvas, of, mark, palette.side(of), (Vec2::ZERO, 1.0));
    canvas.into_image()
}

/// Square, round, diamond, triangle: a side is told by its shape as well as by its colour.
fn badge_shape(point: Vec2, side: u8) -> f32 {
    match side {
        0 => plate(point, Vec2::ZERO, Vec2::splat(0.44), 0.08),
        1 => disc(point, Vec2::ZERO, 0.48),
        2 => plate(Rot2::degrees(45.0) * point, Vec2::ZERO, Vec2::splat(0.42), 0.05),
        _ => {
            polygon(
                point,
                &[(-0.56, 0.46), (0.0, -0.56), (0.56, 0.46)].map(Vec2::from),
            ) - 0.04
        }
    }
}

/// Half sunk into the ground, with the line of a shadow: a body that lies.
fn sink(canvas: &mut Canvas) {
    canvas.cut(|point| 0.3 - point.y);
    canvas.fill(colour::INK.with_alpha(0.28), |point| {
        let flat = Vec2::new(point.x, (point.y - 0.34) * 5.0);
        disc(flat, Vec2::ZERO, 1.15) / 5.0
    });
    canvas.fill(colour::INK, |point| {
        stroke(point, Vec2::new(-1.12, 0.3), Vec2::new(1.12, 0.3), 0.05)
    });
}

fn cross_out(canvas: &mut Canvas) {
    for (a, b) in [((-0.66, -0.66), (0.66, 0.66)), ((0.66, -0.66), (-0.66, 0.66))] {
        let line = move |point: Vec2| stroke(point, a.into(), b.into(), 0.07);
        canvas.fill(colour::STONE, move |point| line(point) - 0.05);
        canvas.fill(colour::INK, line);
    }
}

/// The dotted gold circle around the fighter who must choose, `side` pixels wide, in the same scale as the tokens.
pub fn draw_halo(side: u32) -> Image {
    let mut canvas = Canvas::new(side, REACH);
    let step = std::f32::consts::TAU / 24.0;
    let dots = |point: Vec2| {
        let angle = (point.to_angle() / step).round() * step;
        disc(point, Vec2::from_angle(angle) * 1.3, 0.085)
    };
    // Gold alone is lost on most floors.
    canvas.fill(colour::INK, |point| dots(point) - 0.04);
    canvas.fill(colour::ACTIVE, dots);
    canvas.into_image()
}
