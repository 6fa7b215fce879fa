//! Weapons that shoot or are thrown, in the hands of a person.

use std::sync::Arc;

use crate::battle::{Ledger, NamedRow, RuleId, Slot};
use crate::rules::Id;

use super::super::cause::{self, void};
use super::super::data::belongings::{Band, Close, Missile, Sense};
use super::super::data::{
    ArmourTrait, DistanceClasses, Effect, Gear, Missile as Flies, RangedTrait, RangedWeapon, Shield, Shot,
    Subject, Talent, Weapon,
};
use super::super::fighter::{Arm, ArmKind, Style};
use super::super::rule;
use super::maker::Maker;
use super::person::rows;
use super::style::{BACK_DRAW, BELT_DRAW, SHIELD_DRAW, both};
use super::{arm, mastery, talent, ward};

/// Knives and stars, of which several are thrown at once (`SF-EISENHAGEL`).
const HAILED: [&str; 3] = ["RWP-THRKNIFE", "RWP-THRDAGGER", "RWP-THRSTAR"];

/// Arrows or bolts in a full quiver, bullets or darts in a full pouch (`RNG-35`).
pub(crate) const QUIVER: u8 = 20;
pub(crate) const POUCH: u8 = 30;

/// The bows that are short enough for a mount (`RNG-16`).
const SADDLE_BOWS: [&str; 3] = ["RWP-SHORTBOW", "RWP-COMPBOW", "RWP-ORCBOW"];

/// The style of holding a missile weapon ready: feet and elbows are all that is left for blows. A thrown weapon leaves the other
/// arm free for a shield (`RNG-37`), which strikes too (`SHD-10`, `SHD-20`).
pub(super) fn style(maker: &Maker, shot: &Shot, brawling: &Arm) -> Option<Style> {
    let weapon = maker.data.ranged.get(&shot.weapon)?;
    let shield: Option<&Shield> = shot.shield.as_ref().and_then(|id| maker.data.shields.get(id));
    let filled = weapon.filled().filter(|_| shot.oil);
    let lead = weapon.lead().filter(|_| shot.lead);
    let called = filled.or(lead.map(|(_, name)| name)).unwrap_or(&weapon.name);
    let mut missile = missile(maker, weapon, &shot.talent);
    load_lead(&mut missile.arm.plus, weapon, shot.lead);
    missile.is_oil = filled.is_some();
    missile.arm.name = Arc::new(called.clone());
    let ward = shield.map(|shield| ward::of_shield(maker, shield, brawling));
    let blows = shield.zip(ward.as_ref());
    let mut arms = blows.map_or_else(Vec::new, |(shield, ward)| {
        ward::blows(maker, shield, ward.is_shield)
    });
    arms.push(brawling.clone());
    let name = ward
        .as_ref()
        .map_or_else(|| called.clone(), |ward| both(called, &ward.name));
    let bare = maker.initiative();
    let mut initiative = bare.clone();
    if let Some(shield) = shield {
        ward::add_initiative(maker, &mut initiative, shield);
    }
    Some(Style {
        name: Arc::new(name),
        arms,
        // What one hand shoots hangs at the belt (WPN-16).
        draw: if missile.is_one_handed {
            BELT_DRAW
        } else {
            BACK_DRAW
        },
        ward_draw: if ward.is_some() { SHIELD_DRAW } else { 0 },
        ward,
        is_off_hand: false,
        is_pair: false,
        missile: Some(missile),
        hurls: None,
        gear_initiative: initiative.value() - bare.value(),
        initiative,
    })
}

/// What throwing a weapon costs that is made for blows (`WPN-14`).
pub(crate) const UNWIELDY: i16 = -4;
/// What it takes from the points of such a weapon (`WPN-14`).
pub(crate) const WEAKER: i16 = -2;
/// How far such a weapon flies, in metres (`WPN-14`).
pub(crate) const HURLED: [u16; 5] = [1, 2, 4, 8, 12];

/// The way to throw the weapon of a style that is made for blows, with the strength that it gives a blow; none for what has a row among
/// those to throw, and for fists.
///
/// Rule: `WPN-14`, `DMG-04`.
pub(super) fn hurled(maker: &Maker, weapon: &Weapon, (slot, own): (Slot, &Style)) -> Option<Style> {
    let has_row = maker
        .data
        .ranged
        .values()
        .any(|row| row.blade.as_ref() == Some(weapon.model()));
    if has_row || weapon.length_cm.is_none() {
        return None;
    }
    let talent = Id::<Talent>::new("TAL-WURFMESSER").ok()?;
    let (_, _, points) = maker.split(&talent);
    let main = own.arms.first()?;
    let mut attack = Ledger::of(rule::VAL_02, &cause::RANGED_BASE, maker.basis.fk);
    attack.add_for(rule::VAL_04, maker.talent_row(talent.as_str()), points);
    maker
        .burden
        .weigh(&mut attack, rule::VAL_05, |be| talent::burden(maker, &talent, be));
    let is_clumsy = maker.wears(ArmourTrait::PlateHand);
    attack.add(rule::ARP_11, if is_clumsy { IRON_FINGERS } else { 0 });
    attack.add_for(rule::WPN_14, main.thing, UNWIELDY);
    let mut plus = Ledger::new(rule::DMG_01, weapon.points.plus);
    plus.add_for(rule::WPN_14, main.thing, WEAKER);
    let before = plus.value();
    arm::add_strength(maker, &mut plus, weapon.strength);
    if own.is_off_hand && !maker.has("SF-BEIDHAENDIG1") {
        // The wrong hand has no strength to spare (SIT-03).
        plus.add(rule::SIT_03, (before - plus.value()).min(0));
    }
    let is_practised = maker.has("SF-IMPROVISIERT");
    let thrown = Arm {
        rows: rows([weapon.model().as_str(), talent.as_str()]),
        attack,
        parry: None,
        plus,
        classes: DistanceClasses::HAND,
        reach: 0,
        talent: points,
        kind: ArmKind {
            per_round: 1,
            is_thrusting: main.kind.is_thrusting,
            fumbles_from: if is_practised { 0 } else { arm::CLUMSY },
            ..ArmKind::default()
        },
        ..main.clone()
    };
    let brawling = own.arms.last()?.clone();
    Some(Style {
        name: thrown.name.clone(),
        arms: vec![brawling],
        ward: None,
        missile: Some(Missile {
            arm: thrown,
            loading: Ledger::new(rule::RNG_34, 0),
            is_thrown: true,
            is_one_handed: true,
            is_fast: false,
            is_crossbow: false,
            needs_room: false,
            is_spear: false,
            is_oil: false,
            fits_saddle: true,
            hails: false,
            close: Close::Free,
            bands: HURLED.map(|to| Band { to, points: 0 }),
            marksman: 0,
            ammunition: 1,
            stock: None,
            magazine: None,
            senses: senses(maker),
        }),
        hurls: Some(slot),
        draw: 0,
        ward_draw: 0,
        ..own.clone()
    })
}

/// Bullets of lead hit harder than the stones that lie about.
///
/// Rule: `RWP-SLING`, `RWP-STAFFSLING`.
fn load_lead(plus: &mut Ledger, weapon: &RangedWeapon, is_lead: bool) {
    let (Some((points, _)), Some(row)) = (weapon.lead(), RuleId::named(weapon.model().as_str())) else {
        return;
    };
    if is_lead {
        plus.add(row, points.into());
    } else {
        plus.note(row, points.into(), &void::STONES);
    }
}

fn missile(maker: &Maker, weapon: &RangedWeapon, talent: &Id<Talent>) -> Missile {
    let is_thrown = weapon.missile == Flies::Thrown;
    let talent_is = |name: &str| talent.as_str() == name;
    let band = |band: &super::super::data::Band| Band {
        to: band.to,
        points: band.points.map_or(0, i16::from),
    };
    Missile {
        arm: striking(maker, weapon, talent),
        loading: loading(maker, weapon),
        is_thrown,
        is_one_handed: weapon.needs_one_hand(),
        is_fast: weapon.missile.is_fast(),
        is_crossbow: talent_is("TAL-ARMBRUST"),
        needs_room: talent_is("TAL-BOGEN") || talent_is("TAL-SCHLEUDER"),
        is_spear: talent_is("TAL-WURFSPEERE"),
        is_oil: false,
        fits_saddle: !talent_is("TAL-BOGEN") || SADDLE_BOWS.contains(&weapon.model().as_str()),
        hails: maker.has("SF-EISENHAGEL") && HAILED.contains(&weapon.model().as_str()),
        close: close(weapon),
        bands: [0, 1, 2, 3, 4].map(|place| band(&weapon.bands[place])),
        marksman: marksman(maker, talent),
        ammunition: ammunition(maker, weapon),
        stock: Some(weapon.missile).filter(|kind| *kind != Flies::Thrown),
        magazine: weapon.traits.iter().find_map(|it| match it {
            RangedTrait::Magazine { shots, refill } => Some((*shots, *refill)),
            _ => None,
        }),
        senses: senses(maker),
    }
}

/// What gauntlets of plate take from a throw (`ARP-11`).
pub(crate) const IRON_FINGERS: i16 = -1;

/// What a specialisation adds to shots and throws (`WPN-13`).
pub(crate) const SPECIALISED: i16 = 2;

/// The ranged attack value and the hit points: all points of the talent, and all of the encumbrance that it bears (`VAL-04`,
/// `VAL-05`, `VAL-06`); strength where the weapon has a step for it (`RNG-38`); a talent that stands in for another costs (`TAL-03`).
fn striking(maker: &Maker, weapon: &RangedWeapon, talent: &Id<Talent>) -> Arm {
    let (_, _, points) = maker.split(talent);
    let items = weapon.items();
    let special = if maker.is_special(&items) { SPECIALISED } else { 0 };
    let bonuses = mastery::bonuses(maker, &items);
    let mut attack = Ledger::of(rule::VAL_02, &cause::RANGED_BASE, maker.basis.fk);
    let (thing, led_by) = (
        NamedRow::of(weapon.id.as_str(), &weapon.name),
        maker.talent_row(talent.as_str()),
    );
    attack.add_for(rule::VAL_04, led_by, points);
    attack.add_for(rule::WPN_13, thing, special);
    mastery::add(&mut attack, thing, bonuses, mastery::attack);
    maker
        .burden
        .weigh(&mut attack, rule::VAL_05, |be| talent::burden(maker, talent, be));
    let is_native = weapon.talent == *talent;
    attack.add_for(
        rule::TAL_03,
        led_by,
        if is_native { 0 } else { arm::SUBSTITUTE_ATTACK },
    );
    let is_clumsy = weapon.missile == Flies::Thrown && maker.wears(ArmourTrait::PlateHand);
    attack.add(rule::ARP_11, if is_clumsy { IRON_FINGERS } else { 0 });
    let mut plus = Ledger::new(rule::DMG_01, weapon.points.plus);
    mastery::add(&mut plus, thing, bonuses, mastery::points);
    match weapon.strength {
        Some(strength) => arm::add_strength(maker, &mut plus, strength),
        None => plus.note_for(rule::RNG_38, thing, 0, &void::STRENGTH_OF_NO_USE),
    }
    if let Some((missing, per_point)) = arm::missing(maker, weapon.minimum) {
        attack.add_for(rule::WPN_09, thing, missing * i16::from(per_point.attack));
        plus.add_for(rule::WPN_09, thing, missing * i16::from(per_point.points));
    }
    Arm {
        name: Arc::new(weapon.name.clone()),
        thing,
        rows: rows(
            [weapon.model().as_str(), talent.as_str()]
                .into_iter()
                .chain(arm::specialised(special != 0))
                .chain(mastery::ability(bonuses)),
        ),
        silhouette: weapon.shape(),
        attack,
        parry: None,
        dice: weapon.points.dice,
        sides: weapon.points.sides,
        plus,
        is_endurance: false,
        classes: DistanceClasses::HAND,
        reach: 0,
        length_cm: 0,
        talent: if is_native { points } else { points / 2 },
        eased: Vec::new(),
        kind: ArmKind {
            per_round: 1,
            wounds_easily: weapon.wounds_easily,
            in_saddle: talent::in_saddle(maker, talent),
            is_poisoned: weapon.traits.contains(&RangedTrait::Poisoned),
            fumbles_from: if is_improvised(maker, weapon) {
                arm::CLUMSY
            } else {
                0
            },
            ..ArmKind::default()
        },
    }
}

/// Whether what flies is no weapon by trade, or counts as none for somebody as weak as this, who has not learnt to lead such things.
///
/// Rule: `FUM-08`, `WPN-10`, `SF-IMPROVISIERT`.
fn is_improvised(maker: &Maker, weapon: &RangedWeapon) -> bool {
    let is_none = weapon.traits.contains(&RangedTrait::Improvised);
    let minimum = weapon.minimum.filter(|minimum| minimum.else_improvised);
    let too_weak = arm::missing(maker, minimum).is_some();
    (is_none || too_weak) && !maker.has("SF-IMPROVISIERT")
}

/// Actions that quick hands save with a bow (`RNG-33`).
pub(crate) const QUICK_BOW: i16 = 1;

/// Regular actions to load; quick hands save one with a bow, a quarter with a crossbow (`RNG-30`, `RNG-33`,
/// `SF-SCHNELLLADENBOGEN`, `SF-SCHNELLLADENARMBRUST`). A thrown weapon is
/// loaded by drawing it, which quick hands do for free (`RNG-34`).
fn loading(maker: &Maker, weapon: &RangedWeapon) -> Ledger {
    let slow = i16::from(weapon.load);
    let is_crossbow = weapon.talent.as_str() == "TAL-ARMBRUST";
    if weapon.missile == Flies::Thrown {
        let mut loading = Ledger::new(rule::RNG_34, slow);
        loading.add(rule::ACT_14, if maker.draws_quickly() { -slow } else { 0 });
        return loading;
    }
    let mut loading = Ledger::new(rule::RNG_30, slow);
    if weapon.missile == Flies::Arrow && maker.has("SF-SCHNELLLADENBOGEN") {
        loading.add(rule::RNG_33, (slow - QUICK_BOW).max(1) - slow);
    }
    if is_crossbow && maker.has("SF-SCHNELLLADENARMBRUST") {
        loading.add(rule::RNG_33, (3 * slow + 3) / 4 - slow);
    }
    let faster = mastery::loading(mastery::bonuses(maker, &weapon.items()));
    loading.add(rule::SF_WAFFENMEISTER, -faster.min(loading.value() - 1).max(0));
    loading
}

/// What can still be done with it in a melee (`RNG-36`).
fn close(weapon: &RangedWeapon) -> Close {
    match (weapon.missile, weapon.model().as_str()) {
        (Flies::Thrown, _) | (_, "RWP-SLING") => Close::Free,
        (_, "RWP-LIGHTXBOW" | "RWP-BALESTRINA" | "RWP-EISENWALDER") => Close::Contact,
        _ => Close::Never,
    }
}

/// How well the talent was learnt for shots; where nothing is said, the abilities hold for every talent.
///
/// Rule: `SF-SCHARFSCHUETZE`, `SF-MEISTERSCHUETZE`.
fn marksman(maker: &Maker, talent: &Id<Talent>) -> u8 {
    let knows = |ability: &str| {
        let mut learned = maker
            .person
            .subjects
            .iter()
            .filter(|it| it.ability.as_str() == ability)
            .peekable();
        let is_general = learned.peek().is_none();
        maker.has(ability) && (is_general || learned.any(|it| it.of == Subject::Talent(talent.clone())))
    };
    match (knows("SF-SCHARFSCHUETZE"), knows("SF-MEISTERSCHUETZE")) {
        (_, true) => 2,
        (true, false) => 1,
        (false, false) => 0,
    }
}

/// What is carried of it; where nothing is said a full quiver or pouch, and one weapon to throw (`RNG-35`).
fn ammunition(maker: &Maker, weapon: &RangedWeapon) -> u8 {
    let carried = maker.person.carries.iter().find_map(|gear| match gear {
        Gear::Arrows(count) if weapon.missile == Flies::Arrow => Some(*count),
        Gear::Bolts(count) if weapon.missile == Flies::Bolt => Some(*count),
        Gear::Bullets(count) if weapon.missile == Flies::Bullet => Some(*count),
        Gear::Missiles(id, count) if *id == weapon.id || id == weapon.model() => Some(*count),
        _ => None,
    });
    let full = match weapon.missile {
        Flies::Arrow | Flies::Bolt => QUIVER,
        Flies::Bullet | Flies::Dart => POUCH,
        Flies::Thrown => 1,
    };
    carried.map_or(full, |count| u8::try_from(count).unwrap_or(u8::MAX))
}

/// What the eyes are good for at a distance (`RNG-17`).
fn senses(maker: &Maker) -> Vec<Sense> {
    let held = maker.person.advantages.iter();
    let advantages = held.filter_map(|held| maker.data.advantages.get(&held.advantage));
    let effects = advantages.flat_map(|advantage| &advantage.effects);
    let sense = |effect: &Effect| match effect {
        Effect::Ranged { from, below, by } => Some(Sense {
            from: *from,
            below: below.unwrap_or(u16::MAX),
            by: i16::from(*by),
        }),
        _ => None,
    };
    effects.filter_map(sense).collect()
}
