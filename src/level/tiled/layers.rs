//! The layers of a map, those inside groups among them, and whether each is what the format wants.

use tiled::{FiniteTileLayer, Layer, LayerType, Map, ObjectLayer, TileLayer};

use super::objects;
use super::spot::Spot;
use super::survey::Survey;
use crate::content::{Problems, hint};

/// The tile layers that every map has.
const TILE_LAYERS: [&str; 2] = ["ground", "things"];

/// A layer with what it inherits from the groups around it.
#[derive(Clone, Copy)]
pub(super) struct Placed<'m> {
    /// The layer itself.
    pub layer: Layer<'m>,
    /// Whether it, or a group around it, is for the eye only (`BD-MAP-08`).
    pub decor: bool,
    /// Whether it and all groups around it are shown.
    pub visible: bool,
    /// How far it is shifted to the right and down, in pixels of the map.
    pub shift: (f32, f32),
}

/// All layers of a map from the bottom to the top, a group before those inside it.
pub(super) fn all_layers(map: &Map) -> Vec<Placed<'_>> {
    let mut found = Vec::new();
    for layer in map.layers() {
        add(layer, None, &mut found);
    }
    found
}

fn add<'m>(layer: Layer<'m>, outer: Option<Placed<'m>>, found: &mut Vec<Placed<'m>>) {
    let (x, y) = outer.map_or((0.0, 0.0), |outer| outer.shift);
    let placed = Placed {
        layer,
        decor: outer.is_some_and(|outer| outer.decor) || layer.name.starts_with("decor"),
        visible: outer.is_none_or(|outer| outer.visible) && layer.visible,
        shift: (x + layer.offset_x, y + layer.offset_y),
    };
    found.push(placed);
    if let LayerType::Group(group) = layer.layer_type() {
        for inner in group.layers() {
            add(inner, Some(placed), found);
        }
    }
}

/// The layer of a name that the game reads.
fn named<'m>(layers: &[Placed<'m>], name: &str) -> Option<Layer<'m>> {
    let found = layers
        .iter()
        .find(|placed| !placed.decor && placed.layer.name == name);
    found.map(|placed| placed.layer)
}

/// The tile layer of a name.
pub(super) fn tile_layer<'m>(layers: &[Placed<'m>], name: &str) -> Option<FiniteTileLayer<'m>> {
    match named(layers, name)?.as_tile_layer()? {
        TileLayer::Finite(layer) => Some(layer),
        TileLayer::Infinite(_) => None,
    }
}

/// The object layer of a name.
pub(super) fn object_layer<'m>(layers: &[Placed<'m>], name: &str) -> Option<ObjectLayer<'m>> {
    named(layers, name)?.as_object_layer()
}

/// Every layer of the format is there and of its kind, and there is no other but groups and those for the eye.
///
/// Rule: `BD-MAP-01` to `BD-MAP-09`.
pub(super) fn check_layers(
    map: &Map,
    layers: &[Placed<'_>],
    survey: &Survey,
    spot: &Spot,
    problems: &mut Problems,
) {
    let needed = TILE_LAYERS
        .into_iter()
        .chain(objects::LAYERS.map(|(name, _)| name));
    for name in needed.filter(|name| named(layers, name).is_none()) {
        problems.push(spot.problem(format!("the layer `{name}` is missing")));
    }
    for name in map.properties.keys() {
        let reason =
            format!("unknown property `{name}` of the map; what holds for the whole map stands in level.ron");
        problems.push(spot.problem(reason));
    }
    for placed in layers.iter().filter(|placed| !placed.decor) {
        let layer = placed.layer;
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
        LayerType::Group(_) if !of_tiles && !of_objects => {}
        _ if !of_tiles && !of_objects => {
            let known = TILE_LAYERS
                .into_iter()
                .chain(objects::LAYERS.iter().map(|(name, _)| *name));
            reasons.push(format!(
                "unknown layer; layers for the eye only have names that begin with `decor`{}",
                hint(&layer.name, known)
            ));
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
