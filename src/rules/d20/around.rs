//! What lies around an attack: cover and veils on its lines, the light, the foes of its target, and friends on the other side of it.

use crate::battle::{RuleId, Term};
use crate::board::{Arc, PairFacts};

use super::arm::Arm;
use super::assault::Assault;
use super::data::FeatEffect;
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::{flank, guard, word};

/// Whether an ally of the attacker stands on the other side of the target and threatens it.
///
/// Rule: `D20-FLK-01`, `D20-FLK-04`, `D20-FLK-05`, `D20-AOO-13`.
pub(crate) fn flanks(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    !scene.modules().has(Modules::FACING) && stand_opposite(scene, own, target, arm)
}

/// Whether two stand so that they flank, where that counts.
///
/// Rule: `D20-FLK-02` to `D20-FLK-05`.
pub(crate) fn stand_opposite(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    if arm.reach.is_none_or(|reach| reach.to == 0) {
        return false;
    }
    let levels = target.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::NotFlanked { levels } => Some(levels),
        _ => None,
    });
    if levels.is_some_and(|levels| own.build.level < target.build.level + levels) {
        return false;
    }
    let mut allies = scene
        .fighters
        .iter()
        .filter(|it| it.id() != own.id() && it.is_able() && scene.are_allied(own, it));
    allies.any(|ally| {
        ally.build.bulk.reach > 0
            && flank::is_between(own.place(), ally.place(), target.place())
            && scene.threatens(ally, target.place())
    })
}

/// What the board says of an attack.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    /// The side of the target from which it comes.
    pub arc: Term,
    /// Points of AC that cover gives, with the rule.
    pub cover: (i16, RuleId),
    /// Whether a narrow opening is in between.
    pub is_narrow: bool,
    /// Whether the two stand beside each other and one strikes at the other.
    pub is_touching: bool,
    /// How thick the mist or the leaves are that hide the target.
    pub veil: u8,
    /// Decimetres that the attacker stands higher.
    pub elevation_dm: i32,
    /// Who stands beside the target as his foe, by place among the fighters.
    foes_of_target: Vec<usize>,
}

impl Around {
    /// Rule: `D20-CON-01`, `D20-CON-02`, `D20-COV-08`, `D20-BRD-05` to `D20-BRD-08`.
    pub(crate) fn of(facts: &PairFacts, assault: Assault) -> Self {
        let is_touching = !assault.is_far && facts.is_adjacent();
        Self {
            arc: match facts.arc_on_target() {
                Arc::Front => word::FRONT,
                Arc::Right => word::RIGHT,
                Arc::Left => word::LEFT,
                Arc::Rear => word::REAR,
            },
            cover: guard::cover(facts, is_touching),
            is_narrow: !is_touching && facts.opening().1,
            is_touching,
            veil: if is_touching && !facts.is_veil_in_target() {
                0
            } else {
                facts.veil()
            },
            elevation_dm: facts.elevation_dm(),
            foes_of_target: if assault.is_far {
                facts.foes_of_target().to_vec()
            } else {
                Vec::new()
            },
        }
    }

    /// Whether the target fights an ally of the shooter hand to hand.
    ///
    /// Rule: `D20-ATK-08`.
    pub(crate) fn is_engaged(&self, scene: &Scene, own: &Snapshot) -> bool {
        let mut foes = self
            .foes_of_target
            .iter()
            .filter_map(|place| scene.fighters.get(*place));
        foes.any(|foe| foe.id() != own.id() && scene.are_allied(own, foe))
    }
}
