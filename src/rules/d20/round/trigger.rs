//! What follows when an attack has landed: teeth that pull to the ground, one more blow for a foe who has dropped.

use crate::battle::{FighterId, Posture, Slot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::contest::Contest;
use super::super::data::{Ability, FeatEffect, OnHit};
use super::super::trial::Opposed;
use super::super::{rule, word};
use super::table::Table;
use super::{Frame, health};

/// What a weapon or a part of the body does besides to whom it has hurt.
///
/// Rule: `D20-TRP-01`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn hit(
    table: &mut Table,
    (id, target): (FighterId, FighterId),
    with: Slot,
) -> Result<(), DiceError> {
    let build = table.build(id);
    let arm = build.arms.get(usize::from(with.0));
    for effect in arm.map_or(&[][..], |arm| &arm.on_hit) {
        let foe = table.snapshot(target);
        if let OnHit::Trip { check } = effect
            && foe.is_able()
            && !foe.is_prone()
        {
            let of = |ability| foe.build.abilities.modifier(ability);
            let other =
                of(Ability::Strength).max(of(Ability::Dexterity)) + 4 * i16::from(foe.build.is_stable());
            let pull = Opposed {
                what: (rule::D20_TRP_01, word::TRIP),
                contest: Contest { own: *check, other },
            };
            if pull.play(table, id)? > 0 {
                health::pose(table, target, Posture::Lying, rule::D20_TRP_01);
            }
        }
    }
    Ok(())
}

/// Whoever has dropped a foe in melee may strike at another one, as often in a round as he has learnt.
///
/// Rule: `D20-FEA-02`, `D20-FEA-03`.
pub(crate) fn dropped(table: &mut Table, id: FighterId) {
    let own = table.snapshot(id);
    let limits = own.build.feats.iter().filter_map(|held| match held.effect {
        FeatEffect::ExtraAttackOnDrop { per_round } => Some(per_round.unwrap_or(u8::MAX)),
        _ => None,
    });
    let most = limits.max().unwrap_or(0);
    if own.budget.attacks.cleaves < most {
        table.round.frames.push(Frame::FollowUp {
            fighter: id,
            only: None,
        });
    }
}
