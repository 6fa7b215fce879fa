//! Loads the tables of the rule data and checks them against each other.

use std::collections::BTreeSet;
use std::path::Path;

use super::{Armour, Person, PoolData, Power, Record, Weapon};
use crate::content::{Mark, OwnRow, Problems};
use crate::rules::{MarkedTable, Registry, Table, check_row, lay_over};

/// The files of the tables.
const WEAPONS: &str = "weapons.ron";
const ARMOUR: &str = "armour.ron";
const POWERS: &str = "powers.ron";
const PEOPLE: &str = "people.ron";

/// Their names, in the order in which they are read.
pub(crate) const FILES: &[&str] = &[WEAPONS, ARMOUR, POWERS, PEOPLE];

/// Where the rows of each table stood.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    weapons: Vec<Mark>,
    armour: Vec<Mark>,
    powers: Vec<Mark>,
    people: Vec<Mark>,
}

impl PoolData {
    /// Reads all tables and the registry from the folder `root`, for example `assets/rules/pool`.
    ///
    /// # Errors
    ///
    /// Every file that cannot be read, every entry that is broken, every id that stands twice or is not known, every
    /// number out of range: all in one go, each with file and line.
    pub fn load(root: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut broken = BTreeSet::new();
        let mut data = Self {
            registry: Registry::read_system(root, &mut broken, &mut problems),
            ..Self::default()
        };
        let mut reader = Reader(root, &mut broken, &mut problems);
        (data.weapons, data.marks.weapons) = reader.read::<Weapon>(WEAPONS);
        (data.armour, data.marks.armour) = reader.read::<Armour>(ARMOUR);
        (data.powers, data.marks.powers) = reader.read::<Power>(POWERS);
        (data.people, data.marks.people) = reader.read::<Person>(PEOPLE);
        data.check(|_| true, &broken, &mut problems);
        problems.into_result(data)
    }

    /// These tables with rows of one's own over them.
    ///
    /// # Errors
    ///
    /// What is wrong with these rows.
    pub(crate) fn with_own(&self, own: &[OwnRow]) -> Result<Self, Problems> {
        let (mut problems, mut broken) = (Problems::default(), BTreeSet::new());
        let of = |table: &'static str| own.iter().filter(move |row| row.table == table);
        let mut data = self.clone();
        let (broken_ids, found) = (&mut broken, &mut problems);
        let marks = &mut data.marks;
        lay_over(
            (&mut data.weapons, &mut marks.weapons),
            of(WEAPONS),
            broken_ids,
            found,
        );
        lay_over(
            (&mut data.armour, &mut marks.armour),
            of(ARMOUR),
            broken_ids,
            found,
        );
        lay_over(
            (&mut data.powers, &mut marks.powers),
            of(POWERS),
            broken_ids,
            found,
        );
        lay_over(
            (&mut data.people, &mut marks.people),
            of(PEOPLE),
            broken_ids,
            found,
        );
        let is_own = |mark: &Mark| own.iter().any(|row| row.mark == *mark);
        data.check(is_own, &broken, &mut problems);
        problems.into_result(data)
    }

    /// Reports what is wrong with some of the rows.
    fn check(&self, is_meant: impl Fn(&Mark) -> bool, broken: &BTreeSet<String>, problems: &mut Problems) {
        let mut checker = Checker {
            data: self,
            is_meant: &is_meant,
            broken,
            problems,
        };
        checker.check(&self.weapons, &self.marks.weapons);
        checker.check(&self.armour, &self.marks.armour);
        checker.check(&self.powers, &self.marks.powers);
        checker.check(&self.people, &self.marks.people);
    }

    /// Whether a table has a row of this id.
    pub(crate) fn has_row(&self, table: &str, id: &str) -> bool {
        match table {
            WEAPONS => self.weapons.contains_key(id),
            ARMOUR => self.armour.contains_key(id),
            POWERS => self.powers.contains_key(id),
            PEOPLE => self.people.contains_key(id),
            _ => false,
        }
    }
}

/// Reads tables of a folder; ids of broken rows and what is wrong are kept.
struct Reader<'a>(&'a Path, &'a mut BTreeSet<String>, &'a mut Problems);

impl Reader<'_> {
    fn read<K: Record>(&mut self, file: &str) -> (Table<K>, Vec<Mark>) {
        let table = MarkedTable::read(&self.0.join(file), self.1, self.2);
        (table.rows, table.marks)
    }
}

/// Checks some rows of tables.
struct Checker<'a> {
    data: &'a PoolData,
    is_meant: &'a dyn Fn(&Mark) -> bool,
    broken: &'a BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Checker<'_> {
    fn check<K: Record>(&mut self, rows: &Table<K>, marks: &[Mark]) {
        let meant = rows.values().zip(marks).filter(|(_, mark)| (self.is_meant)(mark));
        for (row, mark) in meant {
            check_row(mark, self.broken, self.problems, row.faults(self.data));
        }
    }
}
