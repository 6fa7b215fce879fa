//! How briskly a fight goes: in how many rounds a fighter does nothing, and how long nothing happens.

use std::collections::BTreeSet;

use crate::battle::{BattleEvent, Choice, FighterId, Happening, StateSign, Term};

/// A fight that comes to this round drags.
pub const DRAGS: u16 = 60;

/// What the log of a fight says of its pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Rounds in which a fighter was asked for something while he was still in the fight, over all fighters.
    pub asked: u64,
    /// Those of them in which he neither attacked, nor answered an attack, nor moved, nor got up, nor tried anything else, though no rule took
    /// a right to act from him, and the fight did not end before his turn.
    pub idle: u64,
    /// The most rounds on end in which nobody attacked anybody, nor moved.
    pub standstill: u16,
}

impl Pace {
    /// Reads the log of a fight by rules that say what a state looks like (`RuleSystem::state_sign`).
    pub fn of(log: &[BattleEvent], sign: impl Fn(Term) -> Option<StateSign>) -> Self {
        let mut pace = Self::default();
        let (mut still, mut out) = (0, BTreeSet::new());
        let rounds = log.split(|event| matches!(event.happening, Happening::RoundStarted));
        // What stands before the first round is none.
        for round in rounds.skip(1) {
            let found = Round::of(round, &mut out, &sign);
            pace.asked += found.asked.len() as u64;
            if !found.ends {
                pace.idle += found.asked.difference(&found.busy).count() as u64;
            }
            still = if found.is_lively { 0 } else { still + 1 };
            pace.standstill = pace.standstill.max(still);
        }
        pace
    }

    /// Adds the pace of other fights: of standstills the longer one stays.
    pub fn add(&mut self, other: Self) {
        self.asked += other.asked;
        self.idle += other.idle;
        self.standstill = self.standstill.max(other.standstill);
    }
}

/// Who did what in a round.
#[derive(Default)]
struct Round {
    asked: BTreeSet<FighterId>,
    busy: BTreeSet<FighterId>,
    is_lively: bool,
    /// Whether the fight ends in it.
    ends: bool,
}

impl Round {
    /// Reads a round; `out` are those who are out of the fight.
    fn of(
        events: &[BattleEvent],
        out: &mut BTreeSet<FighterId>,
        sign: impl Fn(Term) -> Option<StateSign>,
    ) -> Self {
        let mut round = Self::default();
        for event in events {
            match &event.happening {
                Happening::FightEnded { .. } => round.ends = true,
                Happening::Asked { question } if !out.contains(&question.fighter) => {
                    round.asked.insert(question.fighter);
                }
                Happening::Attacked { fighter, .. } | Happening::Moved { fighter, .. } => {
                    round.busy.insert(*fighter);
                    round.is_lively = true;
                }
                // What he does for long, or tries in vain, is not told as an act.
                Happening::Chosen {
                    fighter,
                    choice: Choice::Attack { .. } | Choice::Move { .. } | Choice::Act { .. },
                }
                | Happening::Defended { fighter, .. }
                | Happening::Acted { fighter, .. }
                | Happening::Forgone {
                    fighter,
                    rule: Some(_),
                    ..
                } => {
                    round.busy.insert(*fighter);
                }
                Happening::StateChanged {
                    fighter, state, on, ..
                } => match (sign(*state), on) {
                    (Some(StateSign::Out | StateSign::Dead), true) => {
                        // Nobody asks why a fighter did nothing in the round that put him out of the fight.
                        out.insert(*fighter);
                        round.busy.insert(*fighter);
                    }
                    (Some(StateSign::Out | StateSign::Dead), false) => {
                        out.remove(fighter);
                    }
                    (Some(StateSign::Lies | StateSign::Kneels), false) => {
                        round.busy.insert(*fighter);
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        round
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Entity;

    use super::*;
    use crate::battle::{Question, RuleId};

    fn log(happenings: Vec<Happening>) -> Vec<BattleEvent> {
        let event = |happening| BattleEvent {
            battle: Entity::PLACEHOLDER,
            round: 1,
            phase: None,
            happening,
        };
        happenings.into_iter().map(event).collect()
    }

    fn asked(id: u16) -> Happening {
        let question = Question {
            fighter: FighterId(id),
            kind: Term("announce"),
            about: None,
        };
        Happening::Asked { question }
    }

    fn acted(id: u16) -> Happening {
        Happening::Acted {
            fighter: FighterId(id),
            act: Term("draw"),
            target: None,
            with: None,
            at: None,
        }
    }

    fn carries_on(id: u16) -> Happening {
        let choice = Choice::Act {
            act: Term("carry-on"),
            target: None,
            with: None,
            at: None,
            facing: None,
        };
        Happening::Chosen {
            fighter: FighterId(id),
            choice,
        }
    }

    fn forgone(id: u16, rule: Option<RuleId>) -> Happening {
        Happening::Forgone {
            fighter: FighterId(id),
            what: Term("turn"),
            rule,
        }
    }

    fn changed(id: u16, state: &'static str, on: bool) -> Happening {
        Happening::StateChanged {
            fighter: FighterId(id),
            state: Term(state),
            on,
            rule: RuleId("TEST-01"),
        }
    }

    #[test]
    fn who_is_asked_and_does_nothing_is_idle_and_rounds_without_blow_and_step_stand_still() {
        let log = log(vec![
            asked(3),
            Happening::RoundStarted,
            asked(1),
            asked(2),
            asked(1),
            acted(1),
            asked(4),
            carries_on(4),
            Happening::RoundStarted,
            asked(2),
            changed(3, "out", true),
            Happening::RoundStarted,
            asked(3),
            asked(2),
            changed(2, "lies", false),
            Happening::RoundStarted,
            asked(1),
            forgone(1, None),
            asked(4),
            forgone(4, Some(RuleId("TEST-01"))),
            Happening::RoundStarted,
            asked(1),
            asked(4),
            acted(4),
            Happening::FightEnded {
                winners: Vec::new(),
                rule: RuleId("TEST-01"),
            },
        ]);
        let sign = |state: Term| match state.0 {
            "out" => Some(StateSign::Out),
            "lies" => Some(StateSign::Lies),
            _ => None,
        };
        // Round 1: 1 and 4 do something, 2 does not; round 2: 2 does not; round 3: 2 gets up, and 3 is out of the fight. What is asked before
        // the first round does not count. In round 4 the one skips his turn, and a rule takes that of 4. In
        // round 5 the fight ends before the turn of 1.
        let pace = Pace {
            asked: 9,
            idle: 3,
            standstill: 5,
        };
        assert_eq!(Pace::of(&log, sign), pace);
        assert_eq!(Pace::of(&[], sign), Pace::default());
    }
}
