//! The timeline at the foot of the log: a stroke for every stretch of the fight, as high as what was lost in it. Drag along it
//! to look back; the map shows the figures as they stood then.

use bevy::prelude::*;
use bevy::ui::RelativeCursorPosition;

use super::widget::text;
use crate::battle::{Happening, Log};
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Glance, Stage, ViewSystems};

/// Strokes on the timeline; a longer fight has several entries to a stroke.
const STROKES: usize = 76;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (draw_strokes, drag_back).chain().after(ViewSystems::Play));
}

/// The strip that can be dragged along.
#[derive(Component)]
struct Strip;

/// The knob that shows which moment is looked at.
#[derive(Component)]
struct Knob;

pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    let strip = Node {
        height: px(30),
        flex_shrink: 0.0,
        align_items: AlignItems::End,
        column_gap: px(1),
        border: UiRect::bottom(px(1)),
        ..default()
    };
    parent.spawn((
        Strip,
        RelativeCursorPosition::default(),
        strip,
        BorderColor::all(colour::SOFT_INK),
    ));
    let letters = Letters::new(Face::Slanted, size::TINY).in_ink(colour::SOFT_INK);
    parent.spawn(text("battle-timeline", letters));
}

/// What a happening is worth on the timeline, in logical pixels.
fn weight(happening: &Happening) -> f32 {
    match happening {
        Happening::Struck { loss, .. } => 8.0 + f32::from(loss.value().max(0)) * 1.4,
        Happening::Wounded { .. } | Happening::FightEnded { .. } => 26.0,
        Happening::Attacked { .. } | Happening::Defended { .. } => 8.0,
        Happening::RoundStarted => 14.0,
        _ => 3.0,
    }
}

fn draw_strokes(
    stage: Res<Stage>,
    glance: Res<Glance>,
    logs: Query<&Log>,
    strips: Query<Entity, With<Strip>>,
    mut drawn: Local<Option<(Entity, usize, Option<usize>)>>,
    mut commands: Commands,
) {
    let (Ok(strip), Some(log)) = (
        strips.single(),
        stage.battle.and_then(|battle| logs.get(battle).ok()),
    ) else {
        return;
    };
    // Strokes are drawn at rest and after every eighth entry, so that a long queue does not draw them all the time.
    let shown = if stage.is_playing() {
        stage.shown / 8 * 8
    } else {
        stage.shown
    };
    let now = Some((strip, shown, glance.0));
    if *drawn == now {
        return;
    }
    *drawn = now;
    // As long as what those who watch have been told: what is hidden from them takes no room.
    let entries: Vec<_> = log
        .news(0..shown.min(log.entries().len()), stage.watching.0)
        .collect();
    let each = entries.len().div_ceil(STROKES).max(1);
    commands
        .entity(strip)
        .despawn_related::<Children>()
        .with_children(|parent| {
            for stretch in entries.chunks(each) {
                let height = stretch
                    .iter()
                    .map(|(_, entry)| weight(&entry.happening))
                    .fold(0.0, f32::max)
                    .min(28.0);
                let node = Node {
                    width: px(2.5),
                    height: px(height),
                    ..default()
                };
                parent.spawn((node, BackgroundColor(colour::FAINT), Pickable::IGNORE));
            }
            let share = glance.0.map_or(1.0, |place| {
                let before = entries.partition_point(|(told, _)| *told < place);
                before as f32 / entries.len().max(1) as f32
            });
            let used = (entries.len().div_ceil(each)) as f32 * 3.5;
            let node = Node {
                position_type: PositionType::Absolute,
                left: px((used * share - 5.0).max(0.0)),
                bottom: px(-5),
                width: px(11),
                height: px(11),
                border: UiRect::all(px(1)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            parent.spawn((
                Knob,
                node,
                BackgroundColor(colour::ACTIVE),
                BorderColor::all(colour::INK),
                Pickable::IGNORE,
            ));
        });
}

/// A press on the strip looks at the moment under the pointer; beyond the last stroke it is now again.
fn drag_back(
    buttons: Res<ButtonInput<MouseButton>>,
    strips: Query<(&RelativeCursorPosition, &ComputedNode), With<Strip>>,
    stage: Res<Stage>,
    logs: Query<&Log>,
    mut dragging: Local<bool>,
    mut glance: ResMut<Glance>,
) {
    let Ok((cursor, node)) = strips.single() else {
        return;
    };
    if buttons.just_pressed(MouseButton::Left) {
        *dragging = cursor.cursor_over();
    }
    let (true, true, false, Some(place)) = (
        *dragging,
        buttons.pressed(MouseButton::Left),
        stage.is_playing(),
        cursor.normalized,
    ) else {
        return;
    };
    let Some(log) = stage.battle.and_then(|battle| logs.get(battle).ok()) else {
        return;
    };
    let count = log.entries().len();
    let told: Vec<_> = log.news(0..count, stage.watching.0).collect();
    let each = told.len().div_ceil(STROKES).max(1);
    let along = (place.x + 0.5) * node.size().x * node.inverse_scale_factor();
    let stroke = (along / 3.5).max(0.0) as usize * each;
    glance.set_if_neq(Glance(told.get(stroke).map(|(place, _)| *place)));
}
