//! Loads the tables of the rule data and checks them against each other.

use std::collections::BTreeSet;
use std::path::Path;

use super::{PoolData, Record};
use crate::content::{Mark, Problems};
use crate::rules::{MarkedTable, Registry, Table, check_rows};

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
        let registry = Registry::read_system(root, &mut broken, &mut problems);
        let (weapons, weapon_marks) = read(&root.join("weapons.ron"), &mut broken, &mut problems);
        let (armour, armour_marks) = read(&root.join("armour.ron"), &mut broken, &mut problems);
        let (powers, power_marks) = read(&root.join("powers.ron"), &mut broken, &mut problems);
        let (people, people_marks) = read(&root.join("people.ron"), &mut broken, &mut problems);
        let data = Self {
            registry,
            weapons,
            armour,
            powers,
            people,
        };
        data.check(&data.weapons, &weapon_marks, &broken, &mut problems);
        data.check(&data.armour, &armour_marks, &broken, &mut problems);
        data.check(&data.powers, &power_marks, &broken, &mut problems);
        data.check(&data.people, &people_marks, &broken, &mut problems);
        problems.into_result(data)
    }

    fn check<K: Record>(
        &self,
        rows: &Table<K>,
        marks: &[Mark],
        broken: &BTreeSet<String>,
        problems: &mut Problems,
    ) {
        check_rows(rows, marks, broken, problems, |row| row.faults(self));
    }
}

fn read<K: Record>(
    file: &Path,
    broken: &mut BTreeSet<String>,
    problems: &mut Problems,
) -> (Table<K>, Vec<Mark>) {
    let table = MarkedTable::read(file, broken, problems);
    (table.rows, table.marks)
}
