//! The rows of people, with the values that the rules make of them without hit zones.

use std::sync::Arc;

use crate::battle::{Ledger, ModuleSet};
use crate::board::Cell;
use crate::content::{Joint, Particular, Particulars};
use crate::rules::Id;
use crate::rules::dsa41::build::of_person;
use crate::rules::dsa41::condition::initiative::SIDES;
use crate::rules::dsa41::data::{Ability, Attribute, Dsa41Data, Item, Learned, Person, Subject};
use crate::rules::dsa41::fighter::{Arm, Style};
use crate::rules::dsa41::module::Modules;
use crate::rules::dsa41::scene::Snapshot;
use crate::rules::dsa41::terrain::moves;

use super::{ability, creature, word};

/// The modules by which the values are worked out: strength makes blows harder, and people ride with lances.
const MODULES: [&str; 2] = ["optional:tpkk", "expert:mounted"];

pub(super) fn rows(data: &Dsa41Data) -> Vec<Particulars> {
    let modules = MODULES.map(|module| (module.to_owned(), None));
    let modules = Modules::of(&ModuleSet(modules.into_iter().collect()));
    let people = data.people.values();
    people.map(|row| person(data, row, modules)).collect()
}

fn person(data: &Dsa41Data, row: &Person, modules: Modules) -> Particulars {
    let build = Arc::new(of_person(data, row, modules));
    let species = data.species.get(&row.species);
    let attributes =
        Attribute::ALL.map(|which| word::valued(word::attribute(which), row.attributes.value(which)));
    let thresholds = build.thresholds.map(|all| all.map(Particular::number));
    let thresholds = thresholds.map(|all| Particular::List(Joint::Slash, all.into()));
    let dodge = build.dodge.as_ref().map_or(0, Ledger::value);
    let speed = moves::speed(&Snapshot::rested(&build, 1, Cell::default()));
    let first = build.styles.first();
    let initiative = first.map_or(build.ini_basis, |style| style.initiative.value());
    let talents = row.talents.iter().filter_map(|skill| {
        let talent = data.talents.get(&skill.talent)?;
        Some(word::valued(Particular::name(&talent.name), skill.value))
    });
    let abilities = row.abilities.iter().map(|id| learned(data, row, id));
    let pieces = row.armour.iter().filter_map(|id| data.armour.get(id));
    let ways = build.styles.iter().filter(|style| style.hurls.is_none());
    Particulars::new(row.id.as_str(), "combatant")
        .with(
            "calling",
            Particular::or_none(row.calling.as_ref().map(Particular::name)),
        )
        .with(
            "species",
            Particular::or_none(species.map(|species| Particular::name(&species.name))),
        )
        .with("attributes", Particular::list(attributes))
        .with("life", Particular::number(build.life))
        .with("endurance", Particular::number(build.endurance.unwrap_or(0)))
        .with("thresholds", Particular::or_none(thresholds))
        .with("initiative", Particular::dice(build.ini_dice, SIDES, initiative))
        .with("armour", Particular::number(build.armour.value()))
        .with("encumbrance", Particular::number(build.encumbrance.value()))
        .with("speed", Particular::number(speed))
        .with("dodge", Particular::number(dodge))
        .with("weapons", Particular::clauses(ways.filter_map(style)))
        .with(
            "armour-pieces",
            Particular::clauses(pieces.map(|piece| Particular::name(&piece.name))),
        )
        .with("talents", Particular::list(talents))
        .with("abilities", Particular::list(abilities))
        .with("advantages", creature::advantages(data, &row.advantages))
        .with("morale", Particular::or_none(row.morale.map(Particular::number)))
}

/// A way to fight with its values; in a shot those of the missile.
fn style(style: &Style) -> Option<Particular> {
    if let Some(missile) = &style.missile {
        let shot = Particular::said("shot")
            .with("name", Particular::name(&style.name))
            .with("attack", Particular::number(missile.arm.attack.value()));
        return Some(harm(shot, &missile.arm));
    }
    let arm = style.arms.first()?;
    let ward = style.ward.as_ref().map(|ward| ward.parry.value());
    let blow = Particular::said("blow")
        .with("name", Particular::name(&style.name))
        .with("attack", Particular::number(arm.attack.value()))
        .with("parry", parry(arm))
        .with("ward", Particular::or_none(ward.map(Particular::number)))
        .with("second", Particular::or_none(style.second_arm().map(second)));
    Some(harm(blow, arm))
}

/// The values of a weapon in the other hand.
fn second(arm: &Arm) -> Particular {
    Particular::said("second")
        .with("attack", Particular::number(arm.attack.value()))
        .with("parry", parry(arm))
}

fn parry(arm: &Arm) -> Particular {
    let parry = arm.parry.as_ref().map(Ledger::value);
    Particular::or_none(parry.map(Particular::number))
}

/// A way to fight with its hit points.
fn harm(said: Particular, arm: &Arm) -> Particular {
    said.with("points", Particular::dice(arm.dice, arm.sides, arm.plus.value()))
        .with("endurance", Particular::yes(arm.is_endurance))
}

/// The name of an ability, with what it was learned for.
fn learned(data: &Dsa41Data, row: &Person, id: &Id<Ability>) -> Particular {
    let name = ability::name(data, id);
    let subjects = row.subjects.iter().filter(|learned| learned.ability == *id);
    let subjects: Vec<_> = subjects.flat_map(|learned| subject(data, learned)).collect();
    if subjects.is_empty() {
        return name;
    }
    word::noted(name, Particular::clauses(subjects))
}

fn subject(data: &Dsa41Data, learned: &Learned) -> Vec<Particular> {
    match &learned.of {
        Subject::Armour(pieces) => {
            let pieces = pieces.iter().filter_map(|id| data.armour.get(id));
            pieces.map(|piece| Particular::name(&piece.name)).collect()
        }
        Subject::Weapon(item) => item_name(data, item).into_iter().collect(),
        Subject::Shield(id) => item_name(data, &Item::Shield(id.clone())).into_iter().collect(),
        Subject::Talent(talent) => vec![word::talent(data, talent)],
        Subject::Attack => vec![Particular::said("subject-attack")],
        Subject::Parry => vec![Particular::said("subject-parry")],
    }
}

fn item_name(data: &Dsa41Data, item: &Item) -> Option<Particular> {
    let id = item.id();
    let name = match item {
        Item::Weapon(_) => {
            let lance = || data.lances.get(id).map(|lance| &lance.name);
            data.weapons.get(id).map(|weapon| &weapon.name).or_else(lance)
        }
        Item::Shield(_) => data.shields.get(id).map(|shield| &shield.name),
        Item::Ranged(_) => data.ranged.get(id).map(|weapon| &weapon.name),
    };
    name.map(Particular::name)
}
