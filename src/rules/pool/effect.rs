//! Conditions: what a fighter suffers from for a while, what it costs him, and when it ends.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::battle::{FighterId, RuleId, Term};

use super::{rule, word};

/// A condition of a fighter. Lying on the ground is a posture of his body and stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effect {
    /// Which.
    pub kind: EffectKind,
    /// Points of those that are not always alike: the Defence that a cornered one loses.
    pub points: i16,
    /// When it ends.
    pub until: Until,
}

/// The kinds of conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, JsonSchema)]
pub enum EffectKind {
    /// `PL-STA-02`
    Distracted,
    /// `PL-STA-03`
    Immobilised,
    /// `PL-STA-04`
    Blinded,
    /// `PL-STA-06`
    Stunned,
    /// `PL-STA-07`
    Cornered,
    /// `PL-STA-08`
    OffBalance,
    /// `PL-STA-09`
    Winded,
}

/// When a condition ends.
///
/// Rule: `PL-GEN-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, JsonSchema)]
pub enum Until {
    /// When the next turn of this fighter begins, or would begin.
    TurnStart(FighterId),
    /// When so many more turns of the fighter himself have ended.
    OwnTurns(u8),
}

impl EffectKind {
    /// Its rule.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Distracted => rule::PL_STA_02,
            Self::Immobilised => rule::PL_STA_03,
            Self::Blinded => rule::PL_STA_04,
            Self::Stunned => rule::PL_STA_06,
            Self::Cornered => rule::PL_STA_07,
            Self::OffBalance => rule::PL_STA_08,
            Self::Winded => rule::PL_STA_09,
        }
    }

    /// Its word.
    pub(crate) const fn term(self) -> Term {
        match self {
            Self::Distracted => word::DISTRACTED,
            Self::Immobilised => word::IMMOBILISED,
            Self::Blinded => word::BLINDED,
            Self::Stunned => word::STUNNED,
            Self::Cornered => word::CORNERED,
            Self::OffBalance => word::OFF_BALANCE,
            Self::Winded => word::WINDED,
        }
    }
}

impl Effect {
    /// A condition that ends when the next turn of somebody begins.
    pub(crate) const fn until_turn_of(kind: EffectKind, whose: FighterId) -> Self {
        Self {
            kind,
            points: 0,
            until: Until::TurnStart(whose),
        }
    }

    /// A condition that ends with the next turn of the victim; one that comes in the middle of a turn of his outlasts that one.
    ///
    /// Rule: `PL-GEN-09`.
    pub(crate) const fn for_the_next_turn(kind: EffectKind, is_in_his_turn: bool) -> Self {
        Self {
            kind,
            points: 0,
            until: Until::OwnTurns(if is_in_his_turn { 2 } else { 1 }),
        }
    }

    /// Defence dice that it costs.
    ///
    /// Rule: `PL-STA-02` to `PL-STA-09`.
    pub(crate) const fn defence_loss(&self) -> i16 {
        match self.kind {
            EffectKind::Distracted => 3,
            EffectKind::Immobilised => 0,
            EffectKind::Blinded | EffectKind::OffBalance => 2,
            EffectKind::Stunned | EffectKind::Winded => 5,
            EffectKind::Cornered => self.points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_cost_defence_as_listed_pl_sta_02_to_pl_sta_09() {
        for (kind, points, loss) in [
            (EffectKind::Distracted, 0, 3),
            (EffectKind::Immobilised, 0, 0),
            (EffectKind::Blinded, 0, 2),
            (EffectKind::Stunned, 0, 5),
            // Pushed against a wall by an ogre of Strength 7: 7 + 3.
            (EffectKind::Cornered, 10, 10),
            (EffectKind::OffBalance, 0, 2),
            (EffectKind::Winded, 0, 5),
        ] {
            let effect = Effect {
                kind,
                points,
                until: Until::OwnTurns(1),
            };
            assert_eq!(effect.defence_loss(), loss, "{kind:?}");
        }
    }

    #[test]
    fn what_comes_in_the_middle_of_a_turn_outlasts_it_pl_gen_09() {
        let until = |is_in_his_turn| Effect::for_the_next_turn(EffectKind::Blinded, is_in_his_turn).until;
        assert_eq!(
            (until(false), until(true)),
            (Until::OwnTurns(1), Until::OwnTurns(2))
        );
    }
}
