//! Loads the tables of the rule data and checks them against each other.

use std::collections::BTreeSet;
use std::path::Path;

use super::each::{Fill, Visit};
use super::{D20Data, Record, Size, Skill, State};
use crate::content::{Mark, OwnRow, Problem, Problems};
use crate::rules::{MarkedTable, Registry, Table, check_row, lay_over};

impl D20Data {
    /// Reads all tables and the registry from the folder `root`, for example `assets/rules/d20`.
    ///
    /// # Errors
    ///
    /// Every file that cannot be read, every entry that is broken, every id that stands twice or is not known, every
    /// number out of range: all in one go, each with file and line.
    pub fn load(root: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut broken = BTreeSet::new();
        let registry = Registry::read_system(root, &mut broken, &mut problems);
        let mut data = Self::read(root, &mut broken, &mut problems);
        data.registry = registry;
        problems.into_result(data)
    }

    /// Reads the tables without the registry, and checks them.
    fn read(root: &Path, broken: &mut BTreeSet<String>, problems: &mut Problems) -> Self {
        let mut data = Self::default();
        data.fill(&mut Reader {
            root,
            broken: &mut *broken,
            problems: &mut *problems,
        });
        data.visit(&mut Checker {
            data: &data,
            is_meant: &|_| true,
            broken: &*broken,
            problems: &mut *problems,
        });
        if problems.is_empty() {
            data.report_missing(root, problems);
        }
        data
    }

    /// Reports the sizes, skills and states for which their tables have no row.
    fn report_missing(&self, root: &Path, problems: &mut Problems) {
        let sizes = Size::ALL.into_iter().filter(|size| self.size(*size).is_none());
        let sizes = sizes.map(|size| ("sizes.ron", size.word().to_owned()));
        let skills = Skill::ALL
            .into_iter()
            .filter(|skill| self.skill(*skill).is_none());
        let skills = skills.map(|skill| ("skills.ron", skill.word().to_owned()));
        let states = State::ALL
            .into_iter()
            .filter(|state| self.state(*state).is_none());
        let states = states.map(|state| ("conditions.ron", format!("{state:?}")));
        for (file, missing) in sizes.chain(skills).chain(states) {
            problems.push(Problem::of_file(
                root.join(file),
                format!("`{missing}` is missing"),
            ));
        }
    }

    /// These tables with rows of one's own over them.
    ///
    /// # Errors
    ///
    /// What is wrong with these rows.
    pub(crate) fn with_own(&self, own: &[OwnRow]) -> Result<Self, Problems> {
        let (mut problems, mut broken) = (Problems::default(), BTreeSet::new());
        let mut data = self.clone();
        data.fill(&mut Layer {
            own,
            broken: &mut broken,
            problems: &mut problems,
        });
        let is_own = |mark: &Mark| own.iter().any(|row| row.mark == *mark);
        data.visit(&mut Checker {
            data: &data,
            is_meant: &is_own,
            broken: &broken,
            problems: &mut problems,
        });
        problems.into_result(data)
    }
}

/// Reads the tables from a folder.
struct Reader<'a> {
    root: &'a Path,
    broken: &'a mut BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Fill for Reader<'_> {
    fn table<K: Record>(&mut self, file: &'static str, rows: &mut Table<K>, marks: &mut Vec<Mark>) {
        let table = MarkedTable::read(&self.root.join(file), self.broken, self.problems);
        (*rows, *marks) = (table.rows, table.marks);
    }
}

/// Puts rows of one's own over the tables.
struct Layer<'a> {
    own: &'a [OwnRow],
    broken: &'a mut BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Fill for Layer<'_> {
    fn table<K: Record>(&mut self, file: &'static str, rows: &mut Table<K>, marks: &mut Vec<Mark>) {
        let own = self.own.iter().filter(|row| row.table == file);
        lay_over((rows, marks), own, self.broken, self.problems);
    }
}

/// Checks some rows.
struct Checker<'a> {
    data: &'a D20Data,
    is_meant: &'a dyn Fn(&Mark) -> bool,
    broken: &'a BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Visit for Checker<'_> {
    fn table<K: Record>(&mut self, _: &'static str, rows: &Table<K>, marks: &[Mark]) {
        let meant = rows.values().zip(marks).filter(|(_, mark)| (self.is_meant)(mark));
        for (row, mark) in meant {
            check_row(mark, self.broken, self.problems, row.faults(self.data));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::root;

    #[test]
    fn the_tables_of_the_game_are_whole() {
        let (mut problems, mut broken) = (Problems::default(), BTreeSet::new());
        let data = D20Data::read(&root().join("assets/rules/d20"), &mut broken, &mut problems);
        let data = problems.into_result(data).expect("the tables are whole");
        let rows = [
            data.actions.len(),
            data.situations.len(),
            data.conditions.len(),
            data.weapons.len(),
            data.armour.len(),
            data.metamagic.len(),
            data.spells.len(),
            data.feats.len(),
            data.heroes.len(),
            data.opponents.len(),
            data.mounts.len(),
        ];
        assert_eq!(rows, [40, 21, 28, 37, 18, 9, 20, 44, 7, 12, 2]);
    }
}
