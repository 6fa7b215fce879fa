//! Opportunity attacks: who may strike at somebody who passes, and with what.

use super::super::cause;
use super::super::exchange::tally::Tally;
use super::super::exchange::zone as zone_of_wounds;
use super::super::fighter::{Arm, Plan};
use super::super::manoeuvre::{self, Form};
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::terrain::situation;
use super::super::{rule, why};
use super::{in_reach, zone};
use crate::battle::WhyNot;
use crate::board::{Facing, Footprint};

/// A strike in passing (`PAS-01`), and what vigilance and combat instinct of its victim take from it besides (`PAS-03`).
pub(crate) const IN_PASSING: i16 = -4;
pub(crate) const VIGILANCE: i16 = -4;
pub(crate) const INSTINCT: i16 = -2;

/// What a strike in passing costs, and the alertness of its victim.
///
/// Rule: `PAS-01`, `PAS-03`.
pub(crate) fn add_to_strike(ledger: &mut impl Tally, victim: &Snapshot) {
    ledger.add(rule::PAS_01, IN_PASSING);
    let traits = victim.build.traits;
    ledger.add_for(
        rule::PAS_03,
        &cause::VIGILANT,
        if traits.vigilance { VIGILANCE } else { 0 },
    );
    ledger.add_for(
        rule::PAS_03,
        &cause::FEELS_DANGER,
        if traits.instinct { INSTINCT } else { 0 },
    );
}

/// The foes who may strike before a step of a walk, or before a mover goes off the map where it has no direction, in ascending order
/// of their ids.
///
/// Rule: `PAS-02`, `PAS-04`, `BRD-08`, `BRD-29`.
pub(crate) fn strikers<'s>(
    scene: &'s Scene,
    mover: &'s Snapshot,
    from: Footprint,
    towards: Option<Facing>,
) -> impl Iterator<Item = &'s Snapshot> + 's {
    let is_on = scene.round.modules.has(Modules::PASSIERSCHLAG);
    let foes = is_on.then(|| scene.foes(mover)).into_iter().flatten();
    let leaves = move |foe: &Snapshot| match towards {
        Some(towards) => zone::leaves(scene, foe, mover, from, towards),
        None => zone::leaves_for_good(scene, foe, mover),
    };
    foes.filter(move |foe| !scene.round.melee.struck.contains(&foe.id()) && leaves(foe))
}

/// Whether an attack of a striker answers somebody's passing.
///
/// Rule: `PAS-01`, `SIT-33`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_strike(
    scene: &Scene,
    striker: &Snapshot,
    victim: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    if striker.turn.free == 0 {
        return Err(why::no_free_action(rule::PAS_01));
    }
    if zone_of_wounds::is_crippled(striker) {
        return Err(why::crippled(rule::PAS_01));
    }
    serves_in_passing(striker, arm)?;
    may_while_held(scene, striker, arm)?;
    situation::may_strike(scene, striker, victim, arm)?;
    in_reach(scene, striker, victim, arm)
}

/// Whether a foe strikes at somebody who lays himself open to him, if he likes: he is ready, and has not struck in this phase.
///
/// Rule: `PAS-01`, `PAS-02`.
pub(crate) fn is_laid_open(scene: &Scene, striker: &Snapshot, victim: &Snapshot) -> bool {
    scene.round.modules.has(Modules::PASSIERSCHLAG)
        && zone::exerts(scene, striker, victim)
        && !scene.round.melee.struck.contains(&striker.id())
        && striker
            .arms()
            .any(|(_, arm)| may_strike(scene, striker, victim, arm).is_ok())
}

/// Whether the target of a charge may strike before its blow: the charger has come into the zone of his longer weapon.
///
/// Rule: `PAS-02`, `DK-08`.
pub(crate) fn receives(scene: &Scene, target: &Snapshot, charger: &Snapshot) -> bool {
    zone::is_longer(target, charger)
        && zone::guards(scene, target, place::footprint(&charger.body))
        && is_laid_open(scene, target, charger)
}

/// Whether an attack of a foe answers the fumble of another: he is engaged with him and ready, and it costs him nothing.
///
/// Rule: `PAS-05`, `ACT-11`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_seize(
    scene: &Scene,
    striker: &Snapshot,
    victim: &Snapshot,
    arm: &Arm,
) -> Result<(), WhyNot> {
    let pairs = &scene.round.melee.pairs;
    let is_engaged = pairs.get(striker.id(), victim.id()).is_some();
    let is_ready = striker.is_able()
        && !zone_of_wounds::is_crippled(striker)
        && !striker.condition.disoriented
        // Who sprints makes no attack in this round (ACT-11).
        && !striker.turn.plan.is_some_and(Plan::sprints)
        && victim.is_conscious();
    if !is_engaged || !scene.are_hostile(striker, victim) {
        return Err(why::not_engaged(rule::PAS_05, victim.id()));
    }
    if !is_ready {
        return Err(why::not_ready(rule::PAS_05));
    }
    serves_in_passing(striker, arm)?;
    may_while_held(scene, striker, arm)?;
    situation::may_strike(scene, striker, victim, arm)?;
    in_reach(scene, striker, victim, arm)
}

/// Whether something serves for a blow that needs no action: no manoeuvre of its own, and no run-up that was too short.
///
/// Rule: `CRE-01`.
fn serves_in_passing(striker: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let (run, needed) = (striker.turn.run, arm.kind.run_from);
    if run < needed {
        Err(why::run_too_short(rule::CRE_01, &arm.name, needed, run))
    } else if arm.kind.is_substitute || arm.kind.sole.is_some() || arm.kind.is_lance {
        Err(why::unfit_weapon(rule::CRE_01, &arm.name))
    } else {
        Ok(())
    }
}

/// Whether somebody strikes so who may be held: with his bare body or what serves hand to hand, and not in a clinch.
///
/// Rule: `MAN-U-HOLDS`, `MAN-U-KLAMMER`.
fn may_while_held(scene: &Scene, striker: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    if striker.condition.held_by.is_none() {
        return Ok(());
    }
    manoeuvre::may_while_held(scene, striker, arm)?;
    manoeuvre::may_in_clinch(scene, striker, Form::Plain)
}
