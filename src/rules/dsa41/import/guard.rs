//! Shields and armour as a hero has them: what he has changed about those of the tables, and those that the tables do not know.

use super::super::data::{ArmourPiece, Fit, Modifier, Place, Shield, ShieldKind, SimpleArmour, Zones};
use super::convert::Convert;
use super::own_row::{Changing, Made, ids, named, set, settle, small, unknown};
use crate::content::Words;
use crate::content::helden::{Changes, Reason, Thing};
use crate::rules::Id;

/// A shield or parry weapon.
pub(super) fn shield(
    convert: &mut Convert,
    (name, thing): (&str, Option<&Thing>),
    as_parry_weapon: bool,
) -> Result<Made<Shield>, Reason> {
    let known: Vec<Id<Shield>> = ids(convert.names.shields.all(name));
    let wanted = if as_parry_weapon {
        ShieldKind::ParryWeapon
    } else {
        ShieldKind::Shield
    };
    let stock = known.iter().find_map(|id| convert.data.shields.get(id)).cloned();
    let is_known = stock.is_some();
    let like = || {
        let rows = convert
            .data
            .shields
            .values()
            .filter(|row| row.kind == wanted && row.traits.is_empty());
        rows.min_by_key(|row| row.modifier.parry).cloned()
    };
    let base = stock.or_else(like).ok_or_else(unknown)?;
    let mut row = base.clone();
    let change = Changing::of(thing, None);
    set(&mut row.break_factor, change.break_factor());
    if let Some(changes) = change.changes {
        if let Some((attack, parry)) = changes.modifier {
            row.modifier = Modifier {
                attack: small(attack),
                parry: Some(small(parry)),
            };
        }
        set(&mut row.initiative, changes.initiative.map(small));
        set(
            &mut row.ounces,
            changes.ounces.and_then(|ounces| u16::try_from(ounces).ok()),
        );
    }
    row.name = named(&base.name, change.own_name, (!is_known).then_some(name));
    settle(convert, (base, row), is_known)
}

/// A piece of armour. One that no table knows needs its values.
pub(super) fn armour(
    convert: &mut Convert,
    name: &str,
    thing: Option<&Thing>,
) -> Result<Made<ArmourPiece>, Reason> {
    let known: Vec<Id<ArmourPiece>> = ids(convert.names.armour.all(name));
    let stock = known.iter().find_map(|id| convert.data.armour.get(id)).cloned();
    let changes = thing.map(|thing| &thing.changes);
    let has_values =
        changes.is_some_and(|changes| changes.armour.is_some() || changes.zones.iter().any(Option::is_some));
    let is_known = stock.is_some();
    let base = match stock {
        Some(row) => row,
        None if has_values => blank(convert, changes.map(|changes| changes.zones).unwrap_or_default())?,
        None => return Err(unknown()),
    };
    let mut row = base.clone();
    if let Some(changes) = changes {
        change_armour(&mut row, changes, is_known);
    }
    row.name = named(
        &base.name,
        thing.and_then(|thing| thing.own_name.as_deref()),
        (!is_known).then_some(name),
    );
    settle(convert, (base, row), is_known)
}

/// A piece of which nothing is known but the zones that it covers: they say where it is worn.
fn blank(convert: &Convert, zones: [Option<i16>; 8]) -> Result<ArmourPiece, Reason> {
    let covers = |places: std::ops::Range<usize>| zones[places].iter().flatten().any(|points| *points > 0);
    let fits = match (covers(0..1), covers(1..4), covers(4..6), covers(6..8)) {
        (true, false, false, false) => Fit::Helmet,
        (false, false, true, true) => Fit::LimbSet,
        (false, false, true, false) => Fit::Addition(Place::Arms),
        (false, false, false, true) => Fit::Addition(Place::Legs),
        _ => Fit::Body { padding_under: true },
    };
    let id = Id::new("ARP-OWN").map_err(|fault| Reason::new("import-why-fault").with("fault", fault))?;
    let like = convert.data.armour.values().find(|row| row.fits == fits);
    Ok(ArmourPiece {
        id,
        name: Words::default(),
        fits,
        ounces: like.map_or(120, |row| row.ounces),
        stars: 0,
        simple: Some(SimpleArmour {
            armour: 0,
            encumbrance: 0,
            with_body_only: false,
        }),
        zones: Zones::default(),
        traits: Vec::new(),
    })
}

fn change_armour(row: &mut ArmourPiece, changes: &Changes, is_known: bool) {
    let unsigned = |points: i16| u8::try_from(points).ok();
    set(&mut row.stars, changes.stars.and_then(unsigned));
    set(
        &mut row.ounces,
        changes.ounces.and_then(|ounces| u16::try_from(ounces).ok()),
    );
    let zones = &mut row.zones;
    let places = [
        &mut zones.head,
        &mut zones.chest,
        &mut zones.back,
        &mut zones.belly,
        &mut zones.left_arm,
        &mut zones.right_arm,
        &mut zones.left_leg,
        &mut zones.right_leg,
    ];
    for (place, points) in places.into_iter().zip(changes.zones) {
        set(place, points.and_then(unsigned));
    }
    let Some(simple) = &mut row.simple else { return };
    set(&mut simple.armour, changes.armour.and_then(unsigned));
    set(&mut simple.encumbrance, changes.encumbrance.and_then(unsigned));
    if !is_known && changes.armour.is_none() {
        // Only the zones are known: the piece protects as much as the best covered part of the body, less what it leaves open.
        let values = row.zones.values();
        let sum: u16 = values.iter().map(|points| u16::from(*points)).sum();
        simple.armour = u8::try_from(sum.div_ceil(8)).unwrap_or(0);
    }
    if !is_known && changes.encumbrance.is_none() {
        simple.encumbrance = simple.armour;
    }
}
