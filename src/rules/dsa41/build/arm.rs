//! Weapons in the hand of a person: attack, parry, hit points.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow};
use crate::rules::Id;

use super::super::cause::{self, void};
use super::super::data::{
    CrampedClass, DistanceClass, DistanceClasses, Minimum, Points, Shield, Shortfall, StrengthBonus, Talent,
    TalentUse, Weapon, WeaponTrait,
};
use super::super::exchange::value::Attribute;
use super::super::fighter::{Arm, ArmKind, InOneHand};
use super::super::module::Modules;
use super::super::rule;
use super::maker::Maker;
use super::person::rows;
use super::talent::{burden_split, in_saddle, points_rule, split_rule};
use super::{bare, drill, mastery, nature, ward};

/// A weapon in the main hand (`VAL-06`).
pub(super) fn weapon(
    maker: &Maker,
    weapon: &Weapon,
    (talent, in_one_hand): (&Id<Talent>, bool),
    shield: Option<&Shield>,
) -> Arm {
    let mut arm = led(maker, weapon, talent, in_one_hand);
    arm.attack.add_for(
        rule::SHD_02,
        shield.map(ward::named),
        shield.map_or(0, |shield| i16::from(shield.modifier.attack)),
    );
    add_strength(maker, &mut arm.plus, bonus(weapon, in_one_hand));
    weaken(maker, &mut arm, bonus(weapon, in_one_hand));
    if arm.kind.is_unarmed && weapon.has(&WeaponTrait::Natural) {
        bare::add_iron(maker, &mut arm.plus);
    }
    let asks_more = weapon.one_hand.is_some() || weapon.minimum.is_some_and(|minimum| minimum.one_hand_only);
    if asks_more && !in_one_hand {
        let one = self::weapon(maker, weapon, (talent, true), shield);
        let parry = |arm: &Arm| arm.parry.as_ref().map_or(0, Ledger::value);
        arm.kind.in_one_hand = InOneHand {
            attack: one.attack.value() - arm.attack.value(),
            parry: parry(&one) - parry(&arm),
            points: one.plus.value() - arm.plus.value(),
        };
    }
    arm
}

/// TP/KK of a weapon; one for two hands that is led in one gains less (`WPN-03`).
fn bonus(weapon: &Weapon, in_one_hand: bool) -> StrengthBonus {
    let one_hand = weapon.one_hand.as_ref().filter(|_| in_one_hand);
    one_hand.map_or(weapon.strength, |one| one.strength)
}

/// A weapon in the other hand: harder to use, and without the strength bonus until that is learnt (`SIT-01` to `SIT-03`,
/// `TWO-01`). The talent is the best one that leads it unless it is named.
pub(super) fn off_hand(maker: &Maker, weapon: &Weapon, talent: Option<&Id<Talent>>) -> Arm {
    let best = || weapon.talents.iter().max_by_key(|talent| maker.split(talent).2);
    let talent = talent.or_else(best).unwrap_or(&weapon.talents[0]);
    let mut arm = led(maker, weapon, talent, true);
    let learnt = ["SF-LINKHAND", "SF-BEIDHAENDIG1", "SF-BEIDHAENDIG2"];
    let steps = learnt.iter().filter(|ability| maker.has(ability)).count() as i16;
    let relief = if maker.has_advantage(BOTH_HANDS) {
        WRONG_HAND
    } else {
        (RELIEF * steps).min(WRONG_HAND)
    };
    for ledger in [Some(&mut arm.attack), arm.parry.as_mut()].into_iter().flatten() {
        ledger.add_for(rule::SIT_01, arm.thing, -WRONG_HAND);
        ledger.add(rule::SIT_02, relief);
    }
    if let Some(parry) = arm.parry.as_mut().filter(|_| maker.has("SF-LINKHAND")) {
        // What training of that hand adds to a parry it adds to those with shields alone.
        parry.note_for(
            rule::TWO_03,
            maker.ability_row("SF-LINKHAND"),
            1,
            &void::SHIELDS_ONLY,
        );
    }
    let before = arm.plus.value();
    add_strength(maker, &mut arm.plus, bonus(weapon, true));
    weaken(maker, &mut arm, bonus(weapon, true));
    if !maker.has("SF-BEIDHAENDIG1") {
        // What missing strength takes is taken from either hand.
        arm.plus
            .add_for(rule::SIT_03, arm.thing, (before - arm.plus.value()).min(0));
    }
    arm.kind.is_second = true;
    let taught = learnt.into_iter().filter(|ability| maker.has(ability));
    let born = maker.has_advantage(BOTH_HANDS).then_some(BOTH_HANDS);
    let taught = taught.chain(born);
    arm.rows = arm
        .rows
        .iter()
        .copied()
        .chain(rows(taught).iter().copied())
        .collect();
    arm
}

/// The ability behind a specialisation (`SF-SPEZIALISIERUNG`).
pub(super) fn specialised(is_special: bool) -> Option<&'static str> {
    is_special.then_some("SF-SPEZIALISIERUNG")
}

/// The advantage of those who have no wrong hand.
///
/// Rule: `SIT-02`, `ADV-BEIDHAENDIG`.
const BOTH_HANDS: &str = "ADV-BEIDHAENDIG";

/// What the wrong hand costs, and what each step of training gives back (`SIT-01`, `SIT-02`).
pub(crate) const WRONG_HAND: i16 = 9;
pub(crate) const RELIEF: i16 = 3;

/// What a talent that stands in for the weapon's own one costs the attack (`TAL-03`).
pub(crate) const SUBSTITUTE_ATTACK: i16 = -2;
/// What it costs the parry (`TAL-03`).
pub(crate) const SUBSTITUTE_PARRY: i16 = -3;

/// What a specialisation adds to attack and parry (`WPN-13`).
pub(crate) const SPECIALISED: i16 = 1;

fn led(maker: &Maker, weapon: &Weapon, talent: &Id<Talent>, in_one_hand: bool) -> Arm {
    let (points, ward, value) = maker.split(talent);
    let items = weapon.items();
    let special = if maker.is_special(&items) { SPECIALISED } else { 0 };
    let bonuses = mastery::bonuses(maker, &items);
    let mut attack = Ledger::of(rule::VAL_02, &cause::ATTACK_BASE, maker.basis.at);
    let (thing, led_by) = (
        NamedRow::of(weapon.id.as_str(), &weapon.name),
        maker.talent_row(talent.as_str()),
    );
    attack.add_for(points_rule(maker, talent), led_by, points);
    let (style_at, style_pa) = bare::style(maker, talent.as_str());
    attack.add(rule::UNA_08, style_at);
    attack.add_for(rule::WPN_13, thing, special);
    mastery::add(&mut attack, thing, bonuses, mastery::attack);
    attack.add_for(rule::VAL_06, thing, i16::from(weapon.modifier.attack));
    let burdened = |be| burden_split(maker, talent, be);
    maker.burden.weigh(&mut attack, rule::VAL_05, |be| burdened(be).0);
    let mut parry = weapon.modifier.parry.map(|modifier| {
        let mut parry = Ledger::of(rule::VAL_02, &cause::PARRY_BASE, maker.basis.pa);
        parry.add_for(split_rule(maker, talent), led_by, ward);
        parry.add(rule::UNA_08, style_pa);
        parry.add_for(rule::WPN_13, thing, special);
        mastery::add(&mut parry, thing, bonuses, mastery::parry);
        parry.add_for(rule::VAL_06, thing, i16::from(modifier));
        maker.burden.weigh(&mut parry, rule::VAL_05, |be| burdened(be).1);
        parry
    });
    let other = weapon.one_hand.as_ref().filter(|_| in_one_hand);
    let other = other.and_then(|one| one.talent.as_ref());
    let is_native = weapon.talents.contains(talent) || other == Some(talent);
    if !is_native {
        attack.add_for(rule::TAL_03, led_by, SUBSTITUTE_ATTACK);
        if let Some(parry) = parry.as_mut() {
            parry.add_for(rule::TAL_03, led_by, SUBSTITUTE_PARRY);
        }
    }
    let mut plus = Ledger::new(rule::DMG_01, weapon.points.plus);
    mastery::add(&mut plus, thing, bonuses, mastery::points);
    // Short people lead long weapons badly (ADV-KLEINWUECHSIG).
    let length = weapon.length_cm.unwrap_or(0);
    let gifts = |part: fn((Option<i8>, Option<i8>)) -> Option<i8>| {
        let held = &maker.person.advantages;
        nature::gifts(maker.data, held, |effect| {
            part(nature::long_weapon(effect, length))
        })
    };
    for (rule, points) in gifts(|(attack, _)| attack) {
        attack.add(rule, points);
    }
    for (rule, points) in gifts(|(_, parry)| parry) {
        parry.iter_mut().for_each(|parry| parry.add(rule, points));
    }
    let short = shortfall(maker, weapon, in_one_hand);
    if let Some((missing, per_point)) = short {
        attack.add_for(rule::WPN_09, thing, missing * i16::from(per_point.attack));
        plus.add_for(rule::WPN_09, thing, missing * i16::from(per_point.points));
        if let Some(parry) = parry.as_mut() {
            parry.add_for(rule::WPN_09, thing, missing * i16::from(per_point.parry));
        }
    }
    Arm {
        name: Arc::new(weapon.name.clone()),
        thing,
        rows: rows(
            [weapon.model().as_str(), talent.as_str()]
                .into_iter()
                .chain(specialised(special != 0))
                .chain(mastery::ability(bonuses))
                .chain(weapon.has(&WeaponTrait::Heavy).then_some("WPN-06")),
        ),
        silhouette: weapon.shape(),
        attack,
        parry,
        dice: weapon.points.dice,
        sides: weapon.points.sides,
        plus,
        is_endurance: weapon.endurance,
        classes: weapon.classes,
        reach: reach(weapon.classes),
        length_cm: weapon.length_cm.unwrap_or(0),
        talent: if is_native { value } else { value / 2 },
        eased: mastery::eased(bonuses),
        kind: ArmKind {
            cramped: cramped(maker, talent),
            fumbles_from: fumbles_from(maker, weapon),
            is_weighty: is_weighty(maker, weapon.ounces),
            converts: converts(weapon) && !drill::is_makeshift(maker, weapon),
            in_saddle: in_saddle(maker, talent),
            ..kind(maker, weapon, talent)
        },
    }
}

/// Ounces for each point of strength up to which a weapon tires nobody (`END-01`).
pub(crate) const OUNCES_OF_STRENGTH: i32 = 10;

/// Whether so many ounces are more than ten for each point of strength (`END-01`).
pub(super) fn is_weighty(maker: &Maker, ounces: u16) -> bool {
    i32::from(ounces) > OUNCES_OF_STRENGTH * i32::from(maker.attributes.get(Attribute::Kk))
}

/// The row of the table for cramped space (`SIT-11`).
fn cramped(maker: &Maker, talent: &Id<Talent>) -> CrampedClass {
    match maker.data.talents.get(talent).map(|talent| &talent.purpose) {
        Some(TalentUse::Combat { cramped, .. }) => cramped.unwrap_or_default(),
        _ => CrampedClass::Free,
    }
}

/// What is missing for a weapon; some ask for it in one hand only.
fn shortfall(maker: &Maker, weapon: &Weapon, in_one_hand: bool) -> Option<(i16, Shortfall)> {
    let asks = |minimum: &Minimum| in_one_hand || !minimum.one_hand_only;
    missing(maker, weapon.minimum.filter(asks))
}

/// What a weapon adds to the initiative; one that asks for more than there is adds less, and its master gains more (`INI-01`, `WPN-09`,
/// `SF-WAFFENMEISTER`).
pub(super) fn add_initiative(maker: &Maker, initiative: &mut Ledger, weapon: &Weapon, in_one_hand: bool) {
    let thing = NamedRow::of(weapon.id.as_str(), &weapon.name);
    initiative.add_for(rule::INI_01, thing, i16::from(weapon.initiative));
    let bonuses = mastery::bonuses(maker, &weapon.items());
    mastery::add(initiative, thing, bonuses, mastery::initiative);
    if let Some((missing, per_point)) = shortfall(maker, weapon, in_one_hand) {
        initiative.add_for(rule::WPN_09, thing, missing * i16::from(per_point.initiative));
    }
}

/// The points that somebody misses of what a weapon asks for, with what each of them costs (`WPN-09`).
pub(super) fn missing(maker: &Maker, minimum: Option<Minimum>) -> Option<(i16, Shortfall)> {
    let minimum = minimum?;
    let value = i16::from(maker.person.attributes.value(minimum.attribute));
    let missing = i16::from(minimum.value) - value;
    (missing > 0).then_some((missing, minimum.per_point))
}

/// A blow with what strikes as knuckle dusters do, for these points in earnest (`SHD-20`).
pub(super) fn knuckles(maker: &Maker, points: Points) -> Option<Arm> {
    let weapon = maker.data.weapons.get("WPN-KNUCKLE")?;
    let mut arm = led(maker, weapon, &weapon.talents[0], true);
    (arm.dice, arm.sides) = (points.dice, points.sides);
    arm.plus = Ledger::new(rule::DMG_01, points.plus);
    add_strength(maker, &mut arm.plus, weapon.strength);
    weaken(maker, &mut arm, weapon.strength);
    (arm.parry, arm.is_endurance) = (None, false);
    arm.kind.is_unarmed = false;
    Some(arm)
}

pub(super) fn add_strength(maker: &Maker, plus: &mut Ledger, bonus: StrengthBonus) {
    let over = maker.attributes.get(Attribute::Kk) - i16::from(bonus.threshold);
    let points = if over >= 0 {
        over / i16::from(bonus.step.max(1))
    } else {
        0
    };
    if over < 0 && maker.modules.has(Modules::TPKK_LOW) {
        plus.add(rule::DMG_06, -short_of(maker, bonus));
    } else if over < 0 {
        // Missing strength takes nothing away unless a module says so.
        plus.note(rule::DMG_05, 0, &void::WEAK);
    } else if maker.modules.has(Modules::TPKK) {
        plus.add(rule::DMG_04, points);
    } else {
        plus.note(rule::DMG_04, points, &void::STRENGTH_NOT_PLAYED);
    }
}

/// What missing strength takes from attack and parry.
///
/// Rule: `DMG-06`.
fn weaken(maker: &Maker, arm: &mut Arm, bonus: StrengthBonus) {
    let points = short_of(maker, bonus);
    arm.attack.add_for(rule::DMG_06, arm.thing, -points);
    if let Some(parry) = arm.parry.as_mut() {
        parry.add_for(rule::DMG_06, arm.thing, -points);
    }
}

/// The points that missing strength takes with a weapon; none where the module is off that says so.
///
/// Rule: `DMG-06`.
pub(super) fn short_of(maker: &Maker, bonus: StrengthBonus) -> i16 {
    if maker.modules.has(Modules::TPKK_LOW) {
        let missing = i16::from(bonus.threshold) - maker.attributes.get(Attribute::Kk);
        missing.max(0) / i16::from(bonus.step.max(1))
    } else {
        0
    }
}

/// Squares that the longest class reaches (`BRD-07`).
pub(crate) fn reach(classes: DistanceClasses) -> u8 {
    classes
        .iter()
        .map(|class| match class {
            DistanceClass::Hand | DistanceClass::Close => 1,
            DistanceClass::Spear => 2,
            DistanceClass::Pike => 4,
        })
        .max()
        .unwrap_or(1)
}

fn kind(maker: &Maker, weapon: &Weapon, talent: &Id<Talent>) -> ArmKind {
    let own = weapon.talents[0].as_str();
    let is_chain = weapon.has(&WeaponTrait::Chain);
    let arts = drill::of_weapon(maker, weapon);
    let foreign = drill::foreign(maker, weapon, arts);
    let is_light =
        ["TAL-DOLCHE", "TAL-FECHT"].contains(&talent.as_str()) || weapon.has(&WeaponTrait::Fencing);
    ArmKind {
        is_natural: weapon.has(&WeaponTrait::Natural),
        is_unarmed: ["TAL-RAUFEN", "TAL-RINGEN"].contains(&own),
        is_heavy: (is_chain || weapon.has(&WeaponTrait::Heavy)) && !weapon.has(&WeaponTrait::ParriedByAll),
        is_chain,
        ignores_shield: is_chain || weapon.has(&WeaponTrait::IgnoresShield),
        pierces: weapon.traits.iter().map(pierced).sum(),
        is_two_handed: weapon.hands == super::super::data::Hands::Two,
        is_thrusting: ["TAL-DOLCHE", "TAL-FECHT", "TAL-SPEERE"].contains(&own),
        stabs: ["TAL-DOLCHE", "TAL-FECHT", "TAL-SCHWERTER"].contains(&talent.as_str()),
        is_spear: own == "TAL-SPEERE",
        is_sabre: own == "TAL-SAEBEL",
        is_too_heavy: weapon.fits_other_hand().is_err(),
        is_staff: own == "TAL-STAEBE",
        is_whip: own == "TAL-PEITSCHE",
        works_under_water: [
            "TAL-DOLCHE",
            "TAL-FECHT",
            "TAL-SPEERE",
            "TAL-RAUFEN",
            "TAL-RINGEN",
        ]
        .contains(&talent.as_str()),
        is_light: is_light && !weapon.has(&WeaponTrait::ParriesHeavy),
        arts: arts.and(foreign),
        foreign,
        flat: flat(weapon),
        breaks_weapons: weapon.has(&WeaponTrait::BreaksWeapons),
        disarms: weapon.traits.iter().map(disarming).sum(),
        trips: weapon.traits.iter().map(tripping).sum(),
        burns: weapon.traits.iter().find_map(fire),
        strength: (weapon.classes.contains(DistanceClass::Pike))
            .then_some((weapon.strength.threshold, weapon.strength.step)),
        is_improvised: drill::is_makeshift(maker, weapon),
        per_round: 1,
        is_steel: is_of_steel(weapon),
        is_wooden_staff: own == "TAL-STAEBE" && weapon.has(&WeaponTrait::Wooden),
        strikes_down: weapon.has(&WeaponTrait::RiderBonus),
        break_factor: weapon
            .break_factor
            .filter(|_| !weapon.has(&WeaponTrait::Unbreakable) && !weapon.has(&WeaponTrait::Natural)),
        ..ArmKind::default()
    }
}

/// Whether a converted action can be carried out with a weapon: not with chains, whips, great axes and flails, nor with what is very long;
/// those that are none by themselves are looked at where it is known who leads them.
///
/// Rule: `UMW-05`.
fn converts(weapon: &Weapon) -> bool {
    let is_unwieldy = ["TAL-KETTENWAFFEN", "TAL-PEITSCHE", "TAL-ZHFLEGEL", "TAL-ZHHIEB"]
        .contains(&weapon.talents[0].as_str());
    !is_unwieldy && weapon.length_cm.unwrap_or(0) < VERY_LONG_CM
}

/// Weapons of this length and more do not carry out converted actions (`UMW-05`).
pub(crate) const VERY_LONG_CM: u16 = 200;

/// The first of the faces that fumble with what is no weapon by trade, for those who have not learnt to lead such things.
pub(crate) const CLUMSY: u8 = 19;

/// The first of the faces that fumble with a weapon; 0 where only the last one does.
///
/// Rule: `FUM-08`, `WPN-10`, `SF-IMPROVISIERT`.
fn fumbles_from(maker: &Maker, weapon: &Weapon) -> u8 {
    let named = weapon.traits.iter().find_map(|it| match it {
        WeaponTrait::FumblesFrom(face) => Some(*face),
        _ => None,
    });
    let is_clumsy = drill::is_makeshift(maker, weapon);
    named.unwrap_or(if is_clumsy { CLUMSY } else { 0 })
}

/// Whether a weapon is of steel where it strikes.
///
/// Rule: `WPN-17`.
fn is_of_steel(weapon: &Weapon) -> bool {
    let is_soft = ["TAL-RAUFEN", "TAL-RINGEN", "TAL-PEITSCHE"].contains(&weapon.talents[0].as_str());
    !is_soft && !weapon.has(&WeaponTrait::Wooden) && !weapon.has(&WeaponTrait::Natural)
}

/// What it costs to strike with the flat side of what is made for it, of a blade, of a point or a chain.
pub(crate) const EASY: u8 = 2;
pub(crate) const OF_BLADE: u8 = 4;
pub(crate) const OF_POINT: u8 = 8;

/// What it costs to strike with the flat side of a weapon, by its first talent.
///
/// Rule: `MAN-STUMPF`, `WPN-08`.
fn flat(weapon: &Weapon) -> u8 {
    match weapon.talents[0].as_str() {
        _ if weapon.has(&WeaponTrait::Blunt) => EASY,
        "TAL-STAEBE" | "TAL-RAUFEN" => EASY,
        "TAL-DOLCHE" | "TAL-FECHT" | "TAL-SPEERE" | "TAL-KETTENSTAB" | "TAL-KETTENWAFFEN"
        | "TAL-ZHFLEGEL" => OF_POINT,
        _ => OF_BLADE,
    }
}

/// What this trait adds to disarming (`WPN-11`).
const fn disarming(special: &WeaponTrait) -> i8 {
    match special {
        WeaponTrait::Disarms(by) => *by,
        _ => 0,
    }
}

/// What this trait adds to tripping (`MAN-UMREISSEN`).
const fn tripping(special: &WeaponTrait) -> i8 {
    match special {
        WeaponTrait::Trips(by) => *by,
        _ => 0,
    }
}

/// The dice, sides and constant of the fire of what burns (`WPN-TORCH`).
fn fire(special: &WeaponTrait) -> Option<(u8, u8, i8)> {
    match special {
        WeaponTrait::Burns(points) => Some((points.dice, points.sides, points.plus as i8)),
        _ => None,
    }
}

/// Points of armour that do not count against a weapon with this trait.
fn pierced(special: &WeaponTrait) -> u8 {
    match special {
        WeaponTrait::IgnoresArmour(points) => *points,
        _ => 0,
    }
}
