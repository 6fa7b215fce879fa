//! Words of strangers on the way to a terminal: a sign that could steer it is written as its number instead.

use std::borrow::Cow;
use std::io::{Result, Write};

/// The text without signs that steer a terminal or turn the direction of writing, line breaks among them: each is written as
/// `\u` and four digits, as JSON does.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().any(steers) {
        Cow::Owned(text.chars().fold(String::new(), write_out))
    } else {
        Cow::Borrowed(text)
    }
}

/// Adds a sign, or its number.
fn write_out(mut whole: String, sign: char) -> String {
    if steers(sign) {
        whole.push_str(&format!("\\u{:04x}", u32::from(sign)));
    } else {
        whole.push(sign);
    }
    whole
}

/// Whether a sign does something else than stand there.
fn steers(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A terminal, pipe or file to which nothing is written that steers a terminal; line breaks and tabs pass.
#[derive(Debug)]
pub struct Plain<W: Write> {
    to: W,
    /// The beginning of a sign whose other bytes have not come yet.
    begun: Vec<u8>,
}

impl<W: Write> Plain<W> {
    /// Writes to this.
    pub const fn new(to: W) -> Self {
        Self {
            to,
            begun: Vec::new(),
        }
    }

    fn write_text(&mut self, text: &str) -> Result<()> {
        for piece in text.split_inclusive(['\n', '\t']) {
            let words = piece.trim_end_matches(['\n', '\t']);
            self.to.write_all(printable(words).as_bytes())?;
            self.to.write_all(&piece.as_bytes()[words.len()..])?;
        }
        Ok(())
    }
}

impl<W: Write> Write for Plain<W> {
    /// Takes all bytes; those that are no text in UTF-8 become the sign for it.
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        if self.begun.is_empty()
            && let Ok(text) = std::str::from_utf8(bytes)
        {
            return self.write_text(text).map(|()| bytes.len());
        }
        self.begun.extend_from_slice(bytes);
        let all = std::mem::take(&mut self.begun);
        for chunk in all.utf8_chunks() {
            self.write_text(chunk.valid())?;
            let broken = chunk.invalid();
            let is_last = std::ptr::eq(broken.as_ptr_range().end, all.as_ptr_range().end);
            match std::str::from_utf8(broken) {
                Err(error) if is_last && error.error_len().is_none() => self.begun = broken.to_vec(),
                Err(_) => self.write_text("\u{fffd}")?,
                Ok(_) => {}
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_is_written() {
        let mut written = Vec::new();
        let mut out = Plain::new(&mut written);
        out.write_all("a\tb\nä\u{1b}]0;x\u{7}\u{9b}31m\u{202e}\r\n\u{7f}−".as_bytes())
            .unwrap();
        let expected = "a\tb\nä\\u001b]0;x\\u0007\\u009b31m\\u202e\\u000d\n\\u007f−";
        assert_eq!(String::from_utf8(written).unwrap(), expected);
    }

    #[test]
    fn a_sign_that_is_written_in_two_halves_is_whole() {
        let mut written = Vec::new();
        let mut out = Plain::new(&mut written);
        for bytes in [&b"\xe2\x88"[..], b"\x92\xc2", b"\x9b\xff.", b"\xe2"] {
            out.write_all(bytes).unwrap();
        }
        assert_eq!(String::from_utf8(written).unwrap(), "−\\u009b\u{fffd}.");
    }
}
