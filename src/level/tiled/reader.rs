//! Gives the `tiled` crate the files that a map may use: the map itself, tilesets and templates below the content root, each
//! surveyed first.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::{Component, Path, PathBuf};

use thiserror::Error;
use tiled::ResourceReader;

use super::survey::{Survey, Surveyor, TILE_PIXELS};
use super::terrain::without_terrain;
use crate::content::budget::Cost;
use crate::content::xml::Element;
use crate::content::{Problem, Problems, Reach, picture};

/// Most tiles that a tileset may have.
const MAX_TILES: u32 = 16_384;

/// Highest number of a tile that has a picture of its own.
const MAX_NUMBER: u32 = 999_999;

/// Hands out files to the `tiled` crate and keeps what is wrong with them.
pub(super) struct ContentReader<'a> {
    reach: &'a Reach,
    map: PathBuf,
    /// The text of the map until it has been asked for; the second time the map names itself.
    text: Option<String>,
    /// Lines on which the map names other files.
    sources: BTreeMap<PathBuf, u32>,
    /// How many objects each template has.
    instances: BTreeMap<PathBuf, u64>,
    /// What is wrong with tilesets and templates.
    pub problems: Problems,
    /// What is odd about them, but no error.
    pub warnings: Vec<Problem>,
    /// Line of each tile, by tileset as the `tiled` crate names it and by number.
    pub tiles: BTreeMap<PathBuf, BTreeMap<u32, u32>>,
}

/// The file was refused; the reason lies among the problems of the reader.
#[derive(Clone, Copy, Debug, Error)]
#[error("refused")]
pub(super) struct Refused;

impl<'a> ContentReader<'a> {
    /// A reader for a map of which the text is known.
    pub fn new(reach: &'a Reach, map: &Path, text: &str, survey: &Survey) -> Self {
        let folder = map.parent().unwrap_or(Path::new(""));
        let sources = survey.sources.iter();
        let instances = survey.instances.iter();
        Self {
            sources: sources.map(|(name, line)| (folder.join(name), *line)).collect(),
            instances: instances
                .map(|(name, count)| (folder.join(name), *count))
                .collect(),
            reach,
            map: map.to_owned(),
            text: Some(text.to_owned()),
            problems: Problems::default(),
            warnings: Vec::new(),
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
        self.reach.find(path).map_err(about_map)?;
        let source = self.reach.read(path)?;
        let text = source.part().text().to_owned();
        if is_template {
            // Each object gets a copy of all that its template says.
            let copies = self.instances.get(path).copied().unwrap_or_default();
            let copied = self
                .reach
                .budget()
                .spend(Cost::Bytes, source.bytes().saturating_mul(copies));
            copied.map_err(|reason| Problem::of_file(&shown, reason))?;
            survey_template(&shown, &text, self.reach, &mut self.problems);
        } else {
            let mut found = Tileset {
                path,
                reach: self.reach,
                kind: Numbering::Unknown,
                lines: BTreeMap::new(),
                warnings: Vec::new(),
            };
            found.survey(&shown, &text, &mut self.problems);
            self.warnings.extend(found.warnings);
            self.tiles.insert(path.to_owned(), found.lines);
        }
        Ok(if is_template { text } else { without_terrain(&text) })
    }
}

impl ResourceReader for ContentReader<'_> {
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
fn survey_template(shown: &Path, text: &str, reach: &Reach, problems: &mut Problems) {
    let mut objects = 0;
    let mut surveyor = Surveyor::new(shown, reach.budget(), problems);
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

/// A tileset while it is surveyed.
struct Tileset<'a> {
    path: &'a Path,
    reach: &'a Reach,
    kind: Numbering,
    /// The line of each of its tiles.
    lines: BTreeMap<u32, u32>,
    warnings: Vec<Problem>,
}

impl Tileset<'_> {
    fn survey(&mut self, shown: &Path, text: &str, problems: &mut Problems) {
        let mut surveyor = Surveyor::new(shown, self.reach.budget(), problems);
        surveyor.visit = Some(Box::new(|element, parent| {
            self.visit(shown, element, parent).err().unwrap_or_default()
        }));
        surveyor.walk(text, "tileset");
    }

    /// Looks at an element.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in clauses.
    fn visit(&mut self, shown: &Path, element: &Element, parent: &str) -> Result<(), Vec<String>> {
        match (element.name.as_str(), parent) {
            ("tileset", "") => {
                self.kind = Numbering::of(element);
                let reasons = check_tileset(element, self.kind);
                if !reasons.is_empty() {
                    return Err(reasons);
                }
                let paid = self.reach.budget().spend(Cost::Pixels, claimed_pixels(element));
                paid.map_err(|reason| vec![reason])
            }
            ("image", "tileset" | "tile") => {
                let odd = check_picture(element, self.path, self.reach).map_err(|reason| vec![reason])?;
                let spot = Problem::of_file(shown, odd.unwrap_or_default()).at(element.line, 1);
                self.warnings.extend((!spot.reason.is_empty()).then_some(spot));
                Ok(())
            }
            ("tile", "tileset") => {
                check_tile(element, self.kind, &mut self.lines).map_err(|reason| vec![reason])
            }
            _ => Ok(()),
        }
    }
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

/// The pixels of all tiles of a tileset as it counts them itself; the window lays them side by side.
fn claimed_pixels(tileset: &Element) -> u64 {
    let number = |name| u64::from(tileset.number(name).unwrap_or_default());
    let columns = number("columns");
    let tiles = number("tilecount").next_multiple_of(columns.max(1));
    let one = number("tilewidth").saturating_mul(number("tileheight"));
    if columns == 0 {
        0
    } else {
        tiles.saturating_mul(one)
    }
}

/// Looks for a picture and counts its pixels; answers with what is odd about it.
///
/// # Errors
///
/// A clause: it is not there, lies elsewhere, or is too large.
fn check_picture(image: &Element, tileset: &Path, reach: &Reach) -> Result<Option<String>, String> {
    let Some(source) = image.get("source") else {
        return Err("the picture has no `source`; it must be a file of its own".into());
    };
    let folder = tileset.parent().unwrap_or(Path::new(""));
    let about = |reason: String| format!("the picture `{source}` {reason}");
    let real = reach.find(&folder.join(source)).map_err(about)?;
    let pixels = picture::pixels(&real).map_err(about)?;
    let paid = reach.budget().spend(Cost::Pixels, pixels.unwrap_or_default());
    paid.map_err(|reason| format!("the picture `{source}`: {reason}"))?;
    let odd = || format!("the picture `{source}` is no PNG, so the window leaves its tiles out");
    Ok(pixels.is_none().then(odd))
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
