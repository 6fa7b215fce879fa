//! The share of fumbles in the odds: how likely one is, and what it comes to, by the tables and dice that decide it.

use crate::battle::{FighterId, Odds, Posture, Term};
use crate::dice::{Chance, DiceError, Distribution, enumerate};

use super::super::attack::Blow;
use super::super::defence::{self, Means};
use super::super::zone::{Aim, Zone};
use super::blunder::{piece_of, piece_of_parry};
use super::{Blunder, Chart, knows_fumbles};
use crate::rules::dsa41::data::{FumbleRow, Mishap};
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::melee::{self, Grant, Purpose};
use crate::rules::dsa41::predict::odds;
use crate::rules::dsa41::predict::odds::Landing;
use crate::rules::dsa41::round::{Aftermath, Bane, Known, Rehearsal};
use crate::rules::dsa41::scene::{Fighters, Scene, Snapshot};
use crate::rules::dsa41::{shot, word};

/// Adds what a fumble of an attack comes to.
///
/// Rule: `FUM-01`, `FUM-06`.
pub(crate) fn add_to_attack(
    found: &mut Odds,
    scene: &Scene,
    (attacker, target): (&Snapshot, &Snapshot),
    blow: Blow,
) {
    let modules = scene.round.modules;
    if !knows_fumbles(modules, blow) {
        return;
    }
    let fumbles = found.effects.iter().find(|(effect, _)| *effect == word::FUMBLE);
    let slip = Slip {
        scene,
        fighter: attacker.clone(),
        partner: target.id(),
        chart: Chart::of_attack(modules, blow),
        piece: piece_of(attacker, blow.slot.into()),
        nearer: 0,
        chance: fumbles.map_or(Chance::NEVER, |(_, chance)| *chance),
    };
    found.effects.extend(slip.effects());
}

/// Adds the chance of a fumbled parry, and what it comes to.
///
/// Rule: `FUM-02`, `FUM-06`.
pub(crate) fn add_to_answer(
    found: &mut Odds,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    (blow, means): (Blow, Means),
    chance: Chance,
) {
    if chance.of == 0 {
        return;
    }
    found.effects.push((word::FUMBLE, chance));
    let mut sums: Vec<(Term, Chance)> = Vec::new();
    for ((zone, wounds), share) in landed(scene, attacker, defender, blow) {
        let mut fighter = defender.clone();
        means.pay(&mut fighter);
        fighter.wounds.0 += i16::from(wounds);
        if let Some(zone) = zone {
            fighter.condition.ado.scars.add(zone, wounds);
        }
        let slip = Slip {
            scene,
            fighter,
            partner: attacker.id(),
            chart: Chart::of_parry(scene.round.modules),
            piece: piece_of_parry(defender, means),
            nearer: match blow.purpose {
                Purpose::Shorten(classes, _) => classes,
                _ => 0,
            },
            chance,
        };
        for (term, chance) in slip.effects() {
            let chance = share.and(chance);
            match sums.iter_mut().find(|(known, _)| *known == term) {
                Some((_, sum)) => *sum = sum.or(chance),
                None => sums.push((term, chance)),
            }
        }
    }
    found.effects.extend(sums);
}

/// What the blow does that a fumbled parry has let through, as far as the fumble after it depends on that: the wounds and where
/// they are, with their chances. Whoever it puts out of the fight is left out: nothing befalls him any more.
fn landed(
    scene: &Scene,
    attacker: &Snapshot,
    defender: &Snapshot,
    blow: Blow,
) -> Vec<((Option<Zone>, u8), Chance)> {
    let harms = blow.purpose.harms() && !blow.form.is_harmless();
    let arm = shot::striking(attacker, defender, blow).filter(|_| harms);
    let Some(arm) = arm else {
        return vec![((None, 0), Chance::CERTAIN)];
    };
    let aim = Aim::of(scene, attacker, defender);
    let mut landing = Landing::of(scene, (attacker, defender), &arm, aim);
    let Ok(ends) = landing.ends(blow, false) else {
        return Vec::new();
    };
    let stays = ends.outcomes().filter(|(end, _)| !end.is_out);
    let share = |(end, ways): (&Aftermath, u128)| ((end.zone, end.wounds), Chance::new(ways, ends.total()));
    stays.map(share).collect()
}

/// A fumble that may come.
struct Slip<'s> {
    scene: &'s Scene<'s>,
    /// Who fumbles, with what he has left then.
    fighter: Snapshot,
    partner: FighterId,
    chart: Chart,
    piece: Option<Piece>,
    /// Classes by which the two are nearer to each other then (`DK-05`).
    nearer: u8,
    /// The chance that it comes to it.
    chance: Chance,
}

impl Slip<'_> {
    /// What it comes to, each with its chance among all ways in which the die of the attack or parry falls.
    fn effects(&self) -> Vec<(Term, Chance)> {
        let Some(ends) = self.ends() else {
            return Vec::new();
        };
        let share = |is_so: &dyn Fn(&FumbleRow, Bane) -> bool| {
            ends.chance(|end| end.is_some_and(|(row, bane)| is_so(&row, bane)))
        };
        let bewilders = |row: &FumbleRow, _| row.mishap == Mishap::Confused || self.chart == Chart::Published;
        let mut struck = Chance::NEVER;
        let mut grants: Vec<((Grant, bool), u128)> = Vec::new();
        for (end, ways) in ends.outcomes() {
            let Some((grant, bane)) = end.and_then(|(row, bane)| Some((row.grant()?, bane))) else {
                continue;
            };
            let how = (grant, bane == Bane::Falls);
            match grants.iter_mut().find(|(known, _)| *known == how) {
                Some((_, sum)) => *sum += ways,
                None => grants.push((how, ways)),
            }
        }
        for ((grant, lies), ways) in grants {
            struck = struck.or(Chance::new(ways, ends.total()).and(self.struck(grant, lies)));
        }
        let all = [
            (word::FUMBLE_OPENS, struck),
            (word::FUMBLE_BEWILDERS, share(&bewilders)),
            (word::FUMBLE_DOWN, share(&|_, bane| bane == Bane::Falls)),
            (word::FUMBLE_DISARMS, share(&|_, bane| bane == Bane::Loses)),
            (word::FUMBLE_HARMS, share(&|_, bane| bane == Bane::Hurts)),
        ];
        let may_be = |(_, chance): &(Term, Chance)| chance.of > 0;
        let among_all = |(term, chance): (Term, Chance)| (term, self.chance.and(chance));
        all.into_iter().filter(may_be).map(among_all).collect()
    }

    /// What the table of fumbles may bring; none where nobody has laid it out.
    fn ends(&self) -> Option<Distribution<Option<(FumbleRow, Bane)>>> {
        self.scene.round.shelf.fumbles(self.chart)?;
        let blunder = Blunder {
            fighter: self.fighter.id(),
            partner: self.partner,
            chart: self.chart,
            piece: self.piece,
            slot: None,
        };
        let (both, mut known) = ((&self.fighter, &self.fighter), Known::new());
        enumerate(|dice| Rehearsal::of(self.scene, both, (dice, &mut known)).fumble(blunder)).ok()
    }

    /// The chance that the foe's strike at him lands, as he stands or lies then.
    fn struck(&self, grant: Grant, lies: bool) -> Chance {
        self.try_struck(grant, lies)
            .ok()
            .flatten()
            .unwrap_or(Chance::NEVER)
    }

    fn try_struck(&self, grant: Grant, lies: bool) -> Result<Option<Chance>, DiceError> {
        let mut victim = self.fighter.clone();
        if lies {
            victim.body.posture = Posture::Lying;
        }
        let id = victim.id();
        let mut fighters: Vec<Snapshot> = self.scene.fighters.to_vec();
        let mut round = self.scene.round.clone();
        if let (None, Some(foe)) = (
            round.melee.pairs.get(id, self.partner),
            self.scene.get(self.partner),
        ) {
            // Striking at somebody engages both (BRD-06).
            let class = melee::meeting(&victim, foe);
            round.melee.pairs.set(id, self.partner, class, None);
        }
        if let Some(pair) = round.melee.pairs.get(id, self.partner).copied()
            && let Some(class) = pair.class.shifted(-(self.nearer as i8))
        {
            round.melee.pairs.set(id, self.partner, class, None);
        }
        for fighter in &mut fighters {
            if fighter.id() == id {
                *fighter = victim.clone();
            }
        }
        let there = Scene {
            fighters: Fighters::Own(fighters),
            sides: self.scene.sides,
            ground: self.scene.ground,
            round: &round,
            facts: Default::default(),
        };
        let Some(striker) = there.get(self.partner) else {
            return Ok(None);
        };
        let mut best: Option<(i64, Chance)> = None;
        for (slot, arm) in striker.arms() {
            if melee::may_seize(&there, striker, &victim, arm).is_err() {
                continue;
            }
            let blow = Blow {
                purpose: Purpose::Occasional(grant),
                ..Blow::plain(slot as u8)
            };
            let defence = defence::all(&there, &victim, striker, blow).into_iter().next();
            let defence = defence.map(|(means, found)| (means, found.ledger));
            let found = odds::exchange(&there, striker, &victim, arm, blow, defence)?;
            let lands = found.chain.iter().find(|(link, _)| *link == word::LANDS);
            let lands = lands.map_or(Chance::NEVER, |(_, chance)| *chance);
            if best.is_none_or(|(worst, _)| found.mean_loss_per_mille > worst) {
                best = Some((found.mean_loss_per_mille, lands));
            }
        }
        Ok(best.map(|(_, lands)| lands))
    }
}
