//! The rows of pieces of armour.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{ArmourPiece, Dsa41Data, Fit, Place};

use super::{example, special};

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    data.armour.values().map(piece).collect()
}

fn piece(row: &ArmourPiece) -> Particulars {
    let simple = match row.simple {
        Some(simple) if simple.with_body_only => "with-body",
        Some(_) => "yes",
        None => "no",
    };
    let armour = row.simple.map(|simple| Particular::number(simple.armour));
    let encumbrance = row.simple.map(|simple| Particular::number(simple.encumbrance));
    let zones = row.zones;
    Particulars::new(row.id.as_str(), "armour-piece")
        .with("fits", Particular::Word(fits(row.fits)))
        .with("simple", Particular::Word(simple))
        .with("armour", Particular::or_none(armour))
        .with("encumbrance", Particular::or_none(encumbrance))
        .with("head", Particular::number(zones.head))
        .with("chest", Particular::number(zones.chest))
        .with("back", Particular::number(zones.back))
        .with("belly", Particular::number(zones.belly))
        .with("left-arm", Particular::number(zones.left_arm))
        .with("right-arm", Particular::number(zones.right_arm))
        .with("left-leg", Particular::number(zones.left_leg))
        .with("right-leg", Particular::number(zones.right_leg))
        .with("stars", Particular::number(row.stars))
        .with("weight", Particular::number(row.ounces))
        .with(
            "traits",
            Particular::clauses(row.traits.iter().map(special::armour)),
        )
        .shown_by("struck-in", [("face", example::zone_face(zones))])
}

const fn fits(fit: Fit) -> &'static str {
    match fit {
        Fit::Body { padding_under: true } => "body-padded",
        Fit::Body { padding_under: false } => "body",
        Fit::Padding => "padding",
        Fit::Helmet => "helmet",
        Fit::Coif => "coif",
        Fit::LimbSet => "limbs",
        Fit::Addition(Place::Arms) => "arms",
        Fit::Addition(Place::Hands) => "hands",
        Fit::Addition(Place::Legs) => "legs",
        Fit::Addition(Place::Feet) => "feet",
        Fit::Addition(Place::Neck) => "neck",
        Fit::Addition(Place::Shoulders) => "shoulders",
        Fit::Addition(Place::Hips) => "hips",
        Fit::Addition(Place::Cloak) => "cloak",
    }
}
