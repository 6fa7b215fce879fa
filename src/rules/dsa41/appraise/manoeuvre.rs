//! What manoeuvres are worth: the blow and what it does besides, less the defence that is given up for it, and less what a failure
//! costs.

use crate::battle::{Choice, Slot};

use super::super::condition::breath::of_blow;
use super::super::data::Cost;
use super::super::exchange::attack::{self, Blow};
use super::super::exchange::breakage;
use super::super::fighter::{Arm, Piece, Plan};
use super::super::manoeuvre::{self, Art, Form, Part};
use super::super::round::attribute_ledger;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{legal, melee, word};
use super::blow::{self, FACES};
use super::known::Known;
use super::landing::landing;
use super::{CONTACT, INITIATIVE, OUT, POINT, hold, wind};

/// What it is worth that a foe has been driven back, or may fall.
const DRIVEN: i64 = POINT;
/// What it is worth that a foe lies on the ground: he strikes and parries worse, and has to get up.
pub(super) const FALLEN: i64 = 6 * POINT;
/// What it is worth that a foe has lost his weapon, or his shield.
pub(super) const DISARMED: i64 = 9 * POINT;
const UNSHIELDED: i64 = 4 * POINT;
/// What it is worth that a foe is pinned: he stays where he is, and so does the weapon that holds him.
const PINNED: i64 = 2 * POINT;
/// Points that are tried with a manoeuvre.
const POINTS: [i16; 3] = [0, 2, 4];

/// The manoeuvres that may be struck at a foe now, each with what it promises; a point of malus after a failed one costs so much.
pub(super) fn manoeuvres(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    balance: i64,
) -> Vec<(Choice, i64)> {
    manoeuvres_of(scene, own, target, balance, |_| true)
}

/// The same for some forms alone.
fn manoeuvres_of(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    balance: i64,
    is_wanted: impl Fn(Form) -> bool,
) -> Vec<(Choice, i64)> {
    let learnt = own.build.traits.arts.without(Art::Feint).without(Art::Power);
    let strikes_otherwise = own.arms().any(|(_, arm)| arm.kind.sole.is_some());
    if learnt.is_empty() && !strikes_otherwise {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (slot, arm) in own.all_arms() {
        let mut run = None;
        for blow in tried(scene, own, target, (slot as u8, arm), &is_wanted) {
            let arm = &*manoeuvre::led(own, arm, blow.form);
            let worth = if let Form::Charge(_) = blow.form {
                let run: &Option<Run> = run.get_or_insert_with(|| Run::of(scene, own, target, (arm, blow)));
                run.as_ref().and_then(|run| run.worth(target, arm, blow))
            } else {
                legal::may_manoeuvre(scene, own, target, arm, blow)
                    .ok()
                    .and_then(|()| worth(scene, own, target, (arm, balance), blow))
            };
            let choice = |worth| {
                let choice = Choice::Attack {
                    target: target.id(),
                    with: Slot(slot as u8),
                    manoeuvre: blow.manoeuvre(),
                    stakes: blow.announced(),
                };
                (choice, worth)
            };
            found.extend(worth.map(choice));
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
    if !own.build.traits.arts.has(Art::Charge) || own.condition.disoriented {
        return None;
    }
    let ready = blow::planning(own, Plan::Fight);
    let is_charge = |form| matches!(form, Form::Charge(_));
    let charges = foes.flat_map(|foe| manoeuvres_of(scene, &ready, foe, 0, is_charge));
    charges.map(|(_, worth)| worth).max()
}

/// The blows that are looked at: each form that was learnt with some points, a sweep at as many as there are.
fn tried(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (slot, arm): (u8, &Arm),
    is_wanted: impl Fn(Form) -> bool,
) -> Vec<Blow> {
    let learnt = own.build.traits.arts;
    let most = attack::most_stakes(arm);
    let known = Form::all().filter(|(form, _)| {
        let art = form.art();
        let is_learnt = |art| learnt.has(art) || art == Art::Bash;
        art.is_some_and(|art| is_learnt(art) && arm.kind.arts.has(art)) && is_wanted(*form)
    });
    known
        .flat_map(|(form, _)| {
            let form = match form {
                Form::Sweep(_) => Form::Sweep(manoeuvre::most_foes(scene, own, target, arm)),
                Form::Storm(foes, ..) => {
                    let even = manoeuvre::share(arm.attack.value());
                    Form::Storm(foes, even, even)
                }
                form => form.of(own),
            };
            let of_power = manoeuvre::most_points(own, target, arm, (form, Part::Power));
            let points = POINTS.into_iter().filter(move |points| *points <= most);
            points.filter_map(move |points| {
                let plain = Blow {
                    form,
                    ..Blow::plain(slot)
                };
                match form.parts() {
                    [Part::Own] => Some(Blow {
                        form: form.with(Part::Own, points)?,
                        ..plain
                    }),
                    parts if parts.contains(&Part::Power) && points <= of_power => Some(Blow {
                        power: points,
                        ..plain
                    }),
                    _ => (points == 0).then_some(plain),
                }
            })
        })
        .flat_map(|blow| feigned(own, target, arm, blow))
        .collect()
}

/// A blow, and the same with the points of a feint that its manoeuvre goes with.
///
/// Rule: `MAN-FINTE`, `MAN-GEN-02`.
fn feigned(own: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> impl Iterator<Item = Blow> {
    let goes = blow.form.parts().contains(&Part::Feint) && own.build.traits.arts.has(Art::Feint);
    let most = attack::most_stakes(arm) - blow.stakes();
    let most = most.min(manoeuvre::most_points(own, target, arm, (blow.form, Part::Feint)));
    let points = POINTS
        .into_iter()
        .filter(move |points| *points == 0 || goes && *points <= most);
    points.map(move |feint| Blow { feint, ..blow })
}

/// What a blow promises, less what the defence would save that it costs, and less what a failure costs and gives away.
fn worth(
    scene: &Scene,
    own: &Snapshot,
    target: &Snapshot,
    (arm, balance): (&Arm, i64),
    blow: Blow,
) -> Option<i64> {
    let craft = own.build.crafts.get(blow.form.art()?);
    let price = cost(scene, own, craft.cost) + wind::price(own, of_blow(own, arm, blow));
    let misses = |own: &Snapshot| FACES - blow::hit(scene, own, target, arm, blow);
    match blow.form {
        Form::Sweep(foes) => {
            let struck = manoeuvre::swept(scene, own, target, (arm, foes));
            let of = |id| scene.get(id).map_or(0, |foe| landed(scene, own, foe, arm, blow));
            (foes > 1).then(|| struck.into_iter().map(of).sum::<i64>() - price)
        }
        Form::Hammer => {
            let open = misses(own) * blow::threat(scene, target, own) / (2 * FACES);
            Some(landed(scene, own, target, arm, blow) - price - open)
        }
        Form::Lunge(is_first) => {
            let hits = blow::hit(scene, own, target, arm, blow);
            // A round in which it goes on, and another if both of its attacks succeed.
            let on = blow::hit(scene, own, target, arm, Blow::plain(blow.slot));
            let rounds = FACES * FACES + on * on;
            let next = if is_first {
                pressing(scene, own, target).max(0) * hits * rounds / (FACES * FACES * FACES)
            } else {
                0
            };
            let risk = misses(own) * broken_off(scene, own, target) / FACES;
            Some(landed(scene, own, target, arm, blow) + next - price - risk)
        }
        // What a charge is worth, its run says.
        Form::Plain | Form::Share(_) | Form::Charge(_) => None,
        Form::Double | Form::Storm(..) => {
            let blows = manoeuvre::blows(scene, (own, target), (arm, blow));
            let of = |(id, blow): (_, Blow)| {
                let arm = own.arm(usize::from(blow.slot))?;
                Some(landed(scene, own, scene.get(id)?, arm, blow))
            };
            Some(blows.into_iter().filter_map(of).sum())
        }
        _ => {
            let stake = i64::from(blow.stakes() - craft.modifier);
            let risk = misses(own) * stake * balance / FACES;
            Some(landed(scene, own, target, arm, blow) - price - risk)
        }
    }
}

/// What the defence would save that is given up.
fn cost(scene: &Scene, own: &Snapshot, cost: Cost) -> i64 {
    match cost {
        // In a series nothing is left to give up.
        Cost::Both | Cost::All if own.turn.plan != Some(Plan::LungeOn) => defence_given_up(scene, own),
        _ => 0,
    }
}

/// A run at a foe: the squares, what waits on them and the fight at its end are the same for all that may be announced with the charge.
struct Run<'s> {
    own: &'s Snapshot,
    there: Scene<'s>,
    /// What those who may strike on the way take, and the defence that is given up.
    price: i64,
}

impl<'s> Run<'s> {
    /// None where no charge is possible.
    fn of(
        scene: &'s Scene,
        own: &'s Snapshot,
        target: &Snapshot,
        (arm, Blow { form, slot, .. }): (&Arm, Blow),
    ) -> Option<Self> {
        let plain = Blow {
            form,
            ..Blow::plain(slot)
        };
        legal::may_manoeuvre(scene, own, target, arm, plain).ok()?;
        let craft = own.build.crafts.get(form.art()?);
        let there = manoeuvre::arrived(scene, own, target, (arm, form))?;
        let route = manoeuvre::run_route(scene, own, target, (arm, form))?;
        let strikes = route.strikes.iter();
        let toll: i64 = strikes.map(|strike| strike.odds.mean_loss_per_mille).sum();
        Some(Self {
            own,
            there,
            price: cost(scene, own, craft.cost) + toll,
        })
    }

    /// What the charge promises with what is announced; none where that may not be.
    ///
    /// Rule: `MAN-STURMANGRIFF`.
    fn worth(&self, target: &Snapshot, arm: &Arm, blow: Blow) -> Option<i64> {
        let there = &self.there;
        let (own, foe) = (there.get(self.own.id())?, there.get(target.id())?);
        legal::may_stake(there, (self.own, own), target, arm, blow).ok()?;
        let price = self.price + wind::price(self.own, of_blow(self.own, arm, blow));
        Some(landed(there, own, foe, arm, blow) + CONTACT - price)
    }
}

/// What a round promises in which a series goes on, more than a usual one: a second blow, and a foe who can only defend himself; but nothing
/// is left against the others.
///
/// Rule: `MAN-AUSFALL`.
fn pressing(scene: &Scene, own: &Snapshot, target: &Snapshot) -> i64 {
    let blow = blow::best_plain(scene, own, target, 0);
    let threat = |foe: &Snapshot| blow::threat(scene, foe, own);
    let saved = |foe: &Snapshot| threat(foe) * blow::ward(scene, own, foe, 0) / FACES;
    let strikes = |foe: &&Snapshot| foe.id() != target.id() && blow::reaches(scene, foe, own);
    let others = scene.foes(own).filter(strikes).map(saved).max().unwrap_or(0);
    blow + threat(target) - saved(target).max(others)
}

/// What it costs when a series is broken off: initiative, and a strike of the foe.
///
/// Rule: `MAN-AUSFALL`.
fn broken_off(scene: &Scene, own: &Snapshot, target: &Snapshot) -> i64 {
    BROKEN * INITIATIVE + blow::threat(scene, target, own)
}

/// Mean points of initiative that a broken series costs.
const BROKEN: i64 = 4;

/// What a round of a series promises that goes on; none where none does.
///
/// Rule: `MAN-AUSFALL`.
pub(super) fn best_series(scene: &Scene, own: &Snapshot) -> Option<i64> {
    let target = scene.get(manoeuvre::series_of(scene, own)?.foe)?;
    let ready = blow::planning(own, Plan::LungeOn);
    let is_lunge = |choice: &Choice| choice.term() == Some(word::LUNGE_ON);
    let is_of_series = |form| matches!(form, Form::Lunge(_));
    let blows = manoeuvres_of(scene, &ready, target, 0, is_of_series).into_iter();
    let best = blows
        .filter(|(choice, _)| is_lunge(choice))
        .map(|(_, worth)| worth)
        .max()?;
    Some(2 * best + blow::threat(scene, target, own))
}

/// The mean worth of a blow with its chances.
fn landed(scene: &Scene, own: &Snapshot, target: &Snapshot, arm: &Arm, blow: Blow) -> i64 {
    let drives = matches!(blow.form, Form::Charge(_) | Form::Sweep(_)) && target.build.size <= own.build.size;
    let harm = if blow.form.is_harmless() {
        0
    } else {
        landing(scene, own, arm, blow, target)
    };
    let worth = harm + if drives { DRIVEN } else { 0 } + effect(target, arm, blow);
    let wards = blow::ward_against(scene, target, own, blow);
    blow::hit(scene, own, target, arm, blow) * (FACES - wards) * worth / (FACES * FACES)
}

/// The mean worth of what a manoeuvre does besides the harm, or instead of it.
fn effect(target: &Snapshot, arm: &Arm, blow: Blow) -> i64 {
    let mean = (i16::from(arm.dice) * (i16::from(arm.sides) + 1)) / 2 + arm.plus.value();
    if blow.form == Form::SplitShield {
        let factor = target.break_factor(Piece::Second).unwrap_or(i16::MIN / 2);
        let breaks = |sum: &i16| breakage::breaks(*sum, factor + mean / manoeuvre::SPLITTING);
        let ways: i64 = (2..=12)
            .filter(breaks)
            .map(|sum| i64::from(6 - (sum - 7).abs()))
            .sum();
        return UNSHIELDED * ways / 36;
    }
    if let Form::Bare(kind, points) = blow.form {
        return hold::effect(target, (kind, points), mean);
    }
    let Some((which, asked)) = manoeuvre::check_of(blow.form.counted(arm), target, mean) else {
        return if matches!(blow.form, Form::Pin(_)) {
            PINNED
        } else {
            0
        };
    };
    let withstands = blow::faces(attribute_ledger(target, which, asked).value());
    let fails = FACES - withstands;
    match blow.form {
        Form::KnockDown(_) => (fails * (FALLEN + 7 * INITIATIVE) + withstands * 3 * INITIATIVE) / FACES,
        Form::Trip => fails * (FALLEN + 7 * INITIATIVE) / FACES,
        Form::Disarm(_) => fails * DISARMED / FACES,
        Form::Stun(more) => {
            let first = target.build.thresholds.map_or(i16::MAX, |[first, ..]| first);
            let through = mean + more - target.build.armour.value() - target.build.helmet;
            if through > first { fails * OUT / FACES } else { 0 }
        }
        _ => 0,
    }
}

/// What the defence of the round saves against the worst foe who can strike in it.
pub(super) fn defence_given_up(scene: &Scene, own: &Snapshot) -> i64 {
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
