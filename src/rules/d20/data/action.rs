//! Actions: what they cost, and whether they open an attack of opportunity.

use serde::Deserialize;

use super::{D20Data, Feat, Record, Skill};
use crate::content::Words;
use crate::rules::table::{known, within, word_faults};
use crate::rules::{Fault, Id, Kind, Row};

/// A line of the table of actions: one act, or a few that are alike.
///
/// Rule: `D20-ACT-08`, `D20-T-ACT`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Its id, `D20-ACT-T...`, which is also its rule.
    pub id: Id<Action>,
    /// Its acts, at least one.
    pub acts: Vec<Act>,
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Its name.
    pub name: Words,
    /// What it costs.
    pub cost: Cost,
    /// Whether it opens an attack of opportunity.
    pub provokes: Provokes,
    /// What it costs to those who can do it faster.
    pub cheaper: Option<Cheaper>,
    /// Whether it may also be the attack of a charge.
    #[serde(default)]
    pub in_charge: bool,
    /// The check that it needs.
    pub check: Option<Ask>,
    /// How often in a round; none where nothing limits it.
    pub per_round: Option<u8>,
    /// How often in a turn; none where nothing limits it.
    pub per_turn: Option<u8>,
}

/// What an act costs.
///
/// Rule: `D20-ACT-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Cost {
    /// No action at all.
    NoAction,
    /// A free action.
    Free,
    /// A move action.
    Move,
    /// A standard action.
    Standard,
    /// A full-round action.
    FullRound,
    /// The place of one melee attack.
    MeleeAttack,
    /// Nothing besides the attack or full attack with which it is declared.
    WithAttack,
}

/// Whether an act opens an attack of opportunity.
///
/// Rule: `D20-AOO-06` to `D20-AOO-08`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Provokes {
    /// It does not.
    Never,
    /// From all who threaten.
    Always,
    /// From all who threaten, once, when it begins.
    AtStart,
    /// From its target alone.
    FromTarget,
    /// From its target alone, and only if the target is armed.
    FromArmedTarget,
    /// Its steps do, as those of any movement.
    ByMovement,
    /// Its steps do, but not the one out of the first square.
    ByMovementBeyondFirst,
    /// Each of its shots does, its melee attacks do not.
    PerShot,
}

/// What an act costs to those who can do it faster.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cheaper {
    /// What it costs then.
    pub cost: Cost,
    /// What it takes for that.
    pub by: Means,
}

/// What it takes to do something faster.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Means {
    /// A feat.
    Feat(Id<Feat>),
    /// A check that succeeds.
    Check {
        /// The skill.
        skill: Skill,
        /// The number to reach.
        dc: i16,
    },
    /// It is done along with a move, by somebody with at least this base attack bonus.
    MoveWithBaseAttack(i16),
}

/// A check against a number.
///
/// Rule: `D20-CORE-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The skill.
    pub skill: Skill,
    /// The number to reach.
    pub dc: i16,
}

impl Kind for Action {
    const WORD: &'static str = "action";
    const PREFIXES: &'static [&'static str] = &["D20-ACT-T"];
}

impl Row for Action {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Record for Action {
    fn faults(&self, data: &D20Data) -> Vec<Fault> {
        let mut faults = Vec::new();
        if self.acts.is_empty() {
            faults.push("an action needs an act".into());
        }
        for act in &self.acts {
            act.faults(data, &mut faults);
        }
        faults
    }
}

impl Act {
    fn faults(&self, data: &D20Data, faults: &mut Vec<Fault>) {
        faults.extend(word_faults(&self.name));
        within(faults, "how often in a round", self.per_round.unwrap_or(1), 1, 9);
        within(faults, "how often in a turn", self.per_turn.unwrap_or(1), 1, 9);
        if let Some(check) = self.check {
            within(faults, "the number of a check", check.dc, 1, 40);
        }
        match self.cheaper.as_ref().map(|cheaper| &cheaper.by) {
            Some(Means::Feat(feat)) => {
                known(faults, &data.feats, feat);
            }
            Some(Means::Check { dc, .. }) => within(faults, "the number of a check", *dc, 1, 40),
            Some(Means::MoveWithBaseAttack(bonus)) => within(faults, "the base attack bonus", *bonus, 0, 20),
            None => {}
        }
    }
}
