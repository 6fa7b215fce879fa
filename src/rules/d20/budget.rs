//! What is left of a turn: standard, move and full-round actions, the 5-foot step, free actions.

use super::data::Budget as Restricted;
use super::module::Modules;

/// What somebody has done in his turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spent {
    /// Whether the standard action is used.
    pub standard: bool,
    /// Move actions.
    pub moves: u8,
    /// Whether the whole turn is used by one thing.
    pub full_round: bool,
    /// Whether that was a full attack.
    pub full_attack: bool,
    /// Whether the step of one square is used.
    pub step: bool,
    /// Whether that step leaves no full attack (`D20-FUL-01`).
    pub bars_full_attack: bool,
    /// Whether that step leaves no other movement (`D20-ACT-06`).
    pub bars_movement: bool,
    /// Whether he has moved any other distance.
    pub has_moved: bool,
    /// Whether a standard action was used with no hit points left, which costs one (`D20-DTH-01`).
    pub strain: bool,
    /// Whether a quickened spell is cast.
    pub quickened: bool,
}

/// How much of a turn somebody has.
///
/// Rule: `D20-ACT-01`, `D20-ACT-07`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Allowance {
    /// All of it.
    #[default]
    Whole,
    /// One standard or one move action.
    Single,
    /// One move action.
    MoveOnly,
    /// Nothing.
    Nothing,
}

impl Spent {
    /// Actions that are used: standard and moves.
    const fn actions(self) -> u8 {
        self.standard as u8 + self.moves
    }

    /// Whether a standard action is left: one, and beside one move at most.
    ///
    /// Rule: `D20-ACT-01`, `D20-ACT-02`, `D20-ACT-07`.
    pub(crate) const fn has_standard(self, allowance: Allowance) -> bool {
        !self.full_round
            && !self.standard
            && match allowance {
                Allowance::Whole => self.moves <= 1,
                Allowance::Single => self.moves == 0,
                Allowance::MoveOnly | Allowance::Nothing => false,
            }
    }

    /// Whether a move action is left: beside a standard action, or in place of it.
    ///
    /// Rule: `D20-ACT-01`, `D20-ACT-03`, `D20-ACT-07`.
    pub(crate) const fn has_move(self, allowance: Allowance) -> bool {
        !self.full_round
            && match allowance {
                Allowance::Whole => self.actions() < 2,
                Allowance::Single | Allowance::MoveOnly => self.actions() == 0,
                Allowance::Nothing => false,
            }
    }

    /// Whether a full-round action is left: of an untouched turn.
    ///
    /// Rule: `D20-ACT-01`, `D20-ACT-04`.
    pub(crate) const fn has_full_round(self, allowance: Allowance) -> bool {
        matches!(allowance, Allowance::Whole) && !self.full_round && self.actions() == 0
    }

    /// Whether the step of one square is left.
    ///
    /// Rule: `D20-ACT-06`.
    pub(crate) const fn has_step(self, modules: Modules) -> bool {
        let is_still = !self.has_moved || modules.has(Modules::STEP_AFTER_MOVE);
        // What moves or strikes all around uses the step up.
        let goes_with_it = !self.full_attack || modules.has(Modules::FULL_ATTACK_STEP);
        !self.step && is_still && goes_with_it
    }
}

impl From<Restricted> for Allowance {
    fn from(budget: Restricted) -> Self {
        match budget {
            Restricted::OneStandardOrMove => Self::Single,
            Restricted::OneMove => Self::MoveOnly,
            // What the mind alone can do takes no action of the body.
            Restricted::Nothing | Restricted::MindOnly => Self::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent(standard: bool, moves: u8) -> Spent {
        Spent {
            standard,
            moves,
            ..Spent::default()
        }
    }

    #[test]
    fn a_turn_is_a_standard_and_a_move_two_moves_or_a_full_round_d20_act_01() {
        // Standard used, moves used; standard, move and full-round left.
        for (used, moves, left) in [
            (false, 0, (true, true, true)),
            (false, 1, (true, true, false)),
            (false, 2, (false, false, false)),
            (true, 0, (false, true, false)),
            (true, 1, (false, false, false)),
        ] {
            let spent = spent(used, moves);
            let whole = Allowance::Whole;
            let found = (
                spent.has_standard(whole),
                spent.has_move(whole),
                spent.has_full_round(whole),
            );
            assert_eq!(found, left, "{spent:?}");
        }
    }

    #[test]
    fn restricted_activity_is_one_action_d20_act_07() {
        let single = Allowance::Single;
        assert!(spent(false, 0).has_standard(single) && spent(false, 0).has_move(single));
        assert!(!spent(true, 0).has_move(single) && !spent(false, 1).has_standard(single));
        assert!(!spent(false, 0).has_full_round(single));
        assert!(!spent(false, 0).has_standard(Allowance::MoveOnly));
        assert!(!spent(false, 0).has_move(Allowance::Nothing));
    }

    #[test]
    fn a_step_goes_with_no_other_movement_and_no_full_attack_d20_act_06() {
        let moved = Spent {
            has_moved: true,
            ..spent(false, 1)
        };
        let attacked = Spent {
            full_attack: true,
            full_round: true,
            ..Spent::default()
        };
        let charged = Spent {
            full_round: true,
            step: true,
            ..Spent::default()
        };
        let stood = Spent {
            full_round: true,
            ..Spent::default()
        };
        let plain = Modules::default();
        assert!(
            spent(true, 1).has_step(plain),
            "it goes with an attack and a move that is no movement"
        );
        assert!(!moved.has_step(plain) && moved.has_step(Modules::STEP_AFTER_MOVE));
        assert!(!attacked.has_step(plain) && attacked.has_step(Modules::FULL_ATTACK_STEP));
        assert!(!charged.has_step(Modules::FULL_ATTACK_STEP));
        assert!(stood.has_step(plain), "a last blow, a crossbow that is loaded");
        let stepped = Spent {
            step: true,
            ..Spent::default()
        };
        assert!(!stepped.has_step(plain));
    }
}
