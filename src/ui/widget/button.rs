//! Buttons. Each sends `Activate` when it is clicked, or confirmed by key or pad.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checkable;
use bevy::ui_widgets::Button;

use super::focus::focusable;
use super::panel::text;
use super::skin::Skin;
use crate::view::Sign;
use crate::view::say::Named;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// The usual button.
pub fn button(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        frame(Skin::PAPER),
        children![(
            text(phrase, Letters::new(Face::Strong, size::BODY)),
            TextLayout::justify(Justify::Center)
        )],
    )
}

/// The button for what most players want next; a screen has at most one.
pub fn primary_button(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        frame(Skin::INK),
        children![(
            text(
                phrase,
                Letters::new(Face::Strong, size::HEADING).in_ink(colour::PAPER)
            ),
            TextLayout::justify(Justify::Center)
        )],
    )
}

/// A button without a ground.
pub fn quiet_button(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        frame(Skin::QUIET),
        children![(
            text(phrase, Letters::new(Face::Text, size::BODY)),
            TextLayout::justify(Justify::Center)
        )],
    )
}

/// A small square button with a sign from the fonts. Give it a `Tooltip` that says what it does.
pub fn icon_button(sign: &'static str) -> impl Bundle {
    (
        frame_of(Skin::PAPER, UiRect::axes(px(size::GAP), px(2))),
        children![text(
            Phrase::plain(sign),
            Letters::new(Face::StrongFigures, size::BODY)
        )],
    )
}

/// A small square button with a sign that is drawn, and its name for screen readers. Give it a `Tooltip` that says what it does.
pub fn sign_button(sign: Sign, name: impl Into<Phrase>) -> impl Bundle {
    (
        Named(name.into()),
        frame_of(Skin::PAPER, UiRect::axes(px(size::GAP), px(2))),
        children![super::sign::sign(sign)],
    )
}

/// A small button with the name of a key on it.
pub fn small_button(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        frame_of(Skin::PAPER, UiRect::axes(px(10), px(1))),
        children![(
            text(phrase, Letters::new(Face::Figures, size::SMALL)),
            TextLayout::no_wrap()
        )],
    )
}

/// One of several answers to a question: the chosen one bears `Checked`, which shows as a strong line and a mark.
pub fn option_button(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        frame_of(Skin::PAPER, UiRect::axes(px(12), px(3))),
        Checkable,
        children![ring(), text(phrase, Letters::new(Face::Text, size::BODY)),],
    )
}

/// A button as wide as its list, with content of its own. The chosen one bears `Checked`.
pub fn row_button() -> impl Bundle {
    (
        Button,
        Hovered::default(),
        focusable(),
        Skin::PAPER,
        Checkable,
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            padding: UiRect::all(px(size::GAP)),
            row_gap: px(2),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
    )
}

/// The head of a section that folds: as wide as the section, with content of its own in one line.
pub fn fold_head() -> impl Bundle {
    (
        Button,
        Hovered::default(),
        focusable(),
        Skin::QUIET,
        Node {
            min_height: px(30),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            column_gap: px(6),
            padding: UiRect::horizontal(px(8)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
    )
}

/// The dot before the chosen answer, so that a choice does not show by colour alone.
#[derive(Component)]
pub(super) struct Mark;

/// The ring before an answer, which the dot fills.
fn ring() -> impl Bundle {
    let round = |side: f32, line: f32| Node {
        width: px(side),
        height: px(side),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(line)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let dot = (
        Mark,
        round(6.0, 0.0),
        BackgroundColor(colour::INK),
        Visibility::Hidden,
    );
    (
        round(12.0, 1.5),
        BorderColor::all(colour::SOFT_INK),
        Pickable::IGNORE,
        children![dot],
    )
}

fn frame(skin: Skin) -> impl Bundle {
    frame_of(skin, UiRect::axes(px(size::PAD), px(5)))
}

fn frame_of(skin: Skin, padding: UiRect) -> impl Bundle {
    (
        Button,
        Hovered::default(),
        focusable(),
        skin,
        Node {
            min_height: px(size::TOUCH),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(6),
            padding,
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
    )
}
