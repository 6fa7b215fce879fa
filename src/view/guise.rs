//! How a token looks: everything that its picture shows, and the drawing of it.

use bevy::prelude::*;
use tiny_skia::Transform as Place;

use super::art::{self, Inks, Model};
use super::figure::Lamp;
use super::ink::{Canvas, disc, drop, plate, polygon, stroke};
use super::mark;
use super::theme::{Palette, colour, mix};
use crate::battle::SideId;

/// Units from the middle of a token's picture to its edge; the rim of the token itself lies at 1.
pub const REACH: f32 = 1.5;
/// Where the ring of life ends inwards.
const INNER: f32 = 0.8;

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
    /// His figure.
    pub model: Model,
    /// Where he looks, in sixty-fourths of a circle clockwise from north.
    pub facing: u8,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// Whether he is dead.
    pub is_dead: bool,
    /// The light in his hand.
    pub lamp: Option<Lamp>,
    /// Squares along each side of his footprint: signs are as large on a large token as on a small one, nearly.
    pub bulk: u8,
    /// Whether the picture will be so small that the letter of the badge takes the place of the figure.
    pub is_small: bool,
}

/// A layer of a token: each has a picture of its own, so that the figure may lean and fall between the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// What lies on the ground: disc, ring of life, notch.
    Ground,
    /// The figure on it.
    Figure,
    /// Badge, wounds, lamp.
    Signs,
}

impl Layer {
    /// All of them, the lowest first.
    pub const ALL: [Self; 3] = [Self::Ground, Self::Figure, Self::Signs];
}

impl Guise {
    /// The picture of all layers, `side` pixels wide.
    pub fn draw(&self, palette: &Palette, side: u32) -> Image {
        let mut canvas = Canvas::new(side, REACH);
        for layer in Layer::ALL {
            self.draw_layer(layer, &mut canvas, palette);
        }
        canvas.into_image()
    }

    /// What of it one layer shows: guises that differ in others share a picture of this one.
    pub(super) fn on_layer(&self, layer: Layer) -> Self {
        let mut guise = self.clone();
        if layer != Layer::Ground {
            (guise.facing, guise.life) = (0, 0);
        }
        if layer != Layer::Figure {
            guise.model = Model::rider(guise.model.rides);
        }
        if layer != Layer::Signs {
            (guise.wounds, guise.lamp, guise.bulk) = (0, None, 0);
        }
        if layer != Layer::Signs && !guise.is_small {
            guise.mark = String::new();
        }
        guise
    }

    /// The picture of one layer, `side` pixels wide.
    pub(super) fn draw_alone(&self, layer: Layer, palette: &Palette, side: u32) -> Image {
        let mut canvas = Canvas::new(side, REACH);
        self.draw_layer(layer, &mut canvas, palette);
        canvas.into_image()
    }

    fn draw_layer(&self, layer: Layer, canvas: &mut Canvas, palette: &Palette) {
        let own = palette.side(self.side);
        let hue = if self.fights { own } else { colour::FAINT };
        match layer {
            Layer::Ground if self.is_dead && !self.is_small => draw_shade(canvas),
            Layer::Ground if self.model.rides => self.draw_ring(canvas, hue, (0.76, 0.6)),
            Layer::Ground => {
                self.draw_notch(canvas, hue);
                self.draw_disc(canvas, hue);
            }
            Layer::Figure if self.is_small => {}
            Layer::Figure => self.draw_figure(canvas, own),
            Layer::Signs => {
                if self.is_dead {
                    // On a small token the letter has the middle.
                    let middle = if self.is_small {
                        (0.78, -0.72)
                    } else {
                        (0.0, -0.52)
                    };
                    cross_out(canvas, Vec2::from(middle));
                }
                self.draw_drops(canvas);
                if let Some(lamp) = self.lamp {
                    draw_lamp(canvas, lamp, (self.model.rides, self.sign_scale()));
                }
                if !self.is_small {
                    draw_badge(
                        canvas,
                        self.side,
                        &self.mark,
                        hue,
                        (self.badge_place(), self.sign_scale()),
                    );
                }
            }
        }
    }

    fn sign_scale(&self) -> f32 {
        match self.bulk {
            0 | 1 => 1.0,
            2 => 0.62,
            _ => 0.46,
        }
    }

    /// A rider's badge lies at the other end of the token from that of his mount.
    const fn badge_place(&self) -> Vec2 {
        if self.model.rides {
            Vec2::new(-0.84, -0.8)
        } else {
            Vec2::new(0.8, 0.8)
        }
    }

    fn draw_notch(&self, canvas: &mut Canvas, hue: Color) {
        let turn = Rot2::turn_fraction(f32::from(self.facing) / 64.0);
        let corners = [(-0.5, -0.86), (0.0, -1.42), (0.5, -0.86)].map(|(x, y)| turn * Vec2::new(x, y));
        let notch = |point: Vec2| polygon(point, &corners);
        canvas.fill(hue, notch);
        canvas.line(colour::INK, 0.07, notch);
    }

    /// The ring of life between two radii: it begins at the top and runs down clockwise, so that what is left ends at the top.
    fn draw_ring(&self, canvas: &mut Canvas, hue: Color, (outer, inner): (f32, f32)) {
        let rim = |radius: f32| move |point: Vec2| disc(point, Vec2::ZERO, radius);
        let ring = |point: Vec2| rim(outer)(point).max(-rim(inner)(point));
        canvas.fill(colour::PANEL, ring);
        if self.fights {
            let left = std::f32::consts::TAU * f32::from(self.life) / 64.0;
            canvas.fill(hue, |point| {
                let angle = point.x.atan2(-point.y).rem_euclid(std::f32::consts::TAU);
                let arc = (std::f32::consts::TAU - left - angle) * point.length();
                ring(point).max(if self.life >= 64 { -1.0 } else { arc })
            });
        }
        canvas.line(colour::INK, 0.05, rim(inner));
        canvas.line(colour::INK, 0.07, rim(outer - 0.02));
    }

    fn draw_disc(&self, canvas: &mut Canvas, hue: Color) {
        let ground = if self.fights { colour::PAPER } else { colour::STONE };
        canvas.fill(ground, |point| disc(point, Vec2::ZERO, 0.9));
        self.draw_ring(canvas, hue, (1.0, INNER));
        if self.is_small {
            let size = 1.18;
            let shift = if self.side.0 % 4 == 3 { 0.1 } else { 0.0 };
            canvas.fill(hue, |point| badge_shape(point / size, self.side.0 % 4) * size);
            canvas.fill(colour::PAPER, |point| {
                mark::distance(point / size - Vec2::Y * shift, &self.mark, 0.6, 0.15) * size
            });
        } else if !self.model.rides {
            // The shadow of the figure.
            canvas.fill(colour::INK.with_alpha(0.16), |point| {
                let flat = Vec2::new(point.x, (point.y - 0.6) * 4.0);
                disc(flat, Vec2::ZERO, 0.5) / 4.0
            });
        }
    }

    /// The figure: in pale colours where he is out of the fight, and paler where he is dead.
    fn draw_figure(&self, canvas: &mut Canvas, own: Color) {
        let inks = match (self.fights, self.is_dead) {
            (true, _) => inks(own),
            (false, false) => faded(own, 0.28),
            (false, true) => faded(own, 0.5),
        };
        canvas.paint(|picture| {
            let unit = picture.width() as f32 / (2.0 * REACH);
            let middle = picture.width() as f32 / 2.0;
            let place = Place::from_translate(middle, middle).pre_scale(unit / 100.0, unit / 100.0);
            art::paint(&self.model, picture, place, &inks);
        });
    }

    fn draw_drops(&self, canvas: &mut Canvas) {
        let count = self.wounds.min(5);
        let scale = self.sign_scale();
        for place in 0..count {
            let (along, across) = (
                0.36 * f32::from(place) * scale,
                0.1 * f32::from(place % 2) * scale,
            );
            let centre = if self.model.rides {
                Vec2::new(-1.2 + across, -0.3 + along)
            } else {
                Vec2::new(-1.12 + along, 1.02 + across)
            };
            let shape = |point: Vec2| drop((point - centre) / scale, Vec2::ZERO, 0.19) * scale;
            canvas.fill(colour::PAPER, |point| shape(point) - 0.1 * scale);
            canvas.fill(colour::MADDER, shape);
            canvas.line(colour::INK, 0.045 * scale, shape);
        }
    }
}

/// A light at the upper left of a token: a stick or the frame of a lantern, with a flame while it burns.
fn draw_lamp(canvas: &mut Canvas, lamp: Lamp, (rides, scale): (bool, f32)) {
    let place = Vec2::new(if rides { 0.98 } else { -0.98 }, -0.62);
    let body = move |point: Vec2| {
        let point = (point - place) / scale;
        let shape = if lamp.is_lantern {
            plate(point, Vec2::new(0.0, 0.1), Vec2::new(0.26, 0.3), 0.06).min(stroke(
                point,
                Vec2::new(-0.2, -0.34),
                Vec2::new(0.2, -0.34),
                0.06,
            ))
        } else {
            stroke(point, Vec2::new(0.1, 0.62), Vec2::new(0.0, 0.0), 0.1)
        };
        shape * scale
    };
    let flame = move |point: Vec2| {
        let lift = if lamp.is_lantern { 0.1 } else { -0.22 };
        let size = if lamp.is_lantern { 0.16 } else { 0.27 };
        drop((point - place) / scale, Vec2::new(0.0, lift), size) * scale
    };
    canvas.fill(colour::PAPER, move |point| body(point) - 0.1 * scale);
    canvas.fill(colour::PAPER, move |point| flame(point) - 0.1 * scale);
    canvas.fill(colour::WOOD, body);
    canvas.line(colour::INK, 0.06 * scale, body);
    if lamp.is_lit {
        canvas.fill(FLAME, flame);
        canvas.line(colour::INK, 0.05 * scale, flame);
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

/// What is left of a disc under the dead: a stain that every ground shows.
fn draw_shade(canvas: &mut Canvas) {
    canvas.fill(colour::PAPER.with_alpha(0.55), |point| {
        disc(point, Vec2::ZERO, 0.98)
    });
    let step = std::f32::consts::TAU / 20.0;
    canvas.fill(colour::SOFT_INK, |point| {
        let along = ((point.to_angle() / step).fract().abs() - 0.5).abs() * step * point.length();
        disc(point, Vec2::ZERO, 0.98).abs().max(along - 0.07) - 0.03
    });
}

/// The mark of the dead, as a map has it: a small cross of two strokes.
fn cross_out(canvas: &mut Canvas, middle: Vec2) {
    let strokes = [((-0.26, -0.26), (0.26, 0.26)), ((0.26, -0.26), (-0.26, 0.26))];
    let cross = move |point: Vec2| {
        let each = strokes.map(|(a, b)| stroke(point - middle, Vec2::from(a), Vec2::from(b), 0.07));
        each[0].min(each[1])
    };
    canvas.fill(colour::PAPER, move |point| cross(point) - 0.07);
    canvas.fill(colour::INK, cross);
}

/// The colours of a figure of a side.
pub(super) fn inks(side: Color) -> Inks {
    mixed(side, |colour| colour)
}

/// The same, faded toward stone by this share.
fn faded(side: Color, share: f32) -> Inks {
    mixed(side, |colour| mix(colour, colour::STONE, share))
}

fn mixed(side: Color, fade: impl Fn(Color) -> Color) -> Inks {
    let paint = |colour: Color| {
        let [red, green, blue, alpha] = colour.to_srgba().to_f32_array();
        tiny_skia::Color::from_rgba(red, green, blue, alpha).unwrap_or(tiny_skia::Color::BLACK)
    };
    Inks {
        ink: paint(fade(colour::INK)),
        paper: paint(colour::PAPER),
        side: paint(fade(side)),
        wood: paint(fade(colour::LEATHER)),
        stone: paint(fade(colour::STONE)),
    }
}

/// The head and shoulders of a figure on paper, `side` pixels wide.
pub(super) fn draw_bust(model: &Model, colour: Color, side: u32) -> Image {
    let mut canvas = Canvas::new(side, 1.0);
    canvas.fill(colour::PAPER, |_| -1.0);
    canvas.paint(|picture| art::paint_bust(model, picture, &inks(colour)));
    canvas.into_image()
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
