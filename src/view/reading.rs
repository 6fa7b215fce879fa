//! What the rule system says about the battle on the screen, asked once for every change and kept until the next.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::figure::Lamp;
use super::stage::{OnStage, Stage, system_of};
use crate::ai::Thinking;
use crate::battle::{
    Audience, Choice, Clock, Decision, Fighter, FighterId, Ground, Log, Odds, Offer, Question, Readout,
    Roster, Rung, Seat, Secrets, SideId, Sides, Slot, Witness,
};
use crate::words::{Cast, Phrase};

/// The side whose eyes the battle on the screen is seen with; none for those who know everything.
///
/// Rule: `BD-VIS-06`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Watching(pub Option<SideId>);

/// The eyes that somebody has chosen who only watches: a fight of the computer against itself, or one that is over.
///
/// Rule: `BD-VIS-07`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChosenEyes {
    /// The battle for which they were chosen.
    battle: Option<Entity>,
    /// Whether they may be chosen now.
    is_free: bool,
    /// The side, or everybody; none as long as nobody has chosen.
    eyes: Option<Watching>,
}

impl ChosenEyes {
    /// Whether they may be chosen: sides have secrets, and nobody plays any more who could learn of them.
    pub const fn is_free(&self) -> bool {
        self.is_free
    }

    /// Chooses a side, or everybody.
    pub const fn choose(&mut self, side: Option<SideId>) {
        if self.is_free {
            self.eyes = Some(Watching(side));
        }
    }
}

/// Chooses the side that watches while sides have secrets: the one human side there is; with several, the one for which the screen was
/// covered or opened last.
/// When all is over everything is shown. Where nobody plays, whoever watches may choose.
pub(super) fn watch(
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    battles: Query<(&Secrets, &Sides, &Clock, &Decision, &Roster)>,
    fighters: Query<&Fighter>,
    audience: Res<Audience>,
    mut chosen: ResMut<ChosenEyes>,
    mut watching: ResMut<Watching>,
) {
    let found = on_stage.battle.and_then(|battle| battles.get(battle).ok());
    let found = found.filter(|(secrets, ..)| secrets.are_kept());
    let is_human = |seat: &Seat| matches!(seat, Seat::Human(_));
    let is_free = found.is_some_and(|(_, sides, clock, ..)| {
        clock.over || !sides.iter().any(|(_, side)| is_human(&side.seat))
    });
    let eyes = chosen
        .eyes
        .filter(|_| chosen.battle == on_stage.battle && is_free);
    chosen.set_if_neq(ChosenEyes {
        battle: on_stage.battle,
        is_free,
        eyes,
    });
    let Some((_, sides, clock, decision, roster)) = found else {
        watching.set_if_neq(Watching(None));
        return;
    };
    if let Some(eyes) = eyes {
        watching.set_if_neq(eyes);
        return;
    }
    let mut humans = sides
        .iter()
        .filter(|(_, side)| is_human(&side.seat))
        .map(|(side, _)| side);
    let is_through = clock.over && stage.battle == on_stage.battle && !stage.is_playing();
    let now = match (humans.next(), humans.next()) {
        _ if is_through => None,
        (None, _) => None,
        (Some(only), None) => Some(only),
        (Some(first), Some(_)) => audience.eyes().or(watching.0).or_else(|| {
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
    /// Those whom the watching side does not see now, only to show what it saw of them before.
    pub(super) veiled: BTreeMap<FighterId, Reader>,
    /// The initiative ladder, highest first.
    pub ladder: Vec<Rung>,
    /// The side that is asked though another one watches.
    asked: Option<SideId>,
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
    /// The light that he carries; of several the one that burns.
    pub lamp: Option<Lamp>,
}

/// The light that a fighter carries.
fn lamp(ground: Option<&Ground>, id: FighterId) -> Option<Lamp> {
    let held = ground.into_iter().flat_map(|ground| ground.movables.held_by(id));
    let lamps = held.filter(|(_, movable)| movable.flame.is_some());
    lamps
        .map(|(_, movable)| Lamp {
            is_lit: movable.is_lit(),
            is_lantern: movable.gear == "lantern",
        })
        .max()
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
    let asked = world.resource::<Audience>().asked();
    let is_as_it_was = reading.watching == watching && reading.asked == asked;
    if reading.battle == Some(battle) && reading.entries == entries && is_as_it_was {
        return;
    }
    let is_known = reading.battle == Some(battle) && reading.watching == watching;
    let known = reading.cast.clone().filter(|_| is_known);
    let known = known.filter(|cast| cast.is_whole(world, battle, watching.0));
    if let Some(fresh) = read(world, battle, (entries, watching, asked), known) {
        world.insert_resource(fresh);
    }
}

fn read(
    world: &World,
    battle: Entity,
    (entries, watching, asked): (usize, Watching, Option<SideId>),
    known: Option<Arc<Cast>>,
) -> Option<Reading> {
    let system = system_of(world, battle)?;
    let roster = world.get::<Roster>(battle)?;
    let witness = Witness::new(world, battle, watching.0);
    let ground = world.get::<Ground>(battle);
    let all = roster.iter().filter_map(|(id, entity)| {
        let side = world.get::<Fighter>(entity)?.side;
        Some((
            id,
            Reader {
                entity,
                side,
                readout: witness
                    .readout(id)
                    .unwrap_or_else(|| system.readout(world, entity)),
                lamp: lamp(ground, id),
            },
        ))
    });
    let (fighters, veiled) = all.partition(|(id, _)| witness.sees(*id));
    // What the computer thinks about nobody else is asked.
    let is_thought_about = world.get::<Thinking>(battle).is_some();
    let question = witness.question();
    let question = question.or_else(|| asked_before_all(world, battle, asked?));
    let question = question.filter(|_| !is_thought_about);
    Some(Reading {
        battle: Some(battle),
        watching,
        asked,
        cast: known.or_else(|| Cast::of(world, battle, watching.0).map(Arc::new)),
        entries,
        fighters,
        veiled,
        ladder: witness.ladder(),
        question,
        offers: question.map_or_else(Vec::new, |_| system.offers(world, battle)),
        odds: Vec::new(),
    })
}

/// The question of a side that may be asked in front of all who look: it is about nobody who is hidden from them.
fn asked_before_all(world: &World, battle: Entity, side: SideId) -> Option<Question> {
    Witness::new(world, battle, Some(side)).question()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Setting, Side, Stance};
    use crate::board::Board;

    /// A battle with secrets between two sides, on the stage of a small world that knows only who watches.
    fn staged(seats: [Seat; 2]) -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<OnStage>()
            .init_resource::<Stage>()
            .init_resource::<ChosenEyes>()
            .init_resource::<Watching>()
            .init_resource::<Audience>()
            .add_systems(Update, watch);
        let named = seats.into_iter().map(|seat| Side {
            name: "".into(),
            seat,
        });
        let sides = Sides::new(named.collect(), |_, _| Stance::Hostile);
        let setting = Setting {
            secrets: true,
            ..default()
        };
        let ground = Ground::new(Arc::new(Board::new(3, 3).unwrap()), Arc::new(setting));
        let secrets = Secrets::of(&sides, &ground);
        let parts = (
            secrets,
            sides,
            Clock::default(),
            Decision::default(),
            Roster::new(Vec::new()),
        );
        let battle = app.world_mut().spawn(parts).id();
        app.world_mut().resource_mut::<OnStage>().battle = Some(battle);
        app.update();
        (app, battle)
    }

    fn choose(app: &mut App, side: Option<SideId>) -> Option<SideId> {
        app.world_mut().resource_mut::<ChosenEyes>().choose(side);
        app.update();
        app.world().resource::<Watching>().0
    }

    #[test]
    fn whoever_only_watches_chooses_whose_eyes_see_the_fight() {
        let (mut app, _) = staged([Seat::Opponent, Seat::Opponent]);
        assert_eq!(
            *app.world().resource::<Watching>(),
            Watching(None),
            "all is seen at first"
        );
        assert_eq!(choose(&mut app, Some(SideId(1))), Some(SideId(1)));
        assert_eq!(choose(&mut app, Some(SideId(0))), Some(SideId(0)));
        assert_eq!(choose(&mut app, None), None);
    }

    #[test]
    fn whoever_plays_sees_with_his_own_eyes_until_the_fight_is_over() {
        let (mut app, battle) = staged([Seat::Human(1), Seat::Opponent]);
        assert_eq!(
            choose(&mut app, Some(SideId(1))),
            Some(SideId(0)),
            "the foe's eyes are not for him"
        );
        app.world_mut().get_mut::<Clock>(battle).unwrap().over = true;
        app.update();
        assert_eq!(choose(&mut app, Some(SideId(1))), Some(SideId(1)));
        // Another fight begins as its player sees it.
        let anew = app.world_mut().spawn_empty().id();
        app.world_mut().resource_mut::<OnStage>().battle = Some(anew);
        app.update();
        assert!(!app.world().resource::<ChosenEyes>().is_free());
        assert_eq!(*app.world().resource::<Watching>(), Watching(None));
    }
}
