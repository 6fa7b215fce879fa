//! What the examples leave open that all rows of a kind share: who can handle the thing, and what the dice show.

use crate::rules::Id;
use crate::rules::dsa41::data::{Dsa41Data, Points, Talent, TalentUse, Technique, Zones};
use crate::rules::dsa41::exchange::zone::Zone;

/// A talent with which somebody handles a weapon, as the file of a person writes it.
pub(super) fn skill(data: &Dsa41Data, id: &Id<Talent>) -> String {
    let purpose = data.talents.get(id).map(|talent| &talent.purpose);
    let is_split = matches!(
        purpose,
        Some(TalentUse::Combat {
            technique: Technique::Melee,
            ..
        })
    );
    let split = if is_split { ", attack: 5, parry: 5" } else { "" };
    format!("(talent: \"{id}\", value: 10{split})")
}

/// A three on each die of the points, those of the hit and of what comes with it.
pub(super) fn faces(points: impl IntoIterator<Item = Points>) -> String {
    let dice = points.into_iter().map(|points| usize::from(points.dice)).sum();
    vec!["3"; dice].join(", ")
}

/// The face of the die that finds the zone, seen from the front, in which a piece protects best.
pub(super) fn zone_face(zones: Zones) -> String {
    let protects = |face: i16| {
        let zone = Zone::of(face, false, false);
        let all = Zone::ALL.into_iter().zip(zones.values());
        all.filter(|(other, _)| *other == zone)
            .map(|(_, points)| points)
            .next()
    };
    // Of several faces the last one; `rev` makes that the first.
    let face = (1..=20).rev().max_by_key(|face| protects(*face));
    face.unwrap_or(1).to_string()
}
