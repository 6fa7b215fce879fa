//! Bare hands in the round: what blows, holds and throws do besides the harm, how holds are kept, and how they end.

use crate::battle::{Check, FighterId, Happening, Ledger, Points, RuleId, Secrets, Term};
use crate::dice::DiceError;

use super::super::damage::{self, Hit};
use super::super::fighter::Outreached;
use super::super::manoeuvre::{self, Bare, Bond, Clasp, Form, Grasp, Guarding, Sweeping, Tie};
use super::super::means::{Feat, Means};
use super::super::scene::{Scene, Snapshot};
use super::super::situation::posture;
use super::super::value::Attribute;
use super::super::zone::Effort;
use super::super::{attack, check, defence, melee, place, rule, strain, trial, word};
use super::act::acted;
use super::late::{self, Late};
use super::table::Table;
use super::trial::attribute_check;
use super::{Exchange, Harm, fall, feat};

/// Initiative that bare hands lose against weapons (`UNA-01`).
const OUTREACHED: i16 = 2;
/// What a hit of wrestling takes from the next action (`UNA-03`).
const WORSE_PLACE: i16 = 2;
/// What a jump kick costs in initiative (`MAN-U-SPRUNGTRITT`).
const JUMP: i16 = 4;

/// Whoever fights bare-handed loses initiative while somebody is engaged with him who has a weapon.
///
/// Rule: `UNA-01`.
#[inline]
pub(super) fn measure(table: &mut Table) {
    let is_affected = |fighter: &Snapshot| {
        fighter.main_arm().kind.is_unarmed && !fighter.build.is_creature || fighter.initiative.bare.0 != 0
    };
    if table.fighters().iter().any(is_affected) {
        measure_all(table);
    }
}

#[inline(never)]
fn measure_all(table: &mut Table) {
    for id in table.ids() {
        let scene = table.scene();
        let loses = scene
            .get(id)
            .is_some_and(|own| is_outreached(&scene, table.secrets, own));
        drop(scene);
        let now = Outreached(if loses { OUTREACHED } else { 0 });
        if table.snapshot(id).initiative.bare == now {
            continue;
        }
        let from = table.snapshot(id).ini();
        table.fighter(id).initiative.bare = now;
        let to = table.snapshot(id).ini();
        table.changed(id, word::INI, from, to, rule::UNA_01);
    }
}

/// Whether somebody fights with bare hands against a weapon.
///
/// Rule: `UNA-01`, `BRD-06`, `BD-VIS-06`.
fn is_outreached(scene: &Scene, secrets: &Secrets, own: &Snapshot) -> bool {
    let is_bare = !own.build.is_creature && own.main_arm().kind.is_unarmed && own.missile().is_none();
    let is_armed = |foe: &&Snapshot| {
        let held = foe.main_arm().kind;
        !held.is_natural && !held.is_unarmed
    };
    // Nobody is told by his initiative of a foe whom his side does not see, nor that foe of him.
    let see_each_other = |foe: &&Snapshot| {
        secrets.sees(own.fighter.side, foe.id()) && secrets.sees(foe.fighter.side, own.id())
    };
    let is_engaged = |foe: &Snapshot| melee::is_engaged(scene, own, foe);
    let foes = || scene.foes(own).filter(is_armed).filter(see_each_other);
    is_bare && own.is_able() && foes().any(is_engaged)
}

/// What a blow of the unarmed costs whoever strikes it, whether it hits or not, and what he risks.
///
/// Rule: `MAN-U-SPRUNGTRITT`, `SF-HRURUZAT`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn exert(table: &mut Table, id: FighterId, form: Form, has_hit: bool) -> Result<(), DiceError> {
    let (Form::Bare(kind, _), Some(rule)) = (form, form.rule()) else {
        return Ok(());
    };
    match kind {
        Bare::JumpKick => {
            table.lose_initiative(id, JUMP, rule);
            let asked = (rule, 0);
            if !has_hit && !attribute_check(table, id, Attribute::Ge, word::AGILITY, asked)? {
                table.round.harm.push(Harm {
                    falls: true,
                    ..Harm::of(id, rule)
                });
            }
        }
        Bare::RealBlow => {
            let last = table.clock.round;
            tie(table, (id, None), Bond::Spent(rule), (0, last));
        }
        _ => {}
    }
    Ok(())
}

/// The second blow of a double punch waits until the first has been answered.
///
/// Rule: `MAN-U-DOPPELSCHLAG`.
pub(super) fn redouble(table: &mut Table, (id, target): (FighterId, FighterId), blow: attack::Blow) {
    if let Form::Bare(Bare::DoublePunch, _) = blow.form {
        table.round.melee.sweep = Some(Sweeping {
            attacker: id,
            blow,
            rest: std::iter::once(target).collect(),
            throw: None,
        });
    }
}

/// A block or an aimed dodge that holds has stopped both blows.
///
/// Rule: `MAN-U-DOPPELSCHLAG`.
pub(super) fn stop_both(table: &mut Table, blow: attack::Blow, means: Means) {
    let is_double = matches!(blow.form, Form::Bare(Bare::DoublePunch, _));
    if is_double && manoeuvre::stops_both(&table.scene(), means) {
        table.round.melee.sweep = None;
    }
}

/// Wrestling without a hold leaves its victim in a worse place.
///
/// Rule: `UNA-03`.
pub(super) fn unbalance(table: &mut Table, exchange: Exchange) {
    let both = (exchange.target, Some(exchange.attacker));
    tie(table, both, Bond::Off(rule::UNA_03), (WORSE_PLACE, u16::MAX));
}

/// Carries out what does no harm but something else.
///
/// Rule: `MAN-SCHMUTZIG`, `MAN-U-HALTEN`, `MAN-U-GRIFF`, `MAN-U-KLAMMER`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`,
/// `MAN-U-NIEDERRINGEN`, `MAN-U-HOLDS`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn instead(
    table: &mut Table,
    exchange: Exchange,
    (kind, points): (Bare, i16),
) -> Result<(), DiceError> {
    let (by, id) = (exchange.attacker, exchange.target);
    let Some(rule) = exchange.blow.form.rule() else {
        return Ok(());
    };
    match kind {
        Bare::DirtyTrick | Bare::BreathTrick => {
            let is_of_breath = kind == Bare::BreathTrick;
            let what = if is_of_breath { word::BREATH } else { word::NERVE };
            let lost = roll(table, id, (what, rule), 1)?;
            table.round.harm.push(Harm {
                initiative: if is_of_breath { 0 } else { lost },
                endurance: if is_of_breath { lost } else { 0 },
                ..Harm::of(id, rule)
            });
        }
        Bare::Hold => tie(table, (id, Some(by)), Bond::Off(rule), (points, u16::MAX)),
        Bare::TakeDown | Bare::TakeDownAhead => {
            take_down(table, (by, id), rule)?;
            let ahead = kind == Bare::TakeDownAhead;
            let (of, foe) = if ahead { (by, id) } else { (id, by) };
            let bond = if ahead {
                Bond::Ahead(rule)
            } else {
                Bond::Open(rule)
            };
            tie(table, (of, Some(foe)), bond, (points, u16::MAX));
        }
        Bare::GetFree if late::waits(table) => late::put_off(table, Late::GetFree(by)),
        Bare::GetFree => get_free(table, by),
        other => {
            if let Some(grasp) = other.grasp() {
                if late::waits(table) {
                    late::put_off(table, Late::Clasp(by, id, (grasp, points)));
                } else {
                    take_hold(table, (by, id), (grasp, points));
                }
            }
        }
    }
    Ok(())
}

/// Both go to the ground; he who was taken down loses more initiative.
///
/// Rule: `MAN-U-NIEDERRINGEN`.
fn take_down(table: &mut Table, (by, id): (FighterId, FighterId), rule: RuleId) -> Result<(), DiceError> {
    for (fighter, dice) in [(by, 1), (id, 2)] {
        let lost = roll(table, fighter, (word::NERVE, rule), dice)?;
        table.round.harm.push(Harm {
            initiative: lost,
            falls: true,
            ..Harm::of(fighter, rule)
        });
    }
    Ok(())
}

/// What a blow of the unarmed does besides the harm.
///
/// Rule: `MAN-U-KNIE`, `MAN-U-SCHMETTER`, `MAN-U-FUSSFEGER`, `MAN-U-WURF`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn besides(table: &mut Table, exchange: Exchange, kind: Bare, hit: &Hit) -> Result<(), DiceError> {
    let id = exchange.target;
    let Some(rule) = exchange.blow.form.rule() else {
        return Ok(());
    };
    let is_hard = damage::is_hard(hit.endurance, &table.snapshot(id).build);
    match kind {
        Bare::Knee if is_hard => {
            let points = Points::roll(rule, 1, 3, &mut *table.dice)?;
            let rounds_out = points.value();
            tell(table, id, word::STUN, points);
            let initiative = roll(table, id, (word::NERVE, rule), 2)?;
            table.round.harm.push(Harm {
                initiative,
                rounds_out,
                ..Harm::of(id, rule)
            });
        }
        Bare::Haymaker if is_hard && !feat::withstands(table, exchange, 0)? => {
            let points = Points::roll(rule, 1, 6, &mut *table.dice)?;
            let rounds_out = points.value();
            tell(table, id, word::STUN, points);
            table.round.harm.push(Harm {
                rounds_out,
                ..Harm::of(id, rule)
            });
        }
        Bare::LegSweep if !feat::withstands(table, exchange, 0)? => fall::shake(table, id, false, rule)?,
        Bare::Throw => {
            free(table, id, rule);
            let is_held = |tie: &Tie| tie.of == id && tie.bond == Bond::Off(rule::MAN_U_HALTEN);
            table.round.melee.ties.retain(|tie| !is_held(tie));
            fall::shake(table, id, false, rule)?;
        }
        _ => {}
    }
    Ok(())
}

/// What a parry with bare arms does besides stopping the blow.
///
/// Rule: `MAN-U-BLOCK`, `MAN-U-KREUZBLOCK`, `MAN-U-HALTEN`.
pub(super) fn after_parry(table: &mut Table, (id, foe): (FighterId, FighterId), (feat, points): (Feat, i16)) {
    let rule = feat.art().rule();
    let lasting = |points| (points, u16::MAX);
    match feat {
        Feat::Block => tie(table, (foe, None), Bond::Open(rule), lasting(points)),
        Feat::CrossBlock => {
            tie(
                table,
                (id, Some(foe)),
                Bond::Ahead(rule),
                lasting(points - points / 2),
            );
            tie(table, (foe, None), Bond::Open(rule), lasting(points / 2));
        }
        Feat::Hold => tie(table, (foe, Some(id)), Bond::Off(rule), lasting(points)),
        _ => {}
    }
}

/// Something is left behind for somebody, until it is used up; nothing that would change nothing.
fn tie(table: &mut Table, (of, foe): (FighterId, Option<FighterId>), bond: Bond, (points, last): (i16, u16)) {
    if points > 0 || matches!(bond, Bond::Spent(_) | Bond::Off(rule::MAN_U_HALTEN)) {
        table.round.melee.ties.push(Tie {
            of,
            foe,
            bond,
            points,
            last,
        });
    }
}

/// Begins a hold, unless one of the two can no longer take part in it.
///
/// Rule: `MAN-U-HOLDS`.
pub(super) fn take_hold(table: &mut Table, (by, id): (FighterId, FighterId), (grasp, points): (Grasp, i16)) {
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
pub(super) fn keep(table: &mut Table, by: FighterId) -> Result<(), DiceError> {
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
    points.ledger.add(rule, more);
    let harm = damage::of_breath(&table.build(id), points.value());
    let mut loss = Ledger::new(rule::DMG_07, points.value().max(0));
    loss.add(rule::DMG_02, -table.snapshot(id).build.armour.value());
    table.write(Happening::Struck {
        target: id,
        by: Some(by),
        points: Box::new(points),
        loss: Box::new(loss),
    });
    table.round.harm.push(Harm {
        life: harm.life,
        endurance: harm.endurance,
        wounds: harm.wounds,
        thresholds: harm.thresholds,
        ..Harm::of(id, rule)
    });
    Ok(())
}

/// Tries to get out of a clinch: by wrestling, or by strength against strength.
///
/// Rule: `MAN-U-KLAMMER`.
///
/// # Errors
///
/// As [`crate::dice::Dice::roll`].
pub(super) fn break_clinch(table: &mut Table, id: FighterId, by_strength: bool) -> Result<(), DiceError> {
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
        return Some(super::attribute_ledger(own, Attribute::Kk, asked));
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
pub(super) fn get_free(table: &mut Table, id: FighterId) {
    free(table, id, rule::MAN_U_HOLDS);
}

/// The hold on somebody ends, if he is in one.
pub(super) fn free(table: &mut Table, id: FighterId, rule: RuleId) {
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
pub(super) fn let_go(table: &mut Table, by: FighterId) {
    let held = manoeuvre::clasp_by(&table.scene(), by);
    if let Some(clasp) = held {
        free(table, clasp.held, rule::MAN_U_HOLDS);
    }
}

/// Lets go by choice, which is an action of its own: of whom he holds, or pins.
///
/// Rule: `MAN-U-HOLDS`, `MAN-FESTNAGELN`.
pub(super) fn release(table: &mut Table, by: FighterId) {
    table.write(acted(by, word::LET_GO));
    let_go(table, by);
    feat::draw_back(table, by, None);
}

/// Holds that nobody has kept in the round end with it; the others want to be kept anew.
///
/// Rule: `MAN-U-HOLDS`.
pub(super) fn lapse(table: &mut Table) {
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

/// Rolls points of initiative or breath that somebody loses, and says so.
fn roll(table: &mut Table, id: FighterId, (what, rule): (Term, RuleId), dice: u8) -> Result<i16, DiceError> {
    let points = Points::roll(rule, dice, 6, &mut *table.dice)?;
    let value = points.value();
    tell(table, id, what, points);
    Ok(value)
}

fn tell(table: &mut Table, id: FighterId, what: Term, points: Points) {
    table.write(Happening::Rolled {
        fighter: id,
        what,
        points: Box::new(points),
    });
}
