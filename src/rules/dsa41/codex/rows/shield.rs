//! The rows of shields and parry weapons.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{Dsa41Data, Shield, ShieldKind, ShieldSize};

use super::special;

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    data.shields.values().map(|row| shield(data, row)).collect()
}

fn shield(data: &Dsa41Data, row: &Shield) -> Particulars {
    let pattern = match row.kind {
        ShieldKind::Shield | ShieldKind::Both => "shield",
        ShieldKind::ParryWeapon => "parry-weapon",
    };
    let kind = match row.kind {
        ShieldKind::Shield => "shield",
        ShieldKind::ParryWeapon => "parry-weapon",
        ShieldKind::Both => "both",
    };
    let size = row.size.map(|size| match size {
        ShieldSize::Small => "small",
        ShieldSize::Large => "large",
        ShieldSize::VeryLarge => "huge",
    });
    let strikes = row.strikes_as.as_ref().and_then(|id| data.weapons.get(id));
    let strikes = strikes.map(|weapon| Particular::name(&weapon.name));
    Particulars::new(row.id.as_str(), pattern)
        .with("kind", Particular::Word(kind))
        .with("size", Particular::or_none(size.map(Particular::Word)))
        .with("attack", Particular::signed(row.modifier.attack))
        .with("parry", Particular::signed(row.modifier.parry.unwrap_or(0)))
        .with("initiative", Particular::signed(row.initiative))
        .with("strikes", Particular::or_none(strikes))
        .with("weight", Particular::number(row.ounces))
        .with("breakage", Particular::number(row.break_factor))
        .with(
            "traits",
            Particular::clauses(row.traits.iter().map(special::shield)),
        )
        .shown_by("parry-with", [])
}
