//! A whole XML file as a tree, within a budget; what elements mean is left to whoever reads it.

use std::collections::BTreeMap;
use std::path::Path;

use crate::content::xml::{Broken, Element, Sign, Walk};
use crate::content::{Problem, Source};

/// Most elements of a file that is read.
pub(super) const MOST_ELEMENTS: usize = 50_000;

/// An element with all that stands in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    /// Its name, without a namespace, in small letters and without umlauts.
    pub name: String,
    /// Its attributes, by names that are written likewise.
    attributes: BTreeMap<String, String>,
    /// The words between its tags.
    pub text: String,
    /// The elements in it.
    pub children: Vec<Node>,
    /// Line in the file, from 1.
    pub line: u32,
}

impl Node {
    /// Reads the outermost element of a file.
    pub fn read(file: &Path) -> Result<Self, Problem> {
        let source = Source::read(file)?;
        Self::of_text(file, source.part().text())
    }

    /// The outermost element of a text that stands in a file.
    pub fn of_text(file: &Path, text: &str) -> Result<Self, Problem> {
        let broken = |Broken { line, reason }: Broken| {
            Problem::of_file(file, format!("cannot be read as XML: {reason}")).at(line, 1)
        };
        let mut walk = Walk::new(text);
        let mut open: Vec<Self> = vec![Self::default()];
        let mut count = 0;
        loop {
            match walk.next().map_err(broken)? {
                Sign::Open(element) => {
                    count += 1;
                    if count > MOST_ELEMENTS {
                        let reason = format!("has more than {MOST_ELEMENTS} elements");
                        return Err(Problem::of_file(file, reason).at(element.line, 1));
                    }
                    open.push(Self::of(element));
                }
                Sign::Text(words) => {
                    if let Some(node) = open.last_mut() {
                        node.text.push_str(printable(&words).trim());
                    }
                }
                Sign::Close(_) => close(&mut open),
                Sign::End => break,
            }
        }
        let roots = open.pop().map(|top| top.children).unwrap_or_default();
        let [root] = <[Self; 1]>::try_from(roots).map_err(|roots| {
            Problem::of_file(
                file,
                format!("has {} outermost elements instead of one", roots.len()),
            )
        })?;
        Ok(root)
    }

    fn of(element: Element) -> Self {
        let attributes = element.attributes.into_iter();
        Self {
            name: plain(&element.name),
            attributes: attributes
                .map(|(name, value)| (plain(&name), printable(&value)))
                .collect(),
            line: element.line,
            ..Self::default()
        }
    }

    /// An attribute that says something.
    pub fn get(&self, name: &str) -> Option<&str> {
        let value = self.attributes.get(name)?.trim();
        (!value.is_empty()).then_some(value)
    }

    /// An attribute as a number.
    pub fn number(&self, name: &str) -> Option<i16> {
        number(self.get(name)?)
    }

    /// The number that a child of this name has as its value.
    pub fn value_of(&self, child: &str) -> Option<i16> {
        self.child(child)?.number("value")
    }

    /// The first child of a name.
    pub fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    /// Whether it says anything itself: an attribute or words.
    pub fn says_something(&self) -> bool {
        !self.text.is_empty() || self.attributes.values().any(|value| !value.trim().is_empty())
    }

    /// What it is called where it is told of: its name attribute, or else the first thing that it says.
    pub fn label(&self) -> &str {
        let first = || self.attributes.values().find(|value| !value.trim().is_empty());
        self.get("name")
            .or_else(|| first().map(String::as_str))
            .unwrap_or(&self.text)
    }
}

/// The element that was opened last goes into the one around it.
fn close(open: &mut Vec<Node>) {
    if open.len() > 1
        && let (Some(node), Some(parent)) = (open.pop(), open.last_mut())
    {
        parent.children.push(node);
    }
}

/// Words that do nothing to whatever they are shown on.
fn printable(words: &str) -> String {
    words
        .chars()
        .map(|sign| if sign.is_control() { ' ' } else { sign })
        .collect()
}

/// A whole number; a sign and a fraction of nothing do no harm.
fn number(text: &str) -> Option<i16> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let text = text.strip_suffix(".0").unwrap_or(text);
    text.parse().ok()
}

/// A name in small letters, without umlauts.
pub(super) fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for sign in name.chars().flat_map(char::to_lowercase) {
        match sign {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            sign => plain.push(sign),
        }
    }
    plain
}
