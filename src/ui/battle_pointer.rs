//! The pointer on the map: what it looks at becomes the card and the cell, a press takes them, a drag says where to look.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::battle_answer::take;
use super::battle_rule::RuleBook;
use super::desk::{Card, Desk};
use super::pointing::{Pointing, point_at, take_gesture};
use crate::battle::{Aim, FighterId};
use crate::board::{Cell, Facing};
use crate::view::camera::PointedCell;
use crate::view::{Stage, ViewSystems};

/// Watches the pointer before `shown`, when the map is drawn.
pub(super) fn plugin(app: &mut App, shown: ViewSystems) {
    app.init_resource::<AtRest>().add_systems(
        Update,
        (watch_rest, point_at_map, press_map, drag_facing, release_map)
            .chain()
            .before(shown),
    );
}

/// Whether the pointer has lain still since the question that is open was asked: then nothing is said of what it lies on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AtRest(pub bool);

impl Default for AtRest {
    fn default() -> Self {
        Self(true)
    }
}

fn watch_rest(
    windows: Query<&Window, With<PrimaryWindow>>,
    desk: Res<Desk>,
    mut last: Local<(Option<Vec2>, Option<(Entity, usize)>)>,
    mut rest: ResMut<AtRest>,
) {
    let now = (windows.single().ok().and_then(Window::cursor_position), desk.seen);
    let (stood, asked) = std::mem::replace(&mut *last, now);
    // A window that opens below a pointer at rest is told where it is, which is no movement.
    let has_moved = stood.is_some() && stood != now.0;
    let lies_still = !has_moved && (rest.0 || asked != now.1);
    rest.set_if_neq(AtRest(lies_still));
}

/// What lies under the pointer is looked at: by the card that is looked at already if it fits, else by what pointing at it comes to.
/// `last` is where the pointer stood in the window when that was asked last, none where it was outside, or never asked; and whether it had
/// moved then: the square under it is found a frame later.
fn point_at_map(world: &mut World, mut last: Local<(Option<Vec2>, bool)>) {
    // In a slow frame the pointer comes and presses at once: then what it has come to is looked at first.
    let buttons = world.resource::<ButtonInput<MouseButton>>();
    let is_held = buttons.pressed(MouseButton::Left) && !buttons.just_pressed(MouseButton::Left);
    if is_held || world.resource::<Stage>().is_playing() {
        return;
    }
    let place = world
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .iter(world)
        .next()
        .and_then(Window::cursor_position);
    // A window that opens below a pointer at rest is told where it is, which is no movement.
    let moves = last.0.is_some() && last.0 != place;
    let (_, had_moved) = std::mem::replace(&mut *last, (place, moves));
    let has_moved = moves || had_moved;
    let cell = world.resource::<PointedCell>().0;
    let seen = world.resource::<Desk>().seen;
    let pointing = world.resource::<Pointing>();
    let before = pointing.asked_for();
    let is_known = before == Some((cell, seen));
    if is_known && !(has_moved && pointing.is_forgotten()) {
        return;
    }
    // A pointer at rest chooses nothing, also where a question is asked, the first one among them, or the map moves below it: what is
    // advised counts until it moves, or presses. Nor does one that passes over the map while a hand has opened the options of the bar.
    if !has_moved || world.resource::<Desk>().is_open {
        let pointing = world.resource::<Pointing>();
        let has_slid = pointing.cursor.is_none() && before.is_some_and(|(known, _)| known != cell);
        if has_slid || !pointing.is_of(seen) {
            Pointing::forget(world, before);
        }
        return;
    }
    Pointing::forget(world, Some((cell, seen)));
    let fighter = cell.and_then(|cell| world.resource::<Stage>().fighter_on(cell));
    let mut desk = world.resource_mut::<Desk>();
    let was_on_map = before.is_some_and(|(cell, _)| cell.is_some());
    let Some(cell) = cell.filter(|_| seen.is_some()) else {
        if desk.hovers && was_on_map {
            desk.follow_advice();
        }
        return;
    };
    if desk.card().is_some_and(|card| is_for(card, fighter, cell)) {
        desk.aim(cell);
        desk.hovers = desk.goal == Some(cell);
        return;
    }
    if desk.hovers {
        desk.follow_advice();
    }
    point_at(world, fighter.map_or(Aim::Square(cell), Aim::Fighter));
}

fn is_for(card: &Card, fighter: Option<FighterId>, cell: Cell) -> bool {
    card.offer.cells.contains(&cell) || fighter.is_some() && card.target() == fighter
}

/// A press on a foe strikes, on a cell it waits for the hand to let go; with a turn on the table it turns there.
fn press_map(
    buttons: Res<ButtonInput<MouseButton>>,
    pointed: Res<PointedCell>,
    stage: Res<Stage>,
    pointing: Res<Pointing>,
    book: RuleBook,
    mut desk: ResMut<Desk>,
    mut commands: Commands,
) {
    let Some(cell) = pointed
        .0
        .filter(|_| buttons.just_pressed(MouseButton::Left) && !stage.is_playing())
    else {
        return;
    };
    desk.grip = None;
    let place = desk.chosen;
    let from = desk.fighter.and_then(|id| stage.figures.get(&id));
    let fits = desk
        .card()
        .is_some_and(|card| is_for(card, stage.fighter_on(cell), cell));
    let turns = |desk: &Desk| {
        let card = desk
            .card()
            .filter(|card| card.facings.len() > 1 && !card.is_way())?;
        let facing = towards(from?.at, cell)?;
        card.facings.contains(&facing).then_some(facing)
    };
    // Keys may have turned to another card while the pointer stayed where it is.
    let has_turned = matches!(pointing.found, Some(Ok(_))) && pointing.gesture(&desk).is_none();
    match &pointing.found {
        found if fits && (found.is_none() || has_turned) => {
            let is_way = desk.card().is_some_and(Card::is_way);
            desk.aim(cell);
            if is_way {
                desk.grip = Some(cell);
            } else {
                commands.queue(move |world: &mut World| take(world, place));
            }
        }
        Some(Ok(gesture)) => {
            if gesture.route.is_some() && matches!(pointing.aim, Some(Aim::Square(_))) {
                desk.grip = Some(cell);
            } else if let Some(aim) = pointing.aim {
                commands.queue(move |world: &mut World| {
                    point_at(world, aim);
                    take_gesture(world);
                });
            }
        }
        None if turns(&desk).is_none() => {
            let aim = stage.fighter_on(cell).map_or(Aim::Square(cell), Aim::Fighter);
            commands.queue(move |world: &mut World| {
                point_at(world, aim);
                take_gesture(world);
            });
        }
        found => {
            if let Some(facing) = turns(&desk) {
                desk.facing = Some(facing);
                commands.queue(move |world: &mut World| take(world, place));
            } else if let Some(Err(obstacle)) = found {
                desk.refused_by = obstacle.rule();
                desk.refusal = Some(book.obstacle(obstacle));
            }
        }
    }
}

/// While a cell is held, the pointer says where to look there.
fn drag_facing(buttons: Res<ButtonInput<MouseButton>>, pointed: Res<PointedCell>, mut desk: ResMut<Desk>) {
    if !buttons.pressed(MouseButton::Left) || !pointed.is_changed() {
        return;
    }
    if let (Some(held), Some(cell)) = (desk.grip, pointed.0)
        && let Some(facing) = towards(held, cell)
        && desk.facing != Some(facing)
    {
        desk.facing = Some(facing);
    }
}

/// Letting go takes the way to the cell that is held.
fn release_map(
    buttons: Res<ButtonInput<MouseButton>>,
    pointing: Res<Pointing>,
    mut desk: ResMut<Desk>,
    mut commands: Commands,
) {
    if !buttons.just_released(MouseButton::Left) || desk.grip.is_none() {
        return;
    }
    desk.grip = None;
    let place = desk.chosen;
    // A way that is only part of a gesture goes on by itself; another way to the same square is chosen on its card.
    let is_whole = desk.route == 0 && pointing.gesture(&desk).is_some();
    commands.queue(move |world: &mut World| match is_whole {
        true => take_gesture(world),
        false => take(world, place),
    });
}

/// The direction from one cell to another, rounded to the nearest of the eight; none for a cell to itself.
fn towards(from: Cell, to: Cell) -> Option<Facing> {
    let way = Vec2::new(f32::from(to.x - from.x), f32::from(to.y - from.y));
    let eighth = (way.x.atan2(-way.y) / std::f32::consts::FRAC_PI_4).round();
    (way != Vec2::ZERO).then(|| Facing::from_index(eighth.rem_euclid(8.0) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_is_the_nearest_of_the_eight() {
        let from = Cell::new(5, 5);
        for ((x, y), facing) in [
            ((5, 1), Facing::N),
            ((8, 2), Facing::NE),
            ((9, 4), Facing::E),
            ((6, 9), Facing::S),
            ((1, 4), Facing::W),
            ((3, 3), Facing::NW),
        ] {
            assert_eq!(towards(from, Cell::new(x, y)), Some(facing), "{x}/{y}");
        }
        assert_eq!(towards(from, from), None);
    }
}
