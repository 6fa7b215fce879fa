//! What a caster knows: spells with their levels, the casting ability, and what armour spoils.

use std::sync::Arc;

use crate::battle::{NamedRow, RuleId, Slot, Term};
use crate::content::Words;

use super::super::data::{Ability, Casting, Component, Creature, D20Data, Spell};
use super::super::sheet::rule_of;
use super::super::slots;
use super::word_of::word_of;

/// The spells of a caster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The level of the caster.
    pub level: u8,
    /// The casting ability (`D20-MAG-07`).
    pub ability: Ability,
    /// Whether any known spell may be cast at any time; else they are prepared.
    pub is_from_memory: bool,
    /// Percent of spells with gestures that armour spoils (`D20-MAG-01`).
    pub failure: u8,
    /// Spells a day by spell level from 0 on (`D20-MAG-12`).
    pub slots: Vec<u8>,
    /// The spells, lowest levels first; those of a level as the record names them.
    pub spells: Vec<Known>,
}

/// A spell that a caster knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its row, which is its rule.
    pub rule: RuleId,
    /// Its id and name.
    pub row: NamedRow,
    /// Its name.
    pub name: Arc<Words>,
    /// The word by which it is told.
    pub word: Term,
    /// Its level for this caster. Metamagic that raises the real level raises this one (`D20-MET-06`).
    pub level: u8,
    /// What the table says.
    pub spell: Arc<Spell>,
    /// Whether it is prepared where nobody chooses others.
    pub is_prepared: bool,
    /// Whether it may take the place of any other one of its level that is prepared.
    pub is_spontaneous: bool,
}

impl Book {
    /// The spells of a creature; none where it casts none.
    pub(crate) fn of(tables: &D20Data, creature: &Creature) -> Option<Self> {
        let (known, class) = (creature.spells.as_ref()?, creature.class.as_ref()?);
        let row = tables.classes.get(&class.class)?.spells.as_ref()?;
        let worn = creature
            .armour
            .iter()
            .filter_map(|worn| tables.armour.get(&worn.piece));
        let others = known.spontaneous.iter();
        let others = others.filter(|id| !known.prepared.contains(id));
        let all = known.prepared.iter().chain(others);
        let mut spells: Vec<Known> = all
            .filter_map(|id| {
                let spell = tables.spells.get(id)?;
                Some(Known {
                    rule: rule_of(spell.id.as_str()),
                    row: NamedRow::of(spell.id.as_str(), &spell.name),
                    name: Arc::new(spell.name.clone()),
                    word: word_of(spell.id.as_str()),
                    level: *spell.levels.get(&class.class)?,
                    spell: Arc::new(spell.clone()),
                    is_prepared: known.prepared.contains(id),
                    is_spontaneous: known.spontaneous.contains(id),
                })
            })
            .collect();
        spells.sort_by_key(|known| known.level);
        Some(Self {
            level: class.level,
            ability: row.ability,
            is_from_memory: row.casts == Casting::Spontaneous,
            failure: match row.arcane {
                true => worn.map(|piece| piece.spell_failure).sum::<u8>().min(100),
                false => 0,
            },
            slots: slots::a_day(row, class.level, creature.abilities.modifier(row.ability)),
            spells,
        })
    }

    /// A spell by its number.
    pub(crate) fn spell(&self, slot: Slot) -> Option<&Known> {
        self.spells.get(usize::from(slot.0))
    }
}

impl Known {
    /// Whether it takes something besides time.
    pub(crate) fn takes(&self, component: Component) -> bool {
        self.spell.components.contains(&component)
    }
}
