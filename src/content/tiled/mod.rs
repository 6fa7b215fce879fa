//! Reads maps of the Tiled editor into a board; which fighters stand on it is left to the level file.
//!
//! A map is surveyed first, then read by the `tiled` crate, then checked against the map format. Every problem has file,
//! line, layer and object or tile.

mod doorway;
mod drawing;
mod grid;
mod objects;
mod property;
mod reader;
mod spot;
mod survey;
mod tiles;
mod xml;

use std::path::Path;

use tiled::{Layer, LayerType, Loader, Map, TileLayer};

use self::objects::Objects;
use self::reader::ContentReader;
use self::spot::Spot;
use self::survey::{Survey, survey_map};
use self::tiles::Tiles;
use super::{Problem, Problems, Source};
use crate::board::{Board, Catalogue};

pub use drawing::{Drawing, DrawnLayer, DrawnTile, Sheet};
pub(super) use property::MOVE_HALVES;

/// The tile layers that every map has.
const TILE_LAYERS: [&str; 2] = ["ground", "things"];

/// A map that was read.
pub(super) struct MapFile {
    /// Its cells, things, marks.
    pub board: Board,
    /// How it looks.
    pub drawing: Drawing,
    /// What is odd, but no error.
    pub warnings: Vec<Problem>,
}

/// Reads a map; `root` is the canonical folder that no file may lie outside of.
///
/// None if the map is so broken that nothing can be said about its cells.
pub(super) fn read_map(
    file: &Path,
    root: &Path,
    catalogue: &Catalogue,
    problems: &mut Problems,
) -> Option<MapFile> {
    let source = Source::read(file)
        .map_err(|problem| problems.push(problem))
        .ok()?;
    let text = source.part().text();
    let survey = survey_map(file, text, problems)?;
    let mut loader = Loader::with_reader(ContentReader::new(root, file, text));
    let map = loader.load_tmx_map(file);
    let reader = loader.reader();
    if !reader.problems.is_empty() {
        problems.append(reader.problems.clone());
        return None;
    }
    let unreadable = |error: tiled::Error| Problem::of_file(file, format!("cannot be read: {error}"));
    let map = map.map_err(|error| problems.push(unreadable(error))).ok()?;
    let spot = Spot::of_file(file);
    check_layers(&map, &survey, &spot, problems);
    let tiles = Tiles {
        map: spot.clone(),
        survey: &survey,
        lines: &reader.tiles,
        catalogue,
    };
    let board = read_board(&map, &tiles, problems)?;
    let warnings = doorway::blocked_doorways(&spot, &board);
    Some(MapFile {
        board,
        drawing: drawing::drawing_of(&map),
        warnings,
    })
}

/// Reads the layers that are there, in the order in which one changes what another said.
fn read_board(map: &Map, tiles: &Tiles<'_>, problems: &mut Problems) -> Option<Board> {
    let size = Board::new(tiles.survey.columns, tiles.survey.rows);
    let mut board = size
        .map_err(|error| problems.push(tiles.map.problem(error.to_string())))
        .ok()?;
    if let Some(ground) = tile_layer(map, "ground") {
        tiles.read_ground(ground, &mut board, problems);
    }
    if let Some(things) = tile_layer(map, "things") {
        tiles.read_things(things, &mut board, problems);
    }
    let objects = Objects {
        map: tiles.map.clone(),
        survey: tiles.survey,
        catalogue: tiles.catalogue,
    };
    for (name, read) in objects::LAYERS {
        if let Some(layer) = named(map, name).and_then(|layer| layer.as_object_layer()) {
            objects.read(name, read, layer, &mut board, problems);
        }
    }
    Some(board)
}

fn named<'m>(map: &'m Map, name: &str) -> Option<Layer<'m>> {
    map.layers().find(|layer| layer.name == name)
}

fn tile_layer<'m>(map: &'m Map, name: &str) -> Option<tiled::FiniteTileLayer<'m>> {
    match named(map, name)?.as_tile_layer()? {
        TileLayer::Finite(layer) => Some(layer),
        TileLayer::Infinite(_) => None,
    }
}

/// Every layer of the format is there and of its kind, and there is no other but those for the eye.
///
/// Rule: `BD-MAP-01` to `BD-MAP-09`.
fn check_layers(map: &Map, survey: &Survey, spot: &Spot, problems: &mut Problems) {
    let needed = TILE_LAYERS
        .into_iter()
        .chain(objects::LAYERS.map(|(name, _)| name));
    for name in needed.filter(|name| named(map, name).is_none()) {
        problems.push(spot.problem(format!("the layer `{name}` is missing")));
    }
    for name in map.properties.keys() {
        let reason =
            format!("unknown property `{name}` of the map; what holds for the whole map stands in level.ron");
        problems.push(spot.problem(reason));
    }
    for layer in map.layers().filter(|layer| !layer.name.starts_with("decor")) {
        let line = survey.layers.get(&layer.name).copied();
        let place = spot.at(line).inside(format!("layer `{}`", layer.name));
        for reason in layer_problems(&layer) {
            problems.push(place.problem(reason));
        }
    }
}

/// What is wrong with a layer that is not for the eye only.
fn layer_problems(layer: &Layer<'_>) -> Vec<String> {
    let mut reasons = Vec::new();
    let of_tiles = TILE_LAYERS.contains(&layer.name.as_str());
    let of_objects = objects::LAYERS.iter().any(|(name, _)| *name == layer.name);
    match layer.layer_type() {
        _ if !of_tiles && !of_objects => {
            reasons
                .push("unknown layer; layers for the eye only have names that begin with `decor`".to_owned());
        }
        LayerType::Tiles(_) if of_tiles => {}
        LayerType::Objects(_) if of_objects => {}
        _ => reasons.push(format!(
            "must be {} layer",
            if of_tiles { "a tile" } else { "an object" }
        )),
    }
    if layer.offset_x != 0.0 || layer.offset_y != 0.0 {
        reasons.push("the layer is shifted; its offset must be 0".to_owned());
    }
    let unknown = layer
        .properties
        .keys()
        .map(|name| format!("unknown property `{name}` of the layer; it has none"));
    reasons.extend(unknown);
    reasons
}
