//! Morale: what makes somebody lose heart, the check that he keeps it by, and where those go who have lost it.

use crate::battle::{Choice, Ledger, RuleId, Term, WhyNot};
use crate::board::{Cell, Facing, Footprint, Towards};

use super::super::cause::{self, void};
use super::super::fighter::{Heart, Nerve, Plan};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::moves;
use super::super::terrain::place;
use super::super::{legal, melee, rule, shot, why, word};

/// The reasons to lose heart, one bit each.
const HALF_OUT: u8 = 1;
const LEADER_OUT: u8 = 2;
const FELLED_AT_ONCE: u8 = 4;
const BADLY_HURT: u8 = 8;

/// What a further reason takes, what leader and numbers give, and what greater numbers of foes take.
pub(crate) const FURTHER: i16 = -2;
pub(crate) const LEADER: i16 = 2;
pub(crate) const MORE: i16 = 2;
pub(crate) const TWICE_AS_MANY: i16 = -2;
/// What the call of a leader gives.
pub(crate) const CALL: i16 = 1;

/// Whether a beast is hurt so badly that it flees.
///
/// Rule: `MRL-01`, `OPP-18`.
pub(crate) fn flees_hurt(beast: &Snapshot) -> bool {
    let life = beast.life;
    match beast.build.nerve {
        Nerve::Beast => 3 * life.now <= life.max,
        Nerve::Shy => beast.wounds.0 > 0 || 3 * life.now <= life.max,
        Nerve::Never | Nerve::Value(_) => false,
    }
}

/// The reasons to lose heart that are true for a fighter now.
///
/// Rule: `MRL-02`.
pub(crate) fn reasons(scene: &Scene, fighter: &Snapshot) -> u8 {
    let side = || own_side(scene, fighter);
    let heads = || side().filter(|it| counts(it));
    let (all, able) = (heads().count(), heads().filter(|it| it.is_able()).count());
    let has_leader = side().any(|it| it.build.is_leader);
    let is_led = side().any(|it| it.build.is_leader && it.is_able());
    let life = fighter.life;
    let found = [
        (HALF_OUT, 2 * (all - able) >= all),
        (LEADER_OUT, has_leader && !is_led),
        (
            FELLED_AT_ONCE,
            side().any(|it| it.condition.ado.spirit.felled_at_once),
        ),
        (BADLY_HURT, 3 * life.now < life.max),
    ];
    let bits = found.iter().filter(|(_, is_true)| *is_true);
    bits.fold(0, |all, (bit, _)| all | bit)
}

/// The value of a morale check with everything that counts: the reasons seen so far, the leader, the numbers, his call.
///
/// Rule: `MRL-02`, `MRL-04`.
pub(crate) fn ledger(scene: &Scene, fighter: &Snapshot, value: i16) -> Ledger {
    let spirit = fighter.condition.ado.spirit;
    let further = spirit.reasons.count_ones().saturating_sub(1) as i16;
    let sees_leader = |it: &Snapshot| {
        it.build.is_leader && it.is_able() && it.id() != fighter.id() && shot::sees(scene, fighter, it)
    };
    let is_able = |it: &&Snapshot| it.is_able() && counts(it);
    let own = own_side(scene, fighter).filter(is_able).count();
    let at_war = scene.fighters.iter().filter(|it| scene.are_at_war(fighter, it));
    let foes = at_war.filter(is_able).count();
    let mut ledger = Ledger::new(rule::MRL_02, value);
    ledger.add_for(
        rule::MRL_02,
        (&cause::FURTHER_REASONS, further),
        FURTHER * further,
    );
    let sees_leader = own_side(scene, fighter).any(sees_leader);
    for (points, counts, cause, why) in [
        (LEADER, sees_leader, &cause::LEADER, &void::NO_LEADER),
        (MORE, own > foes, &cause::MORE_FRIENDS, &void::NO_MAJORITY),
        (
            TWICE_AS_MANY,
            foes >= 2 * own,
            &cause::TWICE_AS_MANY,
            &void::NOT_TWICE,
        ),
    ] {
        if counts {
            ledger.add_for(rule::MRL_02, cause, points);
        } else {
            ledger.note_for(rule::MRL_02, cause, points, why);
        }
    }
    ledger.add(rule::MRL_04, if spirit.is_cheered { CALL } else { 0 });
    ledger
}

/// Whether somebody is a head among the combatants of his side: a mount is one with its rider, and is none that has been killed under him.
///
/// Rule: `MRL-02`, `OPP-18`.
fn counts(fighter: &Snapshot) -> bool {
    let is_ridden = fighter.condition.ado.saddle.rider.is_some();
    !is_ridden && (fighter.is_able() || !fighter.build.traits.is_mount)
}

/// All of a fighter's side who have come so far.
fn own_side<'s>(scene: &'s Scene, fighter: &Snapshot) -> impl Iterator<Item = &'s Snapshot> {
    let side = fighter.fighter.side;
    let all = scene.fighters.iter();
    all.filter(move |it| it.fighter.side == side && !it.condition.ado.waits)
}

/// Where somebody who has lost heart goes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum WayOut {
    /// Off the map: he stands at its edge, or on an exit.
    Here,
    /// Along this path of a move.
    Leg(Vec<Cell>),
    /// Nowhere in this round, though there is a way.
    Blocked,
    /// There is no way.
    None,
}

/// The next move on the shortest way to an edge of the map or an exit.
///
/// Rule: `MRL-02`, `BRD-29`.
pub(crate) fn way_out(scene: &Scene, fighter: &Snapshot, gait: Term) -> WayOut {
    if place::may_leave(scene, place::footprint(&fighter.body)) {
        return WayOut::Here;
    }
    let Some(steps) = steps_out(scene, fighter) else {
        return WayOut::None;
    };
    let way: Vec<Cell> = steps
        .iter()
        .scan(fighter.body.at, |at, towards| {
            *at = at.step(*towards);
            Some(*at)
        })
        .collect();
    let most = usize::from(moves::budget(scene, fighter, gait) / 2) + 1;
    let leg = moves::as_far_as_possible(scene, fighter, gait, &way[..way.len().min(most)]);
    if leg.is_empty() {
        WayOut::Blocked
    } else {
        WayOut::Leg(way[..leg.len()].to_vec())
    }
}

/// Whether there is a way to an edge of the map or an exit, be it barred in this round.
///
/// Rule: `MRL-02`, `BRD-29`.
pub(crate) fn has_way_out(scene: &Scene, fighter: &Snapshot) -> bool {
    place::may_leave(scene, place::footprint(&fighter.body)) || steps_out(scene, fighter).is_some()
}

/// The steps to the nearest place from which a fighter may leave the map.
///
/// Rule: `BRD-29`.
fn steps_out(scene: &Scene, fighter: &Snapshot) -> Option<Vec<Facing>> {
    let size = fighter.body.size;
    let is_exit = |cell: Cell| place::may_leave(scene, Footprint::new(cell, size));
    let towards = if scene.ground.setting.exits.is_empty() {
        Towards::Edge
    } else {
        Towards::Anywhere
    };
    let (reach, exit) = moves::nearest(scene, fighter, moves::FAR, towards, is_exit)?;
    reach.route(exit)
}

/// Whether a declaration is one of somebody who wants to get away: he moves, at a sprint out of the reach of his foes, and in panic
/// also past them; whoever lies, is held or has lost his bearings may see to that.
///
/// Rule: `MRL-01`, `MRL-02`.
///
/// # Errors
///
/// He does anything else.
pub(crate) fn may_declare(scene: &Scene, fighter: &Snapshot, plan: Plan) -> Result<(), WhyNot> {
    if !fighter.condition.ado.spirit.flees() {
        return Ok(());
    }
    let is_bound = fighter.is_prone() || fighter.condition.disoriented || fighter.condition.held_by.is_some();
    let panics = fighter.condition.ado.spirit.heart == Heart::Panics;
    let may_run = panics || !is_guarded(scene, fighter);
    let runs = legal::plan(fighter, Plan::Sprint).is_ok() && may_run && !is_bound;
    let fits = match plan {
        Plan::Sprint => runs,
        Plan::MoveMove | Plan::MoveDefend | Plan::Move => !(panics && runs),
        Plan::ActMove | Plan::ActDefend | Plan::ActAct | Plan::Act => is_bound,
        _ => false,
    };
    match fits {
        true => Ok(()),
        false => Err(why::flees(rule_of(fighter))),
    }
}

/// Whether somebody who wants to get away does so: along the shortest way, and off the map as soon as he can.
///
/// Rule: `MRL-01`, `MRL-02`.
///
/// # Errors
///
/// He does anything else.
pub(crate) fn may_move(scene: &Scene, fighter: &Snapshot, choice: &Choice) -> Result<(), WhyNot> {
    if !fighter.condition.ado.spirit.flees() || fighter.condition.held_by.is_some() {
        return Ok(());
    }
    let gait = gait(fighter);
    let fits = match (way_out(scene, fighter, gait), choice) {
        (WayOut::Here, Choice::Act { act: word::LEAVE, .. }) => true,
        (WayOut::Leg(leg), Choice::Move { gait: wish, path, .. }) => {
            *wish == gait && path.last() == leg.last()
        }
        (WayOut::Blocked | WayOut::None, _) => true,
        _ => false,
    };
    if fits || fighter.condition.disoriented {
        Ok(())
    } else {
        Err(why::flees_shortest_way(rule_of(fighter)))
    }
}

/// How somebody moves in the slot of his round.
pub(crate) fn gait(fighter: &Snapshot) -> Term {
    if fighter.turn.plan.is_some_and(Plan::sprints) {
        word::SPRINT
    } else {
        word::WALK
    }
}

/// The rule by which somebody flees.
pub(crate) fn rule_of(fighter: &Snapshot) -> RuleId {
    match fighter.build.nerve {
        Nerve::Beast | Nerve::Shy => rule::MRL_01,
        Nerve::Value(_) | Nerve::Never => rule::MRL_02,
    }
}

/// Whether a foe's zone of control holds a fighter.
fn is_guarded(scene: &Scene, fighter: &Snapshot) -> bool {
    let own = place::footprint(&fighter.body);
    scene
        .foes(fighter)
        .any(|foe| melee::exerts(scene, foe, fighter) && melee::guards(scene, foe, own))
}

/// Whether the call of a fighter heartens his side: he leads it, and has not called in this round.
///
/// Rule: `MRL-04`.
pub(crate) fn heartens(scene: &Scene, fighter: &Snapshot) -> bool {
    scene.round.modules.has(Modules::MORALE)
        && fighter.build.is_leader
        && !fighter.condition.ado.spirit.has_called
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_bit_of_its_own_mrl_02() {
        let all = [HALF_OUT, LEADER_OUT, FELLED_AT_ONCE, BADLY_HURT];
        assert_eq!(all.iter().fold(0, |sum, bit| sum | bit), 15);
    }
}
