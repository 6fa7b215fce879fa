//! Classes: base attack bonus, spell points and spells a day, turning undead.

use serde::Deserialize;

use super::{Ability, ClassTurning, D20Data, Record};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Letters, Row};

/// The highest level of a class.
pub(super) const MOST_LEVEL: u8 = 20;

/// A class.
///
/// Rule: `D20-CORE-07`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// The word for it, in small letters.
    pub id: Id<Class>,
    /// Its name.
    pub name: Words,
    /// How its base attack bonus rises.
    pub base_attack: Progress,
    /// Its spells; none where it never casts.
    pub spells: Option<ClassSpells>,
    /// How it turns undead; none where it never does.
    pub turning: Option<ClassTurning>,
}

/// How a bonus rises with the level.
///
/// Rule: `D20-CORE-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Progress {
    /// By 1 at each level.
    Good,
    /// Three quarters of the level.
    Medium,
    /// Half of the level.
    Poor,
}

impl Progress {
    /// The base attack bonus at a level.
    ///
    /// Rule: `D20-CORE-07`, `D20-CORE-02`.
    pub fn base_attack(self, level: u8) -> i16 {
        let level = i16::from(level);
        match self {
            Self::Good => level,
            Self::Medium => 3 * level / 4,
            Self::Poor => level / 2,
        }
    }
}

/// The spells of a class.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassSpells {
    /// The casting ability.
    ///
    /// Rule: `D20-MAG-07`.
    pub ability: Ability,
    /// Whether they are prepared.
    pub casts: Casting,
    /// Whether armour may spoil them.
    ///
    /// Rule: `D20-MAG-01`.
    #[serde(default)]
    pub arcane: bool,
    /// Whether there is one more of each level from 1 on, of a domain.
    #[serde(default)]
    pub domain: bool,
    /// The lowest level of spells, which the first number of each row of slots is for.
    #[serde(default)]
    pub lowest: u8,
    /// Spell points a day at each class level from 1 to 20, without bonus.
    ///
    /// Rule: `D20-SP-02`.
    pub points: Vec<u16>,
    /// Spells a day at each class level from 1 to 20, by spell level; without bonus and domain.
    ///
    /// Rule: `D20-MAG-12`.
    pub slots: Vec<Vec<u8>>,
}

/// Whether spells are prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Casting {
    /// They are chosen each day. Rule: `D20-SP-07`.
    Prepared,
    /// Any known one at any time. Rule: `D20-SP-08`.
    Spontaneous,
}

impl ClassSpells {
    /// Spell points a day at a class level from 1 to 20, without bonus.
    ///
    /// Rule: `D20-SP-02`, `D20-T-SP`.
    pub fn points_at(&self, level: u8) -> u16 {
        let row = usize::from(level).checked_sub(1);
        row.and_then(|row| self.points.get(row)).copied().unwrap_or(0)
    }

    /// Spells a day at a class level from 1 to 20, without bonus and domain; the first number is for the lowest level of spells.
    ///
    /// Rule: `D20-MAG-12`, `D20-T-SLOTS`.
    pub fn slots_at(&self, level: u8) -> &[u8] {
        let row = usize::from(level).checked_sub(1);
        row.and_then(|row| self.slots.get(row))
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// The highest level of spells that a class level opens; none where there are no spells yet.
    ///
    /// Rule: `D20-SP-04`.
    pub fn highest_at(&self, level: u8) -> Option<u8> {
        let open = u8::try_from(self.slots_at(level).len()).ok()?;
        open.checked_sub(1).map(|above| self.lowest + above)
    }

    fn faults(&self, faults: &mut Vec<Fault>) {
        within(faults, "the lowest level of spells", self.lowest, 0, 1);
        let levels = usize::from(MOST_LEVEL);
        within(
            faults,
            "the number of rows of spell points",
            self.points.len(),
            levels,
            levels,
        );
        within(
            faults,
            "the number of rows of slots",
            self.slots.len(),
            levels,
            levels,
        );
        if !self.points.is_sorted() {
            faults.push("the spell points must not fall".into());
        }
        if !self.slots.is_sorted_by_key(Vec::len) {
            faults.push("the rows of slots must not become shorter".into());
        }
        for row in &self.slots {
            within(faults, "the number of levels of spells", row.len(), 0, 10);
            for slots in row {
                within(faults, "the number of spells a day", *slots, 0, 9);
            }
        }
    }
}

impl Kind for Class {
    const WORD: &'static str = "class";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Row for Class {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Class {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if let Some(spells) = &self.spells {
            spells.faults(&mut faults);
        }
        if let Some(turning) = &self.turning {
            turning.faults(&mut faults);
        }
        faults
    }
}
