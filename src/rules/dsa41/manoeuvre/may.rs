//! Who may try a manoeuvre: what it needs of the fighter, his weapon, his round and his foe.

use super::super::condition::{convert, fury};
use super::super::data::{Cost, Shields};
use super::super::exchange::attack::Blow;
use super::super::exchange::means::without_defence;
use super::super::fighter::{Arm, Plan, Size};
use super::super::melee::Purpose;
use super::super::module::Modules;
use super::super::round::Due;
use super::super::scene::{Scene, Snapshot};
use super::super::terrain::situation;
use super::super::{legal, melee, rule, why};
use super::target::{
    bears_shield, may_be_aimed_at, may_be_disarmed, may_be_done_to, may_be_hammered, may_be_pinned,
    may_be_reached, may_fall,
};
use super::{Art, Bare, Form, Grasp, Rush, bare, charge, flurry, onrush, parry, series, sweep, tie};
use crate::battle::{Posture, RuleId, WhyNot};
use crate::rules::kernel::why::no_answer;

/// Whether somebody may strike a blow in its form; an ordinary one needs nothing.
///
/// Rule: `MAN-GEN-01`, `MAN-GEN-06`, `MAN-GEN-07`, `MAN-GEN-08`, `MAN-GEN-10`, `MAN-GEN-12`, `SIT-06`, `SIT-07`,
/// `MAN-U-KLAMMER`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
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
        Form::Left if !is_turn_of_left(scene, fighter) => {
            return Err(why::not_left_now(rule::MAN_TODVONLINKS));
        }
        Form::Share(_) => return Err(no_answer(rule::MAN_KLINGENSTURM)),
        Form::Counter(..) => return Err(no_answer(rule::MAN_GEGENHALTEN)),
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
        Form::SplitShield if !bears_shield(target) => {
            return Err(why::foe_has_no_shield(rule::MAN_SCHILDSPALTER, target.id()));
        }
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
pub(crate) fn may_be_struck_with(arm: &Arm, form: Form) -> Result<(), WhyNot> {
    // A lance strikes in a charge alone (MNT-07).
    if arm.kind.is_lance && !matches!(form, Form::Mounted(Rush::Lance | Rush::Down, _)) {
        return Err(why::lance_charges_only(rule::MNT_07, &arm.name));
    }
    match arm.kind.sole {
        Some(_) if matches!(form, Form::Mounted(..)) => Err(why::unfit_weapon(rule::MNT_05, &arm.name)),
        // A shield may throw down whom it strikes.
        Some(Art::Bash) if matches!(form, Form::KnockDown(_)) => Ok(()),
        Some(sole) if form.art() != Some(sole) => {
            Err(why::strikes_only_so(sole.rule(), &arm.name, sole.rule()))
        }
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
/// Why not.
pub(crate) fn may_counter(
    scene: &Scene,
    (defender, attacker): (&Snapshot, &Snapshot),
    blow: Blow,
) -> Result<(), WhyNot> {
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
        return Err(why::cannot_be_met(rule::MAN_GEGENHALTEN));
    }
    // The huge and the tiny are only dodged; of the big alone it is said that this is possible besides.
    if matches!(attacker.build.size, Size::Tiny | Size::Huge) {
        return Err(why::foe_of_such_size(rule::CRE_02));
    }
    if parry::is_behind_wall(scene, defender) {
        return Err(why::behind_wall_of_blades(rule::MAN_KLINGENWAND));
    }
    if !defender.is_able() {
        return Err(why::unable(without_defence(defender)));
    }
    if defender.turn.defences == 0 {
        return Err(why::no_defence_left(without_defence(defender)));
    }
    if !defender.turn.spent.leaves(convert::piece_of(defender, own)) {
        return Err(why::used_twice(rule::UMW_06, &own.name));
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
/// Why not.
pub(crate) fn may_try(scene: &Scene, fighter: &Snapshot, arm: Option<&Arm>, art: Art) -> Result<(), WhyNot> {
    let craft = fighter.build.crafts.get(art);
    let is_played = craft.module != Modules::default() && scene.round.modules.has(craft.module);
    if !is_played {
        return Err(why::module_off(rule::MAN_GEN_01));
    }
    if !craft.is_basic && !fighter.build.traits.arts.has(art) {
        return Err(why::not_learnt(rule::MAN_GEN_01, art.rule()));
    }
    if let Some(arm) = arm.filter(|arm| !arm.kind.arts.has(art)) {
        let rule = if arm.kind.is_improvised {
            rule::UNA_09
        } else {
            rule::MAN_GEN_06
        };
        return Err(why::unfit_weapon(rule, &arm.name));
    }
    if let Some(arm) = arm.filter(|arm| arm.talent < 0) {
        return Err(why::talent_below_zero(rule::TAL_04, arm.talent));
    }
    let burden = fighter.build.encumbrance.value();
    if craft.is_light && burden > LIGHT {
        return Err(why::encumbered(rule::MAN_GEN_10, burden, LIGHT));
    }
    match fighter.body.posture {
        Posture::Lying if !craft.on_ground => return Err(why::prone(rule::SIT_06)),
        Posture::Kneeling if !craft.on_knees => return Err(why::kneeling(rule::SIT_07)),
        _ => {}
    }
    let shield = fighter.ward().filter(|ward| ward.is_shield);
    let hinders = shield.filter(|shield| match craft.shields {
        Shields::Any => false,
        Shields::Small => !shield.is_small,
        Shields::None => true,
    });
    match hinders {
        Some(shield) => Err(why::shield_hinders(rule::SHD_05, &shield.name)),
        None => Ok(()),
    }
}

/// Whether somebody may try to get out of a hold by an attack: out of a grip, a headlock or from who chokes him; a clinch is broken
/// otherwise. Wrestling serves for all of them, brawling against choking too.
///
/// Rule: `MAN-U-HOLDS`, `MAN-U-GRIFF`, `MAN-U-SCHWITZKASTEN`, `MAN-U-WUERGEGRIFF`.
fn may_get_free(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    let held = tie::clasp(scene, fighter.id()).filter(|held| held.holder == target.id());
    let serves = match held.map(|held| held.grasp) {
        Some(Grasp::Grip | Grasp::Headlock) => arm.kind.is_wrestling,
        Some(Grasp::Choke) => arm.kind.is_unarmed,
        Some(Grasp::Clinch) | None => false,
    };
    match serves {
        true => Ok(()),
        false => Err(why::no_way_out_of_hold(rule::MAN_U_HOLDS, target.id())),
    }
}

/// The most encumbrance with which the nimbler manoeuvres may be tried (`MAN-GEN-10`).
pub(crate) const LIGHT: i16 = 4;

/// Whether the distance is the weapon's own.
///
/// Rule: `MAN-GEN-08`.
pub(super) fn fits(scene: &Scene, fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    melee::fits_manoeuvre(scene, fighter, target, arm).map_err(|why| why.by(rule::MAN_GEN_08))
}

/// Whether attack and defence of the round are both left: these manoeuvres cost both.
///
/// Rule: `MAN-GEN-12`.
fn has_both_actions(scene: &Scene, fighter: &Snapshot, form: Form) -> Result<(), WhyNot> {
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
        Err(why::both_actions(rule::MAN_GEN_12))
    }
}

/// Whether a place is wide enough to sweep with a weapon, by a rule.
pub(super) fn has_room(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    rule: RuleId,
) -> Result<(), WhyNot> {
    if !situation::is_cramped(scene, fighter, target, arm) {
        return Ok(());
    }
    let (needed, free) = situation::room_for(scene, fighter, target, arm);
    Err(match needed > free {
        true => why::no_room(rule, &arm.name, needed, free),
        false => why::cramped(rule, &arm.name),
    })
}
