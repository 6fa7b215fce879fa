//! Who may try a manoeuvre: what it needs of the fighter, his weapon, his round and his foe.

use super::super::attack::Blow;
use super::super::fighter::{Arm, Drill, Plan, Size};
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::{melee, rule, situation};
use super::{Form, Series, charge, rule_of, sweep};
use crate::battle::RuleId;

/// Whether somebody may strike a blow in its form; an ordinary one needs nothing.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`, `MAN-GEN-08`, `MAN-GEN-12`, `SIT-06`, `SIT-07`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), RuleId> {
    let Some(rule) = rule_of(blow.form) else {
        return Ok(());
    };
    has_learnt(scene, fighter, arm, blow.form)?;
    if fighter.is_prone() {
        return Err(rule::SIT_06);
    }
    if fighter.body.posture != crate::battle::Posture::Standing {
        return Err(rule::SIT_07);
    }
    if blow.form == Form::Lunge(false) {
        may_continue(scene, fighter, target)?;
        return melee::fits_manoeuvre(scene, fighter, target, arm);
    }
    has_both_actions(scene, fighter, blow.form)?;
    match blow.form {
        Form::Charge(_) => return charge::may(scene, fighter, target, arm),
        Form::Hammer => may_be_hammered(target)?,
        Form::Sweep(foes) => sweep::may(scene, fighter, target, arm, foes)?,
        Form::Lunge(_) => may_lunge(fighter, target)?,
        Form::Plain => {}
    }
    if blow.form == (Form::Lunge(true)) && fighter.ini() <= target.ini() {
        return Err(rule);
    }
    melee::fits_manoeuvre(scene, fighter, target, arm)
}

/// Whether the module is on, the ability learnt and the weapon made for it.
fn has_learnt(scene: &Scene, fighter: &Snapshot, arm: &Arm, form: Form) -> Result<(), RuleId> {
    let module = match form {
        Form::Hammer | Form::Lunge(_) => Modules::EXPERT_MANOEUVRES,
        _ => Modules::MANOEUVRES,
    };
    let needs = |drill: Drill| match form {
        Form::Plain => true,
        Form::Charge(_) => drill.charge,
        Form::Hammer => drill.hammer,
        Form::Sweep(_) => drill.sweep,
        Form::Lunge(_) => drill.lunge,
    };
    if !scene.round.modules.has(module) || !needs(fighter.build.traits.drill) {
        return Err(rule::MAN_GEN_01);
    }
    if !needs(arm.kind.drill) {
        return Err(rule::MAN_GEN_06);
    }
    Ok(())
}

/// Whether attack and defence of the round are both left: these manoeuvres cost both.
///
/// Rule: `MAN-GEN-12`.
fn has_both_actions(scene: &Scene, fighter: &Snapshot, form: Form) -> Result<(), RuleId> {
    let is_first = scene
        .round
        .actor
        .is_some_and(|actor| actor.fighter == fighter.id() && actor.due == Due::First);
    let is_unasked = scene
        .round
        .actor
        .is_none_or(|actor| actor.fighter != fighter.id());
    let turn = &fighter.turn;
    let is_whole = turn.plan == Some(Plan::Fight) && turn.defences > 0 && turn.struck == 0 && !turn.converted;
    // The first attack of a series leaves the defence; what it costs comes with the next round (MAN-AUSFALL).
    let is_free = matches!(form, Form::Lunge(_)) && turn.struck == 0 && turn.plan != Some(Plan::LungeOn);
    if (is_first || is_unasked) && (is_whole || is_free) {
        Ok(())
    } else {
        Err(rule::MAN_GEN_12)
    }
}

/// Whether a foe can be struck with a hammer blow: not one who is too big while he stands, nor behind a large shield.
///
/// Rule: `MAN-HAMMERSCHLAG`, `MAN-GEN-09`.
fn may_be_hammered(target: &Snapshot) -> Result<(), RuleId> {
    if target.build.size == Size::Huge && !target.is_prone() {
        return Err(rule::MAN_GEN_09);
    }
    let ward = target.style().ward.as_ref().filter(|_| !target.hands.empty);
    if ward.is_some_and(|ward| ward.is_shield && ward.is_large) {
        return Err(rule::MAN_HAMMERSCHLAG);
    }
    Ok(())
}

/// Whether a series of attacks may begin against a foe: no animal, and behind no very large shield.
///
/// Rule: `MAN-AUSFALL`, `CRE-05`, `SHD-22`.
fn may_lunge(fighter: &Snapshot, target: &Snapshot) -> Result<(), RuleId> {
    let ward = fighter.style().ward.as_ref().filter(|_| !fighter.hands.empty);
    let is_hidden = ward.is_some_and(|ward| ward.is_very_large);
    if target.build.is_animal || is_hidden {
        Err(rule::MAN_AUSFALL)
    } else {
        Ok(())
    }
}

/// Whether a series goes on in the coming round: its foe is still within reach, and attacks are left.
///
/// Rule: `MAN-AUSFALL`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_go_on(scene: &Scene, fighter: &Snapshot) -> Result<(), RuleId> {
    let series = of(scene, fighter).ok_or(rule::MAN_AUSFALL)?;
    let foe = scene.get(series.foe).filter(|foe| foe.is_conscious());
    let reaches = |foe: &Snapshot| {
        fighter
            .arms()
            .any(|(_, arm)| arm.kind.drill.lunge && melee::in_reach(scene, fighter, foe, arm).is_ok())
    };
    let is_up = fighter.body.posture == crate::battle::Posture::Standing && !fighter.condition.disoriented;
    if is_up && foe.is_some_and(reaches) {
        Ok(())
    } else {
        Err(rule::MAN_AUSFALL)
    }
}

/// The series of a fighter.
fn of<'s>(scene: &'s Scene, fighter: &Snapshot) -> Option<&'s Series> {
    let mut all = scene.round.melee.series.iter();
    all.find(|series| series.attacker == fighter.id())
}

/// Whether another attack of a series goes at its foe.
///
/// Rule: `MAN-AUSFALL`.
fn may_continue(scene: &Scene, fighter: &Snapshot, target: &Snapshot) -> Result<(), RuleId> {
    let is_his = of(scene, fighter).is_some_and(|series| series.foe == target.id());
    if is_his && fighter.turn.plan == Some(Plan::LungeOn) {
        Ok(())
    } else {
        Err(rule::MAN_AUSFALL)
    }
}

/// Whether a place is wide enough to sweep.
pub(super) fn has_room(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    !situation::is_cramped(scene, fighter, target, arm)
}
