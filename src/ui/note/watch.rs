//! What the pointer and the focus do to notes: they come up after a moment, stay while they are looked at, and go.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use bevy::window::RequestRedraw;

use super::aim::Aims;
use super::{Hold, Matter, Note, Wish, open};
use crate::view::terms::TermSpan;

/// Seconds for which a widget is looked at before its note comes up.
const PATIENCE: f32 = 0.35;
/// The same for a term: they stand close together, and the pointer is often on its way to what they stand on.
const READING: f32 = 0.5;
/// Seconds that a note stays when nobody looks at it any more: the pointer may be on its way to it.
pub(super) const GRACE: f32 = 0.3;

/// Lets a note come up for what is looked at, and those go that nobody looks at.
pub(super) fn watch(
    time: Res<Time<Real>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    aims: Aims,
    mut notes: Query<(Entity, &mut Note)>,
    mut looked_at: Local<(Option<Entity>, f32)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let pointed = aims.under_pointer().find_map(|entity| aims.around(entity));
    let on_note = aims.under_pointer().find_map(|entity| aims.note_of(entity));
    let focused = focus.get().filter(|_| visible.0);
    let focused = focused.and_then(|widget| Some((widget, aims.matter(widget)?)));
    let pointed_at = pointed.as_ref().map(|(entity, _)| *entity);
    let focused_at = focused.as_ref().map(|(entity, _)| *entity);
    // While the pointer is on a note, what has the focus opens none.
    let seen = pointed.or(focused.filter(|_| on_note.is_none()));
    let looked = seen.as_ref().map(|(entity, _)| *entity);
    if looked_at.0 != looked {
        *looked_at = (looked, 0.0);
    }
    if let Some((of, matter)) = seen {
        let before = looked_at.1;
        let patience = match matter {
            Matter::Term(_) => READING,
            Matter::Remark(_) | Matter::Value(_) => PATIENCE,
        };
        looked_at.1 += time.delta_secs();
        if looked_at.1 < patience {
            redraw.write(RequestRedraw);
        }
        let is_open = notes.iter().any(|(_, note)| note.of == of);
        if before < patience && looked_at.1 >= patience && !is_open {
            let wish = wish(&aims, of, matter, Hold::Pointer);
            commands.queue(move |world: &mut World| open(world, wish));
        }
    }
    let is_kept = |entity: Entity, note: &Note| {
        let by_key = matches!(note.hold, Hold::Key(at) if at == focus.get());
        let is_looked_at = pointed_at == Some(note.of) || focused_at == Some(note.of);
        note.hold == Hold::Pinned || by_key || is_looked_at || on_note == Some(entity)
    };
    let kept = notes.iter().filter(|(entity, note)| is_kept(*entity, note));
    let mut kept: Vec<Entity> = kept.map(|(entity, _)| entity).collect();
    let mut place = 0;
    // With a note those below it stay.
    while let Some(note) = kept.get(place) {
        let below = notes.get(*note).ok().and_then(|(_, note)| note.below);
        kept.extend(below.filter(|below| !kept.contains(below)));
        place += 1;
    }
    let hosts: Vec<Entity> = notes.iter().map(|(_, note)| note.host).collect();
    let gone: Vec<Entity> = hosts.into_iter().filter(|host| !aims.is_there(*host)).collect();
    for (entity, mut note) in &mut notes {
        if gone.contains(&note.host) {
            commands.entity(entity).despawn();
        } else if kept.contains(&entity) {
            note.left = GRACE;
        } else {
            note.left -= time.delta_secs();
            redraw.write(RequestRedraw);
            if note.left <= 0.0 {
                commands.entity(entity).despawn();
            }
        }
    }
}

/// The note about something that lies on the screen.
pub(super) fn wish(aims: &Aims, of: Entity, matter: Matter, hold: Hold) -> Wish {
    Wish {
        of,
        about: aims.rect(of).unwrap_or_default(),
        matter,
        hold,
        below: aims.note_of(of),
        host: aims.root(of),
    }
}

/// A press pins the note that it falls on, and that of a term which stands on no button.
pub(super) fn press(
    press: On<Pointer<Press>>,
    aims: Aims,
    terms: Query<&TermSpan>,
    parents: Query<&ChildOf>,
    buttons: Query<(), With<Button>>,
    mut notes: Query<(Entity, &mut Note)>,
    mut commands: Commands,
) {
    if press.entity != press.original_event_target() {
        return;
    }
    let at = press.entity;
    let mut above = std::iter::once(at).chain(parents.iter_ancestors(at));
    if above.any(|entity| buttons.contains(entity)) {
        return;
    }
    if let Ok(span) = terms.get(at) {
        if let Some((_, mut note)) = notes.iter_mut().find(|(_, note)| note.of == at) {
            note.hold = Hold::Pinned;
            return;
        }
        let wish = wish(&aims, at, Matter::Term(span.0), Hold::Pinned);
        commands.queue(move |world: &mut World| open(world, wish));
    } else if let Some((_, mut note)) = aims.note_of(at).and_then(|note| notes.get_mut(note).ok()) {
        note.hold = Hold::Pinned;
    }
}
