//! Out of the line of fire: what shots a fighter must expect, and what keeps them off him, a wall, a shield, a table on its
//! side, a low wall before his knees. Only whoever cannot answer shots hides from them for long; others look for cover on their way.

use crate::battle::{Choice, Ground, Posture, Term};
use crate::board::{Cell, Reach};
use crate::rules::common;

use super::super::fighter::Plan;
use super::super::scene::{Fighters, Scene, Snapshot};
use super::super::shot::loading_time;
use super::super::terrain::moves;
use super::super::{legal, word};
use super::blow::{self, Rival};
use super::known::Known;
use super::{HALF_SQUARE, act, hope, shot, way};

/// Rounds for which a table on its side is counted on.
const HORIZON: i64 = 5;
/// Rounds for which it is counted on that somebody stays on his knees.
const DUCKED: i64 = 2;
/// Squares that are tried as places to hide, at most.
const TRIED: usize = 16;

/// Whether a foe in sight can shoot.
pub(super) fn is_needed(scene: &Scene, own: &Snapshot) -> bool {
    scene.foes(own).any(shot::is_shooter)
}

/// What foes in sight shoot at somebody in a round, in thousandths of a life point; his friends draw their share of it.
pub(super) fn exposure(scene: &Scene, own: &Snapshot) -> i64 {
    let friends = hope::able_friends(scene, own).count().max(1) as i64;
    let shooters = scene.foes(own).filter(|foe| shot::is_shooter(foe));
    let harm = shooters.map(|foe| shot::harm(scene, foe, own) * 2 / pace(foe));
    harm.sum::<i64>() / friends
}

/// Half rounds from one shot to the next.
fn pace(shooter: &Snapshot) -> i64 {
    let loading = shooter
        .missile()
        .map_or(0, |missile| loading_time(shooter, missile));
    if shooter.is_loaded() {
        2
    } else {
        i64::from(loading + 1).max(2)
    }
}

/// The declarations of somebody who is shot at and cannot answer it.
pub(super) fn plans(known: &Known, own: &Snapshot) -> Vec<(Choice, i64)> {
    let scene = &known.seen;
    let here = exposure(scene, &blow::planning(own, Plan::Fight));
    if here <= 0 {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut add = |plan: Plan, worth: i64| {
        if worth > 0 && legal::plan(own, plan).is_ok() {
            let plan = plan.term();
            found.push((
                Choice::Plan {
                    plan,
                    ask_free: false,
                },
                worth,
            ));
        }
    };
    add(
        Plan::Shelter,
        here - exposure(scene, &blow::planning(own, Plan::Shelter)),
    );
    let hidden = hiding(known, own, word::WALK).map_or(0, |(_, _, worth)| worth);
    add(Plan::MoveDefend, hidden);
    let behind = table(scene, own).map_or(0, |(_, worth)| worth);
    add(Plan::ActDefend, behind);
    add(Plan::ActDefend, duck(scene, own).map_or(0, |(_, worth)| worth));
    found
}

/// What it saves in a round to be on one's knees behind something low, and no shooter oneself.
///
/// Rule: `BRD-18`.
fn saved_on_knees(scene: &Scene, own: &Snapshot) -> i64 {
    if own.is_prone() || shot::is_shooter(own) || !is_needed(scene, own) {
        return 0;
    }
    let exposed = |posture| {
        let mut there = blow::planning(own, Plan::ActDefend);
        there.body.posture = posture;
        exposure(scene, &there)
    };
    exposed(Posture::Standing) - exposed(Posture::Kneeling)
}

/// Kneeling down behind what keeps more off him then, with what that saves.
///
/// Rule: `BRD-18`, `SIT-05`.
pub(super) fn duck(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    let worth = DUCKED * saved_on_knees(scene, own);
    (worth > 0 && own.body.posture == Posture::Standing).then(|| (act(word::KNEEL), worth))
}

/// Whether somebody on his knees had better stay there: shots would hit him more easily, and there is nobody else to fear.
///
/// Rule: `BRD-18`.
pub(super) fn stays_down(scene: &Scene, own: &Snapshot, rivals: &[Rival]) -> bool {
    let comes = |rival: &Rival| rival.covers(own) || rival.may_come(own);
    own.body.posture == Posture::Kneeling && !rivals.iter().any(comes) && saved_on_knees(scene, own) > 0
}

/// The square within a move on which the fewest shots must be expected, with what that saves.
fn hiding(known: &Known, own: &Snapshot, gait: Term) -> Option<(Cell, Reach, i64)> {
    let scene = &known.seen;
    let mover = blow::planning(own, Plan::MoveDefend);
    let here = exposure(scene, &mover);
    if here <= 0 {
        return None;
    }
    let reach = known.survey(own, moves::budget(scene, own, gait));
    let mut cells: Vec<(u16, Cell)> = reach
        .cells()
        .filter(|(_, reached)| reached.may_end && reached.cost_half > 0)
        .map(|(cell, reached)| (reached.cost_half, cell))
        .collect();
    cells.sort_unstable();
    // Of many cells every n-th is tried, so that all directions are.
    let skip = cells.len().div_ceil(TRIED).max(1);
    let weighed = cells.into_iter().step_by(skip).map(|(cost, cell)| {
        let there = exposure(scene, &way::at(&mover, cell));
        (there, cost, cell)
    });
    let (there, cost, cell) = weighed.min()?;
    let worth = here - there - i64::from(cost) * HALF_SQUARE / 4;
    (worth > 0).then_some((cell, reach, worth))
}

/// The move of somebody who hides.
pub(super) fn go(known: &Known, own: &Snapshot, rivals: &[Rival], gait: Term) -> Option<(Choice, i64)> {
    let hides = gait == word::WALK && own.turn.plan == Some(Plan::MoveDefend) && !shot::is_shooter(own);
    if !hides || !is_needed(&known.seen, own) || way::has_way(known, own, rivals) {
        return None;
    }
    let (cell, reach, worth) = hiding(known, own, gait)?;
    let path = way::path_to(own, &reach, cell)?;
    let movement = Choice::Move {
        gait,
        path,
        facing: None,
    };
    Some((movement, worth))
}

/// The table that he tips over with an action; a shooter shoots from behind it afterwards.
pub(super) fn turn_table(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    let (choice, worth) = table(scene, own)?;
    let next = if shot::is_shooter(own) {
        shot::best_loaded(scene, own)
    } else {
        0
    };
    Some((choice, worth + next))
}

/// The table beside a fighter that keeps off the most once it lies on its side, with what that saves.
pub(super) fn table(scene: &Scene, own: &Snapshot) -> Option<(Choice, i64)> {
    let tables = legal::tables(scene, own);
    let mut tables = tables.peekable();
    tables.peek()?;
    let here = exposure(scene, own);
    let weighed = tables.filter(|_| here > 0).map(|(cell, edge)| {
        let mut ground = scene.ground.clone();
        common::lay_over(&mut ground, cell, edge);
        ((here - behind(scene, &ground, own)) * HORIZON, cell)
    });
    let (worth, cell) = weighed.max()?;
    let overturn = Choice::Act {
        act: word::OVERTURN,
        target: None,
        with: None,
        at: Some(cell),
        facing: None,
    };
    (worth > 0).then_some((overturn, worth))
}

/// The shots that must be expected on another ground.
fn behind(scene: &Scene, ground: &Ground, own: &Snapshot) -> i64 {
    let changed = Scene {
        fighters: Fighters::Shared(&scene.fighters),
        sides: scene.sides,
        ground,
        round: scene.round,
        facts: Default::default(),
    };
    exposure(&changed, own)
}
