//! Weapons as a hero has them: what he has changed about those of the tables, and those that the tables do not know.

use super::super::data::{
    Band, DistanceClasses, Hands, Modifier, Points, RangedWeapon, StrengthBonus, Talent, Weapon, WeaponTrait,
};
use super::convert::Convert;
use super::own_row::{Changing, Made, ids, named, set, settle, small, unknown};
use crate::content::helden::{Changes, Reason, Thing};
use crate::rules::Id;

/// A weapon for blows: the first that a name means whose talent fits, with what is changed about it.
pub(super) fn weapon(
    convert: &mut Convert,
    (name, thing, worn_out): (&str, Option<&Thing>, Option<i16>),
    talent: Option<&Id<Talent>>,
) -> Result<Made<Weapon>, Reason> {
    let known: Vec<Id<Weapon>> = ids(convert.names.weapons.all(name));
    let rows: Vec<&Weapon> = known
        .iter()
        .filter_map(|id| convert.data.weapons.get(id))
        .collect();
    let fits = |row: &&&Weapon| talent.is_some_and(|talent| row.talents.contains(talent));
    let stock = rows
        .iter()
        .find(fits)
        .or_else(|| rows.first())
        .map(|row| (*row).clone());
    let is_known = stock.is_some();
    let base = stock.or_else(|| ordinary(convert, talent?)).ok_or_else(unknown)?;
    let mut row = base.clone();
    let change = Changing::of(thing, worn_out);
    change_weapon(&mut row, &change);
    row.name = named(&base.name, change.own_name, (!is_known).then_some(name));
    settle(convert, (base, row), is_known)
}

/// The plainest weapon of a talent, for those that no table knows: without peculiarities, and of these the weakest.
fn ordinary(convert: &Convert, talent: &Id<Talent>) -> Option<Weapon> {
    let odd = [WeaponTrait::Improvised, WeaponTrait::Natural];
    let rows = convert.data.weapons.values();
    let rows = rows.filter(|row| row.talents.first() == Some(talent) && !odd.iter().any(|odd| row.has(odd)));
    let strength =
        |points: Points| i32::from(points.dice) * (i32::from(points.sides) + 1) + 2 * i32::from(points.plus);
    rows.min_by_key(|row| (row.traits.len(), row.minimum.is_some(), strength(row.points)))
        .cloned()
}

fn change_weapon(row: &mut Weapon, change: &Changing) {
    if let (Some(kept), Some(changed)) = (&mut row.break_factor, change.break_factor()) {
        *kept = changed;
    }
    let Some(changes) = change.changes else { return };
    if let Some(points) = points(changes) {
        row.points = points;
    }
    if let Some(strength) = strength(changes) {
        row.strength = strength;
    }
    if let Some((attack, parry)) = changes.modifier {
        // What cannot parry is told of with a parry of 0.
        row.modifier = Modifier {
            attack: small(attack),
            parry: row.modifier.parry.map(|_| small(parry)),
        };
    }
    set(&mut row.initiative, changes.initiative.map(small));
    set(
        &mut row.ounces,
        changes.ounces.and_then(|ounces| u16::try_from(ounces).ok()),
    );
    if let (Some(length), Some(changed)) = (&mut row.length_cm, changes.length) {
        *length = u16::try_from(changed).unwrap_or(*length);
    }
    set(&mut row.classes, distances(&changes.distances));
    // Only a weapon without a way to be led in one hand can change the hands that it takes.
    if let (Some(two_handed), None) = (changes.two_handed, &row.one_hand) {
        row.hands = if two_handed { Hands::Two } else { Hands::One };
    }
}

/// A weapon that shoots or is thrown.
pub(super) fn ranged(
    convert: &mut Convert,
    (name, thing): (&str, Option<&Thing>),
    talent: Option<&Id<Talent>>,
) -> Result<Made<RangedWeapon>, Reason> {
    let known: Vec<Id<RangedWeapon>> = ids(convert.names.ranged.all(name));
    let rows: Vec<&RangedWeapon> = known
        .iter()
        .filter_map(|id| convert.data.ranged.get(id))
        .collect();
    let fits = |row: &&&RangedWeapon| Some(&row.talent) == talent;
    let stock = rows
        .iter()
        .find(fits)
        .or_else(|| rows.first())
        .map(|row| (*row).clone());
    let is_known = stock.is_some();
    let like = || {
        let rows = convert
            .data
            .ranged
            .values()
            .filter(|row| Some(&row.talent) == talent);
        rows.min_by_key(|row| (row.traits.len(), row.points.plus))
            .cloned()
    };
    let base = stock.or_else(like).ok_or_else(unknown)?;
    let mut row = base.clone();
    let change = Changing::of(thing, None);
    if let Some(changes) = change.changes {
        change_ranged(&mut row, changes);
    }
    row.name = named(&base.name, change.own_name, (!is_known).then_some(name));
    settle(convert, (base, row), is_known)
}

fn change_ranged(row: &mut RangedWeapon, changes: &Changes) {
    if let Some(points) = points(changes) {
        row.points = points;
    }
    if let (Some(kept), Some(changed)) = (&mut row.strength, strength(changes)) {
        *kept = changed;
    }
    set(
        &mut row.load,
        changes.load.and_then(|load| u8::try_from(load).ok()),
    );
    set(
        &mut row.ounces,
        changes.ounces.and_then(|ounces| u16::try_from(ounces).ok()),
    );
    let bands = row.bands.iter_mut().enumerate();
    for (place, band) in bands {
        let to = changes
            .ranges
            .and_then(|ranges| u16::try_from(ranges[place]).ok())
            .unwrap_or(band.to);
        let points = changes
            .range_points
            .map(|points| small(points[place]))
            .or(band.points);
        // A band that ends at 0 is none, whatever is said of its points.
        *band = Band {
            to,
            points: if to == 0 { None } else { Some(points.unwrap_or(0)) },
        };
    }
}

/// Hit points as the tables write them; none where they are no dice.
fn points(changes: &Changes) -> Option<Points> {
    let (dice, sides, plus) = changes.points?;
    format!("{dice}W{sides}{plus:+}").parse().ok()
}

fn strength(changes: &Changes) -> Option<StrengthBonus> {
    let (threshold, step) = changes.strength?;
    Some(StrengthBonus {
        threshold: u8::try_from(threshold).ok()?,
        step: u8::try_from(step).ok().filter(|step| *step > 0)?,
    })
}

/// Distance classes by the names that the export has for them.
fn distances(names: &[String]) -> Option<DistanceClasses> {
    let known = [
        ("Handgemenge", 'H'),
        ("Nah", 'N'),
        ("Stangenwaffe", 'S'),
        ("Pike", 'P'),
    ];
    let named = known
        .iter()
        .filter(|(name, _)| names.iter().any(|wanted| wanted == name));
    let letters: String = named.map(|(_, letter)| *letter).collect();
    DistanceClasses::try_from(letters).ok()
}
