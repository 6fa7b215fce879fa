//! Outnumbering: several against one, and the side with more heads.

use std::hash::{Hash, Hasher};

use super::super::module::Modules;
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::super::tally::Tally;
use crate::battle::Stance;

/// Points that a parry loses at most to the foes beyond the first (`UEB-01`).
const MOST_LOST: i16 = 2;
/// Points of initiative that a side gains at most (`UEB-04`).
const MOST_GAINED: i16 = 4;

/// Points of initiative that a fighter has because his side has more heads (`UEB-04`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Superiority(pub i16);

// None leaves no trace in the hash, so that fights without these rules keep the hashes of their recordings.
impl Hash for Superiority {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != 0 {
            self.0.hash(state);
        }
    }
}

/// The foes who are engaged with somebody, the one who strikes now among them.
fn attackers(scene: &Scene, target: &Snapshot, attacker: &Snapshot) -> i16 {
    let pairs = &scene.round.melee.pairs;
    let engaged = pairs.foes_of(target.id()).count() as i16;
    engaged + i16::from(pairs.get(target.id(), attacker.id()).is_none())
}

/// What it brings an attacker not to be alone with his target.
///
/// Rule: `UEB-02`.
pub(super) fn add_to_attack(ledger: &mut impl Tally, scene: &Scene, attacker: &Snapshot, target: &Snapshot) {
    if scene.round.modules.has(Modules::OUTNUMBER) && attackers(scene, target, attacker) > 1 {
        ledger.add(rule::UEB_02, 1);
    }
}

/// What several foes take from a parry; dodges have their own table (`UEB-03`).
///
/// Rule: `UEB-01`.
pub(super) fn add_to_parry(ledger: &mut impl Tally, scene: &Scene, defender: &Snapshot, attacker: &Snapshot) {
    if scene.round.modules.has(Modules::OUTNUMBER) {
        let beyond = attackers(scene, defender, attacker) - 1;
        ledger.add(rule::UEB_01, -beyond.clamp(0, MOST_LOST));
    }
}

/// The points of initiative of a fighter whose side has more able heads than its foes.
///
/// Rule: `UEB-04`.
pub(crate) fn superiority(scene: &Scene, fighter: &Snapshot) -> i16 {
    let own = fighter.fighter.side;
    let able = || scene.fighters.iter().filter(|other| other.is_able());
    let friends = able().filter(|other| scene.sides.stance(own, other.fighter.side) == Stance::Allied);
    let foes = able().filter(|other| scene.are_hostile(fighter, other));
    (friends.count() as i16 - foes.count() as i16).clamp(0, MOST_GAINED)
}
