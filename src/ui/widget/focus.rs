//! The ring around the widget that the keyboard and the pad act on.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusGained, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::ScrollIntoView;

use crate::view::theme::colour;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_ring.before(bevy::ui::UiSystems::Prepare))
        .add_observer(bring_into_view);
}

/// Makes a widget reachable by keyboard and pad; widgets are visited in the order in which they stand.
pub fn focusable() -> impl Bundle {
    (TabIndex(0), Outline::new(px(3), px(2), Color::NONE))
}

fn draw_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut widgets: Query<(Entity, &mut Outline), With<TabIndex>>,
) {
    for (widget, mut outline) in &mut widgets {
        let ring = if visible.0 && focus.get() == Some(widget) {
            colour::RING
        } else {
            Color::NONE
        };
        if outline.color != ring {
            outline.color = ring;
        }
    }
}

/// What keys and pad lead to is brought into sight. What the pointer has pressed is in sight already, and may have grown since:
/// a line of the log that opens keeps its head.
fn bring_into_view(
    gained: On<FocusGained>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(), With<TabIndex>>,
    mut commands: Commands,
) {
    if visible.0 && widgets.contains(gained.entity) {
        commands.trigger(ScrollIntoView {
            entity: gained.entity,
        });
    }
}
