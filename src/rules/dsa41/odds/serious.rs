//! The odds of serious wounds: harm above KO tears one only if self-control fails.

use crate::dice::{Chance, Distribution};

use super::super::forecast::will_chance;
use super::super::grit;
use super::super::module::Modules;
use super::super::round::MOST_SERIOUS_WOUNDS;
use super::super::scene::Snapshot;
use super::super::trial::Trial;
use super::landing::End;

/// The chance that somebody does not bear a serious wound when this is left of his life energy and endurance.
///
/// Rule: `WND-90`.
pub(crate) fn fails(target: &Snapshot, life: i16, endurance: i16) -> Chance {
    let mut victim = target.clone();
    victim.life.now = life;
    victim.endurance.now = endurance;
    Chance::CERTAIN.without(will_chance(&victim, grit::TO_BEAR))
}

/// The chances that an exchange wounds and that it puts its target out of the fight.
///
/// Rule: `WND-90`, `WND-92`.
pub(super) fn wounded_and_out(ends: &Distribution<End>, target: &Snapshot) -> (Chance, Chance) {
    let (mut wounded, mut out) = (ends.chance(|end| end.wounds > 0), ends.chance(|end| end.is_out));
    if !target.build.modules.has(Modules::SERIOUS_WOUNDS) {
        return (wounded, out);
    }
    // The check is as hard as what is left of him makes it, which comes in few steps.
    let mut known: Vec<(i16, Chance)> = Vec::new();
    for (end, ways) in ends.outcomes().filter(|(end, _)| end.is_tested) {
        let life = target.life.now - end.life;
        let endurance = (target.endurance.now - end.endurance).max(0);
        let mut victim = target.clone();
        (victim.life.now, victim.endurance.now) = (life, endurance);
        let pool = Trial::self_control(&victim, grit::TO_BEAR).pool.value();
        let chance = match known.iter().find(|(found, _)| *found == pool) {
            Some((_, chance)) => *chance,
            None => {
                let chance = fails(target, life, endurance);
                known.push((pool, chance));
                chance
            }
        };
        let torn = Chance::new(ways, ends.total()).and(chance);
        if end.wounds == 0 {
            wounded = wounded.or(torn);
        }
        if !end.is_out && is_last(target, end.wounds + 1) {
            out = out.or(torn);
        }
    }
    (wounded, out)
}

/// Whether so many serious wounds more put somebody out of the fight.
///
/// Rule: `WND-92`, `WND-10`.
pub(crate) fn is_last(target: &Snapshot, wounds: u8) -> bool {
    let total = target.wounds.0 + i16::from(wounds);
    let is_older = target.build.modules.has(Modules::SERIOUS_WOUNDS);
    is_older && wounds > 0 && total >= MOST_SERIOUS_WOUNDS && !target.condition.frenzied
}
