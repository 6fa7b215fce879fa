//! Keys and pad in the fight: cards by number, points, the cell of a way, undo, skip, speed, looking back, the camera.
//!
//! Tab, arrows and Enter move and press the focus as on every screen; here the focus says which card is looked at.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::action_bar_card::CardButton;
use super::action_bar_group::GroupButton;
use super::battle_answer::{seek, take, take_back};
use super::battle_rule::RuleBook;
use super::desk::{Desk, DeskSystems, stake};
use super::look_back::{Way, step};
use super::pointing::Pointing;
use super::preference::{Preferences, Tempo};
use super::sheet::Looked;
use crate::battle::Log;
use crate::board::{Cell, Facing};
use crate::input::{Action, Hands, Held, KeepsArrows};
use crate::view::camera::{MapCamera, MapWindow};
use crate::view::{Glance, Highlights, Motion, Stage, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            keep_arrows,
            skip_queue,
            take_by_key,
            change_stake,
            visit_map,
            move_goal,
            look_back,
            steer_by_key,
        )
            .chain()
            .before(ViewSystems::Read)
            .run_if(is_free),
    )
    .add_systems(Update, (focus_card, look_at_focus).chain().after(DeskSystems))
    .add_observer(confirm_on_map);
}

/// Whether a fight is shown and nothing lies over it that takes all keys.
fn is_free(stage: Res<Stage>, groups: Query<&TabGroup>) -> bool {
    stage.battle.is_some() && !groups.iter().any(|group| group.modal)
}

/// Logical pixels by which the map moves in a second while a key is held.
const PAN: f32 = 620.0;

/// The map uses the arrows itself while a card asks for a cell, or a cursor is on it; it has no part in them while the options of the bar
/// lie over it.
fn keep_arrows(
    desk: Res<Desk>,
    pointing: Res<Pointing>,
    maps: Query<Entity, With<MapWindow>>,
    mut commands: Commands,
) {
    if !desk.is_changed() && !pointing.is_changed() {
        return;
    }
    for map in &maps {
        if desk.is_open {
            commands.entity(map).remove::<TabIndex>();
        } else {
            commands.entity(map).insert_if_new(TabIndex(0));
        }
    }
    let asks = desk.card().is_some_and(|card| !card.offer.cells.is_empty()) || pointing.cursor.is_some();
    for map in &maps {
        if asks {
            commands.entity(map).insert(KeepsArrows);
        } else {
            commands.entity(map).remove::<KeepsArrows>();
        }
    }
}

/// The queue is shown at once when a hand asks for it, by its key or by confirming where that presses nothing else; while it
/// runs, that is all a hand can do.
fn skip_queue(
    hands: Hands,
    stage: Res<Stage>,
    focus: Res<InputFocus>,
    tools: Query<
        (),
        (
            With<Button>,
            Without<MapWindow>,
            Without<CardButton>,
            Without<GroupButton>,
        ),
    >,
    mut motion: ResMut<Motion>,
    mut preferences: ResMut<Preferences>,
) {
    let confirms =
        hands.just_pressed(Action::Confirm) && !focus.get().is_some_and(|focus| tools.contains(focus));
    if stage.is_playing() && (hands.just_pressed(Action::Skip) || confirms) {
        motion.skip();
    }
    if hands.just_pressed(Action::OpponentSpeed) {
        preferences.opponent_tempo = next_tempo(preferences.opponent_tempo);
    } else if hands.just_pressed(Action::Speed) {
        preferences.tempo = next_tempo(preferences.tempo);
    }
    if hands.just_pressed(Action::FreeActions) {
        preferences.free_actions = !preferences.free_actions;
    }
    if hands.just_pressed(Action::Together) {
        preferences.together = !preferences.together;
    }
}

/// The next speed, from the last back to the first.
pub(super) fn next_tempo(tempo: Tempo) -> Tempo {
    match tempo {
        Tempo::Once => Tempo::Twice,
        Tempo::Twice => Tempo::Skip,
        Tempo::Skip => Tempo::Once,
    }
}

/// A figure looks at its card, and takes it when it is looked at already.
fn take_by_key(
    hands: Hands,
    stage: Res<Stage>,
    mut desk: ResMut<Desk>,
    mut looked: ResMut<Looked>,
    mut commands: Commands,
) {
    if stage.is_playing() {
        return;
    }
    if hands.just_pressed(Action::Undo) {
        commands.queue(take_back);
    }
    if hands.just_pressed(Action::Inspect) {
        desk.explains = !desk.explains;
    }
    // Shift and the key is the target before; it counts as the key alone, too.
    if hands.just_pressed(Action::PreviousTarget) {
        turn_target(&mut desk, &mut looked, &stage, false);
    } else if hands.just_pressed(Action::NextTarget) {
        turn_target(&mut desk, &mut looked, &stage, true);
    }
    let Some(place) = hands.card().and_then(|card| desk.page().get(card).copied()) else {
        return;
    };
    if desk.chosen == place {
        commands.queue(move |world: &mut World| take(world, place));
    } else {
        desk.look_at(place);
        desk.is_open = true;
    }
}

/// Looks at the next card whose answer concerns somebody else; where there is none, at the sheet of the next fighter.
fn turn_target(desk: &mut Desk, looked: &mut Looked, stage: &Stage, is_onward: bool) {
    let count = desk.cards.len();
    let now = desk.card().and_then(|card| card.target());
    let step = if is_onward { 1 } else { count.saturating_sub(1) };
    let group = desk.group();
    let others = || {
        let places = (1..=count).map(|places| (desk.chosen + places * step) % count);
        places.filter(|place| {
            desk.cards[*place]
                .target()
                .is_some_and(|target| Some(target) != now)
        })
    };
    let of_group = others().find(|place| Some(desk.cards[*place].group) == group);
    let next = of_group.or_else(|| others().next());
    if let Some(next) = next {
        desk.look_at(next);
        return;
    }
    let present: Vec<_> = stage
        .figures
        .iter()
        .filter(|(_, figure)| figure.present)
        .map(|(id, _)| *id)
        .collect();
    let place = present.iter().position(|id| looked.fighter == Some(*id));
    let next = match (place, is_onward) {
        (Some(place), true) => (place + 1) % present.len(),
        (Some(place), false) => (place + present.len() - 1) % present.len(),
        (None, _) => 0,
    };
    if let Some(fighter) = present.get(next) {
        looked.look_at(*fighter);
    }
}

/// A point more or fewer for the card that is looked at, or an eighth of a turn.
fn change_stake(hands: Hands, mut desk: ResMut<Desk>, marks: Res<Highlights>, mut commands: Commands) {
    let change: i8 = match (
        hands.just_pressed(Action::More),
        hands.just_pressed(Action::Fewer),
    ) {
        (true, false) => 1,
        (false, true) => -1,
        _ => return,
    };
    let Some(card) = desk.card() else { return };
    if let Some(points) = card.stakes.first() {
        let (place, points) = (desk.chosen, points + i16::from(change));
        commands.queue(move |world: &mut World| stake(world, place, 0, points));
    } else if let Some(ghost) = marks.ghost.filter(|_| card.facings.len() > 1) {
        desk.turn(ghost.facing, change);
    }
}

/// Goes to the map with the first card that asks for a cell, and back to the cards.
fn visit_map(hands: Hands, stage: Res<Stage>, mut desk: ResMut<Desk>, mut commands: Commands) {
    if !hands.just_pressed(Action::Map) || stage.is_playing() {
        return;
    }
    if desk.goal.is_some() && !desk.hovers {
        (desk.goal, desk.facing) = (None, None);
        return;
    }
    let asks = |place: &usize| !desk.cards[*place].offer.cells.is_empty();
    let places = desk.chosen..desk.cards.len();
    let found = places.chain(0..desk.chosen).find(asks);
    if let Some(place) = found {
        commands.queue(move |world: &mut World| seek(world, place));
    }
}

/// Arrows move the goal over the cells that can be chosen while the map has the focus.
fn move_goal(
    held: Res<Held>,
    focus: Res<InputFocus>,
    maps: Query<(), With<MapWindow>>,
    mut desk: ResMut<Desk>,
) {
    if !focus.get().is_some_and(|focus| maps.contains(focus)) {
        return;
    }
    let Some(towards) = arrow(&held) else {
        return;
    };
    let Some(card) = desk.card() else {
        return;
    };
    let from = desk.goal.or_else(|| card.offer.cells.first().copied());
    if let Some(next) = from.and_then(|from| nearest(&card.offer.cells, from, towards)) {
        desk.aim(next);
        desk.hovers = false;
    }
}

/// The direction of the arrow that moves something now.
pub(super) fn arrow(held: &Held) -> Option<Facing> {
    match held.now? {
        Action::Up => Some(Facing::N),
        Action::Down => Some(Facing::S),
        Action::Left => Some(Facing::W),
        Action::Right => Some(Facing::E),
        _ => None,
    }
}

/// The nearest cell in a direction, those straight ahead before those aside.
fn nearest(cells: &[Cell], from: Cell, towards: Facing) -> Option<Cell> {
    let (dx, dy) = towards.delta();
    let ahead = |cell: &Cell| (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    let aside = |cell: &Cell| ((cell.x - from.x) * dy).abs() + ((cell.y - from.y) * dx).abs();
    cells
        .iter()
        .filter(|cell| ahead(cell) > 0)
        .min_by_key(|cell| (ahead(cell) + 2 * aside(cell), **cell))
        .copied()
}

/// Enter on the map takes the card with the cell under the cursor.
fn confirm_on_map(
    used: On<Activate>,
    maps: Query<(), With<MapWindow>>,
    desk: Res<Desk>,
    mut commands: Commands,
) {
    if maps.contains(used.entity) {
        let place = desk.chosen;
        commands.queue(move |world: &mut World| take(world, place));
    }
}

fn look_back(hands: Hands, stage: Res<Stage>, logs: Query<&Log>, book: RuleBook, mut glance: ResMut<Glance>) {
    let way = match (
        hands.just_pressed(Action::LookBack),
        hands.just_pressed(Action::LookOn),
    ) {
        (true, _) => Way::Back,
        (_, true) => Way::On,
        _ => return,
    };
    let log = stage.battle.and_then(|battle| logs.get(battle).ok());
    if let Some(log) = log.filter(|_| !stage.is_playing()) {
        let next = step(way, *glance, &stage, log, &book);
        glance.set_if_neq(next);
    }
}

fn steer_by_key(
    hands: Hands,
    time: Res<Time<Real>>,
    stage: Res<Stage>,
    desk: Res<Desk>,
    mut camera: ResMut<MapCamera>,
) {
    let axis =
        |less, more| f32::from(u8::from(hands.pressed(more))) - f32::from(u8::from(hands.pressed(less)));
    let way = Vec2::new(
        axis(Action::PanLeft, Action::PanRight),
        axis(Action::PanUp, Action::PanDown),
    );
    if way != Vec2::ZERO {
        camera.pan(way * PAN * time.delta_secs());
    }
    let middle = camera.region.center();
    for (action, factor) in [(Action::ZoomIn, 1.2), (Action::ZoomOut, 1.0 / 1.2)] {
        if hands.just_pressed(action) {
            camera.zoom(factor, middle);
        }
    }
    if hands.just_pressed(Action::Centre)
        && let Some(figure) = desk.fighter.and_then(|id| stage.figures.get(&id))
    {
        camera.middle = figure.middle();
    }
}

/// The answers of the bar that can have the focus.
#[derive(SystemParam)]
struct Answers<'w, 's> {
    cards: Query<'w, 's, (Entity, &'static CardButton)>,
    groups: Query<'w, 's, (Entity, &'static GroupButton)>,
    added: Query<'w, 's, (), Or<(Added<CardButton>, Added<GroupButton>)>>,
}

impl Answers<'_, '_> {
    /// The button of the card that is looked at, or of its group.
    fn looked_at(&self, desk: &Desk) -> Option<Entity> {
        let group = desk.group();
        let group = || self.groups.iter().find(|(_, button)| Some(button.0) == group);
        let card = || self.cards.iter().find(|(_, card)| card.0 == desk.chosen);
        match desk.is_direct() {
            true => card().map(|(entity, _)| entity),
            false => group().map(|(entity, _)| entity),
        }
    }
}

/// The answer that is looked at takes the focus in a new decision; a card that waits for its cell hands it to the map.
fn focus_card(
    desk: Res<Desk>,
    answers: Answers,
    maps: Query<Entity, With<MapWindow>>,
    mut focus: ResMut<InputFocus>,
    mut seen: Local<Option<(Entity, usize)>>,
    mut waits: Local<bool>,
) {
    // A cell that the pointer or the advice has chosen leaves the focus where it is.
    let asks =
        desk.goal.is_some() && !desk.hovers && desk.card().is_some_and(|card| !card.offer.cells.is_empty());
    let is_dealt = !answers.added.is_empty() && *seen != desk.seen;
    if asks && !*waits {
        if let Ok(map) = maps.single() {
            focus.set(map, FocusCause::Navigated);
        }
    } else if (is_dealt || (!asks && *waits))
        && let Some(entity) = answers.looked_at(&desk)
    {
        focus.set(entity, FocusCause::Navigated);
        *seen = desk.seen;
    }
    *waits = asks;
}

/// What has the focus is looked at: the look goes with the focus, and where the pointer or a figure has turned it to another card, the
/// focus with the look.
fn look_at_focus(
    mut focus: ResMut<InputFocus>,
    answers: Answers,
    mut desk: ResMut<Desk>,
    mut last: Local<Option<Entity>>,
) {
    let has_moved = focus.get() != *last;
    *last = focus.get();
    let Some(now) = focus.get() else { return };
    let card = answers.cards.get(now).map(|(_, card)| card.0).ok();
    let group = answers.groups.get(now).map(|(_, group)| group.0).ok();
    let is_looked_at = match (card, group) {
        (Some(card), _) => card == desk.chosen,
        (None, Some(group)) => desk.group() == Some(group),
        (None, None) => return,
    };
    if has_moved && !is_looked_at {
        match (card, group) {
            (Some(card), _) => desk.look_at(card),
            (None, Some(group)) => {
                desk.look_at_group(group);
                (desk.held, desk.is_open) = (Some(group), true);
            }
            (None, None) => {}
        }
    } else if !is_looked_at {
        let row = answers.cards.iter().find(|(_, card)| card.0 == desk.chosen);
        let row = row.filter(|_| card.is_some()).map(|(entity, _)| entity);
        if let Some(entity) = row.or_else(|| answers.looked_at(&desk)) {
            focus.set(entity, FocusCause::Navigated);
            *last = Some(entity);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_goes_to_the_cell_ahead_before_one_aside() {
        let cells = [Cell::new(1, 0), Cell::new(3, 1), Cell::new(2, 3), Cell::new(5, 0)];
        assert_eq!(nearest(&cells, Cell::new(1, 0), Facing::E), Some(Cell::new(5, 0)));
        assert_eq!(nearest(&cells, Cell::new(3, 1), Facing::S), Some(Cell::new(2, 3)));
        assert_eq!(nearest(&cells, Cell::new(1, 0), Facing::N), None);
    }
}
