//! A tileset by itself: what is wrong with it is told of it, and not of the map that shows it.

use std::convert::Infallible;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use tiled::{Loader, ResourceReader};

use super::reader::{ContentReader, shortened};
use super::survey::Survey;
use super::terrain::without_terrain;
use crate::content::xml::{Sign, Walk};
use crate::content::{Problem, Problems, Reach, Source};

/// What is wrong with the tilesets (`*.tsx`) in a folder.
pub fn check_tilesets(folder: &Path) -> Problems {
    let mut problems = Problems::default();
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files.map(|entry| entry.path()) {
        if file.extension().is_some_and(|ending| ending == "tsx") {
            problems.append(check_tileset(&file));
        }
    }
    problems
}

/// What is wrong with a tileset.
pub fn check_tileset(file: &Path) -> Problems {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or_else(|| Path::new("."));
    let reach = match Reach::of_level(folder) {
        Ok(reach) => reach,
        Err(problem) => return problem.into(),
    };
    let reader = ContentReader::new(&reach, Path::new(""), "", &Survey::default());
    let mut loader = Loader::with_reader(reader);
    let read = loader.load_tsx_tileset(file);
    let mut problems = std::mem::take(&mut loader.reader_mut().problems);
    if read.is_err() && problems.is_empty() {
        problems.push(fault(file).unwrap_or_else(|| Problem::of_file(file, "cannot be read")));
    }
    problems
}

/// What the `tiled` crate stumbles over in a tileset, with its line; none if it is a good one.
pub(super) fn fault(file: &Path) -> Option<Problem> {
    let source = Source::read(file).ok()?;
    let text = without_terrain(source.part().text());
    let error = stumble(&text)?;
    let parts = parts(&text);
    // Of all beginnings the shortest that is refused ends with the part at fault.
    let (mut good, mut bad) = (0, parts.len());
    while good + 1 < bad {
        let half = good.midpoint(bad);
        if stumble(&beginning(&text, &parts[..half])).is_some() {
            bad = half;
        } else {
            good = half;
        }
    }
    let line = match parts.get(bad.wrapping_sub(1)) {
        Some(part) if stumble(&beginning(&text, &[])).is_none() => part.line,
        _ => 1,
    };
    let reason = format!("cannot be read: {error}; open it in Tiled 1.5 or newer and save it again");
    let problem = Problem::of_file(shortened(file), reason);
    Some(Problem {
        line: Some(line),
        ..problem
    })
}

/// What stands directly in the outermost element.
struct PartOf {
    line: u32,
    start: usize,
    end: usize,
}

fn parts(text: &str) -> Vec<PartOf> {
    let mut walk = Walk::new(text);
    let (mut depth, mut parts) = (0_usize, Vec::new());
    loop {
        match walk.next() {
            Ok(Sign::Open(element)) => {
                if depth == 1 {
                    parts.push(PartOf {
                        line: element.line,
                        start: element.start,
                        end: element.start,
                    });
                }
                depth += 1;
            }
            Ok(Sign::Close(end)) => {
                depth -= 1;
                if let Some(part) = parts.last_mut().filter(|_| depth == 1) {
                    part.end = end;
                }
            }
            Ok(Sign::Text(_)) => {}
            Ok(Sign::End) | Err(_) => return parts,
        }
    }
}

/// A tileset with only the first of its parts.
fn beginning(text: &str, parts: &[PartOf]) -> String {
    let all = self::parts(text);
    let head = all.first().map_or(text, |first| &text[..first.start]);
    let kept = parts.last().zip(all.first());
    let kept = kept.map_or("", |(last, first)| &text[first.start..last.end]);
    format!("{head}{kept}</tileset>")
}

/// What the `tiled` crate says of a tileset that it does not take.
fn stumble(text: &str) -> Option<String> {
    struct Only(Vec<u8>);
    impl ResourceReader for Only {
        type Resource = Cursor<Vec<u8>>;
        type Error = Infallible;

        fn read_from(&mut self, _: &Path) -> Result<Self::Resource, Infallible> {
            Ok(Cursor::new(self.0.clone()))
        }
    }
    let mut loader = Loader::with_reader(Only(text.as_bytes().to_vec()));
    let read = loader.load_tsx_tileset("one.tsx");
    read.err().map(|error| error.to_string())
}
