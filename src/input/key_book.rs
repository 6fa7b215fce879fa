//! The keys of each seat: those of the table of bindings, with what a player has changed for the seat that he sits in.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;
use leafwing_input_manager::prelude::InputMap;
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::binding::{Binding, Key, Place};
use super::table::BINDINGS;

/// How many people can sit at one screen: one for each side.
pub const SEATS: u8 = 4;

/// The keys that players have changed, for each seat; every other key is as the table of bindings says.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyBook(BTreeMap<u8, BTreeMap<Action, Vec<Key>>>);

/// The place of one key: whose it is, what it does, and which of the keys for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The number of the seat, from 1.
    pub seat: u8,
    /// What the key does.
    pub action: Action,
    /// Its place among the keys that do it, from 0.
    pub place: usize,
}

/// What came of giving a key to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The action has the key.
    Taken(Key),
    /// The key belonged to another action, which has got the old key of this one.
    Swapped(Key, Action),
    /// The key does this on every screen and cannot do anything else; nothing has changed.
    Fixed(Key, Action),
}

impl KeyBook {
    /// The keys that do an action, for a seat.
    pub fn keys(&self, seat: u8, action: Action) -> &[Key] {
        let own = self.0.get(&seat).and_then(|keys| keys.get(&action));
        own.map_or_else(|| delivered(action), Vec::as_slice)
    }

    /// Gives a key to an action. Nobody loses a key by it: whoever had it gets the old key of the slot.
    pub fn give(&mut self, slot: Slot, key: Key) -> Given {
        let owner = self.owner(slot.seat, key);
        if let Some(owner) = owner.filter(|owner| !can_change(*owner)) {
            return Given::Fixed(key, owner);
        }
        let before = self.keys(slot.seat, slot.action).get(slot.place).copied();
        let keys = self.0.entry(slot.seat).or_default();
        if let Some((owner, before)) = owner.zip(before) {
            let theirs = keys.entry(owner).or_insert_with(|| delivered(owner).to_vec());
            theirs
                .iter_mut()
                .filter(|own| **own == key)
                .for_each(|own| *own = before);
        }
        let ours = keys
            .entry(slot.action)
            .or_insert_with(|| delivered(slot.action).to_vec());
        match ours.get_mut(slot.place) {
            Some(own) => *own = key,
            None => ours.push(key),
        }
        match owner.filter(|owner| *owner != slot.action) {
            Some(owner) => Given::Swapped(key, owner),
            None => Given::Taken(key),
        }
    }

    /// Gives a seat the keys with which the game is delivered.
    pub fn reset(&mut self, seat: u8) {
        self.0.remove(&seat);
    }

    /// The other action that a key does for a seat, as only a file written by hand can say it.
    pub fn clash(&self, seat: u8, action: Action, key: Key) -> Option<Action> {
        let mut others = BINDINGS.iter().filter(|binding| binding.action != action);
        let other = others.find(|binding| self.keys(seat, binding.action).contains(&key));
        other.map(|binding| binding.action)
    }

    /// The key map of a seat; `pad` is the only pad that counts in it, none stands for all of them.
    pub fn map(&self, seat: u8, pad: Option<Entity>) -> InputMap<Action> {
        let mut map = InputMap::default();
        for binding in BINDINGS {
            binding
                .buttons(self.keys(seat, binding.action))
                .for_each(|button| {
                    map.insert_boxed(binding.action, button);
                });
        }
        if let Some(pad) = pad {
            map.set_gamepad(pad);
        }
        map
    }

    fn owner(&self, seat: u8, key: Key) -> Option<Action> {
        let mut owners = BINDINGS.iter().map(|binding| binding.action);
        owners.find(|action| self.keys(seat, *action).contains(&key))
    }
}

/// Whether a player may give an action another key. What moves about the menus is the same for everybody, and the figures
/// stand for the cards that bear them, with Shift for those after the ninth.
pub fn can_change(action: Action) -> bool {
    let is_free = |binding: &Binding| binding.place != Place::Everywhere && !binding.keys.is_empty();
    let is_of_cards = action == Action::FurtherCards || Action::CARDS.contains(&action);
    binding_of(action).is_some_and(is_free) && !is_of_cards
}

/// The keys of an action with which the game is delivered.
fn delivered(action: Action) -> &'static [Key] {
    binding_of(action).map_or(&[], |binding| binding.keys)
}

fn binding_of(action: Action) -> Option<&'static Binding> {
    BINDINGS.iter().find(|binding| binding.action == action)
}

/// The keys that can be given to an action besides letters and figures.
const OTHERS: [KeyCode; 44] = [
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::Tab,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Escape,
    KeyCode::Backspace,
    KeyCode::Insert,
    KeyCode::Delete,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::F1,
    KeyCode::F2,
    KeyCode::F3,
    KeyCode::F4,
    KeyCode::F5,
    KeyCode::F6,
    KeyCode::F7,
    KeyCode::F8,
    KeyCode::F9,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::F12,
    KeyCode::Minus,
    KeyCode::Equal,
    KeyCode::BracketLeft,
    KeyCode::BracketRight,
    KeyCode::Semicolon,
    KeyCode::Quote,
    KeyCode::Backquote,
    KeyCode::Backslash,
    KeyCode::IntlBackslash,
    KeyCode::Comma,
    KeyCode::Period,
    KeyCode::Slash,
    KeyCode::NumpadAdd,
    KeyCode::NumpadSubtract,
    KeyCode::NumpadMultiply,
    KeyCode::NumpadDivide,
    KeyCode::NumpadDecimal,
    KeyCode::NumpadEnter,
    KeyCode::Numpad0,
];
const FIGURES: [KeyCode; 19] = [
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::Numpad1,
    KeyCode::Numpad2,
    KeyCode::Numpad3,
    KeyCode::Numpad4,
    KeyCode::Numpad5,
    KeyCode::Numpad6,
    KeyCode::Numpad7,
    KeyCode::Numpad8,
    KeyCode::Numpad9,
];
const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

/// All keys that have a name in a file.
fn named() -> impl Iterator<Item = KeyCode> {
    LETTERS.into_iter().chain(FIGURES).chain(OTHERS)
}

/// Whether a key can be given to an action at all.
pub(super) fn is_named(code: KeyCode) -> bool {
    named().any(|known| known == code)
}

/// As in the file of the preferences: `KeyT`, `Shift+KeyT`, `Control+KeyZ`.
impl fmt::Display for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(code) => write!(out, "{code:?}"),
            Self::Shift(code) => write!(out, "Shift+{code:?}"),
            Self::Control(code) => write!(out, "Control+{code:?}"),
        }
    }
}

impl FromStr for Key {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let (modifier, bare) = name.split_once('+').unwrap_or(("", name));
        let code = named().find(|code| format!("{code:?}") == bare);
        let code = code.ok_or_else(|| format!("`{name}` is no key"))?;
        match modifier {
            "" => Ok(Self::Plain(code)),
            "Shift" => Ok(Self::Shift(code)),
            "Control" => Ok(Self::Control(code)),
            _ => Err(format!(
                "`{name}` is no key: only Shift and Control go before one"
            )),
        }
    }
}

impl TryFrom<String> for Key {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse()
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const T: Key = Key::Plain(KeyCode::KeyT);
    const Z: Key = Key::Plain(KeyCode::KeyZ);
    const U: Key = Key::Plain(KeyCode::KeyU);

    fn slot(seat: u8, action: Action) -> Slot {
        Slot {
            seat,
            action,
            place: 0,
        }
    }

    #[test]
    fn a_free_key_is_taken_for_one_seat_alone() {
        let mut book = KeyBook::default();
        assert_eq!(book.give(slot(2, Action::NextTarget), Z), Given::Taken(Z));
        assert_eq!(book.keys(2, Action::NextTarget), [Z]);
        assert_eq!(book.keys(1, Action::NextTarget), [T]);
        book.reset(2);
        assert_eq!(book, KeyBook::default());
    }

    #[test]
    fn a_key_that_does_something_else_changes_places_with_the_old_one() {
        let mut book = KeyBook::default();
        assert_eq!(
            book.give(slot(1, Action::NextTarget), U),
            Given::Swapped(U, Action::Undo)
        );
        assert_eq!(book.keys(1, Action::NextTarget), [U]);
        assert_eq!(book.keys(1, Action::Undo), [T, Key::Control(KeyCode::KeyZ)]);
    }

    #[test]
    fn a_key_of_the_menus_and_the_figure_of_a_card_stay_what_they_are() {
        let mut book = KeyBook::default();
        let enter = Key::Plain(KeyCode::Enter);
        assert_eq!(
            book.give(slot(1, Action::Undo), enter),
            Given::Fixed(enter, Action::Confirm)
        );
        let one = Key::Plain(KeyCode::Digit1);
        assert_eq!(
            book.give(slot(1, Action::Undo), one),
            Given::Fixed(one, Action::Card1)
        );
        assert_eq!(book, KeyBook::default());
        assert!(!can_change(Action::Confirm) && !can_change(Action::Drag) && can_change(Action::Undo));
    }

    #[test]
    fn a_book_written_by_hand_may_clash_and_says_with_what() {
        let book: KeyBook = ron::from_str(r#"{1: {Undo: ["KeyT"]}}"#).unwrap();
        assert_eq!(book.clash(1, Action::Undo, T), Some(Action::NextTarget));
        assert_eq!(book.clash(1, Action::NextTarget, T), Some(Action::Undo));
        assert_eq!(KeyBook::default().clash(1, Action::Undo, U), None);
    }

    #[test]
    fn every_key_that_can_be_changed_has_a_name_that_is_read_again() {
        let changeable = BINDINGS.iter().filter(|binding| can_change(binding.action));
        for key in changeable.flat_map(|binding| binding.keys) {
            assert_eq!(key.to_string().parse(), Ok(*key));
        }
        for wrong in ["", "Alt+KeyT", "KeyÄ", "Shift+", "Shift+Shift+KeyT"] {
            assert!(wrong.parse::<Key>().is_err(), "{wrong}");
        }
    }
}
