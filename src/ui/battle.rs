//! The battle screen: ladder at the left, the map, the action bar below it; dice table, sheet and log at the right.
//!
//! The panels stand in their own files. What lies between them is opaque, so that the map shows in its window only.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::battle_keys::next_tempo;
use super::lesson_panel::LessonSlot;
use super::preference::Preferences;
use super::say::Phrase;
use super::theme::{Face, Letters, colour, size};
use super::widget::{Tooltip, focusable, icon_button, panel, row, spacer, text};
use super::{action_bar, dice_table, ladder, log, sheet};
use crate::input::KeepsArrows;
use crate::view::camera::{MapCamera, MapWindow};
use crate::view::{Motion, OnStage, Pace, Speed, Stage};

/// Logical pixels of the columns and rows around the map.
mod measure {
    pub(super) const LEFT: f32 = 176.0;
    pub(super) const RIGHT: f32 = 372.0;
    pub(super) const TOP: f32 = 44.0;
    pub(super) const BOTTOM: f32 = 204.0;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_screen, name_time, name_speed).chain())
        .add_observer(use_tool);
}

/// The root of the battle screen.
#[derive(Component)]
pub struct BattleScreen;

/// The line above the ladder that says round and phase.
#[derive(Component)]
struct TimeLine;

/// The line above the map where the name of the level stands. Whoever opens a fight says it there.
#[derive(Component)]
pub struct LevelName;

/// A button above the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Changes the speed at which happenings are shown.
    Speed,
    /// Shows the whole map.
    Fit,
    /// Shows at once what is left of the queue.
    Skip,
}

/// Sets the screen up when a battle comes onto the stage, and takes it away with it.
fn keep_screen(on_stage: Res<OnStage>, screens: Query<Entity, With<BattleScreen>>, mut commands: Commands) {
    match (on_stage.battle, screens.iter().next()) {
        (Some(_), None) => spawn_screen(&mut commands),
        (None, Some(screen)) => commands.entity(screen).despawn(),
        _ => {}
    }
}

fn spawn_screen(commands: &mut Commands) {
    let root = Node {
        width: percent(100),
        height: percent(100),
        ..default()
    };
    commands
        .spawn((BattleScreen, root, Pickable::IGNORE, TabGroup::new(0)))
        .with_children(|root| {
            let left = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                min_width: px(0),
                ..default()
            };
            root.spawn((left, Pickable::IGNORE)).with_children(|left| {
                let upper = Node {
                    flex_grow: 1.0,
                    min_height: px(0),
                    ..default()
                };
                left.spawn((upper, Pickable::IGNORE)).with_children(|upper| {
                    spawn_ladder(upper);
                    spawn_map(upper);
                });
                spawn_action_bar(left);
            });
            spawn_right_column(root);
        });
}

fn spawn_ladder(parent: &mut ChildSpawnerCommands) {
    let column = Node {
        width: px(measure::LEFT),
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..default()
    };
    parent
        .spawn((column, BackgroundColor(colour::WORKTOP)))
        .with_children(|column| {
            let line = Node {
                height: px(measure::TOP),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            };
            column.spawn((
                line,
                children![(
                    TimeLine,
                    text(Phrase::plain(""), Letters::new(Face::Strong, size::BODY))
                )],
            ));
            column.spawn((panel(), ladder::Ladder)).insert(Node {
                flex_grow: 1.0,
                min_height: px(0),
                border: UiRect::all(px(size::LINE)),
                border_radius: BorderRadius::all(px(size::CORNER)),
                overflow: Overflow::clip(),
                ..default()
            });
        });
}

fn spawn_map(parent: &mut ChildSpawnerCommands) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        min_width: px(0),
        ..default()
    };
    parent.spawn((column, Pickable::IGNORE)).with_children(|column| {
        let bar = Node {
            height: px(measure::TOP),
            align_items: AlignItems::Center,
            column_gap: px(6),
            padding: UiRect::horizontal(px(size::GUTTER)),
            ..default()
        };
        column
            .spawn((bar, BackgroundColor(colour::WORKTOP)))
            .with_children(|bar| {
                bar.spawn((
                    LevelName,
                    text(Phrase::plain(""), Letters::new(Face::Strong, size::HEADING)),
                ));
                bar.spawn(spacer());
                bar.spawn((
                    Tool::Skip,
                    icon_button("»"),
                    Tooltip(Phrase::key("battle-tool-skip")),
                ));
                bar.spawn((
                    Tool::Speed,
                    icon_button("1×"),
                    Tooltip(Phrase::key("battle-tool-speed")),
                ));
                bar.spawn((
                    Tool::Fit,
                    icon_button("□"),
                    Tooltip(Phrase::key("battle-tool-fit")),
                ));
            });
        let slot = Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        };
        column.spawn((LessonSlot, slot, BackgroundColor(colour::WORKTOP)));
        spawn_map_window(column);
    });
}

/// A frame of opaque paper around the hole through which the map is seen.
fn spawn_map_window(parent: &mut ChildSpawnerCommands) {
    let frame = Node {
        flex_grow: 1.0,
        min_height: px(0),
        border: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..default()
    };
    parent
        .spawn((frame, BorderColor::all(colour::WORKTOP), Pickable::IGNORE))
        .with_children(|frame| {
            let window = Node {
                flex_grow: 1.0,
                border: UiRect::all(px(size::LINE)),
                overflow: Overflow::clip(),
                ..default()
            };
            let hands = (bevy::ui_widgets::Button, KeepsArrows, focusable());
            frame.spawn((
                MapWindow,
                window,
                BorderColor::all(colour::INK),
                Pickable::IGNORE,
                hands,
            ));
        });
}

fn spawn_action_bar(parent: &mut ChildSpawnerCommands) {
    let strip = Node {
        height: px(measure::BOTTOM),
        flex_shrink: 0.0,
        padding: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..default()
    };
    parent
        .spawn((strip, BackgroundColor(colour::WORKTOP)))
        .with_children(|strip| {
            strip.spawn((panel(), action_bar::ActionBar)).insert(Node {
                flex_grow: 1.0,
                min_width: px(0),
                flex_direction: FlexDirection::Column,
                row_gap: px(6),
                padding: UiRect::axes(px(12), px(7)),
                border: UiRect::all(px(size::LINE)),
                border_radius: BorderRadius::all(px(size::CORNER)),
                ..default()
            });
        });
}

fn spawn_right_column(parent: &mut ChildSpawnerCommands) {
    let column = Node {
        width: px(measure::RIGHT),
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(size::GUTTER)),
        row_gap: px(8),
        ..default()
    };
    let sheet = |height: Val, grow: f32| Node {
        height,
        flex_grow: grow,
        flex_shrink: 0.0,
        flex_basis: if grow > 0.0 { px(0) } else { auto() },
        min_height: px(0),
        flex_direction: FlexDirection::Column,
        row_gap: px(3),
        padding: UiRect::axes(px(12), px(7)),
        border: UiRect::all(px(size::LINE)),
        border_radius: BorderRadius::all(px(size::CORNER)),
        overflow: Overflow::clip(),
        ..default()
    };
    parent
        .spawn((column, BackgroundColor(colour::WORKTOP)))
        .with_children(|column| {
            column
                .spawn((panel(), dice_table::DiceTable))
                .insert(sheet(px(226), 0.0));
            column.spawn((panel(), sheet::Sheet)).insert(Node {
                min_height: px(172),
                ..sheet(auto(), 0.0)
            });
            column
                .spawn((panel(), log::LogPanel))
                .insert(sheet(auto(), 1.0))
                .with_children(log::spawn);
        });
}

/// Says round and phase of what is being shown.
fn name_time(
    stage: Res<Stage>,
    lines: Query<Entity, With<TimeLine>>,
    mut said: Local<Option<(u16, Option<i16>)>>,
    mut commands: Commands,
) {
    let now = Some((stage.round, stage.phase));
    let Ok(line) = lines.single() else {
        *said = None;
        return;
    };
    if *said == now {
        return;
    }
    *said = now;
    let round = Phrase::key("battle-round").with("round", i64::from(stage.round));
    let phrase = match stage.phase {
        Some(phase) => Phrase::Row(vec![
            round,
            Phrase::plain(" · "),
            Phrase::key("battle-phase").with("phase", Phrase::plain(phase.to_string())),
        ]),
        None => round,
    };
    commands.entity(line).insert(super::say::Say(phrase));
}

fn use_tool(
    used: On<bevy::ui_widgets::Activate>,
    tools: Query<&Tool>,
    mut preferences: ResMut<Preferences>,
    mut camera: ResMut<MapCamera>,
    mut motion: ResMut<Motion>,
) {
    match tools.get(used.entity) {
        Ok(Tool::Speed) => {
            let next = next_tempo(preferences.tempo);
            (preferences.tempo, preferences.opponent_tempo) = (next, next);
        }
        Ok(Tool::Fit) => camera.fit(),
        Ok(Tool::Skip) => motion.skip(),
        Err(_) => {}
    }
}

/// Writes the speed onto its button.
fn name_speed(
    pace: Res<Pace>,
    tools: Query<(&Tool, &Children)>,
    added: Query<(), Added<Tool>>,
    mut commands: Commands,
) {
    if !pace.is_changed() && added.is_empty() {
        return;
    }
    let sign = match pace.own {
        Speed::Normal => "1×",
        Speed::Double => "2×",
        Speed::Skip => "»»",
    };
    for (_, children) in tools.iter().filter(|(tool, _)| **tool == Tool::Speed) {
        for child in children {
            commands
                .entity(*child)
                .insert(super::say::Say(Phrase::plain(sign)));
        }
    }
}

/// A row that fills its panel, for headings with a remark at the right end.
pub(super) fn headline(parent: &mut ChildSpawnerCommands, title: Phrase, aside: Phrase, ink: Color) {
    let line = Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Baseline,
        ..row(size::GAP)
    };
    parent.spawn(line).with_children(|line| {
        line.spawn(text(title, Letters::new(Face::Strong, size::BODY)));
        line.spawn(text(
            aside,
            Letters::new(Face::Text, size::TINY + 1.0).in_ink(ink),
        ));
    });
}
