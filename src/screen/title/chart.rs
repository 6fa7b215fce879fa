//! The drawing behind the title: an old chart whose compass rose is made of blades.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::prelude::*;

use super::pen::{Pen, ring};
use crate::view::theme::{colour, mix};

/// Half the size of the sheet that is always seen; the drawing goes on beyond it.
const SHEET: Vec2 = Vec2::new(640.0, 360.0);
/// The middle of the rose.
const ROSE: Vec2 = Vec2::new(262.0, 14.0);
/// Radius of the inner circle of the rose's rim.
const RIM: f32 = 226.0;

/// The whole drawing, in units of a pixel on a sheet of 1280 by 720.
pub(super) fn draw() -> Mesh {
    let mut pen = Pen::default();
    draw_sea(&mut pen);
    draw_winds(&mut pen);
    draw_hills(&mut pen);
    draw_rim(&mut pen);
    draw_blades(&mut pen);
    draw_frame(&mut pen);
    pen.mesh()
}

/// Height of the coast above the lower edge of the sheet at `x`.
fn coast(x: f32) -> f32 {
    let run = (x + 90.0) / 730.0;
    -SHEET.y + 30.0 + 150.0 * run.max(0.0).powf(0.8) - 70.0 * (1.0 - run).max(0.0)
        + 17.0 * (x * 0.021).sin()
        + 9.0 * (x * 0.053 + 1.3).sin()
        + 4.0 * (x * 0.131 + 0.4).sin()
}

/// The sea with lines that follow the coast and fade.
fn draw_sea(pen: &mut Pen) {
    let wash = colour::WATER.with_alpha(0.55);
    let shore: Vec<_> = (-30..=90)
        .map(|step| step as f32 * 10.0)
        .map(|x| Vec2::new(x, coast(x)))
        .collect();
    for pair in shore.windows(2) {
        let floor = -2.0 * SHEET.y;
        let strip = [
            pair[0],
            pair[1],
            Vec2::new(pair[1].x, floor),
            Vec2::new(pair[0].x, floor),
        ];
        pen.area(&strip, wash);
    }
    for wave in 1..=5 {
        let depth = (wave * wave) as f32 * 1.4 + wave as f32 * 5.0;
        let line: Vec<_> = shore.iter().map(|point| *point - Vec2::Y * depth).collect();
        let ink = mix(colour::WOAD, colour::WATER, 0.35 + 0.11 * wave as f32);
        pen.line(&line, 1.0, ink.with_alpha(0.75));
    }
    pen.line(&shore, 1.9, colour::INK);
}

/// The lines of the thirty-two winds across the sheet.
fn draw_winds(pen: &mut Pen) {
    for wind in 0..32 {
        let along = Vec2::from_angle(TAU * wind as f32 / 32.0);
        let ink = if wind % 4 == 0 {
            colour::MADDER.with_alpha(0.26)
        } else {
            colour::FAINT.with_alpha(0.42)
        };
        let line: Vec<_> = (0..30)
            .map(|step| ROSE + along * (RIM + 24.0 + step as f32 * 50.0))
            .collect();
        pen.line(&line, 1.0, ink);
    }
}

/// Hills as the old maps drew them: a bow, with strokes on the side away from the light.
fn draw_hills(pen: &mut Pen) {
    for (x, y, height) in HILLS {
        let foot = Vec2::new(x, y);
        let bow: Vec<_> = (0..=14)
            .map(|step| step as f32 / 14.0)
            .map(|share| {
                foot + Vec2::new(
                    (share - 0.42) * height * 1.9,
                    height * (share * std::f32::consts::PI).sin().powf(0.8),
                )
            })
            .collect();
        pen.area(&bow, colour::WORKTOP);
        pen.area(&bow, colour::GRASS.with_alpha(0.35));
        pen.line(&bow, 1.5, colour::SOFT_INK);
        for top in &bow[8..14] {
            let from = *top - Vec2::Y * 1.5;
            let fall = (from.y - foot.y) * 0.72;
            pen.line(
                &[from, from - Vec2::new(fall * 0.18, fall)],
                0.9,
                colour::SOFT_INK.with_alpha(0.8),
            );
        }
    }
}

/// Foot and height of each hill, those behind first.
const HILLS: [(f32, f32, f32); 12] = [
    (-96.0, 268.0, 26.0),
    (-52.0, 280.0, 34.0),
    (0.0, 272.0, 24.0),
    (-74.0, 250.0, 28.0),
    (-28.0, 254.0, 30.0),
    (548.0, 254.0, 30.0),
    (590.0, 268.0, 26.0),
    (520.0, 234.0, 22.0),
    (572.0, 230.0, 32.0),
    (-88.0, -172.0, 20.0),
    (-52.0, -186.0, 28.0),
    (-104.0, -206.0, 24.0),
];

/// Two circles with marks for the degrees and filled fields between them.
fn draw_rim(pen: &mut Pen) {
    pen.disc(ROSE, RIM + 20.0, colour::PAPER.with_alpha(0.92));
    for field in 0..72 {
        let (from, to) = (TAU * field as f32 / 72.0, TAU * (field + 1) as f32 / 72.0);
        let corner = |radius: f32, angle: f32| ROSE + Vec2::from_angle(angle) * radius;
        let outline = [
            corner(RIM + 6.0, from),
            corner(RIM + 13.0, from),
            corner(RIM + 13.0, to),
            corner(RIM + 6.0, to),
        ];
        if field % 2 == 0 {
            pen.area(&outline, colour::INK);
        }
        let long = if field % 9 == 0 { 15.0 } else { 7.0 };
        pen.line(&[corner(RIM - long, from), corner(RIM, from)], 1.1, colour::INK);
    }
    for (radius, width) in [(RIM, 1.6), (RIM + 6.0, 1.1), (RIM + 13.0, 1.1), (RIM + 20.0, 2.2)] {
        pen.circle(ROSE, radius, width, colour::INK);
    }
    pen.circle(ROSE, RIM * 0.56, 1.0, colour::FAINT);
    pen.circle(ROSE, RIM * 0.58, 1.0, colour::FAINT);
}

/// Eight blades: swords for the four winds in the colours of the sides, daggers between them.
fn draw_blades(pen: &mut Pen) {
    for quarter in 0..4 {
        let between = FRAC_PI_4 + FRAC_PI_2 * quarter as f32;
        draw_blade(pen, between, 0.68, 66.0, colour::SOFT_INK);
    }
    for quarter in 0..4 {
        let ink = if quarter % 2 == 1 {
            colour::MADDER
        } else {
            colour::WOAD
        };
        draw_blade(pen, FRAC_PI_2 * quarter as f32, 1.0, 46.0, ink);
    }
    pen.disc(ROSE, 15.0, colour::PAPER);
    pen.circle(ROSE, 15.0, 1.8, colour::INK);
    pen.area(&ring(ROSE, 6.5, 6), colour::ACTIVE);
    pen.outline(&ring(ROSE, 6.5, 6), 1.3, colour::INK);
}

/// A blade that points outward, one edge in colour and one in paper, with its guard at `guard` from the middle.
fn draw_blade(pen: &mut Pen, angle: f32, length: f32, guard: f32, ink: Color) {
    let along = Vec2::from_angle(angle);
    let across = along.perp();
    let at = |out: f32, aside: f32| ROSE + along * out + across * aside;
    let wide = 6.0 + 9.0 * length;
    let tip = RIM * (0.94 * length).min(0.94);
    let (root, shoulder) = (guard + 2.0, guard + 9.0);
    let light = [
        at(root, 0.0),
        at(root, wide * 0.62),
        at(shoulder, wide),
        at(tip, 0.0),
    ];
    let dark = [
        at(root, 0.0),
        at(root, -wide * 0.62),
        at(shoulder, -wide),
        at(tip, 0.0),
    ];
    pen.area(&light, colour::PAPER);
    pen.area(&dark, ink);
    let edge = [
        at(root, wide * 0.62),
        at(shoulder, wide),
        at(tip, 0.0),
        at(shoulder, -wide),
        at(root, -wide * 0.62),
    ];
    pen.outline(&edge, 1.5, colour::INK);
    pen.line(&[at(root, 0.0), at(tip, 0.0)], 1.0, colour::INK);
    let quillon = wide + if length < 1.0 { 3.0 } else { 13.0 };
    let bar = [
        at(guard - 3.5, quillon),
        at(guard + 2.5, quillon + 3.0),
        at(guard + 2.5, -quillon - 3.0),
        at(guard - 3.5, -quillon),
    ];
    pen.area(&bar, colour::ACTIVE);
    pen.outline(&bar, 1.4, colour::INK);
    let grip = [
        at(17.0, 3.6),
        at(guard - 3.5, 4.6),
        at(guard - 3.5, -4.6),
        at(17.0, -3.6),
    ];
    pen.area(&grip, mix(colour::WOOD, colour::SOFT_INK, 0.55));
    pen.outline(&grip, 1.2, colour::INK);
    let turns = ((guard - 26.0) / 6.0) as u32;
    for turn in 0..turns {
        let out = 20.0 + turn as f32 * 6.0;
        pen.line(&[at(out, 4.0), at(out + 3.5, -4.0)], 1.0, colour::INK);
    }
}

/// The neat line around the sheet: fields in turn dark and light, as on a map with degrees.
fn draw_frame(pen: &mut Pen) {
    let (outer, inner) = (SHEET - 12.0, SHEET - 20.0);
    for side in [-1.0, 1.0] {
        for field in 0..32 {
            let step = 2.0 * inner.x / 32.0;
            let x = -inner.x + field as f32 * step;
            if field % 2 == 0 {
                pen.area(
                    &box_of(Vec2::new(x, side * inner.y), Vec2::new(x + step, side * outer.y)),
                    colour::INK,
                );
            }
        }
        for field in 0..18 {
            let step = 2.0 * inner.y / 18.0;
            let y = -inner.y + field as f32 * step;
            if field % 2 == 1 {
                pen.area(
                    &box_of(Vec2::new(side * inner.x, y), Vec2::new(side * outer.x, y + step)),
                    colour::INK,
                );
            }
        }
    }
    // A line must stay as wide as a pixel where the pen is lightest, or pieces of it fall between the pixels.
    pen.outline(&box_of(-outer, outer), 2.2, colour::INK);
    pen.outline(&box_of(-inner, inner), 1.6, colour::INK);
    pen.outline(&box_of(-inner + 5.0, inner - 5.0), 1.3, colour::FAINT);
}

fn box_of(from: Vec2, to: Vec2) -> [Vec2; 4] {
    [from, Vec2::new(to.x, from.y), to, Vec2::new(from.x, to.y)]
}
