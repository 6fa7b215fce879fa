//! The dice table: what fell, the reasons for its target line by line, and the row of faces, or the dice of a pool. It stays
//! until the next.

use bevy::prelude::*;

use super::battle_rule::RuleBook;
use super::log_line::{self, Roll};
use super::widget::{column, row, text};
use crate::battle::{BattleEvent, Die, Fallen, Log, Pool};
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Atelier, Glance, Motif, OnStage, Stage, ViewSystems, sign};
use crate::words::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>().add_systems(
        Update,
        (follow_queue, draw_table).chain().after(ViewSystems::Play),
    );
}

/// Faces of several dice that are written on one drawn die.
const ON_ONE_DIE: usize = 3;

/// The panel of the dice table.
#[derive(Component)]
pub struct DiceTable;

/// The empty table.
pub(super) fn table() -> impl Bundle {
    let node = Node {
        flex_shrink: 0.0,
        ..column(3.0)
    };
    (DiceTable, node, Pickable::IGNORE)
}

/// What lies on the table: an entry of the log.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnTable {
    /// The place of the entry in the log.
    pub entry: Option<usize>,
    battle: Option<Entity>,
    shown: usize,
}

/// Lays every roll on the table when it is shown; whoever looks back finds the last one before that moment.
fn follow_queue(stage: Res<Stage>, glance: Res<Glance>, logs: Query<&Log>, mut table: ResMut<OnTable>) {
    if table.battle != stage.battle {
        *table = OnTable {
            battle: stage.battle,
            ..default()
        };
    }
    let shown = glance.shown(&stage);
    if table.shown == shown {
        return;
    }
    let Some(log) = stage.battle.and_then(|battle| logs.get(battle).ok()) else {
        return;
    };
    let goes_back = shown < table.shown;
    let from = if goes_back { 0 } else { table.shown };
    let is_roll = |place: &usize| {
        let entry = log.told(*place, stage.watching.0);
        entry.is_some_and(|entry| log_line::roll(&entry.happening).is_some())
    };
    let last = (from..shown).rev().find(is_roll);
    table.shown = shown;
    if goes_back || last.is_some() {
        table.entry = last;
    }
}

fn draw_table(
    table: Res<OnTable>,
    on_stage: Res<OnStage>,
    stage: Res<Stage>,
    logs: Query<&Log>,
    panels: Query<(Entity, Option<&Children>), With<DiceTable>>,
    book: RuleBook,
    mut atelier: Atelier,
    mut commands: Commands,
) {
    let Ok((panel, children)) = panels.single() else {
        return;
    };
    if !table.is_changed() && !on_stage.is_changed() && children.is_some() {
        return;
    }
    let entry = stage
        .battle
        .and_then(|battle| logs.get(battle).ok())
        .and_then(|log| log.told(table.entry?, stage.watching.0));
    commands
        .entity(panel)
        .despawn_related::<Children>()
        .with_children(|parent| match entry {
            Some(entry) => draw_entry(parent, &entry, &book, &mut atelier),
            None => {
                parent.spawn(text(
                    Phrase::key("battle-dice-none"),
                    Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK),
                ));
            }
        });
}

/// The die with its face and what happened beside it, the row of faces, the reasons below.
fn draw_entry(
    parent: &mut ChildSpawnerCommands,
    entry: &BattleEvent,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let head = Node {
        flex_shrink: 0.0,
        min_height: px(52),
        ..row(10.0)
    };
    parent.spawn(head).with_children(|head| {
        match log_line::roll(&entry.happening) {
            Some(Roll::Check(check)) => {
                let (sides, face) = sign(check);
                draw_die(head, sides, &face, atelier);
            }
            Some(Roll::Points(points, _)) if entry.happening.is_of_dice() => {
                let faces: Vec<String> = points.throw.faces().iter().map(u8::to_string).collect();
                // More than these do not fit on one die; the line below names each of them.
                let shown = match faces.len() {
                    ..=ON_ONE_DIE => faces.join(" "),
                    _ => points.throw.total().to_string(),
                };
                draw_die(head, points.sides, &shown, atelier);
            }
            Some(Roll::Points(..)) | None => {}
        }
        let words = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        let said = book.told(&entry.happening).unwrap_or_else(|| Phrase::plain(""));
        head.spawn(words).with_child((
            text(said, Letters::new(Face::Strong, size::SMALL)),
            Terms::default(),
        ));
    });
    if let Some(Roll::Check(check)) = log_line::roll(&entry.happening) {
        match &check.fallen {
            Fallen::Die(die) if die.sides <= 20 => draw_faces(parent, die, atelier),
            Fallen::Die(_) | Fallen::Sum(_) => {}
            Fallen::Pool(pool) => draw_pool(parent, pool),
        }
    }
    // Long ledgers scroll; the faces above them come first.
    parent
        .spawn(column(0.0))
        .with_children(|lines| log_line::draw_reasons(lines, &entry.happening, &[], book));
}

fn draw_die(head: &mut ChildSpawnerCommands, sides: u8, face: &str, atelier: &mut Atelier) {
    let node = Node {
        width: px(52),
        height: px(52),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    let size_of_face = match face.len() {
        ..=2 => 19.0,
        3..=4 => 14.0,
        _ => 11.0,
    };
    let letters = Letters::new(Face::StrongFigures, size_of_face);
    head.spawn((
        ImageNode::new(atelier.motif(Motif::Die(sides), 120)),
        node,
        children![text(Phrase::plain(face.to_owned()), letters)],
    ));
}

/// The row of faces: those that pass are filled; a pointer stands over the one that fell, and its box is framed.
fn draw_faces(parent: &mut ChildSpawnerCommands, die: &Die, atelier: &mut Atelier) {
    let node = Node {
        height: px(24),
        flex_shrink: 0.0,
        column_gap: px(1),
        align_items: AlignItems::End,
        ..default()
    };
    parent.spawn(node).with_children(|faces| {
        for face in 1..=die.sides {
            let is_fallen = face == die.face;
            let column = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                max_width: px(14),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(1),
                ..default()
            };
            faces.spawn(column).with_children(|column| {
                if is_fallen {
                    column.spawn((
                        ImageNode::new(atelier.motif(Motif::Pointer, 24)),
                        Node {
                            width: px(9),
                            height: px(9),
                            ..default()
                        },
                    ));
                }
                let ground = if i16::from(face) <= die.target {
                    colour::SUCCESS
                } else {
                    colour::PAPER
                };
                let thick = if is_fallen { 2 } else { 1 };
                let cell = Node {
                    width: percent(100),
                    height: px(12),
                    border: UiRect::all(px(thick)),
                    ..default()
                };
                column.spawn((cell, BackgroundColor(ground), BorderColor::all(colour::INK)));
            });
        }
    });
}

/// The dice of a pool in the order they fell: successes are filled and have a thick frame.
fn draw_pool(parent: &mut ChildSpawnerCommands, pool: &Pool) {
    let node = Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(3),
        row_gap: px(3),
        ..default()
    };
    parent.spawn(node).with_children(|faces| {
        for (face, is_success) in pool.faces() {
            let (ground, thick) = if is_success {
                (colour::SUCCESS, 2)
            } else {
                (colour::PAPER, 1)
            };
            let cell = Node {
                width: px(20),
                height: px(20),
                border: UiRect::all(px(thick)),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            };
            let letters = Letters::new(Face::StrongFigures, size::TINY);
            faces.spawn((
                cell,
                BackgroundColor(ground),
                BorderColor::all(colour::INK),
                children![text(Phrase::plain(face.to_string()), letters)],
            ));
        }
    });
}
