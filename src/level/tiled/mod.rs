//! Reads maps of the Tiled editor into a board; which fighters stand on it is left to the level file.
//!
//! A map is surveyed first, then read by the `tiled` crate, then checked against the map format. Every problem has file,
//! line, layer and object or tile.

mod data;
mod doorway;
mod drawing;
mod grid;
mod layers;
mod measure;
mod objects;
mod property;
mod reader;
mod shared;
mod spot;
mod survey;
mod terrain;
mod tiles;
mod tileset;

use std::path::Path;

use tiled::Loader;

use self::layers::{Placed, all_layers, check_layers, object_layer, tile_layer};
use self::objects::Objects;
use self::reader::ContentReader;
use self::spot::Spot;
use self::survey::survey_map;
use self::tiles::Tiles;
use crate::board::{Board, Catalogue};
use crate::content::budget::Budget;
use crate::content::{Entry, Problem, Problems, Reach};

pub use drawing::{Drawing, DrawnLayer, DrawnTile, Sheet};
pub use tileset::{check_tileset, check_tilesets};

/// A map that was read.
pub(super) struct MapFile {
    /// Its cells, things, marks.
    pub board: Board,
    /// How it looks.
    pub drawing: Drawing,
    /// What is odd, but no error.
    pub warnings: Vec<Problem>,
    /// The gear that lies about, each with its place in the map file.
    pub gear: Vec<Entry<String>>,
}

/// Reads a map and the files that it names, as far as they lie within reach.
///
/// None if the map is so broken that nothing can be said about its cells.
pub(super) fn read_map(
    file: &Path,
    reach: &Reach,
    catalogue: &Catalogue,
    problems: &mut Problems,
) -> Option<MapFile> {
    let source = reach.read(file).map_err(|problem| problems.push(problem)).ok()?;
    let text = &*shared::with_shared(source.part().text(), file);
    let survey = survey_map(file, text, reach.budget(), problems)?;
    let mut loader = Loader::with_reader(ContentReader::new(
        reach,
        file,
        &data::with_lists(text, &survey.data),
        &survey,
    ));
    let map = loader.load_tmx_map(file);
    let reader = loader.reader();
    if !reader.problems.is_empty() {
        problems.append(reader.problems.clone());
        return None;
    }
    let unreadable = |error: tiled::Error| {
        let mut faults = reader.tiles.keys().filter_map(|tileset| tileset::fault(tileset));
        let of_map = || Problem::of_file(file, format!("cannot be read: {error}"));
        faults.next().unwrap_or_else(of_map)
    };
    let map = map.map_err(|error| problems.push(unreadable(error))).ok()?;
    let spot = Spot::of_file(file);
    let layers = all_layers(&map);
    check_layers(&map, &layers, &survey, &spot, problems);
    let tiles = Tiles {
        map: spot.clone(),
        survey: &survey,
        lines: &reader.tiles,
        catalogue,
    };
    let board = read_board(&layers, &tiles, reach.budget(), problems)?;
    let items = object_layer(&layers, "items");
    let gear = items.map_or_else(Vec::new, |items| objects::gear(file, items, &survey));
    let mut warnings = reader.warnings.clone();
    warnings.extend(doorway::blocked_doorways(&spot, &board));
    let drawing = drawing::drawing_of(&map, &layers, reach.budget());
    let drawing = drawing
        .map_err(|reason| problems.push(spot.problem(reason)))
        .ok()?;
    Some(MapFile {
        board,
        drawing,
        warnings,
        gear,
    })
}

/// Reads the layers that are there, in the order in which one changes what another said.
fn read_board(
    layers: &[Placed<'_>],
    tiles: &Tiles<'_>,
    budget: &Budget,
    problems: &mut Problems,
) -> Option<Board> {
    let size = Board::new(tiles.survey.columns, tiles.survey.rows);
    let mut board = size
        .map_err(|error| problems.push(tiles.map.problem(error.to_string())))
        .ok()?;
    if let Some(ground) = tile_layer(layers, "ground") {
        tiles.read_ground(ground, &mut board, problems);
    }
    if let Some(things) = tile_layer(layers, "things") {
        tiles.read_things(things, &mut board, problems);
    }
    let objects = Objects {
        map: tiles.map.clone(),
        survey: tiles.survey,
        catalogue: tiles.catalogue,
        budget,
    };
    for (name, read) in objects::LAYERS {
        if let Some(layer) = object_layer(layers, name) {
            objects.read(name, read, layer, &mut board, problems);
        }
    }
    Some(board)
}
