//! A pane that shows a part of a long content, with a bar at its right edge.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::view::theme::colour;

/// Physical pixels of a pane's content that may lie outside of it without a bar: no letter reaches so low.
const SLACK: f32 = 4.0;

/// Thickness of the bar in logical pixels; it stands in the padding of the panel, beside the pane.
const BAR: f32 = 7.0;

/// Logical pixels around the content that the ring of the focus takes.
const RING: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hang_bar)
        .add_observer(turn_pages)
        .add_systems(Update, hide_idle_bars);
}

/// A pane that scrolls from top to bottom; its children stand one below the other, `gap` logical pixels apart. It grows with
/// the room there is. Its parent holds nothing else and has a height of its own.
pub fn scroll_area(gap: f32) -> impl Bundle {
    (
        ScrollArea,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            row_gap: px(gap),
            // Room for the ring of the focus, which is cut off at the edge of the pane. The pane reaches into the padding of
            // the panel for it, so that its content stands in line with what is above and below.
            padding: UiRect::all(px(RING)),
            margin: UiRect::horizontal(px(-RING)),
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

/// A pane that is as high as its content as long as there is room, and scrolls when there is not; its children stand `gap`
/// logical pixels apart. Its parent holds nothing else and can shrink.
pub fn scroll_sheet(gap: f32) -> impl Bundle {
    (
        ScrollArea,
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 1.0,
            min_height: px(0),
            row_gap: px(gap),
            padding: UiRect::horizontal(px(RING)),
            margin: UiRect::horizontal(px(-RING)),
            overflow: Overflow::scroll_y(),
            ..default()
        },
    )
}

/// Hangs the bar beside the pane as soon as the pane has a parent.
fn hang_bar(added: On<Insert, ChildOf>, panes: Query<&ChildOf, With<ScrollArea>>, mut commands: Commands) {
    let Ok(child_of) = panes.get(added.entity) else {
        return;
    };
    commands.spawn((
        ChildOf(child_of.parent()),
        Scrollbar {
            target: added.entity,
            orientation: ControlOrientation::Vertical,
            min_thumb_length: 24.0,
        },
        Node {
            position_type: PositionType::Absolute,
            right: px(-BAR - 3.0),
            top: px(4),
            bottom: px(4),
            width: px(BAR),
            ..default()
        },
        children![(
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(colour::FAINT),
        )],
    ));
}

/// A bar is seen only where there is something to scroll.
fn hide_idle_bars(
    mut bars: Query<(&Scrollbar, &mut Visibility)>,
    panes: Query<&ComputedNode, With<ScrollArea>>,
) {
    for (bar, mut visibility) in &mut bars {
        let overflows = panes.get(bar.target).is_ok_and(|pane| hidden(pane) > SLACK);
        visibility.set_if_neq(if overflows {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Page up and page down move the pane around the focus; where there is none, the only one beside it that holds more than it shows.
fn turn_pages(
    mut key: On<FocusedInput<KeyboardInput>>,
    mut panes: Query<(&mut ScrollPosition, &ComputedNode), With<ScrollArea>>,
    kin: Query<&Children>,
) {
    let step = match key.input.key_code {
        KeyCode::PageUp => -0.8,
        KeyCode::PageDown => 0.8,
        _ => return,
    };
    let around = key.event_target();
    let pane = if panes.contains(around) {
        around
    } else {
        let holds_more = |pane: &Entity| panes.get(*pane).is_ok_and(|(_, node)| hidden(node) > SLACK);
        let mut beside = kin.iter_descendants(around).filter(holds_more);
        match (beside.next(), beside.next()) {
            (Some(only), None) => only,
            _ => return,
        }
    };
    let Ok((mut position, node)) = panes.get_mut(pane) else {
        return;
    };
    key.propagate(false);
    if key.input.state == ButtonState::Pressed {
        let to_logical = node.inverse_scale_factor();
        let most = (hidden(node) * to_logical).max(0.0);
        position.y = (position.y + step * node.size().y * to_logical).clamp(0.0, most);
    }
}

/// Physical pixels of a pane's content that lie outside of it.
fn hidden(pane: &ComputedNode) -> f32 {
    pane.content_size().y - pane.size().y
}
