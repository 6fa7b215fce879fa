//! A recruit becomes a fighter: the components of his sheet, in the state in which he begins.

use std::sync::Arc;

use bevy::prelude::*;
use serde::Deserialize;

use crate::battle::{Body, Fighter, Posture, Recruit, Slot};

use super::fighter::{
    Build, Condition, Endurance, Hands, Initiative, LifeEnergy, Shape, Sheet, Size, Task, Turn, Vitality,
};
use super::round::consequence_vitality;
use super::scene::Snapshot;

/// How a fighter begins where it differs from rested and ready.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct StartFile {
    /// Life energy now.
    life: Option<i16>,
    /// Endurance now.
    endurance: Option<i16>,
    /// Wounds.
    wounds: u8,
    /// Initiative, already rolled, with everything that counts now.
    initiative: Option<i16>,
    /// The ready style, by its place in the list from 0.
    style: u8,
    /// Whether the weapon is still in its sheath.
    sheathed: bool,
    /// After a free dodge.
    disoriented: bool,
    /// In a frenzy, which ignores wounds.
    frenzied: bool,
    /// Saved from dying, but unconscious still.
    stable: bool,
    /// Whether the missile weapons are loaded; left out: yes.
    loaded: Option<bool>,
}

impl StartFile {
    /// What is wrong with the numbers for this fighter.
    pub(super) fn faults(&self, build: &Build) -> Vec<String> {
        let most = build.endurance.unwrap_or(0);
        let within = |name: &str, value: Option<i16>, least: i16, most: i16| {
            let wrong = value.filter(|value| !(least..=most).contains(value));
            wrong.map(|value| format!("`{name}` is {value}, but must be from {least} to {most}"))
        };
        let style = (usize::from(self.style) >= build.styles.len()).then(|| {
            format!(
                "`style` is {}, but there are {} styles",
                self.style,
                build.styles.len()
            )
        });
        let bounds = [
            within("life", self.life, -1000, build.life),
            within("endurance", self.endurance, 0, most),
            within("wounds", Some(i16::from(self.wounds)), 0, 20),
            within("initiative", self.initiative, -50, 100),
            style,
        ];
        bounds.into_iter().flatten().collect()
    }
}

/// Makes the fighter of a recruit.
pub(super) fn enlist(
    world: &mut World,
    battle: Entity,
    recruit: &Recruit,
    build: Arc<Build>,
    start: &StartFile,
) -> Entity {
    let most = build.endurance.unwrap_or(0);
    let life = LifeEnergy {
        now: start.life.unwrap_or(build.life),
        max: build.life,
    };
    let endurance = Endurance {
        now: start.endurance.unwrap_or(most),
        max: most,
    };
    let condition = condition(recruit, &build, start, (life, endurance));
    // Whoever is out of the fight lies on the ground and holds nothing (LEN-05).
    let is_down = condition.vitality != Vitality::Fit || condition.exhausted;
    let fighter = Fighter {
        id: recruit.id,
        battle,
        side: recruit.side,
    };
    let hands = Hands {
        style: Slot(start.style),
        empty: (start.sheathed || is_down) && build.styles[usize::from(start.style)].draw > 0,
        unloaded: if start.loaded == Some(false) { u16::MAX } else { 0 },
        ..Hands::default()
    };
    let body = Body {
        at: recruit.at,
        size: footprint(build.size),
        facing: recruit.facing,
        posture: if is_down { Posture::Lying } else { recruit.posture },
        able: recruit.awake && !is_down,
        present: true,
        altitude_dm: match build.traits.flight {
            Some(flight) if recruit.awake && !is_down => flight.altitude_dm,
            _ => 0,
        },
    };
    let shape = Shape {
        life,
        endurance,
        wounds: i16::from(start.wounds),
        initiative: Initiative::default(),
        hands,
        condition,
        turn: Turn::default(),
        task: Task::default(),
    };
    let entity = world.spawn((fighter, body, shape, Sheet(build))).id();
    if let Some(wanted) = start.initiative {
        set_initiative(world, entity, wanted);
    }
    entity
}

/// What life, endurance and the start state make of him.
fn condition(
    recruit: &Recruit,
    build: &Build,
    start: &StartFile,
    (life, endurance): (LifeEnergy, Endurance),
) -> Condition {
    let frenzied = start.frenzied || build.traits.is_frenzied;
    let vitality = match consequence_vitality(build, life.now) {
        Vitality::Incapacitated if frenzied => Vitality::Fit,
        found => found,
    };
    Condition {
        vitality,
        rolled: start.stable,
        disoriented: start.disoriented,
        exhausted: endurance.max > 0 && endurance.now <= 0,
        unconscious: if recruit.awake { 0 } else { Condition::ASLEEP },
        frenzied,
        ..Condition::default()
    }
}

/// Gives him the die that brings his initiative to a value, with everything that counts now.
fn set_initiative(world: &mut World, fighter: Entity, wanted: i16) {
    let before_die = Snapshot::in_world(world, fighter).map_or(0, |it| it.ini());
    if let Some(mut shape) = world.get_mut::<Shape>(fighter) {
        shape.initiative.die = wanted - before_die;
        shape.initiative.rolled = true;
    }
}

/// Cells along each side of a fighter of this size (`CRE-02`).
pub(super) fn footprint(size: Size) -> u8 {
    match size {
        Size::Big => 2,
        Size::Huge => 3,
        _ => 1,
    }
}
