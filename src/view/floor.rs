//! What a fight changes on the floor: water that has risen, fire, mist, rubble, lamps and torches. The painted tiles show the map as it
//! was; this lies over them, and what else lies about is left to `lying`.

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::theme::colour;
use super::{OfBattle, OnStage, TILE, Watching, layer};
use crate::battle::{Ground, Secrets, SideView, Whereabouts};
use crate::board::{BoardView, Cell, CellFacts, Harm, Terrain};

/// The drawing of the floor, and what of the fight it shows.
#[derive(Component)]
pub(super) struct FloorDrawing(Entity, Seen);

/// What is drawn: the version of the map, and where everything lies.
type Seen = (u32, Vec<(Option<Cell>, bool)>);

/// Draws the floor anew when the fight has changed it.
pub(super) fn draw_floor(
    on_stage: Res<OnStage>,
    grounds: Query<(Ref<Ground>, &Secrets)>,
    watching: Res<Watching>,
    drawings: Query<(Entity, &FloorDrawing)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let found = on_stage
        .battle
        .and_then(|battle| Some((battle, grounds.get(battle).ok()?)));
    let Some((battle, (ground, secrets))) = found else {
        return;
    };
    let known = watching.0.and_then(|side| secrets.view(side));
    let is_same = !ground.is_changed() && !watching.is_changed() && known.is_none();
    if is_same && drawings.iter().any(|(_, drawing)| drawing.0 == battle) {
        return;
    }
    let ground = known.map_or(&*ground, SideView::ground);
    let seen = seen(ground);
    if drawings
        .iter()
        .any(|(_, drawing)| drawing.0 == battle && drawing.1 == seen)
    {
        return;
    }
    for (entity, _) in &drawings {
        commands.entity(entity).despawn();
    }
    let draft = draw(ground);
    let mut entity = commands.spawn((FloorDrawing(battle, seen), OfBattle));
    if !draft.is_empty() {
        entity.insert((
            Mesh2d(meshes.add(draft.into_mesh())),
            draft::ink(&mut materials),
            Transform::from_xyz(0.0, 0.0, layer::FLOOR),
        ));
    }
}

fn seen(ground: &Ground) -> Seen {
    let lying = ground.movables.iter();
    let lying = lying.map(|(_, movable)| (movable.cell(), movable.is_lit()));
    (ground.changes.version(), lying.collect())
}

fn draw(ground: &Ground) -> Draft {
    let mut draft = Draft::default();
    let view = ground.view();
    for cell in view.board().cells() {
        if let (Some(now), Some(before)) = (view.cell(cell), view.board().cell(cell)) {
            draw_cell(&mut draft, view, cell, (before, now));
        }
    }
    for (_, movable) in ground.movables.iter() {
        match movable.at {
            // All else has a picture of its own (`lying.rs`).
            Whereabouts::Lies(cell) if movable.flame.is_some() => {
                draw_flame(&mut draft, foot(cell) + Vec2::new(13.0, -17.0), movable.is_lit());
            }
            Whereabouts::Fixed(cell) => {
                draw_flame(&mut draft, foot(cell) + Vec2::new(0.0, 8.0), movable.is_lit());
            }
            Whereabouts::Lies(_) | Whereabouts::Held(_) | Whereabouts::Gone => {}
        }
    }
    draft
}

/// The middle of a cell.
fn foot(cell: Cell) -> Vec2 {
    Vec2::new(f32::from(cell.x) + 0.5, -(f32::from(cell.y) + 0.5)) * TILE
}

fn square(cell: Cell) -> (Vec2, Vec2) {
    (foot(cell) - TILE / 2.0, foot(cell) + TILE / 2.0)
}

fn draw_cell(draft: &mut Draft, view: BoardView, cell: Cell, (before, now): (&CellFacts, &CellFacts)) {
    let (least, most) = square(cell);
    let is_gone = view.board().thing(cell).is_some() && view.thing(cell).is_none();
    if is_gone {
        // What stood here is painted on the map for good; a floor lies over it.
        draft.rect(least + 1.5, most - 1.5, floor(now.terrain));
        draw_splinters(draft, foot(cell));
    }
    if now.terrain == Terrain::Rubble && before.terrain != Terrain::Rubble {
        draw_rubble(draft, foot(cell));
    }
    // Tiles of water are painted; water that an area of the map lays over a floor is not.
    let is_painted = now.water_dm == before.water_dm && now.terrain == Terrain::Water;
    if (now.water_dm > 0 || before.water_dm > 0) && !is_painted {
        draw_water(draft, cell, now.water_dm, before.water_dm > 0);
    }
    if now.mist > 0 {
        draw_mist(draft, cell, now.mist);
    }
    if matches!(now.harm, Some(Harm::Fire | Harm::Bonfire | Harm::Inferno)) {
        draw_fire(draft, cell);
    }
}

/// The colour of a floor.
const fn floor(terrain: Terrain) -> Color {
    match terrain {
        Terrain::Grass | Terrain::Undergrowth => colour::GRASS,
        Terrain::Stone | Terrain::Rubble | Terrain::Stairs => colour::STONE,
        Terrain::Water => colour::WATER,
        _ => colour::WOOD,
    }
}

/// The deeper, the darker, with more lines of waves; where water has gone the ground is wet.
fn draw_water(draft: &mut Draft, cell: Cell, depth: u8, was_wet: bool) {
    let (least, most) = square(cell);
    if depth == 0 {
        if was_wet {
            draft.rect(least, most, colour::WOOD);
        }
        return;
    }
    let deep = f32::from(depth.min(20)) / 20.0;
    let hue = Color::srgb(0.55 - 0.3 * deep, 0.71 - 0.26 * deep, 0.76 - 0.18 * deep);
    draft.rect(least, most, hue.with_alpha(0.72 + 0.2 * deep));
    let ink = Color::srgb_u8(0x2B, 0x58, 0x6B);
    let lines = 1 + u16::from(depth / 5).min(3);
    for line in 0..lines {
        let y = least.y + TILE * (f32::from(line) + 0.5) / f32::from(lines);
        let at = |part: i32| {
            let share = part as f32 / 8.0;
            Vec2::new(
                least.x + TILE * (0.12 + 0.76 * share),
                y + (share * std::f32::consts::TAU * 1.5).sin() * 3.0,
            )
        };
        for part in 0..8 {
            draft.line(at(part), at(part + 1), 1.8, ink.with_alpha(0.75));
        }
    }
}

/// Pale curls; the thicker, the less of the floor is seen.
fn draw_mist(draft: &mut Draft, cell: Cell, mist: u8) {
    let (least, most) = square(cell);
    let thick = f32::from(mist.min(3));
    draft.rect(least, most, Color::srgba(0.93, 0.93, 0.91, 0.18 + 0.16 * thick));
    let ink = Color::srgba(0.45, 0.45, 0.47, 0.5);
    for curl in 0..mist.min(3) {
        let middle = foot(cell) + Vec2::new(f32::from(curl) * 13.0 - 13.0, 11.0 - f32::from(curl) * 12.0);
        let rim = |part: i32| {
            middle + Vec2::from_angle(part as f32 * 0.6 + f32::from(curl)) * (9.0 - part as f32 * 0.5)
        };
        for part in 0..8 {
            draft.line(rim(part), rim(part + 1), 1.6, ink);
        }
    }
}

/// Three tongues of flame.
fn draw_fire(draft: &mut Draft, cell: Cell) {
    for (x, size) in [(-17.0, 0.85), (15.0, 0.95), (-1.0, 1.3)] {
        tongue(draft, foot(cell) + Vec2::new(x, -20.0), 26.0 * size);
    }
}

/// A flame that stands on a point and is so high.
pub(super) fn tongue(draft: &mut Draft, base: Vec2, height: f32) {
    let at = |x: f32, y: f32| base + Vec2::new(x, y) * height;
    for (scale, hue) in [
        (1.0, colour::INK),
        (0.88, Color::srgb_u8(0xC2, 0x3F, 0x17)),
        (0.55, Color::srgb_u8(0xF0, 0xB4, 0x3A)),
    ] {
        let (left, right, tip, low) = (
            at(-0.36 * scale, 0.34 * scale),
            at(0.36 * scale, 0.34 * scale),
            at(0.06 * scale, 1.2 * scale),
            at(0.0, 0.0),
        );
        draft.piece([low, right, tip, left], [hue; 4]);
    }
}

/// Stones of different sizes.
fn draw_rubble(draft: &mut Draft, middle: Vec2) {
    for (x, y, size) in [
        (-16.0, -12.0, 11.0),
        (10.0, -16.0, 9.0),
        (2.0, 4.0, 13.0),
        (-19.0, 14.0, 8.0),
        (18.0, 15.0, 10.0),
    ] {
        let at = middle + Vec2::new(x, y);
        for (grow, hue) in [(1.8, colour::INK), (0.0, colour::STONE)] {
            let reach = size + grow;
            let corners = [(-1.0, -0.6), (0.5, -0.9), (1.0, 0.4), (-0.4, 0.9)];
            draft.piece(corners.map(|(x, y)| at + Vec2::new(x, y) * reach), [hue; 4]);
        }
    }
}

/// A few splinters where something stood.
fn draw_splinters(draft: &mut Draft, middle: Vec2) {
    for (x, y, dx, dy) in [
        (-18.0, -8.0, 11.0, 4.0),
        (4.0, -17.0, 9.0, -5.0),
        (-6.0, 13.0, 13.0, 3.0),
    ] {
        let from = middle + Vec2::new(x, y);
        draft.line(from, from + Vec2::new(dx, dy), 2.4, colour::SOFT_INK);
    }
}

/// A light: a stick, with a flame while it burns.
fn draw_flame(draft: &mut Draft, at: Vec2, is_lit: bool) {
    draft.line(at - Vec2::Y * 14.0, at + Vec2::Y * 2.0, 7.0, colour::INK);
    draft.line(
        at - Vec2::Y * 13.0,
        at + Vec2::Y * 1.0,
        4.0,
        Color::srgb_u8(0x8A, 0x5A, 0x2B),
    );
    if is_lit {
        tongue(draft, at - Vec2::Y * 1.0, 13.0);
    }
}
