//! A line to type in.

use std::time::Duration;

use bevy::a11y::AccessibilityNode;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextFilter, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

use super::focus::focusable;
use super::skin::Skin;
use crate::view::say::Named;
use crate::view::theme::{Face, Letters, colour, size};

/// The caret does not blink: nothing on a screen at rest moves.
const STEADY: Duration = Duration::from_secs(86_400);

/// A line that takes a whole number of at most `most` digits; its name is for screen readers.
pub fn digits_field(name: &'static str, initial: &str, most: usize) -> impl Bundle {
    (
        line(name, initial, most, px(210)),
        EditableTextFilter::new(|sign| sign.is_ascii_digit()),
    )
}

/// A line that takes the path of a file and fills the room that its siblings leave; its name is for screen readers.
pub fn path_field(name: &'static str) -> impl Bundle {
    line(name, "", 1024, percent(100))
}

/// A line that takes any words and is as wide as its parent; its name is for screen readers.
pub fn words_field(name: &'static str) -> impl Bundle {
    line(name, "", 80, percent(100))
}

fn line(name: &'static str, initial: &str, most: usize, width: Val) -> impl Bundle {
    (
        (AccessibilityNode::default(), Named(name.into())),
        EditableText {
            max_characters: Some(most),
            cursor_blink_period: STEADY,
            ..EditableText::new(initial)
        },
        SelectAllOnFocus,
        Hovered::default(),
        focusable(),
        Skin::PAPER,
        Letters::new(Face::Figures, size::BODY),
        TextLayout::no_wrap(),
        TextCursorStyle {
            color: colour::INK,
            selection_color: colour::EDGE,
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
        },
        Node {
            width,
            flex_shrink: 1.0,
            min_width: px(0),
            height: px(size::TOUCH),
            padding: UiRect::axes(px(size::GAP), px(4)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
    )
}

/// What stands in a line.
pub fn field_text(field: &EditableText) -> String {
    field.value().to_string()
}
