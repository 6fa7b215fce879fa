//! The rows of weapons for blows and of lances.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{Dsa41Data, Hands, Lance, OneHanded, Weapon, WeaponTrait};

use super::{example, special, word};

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    let weapons = data.weapons.values().map(|row| weapon(data, row));
    let lances = data.lances.values().map(|row| lance(data, row));
    weapons.chain(lances).collect()
}

fn weapon(data: &Dsa41Data, row: &Weapon) -> Particulars {
    let [threshold, step] = word::strength(Some(row.strength));
    let hands = match (row.hands, &row.one_hand) {
        (Hands::One, _) => "one",
        (Hands::Two, None) => "two",
        (Hands::Two, Some(_)) => "either",
    };
    let from = row.one_hand.as_ref().map(|one| one.strength_from);
    Particulars::new(row.id.as_str(), "weapon")
        .with("points", word::points(row.points))
        .with("endurance", Particular::yes(row.endurance))
        .with(threshold.0, threshold.1)
        .with(step.0, step.1)
        .with("attack", Particular::signed(row.modifier.attack))
        .with(
            "parry",
            Particular::or_none(row.modifier.parry.map(Particular::signed)),
        )
        .with("initiative", Particular::signed(row.initiative))
        .with("classes", word::classes(row.classes))
        .with("hands", Particular::Word(hands))
        .with("strength-from", Particular::or_none(from.map(Particular::number)))
        .with("talents", Particular::list(word::talents(data, &row.talents)))
        .with(
            "length",
            Particular::or_none(row.length_cm.map(Particular::number)),
        )
        .with("weight", Particular::number(row.ounces))
        .with(
            "breakage",
            Particular::or_none(row.break_factor.map(Particular::number)),
        )
        .with("minimum", word::minimum(row.minimum))
        .with("traits", Particular::clauses(traits(data, row)))
        .shown_by("blow-with", shown(data, row))
}

/// The talent that leads the weapon in the example, and the faces of its hit points.
fn shown(data: &Dsa41Data, row: &Weapon) -> Vec<(&'static str, String)> {
    let burns = row.traits.iter().filter_map(|special| match special {
        WeaponTrait::Burns(points) => Some(*points),
        _ => None,
    });
    let talent = row.talents.first().into_iter();
    talent
        .flat_map(|id| [("talent", id.to_string()), ("skill", example::skill(data, id))])
        .chain([("faces", example::faces([row.points].into_iter().chain(burns)))])
        .collect()
}

/// What is special about a weapon, with what else stands in its row.
fn traits(data: &Dsa41Data, row: &Weapon) -> Vec<Particular> {
    let listed = row.traits.iter().map(special::weapon);
    let in_one_hand = row.one_hand.iter().map(|one| one_handed(data, one));
    let wards = row.parry_weapon.iter();
    let wards = wards.map(|_| Particular::said("trait-parry-weapon"));
    let like = row.like.iter().filter_map(|id| data.weapons.get(id));
    let like = like.map(|other| Particular::said("trait-like").with("name", Particular::name(&other.name)));
    listed.chain(in_one_hand).chain(wards).chain(like).collect()
}

/// What strength adds in one hand, and the talent that leads it then.
fn one_handed(data: &Dsa41Data, one: &OneHanded) -> Particular {
    let talent = one.talent.as_ref().map(|id| word::talent(data, id));
    let said = Particular::said("trait-one-handed").with("talent", Particular::or_none(talent));
    word::strength(Some(one.strength))
        .into_iter()
        .fold(said, |said, (name, value)| said.with(name, value))
}

fn lance(data: &Dsa41Data, row: &Lance) -> Particulars {
    Particulars::new(row.id.as_str(), "lance")
        .with("endurance", Particular::yes(row.endurance))
        .with("talent", word::talent(data, &row.talent))
        .with("weight", Particular::number(row.ounces))
        .with("length", Particular::number(row.length_cm))
        .with("breakage", Particular::number(row.break_factor))
        .shown_by("run-with", [])
}
