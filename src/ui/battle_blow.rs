//! The last blow in a small box over a corner of the map, while the column with dice and log is folded away.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::battle_column::SideColumn;
use super::battle_rule::RuleBook;
use super::widget::{column, text};
use crate::battle::{Happening, Log};
use crate::view::camera::MapWindow;
use crate::view::terms::Terms;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{Stage, ViewSystems};
use crate::words::Phrase;

/// Entries of the log after a blow that may still belong to it.
const LONGEST: usize = 40;
/// Logical pixels between the pointer and the box from which on it gives way.
const WAY: f32 = 40.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (keep_box, tell_blow, give_way).chain().after(ViewSystems::Play),
    );
}

/// The box, and what it tells.
#[derive(Component, Default)]
pub struct LastBlow {
    /// The battle and how much of its log has been shown.
    told: Option<(Entity, usize)>,
    is_right: bool,
}

/// Puts the box into the window of the map.
fn keep_box(maps: Query<Entity, Added<MapWindow>>, mut commands: Commands) {
    for map in &maps {
        let node = Node {
            position_type: PositionType::Absolute,
            display: Display::None,
            max_width: percent(48),
            padding: UiRect::axes(px(10), px(5)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(4)),
            top: px(8),
            left: px(8),
            ..column(1.0)
        };
        commands.entity(map).with_child((
            LastBlow::default(),
            node,
            BackgroundColor(colour::PAPER.with_alpha(0.96)),
            BorderColor::all(colour::INK),
            ZIndex(2),
            Pickable::IGNORE,
        ));
    }
}

/// Writes the last blow and what came of it, where the column does not tell it.
fn tell_blow(
    stage: Res<Stage>,
    logs: Query<&Log>,
    columns: Query<&Node, (With<SideColumn>, Without<LastBlow>)>,
    mut boxes: Query<(Entity, &mut LastBlow, &mut Node)>,
    book: RuleBook,
    mut commands: Commands,
) {
    let is_folded = columns.iter().all(|column| column.display == Display::None);
    let log = stage
        .battle
        .and_then(|battle| Some((battle, logs.get(battle).ok()?)));
    for (entity, mut blow, mut node) in &mut boxes {
        let now = log.filter(|_| is_folded).map(|(battle, _)| (battle, stage.shown));
        if blow.told == now {
            continue;
        }
        blow.told = now;
        let lines = now
            .zip(log)
            .map_or_else(Vec::new, |(_, (_, log))| lines(log, &stage, &book));
        let display = if lines.is_empty() {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
        }
        let mut shown = commands.entity(entity);
        shown.despawn_related::<Children>().with_children(|shown| {
            for (place, line) in lines.into_iter().enumerate() {
                let face = if place == 0 { Face::Strong } else { Face::Text };
                shown.spawn((
                    text(line, Letters::new(face, size::SMALL - 0.5)),
                    Terms::default(),
                ));
            }
        });
    }
}

/// The last attack that has been shown and what followed from it, in sentences.
fn lines(log: &Log, stage: &Stage, book: &RuleBook) -> Vec<Phrase> {
    let shown = stage.shown.min(log.entries().len());
    let told = |place: usize| log.told(place, stage.watching.0);
    let is_attack = |place: &usize| {
        told(*place).is_some_and(|entry| matches!(entry.happening, Happening::Attacked { .. }))
    };
    let Some(first) = (shown.saturating_sub(LONGEST)..shown).rev().find(is_attack) else {
        return Vec::new();
    };
    let belongs = |happening: &Happening| {
        matches!(
            happening,
            Happening::Attacked { .. } | Happening::Defended { .. } | Happening::Struck { .. }
        )
    };
    (first..shown)
        .filter_map(told)
        .filter(|entry| belongs(&entry.happening))
        .filter_map(|entry| book.told(&entry.happening))
        .take(3)
        .collect()
}

/// The box goes to the other corner while the pointer is near it: it lies over nothing that is aimed at.
fn give_way(
    window: Single<&Window, With<PrimaryWindow>>,
    mut boxes: Query<(&mut LastBlow, &mut Node, &ComputedNode, &UiGlobalTransform)>,
) {
    let Some(pointer) = window.physical_cursor_position() else {
        return;
    };
    for (mut blow, mut node, computed, place) in &mut boxes {
        let own = Rect::from_center_size(place.translation, computed.size());
        let near = own.inflate(WAY / computed.inverse_scale_factor().max(1e-3));
        if computed.is_empty() || !near.contains(pointer) {
            continue;
        }
        blow.is_right = !blow.is_right;
        (node.left, node.right) = match blow.is_right {
            true => (auto(), px(8)),
            false => (px(8), auto()),
        };
    }
}
