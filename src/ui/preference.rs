//! What a player has set for himself; it is kept between runs in a file of his configuration folder.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, RequestRedraw, WindowMode, WindowPosition,
    WindowResized,
};
use serde::{Deserialize, Serialize};

use super::battle_column::Folded;
use crate::content::{Home, Language, MAX_BYTES, plain};
use crate::input::KeyBook;
use crate::view::OnStage;
use crate::view::say::Tongue;
use crate::view::sound::Loudness;
use crate::view::theme::Palette;

/// Scales of the interface that can be set, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 70..=160;

/// What a fight that is shown to a room is larger by, in percent.
const TO_A_ROOM: u16 = 40;

/// The size of the window that the interface is drawn for, in logical pixels.
const DRAWN_FOR: (f32, f32) = (1280.0, 720.0);

pub(super) fn plugin(app: &mut App) {
    let preferences = Preferences::load(app.init_resource::<Home>().world().resource::<Home>());
    app.insert_resource(preferences)
        .add_systems(Update, (apply, keep).run_if(resource_changed::<Preferences>))
        .add_systems(Update, (fill_screen, fit_scale).chain());
}

/// How fast the fight is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tempo {
    /// At its own speed.
    #[default]
    Once,
    /// Twice as fast.
    Twice,
    /// Without any motion.
    Skip,
}

impl Tempo {
    /// All tempi, from slow to fast.
    pub const ALL: [Self; 3] = [Self::Once, Self::Twice, Self::Skip];
}

/// What a player has set for himself.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of the window.
    pub language: Language,
    /// How fast one's own side is shown.
    pub tempo: Tempo,
    /// How fast the opponent is shown.
    pub opponent_tempo: Tempo,
    /// Whether the game fills the screen.
    pub full_screen: bool,
    /// Size of the interface in percent.
    pub scale: u16,
    /// How loud the game is, in percent; 0 is silence.
    pub volume: u8,
    /// Whether the best answer is looked at first and what leads to nothing is folded away.
    pub advice: bool,
    /// Whether one's fighters are asked for every free action, in the rounds for which they declare from now on; otherwise where one is of
    /// use.
    pub free_actions: bool,
    /// Whether what one fighter announces is announced by all of the same person who have announced nothing yet.
    pub together: bool,
    /// Whether the sides have colours for colour-blind people.
    pub colour_blind: bool,
    /// What is folded away of the column beside the map.
    pub folded: Folded,
    /// Whether a fight is shown to a room: larger, and nothing beside the map.
    pub presentation: bool,
    /// Whether nothing slides, shakes or lunges.
    pub calm: bool,
    /// The keys that are not as the game is delivered.
    pub keys: KeyBook,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: locale_language().unwrap_or_default(),
            tempo: Tempo::Once,
            opponent_tempo: Tempo::Once,
            full_screen: false,
            scale: 100,
            volume: 70,
            advice: true,
            free_actions: false,
            together: false,
            colour_blind: false,
            folded: Folded::default(),
            presentation: false,
            calm: false,
            keys: KeyBook::default(),
        }
    }
}

impl Preferences {
    /// What was kept; what cannot be read is as it is for a new player, and the log says why.
    fn load(home: &Home) -> Self {
        let Some(file) = file(home) else {
            return Self::default();
        };
        Self::read(&file).unwrap_or_else(|reason| {
            warn!("{}: {reason}; the usual settings are in force", file.display());
            Self::default()
        })
    }

    /// What a file says; what it leaves out, or the file itself if there is none, is as for a new player.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read.
    pub fn read(file: &Path) -> Result<Self, String> {
        let bytes = match plain::read(file, MAX_BYTES) {
            Ok(bytes) => bytes.ok_or("is too large")?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(error.to_string()),
        };
        let text = String::from_utf8(bytes).map_err(|error| error.to_string())?;
        let text = text.trim_start_matches('\u{feff}');
        let mut read: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        read.scale = read.scale.clamp(*SCALES.start(), *SCALES.end());
        read.volume = read.volume.min(100);
        Ok(read)
    }

    /// Writes the whole file or nothing of it.
    fn write(&self, file: &Path) -> io::Result<()> {
        let text = ron::ser::to_string_pretty(self, default()).map_err(io::Error::other)?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut out = AtomicWriteFile::open(file)?;
        out.write_all(text.as_bytes())?;
        out.commit()
    }
}

/// The file; none where nothing is to be kept.
fn file(home: &Home) -> Option<PathBuf> {
    home.settings
        .as_ref()
        .map(|folder| folder.join("preferences.ron"))
}

/// The language that the system speaks, if the game speaks it too.
fn locale_language() -> Option<Language> {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())?;
    Language::of_locale(&name)
}

fn apply(
    preferences: Res<Preferences>,
    mut tongue: ResMut<Tongue>,
    mut palette: ResMut<Palette>,
    mut book: ResMut<KeyBook>,
    mut loudness: ResMut<Loudness>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    tongue.set_if_neq(Tongue(preferences.language));
    palette.set_if_neq(if preferences.colour_blind {
        Palette::colour_blind()
    } else {
        Palette::default()
    });
    loudness.set_if_neq(Loudness(preferences.volume));
    if *book != preferences.keys {
        book.clone_from(&preferences.keys);
    }
    let mode = if preferences.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Seconds after which whoever manages the windows has had his chance to fill the screen.
const PATIENCE: f32 = 0.6;

/// What has been done to the size of the window.
#[derive(Default)]
struct Filling {
    mode: Option<WindowMode>,
    /// Seconds since the mode has changed.
    waited: f32,
    /// The size before the window was made as large as the screen by hand.
    before: Option<UVec2>,
}

/// Gives the window the size of the screen where nobody else does: on a display without a window manager a window that asks to
/// fill the screen stays as it is.
fn fill_screen(
    time: Res<Time<Real>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    mut filling: Local<Filling>,
    mut resized: MessageWriter<WindowResized>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (entity, mut window) = window.into_inner();
    if filling.mode != Some(window.mode) {
        (filling.mode, filling.waited) = (Some(window.mode), 0.0);
    }
    if filling.waited >= PATIENCE {
        return;
    }
    filling.waited += time.delta_secs();
    if filling.waited < PATIENCE {
        redraw.write(RequestRedraw);
        return;
    }
    let Some((monitor, _)) = monitors.iter().max_by_key(|(_, is_primary)| *is_primary) else {
        return;
    };
    let (whole, now) = (monitor.physical_size(), window.physical_size());
    match (window.mode, filling.before) {
        (WindowMode::Windowed, Some(before)) if now == whole => {
            filling.before = None;
            resized.write(resize(entity, &mut window, before));
        }
        (WindowMode::Windowed, _) => filling.before = None,
        _ if now.cmplt(whole).any() => {
            filling.before = Some(now);
            window.position = WindowPosition::At(monitor.physical_position);
            resized.write(resize(entity, &mut window, whole));
        }
        _ => {}
    }
}

/// Gives a window a size in physical pixels, and tells of it in the same frame: cameras take their size from the message, the
/// window's surface from the window, and a frame in which the two differ cannot be drawn.
fn resize(entity: Entity, window: &mut Window, size: UVec2) -> WindowResized {
    window.resolution.set_physical_resolution(size.x, size.y);
    WindowResized {
        window: entity,
        width: window.width(),
        height: window.height(),
    }
}

/// Keeps the interface in proportion to the window, on top of the size that the player has set.
fn fit_scale(
    preferences: Res<Preferences>,
    on_stage: Res<OnStage>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut scale: ResMut<UiScale>,
) {
    let is_shown_to_room = preferences.presentation && on_stage.battle.is_some();
    let percent = match is_shown_to_room {
        true => (preferences.scale + TO_A_ROOM).min(*SCALES.end()),
        false => preferences.scale,
    };
    let wanted = f32::from(percent) / 100.0 * window_share(window.width(), window.height());
    if scale.0 != wanted {
        scale.0 = wanted;
    }
}

/// How large the interface is in a window of this size, in logical pixels: as a whole in a smaller one than it is drawn for,
/// half of what a larger one has to give; the other half goes to the map.
fn window_share(width: f32, height: f32) -> f32 {
    let room = (width / DRAWN_FOR.0).min(height / DRAWN_FOR.1);
    let share = if room > 1.0 { (1.0 + room) / 2.0 } else { room };
    // In steps, so that dragging the edge of the window does not letter everything anew in each frame.
    (share * 20.0).floor().max(8.0) / 20.0
}

fn keep(preferences: Res<Preferences>, home: Res<Home>) {
    if preferences.is_added() {
        return;
    }
    if let Some(file) = file(&home)
        && let Err(error) = preferences.write(&file)
    {
        warn!("{}: {error}; the settings are not kept", file.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("klingentanz-preferences-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_small_window_holds_the_whole_interface_and_a_large_one_shares_with_the_map() {
        assert_eq!(window_share(1280.0, 720.0), 1.0);
        assert_eq!(window_share(1024.0, 600.0), 0.8);
        assert_eq!(window_share(1920.0, 1080.0), 1.25);
        assert_eq!(window_share(3840.0, 720.0), 1.0);
        assert_eq!(window_share(1.0, 1.0), 0.4);
    }

    #[test]
    fn what_was_written_is_read_again() {
        let folder = folder("again");
        let set = Preferences {
            language: Language::Fr,
            tempo: Tempo::Skip,
            scale: 130,
            volume: 0,
            advice: false,
            keys: ron::from_str(r#"{2: {NextTarget: ["KeyG"]}}"#).unwrap(),
            ..default()
        };
        set.write(&folder.join("inner/file.ron")).unwrap();
        let read = Preferences::read(&folder.join("inner/file.ron"));
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(read, Ok(set));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_no_file_of_settings_and_nobody_waits_for_it() {
        let folder = folder("pipe");
        fs::create_dir_all(&folder).unwrap();
        let pipe = folder.join("file.ron");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || tell.send(Preferences::read(&pipe)));
        let read = told.recv_timeout(std::time::Duration::from_secs(10));
        fs::remove_dir_all(&folder).unwrap();
        let read = read.expect("nobody waits for the pipe");
        assert_eq!(read, Err("it is no plain file".to_owned()));
    }

    #[test]
    fn a_broken_file_has_a_reason_and_a_missing_one_is_a_new_player() {
        let folder = folder("broken");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("file.ron"), "(language: Klingon)").unwrap();
        // Some editors put a byte order mark before the text.
        fs::write(folder.join("huge.ron"), "\u{feff}(scale: 9000, volume: 200)").unwrap();
        let (broken, huge) = (
            Preferences::read(&folder.join("file.ron")),
            Preferences::read(&folder.join("huge.ron")),
        );
        let missing = Preferences::read(&folder.join("missing.ron"));
        fs::remove_dir_all(&folder).unwrap();
        assert!(broken.unwrap_err().contains("Klingon"));
        let huge = huge.unwrap();
        assert_eq!((huge.scale, huge.volume), (*SCALES.end(), 100));
        assert_eq!(missing, Ok(Preferences::default()));
    }
}
