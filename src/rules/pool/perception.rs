//! Perception: how well somebody notices what is hidden.

use crate::battle::Ledger;

use super::cause;
use super::data::Skill;
use super::effect::EffectKind;
use super::module::Modules;
use super::scene::Snapshot;
use super::trial::Trial;
use super::{rule, word};

/// Successes that being distracted costs in tests of Perception (`PL-STA-02`).
pub(crate) const DISTRACTED: i16 = -4;

/// The successes that a test of Perception takes where nothing else is said (`PL-PER-01`).
pub(crate) const DIFFICULTY: i16 = 2;

/// The successes that hiding takes (`PL-PER-02`).
pub(crate) const HIDING: i16 = 1;

/// Stealth and Agility: the test of whoever hides.
///
/// Rule: `PL-PER-02`.
pub(crate) fn hiding(own: &Snapshot, modules: Modules) -> Trial {
    let mut dice = Ledger::of(
        rule::PL_PER_02,
        &cause::STEALTH,
        own.build.skills.of(Skill::Stealth),
    );
    dice.add_for(
        rule::PL_CHR_03,
        &cause::AGILITY,
        own.build.characteristics.agility,
    );
    Trial::of(own, modules, (rule::PL_PER_02, word::STEALTH), dice, HIDING)
}

/// Perception and Vigilance: the test of whoever looks; somebody who hides with so many successes must be outdone.
///
/// Rule: `PL-PER-01`, `PL-PER-02`, `PL-STA-02`.
pub(crate) fn finding(own: &Snapshot, modules: Modules, hidden: i16) -> Trial {
    let mut dice = Ledger::of(rule::PL_PER_01, &cause::VIGILANCE, own.build.skills.vigilance);
    dice.add_for(
        rule::PL_CHR_03,
        &cause::PERCEPTION,
        own.build.characteristics.perception,
    );
    let needed = DIFFICULTY.max(hidden + 1);
    let mut trial = Trial::of(own, modules, (rule::PL_PER_01, word::VIGILANCE), dice, needed);
    if own.state.has(EffectKind::Distracted) {
        trial
            .modifiers
            .add_for(rule::PL_STA_02, &cause::DISTRACTED, DISTRACTED);
    }
    trial
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
        let found = |wolf: &Snapshot| {
            let trial = finding(wolf, Modules::default(), 0);
            (trial.dice.value(), trial.modifiers.value(), trial.needed)
        };
        assert_eq!(found(&wolf), (8, 0, 2));
        let distracted = Effect::until_turn_of(EffectKind::Distracted, FighterId(2));
        wolf.state.effects.push(distracted);
        assert_eq!(found(&wolf), (8, -4, 2));
        // Whoever has hidden with two successes must be outdone.
        assert_eq!(finding(&wolf, Modules::default(), 2).needed, 3);
    }
}
