//! What a creature has: armour, feats, a class and spells.

use serde::Deserialize;

use super::class::MOST_LEVEL;
use super::{Armour, BodyPart, Class, D20Data, Feat, FeatChoice, PrintedSpells, Spell, Weapon};
use crate::rules::table::{known, once, within};
use crate::rules::{Fault, Id};

/// A piece of armour, or a shield, that is worn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worn {
    /// The piece.
    pub piece: Id<Armour>,
    /// Whether it is a masterwork, whose check penalty is 1 less.
    #[serde(default)]
    pub masterwork: bool,
    /// On which side a shield is carried.
    ///
    /// Rule: `D20-FAC-18`.
    #[serde(default)]
    pub side: Side,
}

/// A side of the body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, schemars::JsonSchema)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Side {
    #[default]
    Left,
    Right,
}

/// A class and a level in it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClassLevel {
    /// The class.
    pub class: Id<Class>,
    /// The level, 1 to 20.
    pub level: u8,
}

/// A feat that a creature has.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeldFeat {
    /// The feat.
    pub feat: Id<Feat>,
    /// The weapon that it is for.
    pub weapon: Option<Id<Weapon>>,
    /// The part of the body that it is for.
    pub part: Option<BodyPart>,
}

/// The spells of a creature; the level of the caster is that of its class.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KnownSpells {
    /// Those that are prepared where nobody chooses others.
    ///
    /// Rule: `D20-SP-07`.
    pub prepared: Vec<Id<Spell>>,
    /// Those that need not be prepared.
    #[serde(default)]
    pub spontaneous: Vec<Id<Spell>>,
    /// Results of the table, which follow from class and abilities.
    pub printed: Option<PrintedSpells>,
}

impl Worn {
    pub(super) fn faults(worn: &[Self], data: &D20Data, faults: &mut Vec<Fault>) {
        let pieces = worn
            .iter()
            .filter_map(|worn| known(faults, &data.armour, &worn.piece));
        let kinds: Vec<_> = pieces.map(|piece| piece.kind.is_shield()).collect();
        for (is_shield, what) in [(false, "a suit of armour"), (true, "a shield")] {
            if kinds.iter().filter(|kind| **kind == is_shield).count() > 1 {
                faults.push(format!("nobody wears more than {what}").into());
            }
        }
    }
}

impl ClassLevel {
    pub(super) fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        known(faults, &data.classes, &self.class);
        within(faults, "the level", self.level, 1, MOST_LEVEL);
    }
}

impl HeldFeat {
    pub(super) fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        if let Some(weapon) = &self.weapon {
            known(faults, &data.weapons, weapon);
        }
        let Some(feat) = known(faults, &data.feats, &self.feat) else {
            return;
        };
        let named = usize::from(self.weapon.is_some()) + usize::from(self.part.is_some());
        let wanted = usize::from(feat.choice == Some(FeatChoice::Weapon));
        if named != wanted {
            let fault = format!(
                "`{}` is for {wanted} weapons or parts of the body, not for {named}",
                feat.id
            );
            faults.push(fault.into());
        }
    }
}

impl KnownSpells {
    /// What is wrong with the spells of somebody of this class.
    pub(super) fn faults(&self, class: &ClassLevel, data: &D20Data, faults: &mut Vec<Fault>) {
        once(faults, "the prepared spell", &self.prepared);
        once(faults, "the spontaneous spell", &self.spontaneous);
        let row = data.classes.get(&class.class);
        let highest = row.and_then(|row| row.spells.as_ref()?.highest_at(class.level));
        for id in self.prepared.iter().chain(&self.spontaneous) {
            let Some(spell) = known(faults, &data.spells, id) else {
                continue;
            };
            let level = spell.levels.get(&class.class).copied();
            if row.is_some() && level.is_none_or(|level| highest.is_none_or(|highest| level > highest)) {
                let fault = format!(
                    "`{id}` is no spell of a `{}` of the level {}",
                    class.class, class.level
                );
                faults.push(fault.into());
            }
        }
    }
}
