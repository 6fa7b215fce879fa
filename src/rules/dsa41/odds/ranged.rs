//! Exact odds of shots and throws: the roll, its answer, what it does, and whom a miss or a fumble hits besides.

use crate::battle::{Ledger, Odds, Outcome};
use crate::dice::{Chance, Dice, enumerate};

use super::super::attack::Blow;
use super::super::data::Mishap;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::zone::Aim;
use super::super::{defence, fumble, luck, shot, word};
use super::landing::{Answer, End, Landing, MISS};
use super::{after_hit, no_parry, told, with_damage};

/// The odds of a shot from the roll to the loss, against the likeliest defence, with whom a miss may hit besides.
///
/// Rule: `RNG-01`, `RNG-03`, `RNG-14`, `RNG-15`.
pub(super) fn of(scene: &Scene, shooter: &Snapshot, target: &Snapshot, blow: Blow) -> Option<Odds> {
    let missile = shooter.missile()?;
    let blow = shot::resolved(scene, shooter, target, blow);
    let ledger: Ledger = shot::ledger(scene, shooter, target, missile, blow.flight);
    let arm = missile.arm_at(shot::metres(shooter, target));
    let defence = defence::all(scene, target, shooter, blow).into_iter().next();
    let defence = defence.map(|(means, found)| (means, found.ledger));
    let value = ledger.value();
    // Missiles are dodged, or stopped by a shield; what fails has no other consequence (RNG-20).
    let ward = defence
        .as_ref()
        .map(|(means, found)| Answer::of(scene, target, (blow, *means), found.value()));
    let modules = scene.round.modules;
    let worst = fumble::worst_of_attack(modules, &missile.arm, blow);
    let comrade = shot::comrade(scene, shooter, target);
    let others = shot::Others::around(scene, shooter, target);
    let aim = Aim::of_shot(scene, shooter, target);
    let landing = Landing::of((shooter, target), &arm, blow, (ward, aim), modules);
    let ends = enumerate(|dice| {
        let face = dice.roll(20)?;
        let outcome = shot::outcome(face, value, worst);
        if outcome == Outcome::Lucky {
            let luck = luck::draw(modules, blow, value, dice)?;
            return landing.lucky(luck, ward).roll(dice);
        }
        if outcome.is_success() {
            return landing.roll(dice);
        }
        // Most fumbles of a shot only miss, and cost initiative (FUM-07).
        let fumble = match outcome {
            Outcome::Fumble => fumble::of_shot(scene, shooter, value, dice)?,
            _ => None,
        };
        if let Some(mishap) = fumble.filter(|mishap| *mishap != Mishap::Misses) {
            let strays = (mishap == Mishap::HitsComrade && comrade.is_some()).then_some(true);
            return Ok(End {
                is_fumble: true,
                mishap: Some(mishap),
                strays,
                ..MISS
            });
        }
        let victim = others.hit_by(shot::missed_by(face, value), dice)?;
        let is_friend = |id| scene.get(id).is_some_and(|it| !scene.are_hostile(shooter, it));
        Ok(End {
            is_fumble: fumble.is_some(),
            strays: victim.map(|victim| is_friend(victim.id)),
            ..MISS
        })
    })
    .ok()?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::FK, ledger)];
    let answer = defence.as_ref().map(|(means, _)| *means);
    ledgers.extend(defence.map(|(means, found)| (means.value(), found)));
    let mut odds = told((blow.form, target), &ends, chain, ledgers);
    odds.forbidden = no_parry(scene, (shooter, target), blow, answer);
    let loses = ends.chance(|end| matches!(end.mishap, Some(Mishap::Destroyed | Mishap::Snaps)));
    if loses.of > 0 {
        odds.effects.push((word::FUMBLE_DISARMS, loses));
    }
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
