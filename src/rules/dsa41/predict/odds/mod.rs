//! Exact odds: the resolutions of an exchange, run over every way the dice can fall.

mod feat;
mod landing;
mod ranged;

use std::borrow::Cow;

use crate::battle::{Choice, Ledger, Odds, Outcome, Question, Term, WhyNot};
use crate::dice::{Chance, DiceError, Distribution, enumerate};

use self::landing::{Answer, End};
use super::super::cause;
use super::super::condition::riding;
use super::super::exchange::attack::{self, Blow};
use super::super::exchange::damage;
use super::super::exchange::defence::{self, Means};
use super::super::exchange::tally::Unread;
use super::super::exchange::zone::Aim;
use super::super::exchange::{fumble, luck};
use super::super::fighter::{Arm, Size};
use super::super::manoeuvre::{self, Form, Rush};
use super::super::melee::{self, Purpose};
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, shot, word};

pub(crate) use self::landing::Landing;

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
            if *manoeuvre == word::HURL {
                let thrower = shot::hurling(fighter)?;
                return ranged::of(scene, &thrower, target, shot::hurl(&thrower));
            }
            let blow = Blow::of(*manoeuvre, with.0, stakes)?;
            if blow.flight.is_missile() {
                return ranged::of(scene, fighter, target, blow);
            }
            let blow = match scene.round.melee.opening {
                Some(opening) => Blow {
                    purpose: opening.purpose(),
                    ..blow
                },
                None => blow,
            };
            let arm = fighter.arm(usize::from(with.0))?;
            let arm = &*manoeuvre::led(fighter, arm, blow.form);
            // Of several blows the first is told.
            let several = manoeuvre::blows(scene, (fighter, target), (arm, blow));
            let blow = several.first().map_or(blow, |(_, first)| *first).by(fighter);
            let (Form::Charge(_) | Form::Mounted(..)) = blow.form else {
                return struck(scene, fighter, target, arm, blow);
            };
            // He strikes from where his run ends.
            let there = manoeuvre::arrived(scene, fighter, target, (arm, blow.form))?;
            let (fighter, target) = (there.get(fighter.id())?, there.get(target.id())?);
            let blow = blow.by(fighter);
            let arm = &*manoeuvre::led(fighter, arm, blow.form);
            if let Form::Mounted(rush, _) = blow.form {
                return feat::of_rush(&there, (fighter, target), (arm, blow), rush);
            }
            struck(&there, fighter, target, arm, blow)
        }
        Choice::Act {
            act: word::HAIL_AT,
            target: Some(target),
            ..
        } => {
            let spread = scene.round.melee.spread.as_ref()?;
            ranged::of(scene, fighter, scene.get(*target)?, spread.throw.blow)
        }
        Choice::Defend {
            means: word::COUNTER,
            stakes,
            ..
        } => {
            let meeting = scene.round.melee.meeting?;
            let attacker = scene.get(meeting.striker.0)?;
            feat::clash(scene, (attacker, fighter), meeting.blow, stakes.first().copied()?).ok()
        }
        Choice::Defend { means, stakes, .. } => {
            let means = Means::of(*means, stakes).map(|means| manoeuvre::braced(scene, fighter, means));
            let exchange = scene.round.exchange?;
            let attacker = scene.get(exchange.attacker)?;
            // Whoever parries for a comrade is not the one who suffers (MAN-FORMATION).
            let victim = scene.get(exchange.target)?;
            let arm = shot::striking(attacker, victim, exchange.blow)?;
            let arm = melee::teamed(scene, attacker, &arm);
            let arm = &*riding::led(attacker, victim, arm);
            let defence = match means {
                Some(means) => {
                    let found = defence::defence(scene, fighter, attacker, exchange.blow, means);
                    let found: Ledger = found.ok()?.ledger;
                    let answer = Answer::of(scene, fighter, (exchange.blow, means), found.value());
                    Some((answer, (means.value(), found)))
                }
                None => None,
            };
            let is_missile = exchange.blow.flight.is_missile();
            let aim = if is_missile {
                Aim::of_shot(scene, attacker, victim)
            } else {
                Aim::of_blow(scene, attacker, victim)
            };
            let (odds, ends) =
                answer(scene, (attacker, victim), (arm, exchange.blow), (defence, aim)).ok()?;
            let mut odds = told_of(odds, attacker, victim, arm, exchange.blow);
            if let Some(means) = means {
                let (both, answered) = ((fighter, attacker), (exchange.blow, means));
                let lucky = ends.chance(|end| end.is_free);
                luck::add_to_answer(&mut odds, scene, both, answered, lucky);
                let takes = feat::taking(means).map(|word| (word, ends.chance(|end| end.is_foe_disarmed)));
                odds.effects.extend(takes);
                let fumbles = ends.chance(|end| end.is_foe_fumble);
                fumble::add_to_answer(&mut odds, scene, both, answered, fumbles);
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
    let in_saddle = riding::led(fighter, target, Cow::Borrowed(arm));
    let arm = &*in_saddle;
    let likeliest = defence::all(scene, target, fighter, blow).into_iter().next();
    let defence = likeliest.map(|(means, found)| (means, found.ledger));
    let odds = exchange(scene, fighter, target, arm, blow, defence).ok()?;
    let mut odds = told_of(odds, fighter, target, arm, blow);
    fumble::add_to_attack(&mut odds, scene, (fighter, target), blow);
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
            let defence = defence.map(|(means, found)| (means, found.ledger));
            let odds = exchange(scene, striker, victim, arm, blow, defence).ok()?;
            Some(with_damage(odds, striker, victim, arm, blow))
        });
    best.max_by_key(|odds| odds.mean_loss_per_mille)
}

/// The odds with the values behind the loss: what is added to the dice, armour, the threshold of a wound, the life left.
fn with_damage(mut odds: Odds, striker: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> Odds {
    let mut plus = arm.plus.clone();
    let power = attack::power_of(&striker.build, arm, blow.power);
    plus.add_for(rule::MAN_WUCHTSCHLAG, (&cause::ANNOUNCED, blow.power), power);
    if let (Form::Charge(impact) | Form::Mounted(Rush::Blow, impact), Some(rule)) =
        (blow.form, blow.form.rule())
    {
        plus.add_for(rule, &cause::RUN_UP, impact);
    }
    odds.ledgers
        .extend([(word::TP, plus), (word::RS, target.build.armour.clone())]);
    if let (Some([threshold, ..]), Some(mut marks)) = (
        damage::thresholds(arm, blow.form, &target.build),
        damage::first_mark(&target.build),
    ) {
        marks.add(rule::WND_03, threshold - marks.value());
        odds.ledgers.push((word::WS, marks));
    }
    odds.ledgers.push((
        word::LE,
        Ledger::of(rule::VAL_02, &cause::LIFE_LEFT, target.life.now),
    ));
    odds
}

/// The odds of a blow from the attack roll to the loss, against the likeliest defence.
pub(crate) fn exchange(
    scene: &Scene,
    attacker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
    defence: Option<(Means, Ledger)>,
) -> Result<Odds, DiceError> {
    let arm = &*melee::teamed(scene, attacker, arm);
    let ledger: Ledger = attack::ledger(scene, attacker, target, arm, blow);
    let ward = defence
        .as_ref()
        .map(|(means, found)| Answer::of(scene, target, (blow, *means), found.value()));
    let worst = fumble::worst_of_attack(scene.round.modules, arm, blow);
    let aim = Aim::of_blow(scene, attacker, target);
    let lucky_ward = ward_of_luck(scene, attacker, target, blow).or(ward);
    let mut landing = Landing::of(scene, (attacker, target), arm, aim);
    let ends = enumerate(|dice| {
        let swing = landing.rehearsal(dice).swing(blow, (ledger.clone(), worst))?;
        match swing.outcome {
            Outcome::Lucky => landing.roll(swing.blow, lucky_ward, dice),
            Outcome::Success => landing.roll(swing.blow, ward, dice),
            _ => Ok(End {
                is_fumble: swing.is_fumble,
                ..End::default()
            }),
        }
    })?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::AT, ledger)];
    let answer = defence.as_ref().map(|(means, _)| *means);
    ledgers.extend(defence.map(|(means, found)| (means.value(), found)));
    let mut odds = told((arm, blow.form), &ends, chain, ledgers);
    odds.forbidden = no_parry(scene, (attacker, target), blow, answer);
    Ok(odds)
}

/// Why no parry answers a blow, where something else does, or nothing: of the weapon, and of the shield of who bears one.
///
/// Rule: `ATK-06`, `CRE-02`.
fn no_parry(
    scene: &Scene,
    (attacker, target): (&Snapshot, &Snapshot),
    blow: Blow,
    answer: Option<Means>,
) -> Vec<(Term, WhyNot)> {
    if answer.is_some_and(Means::is_parry) || !blow.purpose.harms() {
        return Vec::new();
    }
    let ward = target.ward().map(|ward| match ward.is_shield {
        true => (Means::Ward, word::SHIELD_PARRY),
        false => (Means::Ward, word::PARRY_WEAPON),
    });
    let parries = [(Means::Parry, word::PARRY)].into_iter().chain(ward);
    let why = |means| defence::defence::<Unread>(scene, target, attacker, blow, means).err();
    parries
        .filter_map(|(means, term)| Some((term, why(means)?)))
        .collect()
}

/// The value of the best answer to a lucky attack, or a lucky attempt to come nearer; none where luck changes nothing.
///
/// Rule: `CRT-01`, `CRT-04`, `DK-09`.
fn ward_of_luck<'s>(
    scene: &Scene,
    attacker: &Snapshot,
    target: &'s Snapshot,
    blow: Blow,
) -> Option<Answer<'s>> {
    let lucky = match blow.purpose {
        Purpose::Shorten(classes, _) => Blow {
            purpose: Purpose::Shorten(classes, true),
            ..blow
        },
        _ => {
            let (luck, _) = luck::of_attack(scene.round.modules, blow)?;
            Blow { luck, ..blow }
        }
    };
    let found = defence::all(scene, target, attacker, lucky);
    let best = found.first();
    best.map(|(means, found)| Answer::of(scene, target, (lucky, *means), found.ledger.value()))
}

/// The odds of an answer to a blow that has hit already.
fn answer(
    scene: &Scene,
    both: (&Snapshot, &Snapshot),
    (arm, blow): (&Arm, Blow),
    (defence, aim): (Option<(Answer, (Term, Ledger))>, Option<Aim>),
) -> Result<(Odds, Distribution<End>), DiceError> {
    let ward = defence.as_ref().map(|(answer, _)| *answer);
    let mut landing = Landing::of(scene, both, arm, aim);
    let ends = enumerate(|dice| landing.roll(blow, ward, dice))?;
    let mut chain = Vec::new();
    if defence.is_some() {
        chain.push((word::WARDED, ends.chance(|end| end.is_warded)));
    }
    chain.push((word::LANDS, ends.chance(|end| !end.is_warded)));
    let mut odds = told(
        (arm, blow.form),
        &ends,
        chain,
        defence.map(|(_, found)| found).into_iter().collect(),
    );
    // Whoever answers is told of his own fumble.
    odds.effects.retain(|(effect, _)| *effect != word::FOE_FUMBLE);
    Ok((odds, ends))
}

/// The links after the hit: not warded off among those that hit, and landing among all.
fn after_hit(ends: &Distribution<End>) -> Vec<(Term, Chance)> {
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
    (arm, form): (&Arm, Form),
    ends: &Distribution<End>,
    chain: Vec<(Term, Chance)>,
    ledgers: Vec<(Term, Ledger)>,
) -> Odds {
    let losses = ends.map(|end| end.harm.life);
    let losses = losses
        .outcomes()
        .map(|(loss, ways)| (*loss, Chance::new(ways, losses.total())))
        .collect();
    let mut effects = vec![
        (word::HURTS, ends.chance(|end| end.harm.life > 0)),
        (word::WOUND, ends.chance(|end| end.harm.wounds > 0)),
        (word::OUT, ends.chance(|end| end.harm.is_out)),
    ];
    let fumbles = ends.chance(|end| end.is_fumble);
    if fumbles.of > 0 {
        effects.push((word::FUMBLE, fumbles));
    }
    if let Some(word) = form.effect() {
        effects.push((word, ends.chance(|end| end.harm.works)));
    } else if arm.kind.knock_down.is_some() {
        effects.push((word::THROWS_DOWN, ends.chance(|end| end.harm.is_thrown)));
    }
    let foe_fumbles = ends.chance(|end| end.is_foe_fumble);
    if foe_fumbles.of > 0 {
        effects.push((word::FOE_FUMBLE, foe_fumbles));
    }
    let poisoned = ends.chance(|end| end.harm.is_poisoned);
    if poisoned.of > 0 {
        effects.push((word::POISONS, poisoned));
    }
    let critical = ends.chance(|end| end.is_critical);
    if critical.of > 0 {
        effects.push((word::CRITICAL, critical));
    }
    let mean_loss_per_mille = ends.mean_per_mille(|end| i64::from(end.harm.life));
    Odds {
        chain,
        losses,
        effects,
        ledgers,
        forbidden: Vec::new(),
        mean_loss_per_mille,
    }
}
