//! Worked examples: a small board, a few fighters, the dice that fall and what is chosen; read from a file and played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use ron::value::RawValue;
use serde::Deserialize;

use super::setting::{Area, Later, Trouble, setting};
use crate::battle::{
    BattleDice, Choice, Decision, FighterId, ModuleWish, Muster, Posture, RawRon, Recruit, Refusal, RuleId,
    RuleSystem, Seat, Side, SideId, Sides, Stance, System, TableSet, Term, WindForce, settle,
};
use crate::board::{Board, Catalogue, Cell, CellFacts, Edge, Facing, Light, LightSource, Thing, ThingId};
use crate::content::{Mark, Problem, Problems, Source};
use crate::replay;

/// What the sides are called.
const SIDES: [&str; 3] = ["codex-side-1", "codex-side-2", "codex-side-3"];

/// After this round the fight of an example is a draw; none of them lasts so long.
const LAST_ROUND: u16 = 20;

/// A worked example of one rule, or of a few that only mean something together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The rules that it shows; some step cites each of them.
    #[serde(default)]
    pub shows: Vec<RuleId>,
    /// Rules on whose pages it stands besides, though no step can cite them.
    #[serde(default)]
    pub also: Vec<RuleId>,
    /// The optional rules; the preset Basic where nothing is said.
    #[serde(default)]
    pub modules: ModuleWish,
    /// Columns and rows of the board.
    pub size: (u16, u16),
    /// The ambient light, 0 (day) to 4 (dark).
    #[serde(default)]
    pub light: u8,
    /// Lights that burn: the kind by its name on maps, and where.
    #[serde(default)]
    pub lights: Vec<(String, Vec<(i16, i16)>)>,
    /// Things that fill cells: the kind by its name on maps, and where.
    #[serde(default)]
    pub things: Vec<(String, Vec<(i16, i16)>)>,
    /// Things on edges.
    #[serde(default)]
    pub edges: Vec<(String, Vec<Edge>)>,
    /// Cells that are no plain floor.
    #[serde(default)]
    pub cells: Vec<(Vec<(i16, i16)>, CellFacts)>,
    /// The sides, from 0, that the fight takes by surprise.
    #[serde(default)]
    pub surprised: Vec<u8>,
    /// Fighters who begin hidden; then the sides hide from each other what the other cannot see.
    #[serde(default)]
    pub hidden: Vec<u16>,
    /// The sides, from 0, that have made their camp and taken their armour off.
    #[serde(default)]
    pub camped: Vec<u8>,
    /// The wind, and where it comes from.
    #[serde(default)]
    pub wind: Option<(WindForce, Facing)>,
    /// The zones of sides that set their fighters up first.
    #[serde(default)]
    pub zones: Vec<(u8, Area)>,
    /// Areas by which one leaves the fight.
    #[serde(default)]
    pub exits: Vec<Area>,
    /// What changes the board at the ends of rounds.
    #[serde(default)]
    pub hazards: Vec<Trouble>,
    /// Fighters who come later.
    #[serde(default)]
    pub reinforcements: Vec<Later>,
    /// Side of a cell in decimetres, for rule systems that leave it to the level.
    #[serde(default)]
    pub cell_dm: Option<u16>,
    /// The fighters, numbered from 1.
    pub fighters: Vec<Person>,
    /// The faces of the dice in the order in which they fall; all of them do.
    pub dice: Vec<u8>,
    /// What is done and looked at, in order.
    #[serde(default)]
    pub play: Vec<Deed>,
}

/// A step of an example.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// A fighter answers the open question.
    Does(u16, Choice),
    /// A fighter would like to give this answer, and may not: the refusal cites the rule.
    Refused(u16, Choice),
    /// The exact odds of an answer are looked at.
    Odds(u16, Choice),
    /// What the board knows of two fighters is looked at.
    Pair(u16, u16),
    /// What a square would do to a fighter is looked at.
    Place(u16, (i16, i16)),
    /// The way to a square that the game finds for a fighter is looked at; first the gait.
    Way(u16, Term, (i16, i16)),
}

/// A fighter of an example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who, as in a level file.
    pub person: Box<RawValue>,
    /// The side, from 0.
    pub side: u8,
    /// The north-west cell.
    pub at: (i16, i16),
    /// Where the fighter looks.
    #[serde(default)]
    pub facing: Option<Facing>,
    /// How the fighter stands.
    #[serde(default)]
    pub posture: Posture,
    /// Whether the fighter is asleep.
    #[serde(default)]
    pub asleep: bool,
    /// How the fighter begins, as in a level file.
    #[serde(default)]
    pub start: Option<Box<RawValue>>,
}

/// An example with the file that it stands in.
#[derive(Clone, Debug)]
pub struct ExampleFile {
    /// The example.
    pub example: Example,
    /// Where it stands.
    pub mark: Mark,
}

impl ExampleFile {
    /// Reads an example.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is no example, with line and reason.
    pub fn read(file: &Path) -> Result<Self, Problem> {
        let source = Source::read(file)?;
        let part = source.part();
        Ok(Self {
            example: part.parse()?,
            mark: part.mark().clone(),
        })
    }

    /// Makes the battle of an example and carries it to its first question.
    ///
    /// # Errors
    ///
    /// What stands on the board or in the line-up cannot be.
    pub fn begin(&self, world: &mut World, system: &dyn RuleSystem) -> Result<Entity, Problems> {
        let muster = self.muster(world, system)?;
        let battle = system.muster(world, &muster)?;
        settle(world, battle);
        Ok(battle)
    }

    /// Gives an answer of the example, and carries the battle to its next question.
    ///
    /// # Errors
    ///
    /// Somebody else is asked, the answer is not accepted, or the dice run out.
    pub fn answer(
        &self,
        world: &mut World,
        battle: Entity,
        by: (usize, u16),
        choice: &Choice,
    ) -> Result<(), Problem> {
        self.asked(world, battle, by)?;
        let (number, fighter) = by;
        replay::answer(world, battle, FighterId(fighter), choice.clone())
            .map_err(|refusal| self.problem(format!("step {number} is not accepted: {refusal:?}")))?;
        match world.get::<BattleDice>(battle).and_then(BattleDice::error) {
            Some(error) => Err(self.problem(format!("after step {number}: {error}"))),
            None => Ok(()),
        }
    }

    /// The rule that forbids an answer of the example.
    ///
    /// # Errors
    ///
    /// Somebody else is asked, or no rule forbids it.
    pub fn refusal(
        &self,
        world: &World,
        battle: Entity,
        by: (usize, u16),
        choice: &Choice,
    ) -> Result<Refusal, Problem> {
        let System(system) = self.asked(world, battle, by)?;
        match system.judge(world, battle, FighterId(by.1), choice) {
            Err(refusal) => Ok(refusal),
            Ok(_) => Err(self.problem(format!("step {} should be refused, and is not", by.0))),
        }
    }

    /// The rule system, where the fighter of a step is asked.
    pub(super) fn asked(
        &self,
        world: &World,
        battle: Entity,
        (number, fighter): (usize, u16),
    ) -> Result<System, Problem> {
        let asked = world.get::<Decision>(battle).and_then(|decision| decision.0);
        let reason = match (asked, world.get::<System>(battle)) {
            (Some(question), Some(system)) if question.fighter.0 == fighter => return Ok(*system),
            (Some(question), _) => {
                let (FighterId(other), kind) = (question.fighter, question.kind.0);
                format!("step {number} is of fighter {fighter}, but fighter {other} is asked: {kind}")
            }
            _ => format!("step {number} comes when nobody is asked any more"),
        };
        Err(self.problem(reason))
    }

    /// What is wrong at the end: dice that did not fall.
    pub fn rest(&self, world: &World, battle: Entity) -> Option<Problem> {
        let dice = world.get::<BattleDice>(battle)?;
        if let Some(error) = dice.error() {
            return Some(self.problem(error.to_string()));
        }
        let left = dice.left_over();
        (!left.is_empty()).then(|| self.problem(format!("these dice never fall: {left:?}")))
    }

    pub(super) fn problem(&self, reason: impl Into<String>) -> Problem {
        self.mark.problem(reason)
    }

    fn muster(&self, world: &World, system: &dyn RuleSystem) -> Result<Muster, Problems> {
        let example = &self.example;
        let board = self.board()?;
        let mut wish = example.modules.clone();
        wish.preset.get_or_insert_with(|| "Basic".to_owned());
        let modules = system.modules(world, &wish).map_err(|faults| {
            let reasons: Vec<_> = faults.into_iter().map(|fault| fault.reason).collect();
            Problems::from(self.problem(reasons.join("; ")))
        })?;
        let later = example.reinforcements.iter().flat_map(|later| &later.fighters);
        let sides = example
            .fighters
            .iter()
            .chain(later)
            .map(|person| person.side)
            .max()
            .unwrap_or(0);
        let side = |number: u8| Side {
            name: SIDES[usize::from(number) % SIDES.len()].into(),
            seat: Seat::Script,
        };
        Ok(Muster {
            file: self.mark.file.clone(),
            board: Arc::new(board),
            setting: Arc::new(setting(example)),
            sides: Sides::new((0..=sides).map(side).collect(), |_, _| Stance::Hostile),
            fighters: (1..).zip(&example.fighters).map(recruit).collect(),
            modules,
            tables: TableSet::default(),
            dice: BattleDice::scripted(example.dice.clone()),
            start: None,
            last_round: LAST_ROUND,
        })
    }

    fn board(&self) -> Result<Board, Problem> {
        let example = &self.example;
        let (columns, rows) = example.size;
        let mut board = Board::new(columns, rows).map_err(|error| self.problem(error.to_string()))?;
        board.set_ambient(example.light);
        let catalogue = Catalogue::default();
        let known = |class: &str| {
            let unknown = || self.problem(format!("`{class}` is no kind of thing"));
            catalogue.kind(class).copied().ok_or_else(unknown)
        };
        let off = |cell: Cell| self.problem(format!("{}, {} is not on the board", cell.x, cell.y));
        for (cells, facts) in &example.cells {
            for cell in cells.iter().map(|&(x, y)| Cell::new(x, y)) {
                if !board.set_cell(cell, *facts) {
                    return Err(off(cell));
                }
            }
        }
        for (kind, cells) in &example.lights {
            for cell in cells.iter().map(|&(x, y)| Cell::new(x, y)) {
                if !board.contains(cell) {
                    return Err(off(cell));
                }
                board.add_light(Light {
                    cell,
                    source: LightSource::Named(kind.clone()),
                    lit: true,
                    tint: None,
                });
            }
        }
        for (class, cells) in &example.things {
            let kind = known(class)?;
            for cell in cells.iter().map(|&(x, y)| Cell::new(x, y)) {
                if !board.set_thing(cell, Some(Thing::new(ThingId::Tile(cell), class, kind))) {
                    return Err(off(cell));
                }
            }
        }
        for (object, (class, edges)) in (0..).zip(&example.edges) {
            let kind = known(class)?;
            for (segment, edge) in (0..).zip(edges) {
                let thing = Thing::new(ThingId::Object { object, segment }, class, kind);
                if !board.set_edge(*edge, Some(thing)) {
                    return Err(off(edge.cell));
                }
            }
        }
        Ok(board)
    }
}

pub(super) fn recruit((number, person): (u16, &Person)) -> Recruit {
    let raw = |value: &RawValue| RawRon {
        text: value.get_ron().trim().to_owned(),
        line: 1,
    };
    Recruit {
        id: FighterId(number),
        side: SideId(person.side),
        person: raw(&person.person),
        at: Cell::new(person.at.0, person.at.1),
        facing: person.facing.unwrap_or(Facing::N),
        posture: person.posture,
        awake: !person.asleep,
        character: None,
        start: person.start.as_deref().map(raw),
    }
}

/// The example files of a folder, in order of their names; none where there is no such folder.
pub(super) fn files(folder: &Path, problems: &mut Problems) -> Vec<PathBuf> {
    if !folder.is_dir() {
        return Vec::new();
    }
    let listed = std::fs::read_dir(folder).and_then(|entries| {
        entries
            .map(|entry| Ok(entry?.path()))
            .collect::<std::io::Result<Vec<_>>>()
    });
    let mut files = listed.unwrap_or_else(|error| {
        problems.push(Problem::of_file(folder, format!("cannot be read: {error}")));
        Vec::new()
    });
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    files
}
