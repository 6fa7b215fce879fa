//! Loads the tables of the rule data and checks them against each other.

use std::collections::BTreeSet;
use std::path::Path;

use super::super::build;
use super::super::module::Modules;
use super::Dsa41Data;
use super::record::Record;
use super::usage::Usage;
use crate::content::{Mark, Problem, Problems};
use crate::rules::{MarkedTable, Registry, Table, check_rows};

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
        let registry = Registry::read_system(root, &mut broken, &mut problems);
        let mut marks = Marks::default();
        let mut reader = Reader {
            root,
            broken: &mut broken,
            problems: &mut problems,
        };
        let data = Self {
            registry,
            talents: reader.table("talents.ron", &mut marks.talents),
            weapons: reader.table("weapons.ron", &mut marks.weapons),
            lances: reader.table("lances.ron", &mut marks.lances),
            shields: reader.table("shields.ron", &mut marks.shields),
            ranged: reader.table("ranged.ron", &mut marks.ranged),
            armour: reader.table("armour.ron", &mut marks.armour),
            outfits: reader.table("outfits.ron", &mut marks.outfits),
            abilities: reader.table("abilities.ron", &mut marks.abilities),
            manoeuvres: reader.table("manoeuvres.ron", &mut marks.manoeuvres),
            aims: reader.table("aims.ron", &mut marks.aims),
            fumbles: reader.table("fumbles.ron", &mut marks.fumbles),
            advantages: reader.table("advantages.ron", &mut marks.advantages),
            species: reader.table("species.ron", &mut marks.species),
            usages: reader.table(USAGES, &mut marks.usages),
            people: reader.table("people.ron", &mut marks.people),
            creatures: reader.table("creatures.ron", &mut marks.creatures),
        };
        let mut checker = Checker {
            data: &data,
            broken: &broken,
            problems: &mut problems,
        };
        checker.check(&data.talents, &marks.talents);
        checker.check(&data.weapons, &marks.weapons);
        checker.check(&data.lances, &marks.lances);
        checker.check(&data.shields, &marks.shields);
        checker.check(&data.ranged, &marks.ranged);
        checker.check(&data.armour, &marks.armour);
        checker.check(&data.outfits, &marks.outfits);
        checker.check(&data.abilities, &marks.abilities);
        checker.check(&data.manoeuvres, &marks.manoeuvres);
        checker.check(&data.aims, &marks.aims);
        checker.check(&data.fumbles, &marks.fumbles);
        checker.check(&data.advantages, &marks.advantages);
        checker.check(&data.species, &marks.species);
        checker.check(&data.usages, &marks.usages);
        checker.check(&data.people, &marks.people);
        checker.check(&data.creatures, &marks.creatures);
        if problems.is_empty() {
            let missing = Usage::ALL.iter().filter(|id| !data.usages.contains_key(**id));
            let lost = missing.map(|id| Problem::of_file(root.join(USAGES), format!("`{id}` is missing")));
            lost.for_each(|problem| problems.push(problem));
        }
        if problems.is_empty() {
            prove(&data, &marks, &mut problems);
        }
        problems.into_result(data)
    }
}

/// Holds what the tables store against what the rules make of it; no table is broken any more.
///
/// Rule: `CMB-01`, `ABI-01`.
fn prove(data: &Dsa41Data, marks: &Marks, problems: &mut Problems) {
    let broken = BTreeSet::new();
    check_rows(&data.people, &marks.people, &broken, problems, |person| {
        let mut faults = build::person_faults(data, person);
        faults.extend(build::split_faults(person, Modules::default()));
        faults
    });
    check_rows(&data.outfits, &marks.outfits, &broken, problems, |outfit| {
        build::outfit_faults(data, outfit)
    });
    check_rows(&data.creatures, &marks.creatures, &broken, problems, |creature| {
        build::beast_faults(data, creature)
    });
}

/// Where the rows of each table stood.
#[derive(Default)]
struct Marks {
    talents: Vec<Mark>,
    weapons: Vec<Mark>,
    lances: Vec<Mark>,
    shields: Vec<Mark>,
    ranged: Vec<Mark>,
    armour: Vec<Mark>,
    outfits: Vec<Mark>,
    abilities: Vec<Mark>,
    manoeuvres: Vec<Mark>,
    aims: Vec<Mark>,
    fumbles: Vec<Mark>,
    advantages: Vec<Mark>,
    species: Vec<Mark>,
    usages: Vec<Mark>,
    people: Vec<Mark>,
    creatures: Vec<Mark>,
}

struct Reader<'a> {
    root: &'a Path,
    broken: &'a mut BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Reader<'_> {
    fn table<K: Record>(&mut self, file: &str, marks: &mut Vec<Mark>) -> Table<K> {
        let table = MarkedTable::read(&self.root.join(file), self.broken, self.problems);
        *marks = table.marks;
        table.rows
    }
}

struct Checker<'a> {
    data: &'a Dsa41Data,
    broken: &'a BTreeSet<String>,
    problems: &'a mut Problems,
}

impl Checker<'_> {
    fn check<K: Record>(&mut self, rows: &Table<K>, marks: &[Mark]) {
        check_rows(rows, marks, self.broken, self.problems, |row| {
            row.faults(self.data)
        });
    }
}
