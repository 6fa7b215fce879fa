//! Puts the rows of heroes into the files of a folder of one's own. What stands in these files besides stays as it is, and what is
//! replaced is kept beside it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

use super::report::{Imported, Row};
use crate::content::{Part, Problem, Problems, Source};

/// The head of a file that is new.
const HEAD: &str = "// Taken from an export of the Helden-Software. Every value may be changed.\n";

/// What was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The files that hold the heroes now.
    pub files: Vec<PathBuf>,
    /// Where files are kept in which rows were replaced.
    pub kept: Vec<PathBuf>,
}

/// Puts heroes into the folder that a rule system has below a folder of one's own.
///
/// # Errors
///
/// A file that is there cannot be read or is no list, or nothing can be written.
pub fn store(folder: &Path, system: &str, heroes: &[Imported]) -> Result<Stored, Problems> {
    let folder = folder.join("rules").join(system);
    let rows = || heroes.iter().flat_map(|hero| &hero.rows);
    let mut files: Vec<&str> = rows().map(|row| row.file).collect();
    files.sort_unstable();
    files.dedup();
    let mut stored = Stored::default();
    for name in files {
        let file = folder.join(name);
        let rows: Vec<&Row> = rows().filter(|row| row.file == name).collect();
        let Merged { text, replaces } = merged(&file, &rows)?;
        let unwritable =
            |error: std::io::Error| Problem::of_file(&file, format!("cannot be written: {error}"));
        fs::create_dir_all(&folder).map_err(unwritable)?;
        if replaces {
            let kept = free_name(&file);
            fs::copy(&file, &kept).map_err(unwritable)?;
            stored.kept.push(kept);
        }
        let write = || {
            let mut open = AtomicWriteFile::open(&file)?;
            open.write_all(text.as_bytes())?;
            open.commit()
        };
        write().map_err(unwritable)?;
        stored.files.push(file);
    }
    Ok(stored)
}

/// The text of a file with rows in it.
struct Merged {
    text: String,
    /// Whether another row of the same id stood there.
    replaces: bool,
}

fn merged(file: &Path, rows: &[&Row]) -> Result<Merged, Problems> {
    if !file.exists() {
        let rows: String = rows.iter().map(|row| format!("{},\n", row.text)).collect();
        let text = format!("{HEAD}[\n{rows}]\n");
        return Ok(Merged {
            text,
            replaces: false,
        });
    }
    let source = Source::read(file)?;
    let part = source.part();
    let whole = part.text();
    let mut problems = Problems::default();
    let items = part.items(&mut problems);
    problems.into_result(())?;
    let is_new = |row: &&&Row| !items.iter().any(|item| item.mark().place == row.id);
    let added: String = rows
        .iter()
        .filter(is_new)
        .map(|row| format!("\n{},", row.text))
        .collect();
    let mut text = whole.to_owned();
    // New rows come behind the last one that is there, else behind the bracket that opens the list.
    let end = |item: &Part| item.text().as_ptr() as usize - whole.as_ptr() as usize + item.text().len();
    match items.last().map(end) {
        Some(end) if text[end..].trim_start().starts_with(',') => {
            let comma = end + text[end..].find(',').unwrap_or(0) + 1;
            text.insert_str(comma, &added);
        }
        Some(end) => text.insert_str(end, &format!(",{added}")),
        None => {
            let open = text.rfind('[').map_or(0, |open| open + 1);
            text.insert_str(open, &added);
        }
    }
    let mut replaces = false;
    // From the last to the first, so that the places of those before stay as they are.
    for item in items.iter().rev() {
        if let Some(row) = rows.iter().find(|row| row.id == item.mark().place) {
            let end = end(item);
            replaces |= item.text().trim() != row.text.trim();
            text.replace_range(end - item.text().len()..end, row.text.trim());
        }
    }
    Ok(Merged { text, replaces })
}

/// A name beside a file that nothing has yet.
fn free_name(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut free = (1..).map(|number: u32| file.with_file_name(format!("{name}.old-{number}")));
    free.find(|path| !path.exists())
        .unwrap_or_else(|| file.to_owned())
}
