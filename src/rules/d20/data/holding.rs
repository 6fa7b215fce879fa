//! What a creature has: armour, feats, a class and spells.

use serde::Deserialize;

use super::class::{Casting, MOST_LEVEL};
use super::{
    AddedLevels, Armour, BodyPart, Class, Creature, D20Data, Feat, FeatChoice, FeatEffect, HIGHEST,
    Metamagic, PrintedSpells, Spell, Weapon,
};
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
    /// Those that are prepared altered. Whoever casts from memory alters his spells as he casts them.
    ///
    /// Rule: `D20-MET-01`.
    #[serde(default)]
    pub altered: Vec<Altered>,
    /// Results of the table, which follow from class and abilities.
    pub printed: Option<PrintedSpells>,
}

/// A spell that is prepared altered.
///
/// Rule: `D20-MET-01`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Altered {
    /// Which.
    pub spell: Id<Spell>,
    /// By what.
    pub with: Vec<Id<Metamagic>>,
    /// The level to which it is heightened.
    ///
    /// Rule: `D20-MET-06`.
    pub level: Option<u8>,
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

impl Altered {
    fn faults(&self, (creature, class): (&Creature, &ClassLevel), data: &D20Data, faults: &mut Vec<Fault>) {
        let Some(spell) = known(faults, &data.spells, &self.spell) else {
            return;
        };
        let Some(level) = spell.levels.get(&class.class).copied() else {
            faults.push(format!("`{}` is no spell of a `{}`", self.spell, class.class).into());
            return;
        };
        let row = data.classes.get(&class.class).and_then(|row| row.spells.as_ref());
        if row.is_some_and(|row| row.highest_at(class.level).is_none_or(|highest| level > highest)) {
            let fault = format!(
                "`{}` is no spell of a `{}` of the level {} (D20-SP-04)",
                self.spell, class.class, class.level
            );
            faults.push(fault.into());
        }
        if row.is_some_and(|row| row.casts == Casting::Spontaneous) {
            faults.push("whoever casts from memory alters spells as he casts them (D20-MET-01)".into());
        }
        if self.with.is_empty() {
            faults.push(format!("`{}` is altered by nothing", self.spell).into());
        }
        once(faults, "the metamagic", &self.with);
        let feats = creature
            .feats
            .iter()
            .filter_map(|held| data.feats.get(&held.feat));
        let learnt: Vec<&FeatEffect> = feats.flat_map(|feat| &feat.effects).collect();
        let mut is_heightened = false;
        for id in &self.with {
            let Some(row) = known(faults, &data.metamagic, id) else {
                continue;
            };
            is_heightened |= matches!(row.levels, AddedLevels::UpTo(_));
            let is_it = |effect: &FeatEffect| matches!(effect, FeatEffect::Metamagic(of) if of == id);
            let is_taught = data.feats.values().any(|feat| feat.effects.iter().any(is_it));
            if is_taught && !learnt.iter().any(|effect| is_it(effect)) {
                faults.push(format!("`{id}` needs its feat").into());
            }
            if !row.effect.fits(spell) {
                faults.push(format!("`{id}` changes nothing of `{}`", self.spell).into());
            }
        }
        match self.level {
            Some(_) if !is_heightened => faults.push("only a heightened spell names a level".into()),
            None if is_heightened => faults.push("a heightened spell names its level".into()),
            Some(wanted) => within(
                faults,
                "the level of a heightened spell",
                wanted,
                level + 1,
                HIGHEST,
            ),
            None => {}
        }
    }
}

impl KnownSpells {
    /// What is wrong with the spells of somebody of this class.
    pub(super) fn faults(
        &self,
        (creature, class): (&Creature, &ClassLevel),
        data: &D20Data,
        faults: &mut Vec<Fault>,
    ) {
        once(faults, "the prepared spell", &self.prepared);
        once(faults, "the altered spell", &self.altered);
        for altered in &self.altered {
            altered.faults((creature, class), data, faults);
        }
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
                    "`{id}` is no spell of a `{}` of the level {} (D20-SP-04)",
                    class.class, class.level
                );
                faults.push(fault.into());
            }
        }
    }
}
