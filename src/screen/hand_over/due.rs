//! Who is asked next at the screen, and how: judged anew when the fight has gone on or others look.

use bevy::prelude::*;

use super::Audience;
use crate::battle::{
    Asking, Clock, Decision, Fighter, Log, Question, Roster, RuleSystem, Seat, Secrets, SideId, Sides,
};
use crate::input::Seating;
use crate::view::{OnStage, Stage, system_of};
use crate::words::Phrase;

/// The person who is asked next; none while no human is.
#[derive(Resource, Default)]
pub(super) struct Due {
    /// The battle, how far it has come, and who looked when it was judged.
    key: Option<(Entity, usize, Audience)>,
    /// The person.
    pub next: Option<Next>,
}

impl Due {
    /// Whether all that has happened has been shown.
    pub(super) fn is_shown(&self, stage: &Stage) -> bool {
        let known = |(_, entries, _): &(Entity, usize, Audience)| *entries <= stage.known;
        !stage.is_playing() && self.key.as_ref().is_some_and(known)
    }
}

/// The person who is asked next, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Next {
    /// His side.
    pub side: SideId,
    /// What it is called.
    pub name: Phrase,
    /// The number of his seat.
    pub seat: u8,
    /// His side and his seat in words, where he does not play alone.
    pub whose: Option<Phrase>,
    /// How he can be asked.
    pub asking: Asking,
    /// Whether somebody sees what is hidden from his side as long as the screen is as it is.
    pub is_leaking: bool,
}

/// Judges who is asked next, and how.
pub(super) fn judge(world: &mut World) {
    let battle = world.resource::<OnStage>().battle;
    let log = battle.and_then(|battle| Some((battle, world.get::<Log>(battle)?.entries().len())));
    let Some((battle, entries)) = log else {
        *world.resource_mut::<Due>() = Due::default();
        return;
    };
    begin(world, battle);
    let audience = world.resource::<Audience>().clone();
    let key = Some((battle, entries, audience.clone()));
    if world.resource::<Due>().key == key {
        return;
    }
    let next = next(world, battle, &audience);
    *world.resource_mut::<Due>() = Due { key, next };
}

/// When a fight begins all who play look at the screen.
fn begin(world: &mut World, battle: Entity) {
    if world.resource::<Audience>() != &Audience::default() {
        return;
    }
    if let Some(sides) = world.get::<Sides>(battle) {
        let audience = Audience::of(sides);
        *world.resource_mut::<Audience>() = audience;
    }
}

fn next(world: &World, battle: Entity, audience: &Audience) -> Option<Next> {
    let question = world.get::<Decision>(battle)?.0?;
    let fighter = world.get::<Roster>(battle)?.entity(question.fighter)?;
    let side = world.get::<Fighter>(fighter)?.side;
    let sides = world.get::<Sides>(battle)?;
    let of_side = sides.get(side)?;
    let (seat, several) = seat(world, &question, (sides, &of_side.seat))?;
    let name = Phrase::from(&of_side.name);
    let whose = Phrase::key("battle-turn")
        .with("side", name.clone())
        .with("seat", i64::from(seat));
    let (asking, is_leaking) = asking(world, battle, (audience, sides), (side, &question))?;
    Some(Next {
        side,
        name,
        seat,
        whose: several.then_some(whose),
        asking,
        is_leaking,
    })
}

/// The seat that leads who is asked, and whether several people play at this screen.
fn seat(world: &World, question: &Question, (sides, of_side): (&Sides, &Seat)) -> Option<(u8, bool)> {
    let seating = world.resource::<Seating>();
    let is_dealt = seating.level == world.resource::<OnStage>().level;
    let none = Seating::default();
    let seating = if is_dealt { seating } else { &none };
    let several = !seating.seats.is_empty() || Audience::of(sides).looking().len() > 1;
    Some((seating.of(question.fighter, of_side)?, several))
}

/// How a side can be asked, and whether the screen may not stay as it is until then.
fn asking(
    world: &World,
    battle: Entity,
    (audience, sides): (&Audience, &Sides),
    (side, question): (SideId, &Question),
) -> Option<(Asking, bool)> {
    let is_over = world.get::<Clock>(battle)?.over;
    let secrets = world.get::<Secrets>(battle)?;
    if is_over || !secrets.are_kept() || Audience::of(sides).looking().len() < 2 {
        return Some((Asking::Open, false));
    }
    let system: &dyn RuleSystem = system_of(world, battle)?;
    let offers = system.offers(world, battle);
    let asking = audience.asking(secrets, side, (question, &offers));
    let covered = asking == Asking::Covered;
    let grown = audience
        .eyes()
        .map_or(covered, |eyes| audience.is_watched(secrets, eyes));
    let private = !covered && audience.is_private(secrets, side);
    Some((asking, grown || private))
}
