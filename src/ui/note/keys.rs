//! Notes without a mouse: a key walks from term to term, another pins the note that has come up, and going back closes it.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::ScrollIntoView;

use super::aim::Aims;
use super::watch::wish;
use super::{Hold, Note, OpenNotes, open};
use crate::input::{Action, Hands};
use crate::view::terms::TermSpan;

/// Opens the note of the next term: in the note that was pinned last, else in what has the focus, or in the nearest thing around it that has
/// terms at all.
pub(super) fn walk(
    hands: Hands,
    focus: Res<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    open_notes: Res<OpenNotes>,
    notes: Query<&Note>,
    spans: Query<(Entity, &TermSpan, &ChildOf)>,
    shown: Query<(&ComputedNode, &InheritedVisibility)>,
    aims: Aims,
    children: Query<&Children>,
    parents: Query<&ChildOf>,
    mut walked: Local<Option<(Entity, usize)>>,
    mut commands: Commands,
) {
    let is_back = hands.just_pressed(Action::PreviousTerm);
    if !is_back && !hands.just_pressed(Action::NextTerm) {
        return;
    }
    let is_shown = |text: Entity| {
        shown
            .get(text)
            .is_ok_and(|(node, seen)| !node.is_empty() && seen.get())
    };
    let terms_of = |root: Entity| -> Vec<Entity> {
        let below = children.iter_descendants_depth_first(root);
        let terms = below.filter_map(|entity| spans.get(entity).ok());
        terms
            .filter(|(_, _, child_of)| is_shown(child_of.parent()))
            .map(|(entity, ..)| entity)
            .collect()
    };
    let pinned = open_notes.top().filter(|top| is_pinned(&notes, *top));
    let around = focus
        .get()
        .into_iter()
        .flat_map(|focus| std::iter::once(focus).chain(parents.iter_ancestors(focus)));
    let found = pinned
        .into_iter()
        .chain(around)
        .map(|root| (root, terms_of(root)))
        .find(|(_, terms)| !terms.is_empty());
    let Some((root, terms)) = found else {
        return;
    };
    let count = terms.len();
    let place = match (*walked, is_back) {
        (Some((before, place)), false) if before == root => (place + 1) % count,
        (Some((before, place)), true) if before == root => (place.min(count) + count - 1) % count,
        (_, false) => 0,
        (_, true) => count - 1,
    };
    *walked = Some((root, place));
    visible.0 = true;
    let at = terms[place];
    let Ok((_, _, child_of)) = spans.get(at) else {
        return;
    };
    commands.trigger(ScrollIntoView {
        entity: child_of.parent(),
    });
    if let Some(matter) = aims.matter(at) {
        let wish = wish(&aims, at, matter, Hold::Key(focus.get()));
        commands.queue(move |world: &mut World| open(world, wish));
    }
}

fn is_pinned(notes: &Query<&Note>, note: Entity) -> bool {
    notes.get(note).is_ok_and(|note| note.hold == Hold::Pinned)
}

/// Pins the note that came up last, or closes it.
pub(super) fn pin_or_close(
    hands: Hands,
    open_notes: Res<OpenNotes>,
    mut notes: Query<&mut Note>,
    mut commands: Commands,
) {
    let Some(top) = open_notes.top() else { return };
    if hands.takes_back() {
        commands.entity(top).despawn();
    } else if hands.just_pressed(Action::PinNote)
        && let Ok(mut note) = notes.get_mut(top)
    {
        note.hold = Hold::Pinned;
    }
}
