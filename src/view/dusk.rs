//! Light on the map: dark squares are darkened, the glow of flames warms what it reaches. One drawing, made anew only when
//! somebody has moved or the map has changed.

use bevy::prelude::*;

use super::draft::{self, Draft};
use super::reading::Reading;
use super::stage::{Stage, system_of};
use super::{OfBattle, TILE, layer};
use crate::battle::Ground;
use crate::board::{BoardView, Cell, LightMap};

/// The drawing of the light, and how far the fight had gone when it was made.
#[derive(Component)]
pub(super) struct Dusk(Option<Entity>, usize);

/// How much of the picture each step of light takes away, from day to darkness. Even the darkest leaves the map readable.
const SHADES: [f32; 5] = [0.0, 0.14, 0.3, 0.43, 0.56];
/// The colour of the night.
const NIGHT: Color = Color::srgb(0.06, 0.08, 0.17);
/// The colour of a flame on what it lights, and how strong it is at its steps 0 and 1.
const WARM: Color = Color::srgb(0.96, 0.62, 0.18);
const WARMTH: [f32; 2] = [0.17, 0.09];

/// Draws the light anew when the battle has gone on.
pub(super) fn draw_dusk(world: &mut World) {
    let (stage, reading) = (world.resource::<Stage>(), world.resource::<Reading>());
    let now = (reading.battle, reading.entries);
    if stage.is_playing() {
        return;
    }
    let mut drawings = world.query::<(Entity, &Dusk)>();
    let drawn: Vec<_> = drawings
        .iter(world)
        .map(|(entity, dusk)| (entity, (dusk.0, dusk.1)))
        .collect();
    if drawn.iter().any(|(_, of)| *of == now) {
        return;
    }
    for (entity, _) in drawn {
        world.despawn(entity);
    }
    let Some(battle) = now.0 else { return };
    let draft = draft_of(world, battle);
    let entity = world.spawn((Dusk(now.0, now.1), OfBattle)).id();
    if draft.is_empty() {
        return;
    }
    let mesh = world.resource_mut::<Assets<Mesh>>().add(draft.into_mesh());
    let ink = draft::ink(&mut world.resource_mut::<Assets<ColorMaterial>>());
    let place = Transform::from_xyz(0.0, 0.0, layer::DUSK);
    world.entity_mut(entity).insert((Mesh2d(mesh), ink, place));
}

fn draft_of(world: &World, battle: Entity) -> Draft {
    let mut draft = Draft::default();
    let Some(ground) = world
        .get::<Ground>(battle)
        .filter(|ground| !ground.view().is_day())
    else {
        return draft;
    };
    if let Some(light) = system_of(world, battle).map(|system| system.light(world, battle)) {
        draw(&mut draft, ground.view(), &light);
    }
    draft
}

/// Every square as four corners, each as bright as the squares around it, so that light fades softly.
fn draw(draft: &mut Draft, view: BoardView, light: &LightMap) {
    let night = |cell: Cell| SHADES[usize::from(light.at(cell).min(4))];
    let warmth = |cell: Cell| {
        let is_lit = view.ambient(cell).is_some_and(|ambient| ambient > light.at(cell));
        let step = usize::from(light.at(cell));
        if is_lit {
            WARMTH.get(step).copied().unwrap_or(0.0)
        } else {
            0.0
        }
    };
    for cell in view.board().cells() {
        let corners = [(0, 1), (1, 1), (1, 0), (0, 0)];
        let places = corners.map(|(x, y)| Vec2::new(f32::from(cell.x + x), -f32::from(cell.y + y)) * TILE);
        for (hue, of) in [(WARM, &warmth as &dyn Fn(Cell) -> f32), (NIGHT, &night)] {
            let strength = corners.map(|(x, y)| around(view, Cell::new(cell.x + x, cell.y + y), of));
            if strength.iter().any(|part| *part > 0.0) {
                draft.piece(places, strength.map(|part| hue.with_alpha(part)));
            }
        }
    }
}

/// The mean of the squares around the upper left corner of a square.
fn around(view: BoardView, corner: Cell, of: &dyn Fn(Cell) -> f32) -> f32 {
    let cells = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(x, y)| Cell::new(corner.x + x, corner.y + y));
    let on_map = cells.into_iter().filter(|cell| view.contains(*cell));
    let (sum, count) = on_map.fold((0.0, 0.0), |(sum, count), cell| (sum + of(cell), count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Eyes, Footprint, Glow, Measure};

    #[test]
    fn a_lamp_warms_its_squares_and_the_rest_stays_dark() {
        let mut board = Board::new(12, 1).unwrap();
        for cell in board.cells().collect::<Vec<_>>() {
            let facts = crate::board::CellFacts {
                light: Some(4),
                ..default()
            };
            board.set_cell(cell, facts);
        }
        let view = BoardView::unchanged(&board);
        let glow = Glow {
            place: Footprint::single(Cell::new(0, 0)),
            bright: 2,
            dim: 4,
        };
        let eyes = Eyes {
            measure: Measure::Round,
            factor: 1,
        };
        let mut draft = Draft::default();
        draw(&mut draft, view, &LightMap::of(view, &[glow], eyes));
        // Squares 0 to 2 are as bright as day, 3 and 4 as dusk, so the corners 0 to 5 are warm: six squares have one. Dark are
        // those from 3 on, and with them the corner before: ten of the twelve.
        assert_eq!(draft.places().len(), (6 + 10) * 4);
    }
}
