//! What the sides of a level want, the same for every rule system: when it is met is asked of bodies, map and things alone.

use super::id::{FighterId, RuleId, SideId};
use super::movable::Movables;
use super::roster::{Body, Fighter, Sides};
use crate::board::{Footprint, Mark};

/// The rule of goals.
pub const GOAL: RuleId = RuleId("BD-LVL-11");

/// What a side wants; the first goal that is met ends the fight.
///
/// Rule: `BD-LVL-11`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// All fighters of a side are out of the fight, and nobody of it is still to come.
    Defeat(SideId),
    /// So many of its own able fighters stand in an area.
    Reach {
        /// The area.
        area: Mark,
        /// How many.
        count: u16,
    },
    /// At the end of so many rounds on end its fighters stand in an area, and no foe does.
    Hold {
        /// The area.
        area: Mark,
        /// How long.
        rounds: u16,
    },
    /// Somebody of the side is still in the fight at the end of this round.
    Survive(u16),
    /// A fighter stays in the fight; met only together with something else.
    Protect(FighterId),
    /// An able fighter of the side carries this gear.
    Take(String),
    /// All of these.
    All(Vec<Self>),
    /// One of these.
    Any(Vec<Self>),
}

/// For how many rounds each area that a goal names has been held, in the order of the goals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Progress(Vec<u16>);

/// What goals are asked about.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// All fighters with their bodies.
    pub fighters: &'a [(Fighter, Body)],
    /// The sides of which somebody is still to come (`BD-LVL-12`).
    pub awaited: &'a [SideId],
    /// How the sides stand to each other.
    pub sides: &'a Sides,
    /// What is carried.
    pub movables: &'a Movables,
    /// The round.
    pub round: u16,
    /// Whether it is over.
    pub is_round_over: bool,
}

/// What has become of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// It is met.
    Met,
    /// Nothing speaks against it, but it is not enough alone.
    Holds,
    /// It is not met.
    Open,
}

/// The sides whose goals are met, in ascending order.
pub fn sides_at_goal(goals: &[(SideId, Goal)], standing: Standing, progress: &Progress) -> Vec<SideId> {
    let mut held = progress.0.iter();
    let mut met = Vec::new();
    for (side, goal) in goals {
        if goal.judge(*side, standing, &mut held) == Verdict::Met {
            met.push(*side);
        }
    }
    met.sort_unstable();
    met
}

/// Counts the round that ends for whoever holds what a goal names.
pub fn count_round(goals: &[(SideId, Goal)], standing: Standing, progress: &mut Progress) {
    let mut held = Vec::new();
    goals
        .iter()
        .for_each(|(side, goal)| goal.is_held(*side, standing, &mut held));
    progress.0.resize(held.len(), 0);
    for (rounds, is_held) in progress.0.iter_mut().zip(held) {
        *rounds = if is_held { *rounds + 1 } else { 0 };
    }
}

impl Goal {
    fn judge<'p>(
        &self,
        side: SideId,
        standing: Standing,
        held: &mut impl Iterator<Item = &'p u16>,
    ) -> Verdict {
        let met = |is_met: bool| if is_met { Verdict::Met } else { Verdict::Open };
        match self {
            Self::Defeat(foe) => {
                let stands = standing.of(*foe).any(|(_, body)| is_in_it(body));
                met(!stands && !standing.awaited.contains(foe))
            }
            Self::Reach { area, count } => {
                let there = standing.of(side).filter(|(_, body)| stands_in(body, *area));
                met(there.count() >= usize::from(*count))
            }
            Self::Hold { rounds, .. } => met(held.next().is_some_and(|held| held >= rounds)),
            Self::Survive(rounds) => {
                let somebody = standing.of(side).any(|(_, body)| is_in_it(body));
                met(standing.is_round_over && standing.round >= *rounds && somebody)
            }
            Self::Protect(fighter) => {
                let found = standing.fighters.iter().find(|(known, _)| known.id == *fighter);
                match found {
                    Some((_, body)) if is_in_it(body) => Verdict::Holds,
                    _ => Verdict::Open,
                }
            }
            Self::Take(gear) => {
                let has_it = |bearer: &Fighter| {
                    let mut held = standing.movables.held_by(bearer.id);
                    held.any(|(_, movable)| movable.gear == *gear)
                };
                met(standing
                    .of(side)
                    .any(|(bearer, body)| is_in_it(body) && has_it(bearer)))
            }
            Self::All(goals) => {
                let verdicts: Vec<_> = goals
                    .iter()
                    .map(|goal| goal.judge(side, standing, held))
                    .collect();
                if verdicts.contains(&Verdict::Open) {
                    Verdict::Open
                } else if verdicts.contains(&Verdict::Met) {
                    Verdict::Met
                } else {
                    Verdict::Holds
                }
            }
            Self::Any(goals) => {
                let verdicts: Vec<_> = goals
                    .iter()
                    .map(|goal| goal.judge(side, standing, held))
                    .collect();
                if verdicts.contains(&Verdict::Met) {
                    Verdict::Met
                } else if verdicts.contains(&Verdict::Holds) {
                    Verdict::Holds
                } else {
                    Verdict::Open
                }
            }
        }
    }

    /// Says of every area that it names for holding whether the side holds it now.
    fn is_held(&self, side: SideId, standing: Standing, held: &mut Vec<bool>) {
        match self {
            Self::Hold { area, .. } => {
                let there = |(_, body): &&(Fighter, Body)| stands_in(body, *area);
                let own = standing.of(side).any(|it| there(&it));
                let foe = standing
                    .fighters
                    .iter()
                    .filter(there)
                    .any(|(other, _)| standing.sides.are_hostile(side, other.side));
                held.push(own && !foe);
            }
            Self::All(goals) | Self::Any(goals) => {
                goals.iter().for_each(|goal| goal.is_held(side, standing, held));
            }
            _ => {}
        }
    }
}

impl<'a> Standing<'a> {
    fn of(self, side: SideId) -> impl Iterator<Item = &'a (Fighter, Body)> {
        self.fighters
            .iter()
            .filter(move |(fighter, _)| fighter.side == side)
    }
}

/// Whether a body is still in the fight.
const fn is_in_it(body: &Body) -> bool {
    body.able && body.present
}

fn stands_in(body: &Body, area: Mark) -> bool {
    is_in_it(body)
        && Footprint::new(body.at, body.size)
            .cells()
            .any(|cell| area.contains(cell))
}
