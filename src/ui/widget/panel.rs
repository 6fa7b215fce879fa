//! Grounds and texts: what is only looked at.

use bevy::prelude::*;

use crate::view::say::Say;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// A sheet with an ink line around it; its children stand one below the other.
pub fn panel() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::all(px(size::PAD)),
            row_gap: px(size::GAP),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor(colour::PANEL),
        BorderColor::all(colour::INK),
    )
}

/// A lighter sheet on a panel.
pub fn card() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::all(px(size::GAP)),
            row_gap: px(size::HAIR),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::EDGE),
    )
}

/// Children one below the other, `gap` logical pixels apart.
pub fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// Children side by side on one line of sight, `gap` logical pixels apart.
pub fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// Takes the room that its siblings leave.
pub fn spacer() -> impl Bundle {
    Node {
        flex_grow: 1.0,
        ..default()
    }
}

/// Covers the whole screen, so that only what stands on it counts.
pub fn veil() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(colour::VEIL),
        GlobalZIndex(100),
        Pickable::default(),
    )
}

/// A text in letters of one's own choice.
pub fn text(phrase: impl Into<Phrase>, letters: Letters) -> impl Bundle {
    (Text::default(), Say(phrase.into()), letters, Pickable::IGNORE)
}

/// Running text.
pub fn label(phrase: impl Into<Phrase>) -> impl Bundle {
    text(phrase, Letters::default())
}

/// Running text whose terms can be pointed at.
pub fn prose(phrase: impl Into<Phrase>) -> impl Bundle {
    (label(phrase), Terms::default())
}

/// The heading of a panel.
pub fn heading(phrase: impl Into<Phrase>) -> impl Bundle {
    text(phrase, Letters::new(Face::Strong, size::HEADING))
}

/// A remark in small, softer letters.
pub fn remark(phrase: impl Into<Phrase>) -> impl Bundle {
    text(
        phrase,
        Letters::new(Face::Text, size::SMALL).in_ink(colour::SOFT_INK),
    )
}

/// A remark whose terms can be pointed at.
pub fn aside(phrase: impl Into<Phrase>) -> impl Bundle {
    (remark(phrase), Terms::default())
}
