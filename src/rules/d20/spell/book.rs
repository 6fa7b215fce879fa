//! What a caster knows: spells with their levels, the casting ability, and what armour spoils.

use std::sync::Arc;

use crate::battle::{NamedRow, RuleId, Slot, Term};
use crate::content::Words;
use crate::rules::Id;

use super::super::data::{Ability, Altered, Casting, Creature, D20Data, Growth, Spell, SpellEffect, Target};
use super::super::sheet::rule_of;
use super::super::{rule, slots};
use super::magic_item::{self, MagicItem};
use super::metamagic::{self, Alteration};
use super::points::{self, Pool, Stock};
use super::word_of::word_of;

/// The spells of a caster, and of whoever carries things that hold some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The level of the caster.
    pub level: u8,
    /// The casting ability (`D20-MAG-07`).
    pub ability: Ability,
    /// Whether spells are cast from it; else it holds those of things alone.
    pub casts: bool,
    /// Whether any known spell may be cast at any time; else they are prepared.
    pub is_from_memory: bool,
    /// Percent of spells with gestures that armour spoils (`D20-MAG-01`).
    pub failure: u8,
    /// Spells a day by spell level from 0 on (`D20-MAG-12`).
    pub slots: Vec<u8>,
    /// What class, level and ability bring of spell points (`D20-SP-01`).
    pub(crate) stock: Stock,
    /// How spells are paid with points; none where they take slots.
    pub(crate) pool: Option<Pool>,
    /// The spells, lowest effective levels first; those of a level as the record names them, altered ones after plain ones. Those of the
    /// things that are carried come last.
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
    /// Its level for this caster as the table has it.
    pub base_level: u8,
    /// Its level: heightened, it is a higher one (`D20-MET-06`).
    pub level: u8,
    /// By what it is altered.
    pub(crate) metamagic: Vec<Alteration>,
    /// The level of the caster: his own one, or that of whoever has made the thing that holds it.
    pub(crate) caster_level: u8,
    /// What holds it; none where he casts it himself.
    pub(crate) item: Option<MagicItem>,
    /// The lowest level of a caster of this class who can cast it.
    pub(crate) least_level: u8,
    /// The level of the caster by which its dice are counted, where that is not his own one (`D20-SP-12`).
    pub(crate) dice_at: Option<u8>,
    /// Dice beyond the fewest, which cost points (`D20-SP-12`).
    pub(crate) more_dice: u16,
    /// What the table says.
    pub spell: Arc<Spell>,
    /// Whether it is prepared where nobody chooses others.
    pub is_prepared: bool,
    /// Whether it may take the place of any other one of its level that is prepared.
    pub is_spontaneous: bool,
}

impl Book {
    /// The spells of a creature and those of the things that it carries; none where it has none.
    pub(crate) fn of(tables: &D20Data, creature: &Creature) -> Option<Self> {
        let items = magic_item::all_of(tables, creature);
        let own = Self::own(tables, creature);
        if items.is_empty() {
            return own;
        }
        let mut book = own.unwrap_or(Self {
            level: creature.class.as_ref().map_or(0, |class| class.level),
            ability: Ability::Intelligence,
            casts: false,
            is_from_memory: false,
            failure: 0,
            slots: Vec::new(),
            stock: Stock::default(),
            pool: None,
            spells: Vec::new(),
        });
        book.spells.truncate(usize::from(u8::MAX) - items.len());
        book.spells.extend(items);
        Some(book)
    }

    /// The spells that a creature casts itself; none where it casts none.
    fn own(tables: &D20Data, creature: &Creature) -> Option<Self> {
        let (known, class) = (creature.spells.as_ref()?, creature.class.as_ref()?);
        let row = tables.classes.get(&class.class)?.spells.as_ref()?;
        let worn = creature
            .armour
            .iter()
            .filter_map(|worn| tables.armour.get(&worn.piece));
        let others = known.spontaneous.iter();
        let others = others.filter(|id| !known.prepared.contains(id));
        let all = known.prepared.iter().chain(others);
        let plain = |id: &Id<Spell>| {
            let spell = tables.spells.get(id)?;
            let level = *spell.levels.get(&class.class)?;
            let opens = |class_level: &u8| {
                row.highest_at(*class_level)
                    .is_some_and(|highest| highest >= level)
            };
            Some(Known {
                rule: rule_of(spell.id.as_str()),
                row: NamedRow::of(spell.id.as_str(), &spell.name),
                name: Arc::new(spell.name.clone()),
                word: word_of(spell.id.as_str()),
                base_level: level,
                level,
                metamagic: Vec::new(),
                caster_level: class.level,
                item: None,
                least_level: (1..=class.level).find(opens).unwrap_or(class.level),
                dice_at: None,
                more_dice: 0,
                spell: Arc::new(spell.clone()),
                is_prepared: known.prepared.contains(id),
                is_spontaneous: known.spontaneous.contains(id),
            })
        };
        let mut spells: Vec<Known> = all.filter_map(plain).collect();
        let is_from_memory = row.casts == Casting::Spontaneous;
        let altered: Vec<Known> = if is_from_memory {
            let sets =
                |known: &Known| metamagic::from_memory(tables, creature, &known.spell, known.base_level);
            let with = spells.iter().map(|known| (known, sets(known)));
            with.flat_map(|(known, sets)| sets.into_iter().map(|set| known.altered(set)))
                .collect()
        } else {
            let of = |altered: &Altered| {
                let known = plain(&altered.spell)?;
                Some(known.altered(metamagic::prepared(tables, altered, known.base_level)))
            };
            known.altered.iter().filter_map(of).collect()
        };
        spells.extend(altered);
        spells.sort_by_key(Known::effective);
        spells.truncate(usize::from(u8::MAX));
        Some(Self {
            level: class.level,
            ability: row.ability,
            casts: true,
            is_from_memory,
            failure: match row.arcane {
                true => worn.map(|piece| piece.spell_failure).sum::<u8>().min(100),
                false => 0,
            },
            slots: slots::a_day(row, class.level, creature.abilities.modifier(row.ability)),
            stock: points::stock(tables, creature, row, class.level),
            pool: None,
            spells,
        })
    }

    /// A spell by its number.
    pub(crate) fn spell(&self, slot: Slot) -> Option<&Known> {
        self.spells.get(usize::from(slot.0))
    }
}

impl Known {
    /// The level that it counts as when it is paid for.
    ///
    /// Rule: `D20-MET-02`.
    pub(crate) fn effective(&self) -> u8 {
        self.base_level + self.added()
    }

    /// The same spell altered; heightened, its level itself is a higher one.
    ///
    /// Rule: `D20-MET-01`, `D20-MET-05`, `D20-MET-06`.
    fn altered(&self, by: Vec<Alteration>) -> Self {
        let raised: u8 = by
            .iter()
            .filter(|altered| altered.rule == rule::D20_MTA_06)
            .map(|altered| altered.levels)
            .sum();
        let names = by.iter().map(|altered| altered.row.name());
        let names: Vec<&Arc<Words>> = names.collect();
        let name = |of: &dyn Fn(&Words) -> &str| {
            let with: Vec<&str> = names.iter().map(|words| of(words)).collect();
            let level = if raised > 0 {
                format!(" {}", self.base_level + raised)
            } else {
                String::new()
            };
            format!("{} ({}{level})", of(&self.name), with.join(", "))
        };
        Self {
            level: self.base_level + raised,
            name: Arc::new(Words {
                en: name(&|words| &words.en),
                de: name(&|words| &words.de),
                fr: name(&|words| &words.fr),
            }),
            is_prepared: true,
            is_spontaneous: false,
            metamagic: by,
            ..self.clone()
        }
    }

    /// The same spell with the dice of a caster of some level.
    ///
    /// Rule: `D20-SP-12`.
    pub(super) fn with_dice(&self, level: u8, more: u16) -> Self {
        let dice = self.dice(level);
        let sides = self.spell.effects.iter().find_map(|effect| match effect {
            SpellEffect::Damage { sides, .. } => Some(*sides),
            _ => None,
        });
        let sides = sides.unwrap_or(0);
        let name = |name: &str, letter: &str| format!("{name} {dice}{letter}{sides}");
        Self {
            name: Arc::new(Words {
                en: name(&self.name.en, "d"),
                de: name(&self.name.de, "W"),
                fr: name(&self.name.fr, "d"),
            }),
            dice_at: Some(level),
            more_dice: more,
            ..self.clone()
        }
    }

    /// The level by which dice, missiles and rays are counted.
    ///
    /// Rule: `D20-SP-12`.
    pub(crate) fn dice_level(&self) -> u8 {
        self.dice_at.unwrap_or(self.caster_level)
    }

    /// Missiles or rays of it; 1 for all others.
    ///
    /// Rule: `D20-SPL-01`, `D20-SPL-11`.
    pub(crate) fn count(&self) -> i16 {
        match self.spell.target {
            Target::Missiles { count, .. } | Target::Rays { count, .. } => count.at(self.dice_level()).max(1),
            _ => 1,
        }
    }

    /// Dice of damage in all, of a caster of some level.
    pub(super) fn dice(&self, level: u8) -> i16 {
        let of = |growth: Growth| growth.at(level);
        let each = self.spell.effects.iter().find_map(|effect| match effect {
            SpellEffect::Damage { dice, .. } => Some(of(*dice)),
            _ => None,
        });
        let count = match self.spell.target {
            Target::Missiles { count, .. } | Target::Rays { count, .. } => of(count).max(1),
            _ => 1,
        };
        each.unwrap_or(0) * count
    }
}
