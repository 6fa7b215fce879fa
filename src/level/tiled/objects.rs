//! Reads the object layers: edges, regions, lights, items, marks.

use std::path::Path;

use tiled::{Object, ObjectLayer, ObjectShape, PropertyValue};

use super::grid::Grid;
use super::property::{CellWish, Properties, override_thing};
use super::spot::Spot;
use super::survey::Survey;
use super::tiles::{cell_kind, edge_kind};
use crate::board::{Board, Catalogue, Item, Light, LightSource, Mark, Thing, ThingId};
use crate::content::budget::{Budget, Cost};
use crate::content::{self, Entry, Problems, hint};

/// What reading a layer needs to know.
pub(super) struct Objects<'a> {
    /// The map file.
    pub map: Spot,
    /// What the survey found in it.
    pub survey: &'a Survey,
    /// The names that things may have.
    pub catalogue: &'a Catalogue,
    /// What the level may still cost.
    pub budget: &'a Budget,
}

/// How far a light is taken to reach whose kind only the rules know, in cells.
const NAMED_REACH: u64 = 20;

/// How the objects of one layer are read.
type Read = fn(&Objects<'_>, &Object<'_>, &mut Properties<'_>, &mut Board) -> Result<(), String>;

/// The object layers that every map has, in the order in which they are read.
pub(super) const LAYERS: [(&str, Read); 5] = [
    ("edges", read_edge),
    ("regions", read_region),
    ("lights", read_light),
    ("items", read_item),
    ("marks", read_mark),
];

impl Objects<'_> {
    /// Reads all objects of a layer into the board.
    pub fn read(
        &self,
        name: &str,
        read: Read,
        layer: ObjectLayer<'_>,
        board: &mut Board,
        problems: &mut Problems,
    ) {
        for object in layer.objects() {
            let line = self.survey.objects.get(&object.id()).copied();
            let spot = self
                .map
                .at(line)
                .inside(format!("layer `{name}`"))
                .inside(format!("object {}", object.id()));
            let spot = match self.survey.templates.get(&object.id()) {
                Some(template) => spot.inside(format!("template `{template}`")),
                None => spot,
            };
            let mut properties = Properties::new(spot, &object.properties);
            if let Err(reason) = read(self, &object, &mut properties, board) {
                properties.complain(reason);
            }
            // Its corner is another than that of a rectangle, so it would be taken for another place.
            if object.tile_data().is_some() || self.survey.pictures.contains(&object.id()) {
                properties.complain("shows a tile; pictures belong into a layer for the eye");
            }
            properties.finish(problems);
        }
    }

    fn grid(&self) -> Grid {
        Grid {
            columns: self.survey.columns,
            rows: self.survey.rows,
            pixels: self.survey.pixels,
        }
    }
}

/// Every unit segment of a polyline becomes one thing; a later object wins.
///
/// Rule: `BD-MAP-03`.
fn read_edge(
    objects: &Objects<'_>,
    object: &Object<'_>,
    properties: &mut Properties<'_>,
    board: &mut Board,
) -> Result<(), String> {
    let kind = edge_kind(objects.catalogue, &object.user_type)?;
    let name = ThingId::Object {
        object: object.id(),
        segment: 0,
    };
    let mut thing = Thing::new(name, &object.user_type, kind);
    override_thing(&mut thing, properties);
    let edges = objects.grid().edges(object)?;
    objects.budget.spend(Cost::Covered, edges.len() as u64)?;
    for (segment, edge) in edges.into_iter().enumerate() {
        let name = ThingId::Object {
            object: object.id(),
            segment: segment as u16,
        };
        board.set_edge(
            edge,
            Some(Thing {
                name,
                ..thing.clone()
            }),
        );
    }
    Ok(())
}

/// A rectangle that changes the facts of its cells; a later one wins.
///
/// Rule: `BD-MAP-04`.
fn read_region(
    objects: &Objects<'_>,
    object: &Object<'_>,
    properties: &mut Properties<'_>,
    board: &mut Board,
) -> Result<(), String> {
    let mut wish = CellWish::read(properties);
    wish.terrain = properties.word("terrain");
    expect_class(object, &["region"])?;
    let kind = wish
        .thing
        .as_ref()
        .map(|name| cell_kind(objects.catalogue, name))
        .transpose()?;
    let area = objects.grid().area(object)?;
    let cells = u64::from(area.width) * u64::from(area.height);
    objects.budget.spend(Cost::Covered, cells)?;
    for (place, cell) in area.cells().enumerate() {
        let mut facts = board.cell(cell).copied().unwrap_or_default();
        wish.apply(&mut facts);
        board.set_cell(cell, facts);
        if let (Some(kind), Some(class)) = (kind, &wish.thing) {
            let segment = u16::try_from(place).map_err(|_| "covers too many cells for a thing".to_owned())?;
            let name = ThingId::Object {
                object: object.id(),
                segment,
            };
            board.set_thing(cell, Some(Thing::new(name, class, kind)));
        }
    }
    Ok(())
}

/// A light of a kind that the rule system knows, or with radii of its own.
///
/// Rule: `BD-MAP-05`.
fn read_light(
    objects: &Objects<'_>,
    object: &Object<'_>,
    properties: &mut Properties<'_>,
    board: &mut Board,
) -> Result<(), String> {
    let named = properties
        .text("source")
        .map(|name| LightSource::Named(name.to_owned()));
    let bright = properties.int("bright", 0..=200);
    let dim = properties.int("dim", 0..=200);
    let lit = properties.flag("lit").unwrap_or(true);
    let tint = properties.tint("tint");
    expect_class(object, &["light"])?;
    let source = match (named, bright, dim) {
        (Some(named), None, None) => named,
        (None, Some(bright), Some(dim)) if bright <= dim => LightSource::Radii { bright, dim },
        (None, Some(_), Some(_)) => return Err("`bright` must not reach farther than `dim`".into()),
        _ => return Err("a light needs either `source` or both `bright` and `dim`".into()),
    };
    let cell = objects.grid().point(object)?;
    let reach = match source {
        LightSource::Radii { dim, .. } => u64::from(dim),
        LightSource::Named(_) => NAMED_REACH,
    };
    let along = |side: u16| u64::from(side).min(2 * reach + 1);
    let (width, height) = (along(objects.survey.columns), along(objects.survey.rows));
    objects.budget.spend(Cost::Covered, width * height)?;
    board.add_light(Light {
        cell,
        source,
        lit,
        tint,
    });
    Ok(())
}

/// Gear that lies about.
///
/// Rule: `BD-MAP-06`.
fn read_item(
    objects: &Objects<'_>,
    object: &Object<'_>,
    properties: &mut Properties<'_>,
    board: &mut Board,
) -> Result<(), String> {
    let gear = properties.text("gear");
    let count = properties.int("count", 1..=999).unwrap_or(1);
    expect_class(object, &["item"])?;
    let gear = gear
        .ok_or("an item needs `gear`, the id of what lies there")?
        .to_owned();
    board.add_item(Item {
        cell: objects.grid().point(object)?,
        gear,
        count,
    });
    Ok(())
}

/// The gear that the objects of a layer name, each with its place.
pub(super) fn gear(file: &Path, layer: ObjectLayer<'_>, survey: &Survey) -> Vec<Entry<String>> {
    let named = layer.objects().filter_map(|object| {
        let Some(PropertyValue::StringValue(gear)) = object.properties.get("gear") else {
            return None;
        };
        let mark = content::Mark {
            file: file.to_owned(),
            line: survey.objects.get(&object.id()).copied().unwrap_or(1),
            column: 1,
            place: format!("layer `items`, object {}", object.id()),
        };
        Some(Entry {
            value: gear.clone(),
            mark,
        })
    });
    named.collect()
}

/// A named point or area.
///
/// Rule: `BD-MAP-07`.
fn read_mark(
    objects: &Objects<'_>,
    object: &Object<'_>,
    _: &mut Properties<'_>,
    board: &mut Board,
) -> Result<(), String> {
    expect_class(object, &["", "mark"])?;
    if object.name.trim().is_empty() {
        return Err("a mark needs a name".into());
    }
    let mark = match object.shape {
        ObjectShape::Point(..) => Mark::point(objects.grid().point(object)?),
        _ => objects.grid().area(object)?,
    };
    match board.set_mark(&object.name, mark) {
        None => Ok(()),
        Some(_) => Err(format!("two marks have the name `{}`", object.name)),
    }
}

fn expect_class(object: &Object<'_>, allowed: &[&str]) -> Result<(), String> {
    if allowed.contains(&object.user_type.as_str()) {
        return Ok(());
    }
    let named: Vec<String> = allowed
        .iter()
        .filter(|name| !name.is_empty())
        .map(|name| format!("`{name}`"))
        .collect();
    Err(format!(
        "unknown class `{}`; the objects of this layer have the class {}{}",
        object.user_type,
        named.join(" or "),
        hint(&object.user_type, allowed.iter().copied())
    ))
}
