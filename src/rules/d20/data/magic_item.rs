//! Magic items that hold a spell: potions, wands and scrolls.

use serde::Deserialize;

use super::{Creature, D20Data, Range, Spell, Target};
use crate::content::Words;
use crate::rules::table::{known, within};
use crate::rules::{Fault, Id};

/// What kind of thing holds a spell.
///
/// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
pub enum ItemKind {
    /// Works on whoever drinks it.
    Potion,
    /// Is used by those who have the spell on the list of their class, as often as it has charges.
    Wand,
    /// Is read by those who have the spell on the list of their class and the ability for it, once.
    Scroll,
}

/// A thing that somebody carries, with the spell that it holds.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CarriedItem {
    /// What it is.
    pub kind: ItemKind,
    /// The spell.
    pub spell: Id<Spell>,
    /// How many potions or scrolls, or the charges of a wand.
    #[serde(default = "once")]
    pub uses: u8,
    /// The level of the caster who has made it; left out: the lowest at which a wizard casts the spell.
    pub caster_level: Option<u8>,
}

/// The most charges of a wand, and the most potions or scrolls alike.
const MOST_USES: u8 = 50;
/// The most different things that somebody carries.
const MOST_THINGS: usize = 20;
/// The highest level of a caster.
const MOST_LEVEL: u8 = 20;

const fn once() -> u8 {
    1
}

impl ItemKind {
    /// The highest level of a spell that it holds.
    pub const fn highest(self) -> u8 {
        match self {
            Self::Potion => 3,
            Self::Wand => 4,
            Self::Scroll => 9,
        }
    }

    /// What it is called.
    pub fn words(self) -> Words {
        let [en, de, fr] = match self {
            Self::Potion => ["potion", "Trank", "potion"],
            Self::Wand => ["wand", "Zauberstab", "baguette"],
            Self::Scroll => ["scroll", "Schriftrolle", "parchemin"],
        };
        Words {
            en: en.to_owned(),
            de: de.to_owned(),
            fr: fr.to_owned(),
        }
    }
}

impl CarriedItem {
    /// The lowest level that a spell has for any class: as such it is held.
    pub fn level_of(spell: &Spell) -> u8 {
        spell.levels.values().copied().min().unwrap_or(0)
    }

    /// The lowest level at which a wizard casts spells of a level.
    pub fn least_caster(level: u8) -> u8 {
        (2 * level.min(9)).saturating_sub(1).max(1)
    }

    /// What is wrong with what a creature carries.
    ///
    /// Rule: `D20-ACT-T32`, `D20-ACT-T33`, `D20-ACT-T34`.
    pub(super) fn faults(creature: &Creature, data: &D20Data, faults: &mut Vec<Fault>) {
        within(
            faults,
            "the number of magic items",
            creature.items.len(),
            0,
            MOST_THINGS,
        );
        for item in &creature.items {
            item.own_faults(data, faults);
        }
    }

    fn own_faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        within(faults, "the uses of a magic item", self.uses, 1, MOST_USES);
        let Some(spell) = known(faults, &data.spells, &self.spell) else {
            return;
        };
        let (level, most) = (Self::level_of(spell), self.kind.highest());
        let kind = self.kind.words().en;
        if level > most {
            let told = format!(
                "`{}` is of the level {level}, and a {kind} holds one of {most} at most",
                self.spell
            );
            faults.push(told.into());
        }
        if let Some(caster) = self.caster_level {
            within(
                faults,
                "the caster level of a magic item",
                caster,
                Self::least_caster(level),
                MOST_LEVEL,
            );
        }
        let helps_drinker = matches!(spell.target, Target::Touched { .. } | Target::Creature { .. })
            && spell.range != Range::Personal
            && !spell.harms();
        if self.kind == ItemKind::Potion && !helps_drinker {
            let told = format!(
                "`{}` helps nobody who drinks it: a potion holds a spell for a creature that is touched or named",
                self.spell
            );
            faults.push(told.into());
        }
    }
}
