//! What lies about on the floor: weapons, shields, bottles, bundles, each as a picture of its kind in a corner of its square. Torches and
//! lamps are drawn with the floor.

use bevy::prelude::*;

use super::picture::{Atelier, Motif};
use super::stage::system_of;
use super::{OfBattle, OnStage, TILE, Watching, layer};
use crate::battle::{GearShape, Ground, Movable, Secrets, SideView, Whereabouts};
use crate::board::Cell;

/// Width of a picture on the map, in units, and in pixels.
const WIDTH: f32 = 30.0;
const PIXELS: u32 = 96;
/// Where the things of a square lie, from its middle: the first one where no token covers it.
const CORNERS: [(f32, f32); 4] = [(16.0, -17.0), (-16.0, -17.0), (-16.0, 16.0), (16.0, 16.0)];

/// A thing on the floor.
#[derive(Component)]
pub(super) struct Lying;

/// What lies where, as far as those know who watch.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Litter {
    battle: Option<Entity>,
    things: Vec<(Cell, String)>,
    shapes: Vec<(Cell, GearShape)>,
}

/// Looks what lies about, and asks the rule system for its shapes when it is something else than before.
pub(super) fn find_litter(world: &mut World) {
    let battle = world.resource::<OnStage>().battle;
    let things = battle.map_or_else(Vec::new, |battle| things(world, battle));
    let known = world.resource::<Litter>();
    if known.battle == battle && known.things == things {
        return;
    }
    let system = battle.and_then(|battle| Some((battle, system_of(world, battle)?)));
    let shapes = system.map_or_else(Vec::new, |(battle, system)| {
        let shape = |(cell, gear): &(Cell, String)| (*cell, system.gear_shape(world, battle, gear));
        things.iter().map(shape).collect()
    });
    *world.resource_mut::<Litter>() = Litter {
        battle,
        things,
        shapes,
    };
}

fn things(world: &World, battle: Entity) -> Vec<(Cell, String)> {
    let known = || {
        let side = world.resource::<Watching>().0?;
        world.get::<Secrets>(battle)?.view(side).map(SideView::ground)
    };
    let Some(ground) = known().or_else(|| world.get::<Ground>(battle)) else {
        return Vec::new();
    };
    let lies = |movable: &Movable| match movable.at {
        Whereabouts::Lies(cell) if movable.flame.is_none() => Some((cell, movable.gear.clone())),
        _ => None,
    };
    ground
        .movables
        .iter()
        .filter_map(|(_, movable)| lies(movable))
        .collect()
}

/// Lays the pictures out anew when something else lies about.
pub(super) fn draw_litter(
    litter: Res<Litter>,
    drawn: Query<Entity, With<Lying>>,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    if !litter.is_changed() {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    for (place, (cell, shape)) in litter.shapes.iter().enumerate() {
        let before = litter.shapes[..place].iter().filter(|(other, _)| other == cell);
        let (x, y) = CORNERS[before.count() % CORNERS.len()];
        let middle = Vec2::new(f32::from(cell.x) + 0.5, -(f32::from(cell.y) + 0.5)) * TILE;
        commands.spawn((
            Lying,
            OfBattle,
            Sprite {
                image: atelier.motif(Motif::Gear(*shape), PIXELS),
                custom_size: Some(Vec2::splat(WIDTH)),
                ..default()
            },
            Transform::from_translation((middle + Vec2::new(x, y)).extend(layer::FLOOR + 0.1)),
        ));
    }
}
