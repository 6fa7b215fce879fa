//! Who is who in a fight: names and the signs that tell apart those of one name.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bevy::prelude::*;

use super::Phrase;
use crate::battle::{Fighter, FighterId, RuleId, SideId, Sides, System, Term, Witness};
use crate::content::Words;

/// The fighters and sides of one fight, by what a reader calls them.
#[derive(Clone, Debug)]
pub struct Cast {
    rules: System,
    fighters: BTreeMap<FighterId, Role>,
    sides: Vec<Phrase>,
}

/// What one fighter is called.
#[derive(Clone, Debug)]
pub struct Role {
    /// His name.
    pub name: Arc<Words>,
    /// The sign on his token: a letter for the first and third side, a figure for the others.
    pub mark: String,
    /// His side.
    pub side: SideId,
    /// Whether another fighter has the same name.
    pub shares_name: bool,
}

impl Cast {
    /// The cast of a battle as a side knows it, without one the whole cast; none if the entity is no battle. Nobody bears a sign, and
    /// nobody is told from another, because of somebody whom the side has never seen.
    ///
    /// Rule: `BD-VIS-05`.
    pub fn of(world: &World, battle: Entity, reader: Option<SideId>) -> Option<Self> {
        let rules = *world.get::<System>(battle)?;
        let System(system) = rules;
        let met = Witness::new(world, battle, reader).met();
        let people = met.into_iter().filter_map(|(id, entity)| {
            let side = world.get::<Fighter>(entity)?.side;
            Some((id, side, system.readout(world, entity).name))
        });
        let sides = world.get::<Sides>(battle)?;
        let sides = sides.iter().map(|(_, side)| Phrase::from(&side.name)).collect();
        Some(Self {
            rules,
            fighters: roles(people.collect()),
            sides,
        })
    }

    /// Whether it is still the whole cast for a reader: a side may have come to see somebody since.
    pub fn is_whole(&self, world: &World, battle: Entity, reader: Option<SideId>) -> bool {
        self.fighters.len() == Witness::new(world, battle, reader).met().len()
    }

    /// The rule system, whose name its terms' keys begin with.
    pub fn system(&self) -> Term {
        self.rules.0.id()
    }

    /// Whether a manoeuvre is meant to hurt.
    pub(super) fn is_blow(&self, manoeuvre: Term) -> bool {
        self.rules.0.is_blow(manoeuvre)
    }

    /// The word for a defence whose roll a rule has asked for.
    pub(super) fn defence_word(&self, means: Term, asked: RuleId) -> Term {
        self.rules.0.defence_word(means, asked)
    }

    /// What a fighter is called.
    pub fn role(&self, id: FighterId) -> Option<&Role> {
        self.fighters.get(&id)
    }

    /// All fighters in ascending order of their ids.
    pub fn roles(&self) -> impl Iterator<Item = (FighterId, &Role)> {
        self.fighters.iter().map(|(id, role)| (*id, role))
    }

    /// The name of a fighter, with his sign where another has the same name.
    pub fn name(&self, id: FighterId) -> Phrase {
        match self.role(id) {
            None => Phrase::key("words-somebody"),
            Some(role) if role.shares_name => Phrase::Row(vec![
                role.name.clone().into(),
                Phrase::plain(format!(" {}", role.mark)),
            ]),
            Some(role) => role.name.clone().into(),
        }
    }

    /// The name of a side.
    pub fn side(&self, id: SideId) -> Phrase {
        let side = self.sides.get(usize::from(id.0)).cloned();
        side.unwrap_or_else(|| Phrase::plain(format!("#{}", id.0 + 1)))
    }
}

/// Gives every fighter his sign. A letter is the first of the English name as long as it is free, so that it stays the
/// same in every language.
fn roles(people: Vec<(FighterId, SideId, Arc<Words>)>) -> BTreeMap<FighterId, Role> {
    let mut taken: BTreeMap<SideId, BTreeSet<char>> = BTreeMap::new();
    let mut counts: BTreeMap<SideId, u16> = BTreeMap::new();
    let names: Vec<Arc<Words>> = people.iter().map(|(_, _, name)| name.clone()).collect();
    let role = |(id, side, name): (FighterId, SideId, Arc<Words>)| {
        let is_lettered = side.0 % 2 == 0;
        let letter = is_lettered.then(|| letter(&name.en, taken.entry(side).or_default()));
        let mark = letter.flatten().map_or_else(
            || {
                let count = counts.entry(side).or_default();
                *count += 1;
                count.to_string()
            },
            String::from,
        );
        let shares_name = names.iter().filter(|other| **other == name).count() > 1;
        let role = Role {
            name,
            mark,
            side,
            shares_name,
        };
        (id, role)
    };
    people.into_iter().map(role).collect()
}

/// The first letter of a name that nobody has yet, else the first of the alphabet that is free.
fn letter(name: &str, taken: &mut BTreeSet<char>) -> Option<char> {
    let wanted = name.chars().next().map(|sign| sign.to_ascii_uppercase());
    let letter = wanted
        .into_iter()
        .chain('A'..='Z')
        .find(|sign| sign.is_ascii_uppercase() && !taken.contains(sign))?;
    taken.insert(letter);
    Some(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: u16, side: u8, name: &str) -> (FighterId, SideId, Arc<Words>) {
        let words = Words {
            en: name.to_owned(),
            ..default()
        };
        (FighterId(id), SideId(side), Arc::new(words))
    }

    #[test]
    fn one_side_has_letters_the_other_figures_and_no_sign_stands_twice_on_a_side() {
        let people = vec![
            person(1, 0, "Borik"),
            person(2, 0, "Berta"),
            person(3, 1, "Orc"),
            person(4, 1, "Orc"),
            person(5, 0, "Äbtissin"),
        ];
        let roles = roles(people);
        let marks: Vec<_> = roles.values().map(|role| role.mark.as_str()).collect();
        assert_eq!(marks, ["B", "A", "1", "2", "C"]);
        let shared: Vec<_> = roles.values().map(|role| role.shares_name).collect();
        assert_eq!(shared, [false, false, true, true, false]);
    }
}
