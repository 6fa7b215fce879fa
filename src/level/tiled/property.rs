//! Reads the custom properties of tiles and objects: names, types and ranges of the map format.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use tiled::PropertyValue;

use super::spot::Spot;
use crate::board::{
    CellFacts, DoorState, Footing, Harm, Material, Passage, RoomMark, Screen, TALL_DM, Terrain, Thing, Tint,
    Word,
};
use crate::content::budget::MAX_WORDS;
use crate::content::{Problems, hint};

/// The properties of a tile or an object, each of which must be asked for by name.
pub(super) struct Properties<'a> {
    spot: Spot,
    values: BTreeMap<&'a str, &'a PropertyValue>,
    known: Vec<&'static str>,
    reasons: Vec<String>,
}

impl<'a> Properties<'a> {
    pub fn new(spot: Spot, properties: &'a tiled::Properties) -> Self {
        let values = properties
            .iter()
            .map(|(name, value)| (name.as_str(), value))
            .collect();
        Self {
            spot,
            values,
            known: Vec::new(),
            reasons: Vec::new(),
        }
    }

    /// A whole number in a range.
    pub fn int<N: TryFrom<i32>>(&mut self, name: &'static str, range: RangeInclusive<i32>) -> Option<N> {
        let number = match self.take(name)? {
            PropertyValue::IntValue(number) => *number,
            other => return self.wrong(name, "an int", other),
        };
        if !range.contains(&number) {
            let reason = format!(
                "property `{name}` must be from {} to {}, not {number}",
                range.start(),
                range.end()
            );
            self.reasons.push(reason);
            return None;
        }
        N::try_from(number).ok()
    }

    /// A whole number from a list.
    pub fn choice(&mut self, name: &'static str, allowed: &[u8]) -> Option<u8> {
        let number = self.int(name, 0..=255)?;
        if !allowed.contains(&number) {
            self.reasons.push(format!(
                "property `{name}` must be one of {allowed:?}, not {number}"
            ));
            return None;
        }
        Some(number)
    }

    /// Yes or no.
    pub fn flag(&mut self, name: &'static str) -> Option<bool> {
        match self.take(name)? {
            PropertyValue::BoolValue(flag) => Some(*flag),
            other => self.wrong(name, "a bool", other),
        }
    }

    /// Words that are not empty.
    pub fn text(&mut self, name: &'static str) -> Option<&'a str> {
        match self.take(name)? {
            PropertyValue::StringValue(text) if text.len() > MAX_WORDS => {
                self.reasons
                    .push(format!("property `{name}` is longer than {MAX_WORDS} bytes"));
                None
            }
            PropertyValue::StringValue(text) if !text.trim().is_empty() => Some(text),
            PropertyValue::StringValue(_) => {
                self.reasons.push(format!("property `{name}` is empty"));
                None
            }
            other => self.wrong(name, "a string", other),
        }
    }

    /// A word of one of the format's lists.
    pub fn word<W: Word>(&mut self, name: &'static str) -> Option<W> {
        let text = self.text(name)?;
        match W::from_name(text) {
            Ok(word) => Some(word),
            Err(unknown) => {
                let meant = hint(text, unknown.allowed.iter().copied());
                self.reasons.push(format!("property `{name}`: {unknown}{meant}"));
                None
            }
        }
    }

    /// A colour as Tiled writes it. How clear it is does not matter: light has no holes.
    pub fn tint(&mut self, name: &'static str) -> Option<Tint> {
        match self.take(name)? {
            PropertyValue::ColorValue(colour) => Some(Tint([colour.red, colour.green, colour.blue])),
            other => self.wrong(name, "a colour", other),
        }
    }

    /// Says that something besides the single values is wrong.
    pub fn complain(&mut self, reason: impl Into<String>) {
        self.reasons.push(reason.into());
    }

    /// Reports what was wrong, and every property that nobody asked for.
    pub fn finish(self, problems: &mut Problems) {
        let allowed = if self.known.is_empty() {
            "none".to_owned()
        } else {
            self.known.join(", ")
        };
        let unknown = self.values.keys().map(|name| {
            let meant = hint(name, self.known.iter().copied());
            format!("unknown property `{name}`; allowed are {allowed}{meant}")
        });
        for reason in self.reasons.into_iter().chain(unknown) {
            problems.push(self.spot.problem(reason));
        }
    }

    fn take(&mut self, name: &'static str) -> Option<&'a PropertyValue> {
        self.known.push(name);
        self.values.remove(name)
    }

    fn wrong<T>(&mut self, name: &str, expected: &str, found: &PropertyValue) -> Option<T> {
        let kind = match found {
            PropertyValue::BoolValue(_) => "a bool",
            PropertyValue::FloatValue(_) => "a float",
            PropertyValue::IntValue(_) => "an int",
            PropertyValue::ColorValue(_) => "a colour",
            PropertyValue::StringValue(_) => "a string",
            PropertyValue::FileValue(_) => "a file",
            PropertyValue::ObjectValue(_) => "an object",
            PropertyValue::ListValue(_) => "a list",
            PropertyValue::ClassValue { .. } => "a class",
        };
        self.reasons
            .push(format!("property `{name}` must be {expected}, not {kind}"));
        None
    }
}

/// Puts a value in its place if there is one.
fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

/// What a tile or a region says about a cell. Every value is none where it says nothing.
///
/// Rule: `BD-CEL-01` to `BD-CEL-13`.
#[derive(Clone, Debug, Default)]
pub(super) struct CellWish {
    pub terrain: Option<Terrain>,
    pub thing: Option<String>,
    move_half: Option<u8>,
    ground_dm: Option<i16>,
    ceiling_dm: Option<u16>,
    water_dm: Option<u8>,
    light: Option<u8>,
    mist: Option<u8>,
    leaf: Option<u8>,
    footing: Option<Footing>,
    room: Option<RoomMark>,
    doorway: Option<bool>,
    harm: Option<Harm>,
}

impl CellWish {
    /// Reads all properties of a cell but its terrain, which a tile has as its class.
    pub fn read(properties: &mut Properties<'_>) -> Self {
        Self {
            terrain: None,
            thing: properties.text("thing").map(str::to_owned),
            move_half: properties.choice("move_half", &CellFacts::MOVE_HALVES),
            ground_dm: properties.int("ground_dm", CellFacts::GROUND_DM),
            ceiling_dm: properties.int("ceiling_dm", CellFacts::CEILING_DM),
            water_dm: properties.int("water_dm", CellFacts::WATER_DM),
            light: properties.int("light", CellFacts::LIGHT),
            mist: properties.int("mist", CellFacts::MIST),
            leaf: properties.int("leaf", CellFacts::LEAF),
            footing: properties.word("footing"),
            room: properties.word("room"),
            doorway: properties.flag("doorway"),
            harm: properties.word("harm"),
        }
    }

    /// Changes what is said about a cell, where something is said.
    pub fn apply(&self, facts: &mut CellFacts) {
        set(&mut facts.terrain, self.terrain);
        set(&mut facts.move_half, self.move_half);
        set(&mut facts.ground_dm, self.ground_dm);
        set(&mut facts.ceiling_dm, self.ceiling_dm);
        set(&mut facts.water_dm, self.water_dm);
        set(&mut facts.mist, self.mist);
        set(&mut facts.leaf, self.leaf);
        set(&mut facts.footing, self.footing);
        set(&mut facts.room, self.room);
        set(&mut facts.doorway, self.doorway);
        facts.light = self.light.or(facts.light);
        facts.harm = self.harm.or(facts.harm);
    }
}

/// Changes a thing by the properties that override its kind.
///
/// Rule: `BD-OBJ-02` to `BD-OBJ-11`, `BD-OBJ-37`.
pub(super) fn override_thing(thing: &mut Thing, properties: &mut Properties<'_>) {
    let kind = &mut thing.kind;
    set(&mut kind.passage, properties.word::<Passage>("move"));
    set(&mut kind.cross_half, properties.int("cross_half", 0..=20));
    set(
        &mut kind.move_half,
        properties.choice("move_half", &CellFacts::MOVE_HALVES),
    );
    set(&mut kind.sight, properties.flag("sight"));
    set(&mut kind.effect, properties.flag("effect"));
    set(&mut kind.missile, properties.flag("missile"));
    set(
        &mut kind.height_dm,
        properties.int("height_dm", 0..=i32::from(TALL_DM)),
    );
    set(&mut kind.screen, properties.word::<Screen>("screen"));
    set(&mut kind.pierced, properties.flag("pierced"));
    set(&mut kind.narrow, properties.flag("narrow"));
    set(&mut kind.breaks, properties.flag("breaks"));
    set(&mut kind.leaf, properties.int("leaf", CellFacts::LEAF));
    kind.material = properties.word::<Material>("material").or(kind.material);
    if kind.door {
        thing.state = properties.word::<DoorState>("state").or(thing.state);
        thing.key = properties.text("key").map(str::to_owned);
        thing.force = properties.text("force").map(str::to_owned);
        // The two that only turn the picture.
        properties.text("hinge");
        properties.text("opens_to");
    }
}
