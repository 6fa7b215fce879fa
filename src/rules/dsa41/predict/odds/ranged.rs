//! Exact odds of shots and throws: the roll, its answer, what it does, and whom a miss or a fumble hits besides.

use crate::battle::{Ledger, Odds};
use crate::dice::{Chance, enumerate};

use super::landing::{Answer, End, Landing};
use super::{after_hit, no_parry, told, with_damage};
use crate::rules::dsa41::data::Mishap;
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::zone::Aim;
use crate::rules::dsa41::exchange::{defence, fumble};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::round::Course;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{shot, word};

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
    // Missiles are dodged, or stopped by a shield; what fails has no other consequence (RNG-20).
    let ward = defence
        .as_ref()
        .map(|(means, found)| Answer::of(scene, target, (blow, *means), found.value()));
    let worst = fumble::worst_of_attack(scene.round.modules, &missile.arm, blow);
    let others = shot::Others::around(scene, shooter, target);
    let aim = Aim::of_shot(scene, shooter, target);
    let mut landing = Landing::of(scene, (shooter, target), &arm, aim);
    let is_friend = |id| scene.get(id).is_some_and(|it| !scene.are_hostile(shooter, it));
    let ends = enumerate(|dice| {
        let course = landing
            .rehearsal(dice)
            .shoot(blow, (ledger.clone(), worst, &others))?;
        let (mishap, strays) = match course {
            Course::Hits(blow) => return landing.roll(blow, ward, dice),
            Course::Strays(is_fumble, victim) => {
                (is_fumble.then_some(Mishap::Misses), Some(is_friend(victim.id)))
            }
            Course::Misses(mishap) => (mishap, (mishap == Some(Mishap::HitsComrade)).then_some(true)),
        };
        Ok(End {
            is_fumble: mishap.is_some(),
            mishap,
            strays,
            ..End::default()
        })
    })
    .ok()?;
    let mut chain = vec![(word::HIT, ends.chance(|end| end.has_hit))];
    chain.extend(after_hit(&ends));
    let mut ledgers = vec![(word::FK, ledger)];
    let answer = defence.as_ref().map(|(means, _)| *means);
    ledgers.extend(defence.map(|(means, found)| (means.value(), found)));
    let mut odds = told((&arm, blow.form), &ends, chain, ledgers);
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
