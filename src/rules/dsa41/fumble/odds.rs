//! The share of fumbles in the odds: how likely one is, and what it comes to, by the tables and dice that decide it.

use crate::battle::{FighterId, Odds, Posture, Term};
use crate::dice::{Chance, Dice, DiceError, each_sum, enumerate};

use super::super::attack::Blow;
use super::super::defence::{self, Means};
use super::super::fighter::{Piece, Vitality};
use super::super::melee::{self, Grant, Purpose};
use super::super::module::Modules;
use super::super::round::vitality_after;
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::zone::{Aim, Shock, Zone};
use super::super::{breakage, damage, forecast, odds, shot, word};
use super::blunder::{Gear, piece_of, piece_of_parry};
use super::{Chart, Mishap};

/// Faces of the dice of checks and tables.
const FACES: u128 = 20;
/// A natural 20.
const FUMBLE: Chance = Chance { of: 1, total: FACES };

/// Adds what a fumble of an attack comes to, and the chance that the foe fumbles his parry.
///
/// Rule: `FUM-01`, `FUM-02`.
pub(crate) fn add_to_attack(
    found: &mut Odds,
    scene: &Scene,
    (attacker, target): (&Snapshot, &Snapshot),
    blow: Blow,
    means: Option<Means>,
) {
    if !scene.round.modules.has(Modules::FUMBLES) || blow.purpose.is_reaction() {
        return;
    }
    let slip = Slip {
        scene,
        fighter: attacker.clone(),
        partner: target.id(),
        chart: Chart::Attack,
        piece: piece_of(attacker, blow.slot.into()),
        nearer: 0,
    };
    found.effects.extend(slip.effects());
    let hits = found.chain.iter().find(|(link, _)| *link == word::HIT);
    if let Some((_, hits)) = hits.filter(|_| means.is_some_and(Means::is_parry)) {
        found.effects.push((word::FOE_FUMBLE, both(*hits, FUMBLE)));
    }
}

/// Adds the chance of a fumbled parry, and what it comes to.
///
/// Rule: `FUM-02`.
pub(crate) fn add_to_answer(
    found: &mut Odds,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    blow: Blow,
    means: Means,
) {
    let is_on = scene.round.modules.has(Modules::FUMBLES) && means.is_parry();
    if !is_on || blow.purpose.is_reaction() {
        return;
    }
    found.effects.push((word::FUMBLE, FUMBLE));
    let mut sums: Vec<(Term, Chance)> = Vec::new();
    for ((zone, wounds), share) in landed(scene, attacker, defender, blow) {
        let mut fighter = defender.clone();
        means.pay(&mut fighter);
        fighter.wounds += i16::from(wounds);
        if let Some(zone) = zone {
            fighter.condition.ado.scars.add(zone, wounds);
        }
        let slip = Slip {
            scene,
            fighter,
            partner: attacker.id(),
            chart: Chart::Parry,
            piece: piece_of_parry(defender, !means.is_of_weapon()),
            nearer: match blow.purpose {
                Purpose::Shorten(classes, _) => classes,
                _ => 0,
            },
        };
        for (term, chance) in slip.effects() {
            let chance = both(share, chance);
            match sums.iter_mut().find(|(known, _)| *known == term) {
                Some((_, sum)) => *sum = either(*sum, chance),
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
    let arm = &*arm;
    let aim = Aim::of(scene, attacker, defender);
    let ends = enumerate(|dice| {
        let zone = match aim {
            Some(_) if blow.form.zone().is_some() => blow.form.zone(),
            Some(aim) => Some(aim.zone(dice.roll(20)?.into())),
            None => None,
        };
        let thrown = dice.sum(arm.dice, arm.sides)?.total();
        let points = damage::hit_points(thrown, &attacker.build, arm, blow);
        let struck = damage::suffered(points, arm, blow.form, (&defender.build, zone));
        let before = |zone| defender.condition.ado.scars.of(zone);
        let shock = zone.map(|zone| Shock::of(zone, before(zone), struck.wounds));
        let wounds = shock.map_or(struck.wounds, |shock| shock.wounds);
        let more = match shock {
            Some(shock) if shock.life_dice > 0 => dice.sum(shock.life_dice, 6)?.total(),
            _ => 0,
        };
        let left = defender.life.now - struck.life - more;
        let is_fit = vitality_after(defender, left) == Vitality::Fit;
        let is_felled = zone.zip(shock).is_some_and(|(zone, shock)| shock.fells(zone));
        let is_spent =
            struck.endurance > 0 && defender.endurance.max > 0 && defender.endurance.now <= struck.endurance;
        let stays = is_fit && !is_felled && !is_spent;
        Ok(stays.then_some((zone.filter(|_| wounds > 0), wounds)))
    });
    let Ok(ends) = ends else { return Vec::new() };
    let share = |(end, ways): (&Option<_>, _)| Some(((*end)?, Chance::new(ways, ends.total())));
    ends.outcomes().filter_map(share).collect()
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
}

impl Slip<'_> {
    /// What it comes to, each with its chance among all ways in which the die of the attack or parry falls.
    fn effects(&self) -> Vec<(Term, Chance)> {
        let stumbles = none_of(forecast::body_control(&self.fighter));
        let breaks = self.breaks();
        let [mut falls, mut loses, mut hurts, mut struck] = [Chance::NEVER; 4];
        for (mishap, share) in self.rows() {
            let fall = match mishap {
                Mishap::Falls => Chance::CERTAIN,
                Mishap::Stumbles => stumbles,
                _ => Chance::NEVER,
            };
            let loss = match mishap {
                Mishap::Slips | Mishap::FliesOff | Mishap::Destroyed => Chance::CERTAIN,
                Mishap::Damaged => breaks,
                _ => Chance::NEVER,
            };
            let hurt = if mishap == Mishap::Hurt {
                Chance::CERTAIN
            } else {
                Chance::NEVER
            };
            falls = either(falls, both(share, fall));
            loses = either(loses, both(share, loss));
            hurts = either(hurts, both(share, hurt));
            if let Some(grant) = mishap.grant(self.chart) {
                let upright = both(none_of(fall), self.struck(grant, false));
                let lying = both(fall, self.struck(grant, true));
                struck = either(struck, both(share, either(upright, lying)));
            }
        }
        let all = [
            (word::FUMBLE_OPENS, struck),
            (word::FUMBLE_DOWN, falls),
            (word::FUMBLE_DISARMS, loses),
            (word::FUMBLE_HARMS, hurts),
        ];
        let may_be = |(_, chance): &(Term, Chance)| chance.of > 0;
        let among_all = |(term, chance)| (term, both(FUMBLE, chance));
        all.into_iter().filter(may_be).map(among_all).collect()
    }

    /// The rows of the table, each with its share of the faces.
    fn rows(&self) -> Vec<(Mishap, Chance)> {
        let gear = Gear::of(&self.fighter, self.piece);
        let row = |face| Mishap::of(face, gear).0;
        let share = |mishap| (1..=20).filter(|face| row(*face) == mishap).count() as u128;
        Mishap::ALL
            .iter()
            .map(|(mishap, _)| (*mishap, Chance::new(share(*mishap), FACES)))
            .filter(|(_, share)| share.of > 0)
            .collect()
    }

    /// The chance that a break test breaks what he fumbles with.
    fn breaks(&self) -> Chance {
        let factor = self.piece.and_then(|piece| self.fighter.break_factor(piece));
        let (mut of, mut total) = (0, 0);
        let (dice, sides) = breakage::TEST;
        each_sum(dice, sides, |sum, ways| {
            total += u128::from(ways);
            let is_broken = factor.is_some_and(|factor| breakage::breaks(sum, factor));
            of += u128::from(ways) * u128::from(is_broken);
        });
        Chance::new(of, total)
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
            let defence = defence.map(|(_, found)| found.ledger);
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

/// The chance of two things that do not depend on each other.
fn both(one: Chance, other: Chance) -> Chance {
    Chance::new(one.of * other.of, one.total * other.total)
}

/// The chance of one of two things that exclude each other.
fn either(one: Chance, other: Chance) -> Chance {
    Chance::new(
        one.of * other.total + other.of * one.total,
        one.total * other.total,
    )
}

/// The chance that something does not happen.
fn none_of(chance: Chance) -> Chance {
    Chance::new(chance.total - chance.of, chance.total)
}
