//! The walk through a recorded fight: every decision is taken out of it as it stood, and how it ended is read.

use bevy::prelude::*;

use crate::ai::Inquiry;
use crate::battle::{
    BattleDice, Choice, Clock, FighterId, Happening, Log, Offer, Roster, Seat, SideId, Sides, Stance, System,
};
use crate::content::Problems;
use crate::replay::{self, Recording, Verdict};

/// The most answers of one decision that are tried besides the one that was given.
const MOST_ANSWERS: usize = 5;

/// A decision as it stood, with what fell before it.
pub struct Position {
    /// The place of the choice in the recording, counted from 0.
    pub intent: usize,
    /// Entries of the log before the choice.
    pub entries: usize,
    /// Dice that had fallen.
    pub dice: u64,
    /// The round.
    pub round: u16,
    /// Who was asked.
    pub fighter: FighterId,
    /// Whether he fights for the side whose view is taken, or for an ally of it.
    pub is_own: bool,
    /// The place of the answer that was given among those of the inquiry.
    pub given: usize,
    /// The decision with its answers.
    pub inquiry: Inquiry,
    /// What was offered, as far as one of those answers comes of it.
    pub offers: Vec<Offer>,
}

impl Position {
    /// 1 where a greater chance of the side whose view is taken is better for whoever was asked, else -1.
    pub(super) const fn sign(&self) -> i64 {
        if self.is_own { 1 } else { -1 }
    }
}

/// How a fight stood when the recording ends.
pub enum End {
    /// It was over: the win chance of the side, which is 0, a half or 1 in millionths.
    Over(i64),
    /// Somebody was asked.
    Open(Option<Box<Inquiry>>),
}

/// A fight that has been walked through.
pub struct Walk {
    /// The side whose view is taken.
    pub side: SideId,
    /// The decisions in order.
    pub positions: Vec<Position>,
    /// How it ends.
    pub end: End,
    /// How many have fought.
    pub fighters: usize,
    /// Entries of its log.
    pub entries: usize,
    /// Dice that have fallen.
    pub dice: u64,
    /// The battle as it stands at the end, in the world that was given.
    pub battle: Entity,
}

/// Why a recording cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The level, or those who fight, cannot be made.
    #[error(transparent)]
    Broken(#[from] Problems),
    /// The fight does not go as it was recorded.
    #[error("the fight does not go as it was recorded any more, from choice {0} on")]
    Differs(usize),
    /// There is no such side.
    #[error("the fight has no side {0}")]
    NoSide(usize),
}

impl Walk {
    /// Fights a recording again and takes every decision out of it, as seen by a side; without one, by the first that a human plays. The
    /// battle stays in the world.
    ///
    /// # Errors
    ///
    /// Problems of the level, a fight that does not go as recorded, a side that there is not.
    pub fn through(world: &mut World, recording: &Recording, side: Option<SideId>) -> Result<Self, Fault> {
        let seats = &recording.opening.seats;
        let of_human = seats.iter().position(|seat| matches!(seat, Seat::Human(_)));
        let side = side.unwrap_or_else(|| SideId(of_human.unwrap_or(0) as u8));
        let mut positions = Vec::new();
        let (battle, verdict) = replay::replay_seen(world, recording, |world, battle, place| {
            let given = &recording.intents[place].choice;
            positions.extend(position((world, battle), side, place, given));
        })?;
        let fault = match verdict {
            Verdict::Same(_) => None,
            Verdict::DiffersAtStart => Some(Fault::Differs(1)),
            Verdict::Differs(place) | Verdict::Refused(place) => Some(Fault::Differs(place + 1)),
        };
        let is_there = world
            .get::<Sides>(battle)
            .is_some_and(|sides| sides.get(side).is_some());
        let fault = fault.or_else(|| (!is_there).then_some(Fault::NoSide(usize::from(side.0) + 1)));
        if let Some(fault) = fault {
            replay::discard(world, battle);
            return Err(fault);
        }
        Ok(Self {
            side,
            positions,
            end: end(world, battle, side),
            fighters: world.get::<Roster>(battle).map_or(0, Roster::len),
            entries: world.get::<Log>(battle).map_or(0, |log| log.entries().len()),
            dice: world.get::<BattleDice>(battle).map_or(0, BattleDice::fallen),
            battle,
        })
    }
}

/// The open decision of a battle that is about to be answered.
fn position(
    (world, battle): (&World, Entity),
    side: SideId,
    intent: usize,
    given: &Choice,
) -> Option<Position> {
    let inquiry = Inquiry::of(world, battle, MOST_ANSWERS, Some(given))?;
    let clock = world.get::<Clock>(battle).copied().unwrap_or_default();
    let System(system) = *world.get::<System>(battle)?;
    let mut offers = system.offers(world, battle);
    offers.retain(|offer| inquiry.answers().iter().any(|answer| offer.stands_for(answer)));
    Some(Position {
        intent,
        entries: world.get::<Log>(battle)?.entries().len(),
        dice: world.get::<BattleDice>(battle).map_or(0, BattleDice::fallen),
        round: clock.round,
        fighter: inquiry.question().fighter,
        is_own: is_allied(world, battle, side, inquiry.side()),
        given: inquiry.place(given)?,
        inquiry,
        offers,
    })
}

fn is_allied(world: &World, battle: Entity, side: SideId, other: SideId) -> bool {
    let sides = world.get::<Sides>(battle);
    sides.is_some_and(|sides| sides.stance(side, other) == Stance::Allied)
}

fn end(world: &World, battle: Entity, side: SideId) -> End {
    let log = world.get::<Log>(battle).map(Log::entries).unwrap_or_default();
    let winners = log.iter().rev().find_map(|event| match &event.happening {
        Happening::FightEnded { winners, .. } => Some(winners.as_slice()),
        _ => None,
    });
    match winners {
        Some([]) => End::Over(super::WHOLE / 2),
        Some(all) => {
            let is_won = all.iter().any(|winner| is_allied(world, battle, side, *winner));
            End::Over(if is_won { super::WHOLE } else { 0 })
        }
        None => End::Open(Inquiry::of(world, battle, 1, None).map(Box::new)),
    }
}
