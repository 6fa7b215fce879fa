//! Surveys what a map takes from elsewhere and what it places: tilesets, objects, their templates, their properties.

use std::path::Path;

use super::super::data::FLIPS;
use super::Surveyor;
use crate::content::xml::Element;

impl Surveyor<'_> {
    pub(super) fn enter_tileset(&mut self, tileset: &Element) {
        let known = ["firstgid", "source"];
        let named = tileset.get("source").filter(|_| {
            let mut names = tileset.attributes.keys();
            names.all(|name| known.contains(&name.as_str()))
        });
        let Some(source) = named.map(str::to_owned) else {
            let whole = if self.is_template() { "template" } else { "map" };
            let reason = format!(
                "the tileset lies inside the {whole}; save it as a file of its own (.tsx) and refer to it"
            );
            self.survey
                .first_tiles
                .push(tileset.number("firstgid").unwrap_or(1));
            return self.refuse(tileset, reason);
        };
        if !has_ending(&source, "tsx") {
            self.refuse(
                tileset,
                format!("the tileset `{source}` is no file whose name ends in .tsx"),
            );
        }
        self.survey.sources.entry(source).or_insert(tileset.line);
        let first = tileset.number("firstgid").filter(|first| *first < FLIPS);
        let last = self.survey.first_tiles.last().copied();
        let reason = match (last, first) {
            (None, Some(1)) => None,
            (None, _) => Some("`firstgid` of the first tileset must be 1".to_owned()),
            (Some(last), Some(first)) if first > last => None,
            (Some(last), _) => Some(format!(
                "`firstgid` must be a number above that of the tileset before it, which is {last}"
            )),
        };
        self.survey.first_tiles.push(first.or(last).unwrap_or(1));
        if let Some(reason) = reason {
            self.refuse(tileset, reason);
        }
    }

    pub(super) fn enter_object(&mut self, object: &Element) {
        let in_map = self.open.first().is_some_and(|root| root.name == "map");
        if let Some(template) = object.get("template") {
            self.enter_instance(object, template, in_map);
        }
        let is_template = self.is_template();
        if object.get("gid").is_some() {
            self.survey.pictures.extend(object.number("id"));
            if is_template && self.survey.first_tiles.is_empty() {
                self.refuse(object, "shows a tile, but the template has no tileset".into());
            }
        }
        match object.number("id") {
            Some(id) if !in_map || self.survey.objects.insert(id, object.line).is_none() => {}
            Some(_) => {
                let spot = self.place(object);
                self.problems.push(spot.problem("two objects have this id"));
            }
            None if is_template => {}
            None => self.refuse(object, "the object has no id".into()),
        }
    }

    /// An object that is made after a template. A template of a template would lead the `tiled` crate in circles.
    fn enter_instance(&mut self, object: &Element, template: &str, in_map: bool) {
        if !in_map {
            self.refuse(object, "only objects of a map may have a template".into());
        }
        if !has_ending(template, "tx") {
            self.refuse(
                object,
                format!("the template `{template}` is no file whose name ends in .tx"),
            );
        }
        self.survey
            .sources
            .entry(template.to_owned())
            .or_insert(object.line);
        *self.survey.instances.entry(template.to_owned()).or_default() += 1;
        if let Some(id) = object.number("id") {
            self.survey.templates.insert(id, template.to_owned());
        }
    }

    pub(super) fn enter_property(&mut self, property: &Element) {
        let kind = property.get("type").unwrap_or("string");
        let value = property.get("value");
        let name = property.get("name").unwrap_or_default().to_owned();
        let fits = match kind {
            "string" | "file" => true,
            "int" => value.is_some_and(|value| value.parse::<i32>().is_ok()),
            "bool" => value.is_some_and(|value| value.parse::<bool>().is_ok()),
            "float" => value.is_some_and(|value| value.parse::<f32>().is_ok()),
            "object" => value.is_some_and(|value| value.parse::<u32>().is_ok()),
            "color" => value.is_some_and(|value| [6, 7, 8, 9].contains(&value.len())),
            "class" | "list" => true,
            _ => false,
        };
        if property.name == "property" && property.get("name").is_none() {
            self.refuse(property, "a property has no name".into());
        } else if !fits {
            let shown = value.unwrap_or_default();
            self.refuse(
                property,
                format!("property `{name}` has the value `{shown}`, which is no {kind}"),
            );
        } else if property.name == "property" && !self.names.insert(name.clone()) {
            self.refuse(property, format!("property `{name}` comes twice"));
        }
    }
}

fn has_ending(file: &str, ending: &str) -> bool {
    Path::new(file)
        .extension()
        .is_some_and(|extension| extension == ending)
}
