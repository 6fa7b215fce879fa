//! Rage: what it gives and takes while it lasts, how it begins and what it leaves behind.

use crate::battle::{FighterId, RuleId};

use super::condition::{Suffered, Until};
use super::data::{Ability, Quirk, State};
use super::round::{Table, health};
use super::scene::Snapshot;
use super::sheet::Build;
use super::{rule, word};

/// What a rage does to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rage {
    /// The row of whoever rages.
    pub rule: RuleId,
    /// Rounds that it lasts.
    pub rounds: u8,
    /// Points of Strength.
    pub strength: i16,
    /// Points of Constitution.
    pub constitution: i16,
    /// Points of AC, 0 or less.
    pub armour_class: i16,
    /// Points on Will saves.
    pub will: i16,
    /// What comes after it.
    pub afterwards: State,
}

impl Rage {
    /// The rage that somebody is capable of.
    pub(crate) fn known(build: &Build) -> Option<Self> {
        build.traits.iter().find_map(|quirk| match quirk {
            Quirk::Rage {
                rounds,
                strength,
                constitution,
                will,
                armour_class,
                afterwards,
                ..
            } => Some(Self {
                rule: build.row.unwrap_or(rule::D20_ACT_05),
                rounds: *rounds,
                strength: *strength,
                constitution: *constitution,
                armour_class: *armour_class,
                will: *will,
                afterwards: *afterwards,
            }),
            _ => None,
        })
    }

    /// The rage that somebody is in.
    pub(crate) fn of(own: &Snapshot) -> Option<Self> {
        let is_raging = own.budget.raging > 0;
        is_raging.then(|| Self::known(&own.build)).flatten()
    }

    /// By how much it changes an ability score.
    pub(crate) const fn ability(self, which: Ability) -> i16 {
        match which {
            Ability::Strength => self.strength,
            Ability::Constitution => self.constitution,
            _ => 0,
        }
    }

    /// Hit points that the Constitution gives to somebody of a level.
    const fn hit_points(self, level: u8) -> i16 {
        self.constitution / 2 * level as i16
    }
}

/// Somebody falls into a rage.
pub(crate) fn begin(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let Some(rage) = Rage::known(&own.build) else {
        return;
    };
    let points = rage.hit_points(own.build.level);
    let budget = &mut table.fighter(id).budget;
    budget.rages = budget.rages.saturating_sub(1);
    budget.raging = rage.rounds;
    table.state(id, word::RAGING, true, rage.rule);
    health::swell(table, id, points, rage.rule);
}

/// A turn of somebody begins: a rage comes nearer to its end, with which its hit points go and weariness comes.
pub(crate) fn wear_off(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let Some(rage) = Rage::of(own) else { return };
    let points = rage.hit_points(own.build.level);
    let left = own.budget.raging - 1;
    table.fighter(id).budget.raging = left;
    if left > 0 {
        return;
    }
    table.state(id, word::RAGING, false, rage.rule);
    health::swell(table, id, -points, rage.rule);
    let tired = Suffered {
        state: rage.afterwards,
        until: Until::Open,
    };
    table.afflict(id, tired);
}
