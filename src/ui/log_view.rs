//! Which part of the log is in view: the newest line, unless somebody has scrolled and holds another; the line of the moment that is
//! looked back to, which is marked.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, observe};

use super::log::{LogLine, LogSystems};
use super::widget::{Skin, small_button};
use crate::view::Glance;
use crate::view::theme::size;

/// Logical pixels that the log may be scrolled and still follows its newest line.
const SLACK: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (hold_lines, mark_line, show_marked, offer_newest)
            .chain()
            .after(LogSystems),
    );
}

/// The pane of the lines.
#[derive(Component, Default)]
#[require(Held)]
pub(super) struct LogPane;

/// What a hand that has scrolled holds: the line that stands highest, and where it stood.
#[derive(Component, Default)]
struct Held {
    line: Option<(Entity, f32)>,
    scrolled: f32,
}

/// The button that leads back to the newest line.
#[derive(Component)]
pub struct Newest;

/// Lays the button over the upper edge of the pane whose parent this is.
pub(super) fn spawn_newest(parent: &mut ChildSpawnerCommands) {
    let place = Node {
        position_type: PositionType::Absolute,
        top: px(0),
        right: px(size::GAP),
        display: Display::None,
        ..default()
    };
    parent.spawn((Newest, place, ZIndex(1))).with_children(|place| {
        place.spawn((small_button("battle-log-newest"), observe(go_to_newest)));
    });
}

fn go_to_newest(_: On<Activate>, mut panes: Query<&mut ScrollPosition, With<LogPane>>) {
    for mut position in &mut panes {
        position.y = 0.0;
    }
}

/// Lines that are written above those which a hand holds do not push them away.
fn hold_lines(
    mut panes: Query<
        (
            &mut Held,
            &mut ScrollPosition,
            &ComputedNode,
            &UiGlobalTransform,
            &Children,
        ),
        With<LogPane>,
    >,
    lines: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<LogLine>>,
) {
    for (mut held, mut position, pane, place, children) in &mut panes {
        let to_logical = pane.inverse_scale_factor();
        let top = place.translation.y - pane.size().y / 2.0;
        let below = |node: &ComputedNode, at: &UiGlobalTransform| {
            (at.translation.y - node.size().y / 2.0 - top) * to_logical
        };
        // Where the lines stand after a scroll is known only in the next frame.
        if position.y != held.scrolled {
            (held.scrolled, held.line) = (position.y, None);
            continue;
        }
        let pushed = held.line.and_then(|(line, stood)| {
            let (_, node, at) = lines.get(line).ok()?;
            Some(below(node, at) - stood)
        });
        // A line that has moved although nobody has scrolled was pushed.
        if let Some(pushed) = pushed.filter(|pushed| position.y > SLACK && pushed.abs() > 0.5) {
            position.y = (position.y + pushed).max(0.0);
            continue;
        }
        let mut seen = children.iter().filter_map(|child| lines.get(child).ok());
        held.line = seen
            .find(|(_, node, at)| !node.is_empty() && below(node, at) >= 0.0)
            .map(|(line, node, at)| (line, below(node, at)));
    }
}

/// The button is there while the newest line is not in view.
fn offer_newest(
    panes: Query<&ScrollPosition, With<LogPane>>,
    glance: Res<Glance>,
    mut buttons: Query<&mut Node, With<Newest>>,
) {
    let is_held = glance.0.is_none() && panes.iter().any(|position| position.y > SLACK);
    let wanted = if is_held { Display::Flex } else { Display::None };
    for mut node in &mut buttons {
        if node.display != wanted {
            node.display = wanted;
        }
    }
}

/// Marks the line of the moment that is looked back to: the last one that had been written by then.
fn mark_line(
    glance: Res<Glance>,
    lines: Query<(Entity, &LogLine)>,
    mut panes: Query<&mut ScrollPosition, With<LogPane>>,
    mut marked: Local<Option<Entity>>,
    mut commands: Commands,
) {
    let wanted = glance.0.and_then(|place| {
        let before = lines.iter().filter(|(_, line)| line.place() <= place);
        before
            .max_by_key(|(_, line)| line.place())
            .map(|(entity, _)| entity)
    });
    if *marked == wanted {
        return;
    }
    if let Some(line) = marked.filter(|line| lines.contains(*line)) {
        commands.entity(line).insert(Skin::QUIET);
    }
    match wanted {
        Some(line) => {
            commands.entity(line).insert((Skin::MARKED, ToBeSeen));
        }
        // Now the newest line counts again.
        None => panes.iter_mut().for_each(|mut position| position.y = 0.0),
    }
    *marked = wanted;
}

/// A line that is to be brought into view as soon as it has a place.
#[derive(Component)]
struct ToBeSeen;

fn show_marked(
    lines: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<ToBeSeen>>,
    mut panes: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<LogPane>>,
    mut commands: Commands,
) {
    let Ok((mut position, pane, place)) = panes.single_mut() else {
        return;
    };
    for (line, node, at) in lines.iter().filter(|(_, node, _)| !node.is_empty()) {
        commands.entity(line).remove::<ToBeSeen>();
        let off = at.translation.y - place.translation.y;
        if off.abs() + node.size().y / 2.0 > pane.size().y / 2.0 {
            let most = (pane.content_size().y - pane.size().y).max(0.0) * pane.inverse_scale_factor();
            position.y = (position.y + off * pane.inverse_scale_factor()).clamp(0.0, most);
        }
    }
}
