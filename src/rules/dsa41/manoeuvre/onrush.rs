//! What a rider does at the end of a gallop: a blow with the weight of the mount behind it, riding somebody down, a blow with the lance.

use std::borrow::Cow;

use super::super::cause;
use super::super::condition::riding;
use super::super::exchange::value::rounded;
use super::super::fighter::{Arm, Size};
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::place;
use super::super::{rule, why};
use super::charge;
use super::form::Form;
use crate::battle::{Ledger, RuleId, WhyNot};

/// What a rider does at the end of a gallop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rush {
    /// A blow with what is in the hand, for so many hit points more (`MNT-05`).
    Blow,
    /// The mount goes over the foe, after a run of so many squares (`MNT-06`).
    Down,
    /// A blow with the lance, after such a run (`MNT-07`).
    Lance,
}

/// What a mounted charge costs the attack (`MNT-05`).
pub(crate) const HARDER: i16 = -4;
/// The longest runs with which a mount or a lance strikes weakly, and less than strongest (`MNT-06`).
pub(crate) const SHORT: i16 = 5;
pub(crate) const MIDDLE: i16 = 15;
/// Dice after a short, a middle and a long run; hooves have no more than after a middle one (`MNT-06`, `MNT-07`).
pub(crate) const DICE: [u8; 3] = [1, 2, 3];
/// Sides of these dice.
pub(crate) const SIDES: u8 = 6;
/// What a lance adds to its dice (`MNT-07`), and a mount at the end of a long run (`MNT-06`).
pub(crate) const OF_LANCE: i16 = 5;
pub(crate) const OF_LONG_RUN: i16 = 2;

impl Rush {
    /// The rule that it is.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Blow => rule::MNT_05,
            Self::Down => rule::MNT_06,
            Self::Lance => rule::MNT_07,
        }
    }

    /// What it takes from the attack.
    pub(super) const fn malus(self) -> i16 {
        match self {
            Self::Blow => HARDER,
            Self::Down | Self::Lance => 0,
        }
    }

    /// Squares that the run needs at least: as many as the mount makes in a move for a blow with its weight, else one.
    ///
    /// Rule: `MNT-05`, `MNT-06`, `MNT-07`.
    fn least_run(self, rider: &Snapshot) -> usize {
        match self {
            Self::Blow => usize::from(rider.condition.ado.saddle.pace.max(1).unsigned_abs()),
            Self::Down | Self::Lance => 1,
        }
    }

    /// Its number for somebody who strikes so now: hit points of the weight, or squares of the run.
    ///
    /// Rule: `MNT-05`, `MNT-06`, `MNT-07`.
    pub(super) fn number(self, rider: &Snapshot) -> i16 {
        match self {
            Self::Blow => rounded(rider.condition.ado.saddle.pace, 2),
            Self::Down | Self::Lance => rider.turn.run.into(),
        }
    }
}

/// Squares that the run of a form needs at least.
///
/// Rule: `MAN-STURMANGRIFF`, `MNT-05`.
pub(super) fn least_run(fighter: &Snapshot, form: Form) -> usize {
    match form {
        Form::Mounted(rush, _) => rush.least_run(fighter),
        _ => charge::SHORTEST,
    }
}

/// Whether a rider may charge at a foe so.
///
/// Rule: `MNT-05`, `MNT-06`, `MNT-07`, `SF-KRIEGSREITEREI`.
///
/// # Errors
///
/// Why not.
pub(super) fn may(
    scene: &Scene,
    rider: &Snapshot,
    target: &Snapshot,
    (arm, form): (&Arm, Form),
) -> Result<(), WhyNot> {
    let Form::Mounted(rush, _) = form else {
        return Ok(());
    };
    let rule = rush.rule();
    let mount = riding::mount_of(scene, rider).filter(|mount| mount.is_able());
    if mount.is_none() {
        return Err(why::no_mount(rule));
    }
    if scene.round.melee.pairs.get(rider.id(), target.id()).is_some() {
        return Err(why::engaged_with(rule, target.id()));
    }
    let fits = match rush {
        Rush::Blow => !arm.kind.is_lance && !arm.kind.is_unarmed,
        Rush::Lance => arm.kind.is_lance,
        Rush::Down => {
            let is_low = target.body.mount.is_none() && target.condition.ado.saddle.rider.is_none();
            rider.build.traits.horsemanship.is_of_war
                && is_low
                && target.build.size <= Size::Medium
                && !target.is_prone()
        }
    };
    if !fits {
        return Err(match rush {
            Rush::Down if !rider.build.traits.horsemanship.is_of_war => {
                why::not_learnt(rule, rule::SF_KRIEGSREITEREI)
            }
            Rush::Down => why::not_ridden_down(rule, target.id()),
            Rush::Blow | Rush::Lance => why::unfit_weapon(rule, &arm.name),
        });
    }
    charge::run(scene, rider, target, (arm, form))
        .map(drop)
        .map_err(|why| why.by(rule))
}

/// A lance by the length of the run, or the hooves of a mount.
///
/// Rule: `MNT-06`, `MNT-07`.
pub(super) fn led<'a>(arm: &'a Arm, rush: Rush, run: i16) -> Cow<'a, Arm> {
    let dice = match run {
        run if run <= SHORT => DICE[0],
        run if run <= MIDDLE || rush == Rush::Down => DICE[1],
        _ => DICE[2],
    };
    match rush {
        Rush::Blow => Cow::Borrowed(arm),
        Rush::Lance => {
            let mut plus = Ledger::new(rule::MNT_07, 0);
            plus.add_for(rule::MNT_07, arm.thing, OF_LANCE);
            Cow::Owned(Arm {
                dice,
                sides: SIDES,
                plus,
                ..arm.clone()
            })
        }
        Rush::Down => {
            let mut plus = Ledger::new(rule::MNT_06, 0);
            plus.add_for(
                rule::MNT_06,
                &cause::RUN_UP,
                if run > MIDDLE { OF_LONG_RUN } else { 0 },
            );
            let mut hooves = Arm {
                dice,
                sides: SIDES,
                plus,
                is_endurance: true,
                ..arm.clone()
            };
            hooves.kind.is_hooves = true;
            hooves.kind.strikes_down = false;
            Cow::Owned(hooves)
        }
    }
}

/// Whether a rider is ready to meet the lance of another with his own: he faces him, and has not struck yet.
///
/// Rule: `MNT-07`.
pub(crate) fn may_joust(scene: &Scene, rider: &Snapshot, charger: &Snapshot) -> bool {
    use super::super::fighter::Plan;
    let turn = rider.turn;
    let is_fresh = turn.plan == Some(Plan::Fight) && !turn.first_done && turn.struck == 0;
    let faces = place::arc(&rider.body, &charger.body) == super::super::word::FRONT;
    rider.body.mount.is_some()
        && rider.is_able()
        && is_fresh
        && faces
        && rider.main_arm().kind.is_lance
        && rider.condition.ado.saddle.unready_in == 0
        && scene.are_hostile(rider, charger)
}
