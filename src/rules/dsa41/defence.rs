//! Defences: what may answer a blow, with what value, and the roll.

use crate::battle::{Ledger, RuleId, Term};
use crate::board::Cell;

use super::attack::{self, Blow};
use super::fighter::{Arm, Size};
use super::scene::{Scene, Snapshot};
use super::situation::{self, Guard, posture};
use super::tally::{Sum, Tally};
use super::{initiative, place, rule, shot, word};

/// A way to answer a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Means {
    /// With the weapon in the hand.
    Parry,
    /// With the shield or parry weapon.
    Ward,
    /// The extra parry of a shield or parry weapon.
    SecondWard,
    /// Dodging in place (`AUS-03`).
    AimedDodge,
    /// Jumping away (`AUS-02`).
    Dodge,
}

impl Means {
    /// All of them with their terms.
    pub const ALL: [(Self, Term); 5] = [
        (Self::Parry, word::PARRY),
        (Self::Ward, word::SHIELD_PARRY),
        (Self::SecondWard, word::SECOND_PARRY),
        (Self::AimedDodge, word::AIMED_DODGE),
        (Self::Dodge, word::DODGE),
    ];

    /// The means of a term.
    pub fn of(term: Term) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(_, known)| *known == term)
            .map(|(means, _)| *means)
    }

    /// The term.
    pub fn term(self) -> Term {
        Self::ALL
            .iter()
            .find(|(means, _)| *means == self)
            .map_or(word::PARRY, |(_, term)| *term)
    }
}

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
    if blow.flight.is_missile() {
        return shot::defence(scene, defender, attacker, blow, means);
    }
    let mut found = match means {
        Means::Parry | Means::Ward | Means::SecondWard => {
            return standing(scene, defender, attacker, blow, means);
        }
        _ if !defender.is_able() => return Err(rule::ATK_03),
        Means::AimedDodge => dodge(scene, defender, attacker, true)?,
        Means::Dodge => dodge(scene, defender, attacker, false)?,
    };
    mislead(&mut found, attacker, blow);
    Ok(found)
}

/// The value of a parry; dodges are never found here.
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
    let mut found = match means {
        Means::Parry => parry(scene, defender, attacker, arm)?,
        Means::Ward | Means::SecondWard => ward(scene, defender, attacker, (arm, means))?,
        Means::AimedDodge | Means::Dodge => return Err(rule::AUS_02),
    };
    mislead(&mut found, attacker, blow);
    Ok(found)
}

/// A feint makes every defence harder (`MAN-FINTE`).
fn mislead<T: Tally>(found: &mut Defence<T>, attacker: &Snapshot, blow: Blow) {
    let feint = attack::feint_effect(blow.feint, attacker.build.traits.feint);
    found.ledger.add(rule::MAN_FINTE, -feint);
}

/// What hinders and helps all defences alike.
fn common(ledger: &mut impl Tally, defender: &Snapshot, attacker: &Snapshot) {
    initiative::add_wounds(ledger, defender);
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
    with: &Arm,
) -> Result<Defence<T>, RuleId> {
    may_parry(defender, defender.turn.defences > 0)?;
    let own = defender.main_arm();
    if defender.missile().is_some_and(|missile| !missile.is_thrown) {
        return Err(rule::ATK_07);
    }
    let value = own.parry.as_ref().ok_or(rule::ATK_07)?;
    match attacker.build.size {
        Size::Tiny | Size::Big | Size::Huge => return Err(rule::CRE_02),
        _ if with.kind.is_heavy && own.kind.is_light => return Err(rule::WPN_04),
        _ => {}
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    burdened_by_plan(&mut ledger, defender);
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
    let ward = defender
        .style()
        .ward
        .as_ref()
        .filter(|_| !defender.hands.empty)
        .ok_or(rule::SHD_01)?;
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
    burdened_by_plan(&mut ledger, defender);
    posture::parry(&mut ledger, defender);
    if attacker.build.size == Size::VerySmall && !ward.is_shield {
        ledger.add(rule::CRE_02, -4);
    }
    if with.kind.is_chain && ward.is_shield {
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
    aimed: bool,
) -> Result<Defence<T>, RuleId> {
    let asked = if aimed { rule::AUS_03 } else { rule::AUS_02 };
    let (value, engaged) = may_dodge(scene, defender, aimed)?;
    let cells = if aimed {
        Vec::new()
    } else {
        place::dodge_cells(scene, defender, attacker)
    };
    if !aimed && cells.is_empty() {
        return Err(rule::BRD_15);
    }
    let mut ledger = T::of(value);
    common(&mut ledger, defender, attacker);
    if aimed {
        burdened_by_plan(&mut ledger, defender);
    }
    let foes = match engaged {
        0 | 1 => 0,
        2 => -2,
        _ => -4,
    };
    ledger.add(rule::AUS_05, if aimed { -4 } else { -2 });
    ledger.add(rule::AUS_05, foes);
    posture::dodge(&mut ledger, defender);
    situation::dodge(&mut ledger, scene, defender, attacker, aimed)?;
    Ok(Defence {
        rule: asked,
        ledger,
        cells,
    })
}

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
    let engaged = place::engaged_foes(scene, defender);
    if engaged >= 4 {
        return Err(rule::AUS_05);
    }
    Ok((value, engaged))
}

/// Whether any defence is allowed against a blow.
pub(crate) fn any(scene: &Scene, defender: &Snapshot, attacker: &Snapshot, blow: Blow) -> bool {
    let is_allowed = |means| defence::<Sum>(scene, defender, attacker, blow, means).is_ok();
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
