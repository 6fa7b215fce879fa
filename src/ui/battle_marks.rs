//! What the open decision marks on the map, and the small flags there: what a way costs and where it ends, what a blow is
//! likely to do, and what lies under the pointer.

use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};

use super::battle_answer::{along, complete};
use super::battle_flag::{beside, spawn_flag};
use super::battle_gesture::{gesture_lines, is_whole};
use super::battle_outlook::{Line, Outlook, OutlookSystems, harms, report_lines, route_lines, strike_cell};
use super::battle_pointer::AtRest;
use super::battle_rule::{RuleBook, Vocabulary, number};
use super::desk::{Card, Desk, DeskSystems};
use super::key_name::KeyNames;
use super::pointing::Pointing;
use crate::battle::{Aim, Choice, FighterId, Gesture, Ground, Route, Secrets, SideView};
use crate::board::{Cell, Facing};
use crate::input::Action;
use crate::order::{Order, Orders};
use crate::view::camera::{MapCamera, MapWindow, PointedCell};
use crate::view::theme::colour;
use crate::view::{Ghost, Highlights, Ordered, Reading, Stage, Trail, system_of};
use crate::words::{self, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mark_map, raise_flag, name_pointed)
            .chain()
            .after(DeskSystems)
            .after(OutlookSystems),
    )
    .add_systems(PostUpdate, make_way.after(UiSystems::Layout));
}

/// Tells the map what to mark.
fn mark_map(world: &mut World) {
    let is_stale = world.is_resource_changed::<Desk>()
        || world.is_resource_changed::<Stage>()
        || world.is_resource_changed::<Outlook>()
        || world.is_resource_changed::<Pointing>()
        || world.is_resource_changed::<Orders>();
    if !is_stale {
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
        let cells = if card.is_way() {
            route(world)?.path()
        } else {
            vec![goal]
        };
        Some(Trail { from, cells })
    });
    let trail = trail.or_else(|| run(world));
    let gesture = world.resource::<Pointing>().gesture(desk);
    let whole = gesture.and_then(|gesture| {
        let from = stage.figures.get(&desk.fighter?)?.at;
        let cells = path(gesture);
        (!cells.is_empty()).then_some(Trail { from, cells })
    });
    let trail = trail.or(whole);
    let area = area(world).unwrap_or_default();
    let place = match desk.card().map(|card| &card.offer.choice) {
        Some(Choice::Act { at, .. }) => *at,
        _ => None,
    };
    Highlights {
        cells: with_cells
            .map(|card| card.offer.cells.clone())
            .unwrap_or_default(),
        ghost: ghost(desk, stage, trail.as_ref()).or_else(|| gesture_ghost(desk, stage, gesture?)),
        other: other_way(world, trail.as_ref()),
        dangers: route(world)
            .or_else(|| gesture?.route.as_ref())
            .map_or_else(Vec::new, |route| dangers(route, trail.as_ref())),
        area,
        trail,
        targets,
        target: desk
            .card()
            .and_then(Card::target)
            .or_else(|| gesture?.answers.last()?.target()),
        orders: orders(world, stage),
        cursor: desk.goal.or(place).or(world.resource::<Pointing>().cursor),
        chooser: desk.fighter,
    }
}

/// The cells that a gesture enters, move after move or in the run of a charge.
fn path(gesture: &Gesture) -> Vec<Cell> {
    let moves = gesture.answers.iter().filter_map(|choice| match choice {
        Choice::Move { path, .. } => Some(path.clone()),
        _ => None,
    });
    let moves: Vec<Cell> = moves.flatten().collect();
    match &gesture.route {
        Some(route) if moves.is_empty() => route.path(),
        _ => moves,
    }
}

/// The fighter as he will stand at the end of a gesture.
fn gesture_ghost(desk: &Desk, stage: &Stage, gesture: &Gesture) -> Option<Ghost> {
    let figure = stage.figures.get(&desk.fighter?)?;
    let path = path(gesture);
    let at = *path.last()?;
    let looks = gesture.answers.iter().rev().find_map(|choice| match choice {
        Choice::Move { facing, .. } => *facing,
        _ => None,
    });
    Some(Ghost {
        at,
        size: figure.size,
        facing: desk.facing.or(looks).or_else(|| along(figure.at, &path))?,
    })
}

/// What has been ordered and is still to be done.
fn orders(world: &World, stage: &Stage) -> Vec<Ordered> {
    let of = |order: &Order| {
        let from = stage.figures.get(&order.fighter)?.at;
        let ways = order.rest().iter().filter_map(|choice| match choice {
            Choice::Move { path, .. } => Some(path.as_slice()),
            _ => None,
        });
        let cells = ways.flatten().copied().collect();
        Some(Ordered {
            by: order.fighter,
            trail: Trail { from, cells },
            target: order.rest().last()?.target(),
        })
    };
    world.resource::<Orders>().open().filter_map(of).collect()
}

/// The squares that the answer that is looked at works on.
fn area(world: &World) -> Option<Vec<Cell>> {
    let (desk, stage) = (world.resource::<Desk>(), world.resource::<Stage>());
    let card = desk.card()?;
    let battle = stage.battle?;
    let is_act = matches!(card.offer.choice, Choice::Act { .. });
    let goal = desk.goal.filter(|goal| card.offer.cells.contains(goal));
    let choice = complete(world, card, goal).filter(|_| is_act)?;
    Some(system_of(world, battle)?.worked_on(world, battle, &choice))
}

/// The way that is looked at, with all that waits on it.
fn route(world: &World) -> Option<&Route> {
    let (desk, outlook) = (world.resource::<Desk>(), world.resource::<Outlook>());
    let is_asked = desk.goal.is_some() || desk.card().is_some_and(|card| card.target().is_some());
    is_asked.then_some(())?;
    outlook.routes.get(desk.route).or(outlook.routes.first())
}

/// The run of the blow that is looked at.
fn run(world: &World) -> Option<Trail> {
    let (desk, stage) = (world.resource::<Desk>(), world.resource::<Stage>());
    desk.card()?.target()?;
    let from = stage.figures.get(&desk.fighter?)?.at;
    let cells = world.resource::<Outlook>().routes.first()?.path();
    Some(Trail { from, cells })
}

/// The way that is not looked at.
fn other_way(world: &World, trail: Option<&Trail>) -> Option<Trail> {
    let from = trail?.from;
    let (desk, outlook) = (world.resource::<Desk>(), world.resource::<Outlook>());
    let other = outlook.routes.iter().enumerate();
    let (_, other) = other.into_iter().find(|(place, _)| *place != desk.route)?;
    Some(Trail {
        from,
        cells: other.path(),
    })
}

/// Where somebody strikes or something hurts.
fn dangers(route: &Route, trail: Option<&Trail>) -> Vec<Cell> {
    let start = trail.map(|trail| trail.from);
    let struck = route.strikes.iter();
    let struck = struck.filter_map(|strike| strike_cell(route, strike, start));
    struck.chain(harms(route)).collect()
}

/// The fighter as he will stand: at the end of his way, or turned on the spot.
fn ghost(desk: &Desk, stage: &Stage, trail: Option<&Trail>) -> Option<Ghost> {
    let card = desk.card().filter(|card| !card.facings.is_empty())?;
    let figure = stage.figures.get(&desk.fighter?)?;
    let (at, facing) = if card.is_way() {
        let trail = trail?;
        (*trail.cells.last()?, along(trail.from, &trail.cells))
    } else {
        (figure.at, card.facings.first().copied())
    };
    Some(Ghost {
        at,
        size: figure.size,
        facing: desk.facing.or(facing)?,
    })
}

/// The small flag with what the answer that is looked at comes to.
#[derive(Component)]
struct Flag;

/// The small flag that says what lies under the pointer.
#[derive(Component)]
struct Note;

fn raise_flag(
    desk: Res<Desk>,
    marks: Res<Highlights>,
    stage: Res<Stage>,
    outlook: Res<Outlook>,
    pointing: Res<Pointing>,
    reading: Res<Reading>,
    camera: Res<MapCamera>,
    scale: Res<UiScale>,
    windows: Query<Entity, With<MapWindow>>,
    flags: Query<Entity, With<Flag>>,
    names: KeyNames,
    book: RuleBook,
    mut commands: Commands,
) {
    let is_stale = desk.is_changed() || marks.is_changed() || outlook.is_changed() || pointing.is_changed();
    if !is_stale && !camera.is_changed() {
        return;
    }
    flags.iter().for_each(|flag| commands.entity(flag).despawn());
    let whole = pointing.gesture(&desk).filter(|gesture| is_whole(gesture));
    if let (Ok(window), Some(gesture)) = (windows.single(), whole) {
        let start = desk.fighter.and_then(|id| stage.figures.get(&id));
        let start = start.map(|figure| figure.at);
        let target = gesture.answers.last().and_then(Choice::target);
        let target = target
            .and_then(|id| stage.figures.get(&id))
            .map(|figure| figure.at);
        let end = path(gesture).last().copied();
        if let Some(cell) = target.or(end).or(start) {
            let whom = match pointing.aim {
                Some(Aim::Fighter(id)) if Some(id) != desk.fighter => Some(book.called(id)),
                _ => None,
            };
            let lines = gesture_lines(gesture, whom, start, &book);
            let node = beside(cell, true, lines.len(), &camera, scale.0);
            spawn_flag(&mut commands, window, Flag, node, lines);
        }
        return;
    }
    let (Ok(window), Some((cell, lines))) = (
        windows.single(),
        flag_lines(&desk, &marks, (&stage, &outlook), &book),
    ) else {
        return;
    };
    let mut lines: Vec<Line> = lines.into_iter().map(|line| (line, colour::INK)).collect();
    let is_run = desk.card().is_some_and(|card| card.target().is_some()) && !outlook.routes.is_empty();
    if is_run {
        let start = desk.fighter.and_then(|id| stage.figures.get(&id));
        let start = start.map(|figure| figure.at);
        lines.extend(route_lines(&outlook, 0, start, &book));
    } else if desk.goal.is_some() {
        let start = desk.fighter.and_then(|id| stage.figures.get(&id));
        let start = start.map(|figure| figure.at);
        lines.extend(route_lines(&outlook, desk.route, start, &book));
        lines.extend(report_lines(&outlook.end, &reading, &book));
        lines.extend(other_line(&outlook, desk.route, &names));
    }
    let node = beside(cell, true, lines.len(), &camera, scale.0);
    spawn_flag(&mut commands, window, Flag, node, lines);
}

/// Where the flag stands and what it says; none where there is nothing to say.
fn flag_lines(
    desk: &Desk,
    marks: &Highlights,
    (stage, outlook): (&Stage, &Outlook),
    book: &RuleBook,
) -> Option<(Cell, Vec<Phrase>)> {
    let card = desk.card()?;
    let name = book.offer(&card.offer.choice, card.offer.word);
    let looks = |facing: Facing| Phrase::key("battle-looks").with("facing", words::facing(facing));
    if let Some(goal) = desk.goal.filter(|goal| card.offer.cells.contains(goal)) {
        let cheapest = card.costs.iter().find(|(cell, _)| *cell == goal);
        let chosen = outlook.routes.get(desk.route).map(Route::cost_half);
        let cost = chosen.or(cheapest.map(|(_, cost)| *cost));
        let most = card.costs.iter().map(|(_, cost)| *cost).max().unwrap_or(0);
        let first = cost.map_or(name, |cost| {
            Phrase::key("battle-way")
                .with("cost", words::paces(cost))
                .with("most", words::paces(most))
        });
        let end = Phrase::key("battle-way-end").with("cell", Phrase::plain(words::cell_name(goal)));
        let parts = std::iter::once(end).chain(marks.ghost.map(|ghost| looks(ghost.facing)));
        return Some((goal, vec![first, Phrase::list(parts, " · ")]));
    }
    if let Some(ghost) = marks.ghost {
        return Some((ghost.at, vec![name, looks(ghost.facing)]));
    }
    let odds = card.odds.as_ref()?;
    let at = stage.figures.get(&card.target()?)?.at;
    let (link, chance) = odds.chain.last()?;
    let lands = Phrase::Row(vec![
        book.word("chain", *link),
        Phrase::plain(" "),
        words::exact_percent(*chance),
    ]);
    let facts = std::iter::once(lands).chain(words::mean_loss(odds));
    Some((at, vec![name, Phrase::list(facts, " · ")]))
}

/// What the other way would come to, and the key that takes it.
fn other_line(outlook: &Outlook, chosen: usize, names: &KeyNames) -> Option<Line> {
    let mut others = outlook.routes.iter().enumerate();
    let (_, other) = others.find(|(place, _)| *place != chosen)?;
    let said = Phrase::key("overlay-route-other")
        .with("key", names.of(&[Action::OtherWay]))
        .with("cost", words::paces(other.cost_half()))
        .with("strikes", other.strikes.len() as i64);
    Some((said, colour::SOFT_INK))
}

/// Hides the flag of the answer while the note under the pointer lies across it.
fn make_way(
    notes: Query<(&ComputedNode, &UiGlobalTransform), With<Note>>,
    mut flags: Query<(&ComputedNode, &UiGlobalTransform, &mut Visibility), With<Flag>>,
) {
    let frame = |node: &ComputedNode, place: &UiGlobalTransform| {
        Rect::from_center_size(place.translation, node.size())
    };
    for (node, place, mut visibility) in &mut flags {
        let flag = frame(node, place);
        let is_crossed = notes
            .iter()
            .any(|(node, place)| !flag.intersect(frame(node, place)).is_empty());
        visibility.set_if_neq(if is_crossed {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

/// Says what lies under the pointer: the fighter there, or the ground and what stands on it.
fn name_pointed(
    (pointed, rest): (Res<PointedCell>, Res<AtRest>),
    stage: Res<Stage>,
    reading: Res<Reading>,
    desk: Res<Desk>,
    outlook: Res<Outlook>,
    pointing: Res<Pointing>,
    camera: Res<MapCamera>,
    scale: Res<UiScale>,
    grounds: Query<(&Ground, &Secrets)>,
    windows: Query<Entity, With<MapWindow>>,
    notes: Query<Entity, With<Note>>,
    book: RuleBook,
    mut commands: Commands,
) {
    let is_stale =
        pointed.is_changed() || stage.is_changed() || outlook.is_changed() || pointing.is_changed();
    if !is_stale && !desk.is_changed() && !camera.is_changed() && !rest.is_changed() {
        return;
    }
    notes.iter().for_each(|note| commands.entity(note).despawn());
    let ground = stage.battle.and_then(|battle| grounds.get(battle).ok());
    let (Ok(window), Some(cell), Some((ground, secrets))) = (windows.single(), pointed.0, ground) else {
        return;
    };
    if rest.0 {
        return;
    }
    // The flag of a gesture says all that must be known of what is pointed at.
    if pointing.gesture(&desk).is_some_and(is_whole) {
        return;
    }
    let known = stage.watching.0.and_then(|side| secrets.view(side));
    let ground = known.map_or(ground, SideView::ground);
    let mut lines = stage
        .fighter_on(cell)
        .map(|id| describe(id, &stage, &reading, &book))
        .unwrap_or_default();
    lines.push(words::ground(ground.view(), cell));
    let mut lines: Vec<Line> = lines.into_iter().map(|line| (line, colour::INK)).collect();
    let obstacle = pointing.obstacle().filter(|_| !stage.is_playing());
    if let Some(obstacle) = obstacle {
        let said = words::obstacle(&obstacle, |id| book.called(id), |rule| book.title(rule));
        lines.insert(0, (said, colour::WARNING_INK));
    }
    let coming = outlook.coming.iter().cloned();
    lines.extend(coming.map(|line| (line, colour::WARNING_INK)));
    // The flag of a way says already what waits at its end.
    let of_cell = outlook
        .pointed
        .as_ref()
        .filter(|(at, _)| *at == cell && desk.goal != Some(cell));
    if let Some((_, report)) = of_cell.filter(|_| stage.fighter_on(cell).is_none()) {
        lines.extend(report_lines(report, &reading, &book));
    }
    let node = beside(cell, false, lines.len(), &camera, scale.0);
    spawn_flag(&mut commands, window, Note, node, lines);
}

/// A fighter in words: name, side and life, then weapon, direction and states.
fn describe(id: FighterId, stage: &Stage, reading: &Reading, book: &RuleBook) -> Vec<Phrase> {
    let (Some(figure), Some(reader)) = (stage.figures.get(&id), reading.fighters.get(&id)) else {
        return Vec::new();
    };
    let life = figure.life_value.map(|value| {
        let points = format!(" {}/{}", number(figure.life.0), number(figure.life.1));
        Phrase::Row(vec![book.word("value", value), Phrase::plain(points)])
    });
    let side = reading.cast().map(|cast| cast.side(figure.side));
    let who = [Some(book.called(id)), side, life];
    let weapon = reader.readout.weapon.clone().map(Phrase::Words);
    let looks = Phrase::key("battle-looks").with("facing", words::facing(figure.facing));
    let states = reader
        .readout
        .states
        .iter()
        .map(|state| book.word("state", *state));
    let wounds =
        (figure.wounds > 0).then(|| Phrase::key("battle-wounds").with("wounds", i64::from(figure.wounds)));
    let more = weapon.into_iter().chain([looks]).chain(states).chain(wounds);
    vec![
        Phrase::list(who.into_iter().flatten(), " · "),
        Phrase::list(more, " · "),
    ]
}
