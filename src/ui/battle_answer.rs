//! From the card to the intent: which cell, direction and points go with an answer, and through the one door into the fight.

use bevy::prelude::*;

use super::battle_rule::Titles;
use super::desk::{self, Card, Desk};
use super::lesson::{self, Teaching};
use super::pointing::{is_a_beginning, take_gesture};
use super::preference::Preferences;
use crate::battle::{Aim, Choice, Decision, Refusal, Route};
use crate::board::{Cell, Facing};
use crate::order::Orders;
use crate::replay::{self, UndoRefusal};
use crate::view::{OnStage, Reading, Stage, system_of};
use crate::words::{self, Cast, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GivingUp>();
}

/// An answer that gives the fight up, as long as the player has not been asked once more. The screens ask him.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GivingUp(pub Option<Choice>);

/// Takes a card: answers with what is advised for it or chosen with it, or waits for the cell that goes with it.
pub fn take(world: &mut World, place: usize) {
    world.resource_mut::<Desk>().look_at(place);
    let desk = world.resource::<Desk>();
    let Some(card) = desk.card().cloned() else {
        return;
    };
    // Another way to the square than that of the gesture is chosen on the card.
    if is_a_beginning(world) && desk.route == 0 {
        take_gesture(world);
        return;
    }
    let goal = desk.goal.filter(|goal| card.offer.cells.contains(goal));
    let choice = match desk.advised() {
        Some(advised) => Some(with_free_actions(world, &card, advised)),
        None if !card.offer.cells.is_empty() && goal.is_none() => return seek(world, place),
        None => complete(world, &card, goal),
    };
    let Some(choice) = choice else {
        return;
    };
    if is_giving_up_asked(world, &choice) {
        return;
    }
    // Whoever chooses by hand has something else in mind.
    if let Some(fighter) = world.resource::<Desk>().fighter {
        world.resource_mut::<Orders>().drop_for(fighter);
    }
    answer(world, choice);
}

/// Looks for the cell that goes with a card: keys move it over the map from there.
pub(super) fn seek(world: &mut World, place: usize) {
    world.resource_mut::<Desk>().look_at(place);
    let desk = world.resource::<Desk>();
    let Some(card) = desk.card() else { return };
    let goal = desk.goal.filter(|goal| card.offer.cells.contains(goal));
    let goal = goal.or_else(|| first_goal(world, &card.offer.cells));
    let mut desk = world.resource_mut::<Desk>();
    (desk.goal, desk.hovers, desk.is_open) = (goal, false, false);
}

/// Lets the open question pass.
pub(super) fn let_pass(world: &mut World) {
    answer(world, Choice::Pass);
}

/// An announcement with the wish to be asked for free actions: where the card wishes it, or whenever the player does.
fn with_free_actions(world: &World, card: &Card, mut choice: Choice) -> Choice {
    let is_taught = world.contains_resource::<Teaching>();
    if let (Choice::Plan { ask_free, .. }, false) = (&mut choice, is_taught) {
        let can_ask = matches!(card.offer.choice, Choice::Plan { ask_free: true, .. });
        *ask_free = can_ask && (card.asks_free || world.resource::<Preferences>().free_actions);
    }
    choice
}

/// Whether a player must be asked once more. A lesson judges an answer before it counts, and so needs no such question.
fn is_giving_up(world: &World, choice: &Choice) -> bool {
    let system = world
        .resource::<Stage>()
        .battle
        .and_then(|battle| system_of(world, battle));
    !world.contains_resource::<Teaching>() && system.is_some_and(|system| system.gives_up(choice))
}

/// Gives the fight up after all.
pub fn give_up(world: &mut World) {
    if let Some(choice) = world.resource_mut::<GivingUp>().0.take() {
        answer(world, choice);
    }
}

/// The cell that keys begin with: the nearest to the fighter, of two that are as near the one that he looks at.
fn first_goal(world: &World, cells: &[Cell]) -> Option<Cell> {
    let (desk, stage) = (world.resource::<Desk>(), world.resource::<Stage>());
    let figure = stage.figures.get(&desk.fighter?)?;
    let ahead = figure.at.step(figure.facing);
    let apart = |cell: &Cell, from: Cell| (cell.x - from.x).abs().max((cell.y - from.y).abs());
    cells
        .iter()
        .min_by_key(|cell| (apart(cell, figure.at), apart(cell, ahead), **cell))
        .copied()
}

/// The answer of a card with the cell and the direction that go with it.
pub(super) fn complete(world: &World, card: &Card, goal: Option<Cell>) -> Option<Choice> {
    let chosen = world.resource::<Desk>().facing;
    let mut choice = card.choice();
    match &mut choice {
        Choice::Move { gait, path, facing } => {
            let battle = world.resource::<Stage>().battle?;
            let routes = system_of(world, battle)?.routes(world, battle, *gait, goal?);
            let wanted = world.resource::<Desk>().route.min(routes.len().saturating_sub(1));
            *path = routes.get(wanted).map(Route::path)?;
            *facing = chosen;
        }
        Choice::Defend { to, .. } if goal.is_some() => *to = goal,
        Choice::Act { at, .. } if goal.is_some() => *at = goal,
        Choice::Act { facing, .. } if chosen.is_some() => *facing = chosen,
        _ => {}
    }
    // A lesson asks for what it teaches.
    Some(with_free_actions(world, card, choice))
}

/// Where somebody looks who has walked a path from a cell: along its last step.
pub(super) fn along(from: Cell, path: &[Cell]) -> Option<Facing> {
    let (last, before) = path.split_last()?;
    let before = before.last().copied().unwrap_or(from);
    Facing::from_delta(last.x - before.x, last.y - before.y)
}

/// Whether an answer waits until the player has been asked once more.
pub(super) fn is_giving_up_asked(world: &mut World, choice: &Choice) -> bool {
    let gives_up = is_giving_up(world, choice);
    if gives_up {
        world.resource_mut::<GivingUp>().0 = Some(choice.clone());
    }
    gives_up
}

/// Sends an answer through the door, and says why when it is not accepted.
pub(super) fn answer(world: &mut World, choice: Choice) {
    answer_for(world, choice, None);
}

/// The same for an answer that is the beginning of what pointing at something has come to. An announcement is one for the fellows of the
/// fighter, too, where the player wishes it.
pub(super) fn answer_for(world: &mut World, choice: Choice, aim: Option<Aim>) {
    let (Some(battle), Some(fighter)) = (world.resource::<Stage>().battle, world.resource::<Desk>().fighter)
    else {
        return;
    };
    let fellows = world.resource::<Desk>().fellows.clone();
    let is_for_all = world.resource::<Preferences>().together && !fellows.is_empty();
    if is_for_all && matches!(choice, Choice::Plan { .. }) {
        Orders::give_together(world, battle, (aim, choice.clone()), fellows);
    }
    let judged = lesson::answer(world, battle, &choice);
    let refusal = judged
        .unwrap_or_else(|| replay::answer(world, battle, fighter, choice))
        .err();
    if refusal.is_none() {
        Orders::follow_together(world, battle);
    }
    let said = refusal.as_ref().map(|refusal| refused(world, refusal));
    let mut desk = world.resource_mut::<Desk>();
    desk.refusal = said;
    desk.refused_by = match refusal {
        Some(Refusal::Forbidden(why)) => Some(why.rule),
        _ => None,
    };
}

fn refused(world: &World, refusal: &Refusal) -> Phrase {
    let cast = world.resource::<Reading>().cast();
    let titles = world.resource::<Titles>();
    let said = |cast: &Cast| match refusal {
        // The rule stands beside the sentence, to be pressed.
        Refusal::Forbidden(why) => words::missing(why, |id| cast.name(id), |rule| titles.title(rule)),
        _ => words::refusal(cast, refusal, |rule| titles.title(rule)),
    };
    cast.map_or_else(|| Phrase::plain(""), said)
}

/// Takes the last own choice back, or says why it stands.
pub fn take_back(world: &mut World) {
    let Some(battle) = world.resource::<Stage>().battle else {
        return;
    };
    if world.contains_resource::<Teaching>() {
        world
            .resource_mut::<Desk>()
            .refuse(Phrase::key("lesson-panel-no-undo"));
        return;
    }
    let mut now = battle;
    // What is let pass without a question is taken back with what came before it.
    let refusal = loop {
        match take_back_gesture(world, now) {
            Ok(anew) => now = anew,
            Err(refusal) => break Some(refusal),
        }
        if !desk::is_let_pass(world, now) {
            break None;
        }
    };
    if now != battle {
        world.resource_mut::<OnStage>().battle = Some(now);
    }
    if let Some(refusal) = refusal {
        world.resource_mut::<Desk>().refuse(Phrase::key(refusal.text()));
    }
}

/// Takes the last choice back, and with it the gesture that it was part of; where a die has fallen in between, the choice alone, and then
/// the order is given up.
fn take_back_gesture(world: &mut World, battle: Entity) -> Result<Entity, UndoRefusal> {
    let whole = Orders::before_last(world, battle);
    let (anew, choices, is_whole) = match replay::undo_since(world, battle, whole) {
        Ok((anew, choices)) => (anew, choices, true),
        Err(_) if whole.is_some() => {
            let (anew, choices) = replay::undo_since(world, battle, None)?;
            (anew, choices, false)
        }
        Err(refusal) => return Err(refusal),
    };
    let asked = world.get::<Decision>(anew).and_then(|decision| decision.0);
    let mut orders = world.resource_mut::<Orders>();
    orders.take_back(anew, choices);
    if let Some(asked) = asked.filter(|_| !is_whole) {
        orders.drop_for(asked.fighter);
    }
    Ok(anew)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_walked_looks_along_the_last_step() {
        let from = Cell::new(2, 2);
        assert_eq!(along(from, &[Cell::new(3, 1)]), Some(Facing::NE));
        assert_eq!(along(from, &[Cell::new(3, 2), Cell::new(3, 3)]), Some(Facing::S));
        assert_eq!(along(from, &[]), None);
    }
}
