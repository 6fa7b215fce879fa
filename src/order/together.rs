//! One announcement for several: what one fighter announces is announced by his fellows, too, as soon as the rules ask each of them.

use bevy::prelude::*;

use super::list::{Orders, choices, round, system};
use crate::ai;
use crate::battle::{
    Aim, BattleEvent, Body, Choice, Decision, Fighter, FighterId, Gesture, Happening, Log, Offer, Roster,
    RuleSystem,
};
use crate::replay;

/// What the fellows of a fighter are to announce in the round in which he has announced it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Together {
    /// Those who have not been asked yet.
    fellows: Vec<FighterId>,
    /// What the announcement is about.
    aim: Option<Aim>,
    /// The announcement.
    plan: Choice,
    round: u16,
    /// Choices that the tape held before each of the announcements, that of the first fighter among them.
    pub(super) given: Vec<usize>,
}

/// The fellows of the fighter who is asked who can still announce something in this round, in ascending order; none where the open question
/// is no announcement.
pub fn yet_to_announce(world: &World, battle: Entity) -> Vec<FighterId> {
    let find = || {
        let asked = world.get::<Decision>(battle)?.0?.fighter;
        let roster = world.get::<Roster>(battle)?;
        let side = world.get::<Fighter>(roster.entity(asked)?)?.side;
        let log = world.get::<Log>(battle)?;
        let is_of_round = |event: &&BattleEvent| !matches!(event.happening, Happening::RoundStarted);
        let of_round = log.entries().iter().rev().take_while(is_of_round);
        let announced: Vec<FighterId> = of_round
            .filter_map(|entry| match &entry.happening {
                Happening::Announced { fighter, .. } => Some(*fighter),
                _ => None,
            })
            .collect();
        let is_due = |(id, entity): &(FighterId, Entity)| {
            let is_own = world.get::<Fighter>(*entity).is_some_and(|own| own.side == side);
            let body = world.get::<Body>(*entity);
            is_own
                && *id != asked
                && body.is_some_and(|body| body.present && body.able)
                && !announced.contains(id)
        };
        Some(roster.iter().filter(is_due).map(|(id, _)| id).collect())
    };
    let is_announcement = || {
        let offers = system(world, battle).map(|system| system.0.offers(world, battle));
        offers.is_some_and(|offers| offers.iter().any(|offer| is_plan(&offer.choice)))
    };
    let fellows: Vec<FighterId> = find().unwrap_or_default();
    // The offers are worked out only where somebody is left.
    if fellows.is_empty() || !is_announcement() {
        return Vec::new();
    }
    fellows
}

const fn is_plan(choice: &Choice) -> bool {
    matches!(choice, Choice::Plan { .. })
}

impl Orders {
    /// Lets the fellows of whoever is asked announce what he is about to announce: for the same aim, or the same announcement.
    pub fn give_together(
        world: &mut World,
        battle: Entity,
        (aim, plan): (Option<Aim>, Choice),
        fellows: Vec<FighterId>,
    ) {
        let together = Together {
            fellows,
            aim,
            plan,
            round: round(world, battle),
            given: vec![choices(world, battle)],
        };
        let mut orders = world.resource_mut::<Self>();
        orders.of_battle(battle);
        orders.together = Some(together);
    }

    /// Answers for the fellows as long as one of them is asked what he announces. What he cannot pursue he announces as the first one did,
    /// and where that leads to nothing, as he is advised to; where there is no advice he is asked after all.
    pub fn follow_together(world: &mut World, battle: Entity) {
        while let Some(asked) = next_fellow(world, battle) {
            let gesture = announcement(world, battle);
            let count = choices(world, battle);
            let mut orders = world.resource_mut::<Self>();
            let Some(together) = orders.together.as_mut() else {
                return;
            };
            together.fellows.retain(|fellow| *fellow != asked);
            let Some((aim, gesture)) = gesture else { return };
            together.given.push(count);
            let first = gesture.answers[0].clone();
            match aim.filter(|_| gesture.answers.len() > 1) {
                Some(aim) => Self::give(world, battle, asked, aim, gesture),
                None => orders.drop_for(asked),
            }
            if replay::answer(world, battle, asked, first).is_err() {
                return world.resource_mut::<Self>().drop_for(asked);
            }
        }
    }
}

/// The fellow who is asked now and is to announce as the others.
fn next_fellow(world: &World, battle: Entity) -> Option<FighterId> {
    let asked = world.get::<Decision>(battle)?.0?.fighter;
    let orders = world.resource::<Orders>();
    let together = orders.together.as_ref().filter(|_| orders.is_of(battle))?;
    let is_due = together.fellows.contains(&asked) && together.round == round(world, battle);
    is_due.then_some(asked)
}

/// What the fellow who is asked announces, with all that follows from it; none where he must be asked.
fn announcement(world: &World, battle: Entity) -> Option<(Option<Aim>, Gesture)> {
    let together = world.resource::<Orders>().together.as_ref()?;
    let system = system(world, battle)?.0;
    let pursued = together.aim.and_then(|aim| {
        let gesture = system.pursue(world, battle, aim).ok()?;
        let announces = gesture.answers.first().is_some_and(is_plan);
        announces.then_some((Some(aim), gesture))
    });
    pursued.or_else(|| {
        let choice = as_the_first(world, battle, system, &together.plan)?;
        Some((None, Gesture::of(choice, None)))
    })
}

/// The same announcement, or the one that is advised.
fn as_the_first(world: &World, battle: Entity, system: &dyn RuleSystem, plan: &Choice) -> Option<Choice> {
    let offers = system.offers(world, battle);
    let advice = ai::advise(world, battle, system, &offers);
    let is_same = |offer: &Offer| match (&offer.choice, plan) {
        (Choice::Plan { plan: one, .. }, Choice::Plan { plan: other, .. }) => one == other,
        _ => false,
    };
    let same = offers.iter().position(is_same);
    let same = same.filter(|place| advice.idle(*place).is_none()).map(|place| {
        let mut choice = offers[place].choice.clone();
        if let (Choice::Plan { ask_free, .. }, Choice::Plan { ask_free: wished, .. }) = (&mut choice, plan) {
            *ask_free &= *wished || advice.asks_free(place);
        }
        choice
    });
    same.or(advice.best.filter(is_plan))
}
