//! Which files a level may read: those in its own folder, and those of the game. A name or a link that leads anywhere else is
//! refused, so that a folder from a stranger cannot look around.

use std::path::{Path, PathBuf};

use super::budget::{Budget, Cost};
use super::{Problem, Source, root};

/// The folder of the game's own files, beside the folder `levels`.
const ASSETS: &str = "assets";

/// What a level may read, and what it has cost so far.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Real folders: that of the level, then those of the game.
    folders: Vec<PathBuf>,
    budget: Budget,
}

impl Reach {
    /// What the level in a folder may read: its folder, the `assets` of the game, and the `assets` beside a folder `levels` in which
    /// it lies, as in another copy of the game.
    ///
    /// # Errors
    ///
    /// There is no such folder.
    pub fn of_level(folder: &Path) -> Result<Self, Problem> {
        let unreadable = |error: std::io::Error| Problem::of_file(folder, format!("cannot be read: {error}"));
        let own = folder.canonicalize().map_err(unreadable)?;
        let around = own.parent().filter(|around| around.ends_with("levels"));
        let beside = around.and_then(Path::parent).map(|copy| copy.join(ASSETS));
        let games = [Some(root().join(ASSETS)), beside];
        let games = games.into_iter().flatten();
        let games: Vec<PathBuf> = games.filter_map(|game| game.canonicalize().ok()).collect();
        Ok(Self {
            folders: [own].into_iter().chain(games).collect(),
            budget: Budget::default(),
        })
    }

    /// The real place of a file that may be read.
    ///
    /// # Errors
    ///
    /// A clause: there is no such file, or it lies elsewhere.
    pub fn find(&self, file: &Path) -> Result<PathBuf, String> {
        let real = file
            .canonicalize()
            .map_err(|error| format!("cannot be read: {error}"))?;
        if self.folders.iter().any(|folder| real.starts_with(folder)) {
            Ok(real)
        } else {
            Err("lies outside the folder of the level and the assets of the game".into())
        }
    }

    /// Reads a text file.
    ///
    /// # Errors
    ///
    /// The file lies elsewhere, cannot be read, is no plain file, no text, or too large, alone or with all before it.
    pub fn read(&self, file: &Path) -> Result<Source, Problem> {
        let fault = |reason: String| Problem::of_file(file, reason);
        self.find(file).map_err(fault)?;
        let source = Source::read(file)?;
        self.budget.spend(Cost::Bytes, source.bytes()).map_err(fault)?;
        Ok(source)
    }

    /// What the level may still cost.
    pub const fn budget(&self) -> &Budget {
        &self.budget
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a level in `box/own`, the assets of a game copied beside it, and a secret further up.
    fn place(name: &str) -> PathBuf {
        let place = std::env::temp_dir().join(format!("klingentanz-reach-{name}-{}", std::process::id()));
        for folder in ["box/own", "levels/own", "assets/tiles"] {
            std::fs::create_dir_all(place.join(folder)).unwrap();
        }
        for file in [
            "secret.ron",
            "box/secret.ron",
            "box/own/level.ron",
            "assets/tiles/x.tsx",
        ] {
            std::fs::write(place.join(file), "()").unwrap();
        }
        place
    }

    #[test]
    fn a_level_reads_its_own_folder_and_the_assets_of_the_game_alone() {
        let place = place("files");
        let find = |level: &str, file: &str| {
            let folder = place.join(level);
            Reach::of_level(&folder).unwrap().find(&folder.join(file)).is_ok()
        };
        let game = root().join("assets/tiles/klingentanz.tsx");
        let found = [
            find("box/own", "level.ron"),
            find("box/own", game.to_str().unwrap()),
            find("levels/own", "../../assets/tiles/x.tsx"),
            find("box/own", "../secret.ron"),
            find("box/own", "../../secret.ron"),
            find("box/own", "../../assets/tiles/x.tsx"),
            find("levels/own", "../../secret.ron"),
        ];
        std::fs::remove_dir_all(&place).unwrap();
        assert_eq!(found, [true, true, true, false, false, false, false]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_out_is_refused() {
        let place = place("links");
        let level = place.join("box/own");
        std::os::unix::fs::symlink("../secret.ron", level.join("out.ron")).unwrap();
        std::os::unix::fs::symlink("level.ron", level.join("in.ron")).unwrap();
        let reach = Reach::of_level(&level).unwrap();
        let found = ["out.ron", "in.ron"].map(|link| reach.read(&level.join(link)));
        std::fs::remove_dir_all(&place).unwrap();
        let [out, inside] = found;
        let reason = out.unwrap_err().reason;
        assert_eq!(
            reason,
            "lies outside the folder of the level and the assets of the game"
        );
        assert!(inside.is_ok());
    }
}
