//! Picture files of tilesets: how large a PNG is, before anybody unpacks it, and what of it is needed to draw it. Unpacking is left
//! to those who show it.

use std::io::Read;
use std::path::Path;

use super::budget::{MAX_PICTURE, MAX_PIXELS, MAX_SIDE};
use super::plain;

/// With these bytes every PNG begins.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";

/// The signature, and the head of the picture: length, name, width, height.
const HEAD: usize = 24;

/// The parts of a PNG that are handed on. Others can unpack to any size, and nothing of them is drawn.
const NEEDED: [&[u8]; 7] = [b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"IDAT", b"IEND"];

/// The number of pixels of a picture file; none if it is no PNG.
///
/// # Errors
///
/// A clause: the file cannot be read or is too large, or its picture is.
pub fn pixels(file: &Path) -> Result<Option<u64>, String> {
    let unreadable = |error: std::io::Error| format!("cannot be read: {error}");
    let open = plain::open(file).map_err(unreadable)?;
    if open.metadata().map_err(unreadable)?.len() > MAX_PICTURE {
        return Err(too_large());
    }
    let mut head = Vec::new();
    open.take(HEAD as u64)
        .read_to_end(&mut head)
        .map_err(unreadable)?;
    counted(&head)
}

/// The bytes of a picture file, without the parts that are not needed to draw it.
///
/// # Errors
///
/// A clause: the file cannot be read, is no PNG, or is too large.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    let read = plain::read(file, MAX_PICTURE).map_err(|error| format!("cannot be read: {error}"))?;
    let bytes = read.ok_or_else(too_large)?;
    counted(&bytes)?.ok_or("is no PNG")?;
    Ok(needed(&bytes))
}

fn too_large() -> String {
    format!("is larger than {} MiB", MAX_PICTURE >> 20)
}

/// The pixels by the head of a PNG; none if it is none.
fn counted(bytes: &[u8]) -> Result<Option<u64>, String> {
    let side = |from: usize| bytes.get(from..from + 4)?.try_into().ok().map(u32::from_be_bytes);
    let is_png = bytes.starts_with(&SIGNATURE) && bytes.get(12..16) == Some(b"IHDR");
    let (Some(width), Some(height), true) = (side(16), side(20), is_png) else {
        return Ok(None);
    };
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MAX_PIXELS || width.max(height) > MAX_SIDE {
        return Err(format!(
            "has {width} by {height} pixels; at most {MAX_SIDE} on a side and {MAX_PIXELS} in all are read"
        ));
    }
    Ok(Some(pixels))
}

/// A PNG without the parts that are not needed, up to where it ends or breaks.
fn needed(bytes: &[u8]) -> Vec<u8> {
    let mut kept = SIGNATURE.to_vec();
    let mut rest = &bytes[SIGNATURE.len()..];
    while let Some((length, _)) = rest.split_first_chunk::<4>() {
        // A part has its length, its name, its content and a checksum.
        let whole = u32::from_be_bytes(*length) as usize + 12;
        let (part, others) = rest.split_at(whole.min(rest.len()));
        if part.get(4..8).is_some_and(|name| NEEDED.contains(&name)) {
            kept.extend_from_slice(part);
        }
        rest = others;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let length = (content.len() as u32).to_be_bytes();
        [&length[..], name, content, b"csum"].concat()
    }

    fn head(width: u32, height: u32) -> Vec<u8> {
        let sides = [width.to_be_bytes(), height.to_be_bytes()].concat();
        [
            &SIGNATURE[..],
            &part(b"IHDR", &[&sides[..], &[8, 6, 0, 0, 0]].concat()),
        ]
        .concat()
    }

    #[test]
    fn a_picture_is_measured_by_its_head() {
        assert_eq!(counted(&head(1024, 2944)), Ok(Some(1024 * 2944)));
        assert_eq!(counted(&head(8192, 8192)), Ok(Some(8192 * 8192)));
        assert!(counted(&head(16_385, 1)).is_err());
        let large = "has 40000 by 40000 pixels; at most 16384 on a side and 67108864 in all are read";
        assert_eq!(counted(&head(40_000, 40_000)), Err(large.to_owned()));
        assert_eq!(counted(b"a picture"), Ok(None));
        assert_eq!(counted(&head(1, 1)[..20]), Ok(None));
    }

    #[test]
    fn parts_that_are_not_drawn_are_left_out() {
        let (data, end) = (part(b"IDAT", b"pixels"), part(b"IEND", b""));
        let whole = [
            head(1, 1),
            part(b"iCCP", &[0; 99]),
            data.clone(),
            part(b"zTXt", b"x"),
            end.clone(),
        ]
        .concat();
        assert_eq!(needed(&whole), [head(1, 1), data, end].concat());
        // One that promises more than there is.
        let broken = [head(1, 1), vec![0xff; 9]].concat();
        assert_eq!(needed(&broken), head(1, 1));
    }
}
