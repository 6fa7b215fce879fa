//! Shields and parry weapons in the other hand.

use std::sync::Arc;

use crate::battle::{Cause, Ledger, NamedRow};

use super::super::cause;
use super::super::data::{
    Bonus, DistanceClasses, Item, Points, Shield, ShieldKind, ShieldSize, ShieldTrait, StrengthBonus,
};
use super::super::fighter::{Arm, Ward};
use super::super::manoeuvre::{Art, Arts};
use super::super::module::Modules;
use super::super::rule;
use super::maker::Maker;
use super::person::rows;
use super::{arm, bare, mastery};

/// The parry of a shield or parry weapon; what can be used as either is used as the better one (`SHD-01`, `SHD-07`,
/// `SHD-09`).
pub(super) fn of_shield(maker: &Maker, shield: &Shield, main: &Arm) -> Ward {
    let as_weapon = as_parry_weapon(maker, shield, main);
    let is_shield = match shield.kind {
        ShieldKind::Shield => true,
        ShieldKind::ParryWeapon => false,
        ShieldKind::Both => {
            let as_shield = as_shield(maker, shield, Some(main)).value();
            as_weapon.is_none_or(|weapon| as_shield >= weapon.value())
        }
    };
    used_as(maker, shield, main, is_shield)
}

/// The other use of what can be used as either, for those who like it better than the better one; none where there is none.
///
/// Rule: `SHD-09`.
pub(super) fn other_use(maker: &Maker, shield: &Shield, main: &Arm) -> Option<Ward> {
    let is_either = shield.kind == ShieldKind::Both && main.parry.is_some();
    let usual = is_either.then(|| of_shield(maker, shield, main))?;
    Some(used_as(maker, shield, main, !usual.is_shield))
}

fn used_as(maker: &Maker, shield: &Shield, main: &Arm, is_shield: bool) -> Ward {
    let as_weapon = as_parry_weapon(maker, shield, main);
    let parry = match as_weapon {
        Some(weapon) if !is_shield => weapon,
        _ => as_shield(maker, shield, Some(main)),
    };
    let blade = blade(maker, shield).filter(|_| !is_shield).map(Arc::new);
    let mut ward = Ward {
        name: Arc::new(shield.name.clone()),
        thing: named(shield),
        rows: rows(
            [shield.id.as_str()]
                .into_iter()
                .chain((shield.kind == ShieldKind::Both).then_some("SHD-09"))
                .chain(taught(maker, is_shield))
                .chain(mastery::ability(bonuses(maker, shield))),
        ),
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
        blade,
        attack: i16::from(shield.modifier.attack),
        initiative: i16::from(shield.initiative),
        alone: None,
    };
    let parry = alone(maker, shield, ward.blade.as_deref());
    let differs = parry.value() != ward.parry.value();
    ward.alone = differs.then(|| {
        Box::new(Ward {
            parry,
            ..ward.clone()
        })
    });
    ward
}

/// What a shield or parry weapon adds to the initiative, and its master more.
///
/// Rule: `INI-01`, `SF-WAFFENMEISTER`.
pub(super) fn add_initiative(maker: &Maker, initiative: &mut Ledger, shield: &Shield) {
    initiative.add_for(rule::INI_01, named(shield), i16::from(shield.initiative));
    mastery::add(
        initiative,
        named(shield),
        bonuses(maker, shield),
        mastery::initiative,
    );
}

/// What the master of a shield or parry weapon is better at with it.
///
/// Rule: `SF-WAFFENMEISTER`.
fn bonuses<'m>(maker: &'m Maker, shield: &Shield) -> &'m [Bonus] {
    mastery::bonuses(maker, &[Item::Shield(shield.id.clone())])
}

/// What it parries with no weapon beside it: a blade as the weapon that it is in that hand, anything else as a shield, which no main
/// weapon helps.
///
/// Rule: `SHD-01`, `SHD-07`, `SHD-20`, `SIT-01`.
fn alone(maker: &Maker, shield: &Shield, blade: Option<&Arm>) -> Ledger {
    let mut parry = blade.and_then(|blade| blade.parry.clone());
    if let Some(parry) = &mut parry {
        mastery::add(parry, named(shield), bonuses(maker, shield), mastery::parry);
    }
    parry.unwrap_or_else(|| as_shield(maker, shield, None))
}

/// What a shield or parry weapon strikes with: its spikes, its rim, or the blade that parries.
///
/// Rule: `SHD-10`, `SHD-20`, `MAN-SCHILDATTACKE`, `MAN-TODVONLINKS`, `SF-TODVONLINKS`.
pub(super) fn blows(maker: &Maker, shield: &Shield, is_shield: bool) -> Vec<Arm> {
    let is_played = maker.modules.has(Modules::MANOEUVRES);
    let is_learnt = maker.has("SF-TODVONLINKS") && is_played;
    let left = blade(maker, shield).filter(|_| is_learnt).map(|mut arm| {
        arm.kind.sole = Some(Art::Left);
        arm
    });
    let spikes = shield.traits.iter().find_map(|special| match special {
        ShieldTrait::Strikes(points) => arm::knuckles(maker, *points),
        _ => None,
    });
    let rim = (is_shield && is_played).then(|| bash(maker, shield)).flatten();
    let all = [left, spikes, rim].into_iter().flatten();
    all.map(|mut arm| {
        arm.name = Arc::new(shield.name.clone());
        arm.thing = named(shield);
        (arm.kind.is_ward, arm.kind.is_second) = (true, true);
        let bonuses = bonuses(maker, shield);
        mastery::add(&mut arm.attack, arm.thing, bonuses, mastery::attack);
        mastery::add(&mut arm.plus, arm.thing, bonuses, mastery::points);
        arm.eased.extend(mastery::eased(bonuses));
        arm
    })
    .collect()
}

/// The weapon as which a parry weapon strikes from the other hand; none for what has no blade.
///
/// Rule: `SHD-20`, `SIT-03`.
fn blade(maker: &Maker, shield: &Shield) -> Option<Arm> {
    let id = shield.strikes_as.as_ref()?;
    let weapon = maker.data.weapons.get(id)?;
    Some(arm::off_hand(maker, weapon, None))
}

/// Points of strength that a blow with a shield asks for (`MAN-SCHILDATTACKE`).
const OF_SHIELDS: StrengthBonus = StrengthBonus {
    threshold: 13,
    step: 3,
};

/// The hit points of a blow with the shield (`MAN-SCHILDATTACKE`).
pub(crate) const RIM: Points = Points {
    dice: 1,
    sides: 6,
    plus: 1,
};

/// A blow with the shield, led as in a brawl, against endurance.
///
/// Rule: `SHD-10`, `MAN-SCHILDATTACKE`.
fn bash(maker: &Maker, shield: &Shield) -> Option<Arm> {
    let mut arm = arm::knuckles(maker, RIM)?;
    arm.attack = bare::brawling(maker).attack;
    // A shield asks for more strength than the fists do.
    let short = arm::short_of(maker, OF_SHIELDS) - arm::short_of(maker, bare::OF_FISTS);
    arm.attack.add_for(rule::DMG_06, named(shield), -short);
    arm.attack
        .add_for(rule::SHD_10, named(shield), i16::from(shield.modifier.attack));
    arm.plus = Ledger::new(rule::DMG_01, RIM.plus);
    arm::add_strength(maker, &mut arm.plus, OF_SHIELDS);
    arm.is_endurance = true;
    arm.classes = DistanceClasses::HAND_AND_CLOSE;
    arm.kind.sole = Some(Art::Bash);
    // It is made for what its rule lets it do, whatever the fist is made for.
    arm.kind.arts = Arts::of(|art, _| matches!(art, Art::Bash | Art::Power | Art::KnockDown));
    arm.kind.foreign = Arts::default();
    Some(arm)
}

/// What this trait adds to disarming (`MAN-ENTWAFFNEN-PA`).
const fn disarming(special: &ShieldTrait) -> i8 {
    match special {
        ShieldTrait::Disarms(by) => *by,
        _ => 0,
    }
}

/// A shield or parry weapon as what brings lines of ledgers.
pub(super) fn named(shield: &Shield) -> NamedRow {
    NamedRow::of(shield.id.as_str(), &shield.name)
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

/// What off-hand training adds to the parry of a shield, and each of the two steps of shield fighting (`SHD-01`).
pub(crate) const TRAINED_HAND: i16 = 1;
pub(crate) const SHIELD_FIGHTING: i16 = 2;
/// From which parry of the main weapon on a shield gains, and how much, the best first (`SHD-01`).
pub(crate) const LED_WELL: [(i16, i16); 3] = [(21, 3), (18, 2), (15, 1)];
/// What a parry weapon takes from the parry of whoever has not learnt to lead it, and adds or takes for those who have learnt one step or both
/// (`SHD-07`).
pub(crate) const UNTAUGHT: i16 = -4;
pub(crate) const FIRST_STEP: i16 = -1;
pub(crate) const SECOND_STEP: i16 = 2;

/// Base value, shield, abilities, and a bonus from a main weapon that is led well; no encumbrance (`SHD-01`).
fn as_shield(maker: &Maker, shield: &Shield, main: Option<&Arm>) -> Ledger {
    let mut parry = Ledger::of(rule::VAL_02, &cause::PARRY_BASE, maker.basis.pa);
    parry.add_for(
        rule::SHD_01,
        named(shield),
        i16::from(shield.modifier.parry.unwrap_or(0)),
    );
    for (ability, points) in [
        ("SF-LINKHAND", TRAINED_HAND),
        ("SF-SCHILDKAMPF1", SHIELD_FIGHTING),
        ("SF-SCHILDKAMPF2", SHIELD_FIGHTING),
    ] {
        let points = if maker.has(ability) { points } else { 0 };
        parry.add_for(rule::SHD_01, maker.ability_row(ability), points);
    }
    let parried = main.and_then(|main| main.parry.as_ref());
    let parried = parried.map_or(0, Ledger::value);
    let led_well = LED_WELL.iter().find(|(from, _)| parried >= *from);
    parry.add_for(
        rule::SHD_01,
        main.map(|main| main.thing),
        led_well.map_or(0, |(_, points)| *points),
    );
    mastery::add(&mut parry, named(shield), bonuses(maker, shield), mastery::parry);
    parry
}

/// The main weapon's parry with the parry weapon's modifier and what was learnt (`SHD-07`).
fn as_parry_weapon(maker: &Maker, shield: &Shield, main: &Arm) -> Option<Ledger> {
    let mut parry = main.parry.clone()?;
    parry.add_for(
        rule::SHD_07,
        named(shield),
        i16::from(shield.modifier.parry.unwrap_or(0)),
    );
    let (learnt, points): (Cause, _) = match (maker.has("SF-PARIERWAFFEN1"), maker.has("SF-PARIERWAFFEN2")) {
        (_, true) => (maker.ability_row("SF-PARIERWAFFEN2").into(), SECOND_STEP),
        (true, false) => (maker.ability_row("SF-PARIERWAFFEN1").into(), FIRST_STEP),
        (false, false) => ((&cause::UNTAUGHT).into(), UNTAUGHT),
    };
    parry.add_for(rule::SHD_07, learnt, points);
    mastery::add(&mut parry, named(shield), bonuses(maker, shield), mastery::parry);
    Some(parry)
}
