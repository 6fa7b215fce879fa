//! Metamagic: by what a spell is altered, and what that does to its numbers.

use crate::battle::{FighterId, Happening, Ledger, NamedRow, Points, RuleId};

use super::super::data::{
    AddedLevels, Altered, Component, Creature, D20Data, FeatEffect, Metamagic, MetamagicEffect, Spell,
};
use super::super::round::Table;
use super::super::sheet::rule_of;
use super::super::{rule, word};
use super::Known;

/// The most spells of a book that are altered ones.
const MOST: usize = 160;

/// One way in which a spell is altered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alteration {
    /// Its row, which is its rule.
    pub rule: RuleId,
    /// Its id and name.
    pub row: NamedRow,
    /// Levels that it adds (`D20-MET-02`).
    pub levels: u8,
    /// What it does.
    pub effect: MetamagicEffect,
}

/// How the random numbers of a spell are counted.
///
/// Rule: `D20-MTA-04`, `D20-MTA-05`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// Whether all dice show their maximum.
    pub maximum: Option<(RuleId, NamedRow)>,
    /// The share that is added: `times` / `over` in all.
    pub share: Option<(RuleId, NamedRow, (u8, u8))>,
}

impl Numbers {
    /// How the alterations of a spell count its random numbers.
    pub(crate) fn of(alterations: &[Alteration]) -> Self {
        let mut numbers = Self::default();
        for altered in alterations {
            match altered.effect {
                MetamagicEffect::Maximum => numbers.maximum = Some((altered.rule, altered.row)),
                MetamagicEffect::Numbers { times, over } => {
                    numbers.share = Some((altered.rule, altered.row, (times, over)));
                }
                _ => {}
            }
        }
        numbers
    }

    /// Whether dice fall at all: where they show their maximum, only for the share that is added.
    pub(crate) const fn has_dice(self) -> bool {
        self.maximum.is_none() || self.share.is_some()
    }

    /// What is added to dice that came to `thrown` with `added` points besides, and by what: what is missing to their `highest` sum, then
    /// the share of the normal roll, rounded down.
    ///
    /// Rule: `D20-MTA-04`, `D20-MTA-05`, `D20-CORE-02`.
    pub(crate) fn lines(
        self,
        (thrown, added): (i16, i16),
        highest: i16,
    ) -> impl Iterator<Item = (RuleId, NamedRow, i16)> {
        let maximum = self.maximum.map(|(rule, row)| (rule, row, highest - thrown));
        let share = self.share.map(|(rule, row, (times, over))| {
            let normal = thrown + added;
            let raised = (normal * i16::from(times)).div_euclid(i16::from(over.max(1)));
            (rule, row, raised - normal)
        });
        maximum.into_iter().chain(share)
    }

    /// What dice come to.
    pub(crate) fn points(self, (thrown, added): (i16, i16), highest: i16) -> i16 {
        let more: i16 = self.lines((thrown, added), highest).map(|line| line.2).sum();
        thrown + added + more
    }
}

/// An alteration by a row of the table; heightened by as many levels as are wanted.
pub(super) fn by(row: &Metamagic, heightened: u8) -> Alteration {
    Alteration {
        rule: rule_of(row.id.as_str()),
        row: NamedRow::of(row.id.as_str(), &row.name),
        levels: match row.levels {
            AddedLevels::Fixed(levels) => levels,
            AddedLevels::UpTo(_) => heightened,
        },
        effect: row.effect,
    }
}

/// The alterations that a record names for a prepared spell.
///
/// Rule: `D20-MET-01`.
pub(super) fn prepared(tables: &D20Data, altered: &Altered, level: u8) -> Vec<Alteration> {
    let rows = altered.with.iter().filter_map(|id| tables.metamagic.get(id));
    let raised = altered.level.map_or(0, |wanted| wanted.saturating_sub(level));
    rows.map(|row| by(row, raised)).collect()
}

/// All sets of alterations by the feats of somebody who casts from memory that fit a spell: he chooses them as he casts, but cannot cast
/// quickly.
///
/// Rule: `D20-MET-01`, `D20-MET-06`.
pub(super) fn from_memory(
    tables: &D20Data,
    creature: &Creature,
    spell: &Spell,
    level: u8,
) -> Vec<Vec<Alteration>> {
    let mut sets: Vec<Vec<Alteration>> = vec![Vec::new()];
    for row in learnt(tables, creature) {
        if row.effect == MetamagicEffect::Quickened || !row.effect.fits(spell) {
            continue;
        }
        let ways: Vec<Alteration> = match row.levels {
            AddedLevels::Fixed(_) => vec![by(row, 0)],
            AddedLevels::UpTo(highest) => (1..=highest.saturating_sub(level))
                .map(|more| by(row, more))
                .collect(),
        };
        let known = sets.clone();
        for way in ways {
            let with = known.iter().map(|set| {
                let mut set = set.clone();
                set.push(way.clone());
                set
            });
            sets.extend(with);
        }
    }
    sets.remove(0);
    sets.truncate(MOST);
    sets
}

/// The metamagic that somebody has learnt, in the order of the table.
pub(crate) fn learnt<'t>(tables: &'t D20Data, creature: &Creature) -> Vec<&'t Metamagic> {
    let feats = creature
        .feats
        .iter()
        .filter_map(|held| tables.feats.get(&held.feat));
    let names: Vec<_> = feats
        .flat_map(|feat| &feat.effects)
        .filter_map(|effect| match effect {
            FeatEffect::Metamagic(id) => Some(id.clone()),
            _ => None,
        })
        .collect();
    let rows = tables.metamagic.iter();
    rows.filter(|(id, _)| names.contains(id))
        .map(|(_, row)| row)
        .collect()
}

impl Known {
    /// Levels that alterations add to its own one.
    ///
    /// Rule: `D20-MET-02`.
    pub(crate) fn added(&self) -> u8 {
        self.metamagic.iter().map(|altered| altered.levels).sum()
    }

    /// Whether it takes something besides time.
    pub(crate) fn takes(&self, component: Component) -> bool {
        let is_spared = |altered: &Alteration| altered.effect == MetamagicEffect::Without(component);
        self.spell.components.contains(&component) && !self.metamagic.iter().any(is_spared)
    }

    /// Whether it is a free action that provokes nobody.
    ///
    /// Rule: `D20-MTA-03`.
    pub(crate) fn is_quickened(&self) -> bool {
        let is_quick = |altered: &Alteration| altered.effect == MetamagicEffect::Quickened;
        self.metamagic.iter().any(is_quick)
    }

    fn factor(&self, of: impl Fn(MetamagicEffect) -> Option<u8>) -> u16 {
        let factors = self.metamagic.iter().filter_map(|altered| of(altered.effect));
        factors.map(u16::from).product::<u16>().max(1)
    }

    /// How many times as long it lasts.
    ///
    /// Rule: `D20-MTA-07`.
    pub(crate) fn longer(&self) -> u16 {
        self.factor(|effect| match effect {
            MetamagicEffect::Duration { times } => Some(times),
            _ => None,
        })
    }

    /// How many times as far it carries.
    ///
    /// Rule: `D20-MTA-08`.
    pub(crate) fn farther(&self) -> u16 {
        self.factor(|effect| match effect {
            MetamagicEffect::Range { times } => Some(times),
            _ => None,
        })
    }

    /// How many times as wide its area is.
    ///
    /// Rule: `D20-MTA-09`.
    pub(crate) fn wider(&self) -> u16 {
        self.factor(|effect| match effect {
            MetamagicEffect::Area { times } => Some(times),
            _ => None,
        })
    }
}

/// What is known of a spell as somebody casts it: by what it is altered, and the level that follows.
///
/// Rule: `D20-MET-02`, `D20-MET-03`.
pub(super) fn tell_level(table: &mut Table, id: FighterId, known: &Known) {
    if known.metamagic.is_empty() {
        return;
    }
    let mut ledger = Ledger::new(known.rule, known.base_level.into());
    for altered in &known.metamagic {
        ledger.add_for(altered.rule, altered.row, altered.levels.into());
    }
    // Nobody need be able to cast spells of that level.
    let book = table.snapshot(id).build.book.as_ref();
    let highest = book.map_or(0, |book| book.stock.different.len().saturating_sub(1));
    let by = match usize::from(known.effective()) > highest {
        true => rule::D20_MET_03,
        false => rule::D20_MET_02,
    };
    table.write(Happening::Rolled {
        fighter: id,
        what: word::EFFECTIVE_LEVEL,
        points: Box::new(Points::weighed(by, ledger)),
    });
}

#[cfg(test)]
mod tests {
    use super::super::super::sheet::test::tables;
    use super::*;

    fn numbers(ids: &[&str]) -> Numbers {
        let tables = tables();
        let altered: Vec<_> = ids
            .iter()
            .map(|id| {
                let row = tables.metamagic.iter().find(|(known, _)| known.as_str() == *id);
                by(row.unwrap().1, 0)
            })
            .collect();
        Numbers::of(&altered)
    }

    #[test]
    fn half_as_much_again_and_the_maximum_d20_mta_04_d20_mta_05() {
        // 1d8+5 with a 2: 7, empowered floor(10.5) = 10, maximised 13; both: 13 and floor(3.5) of a normal roll.
        let of = |ids: &[&str]| numbers(ids).points((2, 5), 8);
        assert_eq!(of(&[]), 7);
        assert_eq!(of(&["D20-MTA-04"]), 10);
        assert_eq!(of(&["D20-MTA-05"]), 13);
        assert_eq!(of(&["D20-MTA-04", "D20-MTA-05"]), 16);
        assert!(!numbers(&["D20-MTA-05"]).has_dice());
        assert!(numbers(&["D20-MTA-04", "D20-MTA-05"]).has_dice());
    }
}
