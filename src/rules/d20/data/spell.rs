//! Spells.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Class, D20Data, Record, SpellEffect, State, Target};
use crate::content::Words;
use crate::rules::table::{known, once, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A spell.
///
/// Rule: `D20-SPL-01` to `D20-SPL-20`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spell {
    /// Its id, `D20-SPL-...`, which is also its rule.
    pub id: Id<Spell>,
    /// Its name.
    pub name: Words,
    /// Its school, for bonuses that ask for it.
    pub school: School,
    /// Whether it works on the mind, which some creatures do not have.
    ///
    /// Rule: `D20-CORE-04`.
    #[serde(default)]
    pub mind_affecting: bool,
    /// Its level by class, 0 to 9.
    pub levels: BTreeMap<Id<Class>, u8>,
    /// How long it takes.
    pub time: CastingTime,
    /// What it takes besides.
    pub components: Vec<Component>,
    /// How far it carries.
    pub range: Range,
    /// What it is aimed at.
    pub target: Target,
    /// How long it lasts.
    pub duration: Duration,
    /// Whether it ends when its owner attacks.
    #[serde(default)]
    pub ends_on_attack: bool,
    /// Whether it guards the front alone where facing counts.
    ///
    /// Rule: `D20-FAC-19`.
    #[serde(default)]
    pub front_only: bool,
    /// The save against it; none where there is no save.
    pub save: Option<Save>,
    /// What it does.
    pub effects: Vec<SpellEffect>,
    /// Spells that keep their owner from it.
    #[serde(default)]
    pub stopped_by: Vec<Id<Spell>>,
}

/// A school of spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum School {
    Abjuration,
    Conjuration,
    Divination,
    Enchantment,
    Evocation,
    Illusion,
    Necromancy,
    Transmutation,
}

/// How long casting takes.
///
/// Rule: `D20-MAG-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum CastingTime {
    /// A standard action.
    StandardAction,
    /// A round: it takes effect just before the next turn of the caster.
    OneRound,
}

/// What casting takes besides time.
///
/// Rule: `D20-MAG-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Component {
    /// A voice.
    Verbal,
    /// A free hand.
    Somatic,
    /// Something that is used up.
    Material,
    /// Something that is not used up.
    Focus,
}

/// How far a spell carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Range {
    /// It begins with the caster.
    Personal,
    /// As far as the caster reaches.
    Touch,
    /// 5 squares, and 1 for two levels of the caster.
    Close,
    /// 20 squares, and 2 for each level.
    Medium,
    /// 80 squares, and 8 for each level.
    Long,
}

impl Range {
    /// Squares at a level of the caster; none where it begins with the caster or is a touch.
    pub fn squares(self, level: u8) -> Option<u16> {
        let level = u16::from(level);
        match self {
            Self::Personal | Self::Touch => None,
            Self::Close => Some(5 + level / 2),
            Self::Medium => Some(20 + 2 * level),
            Self::Long => Some(80 + 8 * level),
        }
    }
}

/// How long a spell lasts.
///
/// Rule: `D20-SEQ-06`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Duration {
    /// It is over at once.
    Instant,
    /// Rounds.
    Rounds {
        /// For each level of the caster.
        per_level: u16,
    },
}

/// A save against a spell.
///
/// Rule: `D20-MAG-07`, `D20-MAG-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Which one.
    pub kind: SaveKind,
    /// What success does.
    pub success: SaveEffect,
    /// What success does where the rules are set to the other reading.
    ///
    /// Rule: `D20-MAG-09`.
    pub other_reading: Option<SaveEffect>,
    /// Whether only undead save, and the spell helps all others.
    #[serde(default)]
    pub only_undead: bool,
    /// Whether a new save can be tried in each own turn, as a full-round action.
    #[serde(default)]
    pub each_turn: bool,
}

/// One of the saves.
///
/// Rule: `D20-CORE-07`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[allow(missing_docs, reason = "the names of the rules")]
pub enum SaveKind {
    Fortitude,
    Reflex,
    Will,
}

/// What a save does that succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum SaveEffect {
    /// Half of the damage, rounded down.
    Half,
    /// Nothing happens.
    Negates,
}

impl Spell {
    /// Whether it is meant for foes.
    pub fn harms(&self) -> bool {
        let harms = |effect: &SpellEffect| match effect {
            SpellEffect::Damage { .. } => true,
            SpellEffect::Condition(state) => *state != State::Invisible,
            SpellEffect::Heal { .. } | SpellEffect::Bonus { .. } | SpellEffect::MissChance { .. } => false,
        };
        self.effects.iter().any(harms)
    }
}

impl Kind for Spell {
    const WORD: &'static str = "spell";
    const PREFIXES: &'static [&'static str] = &["D20-SPL-"];
}

impl Row for Spell {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Spell {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        if self.levels.is_empty() {
            faults.push("a spell belongs to a class".into());
        }
        for (class, level) in &self.levels {
            within(&mut faults, "the level", *level, 0, 9);
            let class = known(&mut faults, &data.classes, class);
            if let Some(class) = class
                && class.spells.as_ref().is_none_or(|spells| spells.lowest > *level)
            {
                faults.push(format!("`{}` has no spells of the level {level}", class.id).into());
            }
        }
        once(&mut faults, "the component", &self.components);
        self.target.faults(&mut faults);
        if let Duration::Rounds { per_level } = self.duration {
            within(&mut faults, "the rounds for each level", per_level, 1, 600);
        }
        if matches!(self.target, Target::Touched { .. }) != (self.range == Range::Touch) {
            faults.push("a spell by touch has the range of a touch".into());
        }
        if self.effects.is_empty() {
            faults.push("a spell needs an effect".into());
        }
        for effect in &self.effects {
            effect.faults(&mut faults);
        }
        for other in &self.stopped_by {
            known(&mut faults, &data.spells, other);
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_grows_with_the_level_of_the_caster() {
        let at_six = [Range::Touch, Range::Close, Range::Medium, Range::Long].map(|range| range.squares(6));
        assert_eq!(at_six, [None, Some(8), Some(32), Some(128)]);
        assert_eq!(Range::Close.squares(7), Some(8), "D20-CORE-02");
    }
}
