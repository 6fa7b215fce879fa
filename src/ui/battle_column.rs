//! The column at the right of the map: the fighter, dice and reasons, the log. Each section folds under its head, and the whole
//! column folds away; what is folded is kept with the settings.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde::{Deserialize, Serialize};

use super::battle::{BattleScreen, LadderColumn, ScreenSystems, measure};
use super::battle_codex::CodexHost;
use super::lesson::Teaching;
use super::preference::Preferences;
use super::widget::{fold_head, panel, scroll_sheet, spacer, text};
use super::{dice_table, log, log_luck, sheet};
use crate::input::{Action, Hands};
use crate::view::say::Say;
use crate::view::theme::{Face, Letters, size};
use crate::words::Phrase;

/// Width of the column in logical pixels.
pub(super) const WIDTH: f32 = 234.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fold_by_key, keep_folded).chain().after(ScreenSystems))
        .add_observer(fold_section);
}

/// What is folded away of the column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Folded {
    /// The whole column.
    pub column: bool,
    /// The sheet of the fighter.
    pub fighter: bool,
    /// The dice and their reasons.
    pub dice: bool,
    /// The log.
    pub log: bool,
}

/// A section of the column.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The sheet of the fighter.
    Fighter,
    /// The dice and their reasons.
    Dice,
    /// The log.
    Log,
}

impl Section {
    const ALL: [Self; 3] = [Self::Fighter, Self::Dice, Self::Log];

    /// Whether it is folded; to be changed.
    const fn place(self, folded: &mut Folded) -> &mut bool {
        match self {
            Self::Fighter => &mut folded.fighter,
            Self::Dice => &mut folded.dice,
            Self::Log => &mut folded.log,
        }
    }

    /// Its panel while it is open, or while only its head is there.
    fn frame(self, is_folded: bool) -> Node {
        let (grow, basis, least) = match (self, is_folded) {
            (_, true) => (0.0, auto(), 0.0),
            (Self::Fighter, _) => (0.0, auto(), 84.0),
            (Self::Dice, _) => (0.0, auto(), 132.0),
            (Self::Log, _) => (1.0, px(0), 118.0),
        };
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: grow,
            flex_basis: basis,
            flex_shrink: if is_folded { 0.0 } else { 1.0 },
            min_height: px(least),
            border: UiRect::all(px(size::LINE)),
            border_radius: BorderRadius::all(px(size::CORNER)),
            overflow: Overflow::clip(),
            ..default()
        }
    }
}

/// The column.
#[derive(Component)]
pub(super) struct SideColumn;

/// The panel of a section.
#[derive(Component)]
struct Frame(Section);

/// What folds away under the head of a section.
#[derive(Component)]
struct Body(Section);

/// The sign on a head: whether its section is open.
#[derive(Component)]
struct Sign(Section);

/// Puts the column beside the map.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands) {
    let column = Node {
        width: px(WIDTH + measure::GUTTER),
        flex_shrink: 0.0,
        flex_direction: FlexDirection::Column,
        min_height: px(0),
        padding: UiRect::new(px(0), px(measure::GUTTER), px(0), px(measure::GUTTER)),
        row_gap: px(measure::GUTTER),
        ..default()
    };
    parent
        .spawn((SideColumn, column, Pickable::IGNORE))
        .with_children(|column| {
            spawn_section(column, Section::Fighter, |head| {
                head.spawn(sheet::name_slot());
            })
            .with_children(|body| spawn_scrolling(body, sheet::sheet()));
            spawn_section(column, Section::Dice, |head| {
                head.spawn(text("battle-dice-table", Letters::new(Face::Strong, size::BODY)));
            })
            .with_children(|body| spawn_scrolling(body, dice_table::table()));
            spawn_section(column, Section::Log, |head| {
                head.spawn(text("battle-log", Letters::new(Face::Strong, size::BODY)));
                head.spawn(spacer());
                log_luck::spawn(head);
            })
            .insert(log::LogPanel)
            .with_children(log::spawn);
        });
}

/// What scrolls where its section has too little room.
fn spawn_scrolling(body: &mut ChildSpawnerCommands, content: impl Bundle) {
    let pane = Node {
        min_height: px(0),
        ..super::widget::column(0.0)
    };
    body.spawn(pane).with_children(|pane| {
        pane.spawn(scroll_sheet(0.0)).with_children(|pane| {
            pane.spawn(content);
        });
    });
}

/// A section with its head; answers its body, which is to be filled.
fn spawn_section<'c>(
    column: &'c mut ChildSpawnerCommands,
    section: Section,
    fill_head: impl FnOnce(&mut ChildSpawnerCommands),
) -> EntityCommands<'c> {
    let body = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_shrink: 1.0,
        min_height: px(0),
        row_gap: px(3),
        padding: UiRect::new(px(10), px(10), px(0), px(6)),
        ..default()
    };
    let mut frame = column.spawn((Frame(section), panel()));
    frame.insert(section.frame(false)).with_children(|frame| {
        frame.spawn((section, fold_head())).with_children(|head| {
            fill_head(head);
            if section != Section::Log {
                head.spawn(spacer());
            }
            let letters = Letters::new(Face::StrongFigures, size::BODY);
            head.spawn((Sign(section), text(Phrase::plain("–"), letters)));
        });
    });
    let frame = frame.id();
    let mut body = column
        .commands_mut()
        .spawn((Body(section), body, Pickable::IGNORE));
    body.insert(ChildOf(frame));
    body
}

fn fold_section(used: On<Activate>, heads: Query<&Section>, mut preferences: ResMut<Preferences>) {
    if let Ok(section) = heads.get(used.entity) {
        let folded = section.place(&mut preferences.folded);
        *folded = !*folded;
    }
}

/// The whole column comes and goes by a key; another shows the fight to a room.
fn fold_by_key(hands: Hands, mut preferences: ResMut<Preferences>) {
    if hands.just_pressed(Action::SideColumn) {
        preferences.folded.column = !preferences.folded.column;
    }
    if hands.just_pressed(Action::Presentation) {
        preferences.presentation = !preferences.presentation;
    }
}

/// Lets the panels be there as the settings say. A lesson speaks of all of them, so that nothing is folded in it.
fn keep_folded(
    preferences: Res<Preferences>,
    teaching: Option<Res<Teaching>>,
    added: Query<(), Added<SideColumn>>,
    mut columns: Query<(&mut Node, Has<SideColumn>), Or<(With<SideColumn>, With<LadderColumn>)>>,
    mut frames: Query<(&Frame, &mut Node), (Without<SideColumn>, Without<LadderColumn>)>,
    mut bodies: Query<(&Body, &mut Node), (Without<Frame>, Without<SideColumn>, Without<LadderColumn>)>,
    mut signs: Query<(&Sign, &mut Say)>,
    mut hosts: Query<&mut CodexHost, With<BattleScreen>>,
    mut taught: Local<bool>,
) {
    let is_taught = teaching.is_some();
    if !preferences.is_changed() && added.is_empty() && *taught == is_taught {
        return;
    }
    *taught = is_taught;
    let mut folded = match is_taught {
        true => Folded::default(),
        false => preferences.folded,
    };
    let is_shown_to_room = preferences.presentation && !is_taught;
    let has_column = !folded.column && !is_shown_to_room;
    for (mut node, is_side) in &mut columns {
        let is_there = if is_side { has_column } else { !is_shown_to_room };
        set_display(&mut node, is_there);
    }
    for section in Section::ALL {
        let is_folded = *section.place(&mut folded);
        for (_, mut node) in frames.iter_mut().filter(|(frame, _)| frame.0 == section) {
            node.set_if_neq(section.frame(is_folded));
        }
        for (_, mut node) in bodies.iter_mut().filter(|(body, _)| body.0 == section) {
            set_display(&mut node, !is_folded);
        }
        for (_, mut said) in signs.iter_mut().filter(|(sign, _)| sign.0 == section) {
            said.set_if_neq(Say(Phrase::plain(if is_folded { "+" } else { "–" })));
        }
    }
    for mut host in &mut hosts {
        let width = if has_column { WIDTH + measure::GUTTER } else { 0.0 };
        host.set_if_neq(CodexHost(width + measure::GUTTER));
    }
}

fn set_display(node: &mut Mut<Node>, is_there: bool) {
    let display = if is_there { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
