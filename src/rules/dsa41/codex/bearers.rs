//! Who has what: the people and creatures of the tables, for the pages of gear, talents, abilities and manoeuvres.

use crate::battle::Bearer;
use crate::rules::Id;
use crate::rules::dsa41::data::{Ability, Creature, Dsa41Data, Gear, HeldAdvantage, Item, Person};

/// All people, then all creatures.
pub(in crate::rules::dsa41) fn bearers(data: &Dsa41Data) -> Vec<Bearer> {
    let people = data.people.values().map(|row| person(data, row));
    let creatures = data.creatures.values().map(|row| creature(data, row));
    people.chain(creatures).collect()
}

fn person(data: &Dsa41Data, row: &Person) -> Bearer {
    let styles = row.styles.iter().flat_map(|style| {
        let second = style.second.as_ref().map(Item::id);
        [Some(style.weapon.as_str()), second, Some(style.talent.as_str())]
    });
    let shots = row.shots.iter().flat_map(|shot| {
        let shield = shot.shield.as_ref().map(Id::as_str);
        [Some(shot.weapon.as_str()), shield, Some(shot.talent.as_str())]
    });
    let lances = row
        .lances
        .iter()
        .flat_map(|lance| [Some(lance.weapon.as_str()), lance.shield.as_ref().map(Id::as_str)]);
    let carried = row.carries.iter().map(|gear| match gear {
        Gear::Missiles(id, _) => Some(id.as_str()),
        Gear::Weapons(id, _) => Some(id.as_str()),
        _ => None,
    });
    let worn = row.armour.iter().map(|id| Some(id.as_str()));
    let talents = row.talents.iter().map(|skill| Some(skill.talent.as_str()));
    let arms = styles.chain(shots).chain(lances).chain(carried);
    let things = arms.chain(worn).chain(talents).flatten().map(str::to_owned);
    let learnt = abilities(data, &row.abilities, &row.advantages);
    Bearer::new(row.id.as_str(), &row.name, things.chain(learnt))
}

fn creature(data: &Dsa41Data, row: &Creature) -> Bearer {
    let learnt = abilities(data, &row.abilities, &row.advantages);
    Bearer::new(row.id.as_str(), &row.name, learnt)
}

/// Abilities with the manoeuvres that they teach, and advantages.
fn abilities(data: &Dsa41Data, own: &[Id<Ability>], advantages: &[HeldAdvantage]) -> Vec<String> {
    let taught = data.manoeuvres.values().filter(|manoeuvre| {
        let teacher = manoeuvre.ability.as_ref();
        teacher.is_some_and(|teacher| own.contains(teacher))
    });
    let names = own
        .iter()
        .map(Id::as_str)
        .chain(taught.map(|manoeuvre| manoeuvre.id.as_str()))
        .chain(advantages.iter().map(|held| held.advantage.as_str()));
    names.map(str::to_owned).collect()
}
