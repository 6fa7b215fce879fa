//! The stage: the battle on the screen and how far its happenings have been shown.
//!
//! The battle itself is always ahead; figures stand where the last happening that was shown has put them.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;

use super::reading::{Reading, Watching};
use crate::battle::{Body, FighterId, Happening, Log, Posture, RuleSystem, SideId, Term};
use crate::board::{Cell, Facing};
use crate::content::Level;

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

    /// The fighter on a cell; one who can still fight before one who lies there.
    pub fn fighter_on(&self, cell: Cell) -> Option<FighterId> {
        let on_cell = |figure: &Figure| {
            let side = 0..i16::from(figure.size.max(1));
            figure.present && side.contains(&(cell.x - figure.at.x)) && side.contains(&(cell.y - figure.at.y))
        };
        let found = self.figures.iter().filter(|(_, figure)| on_cell(figure));
        found.max_by_key(|(_, figure)| figure.fights).map(|(id, _)| *id)
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

/// The entry of the log up to which somebody looks back; none while now is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glance(pub Option<usize>);

/// A fighter as he is shown.
#[derive(Clone, Debug)]
pub struct Figure {
    /// His entity.
    pub entity: Entity,
    /// His side.
    pub side: SideId,
    /// The sign on his badge.
    pub mark: String,
    /// North-west cell of his footprint.
    pub at: Cell,
    /// Cells along each side of his footprint.
    pub size: u8,
    /// Where he looks.
    pub facing: Facing,
    /// How he holds himself.
    pub posture: Posture,
    /// Life now and at most.
    pub life: (i16, i16),
    /// The value that tells of his life.
    pub life_value: Option<Term>,
    /// Initiative; none before it is rolled.
    pub initiative: Option<i16>,
    /// The value that tells of his initiative.
    initiative_value: Option<Term>,
    /// Wounds.
    pub wounds: u8,
    /// The ready weapon.
    pub weapon: Option<Term>,
    /// Whether he is still in the fight.
    pub fights: bool,
    /// Whether he is on the map.
    pub present: bool,
}

impl Figure {
    /// Lets him be what a happening says; what it does not say is taken over when the queue is through.
    pub fn follow(&mut self, happening: &Happening) {
        match happening {
            Happening::Moved { to, facing, .. } => (self.at, self.facing) = (*to, *facing),
            Happening::Turned { facing, .. } => self.facing = *facing,
            Happening::ValueChanged { value, to, .. } if self.life_value == Some(*value) => self.life.0 = *to,
            Happening::ValueChanged { value, to, .. } if self.initiative_value == Some(*value) => {
                self.initiative = Some(*to);
            }
            Happening::InitiativeRolled { points, .. } => self.initiative = Some(points.value()),
            Happening::Wounded { total, .. } => self.wounds = *total,
            Happening::StateChanged { state, on, .. } => self.follow_state(*state, *on),
            _ => {}
        }
    }

    fn follow_state(&mut self, state: Term, on: bool) {
        match (state.0, on) {
            ("prone" | "lying", true) => self.posture = Posture::Lying,
            ("kneeling", true) => self.posture = Posture::Kneeling,
            ("prone" | "lying" | "kneeling", false) => self.posture = Posture::Standing,
            (_, on) if is_out(state) => self.fights = !on,
            _ => {}
        }
    }

    /// Lets him be what he was before a happening, as far as it tells.
    fn go_back(&mut self, happening: &Happening) {
        match happening {
            Happening::Moved { from, .. } => self.at = *from,
            Happening::ValueChanged { value, from, .. } if self.life_value == Some(*value) => {
                self.life.0 = *from;
            }
            Happening::ValueChanged { value, from, .. } if self.initiative_value == Some(*value) => {
                self.initiative = Some(*from);
            }
            Happening::InitiativeRolled { .. } => self.initiative = None,
            Happening::Wounded { wounds, total, .. } => self.wounds = total.saturating_sub(*wounds),
            Happening::StateChanged { state, on, .. } => self.follow_state(*state, !on),
            _ => {}
        }
    }
}

/// Whether a fighter in this state is out of the fight.
pub(super) fn is_out(state: Term) -> bool {
    matches!(
        state.0,
        "dead" | "dying" | "unconscious" | "incapacitated" | "fled"
    )
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
) {
    let Some(battle) = on_stage.battle else {
        if stage.battle.is_some() {
            *stage = Stage::default();
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
    if !is_new && stage.watching != reading.watching && !stage.is_behind() {
        // Somebody else has sat down.
        stage.watching = reading.watching;
        stage.figures = figures(&reading, &bodies);
    }
    if !is_new && stage.known == log.entries().len() {
        return;
    }
    if is_new {
        // A fight that is taken back is shown as it stands; a new one from its beginning.
        let taken_back = stage.battle.is_some();
        *stage = Stage {
            battle: Some(battle),
            watching: reading.watching,
            ..default()
        };
        stage.figures = figures(&reading, &bodies);
        if taken_back {
            stage.shown = log.entries().len();
            if let Some(last) = log.entries().last() {
                (stage.round, stage.phase) = (last.round, last.phase);
            }
        } else {
            rewind(&mut stage, log);
        }
    }
    stage.known = log.entries().len();
}

/// Puts the figures where they stood before the first entry of the log.
fn rewind(stage: &mut Stage, log: &Log) {
    for place in (0..log.entries().len()).rev() {
        go_back(stage, log, place);
    }
    stage.shown = 0;
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
        Happening::SightChanged { side, seen, .. } if stage.watching.0 == Some(side) => {
            figure.present = !seen;
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
        stage.figures.remove(&fighter);
    } else if let Some(mut figure) = figures(reading, bodies).remove(&fighter) {
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
    reading: Res<Reading>,
    logs: Query<&Log>,
    bodies: Query<&Body>,
    mut stage: ResMut<Stage>,
    mut battle: Local<Option<Entity>>,
) {
    let (true, Some(log)) = (
        glance.is_changed(),
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    if *battle != stage.battle || stage.is_playing() {
        *battle = stage.battle;
        glance.bypass_change_detection().0 = None;
        return;
    }
    come_true(&mut stage, &reading, &bodies);
    let later = glance.0.map_or(0..0, |place| place + 1..log.entries().len());
    for place in later.rev() {
        go_back(&mut stage, log, place);
    }
    if let Some(entry) = glance
        .0
        .and_then(|place| log.entries().get(place))
        .or_else(|| log.entries().last())
    {
        (stage.round, stage.phase) = (entry.round, entry.phase);
    }
}

fn figures(reading: &Reading, bodies: &Query<&Body>) -> BTreeMap<FighterId, Figure> {
    // Initiative is the value of the sheet that has the same ledger as the rung of the ladder.
    let initiative = reading.ladder.iter().find_map(|rung| {
        let values = &reading.fighters.get(&rung.fighter)?.readout.values;
        let same = values.iter().find(|(_, ledger, _)| *ledger == rung.ledger);
        same.map(|(word, ..)| *word)
    });
    let figure = |(id, reader): (&FighterId, &super::reading::Reader)| {
        let body = bodies.get(reader.entity).ok()?;
        let readout = &reader.readout;
        let is_life = |(_, ledger, most): &&(Term, crate::battle::Ledger, Option<i16>)| {
            (ledger.value(), *most) == (readout.life.0, Some(readout.life.1))
        };
        let own = |term: &Term| readout.values.iter().find(|(word, ..)| word == term);
        let figure = Figure {
            initiative: initiative
                .as_ref()
                .and_then(own)
                .map(|(_, ledger, _)| ledger.value()),
            initiative_value: initiative,
            entity: reader.entity,
            side: reader.side,
            mark: reading.mark(*id).to_owned(),
            at: body.at,
            size: body.size,
            facing: body.facing,
            posture: body.posture,
            life: readout.life,
            life_value: readout.values.iter().find(is_life).map(|(word, ..)| *word),
            wounds: readout.wounds,
            weapon: readout.silhouette,
            fights: readout.fights,
            present: body.present,
        };
        Some((*id, figure))
    };
    reading.fighters.iter().filter_map(figure).collect()
}

/// The rule system of a battle.
pub fn system_of(world: &World, battle: Entity) -> Option<&'static dyn RuleSystem> {
    world.get::<crate::battle::System>(battle).map(|system| system.0)
}
