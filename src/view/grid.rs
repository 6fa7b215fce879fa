//! The lines of the grid and the border of the map, as a cartographer draws them.

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::theme::colour;
use super::{OfBattle, OnStage, TILE, layer};
use crate::battle::Ground;

/// Units from the border of the map to the inner line around it.
const MARGIN: f32 = 5.0;

/// Draws grid and border of the map on the stage.
pub(super) fn draw_grid(
    on_stage: Res<OnStage>,
    grounds: Query<&Ground>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let Some(ground) = on_stage
        .battle
        .filter(|_| on_stage.is_changed())
        .and_then(|battle| grounds.get(battle).ok())
    else {
        return;
    };
    let size = Vec2::new(f32::from(ground.board.width()), f32::from(ground.board.height()));
    let mut draft = Draft::default();
    dash_lines(&mut draft, size, true);
    dash_lines(&mut draft, size, false);
    draw_border(&mut draft, size * TILE);
    commands.spawn((
        Mesh2d(meshes.add(draft.into_mesh())),
        draft::ink(&mut materials),
        Transform::from_xyz(0.0, 0.0, layer::GRID),
        OfBattle,
    ));
}

/// Four soft dashes along each side of a cell.
fn dash_lines(draft: &mut Draft, size: Vec2, is_upright: bool) {
    let (lines, cells) = if is_upright {
        (size.x, size.y)
    } else {
        (size.y, size.x)
    };
    let ink = colour::INK.with_alpha(0.17);
    let dash = TILE / 8.0;
    for line in 1..lines as u32 {
        for part in 0..(cells as u32 * 4) {
            let (across, along) = (line as f32 * TILE, part as f32 * TILE / 4.0 + dash / 2.0);
            let (a, b) = (
                Vec2::new(across - 0.6, -along),
                Vec2::new(across + 0.6, -along - dash),
            );
            if is_upright {
                draft.rect(a, b, ink);
            } else {
                draft.rect(
                    Vec2::new(along, -across - 0.6),
                    Vec2::new(along + dash, -across + 0.6),
                    ink,
                );
            }
        }
    }
}

/// Two lines of ink around the map, a strong and a fine one.
fn draw_border(draft: &mut Draft, size: Vec2) {
    for (margin, width) in [(MARGIN, 1.6), (MARGIN + 6.0, 3.6)] {
        let (left, right, top, bottom) = (-margin, size.x + margin, margin, -size.y - margin);
        draft.rect(
            Vec2::new(left - width, top),
            Vec2::new(right + width, top + width),
            colour::INK,
        );
        draft.rect(
            Vec2::new(left - width, bottom - width),
            Vec2::new(right + width, bottom),
            colour::INK,
        );
        draft.rect(Vec2::new(left - width, bottom), Vec2::new(left, top), colour::INK);
        draft.rect(
            Vec2::new(right, bottom),
            Vec2::new(right + width, top),
            colour::INK,
        );
    }
}
