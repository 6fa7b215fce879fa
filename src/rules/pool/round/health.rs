//! Hit points that are lost and won, falls, unconsciousness, waking, first aid.

use crate::battle::{FighterId, Happening, Points, Posture, RuleId};
use crate::dice::DiceError;
use crate::rules::common;

use super::super::fighter::{Fallen, Leave};
use super::super::life::{self, Vitality};
use super::super::{rule, word};
use super::table::Table;
use super::trigger::LIFE_LOST;
use super::{turn, walk};

/// Hit points that a fighter has lost, and what that has made of him.
#[derive(Clone, Copy)]
pub(crate) struct Loss {
    id: FighterId,
    was: Vitality,
    now: Vitality,
    /// Whether he falls by it.
    faints: bool,
}

/// Takes hit points from a fighter; of the unconscious one the last goes, and nothing else changes.
///
/// Rule: `PL-HPT-02`, `PL-DMG-01`, `PL-DWN-04`.
pub(crate) fn lose(table: &mut Table, id: FighterId, points: i16, rule: RuleId) {
    let fighter = table.snapshot(id);
    let (from, hero) = (fighter.state.hit_points, fighter.build.is_hero);
    let was_down = fighter.state.is_down();
    let to = life::after_loss(from, points);
    table.fighter(id).state.hit_points = to;
    let because = if was_down { rule::PL_DWN_04 } else { rule };
    table.changed(id, word::LIFE, from, to, because);
    let [was, now] = [from, to].map(|points| Vitality::of(points, hero));
    let faints = now == Vitality::Down && !was_down;
    let loss = Loss { id, was, now, faints };
    LIFE_LOST.iter().for_each(|rule| rule(table, loss));
}

/// `PL-CRL-01`, `PL-STA-12`
pub(super) fn enter_critical_life(table: &mut Table, loss: Loss) {
    let is_entered = loss.now == Vitality::Critical && loss.was == Vitality::Fit;
    if is_entered || loss.faints && loss.was == Vitality::Critical {
        table.state(loss.id, word::CRITICAL_LIFE, is_entered, rule::PL_CRL_01);
    }
}

/// A fighter falls unconscious (`PL-DWN-01`, `PL-HPT-03`).
pub(super) fn faint(table: &mut Table, loss: Loss) {
    if loss.faints {
        let fighter = table.fighter(loss.id);
        fighter.state.fallen = Some(Fallen::default());
        fighter.body.able = false;
        let because = if fighter.build.is_hero {
            rule::PL_DWN_01
        } else {
            rule::PL_HPT_03
        };
        table.state(loss.id, word::UNCONSCIOUS, true, because);
    }
}

/// He lets go of whom he carries, and of nothing else (`PL-SPR-03`, `PL-STA-11`).
pub(super) fn drop_load(table: &mut Table, loss: Loss) {
    if loss.faints && table.fighter(loss.id).state.carries.take().is_some() {
        table.state(loss.id, word::CARRYING, false, rule::PL_SPR_03);
    }
}

/// He stands in no stance any more (`PL-RIP-09`).
pub(super) fn lose_stance(table: &mut Table, loss: Loss) {
    if loss.faints {
        turn::end_stance(table, loss.id);
    }
}

/// He lies on the ground (`PL-STA-11`).
pub(super) fn sink_down(table: &mut Table, loss: Loss) {
    if loss.faints {
        pose(table, loss.id, Posture::Lying, rule::PL_STA_11);
    }
}

/// Changes how a fighter holds himself: he stands or lies (`PL-BRD-09`).
pub(crate) fn pose(table: &mut Table, id: FighterId, posture: Posture, rule: RuleId) {
    if table.snapshot(id).body.posture == posture {
        return;
    }
    table.fighter(id).body.posture = posture;
    table.state(id, word::PRONE, posture == Posture::Lying, rule);
    if posture == Posture::Lying && !table.ground.movables.is_empty() {
        common::drench(table);
    }
}

/// Gives hit points to a fighter, who comes round when the threshold is left (`PL-HPT-04`, `PL-DWN-05`).
pub(crate) fn gain(table: &mut Table, id: FighterId, points: i16, rule: RuleId) {
    let fighter = table.snapshot(id);
    let (from, hero) = (fighter.state.hit_points, fighter.build.is_hero);
    let to = life::after_gain(from, points, fighter.build.hit_points);
    let was_critical = Vitality::of(from, hero) == Vitality::Critical;
    let was_down = fighter.state.fallen.is_some();
    table.fighter(id).state.hit_points = to;
    table.changed(id, word::LIFE, from, to, rule);
    let now = Vitality::of(to, hero);
    if was_critical && now == Vitality::Fit {
        table.state(id, word::CRITICAL_LIFE, false, rule::PL_HPT_04);
    }
    if was_down && now != Vitality::Down {
        wake(table, id, rule);
        if now == Vitality::Critical {
            table.state(id, word::CRITICAL_LIFE, true, rule::PL_CRL_01);
        }
    }
}

/// Somebody comes round: he lies on the ground and plays in his next regular turn (`PL-DWN-05`).
fn wake(table: &mut Table, id: FighterId, rule: RuleId) {
    use super::super::fighter::Progress;
    release(table, id);
    let fighter = table.fighter(id);
    fighter.state.fallen = None;
    fighter.body.able = fighter.state.leave == Leave::No;
    // A place in the order that has passed does not come back in this round.
    if fighter.state.turn.progress == Progress::Delayed {
        fighter.state.turn.progress = Progress::Over;
    }
    table.state(id, word::UNCONSCIOUS, false, rule);
    table.state(id, word::PRONE, true, rule::PL_DWN_05);
    walk::roll_aside(table, id);
}

/// Whoever carries a body lets go of it.
pub(crate) fn release(table: &mut Table, id: FighterId) {
    for other in table.ids() {
        if table.snapshot(other).state.carries == Some(id) {
            table.fighter(other).state.carries = None;
            table.state(other, word::CARRYING, false, rule::PL_SPR_03);
        }
    }
}

/// Hit points are won by dice.
pub(crate) fn cure(table: &mut Table, patient: FighterId, points: Points) {
    let (gained, rule) = (points.value(), points.rule);
    table.write(Happening::Rolled {
        fighter: patient,
        what: word::HEALING,
        points: Box::new(points),
    });
    gain(table, patient, gained, rule);
}

/// Somebody unconscious has been cared for: he does not die of this fall any more (`PL-DWN-03`, `PL-AID-06`).
pub(crate) fn note_care(table: &mut Table, id: FighterId, wakes_in: Option<u16>) {
    if let Some(fallen) = &mut table.fighter(id).state.fallen {
        fallen.is_tended = true;
        fallen.wakes_in = wakes_in;
    }
}

/// The round ends for the unconscious: whoever is not cared for comes nearer to death, the stabilised nearer to waking.
///
/// Rule: `PL-DWN-03`, `PL-AID-03`.
pub(super) fn count_rounds(table: &mut Table) -> Result<(), DiceError> {
    for id in table.ids() {
        let fighter = table.fighter(id);
        let Some(fallen) = &mut fighter.state.fallen else {
            continue;
        };
        fallen.rounds = fallen.rounds.saturating_add(1);
        let now = *fallen;
        if let Some(left) = &mut fallen.wakes_in {
            *left = left.saturating_sub(1);
            let wakes = *left == 0;
            if wakes {
                fallen.wakes_in = None;
                let missing = (1 - fighter.state.hit_points).max(0);
                gain(table, id, missing, rule::PL_AID_03);
            }
        } else if !now.is_tended && now.rounds >= life::ROUNDS_TO_DEATH {
            die(table, id, rule::PL_DWN_03);
        }
    }
    Ok(())
}

/// A fighter dies.
pub(crate) fn die(table: &mut Table, id: FighterId, rule: RuleId) {
    let fighter = table.fighter(id);
    fighter.state.leave = Leave::Dead;
    fighter.state.fallen = None;
    fighter.body.able = false;
    table.state(id, word::DEAD, true, rule);
    release(table, id);
}
