//! Weapons in the hand of a person: attack, parry, hit points.

use std::sync::Arc;

use crate::battle::{Ledger, RuleId, Term};
use crate::content::Words;
use crate::rules::Id;

use super::super::data::{
    CrampedClass, DistanceClass, DistanceClasses, Dsa41Data, Item, Minimum, Shield, Shortfall, StrengthBonus,
    Talent, TalentEncumbrance, TalentUse, Technique, Weapon, WeaponTrait,
};
use super::super::fighter::{Arm, ArmKind};
use super::super::module::Modules;
use super::super::rule;
use super::super::value::{Attribute, effective_encumbrance, encumbrance_split};
use super::drill;
use super::person::{Maker, rows};

/// Weapons of this length and more are worn on the back (`WPN-16`).
const BACK_LENGTH_CM: u16 = 130;

/// Whether a weapon is worn on the back, so that drawing it takes longer (`ACT-14`, `WPN-16`).
pub(super) fn is_on_the_back(weapon: &Weapon) -> bool {
    weapon.hands == super::super::data::Hands::Two || weapon.length_cm.unwrap_or(0) >= BACK_LENGTH_CM
}

/// A weapon in the main hand (`VAL-06`).
pub(super) fn weapon(
    maker: &Maker,
    weapon: &Weapon,
    (talent, in_one_hand): (&Id<Talent>, bool),
    shield: Option<&Shield>,
) -> Arm {
    let mut arm = led(maker, weapon, talent, in_one_hand);
    arm.attack.add(
        rule::SHD_02,
        shield.map_or(0, |shield| i16::from(shield.modifier.attack)),
    );
    add_strength(maker, &mut arm.plus, bonus(weapon, in_one_hand));
    weaken(maker, &mut arm, bonus(weapon, in_one_hand));
    arm
}

/// TP/KK of a weapon; one for two hands that is led in one gains less (`WPN-03`).
fn bonus(weapon: &Weapon, in_one_hand: bool) -> StrengthBonus {
    let one_hand = weapon.one_hand.as_ref().filter(|_| in_one_hand);
    one_hand.map_or(weapon.strength, |one| one.strength)
}

/// A weapon in the other hand: harder to use, and without the strength bonus until that is learnt (`SIT-01` to `SIT-03`). The
/// talent is the best one that leads it unless it is named.
pub(super) fn off_hand(maker: &Maker, weapon: &Weapon, talent: Option<&Id<Talent>>) -> Arm {
    let best = || weapon.talents.iter().max_by_key(|talent| maker.split(talent).2);
    let talent = talent.or_else(best).unwrap_or(&weapon.talents[0]);
    let mut arm = led(maker, weapon, talent, true);
    let learnt = ["SF-LINKHAND", "SF-BEIDHAENDIG1", "SF-BEIDHAENDIG2"];
    let steps = learnt.iter().filter(|ability| maker.has(ability)).count() as i16;
    let relief = if maker.has_advantage("ADV-BEIDHAENDIG") {
        WRONG_HAND
    } else {
        (3 * steps).min(WRONG_HAND)
    };
    for ledger in [Some(&mut arm.attack), arm.parry.as_mut()].into_iter().flatten() {
        ledger.add(rule::SIT_01, -WRONG_HAND);
        ledger.add(rule::SIT_02, relief);
    }
    let before = arm.plus.value();
    add_strength(maker, &mut arm.plus, bonus(weapon, true));
    weaken(maker, &mut arm, bonus(weapon, true));
    if !maker.has("SF-BEIDHAENDIG1") {
        // What missing strength takes is taken from either hand.
        arm.plus.add(rule::SIT_03, (before - arm.plus.value()).min(0));
    }
    arm.kind.is_second = true;
    let taught = learnt.into_iter().filter(|ability| maker.has(ability));
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

/// What the wrong hand costs (`SIT-01`).
const WRONG_HAND: i16 = 9;

fn led(maker: &Maker, weapon: &Weapon, talent: &Id<Talent>, in_one_hand: bool) -> Arm {
    let (points, ward, value) = maker.split(talent);
    let special = i16::from(maker.is_special(&Item::Weapon(weapon.id.clone())));
    let (burden_at, burden_pa) = burden_split(maker, talent);
    let mut attack = Ledger::new(rule::VAL_02, maker.basis.at);
    attack.add(points_rule(maker, talent), points);
    attack.add(rule::WPN_13, special);
    attack.add(rule::VAL_06, i16::from(weapon.modifier.attack));
    attack.add(rule::VAL_05, -burden_at);
    let mut parry = weapon.modifier.parry.map(|modifier| {
        let mut parry = Ledger::new(rule::VAL_02, maker.basis.pa);
        parry.add(rule::VAL_03, ward);
        parry.add(rule::WPN_13, special);
        parry.add(rule::VAL_06, i16::from(modifier));
        parry.add(rule::VAL_05, -burden_pa);
        parry
    });
    let other = weapon.one_hand.as_ref().filter(|_| in_one_hand);
    let other = other.and_then(|one| one.talent.as_ref());
    let is_native = weapon.talents.contains(talent) || other == Some(talent);
    if !is_native {
        attack.add(rule::TAL_03, -2);
        if let Some(parry) = parry.as_mut() {
            parry.add(rule::TAL_03, -3);
        }
    }
    let mut plus = Ledger::new(rule::DMG_01, weapon.points.plus);
    // Short people lead long weapons badly.
    if maker.has_advantage("ADV-KLEINWUECHSIG") && weapon.length_cm.unwrap_or(0) > 150 {
        attack.add(rule::ADV_KLEINWUECHSIG, -1);
        if let Some(parry) = parry.as_mut() {
            parry.add(rule::ADV_KLEINWUECHSIG, -1);
        }
    }
    let short = shortfall(maker, weapon, in_one_hand);
    if let Some((missing, per_point)) = short {
        attack.add(rule::WPN_09, missing * i16::from(per_point.attack));
        plus.add(rule::WPN_09, missing * i16::from(per_point.points));
        if let Some(parry) = parry.as_mut() {
            parry.add(rule::WPN_09, missing * i16::from(per_point.parry));
        }
    }
    Arm {
        name: Arc::new(weapon.name.clone()),
        rows: rows(
            [weapon.id.as_str(), talent.as_str()]
                .into_iter()
                .chain(specialised(special != 0)),
        ),
        silhouette: silhouette(&weapon.talents[0]),
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
        kind: ArmKind {
            cramped: cramped(maker, talent),
            is_weighty: i32::from(weapon.ounces) > 10 * i32::from(maker.attributes.get(Attribute::Kk)),
            ..kind(maker.data, weapon, talent)
        },
    }
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

/// What a weapon adds to the initiative; one that asks for more than there is adds less (`INI-01`, `WPN-09`).
pub(super) fn add_initiative(maker: &Maker, initiative: &mut Ledger, weapon: &Weapon, in_one_hand: bool) {
    initiative.add(rule::INI_01, i16::from(weapon.initiative));
    if let Some((missing, per_point)) = shortfall(maker, weapon, in_one_hand) {
        initiative.add(rule::WPN_09, missing * i16::from(per_point.initiative));
    }
}

/// The points that somebody misses of what a weapon asks for, with what each of them costs (`WPN-09`).
pub(super) fn missing(maker: &Maker, minimum: Option<Minimum>) -> Option<(i16, Shortfall)> {
    let minimum = minimum?;
    let value = i16::from(maker.person.attributes.value(minimum.attribute));
    let missing = i16::from(minimum.value) - value;
    (missing > 0).then_some((missing, minimum.per_point))
}

/// The rule that splits the points of a talent: techniques that only attack have them all there (`VAL-03`, `VAL-04`).
fn points_rule(maker: &Maker, talent: &Id<Talent>) -> RuleId {
    if only_attacks(maker, talent) {
        rule::VAL_04
    } else {
        rule::VAL_03
    }
}

fn only_attacks(maker: &Maker, talent: &Id<Talent>) -> bool {
    let purpose = maker.data.talents.get(talent).map(|talent| &talent.purpose);
    let technique = purpose.and_then(|purpose| match purpose {
        TalentUse::Combat { technique, .. } => Some(*technique),
        TalentUse::Check { .. } => None,
    });
    technique == Some(Technique::AttackOnly)
}

/// What encumbrance takes off attack and parry; techniques that only attack bear all of it there (`VAL-04`, `VAL-05`).
fn burden_split(maker: &Maker, talent: &Id<Talent>) -> (i16, i16) {
    let burden = burden(maker, talent);
    if only_attacks(maker, talent) {
        (burden, 0)
    } else {
        encumbrance_split(burden)
    }
}

/// The effective encumbrance with a talent (`VAL-05`, `TAL-01`).
pub(super) fn burden(maker: &Maker, talent: &Id<Talent>) -> i16 {
    let entry = maker.data.talents.get(talent).map(|talent| &talent.purpose);
    match entry {
        Some(TalentUse::Combat {
            encumbrance: TalentEncumbrance::Beyond(free),
            ..
        }) => effective_encumbrance(maker.be, -i16::from(*free)),
        _ => 0,
    }
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
        plus.note(rule::DMG_05, 0);
    } else if maker.modules.has(Modules::TPKK) {
        plus.add(rule::DMG_04, points);
    } else {
        plus.note(rule::DMG_04, points);
    }
}

/// What missing strength takes from attack and parry.
///
/// Rule: `DMG-06`.
fn weaken(maker: &Maker, arm: &mut Arm, bonus: StrengthBonus) {
    let points = short_of(maker, bonus);
    arm.attack.add(rule::DMG_06, -points);
    if let Some(parry) = arm.parry.as_mut() {
        parry.add(rule::DMG_06, -points);
    }
}

/// The points that missing strength takes with a weapon; none where the module is off that says so.
///
/// Rule: `DMG-06`.
fn short_of(maker: &Maker, bonus: StrengthBonus) -> i16 {
    if maker.modules.has(Modules::TPKK_LOW) {
        let missing = i16::from(bonus.threshold) - maker.attributes.get(Attribute::Kk);
        missing.max(0) / i16::from(bonus.step.max(1))
    } else {
        0
    }
}

/// Squares that the longest class reaches (`BRD-07`).
pub(super) fn reach(classes: DistanceClasses) -> u8 {
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

fn kind(data: &Dsa41Data, weapon: &Weapon, talent: &Id<Talent>) -> ArmKind {
    let own = weapon.talents[0].as_str();
    let is_chain = weapon.has(&WeaponTrait::Chain);
    let is_light =
        ["TAL-DOLCHE", "TAL-FECHT"].contains(&talent.as_str()) || weapon.has(&WeaponTrait::Fencing);
    ArmKind {
        is_natural: false,
        is_unarmed: ["TAL-RAUFEN", "TAL-RINGEN"].contains(&own),
        is_heavy: (is_chain || weapon.has(&WeaponTrait::Heavy)) && !weapon.has(&WeaponTrait::ParriedByAll),
        is_chain,
        ignores_shield: is_chain || weapon.has(&WeaponTrait::IgnoresShield),
        pierces: weapon.traits.iter().map(pierced).sum(),
        is_two_handed: weapon.hands == super::super::data::Hands::Two,
        is_thrusting: ["TAL-DOLCHE", "TAL-FECHT", "TAL-SPEERE"].contains(&own),
        is_spear: own == "TAL-SPEERE",
        is_sabre: own == "TAL-SAEBEL",
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
        arts: drill::of_weapon(data, weapon),
        flat: flat(weapon),
        disarms: weapon.traits.iter().map(disarming).sum(),
        trips: weapon.traits.iter().map(tripping).sum(),
        per_round: 1,
        break_factor: weapon
            .break_factor
            .filter(|_| !weapon.has(&WeaponTrait::Unbreakable) && !weapon.has(&WeaponTrait::Natural)),
        ..ArmKind::default()
    }
}

/// What it costs to strike with the flat side of what is made for it, of a blade, of a point or a chain.
const EASY: u8 = 2;
const OF_BLADE: u8 = 4;
const OF_POINT: u8 = 8;

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

/// Points of armour that do not count against a weapon with this trait.
fn pierced(special: &WeaponTrait) -> u8 {
    match special {
        WeaponTrait::IgnoresArmour(points) => *points,
        _ => 0,
    }
}

fn silhouette(talent: &Id<Talent>) -> Term {
    Term(match talent.as_str() {
        "TAL-DOLCHE" | "TAL-WURFMESSER" => "dagger",
        "TAL-FECHT" | "TAL-SAEBEL" | "TAL-SCHWERTER" => "sword",
        "TAL-ANDERTHALB" | "TAL-ZHSCHWERT" => "greatsword",
        "TAL-HIEB" | "TAL-ZHHIEB" => "axe",
        "TAL-INFANTERIE" | "TAL-SPEERE" => "spear",
        "TAL-STAEBE" | "TAL-KETTENSTAB" => "staff",
        "TAL-KETTENWAFFEN" | "TAL-ZHFLEGEL" | "TAL-PEITSCHE" => "flail",
        _ => "fist",
    })
}

/// The strength that fists ask for (`UNA-02`).
const OF_FISTS: StrengthBonus = StrengthBonus {
    threshold: 10,
    step: 3,
};

/// Brawling with bare hands (`UNA-01`, `UNA-02`).
pub(super) fn brawling(maker: &Maker) -> Arm {
    let talent = match Id::new("TAL-RAUFEN") {
        Ok(id) => id,
        Err(reason) => panic!("the name of a talent of the rules is well formed: {reason}"),
    };
    let (points, ward, value) = maker.split(&talent);
    let (burden_at, burden_pa) = encumbrance_split(maker.be);
    let mut attack = Ledger::new(rule::VAL_02, maker.basis.at);
    attack.add(rule::VAL_03, points);
    attack.add(rule::VAL_05, -burden_at);
    let mut parry = Ledger::new(rule::VAL_02, maker.basis.pa);
    parry.add(rule::VAL_03, ward);
    parry.add(rule::VAL_05, -burden_pa);
    let mut plus = Ledger::new(rule::UNA_02, 0);
    add_strength(maker, &mut plus, OF_FISTS);
    attack.add(rule::DMG_06, -short_of(maker, OF_FISTS));
    parry.add(rule::DMG_06, -short_of(maker, OF_FISTS));
    plus.add(rule::ARP_11, if maker.has_plate_hands() { 2 } else { 0 });
    Arm {
        name: Arc::new(Words {
            en: "Fists".into(),
            de: "Fäuste".into(),
            fr: "Poings".into(),
        }),
        rows: rows([talent.as_str()]),
        silhouette: Term("fist"),
        attack,
        parry: Some(parry),
        dice: 1,
        sides: 6,
        plus,
        is_endurance: true,
        classes: DistanceClasses::HAND,
        reach: 1,
        length_cm: 0,
        talent: value,
        kind: ArmKind {
            is_unarmed: true,
            works_under_water: true,
            arts: drill::of_talent(maker.data, talent.as_str()),
            flat: EASY,
            per_round: 1,
            ..ArmKind::default()
        },
    }
}
