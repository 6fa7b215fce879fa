//! What a person wears: armour and encumbrance, simple or by zones.

use crate::battle::{Cause, Ledger, NamedRow, RuleId};
use crate::rules::Id;

use super::super::cause;
use super::super::data::{ArmourPiece, ArmourTrait, Dsa41Data, Fit, Person, Subject};
use super::super::exchange::value::{encumbrance, rounded};
use super::super::exchange::zone::Zone;
use super::super::rule;
use super::maker::has;
use super::nature;

/// Armour and encumbrance of a person.
pub(super) struct Worn {
    /// RS, or gRS where zones are played.
    pub(super) armour: Ledger,
    /// RS of each zone where zones are played.
    pub(super) zones: Option<[i16; 8]>,
    /// What each piece adds to them.
    pub(super) pieces: Vec<(NamedRow, [i16; 8])>,
    /// BE, or gBE where zones are played, after habituation and with load.
    pub(super) burden: Ledger,
}

/// What a person wears (`ARM-01`, `ARP-01`), by zones where they are played (`ARP-03` to `ARP-05`).
pub(super) fn worn(data: &Dsa41Data, person: &Person, has_zones: bool) -> Worn {
    let Worn {
        mut armour,
        mut zones,
        pieces,
        mut burden,
    } = pieces(data, &person.armour, has_zones);
    accustom(&mut burden, person);
    // A thick skin covers all of the body, adds to what is worn and is no burden (ARP-06).
    let skin = nature::sum(data, &person.advantages, nature::armour);
    armour.add_for(rule::ARP_06, &cause::HIDE, skin);
    zones.iter_mut().flatten().for_each(|zone| *zone += skin);
    Worn {
        armour,
        zones,
        pieces,
        burden,
    }
}

/// These pieces worn together, by somebody who is used to none of them.
pub(super) fn pieces(data: &Dsa41Data, worn: &[Id<ArmourPiece>], has_zones: bool) -> Worn {
    let mut armour = Ledger::new(rule::ARM_01, 0);
    let mut burden = Ledger::new(rule::ARM_01, 0);
    if !has_zones {
        for (piece, points, be) in simple_pieces(data, worn) {
            armour.add_for(rule::ARM_01, piece, points);
            burden.add_for(rule::ARM_01, piece, be);
        }
        return Worn {
            armour,
            zones: None,
            pieces: Vec::new(),
            burden,
        };
    }
    let each = || worn.iter().filter_map(|id| data.armour.get(id));
    let pieces: Vec<_> = each()
        .map(|piece| (named(piece), piece.zones.values().map(i16::from)))
        .collect();
    let mut zones = [0; 8];
    for (_, piece) in &pieces {
        for (sum, armour) in zones.iter_mut().zip(piece) {
            *sum += armour;
        }
    }
    let all: i16 = each().map(share).sum();
    let load: i16 = each().map(load_share).sum();
    let worn: Cause = match &pieces[..] {
        [(only, _)] => (*only).into(),
        several => (&cause::WORN, several.len() as i16).into(),
    };
    armour.add_for(rule::ARP_04, worn, rounded(all, SHARES));
    burden.add_for(rule::ARP_05, worn, rounded(load, 4 * SHARES));
    Worn {
        armour,
        zones: Some(zones),
        pieces,
        burden,
    }
}

/// Parts of a point in which the share of a piece is counted (`ARP-04`).
const SHARES: i16 = 20;

/// What a piece adds to the armour of the whole body, in twentieths (`ARP-04`).
fn share(piece: &ArmourPiece) -> i16 {
    const WEIGHTS: [i16; 8] = [2, 4, 4, 4, 1, 1, 2, 2];
    let zones = piece.zones.values();
    let weighed = zones.iter().zip(WEIGHTS);
    weighed.map(|(armour, weight)| i16::from(*armour) * weight).sum()
}

/// Points of encumbrance that a star takes from body armour (`ARP-05`).
pub(crate) const STAR: i16 = 1;

/// What a piece adds to the encumbrance, in eightieths: a star takes a point from body armour, and half from other pieces
/// (`ARP-05`).
fn load_share(piece: &ArmourPiece) -> i16 {
    let stars = i16::from(piece.stars);
    let whole = 4 * share(piece);
    match piece.fits {
        Fit::Body { .. } | Fit::Padding => (whole - 4 * SHARES * STAR * stars).max(0),
        _ => whole >> stars.clamp(0, 2),
    }
}

/// Armour and encumbrance of each piece; those that need a body armour count only with one (`ARM-01`, `ARP-01`).
fn simple_pieces(data: &Dsa41Data, worn: &[Id<ArmourPiece>]) -> Vec<(NamedRow, i16, i16)> {
    let worn: Vec<_> = worn.iter().filter_map(|id| data.armour.get(id)).collect();
    let has_body = worn
        .iter()
        .any(|piece| matches!(piece.fits, Fit::Body { .. } | Fit::Padding));
    worn.iter()
        .filter_map(|piece| Some((named(piece), piece.simple?)))
        .filter(|(_, simple)| has_body || !simple.with_body_only)
        .map(|(piece, simple)| (piece, i16::from(simple.armour), i16::from(simple.encumbrance)))
        .collect()
}

/// A piece as what brings lines of ledgers.
fn named(piece: &ArmourPiece) -> NamedRow {
    NamedRow::of(piece.id.as_str(), &piece.name)
}

/// Whether somebody wears a helmet, whatever it keeps off.
pub(super) fn has_helmet(data: &Dsa41Data, person: &Person) -> bool {
    let worn = person.armour.iter().filter_map(|id| data.armour.get(id));
    worn.into_iter()
        .any(|piece| matches!(piece.fits, Fit::Helmet | Fit::Coif))
}

/// What helmets keep off besides of a blow that stuns: what they protect of the head, or a point without zones.
///
/// Rule: `MAN-BETAEUBUNG`.
pub(super) fn helmet(data: &Dsa41Data, person: &Person, has_zones: bool) -> i16 {
    let worn = person.armour.iter().filter_map(|id| data.armour.get(id));
    let helmets = worn.filter(|piece| matches!(piece.fits, Fit::Helmet | Fit::Coif));
    let of_head = helmets.map(|piece| i16::from(piece.zones.values()[Zone::Head as usize]));
    if has_zones {
        of_head.sum()
    } else {
        i16::from(of_head.count() > 0)
    }
}

/// A set for the limbs has no zones of its own in the books: where zones are played it counts as the table says.
///
/// Rule: `ARP-12`.
pub(super) fn by_zones(data: &Dsa41Data, person: &Person, has_zones: bool) -> Option<RuleId> {
    let mut worn = person.armour.iter().filter_map(|id| data.armour.get(id));
    let has_set = worn.any(|piece| piece.fits == Fit::LimbSet);
    (has_zones && has_set).then_some(rule::ARP_12)
}

/// Whether what somebody wears on his head dulls his senses: four points of armour there, or a helmet that closes.
///
/// Rule: `ARP-10`.
pub(super) fn dulls(data: &Dsa41Data, person: &Person) -> bool {
    let worn = || person.armour.iter().filter_map(|id| data.armour.get(id));
    let of_head = |piece: &ArmourPiece| i16::from(piece.zones.values()[Zone::Head as usize]);
    worn().map(of_head).sum::<i16>() >= CLOSED
        || worn().any(|piece| piece.traits.contains(&ArmourTrait::DullsSenses))
}

/// Points of armour on the head that dull the senses (`ARP-10`).
pub(crate) const CLOSED: i16 = 4;

/// Habituation and load (`ARM-04`, `ARM-05`).
fn accustom(ledger: &mut Ledger, person: &Person) {
    let worn = ledger.value();
    let habituation = habituation(person);
    ledger.add(rule::ARM_05, encumbrance(worn, habituation, 0) - worn);
    ledger.add(rule::ARM_04, i16::from(person.load));
}

/// Points of encumbrance that habituation takes away (`ARM-05`).
fn habituation(person: &Person) -> i16 {
    if has(person, "SF-RUESTUNG3") {
        return WELL_USED;
    }
    if has(person, "SF-RUESTUNG2") || has(person, "SF-RUESTUNG1") && is_used_to(person) {
        USED
    } else {
        0
    }
}

/// What habituation takes from the encumbrance, and the best of it (`ARM-05`).
pub(crate) const USED: i16 = 1;
pub(crate) const WELL_USED: i16 = 2;

/// Whether a person wears the armour that he has got used to, and no other (`SF-RUESTUNG1`).
pub(super) fn is_used_to(person: &Person) -> bool {
    let is_worn = |wanted: &[Id<ArmourPiece>]| {
        let mut wanted = wanted.to_vec();
        let mut worn = person.armour.clone();
        wanted.sort();
        worn.sort();
        wanted == worn
    };
    person.subjects.iter().any(|learned| match &learned.of {
        Subject::Armour(pieces) => learned.ability.as_str() == "SF-RUESTUNG1" && is_worn(pieces),
        _ => false,
    })
}
