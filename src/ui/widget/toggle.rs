//! A switch with two states. It sends `ValueChange<bool>` and keeps its own state in `Checked`.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Checkbox, checkbox_self_update, observe};

use super::button::Mark;
use super::focus::focusable;
use super::panel::text;
use super::skin::Skin;
use crate::view::theme::{Letters, colour, size};
use crate::words::Phrase;

/// A box that is ticked or not, with its label. Insert `Checked` for a ticked one.
pub fn toggle(phrase: impl Into<Phrase>) -> impl Bundle {
    (
        Checkbox,
        Hovered::default(),
        focusable(),
        Skin::QUIET,
        Node {
            min_height: px(size::TOUCH),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            column_gap: px(size::GAP),
            padding: UiRect::axes(px(6), px(3)),
            // The box stands in line with what is above and below.
            margin: UiRect::left(px(-6)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        BackgroundColor::default(),
        BorderColor::default(),
        observe(checkbox_self_update),
        children![tick_box(), text(phrase, Letters::default())],
    )
}

fn tick_box() -> impl Bundle {
    (
        Node {
            width: px(18),
            height: px(18),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(3)),
            ..default()
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::INK),
        Pickable::IGNORE,
        children![(
            Mark,
            Node {
                width: px(10),
                height: px(10),
                border_radius: BorderRadius::all(px(1)),
                ..default()
            },
            BackgroundColor(colour::INK),
            Visibility::Hidden,
        )],
    )
}

/// Shows the mark of what is chosen and hides the others'.
pub(super) fn show_marks(
    widgets: Query<Has<Checked>>,
    parents: Query<&ChildOf>,
    checkable: Query<(), With<bevy::ui::Checkable>>,
    mut marks: Query<(Entity, &mut Visibility), With<Mark>>,
) {
    for (mark, mut visibility) in &mut marks {
        let widget = parents
            .iter_ancestors(mark)
            .find(|ancestor| checkable.contains(*ancestor));
        let chosen = widget.is_some_and(|widget| widgets.get(widget).unwrap_or_default());
        visibility.set_if_neq(if chosen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
