//! A copy of the game's files that a test may change, and the program run on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::program::{Ran, folder};

/// A folder with the assets that a program without a window reads, and with levels.
pub struct Checkout {
    root: PathBuf,
}

impl Checkout {
    /// The game's own rules, texts and tiles, with these levels; `name` is that of the test.
    pub fn new(name: &str, levels: &[&str]) -> Self {
        let root = folder("checkout").join(name);
        let _ = fs::remove_dir_all(&root);
        let game = Path::new(env!("CARGO_MANIFEST_DIR"));
        for inner in ["assets/rules", "assets/text", "assets/tiles"] {
            copy(&game.join(inner), &root.join(inner));
        }
        let characters = "assets/characters.ron";
        fs::copy(game.join(characters), root.join(characters)).unwrap();
        fs::create_dir_all(root.join("levels")).unwrap();
        for level in levels {
            copy(&game.join("levels").join(level), &root.join("levels").join(level));
        }
        Self { root }
    }

    /// A file of it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Writes a file of it.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let file = self.path(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    }

    /// Replaces a piece of text that a file holds.
    pub fn change(&self, name: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.path(name)).unwrap();
        assert!(text.contains(from), "`{from}` must stand in {name}");
        self.write(name, text.replacen(from, to, 1));
    }

    /// The program on it with these arguments, nothing to read, and what it says in pipes.
    pub fn program(&self, arguments: &[&str]) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_klingentanz"));
        program
            .args(arguments)
            .current_dir(&self.root)
            .env("KLINGENTANZ_ROOT", &self.root)
            .env("XDG_DATA_HOME", self.root.join("home"))
            .env("XDG_CONFIG_HOME", self.root.join("home"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        program
    }

    /// Runs the program on it, in English.
    pub fn run(&self, arguments: &[&str]) -> Ran {
        self.run_in("en", arguments)
    }

    /// Runs the program on it, in a language.
    pub fn run_in(&self, language: &str, arguments: &[&str]) -> Ran {
        let output = self
            .program(arguments)
            .args(["--lang", language])
            .output()
            .expect("the program starts");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("what it says is text");
        let ran = Ran {
            status: output.status.code().expect("the program ends by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        };
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
        ran
    }
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let place = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &place);
        } else {
            fs::copy(entry.path(), place).unwrap();
        }
    }
}
