//! A line to type in.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextFilter, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

use super::focus::focusable;
use super::skin::Skin;
use crate::ui::theme::{Face, Letters, colour, size};

/// A line that takes a whole number of at most `most` digits.
pub fn digits_field(initial: &str, most: usize) -> impl Bundle {
    (
        EditableText {
            max_characters: Some(most),
            ..EditableText::new(initial)
        },
        EditableTextFilter::new(|sign| sign.is_ascii_digit()),
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
            width: px(210),
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
