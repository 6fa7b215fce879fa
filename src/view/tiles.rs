//! The painted layers of the map: ground, things and ornaments, drawn by the tile map renderer.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_ecs_tilemap::prelude::*;

use super::{OfBattle, OnStage, Scenery, TILE, layer};
use crate::content::picture;
use crate::level::{DrawnLayer, DrawnTile, Level, Sheet};

/// Longest side in pixels of a picture that is handed to the graphics card.
const LARGEST_PICTURE: u32 = 8_192;

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
    let read = picture::read(&sheet.picture)
        .and_then(|bytes| {
            let usage = RenderAssetUsages::default();
            let sampler = ImageSampler::linear();
            Image::from_buffer(
                &bytes,
                ImageType::Extension("png"),
                CompressedImageFormats::NONE,
                true,
                sampler,
                usage,
            )
            .map_err(|error| error.to_string())
        })
        .and_then(|picture| plain(sheet, picture));
    match read {
        Ok(picture) => Some(images.add(picture)),
        Err(error) => {
            warn!("{}: cannot be drawn: {error}", sheet.picture.display());
            None
        }
    }
}

/// The picture as the renderer takes it: nothing but tiles, side by side.
///
/// # Errors
///
/// A clause: the picture holds no tile, or has a form that cannot be cut.
fn plain(sheet: &Sheet, picture: Image) -> Result<Image, String> {
    let (width, tall) = sheet.tile;
    let rows = sheet.tiles.div_ceil(sheet.columns.max(1));
    let size = UVec2::new(sheet.columns * width, rows * tall);
    if picture.size() == size && sheet.corner == (0, 0) && sheet.spacing == 0 {
        return Ok(picture);
    }
    if size.min_element() == 0 || size.max_element() > LARGEST_PICTURE {
        return Err(format!(
            "{} tiles of {width} by {tall} pixels make no picture",
            sheet.tiles
        ));
    }
    let picture = picture
        .convert(TextureFormat::Rgba8UnormSrgb)
        .ok_or("its form is not known")?;
    let (all, source) = (picture.size(), picture.data.as_deref().unwrap_or_default());
    let mut pixels = vec![0; size.element_product() as usize * 4];
    for y in 0..size.y {
        let row = sheet.corner.1 + y / tall * (tall + sheet.spacing) + y % tall;
        for x in 0..size.x {
            let column = sheet.corner.0 + x / width * (width + sheet.spacing) + x % width;
            let (from, to) = ((row * all.x + column) as usize * 4, (y * size.x + x) as usize * 4);
            if column < all.x
                && let Some(pixel) = source.get(from..from + 4)
            {
                pixels[to..to + 4].copy_from_slice(pixel);
            }
        }
    }
    let whole = Extent3d {
        width: size.x,
        height: size.y,
        depth_or_array_layers: 1,
    };
    let mut cut = Image::new(
        whole,
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    cut.sampler = ImageSampler::linear();
    Ok(cut)
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
    let unit = TILE / level.drawing.pixels.max(1) as f32;
    let pair = |(x, y): (i32, i32)| Vec2::new(x as f32, -y as f32);
    let tile = Vec2::new(sheet.tile.0.max(1) as f32, sheet.tile.1.max(1) as f32);
    let drawn = Vec2::new(sheet.drawn.0 as f32, sheet.drawn.1 as f32) * unit;
    let scale = drawn / tile;
    let grid = TILE / scale;
    // The renderer centres a tile on its cell; on the map their lower left corners meet.
    let shift = (pair(sheet.shift) + pair(painted.shift)) * unit + (drawn - TILE) / 2.0;
    let place = Vec3::new(TILE / 2.0, TILE * (0.5 - size.y as f32), height);
    commands.entity(tilemap).insert(TilemapBundle {
        grid_size: TilemapGridSize { x: grid.x, y: grid.y },
        size,
        storage,
        texture: TilemapTexture::Single(picture.clone()),
        tile_size: TilemapTileSize { x: tile.x, y: tile.y },
        transform: Transform::from_translation(place + shift.extend(0.0)).with_scale(scale.extend(1.0)),
        ..default()
    });
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// Two tiles of one pixel with a margin and a space between them; only they are left.
    #[test]
    fn margins_and_spaces_are_cut_away() {
        let rows = ["    ", " a b", "    "];
        let pixels = rows
            .iter()
            .flat_map(|row| row.bytes().flat_map(|letter| [letter, 0, 0, 255]));
        let size = Extent3d {
            width: 4,
            height: 3,
            depth_or_array_layers: 1,
        };
        let picture = Image::new(
            size,
            TextureDimension::D2,
            pixels.collect(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        let sheet = Sheet {
            picture: PathBuf::new(),
            columns: 2,
            tiles: 2,
            tile: (1, 1),
            corner: (1, 1),
            spacing: 1,
            drawn: (1, 1),
            shift: (0, 0),
        };
        let cut = plain(&sheet, picture).unwrap();
        let expected = [b'a', 0, 0, 255, b'b', 0, 0, 255];
        assert_eq!(
            (cut.size(), cut.data.as_deref()),
            (UVec2::new(2, 1), Some(&expected[..]))
        );
    }
}
