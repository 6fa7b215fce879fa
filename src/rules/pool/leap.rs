//! Movements with jumps over gaps in them: runs of steps, with a jump between each and the next; and where such movements, and those
//! with climbs in them, lead.

use std::collections::BTreeMap;

use crate::battle::{Ledger, Term, WhyNot};
use crate::board::{Cell, Facing, Footprint, Jump, PathStep, Reach, StepRules, Walk, has_gaps, jump};

use super::cause;
use super::module::Modules;
use super::moves::{blocked_by, cells, paid};
use super::pace::Pace;
use super::scene::Snapshot;
use super::trial::Trial;
use super::{rule, scramble, why, word};

/// Squares of run-up that a jump takes (`PL-MOV-06`).
pub(crate) const RUN_UP: usize = 2;

/// Squares of a gap from which on a jump takes a test (`PL-MOV-06`).
pub(crate) const LONG_GAP: usize = 3;

/// Squares of the widest gap that a sprint leads over (`PL-MOV-06`).
pub(crate) const SPRINT_GAP: usize = 2;

/// Successes that a long jump takes (`PL-MOV-06`).
pub(crate) const LEAP: i16 = 2;

/// Squares of the widest gap that a gait leads over; 0 for one without jumps.
///
/// Rule: `PL-MOV-06`.
fn widest(gait: Term) -> usize {
    match gait {
        word::JUMP => LONG_GAP,
        word::SPRINT => SPRINT_GAP,
        _ => 0,
    }
}

/// Whether a step from a square is a jump.
pub(crate) fn is_leap(from: Cell, step: &PathStep) -> bool {
    from.step(step.towards) != step.cell
}

/// Whether a jump takes a test: it leads over three squares.
///
/// Rule: `PL-MOV-06`.
pub(crate) fn is_long(from: Cell, landing: Cell) -> bool {
    let gap = Footprint::single(from).gap(Footprint::single(landing)).cheb();
    usize::from(gap) > LONG_GAP
}

/// Strength and Agility: the test of a long jump.
///
/// Rule: `PL-MOV-06`.
pub(crate) fn trial(own: &Snapshot, modules: Modules) -> Trial {
    let characteristics = &own.build.characteristics;
    let mut dice = Ledger::of(rule::PL_MOV_06, &cause::STRENGTH, characteristics.strength);
    dice.add_for(rule::PL_CHR_01, &cause::AGILITY, characteristics.agility);
    Trial::of(own, modules, (rule::PL_MOV_06, word::LEAP), dice, LEAP)
}

/// The steps of a path from a square that are jumps.
pub(crate) fn leaps(start: Cell, steps: &[PathStep]) -> impl Iterator<Item = (Cell, &PathStep)> {
    let before = std::iter::once(start).chain(steps.iter().map(|step| step.cell));
    before.zip(steps).filter(|(from, step)| is_leap(*from, step))
}

/// A path step by step, whatever it costs in all: where two cells are no neighbours, there is a jump between them.
///
/// Rule: `PL-MOV-06`, `BD-MOV-08`.
///
/// # Errors
///
/// Why not.
pub(crate) fn follow(
    walk: &Walk<Pace>,
    gait: Term,
    start: Cell,
    path: &[Cell],
) -> Result<Vec<PathStep>, WhyNot> {
    if gait == word::CLIMB {
        return scramble::follow(walk, start, path);
    }
    let mut steps: Vec<PathStep> = Vec::with_capacity(path.len());
    let mut rest = path;
    while !rest.is_empty() {
        let (from, before) = steps.last().map_or((start, 0), |last| (last.cell, last.sum_half));
        let run = facings(from, rest);
        let walked = walk
            .follow(from, &run, has_odd_diagonals(start, &steps))
            .map_err(|blocked| refused_step(walk, gait, from, &run[..=blocked.step]))?;
        steps.extend(walked.into_iter().map(|step| PathStep {
            sum_half: step.sum_half.saturating_add(before),
            ..step
        }));
        rest = &rest[run.len()..];
        if let Some((landing, beyond)) = rest.split_first() {
            let leap = leap(walk, gait, &run, &steps).filter(|step| step.cell == *landing);
            steps.push(leap.ok_or_else(|| refusal(walk, gait, *landing))?);
            rest = beyond;
        }
    }
    Ok(steps)
}

/// Why the last of some steps is not taken, each of which but it can be.
fn refused_step(walk: &Walk<Pace>, gait: Term, start: Cell, steps: &[Facing]) -> WhyNot {
    let Some((towards, before)) = steps.split_last() else {
        return why::no_way(rule::PL_MOV_05);
    };
    let from = before.iter().fold(start, |at, step| at.step(*step));
    blocked_by(walk.view, gait, (Footprint::new(from, walk.size), *towards))
}

/// Why there is no jump to a square: a sprint may not end it on ground that it could not cross.
fn refusal(walk: &Walk<Pace>, gait: Term, landing: Cell) -> WhyNot {
    let enters = |facts| walk.rules.enter(facts, walk.view.thing(landing)).is_some();
    if widest(gait) == 0 {
        why::no_way(rule::PL_MOV_01)
    } else if gait == word::SPRINT && !walk.view.cell(landing).is_some_and(enters) {
        why::no_sprint_there(rule::PL_SPR_03)
    } else {
        why::no_jump(rule::PL_MOV_06)
    }
}

/// The directions of a path up to where two cells are no neighbours.
fn facings(start: Cell, path: &[Cell]) -> Vec<Facing> {
    let mut from = start;
    let all = path.iter().map_while(|&to| {
        let towards = Facing::ALL.into_iter().find(|towards| from.step(*towards) == to);
        from = to;
        towards
    });
    all.collect()
}

/// Whether an odd number of plain diagonals lies behind a mover; a dear one costs more than four half squares, and a jump is none.
pub(super) fn has_odd_diagonals(start: Cell, steps: &[PathStep]) -> bool {
    let before = std::iter::once(start).chain(steps.iter().map(|step| step.cell));
    let plain = before
        .zip(steps)
        .filter(|(from, step)| step.towards.is_diagonal() && step.cost_half <= 4 && !is_leap(*from, step));
    plain.count() % 2 == 1
}

/// The jump after a straight run-up; the squares of the gap cost one each, and the landing what it costs whoever walks there.
///
/// Rule: `PL-MOV-06`.
fn leap(walk: &Walk<Pace>, gait: Term, run: &[Facing], steps: &[PathStep]) -> Option<PathStep> {
    let (take_off, towards) = (steps.last()?, *run.last()?);
    let is_straight = run.len() >= RUN_UP && run.iter().rev().take(RUN_UP).all(|it| *it == towards);
    if !is_straight || !take_off.may_end {
        return None;
    }
    let (found, cost_half) = jump_from(walk, gait, &held(walk), (take_off.cell, towards))?;
    Some(PathStep {
        cell: found.landing,
        towards,
        cost_half,
        sum_half: take_off.sum_half.saturating_add(cost_half),
        rise_dm: 0,
        crossed: Vec::new(),
        may_end: true,
    })
}

/// The squares that others hold.
pub(super) fn held(walk: &Walk<Pace>) -> Vec<Footprint> {
    walk.holders.iter().map(|holder| holder.place).collect()
}

/// The jump of a gait from a square, with its half squares; none onto ground that is not open to the gait.
///
/// Rule: `PL-MOV-06`, `PL-MOV-03`, `PL-SPR-03`.
fn jump_from(
    walk: &Walk<Pace>,
    gait: Term,
    held: &[Footprint],
    (take_off, towards): (Cell, Facing),
) -> Option<(Jump, u16)> {
    let found = jump(walk.view, take_off, towards, held).filter(|found| found.gap.len() <= widest(gait))?;
    let facts = walk.view.cell(found.landing)?;
    let toll = walk.rules.enter(facts, walk.view.thing(found.landing))?;
    let squares = 2 * found.gap.len() as u32 + toll.cost(2);
    Some((found, squares.min(u32::from(u16::MAX)) as u16))
}

/// Where a gait leads with jumps or climbs in it.
pub(crate) struct Bounds {
    waves: Vec<Wave>,
}

/// What is reached with as many jumps or climbs as there are waves before.
struct Wave {
    reach: Reach,
    /// The ways to the squares where it begins.
    starts: BTreeMap<Cell, Vec<Cell>>,
}

impl Wave {
    /// The whole way to a square that was reached.
    fn way(&self, to: Cell) -> Option<Vec<Cell>> {
        let steps = self.reach.route(to)?;
        let from = steps.iter().rev().fold(to, |at, step| at.step(step.turned(4)));
        let before = self.starts.get(&from)?;
        Some(before.iter().copied().chain(cells(from, &steps)).collect())
    }
}

impl Bounds {
    /// Explores a map from a square, with so many half squares to spend.
    pub(crate) fn explore(walk: &Walk<Pace>, gait: Term, start: Cell, half: u16) -> Self {
        let mut reach = Reach::default();
        reach.explore(walk, start, false, paid(half));
        let mut wave = Wave {
            reach,
            starts: BTreeMap::from([(start, Vec::new())]),
        };
        let mut bounds = Self { waves: Vec::new() };
        let mut best = BTreeMap::new();
        if !has_gaps(walk.view) {
            bounds.waves.push(wave);
            return bounds;
        }
        loop {
            let landings = landings(walk, (gait, start, half), &wave, &mut best);
            bounds.waves.push(wave);
            if landings.is_empty() {
                return bounds;
            }
            let from: Vec<_> = landings
                .iter()
                .map(|(cell, (cost, is_odd, _))| (*cell, *cost, *is_odd))
                .collect();
            let mut reach = Reach::default();
            reach.explore_from(walk, &from, paid(half));
            let starts = landings.into_iter().map(|(cell, (.., way))| (cell, way));
            wave = Wave {
                reach,
                starts: starts.collect(),
            };
        }
    }

    /// The waves in which a gait may end: who chooses to jump or to climb does so.
    fn ends(&self, gait: Term) -> &[Wave] {
        &self.waves[usize::from(matches!(gait, word::JUMP | word::CLIMB))..]
    }

    /// The squares on which a movement may end, row by row, each with the half squares that the cheapest way there costs.
    pub(crate) fn costs(&self, gait: Term, start: Cell) -> Vec<(Cell, u16)> {
        let mut found = BTreeMap::new();
        for wave in self.ends(gait) {
            let ends = wave.reach.cells();
            for (cell, reached) in ends.filter(|(cell, it)| it.may_end && *cell != start) {
                let cost = found.entry((cell.y, cell.x)).or_insert(reached.cost_half);
                *cost = reached.cost_half.min(*cost);
            }
        }
        let rows = found.into_iter();
        rows.map(|((y, x), cost)| (Cell::new(x, y), cost)).collect()
    }

    /// The cheapest way to a square; of equally cheap ones that with the fewest jumps.
    pub(crate) fn way(&self, gait: Term, to: Cell) -> Option<Vec<Cell>> {
        let cost = |wave: &&Wave| wave.reach.reached(to).map(|it| it.cost_half);
        let waves = self.ends(gait).iter().filter(|wave| cost(wave).is_some());
        waves.min_by_key(cost)?.way(to)
    }
}

/// Where one lands, with the half squares of the way, whether they hold an odd number of diagonals, and the way.
type Landings = BTreeMap<Cell, (u16, bool, Vec<Cell>)>;

/// The landings of all jumps, or the ends of all climbs, from a wave that are cheaper than those known so far.
fn landings(
    walk: &Walk<Pace>,
    (gait, start, half): (Term, Cell, u16),
    wave: &Wave,
    best: &mut BTreeMap<Cell, u16>,
) -> Landings {
    let mut found = Landings::new();
    let held = held(walk);
    for (from, reached) in wave.reach.cells() {
        for towards in Facing::ALL {
            let Some((run, landing, price)) = link(walk, gait, &held, (from, towards)) else {
                continue;
            };
            let least = reached.cost_half.saturating_add(price);
            let known = best.get(&landing).copied().unwrap_or(half.saturating_add(1));
            if least >= known {
                continue;
            }
            let Some(before) = wave.way(from) else { continue };
            let way: Vec<Cell> = before.into_iter().chain(run).chain([landing]).collect();
            let Ok(steps) = follow(walk, gait, start, &way) else {
                continue;
            };
            let cost = steps.last().map_or(u16::MAX, |last| last.sum_half);
            if cost < known {
                best.insert(landing, cost);
                found.insert(landing, (cost, has_odd_diagonals(start, &steps), way));
            }
        }
    }
    found
}

/// What a jump or a climb in a direction begins with, where it ends, and the least that both cost; none where there is none.
fn link(
    walk: &Walk<Pace>,
    gait: Term,
    held: &[Footprint],
    (from, towards): (Cell, Facing),
) -> Option<(Vec<Cell>, Cell, u16)> {
    if gait == word::CLIMB {
        let climb = scramble::climb_from(walk, held, (from, towards))?;
        return Some((Vec::new(), climb.cell, climb.cost_half));
    }
    let take_off = (0..RUN_UP).fold(from, |at, _| at.step(towards));
    let (jump, cost_half) = jump_from(walk, gait, held, (take_off, towards))?;
    let price = 2 * RUN_UP as u16 + cost_half;
    Some((cells(from, &[towards; RUN_UP]), jump.landing, price))
}
