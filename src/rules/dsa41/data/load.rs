//! Loads the tables of the rule data and checks them against each other.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use super::super::build;
use super::super::module::Modules;
use super::Dsa41Data;
use super::each::{Fill, Visit};
use super::record::Record;
use super::usage::Usage;
use crate::content::{Mark, OwnRow, Problem, Problems};
use crate::rules::own::stamp;
use crate::rules::{MarkedTable, Registry, Table, check_row, check_rows, lay_over};

/// The file of the names that the rules ask for.
const USAGES: &str = "usages.ron";

impl Dsa41Data {
    /// Reads all tables and the registry from the folder `root`, for example `assets/rules/dsa41`.
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
        data.fill(&mut Reader {
            root,
            broken: &mut broken,
            problems: &mut problems,
        });
        data.visit(&mut Checker {
            data: &data,
            is_meant: &|_| true,
            broken: &broken,
            problems: &mut problems,
        });
        if problems.is_empty() {
            let missing = Usage::ALL.iter().filter(|id| !data.usages.contains_key(**id));
            let lost = missing.map(|id| Problem::of_file(root.join(USAGES), format!("`{id}` is missing")));
            lost.for_each(|problem| problems.push(problem));
        }
        data.arm_everybody();
        problems.into_result(data)
    }

    /// These tables with rows of one's own over them.
    ///
    /// # Errors
    ///
    /// What is wrong with these rows. Of the others nothing is said: somebody whom a changed row does not suit any more is told so when
    /// he is to fight.
    pub(crate) fn with_own(self: &Arc<Self>, own: &[OwnRow]) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut broken = BTreeSet::new();
        let mut data = Self {
            stamp: stamp(own),
            below: Some(Arc::clone(self)),
            ..Self::clone(self)
        };
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
        data.arm_everybody();
        if problems.is_empty() {
            data.check_newcomers(is_own, &mut problems);
        }
        problems.into_result(data)
    }

    /// Checks the people whom the tables below do not have against what the rules make of them; no table is broken any more. Of those
    /// whom they have a house rule may make something else: [`Self::stored_otherwise`] tells.
    ///
    /// Rule: `ABI-01`, `VAL-03`.
    fn check_newcomers(&self, is_own: impl Fn(&Mark) -> bool, problems: &mut Problems) {
        let is_known = |id| {
            self.below
                .as_ref()
                .is_some_and(|game| game.people.contains_key(id))
        };
        let people = self.people.iter().zip(&self.marks.people);
        for ((_, person), mark) in people.filter(|((id, _), mark)| is_own(mark) && !is_known(*id)) {
            let mut faults = build::own_need_faults(self, person);
            faults.extend(build::split_faults(person, Modules::default()));
            check_row(mark, &BTreeSet::new(), problems, faults);
        }
    }

    /// These tables with the rows of the game where rows of one's own have taken their place; none where nothing lies over others.
    pub(crate) fn unchanged(&self) -> Option<Self> {
        let game = self.below.as_deref()?;
        let mut tables = self.clone();
        tables.abilities.extend(game.abilities.clone());
        tables.talents.extend(game.talents.clone());
        tables.weapons.extend(game.weapons.clone());
        tables.lances.extend(game.lances.clone());
        tables.shields.extend(game.shields.clone());
        tables.ranged.extend(game.ranged.clone());
        Some(tables)
    }

    /// Where somebody is not what the rules make of him, in a stored value, in what his abilities need, or in how his talents are split:
    /// somebody has changed a row on which it hangs.
    ///
    /// Rule: `CMB-01`, `ABI-01`, `VAL-03`.
    pub fn stored_otherwise(&self) -> Problems {
        let mut problems = Problems::default();
        let (marks, broken) = (&self.marks, BTreeSet::new());
        check_rows(&self.people, &marks.people, &broken, &mut problems, |person| {
            let mut faults = build::printed_faults(self, person);
            faults.extend(build::need_faults(self, person));
            faults.extend(build::split_faults(person, Modules::default()));
            faults
        });
        check_rows(&self.outfits, &marks.outfits, &broken, &mut problems, |outfit| {
            build::outfit_faults(self, outfit)
        });
        check_rows(
            &self.creatures,
            &marks.creatures,
            &broken,
            &mut problems,
            |creature| build::beast_faults(self, creature),
        );
        problems
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
    data: &'a Dsa41Data,
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
