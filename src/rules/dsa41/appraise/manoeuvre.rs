//! What manoeuvres are worth that cost the whole round: the blow, less the defence that is given up for it.

use crate::battle::{Choice, Slot};

use super::super::attack::{self, Blow};
use super::super::breath::of_blow;
use super::super::fighter::{Arm, Plan};
use super::super::manoeuvre::{self, Form};
use super::super::scene::{Scene, Snapshot};
use super::super::{legal, melee, place, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::{CONTACT, POINT, wind};

/// What it is worth that a foe has been driven back, or may fall.
const DRIVEN: i64 = POINT;
/// Powers that are tried with a hammer blow and a charge.
const POWERS: [i16; 3] = [0, 2, 4];

/// The manoeuvres that may be struck at a foe now, each with what it promises.
pub(super) fn manoeuvres(scene: &Scene, own: &Snapshot, target: &Snapshot) -> Vec<(Choice, i64)> {
    let drill = own.build.traits.drill;
    let is_fit = own.turn.defences > 0 && (drill.charge || drill.hammer || drill.sweep);
    if !is_fit {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (slot, arm) in own.arms() {
        for blow in tried(scene, own, target, (slot as u8, arm)) {
            if legal::may_manoeuvre(scene, own, target, arm, blow).is_ok() {
                let choice = Choice::Attack {
                    target: target.id(),
                    with: Slot(slot as u8),
                    manoeuvre: blow.manoeuvre(),
                    stakes: blow.announced(),
                };
                found.extend(worth(scene, own, target, arm, blow).map(|worth| (choice, worth)));
            }
        }
    }
    found
}

/// The best charge at any of these foes, were the round declared for it; none where none is possible.
pub(super) fn best_charge<'s>(
    scene: &Scene,
    own: &Snapshot,
    foes: impl Iterator<Item = &'s Snapshot>,
) -> Option<i64> {
    if !own.build.traits.drill.charge || own.condition.disoriented {
        return None;
    }
    let ready = blow::planning(own, Plan::Fight);
    let is_charge = |choice: &Choice| choice.term() == Some(word::CHARGE);
    let worths = foes.flat_map(|foe| manoeuvres(scene, &ready, foe));
    let charges = worths.filter(|(choice, _)| is_charge(choice));
    charges.map(|(_, worth)| worth).max()
}

/// The blows that are looked at: each form with some power, a sweep at as many as there are.
fn tried(scene: &Scene, own: &Snapshot, target: &Snapshot, (slot, arm): (u8, &Arm)) -> Vec<Blow> {
    let foes = manoeuvre::most_foes(scene, own, target, arm);
    let drill = own.build.traits.drill;
    let forms = [
        (drill.charge, Form::Charge(0).of(own)),
        (drill.hammer, Form::Hammer),
        (drill.sweep && foes > 1, Form::Sweep(foes)),
    ];
    let most = if arm.kind.may_power {
        attack::most_stakes(arm)
    } else {
        0
    };
    let known = forms.into_iter().filter(|(is_known, _)| *is_known);
    known
        .flat_map(|(_, form)| {
            let powers = POWERS.into_iter().filter(move |power| *power <= most);
            powers.map(move |power| Blow {
                form,
                power,
                ..Blow::plain(slot)
            })
        })
        .collect()
}

/// What a blow promises, less what the defence would save that it costs, and less the blow that a failure gives away.
fn worth(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> Option<i64> {
    let price = defence_given_up(scene, own) + wind::price(own, of_blow(own, arm, blow));
    match blow.form {
        Form::Charge(_) => {
            let there = manoeuvre::arrived(scene, own, target, arm)?;
            let route = manoeuvre::run_route(scene, own, target, arm)?;
            let toll: i64 = route
                .strikes
                .iter()
                .map(|strike| strike.odds.mean_loss_per_mille)
                .sum();
            let (own, target) = (there.get(own.id())?, there.get(target.id())?);
            Some(landed(&there, own, target, arm, blow) + CONTACT - price - toll)
        }
        Form::Sweep(foes) => {
            let struck = manoeuvre::swept(scene, own, target, (arm, foes));
            let of = |id| scene.get(id).map_or(0, |foe| landed(scene, own, foe, arm, blow));
            Some(struck.into_iter().map(of).sum::<i64>() - price)
        }
        Form::Hammer => {
            let misses = FACES - blow::hit(scene, own, target, arm, blow);
            let open = misses * blow::threat(scene, target, own) / (2 * FACES);
            Some(landed(scene, own, target, arm, blow) - price - open)
        }
        Form::Plain | Form::Lunge(_) => None,
    }
}

/// The mean worth of a blow with its chances.
fn landed(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> i64 {
    let drives = matches!(blow.form, Form::Charge(_) | Form::Sweep(_)) && target.build.size <= own.build.size;
    let harm = blow::landing(own, arm, blow, target) + if drives { DRIVEN } else { 0 };
    let wards = blow::ward_against(scene, target, own, blow);
    blow::hit(scene, own, target, arm, blow) * (FACES - wards) * harm / (FACES * FACES)
}

/// What the defence of the round saves against the worst foe who can strike in it.
fn defence_given_up(scene: &Scene, own: &Snapshot) -> i64 {
    let comes = |foe: &&Snapshot| {
        let reach = u16::from(place::longest_reach(foe)) + 1;
        blow::reaches(scene, foe, own) || place::distance(foe, own) <= reach
    };
    let saved = |foe: &Snapshot| blow::threat(scene, foe, own) * blow::ward(scene, own, foe, 0) / FACES;
    scene.foes(own).filter(comes).map(saved).max().unwrap_or(0)
}

/// Whether somebody follows whom he has driven back: where his weapon fits the class that is kept so.
pub(super) fn press(known: &Known) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let mut found = vec![(Choice::Pass, 0)];
    let Some((follow, class)) = scene.round.melee.press else {
        return found;
    };
    let Some((own, foe)) = scene.get(follow.foe).zip(scene.get(follow.mover)) else {
        return found;
    };
    let fits = |fighter: &Snapshot| i64::from(fighter.main_arm().classes.difference(class).abs());
    let now = melee::between(scene, own, foe).unwrap_or(class);
    let fits_now = |fighter: &Snapshot| i64::from(fighter.main_arm().classes.difference(now).abs());
    let gain = fits_now(own) - fits(own) + fits(foe) - fits_now(foe);
    let press = Choice::Act {
        act: word::PRESS,
        target: Some(follow.mover),
        with: None,
        at: None,
        facing: None,
    };
    found.push((press, gain * POINT));
    found
}
