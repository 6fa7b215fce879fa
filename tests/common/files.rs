//! Files of the repository, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files with the extension in the folder and the folders inside it, in order of their paths, with their text.
///
/// `folder` is seen from the root, and so are the paths; a folder that does not exist holds no files.
pub fn files_under(folder: &str, extension: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    collect(&root().join(folder), extension, &mut files);
    files.sort();
    files
}

fn collect(folder: &Path, extension: &str, files: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, extension, files);
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path).unwrap();
            files.push((path.strip_prefix(root()).unwrap().to_owned(), text));
        }
    }
}
