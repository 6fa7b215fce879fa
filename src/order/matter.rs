//! What an order rests on: whoever gave it is asked again as soon as something of it has changed.

use bevy::prelude::*;

use super::list::{Order, system};
use crate::battle::{
    Aim, Body, Choice, FighterId, Gesture, Happening, Log, Roster, RuleSystem, SideId, Witness,
};
use crate::board::Cell;

/// Why somebody is asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// He was hurt.
    Hurt,
    /// The other one is elsewhere.
    Moved,
    /// The other one can fight no more, or is out of sight.
    Gone,
    /// The way is shut, or what was meant is not allowed any more.
    Closed,
    /// More foes may strike at him on his way.
    Guarded,
    /// Something is clearly better now.
    Better,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 6] = [
        Self::Hurt,
        Self::Moved,
        Self::Gone,
        Self::Closed,
        Self::Guarded,
        Self::Better,
    ];

    /// The key of the text that tells a player.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Hurt => "order-hurt",
            Self::Moved => "order-moved",
            Self::Gone => "order-gone",
            Self::Closed => "order-closed",
            Self::Guarded => "order-guarded",
            Self::Better => "order-better",
        }
    }
}

/// Thousandths of a life point by which something else must have become better: three points.
const CLEARLY: i64 = 3000;

/// What an order rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Matter {
    /// Entries of the log that whoever gave it had seen at his last answer.
    pub(super) seen: usize,
    /// Where the other one stood.
    at: Option<Cell>,
    /// Blows that awaited him on his way.
    blows: usize,
    /// By how much something else was better when it was given.
    gap: i64,
}

impl Matter {
    /// What a gesture rests on, before its first answer is given.
    pub(super) fn of(world: &World, battle: Entity, fighter: FighterId, aim: Aim, gesture: &Gesture) -> Self {
        let side = side_of(world, battle, fighter);
        Self {
            seen: entries(world, battle),
            at: other(world, battle, side, aim).map(|body| body.at),
            blows: gesture.route.as_ref().map_or(0, |route| route.strikes.len()),
            gap: match (system(world, battle), gesture.answers.first()) {
                (Some(system), Some(first)) => gap(world, battle, system.0, first),
                _ => 0,
            },
        }
    }
}

/// What has changed of all that an order rests on, before its next answer is given.
pub(super) fn changed(world: &World, battle: Entity, order: &Order, next: &Choice) -> Option<Reason> {
    let system = system(world, battle)?.0;
    let side = side_of(world, battle, order.fighter);
    if is_hurt(world, battle, order, side) {
        return Some(Reason::Hurt);
    }
    if let Aim::Fighter(id) = order.aim
        && id != order.fighter
    {
        let body = other(world, battle, side, order.aim);
        let Some(body) = body else {
            return Some(Reason::Gone);
        };
        if Some(body.at) != order.matter.at {
            return Some(Reason::Moved);
        }
    }
    if system.judge(world, battle, order.fighter, next).is_err() {
        return Some(Reason::Closed);
    }
    if let Choice::Move { gait, path, .. } = next
        && let Some(goal) = path.last()
    {
        let routes = system.routes(world, battle, *gait, *goal);
        let route = routes.iter().find(|route| route.path() == *path);
        if route.is_some_and(|route| route.strikes.len() > order.matter.blows) {
            return Some(Reason::Guarded);
        }
    }
    let is_better = gap(world, battle, system, next) > order.matter.gap.max(0) + CLEARLY;
    is_better.then_some(Reason::Better)
}

/// Whether the one who carries an order out has lost something since his last answer, as his side was told.
fn is_hurt(world: &World, battle: Entity, order: &Order, side: Option<SideId>) -> bool {
    let Some(log) = world.get::<Log>(battle) else {
        return false;
    };
    let since = order.matter.seen.min(log.entries().len());
    let mut news = log.news(since..log.entries().len(), side);
    news.any(|(_, event)| match &event.happening {
        Happening::Struck { target, loss, .. } => *target == order.fighter && loss.value() > 0,
        Happening::Wounded { fighter, .. } => *fighter == order.fighter,
        _ => false,
    })
}

/// How much better the best answer is than this one, by the judgement of the computer. Nothing where it does not think of this one at all:
/// then it was chosen against its judgement from the beginning.
fn gap(world: &World, battle: Entity, system: &dyn RuleSystem, choice: &Choice) -> i64 {
    let weighed = system.appraise(world, battle);
    let is_it = |other: &Choice| match (other, choice) {
        (Choice::Move { gait, .. }, Choice::Move { gait: own, .. }) => gait == own,
        (Choice::Plan { plan, .. }, Choice::Plan { plan: own, .. }) => plan == own,
        (other, own) => other == own,
    };
    let own = weighed.iter().filter(|(other, _)| is_it(other));
    let best = weighed.iter().map(|(_, worth)| *worth).max();
    match (best, own.map(|(_, worth)| *worth).max()) {
        (Some(best), Some(own)) => best - own,
        _ => 0,
    }
}

/// The body of the fighter whom an order is about, if he can still do something and the side sees him.
fn other(world: &World, battle: Entity, side: Option<SideId>, aim: Aim) -> Option<Body> {
    let Aim::Fighter(id) = aim else { return None };
    let entity = world.get::<Roster>(battle)?.entity(id)?;
    let body = *world.get::<Body>(entity)?;
    let is_seen = Witness::new(world, battle, side).sees(id);
    (is_seen && body.present && body.able).then_some(body)
}

fn side_of(world: &World, battle: Entity, fighter: FighterId) -> Option<SideId> {
    let entity = world.get::<Roster>(battle)?.entity(fighter)?;
    world
        .get::<crate::battle::Fighter>(entity)
        .map(|fighter| fighter.side)
}

/// Entries of the log.
pub(super) fn entries(world: &World, battle: Entity) -> usize {
    world.get::<Log>(battle).map_or(0, |log| log.entries().len())
}
