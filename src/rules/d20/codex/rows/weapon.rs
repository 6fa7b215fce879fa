//! The rows of weapons.

use crate::content::{Joint, Particular, Particulars};
use crate::rules::d20::data::{D20Data, Handling, Loading, StrengthUse, Training, Weapon, WeaponTrait};
use crate::rules::d20::roll;

use super::word;

pub(super) fn rows(data: &D20Data) -> Vec<Particulars> {
    data.weapons.values().map(weapon).collect()
}

fn weapon(row: &Weapon) -> Particulars {
    let training = match row.training {
        Training::Simple => "simple",
        Training::Martial => "martial",
        Training::Exotic => "exotic",
    };
    let hands = match (row.handling, row.two_hands) {
        (Handling::Light, _) => "light",
        (Handling::OneHanded, _) => "one",
        (Handling::TwoHanded, _) => "two",
        (Handling::Ranged, true) => "shot-with-two",
        (Handling::Ranged, false) => "ranged",
    };
    let strength = match row.strength {
        StrengthUse::AllOfIt => "all",
        StrengthUse::PenaltyOnly => "penalty",
        StrengthUse::UpToRating => "rating",
        StrengthUse::Nothing => "nothing",
    };
    let loading = match row.loading {
        Loading::Nothing => "nothing",
        Loading::MoveAction => "move",
        Loading::FullRound => "full-round",
    };
    let joint = if row.chosen_type { Joint::Or } else { Joint::Comma };
    let types = row.types.iter().map(|kind| word::damage_type(*kind));
    let threat = row.critical.threat;
    Particulars::new(row.id.as_str(), "weapon")
        .with("training", Particular::Word(training))
        .with("hands", Particular::Word(hands))
        .with("small", word::roll(row.damage.small))
        .with("medium", word::roll(row.damage.medium))
        .with("large", word::roll(row.damage.large))
        .with("threat", word::number((threat < roll::BEST).then_some(threat)))
        .with("best", Particular::number(roll::BEST))
        .with("times", Particular::number(row.critical.times))
        .with("types", Particular::List(joint, types.collect()))
        .with("range", word::number(row.range.map(|range| range.squares)))
        .with(
            "increments",
            word::number(row.range.map(|range| range.increments)),
        )
        .with("strength", Particular::Word(strength))
        .with("loading", Particular::Word(loading))
        .with("traits", Particular::clauses(traits(row)))
        .shown_by(shown_by(row), example(row))
}

/// What else there is to a weapon.
fn traits(row: &Weapon) -> impl Iterator<Item = Particular> {
    let one_handed = row
        .one_handed
        .map(|points| Particular::said("trait-one-handed").with("points", Particular::signed(points)));
    row.traits.iter().map(|one| special(*one)).chain(one_handed)
}

fn special(one: WeaponTrait) -> Particular {
    Particular::said(match one {
        WeaponTrait::Reach => "trait-reach",
        WeaponTrait::Trip => "trait-trip",
        WeaponTrait::Set => "trait-set",
        WeaponTrait::Thrust => "trait-thrust",
        WeaponTrait::Nonlethal => "trait-nonlethal",
        WeaponTrait::Thrown => "trait-thrown",
        WeaponTrait::Lance => "trait-lance",
        WeaponTrait::Double => "trait-double",
        WeaponTrait::StrengthRating => "trait-rating",
        WeaponTrait::Finesse => "trait-finesse",
        WeaponTrait::UsableProne => "trait-usable-prone",
        WeaponTrait::Bow => "trait-bow",
        WeaponTrait::Crossbow => "trait-crossbow",
        WeaponTrait::Ammunition => "trait-ammunition",
    })
}

fn shown_by(row: &Weapon) -> &'static str {
    if row.handling == Handling::Ranged {
        "shot-with"
    } else {
        "blow-with"
    }
}

/// What the example of a weapon needs: how it is held, its dice and their faces, and the column where its target stands.
fn example(row: &Weapon) -> [(&'static str, String); 5] {
    let dice = row.damage.medium;
    let hold = match row.handling {
        Handling::Light | Handling::OneHanded => "OneHanded",
        Handling::TwoHanded => "TwoHanded",
        Handling::Ranged if row.has(WeaponTrait::Thrown) => "Thrown",
        Handling::Ranged => "Shot",
    };
    let column = if row.has(WeaponTrait::Reach) { 3 } else { 2 };
    [
        ("hold", hold.to_owned()),
        ("count", dice.count.to_string()),
        ("sides", dice.sides.to_string()),
        ("faces", vec!["2"; dice.count.into()].join(", ")),
        ("column", column.to_string()),
    ]
}
