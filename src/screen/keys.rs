//! The keys of each seat, to change them: a press on a key, then the new one; what it did before is named.

use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;

use super::card;
use crate::input::{
    Action, BINDINGS, Binding, Caps, Capture, Captured, Given, KeyBook, Place, SEATS, Slot, Turn, can_change,
};
use crate::ui::key_name::{KeyWords, key_name};
use crate::ui::preference::Preferences;
use crate::ui::widget::{
    button, column, heading, option_button, remark, row, scroll_area, set_checked, small_button, text,
};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(Update, (take_captured, mark_seats, fill, mark_slot).chain())
        .add_observer(choose);
}

/// What to do here, and the key that leaves a slot as it is.
const HINT: KeyWords = KeyWords::new("keys-hint", &[("back", &[Action::Back])]);

/// The card of the keys.
#[derive(Component)]
struct KeyCard;

/// The pane that holds the list, and what it was filled with.
#[derive(Component, Default)]
struct Pane(Option<(u8, KeyBook, Caps)>);

/// The line that says what a press has led to.
#[derive(Component)]
struct Note;

/// What a button of the card does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    /// Shows the keys of another seat.
    Seat(u8),
    /// Waits for another key in this slot.
    Change(Slot),
    /// Gives the seat the keys of the game as it is delivered.
    Reset,
}

/// The seat whose keys are shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Shown(u8);

impl Default for Shown {
    fn default() -> Self {
        Self(1)
    }
}

/// Opens the card, with the keys of the seat at turn.
pub(super) fn open(_: On<Activate>, mut commands: Commands) {
    commands.run_system_cached(show);
}

fn show(open: Query<(), With<KeyCard>>, turn: Res<Turn>, mut shown: ResMut<Shown>, mut commands: Commands) {
    if !open.is_empty() {
        return;
    }
    shown.0 = turn.0.unwrap_or(1);
    card::lay(&mut commands, KeyCard, ("keys-title", px(860)), |card| {
        card.spawn((HINT, remark(Phrase::plain(""))));
        card.spawn(row(6.0)).with_children(|line| {
            for seat in 1..=SEATS {
                let name = Phrase::key("keys-seat").with("seat", i64::from(seat));
                line.spawn((option_button(name), Pick::Seat(seat)));
            }
        });
        let pane = Node {
            height: px(420),
            min_height: px(100),
            flex_shrink: 1.0,
            ..column(0.0)
        };
        card.spawn(pane).with_children(|pane| {
            pane.spawn((Pane::default(), scroll_area(3.0)));
        });
        let note = Letters::new(Face::Strong, size::SMALL);
        card.spawn((text(Phrase::plain(" "), note), Note));
        card::foot(card, "settings-done", |foot| {
            foot.spawn((button("keys-reset"), Pick::Reset));
        });
    });
}

/// Fills the pane when it is new, when another seat is chosen, or when a key has changed.
fn fill(
    shown: Res<Shown>,
    book: Res<KeyBook>,
    caps: Res<Caps>,
    focus: Res<InputFocus>,
    picks: Query<&Pick>,
    mut panes: Query<(Entity, &mut Pane)>,
    mut commands: Commands,
) {
    let Ok((entity, mut pane)) = panes.single_mut() else {
        return;
    };
    let now = Some((shown.0, book.clone(), caps.clone()));
    if pane.0 == now {
        return;
    }
    pane.0 = now;
    // The list is another then, but the hand stays where it was.
    let at = focus.get().and_then(|focus| picks.get(focus).ok()).copied();
    commands
        .entity(entity)
        .despawn_related::<Children>()
        .with_children(|list| {
            for (place, key) in [(Place::Choice, "help-choice"), (Place::Sight, "help-sight")] {
                let above = if place == Place::Choice { 0.0 } else { size::GAP };
                list.spawn((
                    heading(key),
                    Node {
                        margin: UiRect::top(px(above)),
                        ..default()
                    },
                ));
                let actions = BINDINGS
                    .iter()
                    .filter(|binding| binding.place == place && can_change(binding.action));
                for binding in actions {
                    list_action(list, binding, shown.0, (&book, &caps), at);
                }
            }
        });
}

fn list_action(
    list: &mut ChildSpawnerCommands,
    binding: &Binding,
    seat: u8,
    (book, caps): (&KeyBook, &Caps),
    at: Option<Pick>,
) {
    let action = binding.action;
    list.spawn(row(size::GAP)).with_children(|line| {
        let width = Node {
            width: px(350),
            flex_shrink: 0.0,
            ..default()
        };
        line.spawn((
            text(binding.name, Letters::new(Face::Text, size::BODY)),
            TextLayout::no_wrap(),
            width,
        ));
        for (place, key) in book.keys(seat, action).iter().enumerate() {
            let pick = Pick::Change(Slot { seat, action, place });
            let mut cap = line.spawn((small_button(key_name(key, caps)), Checkable, pick));
            if at == Some(pick) {
                cap.insert(AutoFocus);
            }
            if let Some(other) = book.clash(seat, action, *key) {
                let clash = Phrase::key("keys-clash").with("action", name_of(other));
                line.spawn(text(
                    clash,
                    Letters::new(Face::Text, size::SMALL).in_ink(colour::WARNING_INK),
                ));
            }
        }
    });
}

fn name_of(action: Action) -> Phrase {
    let binding = BINDINGS.iter().find(|binding| binding.action == action);
    binding.map_or_else(|| Phrase::plain(""), |binding| binding.name.into())
}

fn choose(
    used: On<Activate>,
    picks: Query<&Pick>,
    mut shown: ResMut<Shown>,
    mut capture: ResMut<Capture>,
    mut preferences: ResMut<Preferences>,
    mut notes: Query<&mut Say, With<Note>>,
) {
    let said = match picks.get(used.entity) {
        Ok(Pick::Seat(seat)) => {
            shown.0 = *seat;
            Phrase::plain(" ")
        }
        Ok(Pick::Change(slot)) => {
            capture.0 = Some(*slot);
            Phrase::key("keys-press").with("action", name_of(slot.action))
        }
        Ok(Pick::Reset) => {
            preferences.keys.reset(shown.0);
            Phrase::key("keys-are-reset").with("seat", i64::from(shown.0))
        }
        Err(_) => return,
    };
    for mut note in &mut notes {
        note.set_if_neq(Say(said.clone()));
    }
}

/// Takes the key over, and says what came of it.
fn take_captured(
    mut captured: MessageReader<Captured>,
    caps: Res<Caps>,
    mut preferences: ResMut<Preferences>,
    mut notes: Query<&mut Say, With<Note>>,
) {
    for Captured { slot, key } in captured.read() {
        let said = match key {
            Some(key) => told(*slot, preferences.keys.give(*slot, *key), &caps),
            None => Phrase::plain(" "),
        };
        for mut note in &mut notes {
            note.set_if_neq(Say(said.clone()));
        }
    }
}

fn told(slot: Slot, given: Given, caps: &Caps) -> Phrase {
    let (key, text) = match given {
        Given::Taken(key) => (key, "keys-taken"),
        Given::Swapped(key, _) => (key, "keys-swapped"),
        Given::Fixed(key, _) => (key, "keys-fixed"),
    };
    let phrase = Phrase::key(text)
        .with("key", key_name(&key, caps))
        .with("action", name_of(slot.action));
    match given {
        Given::Taken(_) => phrase,
        Given::Swapped(_, other) | Given::Fixed(_, other) => phrase.with("other", name_of(other)),
    }
}

fn mark_seats(shown: Res<Shown>, picks: Query<(Entity, &Pick, Has<Checked>)>, mut commands: Commands) {
    for (entity, pick, chosen) in &picks {
        if let Pick::Seat(seat) = pick {
            set_checked(&mut commands, entity, chosen, *seat == shown.0);
        }
    }
}

/// The slot that waits for its key stands out.
fn mark_slot(capture: Res<Capture>, picks: Query<(Entity, &Pick, Has<Checked>)>, mut commands: Commands) {
    for (entity, pick, chosen) in &picks {
        if let Pick::Change(slot) = pick {
            set_checked(&mut commands, entity, chosen, capture.0 == Some(*slot));
        }
    }
}
