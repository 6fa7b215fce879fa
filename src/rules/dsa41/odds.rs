//! Exact odds: the resolutions of an exchange, run over every way the dice can fall.

use std::borrow::Cow;

use crate::battle::{Choice, Ledger, Odds, Outcome, Question, RuleId};
use crate::dice::{Chance, Dice, DiceError, Distribution, enumerate};

use super::attack::{self, Blow};
use super::check;
use super::damage;
use super::data::Mishap;
use super::defence::{self, Means};
use super::fighter::{Arm, Size, Vitality};
use super::manoeuvre::{self, Bare, Form, Rush};
use super::melee::{self, Purpose};
use super::module::Modules;
use super::round::{FIRST_OF_HEAD, POISON, attribute_ledger, vitality_after};
use super::scene::{Scene, Snapshot};
use super::value::Attribute;
use super::zone::{Aim, Shock, Zone};
use super::{beast, fumble, lamp, luck, odds_feat, odds_serious, odds_shot, riding, rule, shot, word};

/// What an exchange may come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct End {
    pub(super) has_hit: bool,
    /// Whether a miss hits another, and whether one of the own side.
    pub(super) strays: Option<bool>,
    pub(super) is_fumble: bool,
    /// What a fumbled shot has come to (`FUM-07`).
    pub(super) mishap: Option<Mishap>,
    /// Whether the answer has been fumbled (`FUM-02`).
    pub(super) is_foe_fumble: bool,
    pub(super) is_warded: bool,
    pub(super) life: i16,
    pub(super) endurance: i16,
    pub(super) wounds: u8,
    /// Whether self-control may spare a wound more (`WND-90`).
    pub(super) is_tested: bool,
    pub(super) is_out: bool,
    /// Whether luck makes it worse (`CRT-02`).
    pub(super) is_critical: bool,
    /// Whether poison comes into the blood (`RNG-45`).
    pub(super) is_poisoned: bool,
    /// Whether the manoeuvre does what it is for, besides the harm.
    pub(super) works: bool,
}

/// An answer to a blow, as the dice are thrown for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    value: i16,
    /// The first of the faces that fumble it; none where nothing is fumbled.
    worst: Option<u8>,
}

impl Answer {
    /// The answer that a fighter gives to a blow by these means, worth so much.
    pub(super) fn of(scene: &Scene, fighter: &Snapshot, (blow, means): (Blow, Means), value: i16) -> Self {
        let worst = fumble::worst_of_answer(scene.round.modules, fighter, (blow, means));
        Self { value, worst }
    }

    /// Rolls it: whether it holds, and whether it is fumbled.
    fn roll(self, modules: Modules, dice: &mut impl Dice) -> Result<(bool, bool), DiceError> {
        let outcome = check::fall(self.value, self.worst.unwrap_or(check::WORST), dice)?;
        let is_fumble = match (outcome, self.worst) {
            (Outcome::Fumble, Some(_)) => fumble::draw(modules, self.value, dice)?,
            _ => false,
        };
        Ok((outcome.is_success(), is_fumble))
    }
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
            if *manoeuvre == word::HURL {
                let thrower = shot::hurling(fighter)?;
                return odds_shot::of(scene, &thrower, target, shot::hurl(&thrower));
            }
            let blow = Blow::of(*manoeuvre, with.0, stakes)?;
            if blow.flight.is_missile() {
                return odds_shot::of(scene, fighter, target, blow);
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
                return odds_feat::of_rush(&there, (fighter, target), (arm, blow), rush);
            }
            struck(&there, fighter, target, arm, blow)
        }
        Choice::Act {
            act: word::HAIL_AT,
            target: Some(target),
            ..
        } => {
            let spread = scene.round.melee.spread.as_ref()?;
            odds_shot::of(scene, fighter, scene.get(*target)?, spread.throw.blow)
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
            let means = Means::of(*means, stakes).map(|means| manoeuvre::braced(scene, fighter, means));
            let exchange = scene.round.exchange?;
            let attacker = scene.get(exchange.attacker)?;
            // Whoever parries for a comrade is not the one who suffers (MAN-FORMATION).
            let victim = scene.get(exchange.target)?;
            let arm = shot::striking(attacker, victim, exchange.blow)?;
            let arm = lamp::burning_arm(scene, attacker, &arm);
            let arm = melee::teamed(scene, attacker, &arm);
            let arm = &*riding::led(attacker, victim, arm);
            let defence = match means {
                Some(means) => {
                    let found = defence::defence(scene, fighter, attacker, exchange.blow, means);
                    let found: Ledger = found.ok()?.ledger;
                    let answer = Answer::of(scene, fighter, (exchange.blow, means), found.value());
                    Some((answer, found))
                }
                None => None,
            };
            let is_missile = exchange.blow.flight.is_missile();
            let aim = if is_missile {
                Aim::of_shot(scene, attacker, victim)
            } else {
                Aim::of_blow(scene, attacker, victim)
            };
            let ward = defence.as_ref().map(|(answer, _)| answer.value);
            let modules = scene.round.modules;
            let odds = answer((attacker, victim), arm, exchange.blow, (defence, aim), modules).ok()?;
            let mut odds = told_of(odds, attacker, victim, arm, exchange.blow);
            if let (Some(means), Some(ward)) = (means, ward) {
                luck::add_to_answer(
                    &mut odds,
                    scene,
                    (fighter, attacker),
                    (exchange.blow, means),
                    ward,
                );
                odds_feat::add_to_parry(&mut odds, (fighter, attacker), means);
                fumble::add_to_answer(
                    &mut odds,
                    scene,
                    (fighter, attacker),
                    (exchange.blow, means),
                    ward,
                );
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
pub(super) fn with_damage(
    mut odds: Odds,
    striker: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Odds {
    let mut plus = arm.plus.clone();
    let power = attack::power_of(&striker.build, arm, blow.power);
    plus.add(rule::MAN_WUCHTSCHLAG, power);
    if let (Form::Charge(impact) | Form::Mounted(Rush::Blow, impact), Some(rule)) =
        (blow.form, blow.form.rule())
    {
        plus.add(rule, impact);
    }
    odds.ledgers
        .extend([(word::TP, plus), (word::RS, target.build.armour.clone())]);
    if let Some([threshold, ..]) = damage::thresholds(arm, blow.form, &target.build) {
        let is_older = target.build.modules.has(Modules::SERIOUS_WOUNDS);
        let cited = if is_older { rule::WND_90 } else { rule::WND_01 };
        odds.ledgers.push((word::WS, Ledger::new(cited, threshold)));
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
    defence: Option<(Means, Ledger)>,
) -> Result<Odds, DiceError> {
    let arm = lamp::burning_arm(scene, attacker, arm);
    let arm = &*melee::teamed(scene, attacker, &arm);
    let ledger: Ledger = attack::ledger(scene, attacker, target, arm, blow);
    let value = ledger.value();
    let ward = defence
        .as_ref()
        .map(|(means, found)| Answer::of(scene, target, (blow, *means), found.value()));
    let worst = fumble::worst_of_attack(scene.round.modules, arm, blow);
    let aim = Aim::of_blow(scene, attacker, target);
    let modules = scene.round.modules;
    let lucky_ward = ward_of_luck(scene, attacker, target, blow).or(ward);
    let ends = enumerate(|dice| {
        let outcome = check::fall(value, worst, dice)?;
        if outcome == Outcome::Fumble {
            let is_fumble = fumble::knows_fumbles(modules, blow) && fumble::draw(modules, value, dice)?;
            return Ok(End { is_fumble, ..MISS });
        }
        if !outcome.is_success() {
            return Ok(MISS);
        }
        if outcome != Outcome::Lucky {
            return landing((attacker, target), arm, blow, (ward, aim), (modules, dice));
        }
        let luck = luck::draw(modules, blow, value, dice)?;
        landing(
            (attacker, target),
            arm,
            Blow { luck, ..blow },
            (lucky_ward, aim),
            (modules, dice),
        )
    })?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::AT, ledger)];
    ledgers.extend(defence.map(|(_, found)| (word::PA, found)));
    Ok(told((blow.form, target), &ends, chain, ledgers))
}

/// The value of the best answer to a lucky attack, or a lucky attempt to come nearer; none where luck changes nothing.
///
/// Rule: `CRT-01`, `CRT-04`, `DK-09`.
fn ward_of_luck(scene: &Scene, attacker: &Snapshot, target: &Snapshot, blow: Blow) -> Option<Answer> {
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
pub(super) fn answer(
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
    (defence, aim): (Option<(Answer, Ledger)>, Option<Aim>),
    modules: Modules,
) -> Result<Odds, DiceError> {
    let ward = defence.as_ref().map(|(answer, _)| *answer);
    let ends = enumerate(|dice| landing((attacker, target), arm, blow, (ward, aim), (modules, dice)))?;
    let mut chain = Vec::new();
    if defence.is_some() {
        chain.push((word::WARDED, ends.chance(|end| end.is_warded)));
    }
    chain.push((word::LANDS, ends.chance(|end| !end.is_warded)));
    let mut odds = told(
        (blow.form, target),
        &ends,
        chain,
        defence.map(|(_, found)| (word::PA, found)).into_iter().collect(),
    );
    // The attack has been rolled: its fumble is no longer a matter of chance.
    odds.effects
        .retain(|(effect, _)| ![word::FUMBLE, word::FOE_FUMBLE].contains(effect));
    Ok(odds)
}

pub(super) const MISS: End = End {
    has_hit: false,
    strays: None,
    is_fumble: false,
    mishap: None,
    is_foe_fumble: false,
    is_warded: false,
    life: 0,
    endurance: 0,
    wounds: 0,
    is_tested: false,
    is_out: false,
    is_critical: false,
    is_poisoned: false,
    works: false,
};

pub(super) fn landing(
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
    (ward, aim): (Option<Answer>, Option<Aim>),
    (modules, dice): (Modules, &mut crate::dice::Enumerating),
) -> Result<End, DiceError> {
    let (is_warded, is_foe_fumble) = match ward {
        Some(answer) => answer.roll(modules, dice)?,
        None => (false, false),
    };
    let hit = End {
        has_hit: true,
        is_warded,
        is_foe_fumble,
        ..MISS
    };
    if is_warded {
        return Ok(hit);
    }
    if !blow.purpose.harms() {
        return Ok(hit);
    }
    if manoeuvre::does_no_harm(arm, blow) {
        let works = odds_feat::works((attacker, target), arm, blow, (0, 0), dice)?;
        return Ok(End { works, ..hit });
    }
    let zone = match aim {
        Some(_) if blow.zone().is_some() => blow.zone(),
        Some(aim) => Some(aim.draw(dice)?),
        None => None,
    };
    let thrown = dice.sum(arm.dice, arm.sides)?.total();
    let points = damage::hit_points(thrown, &attacker.build, arm, blow);
    let mut struck = damage::suffered(points, arm, blow, damage::Victim::of(target, zone));
    if let Some((number, sides, plus)) = arm.kind.burns.filter(|_| struck.life > 0) {
        let fire = dice.sum(number, sides)?.total() + i16::from(plus);
        struck.life += fire.max(0);
        let thresholds = damage::thresholds(arm, blow.form, &target.build);
        struck.wounds =
            damage::wounds_of(struck.life, thresholds) + struck.extra_wounds + struck.lucky_wounds;
    }
    let is_older = modules.has(Modules::SERIOUS_WOUNDS);
    let is_tested = is_older && struck.wounds > struck.extra_wounds + struck.lucky_wounds;
    struck.wounds -= u8::from(is_tested);
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
    let is_stunned = works
        && matches!(
            blow.form,
            Form::Stun(_) | Form::Bare(Bare::Knee | Bare::Haymaker, _)
        );
    let asked = poisons(modules, (attacker, target), arm, blow).filter(|_| struck.life > 0);
    let is_poisoned = match asked {
        Some(asked) => {
            let value = attribute_ledger(target, Attribute::Ko, asked).value();
            !check::outcome(dice.check(value)?, value).is_success()
        }
        None => false,
    };
    if modules.has(Modules::HEAD_TRAUMA) && hurts_head(target, (zone, left), dice)? {
        struck.wounds += 1;
    }
    let is_out = vitality_after(target, left) > Vitality::Fit
        || is_spent
        || is_felled
        || is_stunned
        || odds_serious::is_last(target, struck.wounds);
    Ok(End {
        works,
        is_tested,
        life: struck.life,
        endurance: struck.endurance,
        wounds: struck.wounds,
        is_out,
        is_critical: blow.luck.is_critical(),
        is_poisoned,
        ..hit
    })
}

/// Whether a blow that leaves so much life hits the head, so that it tears a wound more: with the last life of who takes wounds.
///
/// Rule: `WND-95`.
fn hurts_head(
    target: &Snapshot,
    (zone, left): (Option<Zone>, i16),
    dice: &mut crate::dice::Enumerating,
) -> Result<bool, DiceError> {
    let takes_last = left <= 0 && target.life.now > 0 && target.build.thresholds.is_some();
    if !takes_last || vitality_after(target, left) == Vitality::Dead {
        return Ok(false);
    }
    match zone {
        Some(zone) => {
            Ok(zone == Zone::Head && Shock::of(zone, target.condition.ado.scars.of(zone), 1).wounds > 0)
        }
        None => Ok(i16::from(dice.roll(20)?) >= FIRST_OF_HEAD),
    }
}

/// The check of the constitution that a blow or shot asks for which carries poison, or venom; none where it carries none, or the target
/// has no blood.
///
/// Rule: `RNG-45`, `OPP-15`.
fn poisons(
    modules: Modules,
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
) -> Option<(RuleId, i16)> {
    if target.build.is_undead || target.build.constitution.is_none() {
        return None;
    }
    let venom = attacker.build.traits.venom.filter(|_| arm.kind.is_venomous);
    let on_blade = attacker.is_blade_poisoned(blow);
    match venom {
        Some(venom) => Some((beast::row(attacker), venom.check)),
        None if modules.has(Modules::POISON) && (arm.kind.is_poisoned || on_blade) => {
            Some((rule::RNG_45, POISON))
        }
        None => None,
    }
}

/// The links after the hit: not warded off among those that hit, and landing among all.
pub(super) fn after_hit(ends: &Distribution<End>) -> Vec<(crate::battle::Term, Chance)> {
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

pub(super) fn told(
    (form, target): (Form, &Snapshot),
    ends: &Distribution<End>,
    chain: Vec<(crate::battle::Term, Chance)>,
    ledgers: Vec<(crate::battle::Term, Ledger)>,
) -> Odds {
    let losses = ends.map(|end| end.life);
    let losses = losses
        .outcomes()
        .map(|(loss, ways)| (*loss, Chance::new(ways, losses.total())))
        .collect();
    let (wounded, out) = odds_serious::wounded_and_out(ends, target);
    let mut effects = vec![
        (word::HURTS, ends.chance(|end| end.life > 0)),
        (word::WOUND, wounded),
        (word::OUT, out),
    ];
    let fumbles = ends.chance(|end| end.is_fumble);
    if fumbles.of > 0 {
        effects.push((word::FUMBLE, fumbles));
    }
    if let Some(word) = form.effect() {
        effects.push((word, ends.chance(|end| end.works)));
    }
    let foe_fumbles = ends.chance(|end| end.is_foe_fumble);
    if foe_fumbles.of > 0 {
        effects.push((word::FOE_FUMBLE, foe_fumbles));
    }
    let poisoned = ends.chance(|end| end.is_poisoned);
    if poisoned.of > 0 {
        effects.push((word::POISONS, poisoned));
    }
    let critical = ends.chance(|end| end.is_critical);
    if critical.of > 0 {
        effects.push((word::CRITICAL, critical));
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
