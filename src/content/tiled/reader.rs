//! Gives the `tiled` crate the files that a map may use: the map itself, tilesets and templates below the content root, each
//! surveyed first.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::{Component, Path, PathBuf};

use thiserror::Error;
use tiled::ResourceReader;

use super::survey::{Surveyor, TILE_PIXELS};
use crate::content::xml::Element;
use crate::content::{Problem, Problems, Source};

/// Most tiles that a tileset may have.
const MAX_TILES: u32 = 16_384;

/// Highest number of a tile that has a picture of its own.
const MAX_NUMBER: u32 = 999_999;

/// Hands out files to the `tiled` crate and keeps what is wrong with them.
pub(super) struct ContentReader {
    root: PathBuf,
    map: PathBuf,
    /// The text of the map until it has been asked for; the second time the map names itself.
    text: Option<String>,
    /// Lines on which the map names other files.
    sources: BTreeMap<PathBuf, u32>,
    /// What is wrong with tilesets and templates.
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
    pub fn new(root: &Path, map: &Path, text: &str, sources: &BTreeMap<String, u32>) -> Self {
        let folder = map.parent().unwrap_or(Path::new(""));
        Self {
            sources: sources
                .iter()
                .map(|(name, line)| (folder.join(name), *line))
                .collect(),
            root: root.to_owned(),
            map: map.to_owned(),
            text: Some(text.to_owned()),
            problems: Problems::default(),
            tiles: BTreeMap::new(),
        }
    }

    fn read_other(&mut self, path: &Path) -> Result<String, Problem> {
        let shown = shortened(path);
        let is_template = path.extension().is_some_and(|extension| extension == "tx");
        let kind = if is_template { "template" } else { "tileset" };
        let about_map = |reason: String| Problem {
            line: self.sources.get(path).copied(),
            ..Problem::of_file(&self.map, reason).in_place(format!("{kind} `{}`", shown.display()))
        };
        inside(&self.root, path).map_err(about_map)?;
        let source = Source::read(path)?;
        let text = source.part().text().to_owned();
        if is_template {
            survey_template(&shown, &text, &mut self.problems);
        } else {
            let lines = survey_tileset(&shown, path, &self.root, &text, &mut self.problems);
            self.tiles.insert(path.to_owned(), lines);
        }
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
        match self.read_other(path) {
            Ok(text) if self.problems.is_empty() => Ok(Cursor::new(text.into_bytes())),
            Ok(_) => Err(Refused),
            Err(problem) => {
                self.problems.push(problem);
                Err(Refused)
            }
        }
    }
}

/// Surveys a template, which holds one object and perhaps the tileset of its picture.
fn survey_template(shown: &Path, text: &str, problems: &mut Problems) {
    let mut objects = 0;
    let mut surveyor = Surveyor::new(shown, problems);
    surveyor.visit = Some(Box::new(|element, parent| {
        objects += u32::from((element.name.as_str(), parent) == ("object", "template"));
        Vec::new()
    }));
    surveyor.walk(text, "template");
    let is_whole = !surveyor.fatal;
    drop(surveyor);
    if is_whole && objects != 1 {
        let reason = format!("a template holds one object, not {objects}");
        problems.push(Problem::of_file(shown, reason));
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
    let mut kind = Numbering::Unknown;
    let mut surveyor = Surveyor::new(shown, problems);
    surveyor.visit = Some(Box::new(|element, parent| {
        match (element.name.as_str(), parent) {
            ("tileset", "") => {
                kind = Numbering::of(element);
                check_tileset(element, kind)
            }
            ("image", "tileset" | "tile") => check_picture(element, path, root),
            ("tile", "tileset") => check_tile(element, kind, &mut lines).err().into_iter().collect(),
            _ => Vec::new(),
        }
    }));
    surveyor.walk(text, "tileset");
    drop(surveyor);
    lines
}

/// Which numbers the tiles of a tileset may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbering {
    /// A tileset that does not say how many tiles it has is refused for that.
    Unknown,
    /// Every number below that of the tiles: they are cut from one picture.
    Below(u32),
    /// Any: each tile has a picture of its own, and some may have been removed.
    Own,
}

impl Numbering {
    fn of(tileset: &Element) -> Self {
        match (tileset.number("columns"), tileset.number("tilecount")) {
            (Some(0), _) => Self::Own,
            (_, Some(tiles)) if tiles > 0 => Self::Below(tiles),
            _ => Self::Unknown,
        }
    }
}

/// Keeps the line of a tile.
///
/// # Errors
///
/// A clause: a number that no tile of the tileset can have, or one that another has.
fn check_tile(tile: &Element, kind: Numbering, lines: &mut BTreeMap<u32, u32>) -> Result<(), String> {
    let most = match kind {
        Numbering::Unknown => return Ok(()),
        Numbering::Below(tiles) => tiles - 1,
        Numbering::Own => MAX_NUMBER,
    };
    match tile.number("id") {
        Some(id) if id <= most && lines.insert(id, tile.line).is_none() => Ok(()),
        Some(id) if id <= most => Err("two tiles have this number".into()),
        _ => Err(format!("a tile has a number from 0 to {most}")),
    }
}

fn check_tileset(tileset: &Element, kind: Numbering) -> Vec<String> {
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
    // A collection of pictures has no columns, and may have lost its last tile.
    let least = u32::from(kind != Numbering::Own);
    [
        within("tilewidth", TILE_PIXELS, None),
        within("tileheight", TILE_PIXELS, None),
        within("tilecount", least..=MAX_TILES, None),
        within("columns", least..=MAX_TILES, None),
        within("spacing", 0..=64, Some(0)),
        within("margin", 0..=64, Some(0)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn check_picture(image: &Element, tileset: &Path, root: &Path) -> Vec<String> {
    let Some(source) = image.get("source") else {
        return vec!["the picture has no `source`; it must be a file of its own".into()];
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
