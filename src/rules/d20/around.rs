//! What lies around an attack: cover and veils on its lines, the light, the foes of its target, and friends on the other side of it.

use crate::battle::{NamedRow, RuleId, Term};
use crate::board::{Arc, PairFacts};

use super::arm::Arm;
use super::assault::Assault;
use super::bonus::Share;
use super::data::{BonusKind, FeatEffect};
use super::module::Modules;
use super::scene::{SCALE, Scene, Snapshot};
use super::{facing, flank, guard, rule, word};

/// What it adds to an attack that an ally of the attacker stands on the other side of the target and threatens it; noted as void where the
/// target is not to be flanked. Big ones flank with any of their squares, which another rule says.
///
/// Rule: `D20-FLK-01`, `D20-FLK-03` to `D20-FLK-05`, `D20-SIT-A7`, `D20-AOO-13`.
pub(crate) fn flanks(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> Option<Share> {
    if scene.modules().has(Modules::FACING) {
        return None;
    }
    let ally = opposite(scene, own, target, arm)?;
    let is_big = own.body.size > 1 || ally.body.size > 1;
    let by = if is_big {
        rule::D20_FLK_03
    } else {
        rule::D20_FLK_01
    };
    let share = Share::new(BonusKind::Untyped, flank::BONUS, by);
    Some(match noticing(own, target) {
        Some(row) => share.by(row).void(rule::D20_FLK_05, &facing::NOTICED),
        None => share,
    })
}

/// Whether two stand so that they flank, where that counts.
///
/// Rule: `D20-FLK-02` to `D20-FLK-05`.
pub(crate) fn stand_opposite(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    noticing(own, target).is_none() && opposite(scene, own, target, arm).is_some()
}

/// By what a target notices all who come from two sides, but those who know much more than itself.
///
/// Rule: `D20-FLK-05`, `D20-FEA-11`.
fn noticing(own: &Snapshot, target: &Snapshot) -> Option<NamedRow> {
    target.build.feats.iter().find_map(|held| match held.effect {
        FeatEffect::NotFlanked { levels } if own.build.level < target.build.level + levels => Some(held.row),
        _ => None,
    })
}

/// An ally of the attacker on the other side of the target, which it threatens; the smallest of them.
///
/// Rule: `D20-FLK-02` to `D20-FLK-04`.
fn opposite<'s>(scene: &'s Scene, own: &Snapshot, target: &Snapshot, arm: &Arm) -> Option<&'s Snapshot> {
    if arm.reach.is_none_or(|reach| reach.to == 0) {
        return None;
    }
    let allies = scene
        .fighters
        .iter()
        .filter(|it| it.id() != own.id() && it.is_able() && scene.are_allied(own, it));
    let flanking = allies.filter(|ally| {
        ally.build.bulk.reach > 0
            && flank::is_between(own.place(), ally.place(), target.place())
            && scene.threatens(ally, target.place())
    });
    flanking.min_by_key(|ally| ally.body.size)
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
    /// Whether the two stand beside each other or share a square, and one strikes at the other.
    pub is_touching: bool,
    /// How thick the mist or the leaves are that hide the target.
    pub veil: u8,
    /// Whether leaves are among it.
    pub is_leafy: bool,
    /// Decimetres that the attacker stands higher.
    pub elevation_dm: i32,
    /// Who stands beside the target as his foe, by place among the fighters.
    foes_of_target: Vec<usize>,
}

impl Around {
    /// Rule: `D20-CON-01`, `D20-CON-02`, `D20-COV-08`, `D20-COV-11`, `D20-BRD-05` to `D20-BRD-08`.
    pub(crate) fn of(facts: &PairFacts, assault: Assault) -> Self {
        let is_touching = !assault.is_far && facts.gap().cheb() <= 1;
        Self {
            arc: match facts.arc_on_target() {
                Arc::Front => word::FRONT,
                Arc::Right => word::RIGHT,
                Arc::Left => word::LEFT,
                Arc::Rear => word::REAR,
            },
            cover: guard::cover(facts, is_touching),
            is_narrow: match is_touching {
                true => facts.pair().neighbour_cover().1,
                false => facts.opening().1,
            },
            is_touching,
            veil: if is_touching && !facts.is_veil_in_target() {
                0
            } else {
                facts.veil()
            },
            is_leafy: facts.cover().is_leafy(SCALE.corner),
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
