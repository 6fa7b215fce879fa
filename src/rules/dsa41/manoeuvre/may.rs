//! Who may try a manoeuvre: what it needs of the fighter, his weapon, his round and his foe.

use super::super::attack::Blow;
use super::super::data::{Cost, DistanceClass, Legs, Shields};
use super::super::fighter::{Arm, Plan, Size};
use super::super::melee::Purpose;
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::zone::{Aim, Zone};
use super::super::{legal, melee, place, rule, situation};
use super::{Art, Craft, Form, Series, charge, flurry, sweep};
use crate::battle::{Posture, RuleId};
use crate::board::{PushEnd, push_line};

/// Whether somebody may strike a blow in its form; an ordinary one needs nothing.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`, `MAN-GEN-07`, `MAN-GEN-08`, `MAN-GEN-10`, `MAN-GEN-12`, `SIT-06`, `SIT-07`.
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
    let Some(art) = blow.form.art() else {
        return Ok(());
    };
    let craft = fighter.build.crafts.get(art);
    may_try(scene, fighter, Some(arm), art)?;
    may_be_done_to(art, craft, target)?;
    if blow.form == Form::Lunge(false) {
        may_continue(scene, fighter, target)?;
        return fits(scene, fighter, target, arm);
    }
    if matches!(craft.cost, Cost::Both | Cost::All) {
        has_both_actions(scene, fighter, blow.form)?;
    }
    match blow.form {
        Form::Charge(_) => return charge::may(scene, fighter, target, arm),
        Form::Hammer => may_be_hammered(target)?,
        Form::DeathThrust => may_be_reached(target)?,
        Form::Sweep(foes) => sweep::may(scene, fighter, target, arm, foes)?,
        Form::Lunge(_) => may_lunge(fighter, target)?,
        Form::KnockDown(_) => may_fall(rule::CRE_05, target)?,
        Form::Trip => may_fall(rule::MAN_UMREISSEN, target)?,
        Form::Disarm(_) => may_be_disarmed(fighter, target.main_arm(), arm)?,
        Form::Double => flurry::may_double(scene, fighter, blow)?,
        Form::Storm(..) => flurry::may_storm(scene, (fighter, target), arm, blow.form)?,
        Form::Share(_) => return Err(rule::MAN_KLINGENSTURM),
        Form::Counter(..) | Form::Weak => return Err(rule::MAN_GEGENHALTEN),
        Form::Pin(_) => may_be_pinned(scene, fighter, target, arm)?,
        Form::Aimed(zone) => may_be_aimed_at(scene, fighter, target, zone)?,
        Form::SplitShield if !bears_shield(target) => return Err(rule::MAN_SCHILDSPALTER),
        _ => {}
    }
    fits(scene, fighter, target, arm)
}

/// Whether somebody may strike into the blow of a foe instead of parrying it; what goes at several foes, or is several blows, cannot be
/// met so.
///
/// Rule: `MAN-GEGENHALTEN`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_counter(
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    blow: Blow,
) -> Result<(), RuleId> {
    let own = defender.main_arm();
    may_try(scene, defender, Some(own), Art::Counter)?;
    let is_several = matches!(blow.form, Form::Sweep(_) | Form::Double | Form::Storm(..));
    if is_several || blow.purpose != Purpose::Harm || blow.flight.is_missile() {
        return Err(rule::MAN_GEGENHALTEN);
    }
    if defender.turn.defences == 0 || !defender.is_able() {
        return Err(rule::ATK_05);
    }
    legal::may_strike(scene, defender, attacker, own)?;
    fits(scene, defender, attacker, own)
}

/// Whether somebody may try a manoeuvre, whoever it goes at: whether it is played and learnt, the weapon made for it if it is done
/// with one, and he free enough for it.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`, `MAN-GEN-10`, `SHD-05`, `SIT-06`, `SIT-07`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn may_try(scene: &Scene, fighter: &Snapshot, arm: Option<&Arm>, art: Art) -> Result<(), RuleId> {
    let craft = fighter.build.crafts.get(art);
    let is_played = craft.module != Modules::default() && scene.round.modules.has(craft.module);
    if !is_played || !craft.is_basic && !fighter.build.traits.arts.has(art) {
        return Err(rule::MAN_GEN_01);
    }
    if arm.is_some_and(|arm| !arm.kind.arts.has(art)) {
        return Err(rule::MAN_GEN_06);
    }
    if craft.is_light && fighter.build.encumbrance.value() > LIGHT {
        return Err(rule::MAN_GEN_10);
    }
    match fighter.body.posture {
        Posture::Lying if !craft.on_ground => return Err(rule::SIT_06),
        Posture::Kneeling if !craft.on_knees => return Err(rule::SIT_07),
        _ => {}
    }
    let shield = fighter.ward().filter(|ward| ward.is_shield);
    let is_hindered = shield.is_some_and(|shield| match craft.shields {
        Shields::Any => false,
        Shields::Small => !shield.is_small,
        Shields::None => true,
    });
    if is_hindered { Err(rule::SHD_05) } else { Ok(()) }
}

/// The most encumbrance with which the nimbler manoeuvres may be tried (`MAN-GEN-10`).
const LIGHT: i16 = 4;

/// Whether a foe is one at whom a manoeuvre can be tried.
///
/// Rule: `CRE-05`, `MAN-GEN-07`.
pub(super) fn may_be_done_to(art: Art, craft: &Craft, target: &Snapshot) -> Result<(), RuleId> {
    if target.build.is_animal && !craft.on_animals {
        // Of a series its own rule says so.
        return Err(if art == Art::Lunge {
            rule::MAN_AUSFALL
        } else {
            rule::CRE_05
        });
    }
    if target.build.is_undead && !craft.on_undead {
        return Err(rule::MAN_GEN_07);
    }
    Ok(())
}

/// Whether the distance is the weapon's own.
///
/// Rule: `MAN-GEN-08`.
pub(super) fn fits(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), RuleId> {
    melee::fits_manoeuvre(scene, fighter, target, arm).map_err(|_| rule::MAN_GEN_08)
}

/// Whether somebody bears a shield now.
pub(super) fn bears_shield(fighter: &Snapshot) -> bool {
    fighter.ward().is_some_and(|ward| ward.is_shield)
}

/// Whether somebody can be thrown to the ground: not who lies there, nor the huge, nor big ones on four legs or none.
///
/// Rule: `CRE-05`.
fn may_fall(rule: RuleId, target: &Snapshot) -> Result<(), RuleId> {
    let is_too_big = match target.build.size {
        Size::Huge => true,
        Size::Big => target.build.legs != Legs::Two,
        _ => false,
    };
    match () {
        () if is_too_big => Err(rule::CRE_05),
        () if target.is_prone() => Err(rule),
        () => Ok(()),
    }
}

/// Whether somebody can be pinned: one who lies, or stands before a wall that a long weapon drives him against, and who is not held
/// already.
///
/// Rule: `MAN-FESTNAGELN`.
fn may_be_pinned(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), RuleId> {
    let is_long = arm.classes.iter().any(|class| class == DistanceClass::Spear);
    let has_wall = || {
        let towards = place::bearing(&fighter.body, &target.body);
        towards.is_some_and(|towards| {
            let footprint = place::footprint(&target.body);
            let line = push_line(scene.board(), footprint, towards, 1, &[]);
            line.first().is_none_or(|step| step.end == PushEnd::Blocked)
        })
    };
    let is_held = target.condition.held_by.is_some();
    if !is_held && (target.is_prone() || is_long && has_wall()) {
        Ok(())
    } else {
        Err(rule::MAN_FESTNAGELN)
    }
}

/// Whether somebody can be struck at a part of his body: at the back only from behind, and from there not at the chest; animals without
/// zones of their own take what comes.
///
/// Rule: `MAN-GEZIELTERSCHLAG`, `ZON-06`.
fn may_be_aimed_at(scene: &Scene, fighter: &Snapshot, target: &Snapshot, zone: Zone) -> Result<(), RuleId> {
    let aim = Aim::of(scene, fighter, target).ok_or(rule::MAN_GEN_01)?;
    match zone {
        Zone::Back if !aim.from_behind => Err(rule::MAN_GEZIELTERSCHLAG),
        Zone::Chest if aim.from_behind => Err(rule::MAN_GEZIELTERSCHLAG),
        _ => Ok(()),
    }
}

/// Whether somebody stands so that his vital spots are in reach.
///
/// Rule: `MAN-GEN-09`.
fn may_be_reached(target: &Snapshot) -> Result<(), RuleId> {
    if target.build.size == Size::Huge && !target.is_prone() {
        Err(rule::MAN_GEN_09)
    } else {
        Ok(())
    }
}

/// Whether there is a weapon that can be knocked out of a hand: led in one hand and not on a chain; masters take two-handed ones too,
/// but not with a sabre.
///
/// Rule: `MAN-ENTWAFFNEN-AT`, `MAN-GEN-07`, `SF-MEISTERENTWAFFNEN`.
pub(super) fn may_be_disarmed(fighter: &Snapshot, held: &Arm, arm: &Arm) -> Result<(), RuleId> {
    let held = &held.kind;
    if held.is_natural || held.is_unarmed {
        return Err(rule::MAN_GEN_07);
    }
    let is_master = fighter.build.traits.master_disarm && !arm.kind.is_sabre;
    if held.is_chain || held.is_two_handed && !is_master {
        return Err(rule::MAN_ENTWAFFNEN_AT);
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
    may_be_reached(target)?;
    let ward = target.style().ward.as_ref().filter(|_| !target.hands.empty);
    if ward.is_some_and(|ward| ward.is_shield && ward.is_large) {
        return Err(rule::MAN_HAMMERSCHLAG);
    }
    Ok(())
}

/// Whether a series of attacks may begin against a foe: one who is slower, and not behind a very large shield.
///
/// Rule: `MAN-AUSFALL`, `SHD-22`.
fn may_lunge(fighter: &Snapshot, target: &Snapshot) -> Result<(), RuleId> {
    let ward = fighter.style().ward.as_ref().filter(|_| !fighter.hands.empty);
    let is_hidden = ward.is_some_and(|ward| ward.is_very_large);
    if is_hidden || fighter.ini() <= target.ini() {
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
        fighter.arms().any(|(_, arm)| {
            arm.kind.arts.has(Art::Lunge) && melee::in_reach(scene, fighter, foe, arm).is_ok()
        })
    };
    let is_up = fighter.body.posture == Posture::Standing && !fighter.condition.disoriented;
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
