//! What it is worth to break what a foe holds.

use crate::battle::{Choice, Slot};

use super::super::action::{At, sunder};
use super::super::scene::Snapshot;
use super::Mind;

impl Mind<'_> {
    /// Breaking a weapon or a shield: only where this very blow may do it, and leaves the foe without a weapon or without a big shield.
    ///
    /// Rule: `D20-ACT-T14`.
    pub(crate) fn sunder(&self, at: &At) -> Vec<(Choice, i64)> {
        /// What a foe does with the one weapon that he has.
        const ARMED: i64 = 3000;
        /// What each point of AC is worth for the rest of a fight.
        const GUARD: i64 = 600;
        /// The least bonus of a shield that is worth a blow.
        const BIG: i16 = 2;
        let gain = at.target().filter(|foe| foe.is_able()).and_then(|foe| {
            let shield = || foe.shield().map_or(0, |piece| piece.bonus);
            match sunder::thing(at.call.word, foe)? {
                sunder::Thing::Weapon(slot) => is_only_weapon(foe, slot).then_some(ARMED),
                sunder::Thing::Shield => (shield() >= BIG).then(|| GUARD * i64::from(shield())),
            }
        });
        let Some(gain) = gain else { return Vec::new() };
        let chance = sunder::breaks(at).map_or(0, |chance| i64::from(chance.per_mille()));
        let worth = chance * gain / 1000 - self.danger() / 2;
        match worth > 0 {
            true => vec![at.worth(worth)],
            false => Vec::new(),
        }
    }
}

/// Whether somebody has nothing else to fight with: no other weapon, and no part of the body that is one.
fn is_only_weapon(foe: &Snapshot, slot: Slot) -> bool {
    let mut others = (0u8..).map(Slot).zip(&foe.build.arms);
    !others.any(|(other, arm)| {
        let is_weapon = arm.is_natural() || !arm.is_body();
        other != slot && foe.arm(other).is_some() && is_weapon
    })
}
