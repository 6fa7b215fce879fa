//! The strokes that all stages of these rules share.

use crate::battle::{FighterId, Happening, RuleId, Term};
use crate::rules::kernel;

use super::super::Pool;
use super::super::effect::{Effect, Until};

/// One battle with all its fighters.
pub type Table<'t> = kernel::Table<'t, Pool>;

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

    /// Puts a condition on a fighter; the same one twice does not add up, and the later end counts (`PL-STA-01`).
    pub(crate) fn afflict(&mut self, id: FighterId, effect: Effect) {
        let known = self
            .snapshot(id)
            .state
            .effects
            .iter()
            .find(|it| it.kind == effect.kind);
        let merged = match known {
            Some(known) => Effect {
                points: known.points.max(effect.points),
                until: if self.end_of(known.until) > self.end_of(effect.until) {
                    known.until
                } else {
                    effect.until
                },
                ..effect
            },
            None => effect,
        };
        let effects = &mut self.fighter(id).state.effects;
        effects.retain(|it| it.kind != effect.kind);
        effects.push(merged);
        effects.sort_unstable();
        self.state(id, effect.kind.term(), true, effect.kind.rule());
    }

    /// When something ends, as round from now and place in the order.
    fn end_of(&self, until: Until) -> (u8, usize) {
        match until {
            Until::OwnTurns(turns) => (turns, 0),
            Until::TurnStart(whose) => {
                let place = self.round.order.iter().position(|id| *id == whose).unwrap_or(0);
                let has_passed = place < usize::from(self.round.passed);
                (u8::from(has_passed), place)
            }
        }
    }

    /// Takes those conditions from a fighter that end now.
    pub(crate) fn relieve(&mut self, id: FighterId, ends: impl Fn(&Effect) -> bool) {
        let over: Vec<Effect> = self
            .snapshot(id)
            .state
            .effects
            .iter()
            .filter(|effect| ends(effect))
            .copied()
            .collect();
        for effect in over {
            self.fighter(id).state.effects.retain(|known| *known != effect);
            self.state(id, effect.kind.term(), false, effect.kind.rule());
        }
    }
}
