//! The battle screen: a line at the top, the ladder at the left, the map, below it the strip with the action bar, at the right a
//! column that folds.
//!
//! The panels and the buttons of the upper line stand in their own files. The map is drawn in its window only, so nothing needs
//! to lie over what is around it. The strip is as high as what it shows; what it gives back is the map's.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::battle_codex::CodexHost;
use super::lesson_panel::LessonSlot;
use super::widget::{column, focusable, panel, scroll_sheet, text};
use super::{action_bar, battle_column, battle_tool, ladder};
use crate::input::Haven;
use crate::view::camera::MapWindow;
use crate::view::say::Named;
use crate::view::theme::{Face, Letters, colour, size};
use crate::view::{OnStage, Stage};
use crate::words::Phrase;

/// Logical pixels of the columns and rows around the map.
pub(super) mod measure {
    /// Height of the upper line.
    pub(in crate::ui) const TOP: f32 = 38.0;
    /// Between the panels, and from the window's edge to them: less than elsewhere, for the map needs the room.
    pub(in crate::ui) const GUTTER: f32 = 6.0;
    /// Width of the ladder.
    pub(super) const LADDER: f32 = 100.0;
    /// Least height of the map, in hundredths of the window; while a lesson is read and while there is none.
    pub(in crate::ui) const LEAST_TAUGHT: f32 = 30.0;
    pub(in crate::ui) const LEAST_MAP: f32 = 45.0;
    /// Least height of what the action bar shows.
    pub(super) const BAR: f32 = 54.0;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (keep_screen, name_time).chain().in_set(ScreenSystems))
        .add_plugins(battle_column::plugin);
}

/// Keeps the frame of the battle screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ScreenSystems;

/// The root of the battle screen.
#[derive(Component)]
pub struct BattleScreen;

/// The text that says round and phase.
#[derive(Component)]
struct TimeLine;

/// The text in the upper line where the name of the level stands. Whoever opens a fight says it there.
#[derive(Component)]
pub struct LevelName;

/// A column beside the map that is not there while the screen is shown to a room.
#[derive(Component)]
pub(super) struct LadderColumn;

/// The row of ladder and map.
#[derive(Component)]
pub(super) struct Upper;

/// The strip below the map: the action bar, and above it the panel of a lesson.
#[derive(Component)]
pub(super) struct Strip;

/// The panel around the action bar, which scrolls where the bar is higher than its room.
#[derive(Component)]
pub(super) struct BarFrame;

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
        ..column(0.0)
    };
    commands
        .spawn((
            BattleScreen,
            CodexHost(battle_column::WIDTH + 2.0 * measure::GUTTER),
            root,
            Pickable::IGNORE,
            TabGroup::new(0),
        ))
        .with_children(|root| {
            spawn_top(root);
            let below = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                ..default()
            };
            root.spawn((below, Pickable::IGNORE)).with_children(|below| {
                spawn_field(below);
                battle_column::spawn(below);
            });
        });
}

/// The upper line: when it is, where one fights, and the tools.
fn spawn_top(parent: &mut ChildSpawnerCommands) {
    let line = Node {
        min_height: px(measure::TOP),
        flex_shrink: 0.0,
        // In a narrow window the tools stand in a line of their own.
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        align_content: AlignContent::Center,
        column_gap: px(16),
        padding: UiRect::horizontal(px(size::GUTTER)),
        ..default()
    };
    parent.spawn((line, Pickable::IGNORE)).with_children(|line| {
        line.spawn((
            TimeLine,
            text(Phrase::plain(""), Letters::new(Face::Strong, size::BODY)),
            TextLayout::no_wrap(),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
        ));
        line.spawn((
            LevelName,
            text(
                Phrase::plain(""),
                Letters::new(Face::Strong, size::HEADING).tight(),
            ),
        ));
        battle_tool::spawn(line);
    });
}

/// Ladder, map and strip.
fn spawn_field(parent: &mut ChildSpawnerCommands) {
    let field = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..column(0.0)
    };
    parent.spawn((field, Pickable::IGNORE)).with_children(|field| {
        let upper = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: vh(measure::LEAST_MAP),
            padding: UiRect::horizontal(px(measure::GUTTER)),
            column_gap: px(measure::GUTTER),
            ..default()
        };
        field
            .spawn((Upper, upper, Pickable::IGNORE))
            .with_children(|upper| {
                spawn_ladder(upper);
                spawn_map(upper);
            });
        spawn_strip(field);
    });
}

fn spawn_ladder(parent: &mut ChildSpawnerCommands) {
    parent
        .spawn((LadderColumn, panel(), ladder::Ladder))
        .insert(Node {
            width: px(measure::LADDER),
            flex_shrink: 0.0,
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            ..default()
        });
}

fn spawn_map(parent: &mut ChildSpawnerCommands) {
    let column = Node {
        flex_grow: 1.0,
        // However long a legend is, the columns beside the map keep their width.
        flex_basis: px(0),
        min_width: px(0),
        ..column(0.0)
    };
    parent.spawn((column, Pickable::IGNORE)).with_children(|column| {
        column.spawn(super::battle_legend::legend());
        spawn_map_window(column);
    });
}

/// The hole through which the map is seen. Its border is made of four lines: a border of its own would be drawn, clear as it
/// is, over the whole map.
fn spawn_map_window(parent: &mut ChildSpawnerCommands) {
    let window = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        overflow: Overflow::clip(),
        ..default()
    };
    let hands = (bevy::ui_widgets::Button, Haven::Rest, focusable());
    parent
        .spawn((
            MapWindow,
            Named("battle-map".into()),
            window,
            Pickable::IGNORE,
            hands,
        ))
        .with_children(|window| {
            for line in edges() {
                window.spawn((line, BackgroundColor(colour::INK), Pickable::IGNORE));
            }
        });
}

/// The four lines around the map.
fn edges() -> [Node; 4] {
    let line = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        top: px(0),
        bottom: px(0),
        ..default()
    };
    let (thick, free) = (px(size::LINE), auto());
    [
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
    ]
}

fn spawn_strip(parent: &mut ChildSpawnerCommands) {
    let strip = Node {
        flex_shrink: 1.0,
        min_height: px(0),
        padding: UiRect::all(px(measure::GUTTER)),
        ..column(measure::GUTTER)
    };
    parent
        .spawn((Strip, strip, Pickable::IGNORE))
        .with_children(|strip| {
            let slot = Node {
                min_height: px(0),
                ..column(0.0)
            };
            strip.spawn((LessonSlot, slot));
            strip
                .spawn((BarFrame, panel()))
                .insert(Node {
                    min_height: px(0),
                    padding: UiRect::axes(px(12), px(3)),
                    border: UiRect::all(px(size::LINE)),
                    border_radius: BorderRadius::all(px(size::CORNER)),
                    ..column(0.0)
                })
                .with_children(|frame| {
                    frame.spawn(scroll_sheet(0.0)).with_children(|pane| {
                        pane.spawn((
                            action_bar::ActionBar,
                            Node {
                                min_height: px(measure::BAR),
                                flex_shrink: 0.0,
                                ..column(2.0)
                            },
                        ));
                    });
                });
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
pub(crate) fn moment(round: u16, phase: Option<i16>) -> Phrase {
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
