//! Outnumbering: several against one, and the side with more heads.

use super::super::cause::{self, void};
use super::super::exchange::tally::Tally;
use super::super::module::Modules;
use super::super::rule;
use super::super::scene::{Scene, Snapshot};
use super::pair::heads;
use super::rank;
use crate::battle::{Secrets, Stance};

/// Points that a parry loses to each foe beyond the first, and at most (`UEB-01`).
pub(crate) const LOST_TO_EACH: i16 = 1;
pub(crate) const MOST_LOST: i16 = 2;
/// What it brings an attacker not to be alone with his target (`UEB-02`).
pub(crate) const TOGETHER: i16 = 1;
/// Points of initiative that a side gains for each head more, and at most (`UEB-04`).
pub(crate) const GAINED_BY_EACH: i16 = 1;
pub(crate) const MOST_GAINED: i16 = 4;

/// Points of initiative that a fighter has because his side has more heads (`UEB-04`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Superiority(pub i16);

/// The foes who are engaged with somebody, the one who strikes now among them.
fn attackers(scene: &Scene, target: &Snapshot, attacker: &Snapshot) -> i16 {
    let engaged = scene.round.melee.pairs.foes_of(target.id()).map(|(id, _)| id);
    let others = engaged.filter(|id| *id != attacker.id());
    heads(scene, others.chain([attacker.id()])) as i16
}

/// What it brings an attacker not to be alone with his target.
///
/// Rule: `UEB-02`.
pub(super) fn add_to_attack(ledger: &mut impl Tally, scene: &Scene, attacker: &Snapshot, target: &Snapshot) {
    if scene.round.modules.has(Modules::OUTNUMBER) && attackers(scene, target, attacker) > 1 {
        let foes = attackers(scene, target, attacker);
        ledger.add_for(rule::UEB_02, (&cause::FOES, foes), TOGETHER);
    }
}

/// What several foes take from a parry, unless comrades stand at both sides; a wall of blades does not mind how many there are, and
/// dodges have their own table.
///
/// Rule: `UEB-01`, `UEB-03`, `MAN-FORMATION`.
pub(super) fn add_to_parry(
    ledger: &mut impl Tally,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    is_wall: bool,
) {
    if scene.round.modules.has(Modules::OUTNUMBER) {
        let engaged = attackers(scene, defender, attacker);
        let foes = (&cause::FOES, engaged);
        let beyond = engaged - 1;
        let lost = (LOST_TO_EACH * beyond).clamp(0, MOST_LOST);
        if is_wall {
            if lost > 0 {
                ledger.note_for(rule::UEB_03, foes, -lost, &void::WALL);
            }
            return;
        }
        ledger.add_for(rule::UEB_01, foes, -lost);
        if lost > 0 && rank::is_inner(scene, defender) {
            ledger.add(rule::MAN_FORMATION, lost);
        }
    }
}

/// The points of initiative of a fighter whose side has more able heads than its foes. Where sides have secrets, those count who look an able
/// foe in the eye: whoever is unseen presses nobody, and everybody can read the points, so that they must tell neither of somebody in hiding nor
/// of what only he sees.
///
/// Rule: `UEB-04`, `BD-VIS-05`.
pub(crate) fn superiority(scene: &Scene, secrets: &Secrets, fighter: &Snapshot) -> i16 {
    let own = fighter.fighter.side;
    let is_met = |head: &Snapshot| {
        let mut foes = scene.fighters.iter().filter(|foe| foe.is_able());
        !secrets.are_kept()
            || foes.any(|foe| scene.are_at_war(head, foe) && secrets.see_each_other(head.id(), foe.id()))
    };
    let counts =
        |other: &&Snapshot| other.is_able() && other.condition.ado.saddle.rider.is_none() && is_met(other);
    let able = || scene.fighters.iter().filter(counts);
    let friends = able().filter(|other| scene.sides.stance(own, other.fighter.side) == Stance::Allied);
    let foes = able().filter(|other| scene.are_hostile(fighter, other));
    let more = friends.count() as i16 - foes.count() as i16;
    (GAINED_BY_EACH * more).clamp(0, MOST_GAINED)
}
