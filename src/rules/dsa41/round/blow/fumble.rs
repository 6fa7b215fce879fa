//! Fumbles take effect: the dice of the table, what they cost, and the foe who may profit.

use crate::battle::{FighterId, Happening, Ledger, Points, Posture, RuleId};
use crate::dice::DiceError;

use super::super::arena::Arena;
use super::super::deeds::{hands, pose};
use super::super::suffer::consequence::end_if_decided;
use super::super::suffer::element;
use super::super::table::Table;
use super::super::trial::{body_control, burdened_check};
use super::super::turn::task;
use super::super::way::passing;
use super::{luck, own_hit};
use crate::rules::dsa41::cause::{self, void};
use crate::rules::dsa41::condition::beast;
use crate::rules::dsa41::data::{FumbleRow, Mishap};
use crate::rules::dsa41::exchange::attack::Blow;
use crate::rules::dsa41::exchange::breakage;
use crate::rules::dsa41::exchange::defence::Means;
use crate::rules::dsa41::exchange::fumble::{self, Blunder, Chart, Gear, piece_of, piece_of_parry};
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::fighter::Piece;
use crate::rules::dsa41::melee::{self, Grant, Trigger};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::predict::forecast;
use crate::rules::dsa41::{rule, word};

/// Notes that an attack has shown the worst face, unless a second roll averts it; strikes after fumbles have none of their own, those
/// in passing only in the published variant. Says whether it is a fumble.
///
/// Rule: `FUM-01`, `FUM-06`, `PAS-01`, `PAS-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn of_attack(
    table: &mut impl Arena,
    (id, target): (FighterId, FighterId),
    blow: Blow,
    ledger: Ledger,
) -> Result<bool, DiceError> {
    let modules = table.modules();
    if !fumble::knows_fumbles(modules, blow) || is_averted(table, id, ledger, rule::FUM_06)? {
        return Ok(false);
    }
    let blunder = Blunder {
        fighter: id,
        partner: target,
        chart: Chart::of_attack(modules, blow),
        piece: piece_of(table.snapshot(id), blow.slot.into()),
        slot: Some(blow.slot),
    };
    table.on_table(|table| table.round.melee.blunders.push(blunder));
    Ok(true)
}

/// Notes that a parry that can be fumbled has shown the worst face, unless a second roll averts it. Says whether it is a fumble.
///
/// Rule: `FUM-02`, `FUM-06`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
#[inline(never)]
pub(crate) fn of_parry(
    table: &mut impl Arena,
    (id, foe): (FighterId, FighterId),
    means: Means,
    ledger: Ledger,
) -> Result<bool, DiceError> {
    if is_averted(table, id, ledger, rule::FUM_06)? {
        return Ok(false);
    }
    let blunder = Blunder {
        fighter: id,
        partner: foe,
        chart: Chart::of_parry(table.modules()),
        piece: piece_of_parry(table.snapshot(id), means),
        slot: None,
    };
    table.on_table(|table| table.round.melee.blunders.push(blunder));
    Ok(true)
}

/// A second roll against the same value averts a fumble in the published variant.
///
/// Rule: `FUM-06`, `FUM-07`.
pub(crate) fn is_averted(
    table: &mut impl Arena,
    id: FighterId,
    ledger: Ledger,
    cited: RuleId,
) -> Result<bool, DiceError> {
    Ok(table.modules().has(Modules::FUMBLES_PUBLISHED) && luck::confirms(table, id, ledger, cited)?)
}

/// Initiative that a fumble costs: at once, or of the next die alone where one falls in every round (`FUM-04`, `INI-90`).
pub(crate) fn lose_nerve(table: &mut Table, id: FighterId, points: u8) {
    let points = i16::from(points);
    if table.round.modules.has(Modules::INI_EACH_ROUND) {
        let ado = &mut table.fighter(id).condition.ado;
        ado.dazed += points;
        let dazed = ado.dazed;
        table.changed(id, word::NEXT_DIE, points - dazed, -dazed, rule::INI_90);
    } else {
        table.lower_initiative(id, points, rule::FUM_04);
    }
}

/// Lets the first fumble that waits take effect; says whether there was one.
///
/// The blow that a fumbled parry did not stop has landed by then, and nothing befalls whoever it has put out of the fight. The
/// initiative goes first, then what the table says besides, then the foe may strike; whoever has lost the thread has lost his bearings
/// after that.
///
/// Rule: `FUM-01`, `FUM-02`, `FUM-04`, `FUM-06`, `PAS-05`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn come_due(table: &mut Table) -> Result<bool, DiceError> {
    bewilder(table);
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
    let Some(row) = draw(table, blunder)? else {
        return Ok(true);
    };
    lose_nerve(table, id, row.initiative);
    befall(table, blunder, row.mishap)?;
    if chart == Chart::Published {
        lose_the_round(table, id);
    }
    end_if_decided(table);
    if let Some(grant) = row.grant().filter(|_| !table.clock.over) {
        lay_open(table, blunder, grant);
    }
    if row.mishap == Mishap::Confused {
        table.round.melee.bewildered = Some((id, chart.rule()));
    }
    Ok(true)
}

/// Whoever has lost the thread has no bearings, once the strike is over that it has given a foe: to that he may still answer.
///
/// Rule: `FUM-01`, `FUM-02`, `AUS-04`.
fn bewilder(table: &mut Table) {
    if let Some((id, cited)) = table.round.melee.bewildered.take()
        && table.snapshot(id).is_able()
    {
        lose_bearings(table, id, cited);
    }
}

fn lose_bearings(table: &mut Table, id: FighterId, cited: RuleId) {
    if !table.snapshot(id).condition.disoriented {
        table.fighter(id).condition.disoriented = true;
        table.state(id, word::DISORIENTED, true, cited);
    }
}

/// All actions of the round are lost, and no other comes before a position action.
///
/// Rule: `FUM-06`.
fn lose_the_round(table: &mut Table, id: FighterId) {
    task::interrupt(table, id);
    let fighter = table.fighter(id);
    fighter.turn.defences = 0;
    fighter.turn.second_parry = false;
    (fighter.turn.first_done, fighter.turn.second_done) = (true, true);
    lose_bearings(table, id, rule::FUM_06);
}

/// Throws the dice of the table; what cannot apply is read on (`FUM-03`, `FUM-06`). None where the sum means nothing to the fumbler
/// (`OPP-10`).
pub(crate) fn draw(table: &mut impl Arena, blunder: Blunder) -> Result<Option<FumbleRow>, DiceError> {
    let Blunder {
        fighter: id,
        chart,
        piece,
        ..
    } = blunder;
    let gear = Gear::of(table.snapshot(id), piece);
    let shelf = table.shelf().clone();
    let Some(rows) = shelf.fumbles(chart) else {
        unreachable!("a fight in which there are fumbles has their tables at hand");
    };
    let (count, sides) = rows.dice;
    let mut points = Points::roll(chart.rule(), count, sides, table.dice())?;
    let sum = points.value().clamp(1, 20) as u8;
    if !rows.counts(sum, gear) {
        points
            .ledger
            .note(beast::row(table.snapshot(id)), 0, &void::NO_MISHAP);
        table.rolled(id, word::FUMBLE, points);
        table.tell(|| super::super::turn::act::acted(id, word::FUMBLE_NOTHING));
        return Ok(None);
    }
    let (row, read_on) = rows.row(sum, gear);
    let reader = if gear.is_natural && chart == Chart::Published {
        rule::FUM_06
    } else {
        rule::FUM_03
    };
    points.ledger.add_for(reader, &cause::READ_ON, read_on);
    if piece == Some(Piece::Second) {
        points.rule = rule::FUM_05;
    }
    table.rolled(id, word::FUMBLE, points);
    table.tell(|| super::super::turn::act::acted(id, row.mishap.term()));
    Ok(Some(*row))
}

/// What a fumble does to whom it befalls, apart from the initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Bane {
    /// Nothing else.
    Nothing,
    /// He falls.
    Falls,
    /// He loses what he struck or parried with.
    Loses,
    /// He hurts himself.
    Hurts,
}

/// What befalls him apart from the initiative.
#[inline(never)]
pub(crate) fn befall(table: &mut impl Arena, blunder: Blunder, mishap: Mishap) -> Result<Bane, DiceError> {
    let Blunder {
        fighter: id, piece, ..
    } = blunder;
    let asked = blunder.chart.rule();
    match (mishap, piece) {
        (Mishap::Confused | Mishap::Lurches | Mishap::Misses, _) => return Ok(Bane::Nothing),
        (Mishap::Stumbles | Mishap::Topples | Mishap::Falls, _) => {
            let stays_up = match mishap {
                Mishap::Stumbles => body_control(table, id, (asked, 0))?,
                Mishap::Topples => keeps_his_feet(table, id, asked)?,
                _ => false,
            };
            if stays_up {
                return Ok(Bane::Nothing);
            }
            table.roll_on_table(|table| fall(table, id, asked))?;
            return Ok(Bane::Falls);
        }
        (Mishap::Slips, Some(piece)) => table.on_table(|table| hands::slip(table, id, piece, asked)),
        (Mishap::FliesOff(squares), Some(piece)) => {
            table.roll_on_table(|table| hands::fling(table, id, (piece, squares), asked))?;
        }
        (Mishap::Damaged, Some(piece)) => {
            let breaks = damage(table, (id, piece), asked)?;
            return Ok(if breaks { Bane::Loses } else { Bane::Nothing });
        }
        (Mishap::Ruined, Some(piece)) => table.roll_on_table(|table| ruin(table, (id, piece), asked))?,
        (Mishap::Destroyed, Some(piece)) => table.on_table(|table| hands::destroy(table, id, piece, asked)),
        _ => {
            table.roll_on_table(|table| match mishap {
                Mishap::SelfHit(times) => own_hit::hit_himself(table, blunder, times),
                _ => own_hit::hurt(table, blunder),
            })?;
            return Ok(Bane::Hurts);
        }
    }
    Ok(Bane::Loses)
}

/// Agility or body control keeps somebody on his feet: he tries what is likelier to (`FUM-06`).
fn keeps_his_feet(table: &mut impl Arena, id: FighterId, asked: RuleId) -> Result<bool, DiceError> {
    if !forecast::prefers_agility(table.snapshot(id)) {
        return body_control(table, id, (asked, 0));
    }
    burdened_check(table, id, Attribute::Ge, word::AGILITY, asked)
}

fn fall(table: &mut Table, id: FighterId, cited: RuleId) -> Result<(), DiceError> {
    let altitude = table.snapshot(id).body.flies_dm();
    pose::pose(table, id, Posture::Lying, cited);
    element::crash(table, id, altitude)
}

/// What no test could break is only lost, and more brittle from then on; all else is destroyed (`FUM-06`).
fn ruin(table: &mut Table, (id, piece): (FighterId, Piece), asked: RuleId) -> Result<(), DiceError> {
    let factor = table.snapshot(id).break_factor(piece).unwrap_or(0);
    if factor > 0 {
        hands::destroy(table, id, piece, asked);
        return Ok(());
    }
    wear(table, (id, piece), BRITTLE, asked);
    hands::fling(table, id, (piece, LOST), asked)
}

/// Squares that a lost weapon flies at most (`FUM-06`).
const LOST: u8 = 3;

/// By how much the break factor rises of what is lost instead of destroyed (`FUM-06`).
pub(crate) const BRITTLE: u8 = 2;

/// A break test; what lasts is more brittle from then on (`BRK-01`). Says whether it breaks.
fn damage(table: &mut impl Arena, (id, piece): (FighterId, Piece), asked: RuleId) -> Result<bool, DiceError> {
    let Some(factor) = table.snapshot(id).break_factor(piece) else {
        return Ok(false);
    };
    let test = breakage::test(rule::BRK_01, factor, table.dice())?;
    table.rolled(id, word::BREAK_TEST, test.points);
    if test.breaks {
        table.on_table(|table| hands::destroy(table, id, piece, rule::BRK_05));
        return Ok(true);
    }
    table.roll_on_table(|table| {
        let rise = breakage::rise(asked, &mut *table.dice)?;
        let points = rise.value().clamp(0, 15) as u8;
        table.rolled(id, word::BREAK_RISE, rise);
        wear(table, (id, piece), points, rule::BRK_01);
        Ok(())
    })?;
    Ok(false)
}

/// Raises the break factor of a thing.
fn wear(table: &mut Table, (id, piece): (FighterId, Piece), points: u8, cited: RuleId) {
    let fighter = table.snapshot(id);
    let before = fighter.break_factor(piece).unwrap_or(0);
    let place = fighter.build.place_of(piece, fighter.hands.style);
    table.fighter(id).condition.ado.tackle.wear(piece, place, points);
    let now = table.snapshot(id).break_factor(piece).unwrap_or(before);
    table.changed(id, word::BF, before, now, cited);
}

/// The partner of the roll may strike at once, if he is engaged with the fumbler and ready (`PAS-05`).
#[inline(never)]
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
