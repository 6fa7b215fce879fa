//! What is said about a widget that is looked at. How it comes up and where is left to the notes.

use bevy::prelude::*;

use crate::words::Phrase;

/// What is said about a widget while the pointer or the focus is on it.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Tooltip(pub Phrase);
