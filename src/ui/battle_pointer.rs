//! The pointer on the map: what it looks at becomes the card and the cell, a press takes them, a drag says where to look.

use bevy::prelude::*;

use super::battle_answer::take;
use super::desk::{Card, Desk};
use crate::battle::FighterId;
use crate::board::{Cell, Facing};
use crate::view::camera::PointedCell;
use crate::view::{Stage, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (point_at_map, press_map, drag_facing, release_map)
            .chain()
            .before(ViewSystems::Draw),
    );
}

/// What lies under the pointer is looked at: a foe with an answer that is for him, a cell with a way to it.
fn point_at_map(
    pointed: Res<PointedCell>,
    buttons: Res<ButtonInput<MouseButton>>,
    stage: Res<Stage>,
    mut desk: ResMut<Desk>,
) {
    if !pointed.is_changed() || stage.is_playing() || buttons.pressed(MouseButton::Left) {
        return;
    }
    let Some(cell) = pointed.0 else {
        if desk.hovers {
            (desk.goal, desk.hovers) = (None, false);
        }
        return;
    };
    if let Some(place) = answer_at(&desk, &stage, cell) {
        desk.look_at(place);
        desk.aim(cell);
        desk.hovers = desk.goal == Some(cell);
    } else if desk.hovers {
        (desk.goal, desk.hovers) = (None, false);
    }
}

/// The card for a cell: the one that is looked at if it fits, else the first that does.
fn answer_at(desk: &Desk, stage: &Stage, cell: Cell) -> Option<usize> {
    let fighter = stage.fighter_on(cell);
    let fits = |card: &Card| is_for(card, fighter, cell);
    if desk.card().is_some_and(fits) {
        return Some(desk.chosen);
    }
    desk.cards.iter().position(fits)
}

fn is_for(card: &Card, fighter: Option<FighterId>, cell: Cell) -> bool {
    card.offer.cells.contains(&cell) || fighter.is_some() && card.target() == fighter
}

/// A press on a foe strikes, on a cell it waits for the hand to let go; with a turn on the table it turns there.
fn press_map(
    buttons: Res<ButtonInput<MouseButton>>,
    pointed: Res<PointedCell>,
    stage: Res<Stage>,
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
    match desk.card() {
        Some(card) if is_for(card, stage.fighter_on(cell), cell) => {
            let is_way = card.is_way();
            desk.aim(cell);
            if is_way {
                desk.grip = Some(cell);
            } else {
                commands.queue(move |world: &mut World| take(world, place));
            }
        }
        Some(card) if card.facings.len() > 1 && !card.is_way() => {
            let towards = from.and_then(|figure| towards(figure.at, cell));
            if let Some(facing) = towards.filter(|facing| card.facings.contains(facing)) {
                desk.facing = Some(facing);
                commands.queue(move |world: &mut World| take(world, place));
            }
        }
        _ => {
            if let Some(other) = answer_at(&desk, &stage, cell) {
                desk.look_at(other);
                desk.aim(cell);
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
fn release_map(buttons: Res<ButtonInput<MouseButton>>, mut desk: ResMut<Desk>, mut commands: Commands) {
    if !buttons.just_released(MouseButton::Left) || desk.grip.is_none() {
        return;
    }
    desk.grip = None;
    let place = desk.chosen;
    commands.queue(move |world: &mut World| take(world, place));
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
