//! What the eye needs of a map: the pictures of its tiles, layer by layer, objects left out.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tiled::{FillMode, FiniteTileLayer, LayerTile, LayerType, Map, TileLayer, TileRenderSize, Tileset};

use super::layers::Placed;
use super::reader::shortened;
use crate::content::budget::{Budget, Cost, MAX_COVER};

/// Longest side of the picture of a single tile in pixels.
const LARGEST: i32 = 16_384;

/// The picture of a map: tile layers from the bottom to the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Side of a cell in pixels of the map.
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
    /// Width and height of a tile in pixels of the picture.
    pub tile: (u32, u32),
    /// Where the first tile begins, in pixels of the picture.
    pub corner: (u32, u32),
    /// Pixels of the picture between two tiles.
    pub spacing: u32,
    /// Width and height with which a tile is drawn, in pixels of the map.
    pub drawn: (u32, u32),
    /// How far a tile is shifted to the right and down, in pixels of the map. Without, its lower left corner is that of its
    /// cell.
    pub shift: (i32, i32),
}

/// One layer of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnLayer {
    /// Its name in the map: `ground`, `things`, or one that begins with `decor` or lies in a group whose name does.
    pub name: String,
    /// How far it is shifted to the right and down, in pixels of the map.
    pub shift: (i32, i32),
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
///
/// # Errors
///
/// A clause: more is drawn than a level may cost.
pub(super) fn drawing_of(map: &Map, layers: &[Placed<'_>], budget: &Budget) -> Result<Drawing, String> {
    let mut sheets = Sheets::of(map);
    let mut drawn = Vec::new();
    let (mut covered, most) = (0, u64::from(map.width) * u64::from(map.height) * MAX_COVER);
    for placed in layers.iter().filter(|placed| placed.visible) {
        let LayerType::Tiles(TileLayer::Finite(tiles)) = placed.layer.layer_type() else {
            continue;
        };
        let tiles = drawn_tiles(map, tiles, &mut sheets);
        covered += tiles
            .iter()
            .flatten()
            .map(|tile| sheets.cells(*tile))
            .sum::<u64>();
        if covered > most {
            return Err(format!("the tiles cover the map more than {MAX_COVER} times"));
        }
        drawn.push(DrawnLayer {
            name: placed.layer.name.clone(),
            shift: (placed.shift.0.round() as i32, placed.shift.1.round() as i32),
            tiles,
        });
    }
    budget.spend(Cost::Tiles, covered)?;
    Ok(Drawing {
        pixels: map.tile_width,
        sheets: sheets.all,
        layers: drawn,
    })
}

fn drawn_tiles(map: &Map, tiles: FiniteTileLayer<'_>, sheets: &mut Sheets) -> Vec<Option<DrawnTile>> {
    let cells = (0..map.height as i32).flat_map(|y| (0..map.width as i32).map(move |x| (x, y)));
    let drawn = cells.map(|(x, y)| {
        let placed = tiles.get_tile(x, y)?;
        let (sheet, tile) = sheets.place(&placed)?;
        Some(DrawnTile {
            sheet: u16::try_from(sheet).ok()?,
            tile,
            flip_x: placed.flip_h,
            flip_y: placed.flip_v,
            flip_diagonal: placed.flip_d,
        })
    });
    drawn.collect()
}

/// The sheets of a drawing while they are being gathered: those of the tilesets in their order, then one for each tile
/// that has a picture of its own and is used.
struct Sheets {
    all: Vec<Sheet>,
    single: BTreeMap<(usize, u32), usize>,
    pixels: u32,
}

impl Sheets {
    fn of(map: &Map) -> Self {
        let pixels = map.tile_width;
        let whole = map.tilesets().iter().map(|tileset| {
            let image = tileset.image.as_ref();
            let picture = image.map(|image| shortened(&image.source)).unwrap_or_default();
            Sheet {
                columns: tileset.columns,
                tiles: tileset.tilecount,
                corner: (tileset.margin, tileset.margin),
                spacing: tileset.spacing,
                ..one_tile(
                    tileset,
                    picture,
                    (tileset.tile_width, tileset.tile_height),
                    pixels,
                )
            }
        });
        Self {
            all: whole.collect(),
            single: BTreeMap::new(),
            pixels,
        }
    }

    /// Over how many cells a tile is drawn, at least one.
    fn cells(&self, tile: DrawnTile) -> u64 {
        let (width, height) = self.all[usize::from(tile.sheet)].drawn;
        let along = |side: u32| u64::from(side.div_ceil(self.pixels.max(1)).max(1));
        along(width) * along(height)
    }

    /// Sheet and number in it of a tile; none if there is no such tile.
    fn place(&mut self, placed: &LayerTile<'_>) -> Option<(usize, u32)> {
        let (index, id) = (placed.tileset_index(), placed.id());
        let tile = placed.get_tile()?;
        let (Some(image), Some(part)) = (&tile.image, tile.image_rect) else {
            return Some((index, id));
        };
        let sheet = *self.single.entry((index, id)).or_insert_with(|| {
            let size = [part.width, part.height].map(|side| side.clamp(1, LARGEST) as u32);
            self.all.push(Sheet {
                corner: (part.x.clamp(0, LARGEST) as u32, part.y.clamp(0, LARGEST) as u32),
                ..one_tile(
                    placed.get_tileset(),
                    shortened(&image.source),
                    size.into(),
                    self.pixels,
                )
            });
            self.all.len() - 1
        });
        Some((sheet, 0))
    }
}

/// A sheet with a single tile of a size in pixels.
fn one_tile(tileset: &Tileset, picture: PathBuf, (width, height): (u32, u32), pixels: u32) -> Sheet {
    let drawn = match (tileset.tile_render_size, tileset.fill_mode) {
        (TileRenderSize::Tile, _) => (width, height),
        (TileRenderSize::Grid, FillMode::Stretch) => (pixels, pixels),
        (TileRenderSize::Grid, FillMode::PreserveAspectFit) => {
            let longer = width.max(height).max(1);
            (width * pixels / longer, height * pixels / longer)
        }
    };
    // Where a tile is fitted into its cell, it lies in the middle.
    let middle = |side: u32| match tileset.tile_render_size {
        TileRenderSize::Grid => (pixels - side) as i32 / 2,
        TileRenderSize::Tile => 0,
    };
    Sheet {
        picture,
        columns: 1,
        tiles: 1,
        tile: (width, height),
        corner: (0, 0),
        spacing: 0,
        drawn,
        shift: (
            tileset.offset_x.saturating_add(middle(drawn.0)),
            tileset.offset_y.saturating_sub(middle(drawn.1)),
        ),
    }
}
