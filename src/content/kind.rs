//! What kind of file somebody has named, by its first bytes: a message that knows it can say what to do with such a file.

use std::io::Read;
use std::path::Path;

use super::plain;

/// The name of the file that makes a folder a level.
pub const LEVEL_FILE: &str = "level.ron";

/// How much of a file is looked at.
const LOOK: u64 = 4096;

/// A kind of file that people mistake for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A folder with a `level.ron` in it.
    LevelFolder,
    /// `level.ron`.
    Level,
    /// `lesson.ron` or `things.ron` beside a level.
    BesideLevel,
    /// Any other file in RON: a table of a rule system.
    Table,
    /// A map of Tiled.
    Map,
    /// A tileset of Tiled.
    Tileset,
    /// A template of Tiled.
    Template,
    /// A map or tileset of Tiled as JSON.
    TiledJson,
    /// A hero or heroes of the Helden-Software.
    Hero,
    /// Any other XML.
    Xml,
    /// Texts in the form of Fluent.
    Texts,
    /// A picture.
    Picture,
    /// A sound.
    Sound,
    /// A recorded fight.
    Recording,
    /// Intents, one a line.
    Intents,
    /// Text that is none of these.
    Text,
    /// Bytes that are no text.
    Bytes,
}

impl FileKind {
    /// The kind of a file, or of the folder of a level; none if it cannot be read.
    pub fn of(file: &Path) -> Option<Self> {
        if file.join(LEVEL_FILE).is_file() {
            return Some(Self::LevelFolder);
        }
        let mut start = Vec::new();
        plain::open(file).ok()?.take(LOOK).read_to_end(&mut start).ok()?;
        Some(Self::guess(file, &start))
    }

    fn guess(file: &Path, start: &[u8]) -> Self {
        if let Some(kind) = by_magic(start) {
            return kind;
        }
        let text = String::from_utf8_lossy(start);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if start.contains(&0) {
            return Self::Bytes;
        }
        if text.starts_with('<') {
            return by_element(text);
        }
        let ending = file
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default();
        match (file.file_name().and_then(|name| name.to_str()), ending) {
            (Some(LEVEL_FILE), _) => Self::Level,
            (Some("lesson.ron" | "things.ron"), _) => Self::BesideLevel,
            (_, "ron") => Self::Table,
            (_, "ftl") => Self::Texts,
            (_, "jsonl") => Self::Intents,
            _ => by_words(text),
        }
    }

    /// Whether the first bytes leave no doubt.
    pub const fn is_telling(self) -> bool {
        !matches!(self, Self::Text | Self::Bytes)
    }

    /// What it is, as the middle of a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LevelFolder => "the folder of a level",
            Self::Level => "a level file",
            Self::BesideLevel => "a file beside a level",
            Self::Table => "a data file in RON",
            Self::Map => "a map of the editor Tiled",
            Self::Tileset => "a tileset of the editor Tiled",
            Self::Template => "a template of the editor Tiled",
            Self::TiledJson => "a JSON file of the editor Tiled",
            Self::Hero => "a hero of the Helden-Software",
            Self::Xml => "an XML file of another program",
            Self::Texts => "a file of texts",
            Self::Picture => "a picture",
            Self::Sound => "a sound",
            Self::Recording => "a recorded fight",
            Self::Intents => "a file of intents",
            Self::Text => "text of no kind that the game reads",
            Self::Bytes => "no text and no file of the game",
        }
    }

    /// What can be done with it, as the end of a sentence.
    pub const fn way(self) -> &'static str {
        match self {
            Self::LevelFolder => "`klingentanz run` fights on it, `klingentanz check` looks at it",
            Self::Level | Self::BesideLevel | Self::Map => {
                "`klingentanz check` looks at the folder that it lies in"
            }
            Self::Table => "tables of rules are checked with the folder `assets`",
            Self::Tileset | Self::Template => "it is checked with a level whose map uses it",
            Self::TiledJson => "save it in Tiled as .tmx or .tsx",
            Self::Hero => "`klingentanz import` reads it",
            Self::Texts => "it is checked with the level or the `assets` that it lies in",
            Self::Picture => "a tileset (.tsx) shows it",
            Self::Recording => "`klingentanz replay` reads it",
            Self::Intents => "`klingentanz run LEVEL --intents` reads it",
            Self::Sound | Self::Xml | Self::Text | Self::Bytes => "nothing reads it",
        }
    }

    /// The sentence for somebody who has given a file of this kind where one of another is read.
    pub fn instead_of(self, wanted: &str) -> String {
        format!("is {}, not {wanted}; {}", self.name(), self.way())
    }
}

/// Pictures and sounds begin with bytes of their own.
fn by_magic(start: &[u8]) -> Option<FileKind> {
    const MAGIC: [(&[u8], FileKind); 8] = [
        (b"\x89PNG", FileKind::Picture),
        (b"\xff\xd8\xff", FileKind::Picture),
        (b"GIF8", FileKind::Picture),
        (b"BM", FileKind::Picture),
        (b"RIFF", FileKind::Sound),
        (b"OggS", FileKind::Sound),
        (b"ID3", FileKind::Sound),
        (b"fLaC", FileKind::Sound),
    ];
    // The two letters of a bitmap may begin a text too.
    let (_, kind) = MAGIC
        .iter()
        .find(|(magic, _)| start.starts_with(magic) && (magic.len() > 2 || start.contains(&0)))?;
    let is_webp = *kind == FileKind::Sound && start.get(8..12) == Some(b"WEBP");
    Some(if is_webp { FileKind::Picture } else { *kind })
}

/// XML is told by its outermost element.
fn by_element(text: &str) -> FileKind {
    let is_name = |rest: &&str| rest.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let text = without_remarks(text);
    let element = text.split('<').skip(1).find(is_name).unwrap_or_default();
    let name = element.split(|sign: char| !sign.is_ascii_alphanumeric()).next();
    match name {
        Some("map") => FileKind::Map,
        Some("tileset") => FileKind::Tileset,
        Some("template") => FileKind::Template,
        Some("helden" | "held") => FileKind::Hero,
        _ => FileKind::Xml,
    }
}

/// XML without its remarks; what comes after one that is not closed is a remark too.
fn without_remarks(text: &str) -> String {
    let mut parts = text.split("<!--");
    let before = parts.next().unwrap_or_default().to_owned();
    let after = parts.filter_map(|part| Some(part.split_once("-->")?.1));
    before + &after.collect::<String>()
}

/// JSON is told by its fields.
fn by_words(text: &str) -> FileKind {
    let has = |word: &str| text.contains(word);
    let first_line = text
        .lines()
        .find(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    match first_line.map(str::trim_start) {
        Some(line) if line.starts_with('{') && (has("\"tiledversion\"") || has("\"tilewidth\"")) => {
            FileKind::TiledJson
        }
        Some(line) if line.starts_with('{') && (has("\"format\"") || has("\"opening\"")) => {
            FileKind::Recording
        }
        Some(line)
            if line.starts_with('{')
                && line.contains("\"fighter\"")
                && (line.contains("\"choice\"") || line.contains("\"offer\"")) =>
        {
            FileKind::Intents
        }
        _ => FileKind::Text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_tell_what_a_file_is() {
        for (name, start, kind) in [
            (
                "map.tmx",
                "<?xml version=\"1.0\"?>\n<!-- <tileset --><map width=\"1\">",
                FileKind::Map,
            ),
            ("a.txt", "\u{feff}<tileset name=\"x\">", FileKind::Tileset),
            (
                "hero.xml",
                "<?xml version=\"1.0\"?><helden Version=\"5\">",
                FileKind::Hero,
            ),
            ("x.json", "{\"format\":1,\"game\"", FileKind::Recording),
            (
                "x",
                "# first\n\n{\"fighter\":1,\"choice\":\"pass\"}",
                FileKind::Intents,
            ),
            ("x.json", "{ \"tiledversion\":\"1.11\"", FileKind::TiledJson),
            ("x.png", "\u{89}", FileKind::Text),
            ("level.ron", "(", FileKind::Level),
            ("weapons.ron", "[", FileKind::Table),
            ("BMW.txt", "BMW", FileKind::Text),
        ] {
            assert_eq!(FileKind::guess(Path::new(name), start.as_bytes()), kind, "{name}");
        }
        assert_eq!(FileKind::guess(Path::new("x"), b"\x89PNG\r\n"), FileKind::Picture);
        assert_eq!(
            FileKind::guess(Path::new("x"), b"RIFF....WEBPVP8 "),
            FileKind::Picture
        );
        assert_eq!(FileKind::guess(Path::new("x"), b"a\0b"), FileKind::Bytes);
    }
}
