//! The painted layers of the map: ground, things and ornaments, drawn by the tile map renderer.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use tiled::{Loader, Map, TileLayer};

use super::{OfBattle, OnStage, TILE, layer};

/// Reads the map of the battle on the stage and lays its tiles.
///
/// Whether the map is a good one has been checked before the battle began; what cannot be read here is left out and said.
pub(super) fn lay_tiles(on_stage: Res<OnStage>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    if !on_stage.is_changed() || on_stage.battle.is_none() {
        return;
    }
    let file = map_file(&on_stage.level);
    let map = match Loader::new().load_tmx_map(&file) {
        Ok(map) => map,
        Err(error) => {
            warn!("{}: cannot be drawn: {error}", file.display());
            return;
        }
    };
    let sheets: Vec<_> = map.tilesets().iter().map(|set| sheet(set, &mut images)).collect();
    let mut height = layer::THINGS;
    for painted in map.layers() {
        let Some(tiles) = painted.as_tile_layer() else {
            continue;
        };
        let level = if painted.name == "ground" {
            layer::GROUND
        } else {
            height += 0.01;
            height
        };
        for (index, image) in sheets.iter().enumerate() {
            if let Some(image) = image {
                lay_layer(&map, &tiles, index, image.clone(), level, &mut commands);
            }
        }
    }
}

/// The map beside a level file.
fn map_file(level: &Path) -> std::path::PathBuf {
    level.join("map.tmx")
}

/// The picture of a tile set.
fn sheet(set: &tiled::Tileset, images: &mut Assets<Image>) -> Option<Handle<Image>> {
    let source = &set.image.as_ref()?.source;
    let picture = std::fs::read(source)
        .map_err(|error| error.to_string())
        .and_then(|bytes| {
            let kind = source.extension().and_then(|kind| kind.to_str()).unwrap_or("png");
            let formats = CompressedImageFormats::NONE;
            let usage = RenderAssetUsages::default();
            Image::from_buffer(
                &bytes,
                ImageType::Extension(kind),
                formats,
                true,
                ImageSampler::linear(),
                usage,
            )
            .map_err(|error| error.to_string())
        });
    match picture {
        Ok(picture) => Some(images.add(picture)),
        Err(error) => {
            warn!("{}: cannot be drawn: {error}", source.display());
            None
        }
    }
}

/// Lays those tiles of a layer that come from one tile set.
fn lay_layer(
    map: &Map,
    tiles: &TileLayer,
    set: usize,
    image: Handle<Image>,
    height: f32,
    commands: &mut Commands,
) {
    let size = TilemapSize {
        x: map.width,
        y: map.height,
    };
    let mut storage = TileStorage::empty(size);
    let tilemap = commands.spawn(OfBattle).id();
    let mut count = 0;
    for (x, y) in (0..map.height).flat_map(|y| (0..map.width).map(move |x| (x, y))) {
        let Some(tile) = tiles
            .get_tile(x as i32, y as i32)
            .filter(|tile| tile.tileset_index() == set)
        else {
            continue;
        };
        // Rows of the map run down, rows of the renderer run up.
        let position = TilePos {
            x,
            y: map.height - 1 - y,
        };
        let bundle = TileBundle {
            position,
            texture_index: TileTextureIndex(tile.id()),
            tilemap_id: TilemapId(tilemap),
            flip: TileFlip {
                x: tile.flip_h,
                y: tile.flip_v,
                d: tile.flip_d,
            },
            ..default()
        };
        let entity = commands.spawn(bundle).id();
        commands.entity(tilemap).add_child(entity);
        storage.set(&position, entity);
        count += 1;
    }
    if count == 0 {
        commands.entity(tilemap).despawn();
        return;
    }
    let place = Vec3::new(TILE / 2.0, TILE * (0.5 - map.height as f32), height);
    commands.entity(tilemap).insert(TilemapBundle {
        grid_size: TilemapGridSize { x: TILE, y: TILE },
        size,
        storage,
        texture: TilemapTexture::Single(image),
        tile_size: TilemapTileSize {
            x: map.tile_width as f32,
            y: map.tile_height as f32,
        },
        transform: Transform::from_translation(place).with_scale(Vec3::ONE),
        ..default()
    });
}
