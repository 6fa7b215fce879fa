//! All tables of the fourth edition, one after the other, each with the name of its file: for what is done to every one of them.

use std::path::PathBuf;

use super::record::Record;
use super::{Dsa41Data, RangedWeapon, Weapon};
use crate::content::Mark;
use crate::rules::Table;

/// The names of the files.
pub(crate) const FILES: &[&str] = &[
    "talents.ron",
    "weapons.ron",
    "lances.ron",
    "shields.ron",
    "ranged.ron",
    "armour.ron",
    "outfits.ron",
    "abilities.ron",
    "manoeuvres.ron",
    "aims.ron",
    "fumbles.ron",
    "advantages.ron",
    "species.ron",
    "usages.ron",
    "people.ron",
    "creatures.ron",
    "aliases.ron",
];

/// Where the rows of each table stood.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    talents: Vec<Mark>,
    weapons: Vec<Mark>,
    lances: Vec<Mark>,
    shields: Vec<Mark>,
    ranged: Vec<Mark>,
    armour: Vec<Mark>,
    pub(super) outfits: Vec<Mark>,
    abilities: Vec<Mark>,
    manoeuvres: Vec<Mark>,
    aims: Vec<Mark>,
    fumbles: Vec<Mark>,
    advantages: Vec<Mark>,
    species: Vec<Mark>,
    usages: Vec<Mark>,
    pub(super) people: Vec<Mark>,
    pub(super) creatures: Vec<Mark>,
    aliases: Vec<Mark>,
}

/// What is done to every table.
pub(super) trait Fill {
    /// Changes a table and the places of its rows.
    fn table<K: Record>(&mut self, file: &'static str, rows: &mut Table<K>, marks: &mut Vec<Mark>);
}

/// What is asked of every table.
pub(super) trait Visit {
    /// Looks at a table and the places of its rows.
    fn table<K: Record>(&mut self, file: &'static str, rows: &Table<K>, marks: &[Mark]);
}

impl Dsa41Data {
    pub(super) fn fill(&mut self, by: &mut impl Fill) {
        let marks = &mut self.marks;
        by.table("talents.ron", &mut self.talents, &mut marks.talents);
        by.table("weapons.ron", &mut self.weapons, &mut marks.weapons);
        by.table("lances.ron", &mut self.lances, &mut marks.lances);
        by.table("shields.ron", &mut self.shields, &mut marks.shields);
        by.table("ranged.ron", &mut self.ranged, &mut marks.ranged);
        by.table("armour.ron", &mut self.armour, &mut marks.armour);
        by.table("outfits.ron", &mut self.outfits, &mut marks.outfits);
        by.table("abilities.ron", &mut self.abilities, &mut marks.abilities);
        by.table("manoeuvres.ron", &mut self.manoeuvres, &mut marks.manoeuvres);
        by.table("aims.ron", &mut self.aims, &mut marks.aims);
        by.table("fumbles.ron", &mut self.fumbles, &mut marks.fumbles);
        by.table("advantages.ron", &mut self.advantages, &mut marks.advantages);
        by.table("species.ron", &mut self.species, &mut marks.species);
        by.table("usages.ron", &mut self.usages, &mut marks.usages);
        by.table("people.ron", &mut self.people, &mut marks.people);
        by.table("creatures.ron", &mut self.creatures, &mut marks.creatures);
        by.table("aliases.ron", &mut self.aliases, &mut marks.aliases);
    }

    pub(super) fn visit(&self, by: &mut impl Visit) {
        let marks = &self.marks;
        by.table("talents.ron", &self.talents, &marks.talents);
        by.table("weapons.ron", &self.weapons, &marks.weapons);
        by.table("lances.ron", &self.lances, &marks.lances);
        by.table("shields.ron", &self.shields, &marks.shields);
        by.table("ranged.ron", &self.ranged, &marks.ranged);
        by.table("armour.ron", &self.armour, &marks.armour);
        by.table("outfits.ron", &self.outfits, &marks.outfits);
        by.table("abilities.ron", &self.abilities, &marks.abilities);
        by.table("manoeuvres.ron", &self.manoeuvres, &marks.manoeuvres);
        by.table("aims.ron", &self.aims, &marks.aims);
        by.table("fumbles.ron", &self.fumbles, &marks.fumbles);
        by.table("advantages.ron", &self.advantages, &marks.advantages);
        by.table("species.ron", &self.species, &marks.species);
        by.table("usages.ron", &self.usages, &marks.usages);
        by.table("people.ron", &self.people, &marks.people);
        by.table("creatures.ron", &self.creatures, &marks.creatures);
        by.table("aliases.ron", &self.aliases, &marks.aliases);
    }

    /// Adds a weapon that has no row yet.
    pub(super) fn add_weapon(&mut self, weapon: Weapon) {
        add(&mut self.weapons, &mut self.marks.weapons, weapon);
    }

    /// The same of one to shoot or throw.
    pub(super) fn add_ranged(&mut self, weapon: RangedWeapon) {
        add(&mut self.ranged, &mut self.marks.ranged, weapon);
    }

    /// Whether a table has a row of this id.
    pub(crate) fn has_row(&self, table: &str, id: &str) -> bool {
        let mut search = Search {
            wanted: (table, id),
            is_found: false,
        };
        self.visit(&mut search);
        search.is_found
    }
}

/// Adds a row that no file has.
fn add<K: Record>(rows: &mut Table<K>, marks: &mut Vec<Mark>, row: K) {
    if rows.contains_key(row.id()) {
        return;
    }
    let place = rows.keys().filter(|id| *id < row.id()).count();
    let mark = Mark {
        file: PathBuf::new(),
        line: 1,
        column: 1,
        place: row.id().as_str().to_owned(),
    };
    marks.insert(place, mark);
    rows.insert(row.id().clone(), row);
}

/// Looks for a row.
struct Search<'a> {
    wanted: (&'a str, &'a str),
    is_found: bool,
}

impl Visit for Search<'_> {
    fn table<K: Record>(&mut self, file: &'static str, rows: &Table<K>, _: &[Mark]) {
        let (table, id) = self.wanted;
        self.is_found |= file == table && rows.contains_key(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Names(Vec<&'static str>);

    impl Visit for Names {
        fn table<K: Record>(&mut self, file: &'static str, _: &Table<K>, _: &[Mark]) {
            self.0.push(file);
        }
    }

    impl Fill for Names {
        fn table<K: Record>(&mut self, file: &'static str, _: &mut Table<K>, _: &mut Vec<Mark>) {
            self.0.push(file);
        }
    }

    #[test]
    fn every_table_is_filled_and_looked_at_under_the_name_of_its_file() {
        let (mut filled, mut visited) = (Names(Vec::new()), Names(Vec::new()));
        Dsa41Data::default().fill(&mut filled);
        Dsa41Data::default().visit(&mut visited);
        assert_eq!((&filled.0[..], &visited.0[..]), (FILES, FILES));
    }
}
