//! Reads the tile numbers of a layer in every form that Tiled writes, and writes the map anew with plain lists.
//!
//! The `tiled` crate knows most of the forms, but not all; it does not say where it stumbled, and it unpacks whatever
//! comes, however much that is. So it only ever sees lists.

use std::io::Read;
use std::ops::Range;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::content::xml::Element;

/// The bits of a tile number that mirror and turn the tile.
pub(super) const FLIPS: u32 = 0xE000_0000;

/// The tile data of one layer while they are being heard.
#[derive(Clone, Debug)]
pub(super) struct TileData {
    encoding: Option<String>,
    compression: Option<String>,
    text: String,
    /// Numbers of tiles that are elements of their own.
    tiles: Vec<u32>,
}

impl TileData {
    /// Data that begin with this element.
    pub fn begin(element: &Element) -> Self {
        let named = |name| {
            element
                .get(name)
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
        };
        Self {
            encoding: named("encoding"),
            compression: named("compression"),
            text: String::new(),
            tiles: Vec::new(),
        }
    }

    /// Keeps a stretch of text; Tiled writes one, and a second one comes from a comment in between.
    pub fn hear(&mut self, words: &str) {
        if !self.text.is_empty() {
            self.text.push_str(",comment");
        }
        self.text.push_str(words);
    }

    /// Keeps a tile that is an element of its own; one without a number is an empty cell.
    ///
    /// # Errors
    ///
    /// A clause: the number is none.
    pub fn add(&mut self, tile: &Element) -> Result<(), String> {
        let number = tile.get("gid").unwrap_or("0");
        let read = number
            .parse()
            .map_err(|_| format!("the tile number `{number}` is none"))?;
        self.tiles.push(read);
        Ok(())
    }

    /// The tile numbers, row by row.
    ///
    /// # Errors
    ///
    /// A clause: a form that Tiled does not write, data that are broken, or another number of tiles than cells.
    pub fn numbers(&self, cells: usize) -> Result<Vec<u32>, String> {
        let numbers = match (self.encoding.as_deref(), self.compression.as_deref()) {
            (None, None) => self.elements()?,
            (Some("csv"), None) => list(&self.text)?,
            (Some("base64"), compression) => self.packed(compression, cells)?,
            (Some("csv") | None, Some(_)) => return Err("only base64 data may be compressed".into()),
            (Some(other), _) => {
                return Err(format!(
                    "unknown encoding `{other}` of the tile data; Tiled writes csv, base64 or XML"
                ));
            }
        };
        if numbers.len() == cells {
            Ok(numbers)
        } else {
            Err(format!("the layer has {} tiles for {cells} cells", numbers.len()))
        }
    }

    fn elements(&self) -> Result<Vec<u32>, String> {
        if self.text.is_empty() {
            Ok(self.tiles.clone())
        } else {
            Err("the tile data have no encoding, but are no list of tiles".into())
        }
    }

    fn packed(&self, compression: Option<&str>, cells: usize) -> Result<Vec<u32>, String> {
        let bytes = STANDARD
            .decode(self.text.trim())
            .map_err(|error| format!("the tile data are no base64: {error}"))?;
        let bytes = match compression {
            None => bytes,
            Some("zlib") => unpack(flate2::read::ZlibDecoder::new(&bytes[..]), "zlib", cells)?,
            Some("gzip") => unpack(flate2::read::GzDecoder::new(&bytes[..]), "gzip", cells)?,
            Some("zstd") => {
                let decoder = zstd::stream::read::Decoder::new(&bytes[..]);
                unpack(decoder.map_err(|error| broken("zstd", &error))?, "zstd", cells)?
            }
            Some(other) => {
                return Err(format!(
                    "unknown compression `{other}` of the tile data; Tiled writes gzip, zlib, zstd or none"
                ));
            }
        };
        if bytes.len() % 4 != 0 {
            return Err(format!(
                "the tile data hold {} bytes, four of which make a number",
                bytes.len()
            ));
        }
        let number = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        Ok(bytes.chunks_exact(4).map(number).collect())
    }
}

fn list(text: &str) -> Result<Vec<u32>, String> {
    let numbers: Result<_, _> = text.split(',').map(|number| number.trim().parse()).collect();
    numbers.map_err(|_| "the tile data are no list of numbers".into())
}

/// Unpacks no more than the cells can hold and one number besides, which shows that there are too many.
fn unpack(packed: impl Read, name: &str, cells: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    packed
        .take((cells as u64 + 1) * 4)
        .read_to_end(&mut bytes)
        .map_err(|error| broken(name, &error))?;
    Ok(bytes)
}

fn broken(name: &str, error: &std::io::Error) -> String {
    format!("the tile data cannot be unpacked as {name}: {error}")
}

/// Where tile data stand in a file, and what they say.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// From the beginning of their element to behind its end, in bytes.
    pub place: Range<usize>,
    /// The tile numbers, row by row.
    pub numbers: Vec<u32>,
}

/// The file with all tile data as plain lists.
pub(super) fn with_lists(text: &str, data: &[Listed]) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut done = 0;
    for Listed { place, numbers } in data {
        whole.push_str(&text[done..place.start]);
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        whole.push_str("<data encoding=\"csv\">");
        whole.push_str(&numbers.join(","));
        whole.push_str("</data>");
        done = place.end;
    }
    whole.push_str(&text[done..]);
    whole
}
