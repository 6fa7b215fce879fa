//! A remark that comes up beside a widget under the pointer or in the focus. It lies neither over the widget nor under the pointer,
//! and inside the window.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::panel::text;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// Seconds for which a widget is looked at before its remark comes up.
const PATIENCE: f32 = 0.35;
/// Logical pixels between the widget and its remark.
const GAP: f32 = 6.0;
/// Logical pixels around the pointer that stay free.
const POINTER: f32 = 4.0;
/// The widest that a remark becomes, in logical pixels.
const WIDEST: f32 = 340.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_tooltip)
        .add_systems(PostUpdate, place_note.after(UiSystems::PostLayout));
}

/// What is said about a widget that is looked at.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(Hovered)]
pub struct Tooltip(pub Phrase);

/// The remark that is up, and the widget that it is about. It is seen as soon as its size is known and it has its place.
#[derive(Component)]
pub struct Note {
    of: Entity,
    is_placed: bool,
}

fn show_tooltip(
    mut commands: Commands,
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    widgets: Query<(Entity, &Tooltip, &Hovered)>,
    notes: Query<Entity, With<Note>>,
    mut looked_at: Local<(Option<Entity>, f32)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let focused = focus.get().filter(|_| visible.0);
    let seen = widgets
        .iter()
        .find(|(_, _, hovered)| hovered.get())
        .or_else(|| focused.and_then(|widget| widgets.get(widget).ok()));
    let widget = seen.map(|(widget, ..)| widget);
    if looked_at.0 != widget {
        *looked_at = (widget, 0.0);
        notes.iter().for_each(|note| commands.entity(note).despawn());
    }
    let Some((widget, tooltip, _)) = seen else {
        return;
    };
    let before = looked_at.1;
    looked_at.1 += time.delta_secs();
    if looked_at.1 < PATIENCE {
        redraw.write(RequestRedraw);
    }
    if before < PATIENCE && looked_at.1 >= PATIENCE {
        commands.spawn(note(widget, tooltip.0.clone()));
    }
}

fn note(of: Entity, phrase: Phrase) -> impl Bundle {
    (
        Note { of, is_placed: false },
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            max_width: px(WIDEST),
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        BackgroundColor(colour::INK),
        BorderColor::all(colour::INK),
        GlobalZIndex(200),
        Visibility::Hidden,
        Pickable::IGNORE,
        children![text(
            phrase,
            Letters::new(Face::Text, size::SMALL).in_ink(colour::PAPER)
        )],
    )
}

/// Gives the remark its place once it is laid out.
fn place_note(
    window: Single<&Window, With<PrimaryWindow>>,
    widgets: Query<(&ComputedNode, &UiGlobalTransform), Without<Note>>,
    mut notes: Query<(&mut Note, &mut Node, &mut Visibility, &ComputedNode)>,
) {
    for (mut note, mut node, mut visibility, size) in notes.iter_mut().filter(|(note, ..)| !note.is_placed) {
        let Ok((widget, place)) = widgets.get(note.of) else {
            continue;
        };
        if size.is_empty() {
            continue;
        }
        note.is_placed = true;
        let scale = size.inverse_scale_factor();
        let of = Rect::from_center_size(place.translation * scale, widget.size() * scale);
        let view = window.physical_size().as_vec2() * scale;
        let pointer = window.physical_cursor_position().map(|at| at * scale);
        let at = beside(of, size.size() * scale, view, pointer);
        (node.left, node.top) = (px(at.x), px(at.y));
        *visibility = Visibility::Inherited;
    }
}

/// The upper left corner of a remark of this size about a widget: below it, above it, right of it or left of it, the first that has
/// room in the view and keeps clear of the pointer; where none does, the one that is clear of the widget.
fn beside(of: Rect, size: Vec2, view: Vec2, pointer: Option<Vec2>) -> Vec2 {
    let most = (view - size - 4.0).max(Vec2::splat(4.0));
    // In line with the widget's edge that is nearer to the edge of the view.
    let along = |from: f32, to: f32, length: f32, all: f32| {
        let is_first_half = from + to < all;
        if is_first_half { from } else { to - length }
    };
    let x = along(of.min.x, of.max.x, size.x, view.x);
    let y = along(of.min.y, of.max.y, size.y, view.y);
    let places = [
        Vec2::new(x, of.max.y + GAP),
        Vec2::new(x, of.min.y - GAP - size.y),
        Vec2::new(of.max.x + GAP, y),
        Vec2::new(of.min.x - GAP - size.x, y),
    ]
    .map(|at| at.clamp(Vec2::splat(4.0), most));
    let rect = |at: &Vec2| Rect::from_corners(*at, *at + size);
    let covers = |rect: Rect, other: Rect| {
        let common = rect.intersect(other);
        common.width() > 0.5 && common.height() > 0.5
    };
    let is_beside = |at: &&Vec2| !covers(rect(at), of);
    let is_clear = |at: &&Vec2| pointer.is_none_or(|pointer| !rect(at).inflate(POINTER).contains(pointer));
    let clear = places.iter().find(|at| is_beside(at) && is_clear(at));
    *clear
        .or_else(|| places.iter().find(is_beside))
        .unwrap_or(&places[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: Vec2 = Vec2::new(800.0, 450.0);

    fn at(of: [f32; 4], size: [f32; 2], pointer: Option<[f32; 2]>) -> [f32; 2] {
        let of = Rect::new(of[0], of[1], of[2], of[3]);
        beside(of, size.into(), VIEW, pointer.map(Vec2::from)).into()
    }

    #[test]
    fn a_remark_stands_below_its_widget_and_above_it_at_the_lower_edge() {
        assert_eq!(at([100.0, 10.0, 150.0, 40.0], [200.0, 60.0], None), [100.0, 46.0]);
        // 450 less 40 leaves no room for 60 below: it ends 6 above the widget.
        assert_eq!(
            at([100.0, 410.0, 150.0, 440.0], [200.0, 60.0], None),
            [100.0, 344.0]
        );
        // Right of the middle it ends with the widget.
        assert_eq!(at([700.0, 10.0, 790.0, 40.0], [200.0, 60.0], None), [590.0, 46.0]);
    }

    #[test]
    fn a_remark_gives_way_to_the_pointer() {
        // The pointer is below the widget, where the remark would be; above it there is room.
        assert_eq!(
            at([100.0, 200.0, 150.0, 230.0], [200.0, 60.0], Some([120.0, 250.0])),
            [100.0, 134.0]
        );
        // A widget as high as the view leaves only the side.
        assert_eq!(
            at([100.0, 0.0, 150.0, 450.0], [200.0, 60.0], None),
            [156.0, 386.0]
        );
    }
}
