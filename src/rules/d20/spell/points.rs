//! Spell points: how many a caster has, and what a spell costs of them.

use std::collections::BTreeSet;

use crate::battle::{Ledger, ModuleSet, RuleId};
use crate::rules::Id;

use super::super::data::{ClassSpells, Creature, D20Data, HIGHEST, Spell};
use super::super::scene::Snapshot;
use super::super::{cause, rule, slots};
use super::{Book, Known};

/// Spells of level 0 a day, besides one for each point that the class has at its first level (`D20-SP-06`).
pub(crate) const FREE: u8 = 3;
/// What metamagic costs for each level beyond the highest one (`D20-MET-04`).
pub(crate) const BEYOND_HIGHEST: u16 = 10;

/// What class, level and ability bring of spell points, by every reading of the rules.
///
/// Rule: `D20-SP-02`, `D20-SP-03`, `D20-SP-04`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Points of class and level.
    pub of_class: u16,
    /// Bonus points by ability and level.
    pub by_level: u16,
    /// Bonus points by the table.
    pub by_table: u16,
    /// Spells of level 0 a day.
    pub free: u8,
    /// Different spells of each level that can be prepared, from level 0 on.
    pub different: Vec<u8>,
}

/// How spells are paid with points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pool {
    /// Points of class and level.
    pub of_class: u16,
    /// Bonus points.
    pub bonus: u16,
    /// The rule that says how many of these.
    pub bonus_by: RuleId,
    /// What spells beyond the highest level cost.
    pub beyond: Beyond,
    /// Whether a spell can be cast with too few points (`D20-OVR-05`).
    pub may_lack: bool,
    /// Whether few points tire (`D20-SP-13`).
    pub tires: bool,
}

/// For which spells each level beyond the highest one costs more.
///
/// Rule: `D20-MET-04`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Beyond {
    /// Those that are of the highest level themselves.
    #[default]
    OfHighest,
    /// All.
    Always,
    /// None.
    Never,
}

impl Pool {
    /// All points of a day.
    ///
    /// Rule: `D20-SP-01`.
    pub(crate) const fn most(&self) -> u16 {
        self.of_class + self.bonus
    }

    /// The points of a day with their reasons. A caster has slept well before a fight.
    ///
    /// Rule: `D20-SP-01` to `D20-SP-03`, `D20-SP-10`.
    pub(crate) fn ledger(&self, book: &Book) -> Ledger {
        let mut ledger = Ledger::of(rule::D20_SP_02, &cause::CLASS, self.of_class as i16);
        ledger.add_for(self.bonus_by, cause::of(book.ability), self.bonus as i16);
        ledger
    }
}

/// What a spell of a level from 1 on costs.
///
/// Rule: `D20-SP-05`.
pub(crate) const fn cost(level: u8) -> u16 {
    (2 * level as u16).saturating_sub(1)
}

/// What a spell of some level costs that alterations raise to an effective one.
///
/// Rule: `D20-SP-05`, `D20-SP-06`, `D20-MET-02`, `D20-MET-04`.
pub(crate) const fn price(level: u8, effective: u8, beyond: Beyond) -> u16 {
    let is_dear = match beyond {
        Beyond::OfHighest => level >= HIGHEST,
        Beyond::Always => true,
        Beyond::Never => false,
    };
    if is_dear && effective > HIGHEST {
        cost(HIGHEST) + BEYOND_HIGHEST * (effective - HIGHEST) as u16
    } else {
        cost(effective)
    }
}

/// What class, level and ability bring.
///
/// Rule: `D20-SP-02` to `D20-SP-04`, `D20-SP-06`, `D20-SP-07`.
pub(super) fn stock(tables: &D20Data, creature: &Creature, spells: &ClassSpells, level: u8) -> Stock {
    let modifier = creature.abilities.modifier(spells.ability);
    let highest = spells.highest_at(level).unwrap_or(0);
    let is_open = highest > 0;
    let by_level = (modifier * i16::from(level)).div_euclid(2).max(0) as u16;
    let score = creature.abilities.score(spells.ability).unwrap_or(0);
    let slots = slots::a_day(spells, level, 0);
    Stock {
        of_class: spells.points_at(level),
        by_level: if is_open { by_level } else { 0 },
        by_table: if is_open {
            tables.bonus_points(score, highest)
        } else {
            0
        },
        free: match spells.lowest {
            0 => spells.points_at(1).min(99) as u8 + FREE,
            _ => 0,
        },
        different: slots,
    }
}

impl Book {
    /// Lets spells be paid as the modules of a battle say.
    ///
    /// Rule: `D20-SP-01`, `D20-SP-12`.
    pub(crate) fn pay_by(&mut self, modules: &ModuleSet) {
        if !self.casts || !modules.has("optional:spell-points") {
            return;
        }
        let (bonus, bonus_by) = match modules.variant("optional:sp-bonus") {
            None => (self.stock.by_level, rule::D20_SP_03),
            Some(Some("none")) => (0, rule::D20_SP_03),
            Some(_) => (self.stock.by_table, rule::D20_T_SPB),
        };
        let beyond = match modules.variant("optional:sp-beyond-nine") {
            None => Beyond::OfHighest,
            Some(Some("never")) => Beyond::Never,
            Some(_) => Beyond::Always,
        };
        self.pool = Some(Pool {
            of_class: self.stock.of_class,
            bonus,
            bonus_by,
            beyond,
            may_lack: modules.has("optional:sp-beyond-quota"),
            tires: modules.has("optional:sp-vitalizing"),
        });
        if modules.has("optional:sp-die-scaling") {
            self.sell_dice();
        }
    }

    /// Spells whose dice grow with the level of the caster begin with the fewest of their level, and may be cast with more of them.
    ///
    /// Rule: `D20-SP-12`.
    fn sell_dice(&mut self) {
        let level = self.level;
        let spells = std::mem::take(&mut self.spells);
        for known in spells {
            if known.item.is_some() {
                self.spells.push(known);
                continue;
            }
            let least = known.least_level.min(level);
            let fewest = known.dice(least);
            if known.dice(level) <= fewest {
                self.spells.push(known);
                continue;
            }
            let mut last = None;
            for at in least..=level {
                let dice = known.dice(at);
                if last == Some(dice) {
                    continue;
                }
                last = Some(dice);
                self.spells.push(known.with_dice(at, (dice - fewest) as u16));
            }
        }
    }

    /// What is wrong with the different spells that he has prepared, each to be cast as often as the points allow.
    ///
    /// Rule: `D20-SP-07`.
    pub(crate) fn too_many_prepared(&self, prepared: &[Id<Spell>]) -> Vec<String> {
        let plain = |id: &&Id<Spell>| {
            let mut spells = self.spells.iter();
            spells.find(|known| known.row.id() == id.as_str() && known.metamagic.is_empty())
        };
        let unknown = prepared.iter().filter(|id| plain(id).is_none());
        let unknown = unknown.map(|id| format!("`prepared` names `{id}`, which he does not know"));
        let too_many = (0u8..).zip(&self.stock.different).filter_map(|(of, most)| {
            let of_level = prepared
                .iter()
                .filter(|id| plain(id).is_some_and(|known| known.base_level == of));
            let different: BTreeSet<_> = of_level.collect();
            (different.len() > usize::from(*most)).then(|| {
                format!(
                    "`prepared` names {} different spells of the level {of}, but he can prepare {most}",
                    different.len()
                )
            })
        });
        unknown.chain(too_many).collect()
    }

    /// The most points that a caster spends in a round without danger: what the highest level costs of which he has spells.
    ///
    /// Rule: `D20-OVR-01`.
    pub(crate) fn cap(&self, own: &Snapshot) -> u16 {
        let spells = self.spells.iter().enumerate();
        let has = spells.filter(|(place, _)| self.is_from_memory || own.magic.left.of(*place) > 0);
        has.map(|(_, known)| cost(known.base_level)).max().unwrap_or(0)
    }

    /// What a spell costs of the points.
    ///
    /// Rule: `D20-SP-05`, `D20-SP-06`, `D20-SP-12`, `D20-MET-02`, `D20-MET-04`.
    pub(crate) fn price(&self, pool: &Pool, known: &Known) -> Ledger {
        let effective = known.effective();
        let price = price(known.level, effective, pool.beyond);
        let plain = cost(known.base_level);
        let by = if effective > HIGHEST {
            rule::D20_MET_04
        } else {
            rule::D20_MET_02
        };
        let own_rule = if known.base_level == 0 {
            rule::D20_SP_06
        } else {
            rule::D20_SP_05
        };
        let mut ledger = Ledger::new(own_rule, plain as i16);
        ledger.add(by, price as i16 - plain as i16);
        ledger.add(rule::D20_SP_12, known.more_dice as i16);
        ledger
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_costs_two_more_and_beyond_nine_ten_d20_met_04() {
        let plain = |level| price(level, level, Beyond::OfHighest);
        assert_eq!([1, 2, 3, 9].map(plain), [1, 3, 5, 17]);
        assert_eq!(price(3, 5, Beyond::OfHighest), 9, "an empowered fireball");
        // A spell of level 9 with four more: 17 + 4 * 10, or 2 * 13 - 1.
        assert_eq!(price(9, 13, Beyond::OfHighest), 57);
        assert_eq!(price(9, 13, Beyond::Never), 25);
        // One of level 3 with eight more: 2 * 11 - 1, or 17 + 2 * 10.
        assert_eq!(price(3, 11, Beyond::OfHighest), 21);
        assert_eq!(price(3, 11, Beyond::Always), 37);
    }
}
