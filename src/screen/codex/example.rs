//! An example on its page: the little board, what is chosen, what happens and why, step by step.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::Reader;
use crate::battle::{Body, FighterId, Posture};
use crate::board::{Cell, Edge, EdgeSide};
use crate::codex::{Example, Played};
use crate::ui::widget::{aside, button, column, prose, remark, row, text};
use crate::view::theme::{Face, Letters, colour, size};
use crate::words::Phrase;

/// The largest side of a square and the room that a board takes, in logical pixels.
const SQUARE: f32 = 40.0;
const ROOM: f32 = 240.0;
/// How broad the bar on an edge is.
const BAR: f32 = 5.0;
/// What is told stands below the board where it would have less room than this beside it.
const TOLD: f32 = 180.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(step);
}

/// A button that goes on or back by so many steps.
#[derive(Component)]
struct Go(isize);

fn step(used: On<Activate>, buttons: Query<&Go>, mut reader: ResMut<Reader>) {
    let Ok(Go(by)) = buttons.get(used.entity) else {
        return;
    };
    if let Some((played, step)) = &mut reader.played {
        *step = step.saturating_add_signed(*by).min(played.steps.len() - 1);
    }
}

pub(super) fn fill(pane: &mut ChildSpawnerCommands, example: &Example, played: &Played, place: usize) {
    let Some(step) = played.steps.get(place) else {
        return;
    };
    let line = Node {
        align_items: AlignItems::Start,
        column_gap: px(size::PAD),
        row_gap: px(size::GAP),
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        ..default()
    };
    pane.spawn(line).with_children(|line| {
        line.spawn(column(size::GAP)).with_children(|left| {
            board(left, example, played, &step.bodies);
            left.spawn(row(6.0)).with_children(|ways| {
                ways.spawn((button("codex-step-back"), Go(-1)));
                let count = Phrase::key("codex-step")
                    .with("step", place as i64)
                    .with("steps", played.steps.len() as i64 - 1);
                ways.spawn(remark(count));
                ways.spawn((button("codex-step-on"), Go(1)));
            });
        });
        let told = Node {
            flex_grow: 1.0,
            flex_basis: px(TOLD),
            min_width: px(0),
            ..column(size::HAIR)
        };
        line.spawn(told).with_children(|told| {
            let deed = step.deed.clone().unwrap_or_else(|| "codex-set-up".into());
            told.spawn(text(deed, Letters::new(Face::Strong, size::BODY)));
            for line in &step.lines {
                told.spawn(prose(line.said.clone()));
                let reasons = Node {
                    padding: UiRect::left(px(size::PAD)),
                    ..column(0.0)
                };
                told.spawn(reasons).with_children(|reasons| {
                    for reason in &line.reasons {
                        reasons.spawn(aside(reason.clone()));
                    }
                });
            }
        });
    });
}

/// The little board with everybody on it.
fn board(pane: &mut ChildSpawnerCommands, example: &Example, played: &Played, bodies: &[(FighterId, Body)]) {
    let (columns, rows) = example.size;
    let side = (ROOM / f32::from(columns.max(1))).min(SQUARE);
    let sheet = Node {
        width: px(f32::from(columns) * side),
        height: px(f32::from(rows) * side),
        ..default()
    };
    pane.spawn((sheet, BackgroundColor(colour::EDGE)))
        .with_children(|sheet| {
            for y in 0..rows as i16 {
                for x in 0..columns as i16 {
                    sheet.spawn((square((x, y), side, 1), BackgroundColor(ground(example, (x, y)))));
                }
            }
            for edge in example.edges.iter().flat_map(|(_, edges)| edges) {
                sheet.spawn((bar(*edge, side), BackgroundColor(colour::INK_LIGHT)));
            }
            for (id, body) in bodies {
                token(sheet, played, *id, body, side);
            }
        });
}

/// A square at its place, a hair smaller than the grid.
fn square((x, y): (i16, i16), side: f32, size: u8) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(f32::from(x) * side + 0.5),
        top: px(f32::from(y) * side + 0.5),
        width: px(side * f32::from(size) - 1.0),
        height: px(side * f32::from(size) - 1.0),
        ..default()
    }
}

/// What lies on an edge: a bar along the side of its square.
fn bar(Edge { cell, side: along }: Edge, side: f32) -> Node {
    let is_level = along == EdgeSide::North;
    let size = |is_long: bool| px(if is_long { side } else { BAR });
    let at = |cell: i16, is_long: bool| px(f32::from(cell) * side - if is_long { 0.0 } else { BAR / 2.0 });
    Node {
        position_type: PositionType::Absolute,
        left: at(cell.x, is_level),
        top: at(cell.y, !is_level),
        width: size(is_level),
        height: size(!is_level),
        ..default()
    }
}

/// The colour of a square.
fn ground(example: &Example, at: (i16, i16)) -> Color {
    if example.things.iter().any(|(_, cells)| cells.contains(&at)) {
        return colour::INK_LIGHT;
    }
    let facts = example.cells.iter().rfind(|(cells, _)| cells.contains(&at));
    match facts {
        Some((_, facts)) if facts.water_dm > 0 => colour::WATER,
        Some((_, facts)) if facts.harm.is_some() => colour::ACTIVE,
        Some((_, facts)) if facts.leaf > 0 || facts.move_half > 2 => colour::GRASS,
        Some(_) => colour::STONE,
        None => colour::PAPER,
    }
}

/// A fighter: a disc in the colour of the side with the sign of the fighter, and a dot at the edge where the fighter looks. One who
/// lies is flat.
fn token(sheet: &mut ChildSpawnerCommands, played: &Played, id: FighterId, body: &Body, side: f32) {
    let role = played.cast.role(id);
    let ink = if role.is_some_and(|role| role.side.0 == 0) {
        colour::MADDER
    } else {
        colour::WOAD
    };
    let Cell { x, y } = body.at;
    let mut node = square((x, y), side, body.size);
    node.border_radius = BorderRadius::MAX;
    node.align_items = AlignItems::Center;
    node.justify_content = JustifyContent::Center;
    if body.posture == Posture::Lying {
        node.border_radius = BorderRadius::all(px(3));
        node.height = px(side * f32::from(body.size) * 0.5);
        node.top = px((f32::from(y) + 0.25) * side);
    }
    let mark = role.map_or_else(String::new, |role| role.mark.clone());
    let (dx, dy) = body.facing.delta();
    let whole = side * f32::from(body.size);
    let at = |delta: i16| px(whole * (0.5 + 0.38 * f32::from(delta)) - 4.0);
    let nose = Node {
        position_type: PositionType::Absolute,
        left: at(dx),
        top: at(dy),
        width: px(7),
        height: px(7),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    sheet.spawn((node, BackgroundColor(ink))).with_children(|token| {
        token.spawn(text(
            Phrase::plain(mark),
            Letters::new(Face::StrongFigures, size::SMALL).in_ink(colour::PAPER),
        ));
        token.spawn((nose, BackgroundColor(colour::PAPER)));
    });
}
