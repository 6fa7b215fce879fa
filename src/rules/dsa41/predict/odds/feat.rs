//! Exact odds of what a parry does besides that holds, of the end of a gallop, and of blows that meet.

use crate::battle::{Ledger, Odds, Term};
use crate::dice::{Chance, DiceError, enumerate};

use super::landing::{Answer, Landing};
use crate::rules::dsa41::condition::riding;
use crate::rules::dsa41::exchange::attack::{self, Blow};
use crate::rules::dsa41::exchange::defence::{self, Means};
use crate::rules::dsa41::exchange::fumble;
use crate::rules::dsa41::exchange::means::Feat;
use crate::rules::dsa41::exchange::zone::Aim;
use crate::rules::dsa41::fighter::Arm;
use crate::rules::dsa41::manoeuvre::{self, Form, Rush};
use crate::rules::dsa41::round::left_of;
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::{melee, word};

/// The word for what a parry does besides that takes the weapon of the foe.
///
/// Rule: `MAN-ENTWAFFNEN-PA`, `MAN-WAFFEZERBRECHEN`.
pub(super) const fn taking(means: Means) -> Option<Term> {
    match means {
        Means::Feat(Feat::Disarm, ..) => Some(word::DISARMS),
        Means::Feat(Feat::BreakWeapon, ..) => Some(word::BREAKS_WEAPON),
        _ => None,
    }
}

/// The odds of a rider at the end of his gallop: whether he rides home, and the blow that follows; what the mount goes over needs no
/// other hit.
///
/// Rule: `MNT-05`, `MNT-06`, `MNT-07`.
pub(super) fn of_rush(
    scene: &Scene,
    (rider, target): (&Snapshot, &Snapshot),
    (arm, blow): (&Arm, Blow),
    rush: Rush,
) -> Option<Odds> {
    let mount = riding::mount_of(scene, rider)?;
    let test = riding::Test::Rush(rush);
    let rides = riding::chance(rider, mount, test);
    let mut odds = match rush {
        Rush::Blow | Rush::Lance => super::struck(scene, rider, target, arm, blow)?,
        Rush::Down => {
            let likeliest = defence::all(scene, target, rider, blow).into_iter().next();
            let defence = likeliest.map(|(means, found)| {
                let answer = Answer::of(scene, target, (blow, means), found.ledger.value());
                (answer, (means.value(), found.ledger))
            });
            let aim = Aim::of_blow(scene, rider, target);
            let (odds, _) = super::answer(scene, (rider, target), (arm, blow), (defence, aim)).ok()?;
            super::with_damage(odds, rider, target, arm, blow)
        }
    };
    let both = |chance: Chance| Chance::new(rides.of * chance.of, rides.total * chance.total);
    let links = odds.chain.iter_mut().chain(&mut odds.effects);
    links.for_each(|(_, chance)| *chance = both(*chance));
    odds.losses
        .iter_mut()
        .for_each(|(_, chance)| *chance = both(*chance));
    let stays = Chance::new(rides.total - rides.of, rides.total);
    match odds.losses.iter_mut().find(|(loss, _)| *loss == 0) {
        Some((_, chance)) => {
            let of = chance.of * stays.total + stays.of * chance.total;
            *chance = Chance::new(of, chance.total * stays.total);
        }
        None => odds.losses.insert(0, (0, stays)),
    }
    odds.chain.insert(0, (word::PASSES, rides));
    odds.ledgers
        .insert(0, (word::RIDING, riding::ledger(rider, mount, test)));
    odds.mean_loss_per_mille = odds.mean_loss_per_mille * rides.of as i64 / rides.total as i64;
    Some(odds)
}

/// The odds of striking into the blow of a foe: whether the own blow hits, and what both of them do.
///
/// Rule: `MAN-GEGENHALTEN`.
pub(super) fn clash(
    scene: &Scene,
    (attacker, defender): (&Snapshot, &Snapshot),
    blow: Blow,
    points: i16,
) -> Result<Odds, DiceError> {
    let slot = usize::from(blow.slot);
    let arm = attacker.arm(slot).unwrap_or(attacker.main_arm());
    let arm = &*manoeuvre::led(attacker, arm, blow.form);
    let arm = &*melee::teamed(scene, attacker, arm);
    let own_arm = &*melee::teamed(scene, defender, defender.main_arm());
    let impact = match blow.form {
        Form::Charge(impact) => impact,
        _ => 0,
    };
    let own = Blow {
        form: Form::Counter(points, impact),
        ..Blow::plain(defender.main_slot() as u8)
    };
    let first: Ledger = attack::ledger(scene, attacker, defender, arm, blow);
    let second: Ledger = attack::ledger(scene, defender, attacker, own_arm, own);
    let lead = attacker.ini() - defender.ini();
    let aim = |from, at| Aim::of_blow(scene, from, at);
    let mut theirs = Landing::of(scene, (attacker, defender), arm, aim(attacker, defender));
    let mut ours = Landing::of(scene, (defender, attacker), own_arm, aim(defender, attacker));
    let lost = |landing: &mut Landing, blow: Option<Blow>, dice: &mut _| match blow {
        Some(blow) => landing.roll(blow, None, dice).map(|end| end.harm.life),
        None => Ok(0),
    };
    let worst = |arm, blow| fumble::worst_of_attack(scene.round.modules, arm, blow);
    let (worst, own_worst) = (worst(arm, blow), worst(own_arm, own));
    let ends = enumerate(|dice| {
        // By how much each succeeds decides which is the better one.
        dice.show_faces();
        let struck = theirs.rehearsal(dice).swing(blow, (first.clone(), worst))?;
        let back = ours.rehearsal(dice).swing(own, (second.clone(), own_worst))?;
        let [his, mine] = left_of([(struck, Some(arm)), (back, Some(own_arm))], lead);
        let suffers = lost(&mut theirs, his, dice)?;
        let harms = lost(&mut ours, mine, dice)?;
        Ok((back.outcome.is_success(), harms > 0, suffers))
    })?;
    let losses = ends.map(|(.., loss)| *loss);
    Ok(Odds {
        chain: vec![
            (word::HIT, ends.chance(|(hits, ..)| *hits)),
            (word::LANDS, ends.chance(|(.., loss)| *loss > 0)),
        ],
        losses: losses
            .outcomes()
            .map(|(loss, ways)| (*loss, Chance::new(ways, losses.total())))
            .collect(),
        effects: vec![(word::HURTS, ends.chance(|(_, harms, _)| *harms))],
        ledgers: vec![(word::AT, second), (word::FOE_AT, first)],
        forbidden: Vec::new(),
        mean_loss_per_mille: ends.mean_per_mille(|(.., loss)| i64::from(*loss)),
    })
}
