//! Reads the tile layers `ground` and `things` into the board.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tiled::{FiniteTileLayer, Tile};

use super::data::FLIPS;
use super::property::{CellWish, Properties, override_thing};
use super::reader::shortened;
use super::spot::Spot;
use super::survey::Survey;
use crate::board::{Board, Catalogue, Cell, CellFacts, Terrain, Thing, ThingId, ThingKind, Word};
use crate::content::budget::listed;
use crate::content::{Problems, hint};

/// What reading a layer needs to know.
pub(super) struct Tiles<'a> {
    /// The map file.
    pub map: Spot,
    /// What the survey found in it.
    pub survey: &'a Survey,
    /// Line of each tile, by tileset and number.
    pub lines: &'a BTreeMap<PathBuf, BTreeMap<u32, u32>>,
    /// The names that things may have.
    pub catalogue: &'a Catalogue,
}

/// A tile as a key: tileset of the map, number in it.
type TileKey = (usize, u32);

impl Tiles<'_> {
    /// Reads the terrain and the facts of every cell.
    ///
    /// Rule: `BD-MAP-01`.
    pub fn read_ground(&self, layer: FiniteTileLayer<'_>, board: &mut Board, problems: &mut Problems) {
        let mut known: BTreeMap<TileKey, CellWish> = BTreeMap::new();
        for cell in board.cells() {
            let Some((key, tile)) = self.tile(layer, "ground", cell, problems) else {
                if self.number("ground", cell) == 0 {
                    problems.push(self.spot("ground", cell).problem("the cell has no ground tile"));
                }
                continue;
            };
            let wish = known
                .entry(key)
                .or_insert_with(|| self.ground_wish(key, &tile, problems));
            let mut facts = CellFacts::default();
            wish.apply(&mut facts);
            board.set_cell(cell, facts);
            let Some(name) = &wish.thing else { continue };
            match self.kind(name, &self.spot("ground", cell), problems) {
                Some(kind) => {
                    board.set_thing(cell, Some(Thing::new(ThingId::Tile(cell), name, kind)));
                }
                // It has been said once, and the next cells would say the same.
                None => wish.thing = None,
            }
        }
    }

    /// Reads what fills the cells.
    ///
    /// Rule: `BD-MAP-02`.
    pub fn read_things(&self, layer: FiniteTileLayer<'_>, board: &mut Board, problems: &mut Problems) {
        let mut known: BTreeMap<TileKey, Option<Thing>> = BTreeMap::new();
        for cell in board.cells() {
            let Some((key, tile)) = self.tile(layer, "things", cell, problems) else {
                continue;
            };
            let thing = known
                .entry(key)
                .or_insert_with(|| self.thing(key, &tile, problems));
            let Some(thing) = thing else { continue };
            let name = ThingId::Tile(cell);
            if thing.kind.door {
                // A door that fills its cell makes it a doorway (`BD-CEL-11`).
                let facts = board.cell(cell).copied().unwrap_or_default();
                board.set_cell(
                    cell,
                    CellFacts {
                        doorway: true,
                        ..facts
                    },
                );
            }
            board.set_thing(
                cell,
                Some(Thing {
                    name,
                    ..thing.clone()
                }),
            );
        }
    }

    fn ground_wish(&self, key: TileKey, tile: &Tile<'_>, problems: &mut Problems) -> CellWish {
        let spot = self.tile_spot(key, tile);
        let mut properties = Properties::new(spot, &tile.properties);
        let mut wish = CellWish::read(&mut properties);
        match Terrain::from_name(&tile.user_type) {
            Ok(terrain) => wish.terrain = Some(terrain),
            Err(unknown) => {
                let meant = hint(&unknown.given, unknown.allowed.iter().copied());
                properties.complain(format!("the class of a tile of layer `ground`: {unknown}{meant}"));
            }
        }
        properties.finish(problems);
        wish
    }

    fn thing(&self, key: TileKey, tile: &Tile<'_>, problems: &mut Problems) -> Option<Thing> {
        let spot = self.tile_spot(key, tile);
        let kind = self.kind(&tile.user_type, &spot, problems)?;
        let mut thing = Thing::new(ThingId::Tile(Cell::default()), &tile.user_type, kind);
        let mut properties = Properties::new(spot, &tile.properties);
        override_thing(&mut thing, &mut properties);
        properties.finish(problems);
        Some(thing)
    }

    fn kind(&self, name: &str, spot: &Spot, problems: &mut Problems) -> Option<ThingKind> {
        match cell_kind(self.catalogue, name) {
            Ok(kind) => Some(kind),
            Err(reason) => {
                problems.push(spot.problem(reason));
                None
            }
        }
    }

    /// The tile on a cell; a number without a tile is a problem.
    fn tile<'m>(
        &self,
        layer: FiniteTileLayer<'m>,
        name: &str,
        cell: Cell,
        problems: &mut Problems,
    ) -> Option<(TileKey, Tile<'m>)> {
        let placed = layer.get_tile(cell.x.into(), cell.y.into());
        let found =
            placed.and_then(|placed| Some(((placed.tileset_index(), placed.id()), placed.get_tile()?)));
        let number = self.number(name, cell);
        if found.is_none() && number != 0 {
            problems.push(
                self.spot(name, cell)
                    .problem(format!("no tileset of the map has the tile number {number}")),
            );
        }
        found
    }

    /// The number in the file without the bits that turn the tile, which tells an empty cell from one with an unknown tile.
    fn number(&self, layer: &str, cell: Cell) -> u32 {
        let place = usize::from(self.survey.columns) * cell.y as usize + cell.x as usize;
        self.survey
            .numbers
            .get(layer)
            .and_then(|numbers| numbers.get(place))
            .copied()
            .unwrap_or_default()
            & !FLIPS
    }

    fn spot(&self, layer: &str, cell: Cell) -> Spot {
        let line = self.survey.layers.get(layer).copied();
        self.map
            .at(line)
            .inside(format!("layer `{layer}`"))
            .inside(format!("cell ({}, {})", cell.x, cell.y))
    }

    fn tile_spot(&self, (_, number): TileKey, tile: &Tile<'_>) -> Spot {
        let file: &Path = &tile.tileset().source;
        let line = self.lines.get(file).and_then(|lines| lines.get(&number)).copied();
        Spot::of_file(shortened(file))
            .at(line)
            .inside(format!("tile {number}"))
    }
}

/// The kind of a thing that fills a cell.
///
/// # Errors
///
/// A clause: the name is not in the catalogue, or belongs on an edge.
pub(super) fn cell_kind(catalogue: &Catalogue, name: &str) -> Result<ThingKind, String> {
    let kind = known_kind(catalogue, name)?;
    if kind.on.fits_cell() {
        Ok(kind)
    } else {
        Err(format!("`{name}` lies on edges and cannot fill a cell"))
    }
}

/// The kind of a thing that lies on an edge.
///
/// # Errors
///
/// A clause: the name is not in the catalogue, or belongs in a cell.
pub(super) fn edge_kind(catalogue: &Catalogue, name: &str) -> Result<ThingKind, String> {
    let kind = known_kind(catalogue, name)?;
    if kind.on.fits_edge() {
        Ok(kind)
    } else {
        Err(format!("`{name}` fills cells and cannot lie on an edge"))
    }
}

fn known_kind(catalogue: &Catalogue, name: &str) -> Result<ThingKind, String> {
    catalogue.kind(name).copied().ok_or_else(|| {
        let meant = hint(name, catalogue.names());
        format!(
            "unknown class `{name}`; known things are {}{meant}",
            listed(catalogue.names())
        )
    })
}
