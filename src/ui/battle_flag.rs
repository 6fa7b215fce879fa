//! The small flags on the map: where they stand, so that nothing of them is cut off, and their lines.

use bevy::prelude::*;

use super::battle_outlook::Line;
use super::widget::text;
use crate::board::Cell;
use crate::view::TILE;
use crate::view::camera::MapCamera;
use crate::view::theme::{Face, Letters, colour, size};

/// A place beside a cell and inside the window of the map for so many lines: to the right of it or to the left, whichever has more room;
/// above it or below, as asked where both have room enough.
pub(super) fn beside(cell: Cell, is_above: bool, lines: usize, camera: &MapCamera, scale: f32) -> Node {
    const GAP: f32 = 3.0;
    const WIDEST: f32 = 340.0;
    // Some lines are long and break.
    const LINE: f32 = 20.0;
    let corner = |x: f32, y: f32| {
        let point = Vec2::new(f32::from(cell.x) + x, -f32::from(cell.y) - y) * TILE;
        (camera.screen_over(point) - camera.region.min) / scale
    };
    let (least, most) = (corner(0.0, 0.0), corner(1.0, 1.0));
    let room = camera.region.size() / scale;
    let mut node = Node {
        position_type: PositionType::Absolute,
        flex_direction: FlexDirection::Column,
        padding: UiRect::axes(px(8), px(3)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(4)),
        ..default()
    };
    let (right, left) = ((room.x - most.x).max(GAP), least.x.max(GAP));
    let taken = if least.x + most.x > room.x {
        node.right = px(right);
        right
    } else {
        node.left = px(left);
        left
    };
    node.max_width = px(WIDEST.min(room.x - taken - GAP).max(0.0));
    let height = lines as f32 * LINE + 10.0;
    let (above, below) = (least.y, room.y - most.y);
    let is_above = if is_above {
        above > height || above > below
    } else {
        below < height && above > below
    };
    if is_above {
        node.bottom = px(room.y - least.y + GAP);
    } else {
        node.top = px(most.y + GAP);
    }
    node
}

/// Puts up a flag with its lines, the first of them strong.
pub(super) fn spawn_flag(
    commands: &mut Commands,
    window: Entity,
    kind: impl Component,
    node: Node,
    lines: Vec<Line>,
) {
    let flag = (
        kind,
        node,
        BackgroundColor(colour::PAPER.with_alpha(0.96)),
        BorderColor::all(colour::INK),
        ZIndex(3),
        Pickable::IGNORE,
    );
    commands.entity(window).with_children(|parent| {
        parent.spawn(flag).with_children(|flag| {
            for (place, (line, ink)) in lines.into_iter().enumerate() {
                let face = if place == 0 { Face::Strong } else { Face::Text };
                flag.spawn(text(line, Letters::new(face, size::SMALL - 0.5).in_ink(ink)));
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A map of twenty by fifteen cells in a window of its size, twenty pixels a cell.
    fn camera() -> MapCamera {
        let (width, height) = (400.0, 300.0);
        let mut camera = MapCamera::default();
        camera.middle = Vec2::new(10.0, -7.5) * TILE;
        camera.scale = TILE / 20.0;
        camera.region = Rect::new(180.0, 40.0, 180.0 + width, 40.0 + height);
        camera
    }

    const fn pixels(value: Val) -> Option<f32> {
        match value {
            Val::Px(pixels) => Some(pixels),
            _ => None,
        }
    }

    #[test]
    fn a_flag_is_as_wide_as_the_window_has_room_on_its_side() {
        let camera = camera();
        for (x, left, right, widest) in [
            // Left of the middle it grows to the right: 400 less what lies before it and the gap of 3.
            (1, Some(20.0), None, 340.0),
            (5, Some(100.0), None, 297.0),
            (9, Some(180.0), None, 217.0),
            // Right of it to the left: the cell ends at 220, so that 180 lie behind it.
            (10, None, Some(180.0), 217.0),
            (19, None, Some(3.0), 340.0),
        ] {
            let node = beside(Cell::new(x, 7), true, 3, &camera, 1.0);
            assert_eq!((pixels(node.left), pixels(node.right)), (left, right), "{x}");
            assert_eq!(pixels(node.max_width), Some(widest), "{x}");
        }
    }

    #[test]
    fn a_flag_stands_where_its_lines_have_room() {
        let camera = camera();
        let is_above = |y, wanted, lines| {
            let node = beside(Cell::new(3, y), wanted, lines, &camera, 1.0);
            pixels(node.bottom).is_some()
        };
        // Three lines want 70 pixels: three and a half cells.
        assert!(is_above(4, true, 3) && !is_above(3, true, 3));
        assert!(!is_above(10, false, 3) && is_above(11, false, 3));
        // Fourteen lines have room nowhere and stand where there is more of it.
        assert!(is_above(8, true, 14) && is_above(8, false, 14));
        assert!(!is_above(6, true, 14) && !is_above(6, false, 14));
    }
}
