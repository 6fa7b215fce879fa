//! Exact odds: the resolutions of an exchange, run over every way the dice can fall.

use crate::battle::{Choice, Ledger, Odds, Outcome, Question};
use crate::dice::{Chance, Dice, DiceError, Distribution, enumerate};

use super::attack::{self, Blow};
use super::check;
use super::damage;
use super::defence::{self, Means};
use super::fighter::{Arm, Size, Vitality};
use super::manoeuvre::{self, Art, Form};
use super::melee::{self, Purpose};
use super::module::Modules;
use super::round::vitality_after;
use super::scene::{Scene, Snapshot};
use super::zone::{Aim, Shock};
use super::{fumble, odds_feat, rule, shot, word};

/// What an exchange may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct End {
    has_hit: bool,
    /// Whether a miss hits another, and whether one of the own side.
    strays: Option<bool>,
    is_fumble: bool,
    is_warded: bool,
    life: i16,
    endurance: i16,
    wounds: u8,
    is_out: bool,
    /// Whether the manoeuvre does what it is for, besides the harm.
    works: bool,
}

/// The odds of an answer to the open decision.
pub(crate) fn odds(scene: &Scene, question: Question, choice: &Choice) -> Option<Odds> {
    let fighter = scene.get(question.fighter)?;
    match choice {
        Choice::Attack {
            target,
            with,
            manoeuvre,
            stakes,
        } => {
            let target = scene.get(*target)?;
            let blow = Blow::of(*manoeuvre, with.0, stakes)?;
            if blow.flight.is_missile() {
                return shot(scene, fighter, target, blow);
            }
            let blow = match scene.round.melee.opening {
                Some(opening) => Blow {
                    purpose: opening.purpose(),
                    ..blow
                },
                None => blow,
            };
            let arm = fighter.arm(usize::from(with.0))?;
            // Of several blows the first is told.
            let several = manoeuvre::blows(scene, (fighter, target), (arm, blow));
            let blow = several.first().map_or(blow, |(_, first)| *first).by(fighter);
            let Form::Charge(_) = blow.form else {
                return struck(scene, fighter, target, arm, blow);
            };
            // He strikes from where his run ends.
            let there = manoeuvre::arrived(scene, fighter, target, arm)?;
            let (fighter, target) = (there.get(fighter.id())?, there.get(target.id())?);
            struck(&there, fighter, target, arm, blow)
        }
        Choice::Defend {
            means: word::COUNTER,
            stakes,
            ..
        } => {
            let meeting = scene.round.melee.meeting?;
            let attacker = scene.get(meeting.striker.0)?;
            odds_feat::clash(scene, (attacker, fighter), meeting.blow, stakes.first().copied()?).ok()
        }
        Choice::Defend { means, stakes, .. } => {
            let means = Means::of(*means, stakes);
            let exchange = scene.round.exchange?;
            let attacker = scene.get(exchange.attacker)?;
            let arm = &*shot::striking(attacker, fighter, exchange.blow)?;
            let ledger = match means {
                Some(means) => Some(
                    defence::defence(scene, fighter, attacker, exchange.blow, means)
                        .ok()?
                        .ledger,
                ),
                None => None,
            };
            let aim = Aim::of(scene, attacker, fighter);
            let odds = answer((attacker, fighter), arm, exchange.blow, (ledger, aim)).ok()?;
            let mut odds = told_of(odds, attacker, fighter, arm, exchange.blow);
            if let Some(means) = means {
                odds_feat::add_to_parry(&mut odds, (fighter, attacker), means);
                fumble::add_to_answer(&mut odds, scene, (fighter, attacker), exchange.blow, means);
            }
            Some(odds)
        }
        _ => super::forecast::of(scene, fighter, choice),
    }
}

/// The odds of a blow against the likeliest defence.
pub(crate) fn struck(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Option<Odds> {
    let likeliest = defence::all(scene, target, fighter, blow).into_iter().next();
    let (means, defence) = likeliest.unzip();
    let defence = defence.map(|found| found.ledger);
    let odds = exchange(scene, fighter, target, arm, blow, defence).ok()?;
    let mut odds = told_of(odds, fighter, target, arm, blow);
    fumble::add_to_attack(&mut odds, scene, (fighter, target), blow, means);
    Some(odds)
}

/// The odds with what they are about: the loss of a blow that harms, or only whether the distance changes.
fn told_of(mut odds: Odds, striker: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> Odds {
    if blow.purpose.harms() {
        if let Some(pushed) = pushed(&odds, striker, target, blow) {
            odds.effects.push((word::PUSHED, pushed));
        }
        return with_damage(odds, striker, target, arm, blow);
    }
    odds.losses.clear();
    odds.effects.clear();
    odds
}

/// The chance that a blow drives its target back; none where it does not, or cannot.
///
/// Rule: `BRD-16`.
fn pushed(odds: &Odds, striker: &Snapshot, target: &Snapshot, blow: Blow) -> Option<Chance> {
    let (own, other) = (striker.build.size, target.build.size);
    let gives_way = matches!(blow.form, Form::Charge(_)) && other != Size::Huge && other <= own;
    let lands = odds.chain.iter().find(|(link, _)| *link == word::LANDS);
    lands.filter(|_| gives_way).map(|(_, chance)| *chance)
}

/// The odds of a strike in passing at somebody, against the free dodge that he may have.
///
/// Rule: `PAS-01`.
pub(crate) fn in_passing(scene: &Scene, striker: &Snapshot, victim: &Snapshot) -> Option<Odds> {
    let best = striker
        .arms()
        .filter(|(_, arm)| melee::may_strike(scene, striker, victim, arm).is_ok())
        .filter_map(|(slot, arm)| {
            let blow = Blow {
                purpose: Purpose::Passing,
                ..Blow::plain(slot as u8)
            };
            let defence = defence::all(scene, victim, striker, blow).into_iter().next();
            let defence = defence.map(|(_, found)| found.ledger);
            let odds = exchange(scene, striker, victim, arm, blow, defence).ok()?;
            Some(with_damage(odds, striker, victim, arm, blow))
        });
    best.max_by_key(|odds| odds.mean_loss_per_mille)
}

/// The odds with the values behind the loss: what is added to the dice, armour, the threshold of a wound, the life left.
pub(super) fn with_damage(
    mut odds: Odds,
    striker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Odds {
    let mut plus = arm.plus.clone();
    let power = attack::power_effect(blow.power, striker.build.traits.arts.has(Art::Power));
    plus.add(rule::MAN_WUCHTSCHLAG, power);
    if let Form::Charge(impact) = blow.form {
        plus.add(rule::MAN_STURMANGRIFF, impact);
    }
    odds.ledgers
        .extend([(word::TP, plus), (word::RS, target.build.armour.clone())]);
    if let Some([threshold, ..]) = damage::thresholds(arm, blow.form, &target.build) {
        odds.ledgers
            .push((word::WS, Ledger::new(rule::WND_01, threshold)));
    }
    odds.ledgers
        .push((word::LE, Ledger::new(rule::VAL_02, target.life.now)));
    odds
}

/// The odds of a blow from the attack roll to the loss, against the likeliest defence.
pub(crate) fn exchange(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
    defence: Option<Ledger>,
) -> Result<Odds, DiceError> {
    let ledger: Ledger = attack::ledger(scene, attacker, target, arm, blow);
    let (value, ward) = (ledger.value(), defence.as_ref().map(Ledger::value));
    let aim = Aim::of(scene, attacker, target);
    let lucky_ward = ward_of_luck(scene, attacker, target, blow).or(ward);
    let ends = enumerate(|dice| {
        let outcome = check::outcome(dice.check(value)?, value);
        let is_fumble = outcome == Outcome::Fumble;
        if !outcome.is_success() {
            return Ok(End { is_fumble, ..MISS });
        }
        let ward = if outcome == Outcome::Lucky {
            lucky_ward
        } else {
            ward
        };
        landing((attacker, target), arm, blow, (ward, aim), dice)
    })?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::AT, ledger)];
    ledgers.extend(defence.map(|found| (word::PA, found)));
    Ok(told(blow.form, &ends, chain, ledgers))
}

/// The value of the best answer to a lucky attempt to come nearer (`DK-09`).
fn ward_of_luck(scene: &Scene, attacker: &Snapshot, target: &Snapshot, blow: Blow) -> Option<i16> {
    let Purpose::Shorten(classes, _) = blow.purpose else {
        return None;
    };
    let lucky = Blow {
        purpose: Purpose::Shorten(classes, true),
        ..blow
    };
    let found = defence::all(scene, target, attacker, lucky);
    found.first().map(|(_, found)| found.ledger.value())
}

/// The odds of a shot from the roll to the loss, against the likeliest defence, with whom a miss may hit besides.
///
/// Rule: `RNG-01`, `RNG-03`, `RNG-14`, `RNG-15`.
fn shot(scene: &Scene, shooter: &Snapshot, target: &Snapshot, blow: Blow) -> Option<Odds> {
    let missile = shooter.missile()?;
    let ledger: Ledger = shot::ledger(scene, shooter, target, missile, blow.flight.way);
    let arm = missile.arm_at(shot::metres(shooter, target));
    let defence = defence::all(scene, target, shooter, blow).into_iter().next();
    let defence = defence.map(|(_, found)| found.ledger);
    let (value, ward) = (ledger.value(), defence.as_ref().map(Ledger::value));
    let others = shot::Others::around(scene, shooter, target);
    let aim = Aim::of(scene, shooter, target);
    let ends = enumerate(|dice| {
        let face = dice.roll(20)?;
        let outcome = shot::outcome(face, value);
        if outcome.is_success() {
            return landing((shooter, target), &arm, blow, (ward, aim), dice);
        }
        let victim = others.hit_by(shot::missed_by(face, value), dice)?;
        let is_friend = |id| scene.get(id).is_some_and(|it| !scene.are_hostile(shooter, it));
        Ok(End {
            is_fumble: outcome == Outcome::Fumble,
            strays: victim.map(|victim| is_friend(victim.id)),
            ..MISS
        })
    })
    .ok()?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::FK, ledger)];
    ledgers.extend(defence.map(|found| (word::PA, found)));
    let mut odds = told(blow.form, &ends, chain, ledgers);
    if missile.is_oil && scene.round.modules.has(Modules::OIL) {
        let bursts = ends.chance(|end| end.has_hit && !end.is_warded);
        odds.effects.push((word::ALIGHT, bursts));
    }
    let strays = ends.chance(|end| end.strays.is_some());
    if strays != Chance::NEVER && strays.of > 0 {
        let into_friend = ends.chance(|end| end.strays == Some(true));
        odds.effects
            .extend([(word::STRAY, strays), (word::STRAY_FRIEND, into_friend)]);
    }
    odds.effects
        .extend(shot::struck_first(scene, shooter, target).into_iter().flatten());
    Some(with_damage(odds, shooter, target, &arm, blow))
}

/// The odds of an answer to a blow that has hit already.
fn answer(
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
    (defence, aim): (Option<Ledger>, Option<Aim>),
) -> Result<Odds, DiceError> {
    let ward = defence.as_ref().map(Ledger::value);
    let ends = enumerate(|dice| landing((attacker, target), arm, blow, (ward, aim), dice))?;
    let mut chain = Vec::new();
    if defence.is_some() {
        chain.push((word::WARDED, ends.chance(|end| end.is_warded)));
    }
    chain.push((word::LANDS, ends.chance(|end| !end.is_warded)));
    let mut odds = told(
        blow.form,
        &ends,
        chain,
        defence.map(|found| (word::PA, found)).into_iter().collect(),
    );
    // The attack has been rolled: its fumble is no longer a matter of chance.
    odds.effects.retain(|(effect, _)| *effect != word::FUMBLE);
    Ok(odds)
}

const MISS: End = End {
    has_hit: false,
    strays: None,
    is_fumble: false,
    is_warded: false,
    life: 0,
    endurance: 0,
    wounds: 0,
    is_out: false,
    works: false,
};

fn landing(
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
    (ward, aim): (Option<i16>, Option<Aim>),
    dice: &mut crate::dice::Enumerating,
) -> Result<End, DiceError> {
    let hit = End {
        has_hit: true,
        ..MISS
    };
    if let Some(value) = ward
        && check::outcome(dice.check(value)?, value).is_success()
    {
        return Ok(End {
            is_warded: true,
            ..hit
        });
    }
    if !blow.purpose.harms() {
        return Ok(hit);
    }
    if blow.form.is_harmless() {
        let works = odds_feat::works((attacker, target), arm, blow, (0, 0), dice)?;
        return Ok(End { works, ..hit });
    }
    let zone = match aim {
        Some(_) if blow.form.zone().is_some() => blow.form.zone(),
        Some(aim) => Some(aim.zone(dice.roll(20)?.into())),
        None => None,
    };
    let thrown = dice.sum(arm.dice, arm.sides)?.total();
    let points = damage::hit_points(thrown, &attacker.build, arm, blow);
    let mut struck = damage::suffered(points, arm, blow.form, (&target.build, zone));
    let shock = zone.map(|zone| Shock::of(zone, target.condition.ado.scars.of(zone), struck.wounds));
    if let Some(shock) = shock {
        struck.wounds = shock.wounds;
        if shock.life_dice > 0 {
            struck.life += dice.sum(shock.life_dice, 6)?.total();
        }
    }
    let is_felled = zone.zip(shock).is_some_and(|(zone, shock)| shock.fells(zone));
    let left = target.life.now - struck.life;
    let is_spent =
        target.endurance.max > 0 && target.endurance.now <= struck.endurance && struck.endurance > 0;
    let works = match blow.form {
        Form::Plain => false,
        _ => odds_feat::works((attacker, target), arm, blow, (points, struck.endurance), dice)?,
    };
    let is_stunned = works && matches!(blow.form, Form::Stun(_));
    let is_out = vitality_after(target, left) > Vitality::Fit || is_spent || is_felled || is_stunned;
    Ok(End {
        works,
        life: struck.life,
        endurance: struck.endurance,
        wounds: struck.wounds,
        is_out,
        ..hit
    })
}

/// The links after the hit: not warded off among those that hit, and landing among all.
fn after_hit(ends: &Distribution<End>) -> Vec<(crate::battle::Term, Chance)> {
    let hits: u128 = ends
        .outcomes()
        .filter(|(end, _)| end.has_hit)
        .map(|(_, ways)| ways)
        .sum();
    let lands: u128 = ends
        .outcomes()
        .filter(|(end, _)| end.has_hit && !end.is_warded)
        .map(|(_, ways)| ways)
        .sum();
    let not_warded = if hits == 0 {
        Chance::NEVER
    } else {
        Chance::new(lands, hits)
    };
    vec![
        (word::NOT_WARDED, not_warded),
        (word::LANDS, Chance::new(lands, ends.total())),
    ]
}

fn told(
    form: Form,
    ends: &Distribution<End>,
    chain: Vec<(crate::battle::Term, Chance)>,
    ledgers: Vec<(crate::battle::Term, Ledger)>,
) -> Odds {
    let losses = ends.map(|end| end.life);
    let losses = losses
        .outcomes()
        .map(|(loss, ways)| (*loss, Chance::new(ways, losses.total())))
        .collect();
    let mut effects = vec![
        (word::HURTS, ends.chance(|end| end.life > 0)),
        (word::WOUND, ends.chance(|end| end.wounds > 0)),
        (word::OUT, ends.chance(|end| end.is_out)),
        (word::FUMBLE, ends.chance(|end| end.is_fumble)),
    ];
    if let Some(word) = form.effect() {
        effects.push((word, ends.chance(|end| end.works)));
    }
    let mean_loss_per_mille = ends.mean_per_mille(|end| i64::from(end.life));
    Odds {
        chain,
        losses,
        effects,
        ledgers,
        mean_loss_per_mille,
    }
}
