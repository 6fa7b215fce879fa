//! Notes: what comes up beside something that is looked at, be it a widget with a remark, a term in a text or a value on a sheet.
//!
//! The terms in a note can be pointed at in turn, and open the next one. A note stays while the pointer is on it, on what it is about or
//! on a note that came out of it; it can be pinned by a click or a key, and then stays until it is closed. A key walks through the
//! terms of what has the focus, and through those of the note that was pinned last.

mod aim;
mod card;
mod keys;
mod place;
mod value;
mod watch;

use bevy::prelude::*;
use bevy::text::TextBackgroundColor;
use bevy::ui::UiSystems;

use super::battle_codex::OpenCodex;
use crate::battle::RuleId;
use crate::input::BackTaken;
use crate::view::terms::TermSpan;
use crate::view::theme::colour;
use crate::words::Phrase;

pub(in crate::ui) use value::ValueNote;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenNotes>()
        .add_systems(Update, (keys::walk, keys::pin_or_close, watch::watch).chain())
        .add_systems(
            PostUpdate,
            (
                place::place_notes.after(UiSystems::PostLayout),
                card::show_pins,
                take_back,
            ),
        )
        .add_observer(watch::press)
        .add_observer(mark)
        .add_observer(forget)
        .add_observer(card::read_on)
        .add_observer(card::close)
        .add_observer(make_way);
}

/// What a note says.
#[derive(Clone, Debug)]
enum Matter {
    /// What is said of a widget.
    Remark(Phrase),
    /// A term, by its place in the glossary.
    Term(usize),
    /// A value of a fighter with its reasons.
    Value(Box<ValueNote>),
}

/// What keeps a note on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The pointer or the focus, as long as it is there.
    Pointer,
    /// A key, until the focus is elsewhere than on this widget.
    Key(Option<Entity>),
    /// It is pinned, and stays until it is closed.
    Pinned,
}

/// A note on the screen. It is seen as soon as its size is known and it has its place.
#[derive(Component, Clone, Copy, Debug)]
pub struct Note {
    /// What it is about: a term in a text, or a widget.
    pub of: Entity,
    /// Where that lies, in logical pixels.
    pub about: Rect,
    /// What keeps it.
    pub hold: Hold,
    /// The note in which that stands which it is about.
    below: Option<Entity>,
    /// The screen, the card or the note that it belongs to, with which it goes.
    host: Entity,
    /// Seconds that it stays when nothing keeps it.
    left: f32,
    is_placed: bool,
}

/// A note that is to come up.
struct Wish {
    of: Entity,
    about: Rect,
    matter: Matter,
    hold: Hold,
    below: Option<Entity>,
    host: Entity,
}

/// The notes on the screen in the order in which they came up, each with the page that tells more.
#[derive(Resource, Clone, Debug, Default)]
pub struct OpenNotes(Vec<(Entity, Option<RuleId>)>);

impl OpenNotes {
    /// The one that came up last.
    pub fn top(&self) -> Option<Entity> {
        self.0.last().map(|(note, _)| *note)
    }

    /// The page of the codex that tells more than the note that came up last.
    pub fn page(&self) -> Option<RuleId> {
        self.0.iter().rev().find_map(|(_, page)| *page)
    }
}

/// Lays a note on the screen, and closes those that have nothing to do with it.
fn open(world: &mut World, wish: Wish) {
    let kept = kept_beside(world, wish.below);
    let mut notes = world.query_filtered::<Entity, With<Note>>();
    let others: Vec<Entity> = notes.iter(world).filter(|note| !kept.contains(note)).collect();
    others.into_iter().for_each(|note| {
        world.despawn(note);
    });
    if world.get_entity(wish.of).is_err() || world.get_entity(wish.host).is_err() {
        return;
    }
    let note = Note {
        of: wish.of,
        about: wish.about,
        hold: wish.hold,
        below: wish.below,
        host: wish.host,
        left: watch::GRACE,
        is_placed: false,
    };
    let (entity, page) = card::lay(world, note, &wish.matter);
    world.resource_mut::<OpenNotes>().0.push((entity, page));
}

/// The notes that stay when one comes up in a note: that one, those that are pinned, and all below them.
fn kept_beside(world: &mut World, below: Option<Entity>) -> Vec<Entity> {
    let mut notes = world.query::<(Entity, &Note)>();
    let pinned = notes
        .iter(world)
        .filter(|(_, note)| note.hold == Hold::Pinned)
        .map(|(entity, _)| entity);
    let mut kept = Vec::new();
    let tops: Vec<Entity> = pinned.chain(below).collect();
    for top in tops {
        let under = |note: &Entity| world.get::<Note>(*note).and_then(|note| note.below);
        kept.extend(std::iter::successors(Some(top), under));
    }
    kept
}

/// What a note is about is marked as long as the note is there, where it is a term.
fn mark(added: On<Add, Note>, notes: Query<&Note>, spans: Query<(), With<TermSpan>>, mut commands: Commands) {
    if let Ok(note) = notes.get(added.entity)
        && spans.contains(note.of)
    {
        let ground = TextBackgroundColor(colour::SHADE);
        commands.entity(note.of).try_insert(ground);
    }
}

fn forget(
    removed: On<Remove, Note>,
    notes: Query<&Note>,
    mut open: ResMut<OpenNotes>,
    mut commands: Commands,
) {
    open.0.retain(|(note, _)| *note != removed.entity);
    if let Ok(note) = notes.get(removed.entity) {
        commands.entity(note.of).try_remove::<TextBackgroundColor>();
    }
}

/// A note that somebody has pinned, or has called by a key, is closed before anything below it.
fn take_back(notes: Query<&Note>, mut taken: ResMut<BackTaken>) {
    let is_taken = notes.iter().any(|note| note.hold != Hold::Pointer);
    taken.set_if_neq(BackTaken(is_taken));
}

/// Where the codex opens, all has been said.
fn make_way(_: On<OpenCodex>, notes: Query<Entity, With<Note>>, mut commands: Commands) {
    notes.iter().for_each(|note| commands.entity(note).despawn());
}
