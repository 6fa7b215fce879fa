//! What pointing at the map comes to: asked of the rule system for the square under the pointer, shown at once, taken by a press. A gesture
//! of several answers becomes an order, which goes on by itself until it is done or something that matters has changed.

use bevy::prelude::*;

use super::battle_answer::{answer, answer_for, is_giving_up_asked};
use super::desk::{Desk, DeskSystems, stake};
use super::lesson::Teaching;
use super::preference::Preferences;
use crate::battle::{Aim, Choice, Gesture, Obstacle};
use crate::board::Cell;
use crate::order::{Next, Orders};
use crate::view::{Stage, ViewSystems, system_of};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>()
        .add_systems(Update, follow_orders.after(DeskSystems));
    super::battle_pointer::plugin(app, ViewSystems::Draw);
    super::pointing_keys::plugin(app);
}

/// What lies under the pointer, and what pointing at it comes to.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// What is pointed at; none where there is no question, or nothing under the pointer.
    pub aim: Option<Aim>,
    /// What comes of it; none where the card that is looked at is for it already.
    pub found: Option<Result<Gesture, Obstacle>>,
    /// The square that keys and pad point at; none where the pointer does.
    pub cursor: Option<Cell>,
    /// The card with which the gesture begins.
    card: Option<usize>,
    asked: Option<Asked>,
    /// The question for which it was found.
    of: Option<(Entity, usize)>,
}

impl Pointing {
    /// The gesture that a press would take, as long as the card is looked at with which it begins.
    pub fn gesture(&self, desk: &Desk) -> Option<&Gesture> {
        let is_current = self.card.is_none_or(|card| card == desk.chosen);
        self.found.as_ref()?.as_ref().ok().filter(|_| is_current)
    }

    /// Why a press would lead to nothing.
    pub fn obstacle(&self) -> Option<Obstacle> {
        self.found.as_ref()?.as_ref().err().cloned()
    }

    /// Whether something was found for this question.
    pub(super) fn is_of(&self, seen: Option<(Entity, usize)>) -> bool {
        self.of == seen
    }

    /// Whether nothing is pointed at, or what was found for it has been forgotten.
    pub(super) const fn is_forgotten(&self) -> bool {
        self.aim.is_none() && self.found.is_none()
    }

    /// The square and the question that it was asked about last.
    pub(super) const fn asked_for(&self) -> Option<Asked> {
        self.asked
    }

    /// Forgets what was found for another square or another question. Where there is nothing to forget, nothing is written.
    pub(super) fn forget(world: &mut World, asked: Option<Asked>) {
        let fresh = Self { asked, ..default() };
        world.resource_mut::<Self>().set_if_neq(fresh);
    }
}

/// The square under the pointer, and the question.
type Asked = (Option<Cell>, Option<(Entity, usize)>);

/// Asks the rule system what an aim comes to, and looks at the card that the answer begins with.
pub(super) fn point_at(world: &mut World, aim: Aim) {
    let seen = world.resource::<Desk>().seen;
    let Some((battle, _)) = seen else {
        return;
    };
    let Some(system) = system_of(world, battle) else {
        return;
    };
    let found = system.pursue(world, battle, aim);
    let card = found.as_ref().ok().and_then(|gesture| look_at(world, gesture));
    let mut pointing = world.resource_mut::<Pointing>();
    (pointing.aim, pointing.found, pointing.card) = (Some(aim), Some(found), card);
    pointing.of = seen;
}

/// Looks at the card of a gesture, with its points and its cell, and says which one that is.
fn look_at(world: &mut World, gesture: &Gesture) -> Option<usize> {
    let first = gesture.answers.first()?;
    let desk = world.resource::<Desk>();
    let goal = match first {
        Choice::Move { path, .. } => path.last().copied(),
        Choice::Defend { to, .. } => *to,
        Choice::Act { at, .. } => *at,
        _ => None,
    };
    let mut cards = desk.cards.iter();
    let place = cards.position(|card| card.offer.stands_for(first))?;
    // What leads to nothing is told at the pointer, and taken by a press there alone: the card that is advised stays under the hand.
    if desk.cards[place].idle.is_some() {
        return None;
    }
    let mut desk = world.resource_mut::<Desk>();
    desk.look_at(place);
    if let Some(goal) = goal {
        desk.aim(goal);
        desk.hovers = desk.goal == Some(goal);
    }
    if let Choice::Attack { stakes, .. } | Choice::Defend { stakes, .. } = first {
        for (index, points) in stakes.iter().enumerate() {
            stake(world, place, index, *points);
        }
    }
    Some(place)
}

/// Whether the card that is looked at is the beginning of a gesture of several answers.
pub(super) fn is_a_beginning(world: &World) -> bool {
    let gesture = world.resource::<Pointing>().gesture(world.resource::<Desk>());
    gesture.is_some_and(|gesture| gesture.answers.len() > 1)
}

/// Takes the gesture under the pointer: gives its first answer, and keeps the others as an order.
pub(super) fn take_gesture(world: &mut World) {
    let (pointing, desk) = (world.resource::<Pointing>(), world.resource::<Desk>());
    let (Some(aim), Some(mut gesture)) = (pointing.aim, pointing.gesture(desk).cloned()) else {
        return;
    };
    let (Some((battle, _)), Some(fighter)) = (desk.seen, desk.fighter) else {
        return;
    };
    if let Some(looks) = desk.facing {
        let moves = gesture.answers.iter_mut().filter_map(|choice| match choice {
            Choice::Move { facing, .. } => Some(facing),
            _ => None,
        });
        moves.for_each(|facing| *facing = Some(looks));
    }
    let is_taught = world.contains_resource::<Teaching>();
    if let Some(Choice::Plan { ask_free, .. }) = gesture.answers.first_mut() {
        *ask_free |= world.resource::<Preferences>().free_actions;
    }
    let Some(first) = gesture.answers.first().cloned() else {
        return;
    };
    if is_giving_up_asked(world, &first) {
        return;
    }
    if gesture.answers.len() > 1 && !is_taught {
        Orders::give(world, battle, fighter, aim, gesture);
    } else {
        world.resource_mut::<Orders>().drop_for(fighter);
    }
    answer_for(world, first, Some(aim));
    if world.resource::<Desk>().refusal.is_some() {
        world.resource_mut::<Orders>().drop_for(fighter);
    }
}

/// Gives the next answer of an order, or looks at what it would be where whoever gave it must be asked again, and says why.
fn follow_orders(world: &mut World) {
    let Some((battle, _)) = world
        .resource::<Desk>()
        .seen
        .filter(|_| !world.resource::<Stage>().is_playing())
    else {
        return;
    };
    match Orders::next(world, battle) {
        Next::Wait => {}
        Next::Give(choice) => {
            let Some(fighter) = world.resource::<Desk>().fighter else {
                return;
            };
            Orders::advance(world, battle, fighter);
            answer(world, choice);
        }
        Next::Ask(fighter, reason) => {
            let aim = world.resource::<Orders>().of(fighter).map(|order| order.aim);
            world.resource_mut::<Orders>().drop_for(fighter);
            let system = aim.and_then(|aim| Some((system_of(world, battle)?, aim)));
            if let Some(gesture) = system.and_then(|(system, aim)| system.pursue(world, battle, aim).ok()) {
                look_at(world, &gesture);
            }
            world.resource_mut::<Desk>().refuse(Phrase::key(reason.text()));
        }
    }
}
