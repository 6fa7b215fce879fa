//! What is special about creatures: how they rise, stink and shriek, and whom they go for.

use crate::battle::{FighterId, RuleId, WhyNot};

use super::super::exchange::tally::Tally;
use super::super::fighter::{Build, Habit};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};

/// Adds what ails a fighter to an attack, and what a beast gains that rises at the beginning of a fight.
///
/// Rule: `OPP-12`, `OPP-13`, `OPP-14`.
#[inline]
pub(crate) fn add_to_attack(ledger: &mut impl Tally, fighter: &Snapshot) {
    for ill in fighter.condition.ado.ills.each() {
        ledger.add(ill.rule, ill.attack);
    }
    if fighter.condition.ado.ills.is_risen {
        ledger.add(row(fighter), fighter.build.traits.rises);
    }
}

/// Adds what ails a fighter to a parry.
///
/// Rule: `OPP-12`, `OPP-14`.
#[inline]
pub(crate) fn add_to_parry(ledger: &mut impl Tally, fighter: &Snapshot) {
    for ill in fighter.condition.ado.ills.each() {
        ledger.add(ill.rule, ill.parry);
    }
}

/// The row of a creature; of one that a level defines the rule that its attacks follow.
pub(crate) fn row(creature: &Snapshot) -> RuleId {
    row_of(&creature.build)
}

/// The same of the values of a creature.
pub(crate) fn row_of(build: &Build) -> RuleId {
    build.rows.first().copied().unwrap_or(rule::CRE_01)
}

/// Whom a creature goes for that does not choose: beasts and the undead for the nearest able foe, the stupid for whoever has hurt them
/// last, as long as he is able. None for those who choose.
///
/// Rule: `CMB-03`, `OPP-08`.
pub(crate) fn prey(scene: &Scene, creature: &Snapshot) -> Option<FighterId> {
    match creature.build.traits.habit {
        Habit::Wits => None,
        Habit::Nearest => {
            let foes = scene.foes(creature);
            let nearest = foes.map(|foe| (place::distance(creature, foe), foe.id())).min();
            nearest.map(|(_, id)| id)
        }
        Habit::Grudge => {
            let tormentor = creature.condition.ado.ills.tormentor?;
            scene.foes(creature).map(Snapshot::id).find(|id| *id == tormentor)
        }
    }
}

/// Whether a creature may shriek: it can, and has not done so in this fight.
///
/// Rule: `OPP-14`.
///
/// # Errors
///
/// It cannot, or has.
pub(crate) fn may_shriek(creature: &Snapshot) -> Result<(), WhyNot> {
    if !creature.is_able() {
        Err(why::unable(rule::CRE_01))
    } else if creature.build.traits.shriek.is_none() {
        Err(why::never_shrieks(rule::CRE_01))
    } else if creature.condition.ado.ills.has_shrieked {
        Err(why::has_shrieked(rule::CRE_01))
    } else {
        Ok(())
    }
}
