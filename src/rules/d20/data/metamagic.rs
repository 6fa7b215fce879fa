//! Metamagic: what it adds to the level of a spell and what it does.

use serde::Deserialize;

use super::{CastingTime, Component, D20Data, Duration, Range, Record, Shape, Spell, SpellEffect, Target};
use crate::content::Words;
use crate::rules::table::{within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A way to change a spell.
///
/// Rule: `D20-MTA-01` to `D20-MTA-09`, `D20-T-META`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Metamagic {
    /// Its id, `D20-MTA-...`, which is also its rule.
    pub id: Id<Metamagic>,
    /// Its name.
    pub name: Words,
    /// What it adds to the level of the spell.
    ///
    /// Rule: `D20-MET-02`.
    pub levels: AddedLevels,
    /// What it does.
    pub effect: MetamagicEffect,
}

/// What metamagic adds to the level of a spell.
///
/// Rule: `D20-MET-02`, `D20-MET-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum AddedLevels {
    /// So many levels.
    Fixed(u8),
    /// What the caster wants, up to this level of the spell.
    UpTo(u8),
}

/// What metamagic does.
///
/// Rule: `D20-MET-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum MetamagicEffect {
    /// The spell does not need this.
    Without(Component),
    /// It is a free action, once in a round, and provokes nobody.
    Quickened,
    /// All random numbers count `times` / `over`, rounded down.
    Numbers {
        /// The factor.
        times: u8,
        /// What it is divided by.
        over: u8,
    },
    /// All dice show their maximum.
    Maximum,
    /// The level itself rises, and with it all that depends on it.
    Heightened,
    /// It lasts longer, unless it is instant or takes concentration.
    Duration {
        /// So many times as long.
        times: u8,
    },
    /// It carries farther, where the range is close, medium or long.
    Range {
        /// So many times as far.
        times: u8,
    },
    /// Its area is wider, where it is a burst, an emanation, a spread or a line.
    Area {
        /// So many times as wide.
        times: u8,
    },
}

/// The highest level of a spell (`D20-SP-04`).
pub(crate) const HIGHEST: u8 = 9;

impl MetamagicEffect {
    /// Whether metamagic changes anything of a spell; what takes a round cannot be quickened.
    ///
    /// Rule: `D20-MET-07`.
    pub(crate) fn fits(self, spell: &Spell) -> bool {
        let has_dice =
            |effect: &SpellEffect| matches!(effect, SpellEffect::Damage { .. } | SpellEffect::Heal { .. });
        match self {
            Self::Without(component) => spell.components.contains(&component),
            Self::Quickened => spell.time == CastingTime::StandardAction,
            Self::Numbers { .. } | Self::Maximum => spell.effects.iter().any(has_dice),
            Self::Heightened => true,
            Self::Duration { .. } => matches!(spell.duration, Duration::Rounds { .. }),
            Self::Range { .. } => {
                matches!(spell.range, Range::Close | Range::Medium | Range::Long)
            }
            Self::Area { .. } => match spell.target {
                Target::Area { shape, .. } => !matches!(shape, Shape::Cone { .. }),
                _ => false,
            },
        }
    }
}

impl Kind for Metamagic {
    const WORD: &'static str = "kind of metamagic";
    const PREFIXES: &'static [&'static str] = &["D20-MTA-"];
}

impl Row for Metamagic {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Metamagic {
    fn faults(&self, _: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        match self.levels {
            AddedLevels::Fixed(levels) | AddedLevels::UpTo(levels) => {
                within(&mut faults, "the levels", levels, 0, 9);
            }
        }
        let is_chosen = matches!(self.levels, AddedLevels::UpTo(_));
        if is_chosen != (self.effect == MetamagicEffect::Heightened) {
            faults.push(
                "the caster chooses the level where it is the level that rises, and nowhere else".into(),
            );
        }
        match self.effect {
            MetamagicEffect::Numbers { times, over } => {
                within(&mut faults, "what is divided by", over, 1, 10);
                within(&mut faults, "the factor", times, over, 10 * over);
            }
            MetamagicEffect::Duration { times }
            | MetamagicEffect::Range { times }
            | MetamagicEffect::Area { times } => within(&mut faults, "the factor", times, 1, 10),
            _ => {}
        }
        faults
    }
}
