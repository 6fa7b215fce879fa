//! Reads what a hero owns, and what he wears and leads.

use super::hero::{Changes, Thing, ThingKind, Worn};
use super::read::Reading;
use super::tree::Node;

/// The zones of armour in the order of [`Changes::zones`].
const ZONES: [&str; 8] = [
    "kopf",
    "brust",
    "ruecken",
    "bauch",
    "linkerarm",
    "rechterarm",
    "linkesbein",
    "rechtesbein",
];

/// A thing that he owns; none for what has no name.
pub(super) fn thing(node: &Node, reading: &mut Reading) -> Option<Thing> {
    let name = node.get("name")?.to_owned();
    let mut thing = Thing {
        name,
        count: node
            .number("anzahl")
            .and_then(|count| u16::try_from(count).ok())
            .unwrap_or(1),
        slot: node.number("slot").unwrap_or(0),
        line: node.line,
        ..Thing::default()
    };
    for child in &node.children {
        let kind = match child.name.as_str() {
            "nahkampfwaffe" => ThingKind::Melee,
            "fernkampfwaffe" => ThingKind::Ranged,
            "schild" => ThingKind::Shield,
            "ruestung" => ThingKind::Armour,
            "modallgemein" => {
                for part in &child.children {
                    general(part, &mut thing, reading);
                }
                continue;
            }
            _ => {
                reading.leave(child);
                continue;
            }
        };
        thing.changes.kind.get_or_insert(kind);
        for part in &child.children {
            if change(part, &mut thing.changes).is_none() {
                reading.leave(part);
            }
        }
    }
    Some(thing)
}

/// What may be changed of any thing.
fn general(part: &Node, thing: &mut Thing, reading: &mut Reading) {
    match part.name.as_str() {
        "name" if part.get("value").is_some() => thing.own_name = part.get("value").map(str::to_owned),
        "gewicht" if part.number("value").is_some() => thing.changes.ounces = part.number("value"),
        _ => reading.leave(part),
    }
}

/// Takes in one change; none where it cannot be read.
fn change(part: &Node, changes: &mut Changes) -> Option<()> {
    let number = |name: &str| part.number(name);
    match part.name.as_str() {
        "talente" => {
            changes.talents.push(part.get("kampftalent")?.to_owned());
            // Several talents may stand one in the other.
            let more = part.children.iter();
            changes
                .talents
                .extend(more.filter_map(|it| it.get("kampftalent").map(str::to_owned)));
        }
        "trefferpunkte" => {
            changes.points = Some((number("mul")?, number("w")?, number("sum").unwrap_or(0)));
        }
        "tpkk" => changes.strength = Some((number("kk")?, number("schrittweite")?)),
        "wm" => changes.modifier = Some((number("at")?, number("pa")?)),
        "bf" => changes.break_factor = Some(number("akt").or_else(|| number("min"))?),
        "inimod" => changes.initiative = Some(number("ini")?),
        "laenge" => changes.length = Some(number("value")?),
        "gewicht" => changes.ounces = Some(number("value")?),
        "zweihaendig" => changes.two_handed = Some(part.get("value").is_none_or(|value| value != "false")),
        "distanzklassen" => {
            let classes = part.children.iter().filter_map(|class| class.get("value"));
            changes.distances.extend(classes.map(str::to_owned));
        }
        "entfernung" => changes.ranges = Some(five(part, 'e')?),
        "tpmod" => changes.range_points = Some(five(part, 'm')?),
        "laden" => changes.load = Some(number("aktionen").or_else(|| number("value"))?),
        "rs" | "gesrs" => changes.armour = Some(rounded(part.get("value")?)?),
        "be" | "gesbe" => changes.encumbrance = Some(rounded(part.get("value")?)?),
        "sterne" => changes.stars = Some(number("value")?),
        zone => {
            let place = ZONES.iter().position(|known| *known == zone)?;
            changes.zones[place] = Some(number("value")?);
        }
    }
    Some(())
}

/// Five numbers of attributes such as `E0` to `E4`.
fn five(part: &Node, letter: char) -> Option<[i16; 5]> {
    let mut numbers = [0; 5];
    for (place, number) in numbers.iter_mut().enumerate() {
        *number = part.number(&format!("{letter}{place}"))?;
    }
    Some(numbers)
}

/// A number that may have a fraction, to the nearest whole one; halves go up.
fn rounded(text: &str) -> Option<i16> {
    let text = text.replace(',', ".");
    let Some((whole, fraction)) = text.split_once('.') else {
        return text.parse().ok();
    };
    let whole: i16 = whole.parse().ok()?;
    let is_number = !fraction.is_empty() && fraction.bytes().all(|digit| digit.is_ascii_digit());
    let up = i16::from(fraction.as_bytes().first().is_some_and(|digit| *digit >= b'5'));
    is_number.then(|| whole.saturating_add(up))
}

/// Something that he wears or leads; none for what is no such thing.
pub(super) fn worn(node: &Node) -> Option<Worn> {
    let place = node.get("name")?;
    let (kind, number, name) = [
        ("nkwaffe", ThingKind::Melee, "waffenname"),
        ("fkwaffe", ThingKind::Ranged, "waffenname"),
        ("schild", ThingKind::Shield, "schildname"),
        ("ruestung", ThingKind::Armour, "ruestungsname"),
    ]
    .into_iter()
    .find_map(|(prefix, kind, name)| Some((kind, place.strip_prefix(prefix)?.parse().ok()?, name)))?;
    let small = |name: &str| node.number(name).and_then(|number| u16::try_from(number).ok());
    Some(Worn {
        kind,
        number,
        set: small("set").unwrap_or(0),
        name: node.get(name)?.to_owned(),
        slot: node.number("slot").unwrap_or(0),
        talent: node.get("talent").map(str::to_owned),
        left: node.get("hand") == Some("links"),
        hand_is_told: node.get("hand").is_some(),
        break_factor: node
            .number("bfakt")
            .filter(|now| Some(*now) != node.number("bfmin")),
        as_parry_weapon: node.get("verwendungsart").is_some_and(|usage| usage != "Schild"),
        shield: small("schild").filter(|number| *number > 0),
        line: node.line,
    })
}
