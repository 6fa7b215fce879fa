//! Facing: the sides of a body, and what attacks out of one and on another count.

use crate::battle::Term;
use crate::board::{Arc, Facing, Footprint, rel};

use super::arm::Arm;
use super::around::stand_opposite;
use super::assault::{Assault, Occasion, SPARED};
use super::bonus::Share;
use super::data::{AttacksMeant, BonusKind, FacingEffect, Quirk, Side, State};
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::{cause, flank, rule, word};

/// What an attack to the own flank costs, and one behind oneself; noticing what is there costs as much (`D20-FAC-11`, `D20-FAC-14`).
pub(crate) const TO_FLANK: i16 = -5;
/// As [`TO_FLANK`].
pub(crate) const TO_REAR: i16 = -10;
/// What an attack from the flank of the target gains, and one from behind it (`D20-FAC-12`).
pub(crate) const FROM_FLANK: i16 = 2;
/// As [`FROM_FLANK`].
pub(crate) const FROM_REAR: i16 = 4;

/// The words for why a line does not count: facing stands in place of flanking.
pub(crate) static NO_FLANKING: Term = Term("facing-counts");
/// The target notices who comes from the side.
pub(crate) static NOTICED: Term = Term("notices-all");
/// The target is helpless, which counts already.
pub(crate) static HELPLESS: Term = Term("helpless-already");
/// Every side is the front.
pub(crate) static ALL_FRONT: Term = Term("all-front");
/// The shield is on another side.
pub(crate) static OTHER_SIDE: Term = Term("other-side");

/// Whether it matters where a creature looks: the tiny and those with eyes all around are the same on every side.
///
/// Rule: `D20-FAC-01`, `D20-FAC-06`.
pub(crate) fn has_arcs(scene: &Scene, own: &Snapshot) -> bool {
    let has_sides = || {
        let row = scene.tables().and_then(|tables| tables.size(own.build.size));
        row.is_some_and(|row| row.arcs) && !own.build.has_trait(&Quirk::Omnidirectional)
    };
    scene.modules().has(Modules::FACING) && has_sides()
}

/// The side of a creature on which a place lies: three eighths of a circle are front, three rear, one each flank. It is measured from the
/// gap between two spaces, so that it holds for the big and for the distant too.
///
/// Rule: `D20-FAC-02` to `D20-FAC-05`, `D20-BRD-04`.
pub(crate) fn side(scene: &Scene, own: &Snapshot, there: Footprint) -> Arc {
    if has_arcs(scene, own) {
        Arc::of(rel(own.place(), own.body.facing, there))
    } else {
        Arc::Front
    }
}

/// The word for the side of the target from which an attack comes, where sides count.
pub(crate) fn told(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Option<Term> {
    scene
        .modules()
        .has(Modules::FACING)
        .then(|| match side(scene, target, own.place()) {
            Arc::Front => word::FRONT,
            Arc::Right => word::RIGHT,
            Arc::Left => word::LEFT,
            Arc::Rear => word::REAR,
        })
}

/// What the sides of both add to an attack roll: the side of the attacker to which he strikes, and that of the target from which he does.
/// What would count otherwise is noted.
///
/// Rule: `D20-FAC-01`, `D20-FAC-06`, `D20-FAC-11`, `D20-FAC-12`, `D20-FAC-15`, `D20-FAC-17`, `D20-FAC-20`, `D20-FAC-21`.
pub(crate) fn shares(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> Vec<Share> {
    if !scene.modules().has(Modules::FACING) {
        return Vec::new();
    }
    let is_spell = matches!(assault.occasion, Occasion::Spell(_));
    let arm = own.arm(assault.with).filter(|_| !assault.is_far && !is_spell);
    let mut shares = vec![outwards(scene, own, target, assault), inwards(scene, own, target)];
    if arm.is_some_and(|arm: &Arm| stand_opposite(scene, own, target, arm)) {
        let flanking = Share::new(BonusKind::Untyped, flank::BONUS, rule::D20_FLK_01);
        shares.push(flanking.void(rule::D20_FAC_01, &NO_FLANKING));
    }
    shares.retain(|share| share.amount != 0);
    shares
}

/// What the own side costs to which an attack goes.
///
/// Rule: `D20-FAC-11`, `D20-FAC-15`, `D20-FAC-21`.
pub(crate) fn outwards(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> Share {
    let there = target.place();
    let penalty = |points| Share::new(BonusKind::Untyped, points, rule::D20_FAC_11);
    // Whoever charges looks at his foe when he strikes.
    if !scene.modules().has(Modules::FACING) || assault.occasion == Occasion::Charge {
        return penalty(0);
    }
    let whirling = own.build.facing.iter().find(|held| whirls(held.effect, assault));
    match side(scene, own, there) {
        Arc::Rear => match whirling {
            Some(held) => penalty(TO_REAR).by(held.row).void(rule::D20_FAC_16, &SPARED),
            None => penalty(TO_REAR),
        },
        Arc::Front => {
            let points = match Arc::of(rel(own.place(), own.body.facing, there)) {
                Arc::Front => 0,
                Arc::Right | Arc::Left => TO_FLANK,
                Arc::Rear => TO_REAR,
            };
            penalty(points).void(rule::D20_FAC_06, &ALL_FRONT)
        }
        Arc::Right | Arc::Left => {
            let sparing = own
                .build
                .facing
                .iter()
                .find(|held| spares(held.effect, own, assault));
            match sparing {
                Some(held) if whirls(held.effect, assault) => {
                    penalty(TO_FLANK).by(held.row).void(rule::D20_FAC_16, &SPARED)
                }
                Some(held) => penalty(TO_FLANK).by(held.row).void(rule::D20_FAC_15, &SPARED),
                None => penalty(TO_FLANK),
            }
        }
    }
}

/// Whether a feat spares its owner what this attack to his flank costs.
///
/// Rule: `D20-FAC-15`, `D20-FAC-16`.
fn spares(effect: FacingEffect, own: &Snapshot, assault: Assault) -> bool {
    if whirls(effect, assault) {
        return true;
    }
    let FacingEffect::NoFlankPenalty(meant) = effect else {
        return false;
    };
    match meant {
        AttacksMeant::Every => true,
        AttacksMeant::Extra => assault.is_extra,
        AttacksMeant::Opportunity => matches!(assault.occasion, Occasion::Passing | Occasion::Opportunity),
        AttacksMeant::Mounted => own.body.mount.is_some(),
    }
}

/// Whether somebody who whirls around pays for no side.
///
/// Rule: `D20-FAC-16`.
fn whirls(effect: FacingEffect, assault: Assault) -> bool {
    effect == FacingEffect::NoArcPenalty && assault.occasion == Occasion::Whirlwind
}

/// What the side of the target is worth from which an attack comes.
///
/// Rule: `D20-FAC-12`, `D20-FAC-17`, `D20-FAC-21`.
fn inwards(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Share {
    let bonus = |points| Share::new(BonusKind::Untyped, points, rule::D20_FAC_12);
    let points = |arc| match arc {
        Arc::Front => 0,
        Arc::Right | Arc::Left => FROM_FLANK,
        Arc::Rear => FROM_REAR,
    };
    if !has_arcs(scene, target) {
        let drawn = Arc::of(rel(target.place(), target.body.facing, own.place()));
        return bonus(points(drawn)).void(rule::D20_FAC_06, &ALL_FRONT);
    }
    let share = bonus(points(side(scene, target, own.place())));
    // Of the big, and from afar, it is measured otherwise.
    let share = match own.place().gap(target.place()).cheb() {
        _ if target.body.size > 1 => share.by(&cause::BIG_SIDE),
        ..=1 => share,
        _ => share.by(&cause::FAR_SIDE),
    };
    let notices = |effect: FacingEffect| effect == FacingEffect::NoArcBonus;
    let noticing = target.build.facing.iter().find(|held| notices(held.effect));
    match noticing {
        _ if scene.is_in(target, State::Helpless) => share.void(rule::D20_FAC_21, &HELPLESS),
        Some(held) => share.by(held.row).void(rule::D20_FAC_17, &NOTICED),
        None => share,
    }
}

/// What both sides come to for a roll that is no attack on an armour class but is rolled as one.
///
/// Rule: `D20-FAC-11`, `D20-FAC-12`.
pub(crate) fn points(scene: &Scene, own: &Snapshot, target: &Snapshot, assault: Assault) -> i16 {
    let shares = shares(scene, own, target, assault);
    let counting = shares.iter().filter(|share| share.void.is_none());
    counting.map(|share| share.amount).sum()
}

/// Whether the back of a target is open to a sneak attack; a flank is not enough.
///
/// Rule: `D20-FAC-13`.
pub(crate) fn opens_back(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    side(scene, target, own.place()) == Arc::Rear
        && own
            .build
            .facing
            .iter()
            .any(|held| held.effect == FacingEffect::SneakFromRear)
}

/// Whether a target is so wary that this attacker cannot strike it where it hurts, whatever opens it: he lacks the levels for that.
///
/// Rule: `D20-FAC-17`.
pub(crate) fn is_wary(scene: &Scene, own: &Snapshot, target: &Snapshot) -> bool {
    let levels = target.build.facing.iter().find_map(|held| match held.effect {
        FacingEffect::SneakOnlyBy { levels } => Some(levels),
        _ => None,
    });
    scene.modules().has(Modules::FACING)
        && levels.is_some_and(|levels| own.build.level < target.build.level.saturating_add(levels))
}

/// Lets an attack pass a shield that is on another side: it guards the front and the flank of its arm, the spell of that name the front
/// alone.
///
/// Rule: `D20-FAC-18`, `D20-FAC-19`.
pub(crate) fn pass_shield(scene: &Scene, own: &Snapshot, target: &Snapshot, shares: &mut [Share]) {
    let arc = side(scene, target, own.place());
    let arm = match target.shield().map(|piece| piece.side) {
        Some(Side::Right) => Arc::Right,
        _ => Arc::Left,
    };
    for share in shares.iter_mut().filter(|share| share.kind == BonusKind::Shield) {
        let is_spell = share.rule == rule::D20_SPL_04;
        let guards = arc == Arc::Front || arc == arm && !is_spell;
        if !guards {
            let by = if is_spell {
                rule::D20_FAC_19
            } else {
                rule::D20_FAC_18
            };
            *share = share.void(by, &OTHER_SIDE);
        }
    }
}

/// Points on Spot and Listen for what is at the flank or behind.
///
/// Rule: `D20-FAC-14`.
pub(crate) fn perception(scene: &Scene, own: &Snapshot, there: Footprint) -> i16 {
    let learnt = own.build.facing.iter().find_map(|held| match held.effect {
        FacingEffect::Perception { flank, rear } => Some((flank, rear)),
        _ => None,
    });
    let (flank, rear) = learnt.unwrap_or((TO_FLANK, TO_REAR));
    match side(scene, own, there) {
        Arc::Front => 0,
        Arc::Right | Arc::Left => flank,
        Arc::Rear => rear,
    }
}

/// Whether the one change of facing is left that is free: in a turn without movement, a step of one square apart.
///
/// Rule: `D20-FAC-08`, `D20-FAC-09`.
pub(crate) fn is_turn_free(own: &Snapshot) -> bool {
    let budget = &own.budget;
    !budget.has_turned && !budget.spent.has_moved
}

/// Whether a gait keeps the facing: whoever steps or sidles does not turn.
///
/// Rule: `D20-FAC-08`, `D20-FAC-10`.
pub(crate) fn is_kept(scene: &Scene, mover: &Snapshot, gait: Term) -> bool {
    gait == word::SIDLE || gait == word::STEP && has_arcs(scene, mover)
}

/// The direction in which somebody would look who looks at another one.
pub(crate) fn towards(own: &Snapshot, other: &Snapshot) -> Option<Facing> {
    own.place().gap(other.place()).sector()
}
