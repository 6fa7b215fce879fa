//! Overlays on the map: squares washed, hatched and lettered, so that they can be told apart without their colours.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::ink::{Canvas, disc};
use super::mark;
use super::stage::Stage;
use super::theme::colour;
use super::{OfBattle, TILE, layer};
use crate::battle::{Hatch, Overlay, Shade, Tone};
use crate::board::Cell;

/// The overlay that lies over the map; none while nothing is to be marked. Whoever lets a player choose sets it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct MapOverlay(pub Option<Overlay>);

/// The drawing of the overlay.
#[derive(Component)]
pub(super) struct Shading;

/// Units between two strokes of a hatching; the sides of a square are a multiple of it, so that strokes run on.
const STEP: f32 = TILE / 5.0;
/// Width of the strokes.
const PEN: f32 = 2.2;
/// Height of the letters on a square, and of the pen that writes them.
const LETTERS: f32 = 20.0;
const LETTER_PEN: f32 = 3.3;

/// Draws the overlay anew when it or the battle is another.
pub(super) fn draw_overlay(
    overlay: Res<MapOverlay>,
    stage: Res<Stage>,
    drawings: Query<Entity, With<Shading>>,
    mut drawn: Local<Option<Entity>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    if !overlay.is_changed() && *drawn == stage.battle {
        return;
    }
    *drawn = stage.battle;
    drawings
        .iter()
        .for_each(|drawing| commands.entity(drawing).despawn());
    let Some(overlay) = overlay.0.as_ref().filter(|_| stage.battle.is_some()) else {
        return;
    };
    let draft = draw(overlay);
    if !draft.is_empty() {
        commands.spawn((
            Shading,
            OfBattle,
            Mesh2d(meshes.add(draft.into_mesh())),
            draft::ink(&mut materials),
            Transform::from_xyz(0.0, 0.0, layer::SHADE),
        ));
    }
}

/// The ink of a tone, dark enough for strokes on every ground.
pub fn ink(tone: Tone) -> Color {
    match tone {
        Tone::Good => Color::srgb_u8(0x1F, 0x56, 0x8C),
        Tone::Fair => Color::srgb_u8(0x85, 0x55, 0x01),
        Tone::Bad | Tone::Foe => colour::MADDER,
        Tone::Own => Color::srgb_u8(0x23, 0x5E, 0x43),
        Tone::Water => Color::srgb_u8(0x1E, 0x5F, 0x74),
        Tone::Dark => colour::INK,
        Tone::Plain => colour::SOFT_INK,
    }
}

/// How strongly a square is washed below its strokes.
fn wash(shade: Shade) -> f32 {
    match shade.hatch {
        Hatch::None => 0.2,
        Hatch::Full => 0.58,
        Hatch::Ring => 0.1,
        _ => 0.14,
    }
}

fn draw(overlay: &Overlay) -> Draft {
    let mut draft = Draft::default();
    let kinds: BTreeMap<Cell, u8> = overlay
        .signs
        .iter()
        .map(|(cell, sign)| (*cell, sign.meaning))
        .collect();
    for (cell, sign) in &overlay.signs {
        if let Some(meaning) = overlay.meaning(sign) {
            let (least, most) = bounds(*cell);
            let ink = ink(meaning.shade.tone);
            draft.rect(least, most, ink.with_alpha(wash(meaning.shade)));
            hatch(&mut draft, least, most, meaning.shade.hatch, ink.with_alpha(0.72));
        }
    }
    for (cell, kind) in &kinds {
        outline(&mut draft, *cell, |other| kinds.get(&other) == Some(kind));
    }
    for (cell, sign) in overlay.signs.iter().filter(|(_, sign)| !sign.text.is_empty()) {
        if let Some(meaning) = overlay.meaning(sign) {
            letter(&mut draft, *cell, &sign.text, ink(meaning.shade.tone));
        }
    }
    draft
}

/// The lower left and the upper right corner of a square.
fn bounds(cell: Cell) -> (Vec2, Vec2) {
    let (x, y) = (f32::from(cell.x), f32::from(cell.y));
    (Vec2::new(x, -y - 1.0) * TILE, Vec2::new(x + 1.0, -y) * TILE)
}

fn hatch(draft: &mut Draft, least: Vec2, most: Vec2, hatch: Hatch, ink: Color) {
    let steps = || (0..5).map(|step| (step as f32 + 0.5) * STEP);
    match hatch {
        Hatch::None | Hatch::Full => {}
        Hatch::Rising => slants(draft, least, most, 1.0, ink),
        Hatch::Falling => slants(draft, least, most, -1.0, ink),
        Hatch::Crossed => {
            slants(draft, least, most, 1.0, ink);
            slants(draft, least, most, -1.0, ink);
        }
        Hatch::Level => {
            for y in steps() {
                bar(draft, Vec2::new(least.x, least.y + y), Vec2::X * TILE, ink);
            }
        }
        Hatch::Upright => {
            for x in steps() {
                bar(draft, Vec2::new(least.x + x, least.y), Vec2::Y * TILE, ink);
            }
        }
        Hatch::Bricks => {
            for (row, y) in steps().enumerate() {
                bar(draft, Vec2::new(least.x, least.y + y), Vec2::X * TILE, ink);
                let shift = if row % 2 == 0 { 0.25 } else { 0.75 };
                let foot = Vec2::new(least.x + shift * TILE, least.y + y);
                bar(draft, foot, Vec2::Y * STEP.min(most.y - foot.y), ink);
            }
        }
        Hatch::Dots => {
            for y in steps() {
                for x in steps() {
                    let at = least + Vec2::new(x, y);
                    draft.rect(at - 1.9, at + 1.9, ink);
                }
            }
        }
        Hatch::Waves => {
            for y in steps().step_by(2) {
                wave(draft, Vec2::new(least.x, least.y + y), ink);
            }
        }
        Hatch::Ring => {
            let (middle, radius) = ((least + most) / 2.0, TILE * 0.4);
            let rim =
                |part: i32| middle + Vec2::from_angle(part as f32 * std::f32::consts::TAU / 20.0) * radius;
            for part in 0..20 {
                draft.line(rim(part), rim(part + 1), PEN * 2.0, ink);
            }
        }
    }
}

/// A stroke along an axis.
fn bar(draft: &mut Draft, from: Vec2, along: Vec2, ink: Color) {
    let half = along.perp().normalize_or_zero() * PEN / 2.0;
    draft.rect(from - half, from + along + half, ink);
}

/// Slanting strokes that run on from square to square: upwards to the right for 1, downwards for -1.
fn slants(draft: &mut Draft, least: Vec2, most: Vec2, sign: f32, ink: Color) {
    let across = Vec2::new(-sign, 1.0).normalize() * PEN / 2.0;
    // A stroke runs along y - sign * x = sum, cut off at the sides of the square.
    let sums = [
        least,
        most,
        Vec2::new(least.x, most.y),
        Vec2::new(most.x, least.y),
    ]
    .map(|corner| corner.y - sign * corner.x);
    let low = sums.iter().copied().fold(f32::MAX, f32::min);
    let high = sums.iter().copied().fold(f32::MIN, f32::max);
    let (first, last) = ((low / STEP).ceil() as i32, (high / STEP).floor() as i32);
    for sum in (first..=last).map(|line| line as f32 * STEP) {
        let xs = [least.x, most.x, (least.y - sum) * sign, (most.y - sum) * sign];
        let (left, right) = (xs[0].max(xs[2].min(xs[3])), xs[1].min(xs[2].max(xs[3])));
        if right - left > 1.0 {
            let at = |x: f32| Vec2::new(x, sum + sign * x);
            let (a, b) = (at(left), at(right));
            draft.piece([a - across, b - across, b + across, a + across], [ink; 4]);
        }
    }
}

/// A line of waves across a square.
fn wave(draft: &mut Draft, from: Vec2, ink: Color) {
    let at = |part: i32| {
        let share = part as f32 / 12.0;
        from + Vec2::new(share * TILE, (share * std::f32::consts::TAU * 2.0).sin() * 4.0)
    };
    for part in 0..12 {
        let (a, b) = (at(part), at(part + 1));
        let across = (b - a).perp().normalize_or_zero() * PEN * 0.6;
        draft.piece([a - across, b - across, b + across, a + across], [ink; 4]);
    }
}

/// An ink line along those sides of a square beyond which something else is marked.
fn outline(draft: &mut Draft, cell: Cell, is_alike: impl Fn(Cell) -> bool) {
    let (least, most) = bounds(cell);
    let Cell { x, y } = cell;
    let sides = [
        (Cell::new(x, y - 1), Vec2::new(least.x, most.y), Vec2::X),
        (Cell::new(x, y + 1), least, Vec2::X),
        (Cell::new(x - 1, y), least, Vec2::Y),
        (Cell::new(x + 1, y), Vec2::new(most.x, least.y), Vec2::Y),
    ];
    for (other, from, along) in sides {
        if !is_alike(other) {
            let half = along.perp() * 0.9;
            draft.rect(
                from - half,
                from + along * TILE + half,
                colour::INK.with_alpha(0.55),
            );
        }
    }
}

/// Writes into the upper left corner of a square, on a patch of paper.
fn letter(draft: &mut Draft, cell: Cell, text: &str, ink: Color) {
    let (least, most) = bounds(cell);
    // A half as one sign would be a blot at this size.
    let text = text.replace('½', ".5");
    let width = text.chars().map(width_of).sum::<f32>() - LETTERS / 6.0 * 1.4;
    let corner = Vec2::new(least.x + 5.0, most.y - 5.0);
    draft.rect(
        corner + Vec2::new(-2.5, 2.5),
        corner + Vec2::new(width + 2.5, -LETTERS - 2.5),
        colour::PAPER.with_alpha(0.9),
    );
    write(draft, corner, &text, ink);
}

/// From one sign to the next.
const fn width_of(sign: char) -> f32 {
    LETTERS / 6.0 * if sign == '.' { 2.6 } else { 5.4 }
}

/// Writes to the right of an upper left corner.
pub(super) fn write(draft: &mut Draft, corner: Vec2, text: &str, ink: Color) {
    let scale = LETTERS / 6.0;
    let mut origin = corner;
    for sign in text.chars() {
        for line in mark::lines(sign) {
            for pair in line.windows(2) {
                let [a, b] = [pair[0], pair[1]].map(|at| origin + Vec2::new(at.x, -at.y) * scale);
                draft.line(a, b, LETTER_PEN, ink);
            }
        }
        origin.x += width_of(sign);
    }
}

/// A small square of a shade for a legend, `side` pixels wide.
pub(super) fn swatch(shade: Shade, side: u32) -> Image {
    let ink = ink(shade.tone);
    let mut canvas = Canvas::new(side, 1.0);
    let square = |point: Vec2| point.abs().max_element() - 0.94;
    canvas.fill(colour::PAPER, square);
    canvas.fill(ink.with_alpha(wash(shade)), square);
    let pen = 0.07;
    // The distance to the nearest of lines that lie a step apart.
    let lines = |at: f32, step: f32| ((at / step).fract().abs() - 0.5).abs() * step - pen;
    let within = |point: Vec2, strokes: f32| strokes.max(square(point));
    let step = 0.5;
    match shade.hatch {
        Hatch::None | Hatch::Full => {}
        Hatch::Rising => canvas.fill(ink, |p| within(p, lines((p.x + p.y) * 0.707, step))),
        Hatch::Falling => canvas.fill(ink, |p| within(p, lines((p.x - p.y) * 0.707, step))),
        Hatch::Crossed => canvas.fill(ink, |p| {
            let both = lines((p.x + p.y) * 0.707, step).min(lines((p.x - p.y) * 0.707, step));
            within(p, both)
        }),
        Hatch::Level => canvas.fill(ink, |p| within(p, lines(p.y, step))),
        Hatch::Upright => canvas.fill(ink, |p| within(p, lines(p.x, step))),
        Hatch::Bricks => canvas.fill(ink, |p| {
            let shift = if (p.y / step + 8.5).floor() as i32 % 2 == 0 {
                0.0
            } else {
                0.5
            };
            within(p, lines(p.y, step).min(lines(p.x + shift, 1.0)))
        }),
        Hatch::Dots => canvas.fill(ink, |p| {
            let near = |at: f32| ((at / step).fract().abs() - 0.5).abs() * step;
            within(p, Vec2::new(near(p.x), near(p.y)).length() - 0.11)
        }),
        Hatch::Waves => canvas.fill(ink, |p| within(p, lines(p.y + (p.x * 6.0).sin() * 0.12, 0.7))),
        Hatch::Ring => canvas.fill(ink, |p| disc(p, Vec2::ZERO, 0.6).abs() - 0.12),
    }
    canvas.line(colour::INK, 0.12, square);
    canvas.into_image()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Meaning;

    const HATCHES: [Hatch; 11] = [
        Hatch::None,
        Hatch::Dots,
        Hatch::Rising,
        Hatch::Falling,
        Hatch::Crossed,
        Hatch::Level,
        Hatch::Upright,
        Hatch::Bricks,
        Hatch::Waves,
        Hatch::Full,
        Hatch::Ring,
    ];

    #[test]
    fn no_two_hatchings_look_alike_in_a_legend() {
        let picture = |hatch| {
            let shade = Shade {
                hatch,
                tone: Tone::Dark,
            };
            swatch(shade, 24).data
        };
        for (place, one) in HATCHES.iter().enumerate() {
            for other in &HATCHES[place + 1..] {
                assert_ne!(picture(*one), picture(*other), "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn strokes_stay_on_their_square() {
        for hatch in HATCHES {
            let mut overlay = Overlay::new(&[Meaning::new("some", 's', hatch, Tone::Good)]);
            overlay.put(Cell::new(2, 3), overlay.meanings[0].word, "");
            let (least, most) = bounds(Cell::new(2, 3));
            for place in draw(&overlay).places() {
                let at = Vec2::new(place[0], place[1]);
                assert!(
                    at.cmpge(least - 3.0).all() && at.cmple(most + 3.0).all(),
                    "{hatch:?} at {at}"
                );
            }
        }
    }
}
