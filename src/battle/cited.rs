//! What a happening names: the rules that made it, and the ledgers that it carries.

use super::check::{Check, Fallen};
use super::event::Happening;
use super::id::RuleId;
use super::ledger::{Ledger, Points};

impl Happening {
    /// The rules that it names itself, those in the lines of its ledgers aside.
    pub fn rules(&self) -> Vec<RuleId> {
        match self {
            Self::AtOnce { rule, .. }
            | Self::ValueChanged { rule, .. }
            | Self::Wounded { rule, .. }
            | Self::StateChanged { rule, .. }
            | Self::Moved { rule, .. }
            | Self::Turned { rule, .. }
            | Self::GroundChanged { rule, .. }
            | Self::SightChanged { rule, .. }
            | Self::FightEnded { rule, .. } => vec![*rule],
            Self::Undefended { rule, .. } | Self::Forgone { rule, .. } => rule.iter().copied().collect(),
            _ => {
                let checks = self.checks().into_iter().map(|check| check.rule);
                checks.chain(self.points().map(|points| points.rule)).collect()
            }
        }
    }

    /// The checks that were rolled in it.
    pub fn checks(&self) -> Vec<&Check> {
        match self {
            Self::Attacked { check, .. } | Self::Defended { check, .. } => vec![check],
            Self::Checked { checks, .. } => checks.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The quantity that was rolled in it.
    pub fn points(&self) -> Option<&Points> {
        match self {
            Self::InitiativeRolled { points, .. }
            | Self::Struck { points, .. }
            | Self::Rolled { points, .. } => Some(points),
            _ => None,
        }
    }

    /// All ledgers that it carries.
    pub fn ledgers(&self) -> Vec<&Ledger> {
        let mut ledgers: Vec<&Ledger> = Vec::new();
        for check in self.checks() {
            ledgers.push(&check.ledger);
            match &check.fallen {
                Fallen::Die(_) => {}
                Fallen::Pool(pool) => ledgers.push(&pool.successes),
                Fallen::Sum(sum) => ledgers.push(&sum.number),
            }
        }
        ledgers.extend(self.points().map(|points| &points.ledger));
        match self {
            Self::Struck { loss, .. } => ledgers.push(loss),
            Self::Checked { pool: Some(pool), .. } => ledgers.push(pool),
            _ => {}
        }
        ledgers
    }
}
