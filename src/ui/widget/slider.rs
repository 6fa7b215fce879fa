//! Sliders. They send `ValueChange<f32>` and have their value in `SliderValue`.

use std::ops::RangeInclusive;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{
    Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick, observe,
    slider_self_update,
};

use super::focus::focusable;
use crate::view::theme::{colour, size};

/// Width of the thumb in logical pixels.
const THUMB: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, move_thumbs.before(bevy::ui::UiSystems::Layout));
}

/// A slider over a range, `step` apart, that begins at `value` and keeps it itself.
pub fn slider(range: RangeInclusive<f32>, step: f32, value: f32) -> impl Bundle {
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
        children![slider_track(), thumb()],
    )
}

/// A small slider over whole numbers that stands within something that can be pressed itself: what is done to it goes no further.
/// The keyboard does not stop at it, and whoever listens to it gives it its value.
///
/// [`number_thumb`] and [`slider_track`] belong into it.
pub fn number_slider(range: RangeInclusive<i16>, value: i16, width: f32) -> impl Bundle {
    let (least, most) = range.into_inner();
    (
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderRange::new(f32::from(least), f32::from(most)),
        SliderPrecision(0),
        SliderValue(f32::from(value)),
        Hovered::default(),
        Node {
            width: px(width),
            height: px(20),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        },
        observe(|mut click: On<Pointer<Click>>| click.propagate(false)),
    )
}

/// The thumb of a [`number_slider`], which has room for a number of two figures in it.
pub fn number_thumb() -> impl Bundle {
    (
        SliderThumb,
        Node {
            position_type: PositionType::Absolute,
            width: px(22),
            height: px(18),
            top: px(1),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::INK),
    )
}

/// The line on which the thumb of a slider moves.
pub fn slider_track() -> impl Bundle {
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
        let Some(thumb) = children.iter().find(|child| thumbs.contains(*child)) else {
            continue;
        };
        let Ok(mut thumb) = thumbs.get_mut(thumb) else {
            continue;
        };
        let width = if let Val::Px(width) = thumb.width {
            width
        } else {
            THUMB
        };
        let travel = (node.size().x * node.inverse_scale_factor() - width).max(0.0);
        let left = px(range.thumb_position(value.0) * travel);
        if thumb.left != left {
            thumb.left = left;
        }
    }
}
