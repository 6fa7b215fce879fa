//! Gives the `tiled` crate the files that a map may use: the map itself and tilesets below the content root, each surveyed
//! first.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::{Component, Path, PathBuf};

use thiserror::Error;
use tiled::ResourceReader;

use super::survey::{Surveyor, TILE_PIXELS};
use super::xml::Element;
use crate::content::{Problem, Problems, Source};

/// Most tiles that a tileset may have.
const MAX_TILES: u32 = 16_384;

/// Hands out files to the `tiled` crate and keeps what is wrong with them.
pub(super) struct ContentReader {
    root: PathBuf,
    map: PathBuf,
    /// The text of the map until it has been asked for; the second time the map names itself.
    text: Option<String>,
    /// What is wrong with the tilesets.
    pub problems: Problems,
    /// Line of each tile, by tileset as the `tiled` crate names it and by number.
    pub tiles: BTreeMap<PathBuf, BTreeMap<u32, u32>>,
}

/// The file was refused; the reason lies among the problems of the reader.
#[derive(Clone, Copy, Debug, Error)]
#[error("refused")]
pub(super) struct Refused;

impl ContentReader {
    /// A reader for a map of which the text is known; `root` is canonical.
    pub fn new(root: &Path, map: &Path, text: &str) -> Self {
        Self {
            root: root.to_owned(),
            map: map.to_owned(),
            text: Some(text.to_owned()),
            problems: Problems::default(),
            tiles: BTreeMap::new(),
        }
    }

    fn read_tileset(&mut self, path: &Path) -> Result<String, Problem> {
        let shown = shortened(path);
        let about_map = |reason: String| {
            Problem::of_file(&self.map, reason).in_place(format!("tileset `{}`", shown.display()))
        };
        if path.extension().is_none_or(|extension| extension != "tsx") {
            return Err(about_map("a tileset is a file whose name ends in .tsx".into()));
        }
        inside(&self.root, path).map_err(about_map)?;
        let source = Source::read(path)?;
        let text = source.part().text().to_owned();
        let lines = survey_tileset(&shown, path, &self.root, &text, &mut self.problems);
        self.tiles.insert(path.to_owned(), lines);
        Ok(text)
    }
}

impl ResourceReader for ContentReader {
    type Resource = Cursor<Vec<u8>>;
    type Error = Refused;

    fn read_from(&mut self, path: &Path) -> Result<Self::Resource, Refused> {
        if path == self.map
            && let Some(text) = self.text.take()
        {
            return Ok(Cursor::new(text.into_bytes()));
        }
        match self.read_tileset(path) {
            Ok(text) if self.problems.is_empty() => Ok(Cursor::new(text.into_bytes())),
            Ok(_) => Err(Refused),
            Err(problem) => {
                self.problems.push(problem);
                Err(Refused)
            }
        }
    }
}

/// Surveys a tileset and answers with the line of each of its tiles.
fn survey_tileset(
    shown: &Path,
    path: &Path,
    root: &Path,
    text: &str,
    problems: &mut Problems,
) -> BTreeMap<u32, u32> {
    let mut lines = BTreeMap::new();
    let mut tiles = 0;
    let mut surveyor = Surveyor::new(shown, problems);
    surveyor.visit = Some(Box::new(|element, parent| {
        match (element.name.as_str(), parent) {
            ("tileset", "") => {
                tiles = element.number("tilecount").unwrap_or_default();
                check_tileset(element)
            }
            ("image", "tileset") => check_picture(element, path, root),
            ("tile", "tileset") => match element.number("id") {
                // A tileset that does not say how many tiles it has is refused for that.
                Some(_) if tiles == 0 => Vec::new(),
                Some(id) if id < tiles && lines.insert(id, element.line).is_none() => Vec::new(),
                Some(id) if id < tiles => vec!["two tiles have this number".into()],
                _ => vec![format!(
                    "a tile has a number from 0 to {}",
                    tiles.saturating_sub(1)
                )],
            },
            _ => Vec::new(),
        }
    }));
    surveyor.walk(text, "tileset");
    drop(surveyor);
    lines
}

fn check_tileset(tileset: &Element) -> Vec<String> {
    if tileset.get("source").is_some() {
        return vec!["the tileset points to another tileset instead of holding tiles".into()];
    }
    let within = |name: &str, range: std::ops::RangeInclusive<u32>, missing: Option<u32>| {
        let number = tileset.get(name).map_or(missing, |value| value.parse().ok());
        let fits = number.is_some_and(|number| range.contains(&number));
        (!fits).then(|| {
            format!(
                "`{name}` must be a number from {} to {}",
                range.start(),
                range.end()
            )
        })
    };
    [
        within("tilewidth", TILE_PIXELS, None),
        within("tileheight", TILE_PIXELS, None),
        within("tilecount", 1..=MAX_TILES, None),
        within("columns", 1..=MAX_TILES, None),
        within("spacing", 0..=64, Some(0)),
        within("margin", 0..=64, Some(0)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn check_picture(image: &Element, tileset: &Path, root: &Path) -> Vec<String> {
    let Some(source) = image.get("source") else {
        return vec!["the picture of the tileset has no `source`".into()];
    };
    let folder = tileset.parent().unwrap_or(Path::new(""));
    match inside(root, &folder.join(source)) {
        Ok(()) => Vec::new(),
        Err(reason) => vec![format!("the picture `{source}` {reason}")],
    }
}

/// Whether a file exists below the content root.
fn inside(root: &Path, path: &Path) -> Result<(), String> {
    let real = path
        .canonicalize()
        .map_err(|error| format!("cannot be read: {error}"))?;
    if real.starts_with(root) {
        Ok(())
    } else {
        Err("lies outside the content folder".into())
    }
}

/// The path without the detours that a relative name inside a file brings: `a/b/../c` is `a/c`.
pub(super) fn shortened(path: &Path) -> PathBuf {
    let mut short = PathBuf::new();
    for part in path.components() {
        let last = short.components().next_back();
        match (part, last) {
            (Component::ParentDir, Some(Component::Normal(_))) => {
                short.pop();
            }
            _ => short.push(part),
        }
    }
    short
}
