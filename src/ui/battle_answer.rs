//! From the card to the intent: which cell and which points go with an answer, and through the one door into the fight.

use bevy::prelude::*;

use super::action_bar::{Card, Desk, DeskSystems};
use super::battle_rule::RuleBook;
use super::lesson::{self, Teaching};
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::text;
use crate::battle::{Choice, FighterId, Refusal};
use crate::board::Cell;
use crate::replay;
use crate::view::camera::{MapCamera, MapWindow, PointedCell};
use crate::view::{Highlights, OnStage, Stage, TILE, Trail, ViewSystems, system_of};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (point_at_map, click_map).chain().before(ViewSystems::Draw),
    )
    .add_systems(Update, (mark_map, raise_flag).chain().after(DeskSystems));
}

/// Takes a card: answers with it, or waits for the cell that goes with it.
pub fn take(world: &mut World, place: usize) {
    let mut desk = world.resource_mut::<Desk>();
    if desk.chosen != place {
        desk.look_at(place);
    }
    let Some(card) = desk.card().cloned() else {
        return;
    };
    let goal = desk.goal.filter(|goal| card.offer.cells.contains(goal));
    if !card.offer.cells.is_empty() && goal.is_none() {
        desk.goal = card.offer.cells.first().copied();
        return;
    }
    if let Some(choice) = complete(world, &card, goal) {
        answer(world, choice);
    }
}

/// The answer of a card with the cell that goes with it.
fn complete(world: &World, card: &Card, goal: Option<Cell>) -> Option<Choice> {
    let mut choice = card.choice();
    match &mut choice {
        Choice::Move { gait, path, .. } => {
            let battle = world.resource::<Stage>().battle?;
            *path = system_of(world, battle)?.route(world, battle, *gait, goal?)?;
        }
        Choice::Defend { to, .. } if goal.is_some() => *to = goal,
        Choice::Act { at, .. } if goal.is_some() => *at = goal,
        _ => {}
    }
    Some(choice)
}

/// Sends an answer through the door, and says why when it is not accepted.
fn answer(world: &mut World, choice: Choice) {
    let (Some(battle), Some(fighter)) = (world.resource::<Stage>().battle, world.resource::<Desk>().fighter)
    else {
        return;
    };
    let judged = lesson::answer(world, battle, &choice);
    let refusal = judged
        .unwrap_or_else(|| replay::answer(world, battle, fighter, choice))
        .err();
    world.resource_mut::<Desk>().refusal = refusal.map(|refusal| refused(&refusal));
}

/// Takes the last own choice back, or says why it stands.
pub fn take_back(world: &mut World) {
    let Some(battle) = world.resource::<Stage>().battle else {
        return;
    };
    if world.contains_resource::<Teaching>() {
        world.resource_mut::<Desk>().refusal = Some(Phrase::key("lesson-panel-no-undo"));
        return;
    }
    match replay::undo(world, battle) {
        Ok(anew) => world.resource_mut::<OnStage>().battle = Some(anew),
        Err(_) => world.resource_mut::<Desk>().refusal = Some(Phrase::key("battle-undo-refused")),
    }
}

fn refused(refusal: &Refusal) -> Phrase {
    match refusal {
        Refusal::NothingAsked => Phrase::key("battle-refused-nothing"),
        Refusal::NotYourChoice { .. } => Phrase::key("battle-refused-other"),
        Refusal::Forbidden { rule } => Phrase::key("battle-refused-rule").with("rule", Phrase::plain(rule.0)),
    }
}

/// The cell under the pointer becomes the goal of a card that asks for one.
fn point_at_map(pointed: Res<PointedCell>, stage: Res<Stage>, mut desk: ResMut<Desk>) {
    if !pointed.is_changed() || stage.is_playing() {
        return;
    }
    let Some(cell) = pointed.0 else {
        return;
    };
    let asks = desk.card().is_some_and(|card| card.offer.cells.contains(&cell));
    if asks && desk.goal != Some(cell) {
        desk.goal = Some(cell);
    }
}

/// A click on the map: on a foe it looks at an attack and then strikes, on a cell it looks at a way and then goes.
fn click_map(
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
    let fighter = stage
        .figures
        .iter()
        .find(|(_, figure)| covers(figure.at, figure.size, cell) && figure.present);
    let chosen = desk.chosen;
    let fits = |card: &Card| match fighter {
        Some((id, _)) if card.target() == Some(*id) => true,
        _ => card.offer.cells.contains(&cell),
    };
    if desk.card().is_some_and(fits) {
        if desk.card().is_some_and(|card| card.offer.cells.contains(&cell)) {
            desk.goal = Some(cell);
        }
        commands.queue(move |world: &mut World| take(world, chosen));
    } else if let Some(place) = desk.cards.iter().position(fits) {
        desk.look_at(place);
        if desk.cards[place].offer.cells.contains(&cell) {
            desk.goal = Some(cell);
        }
    }
}

/// Whether a footprint covers a cell.
fn covers(at: Cell, size: u8, cell: Cell) -> bool {
    let side = 0..i16::from(size.max(1));
    side.contains(&(cell.x - at.x)) && side.contains(&(cell.y - at.y))
}

/// Tells the map what to mark.
fn mark_map(world: &mut World) {
    if !world.is_resource_changed::<Desk>() && !world.is_resource_changed::<Stage>() {
        return;
    }
    let marks = marks(world);
    if *world.resource::<Highlights>() != marks {
        world.insert_resource(marks);
    }
}

fn marks(world: &World) -> Highlights {
    let (desk, stage) = (world.resource::<Desk>(), world.resource::<Stage>());
    let mut targets: Vec<FighterId> = desk.cards.iter().filter_map(Card::target).collect();
    targets.dedup();
    let asks = |card: &&Card| !card.offer.cells.is_empty();
    let with_cells = desk.card().filter(asks).or_else(|| desk.cards.iter().find(asks));
    let trail = desk.card().filter(asks).zip(desk.goal).and_then(|(card, goal)| {
        let from = stage.figures.get(&desk.fighter?)?.at;
        let cells = match complete(world, card, Some(goal))? {
            Choice::Move { path, .. } => path,
            _ => vec![goal],
        };
        Some(Trail { from, cells })
    });
    Highlights {
        cells: with_cells
            .map(|card| card.offer.cells.clone())
            .unwrap_or_default(),
        trail,
        targets,
        target: desk.card().and_then(Card::target),
        cursor: desk.goal,
        chooser: desk.fighter,
    }
}

/// The small flag beside the goal, with the cost of the way.
#[derive(Component)]
struct Flag;

fn raise_flag(
    desk: Res<Desk>,
    camera: Res<MapCamera>,
    scale: Res<UiScale>,
    windows: Query<Entity, With<MapWindow>>,
    flags: Query<Entity, With<Flag>>,
    book: RuleBook,
    mut commands: Commands,
) {
    if !desk.is_changed() && !camera.is_changed() {
        return;
    }
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
    let (Some(card), Some(goal), Ok(window)) = (desk.card(), desk.goal, windows.single()) else {
        return;
    };
    let corner = Vec2::new(f32::from(goal.x) + 0.9, -f32::from(goal.y) - 0.1) * TILE;
    let place = (camera.screen_over(corner) - camera.region.min) / scale.0;
    let cost = card
        .costs
        .iter()
        .find(|(cell, _)| *cell == goal)
        .map(|(_, cost)| *cost);
    let most = card.costs.iter().map(|(_, cost)| *cost).max().unwrap_or(0);
    let line = match cost {
        Some(cost) => Phrase::key("battle-way")
            .with("cost", half(cost))
            .with("most", half(most)),
        None => book.offer(&card.offer.choice, card.offer.word),
    };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(place.x + 4.0),
        bottom: px(camera.region.height() / scale.0 - place.y + 2.0),
        padding: UiRect::axes(px(8), px(3)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(4)),
        ..default()
    };
    let flag = (
        Flag,
        node,
        BackgroundColor(colour::PAPER),
        BorderColor::all(colour::INK),
        Pickable::IGNORE,
    );
    let letters = Letters::new(Face::Strong, size::SMALL);
    commands.entity(window).with_children(|parent| {
        parent.spawn((flag, children![(text(line, letters), TextLayout::no_wrap())]));
    });
}

/// Half cells as cells, with a half where there is one.
fn half(cost: u16) -> Phrase {
    let whole = cost / 2;
    Phrase::plain(match (whole, cost % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    })
}
