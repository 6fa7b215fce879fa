//! Surveys the XML of maps before the `tiled` crate reads it: finds the lines of layers and objects, and refuses what that
//! crate would take for another thing, stumble over, or report without a place.

mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::data::{Listed, TileData};
use super::measure;
use super::spot::Spot;
use crate::board::MAX_SIDE;
use crate::content::Problems;
use crate::content::budget::{Budget, Cost, MAX_NAME, brief};
use crate::content::xml::{Element, Sign, Walk};

/// Sides of a tile picture that are read, in pixels.
pub(super) const TILE_PIXELS: std::ops::RangeInclusive<u32> = 8..=512;

/// What the survey of a map found.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// Columns of the map.
    pub columns: u16,
    /// Rows of the map.
    pub rows: u16,
    /// Side of a cell in pixels.
    pub pixels: u32,
    /// Line of each layer by name.
    pub layers: BTreeMap<String, u32>,
    /// Tile numbers of each tile layer by name, row by row.
    pub numbers: BTreeMap<String, Vec<u32>>,
    /// Line of each object by id.
    pub objects: BTreeMap<u32, u32>,
    /// The template of each object that has one, as the map names it.
    pub templates: BTreeMap<u32, String>,
    /// How many objects each template has, as the map names it.
    pub instances: BTreeMap<String, u64>,
    /// The objects that show a tile.
    pub pictures: BTreeSet<u32>,
    /// The files that the map names, each with the line where it does so first.
    pub sources: BTreeMap<String, u32>,
    /// The number at which each tileset of the map begins.
    pub first_tiles: Vec<u32>,
    /// The tile data as they stand in the file.
    pub data: Vec<Listed>,
}

/// Surveys a map; none if it must not be read any further.
pub(super) fn survey_map(
    file: &Path,
    text: &str,
    budget: &Budget,
    problems: &mut Problems,
) -> Option<Survey> {
    let mut surveyor = Surveyor::new(file, budget, problems);
    surveyor.walk(text, "map");
    (!surveyor.fatal).then_some(surveyor.survey)
}

/// The survey at work; also used for tilesets, which hold properties and objects as well.
pub(super) struct Surveyor<'a> {
    spot: Spot,
    budget: &'a Budget,
    problems: &'a mut Problems,
    /// The elements that are open, outermost first.
    open: Vec<Element>,
    /// Names of the properties of the innermost list.
    names: BTreeSet<String>,
    data: Option<TileData>,
    survey: Survey,
    /// Whether the `tiled` crate must not see the file.
    pub fatal: bool,
    /// What else is to be done with each element of the file, given its parent's name.
    pub visit: Option<Visit<'a>>,
}

/// Looks at an element, given the name of its parent, and says what is wrong with it.
pub(super) type Visit<'a> = Box<dyn FnMut(&Element, &str) -> Vec<String> + 'a>;

impl<'a> Surveyor<'a> {
    pub fn new(file: &Path, budget: &'a Budget, problems: &'a mut Problems) -> Self {
        Self {
            spot: Spot::of_file(file),
            budget,
            problems,
            open: Vec::new(),
            names: BTreeSet::new(),
            data: None,
            survey: Survey::default(),
            fatal: false,
            visit: None,
        }
    }

    /// Walks through a file whose outermost element must have the given name.
    pub fn walk(&mut self, text: &str, root: &str) {
        let mut walk = Walk::new(text);
        let mut found = false;
        loop {
            match walk.next() {
                Ok(Sign::Open(element)) => {
                    if self.open.is_empty() && (found || element.name != root) {
                        return self.refuse(
                            &element,
                            format!("one element `{root}` is expected, not `{}`", element.name),
                        );
                    }
                    found = true;
                    if let Err(reason) = self.pay(&element) {
                        return self.refuse(&element, reason);
                    }
                    self.enter(&element);
                    self.open.push(element);
                }
                Ok(Sign::Text(words)) => {
                    if let Some(data) = &mut self.data {
                        data.hear(&words);
                    }
                }
                Ok(Sign::Close(end)) => {
                    if let Some(element) = self.open.pop() {
                        self.leave(&element, end);
                    }
                }
                Ok(Sign::End) if found => return,
                Ok(Sign::End) => {
                    self.fatal = true;
                    return self
                        .problems
                        .push(self.spot.problem(format!("holds no `{root}`")));
                }
                Err(broken) => {
                    self.fatal = true;
                    let spot = self.spot.at(Some(broken.line));
                    return self
                        .problems
                        .push(spot.problem(format!("is no whole XML: {}", broken.reason)));
                }
            }
        }
    }

    /// Counts what an element costs before it is read any further.
    fn pay(&self, element: &Element) -> Result<(), String> {
        let cells = u64::from(self.survey.columns) * u64::from(self.survey.rows);
        match element.name.as_str() {
            "data" => self.budget.spend(Cost::Cells, cells),
            "object" => self.budget.spend(Cost::Objects, 1),
            "tileset" => self.budget.spend(Cost::Tilesets, 1),
            _ => Ok(()),
        }
    }

    fn enter(&mut self, element: &Element) {
        let parent = self
            .open
            .last()
            .map_or("", |parent| parent.name.as_str())
            .to_owned();
        if let Some(visit) = &mut self.visit {
            for reason in visit(element, &parent) {
                self.refuse(element, reason);
            }
        }
        for reason in measure::odd_numbers(element, &parent) {
            self.refuse(element, reason);
        }
        match element.name.as_str() {
            "map" => self.enter_map(element),
            "tileset" if parent == "map" || parent == "template" => self.enter_tileset(element),
            "layer" | "objectgroup" | "imagelayer" | "group" if parent == "map" || parent == "group" => {
                self.enter_layer(element);
            }
            "data" if parent == "layer" => self.enter_data(element),
            "object" => self.enter_object(element),
            "properties" => self.names.clear(),
            "property" | "item" => self.enter_property(element),
            "tile" if parent == "data" => {
                if let Some(Err(reason)) = self.data.as_mut().map(|data| data.add(element)) {
                    self.refuse(element, reason);
                }
            }
            "chunk" if parent == "data" => {
                let reason = "the tile data lie in chunks, as those of an infinite map; only maps of a fixed size are played on";
                self.refuse(element, reason.into());
            }
            name if parent == "data" => self.refuse(element, format!("tile data hold no `{name}`")),
            _ => {}
        }
    }

    fn leave(&mut self, element: &Element, end: usize) {
        match element.name.as_str() {
            "data" if self.open.last().is_some_and(|parent| parent.name == "layer") => {
                self.leave_data(element, end);
            }
            "layer" => {
                let name = element.get("name").unwrap_or_default();
                if !self.survey.numbers.contains_key(name) {
                    self.refuse(element, "has no tile data".into());
                }
            }
            "map" if self.survey.first_tiles.is_empty() => {
                self.refuse(element, "the map has no tileset".into());
            }
            _ => {}
        }
    }

    fn enter_map(&mut self, map: &Element) {
        let orientation = map.get("orientation").unwrap_or("no");
        if orientation != "orthogonal" {
            self.refuse(
                map,
                format!("the map has {orientation} orientation; only orthogonal maps are played on"),
            );
        }
        if map.get("infinite").is_some_and(|infinite| infinite != "0") {
            self.refuse(
                map,
                "the map is infinite; only maps of a fixed size are played on".into(),
            );
        }
        let side = |name: &str| {
            map.number(name)
                .and_then(|n| u16::try_from(n).ok())
                .filter(|n| (1..=MAX_SIDE).contains(n))
        };
        let pixels = map.number("tilewidth").filter(|n| TILE_PIXELS.contains(n));
        match (side("width"), side("height")) {
            (Some(columns), Some(rows)) => (self.survey.columns, self.survey.rows) = (columns, rows),
            _ => self.refuse(
                map,
                format!("width and height must be from 1 to {MAX_SIDE} cells"),
            ),
        }
        match pixels {
            Some(pixels) if map.number("tileheight") == Some(pixels) => self.survey.pixels = pixels,
            _ => self.refuse(
                map,
                "tiles must be square, with a side from 8 to 512 pixels".into(),
            ),
        }
    }

    fn enter_layer(&mut self, layer: &Element) {
        let name = layer.get("name").unwrap_or_default().to_owned();
        if layer.name == "layer" {
            let size = (layer.number("width"), layer.number("height"));
            let expected = (Some(self.survey.columns.into()), Some(self.survey.rows.into()));
            if self.survey.columns > 0 && size != expected {
                self.refuse(layer, "the layer is not of the size of the map".into());
            }
        }
        if self.survey.layers.insert(name, layer.line).is_some() {
            self.refuse(layer, "two layers have this name".into());
        }
    }

    fn enter_data(&mut self, data: &Element) {
        if self.survey.numbers.contains_key(&self.layer_name()) {
            self.refuse(data, "the layer has two blocks of tile data".into());
        }
        self.data = Some(TileData::begin(data));
    }

    fn leave_data(&mut self, element: &Element, end: usize) {
        let Some(data) = self.data.take() else { return };
        let cells = usize::from(self.survey.columns) * usize::from(self.survey.rows);
        let read = data.numbers(cells);
        let numbers = read.unwrap_or_else(|reason| {
            // Where the size of the map is not known, nothing can be said about the number of cells.
            if cells > 0 {
                self.refuse(element, reason);
            }
            Vec::new()
        });
        self.survey.data.push(Listed {
            place: element.start..end,
            numbers: numbers.clone(),
        });
        self.survey.numbers.insert(self.layer_name(), numbers);
    }

    fn refuse(&mut self, element: &Element, reason: String) {
        self.fatal = true;
        let spot = self.place(element);
        self.problems.push(spot.problem(reason));
    }

    /// Layer, object and tile around an element, with its line.
    fn place(&self, element: &Element) -> Spot {
        let mut spot = self.spot.at(Some(element.line));
        for outer in self.open.iter().chain([element]) {
            let name = brief(outer.get("name").unwrap_or_default(), MAX_NAME);
            let id = brief(outer.get("id").unwrap_or("without id"), MAX_NAME);
            spot = match outer.name.as_str() {
                "layer" | "objectgroup" | "imagelayer" | "group" if !name.is_empty() => {
                    spot.inside(format!("layer `{name}`"))
                }
                // The one object of a template has no number.
                "object" if outer.get("id").is_none() && self.is_template() => spot,
                "object" => spot.inside(format!("object {id}")),
                "tile" => spot.inside(format!("tile {id}")),
                _ => spot,
            };
        }
        spot
    }

    fn is_template(&self) -> bool {
        self.open.first().is_some_and(|root| root.name == "template")
    }

    fn layer_name(&self) -> String {
        self.open
            .last()
            .and_then(|layer| layer.get("name"))
            .unwrap_or_default()
            .to_owned()
    }
}
