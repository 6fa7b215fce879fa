//! A remark that comes up beside a widget under the pointer or in the focus.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::panel::text;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// Seconds for which a widget is looked at before its remark comes up.
const PATIENCE: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_tooltip);
}

/// What is said about a widget that is looked at.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Hovered)]
pub struct Tooltip(pub Phrase);

/// The remark that is up, and whose it is.
#[derive(Component)]
struct Note;

fn show_tooltip(
    mut commands: Commands,
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(Entity, &Tooltip, &Hovered, &ComputedNode, &UiGlobalTransform)>,
    notes: Query<Entity, With<Note>>,
    window: Single<&Window>,
    scale: Res<UiScale>,
    mut looked_at: Local<(Option<Entity>, f32)>,
) {
    let focused = focus.get().filter(|_| visible.0);
    let seen = widgets
        .iter()
        .find(|(_, _, hovered, ..)| hovered.get())
        .or_else(|| focused.and_then(|widget| widgets.get(widget).ok()));
    let widget = seen.map(|(widget, ..)| widget);
    if looked_at.0 != widget {
        *looked_at = (widget, 0.0);
        notes.iter().for_each(|note| commands.entity(note).despawn());
    }
    let Some((_, tooltip, _, node, place)) = seen else {
        return;
    };
    let before = looked_at.1;
    looked_at.1 += time.delta_secs();
    if before < PATIENCE && looked_at.1 >= PATIENCE {
        let half = node.size() * node.inverse_scale_factor() / 2.0;
        let middle = place.translation * node.inverse_scale_factor();
        let view = window.size() / scale.0;
        commands.spawn(note(tooltip.0.clone(), middle, half, view));
    }
}

/// A remark above or below the widget whose middle and half size are given, inside a view of this size.
fn note(phrase: Phrase, middle: Vec2, half: Vec2, view: Vec2) -> impl Bundle {
    let below = middle.y + half.y + 80.0 < view.y;
    let left_aligned = middle.x < view.x / 2.0;
    (
        Note,
        Node {
            position_type: PositionType::Absolute,
            left: if left_aligned {
                px((middle.x - half.x).max(4.0))
            } else {
                auto()
            },
            right: if left_aligned {
                auto()
            } else {
                px((view.x - middle.x - half.x).max(4.0))
            },
            top: if below {
                px(middle.y + half.y + 6.0)
            } else {
                auto()
            },
            bottom: if below {
                auto()
            } else {
                px(view.y - middle.y + half.y + 6.0)
            },
            max_width: px(340),
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        BackgroundColor(colour::INK),
        BorderColor::all(colour::INK),
        GlobalZIndex(200),
        Pickable::IGNORE,
        children![text(
            phrase,
            Letters::new(Face::Text, size::SMALL).in_ink(colour::PAPER)
        )],
    )
}
