//! What the rule system says about the battle on the screen, asked once for every change and kept until the next.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::stage::{OnStage, system_of};
use crate::battle::{
    Choice, Decision, Fighter, FighterId, Log, Odds, Offer, Question, Readout, Roster, Rung, SideId, Slot,
};
use crate::words::{Cast, Phrase};

/// The answers of the rule system as of now.
#[derive(Resource, Default)]
pub struct Reading {
    /// The battle that was asked about.
    pub battle: Option<Entity>,
    /// What its fighters are called; none before the first battle.
    cast: Option<Arc<Cast>>,
    /// Entries of its log when it was asked.
    pub entries: usize,
    /// The fighters in ascending order of their ids.
    pub fighters: BTreeMap<FighterId, Reader>,
    /// The initiative ladder, highest first.
    pub ladder: Vec<Rung>,
    /// The open decision.
    pub question: Option<Question>,
    /// Every legal answer to it.
    pub offers: Vec<Offer>,
    odds: Vec<(Choice, Option<Odds>)>,
}

impl Reading {
    /// Who is who in the battle; none while no fight is shown.
    pub fn cast(&self) -> Option<&Cast> {
        self.cast.as_deref()
    }

    /// What a fighter is called.
    pub fn called(&self, id: FighterId) -> Phrase {
        self.cast()
            .map_or_else(|| Phrase::plain(""), |cast| cast.name(id))
    }

    /// The sign on a fighter's badge.
    pub fn mark(&self, id: FighterId) -> &str {
        self.cast()
            .and_then(|cast| cast.role(id))
            .map_or("", |role| role.mark.as_str())
    }

    /// What a fighter strikes with, by its place in his list.
    pub fn arm(&self, id: FighterId, slot: Slot) -> Option<Phrase> {
        let arms = &self.fighters.get(&id)?.readout.arms;
        let (_, name) = arms.iter().find(|(place, _)| *place == slot)?;
        Some(Phrase::Words(name.clone()))
    }
}

/// A fighter as the rule system tells of him.
pub struct Reader {
    /// His entity.
    pub entity: Entity,
    /// His side.
    pub side: SideId,
    /// All that a sheet shows.
    pub readout: Readout,
}

/// Asks the rule system again when the battle on the stage has gone on.
pub(super) fn read_battle(world: &mut World) {
    let Some(battle) = world.resource::<OnStage>().battle else {
        if world.resource::<Reading>().battle.is_some() {
            world.insert_resource(Reading::default());
        }
        return;
    };
    let Some(entries) = world.get::<Log>(battle).map(|log| log.entries().len()) else {
        return;
    };
    let reading = world.resource::<Reading>();
    if reading.battle == Some(battle) && reading.entries == entries {
        return;
    }
    let known = reading.cast.clone().filter(|_| reading.battle == Some(battle));
    if let Some(fresh) = read(world, battle, entries, known) {
        world.insert_resource(fresh);
    }
}

fn read(world: &World, battle: Entity, entries: usize, known: Option<Arc<Cast>>) -> Option<Reading> {
    let system = system_of(world, battle)?;
    let roster = world.get::<Roster>(battle)?;
    let fighters = roster.iter().filter_map(|(id, entity)| {
        let side = world.get::<Fighter>(entity)?.side;
        Some((
            id,
            Reader {
                entity,
                side,
                readout: system.readout(world, entity),
            },
        ))
    });
    Some(Reading {
        battle: Some(battle),
        cast: known.or_else(|| Cast::of(world, battle).map(Arc::new)),
        entries,
        fighters: fighters.collect(),
        ladder: system.ladder(world, battle),
        question: world.get::<Decision>(battle).and_then(|decision| decision.0),
        offers: system.offers(world, battle),
        odds: Vec::new(),
    })
}

/// The odds of an answer to the open decision, computed once for each answer that is looked at.
pub fn odds(world: &mut World, choice: &Choice) -> Option<Odds> {
    let reading = world.resource::<Reading>();
    if let Some((_, odds)) = reading.odds.iter().find(|(known, _)| known == choice) {
        return odds.clone();
    }
    let battle = reading.battle?;
    let odds = system_of(world, battle)?.odds(world, battle, choice);
    world
        .resource_mut::<Reading>()
        .bypass_change_detection()
        .odds
        .push((choice.clone(), odds.clone()));
    odds
}
