//! Where the files of the game lie: the folder that holds `assets/` and `levels/`.

use std::env;
use std::path::{Path, PathBuf};

/// The variable of the environment that names the content root before everything else.
const VARIABLE: &str = "KLINGENTANZ_ROOT";

/// The folder that holds `assets/` and `levels/`.
///
/// It is the one that the environment variable `KLINGENTANZ_ROOT` names; else the nearest one upward from the current
/// folder or from the program; else the folder from which the program was built.
pub fn root() -> PathBuf {
    let named = env::var_os(VARIABLE)
        .filter(|name| !name.is_empty())
        .map(PathBuf::from);
    let program = env::current_exe().ok();
    let starts = [env::current_dir().ok(), program];
    named
        .or_else(|| starts.into_iter().flatten().find_map(|start| nearest(&start)))
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")))
}

/// The nearest folder with `assets/` and `levels/`, from `start` upward.
fn nearest(start: &Path) -> Option<PathBuf> {
    let is_root = |folder: &&Path| folder.join("assets").is_dir() && folder.join("levels").is_dir();
    start.ancestors().find(is_root).map(Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_folder_upward_with_assets_and_levels_is_the_root() {
        let outer = env::temp_dir().join(format!("klingentanz-root-{}", std::process::id()));
        let inner = outer.join("a/b");
        for folder in ["assets", "levels", "a/assets", "a/b"] {
            std::fs::create_dir_all(outer.join(folder)).unwrap();
        }
        let found = nearest(&inner);
        std::fs::remove_dir_all(&outer).unwrap();
        assert_eq!(found, Some(outer), "a folder with assets alone is not the root");
    }
}
