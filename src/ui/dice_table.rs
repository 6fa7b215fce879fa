//! The dice table: the die that fell, the reasons for its target line by line, and the row of faces. It stays until the next.

use bevy::prelude::*;

use super::battle::headline;
use super::battle_rule::{RuleBook, number};
use super::dice_table_ledger::{draw_ledger, draw_line, sum_line};
use super::log_line::{self, Roll};
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{row, text};
use crate::battle::{BattleEvent, Check, Ledger, Log, Outcome, Points};
use crate::view::{Atelier, Motif, OnStage, Stage, ViewSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnTable>().add_systems(
        Update,
        (follow_queue, draw_table).chain().after(ViewSystems::Play),
    );
}

/// The panel of the dice table.
#[derive(Component)]
pub struct DiceTable;

/// What lies on the table: an entry of the log.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnTable {
    /// The place of the entry in the log.
    pub entry: Option<usize>,
    battle: Option<Entity>,
    shown: usize,
}

/// Lays every roll on the table when it is shown.
fn follow_queue(stage: Res<Stage>, logs: Query<&Log>, mut table: ResMut<OnTable>) {
    if table.battle != stage.battle {
        *table = OnTable {
            battle: stage.battle,
            ..default()
        };
    }
    if table.shown == stage.shown {
        return;
    }
    let Some(log) = stage.battle.and_then(|battle| logs.get(battle).ok()) else {
        return;
    };
    let from = if stage.shown < table.shown { 0 } else { table.shown };
    let fresh = log.entries().get(from..stage.shown).unwrap_or_default();
    let last = fresh
        .iter()
        .rposition(|entry| log_line::roll(&entry.happening).is_some());
    table.shown = stage.shown;
    if let Some(last) = last {
        table.entry = Some(from + last);
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
        .and_then(|log| log.entries().get(table.entry?));
    commands
        .entity(panel)
        .despawn_related::<Children>()
        .with_children(|parent| match entry {
            Some(entry) => draw_entry(parent, entry, &stage, &book, &mut atelier),
            None => {
                headline(
                    parent,
                    Phrase::key("battle-dice-table"),
                    Phrase::plain(""),
                    colour::SOFT_INK,
                );
                parent.spawn(text(
                    Phrase::key("battle-dice-none"),
                    Letters::new(Face::Slanted, size::SMALL).in_ink(colour::SOFT_INK),
                ));
            }
        });
}

fn draw_entry(
    parent: &mut ChildSpawnerCommands,
    entry: &BattleEvent,
    stage: &Stage,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let line = Node {
        height: px(22),
        flex_shrink: 0.0,
        overflow: Overflow::clip(),
        ..row(size::GAP)
    };
    let title = log_line::title(&entry.happening, stage, book);
    parent.spawn(line).with_child((
        text(title, Letters::new(Face::Strong, size::BODY)),
        TextLayout::no_wrap(),
    ));
    match log_line::roll(&entry.happening) {
        Some(Roll::Check(check)) => draw_check(parent, check, book, atelier),
        Some(Roll::Points(points, loss)) => draw_points(parent, points, loss, book, atelier),
        None => {}
    }
}

fn draw_check(parent: &mut ChildSpawnerCommands, check: &Check, book: &RuleBook, atelier: &mut Atelier) {
    let (key, ink) = match check.outcome {
        Outcome::Lucky => ("battle-outcome-lucky", colour::SUCCESS_INK),
        Outcome::Success => ("battle-outcome-success", colour::SUCCESS_INK),
        Outcome::Failure => ("battle-outcome-failure", colour::WARNING_INK),
        Outcome::Fumble => ("battle-outcome-fumble", colour::WARNING_INK),
    };
    let verdict = Phrase::key(key)
        .with("face", i64::from(check.face))
        .with("target", Phrase::plain(number(check.target)));
    draw_body(
        parent,
        check.sides,
        check.face.to_string(),
        (verdict, ink),
        |lines| {
            draw_ledger(lines, &check.ledger, book);
            sum_line(lines, Phrase::key("battle-at-most"), check.target);
        },
        atelier,
    );
    if check.sides <= 20 {
        draw_faces(parent, check, atelier);
    }
}

fn draw_points(
    parent: &mut ChildSpawnerCommands,
    points: &Points,
    loss: Option<&Ledger>,
    book: &RuleBook,
    atelier: &mut Atelier,
) {
    let faces: Vec<String> = points.throw.faces().iter().map(u8::to_string).collect();
    let value = loss.map_or_else(|| points.value(), Ledger::value);
    let verdict = if loss.is_some() {
        Phrase::key("battle-loses").with("points", i64::from(value))
    } else {
        Phrase::plain(number(value))
    };
    draw_body(
        parent,
        points.sides,
        faces.join(" "),
        (verdict, colour::INK),
        |lines| {
            draw_ledger(lines, &points.ledger, book);
            if let Some(loss) = loss {
                sum_line(lines, Phrase::key("battle-points"), points.value());
                loss.lines.iter().for_each(|line| {
                    draw_line(lines, book.title(line.rule), line.rule, line.amount, line.applies)
                });
                sum_line(lines, Phrase::key("battle-loss"), value);
            }
        },
        atelier,
    );
}

/// The die with its face and the verdict at the left, the lines at the right.
fn draw_body(
    parent: &mut ChildSpawnerCommands,
    sides: u8,
    face: String,
    verdict: (Phrase, Color),
    lines: impl FnOnce(&mut ChildSpawnerCommands),
    atelier: &mut Atelier,
) {
    let body = Node {
        flex_grow: 1.0,
        min_height: px(0),
        column_gap: px(10),
        overflow: Overflow::clip(),
        ..default()
    };
    parent.spawn(body).with_children(|body| {
        let left = Node {
            width: px(84),
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(2),
            ..default()
        };
        body.spawn(left).with_children(|left| {
            let node = Node {
                width: px(70),
                height: px(70),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            };
            let size_of_face = if face.len() > 2 { 17.0 } else { 25.0 };
            let letters = Letters::new(Face::StrongFigures, size_of_face);
            left.spawn((
                ImageNode::new(atelier.motif(Motif::Die(sides), 156)),
                node,
                children![text(Phrase::plain(face), letters)],
            ));
            let letters = Letters::new(Face::Strong, size::SMALL).in_ink(verdict.1);
            left.spawn((text(verdict.0, letters), TextLayout::justify(Justify::Center)));
        });
        let right = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            min_width: px(0),
            row_gap: px(0),
            ..default()
        };
        body.spawn(right).with_children(lines);
    });
}

/// The row of faces: those that pass are filled; a pointer stands over the one that fell, and its box is framed.
fn draw_faces(parent: &mut ChildSpawnerCommands, check: &Check, atelier: &mut Atelier) {
    let node = Node {
        height: px(24),
        flex_shrink: 0.0,
        column_gap: px(2),
        align_items: AlignItems::End,
        ..default()
    };
    parent.spawn(node).with_children(|faces| {
        for face in 1..=check.sides {
            let is_fallen = face == check.face;
            let column = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
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
                let ground = if i16::from(face) <= check.target {
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
