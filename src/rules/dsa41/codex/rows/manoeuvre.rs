//! The rows of manoeuvres.

use crate::content::{Particular, Particulars};
use crate::rules::dsa41::data::{Cost, Dsa41Data, MadeFor, Manoeuvre, Shields};
use crate::rules::dsa41::manoeuvre::may;

use super::{ability, word};

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    data.manoeuvres.values().map(|row| manoeuvre(data, row)).collect()
}

fn manoeuvre(data: &Dsa41Data, row: &Manoeuvre) -> Particulars {
    let cost = match row.cost {
        Cost::Attack => "attack",
        Cost::Both => "both",
        Cost::All => "all",
        Cost::Extra => "extra",
        Cost::Defence => "defence",
        Cost::Declared => "declared",
    };
    let shields = match row.shields {
        Shields::Any => "any",
        Shields::Small => "small",
        Shields::None => "none",
    };
    let taught = row.ability.as_ref().map(|id| ability::name(data, id));
    let modifier = (row.modifier != 0).then(|| Particular::signed(row.modifier));
    let light = row.light.then(|| Particular::number(may::LIGHT));
    let led = match row.one_handed {
        _ if row.bare => "bare",
        Some(_) => "one-hand",
        None => "any",
    };
    let in_both = row.one_handed.as_deref().unwrap_or_default();
    Particulars::new(row.id.as_str(), "manoeuvre")
        .with("basic", Particular::yes(row.basic && taught.is_some()))
        .with("ability", Particular::or_none(taught))
        .with("cost", Particular::Word(cost))
        .with("modifier", Particular::or_none(modifier))
        .with("weapons", weapons(data, row))
        .with("led", Particular::Word(led))
        .with("both", Particular::list(word::talents(data, in_both)))
        .with("shields", Particular::Word(shields))
        .with("light", Particular::or_none(light))
        .with("animals", Particular::yes(row.animals))
        .with("undead", Particular::yes(row.undead))
        .with("kneeling", Particular::yes(row.kneeling))
        .with("prone", Particular::yes(row.prone))
        .with("module", word::module(data, &row.module))
}

/// The talents whose weapons it is made for, and single weapons besides.
fn weapons(data: &Dsa41Data, row: &Manoeuvre) -> Particular {
    let single = row.weapons.iter().filter_map(|id| data.weapons.get(id));
    let single = single.map(|weapon| Particular::name(&weapon.name));
    match &row.talents {
        MadeFor::All => Particular::said("weapons-all"),
        MadeFor::Only(list) => Particular::list(word::talents(data, list).into_iter().chain(single)),
        MadeFor::Except(list) => {
            Particular::said("weapons-except").with("names", Particular::list(word::talents(data, list)))
        }
    }
}
