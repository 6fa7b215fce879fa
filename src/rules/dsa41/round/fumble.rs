//! Fumbles take effect: the die of the table, what it costs, and the foe who may profit.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture, RuleId};
use crate::dice::DiceError;

use super::super::attack::{self, Blow};
use super::super::breakage;
use super::super::damage;
use super::super::defence::Means;
use super::super::fighter::Piece;
use super::super::fumble::{Blunder, Chart, Gear, Mishap, piece_of, piece_of_parry};
use super::super::manoeuvre::Form;
use super::super::melee::{self, Grant, Trigger};
use super::super::module::Modules;
use super::super::{rule, word};
use super::consequence::end_if_decided;
use super::table::Table;
use super::trial::body_control;
use super::{Exchange, Harm, element, hands, passing, pose, scatter};

/// Points by which whoever fumbles with a shield hurts himself, as sides of a die (`FUM-05`).
const BY_SHIELD: u8 = 6;

/// Notes that an attack has shown the worst face; strikes in passing and after fumbles have no fumbles of their own (`PAS-01`,
/// `PAS-05`).
pub(super) fn of_attack(table: &mut Table, id: FighterId, target: FighterId, blow: Blow) {
    let piece = piece_of(table.snapshot(id), blow.slot.into());
    note(table, blow, (id, target), (Chart::Attack, piece));
}

/// Notes that a parry has shown the worst face; dodges know no fumbles (`AUS-05`).
pub(super) fn of_parry(table: &mut Table, exchange: Exchange, means: Means) {
    if means.is_parry() {
        let piece = piece_of_parry(table.snapshot(exchange.target), !means.is_of_weapon());
        let partners = (exchange.target, exchange.attacker);
        note(table, exchange.blow, partners, (Chart::Parry, piece));
    }
}

fn note(
    table: &mut Table,
    blow: Blow,
    (fighter, partner): (FighterId, FighterId),
    (chart, piece): (Chart, Option<Piece>),
) {
    if table.round.modules.has(Modules::FUMBLES) && !blow.purpose.is_reaction() {
        table.round.melee.blunders.push(Blunder {
            fighter,
            partner,
            chart,
            piece,
        });
    }
}

/// Lets the first fumble that waits take effect; says whether there was one.
///
/// The blow that a fumbled parry did not stop has landed by then, and nothing befalls whoever it has put out of the fight. The
/// initiative goes first, then what the table says besides, then the foe may strike.
///
/// Rule: `FUM-01`, `FUM-02`, `FUM-04`, `PAS-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn come_due(table: &mut Table) -> Result<bool, DiceError> {
    if table.round.melee.blunders.is_empty() {
        return Ok(false);
    }
    let blunder = table.round.melee.blunders.remove(0);
    let Blunder {
        fighter: id, chart, ..
    } = blunder;
    if !table.snapshot(id).is_able() {
        return Ok(true);
    }
    let mishap = draw(table, blunder)?;
    if table.round.modules.has(Modules::INI_EACH_ROUND) {
        // It spoils the next die alone (INI-90).
        table.fighter(id).condition.ado.dazed += mishap.initiative();
    } else {
        table.lower_initiative(id, mishap.initiative(), rule::FUM_04);
    }
    befall(table, blunder, mishap)?;
    end_if_decided(table);
    if let Some(grant) = mishap.grant(chart).filter(|_| !table.clock.over) {
        lay_open(table, blunder, grant);
    }
    Ok(true)
}

/// Throws the die of the table; what cannot apply is read on (`FUM-03`).
fn draw(table: &mut Table, blunder: Blunder) -> Result<Mishap, DiceError> {
    let Blunder {
        fighter: id,
        chart,
        piece,
        ..
    } = blunder;
    let gear = Gear::of(table.snapshot(id), piece);
    let mut points = Points::roll(chart.rule(), 1, 20, &mut *table.dice)?;
    let face = points.value().clamp(1, 20) as u8;
    let (mishap, read_on) = Mishap::of(face, gear);
    points.ledger.add(rule::FUM_03, read_on.into());
    if piece == Some(Piece::Second) {
        points.rule = rule::FUM_05;
    }
    table.write(Happening::Rolled {
        fighter: id,
        what: word::FUMBLE,
        points: Box::new(points),
    });
    table.write(super::act::acted(id, mishap.term()));
    Ok(mishap)
}

/// What befalls him apart from the initiative.
fn befall(table: &mut Table, blunder: Blunder, mishap: Mishap) -> Result<(), DiceError> {
    let Blunder {
        fighter: id, piece, ..
    } = blunder;
    let asked = blunder.chart.rule();
    match (mishap, piece) {
        (Mishap::Confused, _) => Ok(()),
        (Mishap::Stumbles, _) => {
            if body_control(table, id, (asked, 0))? {
                Ok(())
            } else {
                fall(table, id, asked)
            }
        }
        (Mishap::Falls, _) => fall(table, id, asked),
        (Mishap::Slips, Some(piece)) => {
            hands::slip(table, id, piece, asked);
            Ok(())
        }
        (Mishap::FliesOff, Some(piece)) => hands::fling(table, id, (piece, scatter::FLUNG), asked),
        (Mishap::Damaged, Some(piece)) => damage(table, (id, piece), asked),
        (Mishap::Destroyed, Some(piece)) => {
            hands::destroy(table, id, piece, asked);
            Ok(())
        }
        (_, piece) => hurt(table, (id, piece), asked),
    }
}

fn fall(table: &mut Table, id: FighterId, cited: RuleId) -> Result<(), DiceError> {
    let altitude = table.snapshot(id).body.altitude_dm;
    pose::pose(table, id, Posture::Lying, cited);
    element::crash(table, id, altitude)
}

/// A break test; what lasts is more brittle from then on (`BRK-01`).
fn damage(table: &mut Table, (id, piece): (FighterId, Piece), asked: RuleId) -> Result<(), DiceError> {
    let Some(factor) = table.snapshot(id).break_factor(piece) else {
        return Ok(());
    };
    let test = breakage::test(factor, &mut *table.dice)?;
    rolled(table, id, word::BREAK_TEST, test.points);
    if test.breaks {
        hands::destroy(table, id, piece, rule::BRK_05);
        return Ok(());
    }
    let rise = breakage::rise(asked, &mut *table.dice)?;
    let points = rise.value().clamp(0, 15) as u8;
    rolled(table, id, word::BREAK_RISE, rise);
    let fighter = table.snapshot(id);
    let place = fighter.build.place_of(piece, fighter.hands.style);
    table.fighter(id).condition.ado.tackle.wear(piece, place, points);
    let now = table.snapshot(id).break_factor(piece).unwrap_or(factor);
    table.changed(id, word::BF, factor, now, rule::BRK_01);
    Ok(())
}

fn rolled(table: &mut Table, id: FighterId, what: crate::battle::Term, points: Points) {
    table.write(Happening::Rolled {
        fighter: id,
        what,
        points: Box::new(points),
    });
}

/// The own weapon's points without armour, or a die for a shield (`FUM-01`, `FUM-02`, `FUM-05`, `DMG-03`).
fn hurt(table: &mut Table, (id, piece): (FighterId, Option<Piece>), asked: RuleId) -> Result<(), DiceError> {
    let build = table.build(id);
    let fighter = table.snapshot(id);
    let has_ward = piece == Some(Piece::Second) && fighter.ward().is_some();
    let second = || {
        fighter
            .style()
            .second_arm()
            .filter(|_| piece == Some(Piece::Second))
    };
    let arm = second().unwrap_or(fighter.main_arm()).clone();
    let (cited, dice, sides) = if has_ward {
        (rule::FUM_05, 1, BY_SHIELD)
    } else {
        (asked, arm.dice, arm.sides)
    };
    let mut points = Points::roll(cited, dice, sides, &mut *table.dice)?;
    if !has_ward {
        points.ledger.add(rule::DMG_01, arm.plus.base);
        points.ledger.lines.extend(arm.plus.lines.iter());
    }
    let whole = points.value().max(0);
    let is_tiring = arm.is_endurance && !has_ward;
    let life = if is_tiring { attack::half(whole) } else { whole };
    let thresholds = if has_ward {
        build.thresholds
    } else {
        damage::thresholds(&arm, Form::Plain, &build)
    };
    table.write(Happening::Struck {
        target: id,
        by: Some(id),
        points: Box::new(points),
        loss: Box::new(Ledger::new(rule::DMG_03, whole)),
    });
    table.round.harm.push(Harm {
        life,
        endurance: if is_tiring && !build.is_undead { whole } else { 0 },
        wounds: damage::wounds_of(life, thresholds),
        thresholds: thresholds.unwrap_or([i16::MAX; 3]),
        ..Harm::of(id, rule::DMG_03)
    });
    Ok(())
}

/// The partner of the roll may strike at once, if he is engaged with the fumbler and ready (`PAS-05`).
fn lay_open(table: &mut Table, blunder: Blunder, grant: Grant) {
    let scene = table.scene();
    let (Some(victim), Some(striker)) = (scene.get(blunder.fighter), scene.get(blunder.partner)) else {
        return;
    };
    let mut arms = striker.arms();
    let may_strike = arms.any(|(_, arm)| melee::may_seize(&scene, striker, victim, arm).is_ok());
    drop(arms);
    drop(scene);
    if may_strike {
        table.write(Happening::Acted {
            fighter: blunder.fighter,
            act: word::FUMBLE_OPENS,
            target: Some(blunder.partner),
            with: None,
            at: None,
        });
        passing::ask(table, blunder.partner, blunder.fighter, Trigger::Fumble(grant));
    }
}
