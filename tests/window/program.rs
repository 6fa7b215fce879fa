//! The program under test, and the lines in which it says where it is.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::display::Display;

/// The arguments that open the window and let it say which screen is reached.
const ARGUMENTS: [&str; 1] = ["--report"];
/// How long a screen may take to come up on a slow machine that draws without a graphics card.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// How long the fight may take.
pub const LONG_FIGHT: Duration = Duration::from_secs(420);

/// The program under test with the lines that it reports.
pub struct Game {
    pub program: Child,
    lines: Receiver<String>,
    pub home: PathBuf,
}

impl Game {
    /// A home of its own, in which nothing is shown in motion, so that the fight is as long as its choices.
    pub fn home(name: &str) -> PathBuf {
        let home = std::env::temp_dir().join(format!("klingentanz-window-{name}-{}", std::process::id()));
        let settings = home.join("config/klingentanz");
        fs::create_dir_all(&settings).unwrap();
        fs::write(
            settings.join("preferences.ron"),
            "(language: En, tempo: Skip, opponent_tempo: Skip)",
        )
        .unwrap();
        home
    }

    pub fn start(display: &Display, home: PathBuf, arguments: &[&str]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_klingentanz"))
            .args(ARGUMENTS)
            .args(arguments)
            .env("DISPLAY", &display.name)
            .env("HOME", &home)
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_RUNTIME_DIR", &home)
            .env("KLINGENTANZ_ROOT", env!("CARGO_MANIFEST_DIR"))
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let out = BufReader::new(program.stdout.take().unwrap());
        thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        let err = BufReader::new(program.stderr.take().unwrap());
        thread::spawn(move || {
            err.lines()
                .map_while(Result::ok)
                .for_each(|line| eprintln!("{line}"));
        });
        Self { program, lines, home }
    }

    /// Waits for a line, pressing keys every now and then.
    pub fn wait_for(&mut self, wanted: &str, patience: Duration, mut meanwhile: impl FnMut()) {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) if line == wanted => return,
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => meanwhile(),
                Err(RecvTimeoutError::Disconnected) => panic!("the program ended before `{wanted}`"),
            }
        }
        panic!("the program did not come to `{wanted}`");
    }

    /// The next line that the program says within a time.
    pub fn next_line(&mut self, patience: Duration) -> Option<String> {
        self.lines.recv_timeout(patience).ok()
    }

    /// Whether another screen comes within a time.
    pub fn goes_elsewhere(&mut self, patience: Duration) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < patience {
            let line = self.lines.recv_timeout(Duration::from_millis(50));
            if line.is_ok_and(|line| line.starts_with("screen ")) {
                return true;
            }
        }
        false
    }

    /// Presses a key again and again, each time until the focus has moved, until it stands on the widget with these words.
    pub fn lead_focus(&mut self, display: &Display, key: &str, words: &str) {
        const WIDGETS: usize = 60;
        for _ in 0..WIDGETS {
            display.press(&[key]);
            let mut moved = None;
            let begun = Instant::now();
            // A slow frame sees the key late; the last line of a quick one is the one that counts.
            while begun.elapsed() < Duration::from_secs(if moved.is_some() { 1 } else { 5 }) {
                match self.lines.recv_timeout(Duration::from_millis(100)) {
                    Ok(line) if line.starts_with("focus ") => moved = Some(line),
                    Err(RecvTimeoutError::Timeout) if moved.is_some() => break,
                    Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => panic!("the program ended before `{words}`"),
                }
            }
            if moved.is_some_and(|line| line.contains(words)) {
                return;
            }
        }
        panic!("the focus did not come to `{words}`");
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
        let _ = fs::remove_dir_all(&self.home);
    }
}
