//! Where a note lies: beside what it is about, clear of it and of the pointer, inside the window.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::aim::Aims;
use super::{Hold, Note};

/// Logical pixels between a note and what it is about.
const GAP: f32 = 6.0;
/// Logical pixels around the pointer that stay free.
const POINTER: f32 = 4.0;
/// Logical pixels between a note and the edge of the window.
const EDGE: f32 = 4.0;
/// The least height that a note gets, in logical pixels.
const LEAST: f32 = 72.0;
/// Logical pixels by which what a note is about may move before the note follows.
const STILL: f32 = 1.0;

/// Gives notes their place once they are laid out, and again where what they are about has moved. One that has room nowhere is made
/// lower until it has, and scrolls.
pub(super) fn place_notes(
    window: Single<&Window, With<PrimaryWindow>>,
    aims: Aims,
    mut notes: Query<(Entity, &mut Note, &mut Node, &mut Visibility, &ComputedNode)>,
) {
    let abouts: Vec<(Entity, Rect)> = notes
        .iter()
        .map(|(entity, note, ..)| (entity, note.about))
        .collect();
    for (entity, mut note, mut node, mut visibility, size) in &mut notes {
        let about = aims.rect(note.of);
        let has_moved = about.is_some_and(|about| {
            let apart = (about.min - note.about.min).abs() + (about.max - note.about.max).abs();
            apart.max_element() > STILL
        });
        if note.is_placed && (note.hold == Hold::Pinned || !has_moved) || size.is_empty() {
            continue;
        }
        let about = about.unwrap_or(note.about);
        note.about = about;
        let scale = size.inverse_scale_factor();
        let view = window.physical_size().as_vec2() * scale;
        let pointer = window.physical_cursor_position().map(|at| at * scale);
        let pointer = pointer.filter(|_| matches!(note.hold, Hold::Pointer));
        // The notes below it are about something too, which it keeps clear of where it can.
        let others = abouts.iter().filter(|(other, _)| *other != entity);
        let others: Vec<Rect> = others.map(|(_, about)| *about).collect();
        let own = size.size() * scale;
        let most = room(about, view).max(LEAST);
        if own.y > most && beside(about, own, view).iter().all(|at| covers(*at, own, about)) {
            let lower = px(most);
            if node.max_height != lower {
                node.max_height = lower;
                continue;
            }
        }
        let at = best(about, own, view, pointer, &others);
        (node.left, node.top) = (px(at.x), px(at.y));
        note.is_placed = true;
        *visibility = Visibility::Inherited;
    }
}

/// The height that is free above or below something, whichever is more.
fn room(about: Rect, view: Vec2) -> f32 {
    about.min.y.max(view.y - about.max.y) - GAP - EDGE
}

/// The upper left corners that a note of this size may have: below what it is about, above it, right of it, left of it, inside the view.
fn beside(about: Rect, size: Vec2, view: Vec2) -> [Vec2; 4] {
    let most = (view - size - EDGE).max(Vec2::splat(EDGE));
    // In line with the edge that is nearer to the edge of the view.
    let along = |from: f32, to: f32, length: f32, all: f32| {
        let is_first_half = from + to < all;
        if is_first_half { from } else { to - length }
    };
    let x = along(about.min.x, about.max.x, size.x, view.x);
    let y = along(about.min.y, about.max.y, size.y, view.y);
    [
        Vec2::new(x, about.max.y + GAP),
        Vec2::new(x, about.min.y - GAP - size.y),
        Vec2::new(about.max.x + GAP, y),
        Vec2::new(about.min.x - GAP - size.x, y),
    ]
    .map(|at| at.clamp(Vec2::splat(EDGE), most))
}

fn covers(at: Vec2, size: Vec2, other: Rect) -> bool {
    let common = Rect::from_corners(at, at + size).intersect(other);
    common.width() > 0.5 && common.height() > 0.5
}

/// The first corner at which a note covers neither what it is about nor the pointer nor what `others` are about; where there is none,
/// first the others count no more, then the pointer.
fn best(about: Rect, size: Vec2, view: Vec2, pointer: Option<Vec2>, others: &[Rect]) -> Vec2 {
    let places = beside(about, size, view);
    let is_beside = |at: &&Vec2| !covers(**at, size, about);
    let is_clear = |at: &&Vec2| {
        let rect = Rect::from_corners(**at, **at + size).inflate(POINTER);
        pointer.is_none_or(|pointer| !rect.contains(pointer))
    };
    let is_alone = |at: &&Vec2| !others.iter().any(|other| covers(**at, size, *other));
    let all = || places.iter().filter(is_beside);
    let found = all()
        .filter(is_clear)
        .find(is_alone)
        .or_else(|| all().find(is_clear))
        .or_else(|| all().next());
    *found.unwrap_or(&places[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEW: Vec2 = Vec2::new(800.0, 450.0);

    fn at(about: [f32; 4], size: [f32; 2], pointer: Option<[f32; 2]>) -> [f32; 2] {
        let about = Rect::new(about[0], about[1], about[2], about[3]);
        best(about, size.into(), VIEW, pointer.map(Vec2::from), &[]).into()
    }

    #[test]
    fn a_note_stands_below_what_it_is_about_and_above_it_at_the_lower_edge() {
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
    fn a_note_gives_way_to_the_pointer() {
        // The pointer is below the widget, where the note would be; above it there is room.
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

    #[test]
    fn a_note_in_a_note_leaves_what_the_first_one_is_about_in_sight() {
        // Below the term there is room, but there lies what the first note is about: it stands above, 6 over the term's edge at 200.
        let about = Rect::new(100.0, 200.0, 150.0, 216.0);
        let first = Rect::new(120.0, 240.0, 180.0, 256.0);
        let place = best(about, Vec2::new(200.0, 60.0), VIEW, None, &[first]);
        assert_eq!(place, Vec2::new(100.0, 134.0));
    }

    #[test]
    fn the_room_for_a_note_is_what_is_free_above_or_below() {
        // Below 250 of 450 are left, less 6 and 4.
        assert_eq!(room(Rect::new(0.0, 180.0, 800.0, 200.0), VIEW), 240.0);
        assert_eq!(room(Rect::new(0.0, 300.0, 800.0, 320.0), VIEW), 290.0);
    }
}
