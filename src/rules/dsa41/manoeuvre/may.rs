//! Who may try a manoeuvre: what it needs of the fighter, his weapon, his round and his foe.

use super::super::condition::{beast, convert, fury};
use super::super::data::{Cost, DistanceClass, Legs, Shields};
use super::super::exchange::attack::Blow;
use super::super::exchange::means::without_defence;
use super::super::exchange::zone::{Aim, Zone};
use super::super::fighter::{Arm, Plan, Size};
use super::super::melee::Purpose;
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::{place, situation};
use super::super::{legal, melee, rule};
use super::{Art, Bare, Craft, Form, Grasp, Rush, bare, charge, flurry, onrush, parry, series, sweep, tie};
use crate::battle::{Posture, RuleId};
use crate::board::{PushEnd, push_line};

/// Whether somebody may strike a blow in its form; an ordinary one needs nothing.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`, `MAN-GEN-07`, `MAN-GEN-08`, `MAN-GEN-10`, `MAN-GEN-12`, `SIT-06`, `SIT-07`,
/// `MAN-U-KLAMMER`.
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
    if let Form::Bare(Bare::GetFree, _) = blow.form {
        return may_get_free(scene, fighter, target, arm);
    }
    bare::may_in_clinch(scene, fighter, blow.form)?;
    if let Form::Mounted(..) = blow.form {
        has_both_actions(scene, fighter, blow.form)?;
        return onrush::may(scene, fighter, target, (arm, blow.form));
    }
    let Some(art) = blow.form.art() else {
        return Ok(());
    };
    let craft = fighter.build.crafts.get(art);
    may_try(scene, fighter, Some(arm), art)?;
    may_be_done_to(art, craft, target)?;
    if blow.form == Form::Lunge(false) {
        series::may_continue(scene, fighter, target)?;
        return fits(scene, fighter, target, arm);
    }
    if series::is_of_series(fighter, blow.form) && !matches!(blow.form, Form::Lunge(_)) {
        series::may_end(scene, fighter, target, arm)?;
    } else if matches!(craft.cost, Cost::Both | Cost::All) {
        has_both_actions(scene, fighter, blow.form)?;
    }
    match blow.form {
        Form::Charge(_) => return charge::may(scene, fighter, target, arm),
        Form::Hammer => may_be_hammered(target)?,
        Form::DeathThrust => may_be_reached(target)?,
        Form::Sweep(foes) => sweep::may(scene, fighter, target, arm, foes)?,
        Form::Lunge(_) => series::may_begin(fighter, target)?,
        Form::KnockDown(_) => may_fall(rule::CRE_05, target)?,
        Form::Trip => may_fall(rule::MAN_UMREISSEN, target)?,
        Form::Disarm(_) => may_be_disarmed((fighter, target), target.main_arm(), arm)?,
        Form::Double => flurry::may_double(scene, (fighter, target), blow)?,
        Form::Storm(..) => flurry::may_storm(scene, (fighter, target), arm, blow.form)?,
        Form::Left if !is_turn_of_left(scene, fighter) => return Err(rule::MAN_TODVONLINKS),
        Form::Share(_) => return Err(rule::MAN_KLINGENSTURM),
        Form::Counter(..) => return Err(rule::MAN_GEGENHALTEN),
        Form::Pin(_) => may_be_pinned(scene, fighter, target, arm)?,
        Form::Aimed(zone) => may_be_aimed_at(scene, fighter, target, zone)?,
        Form::Bare(kind, _) => {
            bare::may(scene, (fighter, target), arm, kind)?;
            let falls = matches!(
                kind,
                Bare::LegSweep | Bare::TakeDown | Bare::TakeDownAhead | Bare::Throw
            );
            if falls {
                may_fall(art.rule(), target)?;
            }
        }
        Form::SplitShield if !bears_shield(target) => return Err(rule::MAN_SCHILDSPALTER),
        _ => {}
    }
    fits(scene, fighter, target, arm)
}

/// Whether a weapon strikes so: what is only warded with strikes no other blows than its own.
///
/// Rule: `MAN-TODVONLINKS`, `MAN-SCHILDATTACKE`.
///
/// # Errors
///
/// The rule of the blow that it strikes.
pub(crate) fn may_be_struck_with(arm: &Arm, form: Form) -> Result<(), RuleId> {
    // A lance strikes in a charge alone (MNT-07).
    if arm.kind.is_lance && !matches!(form, Form::Mounted(Rush::Lance | Rush::Down, _)) {
        return Err(rule::MNT_07);
    }
    match arm.kind.sole {
        Some(_) if matches!(form, Form::Mounted(..)) => Err(rule::MNT_05),
        // A shield may throw down whom it strikes.
        Some(Art::Bash) if matches!(form, Form::KnockDown(_)) => Ok(()),
        Some(sole) if form.art() != Some(sole) => Err(sole.rule()),
        _ => Ok(()),
    }
}

/// Whether it is the other hand's own turn to strike.
///
/// Rule: `MAN-TODVONLINKS`, `TWO-06`.
fn is_turn_of_left(scene: &Scene, fighter: &Snapshot) -> bool {
    let mut actor = scene.round.actor.iter();
    actor.any(|actor| actor.fighter == fighter.id() && actor.due == Due::Left)
}

/// Whether somebody may strike into the blow of a foe instead of parrying it; what goes at several foes, or is several blows, cannot be
/// met so.
///
/// Rule: `MAN-GEGENHALTEN`, `CRE-02`.
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
    fury::has_wits(defender)?;
    may_try(scene, defender, Some(own), Art::Counter)?;
    bare::may_in_clinch(scene, defender, Form::Counter(0, 0))?;
    let is_several = matches!(
        blow.form,
        Form::Sweep(_)
            | Form::Double
            | Form::Storm(..)
            | Form::Bare(Bare::DoublePunch | Bare::GetFree, _)
            | Form::Mounted(Rush::Down, _)
    );
    if is_several || blow.purpose != Purpose::Harm || blow.flight.is_missile() {
        return Err(rule::MAN_GEGENHALTEN);
    }
    // The huge and the tiny are only dodged; of the big alone it is said that this is possible besides.
    if matches!(attacker.build.size, Size::Tiny | Size::Huge) {
        return Err(rule::CRE_02);
    }
    if parry::is_behind_wall(scene, defender) {
        return Err(rule::MAN_KLINGENWAND);
    }
    if defender.turn.defences == 0 || !defender.is_able() {
        return Err(without_defence(defender));
    }
    if !defender.turn.spent.leaves(convert::piece_of(defender, own)) {
        return Err(rule::UMW_06);
    }
    convert::may_counter_with(defender, own)?;
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
    if let Some(arm) = arm.filter(|arm| !arm.kind.arts.has(art)) {
        return Err(if arm.kind.is_improvised {
            rule::UNA_09
        } else {
            rule::MAN_GEN_06
        });
    }
    if arm.is_some_and(|arm| arm.talent < 0) {
        return Err(rule::TAL_04);
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

/// Whether somebody may try to get out of a hold by an attack: out of a grip, a headlock or from who chokes him; a clinch is broken
/// otherwise. Wrestling serves for all of them, brawling against choking too.
///
/// Rule: `MAN-U-HOLDS`, `MAN-U-GRIFF`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`.
fn may_get_free(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), RuleId> {
    let held = tie::clasp(scene, fighter.id()).filter(|held| held.holder == target.id());
    let serves = match held.map(|held| held.grasp) {
        Some(Grasp::Grip | Grasp::Headlock) => arm.kind.is_wrestling,
        Some(Grasp::Choke) => arm.kind.is_unarmed,
        Some(Grasp::Clinch) | None => false,
    };
    if serves { Ok(()) } else { Err(rule::MAN_U_HOLDS) }
}

/// The most encumbrance with which the nimbler manoeuvres may be tried (`MAN-GEN-10`).
pub(crate) const LIGHT: i16 = 4;

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
    match () {
        () if is_too_big_to_fall(target) => Err(rule::CRE_05),
        () if target.is_prone() => Err(rule),
        () => Ok(()),
    }
}

/// Whether nothing throws somebody down: he is huge, or big and on more than two legs, or on none.
///
/// Rule: `CRE-05`.
pub(super) fn is_too_big_to_fall(target: &Snapshot) -> bool {
    match target.build.size {
        Size::Huge => true,
        Size::Big => target.build.legs != Legs::Two,
        _ => false,
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

/// Whether there is a weapon that can be knocked out of a hand: led in one hand, not on a chain, and no shield on the arm; masters take
/// two-handed ones too, but not with a sabre.
///
/// Rule: `MAN-ENTWAFFNEN-AT`, `MAN-GEN-07`, `SF-MEISTERENTWAFFNEN`.
pub(super) fn may_be_disarmed(
    (fighter, bearer): (&Snapshot, &Snapshot),
    held: &Arm,
    arm: &Arm,
) -> Result<(), RuleId> {
    let is_of_both = bearer.leads_with_both(held);
    let held = &held.kind;
    if bearer.build.traits.keeps_weapon {
        return Err(beast::row(bearer));
    }
    if held.is_of_body() {
        return Err(rule::MAN_GEN_07);
    }
    if held.is_ward && bears_shield(bearer) {
        return Err(rule::MAN_ENTWAFFNEN_AT);
    }
    let is_master = fighter.build.traits.master_disarm && !arm.kind.is_sabre;
    if held.is_chain || is_of_both && !is_master {
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
    let is_fresh = turn.struck == 0 && turn.spent.attacks == 0;
    let is_whole = turn.plan == Some(Plan::Fight) && turn.defences > 0 && is_fresh && !turn.converted;
    // The first attack of a series wants both declared, but leaves the defence; what it costs comes with the next round (MAN-AUSFALL).
    let is_free = matches!(form, Form::Lunge(_)) && turn.struck == 0 && turn.plan == Some(Plan::Fight);
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
    if target.ward().is_some_and(|ward| ward.is_shield && ward.is_large) {
        return Err(rule::MAN_HAMMERSCHLAG);
    }
    Ok(())
}

/// Whether a place is wide enough to sweep.
pub(super) fn has_room(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> bool {
    !situation::is_cramped(scene, fighter, target, arm)
}
