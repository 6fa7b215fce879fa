//! Where a player's own files lie: what he has set for himself, and the fights that he has recorded.

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
}

impl Home {
    /// The folders that the system has for the files of this user.
    pub fn of_user() -> Self {
        let Some(folders) = ProjectDirs::from("", "", "klingentanz") else {
            return Self::default();
        };
        Self {
            settings: Some(folders.config_dir().to_owned()),
            recordings: Some(folders.data_dir().join("recordings")),
        }
    }

    /// Both folders below one.
    pub fn below(folder: &Path) -> Self {
        Self {
            settings: Some(folder.join("settings")),
            recordings: Some(folder.join("recordings")),
        }
    }
}
