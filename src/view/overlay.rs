//! Marks on the map for the open decision: reachable squares as dots, the path to one of them, foes in a frame.

use bevy::prelude::*;

use super::camera::MapCamera;
use super::draft::{self, Draft};
use super::stage::Stage;
use super::theme::{Palette, colour};
use super::{OfBattle, TILE, layer};
use crate::battle::FighterId;
use crate::board::{Cell, Facing};

/// What is to be marked on the map. Whoever shows the open decision sets it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    /// Cells that can be chosen, marked by dots.
    pub cells: Vec<Cell>,
    /// Cells that the answer that is looked at works on, such as the area of a spell: tinted.
    pub area: Vec<Cell>,
    /// The way to the cell that is looked at.
    pub trail: Option<Trail>,
    /// Another way to the same cell.
    pub other: Option<Trail>,
    /// Cells of the way at which somebody strikes or something hurts.
    pub dangers: Vec<Cell>,
    /// The chooser as he will stand.
    pub ghost: Option<Ghost>,
    /// Fighters whom an answer may concern, marked by a fine frame.
    pub targets: Vec<FighterId>,
    /// The fighter whom the chosen answer concerns, marked by a strong frame.
    pub target: Option<FighterId>,
    /// The cell under the cursor of keys or pad.
    pub cursor: Option<Cell>,
    /// What has been ordered and is still to be done.
    pub orders: Vec<Ordered>,
    /// The fighter whose decision it is: his side gives the colour of the marks.
    pub chooser: Option<FighterId>,
}

/// A fighter as he will stand after a move or a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// North-west cell of his footprint.
    pub at: Cell,
    /// Cells along each side of his footprint.
    pub size: u8,
    /// Where he will look.
    pub facing: Facing,
}

/// A way from cell to cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Where it begins.
    pub from: Cell,
    /// The cells entered.
    pub cells: Vec<Cell>,
}

/// An order that is still to be carried out: the way, and the fighter whom it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ordered {
    /// Who carries it out.
    pub by: FighterId,
    /// The cells that he still has to enter, from where he stands.
    pub trail: Trail,
    /// At whom he strikes then.
    pub target: Option<FighterId>,
}

/// The drawing of the marks.
#[derive(Component)]
pub(super) struct Marks;

/// Draws the marks anew when they or the scale have changed.
pub(super) fn draw_highlights(
    highlights: Res<Highlights>,
    stage: Res<Stage>,
    camera: Res<MapCamera>,
    palette: Res<Palette>,
    marks: Query<Entity, With<Marks>>,
    mut drawn_scale: Local<f32>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let is_stale = marks.is_empty() || highlights.is_changed() || stage.is_changed();
    if stage.battle.is_none() || (!is_stale && *drawn_scale == camera.scale) {
        return;
    }
    *drawn_scale = camera.scale;
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    let mut draft = Draft::default();
    if !stage.is_playing() {
        let chooser = highlights.chooser.and_then(|id| stage.figures.get(&id));
        let hue = chooser.map_or(colour::MADDER, |figure| palette.side(figure.side));
        for order in &highlights.orders {
            draw_order(&mut draft, order, &stage, &palette);
        }
        draw_cells(&mut draft, &highlights, hue);
        draw_targets(&mut draft, &highlights, &stage, &palette, camera.scale);
    }
    let mut entity = commands.spawn((Marks, OfBattle));
    if !draft.is_empty() {
        let place = Transform::from_xyz(0.0, 0.0, layer::REACH);
        entity.insert((
            Mesh2d(meshes.add(draft.into_mesh())),
            draft::ink(&mut materials),
            place,
        ));
    }
}

fn middle(cell: Cell) -> Vec2 {
    Vec2::new(f32::from(cell.x) + 0.5, -(f32::from(cell.y) + 0.5)) * TILE
}

fn draw_cells(draft: &mut Draft, highlights: &Highlights, hue: Color) {
    draw_area(draft, &highlights.area);
    for cell in &highlights.cells {
        dot(draft, middle(*cell), 5.4, colour::PAPER.with_alpha(0.75));
        dot(draft, middle(*cell), 3.8, hue.with_alpha(0.9));
    }
    if let Some(other) = &highlights.other {
        for pair in stops(other).windows(2) {
            dashes(draft, pair[0], pair[1], 2.6, colour::SOFT_INK.with_alpha(0.8));
        }
    }
    if let Some(trail) = &highlights.trail {
        let stops = stops(trail);
        for pair in stops.windows(2) {
            dashes(draft, pair[0], pair[1], 4.6, hue);
        }
        if let Some(end) = stops.last() {
            dot(draft, *end, 10.0, colour::PAPER);
            dot(draft, *end, 7.6, hue);
        }
    }
    for cell in &highlights.dangers {
        warn(draft, middle(*cell));
    }
    if let Some(ghost) = highlights.ghost {
        draw_ghost(draft, ghost, hue);
    }
    if let Some(cell) = highlights.cursor {
        // Gold alone is lost on most floors.
        for (width, hue) in [(6.6, colour::INK), (3.4, colour::ACTIVE)] {
            frame(draft, middle(cell), TILE * 0.46, width, hue, None);
        }
    }
}

/// Cells that something works on: tinted, with a line around all of them.
fn draw_area(draft: &mut Draft, cells: &[Cell]) {
    for cell in cells {
        let at = |x: f32, y: f32| middle(*cell) + Vec2::new(x, y) * TILE;
        let corners = [at(-0.5, -0.5), at(-0.5, 0.5), at(0.5, 0.5), at(0.5, -0.5)];
        draft.piece(corners, [colour::MADDER.with_alpha(0.28); 4]);
        for (towards, from, to) in [
            (Facing::N, at(-0.5, 0.5), at(0.5, 0.5)),
            (Facing::E, at(0.5, 0.5), at(0.5, -0.5)),
            (Facing::S, at(0.5, -0.5), at(-0.5, -0.5)),
            (Facing::W, at(-0.5, -0.5), at(-0.5, 0.5)),
        ] {
            if !cells.contains(&cell.step(towards)) {
                draft.line(from, to, 5.0, colour::PAPER.with_alpha(0.9));
                draft.line(from, to, 3.0, colour::MADDER);
            }
        }
    }
}

/// The way of an order, and from its end an arrow to whom it is about.
fn draw_order(draft: &mut Draft, order: &Ordered, stage: &Stage, palette: &Palette) {
    let Some(figure) = stage.figures.get(&order.by) else {
        return;
    };
    let hue = palette.side(figure.side).with_alpha(0.7);
    let stops = stops(&order.trail);
    for pair in stops.windows(2) {
        dashes(draft, pair[0], pair[1], 2.8, hue);
    }
    let target = order.target.and_then(|id| stage.figures.get(&id));
    let (Some(end), Some(target)) = (stops.last(), target) else {
        return;
    };
    let ahead = (target.middle() - *end).normalize_or_zero();
    let tip = target.middle() - ahead * TILE * 0.5;
    dashes(draft, *end, tip, 2.8, hue);
    for side in [-1.0, 1.0] {
        draft.line(tip, tip - ahead * 14.0 + ahead.perp() * 9.0 * side, 2.8, hue);
    }
}

/// The middles of the cells of a way.
fn stops(trail: &Trail) -> Vec<Vec2> {
    let cells = std::iter::once(trail.from).chain(trail.cells.iter().copied());
    cells.map(middle).collect()
}

/// A small triangle with an exclamation mark: somebody strikes here.
fn warn(draft: &mut Draft, centre: Vec2) {
    let at = |x: f32, y: f32| centre + Vec2::new(x, y) * TILE;
    for (size, hue) in [(0.26, colour::INK), (0.21, colour::PAPER)] {
        let (tip, left, right) = (at(0.0, size), at(-size, -size * 0.8), at(size, -size * 0.8));
        draft.piece([left, tip, tip, right], [hue; 4]);
    }
    draft.line(at(0.0, 0.1), at(0.0, -0.05), 4.0, colour::MADDER);
    draft.line(at(0.0, -0.1), at(0.0, -0.13), 4.0, colour::MADDER);
}

/// A ring with the notch of the facing.
fn draw_ghost(draft: &mut Draft, ghost: Ghost, hue: Color) {
    let half = TILE * f32::from(ghost.size.max(1)) / 2.0;
    let centre = middle(ghost.at) + Vec2::new(1.0, -1.0) * (half - TILE / 2.0);
    let radius = half * 0.8;
    let rim = |step: i32| centre + Vec2::from_angle(step as f32 * std::f32::consts::TAU / 24.0) * radius;
    for step in (0..24).step_by(2) {
        draft.line(rim(step), rim(step + 1), 3.6, hue);
    }
    let (dx, dy) = ghost.facing.delta();
    let ahead = Vec2::new(f32::from(dx), -f32::from(dy)).normalize_or_zero();
    let (tip, base, wing) = (
        centre + ahead * half * 1.3,
        centre + ahead * half * 0.72,
        ahead.perp() * half * 0.4,
    );
    draft.piece([base - wing, tip, tip, base + wing], [hue; 4]);
    for pair in [[base - wing, tip], [tip, base + wing], [base + wing, base - wing]] {
        draft.line(pair[0], pair[1], 2.4, colour::INK);
    }
}

fn draw_targets(draft: &mut Draft, highlights: &Highlights, stage: &Stage, palette: &Palette, scale: f32) {
    for id in &highlights.targets {
        let Some(figure) = stage.figures.get(id) else {
            continue;
        };
        let half = TILE * 0.47 * f32::from(figure.size.max(1));
        let hue = palette.side(figure.side);
        if highlights.target == Some(*id) {
            frame(
                draft,
                figure.middle(),
                half,
                4.4 * scale.max(0.8),
                colour::INK,
                Some(10.0),
            );
            frame(
                draft,
                figure.middle(),
                half,
                2.4 * scale.max(0.8),
                hue,
                Some(10.0),
            );
        } else {
            corners(draft, figure.middle(), half, 2.2 * scale.max(0.8), hue);
        }
    }
}

/// A round dot of eight slices.
fn dot(draft: &mut Draft, centre: Vec2, radius: f32, colour: Color) {
    let rim = |step: i32| centre + Vec2::from_angle(step as f32 * std::f32::consts::TAU / 12.0) * radius;
    for step in (0..12).step_by(2) {
        draft.piece([centre, rim(step), rim(step + 1), rim(step + 2)], [colour; 4]);
    }
}

/// Dashes from the middle of one cell to the middle of the next.
fn dashes(draft: &mut Draft, a: Vec2, b: Vec2, width: f32, colour: Color) {
    let count = (a.distance(b) / 16.0).round().max(2.0);
    for dash in 0..count as i32 {
        let share = |part: f32| (dash as f32 + part) / count;
        draft.line(a.lerp(b, share(0.2)), a.lerp(b, share(0.8)), width, colour);
    }
}

/// A square around a middle, dashed if a length of dashes is given.
fn frame(draft: &mut Draft, centre: Vec2, half: f32, width: f32, colour: Color, dash: Option<f32>) {
    let corner = |x: f32, y: f32| centre + Vec2::new(x, y) * half;
    let square = [
        corner(-1.0, 1.0),
        corner(1.0, 1.0),
        corner(1.0, -1.0),
        corner(-1.0, -1.0),
        corner(-1.0, 1.0),
    ];
    for side in square.windows(2) {
        let Some(dash) = dash else {
            draft.line(side[0], side[1], width, colour);
            continue;
        };
        let count = (side[0].distance(side[1]) / (dash * 1.7)).round().max(1.0);
        for part in 0..count as i32 {
            let share = |at: f32| (part as f32 + at) / count;
            draft.line(
                side[0].lerp(side[1], share(0.12)),
                side[0].lerp(side[1], share(0.78)),
                width,
                colour,
            );
        }
    }
}

/// The four corners of a square.
fn corners(draft: &mut Draft, centre: Vec2, half: f32, width: f32, colour: Color) {
    for sign in [
        Vec2::new(1.0, 1.0),
        Vec2::new(1.0, -1.0),
        Vec2::new(-1.0, -1.0),
        Vec2::new(-1.0, 1.0),
    ] {
        let corner = centre + sign * half;
        draft.line(
            corner,
            corner - Vec2::new(sign.x * half * 0.4, 0.0),
            width,
            colour,
        );
        draft.line(
            corner,
            corner - Vec2::new(0.0, sign.y * half * 0.4),
            width,
            colour,
        );
    }
}
