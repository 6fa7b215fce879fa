//! Holds in the round: how they begin, how they are kept, and how they end.

use crate::battle::{Check, FighterId, Happening, Ledger, Points, RuleId};
use crate::dice::DiceError;

use super::super::Harm;
use super::super::arena::Arena;
use super::super::table::Table;
use super::super::turn::act::acted;
use super::super::turn::late::{self, Late};
use super::feat;
use crate::rules::dsa41::cause;
use crate::rules::dsa41::condition::strain;
use crate::rules::dsa41::exchange::means::Means;
use crate::rules::dsa41::exchange::value::Attribute;
use crate::rules::dsa41::exchange::zone::Effort;
use crate::rules::dsa41::exchange::{check, damage, defence, trial};
use crate::rules::dsa41::manoeuvre::{self, Bond, Clasp, Grasp, Guarding, Tie};
use crate::rules::dsa41::scene::{Scene, Snapshot};
use crate::rules::dsa41::terrain::place;
use crate::rules::dsa41::terrain::situation::posture;
use crate::rules::dsa41::{rule, word};

/// Begins a hold, unless one of the two can no longer take part in it.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn take_hold(table: &mut Table, (by, id): (FighterId, FighterId), (grasp, points): (Grasp, i16)) {
    let (holder, held) = (table.snapshot(by), table.snapshot(id));
    let is_taken = held.condition.held_by.is_some() || holder.condition.holds.is_some();
    if is_taken || !holder.is_able() || !held.body.present {
        return;
    }
    let round = table.clock.round;
    table.fighter(by).condition.holds = Some(id);
    table.fighter(id).condition.held_by = Some(by);
    table.round.melee.ties.push(Tie {
        of: id,
        foe: Some(by),
        bond: Bond::Clasped(grasp, 0, round),
        points,
        last: u16::MAX,
    });
    table.state(id, grasp.word(), true, grasp.rule());
}

/// The holder keeps the hold, with what it does to its victim, whom no parry helps.
///
/// Rule: `MAN-U-HOLDS`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn keep(table: &mut Table, by: FighterId) -> Result<(), DiceError> {
    let held = manoeuvre::clasp_by(&table.scene(), by);
    let Some(clasp) = held else { return Ok(()) };
    let Clasp { held: id, grasp, .. } = clasp;
    table.write(Happening::Acted {
        fighter: by,
        act: word::KEEP_HOLD,
        target: Some(id),
        with: None,
        at: None,
    });
    if place::distance(table.snapshot(by), table.snapshot(id)) > 1 {
        free(table, id, rule::MAN_U_HOLDS);
        return Ok(());
    }
    let round = table.clock.round;
    for tie in &mut table.round.melee.ties {
        if let Bond::Clasped(_, rounds, kept) = &mut tie.bond
            && tie.of == id
        {
            (*rounds, *kept) = (rounds.saturating_add(1), round);
        }
    }
    match grasp.points(clasp.rounds) {
        Some(more) => squeeze(table, (by, id), (grasp.rule(), more)),
        None => Ok(()),
    }
}

/// What a hold takes from its victim: endurance, and half of it in life.
///
/// Rule: `DMG-07`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`.
fn squeeze(
    table: &mut Table,
    (by, id): (FighterId, FighterId),
    (rule, more): (RuleId, i16),
) -> Result<(), DiceError> {
    let striker = table.build(by);
    let Some(arm) = striker.wrestling.as_ref() else {
        return Ok(());
    };
    let mut points = Points::roll(rule, arm.dice, arm.sides, &mut *table.dice)?;
    points.ledger.lines.extend(arm.plus.lines.iter());
    points.ledger.add_for(rule, &cause::CONSTANT, more);
    points.ledger.lift_to(rule::DMG_01, 0);
    let harm = damage::of_breath(&table.build(id), points.value());
    let mut loss = Ledger::new(rule::DMG_07, points.value());
    damage::add_armour(&mut loss, rule::DMG_02, &table.build(id), None);
    loss.lift_to(rule::DMG_02, 0);
    table.strike(Some(by), (points, loss), Harm::drained(id, rule, harm));
    Ok(())
}

/// Tries to get out of a clinch: by wrestling, or by strength against strength.
///
/// Rule: `MAN-U-KLAMMER`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(crate) fn break_clinch(table: &mut Table, id: FighterId, by_strength: bool) -> Result<(), DiceError> {
    let scene = table.scene();
    let asked = scene
        .get(id)
        .and_then(|own| clinch_check(&scene, own, by_strength));
    drop(scene);
    let Some(ledger) = asked else { return Ok(()) };
    let check: Check = check::roll(rule::MAN_U_KLAMMER, ledger, &mut *table.dice)?;
    let passed = check.outcome.is_success();
    let what = if by_strength {
        word::STRENGTH
    } else {
        word::WREST_FREE
    };
    table.write(Happening::Checked {
        fighter: id,
        what,
        checks: vec![check],
        pool: None,
        passed,
        left: 0,
    });
    table.fighter(id).condition.off_balance = 0;
    if !by_strength {
        feat::spend_ties(table, (id, id), Some(Means::Wrestle));
    }
    match (passed, late::waits(table)) {
        (true, true) => late::put_off(table, Late::GetFree(id)),
        (true, false) => get_free(table, id),
        (false, _) => {}
    }
    Ok(())
}

/// The value against which somebody gets out of a clinch: the parry of wrestling, with all that helps and hinders a parry, or strength.
///
/// Rule: `MAN-U-KLAMMER`, `END-04`, `MAN-U-HALTEN`, `UNA-03`.
pub(crate) fn clinch_check(scene: &Scene, own: &Snapshot, by_strength: bool) -> Option<Ledger> {
    let held = manoeuvre::clasp(scene, own.id()).filter(|held| held.grasp == Grasp::Clinch)?;
    let holder = scene.get(held.holder)?;
    if by_strength {
        let strength = |fighter: &Snapshot| trial::attribute(rule::CNV_07, fighter, Attribute::Kk).base;
        let harder = 2 * (strength(holder) - strength(own));
        let asked = (rule::MAN_U_KLAMMER, -harder);
        return Some(super::super::attribute_ledger(own, Attribute::Kk, asked));
    }
    let arm = own.wrestling()?;
    let mut ledger = arm.parry.clone()?;
    strain::add(&mut ledger, own);
    defence::add_condition(&mut ledger, own, Effort::Parry(arm));
    posture::parry(&mut ledger, own);
    ledger.add(rule::INI_06, own.turn.high_ini);
    ledger.add(rule::MAN_U_KLAMMER, -held.points);
    ledger.add(rule::MAN_GEN_05, -own.condition.off_balance);
    // It answers no blow: what a foe has prepared against the answer to his next one waits.
    manoeuvre::lift_defence(&mut ledger, scene, (own, own), Guarding::Parry);
    Some(ledger)
}

/// Somebody gets out of the hold that he is in.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn get_free(table: &mut Table, id: FighterId) {
    free(table, id, rule::MAN_U_HOLDS);
}

/// The hold on somebody ends, if he is in one.
pub(crate) fn free(table: &mut Table, id: FighterId, rule: RuleId) {
    let held = manoeuvre::clasp(&table.scene(), id);
    let Some(clasp) = held else { return };
    let is_his = |tie: &Tie| tie.of == id && matches!(tie.bond, Bond::Clasped(..));
    table.round.melee.ties.retain(|tie| !is_his(tie));
    table.fighter(clasp.holder).condition.holds = None;
    table.fighter(id).condition.held_by = None;
    table.state(id, clasp.grasp.word(), false, rule);
}

/// The holder lets go.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn let_go(table: &mut Table, by: FighterId) {
    let held = manoeuvre::clasp_by(&table.scene(), by);
    if let Some(clasp) = held {
        free(table, clasp.held, rule::MAN_U_HOLDS);
    }
}

/// Lets go by choice, which is an action of its own: of whom he holds, or pins.
///
/// Rule: `MAN-U-HOLDS`, `MAN-FESTNAGELN`.
pub(crate) fn release(table: &mut Table, by: FighterId) {
    table.write(acted(by, word::LET_GO));
    let_go(table, by);
    feat::draw_back(table, by, None);
}

/// Holds that nobody has kept in the round end with it; the others want to be kept anew.
///
/// Rule: `MAN-U-HOLDS`.
pub(crate) fn lapse(table: &mut Table) {
    let is_over = |clasp: &Clasp| !clasp.is_kept();
    let over: Vec<FighterId> = manoeuvre::clasp_in(&table.round.melee.ties)
        .filter(is_over)
        .map(|clasp| clasp.held)
        .collect();
    for id in over {
        free(table, id, rule::MAN_U_HOLDS);
    }
    for tie in &mut table.round.melee.ties {
        if let Bond::Clasped(.., kept) = &mut tie.bond {
            *kept = 0;
        }
    }
}
