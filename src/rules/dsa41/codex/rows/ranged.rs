//! The rows of weapons that shoot or are thrown.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{Band, Dsa41Data, Missile, RangedWeapon};

use super::{example, special, word};

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    data.ranged.values().map(|row| weapon(data, row)).collect()
}

fn weapon(data: &Dsa41Data, row: &RangedWeapon) -> Particulars {
    let [threshold, step] = word::strength(row.strength);
    let missile = match row.missile {
        Missile::Arrow => "arrow",
        Missile::Bolt => "bolt",
        Missile::Bullet => "bullet",
        Missile::Dart => "dart",
        Missile::Thrown => "thrown",
    };
    Particulars::new(row.id.as_str(), "ranged-weapon")
        .with("points", word::points(row.points))
        .with("missile", Particular::Word(missile))
        .with("bands", Particular::list(row.bands.iter().map(band)))
        .with("load", Particular::number(row.load))
        .with(threshold.0, threshold.1)
        .with(step.0, step.1)
        .with("wounds", Particular::yes(row.wounds_easily))
        .with("talent", word::talent(data, &row.talent))
        .with("weight", Particular::number(row.ounces))
        .with("minimum", word::minimum(row.minimum))
        .with("traits", Particular::clauses(traits(data, row)))
        .shown_by(
            match row.missile {
                Missile::Thrown => "throw-of",
                _ => "shot-with",
            },
            [
                ("talent", row.talent.to_string()),
                ("skill", example::skill(data, &row.talent)),
                ("faces", example::faces([row.points])),
            ],
        )
}

/// The far end of a distance and what it adds to the points.
fn band(band: &Band) -> Particular {
    match band.points {
        Some(points) if band.to > 0 => Particular::said("band")
            .with("to", Particular::number(band.to))
            .with("points", Particular::signed(points)),
        _ => Particular::said("band-missing"),
    }
}

/// What is special about a weapon, with what else stands in its row.
fn traits(data: &Dsa41Data, row: &RangedWeapon) -> Vec<Particular> {
    let listed = row.traits.iter().map(special::ranged);
    let blade = row.blade.iter().filter_map(|id| data.weapons.get(id));
    let blade =
        blade.map(|weapon| Particular::said("trait-blade").with("name", Particular::name(&weapon.name)));
    let like = row.like.iter().filter_map(|id| data.ranged.get(id));
    let like = like.map(|other| Particular::said("trait-like").with("name", Particular::name(&other.name)));
    listed.chain(blade).chain(like).collect()
}
