//! The strokes that all stages of these rules share.

use crate::battle::{FighterId, Happening, RuleId, Term};
use crate::rules::kernel;

use super::super::compulsion;
use super::super::condition::{self, Suffered};
use super::super::{D20, spell};
use super::Stage;
use super::health;

/// One battle with all its fighters.
pub type Table<'t> = kernel::Table<'t, D20>;

impl Table<'_> {
    /// Says that somebody did something that is no blow.
    pub(crate) fn acted(&mut self, fighter: FighterId, act: Term, target: Option<FighterId>) {
        self.write(Happening::Acted {
            fighter,
            act,
            target,
            with: None,
            at: None,
        });
    }

    /// Says that a right to act was lost.
    pub(crate) fn forgone(&mut self, fighter: FighterId, what: Term, rule: RuleId) {
        self.write(Happening::Forgone {
            fighter,
            what,
            rule: Some(rule),
        });
    }

    /// Puts a state on a fighter; the same one twice does not add up, and the later end counts.
    pub(crate) fn afflict(&mut self, id: FighterId, suffered: Suffered) {
        let known = self
            .snapshot(id)
            .conditions
            .0
            .iter()
            .find(|it| it.state == suffered.state)
            .copied();
        let merged = Suffered {
            until: known.map_or(suffered.until, |known| known.until.max(suffered.until)),
            ..suffered
        };
        let conditions = &mut self.fighter(id).conditions.0;
        conditions.retain(|it| it.state != suffered.state);
        conditions.push(merged);
        conditions.sort_unstable();
        if known.is_none() {
            let state = suffered.state;
            self.state(id, condition::term(state), true, condition::rule_of(state));
            compulsion::let_fall(self, id, state);
        }
        health::set_able(self, id);
        if !self.snapshot(id).is_able() {
            spell::give_up(self, id);
        }
    }

    /// Takes those states from a fighter that end now.
    pub(crate) fn relieve(&mut self, id: FighterId, ends: impl Fn(&Suffered) -> bool) {
        let own = self.snapshot(id);
        let over: Vec<Suffered> = own.conditions.0.iter().filter(|it| ends(it)).copied().collect();
        for suffered in &over {
            self.fighter(id).conditions.0.retain(|it| it != suffered);
            let state = suffered.state;
            self.state(id, condition::term(state), false, condition::rule_of(state));
        }
        if !over.is_empty() {
            health::set_able(self, id);
        }
    }

    /// Where the battle goes on: with what is under way, else with the turn that is being played.
    pub(crate) fn resume(&mut self) {
        self.round.stage = match (self.round.frames.is_empty(), self.round.running) {
            (false, _) => Stage::Frames,
            (true, Some(_)) => Stage::Turn,
            (true, None) => Stage::Windows,
        };
    }
}
