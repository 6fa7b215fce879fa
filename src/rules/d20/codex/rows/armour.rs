//! The rows of armour and shields.

use crate::content::{Particular, Particulars};
use crate::rules::d20::data::{Armour, ArmourKind, D20Data};

use super::word;

/// The speeds without armour for which the table names another one.
const SPEEDS: [i64; 2] = [6, 4];

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.armour.values().map(piece).collect()
}

fn piece(row: &Armour) -> Particulars {
    let kind = match row.kind {
        ArmourKind::Light => "light",
        ArmourKind::Medium => "medium",
        ArmourKind::Heavy => "heavy",
        ArmourKind::Buckler => "buckler",
        ArmourKind::Shield => "shield",
        ArmourKind::TowerShield => "tower",
    };
    let [quick, slow] = SPEEDS;
    let attack = (row.attack != 0)
        .then(|| Particular::said("trait-attack").with("points", Particular::signed(row.attack)));
    let traits = [
        attack,
        (row.kind == ArmourKind::Buckler).then(|| Particular::said("trait-buckler")),
        (row.kind == ArmourKind::TowerShield).then(|| Particular::said("trait-tower")),
        row.metal.then(|| Particular::said("trait-metal")),
    ];
    Particulars::new(row.id.as_str(), "armour")
        .with("kind", Particular::Word(kind))
        .with("bonus", Particular::signed(row.bonus))
        .with("dexterity", word::number(row.max_dexterity))
        .with("check", word::points(row.check_penalty))
        .with("failure", Particular::number(row.spell_failure))
        .with("quick", word::number(row.speed.map(|speed| speed.of_six)))
        .with("slow", word::number(row.speed.map(|speed| speed.of_four)))
        .with("base-quick", Particular::number(quick))
        .with("base-slow", Particular::number(slow))
        .with("traits", Particular::clauses(traits.into_iter().flatten()))
        .shown_by("struck-in", Vec::<(&'static str, String)>::new())
}
