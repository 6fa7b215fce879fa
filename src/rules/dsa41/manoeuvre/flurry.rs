//! Several blows with one action: at one foe with both weapons, or at several foes.

use smallvec::SmallVec;

use super::super::exchange::attack::Blow;
use super::super::fighter::Arm;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why};
use super::form::{Form, Part};
use super::may::{fits, may_try};
use super::sweep::{in_turn, is_reached};
use super::value::{LEAST_SHARE, share, whole};
use crate::battle::{FighterId, WhyNot};

/// Several blows with one action, one after the other.
///
/// Rule: `MAN-DOPPELANGRIFF`, `MAN-KLINGENSTURM`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flurry {
    /// Who strikes.
    pub attacker: FighterId,
    /// The blows still to be struck, the next one last.
    pub rest: SmallVec<[(FighterId, Blow); 3]>,
}

/// The blows of an attack that is several, the first first; none for one that is not.
///
/// Rule: `MAN-DOPPELANGRIFF`, `MAN-KLINGENSTURM`, `TWO-06`.
pub(crate) fn blows(
    scene: &Scene,
    (fighter, target): (&Snapshot, &Snapshot),
    (arm, blow): (&Arm, Blow),
) -> SmallVec<[(FighterId, Blow); 3]> {
    match blow.form {
        Form::Double => [0, 1]
            .map(|slot| (target.id(), Blow { slot, ..blow }))
            .into_iter()
            .collect(),
        Form::Storm(foes, ..) => {
            let mut found = stormed(scene, fighter, target, arm);
            found.truncate(usize::from(foes));
            let points = shares(arm, blow.form);
            let share = |(foe, points)| {
                let form = Form::Share(points);
                (foe, Blow { form, ..blow })
            };
            found.into_iter().zip(points).map(share).collect()
        }
        _ => SmallVec::new(),
    }
}

/// The foes at whom a storm can go, the one who is named first: all within reach, wherever they stand.
///
/// Rule: `MAN-KLINGENSTURM`, `MAN-GEN-08`.
fn stormed(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> SmallVec<[FighterId; 3]> {
    in_turn(scene, fighter, target, |foe| is_reached(scene, fighter, foe, arm))
}

/// The points of each blow of a storm; the third has what is left of the whole, or the even share.
///
/// Rule: `MAN-KLINGENSTURM`.
pub(crate) fn shares(arm: &Arm, form: Form) -> [i16; 3] {
    let (first, second) = (form.points(Part::First), form.points(Part::Second));
    let at = arm.attack.value();
    let is_even = first == share(at) && second == share(at);
    let left = whole(at) - first - second;
    [first, second, if is_even { share(at).max(left) } else { left }]
}

/// Whether somebody may strike with both weapons at once: the distance must be that of either.
///
/// Rule: `MAN-DOPPELANGRIFF`, `MAN-GEN-08`.
pub(super) fn may_double(
    scene: &Scene,
    (fighter, target): (&Snapshot, &Snapshot),
    blow: Blow,
) -> Result<(), WhyNot> {
    let second = fighter.second_arm();
    let second = second.ok_or_else(|| why::no_second_weapon(rule::MAN_DOPPELANGRIFF))?;
    if blow.slot != 0 {
        return Err(why::main_weapon_only(
            rule::MAN_DOPPELANGRIFF,
            &fighter.main_arm().name,
        ));
    }
    may_try(scene, fighter, Some(second), super::Art::Double)?;
    fits(scene, fighter, target, second)
}

/// Whether somebody may strike at so many foes with these points: the halves and two more each, or, for those who feel how a fight
/// goes, also as they like.
///
/// Rule: `MAN-KLINGENSTURM`, `MAN-GEN-08`, `SF-KAMPFGESPUER`, `SF-KLINGENTAENZER`.
pub(super) fn may_storm(
    scene: &Scene,
    (fighter, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    form: Form,
) -> Result<(), WhyNot> {
    let Form::Storm(foes, first, second) = form else {
        return Ok(());
    };
    let traits = fighter.build.traits;
    fits(scene, fighter, target, arm)?;
    let around = stormed(scene, fighter, target, arm);
    let is_enough = around.len() >= usize::from(foes) && around.first() == Some(&target.id());
    if !is_enough {
        return Err(why::too_few_foes(rule::MAN_KLINGENSTURM, foes, around.len()));
    }
    if foes > 2 && !traits.blade_dancer {
        return Err(why::too_many_foes(rule::MAN_KLINGENSTURM, 2_u8));
    }
    let at = arm.attack.value();
    let is_even = first == share(at) && second == share(at);
    let all = shares(arm, form);
    let all = &all[..usize::from(foes)];
    let is_whole = all.iter().sum::<i16>() <= whole(at) && all.iter().all(|points| *points >= LEAST_SHARE);
    let is_fair = is_even || traits.instinct && is_whole;
    match is_fair {
        true => Ok(()),
        false => Err(why::unfair_shares(rule::MAN_GEN_03, share(at), whole(at))),
    }
}

/// The ways to share out a storm at so many foes, each with the least points of a blow and the most of its first two: evenly, and for those
/// who feel how a fight goes as they like. Who can have the even shares so has no need of them besides.
///
/// Rule: `MAN-KLINGENSTURM`, `SF-KAMPFGESPUER`.
pub(crate) fn ranges(fighter: &Snapshot, arm: &Arm, foes: u8) -> impl Iterator<Item = (i16, i16)> {
    let (at, foes) = (arm.attack.value(), i16::from(foes));
    let even = share(at);
    // What those after the second need at least is not theirs.
    let most = whole(at) - LEAST_SHARE * (foes - 2);
    let free = (fighter.build.traits.instinct && most >= 2 * LEAST_SHARE).then_some((LEAST_SHARE, most));
    let is_among = free.is_some() && even >= LEAST_SHARE && 2 * even <= most;
    let even = (!is_among).then_some((even, even));
    free.into_iter().chain(even)
}
