//! Where a player's own files lie: what he has set for himself, the fights that he has recorded, and his own content.

use std::path::{Path, PathBuf};

use bevy::prelude::Resource;
use directories::ProjectDirs;

/// The folders of a player's own files. None where the system has no place for them; by default nothing is kept at all.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Home {
    /// The folder of what he has set for himself.
    pub settings: Option<PathBuf>,
    /// The folder of the recordings.
    pub recordings: Option<PathBuf>,
    /// The folder of his own content: `rules/` in it holds rows for the tables of the game, `heroes/` his heroes.
    pub content: Option<PathBuf>,
}

impl Home {
    /// The folders that the system has for the files of this user. Where it has none, recordings lie among the temporary files, so that
    /// a fight is not lost with the program.
    pub fn of_user() -> Self {
        let Some(folders) = ProjectDirs::from("", "", "klingentanz") else {
            return Self {
                recordings: Some(std::env::temp_dir().join("klingentanz-recordings")),
                ..Self::default()
            };
        };
        Self {
            settings: Some(folders.config_dir().to_owned()),
            recordings: Some(folders.data_dir().join("recordings")),
            content: Some(folders.data_dir().to_owned()),
        }
    }

    /// All folders below one.
    pub fn below(folder: &Path) -> Self {
        Self {
            settings: Some(folder.join("settings")),
            recordings: Some(folder.join("recordings")),
            content: Some(folder.join("content")),
        }
    }
}
