//! Makes the level of what its file and its map say, after all checks.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::check::{
    check_every_side_has_fighters, check_fighters, check_hazard, check_reinforcement, check_rules,
    check_values,
};
use super::facing::look_about;
use super::format::ModulesFile;
use super::lookup::Names;
use super::meet::apart;
use super::name::is_file_name;
use super::parse::{Draft, FighterEntry};
use super::place::Places;
use super::side::sides;
use super::zone::Zones;
use super::{Goal, Level, LevelFighter, LevelSide, Modules, Reinforcement, goal};
use crate::battle::{FighterId, ModuleWish, SideId, Wind};
use crate::board::{Board, Cell};
use crate::content::{Entry, Mark, Problems};
use crate::level::tiled::MapFile;

impl Draft {
    /// The map file, if the field names one that may be opened (`BD-LVL-02`).
    pub fn map_file(&self, folder: &Path, whole: &Mark, problems: &mut Problems) -> Option<PathBuf> {
        let name = self.file.map.as_deref()?;
        if is_file_name(name, ".tmx") {
            return Some(folder.join(name));
        }
        let reason = format!("`{name}` is no file beside the level whose name ends in .tmx");
        problems.push(self.mark("map", whole).problem(reason));
        None
    }
}

/// The parts of a level whose names have been looked up.
struct Parts {
    sides: Vec<LevelSide>,
    fighters: Vec<LevelFighter>,
    goals: BTreeMap<SideId, Goal>,
    reinforcements: Vec<Reinforcement>,
}

/// Makes the level of what was read, unless something is wrong.
///
/// # Errors
///
/// The problems so far, and those that only show when file and map are held against each other.
pub(super) fn build(
    folder: &Path,
    draft: Draft,
    whole: &Mark,
    map: Option<MapFile>,
    mut problems: Problems,
) -> Result<Level, Problems> {
    let parts = look_up(&draft, map.as_ref().map(|map| &map.board), whole, &mut problems);
    match map {
        Some(map) => problems.into_result(()).map(|()| {
            let mark = draft.mark("sides", whole);
            let mut level = assemble(folder, draft, whole, parts, map);
            level.warnings.extend(apart(&level, &mark));
            level
        }),
        None => {
            if problems.is_empty() {
                problems.push(whole.problem("the level has no map"));
            }
            Err(problems)
        }
    }
}

/// Checks everything and looks up every name.
fn look_up(draft: &Draft, board: Option<&Board>, whole: &Mark, problems: &mut Problems) -> Parts {
    let rules = draft.file.rules.as_deref().unwrap_or_default();
    check_values(draft, whole, problems);
    check_rules(draft, rules, whole, problems);
    let sides = sides(draft, board, whole, problems);
    let all = || {
        draft
            .fighters
            .iter()
            .chain(draft.reinforcements.iter().flat_map(|group| &group.fighters))
    };
    let whole_lists = draft.is_whole("fighters") && !draft.broken.contains("reinforcements");
    let names = Names {
        sides: &sides,
        fighters: whole_lists.then(|| all().map(|entry| entry.file.id).collect()),
        all_sides: draft.is_whole("sides"),
        board,
        doors: OnceCell::new(),
    };
    check_fighters(all(), &names, rules, problems);
    check_every_side_has_fighters(draft, &names, whole, problems);
    draft
        .reinforcements
        .iter()
        .for_each(|group| check_reinforcement(group, &names, problems));
    draft
        .hazards
        .iter()
        .for_each(|hazard| check_hazard(hazard, &names, problems));
    let stronger = draft.file.stronger.values();
    let stronger: BTreeSet<u8> = stronger.flat_map(|file| file.by_preset().into_values()).collect();
    for reason in stronger.into_iter().filter_map(|side| names.side(side).err()) {
        problems.push(draft.mark("stronger", whole).problem(reason));
    }
    for exit in &draft.file.exits {
        if let Err(reason) = names.mark(exit) {
            problems.push(draft.mark("exits", whole).problem(reason));
        }
    }
    let places = board
        .map(|board| Places::find(&draft.fighters, &names, board, problems))
        .unwrap_or_default();
    let mut fighters = fighters(&draft.fighters, &names, |id| places.of(id));
    if let Some(board) = board {
        let zones = Zones {
            sides: &draft.sides,
            fighters: &fighters,
            board,
        };
        zones.check(&names, problems);
        let secrets = draft.file.secrets.unwrap_or_default();
        look_about(&mut fighters, &sides, (board, secrets));
    }
    let goals = goals(draft, &names, whole, problems);
    let reinforcements = reinforcements(draft, &names);
    Parts {
        fighters,
        goals,
        reinforcements,
        sides,
    }
}

fn assemble(folder: &Path, draft: Draft, whole: &Mark, parts: Parts, mut map: MapFile) -> Level {
    let labels = draft.labels(whole);
    let wanted = draft.goals.iter().flat_map(|(_, entry)| {
        let named = |value| Entry {
            value,
            mark: entry.mark.clone(),
        };
        entry.value.gear().into_iter().map(named)
    });
    let wanted = wanted.collect();
    let file = draft.file;
    let side = |number: u8| {
        let place = parts.sides.iter().position(|side| side.number == number)?;
        Some(SideId(u8::try_from(place).ok()?))
    };
    let stronger = file.stronger.iter().map(|(system, file)| {
        let sides = file.by_preset().into_iter();
        let sides = sides.filter_map(|(preset, number)| Some((preset, side(number)?)));
        (system.clone(), sides.collect())
    });
    let stronger = stronger.collect();
    map.board.set_ambient(file.light.unwrap_or_default());
    Level {
        own: Arc::default(),
        folder: folder.to_owned(),
        title: file.title.unwrap_or_default(),
        intro: file.intro,
        about: file.about,
        difficulty: file.difficulty,
        stronger,
        rules: file.rules.unwrap_or_default(),
        modules: draft
            .modules
            .into_iter()
            .map(|(system, entry)| (system, modules(entry)))
            .collect(),
        cell_dm: file.cell_dm,
        light: file.light.unwrap_or_default(),
        wind: file.wind.map_or_else(Wind::default, |wind| Wind {
            force: wind.force,
            from: wind.from,
        }),
        board: Arc::new(map.board),
        drawing: Arc::new(map.drawing),
        sides: parts.sides,
        fighters: parts.fighters,
        goals: parts.goals,
        reinforcements: parts.reinforcements,
        hazards: draft.hazards.into_iter().map(|entry| entry.value).collect(),
        exits: file.exits,
        lesson: file.scripts,
        secrets: file.secrets.unwrap_or_default(),
        start: file.start.map(|start| (start.round, start.phase)),
        labels,
        gear: map.gear,
        wanted,
        warnings: map.warnings,
        says: draft.says,
    }
}

fn modules(entry: Entry<ModulesFile>) -> Modules {
    let ModulesFile {
        preset,
        mut on,
        off,
        flags,
    } = entry.value;
    on.extend(
        flags
            .iter()
            .map(|(module, variant)| format!("{module}={variant}")),
    );
    Modules {
        wish: ModuleWish { preset, on, off },
        line: entry.mark.line,
    }
}

/// Fighters in ascending order of their ids; those without a place are left out, as a problem says already.
fn fighters(
    entries: &[FighterEntry],
    names: &Names<'_>,
    place: impl Fn(FighterId) -> Option<Cell>,
) -> Vec<LevelFighter> {
    let mut fighters: Vec<_> = entries
        .iter()
        .filter_map(|entry| fighter(entry, names, &place))
        .collect();
    fighters.sort_by_key(|fighter| fighter.id);
    fighters
}

fn fighter(
    entry: &FighterEntry,
    names: &Names<'_>,
    place: impl Fn(FighterId) -> Option<Cell>,
) -> Option<LevelFighter> {
    let file = &entry.file;
    let id = FighterId(file.id);
    Some(LevelFighter {
        id,
        side: names.side(file.side).ok()?,
        person: entry.person.clone(),
        at: place(id)?,
        facing: file.facing.unwrap_or_default(),
        looks_about: file.facing.is_none(),
        posture: file.posture,
        awake: file.awake,
        character: file.character,
        carries_light: file.carries_light.clone(),
        hidden: file.hidden,
        start: entry.start.clone(),
    })
}

fn reinforcements(draft: &Draft, names: &Names<'_>) -> Vec<Reinforcement> {
    let group = |group: &super::parse::ReinforcementEntry| {
        let corner = names.area(&group.file.at).ok()?.corner;
        Some(Reinforcement {
            when: group.file.when.clone(),
            at: group.file.at.clone(),
            facing: group.file.facing,
            fighters: fighters(&group.fighters, names, |_| Some(corner)),
        })
    };
    draft.reinforcements.iter().filter_map(group).collect()
}

fn goals(draft: &Draft, names: &Names<'_>, whole: &Mark, problems: &mut Problems) -> BTreeMap<SideId, Goal> {
    let mut goals = BTreeMap::new();
    for (number, Entry { value, mark }) in &draft.goals {
        match names.side(*number) {
            Ok(side) => {
                if let Some(goal) = goal::resolve(value, side, names, mark, problems) {
                    goals.insert(side, goal);
                }
            }
            Err(reason) => problems.push(mark.problem(reason)),
        }
    }
    for LevelSide { number, .. } in names.sides {
        let has_one = draft.goals.iter().any(|(side, _)| side == number);
        if !has_one && draft.is_whole("goals") {
            problems.push(
                draft
                    .mark("goals", whole)
                    .problem(format!("side {number} has no goal")),
            );
        }
    }
    goals
}
