//! Weapons that somebody takes up: which of his own they are, or that they are new to him.

use std::sync::Arc;

use crate::battle::{Movable, Slot};

use super::arm::Arm;
use super::fighter::ArmState;
use super::round::Round;
use super::scene::Snapshot;
use super::sheet;

/// The slot of a weapon that somebody takes up, none for what is no weapon: his own again, or that of pieces of its kind. Any other one is
/// new on his sheet and counts as gone until it is in his hand.
///
/// Rule: `D20-ACT-T26`, `D20-ATK-11`.
pub(crate) fn slot(own: &mut Snapshot, round: &Round, movable: &Movable) -> Option<Slot> {
    if let Some(slot) = known(own, movable) {
        return Some(slot);
    }
    let weapon = sheet::weapon(round.shelf.data()?, &movable.gear)?;
    let arm = Arm::found(weapon, &own.build);
    own.state.hands.arms.push(ArmState {
        is_gone: true,
        ..ArmState::of(&arm)
    });
    let mut build = (*own.build).clone();
    build.arms.push(arm);
    let slot = Slot((build.arms.len() - 1) as u8);
    own.build = Arc::new(build);
    Some(slot)
}

fn known(own: &Snapshot, movable: &Movable) -> Option<Slot> {
    let is_its = |slot: Slot| movable.whose == Some((own.id(), slot)) && own.state.arm(slot).is_gone;
    let mut slots = (0..).map(Slot).zip(&own.build.arms);
    let found = slots.find(|(slot, arm)| {
        let is_like = arm.pieces.is_some() && !own.state.arm(*slot).is_gone;
        arm.gear == movable.gear && (is_like || is_its(*slot))
    });
    found.map(|(slot, _)| slot)
}
