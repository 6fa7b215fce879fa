//! What the side that watches does not see: cells that it has never seen lie under a veil, those that it saw once are greyed,
//! and whom it saw there last stands there as a ghost with the round.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::camera::MapCamera;
use super::picture::Atelier;
use super::reading::{Reading, Watching};
use super::say::Say;
use super::theme::{Face, Letters, colour};
use super::{OfBattle, OnStage, TILE, layer};
use crate::battle::{Fighter, Memory, Roster, Secrets, SideView};
use crate::board::Cell;
use crate::words::Phrase;

/// How much of the map a veil leaves: nearly nothing where nobody has been, half where somebody was.
const NEVER: f32 = 0.88;
const ONCE: f32 = 0.42;

/// The veil over the map, with the battle, the eyes and the length of the log that it was made for.
#[derive(Component, PartialEq)]
pub(super) struct Veil(Entity, Watching, usize);

/// Somebody where he was seen last.
#[derive(Component)]
pub(super) struct Shade;

/// Lays the veil over the map, anew when the watching side has seen more.
pub(super) fn draw_veil(
    on_stage: Res<OnStage>,
    reading: Res<Reading>,
    battles: Query<&Secrets>,
    veils: Query<(Entity, &Veil)>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let now = on_stage
        .battle
        .map(|battle| Veil(battle, reading.watching, reading.entries));
    if veils.iter().any(|(_, veil)| Some(veil) == now.as_ref()) {
        return;
    }
    for (entity, _) in &veils {
        commands.entity(entity).despawn();
    }
    let known = on_stage.battle.and_then(|battle| battles.get(battle).ok());
    let known = known.and_then(|secrets| secrets.view(reading.watching.0?));
    let (Some(now), Some(known)) = (now, known) else {
        return;
    };
    let size = UVec2::new(
        u32::from(known.ground().board.width()),
        u32::from(known.ground().board.height()),
    );
    let extent = size.as_vec2() * TILE;
    let sprite = Sprite {
        image: images.add(picture(known, size)),
        custom_size: Some(extent),
        ..default()
    };
    let place = Vec3::new(extent.x / 2.0, -extent.y / 2.0, layer::VEIL);
    commands.spawn((now, sprite, Transform::from_translation(place), OfBattle));
}

/// One point for each cell.
fn picture(known: &SideView, size: UVec2) -> Image {
    let shade = |memory: Memory| match memory {
        Memory::Now => colour::PAPER.with_alpha(0.0),
        Memory::Once(_) => colour::SOFT_INK.with_alpha(ONCE),
        Memory::Never => colour::INK.with_alpha(NEVER),
    };
    let cells = (0..size.y).flat_map(|y| (0..size.x).map(move |x| Cell::new(x as i16, y as i16)));
    let points = cells.flat_map(|cell| shade(known.memory(cell)).to_srgba().to_u8_array());
    let extent = Extent3d {
        width: size.x,
        height: size.y,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        extent,
        TextureDimension::D2,
        points.collect(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::nearest();
    image
}

/// Draws whom the watching side does not see any more where it saw him last.
pub(super) fn draw_ghosts(
    on_stage: Res<OnStage>,
    reading: Res<Reading>,
    camera: Res<MapCamera>,
    battles: Query<(&Secrets, &Roster)>,
    fighters: Query<&Fighter>,
    shades: Query<Entity, With<Shade>>,
    mut made: Local<Option<(Entity, Watching, usize)>>,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    let now = on_stage
        .battle
        .map(|battle| (battle, reading.watching, reading.entries));
    if *made == now {
        return;
    }
    *made = now;
    for entity in &shades {
        commands.entity(entity).despawn();
    }
    let found = on_stage.battle.and_then(|battle| battles.get(battle).ok());
    let known = found.and_then(|(secrets, roster)| Some((secrets.view(reading.watching.0?)?, roster)));
    let Some((known, roster)) = known else { return };
    for (id, last) in known.bodies().filter(|(_, last)| !last.now) {
        let Some(fighter) = roster.entity(id).and_then(|entity| fighters.get(entity).ok()) else {
            continue;
        };
        let half = f32::from(last.body.size.max(1)) / 2.0;
        let middle = Vec2::new(
            f32::from(last.body.at.x) + half,
            -(f32::from(last.body.at.y) + half),
        ) * TILE;
        let sprite = Sprite {
            image: atelier.badge(fighter.side, reading.mark(id), camera.pixels(TILE).max(16)),
            custom_size: Some(Vec2::splat(TILE * 0.6)),
            color: Color::WHITE.with_alpha(0.5),
            ..default()
        };
        let round = Phrase::key("battle-last-seen").with("round", i64::from(last.round));
        let letters = Letters::new(Face::Title, 17.0).in_ink(colour::INK);
        commands.spawn((
            Say(round),
            letters,
            Text2d::default(),
            TextBackgroundColor(colour::PAPER.with_alpha(0.7)),
            Transform::from_translation((middle - Vec2::Y * TILE * 0.38).extend(layer::GHOST + 0.1)),
            Shade,
            OfBattle,
        ));
        commands.spawn((
            Shade,
            sprite,
            Transform::from_translation(middle.extend(layer::GHOST)),
            OfBattle,
        ));
    }
}
