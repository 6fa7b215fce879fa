//! The battle screen: ladder at the left, the map, the action bar below it; dice table, sheet and log at the right.
//!
//! The panels and the buttons above the map stand in their own files. The map is drawn in its window only, so nothing needs to lie over what is around it.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::battle_codex::CodexHost;
use super::lesson_panel::LessonSlot;
use super::widget::{column, focusable, panel, spacer, text};
use super::{action_bar, battle_tool, dice_table, ladder, log, sheet};
use crate::input::Haven;
use crate::view::camera::MapWindow;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{OnStage, Stage};
use crate::words::Phrase;

/// Logical pixels of the columns and rows around the map.
mod measure {
    pub(super) const LEFT: f32 = 176.0;
    pub(super) const RIGHT: f32 = 372.0;
    pub(super) const TOP: f32 = 44.0;
}

/// Height of the strip below the map in logical pixels.
pub(super) const STRIP: f32 = 240.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_screen, name_time).chain().in_set(ScreenSystems));
}

/// Keeps the frame of the battle screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ScreenSystems;

/// The root of the battle screen.
#[derive(Component)]
pub struct BattleScreen;

/// The line above the ladder that says round and phase.
#[derive(Component)]
struct TimeLine;

/// The line above the map where the name of the level stands. Whoever opens a fight says it there.
#[derive(Component)]
pub struct LevelName;

/// The strip below the map: the action bar, and above it the panel of a lesson.
#[derive(Component)]
pub(super) struct Strip;

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
        .spawn((
            BattleScreen,
            CodexHost(measure::RIGHT + size::GUTTER),
            root,
            Pickable::IGNORE,
            TabGroup::new(0),
        ))
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
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        padding: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..default()
    };
    parent.spawn((column, Pickable::IGNORE)).with_children(|column| {
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
        // However long a legend is, the columns beside the map keep their width.
        flex_basis: px(0),
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
        column.spawn((bar, Pickable::IGNORE)).with_children(|bar| {
            bar.spawn((
                LevelName,
                text(Phrase::plain(""), Letters::new(Face::Strong, size::HEADING)),
            ));
            bar.spawn(spacer());
            battle_tool::spawn(bar);
        });
        column.spawn(super::battle_legend::legend());
        spawn_map_window(column);
    });
}

/// The hole through which the map is seen. Its border is made of four lines: a border of its own would be drawn, clear as it
/// is, over the whole map.
fn spawn_map_window(parent: &mut ChildSpawnerCommands) {
    let frame = Node {
        flex_grow: 1.0,
        min_height: px(0),
        padding: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..default()
    };
    parent.spawn((frame, Pickable::IGNORE)).with_children(|frame| {
        let window = Node {
            flex_grow: 1.0,
            overflow: Overflow::clip(),
            ..default()
        };
        let hands = (bevy::ui_widgets::Button, Haven::Rest, focusable());
        frame
            .spawn((MapWindow, window, Pickable::IGNORE, hands))
            .with_children(|window| {
                let line = Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(0),
                    top: px(0),
                    bottom: px(0),
                    ..default()
                };
                let (thick, free) = (px(size::LINE), auto());
                for line in [
                    Node {
                        height: thick,
                        bottom: free,
                        ..line.clone()
                    },
                    Node {
                        height: thick,
                        top: free,
                        ..line.clone()
                    },
                    Node {
                        width: thick,
                        right: free,
                        ..line.clone()
                    },
                    Node {
                        width: thick,
                        left: free,
                        ..line
                    },
                ] {
                    window.spawn((line, BackgroundColor(colour::INK), Pickable::IGNORE));
                }
            });
    });
}

fn spawn_action_bar(parent: &mut ChildSpawnerCommands) {
    let strip = Node {
        height: px(STRIP),
        flex_shrink: 0.0,
        padding: UiRect::new(px(size::GUTTER), px(0), px(0), px(size::GUTTER)),
        ..column(6.0)
    };
    parent
        .spawn((Strip, strip, Pickable::IGNORE))
        .with_children(|strip| {
            strip.spawn((LessonSlot, column(0.0)));
            strip.spawn((panel(), action_bar::ActionBar)).insert(Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
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
    parent.spawn((column, Pickable::IGNORE)).with_children(|column| {
        column.spawn((panel(), dice_table::DiceTable)).insert(Node {
            min_height: px(196),
            max_height: percent(42),
            ..sheet(auto(), 0.0)
        });
        column.spawn((panel(), sheet::Sheet)).insert(Node {
            min_height: px(150),
            max_height: percent(46),
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
    let phrase = moment(stage.round, stage.phase);
    commands.entity(line).insert(crate::view::say::Say(phrase));
}

/// Round and phase; before the first round stands what happens then.
pub(super) fn moment(round: u16, phase: Option<i16>) -> Phrase {
    let name = match round {
        0 => Phrase::key("battle-before"),
        round => Phrase::key("battle-round").with("round", i64::from(round)),
    };
    match phase {
        Some(phase) => Phrase::Row(vec![
            name,
            Phrase::plain(" · "),
            Phrase::key("battle-phase").with("phase", Phrase::plain(phase.to_string())),
        ]),
        None => name,
    }
}
