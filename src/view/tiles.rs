//! The painted layers of the map: ground, things and ornaments, drawn by the tile map renderer.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;

use super::{OfBattle, OnStage, Scenery, TILE, layer};
use crate::content::Level;
use crate::content::level::{DrawnLayer, DrawnTile, Sheet};

/// Lays the tiles of the level on the stage.
pub(super) fn lay_tiles(
    on_stage: Res<OnStage>,
    scenery: Res<Scenery>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let Some(level) = scenery
        .level()
        .filter(|_| on_stage.is_changed() && on_stage.battle.is_some())
    else {
        return;
    };
    let pictures: Vec<_> = level
        .drawing
        .sheets
        .iter()
        .map(|sheet| picture(sheet, &mut images))
        .collect();
    for (place, painted) in level.drawing.layers.iter().enumerate() {
        let base = if painted.name == "ground" {
            layer::GROUND
        } else {
            layer::THINGS
        };
        let height = base + place as f32 * 0.01;
        for (index, (sheet, picture)) in level.drawing.sheets.iter().zip(&pictures).enumerate() {
            if let Some(picture) = picture {
                lay_layer(
                    level,
                    painted,
                    (index as u16, sheet, picture),
                    height,
                    &mut commands,
                );
            }
        }
    }
}

/// The picture of a sheet. One that cannot be read is left out and said: a fight can do without its picture.
fn picture(sheet: &Sheet, images: &mut Assets<Image>) -> Option<Handle<Image>> {
    let read = std::fs::read(&sheet.picture)
        .map_err(|error| error.to_string())
        .and_then(|bytes| {
            let kind = sheet
                .picture
                .extension()
                .and_then(|kind| kind.to_str())
                .unwrap_or("png");
            let usage = RenderAssetUsages::default();
            let sampler = ImageSampler::linear();
            Image::from_buffer(
                &bytes,
                ImageType::Extension(kind),
                CompressedImageFormats::NONE,
                true,
                sampler,
                usage,
            )
            .map_err(|error| error.to_string())
        });
    match read {
        Ok(picture) => Some(images.add(picture)),
        Err(error) => {
            warn!("{}: cannot be drawn: {error}", sheet.picture.display());
            None
        }
    }
}

/// Lays those tiles of a layer that come from one sheet.
fn lay_layer(
    level: &Level,
    painted: &DrawnLayer,
    (index, sheet, picture): (u16, &Sheet, &Handle<Image>),
    height: f32,
    commands: &mut Commands,
) {
    let size = TilemapSize {
        x: u32::from(level.board.width()),
        y: u32::from(level.board.height()),
    };
    let mine: Vec<(usize, DrawnTile)> = painted
        .tiles
        .iter()
        .enumerate()
        .filter_map(|(place, tile)| Some((place, (*tile)?)))
        .filter(|(_, tile)| tile.sheet == index)
        .collect();
    if mine.is_empty() {
        return;
    }
    let mut storage = TileStorage::empty(size);
    let tilemap = commands.spawn(OfBattle).id();
    for (place, tile) in mine {
        // Rows of the map run down, rows of the renderer run up.
        let (x, y) = (place as u32 % size.x, place as u32 / size.x);
        let position = TilePos { x, y: size.y - 1 - y };
        let bundle = TileBundle {
            position,
            texture_index: TileTextureIndex(tile.tile),
            tilemap_id: TilemapId(tilemap),
            flip: TileFlip {
                x: tile.flip_x,
                y: tile.flip_y,
                d: tile.flip_diagonal,
            },
            ..default()
        };
        let entity = commands.spawn((bundle, ChildOf(tilemap))).id();
        storage.set(&position, entity);
    }
    let place = Vec3::new(TILE / 2.0, TILE * (0.5 - size.y as f32), height);
    let (width, tall) = (sheet.tile.0 as f32, sheet.tile.1 as f32);
    commands.entity(tilemap).insert(TilemapBundle {
        // A sheet of another scale is shrunk or grown so that a tile fills its cell.
        grid_size: TilemapGridSize { x: width, y: tall },
        size,
        storage,
        texture: TilemapTexture::Single(picture.clone()),
        tile_size: TilemapTileSize { x: width, y: tall },
        spacing: TilemapSpacing {
            x: sheet.spacing as f32,
            y: sheet.spacing as f32,
        },
        transform: Transform::from_translation(place).with_scale(Vec3::new(TILE / width, TILE / tall, 1.0)),
        ..default()
    });
}
