//! What the rule system says about the battle on the screen, asked once for every change and kept until the next.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::stage::{OnStage, Stage, system_of};
use crate::battle::{
    Choice, Clock, Decision, Fighter, FighterId, Log, Odds, Offer, Question, Readout, Roster, Rung, Seat,
    Secrets, SideId, Sides, Slot,
};
use crate::words::{Cast, Phrase};

/// The side whose eyes the battle on the screen is seen with; none for those who know everything.
///
/// Rule: `BD-VIS-06`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watching(pub Option<SideId>);

/// Chooses the side that watches while sides have secrets: the one human side there is; with several, whoever has sat down last.
/// When all is over everything is shown.
pub(super) fn watch(
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    battles: Query<(&Secrets, &Sides, &Clock, &Decision, &Roster)>,
    fighters: Query<&Fighter>,
    mut watching: ResMut<Watching>,
) {
    let found = on_stage.battle.and_then(|battle| battles.get(battle).ok());
    let Some((_, sides, clock, decision, roster)) = found.filter(|(secrets, ..)| secrets.are_kept()) else {
        watching.set_if_neq(Watching(None));
        return;
    };
    let mut humans = sides
        .iter()
        .filter(|(_, side)| matches!(side.seat, Seat::Human(_)))
        .map(|(side, _)| side);
    let is_through = clock.over && stage.battle == on_stage.battle && !stage.is_playing();
    let now = match (humans.next(), humans.next()) {
        _ if is_through => None,
        (None, _) => None,
        (Some(only), None) => Some(only),
        (Some(first), Some(_)) => watching.0.or_else(|| {
            let asked = roster.entity(decision.0?.fighter)?;
            Some(fighters.get(asked).map_or(first, |asked| asked.side))
        }),
    };
    watching.set_if_neq(Watching(now));
}

/// The answers of the rule system as of now.
#[derive(Resource, Default)]
pub struct Reading {
    /// The battle that was asked about.
    pub battle: Option<Entity>,
    /// What its fighters are called; none before the first battle.
    cast: Option<Arc<Cast>>,
    /// Whose knowledge it is.
    pub watching: Watching,
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
    let watching = *world.resource::<Watching>();
    if reading.battle == Some(battle) && reading.entries == entries && reading.watching == watching {
        return;
    }
    let known = reading.cast.clone().filter(|_| reading.battle == Some(battle));
    if let Some(fresh) = read(world, battle, (entries, watching), known) {
        world.insert_resource(fresh);
    }
}

fn read(
    world: &World,
    battle: Entity,
    (entries, watching): (usize, Watching),
    known: Option<Arc<Cast>>,
) -> Option<Reading> {
    let system = system_of(world, battle)?;
    let roster = world.get::<Roster>(battle)?;
    let shows = |id: FighterId| Secrets::shows(world, battle, watching.0, id);
    let fighters = roster
        .iter()
        .filter(|(id, _)| shows(*id))
        .filter_map(|(id, entity)| {
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
    let mut ladder = system.ladder(world, battle);
    ladder.retain(|rung| shows(rung.fighter));
    // What another side is asked is not for these eyes.
    let is_own = |question: &Question| {
        let asked = roster.entity(question.fighter);
        let side = asked
            .and_then(|asked| world.get::<Fighter>(asked))
            .map(|asked| asked.side);
        watching.0.is_none() || side == watching.0
    };
    let question = world.get::<Decision>(battle).and_then(|decision| decision.0);
    let question = question.filter(is_own).map(|question| Question {
        about: question.about.filter(|other| shows(*other)),
        ..question
    });
    Some(Reading {
        battle: Some(battle),
        watching,
        cast: known.or_else(|| Cast::of(world, battle).map(Arc::new)),
        entries,
        fighters: fighters.collect(),
        ladder,
        question,
        offers: question.map_or_else(Vec::new, |_| system.offers(world, battle)),
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
