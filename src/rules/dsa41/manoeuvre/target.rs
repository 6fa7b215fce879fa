//! What a foe must be like for a manoeuvre: of which kind and size, how he stands, what he holds.

use super::super::condition::beast;
use super::super::data::{DistanceClass, Legs};
use super::super::exchange::zone::{Aim, Zone};
use super::super::fighter::{Arm, Size};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use super::{Art, Craft};
use crate::battle::{RuleId, WhyNot};
use crate::board::{PushEnd, push_line};

/// Whether a foe is one at whom a manoeuvre can be tried.
///
/// Rule: `CRE-05`, `MAN-GEN-07`.
pub(super) fn may_be_done_to(art: Art, craft: &Craft, target: &Snapshot) -> Result<(), WhyNot> {
    if target.build.is_animal && !craft.on_animals {
        // Of a series its own rule says so.
        let rule = if art == Art::Lunge {
            rule::MAN_AUSFALL
        } else {
            rule::CRE_05
        };
        return Err(why::not_on_animals(rule, target.id()));
    }
    if target.build.is_undead && !craft.on_undead {
        return Err(why::not_on_undead(rule::MAN_GEN_07, target.id()));
    }
    Ok(())
}

/// Whether somebody bears a shield now.
pub(super) fn bears_shield(fighter: &Snapshot) -> bool {
    fighter.ward().is_some_and(|ward| ward.is_shield)
}

/// Whether somebody can be thrown to the ground: not who lies there, nor the huge, nor big ones on four legs or none.
///
/// Rule: `CRE-05`.
pub(super) fn may_fall(rule: RuleId, target: &Snapshot) -> Result<(), WhyNot> {
    match () {
        () if is_too_big_to_fall(target) => Err(why::too_big_to_fall(rule::CRE_05, target.id())),
        () if target.is_prone() => Err(why::foe_is_prone(rule, target.id())),
        () => Ok(()),
    }
}

/// Whether nothing throws somebody down: he is huge, or big and on more than two legs, or on none.
///
/// Rule: `CRE-05`.
pub(super) fn is_too_big_to_fall(target: &Snapshot) -> bool {
    match target.build.size {
        Size::Huge => true,
        Size::Big => target.build.legs != Legs::Two,
        _ => false,
    }
}

/// Whether somebody can be pinned: one who lies, or stands before a wall that a long weapon drives him against, and who is not held
/// already.
///
/// Rule: `MAN-FESTNAGELN`.
pub(super) fn may_be_pinned(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    let is_long = arm.classes.iter().any(|class| class == DistanceClass::Spear);
    let has_wall = || {
        let towards = place::bearing(&fighter.body, &target.body);
        towards.is_some_and(|towards| {
            let footprint = place::footprint(&target.body);
            let line = push_line(scene.board(), footprint, towards, 1, &[]);
            line.first().is_none_or(|step| step.end == PushEnd::Blocked)
        })
    };
    let is_held = target.condition.held_by.is_some();
    if is_held {
        Err(why::foe_is_held(rule::MAN_FESTNAGELN, target.id()))
    } else if target.is_prone() || is_long && has_wall() {
        Ok(())
    } else {
        Err(why::nothing_to_pin_against(rule::MAN_FESTNAGELN, target.id()))
    }
}

/// Whether somebody can be struck at a part of his body: at the back only from behind, and from there not at the chest; animals without
/// zones of their own take what comes.
///
/// Rule: `MAN-GEZIELTERSCHLAG`, `ZON-06`.
pub(super) fn may_be_aimed_at(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    zone: Zone,
) -> Result<(), WhyNot> {
    let aim =
        Aim::of(scene, fighter, target).ok_or_else(|| why::has_no_zones(rule::MAN_GEN_01, target.id()))?;
    match zone {
        Zone::Back if !aim.from_behind => Err(why::back_only_from_behind(rule::MAN_GEZIELTERSCHLAG)),
        Zone::Chest if aim.from_behind => Err(why::chest_not_from_behind(rule::MAN_GEZIELTERSCHLAG)),
        _ => Ok(()),
    }
}

/// Whether somebody stands so that his vital spots are in reach.
///
/// Rule: `MAN-GEN-09`.
pub(super) fn may_be_reached(target: &Snapshot) -> Result<(), WhyNot> {
    if target.build.size == Size::Huge && !target.is_prone() {
        Err(why::too_tall(rule::MAN_GEN_09, target.id()))
    } else {
        Ok(())
    }
}

/// Whether there is a weapon that can be knocked out of a hand: led in one hand, not on a chain, and no shield on the arm; masters take
/// two-handed ones too, but not with a sabre.
///
/// Rule: `MAN-ENTWAFFNEN-AT`, `MAN-GEN-07`, `SF-MEISTERENTWAFFNEN`.
pub(super) fn may_be_disarmed(
    (fighter, bearer): (&Snapshot, &Snapshot),
    held: &Arm,
    arm: &Arm,
) -> Result<(), WhyNot> {
    let is_of_both = bearer.leads_with_both(held);
    let (name, held) = (&held.name, &held.kind);
    if bearer.build.traits.keeps_weapon {
        return Err(why::never_disarmed(beast::row(bearer), bearer.id()));
    }
    if held.is_of_body() {
        return Err(why::part_of_body(rule::MAN_GEN_07, name));
    }
    if held.is_ward && bears_shield(bearer) {
        return Err(why::on_the_arm(rule::MAN_ENTWAFFNEN_AT, name));
    }
    let is_master = fighter.build.traits.master_disarm && !arm.kind.is_sabre;
    if held.is_chain {
        return Err(why::chain_slips(rule::MAN_ENTWAFFNEN_AT, name));
    }
    if is_of_both && !is_master {
        return Err(why::held_with_both_hands(rule::MAN_ENTWAFFNEN_AT, name));
    }
    Ok(())
}

/// Whether a foe can be struck with a hammer blow: not one who is too big while he stands, nor behind a large shield.
///
/// Rule: `MAN-HAMMERSCHLAG`, `MAN-GEN-09`.
pub(super) fn may_be_hammered(target: &Snapshot) -> Result<(), WhyNot> {
    may_be_reached(target)?;
    match target.ward().filter(|ward| ward.is_shield && ward.is_large) {
        Some(ward) => Err(why::behind_large_shield(rule::MAN_HAMMERSCHLAG, &ward.name)),
        None => Ok(()),
    }
}
