//! Reads the text of `level.ron` into its fields, each with its place, and reports every field that is broken.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use serde::de::DeserializeOwned;

use super::OwnTexts;
use super::format::{
    FighterFile, GoalFile, HazardFile, LevelFile, ModulesFile, ReinforcementFile, SideFile, StartFile,
    StrongerFile, WindFile,
};
use crate::battle::RawRon;
use crate::content::{Entry, Label, Mark, Part, Problems, StableHasher, hint, says};
use crate::rules::Preset;

/// A fighter as written, with what only rule systems understand.
pub(super) struct FighterEntry {
    /// Its common fields.
    pub file: FighterFile,
    /// Where it stands in the file.
    pub mark: Mark,
    /// Who it is, for each rule system.
    pub person: BTreeMap<String, RawRon>,
    /// How it begins, for each rule system.
    pub start: BTreeMap<String, RawRon>,
}

/// A group of reinforcements as written.
pub(super) struct ReinforcementEntry {
    /// Its common fields.
    pub file: ReinforcementFile,
    /// Where it stands in the file.
    pub mark: Mark,
    /// Who comes.
    pub fighters: Vec<FighterEntry>,
}

/// The fields of a level file with their places.
#[derive(Default)]
pub(super) struct Draft {
    /// The fields without entries of their own.
    pub file: LevelFile,
    /// Where each field stands.
    pub marks: BTreeMap<String, Mark>,
    /// The sides.
    pub sides: Vec<Entry<SideFile>>,
    /// The fighters.
    pub fighters: Vec<FighterEntry>,
    /// What each side wants, by side id.
    pub goals: Vec<(u8, Entry<GoalFile>)>,
    /// Fighters who come later.
    pub reinforcements: Vec<ReinforcementEntry>,
    /// What changes the map.
    pub hazards: Vec<Entry<HazardFile>>,
    /// The fields in which something could not be read, so that what is missing from them says nothing.
    pub broken: BTreeSet<String>,
    /// Optional rules by rule system.
    pub modules: BTreeMap<String, Entry<ModulesFile>>,
    /// All that the file says of the fight, in one number.
    pub says: u64,
}

/// Names of the fields, in the order in which a message lists them.
const FIELDS: [&str; 21] = [
    "version",
    "map",
    "title",
    "intro",
    "about",
    "difficulty",
    "stronger",
    "rules",
    "modules",
    "cell_dm",
    "light",
    "wind",
    "sides",
    "fighters",
    "goals",
    "reinforcements",
    "hazards",
    "exits",
    "scripts",
    "secrets",
    "start",
];

/// Most fighters, groups, hazards or exits of a level: as many as there are ids.
const MAX_LISTED: usize = 999;

/// Most sides or rule systems that are looked at, of which a level may have far fewer.
const MAX_NAMED: usize = 32;

/// The fields that no level can do without.
const NEEDED: [&str; 7] = ["version", "map", "title", "rules", "sides", "fighters", "goals"];

/// Reads all fields of a level file.
pub(super) fn parse(whole: &Part<'_>, problems: &mut Problems) -> Draft {
    let mut draft = Draft::default();
    for (name, part) in whole.fields(problems) {
        if FIELDS.contains(&name.as_str()) {
            let mut found = Problems::default();
            draft.read_field(&name, &part, &mut found);
            if !found.is_empty() {
                draft.broken.insert(name.clone());
            }
            problems.append(found);
        } else {
            let reason = format!(
                "unknown field `{name}`; the fields of a level are {}{}",
                FIELDS.join(", "),
                hint(&name, FIELDS)
            );
            problems.push(part.mark().problem(reason));
        }
        draft.marks.insert(name, part.mark().clone());
    }
    if whole.is_cut() {
        // What stands behind the break may well be there.
        let lost = FIELDS.iter().filter(|name| !draft.marks.contains_key(**name));
        draft.broken.extend(lost.map(|name| (*name).to_owned()));
    }
    for name in NEEDED {
        if !draft.broken.contains(name) && !draft.marks.contains_key(name) {
            problems.push(whole.mark().problem(format!("the field `{name}` is missing")));
        }
    }
    draft.says = says_of_fight(whole);
    draft
}

/// The fields that no fight depends on: what is said of it before it begins, and the name of the map, which speaks for itself.
const BESIDE: [&str; 7] = [
    "version",
    "map",
    "title",
    "intro",
    "about",
    "difficulty",
    "stronger",
];

/// What the fields of a level say, whatever order they stand in, but for those that no fight depends on.
fn says_of_fight(whole: &Part<'_>) -> u64 {
    let mut fields = whole.fields(&mut Problems::default());
    fields.retain(|(name, _)| !BESIDE.contains(&name.as_str()));
    fields.sort_by(|(one, _), (other, _)| one.cmp(other));
    let mut hasher = StableHasher::default();
    for (name, part) in &fields {
        (name, says(part)).hash(&mut hasher);
    }
    hasher.finish()
}

impl Draft {
    /// Whether a list was given and read whole, so that what it lacks is not there.
    pub fn is_whole(&self, name: &str) -> bool {
        self.marks.contains_key(name) && !self.broken.contains(name)
    }

    /// Gives the labels the words that the level brings along.
    pub fn resolve(&mut self, texts: &OwnTexts) {
        let sides = self.sides.iter_mut().map(|entry| &mut entry.value.name);
        let file = &mut self.file;
        let own = file
            .title
            .iter_mut()
            .chain(&mut file.intro)
            .chain(&mut file.about);
        own.chain(sides).for_each(|label| texts.resolve(label));
    }

    /// All labels, each with its place.
    pub fn labels(&self, whole: &Mark) -> Vec<Entry<Label>> {
        let file = &self.file;
        let own = [
            ("title", &file.title),
            ("intro", &file.intro),
            ("about", &file.about),
        ];
        let own = own.into_iter().filter_map(|(name, label)| {
            Some(Entry {
                value: label.clone()?,
                mark: self.mark(name, whole),
            })
        });
        let sides = self.sides.iter().map(|entry| Entry {
            value: entry.value.name.clone(),
            mark: entry.mark.clone(),
        });
        own.chain(sides).collect()
    }

    /// Where a field stands, or the beginning of the file if it is left out.
    pub fn mark(&self, name: &str, whole: &Mark) -> Mark {
        self.marks.get(name).unwrap_or(whole).clone()
    }

    fn read_field(&mut self, name: &str, part: &Part<'_>, problems: &mut Problems) {
        let file = &mut self.file;
        match name {
            "version" => file.version = value(part, problems),
            "map" => file.map = value(part, problems),
            "title" => file.title = value(part, problems),
            "intro" => file.intro = value(part, problems),
            "about" => file.about = value(part, problems),
            "difficulty" => file.difficulty = value(part, problems),
            "stronger" => file.stronger = stronger(part, problems),
            "rules" => file.rules = Some(systems(part, problems)),
            "modules" => self.modules = modules(part, problems),
            "cell_dm" => file.cell_dm = value(part, problems),
            "light" => file.light = value(part, problems),
            "wind" => file.wind = value::<WindFile>(part, problems),
            "sides" => self.sides = part.entries_up_to(MAX_NAMED, problems),
            "fighters" => self.fighters = fighters(part, problems),
            "goals" => self.goals = goals(part, problems),
            "reinforcements" => self.reinforcements = reinforcements(part, problems),
            "hazards" => self.hazards = part.entries_up_to(MAX_LISTED, problems),
            "exits" => file.exits = exits(part, problems),
            "scripts" => file.scripts = value(part, problems),
            "secrets" => file.secrets = value(part, problems),
            _ => file.start = value::<StartFile>(part, problems),
        }
    }
}

fn value<T: DeserializeOwned>(part: &Part<'_>, problems: &mut Problems) -> Option<T> {
    part.parse().map_err(|problem| problems.push(problem)).ok()
}

/// The marks by which one leaves the fight.
fn exits(part: &Part<'_>, problems: &mut Problems) -> Vec<String> {
    let entries = part.entries_up_to(MAX_LISTED, problems);
    entries.into_iter().map(|entry| entry.value).collect()
}

/// One rule system, or a list of them.
fn systems(part: &Part<'_>, problems: &mut Problems) -> Vec<String> {
    let parts = if part.text().starts_with('[') {
        part.items_up_to(MAX_NAMED, problems)
    } else {
        vec![part.clone()]
    };
    parts
        .iter()
        .filter_map(|part| system(part.text(), part, problems))
        .collect()
}

/// The name of a rule system. Whether there is one of this name, the list of systems knows.
fn system(name: &str, part: &Part<'_>, problems: &mut Problems) -> Option<String> {
    let plain = name.chars().all(|letter| letter.is_ascii_alphanumeric());
    if plain && name.starts_with(|first: char| first.is_ascii_uppercase()) {
        return Some(name.to_owned());
    }
    problems.push(
        part.mark()
            .problem("the name of a rule system is a word with a capital letter, without quotes"),
    );
    None
}

/// What is said for each rule system.
fn by_system<'a>(part: &Part<'a>, problems: &mut Problems) -> Vec<(String, Part<'a>)> {
    let mut fields = part.fields(problems);
    fields.retain(|(name, part)| system(name, part, problems).is_some());
    fields
}

fn modules(part: &Part<'_>, problems: &mut Problems) -> BTreeMap<String, Entry<ModulesFile>> {
    let fields = by_system(part, problems);
    let read = |(name, part): (String, Part<'_>)| {
        let mark = part.mark().clone();
        Some((
            name,
            Entry {
                value: value(&part, problems)?,
                mark,
            },
        ))
    };
    fields.into_iter().filter_map(read).collect()
}

/// The side that is meant to win more often, for each rule system.
fn stronger(part: &Part<'_>, problems: &mut Problems) -> BTreeMap<String, StrongerFile> {
    let fields = by_system(part, problems);
    let read = |(name, part): (String, Part<'_>)| {
        let file = if part.text().starts_with('{') {
            StrongerFile::ByPreset(stronger_by_preset(&part, problems))
        } else {
            StrongerFile::Always(value(&part, problems)?)
        };
        Some((name, file))
    };
    fields.into_iter().filter_map(read).collect()
}

fn stronger_by_preset(part: &Part<'_>, problems: &mut Problems) -> BTreeMap<Preset, u8> {
    let mut sides = BTreeMap::new();
    for (name, part) in part.fields(problems) {
        let Some(preset) = Preset::named(&name) else {
            let names = Preset::ALL.map(Preset::name).join(", ");
            problems.push(part.mark().problem(format!("there is no preset {name}: {names}")));
            continue;
        };
        if let Some(side) = value(&part, problems) {
            sides.insert(preset, side);
        }
    }
    sides
}

fn fighters(part: &Part<'_>, problems: &mut Problems) -> Vec<FighterEntry> {
    let mut entries = Vec::new();
    for item in part.items_up_to(MAX_LISTED, problems) {
        let Some(file) = value::<FighterFile>(&item, problems) else {
            continue;
        };
        let mut mark = item.mark().clone();
        mark.place = format!("fighter {}", file.id);
        let mut entry = FighterEntry {
            file,
            mark,
            person: BTreeMap::new(),
            start: BTreeMap::new(),
        };
        for (name, field) in item.fields(problems) {
            match name.as_str() {
                "person" => entry.person = raw(&field, problems),
                "start" => entry.start = raw(&field, problems),
                _ => {}
            }
        }
        entries.push(entry);
    }
    entries
}

fn raw(part: &Part<'_>, problems: &mut Problems) -> BTreeMap<String, RawRon> {
    let keep = |(name, part): (String, Part<'_>)| {
        (
            name,
            RawRon {
                text: part.text().to_owned(),
                line: part.mark().line,
            },
        )
    };
    by_system(part, problems).into_iter().map(keep).collect()
}

fn goals(part: &Part<'_>, problems: &mut Problems) -> Vec<(u8, Entry<GoalFile>)> {
    let mut goals = Vec::new();
    for (name, part) in part.fields(problems) {
        let Ok(side) = name.parse() else {
            problems.push(
                part.mark()
                    .problem("a goal belongs to a side; write its id before the colon"),
            );
            continue;
        };
        if let Some(goal) = value(&part, problems) {
            goals.push((
                side,
                Entry {
                    value: goal,
                    mark: part.mark().clone(),
                },
            ));
        }
    }
    goals
}

fn reinforcements(part: &Part<'_>, problems: &mut Problems) -> Vec<ReinforcementEntry> {
    let mut entries = Vec::new();
    for item in part.items_up_to(MAX_LISTED, problems) {
        let Some(file) = value::<ReinforcementFile>(&item, problems) else {
            continue;
        };
        let list = item
            .fields(problems)
            .into_iter()
            .find(|(name, _)| name == "fighters");
        let fighters = list
            .map(|(_, list)| fighters(&list, problems))
            .unwrap_or_default();
        entries.push(ReinforcementEntry {
            file,
            mark: item.mark().clone(),
            fighters,
        });
    }
    entries
}
