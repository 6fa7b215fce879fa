//! Exact odds of what manoeuvres do besides the harm: whether their target withstands them, what a parry does that holds, and blows that
//! meet.

use std::cmp::Ordering;

use crate::battle::{Ledger, Odds};
use crate::dice::{Chance, Dice, DiceError, enumerate};

use super::attack::{self, Blow};
use super::defence::Means;
use super::fighter::{Arm, Piece};
use super::manoeuvre::{self, Form};
use super::means::Feat;
use super::round::attribute_ledger;
use super::scene::{Scene, Snapshot};
use super::value::Attribute;
use super::{breakage, check, damage, rule, word};

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
    let first = target.build.thresholds.map(|[first, ..]| first);
    if matches!(blow.form, Form::Stun(_)) && first.is_none_or(|first| endurance <= first) {
        return Ok(false);
    }
    let Some((which, asked)) = manoeuvre::check_of(blow.form, target, points) else {
        return Ok(matches!(blow.form, Form::Pin(_)));
    };
    let value = attribute_ledger(target, which, asked).value();
    Ok(!check::outcome(dice.check(value)?, value).is_success())
}

/// What a parry does besides that holds, with its chance.
///
/// Rule: `MAN-ENTWAFFNEN-PA`, `MAN-WAFFEZERBRECHEN`.
pub(super) fn add_to_parry(odds: &mut Odds, (defender, attacker): (&Snapshot, &Snapshot), means: Means) {
    let Means::Feat(feat, _, points) = means else {
        return;
    };
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
    let (arm, own_arm) = (
        attacker.arm(slot).unwrap_or(attacker.main_arm()),
        defender.main_arm(),
    );
    let impact = match blow.form {
        Form::Charge(impact) => impact,
        _ => 0,
    };
    let raised = |form| Blow {
        form,
        ..Blow::plain(0)
    };
    let own = raised(Form::Counter(points, impact));
    let first: Ledger = attack::ledger(scene, attacker, defender, arm, blow);
    let second: Ledger = attack::ledger(scene, defender, attacker, own_arm, own);
    let lead = attacker.ini() - defender.ini();
    let (value, own_value) = (first.value(), second.value());
    let ends = enumerate(|dice| {
        let (face, back) = (dice.roll(20)?, dice.roll(20)?);
        let hits = check::outcome(face, value).is_success();
        let hits_back = check::outcome(back, own_value).is_success();
        let by = value - i16::from(face) + lead.max(0);
        let by_own = own_value - i16::from(back) + (-lead).max(0);
        let (his, mine) = match (hits, hits_back, by.cmp(&by_own)) {
            (true, true, Ordering::Greater) => (blow, raised(Form::Weak)),
            (true, true, Ordering::Less) => (
                Blow {
                    form: Form::Weak,
                    feint: 0,
                    power: 0,
                    ..blow
                },
                own,
            ),
            (true, true, Ordering::Equal) => (blow, raised(Form::Counter(0, impact))),
            _ => (blow, own),
        };
        let suffers = match hits {
            true => {
                let thrown = dice.sum(arm.dice, arm.sides)?.total();
                let points = damage::hit_points(thrown, &attacker.build, arm, his);
                damage::suffered(points, arm, his.form, (&defender.build, None)).life
            }
            false => 0,
        };
        let harms = match hits_back {
            true => {
                let thrown = dice.sum(own_arm.dice, own_arm.sides)?.total();
                let points = damage::hit_points(thrown, &defender.build, own_arm, mine);
                damage::suffered(points, own_arm, mine.form, (&attacker.build, None)).life
            }
            false => 0,
        };
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
        ledgers: vec![(word::AT, second), (word::PA, first)],
        mean_loss_per_mille: ends.mean_per_mille(|(.., loss)| i64::from(*loss)),
    })
}
