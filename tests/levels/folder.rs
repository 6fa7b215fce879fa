//! A small level in a temporary folder, which tests change and load.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use klingentanz::content::Problems;
use klingentanz::level::Level;

/// The map of the small level.
pub const MAP: &str = include_str!("small/map.tmx");
/// The tileset of its map.
pub const TILES: &str = include_str!("small/tiles.tsx");
/// Its level file.
pub const LEVEL: &str = include_str!("small/level.ron");

/// A map with groups, two tilesets, templates, and tile data in three forms.
const RICH_MAP: &str = include_str!("rich/map.tmx");
/// The first tileset of the rich map.
pub const RICH_TILES: &str = include_str!("rich/tiles.tsx");
/// Its other files, and where they lie.
const RICH_FILES: [(&str, &str); 3] = [
    ("assets/tiles/trees.tsx", include_str!("rich/trees.tsx")),
    ("assets/tiles/crenel.tx", include_str!("rich/crenel.tx")),
    ("assets/tiles/torch.tx", include_str!("rich/torch.tx")),
];

/// The level file below the content folder.
pub const LEVEL_FILE: &str = "levels/yard/level.ron";
/// The map.
pub const MAP_FILE: &str = "levels/yard/map.tmx";
/// The tileset.
pub const TILE_FILE: &str = "assets/tiles/tiles.tsx";

/// The beginning of a PNG of 36 by 54 pixels, which is all that is read of it without a window.
pub const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x24\0\0\0\x36";

/// A content folder with one level, removed when dropped.
pub struct LevelFolder {
    root: PathBuf,
}

impl LevelFolder {
    /// The small level as it stands in the files beside this one.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = env::temp_dir().join(format!("klingentanz-level-{}-{number}", process::id()));
        let folder = Self { root };
        folder.write(MAP_FILE, MAP);
        folder.write(LEVEL_FILE, LEVEL);
        folder.write(TILE_FILE, TILES);
        folder.write("assets/tiles/tiles.png", PICTURE);
        folder
    }

    /// The same level on a map with all that the editor can write.
    pub fn rich() -> Self {
        let folder = Self::new();
        folder.write(MAP_FILE, RICH_MAP);
        folder.write(TILE_FILE, RICH_TILES);
        for (name, content) in RICH_FILES {
            folder.write(name, content);
        }
        for picture in ["assets/tiles/sign.png", "assets/tiles/tree.png"] {
            folder.write(picture, PICTURE);
        }
        folder
    }

    /// Writes a file of the content folder.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let file = self.root.join(name);
        fs::create_dir_all(file.parent().expect("the file lies in a folder"))
            .expect("the folder can be made");
        fs::write(file, content).expect("the file can be written");
    }

    /// Replaces a piece of text that a file holds exactly once.
    pub fn change(&self, name: &str, from: &str, to: &str) {
        let file = self.root.join(name);
        let text = fs::read_to_string(&file).expect("the file is text");
        assert_eq!(
            text.matches(from).count(),
            1,
            "`{from}` must stand once in {name}"
        );
        self.write(name, text.replace(from, to));
    }

    /// Removes a file.
    pub fn remove(&self, name: &str) {
        fs::remove_file(self.root.join(name)).expect("the file is there");
    }

    /// Loads the level.
    pub fn load(&self) -> Result<Level, Problems> {
        Level::load(&self.root.join("levels/yard"))
    }

    /// The problems of the level, one a line, with file names below the content folder.
    pub fn problems(&self) -> String {
        let root = format!("{}/", self.root.display());
        match self.load() {
            Ok(_) => String::new(),
            Err(problems) => problems.to_string().replace(&root, ""),
        }
    }

    /// The content folder.
    pub fn root(&self) -> &Path {
        &self.root
    }
}

impl Drop for LevelFolder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(&self.root);
    }
}

/// One change of the small level: what stands in the file, what becomes of it, and all that is said about it.
pub type Case = (&'static str, &'static str, &'static str);

/// Makes each change in a file of a fresh level and compares the problems.
pub fn check(file: &str, cases: &[Case]) {
    for (from, to, expected) in cases {
        let folder = LevelFolder::new();
        folder.change(file, from, to);
        assert_eq!(folder.problems(), *expected, "`{from}` becomes `{to}`");
    }
}
