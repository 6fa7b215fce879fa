//! Defences: what may answer a blow, with what value, and the roll.

use crate::battle::{Ledger, RuleId};
use crate::board::Cell;

use super::attack::{self, Blow};
use super::fighter::{Arm, Plan, Size};
use super::manoeuvre::{self, Art, Form, Guarding};
use super::melee::{self, Purpose};
use super::module::Modules;
use super::scene::{Scene, Snapshot};
use super::situation::{self, Guard, posture};
use super::tally::{Tally, Unread};
use super::zone::{self, Effort};
use super::{place, rule, shot, strain};

pub use super::means::Means;

/// What answers a blow: the rule that asks for the roll and the value.
pub(crate) struct Defence<T = Ledger> {
    pub(crate) rule: RuleId,
    pub(crate) ledger: T,
    /// Cells that a dodger may jump to; empty for other means.
    pub(crate) cells: Vec<Cell>,
}

/// The value of a defence, or the rule that forbids it now.
///
/// Rule: `ACT-07`, `ACT-09`, `ATK-02`, `ATK-03`, `ATK-05`, `ATK-06`, `AUS-02`, `AUS-03`.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn defence<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
    means: Means,
) -> Result<Defence<T>, RuleId> {
    if means.classes() > 0 && (!melee::has_classes(scene) || blow.flight.is_missile()) {
        return Err(rule::AUS_03);
    }
    if blow.flight.is_missile() {
        return shot::defence(scene, defender, attacker, blow, means);
    }
    answers_purpose(blow, means)?;
    let mut found: Defence<T> = match means {
        Means::Parry | Means::Ward | Means::SecondWard | Means::Feat(..) => {
            let mut found = standing(scene, defender, attacker, blow, means)?;
            if scene.round.modules.keep_pairs() {
                at_distance(&mut found, scene, defender, attacker, means)?;
            }
            halve(&mut found, defender, blow, means);
            hamper(&mut found, blow);
            return Ok(found);
        }
        _ if !defender.is_able() => return Err(rule::ATK_03),
        _ => dodge(scene, defender, attacker, means)?,
    };
    halve(&mut found, defender, blow, means);
    if means.is_aimed_dodge() {
        hamper(&mut found, blow);
    }
    mislead(&mut found, attacker, blow);
    foresee(&mut found, blow);
    if let Some(how) = guarding(means) {
        manoeuvre::lift_defence(&mut found.ledger, scene, (defender, attacker), how);
    }
    if matches!(blow.form, Form::Lunge(_)) && means.is_aimed_dodge() {
        found.ledger.add(rule::MAN_AUSFALL, PRESSED_DODGE);
    }
    Ok(found)
}

/// How a means answers a blow, as what manoeuvres have left behind asks for it.
pub(crate) const fn guarding(means: Means) -> Option<Guarding> {
    match means {
        Means::Dodge => Some(Guarding::Dodge),
        _ if means.is_aimed_dodge() => Some(Guarding::AimedDodge),
        _ if means.is_parry() => Some(Guarding::Parry),
        _ => None,
    }
}

/// Whoever has fumbled turns the blow that follows aside less easily (`PAS-05`).
fn hamper<T: Tally>(found: &mut Defence<T>, blow: Blow) {
    if let Purpose::Occasional(grant) = blow.purpose {
        found
            .ledger
            .add(rule::PAS_05, i16::from(grant.parry.unwrap_or(0)));
    }
}

/// What an aimed dodge loses against a series of attacks (`MAN-AUSFALL`).
const PRESSED_DODGE: i16 = -2;

/// The second defence of somebody whom a series forces to defend is a converted attack (`UMW-02`, `MAN-AUSFALL`).
fn pressed(ledger: &mut impl Tally, defender: &Snapshot) {
    let is_second = defender.turn.plan == Some(Plan::Pressed) && defender.turn.defences == 1;
    let is_hard = is_second && !defender.build.traits.defensive;
    ledger.add(rule::UMW_02, if is_hard { attack::CONVERTED } else { 0 });
}

/// Whether a kind of defence may answer what a blow is struck for: a strike in passing leaves only the free dodge, one that a
/// fumble gives what the fumble leaves, coming nearer all but the free dodge, and getting away nothing.
///
/// Rule: `PAS-01`, `PAS-05`, `DK-05`, `DK-06`.
const fn answers_purpose(blow: Blow, means: Means) -> Result<(), RuleId> {
    match (blow.purpose, means) {
        (Purpose::Harm, _) | (Purpose::Passing | Purpose::Occasional(_), Means::Dodge) => Ok(()),
        (Purpose::Occasional(grant), _) if grant.parry.is_some() => Ok(()),
        (Purpose::Occasional(_), _) => Err(rule::PAS_05),
        (Purpose::Passing, _) => Err(rule::PAS_01),
        (Purpose::Shorten(..), Means::Dodge) => Err(rule::DK_05),
        (Purpose::Shorten(..), _) => Ok(()),
        (Purpose::Lengthen(..), _) => Err(rule::DK_06),
    }
}

/// What distance and numbers do to a parry.
fn at_distance<T: Tally>(
    found: &mut Defence<T>,
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    means: Means,
) -> Result<(), RuleId> {
    let is_weapon = means.is_of_weapon();
    if is_weapon && !melee::is_parried(scene, defender, attacker) {
        return Err(rule::DK_02);
    }
    melee::add_to_parry(
        &mut found.ledger,
        scene,
        defender,
        attacker,
        (is_weapon, means.is_wall()),
    );
    Ok(())
}

/// A lucky attempt to come nearer halves the answer, before the circumstances (`DK-09`).
fn halve<T: Tally>(found: &mut Defence<T>, defender: &Snapshot, blow: Blow, means: Means) {
    if !matches!(blow.purpose, Purpose::Shorten(_, true)) {
        return;
    }
    let whole = match means {
        _ if means.is_of_weapon() => defender.main_arm().parry.as_ref(),
        _ if means.is_of_ward() => defender.ward().map(|ward| &ward.parry),
        _ => defender.build.dodge.as_ref(),
    };
    let whole = whole.map_or(0, Ledger::value);
    found.ledger.add(rule::DK_09, attack::half(whole) - whole);
}

/// The value of a parry, which asks nothing of the ground; dodges are never found here.
///
/// # Errors
///
/// The rule that forbids it.
pub(crate) fn standing<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
    means: Means,
) -> Result<Defence<T>, RuleId> {
    if !defender.is_able() {
        return Err(rule::ATK_03);
    }
    if blow.flight.is_missile() {
        return Err(rule::RNG_20);
    }
    let arm = attacker
        .arm(usize::from(blow.slot))
        .unwrap_or(attacker.main_arm());
    let mut found: Defence<T> = match means {
        _ if means.is_of_weapon() => parry(scene, defender, attacker, (arm, means))?,
        _ if means.is_of_ward() => ward(scene, defender, attacker, (arm, means))?,
        _ => return Err(rule::AUS_02),
    };
    mislead(&mut found, attacker, blow);
    if let Means::Feat(feat, piece, points) = means {
        let plan = (feat, piece, points);
        manoeuvre::add_to_parry(&mut found.ledger, scene, (defender, attacker), (arm, blow), plan)?;
    }
    foresee(&mut found, blow);
    manoeuvre::lift_defence(&mut found.ledger, scene, (defender, attacker), Guarding::Parry);
    if blow.form == Form::Trip && means.is_of_weapon() {
        if arm.kind.is_whip {
            return Err(rule::MAN_UMREISSEN);
        }
        let is_nimble = defender.main_arm().kind.is_unarmed && defender.build.traits.footwork;
        found
            .ledger
            .add(rule::MAN_UMREISSEN, if is_nimble { 0 } else { LOW_PARRY });
    }
    if blow.form == Form::SplitShield
        && defender.ward().is_some_and(|ward| ward.is_shield)
        && means.is_of_ward()
    {
        return Err(rule::MAN_SCHILDSPALTER);
    }
    Ok(found)
}

/// What a weapon loses that must parry at the legs (`MAN-UMREISSEN`).
const LOW_PARRY: i16 = -8;

/// A blow at a part of the body is seen coming (`MAN-GEZIELTERSCHLAG`, `ZON-06`).
fn foresee<T: Tally>(found: &mut Defence<T>, blow: Blow) {
    if let Form::Aimed(_) = blow.form {
        found.ledger.add(rule::MAN_GEZIELTERSCHLAG, FORESEEN);
    }
}

/// What it helps to see where a blow goes (`ZON-06`).
const FORESEEN: i16 = 2;

/// A feint makes every defence harder (`MAN-FINTE`).
fn mislead<T: Tally>(found: &mut Defence<T>, attacker: &Snapshot, blow: Blow) {
    let feint = attack::feint_effect(blow.feint, attacker.build.traits.arts.has(Art::Feint));
    found.ledger.add(rule::MAN_FINTE, -feint);
}

/// What hinders and helps all defences alike.
fn common(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot) {
    strain::add(ledger, defender);
    ledger.add(rule::INI_06, defender.turn.high_ini);
    posture::of_attacker(ledger, attacker);
    ledger.add(rule::MAN_GEN_05, -defender.condition.off_balance);
}

pub(super) fn burdened_by_plan(ledger: &mut impl Tally, defender: &Snapshot) {
    ledger.add(
        rule::UMW_02,
        if defender.turn.converted {
            attack::CONVERTED
        } else {
            0
        },
    );
    match defender.turn.plan {
        Some(plan) if plan.moves() => ledger.add(rule::ACT_10, -4),
        _ => ledger.note(rule::ACT_10, -4),
    }
}

fn parry<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (with, means): (&Arm, Means),
) -> Result<Defence<T>, RuleId> {
    let is_wall = means.is_wall();
    may_parry(
        defender,
        defender.turn.defences > 0 || is_wall && manoeuvre::has_wall(scene, defender),
    )?;
    let own = defender.main_arm();
    if defender.missile().is_some_and(|missile| !missile.is_thrown) {
        return Err(rule::ATK_07);
    }
    let value = own.parry.as_ref().ok_or(rule::ATK_07)?;
    match attacker.build.size {
        Size::Big if is_wall => {}
        Size::Tiny | Size::Big | Size::Huge => return Err(rule::CRE_02),
        _ if with.kind.is_heavy && own.kind.is_light => return Err(rule::WPN_04),
        _ => {}
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    strain::add_weariness(&mut ledger, defender);
    zone::add(&mut ledger, defender, Effort::Parry(own));
    burdened_by_plan(&mut ledger, defender);
    pressed(&mut ledger, defender);
    posture::parry(&mut ledger, defender);
    if attacker.build.size == Size::VerySmall {
        ledger.add(rule::CRE_02, -4);
    }
    if with.kind.is_chain {
        ledger.add(rule::WPN_05, -2);
    }
    if own.kind.is_unarmed && !with.kind.is_natural {
        ledger.add(rule::UNA_06, -2);
    }
    situation::parry(&mut ledger, scene, defender, attacker, (Guard::Weapon(own), with))?;
    Ok(Defence {
        rule: rule::ATK_02,
        ledger,
        cells: Vec::new(),
    })
}

fn ward<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    (with, means): (&Arm, Means),
) -> Result<Defence<T>, RuleId> {
    let has_right = if means == Means::SecondWard {
        defender.turn.second_parry
    } else {
        defender.turn.defences > 0
    };
    may_parry(defender, has_right)?;
    let ward = defender.ward().ok_or(rule::SHD_01)?;
    let asked = if ward.is_shield {
        rule::SHD_01
    } else {
        rule::SHD_07
    };
    match attacker.build.size {
        Size::Tiny | Size::Huge => return Err(rule::CRE_02),
        Size::Big if !ward.is_shield => return Err(rule::CRE_02),
        _ if with.kind.is_heavy && !ward.is_shield && defender.main_arm().kind.is_light => {
            return Err(rule::WPN_04);
        }
        _ => {}
    }
    let mut ledger = T::of(&ward.parry);
    common(&mut ledger, defender, attacker);
    strain::add_weariness(&mut ledger, defender);
    zone::add(&mut ledger, defender, Effort::Ward);
    burdened_by_plan(&mut ledger, defender);
    posture::parry(&mut ledger, defender);
    if attacker.build.size == Size::VerySmall && !ward.is_shield {
        ledger.add(rule::CRE_02, -4);
    }
    if with.kind.ignores_shield && ward.is_shield {
        ledger.add(rule::SHD_03, -ward.modifier.max(0));
    }
    let guard = if ward.is_shield {
        Guard::Shield
    } else {
        Guard::ParryWeapon
    };
    situation::parry(&mut ledger, scene, defender, attacker, (guard, with))?;
    Ok(Defence {
        rule: asked,
        ledger,
        cells: Vec::new(),
    })
}

pub(super) fn may_parry(defender: &Snapshot, has_right: bool) -> Result<(), RuleId> {
    if defender.condition.disoriented {
        Err(rule::AUS_04)
    } else if zone::is_crippled(defender) {
        Err(rule::ZON_03)
    } else if !has_right {
        Err(rule::ATK_05)
    } else {
        Ok(())
    }
}

fn dodge<T: Tally>(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    means: Means,
) -> Result<Defence<T>, RuleId> {
    let aimed = means.is_aimed_dodge();
    let asked = if aimed { rule::AUS_03 } else { rule::AUS_02 };
    let (value, engaged) = may_dodge(scene, defender, aimed)?;
    let cells = match means.classes() {
        0 if aimed => Vec::new(),
        0 => place::dodge_cells(scene, defender, attacker),
        classes => {
            let ways = melee::retreat(scene, defender, attacker, classes).ok_or(rule::BRD_15)?;
            ways.iter().filter_map(|way| way.last()).copied().collect()
        }
    };
    if !aimed && cells.is_empty() {
        return Err(rule::BRD_15);
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    zone::add(&mut ledger, defender, Effort::Dodge);
    if aimed {
        burdened_by_plan(&mut ledger, defender);
        pressed(&mut ledger, defender);
    }
    let foes = match engaged {
        0 | 1 => 0,
        2 => -2,
        _ => -4,
    };
    melee::add_to_dodge(&mut ledger, scene, defender, attacker, aimed);
    let by_numbers = if scene.round.modules.has(Modules::OUTNUMBER) {
        rule::UEB_03
    } else {
        rule::AUS_05
    };
    ledger.add(by_numbers, foes);
    ledger.add(
        rule::AUS_03,
        if means.classes() > 1 { TWO_CLASSES_AWAY } else { 0 },
    );
    posture::dodge(&mut ledger, defender);
    situation::dodge(&mut ledger, scene, defender, attacker, aimed)?;
    Ok(Defence {
        rule: asked,
        ledger,
        cells,
    })
}

/// A targeted dodge that opens two classes (`AUS-03`).
const TWO_CLASSES_AWAY: i16 = -4;

/// The dodge value of somebody who may dodge now, and the number of foes who press him.
///
/// # Errors
///
/// The rule that forbids it.
pub(super) fn may_dodge<'d>(
    scene: &Scene,
    defender: &'d Snapshot,
    aimed: bool,
) -> Result<(&'d Ledger, usize), RuleId> {
    let asked = if aimed { rule::AUS_03 } else { rule::AUS_02 };
    let value = defender.build.dodge.as_ref().ok_or(asked)?;
    if aimed && (!defender.build.traits.aimed_dodge || defender.turn.defences == 0) {
        return Err(if defender.build.traits.aimed_dodge {
            rule::ATK_05
        } else {
            rule::AUS_03
        });
    }
    if !aimed && defender.turn.free == 0 {
        return Err(rule::TIM_04);
    }
    if defender.turn.plan.is_some_and(|plan| plan.sprints()) {
        return Err(rule::ACT_11);
    }
    if defender.is_prone() {
        return Err(rule::SIT_06);
    }
    if !aimed && defender.condition.held_by.is_some() {
        return Err(rule::CRE_07);
    }
    let engaged = melee::engaged_foes(scene, defender);
    if engaged >= 4 {
        return Err(rule::AUS_05);
    }
    Ok((value, engaged))
}

/// Whether any defence is allowed against a blow.
pub(crate) fn any(scene: &Scene, defender: &Snapshot, attacker: &Snapshot, blow: Blow) -> bool {
    let is_allowed = |means| defence::<Unread>(scene, defender, attacker, blow, means).is_ok();
    Means::ALL.iter().any(|(means, _)| is_allowed(*means))
}

/// Every defence that is allowed against a blow, the likeliest first.
pub(crate) fn all(
    scene: &Scene,
    defender: &Snapshot,
    attacker: &Snapshot,
    blow: Blow,
) -> Vec<(Means, Defence)> {
    let mut found: Vec<(Means, Defence)> = Means::ALL
        .iter()
        .filter_map(|(means, _)| Some((*means, defence(scene, defender, attacker, blow, *means).ok()?)))
        .collect();
    found.sort_by_key(|(means, defence)| (-defence.ledger.value(), *means));
    found
}
