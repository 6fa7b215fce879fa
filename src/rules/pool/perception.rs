//! Perception: how well somebody notices what is hidden.

use crate::battle::Ledger;

use super::attack::{self, Hindrance};
use super::effect::EffectKind;
use super::life::Vitality;
use super::rule;
use super::scene::Snapshot;

/// Successes that being distracted costs in tests of Perception (`PL-STA-02`).
const DISTRACTED: i16 = -4;

/// The successes that a test of Perception takes where nothing else is said (`PL-PER-01`).
pub(crate) const DIFFICULTY: i16 = 2;

/// Perception and Vigilance: the dice of whoever looks.
///
/// Rule: `PL-PER-01`.
pub(crate) fn pool(own: &Snapshot) -> Ledger {
    let mut ledger = Ledger::new(rule::PL_PER_01, own.build.skills.vigilance);
    ledger.add(rule::PL_CHR_03, own.build.characteristics.perception);
    ledger
}

/// What changes the successes of a test of Perception.
///
/// Rule: `PL-STA-02`, `PL-CRL-01`.
pub(crate) fn modifiers(own: &Snapshot) -> Ledger {
    let mut ledger = attack::modifiers(Hindrance {
        is_critical: own.vitality() == Vitality::Critical,
        ..Hindrance::default()
    });
    if own.state.has(EffectKind::Distracted) {
        ledger.add(rule::PL_STA_02, DISTRACTED);
    }
    ledger
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::effect::Effect;
    use super::super::sheet::test::person;
    use super::*;
    use crate::battle::FighterId;
    use crate::board::Cell;

    #[test]
    fn the_distracted_notice_less_pl_per_01_pl_sta_02() {
        // The wolf: Perception 4 + Vigilance 4.
        let mut wolf = Snapshot::rested(&Arc::new(person("PL-OPP-04")), 1, Cell::default());
        assert_eq!((pool(&wolf).value(), modifiers(&wolf).value()), (8, 0));
        let distracted = Effect::until_turn_of(EffectKind::Distracted, FighterId(2));
        wolf.state.effects.push(distracted);
        assert_eq!(modifiers(&wolf).value(), -4);
    }
}
