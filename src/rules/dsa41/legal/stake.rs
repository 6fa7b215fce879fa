//! What may be announced with a blow: how many points, with which weapon, against whom.

use crate::battle::{Term, WhyNot};

use super::super::condition::fury;
use super::super::exchange::attack::{self, Blow};
use super::super::fighter::Arm;
use super::super::manoeuvre::{self, Art, Part};
use super::super::melee;
use super::super::module::Modules;
use super::super::scene::{Scene, Snapshot};
use super::super::{rule, why, word};

/// Whether so much may be announced with a charge that is possible without; at its end the charger is another.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_stake(
    at_end: &Scene,
    (fighter, there): (&Snapshot, &Snapshot),
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
    keeps_within_limits(fighter, target, arm, blow)?;
    may_announce_all(at_end, there, target, arm, blow)
}

pub(super) fn keeps_within_limits(
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
    if blow.feint > 0 {
        may_feint(fighter, target, arm)?;
    }
    let most = |part| manoeuvre::most_points(fighter, target, arm, (blow.form, part));
    let limits = [
        (blow.feint, most(Part::Feint)),
        (blow.power, most(Part::Power)),
        (blow.stakes(), attack::most_stakes(arm)),
    ];
    match limits.into_iter().find(|(points, most)| points > most) {
        Some((points, most)) => Err(why::points_beyond(rule::MAN_GEN_03, points, 0_i16, most)),
        None => Ok(()),
    }
}

pub(super) fn may_announce_all(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
) -> Result<(), WhyNot> {
    for (points, manoeuvre) in [(blow.feint, word::FEINT), (blow.power, word::POWER_BLOW)] {
        if points > 0 {
            may_announce(scene, fighter, target, arm, blow, manoeuvre)?;
        }
    }
    Ok(())
}

/// Whether points may be announced with a blow.
///
/// Rule: `MAN-GEN-03`, `MAN-FINTE`, `MAN-WUCHTSCHLAG`, `DK-03`.
///
/// # Errors
///
/// Why not.
pub(crate) fn may_announce(
    scene: &Scene,
    fighter: &Snapshot,
    target: &Snapshot,
    arm: &Arm,
    blow: Blow,
    manoeuvre: Term,
) -> Result<(), WhyNot> {
    if manoeuvre == word::ATTACK {
        return Ok(());
    }
    if arm.talent < 0 {
        return Err(why::talent_below_zero(rule::TAL_04, arm.talent));
    }
    if !scene.round.modules.has(Modules::MANOEUVRES_BASIC) {
        return Err(why::module_off(if manoeuvre == word::FEINT {
            rule::MAN_FINTE
        } else {
            rule::MAN_WUCHTSCHLAG
        }));
    }
    if blow.purpose.harms() {
        melee::fits_manoeuvre(scene, fighter, target, arm)?;
    }
    // Where both are announced the smaller of them is judged too.
    let stakes = match manoeuvre {
        word::FEINT_POWER => blow.feint.min(blow.power),
        _ => blow.feint.max(blow.power),
    };
    let most = attack::most_stakes(arm);
    if stakes < 1 || blow.stakes() > most {
        let told = if stakes < 1 { stakes } else { blow.stakes() };
        return Err(why::points_beyond(rule::MAN_GEN_03, told, 1_i16, most));
    }
    if manoeuvre != word::POWER_BLOW {
        may_feint(fighter, target, arm)?;
    }
    if manoeuvre == word::FEINT || arm.kind.arts.has(Art::Power) {
        Ok(())
    } else {
        Err(why::unfit_weapon(rule::MAN_WUCHTSCHLAG, &arm.name))
    }
}

/// Whether a foe can be misled with a weapon.
///
/// Rule: `MAN-FINTE`, `MAN-GEN-10`, `CRE-05`.
fn may_feint(fighter: &Snapshot, target: &Snapshot, arm: &Arm) -> Result<(), WhyNot> {
    fury::has_wits(fighter)?;
    let (burden, most) = (fighter.build.encumbrance.value(), manoeuvre::may::LIGHT);
    if !arm.kind.arts.has(Art::Feint) {
        Err(why::unfit_weapon(rule::MAN_FINTE, &arm.name))
    } else if burden > most {
        Err(why::encumbered(rule::MAN_FINTE, burden, most))
    } else if target.build.is_animal {
        Err(why::not_on_animals(rule::CRE_05, target.id()))
    } else {
        Ok(())
    }
}
