//! What the eye needs of a map: the pictures of its tiles, layer by layer, objects left out.

use std::path::PathBuf;

use tiled::{LayerType, Map, TileLayer};

use super::reader::shortened;

/// The picture of a map: tile layers from the bottom to the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Side of a cell in pixels of the pictures.
    pub pixels: u32,
    /// The pictures that tiles are cut from.
    pub sheets: Vec<Sheet>,
    /// The tile layers that are shown, the lowest first.
    pub layers: Vec<DrawnLayer>,
}

/// One picture with tiles in rows and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The picture file.
    pub picture: PathBuf,
    /// Tiles in a row.
    pub columns: u32,
    /// Tiles in all.
    pub tiles: u32,
    /// Width and height of a tile in pixels.
    pub tile: (u32, u32),
    /// Pixels around the whole.
    pub margin: u32,
    /// Pixels between two tiles.
    pub spacing: u32,
}

/// One layer of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLayer {
    /// Its name in the map: `ground`, `things`, or one that begins with `decor`.
    pub name: String,
    /// What is drawn on each cell, row by row.
    pub tiles: Vec<Option<DrawnTile>>,
}

/// A tile on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnTile {
    /// Place of its sheet in the drawing.
    pub sheet: u16,
    /// Its number in the sheet.
    pub tile: u32,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Mirrored along the diagonal, before the other two.
    pub flip_diagonal: bool,
}

/// Takes the drawing from a map that was read.
pub(super) fn drawing_of(map: &Map) -> Drawing {
    let sheets = map.tilesets().iter().map(|tileset| Sheet {
        picture: tileset
            .image
            .as_ref()
            .map(|image| shortened(&image.source))
            .unwrap_or_default(),
        columns: tileset.columns,
        tiles: tileset.tilecount,
        tile: (tileset.tile_width, tileset.tile_height),
        margin: tileset.margin,
        spacing: tileset.spacing,
    });
    let layers = map
        .layers()
        .filter(|layer| layer.visible)
        .filter_map(|layer| match layer.layer_type() {
            LayerType::Tiles(TileLayer::Finite(tiles)) => {
                let rows = (0..map.height as i32).flat_map(|y| (0..map.width as i32).map(move |x| (x, y)));
                let tiles = rows.map(|(x, y)| {
                    let placed = tiles.get_tile(x, y)?;
                    Some(DrawnTile {
                        sheet: u16::try_from(placed.tileset_index()).ok()?,
                        tile: placed.id(),
                        flip_x: placed.flip_h,
                        flip_y: placed.flip_v,
                        flip_diagonal: placed.flip_d,
                    })
                });
                Some(DrawnLayer {
                    name: layer.name.clone(),
                    tiles: tiles.collect(),
                })
            }
            _ => None,
        });
    Drawing {
        pixels: map.tile_width,
        sheets: sheets.collect(),
        layers: layers.collect(),
    }
}
