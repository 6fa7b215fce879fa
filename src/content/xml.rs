//! Walks through the XML of a map, a tileset or a hero and tells the line of every element; what elements mean is left to whoever walks.

use std::collections::BTreeMap;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Deepest nesting of elements that is read.
const MAX_DEPTH: usize = 32;

/// Most attributes of one element. The reader looks at all those before each one, which takes minutes for tens of thousands
/// (RUSTSEC-2026-0194); it hands them out one by one, so it is stopped before that.
const MAX_ATTRIBUTES: usize = 64;

/// The beginning of an element.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    /// Its name without a namespace.
    pub name: String,
    /// Its attributes by name without a namespace.
    pub attributes: BTreeMap<String, String>,
    /// Line in the file, from 1.
    pub line: u32,
    /// Where its first tag begins, in bytes from the beginning of the file.
    pub start: usize,
}

impl Element {
    /// An attribute, if the element has it.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    /// An attribute as a number; none if it is missing or no number.
    pub fn number(&self, name: &str) -> Option<u32> {
        self.get(name)?.parse().ok()
    }
}

/// What comes next in a file.
#[derive(Clone, Debug)]
pub(crate) enum Sign {
    /// An element begins.
    Open(Element),
    /// Text between two tags.
    Text(String),
    /// The element that began last ends; in bytes, where that is.
    Close(usize),
    /// The file ends after its outermost element.
    End,
}

/// Why the file is no XML, and where.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    pub line: u32,
    pub reason: String,
}

/// A walk through one file.
pub(crate) struct Walk<'a> {
    text: &'a str,
    reader: Reader<&'a [u8]>,
    depth: usize,
    /// An element without content has begun and is about to end.
    hollow: bool,
    /// Up to where lines have been counted: byte offset and line.
    counted: (usize, u32),
}

impl<'a> Walk<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            reader: Reader::from_str(text),
            depth: 0,
            hollow: false,
            counted: (0, 1),
        }
    }

    /// The next sign.
    ///
    /// # Errors
    ///
    /// Broken XML, elements nested too deep, or a file that ends too early.
    pub fn next(&mut self) -> Result<Sign, Broken> {
        if std::mem::take(&mut self.hollow) {
            self.depth -= 1;
            return Ok(Sign::Close(self.reader.buffer_position()));
        }
        loop {
            let event = match self.reader.read_event() {
                Ok(event) => event,
                Err(error) => return Err(self.broken(error.to_string())),
            };
            match event {
                Event::Start(start) => return self.open(&start, false),
                Event::Empty(start) => return self.open(&start, true),
                Event::End(_) if self.depth > 0 => {
                    self.depth -= 1;
                    return Ok(Sign::Close(self.reader.buffer_position()));
                }
                Event::End(_) => return Err(self.broken("an element ends that never began")),
                Event::Text(text) => {
                    let words = text.unescape().map_err(|error| self.broken(error.to_string()))?;
                    if !words.trim().is_empty() {
                        return Ok(Sign::Text(words.into_owned()));
                    }
                }
                Event::CData(_) => return Err(self.broken("CDATA sections are not read")),
                Event::Eof if self.depth > 0 => return Err(self.broken("the file ends too early")),
                Event::Eof => return Ok(Sign::End),
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
            }
        }
    }

    fn open(&mut self, tag: &BytesStart<'_>, hollow: bool) -> Result<Sign, Broken> {
        let line = self.line();
        let end = self.reader.buffer_position().min(self.text.len());
        // Between its brackets stand the words of the tag, and a stroke if it is hollow.
        let start = end.saturating_sub(tag.len() + 2 + usize::from(hollow));
        let mut attributes = BTreeMap::new();
        for (count, attribute) in tag.attributes().enumerate() {
            if count == MAX_ATTRIBUTES {
                return Err(self.broken(format!("an element has more than {MAX_ATTRIBUTES} attributes")));
            }
            let attribute = attribute.map_err(|error| self.broken(error.to_string()))?;
            let value = attribute
                .unescape_value()
                .map_err(|error| self.broken(error.to_string()))?;
            attributes.insert(words(attribute.key.local_name().as_ref()), value.into_owned());
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.broken("elements are nested too deep"));
        }
        self.hollow = hollow;
        Ok(Sign::Open(Element {
            name: words(tag.local_name().as_ref()),
            attributes,
            line,
            start,
        }))
    }

    /// The line that the walk has reached, from 1.
    fn line(&mut self) -> u32 {
        let (offset, line) = self.counted;
        let reached = self.reader.buffer_position().clamp(offset, self.text.len());
        let passed = self.text.as_bytes()[offset..reached]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        self.counted = (
            reached,
            line.saturating_add(u32::try_from(passed).unwrap_or(u32::MAX)),
        );
        self.counted.1
    }

    fn broken(&mut self, reason: impl Into<String>) -> Broken {
        Broken {
            line: self.line(),
            reason: reason.into(),
        }
    }
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
