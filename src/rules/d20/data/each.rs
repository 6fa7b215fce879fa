//! All tables of these rules, one after the other, each with the name of its file: for what is done to every one of them.

use super::{D20Data, Record};
use crate::content::Mark;
use crate::rules::Table;

/// The names of the files, in the order in which they are read.
pub(crate) const FILES: &[&str] = &[
    "sizes.ron",
    "skills.ron",
    "actions.ron",
    "situations.ron",
    "conditions.ron",
    "lights.ron",
    "weapons.ron",
    "armour.ron",
    "classes.ron",
    "spell_points.ron",
    "overspending.ron",
    "metamagic.ron",
    "spells.ron",
    "feats.ron",
    "heroes.ron",
    "opponents.ron",
    "mounts.ron",
];

/// Where the rows of each table stood.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    sizes: Vec<Mark>,
    skills: Vec<Mark>,
    actions: Vec<Mark>,
    situations: Vec<Mark>,
    conditions: Vec<Mark>,
    lights: Vec<Mark>,
    weapons: Vec<Mark>,
    armour: Vec<Mark>,
    classes: Vec<Mark>,
    spell_points: Vec<Mark>,
    overspending: Vec<Mark>,
    metamagic: Vec<Mark>,
    spells: Vec<Mark>,
    feats: Vec<Mark>,
    heroes: Vec<Mark>,
    opponents: Vec<Mark>,
    mounts: Vec<Mark>,
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

impl D20Data {
    pub(super) fn fill(&mut self, by: &mut impl Fill) {
        let marks = &mut self.marks;
        by.table("sizes.ron", &mut self.sizes, &mut marks.sizes);
        by.table("skills.ron", &mut self.skills, &mut marks.skills);
        by.table("actions.ron", &mut self.actions, &mut marks.actions);
        by.table("situations.ron", &mut self.situations, &mut marks.situations);
        by.table("conditions.ron", &mut self.conditions, &mut marks.conditions);
        by.table("lights.ron", &mut self.lights, &mut marks.lights);
        by.table("weapons.ron", &mut self.weapons, &mut marks.weapons);
        by.table("armour.ron", &mut self.armour, &mut marks.armour);
        by.table("classes.ron", &mut self.classes, &mut marks.classes);
        by.table(
            "spell_points.ron",
            &mut self.spell_points,
            &mut marks.spell_points,
        );
        by.table(
            "overspending.ron",
            &mut self.overspending,
            &mut marks.overspending,
        );
        by.table("metamagic.ron", &mut self.metamagic, &mut marks.metamagic);
        by.table("spells.ron", &mut self.spells, &mut marks.spells);
        by.table("feats.ron", &mut self.feats, &mut marks.feats);
        by.table("heroes.ron", &mut self.heroes, &mut marks.heroes);
        by.table("opponents.ron", &mut self.opponents, &mut marks.opponents);
        by.table("mounts.ron", &mut self.mounts, &mut marks.mounts);
    }

    pub(super) fn visit(&self, by: &mut impl Visit) {
        let marks = &self.marks;
        by.table("sizes.ron", &self.sizes, &marks.sizes);
        by.table("skills.ron", &self.skills, &marks.skills);
        by.table("actions.ron", &self.actions, &marks.actions);
        by.table("situations.ron", &self.situations, &marks.situations);
        by.table("conditions.ron", &self.conditions, &marks.conditions);
        by.table("lights.ron", &self.lights, &marks.lights);
        by.table("weapons.ron", &self.weapons, &marks.weapons);
        by.table("armour.ron", &self.armour, &marks.armour);
        by.table("classes.ron", &self.classes, &marks.classes);
        by.table("spell_points.ron", &self.spell_points, &marks.spell_points);
        by.table("overspending.ron", &self.overspending, &marks.overspending);
        by.table("metamagic.ron", &self.metamagic, &marks.metamagic);
        by.table("spells.ron", &self.spells, &marks.spells);
        by.table("feats.ron", &self.feats, &marks.feats);
        by.table("heroes.ron", &self.heroes, &marks.heroes);
        by.table("opponents.ron", &self.opponents, &marks.opponents);
        by.table("mounts.ron", &self.mounts, &marks.mounts);
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
        D20Data::default().fill(&mut filled);
        D20Data::default().visit(&mut visited);
        assert_eq!((&filled.0[..], &visited.0[..]), (FILES, FILES));
    }
}
