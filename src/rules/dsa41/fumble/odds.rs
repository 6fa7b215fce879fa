//! The share of fumbles in the odds: how likely one is, and what it comes to, by the tables and dice that decide it.

use crate::battle::{FighterId, Odds, Posture, Term};
use crate::dice::{Chance, Dice, DiceError, enumerate};

use super::super::attack::Blow;
use super::super::data::{FumbleRow, Mishap};
use super::super::defence::{self, Means};
use super::super::fighter::{Piece, Vitality};
use super::super::melee::{self, Grant, Purpose};
use super::super::module::Modules;
use super::super::round::vitality_after;
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::zone::{Aim, Shock, Zone};
use super::super::{check, damage, forecast, luck, odds, shot, word};
use super::blunder::{Gear, piece_of, piece_of_parry};
use super::{Chart, knows_fumbles};

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

/// Adds the chance of a fumbled parry of this value, and what it comes to.
///
/// Rule: `FUM-02`, `FUM-06`.
pub(crate) fn add_to_answer(
    found: &mut Odds,
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    (blow, means): (Blow, Means),
    ward: i16,
) {
    let modules = scene.round.modules;
    if !knows_fumbles(modules, blow) || !means.is_parry() {
        return;
    }
    let chance = of_check(modules, means.worst(modules, defender), ward);
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
            chart: Chart::of_parry(modules),
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

/// The chance that a check of this value fumbles, whose worst faces begin with this one.
///
/// Rule: `FUM-06`, `FUM-08`.
fn of_check(modules: Modules, worst: u8, value: i16) -> Chance {
    let faces = Chance::new(u128::from(21 - worst), 20);
    if modules.has(Modules::FUMBLES_PUBLISHED) {
        faces.and(Chance::CERTAIN.without(check::chance(value)))
    } else {
        faces
    }
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
        let zone = Aim::hit(aim, blow.zone(), dice)?;
        let thrown = dice.sum(arm.dice, arm.sides)?.total();
        let points = damage::hit_points(thrown, &attacker.build, arm, blow);
        let struck = damage::suffered(points, arm, blow, damage::Victim::of(defender, zone));
        let before = |zone| defender.condition.ado.scars.of(zone);
        let is_older = defender.build.modules.has(Modules::SERIOUS_WOUNDS);
        let is_tested = is_older && struck.wounds > struck.extra_wounds + struck.lucky_wounds;
        let sure = struck.wounds - u8::from(is_tested);
        let shock = zone.map(|zone| Shock::of(zone, before(zone), struck.wounds));
        let wounds = shock.map_or(sure, |shock| shock.wounds);
        let more = match shock {
            Some(shock) if shock.life_dice > 0 => dice.sum(shock.life_dice, 6)?.total(),
            _ => 0,
        };
        let left = defender.life.now - struck.life - more;
        let is_fit = vitality_after(defender, left) == Vitality::Fit;
        let is_felled = zone.zip(shock).is_some_and(|(zone, shock)| shock.fells(zone));
        let is_spent =
            struck.endurance > 0 && defender.endurance.max > 0 && defender.endurance.now <= struck.endurance;
        let stays = is_fit && !is_felled && !is_spent && !odds::serious::is_last(defender, wounds);
        let breath = (defender.endurance.now - struck.endurance).max(0);
        let tested = is_tested.then_some((left, breath));
        Ok(stays.then_some((zone.filter(|_| wounds > 0), wounds, tested)))
    });
    let Ok(ends) = ends else { return Vec::new() };
    let mut shares = Vec::new();
    for (end, ways) in ends.outcomes() {
        let Some((zone, wounds, tested)) = *end else {
            continue;
        };
        let share = Chance::new(ways, ends.total());
        let Some((life, breath)) = tested else {
            shares.push(((zone, wounds), share));
            continue;
        };
        // Self-control may spare the wound that the points would tear (WND-90).
        let torn = share.and(odds::serious::fails(defender, life, breath));
        shares.push(((zone, wounds), share.without(torn)));
        if !odds::serious::is_last(defender, wounds + 1) {
            shares.push(((zone, wounds + 1), torn));
        }
    }
    shares
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
        let stumbles = Chance::CERTAIN.without(forecast::body_control(&self.fighter));
        let breaks = luck::breaks(&self.fighter, self.piece);
        let [mut falls, mut loses, mut hurts, mut struck, mut bewilders] = [Chance::NEVER; 5];
        for (row, share) in self.rows() {
            let fall = match row.mishap {
                Mishap::Falls => Chance::CERTAIN,
                Mishap::Stumbles => stumbles,
                Mishap::Topples => Chance::CERTAIN.without(forecast::footing(&self.fighter).1),
                _ => Chance::NEVER,
            };
            let loss = match row.mishap {
                Mishap::Slips | Mishap::FliesOff(_) | Mishap::Destroyed | Mishap::Ruined => Chance::CERTAIN,
                Mishap::Damaged => breaks,
                _ => Chance::NEVER,
            };
            let hurt = match row.mishap {
                Mishap::Hurt | Mishap::SelfHit(_) => Chance::CERTAIN,
                _ => Chance::NEVER,
            };
            if row.mishap == Mishap::Confused || self.chart == Chart::Published {
                bewilders = bewilders.or(share);
            }
            falls = falls.or(share.and(fall));
            loses = loses.or(share.and(loss));
            hurts = hurts.or(share.and(hurt));
            if let Some(grant) = row.grant() {
                let upright = Chance::CERTAIN.without(fall).and(self.struck(grant, false));
                let lying = fall.and(self.struck(grant, true));
                struck = struck.or(share.and(upright.or(lying)));
            }
        }
        let all = [
            (word::FUMBLE_OPENS, struck),
            (word::FUMBLE_BEWILDERS, bewilders),
            (word::FUMBLE_DOWN, falls),
            (word::FUMBLE_DISARMS, loses),
            (word::FUMBLE_HARMS, hurts),
        ];
        let may_be = |(_, chance): &(Term, Chance)| chance.of > 0;
        let among_all = |(term, chance): (Term, Chance)| (term, self.chance.and(chance));
        all.into_iter().filter(may_be).map(among_all).collect()
    }

    /// The rows of the table, each with its share of the ways in which its dice fall.
    fn rows(&self) -> Vec<(FumbleRow, Chance)> {
        let Some(table) = self.scene.round.shelf.fumbles(self.chart) else {
            return Vec::new();
        };
        table.shares(Gear::of(&self.fighter, self.piece))
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
