//! The registry: every rule with its title, chapter and module, and the modules with their presets.
//!
//! Titles only; what a rule does stands in the resolutions, its explanation in the codex.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

use super::id::{Id, Kind, Letters};
use super::table::{Fault, MarkedTable, Row, Table, check_rows, known, line_faults, once, word_faults};
use crate::content::{Problems, Words, hint};

/// Bytes of the sentence about a module: what a panel has two lines for.
const LONGEST_SENTENCE: usize = 160;

/// A rule, by the id that logs and ledgers cite.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Its id.
    pub id: Id<RuleEntry>,
    /// What it is about.
    pub title: Words,
    /// Where the codex shows it.
    pub chapter: Id<Chapter>,
    /// The modules that bring it; any of them is enough. None for the rules of the board.
    #[serde(default)]
    pub modules: Vec<ModuleId>,
    /// The variant of the module that brings it, where only one does.
    pub variant: Option<String>,
    /// Where it comes from.
    pub provenance: Vec<Provenance>,
    /// Whether it comes from an older layer of the rules.
    #[serde(default)]
    pub older: bool,
    /// How much of it is built.
    #[serde(default)]
    pub state: RuleState,
    /// The tests that cite it.
    #[serde(default)]
    pub tests: Vec<String>,
}

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Provenance {
    /// Stated in the source.
    Source,
    /// Published, or commonly known.
    Published,
    /// Made for this game.
    House,
}

/// How much of a rule is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum RuleState {
    /// Nothing.
    #[default]
    Missing,
    /// Some of it.
    Partly,
    /// All, and a test cites it.
    Done,
}

/// A chapter of the codex.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its id in small letters.
    pub id: Id<Chapter>,
    /// Its place in the codex, from 0.
    pub order: u16,
    /// Its title.
    pub title: Words,
}

/// The id of a module, for example `optional:low-le`.
pub type ModuleId = Id<Module>;

/// A part of the rules that can be switched on and off.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Module {
    /// Its id in small letters.
    pub id: ModuleId,
    /// Its place in the list of switches, from 0.
    pub order: u16,
    /// Its name on the switch.
    pub name: Words,
    /// What it does, in a sentence.
    pub about: Words,
    /// How the presets set it.
    pub presets: Presets,
    /// Its variants, of which one holds at a time; none if it is only on or off.
    #[serde(default)]
    pub variants: Vec<String>,
    /// Modules without which it makes no sense.
    #[serde(default)]
    pub needs: Vec<ModuleId>,
    /// Modules that cannot be on with it.
    #[serde(default)]
    pub excludes: Vec<ModuleId>,
    /// Rules that are off while it is on.
    #[serde(default)]
    pub replaces: Vec<Id<RuleEntry>>,
    /// Where it comes from.
    pub provenance: Vec<Provenance>,
    /// Whether it comes from an older layer of the rules.
    #[serde(default)]
    pub older: bool,
}

/// How the presets set a module.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presets {
    /// In the preset Basic.
    pub basic: Switch,
    /// In the preset Standard, which a new game has.
    pub standard: Switch,
    /// In the preset Expert.
    pub expert: Switch,
}

/// The state of a module.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Switch {
    /// It adds nothing.
    Off,
    /// It holds.
    On,
    /// It holds in one of its variants.
    Variant(String),
}

impl Switch {
    /// Whether the module holds in some way.
    pub fn is_on(&self) -> bool {
        *self != Self::Off
    }
}

/// All rules, chapters and modules of a rule system, or of the board.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    /// The rules.
    pub rules: Table<RuleEntry>,
    /// The chapters.
    pub chapters: Table<Chapter>,
    /// The modules.
    pub modules: Table<Module>,
}

impl Registry {
    /// Reads `rules.ron`, `chapters.ron` and `modules.ron` of a rule system from its folder.
    ///
    /// # Errors
    ///
    /// All broken entries, unknown ids, duplicates and presets that contradict themselves.
    pub fn load(folder: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let registry = Self::read_system(folder, &mut BTreeSet::new(), &mut problems);
        problems.into_result(registry)
    }

    /// Reads the files of a rule system; ids of broken entries go to `broken`.
    pub(crate) fn read_system(folder: &Path, broken: &mut BTreeSet<String>, problems: &mut Problems) -> Self {
        Self::read(
            folder,
            ["rules.ron", "chapters.ron"],
            Some("modules.ron"),
            broken,
            problems,
        )
    }

    /// Reads the rules of the board, which belong to no system, from `board.ron` and `board-chapters.ron` in a folder.
    ///
    /// # Errors
    ///
    /// All broken entries, unknown ids and duplicates.
    pub fn load_board(folder: &Path) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let registry = Self::read(
            folder,
            ["board.ron", "board-chapters.ron"],
            None,
            &mut BTreeSet::new(),
            &mut problems,
        );
        problems.into_result(registry)
    }

    fn read(
        folder: &Path,
        [rules, chapters]: [&str; 2],
        modules: Option<&str>,
        broken: &mut BTreeSet<String>,
        problems: &mut Problems,
    ) -> Self {
        let rules = MarkedTable::<RuleEntry>::read(&folder.join(rules), broken, problems);
        let chapters = MarkedTable::<Chapter>::read(&folder.join(chapters), broken, problems);
        let modules = modules.map(|file| MarkedTable::<Module>::read(&folder.join(file), broken, problems));
        let (modules, module_marks) =
            modules.map_or_else(Default::default, |table| (table.rows, table.marks));
        let registry = Self {
            rules: rules.rows,
            chapters: chapters.rows,
            modules,
        };
        check_rows(&registry.rules, &rules.marks, broken, problems, |rule| {
            rule.faults(&registry)
        });
        check_rows(&registry.chapters, &chapters.marks, broken, problems, |chapter| {
            word_faults(&chapter.title)
        });
        check_rows(&registry.modules, &module_marks, broken, problems, |module| {
            module.faults(&registry)
        });
        registry
    }
}

impl Kind for RuleEntry {
    const WORD: &'static str = "rule";
    const PREFIXES: &'static [&'static str] = &[];
}

impl Kind for Chapter {
    const WORD: &'static str = "chapter";
    const PREFIXES: &'static [&'static str] = &[];
    const LETTERS: Letters = Letters::Small;
}

impl Kind for Module {
    const WORD: &'static str = "module";
    const PREFIXES: &'static [&'static str] = &["base", "optional:", "expert:"];
    const LETTERS: Letters = Letters::Small;
}

impl Row for RuleEntry {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Row for Chapter {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl Row for Module {
    fn id(&self) -> &Id<Self> {
        &self.id
    }
}

impl RuleEntry {
    /// The board has no modules, so its rules need none.
    fn faults(&self, registry: &Registry) -> Vec<Fault> {
        let mut faults = word_faults(&self.title);
        known(&mut faults, &registry.chapters, &self.chapter);
        once(&mut faults, "the module", &self.modules);
        once(&mut faults, "the provenance", &self.provenance);
        if self.modules.is_empty() != registry.modules.is_empty() {
            faults.push("a rule of a system belongs to a module, a rule of the board to none".into());
        }
        if self.provenance.is_empty() {
            faults.push("the provenance is missing".into());
        }
        for module in &self.modules {
            let module = known(&mut faults, &registry.modules, module);
            let (Some(module), Some(variant)) = (module, &self.variant) else {
                continue;
            };
            if !module.variants.contains(variant) {
                let meant = hint(variant, module.variants.iter().map(String::as_str));
                faults.push(format!("`{}` has no variant `{variant}`{meant}", module.id).into());
            }
        }
        faults
    }
}

impl Module {
    fn faults(&self, registry: &Registry) -> Vec<Fault> {
        let mut faults = word_faults(&self.name);
        faults.extend(line_faults(
            "the sentence about it",
            &self.about,
            LONGEST_SENTENCE,
        ));
        for other in self.needs.iter().chain(&self.excludes) {
            known(&mut faults, &registry.modules, other);
        }
        for rule in &self.replaces {
            known(&mut faults, &registry.rules, rule);
        }
        let presets: [(&str, fn(&Presets) -> &Switch); 3] = [
            ("basic", |presets| &presets.basic),
            ("standard", |presets| &presets.standard),
            ("expert", |presets| &presets.expert),
        ];
        for (preset, switch) in presets {
            let own = switch(&self.presets);
            let fits = match own {
                Switch::Off => true,
                Switch::On => self.variants.is_empty(),
                Switch::Variant(variant) => self.variants.contains(variant),
            };
            if !fits {
                faults.push(format!("the preset `{preset}` must choose one of its variants").into());
            }
            let is_on = |other: &&ModuleId| {
                registry
                    .modules
                    .get(*other)
                    .is_some_and(|other| switch(&other.presets).is_on())
            };
            if own.is_on() && self.excludes.iter().any(|other| is_on(&other)) {
                faults.push(format!("the preset `{preset}` holds a module that this one excludes").into());
            }
            if own.is_on() && !self.needs.iter().all(|other| is_on(&other)) {
                faults.push(format!("the preset `{preset}` lacks a module that this one needs").into());
            }
        }
        faults
    }
}
