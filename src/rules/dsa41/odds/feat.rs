//! Exact odds of what manoeuvres do besides the harm: whether their target withstands them, what a parry does that holds, and blows that
//! meet.

use std::cmp::Ordering;

use crate::battle::{Ledger, Odds, Outcome};
use crate::dice::{Chance, Dice, DiceError, enumerate};

use super::super::attack::{self, Blow};
use super::super::defence::{self, Means};
use super::super::fighter::{Arm, Piece};
use super::super::luck::{self, Luck};
use super::super::manoeuvre::{self, Bare, Form, Rush};
use super::super::means::Feat;
use super::super::round::attribute_ledger;
use super::super::scene::{Scene, Snapshot};
use super::super::value::Attribute;
use super::super::zone::Aim;
use super::super::{breakage, check, damage, melee, riding, rule, word};
use super::landing;

/// Whether a manoeuvre does what it is for besides the harm, or instead of it: the target does not withstand it.
///
/// Rule: `MAN-NIEDERWERFEN`, `MAN-UMREISSEN`, `MAN-ENTWAFFNEN-AT`, `MAN-BETAEUBUNG`, `MAN-SCHILDSPALTER`.
pub(super) fn works(
    (attacker, target): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Blow,
    (points, endurance): (i16, i16),
    dice: &mut impl Dice,
) -> Result<bool, DiceError> {
    let points = match blow.form {
        Form::Trip | Form::SplitShield => {
            let thrown = dice.sum(arm.dice, arm.sides)?.total();
            damage::hit_points(thrown, &attacker.build, arm, blow).max(0)
        }
        _ => points,
    };
    if blow.form == Form::SplitShield {
        let Some(factor) = target.break_factor(Piece::Second) else {
            return Ok(false);
        };
        let (number, sides) = breakage::TEST;
        let sum = dice.sum(number, sides)?.total();
        return Ok(breakage::breaks(sum, factor + points / manoeuvre::SPLITTING));
    }
    let stuns = matches!(
        blow.form,
        Form::Stun(_) | Form::Bare(Bare::Knee | Bare::Haymaker, _)
    );
    if stuns && !damage::is_hard(endurance, &target.build) {
        return Ok(false);
    }
    let Some((which, asked)) = manoeuvre::check_of(blow.form.counted(arm), target, points) else {
        let is_sure = matches!(blow.form, Form::Pin(_)) || matches!(blow.form, Form::Bare(..));
        return Ok(is_sure && blow.form.effect().is_some());
    };
    let value = attribute_ledger(target, which, asked).value();
    Ok(!check::outcome(dice.check(value)?, value).is_success())
}

/// What a parry does besides that holds, with its chance.
///
/// Rule: `MAN-ENTWAFFNEN-PA`, `MAN-WAFFEZERBRECHEN`.
pub(super) fn add_to_parry(odds: &mut Odds, (defender, attacker): (&Snapshot, &Snapshot), means: Means) {
    let Means::Feat(feat, piece, points) = means else {
        return;
    };
    let points = manoeuvre::lent(defender, (feat, piece), points);
    let warded = odds.chain.iter().find(|(link, _)| *link == word::WARDED);
    let Some((_, warded)) = warded.copied() else {
        return;
    };
    let passes = |fighter: &Snapshot, which, asked| {
        let value = attribute_ledger(fighter, which, asked).value();
        let faces = (1..=20).filter(|face| check::outcome(*face, value).is_success());
        faces.count() as u128
    };
    let (word, ways) = match feat {
        Feat::Disarm => match manoeuvre::check_of(Form::Disarm(points), attacker, 0) {
            Some((which, asked)) => (word::DISARMS, 20 - passes(attacker, which, asked)),
            None => return,
        },
        Feat::BreakWeapon => {
            let asked = (rule::MAN_WAFFEZERBRECHEN, 0);
            (word::BREAKS_WEAPON, passes(defender, Attribute::Kk, asked))
        }
        _ => return,
    };
    odds.effects
        .push((word, Chance::new(warded.of * ways, warded.total * 20)));
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
                let answer = landing::Answer::of(scene, target, (blow, means), found.ledger.value());
                (answer, (means.value(), found.ledger))
            });
            let aim = Aim::of_blow(scene, rider, target);
            let odds = super::answer((rider, target), arm, blow, (defence, aim), scene.round.modules).ok()?;
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

/// The points of life that a blow takes which lands; none where it does not, or does no harm.
fn harm(
    (striker, victim): (&Snapshot, &Snapshot),
    arm: &Arm,
    blow: Option<Blow>,
    dice: &mut impl Dice,
) -> Result<i16, DiceError> {
    let Some(blow) = blow.filter(|blow| !manoeuvre::does_no_harm(arm, *blow)) else {
        return Ok(0);
    };
    let thrown = dice.sum(arm.dice, arm.sides)?.total();
    let points = damage::hit_points(thrown, &striker.build, arm, blow);
    Ok(damage::suffered(points, arm, blow, damage::Victim::of(victim, None)).life)
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
    let raised = |form| Blow {
        form,
        ..Blow::plain(defender.main_slot() as u8)
    };
    let own = raised(Form::Counter(points, impact));
    let first: Ledger = attack::ledger(scene, attacker, defender, arm, blow);
    let second: Ledger = attack::ledger(scene, defender, attacker, own_arm, own);
    let lead = attacker.ini() - defender.ini();
    let (value, own_value) = (first.value(), second.value());
    let ends = enumerate(|dice| {
        let (face, back) = (dice.roll(20)?, dice.roll(20)?);
        let (outcome, back_outcome) = (check::outcome(face, value), check::outcome(back, own_value));
        let hits = outcome.is_success();
        let hits_back = back_outcome.is_success();
        let modules = scene.round.modules;
        let lucky = |blow: Blow, outcome, value, dice: &mut _| match outcome {
            Outcome::Lucky => luck::draw(modules, blow, value, dice),
            _ => Ok(Luck::None),
        };
        let blow = Blow {
            luck: lucky(blow, outcome, value, dice)?,
            ..blow
        };
        let own = Blow {
            luck: lucky(own, back_outcome, own_value, dice)?,
            ..own
        };
        let raised = |form| Blow {
            luck: own.luck,
            ..raised(form)
        };
        let by = value - i16::from(face) + lead.max(0);
        let by_own = own_value - i16::from(back) + (-lead).max(0);
        let (his, mine) = match (hits, hits_back, by.cmp(&by_own)) {
            (true, true, Ordering::Greater) => (Some(blow), manoeuvre::worse(own_arm, own)),
            (true, true, Ordering::Less) => (manoeuvre::worse(arm, blow), Some(own)),
            (true, true, Ordering::Equal) => (Some(blow), Some(raised(Form::Counter(0, impact)))),
            _ => (hits.then_some(blow), hits_back.then_some(own)),
        };
        let suffers = harm((attacker, defender), arm, his, dice)?;
        let harms = harm((defender, attacker), own_arm, mine, dice)?;
        Ok((hits_back, harms > 0, suffers))
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
