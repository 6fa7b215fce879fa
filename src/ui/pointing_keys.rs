//! Pointing without a mouse: a cursor on the map that keys or a pad move, and from foe to foe, where no card asks for a square or a foe itself.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

use super::battle_keys::arrow;
use super::desk::{Card, Desk, DeskSystems};
use super::pointing::{Pointing, point_at};
use super::sheet::Looked;
use crate::battle::{Aim, FighterId};
use crate::board::Cell;
use crate::input::{Action, Hands, Held};
use crate::order::Orders;
use crate::view::camera::MapWindow;
use crate::view::{Scenery, Stage, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (drop_orders, turn_to_foe, take_cursor, move_cursor)
            .chain()
            .before(ViewSystems::Read),
    )
    .add_systems(Update, drop_cursor.after(DeskSystems));
}

/// Whether there is a question whose cards leave the map alone.
pub(super) fn is_free(desk: &Desk, stage: &Stage) -> bool {
    let is_for_map = |card: &Card| !card.offer.cells.is_empty() || card.target().is_some();
    !stage.is_playing() && !desk.cards.is_empty() && !desk.cards.iter().any(is_for_map)
}

/// Whoever has thought better of what he has ordered is asked at each question again.
fn drop_orders(hands: Hands, mut orders: ResMut<Orders>) {
    if hands.just_pressed(Action::DropOrders) && orders.open().next().is_some() {
        orders.clear();
    }
}

/// From foe to foe, and back to the card.
fn turn_to_foe(
    hands: Hands,
    stage: Res<Stage>,
    desk: Res<Desk>,
    pointing: Res<Pointing>,
    mut looked: ResMut<Looked>,
    mut commands: Commands,
) {
    let is_back = hands.just_pressed(Action::PreviousTarget);
    if !is_back && !hands.just_pressed(Action::NextTarget) || !is_free(&desk, &stage) {
        return;
    }
    let own = desk
        .fighter
        .and_then(|id| stage.figures.get(&id))
        .map(|figure| figure.side);
    let is_foe = |(_, figure): &(&FighterId, &crate::view::Figure)| {
        figure.present && figure.fights && Some(figure.side) != own
    };
    let foes: Vec<FighterId> = stage.figures.iter().filter(is_foe).map(|(id, _)| *id).collect();
    let now = match pointing.aim {
        Some(Aim::Fighter(id)) => foes.iter().position(|foe| *foe == id),
        _ => None,
    };
    let count = foes.len();
    let next = match (now, is_back) {
        (Some(place), false) => (place + 1) % count.max(1),
        (Some(place), true) => (place + count.max(1) - 1) % count.max(1),
        (None, _) => 0,
    };
    if let Some(foe) = foes.get(next).copied() {
        looked.look_at(foe);
        commands.queue(move |world: &mut World| point_at(world, Aim::Fighter(foe)));
    }
}

/// The map takes the cursor, and gives it back.
fn take_cursor(
    hands: Hands,
    stage: Res<Stage>,
    desk: Res<Desk>,
    maps: Query<Entity, With<MapWindow>>,
    mut pointing: ResMut<Pointing>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    if !hands.just_pressed(Action::Map) || !is_free(&desk, &stage) {
        return;
    }
    if pointing.cursor.take().is_some() {
        return;
    }
    let (Some(figure), Ok(map)) = (desk.fighter.and_then(|id| stage.figures.get(&id)), maps.single()) else {
        return;
    };
    focus.set(map, FocusCause::Navigated);
    let at = figure.at;
    commands.queue(move |world: &mut World| point_with_cursor(world, at));
}

/// Arrows move the cursor over the map.
fn move_cursor(
    held: Res<Held>,
    stage: Res<Stage>,
    desk: Res<Desk>,
    pointing: Res<Pointing>,
    scenery: Res<Scenery>,
    mut commands: Commands,
) {
    let Some(cursor) = pointing.cursor.filter(|_| is_free(&desk, &stage)) else {
        return;
    };
    let Some(towards) = arrow(&held) else {
        return;
    };
    let next = cursor.step(towards);
    let is_on_map = scenery.level().is_some_and(|level| {
        let board = &level.board;
        (0..board.width() as i16).contains(&next.x) && (0..board.height() as i16).contains(&next.y)
    });
    if is_on_map {
        commands.queue(move |world: &mut World| point_with_cursor(world, next));
    }
}

fn point_with_cursor(world: &mut World, at: Cell) {
    let fighter = world.resource::<Stage>().fighter_on(at);
    point_at(world, fighter.map_or(Aim::Square(at), Aim::Fighter));
    world.resource_mut::<Pointing>().cursor = Some(at);
}

/// With the question the cursor goes.
fn drop_cursor(desk: Res<Desk>, stage: Res<Stage>, mut pointing: ResMut<Pointing>) {
    if pointing.cursor.is_some() && !is_free(&desk, &stage) {
        pointing.cursor = None;
    }
}
