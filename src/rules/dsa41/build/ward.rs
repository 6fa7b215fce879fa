//! Shields and parry weapons in the other hand.

use std::sync::Arc;

use crate::battle::Ledger;

use super::super::data::{Shield, ShieldKind, ShieldSize, ShieldTrait};
use super::super::fighter::{Arm, Ward};
use super::super::rule;
use super::person::{Maker, rows};

/// The parry of a shield or parry weapon; what can be used as either is used as the better one (`SHD-01`, `SHD-07`,
/// `SHD-09`).
pub(super) fn of_shield(maker: &Maker, shield: &Shield, main: &Arm) -> Ward {
    let as_shield = as_shield(maker, shield, main);
    let as_weapon = as_parry_weapon(maker, shield, main);
    let is_shield = match shield.kind {
        ShieldKind::Shield => true,
        ShieldKind::ParryWeapon => false,
        ShieldKind::Both => as_weapon
            .as_ref()
            .is_none_or(|weapon| as_shield.value() >= weapon.value()),
    };
    let parry = match as_weapon {
        Some(weapon) if !is_shield => weapon,
        _ => as_shield,
    };
    Ward {
        name: Arc::new(shield.name.clone()),
        rows: rows([shield.id.as_str()].into_iter().chain(taught(maker, is_shield))),
        parry,
        is_shield,
        modifier: i16::from(shield.modifier.parry.unwrap_or(0)),
        is_very_large: shield.size == Some(ShieldSize::VeryLarge),
        is_large: matches!(shield.size, Some(ShieldSize::Large | ShieldSize::VeryLarge)),
        disarms: shield.traits.iter().map(disarming).sum(),
        breaks_weapons: shield.traits.contains(&ShieldTrait::BreaksWeapons),
        is_small: matches!(shield.size, None | Some(ShieldSize::Small)),
        parries_once: shield.traits.contains(&ShieldTrait::OneParryOnly),
        break_factor: shield.break_factor,
        attack: i16::from(shield.modifier.attack),
        initiative: i16::from(shield.initiative),
    }
}

/// What this trait adds to disarming (`MAN-ENTWAFFNEN-PA`).
const fn disarming(special: &ShieldTrait) -> i8 {
    match special {
        ShieldTrait::Disarms(by) => *by,
        _ => 0,
    }
}

/// What was learnt for shields, or for parry weapons.
///
/// Rule: `SF-LINKHAND`, `SF-SCHILDKAMPF1`, `SF-SCHILDKAMPF2`, `SF-PARIERWAFFEN1`, `SF-PARIERWAFFEN2`.
fn taught(maker: &Maker, is_shield: bool) -> Vec<&'static str> {
    let abilities: &[&str] = if is_shield {
        &["SF-LINKHAND", "SF-SCHILDKAMPF1", "SF-SCHILDKAMPF2"]
    } else {
        &["SF-PARIERWAFFEN1", "SF-PARIERWAFFEN2"]
    };
    let learnt = abilities.iter().copied();
    learnt.filter(|ability| maker.has(ability)).collect()
}

/// Base value, shield, abilities, and a bonus from a main weapon that is led well; no encumbrance (`SHD-01`).
fn as_shield(maker: &Maker, shield: &Shield, main: &Arm) -> Ledger {
    let mut parry = Ledger::new(rule::VAL_02, maker.basis.pa);
    parry.add(rule::SHD_01, i16::from(shield.modifier.parry.unwrap_or(0)));
    parry.add(rule::SHD_01, i16::from(maker.has("SF-LINKHAND")));
    parry.add(rule::SHD_01, if maker.has("SF-SCHILDKAMPF1") { 2 } else { 0 });
    parry.add(rule::SHD_01, if maker.has("SF-SCHILDKAMPF2") { 2 } else { 0 });
    let led_well = match main.parry.as_ref().map_or(0, Ledger::value) {
        21.. => 3,
        18..=20 => 2,
        15..=17 => 1,
        _ => 0,
    };
    parry.add(rule::SHD_01, led_well);
    parry
}

/// The main weapon's parry with the parry weapon's modifier and what was learnt (`SHD-07`).
fn as_parry_weapon(maker: &Maker, shield: &Shield, main: &Arm) -> Option<Ledger> {
    let mut parry = main.parry.clone()?;
    parry.add(rule::SHD_07, i16::from(shield.modifier.parry.unwrap_or(0)));
    let learnt = match (maker.has("SF-PARIERWAFFEN1"), maker.has("SF-PARIERWAFFEN2")) {
        (_, true) => 2,
        (true, false) => -1,
        (false, false) => -4,
    };
    parry.add(rule::SHD_07, learnt);
    Some(parry)
}
