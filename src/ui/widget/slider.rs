//! A slider. It sends `ValueChange<f32>` and keeps its own value in `SliderValue`.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick, observe, slider_self_update,
};

use super::focus::focusable;
use crate::ui::theme::{colour, size};

/// Width of the thumb in logical pixels.
const THUMB: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, move_thumbs.before(bevy::ui::UiSystems::Layout));
}

/// A slider over a range, `step` apart, that begins at `value`.
pub fn slider(range: std::ops::RangeInclusive<f32>, step: f32, value: f32) -> impl Bundle {
    (
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderRange::from_range(range),
        SliderStep(step),
        SliderValue(value),
        Hovered::default(),
        focusable(),
        Node {
            width: px(220),
            height: px(24),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        },
        observe(slider_self_update),
        children![track(), thumb()],
    )
}

fn track() -> impl Bundle {
    (
        Node {
            width: percent(100),
            height: px(4),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(colour::SOFT_INK),
        Pickable::IGNORE,
    )
}

fn thumb() -> impl Bundle {
    (
        SliderThumb,
        Node {
            position_type: PositionType::Absolute,
            width: px(THUMB),
            height: px(22),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::INK),
    )
}

fn move_thumbs(
    sliders: Query<(&SliderValue, &SliderRange, &ComputedNode, &Children), With<Slider>>,
    mut thumbs: Query<&mut Node, With<SliderThumb>>,
) {
    for (value, range, node, children) in &sliders {
        let travel = (node.size().x * node.inverse_scale_factor() - THUMB).max(0.0);
        let left = px(range.thumb_position(value.0) * travel);
        let Some(thumb) = children.iter().find(|child| thumbs.contains(*child)) else {
            continue;
        };
        if let Ok(mut node) = thumbs.get_mut(thumb)
            && node.left != left
        {
            node.left = left;
        }
    }
}
