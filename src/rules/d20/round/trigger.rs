//! What follows when an attack has landed: teeth that pull to the ground, one more blow for a foe who has dropped.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture, Slot};
use crate::dice::DiceError;
use crate::rules::kernel::Resolution;

use super::super::ailment::{self, Venom};
use super::super::arm::part_word;
use super::super::contest::{Contest, Sides};
use super::super::data::{Ability, FeatEffect, OnHit, Quirk};
use super::super::module::Modules;
use super::super::trial::Opposed;
use super::super::{cause, rule, turning, word};
use super::table::Table;
use super::{Frame, health};

/// An attack was rolled: help that holds for one roll alone is used up, and whoever has been turned may come to himself.
///
/// Rule: `D20-AID-01`, `D20-ACT-T36`.
pub(crate) fn rolled(table: &mut Table, (id, target): (FighterId, FighterId)) {
    turning::strike(table, (id, target));
    if !table.round.modules.has(Modules::AID_NEXT_ROLL) {
        return;
    }
    let own = &mut table.fighter(id).budget.aids;
    own.retain(|aid| aid.is_defence || aid.foe != target);
    let of_target = &mut table.fighter(target).budget.aids;
    of_target.retain(|aid| !aid.is_defence || aid.foe != id);
}

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
    rend(table, (id, target), with)?;
    for effect in arm.map_or(&[][..], |arm| &arm.on_hit) {
        let foe = table.snapshot(target);
        if let OnHit::Poison {
            dc,
            ability,
            damage,
            again_after,
        } = effect
        {
            let venom = Venom {
                rule: build.row.unwrap_or(rule::D20_CORE_07),
                dc: *dc,
                ability: *ability,
                damage: *damage,
                left: *again_after,
            };
            ailment::poison(table, (id, target), venom)?;
        } else if let OnHit::Trip { check } = effect
            && foe.is_able()
            && !foe.is_prone()
        {
            let of = |ability| foe.build.abilities.modifier(ability);
            let nimble = (&cause::DEXTERITY, of(Ability::Dexterity));
            let sides = Sides {
                is_stable: foe.build.is_stable(),
                ..Sides::default()
            };
            // What pulls down has a check of its own, in which all is counted.
            let contest = Contest {
                own: Ledger::of(rule::D20_TRP_01, &cause::TRAINING, *check),
                ..Contest::trip(0, (of(Ability::Strength), nimble), sides)
            };
            let pull = Opposed {
                what: (rule::D20_TRP_01, word::TRIP),
                contest,
            };
            if pull.play(table, id)? > 0 {
                health::pose(table, target, Posture::Lying, rule::D20_TRP_01);
            }
        }
    }
    Ok(())
}

/// Two of the same part of a body have hit the same foe in one turn: they tear him besides, once.
fn rend(table: &mut Table, (id, target): (FighterId, FighterId), with: Slot) -> Result<(), DiceError> {
    if table.round.running != Some(id) {
        return Ok(());
    }
    let build = table.build(id);
    let Some(arm) = build.arms.get(usize::from(with.0)).filter(|arm| arm.is_natural()) else {
        return Ok(());
    };
    let found = build.traits.iter().find_map(|quirk| match quirk {
        Quirk::Rend { part, damage } if part_word(*part) == arm.gear => Some(*damage),
        _ => None,
    });
    let Some(damage) = found else { return Ok(()) };
    let held = table.snapshot(id).budget.attacks.torn;
    if held != Some((target, with)) {
        table.fighter(id).budget.attacks.torn = Some((target, with));
        return Ok(());
    }
    table.fighter(id).budget.attacks.torn = None;
    let rule = build.row.unwrap_or(rule::D20_FUL_01);
    table.acted(id, word::REND, Some(target));
    let mut points = Points::roll(rule, damage.count, damage.sides, &mut *table.dice)?;
    points.ledger.add_for(rule, &cause::FIGHTER, damage.plus);
    let loss = points.value();
    table.write(Happening::Struck {
        target,
        by: Some(id),
        points: Box::new(points),
        loss: Box::new(Ledger::new(rule, loss)),
        grade: None,
    });
    health::lose(table, target, (loss, false), rule)
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
