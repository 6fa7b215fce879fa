//! Checks what stands in a level file: ranges, ids, names that it uses.

use std::collections::BTreeSet;

use super::LevelSide;
use super::format::{Arrival, Hazard, LevelFile};
use super::lookup::Names;
use super::name::is_key;
use super::parse::{Draft, FighterEntry, ReinforcementEntry};
use crate::battle::{Change, Setting};
use crate::board::{CellFacts, DARK, DENSE_MIST, HAZE};
use crate::content::{Entry, Mark, Problems};
use crate::rules::system;

/// The version of the format that is read (`BD-LVL-01`).
const VERSION: u32 = 1;

/// Most bytes of a title, and of the name of a side.
pub(super) const TITLE: usize = 100;

/// Most bytes of the words before a fight.
const INTRO: usize = 4000;

/// Most bytes of the line that says what a level is about.
const ABOUT: usize = 200;

/// Whether a rule system leaves the size of cells to the level; one that is not built yet may.
///
/// Rule: `BD-LVL-06`.
pub(super) fn leaves_scale(name: &str) -> bool {
    system(name).is_none_or(|system| system.leaves_scale())
}

/// Checks the fields that stand for themselves.
pub(super) fn check_values(draft: &Draft, whole: &Mark, problems: &mut Problems) {
    let LevelFile {
        version,
        title,
        intro,
        about,
        difficulty,
        cell_dm,
        light,
        scripts,
        start,
        ..
    } = &draft.file;
    let mut check = |name: &str, right: bool, reason: &str| {
        if !right {
            problems.push(draft.mark(name, whole).problem(reason));
        }
    };
    check(
        "version",
        version.is_none_or(|version| version == VERSION),
        "this program reads version 1 of the format",
    );
    let right = scripts.as_ref().is_none_or(|name| is_key(name));
    check("scripts", right, "this is no name of letters, digits and `-`");
    for (name, label, most) in [
        ("title", title, TITLE),
        ("intro", intro, INTRO),
        ("about", about, ABOUT),
    ] {
        let fault = label.as_ref().and_then(|label| label.fault(most));
        if let Some(reason) = fault {
            check(name, false, &reason);
        }
    }
    check(
        "cell_dm",
        cell_dm.is_none_or(|cell| Setting::CELL_DM.contains(&cell)),
        "must be from 5 to 50 decimetres",
    );
    check(
        "difficulty",
        difficulty.is_none_or(|difficulty| (1..=5).contains(&difficulty)),
        "must be from 1 to 5",
    );
    check(
        "light",
        light.is_none_or(|light| light <= DARK),
        "must be from 0 to 4",
    );
    check(
        "start",
        start.is_none_or(|start| start.round >= 1),
        "the first round is 1",
    );
}

/// Checks the rule systems and what is said about their modules.
pub(super) fn check_rules(draft: &Draft, rules: &[String], whole: &Mark, problems: &mut Problems) {
    let mark = draft.mark("rules", whole);
    if rules.is_empty() && draft.is_whole("rules") {
        problems.push(mark.problem("the level supports no rule system"));
    }
    if rules.iter().collect::<BTreeSet<_>>().len() < rules.len() {
        problems.push(mark.problem("a rule system comes twice"));
    }
    let sets_cells = draft.file.cell_dm.is_some();
    if sets_cells && !rules.is_empty() && !rules.iter().any(|system| leaves_scale(system)) {
        let reason = "the rule systems of the level set the size of cells themselves";
        problems.push(draft.mark("cell_dm", whole).problem(reason));
    }
    for (system, entry) in draft.modules.iter().filter(|(system, _)| !rules.contains(system)) {
        problems.push(
            entry
                .mark
                .problem(format!("the level does not support the rules `{system}`")),
        );
    }
}

/// Checks the fighters of a level, those who come later too.
pub(super) fn check_fighters<'a>(
    entries: impl Iterator<Item = &'a FighterEntry>,
    names: &Names<'_>,
    rules: &[String],
    problems: &mut Problems,
) {
    let mut ids = BTreeSet::new();
    for FighterEntry {
        file,
        mark,
        person,
        start,
    } in entries
    {
        let mut wrong = |reason: String| problems.push(mark.problem(reason));
        if !(1..=999).contains(&file.id) {
            wrong("the id of a fighter is a number from 1 to 999".into());
        }
        if !ids.insert(file.id) {
            wrong(format!("two fighters have the id {}", file.id));
        }
        if let Err(reason) = names.side(file.side) {
            wrong(reason);
        }
        for system in rules.iter().filter(|system| !person.contains_key(*system)) {
            wrong(format!("`person` says nothing for the rules `{system}`"));
        }
        let foreign: BTreeSet<&String> = person
            .keys()
            .chain(start.keys())
            .filter(|system| !rules.contains(system))
            .collect();
        for system in foreign {
            wrong(format!("the level does not support the rules `{system}`"));
        }
        if file
            .carries_light
            .as_ref()
            .is_some_and(|light| light.trim().is_empty())
        {
            wrong("`carries_light` is empty".into());
        }
    }
}

/// Checks that no side stands empty when the fight begins.
pub(super) fn check_every_side_has_fighters(
    draft: &Draft,
    names: &Names<'_>,
    whole: &Mark,
    problems: &mut Problems,
) {
    for LevelSide { number, .. } in names.sides {
        let here = draft.fighters.iter().any(|entry| entry.file.side == *number);
        if !here && draft.is_whole("fighters") {
            problems.push(
                draft
                    .mark("fighters", whole)
                    .problem(format!("side {number} has no fighter")),
            );
        }
    }
}

/// Checks a group of fighters who come later.
pub(super) fn check_reinforcement(group: &ReinforcementEntry, names: &Names<'_>, problems: &mut Problems) {
    let mut wrong = |reason: String| problems.push(group.mark.problem(reason));
    if let Err(reason) = names.mark(&group.file.at) {
        wrong(reason);
    }
    if group.fighters.is_empty() {
        wrong("nobody comes: `fighters` is empty".into());
    }
    for entry in &group.fighters {
        if entry.file.at.is_some() {
            wrong(format!(
                "fighter {} has a place of his own, but enters at the mark of his group",
                entry.file.id
            ));
        }
    }
    let checked = match &group.file.when {
        Arrival::Round(0) => Err("the first round is 1".into()),
        Arrival::Round(_) => Ok(()),
        Arrival::Seen(mark) => names.mark(mark),
        Arrival::Down(fighter) => names.fighter(*fighter).map(|_| ()),
        Arrival::Opened(door) => names.door(*door),
    };
    if let Err(reason) = checked {
        wrong(reason);
    }
}

/// Checks something that changes the map.
pub(super) fn check_hazard(
    Entry { value: hazard, mark }: &Entry<Hazard>,
    names: &Names<'_>,
    problems: &mut Problems,
) {
    let mut wrong = |reason: String| problems.push(mark.problem(reason));
    if let Err(reason) = names.mark(&hazard.area) {
        wrong(reason);
    }
    if hazard.from == 0 || hazard.every == 0 {
        wrong("`from` and `every` are at least 1".into());
    }
    match hazard.change {
        Change::Water { dm, max } if dm == 0 || i32::from(max) > *CellFacts::WATER_DM.end() => {
            wrong("`dm` is not 0 and `max` is at most 40".into());
        }
        Change::Mist { level, .. } if !(HAZE..=DENSE_MIST).contains(&level) => {
            wrong("the level of mist is from 1 to 3".into());
        }
        Change::Light(level) if level > DARK => wrong("light is from 0 to 4".into()),
        _ => {}
    }
}
