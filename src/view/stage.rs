//! The stage: the battle on the screen and how far its happenings have been shown.
//!
//! The battle itself is always ahead; figures stand where the last happening that was shown has put them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;

use super::figure::{Figure, all_of, figures};
use super::past::Past;
use super::reading::{Reading, Watching};
use crate::battle::{Body, FighterId, Happening, Log, RuleSystem, Term};
use crate::board::Cell;
use crate::level::Level;
use crate::words::Cast;

/// The battle on the screen; none while no fight is shown. Whoever opens or takes back a fight sets it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct OnStage {
    /// The battle entity.
    pub battle: Option<Entity>,
    /// The folder of its level, where the map lies; a relative one is seen from the content root.
    pub level: PathBuf,
}

/// The level on the stage: title and drawing of the map.
#[derive(Resource, Default)]
pub struct Scenery {
    folder: PathBuf,
    level: Option<Level>,
}

impl Scenery {
    /// The level; none while no fight is shown, or when its files cannot be read any more.
    pub fn level(&self) -> Option<&Level> {
        self.level.as_ref()
    }
}

/// Reads the level when another one comes onto the stage.
pub(super) fn set_scenery(on_stage: Res<OnStage>, mut scenery: ResMut<Scenery>) {
    if on_stage.battle.is_none() || on_stage.level == scenery.folder {
        return;
    }
    let level = Level::load(&crate::content::root().join(&on_stage.level));
    if let Err(problems) = &level {
        warn!("{problems}");
    }
    *scenery = Scenery {
        folder: on_stage.level.clone(),
        level: level.ok(),
    };
}

/// What has been shown of the battle so far.
#[derive(Resource, Default)]
pub struct Stage {
    /// The battle that the figures belong to.
    pub battle: Option<Entity>,
    /// The fighters as they are shown, in ascending order of their ids.
    pub figures: BTreeMap<FighterId, Figure>,
    /// Whose eyes see them.
    pub watching: Watching,
    /// Those whom a side does not see any more, as they were when it saw them last: what has become of them since is secret.
    lost: BTreeMap<(Watching, FighterId), Figure>,
    /// How many entries of the log have been shown.
    pub shown: usize,
    /// Round of the last entry shown.
    pub round: u16,
    /// Phase of the last entry shown.
    pub phase: Option<i16>,
    /// Entries that the log holds by now.
    pub known: usize,
    /// The entry before which the showing stands still because somebody explains; input stays closed meanwhile.
    pub halt: Option<usize>,
}

impl Stage {
    /// Whether happenings are still being shown or explained; input stays closed until they are through.
    pub fn is_playing(&self) -> bool {
        self.is_behind() || self.halt.is_some()
    }

    /// The fighter on a cell; one who can still fight before one who lies there, and a rider before his mount.
    pub fn fighter_on(&self, cell: Cell) -> Option<FighterId> {
        let on_cell = |figure: &Figure| {
            let side = 0..i16::from(figure.size.max(1));
            figure.present && side.contains(&(cell.x - figure.at.x)) && side.contains(&(cell.y - figure.at.y))
        };
        let found = self.figures.iter().filter(|(_, figure)| on_cell(figure));
        found
            .max_by_key(|(_, figure)| (figure.fights, figure.rides))
            .map(|(id, _)| *id)
    }

    /// Whether the battle is ahead of what is shown.
    pub fn is_behind(&self) -> bool {
        self.shown < self.known
    }

    /// Whether the next happening is about to be shown.
    pub fn is_moving(&self) -> bool {
        self.is_behind() && self.halt.is_none_or(|halt| self.shown < halt)
    }
}

/// The entry of the log up to which somebody looks back; none while now is shown. Map, ladder, sheet, dice table, log and action bar
/// obey it. Who sets it together with a battle on the stage begins with this look back at it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glance(pub Option<usize>);

impl Glance {
    /// How many entries of the log have happened at the moment that is looked at.
    pub fn shown(self, stage: &Stage) -> usize {
        self.0.map_or(stage.shown, |place| place + 1)
    }
}

/// The fighter whom a happening changes.
pub fn subject(happening: &Happening) -> Option<FighterId> {
    match happening {
        Happening::Struck { target, .. } => Some(*target),
        Happening::Asked { question } => Some(question.fighter),
        Happening::InitiativeRolled { fighter, .. }
        | Happening::Announced { fighter, .. }
        | Happening::Attacked { fighter, .. }
        | Happening::Defended { fighter, .. }
        | Happening::Undefended { fighter, .. }
        | Happening::ValueChanged { fighter, .. }
        | Happening::Wounded { fighter, .. }
        | Happening::StateChanged { fighter, .. }
        | Happening::Checked { fighter, .. }
        | Happening::Rolled { fighter, .. }
        | Happening::Moved { fighter, .. }
        | Happening::Turned { fighter, .. }
        | Happening::Acted { fighter, .. }
        | Happening::Forgone { fighter, .. }
        | Happening::Chosen { fighter, .. }
        | Happening::SightChanged { fighter, .. }
        | Happening::Obscured { fighter, .. }
        | Happening::Refused { fighter, .. } => Some(*fighter),
        Happening::GroundChanged { by, .. } => *by,
        Happening::FightStarted
        | Happening::RoundStarted
        | Happening::PhaseReached
        | Happening::AtOnce { .. }
        | Happening::FightEnded { .. } => None,
    }
}

/// Sets the stage anew when another battle comes onto it, and takes over the truth when the queue is through.
pub(super) fn set_stage(
    on_stage: Res<OnStage>,
    reading: Res<Reading>,
    logs: Query<&Log>,
    bodies: Query<&Body>,
    mut stage: ResMut<Stage>,
    mut glance: ResMut<Glance>,
) {
    let Some(battle) = on_stage.battle else {
        if stage.battle.is_some() {
            *stage = Stage::default();
            glance.set_if_neq(Glance::default());
        }
        return;
    };
    let (Ok(log), Some(read)) = (logs.get(battle), reading.battle) else {
        return;
    };
    if read != battle {
        return;
    }
    let is_new = stage.battle != Some(battle);
    if !is_new && stage.watching != reading.watching {
        // Somebody else has sat down, or whoever watches has chosen other eyes.
        let before = stage.watching;
        let seen = stage
            .figures
            .iter()
            .map(|(id, figure)| ((before, *id), figure.clone()));
        let seen: Vec<_> = seen.collect();
        stage.lost.extend(seen);
        stage.watching = reading.watching;
        let shown = stage.shown;
        stand_as_at(&mut stage, (log, shown), &reading, &bodies);
    }
    if !is_new && stage.known == log.entries().len() {
        return;
    }
    if is_new {
        // A fight that is taken back, or that somebody comes back to, is shown as it stands; a new one from its beginning.
        let taken_back = stage.battle.is_some();
        let stands = taken_back || glance.0.is_some();
        if taken_back {
            glance.set_if_neq(Glance::default());
        }
        let lost = std::mem::take(&mut stage.lost);
        *stage = Stage {
            battle: Some(battle),
            watching: reading.watching,
            lost: if taken_back { lost } else { BTreeMap::new() },
            ..default()
        };
        if stands {
            stage.shown = log.entries().len();
            if let Some((_, last)) = log.news(0..stage.shown, stage.watching.0).next_back() {
                (stage.round, stage.phase) = (last.round, last.phase);
            }
        }
        let shown = stage.shown;
        stand_as_at(&mut stage, (log, shown), &reading, &bodies);
    }
    stage.known = log.entries().len();
}

/// Puts the figures where those who watch saw them when only so many entries of the log had happened.
fn stand_as_at(stage: &mut Stage, (log, shown): (&Log, usize), reading: &Reading, bodies: &Query<&Body>) {
    stage.figures = figures(reading, bodies);
    let lost = stage
        .lost
        .iter()
        .filter(|((watching, id), _)| *watching == reading.watching && reading.veiled.contains_key(id));
    let unseen = lost.map(|((_, id), figure)| {
        let present = false;
        (
            *id,
            Figure {
                present,
                ..figure.clone()
            },
        )
    });
    let unseen: Vec<_> = unseen.collect();
    stage.figures.extend(unseen);
    for place in (shown..log.entries().len()).rev() {
        go_back(stage, log, place);
    }
    stage
        .figures
        .retain(|id, figure| figure.present || reading.fighters.contains_key(id));
}

/// Lets the figures be what they were before an entry of the log, as far as those who watch know of it.
fn go_back(stage: &mut Stage, log: &Log, place: usize) {
    let Some(entry) = log.told(place, stage.watching.0) else {
        return;
    };
    let Some(figure) = subject(&entry.happening).and_then(|id| stage.figures.get_mut(&id)) else {
        return;
    };
    match entry.happening {
        Happening::SightChanged { side, seen, at, .. } if stage.watching.0 == Some(side) => {
            figure.present = !seen;
            if !seen {
                figure.at = at;
            }
        }
        _ => figure.go_back(&entry.happening),
    }
}

/// Lets a figure come into sight on a cell, or leave it.
pub(super) fn change_sight(
    stage: &mut Stage,
    (reading, bodies): (&Reading, &Query<&Body>),
    (fighter, at, seen): (FighterId, Cell, bool),
) {
    if !seen {
        if let Some(figure) = stage.figures.remove(&fighter) {
            stage.lost.insert((stage.watching, fighter), figure);
        }
        return;
    }
    let known = figures(reading, bodies).remove(&fighter);
    let known = known.or_else(|| stage.lost.get(&(stage.watching, fighter)).cloned());
    // Somebody who comes into sight for the first time, and is out of it again by the end of what is shown now.
    let known = known.or_else(|| all_of(&reading.veiled, reading, bodies).remove(&fighter));
    if let Some(mut figure) = known {
        figure.at = at;
        stage.figures.insert(fighter, figure);
    }
}

/// Lets the figures be what the battle says now.
pub(super) fn come_true(stage: &mut Stage, reading: &Reading, bodies: &Query<&Body>) {
    stage.figures = figures(reading, bodies);
}

/// Puts the figures where they stood at the moment that somebody looks back to.
pub(super) fn glance_back(
    mut glance: ResMut<Glance>,
    past: Res<Past>,
    reading: Res<Reading>,
    logs: Query<&Log>,
    bodies: Query<&Body>,
    mut stage: ResMut<Stage>,
) {
    let (true, Some(log)) = (
        glance.is_changed(),
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    if stage.is_playing() {
        glance.bypass_change_detection().0 = None;
        return;
    }
    let shown = glance.0.map_or(log.entries().len(), |place| place + 1);
    stand_as_at(&mut stage, (log, shown), &reading, &bodies);
    if glance.0.is_some() {
        let system = reading.cast().map_or(Term(""), Cast::system);
        // Not everything that takes a fighter out of the fight is told by a state of his.
        for (id, sheet) in past.sheets(log, shown, system) {
            if let Some(figure) = stage.figures.get_mut(&id) {
                (figure.fights, figure.life, figure.wounds) = (sheet.fights, sheet.life, sheet.wounds);
            }
        }
    }
    if let Some((_, entry)) = log
        .news(0..shown.min(log.entries().len()), stage.watching.0)
        .next_back()
    {
        (stage.round, stage.phase) = (entry.round, entry.phase);
    }
}

/// The rule system of a battle.
pub fn system_of(world: &World, battle: Entity) -> Option<&'static dyn RuleSystem> {
    world.get::<crate::battle::System>(battle).map(|system| system.0)
}
